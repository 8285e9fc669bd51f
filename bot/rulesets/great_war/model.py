"""The state of a great_war game: map, units, decks, hands, tokens, medals, the turn, and suspended procedures."""

from __future__ import annotations

from enum import IntEnum
from functools import lru_cache
from itertools import accumulate

import msgspec

from bot.core.messages import LocalText
from bot.hexes import Grid, Hex
from bot.rulesets.great_war.frames import Frame

NORTH, SOUTH = 6, 7


class Phase(IntEnum):
    """The parts of a turn (GW-3.2); recovery belongs to ordering (GW-P1)."""

    CARD = 0
    ORDERS = 1
    MOVE = 2
    BATTLE = 3
    END = 4


class Ground(msgspec.Struct, frozen=True, omit_defaults=True):
    """One hex of the map. ``line`` is the side whose own trench line it is; ``fortified`` the side it protects."""

    terrain: str
    hill: bool = False
    wire: bool = False
    crater: bool = False
    fortified: str = ""
    line: str = ""
    bridge: str = ""  # bridge | footbridge


@lru_cache(maxsize=8)
def _row_starts(widths: tuple[int, ...]) -> tuple[int, ...]:
    """How many hexes lie before each row."""
    return tuple(accumulate(widths, initial=0))


class Board(msgspec.Struct, frozen=True, omit_defaults=True):
    """The map: one ``Ground`` per hex in the order of the grid."""

    grid: Grid
    ground: tuple[Ground, ...]
    labels: tuple[tuple[Hex, str], ...] = ()

    def index(self, h: Hex) -> int:
        return _row_starts(self.grid.widths)[h.r] + self.grid.column_of(h)

    def at(self, h: Hex) -> Ground:
        return self.ground[self.index(h)]

    def __contains__(self, h: object) -> bool:
        return h in self.grid

    def put(self, h: Hex, ground: Ground) -> Board:
        i = self.index(h)
        return msgspec.structs.replace(self, ground=(*self.ground[:i], ground, *self.ground[i + 1 :]))

    def label(self, h: Hex) -> str:
        return self.grid.label(h)


class Unit(msgspec.Struct, frozen=True, omit_defaults=True):
    """One unit. ``strength`` is figures, or silhouette tokens for a tank. From ``ordered`` on: this turn only."""

    id: str
    side: str
    number: int
    type: str
    hex: Hex
    strength: int
    full: int
    special: str = ""  # bomber | marksman | loader
    name: str = ""
    status: str = "none"  # none | bogged | ditched
    fate: str = ""  # "" on the map | eliminated | exited | removed
    heading: int = NORTH
    immobile: bool = False
    secret: bool = False  # one of the unrevealed tanks
    is_tank: bool = False
    ordered: bool = False
    moved: int = 0
    move_done: bool = False
    stopped: bool = False
    entered: bool = False
    no_battle: str = ""  # why it may not battle this turn
    battles: int = 0
    recovery: str = ""  # "" | failed | recovered
    effects: tuple[str, ...] = ()  # combat cards at work
    mg_fire: tuple[str, ...] = ()  # machine guns that fired at it this turn
    kills: int = 0  # enemy units it has eliminated, in battles before this one too

    @property
    def is_alive(self) -> bool:
        return not self.fate

    def effect(self, name: str) -> int:
        """How often a card effect works on the unit."""
        return self.effects.count(name)


