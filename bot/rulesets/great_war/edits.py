"""A game master's typed edits, and what has to be looked at again afterwards."""

from __future__ import annotations

from typing import Any

from bot.core.commands import Edit
from bot.core.errors import RulesBug
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal, unreadable
from bot.core.ruleset import Words
from bot.core.state import GameState
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war import orders as o
from bot.rulesets.great_war.artillery import cratered
from bot.rulesets.great_war.attack_state import still_fits
from bot.rulesets.great_war.cards import stack_decks
from bot.rulesets.great_war.common import WarRun, is_over, put, tables_of
from bot.rulesets.great_war.endturn import begin_turn
from bot.rulesets.great_war.engine import advance, resume
from bot.rulesets.great_war.finding import find_card, find_hex, find_unit, plain
from bot.rulesets.great_war.medals import award, review, take_back
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import barred, terrain_name
from bot.rulesets.great_war.words import card_title, side_name, unit_name

EDITS = (
    "place",
    "move",
    "figures",
    "tokens",
    "mark",
    "remove",
    "medals",
    "hq",
    "terrain",
    "turn",
    "hand",
)
STATUSES = ("none", "bogged", "ditched")
_NORMAL = {"normal": "none", "clear": "none", "": ""}


# reading


def parse_edit(tables: Tables, game: GameState[State], what: str, words: Words) -> Edit | Refusal:
    """A typed edit from a game master's words: unit, hex, value, side, mark, terrain, card, as the edit needs."""
    state = game.rules
    if state is None:
        raise RulesBug("no battle yet")
    if what in ("place", "move", "figures", "tokens", "mark", "remove", "strength", "damage"):
        return _unit_edit(tables, state, what, words)
    side = _side(state, words)
    if what in ("medals", "hq", "hq-tokens", "turn", "hand") and isinstance(side, Refusal):
        return side
    side_id = side if isinstance(side, str) else ""
    match what:
        case "medals" | "hq" | "hq-tokens":
            count = _number(words)
            if count is None:
                return unreadable("gw-edit-number")
            return o.SetMedals(side_id, count) if what == "medals" else o.SetTokens(side_id, count)
        case "turn":
            return o.SetTurn(side_id)
        case "hand":
            return _hand(tables, state, side_id, words)
        case "terrain":
            return _terrain(tables, state, words)
        case _:
            return unreadable("gw-edit-unknown", what=what, known=", ".join(EDITS))


def _unit_edit(tables: Tables, state: State, what: str, words: Words) -> Edit | Refusal:
    pool = state.units if what in ("place", "remove") else state.alive
    unit = find_unit(tables, state, pool, words.get("unit", ""))
    if isinstance(unit, Refusal):
        return unit
    if what in ("place", "move"):
        h = find_hex(state, words.get("hex", ""))
        if isinstance(h, Refusal):
            return h
        return o.PlaceUnit(unit.id, h) if what == "place" or not unit.is_alive else o.ShiftUnit(unit.id, h)
    if what == "remove":
        return o.RemoveUnit(unit.id)
    if what == "mark":
        mark = plain(words.get("mark", "") or words.get("value", ""))
        mark = _NORMAL.get(mark, mark)
        return o.MarkUnit(unit.id, mark) if mark in STATUSES else unreadable("gw-edit-mark", known=", ".join(STATUSES))
    count = _number(words)
    return unreadable("gw-edit-number") if count is None else o.SetStrength(unit.id, count)


def _number(words: Words) -> int | None:
    keys = ("value", "count", "number", "points", "medals", "tokens", "figures", "turn")
    text = next((words[k] for k in keys if words.get(k)), "").strip()
    return int(text) if text.isascii() and text.isdigit() and len(text) <= 3 else None


def _side(state: State, words: Words) -> str | Refusal:
    text = plain(words.get("side", "") or words.get("value", ""))
    found = [s.id for s in state.sides if text and s.id.startswith(text)]
    return found[0] if len(found) == 1 else unreadable("gw-edit-side", known=", ".join(s.id for s in state.sides))


