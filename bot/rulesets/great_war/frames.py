"""Suspended procedures as data (law 2). The last frame of the state's stack is the running one."""

from __future__ import annotations

from typing import Union

import msgspec

from bot.hexes import Hex


class MoveFrame(msgspec.Struct, frozen=True, tag="move", omit_defaults=True):
    """A unit under way: hexes still to enter. ``asked`` when the other side has had its say about the next step."""

    unit: str
    path: tuple[Hex, ...]
    asked: bool = False
    pinned: bool = False


class CombatFrame(msgspec.Struct, frozen=True, tag="combat", omit_defaults=True):
    """One combat. ``kind`` is close, ranged, shells or strike (a counter-attack). For shells ``attacker`` is empty.

    ``stage`` goes react, roll, confirm, personnel, flags, retreat, ground, move_in, bonus, done.
    """

    kind: str
    side: str
    target: str
    attacker: str = ""
    hex: Hex | None = None
    distance: int = 0
    shells: int = 0
    on_target: bool = False
    crater: bool = False
    is_bonus: bool = False
    stage: str = "react"
    reactions: tuple[str, ...] = ()
    potential: int = 0
    has_hit: bool = False
    lost: int = 0
    flags: int = 0
    ignorable: int = 0
    retreats: int = 0
    vacated: bool = False


class ShellsFrame(msgspec.Struct, frozen=True, tag="shells", omit_defaults=True):
    """A reserve-artillery mission: impacts still to be resolved, as (hex, shells, on target, makes a crater)."""

    side: str
    impacts: tuple[tuple[Hex, int, bool, bool], ...]


class EndFrame(msgspec.Struct, frozen=True, tag="end", omit_defaults=True):
    """The end of a turn. ``stage`` goes clock, draw, keep, reward, over; ``drawn`` are cards to choose from."""

    draw: str
    stage: str = "clock"
    drawn: tuple[str, ...] = ()


Frame = Union[MoveFrame, CombatFrame, ShellsFrame, EndFrame]
