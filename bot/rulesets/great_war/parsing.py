"""Reading ``/order`` options into orders; what cannot be read is refused with examples and choices."""

from __future__ import annotations

import re
from collections.abc import Callable

from bot.core.commands import Order
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, RefusalKind, Suggestion, illegal, unreadable, untimely
from bot.core.ruleset import Words
from bot.core.state import GameState
from bot.hexes import Hex
from bot.rulesets.great_war import orders as o
from bot.rulesets.great_war.artillery import most_tokens
from bot.rulesets.great_war.combat_cards import card_targets
from bot.rulesets.great_war.finding import find_card, find_hex, find_unit, plain, split
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.pathing import best_paths
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import labels, side_name, unit_name

_GUNS = ("artillery", "artillerie", "reserve", "ra")
_AIMED = re.compile(r"(artillery|artillerie|reserve|ra)\s*[@:=]\s*([a-z]\s*[0-9]+)", re.IGNORECASE)


def parse(tables: Tables, game: GameState[State], seat: str, verb: str, words: Words) -> Order | Refusal:
    """An order of a seat. Whose turn it is and whether a question is open is told before anything else."""
    state = game.rules
    assert state is not None
    if game.pending:
        return untimely("gw-no-question-open", "GW-P3", side=side_name(game.pending[0].seats[0]))
    if state.turn.side != seat:
        return untimely("gw-no-not-your-turn", "GW-3.2", side=side_name(state.turn.side))
    reader = _READERS.get(verb)
    if reader is None:
        return untimely("refuse-other-ruleset")
    return reader(tables, state, seat, words)


def own_units(state: State, seat: str) -> tuple[Unit, ...]:
    return tuple(u for u in state.alive if u.side == seat)


def _unit(tables: Tables, state: State, seat: str, words: Words) -> Unit | Refusal:
    """A unit of the seat; somebody else's is named as such."""
    text = words.get("unit", "")
    found = find_unit(tables, state, own_units(state, seat), text)
    if isinstance(found, Refusal) and found.kind is RefusalKind.UNREADABLE and text.strip():
        theirs = find_unit(tables, state, [u for u in state.alive if u.side != seat], text)
        if isinstance(theirs, Unit):
            return illegal("gw-no-own-unit", "GW-3.3")
    return found