class Side(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side: its baseline, tokens, artillery number and its secret hands."""

    id: str
    edge: str  # top | bottom
    nation: str
    tokens: int
    artillery: int
    command: tuple[str, ...] = ()
    combat: tuple[str, ...] = ()
    silenced: bool = False  # asked for no more reactions this turn


class Decks(msgspec.Struct, frozen=True, omit_defaults=True):
    """The two decks, the next card first, and their discards."""

    command: tuple[str, ...] = ()
    combat: tuple[str, ...] = ()
    command_discards: tuple[str, ...] = ()
    combat_discards: tuple[str, ...] = ()


class MedalWon(msgspec.Struct, frozen=True, omit_defaults=True):
    """A line of the ledger: who has how many medals for what. ``cause`` is eliminated, token, exited, recon,
    given, or objective with its number."""

    side: str
    count: int
    cause: str
    unit: str = ""
    objective: int = -1
    hex: Hex | None = None
    what: str = ""  # unit type, for telling


class Objective(msgspec.Struct, frozen=True, omit_defaults=True):
    """Hexes worth medals (GW-5.8). ``side`` empty means either side. ``counts`` is the last majority count."""

    kind: str
    hexes: tuple[Hex, ...]
    worth: int = 1
    side: str = ""
    counts: tuple[int, int] = (0, 0)


class Named(msgspec.Struct, frozen=True, omit_defaults=True):
    """An order of the command card that is spent: on a unit, or on reserve artillery (``unit`` empty)."""

    sections: tuple[str, ...]
    unit: str = ""


class Turn(msgspec.Struct, frozen=True, omit_defaults=True):
    """The running turn of one side."""

    number: int
    side: str
    phase: Phase = Phase.CARD
    locked: Phase = Phase.CARD  # the phase of the last die: no way back before it
    card: str = ""
    held: int = 0  # command cards held when it was played, itself included
    slots: dict[str, int] = {}
    named: tuple[Named, ...] = ()
    artillery: str = ""  # "" | ordered | fired
    aim: Hex | None = None
    mode: str = ""  # bombard: artillery | guns
    combat_cards: int = 0
    discarded: bool = False
    hidden_battled: bool = False
    draw: str = ""


class Rules(msgspec.Struct, frozen=True, omit_defaults=True):
    """What scenario and table fixed: named switches and options."""

    tankschrecken: bool = True
    ditched_holds: bool = True
    ground_compulsory: bool = False
    trench_halt: bool = False
    recon_clock: str = ""
    token_medals: bool = False
    building_medals: str = ""
    buildings: tuple[Hex, ...] = ()
    hidden_tanks: str = ""  # side whose tanks are unrevealed at the start


class State(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything of a great_war game."""

    scenario: str
    title: LocalText
    briefing: LocalText
    medals: int
    board: Board
    sides: tuple[Side, ...]
    units: tuple[Unit, ...]
    date: LocalText | None = None
    rules: Rules = Rules()
    objectives: tuple[Objective, ...] = ()
    decks: Decks = Decks()
    pool: int = 0  # HQ tokens nobody holds
    ledger: tuple[MedalWon, ...] = ()
    turn: Turn = Turn(0, "")
    first_side: str = ""
    frames: tuple[Frame, ...] = ()
    revealed: bool = False

    def side(self, id_: str) -> Side:
        return next(s for s in self.sides if s.id == id_)

    def other(self, id_: str) -> str:
        """The other side's id."""
        return next(s.id for s in self.sides if s.id != id_)

    def unit(self, id_: str) -> Unit:
        return next(u for u in self.units if u.id == id_)

    @property
    def alive(self) -> tuple[Unit, ...]:
        return tuple(u for u in self.units if not u.fate)

    def unit_at(self, h: Hex) -> Unit | None:
        return next((u for u in self.units if u.hex == h and not u.fate), None)

    def medals_of(self, side: str) -> int:
        return sum(m.count for m in self.ledger if m.side == side)

    def is_hidden(self, unit: Unit) -> bool:
        """An unrevealed tank may not be targeted (GW-8.6)."""
        return not self.revealed and unit.secret


def replace_unit(state: State, unit: Unit) -> State:
    return msgspec.structs.replace(state, units=tuple(unit if u.id == unit.id else u for u in state.units))


def replace_side(state: State, side: Side) -> State:
    return msgspec.structs.replace(state, sides=tuple(side if s.id == side.id else s for s in state.sides))
