"""A game master's typed edits of a tank duel."""

from __future__ import annotations

from bot.core.commands import Edit
from bot.hexes import Hex

MARKS = ("activated", "ambush", "in_motion", "halted", "none", "no_gun")
EDITS = ("place", "move", "turn", "destroy", "damage", "revive", "mark", "remove", "terrain", "points", "objective")


class PlaceUnit(Edit, frozen=True, tag="td_place_unit"):
    """Put a tank on a hex, also one that was taken away; ``facing`` None keeps the hull as it is."""

    unit: str
    hex: Hex
    facing: int | None = None


class TurnUnit(Edit, frozen=True, tag="td_turn_unit"):
    unit: str
    facing: int
    turret: int | None = None


class DestroyUnit(Edit, frozen=True, tag="td_destroy_unit"):
    unit: str


class ReviveUnit(Edit, frozen=True, tag="td_revive_unit"):
    unit: str


class MarkUnit(Edit, frozen=True, tag="td_mark_unit"):
    """Give a tank a mark, or take all marks off with ``none``."""

    unit: str
    mark: str


class RemoveUnit(Edit, frozen=True, tag="td_remove_unit"):
    """Take a tank or wreck off the map; no points change hands."""

    unit: str


class SetGround(Edit, frozen=True, tag="td_set_ground"):
    hex: Hex
    terrain: str
    hill: bool


class SetTurn(Edit, frozen=True, tag="td_set_turn"):
    turn: int
    turns: int = 0  # 0 leaves the limit


class SetPoints(Edit, frozen=True, tag="td_set_points"):
    """A side's total from now on."""

    side: str
    points: int


class SetHolder(Edit, frozen=True, tag="td_set_holder"):
    """Who holds an objective, empty for nobody."""

    hex: Hex
    side: str


EDIT_TYPES: tuple[type[Edit], ...] = (
    PlaceUnit,
    TurnUnit,
    DestroyUnit,
    ReviveUnit,
    MarkUnit,
    RemoveUnit,
    SetGround,
    SetTurn,
    SetPoints,
    SetHolder,
)
UnitEdit = PlaceUnit | TurnUnit | DestroyUnit | ReviveUnit | MarkUnit | RemoveUnit
AnyEdit = UnitEdit | SetGround | SetTurn | SetPoints | SetHolder