def _hand(tables: Tables, state: State, side: str, words: Words) -> Edit | Refusal:
    card = find_card((*tables.command, *tables.combat), words.get("card", "") or words.get("value", ""))
    if isinstance(card, Refusal):
        return card
    deck = "command" if card in tables.command else "combat"
    hand = getattr(state.side(side), deck)
    away = find_card(hand, words["away"]) if words.get("away") else (hand[0] if hand else "")
    return away if isinstance(away, Refusal) else o.GiveCard(side, card, away)


def _terrain(tables: Tables, state: State, words: Words) -> Edit | Refusal:
    h = find_hex(state, words.get("hex", ""))
    if isinstance(h, Refusal):
        return h
    what = plain(words.get("terrain", "") or words.get("value", "")).replace(" ", "_")
    known = (*tables.terrain, "crater", "wire", "clear_crater", "clear_wire")
    return o.SetTerrain(h, what) if what in known else unreadable("gw-edit-terrain", known=", ".join(known))


# carrying out


def amend(run: WarRun, edit: Edit) -> Refusal | tuple[Message, Message]:
    """Carry out an edit; returns what was before and after."""
    match edit:
        case o.PlaceUnit() | o.ShiftUnit():
            return _put_on(run, edit)
        case o.SetStrength() | o.MarkUnit() | o.RemoveUnit():
            return _change_unit(run, edit)
        case o.SetMedals() | o.SetTokens():
            return _change_side(run, edit)
        case o.SetTerrain(hex=h, what=what):
            return _change_ground(run, h, what)
        case o.SetTurn(side=side):
            before = side_name(run.rules.turn.side)
            _close_questions(run)
            begin_turn(run, run.rules.turn.number + 1, side)
            return say("gw-edited-turn", side=before), say("gw-edited-turn", side=side_name(side))
        case o.GiveCard():
            return _give_card(run, edit)
        case _:
            return unreadable("gw-edit-unknown", what=type(edit).__name__, known=", ".join(EDITS))


def _told(state: State, unit: Unit) -> Message:
    where = "gw-edited-unit" if unit.is_alive else "gw-edited-gone"
    return say(where, unit=unit_name(state, unit), strength=unit.strength, status=say(f"gw-status-{unit.status}"))


def _put_on(run: WarRun, edit: o.PlaceUnit | o.ShiftUnit) -> Refusal | tuple[Message, Message]:
    state, tables = run.rules, tables_of(run)
    unit, label = state.unit(edit.unit), state.board.label(edit.hex)
    other = state.unit_at(edit.hex)
    if other is not None and other.id != unit.id:
        return illegal("gw-edit-occupied", "GW-4.2", hex=label, unit=unit_name(state, other))
    if barred(tables, state.board.at(edit.hex), tables.units[unit.type]):
        return illegal("gw-step-barred", "GW-7", hex=label, terrain=terrain_name(state.board.at(edit.hex)))
    strength = unit.strength if unit.is_alive or unit.is_tank else max(unit.strength, 1)
    for m in [m for m in state.ledger if m.unit == unit.id and m.cause in ("eliminated", "exited")]:
        if not unit.is_alive:
            take_back(run, m)
    run.emit(ev.UnitEdited(put(unit, hex=edit.hex, fate="", strength=strength)))
    return _told(state, unit), _told(run.rules, run.rules.unit(unit.id))


def _change_unit(run: WarRun, edit: o.SetStrength | o.MarkUnit | o.RemoveUnit) -> Refusal | tuple[Message, Message]:
    state = run.rules
    unit = state.unit(edit.unit)
    fields: dict[str, Any] = {}
    if isinstance(edit, o.SetStrength):
        low, high = (0, 9) if unit.is_tank else (1, tables_of(run).units[unit.type].strength)
        if not low <= edit.strength <= high:
            return illegal("gw-edit-strength", "GW-2", low=low, high=high)
        fields = {"strength": edit.strength, "full": max(unit.full, edit.strength)}
    elif isinstance(edit, o.MarkUnit):
        if not unit.is_tank:
            return illegal("gw-edit-no-tank", "GW-6", unit=unit_name(state, unit))
        fields = {"status": edit.status}
    elif unit.is_alive:
        fields = {"fate": "removed"}
    else:
        return illegal("gw-edit-gone", unit=unit_name(state, unit))
    run.emit(ev.UnitEdited(put(unit, **fields)))
    return _told(state, unit), _told(run.rules, run.rules.unit(unit.id))


