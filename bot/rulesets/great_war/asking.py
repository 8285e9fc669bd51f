"""Private questions about the board: sight and odds, reach, how things stand."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal, unreadable
from bot.core.ruleset import Answer, Viewer, Words
from bot.core.state import GameState
from bot.core.view import Choice, Crop, Overlay, OverlayKind, SightLine
from bot.hexes import Hex, distance
from bot.rulesets.great_war import alt
from bot.rulesets.great_war.combat import attack_of, plan
from bot.rulesets.great_war.finding import find_hex, find_unit
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.oddstext import attack_odds
from bot.rulesets.great_war.pathing import best_paths, path_dice
from bot.rulesets.great_war.pieces import board
from bot.rulesets.great_war.sight import line_of_sight
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.telling import modifiers_text, rules_of
from bot.rulesets.great_war.terrain import cover_of, profile_of, terrain_name
from bot.rulesets.great_war.words import labels, unit_name

TOPICS = ("sight", "reach", "status")


def ask_board(tables: Tables, game: GameState[State], viewer: Viewer, topic: str, words: Words) -> Answer | Refusal:
    """Answers about ``sight`` (from, to), ``reach`` (unit) and ``status``."""
    state = rules_of(game)
    match topic:
        case "sight":
            return _sight(tables, game, state, words)
        case "reach":
            return _reach(tables, game, state, viewer, words)
        case "status":
            return Answer(_status(tables, game, state))
        case _:
            return unreadable("gw-ask-unknown", topic=topic, known=", ".join(TOPICS))


def _place(tables: Tables, state: State, text: str) -> Hex | Refusal:
    """A hex by label, or where a unit stands."""
    if state.board.grid.parse(text) is not None or not text.strip():
        return find_hex(state, text)
    unit = find_unit(tables, state, state.alive, text)
    return unit if isinstance(unit, Refusal) else unit.hex


def _sight(tables: Tables, game: GameState[State], state: State, words: Words) -> Answer | Refusal:
    start, end = _place(tables, state, words.get("from", "")), _place(tables, state, words.get("to", ""))
    if isinstance(start, Refusal):
        return start
    if isinstance(end, Refusal):
        return end
    if start == end:
        return illegal("gw-ask-same-hex", "GW-5.3")
    sight, far = line_of_sight(tables, state, start, end), distance(start, end)
    a, b = state.board.label(start), state.board.label(end)
    lines: list[Message] = [say("gw-ask-distance", "GW-5.2", start=a, end=b, distance=far)]
    if far == 1:
        lines.append(say("gw-ask-adjacent", "GW-5.7"))
    elif sight.clear:
        lines.append(say("gw-ask-clear", "GW-5.3"))
    else:
        lines.append(say("gw-ask-blocked", "GW-5.3", blockers=labels(state, sight.blockers)))
    lines += _odds(tables, state, state.unit_at(start), state.unit_at(end))
    ground = state.board.at(end)
    cover = cover_of(tables, ground, "close" if far == 1 else "ranged", "", attacker_ground=state.board.at(start))
    lines.append(
        say(
            "gw-ask-cover",
            "GW-7",
            hex=b,
            terrain=terrain_name(ground),
            soldiers=cover.soldiers,
            flags=min(cover.flags, 9),
        )
    )
    line = SightLine(start.center(), end.center(), "clear" if sight.clear else "blocked")
    drawn = Overlay(OverlayKind.SIGHT, (start, end), lines=(line,))
    picture = replace(board(tables, state, game), overlays=(drawn,), crop=Crop((start, end)), alt=tuple(lines))
    return Answer(tuple(lines), picture)


def _odds(tables: Tables, state: State, a: Unit | None, b: Unit | None) -> list[Message]:
    """Dice and odds if there are enemies at both ends."""
    if a is None or b is None or a.side == b.side:
        return []
    attack = attack_of(tables, state, plan(state, a, b))
    if not attack.base:
        return [say("gw-ask-no-range", "GW-5.2", unit=unit_name(state, a), range=profile_of(tables, a).reach)]
    base = say(
        "gw-ask-odds", attacker=unit_name(state, a), target=unit_name(state, b), odds=attack_odds(tables, attack.spec)
    )
    return (
        [base, say("gw-ask-dice", base=attack.base, why=modifiers_text(attack.modifiers))]
        if attack.modifiers
        else [base]
    )


def _reach(tables: Tables, game: GameState[State], state: State, viewer: Viewer, words: Words) -> Answer | Refusal:
    mine = [u for u in state.alive if u.side in viewer.seats] or list(state.alive)
    unit = find_unit(tables, state, mine, words.get("unit", ""))
    if isinstance(unit, Refusal):
        return unit
    best = best_paths(tables, state, replace(unit, ordered=True))
    if not best:
        return Answer((say("gw-ask-no-reach", "GW-4.2", unit=unit_name(state, unit)),))
    choices = tuple(
        Choice(i, h, sum(path_dice(tables, state, unit, path))) for i, (h, path) in enumerate(best.items(), 1)
    )
    lines = tuple(say("gw-ask-reach-line", n=c.number, hex=state.board.label(c.hex), dice=c.cost) for c in choices)
    drawn = Overlay(OverlayKind.REACH, tuple(best), unit.side, unit.id, choices=choices)
    picture = replace(board(tables, state, game), overlays=(drawn,), alt=lines)
    return Answer((say("gw-ask-reach", "GW-4.2", unit=unit_name(state, unit)), *lines), picture)


def _status(tables: Tables, game: GameState[State], state: State) -> tuple[Message, ...]:
    turn = state.turn
    lines = list(alt.sentences(tables, game, state, ())[:2])
    if turn.card:
        left = sum(turn.slots.values()) - len(turn.named)
        lines.append(say("gw-ask-card", card=say(f"gw-card-{turn.card}"), left=max(left, 0)))
    lines += [alt.asset(side) for side in state.sides]
    return tuple(lines)
