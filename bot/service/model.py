"""What the service speaks about besides the rules: servers, people, games, lobbies, what was done."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.core.events import Event, TableOptions
from bot.core.messages import Message
from bot.core.ruleset import Ruleset
from bot.core.state import GameState, History


class User(msgspec.Struct, frozen=True):
    """A person as the front end knows them; only the people table keeps this."""

    id: int
    name: str


class Place(msgspec.Struct, frozen=True):
    """Where something happens: server, channel or thread, and the thread's parent channel (0 when none)."""

    guild: int
    channel: int
    parent: int = 0


class GameRow(msgspec.Struct, frozen=True):
    """One game or lobby. ``status`` is lobby, active, over or abandoned; ``seats`` maps seat to random person id."""

    id: str  # short, random, safe in custom ids: [a-z0-9]{6}
    number: int  # counted per server, for people
    guild: int
    channel: int
    ruleset: str
    scenario: str
    status: str
    options: TableOptions
    opener: str  # person id
    seats: dict[str, str]  # in scenario order; an open seat maps to ""
    created_at: int
    last_order_at: int
    gm: str = ""  # person in the game master's seat
    invited: str = ""  # person for whom an open seat is kept
    version: int = 0
    commitment: str = ""
    rematch_of: str = ""


class StoredEvent(msgspec.Struct, frozen=True):
    """An event as it lies in the store. ``actor`` is a seat, gm or system; ``person`` a random person id."""

    game: str
    version: int
    at: int
    cause: str
    actor: str
    person: str
    event: Event


class Loaded(msgspec.Struct, frozen=True):
    """A game in memory: its row, its ruleset with the tables and scenario it began with, and its history."""

    row: GameRow
    ruleset: Ruleset[Any]
    tables: Any
    scenario: Any
    history: History[Any]
    stored: tuple[StoredEvent, ...]

    @property
    def state(self) -> GameState[Any]:
        return self.history.state


class Done(msgspec.Struct, frozen=True):
    """An accepted command: versions ``first`` to ``last`` are its events. ``repeated`` marks a second delivery;
    ``held`` an order that waits for the game master, with no events yet."""

    game: str
    first: int
    last: int
    repeated: bool = False
    held: bool = False


class HeldOrder(msgspec.Struct, frozen=True):
    """An order of a moderated game that waits for the game master, or has been returned. ``cause`` is the id it will be
    carried out under, ``body`` the order as JSON; ``reasons`` say why it was no longer possible."""

    game: str
    seat: str
    cause: str
    person: str
    body: str
    text: Message
    held_at: int
    status: str = "waiting"  # or "returned"
    note: str = ""
    reasons: tuple[Message, ...] = ()


class Draft(msgspec.Struct, frozen=True):
    """A game master's act that waits for its own author's confirmation; good for one state of the game alone."""

    id: str
    game: str
    person: str
    version: int
    body: str
    created_at: int


class OutboxRow(msgspec.Struct, frozen=True):
    """Something to be posted. ``kind`` is lobby, events, notice or secret; versions are 0 where they do not apply."""

    id: int
    game: str
    kind: str
    first: int
    last: int
    payload: str  # JSON of a Message for a notice
    attempts: int
    created_at: int


class Post(msgspec.Struct, frozen=True):
    """A message we have posted and may edit. ``role`` is lobby, board, step or question; ``key`` tells them apart
    (scene id, decision id)."""

    game: str
    role: str
    key: str
    channel: int
    message: int
    first: int
    last: int
    posted_at: int
    closed: bool = False


class GuildSettings(msgspec.Struct, frozen=True, omit_defaults=True):
    """A server's settings; ids are Discord snowflakes, 0 for none, times in seconds."""

    language: str = ""
    gm_role: int = 0
    opener_role: int = 0
    game_channels: tuple[int, ...] = ()
    max_games: int = 50
    max_scenarios: int = 100
    reaction_window: int = 12 * 3600
    claim_after: int = 7 * 86400
    picture_every: str = "action"  # or "turn"
    post_channel: int = 0
    mask_reactions: bool = False
    theme: str = "light"


class Deadline(msgspec.Struct, frozen=True):
    """Something that falls due. ``kind`` is decision, proposal, reminder or lobby; ``id`` names the question, the
    proposal or (lobby) the game. ``held`` while the game is paused: it does not fire."""

    game: str
    kind: str
    id: str
    due_at: int
    held: bool = False


class OrderLine(msgspec.Struct, frozen=True):
    """A numbered order. ``before`` and ``after`` are the versions to go back to; ``void`` when a rewind undid it."""

    n: int
    before: int
    after: int
    at: int
    seat: str
    text: Message
    void: bool


class FreeDay(msgspec.Struct, frozen=True):
    """The secret of one server's free rolls of one day (``YYYY-MM-DD``, UTC); ``id`` is random and names no server."""

    id: str
    guild: int
    day: str
    secret: str
    commitment: str
    created_at: int


class FreeRoll(msgspec.Struct, frozen=True):
    """A roll outside any game; ``n`` counts from 1 within the day."""

    day: str  # id of the FreeDay
    n: int
    at: int
    cause: str
    person: str
    count: int
    sides: int
    modifier: int
    faces: tuple[int, ...]
    commitment: str = ""  # of the day, to show with the roll
    source: str = "live"

    @property
    def total(self) -> int:
        return sum(self.faces) + self.modifier