def _change_side(run: WarRun, edit: o.SetMedals | o.SetTokens) -> Refusal | tuple[Message, Message]:
    state, name = run.rules, side_name(edit.side)
    if isinstance(edit, o.SetTokens):
        side = state.side(edit.side)
        if not 0 <= edit.tokens <= side.tokens + state.pool:
            return illegal("gw-edit-tokens", "GW-3.5", most=side.tokens + state.pool)
        run.emit(ev.TokensChanged(side.id, edit.tokens - side.tokens, "gm"))
        return say("gw-edited-tokens", side=name, tokens=side.tokens), say(
            "gw-edited-tokens", side=name, tokens=edit.tokens
        )
    before = state.medals_of(edit.side)
    if edit.medals != before:
        award(run, edit.side, edit.medals - before, "given")
    return say("gw-edited-medals", side=name, medals=before), say("gw-edited-medals", side=name, medals=edit.medals)


def _change_ground(run: WarRun, h: Hex, what: str) -> Refusal | tuple[Message, Message]:
    state, tables = run.rules, tables_of(run)
    ground = state.board.at(h)
    if what in ("wire", "clear_wire"):
        new = put(ground, wire=what == "wire")
    elif what == "clear_crater":
        new = put(ground, crater=False)
    elif what == "crater":
        changed = cratered(tables, ground)
        if changed is None:
            return illegal("gw-edit-no-crater", "GW-7", hex=state.board.label(h))
        new = changed
    else:
        line = ground.line if what == "trench" else ""
        new = put(ground, terrain=what, crater=False, line=line)
    unit = state.unit_at(h)
    if unit is not None and barred(tables, new, tables.units[unit.type]):
        return illegal("gw-step-barred", "GW-7", hex=state.board.label(h), terrain=terrain_name(new))
    run.emit(ev.GroundChanged(h, new, "edited"))
    label = state.board.label(h)
    return (
        say("gw-edited-ground", hex=label, terrain=terrain_name(ground)),
        say("gw-edited-ground", hex=label, terrain=terrain_name(new)),
    )


def _give_card(run: WarRun, edit: o.GiveCard) -> Refusal | tuple[Message, Message]:
    """The cards stay secret: only that a hand was changed is told."""
    state, tables = run.rules, tables_of(run)
    deck = "command" if edit.card in tables.command else "combat"
    hand: list[str] = list(getattr(state.side(edit.side), deck))
    others = [c for s in state.sides if s.id != edit.side for c in getattr(s, deck)]
    have = len(hand)
    if edit.away in hand:
        hand.remove(edit.away)
    total = tables.command[edit.card].count if deck == "command" else tables.combat[edit.card].count
    if others.count(edit.card) + hand.count(edit.card) >= total:
        return illegal("gw-edit-card-held", "GW-3.3", card=card_title(edit.card))
    if have and edit.away == "":
        return illegal("gw-edit-card-away", "GW-3.3")
    run.emit(stack_decks(state, {edit.side: {deck: [*hand, edit.card]}}))
    told = say("gw-edited-hand", side=side_name(edit.side))
    return told, told


# afterwards


def _close_questions(run: WarRun) -> None:
    for decision in run.state.pending:
        run.close(decision, say("gw-closed-edit"))


def recheck(run: WarRun) -> None:
    """Objectives and victory anew; questions that no longer fit are closed and the rest goes on."""
    if is_over(run):
        return
    review(run)
    if is_over(run):
        return
    for decision in run.state.pending:
        if not still_fits(run, decision):
            run.close(decision, say("gw-closed-edit"))
            resume(run, decision, decision.default, "rules")
            return
    advance(run)
