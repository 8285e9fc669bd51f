"""The board for one viewer, with what has just happened drawn on it (law 7). Hands never come into a board view."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.decisions import Decision
from bot.core.messages import say
from bot.core.ruleset import Moment, Viewer
from bot.core.state import GameState
from bot.core.view import BoardView, Crop, Overlay, OverlayKind, Panel
from bot.hexes import Hex
from bot.rulesets.great_war import alt, overlays, panels
from bot.rulesets.great_war.action import last_action
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.pieces import board
from bot.rulesets.great_war.scenario import Scenario
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.telling import rules_of
from bot.rulesets.great_war.words import phase_name


def view(tables: Tables, game: GameState[State], viewer: Viewer, moments: Sequence[Moment], focus: str) -> BoardView:
    """The board now; ``focus`` shot or question asks for the zoomed picture, if there is one."""
    state = rules_of(game)
    action = last_action([m for m in moments if m.before.rules is not None and m.after.rules is not None])
    if focus == "shot":
        close_up = _close_up(tables, action)
        if close_up is not None:
            return close_up
    if focus == "question" and game.pending:
        return _question(tables, game, state, game.pending[0])
    drawn = overlays.of_action(tables, action)
    return replace(board(tables, state, game), overlays=drawn, alt=alt.sentences(tables, game, state, action))


def preview(tables: Tables, scenario: Scenario) -> BoardView:
    """The map with all units at their places, before any game."""
    state = scenario.state
    sides = tuple(
        replace(s, command=("",) * scenario.deal[s.id].command, combat=("",) * scenario.deal[s.id].combat)
        for s in state.sides
    )
    state = replace(state, sides=sides)
    return replace(board(tables, state, None), alt=alt.sentences(tables, None, state, ()))


def _close_up(tables: Tables, action: Sequence[Moment]) -> BoardView | None:
    """The last action with its dice, zoomed in; None when no die was rolled in it."""
    panel = panels.panel(tables, action) if action else None
    if panel is None:
        return None
    game = action[-1].after
    state = rules_of(game)
    drawn = overlays.of_action(tables, action)
    hexes = overlays.hexes_of(state, drawn)
    return replace(
        board(tables, state, game),
        overlays=drawn,
        crop=Crop(hexes) if hexes else None,
        panel=panel,
        alt=alt.sentences(tables, game, state, action),
    )


def _question(tables: Tables, game: GameState[State], state: State, asked: Decision) -> BoardView:
    """Who is asked about which units. Options that are secret to the seat asked are not shown."""
    units = [state.unit(u) for u in asked.units]
    drawn: list[Overlay] = []
    if units:
        first = units[0]
        drawn.append(Overlay(OverlayKind.MOVER, (first.hex,), first.side, first.id))
    if asked.kind == "reaction_card" and len(units) > 1:
        attacker, target = units[0], units[-1]
        drawn.append(Overlay(OverlayKind.ATTACK, (attacker.hex, target.hex), attacker.side, attacker.id))
    lines = () if asked.audience == "seat" else tuple(o.label for o in asked.options)
    panel = Panel("question", asked.prompt, lines)
    hexes: tuple[Hex, ...] = tuple(u.hex for u in units)
    base = board(tables, state, game)
    return replace(
        base,
        overlays=tuple(drawn),
        crop=Crop(hexes) if hexes else None,
        panel=panel,
        alt=(
            asked.prompt,
            say("gw-alt-phase", phase=phase_name(state.turn.phase)),
            *alt.sentences(tables, game, state, ()),
        ),
    )
