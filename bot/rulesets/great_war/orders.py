"""The orders of a great_war player (GW-P1) and a game master's edits."""

from __future__ import annotations

from bot.core.commands import Edit, Order
from bot.hexes import Hex


class PlayCard(Order, frozen=True, tag="play_card"):
    card: str


class NameUnits(Order, frozen=True, tag="name_units", omit_defaults=True):
    """Spend orders of the card on units, and on reserve artillery with or without the hex it will aim at."""

    units: tuple[str, ...] = ()
    artillery: bool = False
    aim: Hex | None = None


class RecoverTank(Order, frozen=True, tag="recover_tank", omit_defaults=True):
    unit: str
    tokens: int = 0


class DitchTank(Order, frozen=True, tag="ditch_tank"):
    unit: str


class MoveUnit(Order, frozen=True, tag="move_unit"):
    """``path`` holds the hexes entered, in order."""

    unit: str
    path: tuple[Hex, ...]


class ExitBoard(Order, frozen=True, tag="exit_board"):
    unit: str


class BattleTarget(Order, frozen=True, tag="battle"):
    """A unit battles whatever stands in a hex, or works on the wire there."""

    unit: str
    hex: Hex


class FireArtillery(Order, frozen=True, tag="fire_artillery"):
    """Reserve artillery; ``tokens`` 0 lets its order go unused."""

    hex: Hex
    tokens: int


class PlayCombatCard(Order, frozen=True, tag="play_combat_card", omit_defaults=True):
    card: str
    target: str = ""  # unit id, hex label or card id, as the card asks


class DiscardCard(Order, frozen=True, tag="discard_card"):
    card: str


class EndTurn(Order, frozen=True, tag="end_turn"):
    """``draw`` is card or tokens."""

    draw: str


class PlaceUnit(Edit, frozen=True, tag="gw_place_unit"):
    """A unit from outside the map (lost, left, or not yet there) is put on it."""

    unit: str
    hex: Hex


class ShiftUnit(Edit, frozen=True, tag="gw_shift_unit"):
    unit: str
    hex: Hex


class SetStrength(Edit, frozen=True, tag="gw_set_strength"):
    """Figures, or a tank's tokens."""

    unit: str
    strength: int


class MarkUnit(Edit, frozen=True, tag="gw_mark_unit"):
    """``status`` is none, bogged or ditched."""

    unit: str
    status: str


class RemoveUnit(Edit, frozen=True, tag="gw_remove_unit"):
    unit: str


class SetMedals(Edit, frozen=True, tag="gw_set_medals"):
    """Brings a side to a number of medals; the difference is entered as given by the game master."""

    side: str
    medals: int


class SetTokens(Edit, frozen=True, tag="gw_set_tokens"):
    side: str
    tokens: int


class SetTerrain(Edit, frozen=True, tag="gw_set_terrain"):
    """``what`` is a terrain, or crater, wire, clear_crater, clear_wire."""

    hex: Hex
    what: str


class SetTurn(Edit, frozen=True, tag="gw_set_turn"):
    """The turn of a side begins anew."""

    side: str


class GiveCard(Edit, frozen=True, tag="gw_give_card"):
    """Takes a card from deck or discards into a hand, and puts one back where the hand was full."""

    side: str
    card: str
    away: str = ""


ORDER_TYPES: tuple[type[Order], ...] = (
    PlayCard,
    NameUnits,
    RecoverTank,
    DitchTank,
    MoveUnit,
    ExitBoard,
    BattleTarget,
    FireArtillery,
    PlayCombatCard,
    DiscardCard,
    EndTurn,
)
EDIT_TYPES: tuple[type[Edit], ...] = (
    PlaceUnit,
    ShiftUnit,
    SetStrength,
    MarkUnit,
    RemoveUnit,
    SetMedals,
    SetTokens,
    SetTerrain,
    SetTurn,
    GiveCard,
)
VERBS = (
    "card",
    "units",
    "move",
    "battle",
    "artillery",
    "recover",
    "ditch",
    "combat-card",
    "discard",
    "exit",
    "end",
)
