"""The picture in words: sentences of the alt text, the most important first."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.messages import Message, say
from bot.core.ruleset import SPECTATOR, Moment
from bot.core.state import GameState
from bot.rulesets.great_war.model import Side, State, Unit
from bot.rulesets.great_war.narrate import narrate
from bot.rulesets.great_war.pieces import is_done, objectives, status
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import labels, phase_name, side_adjective, side_name, type_name

LAST_LINES = 4


def sentences(
    tables: Tables, game: GameState[State] | None, state: State, action: Sequence[Moment]
) -> tuple[Message, ...]:
    """Where things stand, what happened last, and every unit by side and row."""
    lines = [_head(state, game), _medals(state)]
    last = [t.text for t in narrate(tables, action, SPECTATOR)][:LAST_LINES]
    if last:
        lines += [say("gw-alt-last", line=last[0]), *last[1:]]
    for side in state.sides:
        lines += _tanks(state, side)
    for side in state.sides:
        lines += _soldiers(state, side)
    lines += _ground(state)
    lines += [asset(side) for side in state.sides]
    return tuple(lines)


def _head(state: State, game: GameState[State] | None) -> Message:
    return say(
        "gw-alt-head",
        title=state.title.as_message(),
        turn=max(state.turn.number, 1),
        phase=phase_name(state.turn.phase),
        status=status(state, game),
    )


def _medals(state: State) -> Message:
    a, b = state.sides
    return say(
        "gw-alt-medals",
        side=side_name(a.id),
        medals=state.medals_of(a.id),
        other=side_name(b.id),
        others=state.medals_of(b.id),
        needed=state.medals,
    )


def _tanks(state: State, side: Side) -> list[Message]:
    tanks = [u for u in state.alive if u.side == side.id and u.is_tank]
    if not tanks:
        return []
    return [say("gw-alt-tanks", side=side_adjective(side.id), units=tuple(_tank(state, u) for u in tanks))]


def _tank(state: State, u: Unit) -> Message:
    """Hex, type, tokens; then its marker and whether it is ordered or done, where there is any."""
    marks = [say(f"gw-status-{u.status}")] if u.status != "none" else []
    if u.ordered and u.side == state.turn.side:
        marks.append(say("gw-alt-done" if is_done(state, u) else "gw-alt-ordered"))
    plain = say("gw-alt-tank", hex=state.board.label(u.hex), type=type_name(u), tokens=u.strength)
    return say("gw-alt-marked", tank=plain, marks=tuple(marks)) if marks else plain


def _soldiers(state: State, side: Side) -> list[Message]:
    """From the side's front to its rear."""
    units = [u for u in state.alive if u.side == side.id and not u.is_tank]
    if not units:
        return []
    front = 1 if side.edge == "bottom" else -1
    units.sort(key=lambda u: (front * u.hex.r, state.board.grid.column_of(u.hex)))
    names = tuple(
        say("gw-alt-soldier", hex=state.board.label(u.hex), type=type_name(u), figures=u.strength) for u in units
    )
    return [say("gw-alt-soldiers", side=side_adjective(side.id), units=names)]


def _ground(state: State) -> list[Message]:
    grid, ground = state.board.grid, state.board.ground
    craters = [h for h, g in zip(grid, ground, strict=True) if g.crater]
    wire = [h for h, g in zip(grid, ground, strict=True) if g.wire]
    lines = []
    if craters:
        lines.append(say("gw-alt-craters", hexes=labels(state, craters)))
    if wire:
        lines.append(say("gw-alt-wire", hexes=labels(state, wire)))
    for side in state.sides:
        held = [o.hex for o in objectives(state) if o.holder == side.id]
        if held:
            lines.append(say("gw-alt-held", side=side_name(side.id), hexes=labels(state, held)))
    return lines


def asset(side: Side) -> Message:
    """Tokens and numbers of cards of a side."""
    return say(
        "gw-alt-asset",
        side=side_name(side.id),
        tokens=side.tokens,
        command=len(side.command),
        combat=len(side.combat),
        artillery=side.artillery,
    )