def _card(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    hand = state.side(seat).command
    card = find_card(hand, words.get("card", ""), words.get("section", ""))
    if isinstance(card, Refusal) and card.kind is RefusalKind.UNREADABLE and words.get("card", "").strip():
        other = find_card(tables.command, words.get("card", ""), words.get("section", ""))
        if isinstance(other, str):
            return o.PlayCard(other)
    return card if isinstance(card, Refusal) else o.PlayCard(card)


def _units(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    text = words.get("units", "") or words.get("unit", "")
    aim: Hex | None = None
    guns = False
    for match in _AIMED.finditer(text):
        found = find_hex(state, match[2])
        if isinstance(found, Refusal):
            return found
        guns, aim = True, found
    names = _AIMED.sub(" ", text)
    if not guns:
        guns, aim, names = _loose_aim(state, names)
    named, faults, choices = _named_units(tables, state, seat, names)
    if faults:
        return Refusal(RefusalKind.AMBIGUOUS if choices else RefusalKind.UNREADABLE, tuple(faults), choices)
    if not named and not guns:
        return unreadable("gw-parse-units-missing", "GW-3.3")
    return o.NameUnits(named, guns, aim)


def _loose_aim(state: State, text: str) -> tuple[bool, Hex | None, str]:
    """``artillery G8`` among the names: the word, and the hex after it."""
    words = split(text)
    for i, word in enumerate(words):
        if plain(word) not in _GUNS:
            continue
        after = words[i + 1] if i + 1 < len(words) else ""
        aim = state.board.grid.parse(after) if after else None
        rest = words[:i] + words[i + (2 if aim is not None else 1) :]
        return True, aim, " ".join(rest)
    return False, None, text


def _named_units(
    tables: Tables, state: State, seat: str, text: str
) -> tuple[tuple[str, ...], list[Message], tuple[Suggestion, ...]]:
    """Units of a list. Commas separate names of several words; without commas each word is a name, or all are one."""
    mine = own_units(state, seat)
    groups = [g.strip() for g in re.split(r"[,;]+", text) if g.strip()]
    found: list[str] = []
    faults: list[Message] = []
    choices: tuple[Suggestion, ...] = ()
    for group in groups:
        whole = find_unit(tables, state, mine, group)
        tries: list[Unit | Refusal] = [whole]
        if isinstance(whole, Refusal):
            tries = [find_unit(tables, state, mine, w) for w in split(group)]
        if len(split(group)) > 1 and isinstance(whole, Refusal) and whole.kind is RefusalKind.AMBIGUOUS:
            tries = [whole]
        for one in tries:
            if isinstance(one, Refusal):
                faults += one.reasons
                choices = choices or (one.choices if one.kind is RefusalKind.AMBIGUOUS else ())
            elif one.id not in found:
                found.append(one.id)
    return tuple(found), faults, choices


def _move(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    unit = _unit(tables, state, seat, words)
    path, to = words.get("path", "").strip(), words.get("to", "").strip()
    faults = [unit] if isinstance(unit, Refusal) else []
    hexes: list[Hex] = []
    for label in split(path):
        h = find_hex(state, label)
        if isinstance(h, Refusal):
            faults.append(h)
        else:
            hexes.append(h)
    goal = find_hex(state, to) if to and not path else None
    if isinstance(goal, Refusal):
        faults.append(goal)
    if not path and not to:
        faults.append(unreadable("gw-parse-path-missing", "GW-4.2"))
    if faults or isinstance(unit, Refusal) or isinstance(goal, Refusal):
        return Refusal(faults[0].kind, tuple(r for f in faults for r in f.reasons), faults[0].choices)
    if goal is not None:
        return _way_to(tables, state, unit, goal)
    if len(hexes) > 1 and hexes[0] == unit.hex:
        hexes = hexes[1:]  # the path may begin with where the unit stands
    return o.MoveUnit(unit.id, tuple(hexes))


def _way_to(tables: Tables, state: State, unit: Unit, goal: Hex) -> Order | Refusal:
    """The best way to a hex; out of reach, what is in reach is named."""
    best = best_paths(tables, state, unit)
    if goal in best or not best:
        return o.MoveUnit(unit.id, best.get(goal, (goal,)))
    name, label = unit_name(state, unit), state.board.label(goal)
    reach = say("gw-path-reach", hexes=labels(state, sorted(best)))
    return Refusal(RefusalKind.ILLEGAL, (say("gw-no-way", "GW-4.2", unit=name, hex=label), reach))


def _battle(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    unit = _unit(tables, state, seat, words)
    if isinstance(unit, Refusal):
        return unit
    text = words.get("target", "")
    if not text.strip():
        return unreadable("gw-parse-target-missing", "GW-5.1")
    h = state.board.grid.parse(text)
    if h is not None:
        return o.BattleTarget(unit.id, h)
    if re.fullmatch(r"\s*[A-Za-z]\s*[0-9]+\s*", text):
        bad = find_hex(state, text)
        return bad if isinstance(bad, Refusal) else o.BattleTarget(unit.id, bad)
    target = find_unit(tables, state, [u for u in state.alive if u.side != seat], text)
    return target if isinstance(target, Refusal) else o.BattleTarget(unit.id, target.hex)


def number(text: str) -> int | None:
    """A small whole number from 0."""
    text = text.strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None


def _artillery(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    text = words.get("hex", "").strip()
    h = find_hex(state, text) if text else state.turn.aim
    if h is None:
        return unreadable("gw-parse-aim-missing", "GW-3.6")
    if isinstance(h, Refusal):
        return h
    tokens = words.get("tokens", "").strip()
    count = number(tokens) if tokens else max(1, most_tokens(state))
    if count is None:
        return unreadable("gw-parse-number", "GW-3.6", text=tokens)
    return o.FireArtillery(h, count)


def _recover(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    unit = _unit(tables, state, seat, words)
    if isinstance(unit, Refusal):
        return unit
    text = words.get("tokens", "").strip()
    count = number(text) if text else 0
    if count is None:
        return unreadable("gw-parse-number", "GW-6.3", text=text)
    return o.RecoverTank(unit.id, count)


def _ditch(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    unit = _unit(tables, state, seat, words)
    return unit if isinstance(unit, Refusal) else o.DitchTank(unit.id)


def _exit(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    unit = _unit(tables, state, seat, words)
    return unit if isinstance(unit, Refusal) else o.ExitBoard(unit.id)


def _combat_card(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    card_id = find_card(state.side(seat).combat, words.get("card", ""))
    if isinstance(card_id, Refusal):
        return card_id
    text, wanted = words.get("target", "").strip(), tables.combat[card_id].target
    if not wanted:
        return o.PlayCombatCard(card_id)
    legal = card_targets(tables, state, card_id)
    if not text:
        if len(legal) == 1:
            return o.PlayCombatCard(card_id, legal[0])
        return unreadable(f"gw-parse-card-target-{wanted}", "GW-3.4")
    if wanted == "unit":
        unit = find_unit(tables, state, [u for u in own_units(state, seat) if u.id in legal], text)
        if isinstance(unit, Refusal) and unit.kind is RefusalKind.UNREADABLE:
            unit = find_unit(tables, state, own_units(state, seat), text)
        return unit if isinstance(unit, Refusal) else o.PlayCombatCard(card_id, unit.id)
    if wanted == "hex":
        h = find_hex(state, text)
        return h if isinstance(h, Refusal) else o.PlayCombatCard(card_id, state.board.label(h))
    card = find_card(state.side(seat).command, text)
    return card if isinstance(card, Refusal) else o.PlayCombatCard(card_id, card)


def _discard(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    card = find_card(state.side(seat).combat, words.get("card", ""))
    return card if isinstance(card, Refusal) else o.DiscardCard(card)


_DRAWS = {"card": ("card", "combat card", "carte"), "tokens": ("tokens", "token", "jetons", "jeton")}


def _end(tables: Tables, state: State, seat: str, words: Words) -> Order | Refusal:
    text = plain(words.get("draw", ""))
    draw = next((d for d, forms in _DRAWS.items() if text and any(f.startswith(text) for f in forms)), None)
    if draw is None:
        choices = tuple(Suggestion(d, say(f"gw-choice-draw-{d}")) for d in _DRAWS)
        return Refusal(RefusalKind.UNREADABLE, (say("gw-parse-draw", "GW-3.7", text=text),), choices)
    return o.EndTurn(draw)


Reader = Callable[[Tables, State, str, Words], Order | Refusal]
_READERS: dict[str, Reader] = {
    "card": _card,
    "units": _units,
    "move": _move,
    "battle": _battle,
    "artillery": _artillery,
    "recover": _recover,
    "ditch": _ditch,
    "combat-card": _combat_card,
    "discard": _discard,
    "exit": _exit,
    "end": _end,
}
