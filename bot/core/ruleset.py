"""The protocol a ruleset implements. Service, front ends and tools know rulesets only by it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol, TypeVar, runtime_checkable

import msgspec

from bot.core.commands import Edit, Order
from bot.core.decisions import Decision
from bot.core.events import Event, TableOptions
from bot.core.messages import Message
from bot.core.refusals import Refusal, Suggestion
from bot.core.run import Run
from bot.core.scenario import Fault, ScenarioHead
from bot.core.state import GameState
from bot.core.view import BoardView, HandView

R = TypeVar("R")

Words = Mapping[str, str]
"""Options of a slash command by name, as typed; booleans are ``true`` or ``false``."""


class MenuItem(msgspec.Struct, frozen=True):
    """One atomic thing a seat may do now. Where ``number`` names a field of the order, ``low`` to ``high`` go."""

    order: Order
    label: Message
    verb: str
    unit: str = ""
    number: str = ""
    low: int = 0
    high: int = 0


class Viewer(msgspec.Struct, frozen=True):
    """Who looks: the seats held, or the game master's seat of this game. Nothing held means a spectator."""

    seats: tuple[str, ...] = ()
    is_gm: bool = False


SPECTATOR = Viewer()


class Told(msgspec.Struct, frozen=True):
    """A line of the story. ``seats`` empty means everybody may read it."""

    text: Message
    seats: tuple[str, ...] = ()


class Answer(msgspec.Struct, frozen=True):
    """Reply to a private question about the board (sight, odds): lines and, where it helps, a picture."""

    lines: tuple[Message, ...]
    view: BoardView | None = None


class Moment(msgspec.Struct, frozen=True):
    """An event between the states before and after it; what narrating needs."""

    before: GameState[Any]
    event: Event
    after: GameState[Any]


class EditForm(msgspec.Struct, frozen=True):
    """A kind of edit a game master may make, and which words it takes of unit, hex, facing, value, side and state;
    ``secret`` when it touches what is hidden."""

    what: str
    label: Message
    words: tuple[str, ...]
    secret: bool = False


class Die(msgspec.Struct, frozen=True):
    """A kind of dice that may be rolled by hand; ``names`` calls its faces by name, face 1 first."""

    kind: str
    sides: int
    names: tuple[str, ...] = ()


@runtime_checkable
class Ruleset(Protocol[R]):
    """A rule system. All methods are pure; ``tables`` is what ``load_tables`` returned."""

    id: str
    version: int
    state_type: type[R]
    event_types: tuple[type[Event], ...]
    order_types: tuple[type[Order], ...]
    edit_types: tuple[type[Edit], ...]
    verbs: tuple[str, ...]  # the `/order` subcommands this ruleset understands

    def load_tables(self, raw: Mapping[str, bytes]) -> Any:
        """Typed tables from the bytes of ``data/rulesets/<id>/*.toml`` by file name. Raises ContentError."""
        ...

    def read_scenario(self, tables: Any, text: str) -> Any | tuple[Fault, ...]:
        """A typed scenario, or every fault of the file at once."""
        ...

    def head(self, tables: Any, scenario: Any) -> ScenarioHead: ...

    def preview(self, tables: Any, scenario: Any) -> BoardView:
        """The map with all units at their places, before any game."""
        ...

    def setup(self, run: Run[R], scenario: Any, options: TableOptions) -> None:
        """Emit what sets a game up, and start the first turn (may roll)."""
        ...

    def evolve(self, state: R | None, event: Event) -> R:
        """Total over ``event_types``; no dice, no tables."""
        ...

    def on_kernel_event(self, state: R, event: Event) -> R:
        """Hook for kernel events a ruleset's state must follow; normally returns the state unchanged."""
        ...

    def decide(self, run: Run[R], order: Order) -> Refusal | None:
        """Carry out an order of ``run.seat`` or refuse it; then run frames as far as they go."""
        ...

    def resume(self, run: Run[R], decision: Decision, answer: str, by: str) -> None:
        """Go on after a question was answered (``by`` seat, expiry, gm or rules) and run frames as far as they go."""
        ...

    def recheck(self, run: Run[R]) -> None:
        """After a game master's edit: close or renew questions that no longer fit, check victory."""
        ...

    def rewound(self, run: Run[R], before: R) -> None:
        """After a rewind from ``before``: reshuffle what has been seen since."""
        ...

    def amend(self, run: Run[R], edit: Edit) -> Refusal | tuple[Message, Message]:
        """Carry out a typed edit; returns what was before and after."""
        ...

    def menu(self, tables: Any, state: GameState[R], seat: str) -> tuple[MenuItem, ...]:
        """All atomic orders of a seat now; those legal at any time stay listed while a question is open."""
        ...

    def to_act(self, state: R) -> str:
        """The seat whose order is waited for when no question is open; empty when none."""
        ...

    def resign(self, run: Run[R], seat: str) -> None:
        """End the game against a seat."""
        ...

    def parse(self, tables: Any, state: GameState[R], seat: str, verb: str, words: Words) -> Order | Refusal:
        """An order from the options of ``/order <verb>``; refuses what cannot be read, with all reasons."""
        ...

    def complete(
        self, tables: Any, state: GameState[R], seat: str, verb: str, option: str, words: Words
    ) -> tuple[Suggestion, ...]:
        """Legal values for one option given the others and what is typed so far; labels carry costs or odds."""
        ...

    def parse_edit(self, tables: Any, state: GameState[R], what: str, words: Words) -> Edit | Refusal: ...

    def edit_forms(self) -> tuple[EditForm, ...]:
        """The kinds of edits that ``parse_edit`` reads."""
        ...

    def complete_edit(
        self, tables: Any, state: GameState[R], what: str, option: str, words: Words
    ) -> tuple[Suggestion, ...]:
        """Values for one word of an edit, hidden ones included: the caller knows who may see them."""
        ...

    def physical_dice(self, tables: Any) -> tuple[Die, ...]:
        """The kinds of dice that may be rolled by hand and entered."""
        ...

    def describe(self, tables: Any, state: GameState[R], order: Order) -> Message:
        """An order in words, for the numbered log."""
        ...

    def ask_board(self, tables: Any, state: GameState[R], viewer: Viewer, topic: str, words: Words) -> Answer | Refusal:
        """Private questions about the board: ``sight`` (from, to), ``reach`` (unit), ``status``."""
        ...

    def hand(self, tables: Any, state: GameState[R], seat: str) -> HandView | None: ...

    def view(
        self, tables: Any, state: GameState[R], viewer: Viewer, moments: Sequence[Moment] = (), *, focus: str = ""
    ) -> BoardView:
        """The board for one viewer with what happened in ``moments`` drawn on it. ``focus`` asks for another picture:
        ``shot`` (the last shot in the moments), ``question`` (the open one)."""
        ...

    def narrate(self, tables: Any, moments: Sequence[Moment], viewer: Viewer) -> tuple[Told, ...]:
        """The story of some events, one fact a line, with dice and modifiers."""
        ...

    def scene(self, state: R) -> str:
        """Id of the running activation or turn, empty between two: posts of one are edited, its end is a new post."""
        ...

    def invariants(self, tables: Any, state: GameState[R]) -> tuple[str, ...]:
        """Everything wrong with a state, in plain words for developers; empty when sound."""
        ...
