"""From a game master's words to a typed edit."""

from __future__ import annotations

from collections.abc import Callable
from typing import cast

from bot.core.commands import Edit
from bot.core.errors import RulesBug
from bot.core.refusals import Refusal, RefusalKind, Suggestion, unreadable
from bot.core.ruleset import Words
from bot.core.state import GameState
from bot.hexes import Hex, facing_from_name
from bot.rulesets.tank_duel import units
from bot.rulesets.tank_duel.edit_types import (
    EDITS,
    MARKS,
    DestroyUnit,
    MarkUnit,
    PlaceUnit,
    RemoveUnit,
    ReviveUnit,
    SetGround,
    SetHolder,
    SetPoints,
    SetTurn,
    TurnUnit,
)
from bot.rulesets.tank_duel.model import CODES, DuelState, Tank
from bot.rulesets.tank_duel.paths import bad_hex


def parse_edit(game: GameState[DuelState], what: str, given: Words) -> Edit | Refusal:
    """A typed edit from a game master's words."""
    s = game.rules
    if s is None:
        raise RulesBug("no battle yet")
    if what == "turn" and not given.get("unit"):
        what = "turn-number"
    reader = _READERS.get(what)
    if reader is None:
        return unreadable("td-edit-unknown", what=what, known=", ".join(EDITS))
    return reader(s, given)


def _unit(s: DuelState, given: Words) -> Tank | Refusal:
    found = units.find(s, s.tanks, given.get("unit", ""))
    if isinstance(found, Refusal):
        exact = tuple(t for t in s.tanks if units.matches(s, t, given.get("unit", "")))
        named = tuple(Suggestion(t.id, units.suggestion(s, t).label) for t in exact or s.tanks)
        return Refusal(found.kind, found.reasons, named)
    return found


def _hex(s: DuelState, given: Words) -> Hex | Refusal:
    text = given.get("hex", "").strip()
    h = s.map.grid.parse(text)
    return h if h is not None and h in s.map else Refusal(RefusalKind.UNREADABLE, (bad_hex(s, text),))


def _facing(given: Words) -> int | Refusal | None:
    text = given.get("facing", "").strip()
    if not text:
        return None
    facing = facing_from_name(text)
    return unreadable("td-parse-facing", "TD-3.6", text=text) if facing is None else facing


def _read_place(s: DuelState, given: Words) -> Edit | Refusal:
    tank, h, facing = _unit(s, given), _hex(s, given), _facing(given)
    wrong = [x for x in (tank, h, facing) if isinstance(x, Refusal)]
    if wrong:
        return Refusal(wrong[0].kind, tuple(r for x in wrong for r in x.reasons), wrong[0].choices)
    return PlaceUnit(cast(Tank, tank).id, cast(Hex, h), cast("int | None", facing))


def _read_turn(s: DuelState, given: Words) -> Edit | Refusal:
    tank, facing = _unit(s, given), _facing(given)
    if isinstance(tank, Refusal):
        return tank
    if isinstance(facing, Refusal):
        return facing
    turret = given.get("turret", "").strip()
    if turret and turret not in "012345":
        return unreadable("td-edit-turret", "TD-4.2", text=turret)
    return TurnUnit(tank.id, tank.facing if facing is None else facing, int(turret) if turret else None)


def _unit_reader(type_: type[DestroyUnit] | type[ReviveUnit] | type[RemoveUnit]) -> Reader:
    def read(s: DuelState, given: Words) -> Edit | Refusal:
        tank = _unit(s, given)
        return tank if isinstance(tank, Refusal) else type_(tank.id)

    return read


def _read_mark(s: DuelState, given: Words) -> Edit | Refusal:
    tank = _unit(s, given)
    if isinstance(tank, Refusal):
        return tank
    mark = given.get("mark", "").strip().lower().replace("-", "_").replace(" ", "_")
    if mark not in MARKS:
        return unreadable("td-edit-mark", text=mark, known=", ".join(MARKS))
    return MarkUnit(tank.id, mark)


def _read_terrain(s: DuelState, given: Words) -> Edit | Refusal:
    h = _hex(s, given)
    if isinstance(h, Refusal):
        return h
    text = given.get("terrain", "").strip().lower().split()
    word = next((t for t in text if t in CODES.values()), s.map.terrain(h) if text == ["hill"] else "")
    if not word:
        return unreadable("td-edit-terrain", "TD-8", known=", ".join(CODES.values()))
    return SetGround(h, word, "hill" in text)


def _number(given: Words, *keys: str) -> int | None:
    text = next((given[k] for k in keys if given.get(k)), "").strip()
    return int(text) if text.lstrip("-").isascii() and text.lstrip("-").isdigit() else None


def _read_turn_number(s: DuelState, given: Words) -> Edit | Refusal:
    turn, turns = _number(given, "turn", "number"), _number(given, "turns")
    if turn is None and turns is None:
        return unreadable("td-edit-number")
    return SetTurn(s.turn if turn is None else turn, turns or 0)


def _side(s: DuelState, given: Words) -> str | Refusal:
    text = given.get("side", "").strip().casefold()
    found = [x.id for x in s.sides if text and text in (x.id, x.name.en.casefold(), x.name.fr.casefold())]
    if found:
        return found[0]
    return unreadable("td-edit-side", text=text, known=", ".join(x.id for x in s.sides))


def _read_points(s: DuelState, given: Words) -> Edit | Refusal:
    side, points = _side(s, given), _number(given, "points", "number")
    if isinstance(side, Refusal):
        return side
    return unreadable("td-edit-number") if points is None else SetPoints(side, points)


def _read_objective(s: DuelState, given: Words) -> Edit | Refusal:
    h = _hex(s, given)
    if isinstance(h, Refusal):
        return h
    if given.get("side", "").strip().lower() in ("", "none"):
        return SetHolder(h, "")
    side = _side(s, given)
    return side if isinstance(side, Refusal) else SetHolder(h, side)


Reader = Callable[[DuelState, Words], "Edit | Refusal"]
_READERS: dict[str, Reader] = {
    "place": _read_place,
    "move": _read_place,
    "turn": _read_turn,
    "destroy": _unit_reader(DestroyUnit),
    "damage": _unit_reader(DestroyUnit),
    "revive": _unit_reader(ReviveUnit),
    "mark": _read_mark,
    "remove": _unit_reader(RemoveUnit),
    "terrain": _read_terrain,
    "turn-number": _read_turn_number,
    "points": _read_points,
    "objective": _read_objective,
}
