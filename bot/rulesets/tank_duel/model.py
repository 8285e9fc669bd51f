"""The state of a tank duel: the map, the tanks, the running activation, and what has been agreed about reactions."""

from __future__ import annotations

from functools import cached_property
from hashlib import sha256
from itertools import pairwise
from typing import Literal, Union

import msgspec

from bot.core.messages import LocalText
from bot.core.view import HexView, MapLabel, MapView
from bot.hexes import Grid, Hex

Motion = Literal["halted", "moving"]
Direction = Literal["none", "forward", "reverse"]
Zone = Literal["front", "side", "rear"]
Rule = Literal["ask", "hold", "fire"]
ReactionMode = Literal["ask", "hold", "unless", "silent"]

CODES = {
    ".": "open",
    "f": "field",
    "w": "woods",
    "v": "village",
    "m": "marsh",
    "~": "river",
    "u": "ford",
}
"""Terrain characters of the scenario format and the words used in tables and pictures."""
CODE_OF = {word: code for code, word in CODES.items()}
NO_HEX = "#"


class Card(msgspec.Struct, frozen=True, omit_defaults=True):
    """A tank card. Armour is an index per face, ``restriction`` AP off each movement roll (0-2)."""

    id: str
    name: LocalText
    short: LocalText
    nation: str
    penetration: int
    front: int
    side: int
    rear: int
    turret: bool
    restriction: int
    points: int
    silhouette: str

    def armour(self, zone: Zone) -> int:
        """Armour index of the face that is hit."""
        return {"front": self.front, "side": self.side, "rear": self.rear}[zone]


class BattleMap(msgspec.Struct, frozen=True, dict=True, omit_defaults=True):
    """The ground. ``rows`` holds one terrain character per hex, ``hills`` a ``^`` for each hex on a hill."""

    grid: Grid
    rows: tuple[str, ...]
    hills: tuple[str, ...]
    roads: tuple[tuple[Hex, ...], ...] = ()
    bridges: tuple[Hex, ...] = ()
    hedges: tuple[tuple[Hex, Hex], ...] = ()
    labels: tuple[MapLabel, ...] = ()

    def __contains__(self, h: Hex) -> bool:
        return h in self.grid and self.rows[h.r][self.grid.column_of(h)] != NO_HEX

    def terrain(self, h: Hex) -> str:
        """Terrain word of a hex of the map."""
        return CODES[self.rows[h.r][self.grid.column_of(h)]]

    def is_hill(self, h: Hex) -> bool:
        return self.hills[h.r][self.grid.column_of(h)] == "^"

    def is_bridge(self, h: Hex) -> bool:
        return h in self.bridges

    def has_road(self, a: Hex, b: Hex) -> bool:
        """Whether a road crosses the side between two neighbours."""
        return (a, b) in self._road_sides

    def has_hedge(self, a: Hex, b: Hex) -> bool:
        """Whether the side between two neighbours is hedged."""
        return (a, b) in self._hedge_sides

    @property
    def hexes(self) -> tuple[Hex, ...]:
        return self._hexes

    @property
    def key(self) -> str:
        """A hash of all that the picture of the ground depends on."""
        return self._key

    @cached_property
    def view(self) -> MapView:
        """The ground as pictures take it."""
        return MapView(
            key=self.key,
            grid=self.grid,
            hexes=tuple(HexView(h, self.terrain(h), self.is_hill(h)) for h in self.hexes),
            roads=self.roads,
            bridges=self.bridges,
            hedges=self.hedges,
            labels=self.labels,
        )

    @cached_property
    def _hexes(self) -> tuple[Hex, ...]:
        return tuple(h for h in self.grid if h in self)

    @cached_property
    def _road_sides(self) -> frozenset[tuple[Hex, Hex]]:
        pairs = {(a, b) for run in self.roads for a, b in pairwise(run)}
        return frozenset(pairs | {(b, a) for a, b in pairs})

    @cached_property
    def _hedge_sides(self) -> frozenset[tuple[Hex, Hex]]:
        return frozenset(set(self.hedges) | {(b, a) for a, b in self.hedges})

    @cached_property
    def _key(self) -> str:
        return sha256(msgspec.json.encode(self, order="deterministic")).hexdigest()[:16]


class Tank(msgspec.Struct, frozen=True, omit_defaults=True):
    """One tank. ``started`` is its motion when the turn began; ``turret`` is counted in steps from the hull (0-5)."""

    id: str
    side: str
    number: int
    card: str
    hex: Hex
    facing: int
    turret: int = 0
    keep_turret: bool = False
    motion: Motion = "halted"
    started: Motion = "halted"
    activated: bool = False
    ambush: bool = False
    fired: bool = False
    alive: bool = True
    on_map: bool = True  # False once a game master has taken the piece away
    no_gun: bool = False
    standing: Rule = "ask"
    fire_at: int = 0  # per cent, with the standing rule "fire"
    name: str = ""
    kills: int = 0

    @property
    def gun(self) -> int:
        """The vertex 0-5 that the gun points at."""
        return (self.facing + self.turret) % 6


class Enter(msgspec.Struct, frozen=True, tag="enter"):
    """Enter a neighbouring hex in direction ``way``; the hull then points at vertex ``facing``."""

    way: int
    facing: int


class Pivot(msgspec.Struct, frozen=True, tag="pivot"):
    """Turn the hull on the spot; positive to the right, one to three vertices either way."""

    turns: int


Step = Union[Enter, Pivot]


class Reaction(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a side reacts for the rest of the running move; ``at`` per cent goes with ``unless``."""

    side: str
    mode: ReactionMode = "ask"
    at: int = 0
    announced: tuple[str, ...] = ()  # tanks whose holding by standing order has been announced


class Activation(msgspec.Struct, frozen=True, tag="activation", omit_defaults=True):
    """Frame of a tank that has rolled its movement dice."""

    unit: str
    ap: int
    rolled: int
    direction: Direction = "none"
    hexes: int = 0
    forward: int = 0
    spent: bool = False
    reactions: tuple[Reaction, ...] = ()
    path: tuple[Hex, ...] = ()  # where it has been in this activation, the start first
    facings: tuple[int, ...] = ()  # facing at each of these
    faces: tuple[int, ...] = ()  # of the movement dice


class Driving(msgspec.Struct, frozen=True, tag="driving", omit_defaults=True):
    """Frame of a path being driven: the steps still to come, never shown to anybody."""

    unit: str
    steps: tuple[Step, ...]
    stop_if_fired_on: bool = False


Frame = Union[Activation, Driving]


class Objective(msgspec.Struct, frozen=True, omit_defaults=True):
    hex: Hex
    points: int
    holder: str = ""


class Victory(msgspec.Struct, frozen=True, omit_defaults=True):
    """How the game can be won (TD-9): by destroying all, on points at the limit, by holding all of some hexes."""

    destroy_all: bool = True
    points: bool = True
    hold: tuple[Hex, ...] = ()


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side is held by the seat of the same id."""

    id: str
    name: LocalText
    nation: str
    lost: int = 0  # points of its tanks destroyed
    bonus: int = 0  # points given or taken by a game master


class DuelState(msgspec.Struct, frozen=True, omit_defaults=True):
    """The whole battle. Empty ``frames`` and ``between`` False mean that an activation is waited for."""

    title: LocalText
    map: BattleMap
    cards: dict[str, Card]
    sides: tuple[Side, ...]
    tanks: tuple[Tank, ...]
    objectives: tuple[Objective, ...]
    victory: Victory
    turns: int
    turn: int = 0
    first: str = ""  # who activates first this turn
    initiative: tuple[int, ...] = ()  # deciding dice in the order of the sides; empty when a scenario decides
    active: str = ""  # the side whose activation is waited for or running
    frames: tuple[Frame, ...] = ()
    between: bool = False  # an activation has just ended
    activations: int = 0  # counted over the game; names the scene
    first_side: str = ""

    def tank(self, id_: str) -> Tank:
        return next(t for t in self.tanks if t.id == id_)

    def card(self, tank: Tank) -> Card:
        return self.cards[tank.card]

    def side(self, id_: str) -> Side:
        return next(s for s in self.sides if s.id == id_)

    def enemy_of(self, side: str) -> str:
        return next(s.id for s in self.sides if s.id != side)

    def alive(self, side: str) -> tuple[Tank, ...]:
        return tuple(t for t in self.tanks if t.side == side and t.alive and t.on_map)

    def ready(self, side: str) -> tuple[Tank, ...]:
        """Tanks of a side that have not been activated this turn."""
        return tuple(t for t in self.alive(side) if not t.activated)

    def occupant(self, h: Hex) -> Tank | None:
        """The tank or wreck in a hex."""
        return next((t for t in self.tanks if t.hex == h and t.on_map), None)

    @property
    def activation(self) -> Activation | None:
        """The running activation that has rolled dice."""
        return self.frames[0] if self.frames and isinstance(self.frames[0], Activation) else None

    @property
    def driving(self) -> Driving | None:
        top = self.frames[-1] if self.frames else None
        return top if isinstance(top, Driving) else None

    def points(self, side: str) -> int:
        """Points of destroyed enemies plus objectives held (TD-9)."""
        held = sum(o.points for o in self.objectives if o.holder == side)
        return held + self.side(side).bonus + sum(s.lost for s in self.sides if s.id != side)
