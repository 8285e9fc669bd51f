"""What the service needs from outside, as protocols; real adapters are picked in ``bot.bootstrap`` alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Protocol

from bot.core.dice import DiceSource
from bot.core.events import Event
from bot.core.ruleset import Ruleset
from bot.core.scenario import Fault, ScenarioHead
from bot.service.audit import Trail
from bot.service.campaign_ports import CampaignStore, ScenarioStore
from bot.service.campaign_rules import CampaignRules
from bot.service.model import (
    Deadline,
    Draft,
    FreeDay,
    FreeRoll,
    GameRow,
    GuildSettings,
    HeldOrder,
    OutboxRow,
    Post,
    StoredEvent,
    User,
)


class Clock(Protocol):
    def now(self) -> int:
        """Unix time in whole seconds, UTC."""
        ...


class Fairness(Protocol):
    """Commit-reveal dice (adapter: ``bot.fairness``)."""

    def new_secret(self) -> tuple[str, str]:
        """A fresh secret and its commitment (SHA-256), both hex."""
        ...

    def source(self, secret: str, game: str, cause: str) -> DiceSource:
        """Dice for one command: roll n comes from the secret, the game, n and what caused it."""
        ...

    def chain(self, trail: Trail, secrets: Mapping[int, str]) -> Sequence[dict[str, Any]]:
        """The rows of a trail with their hashes, hidden fields sealed."""
        ...

    def export(self, trail: Trail, secrets: Mapping[int, str], form: str) -> bytes:
        """A trail as a file: ``json``, ``csv`` or ``zip``."""
        ...


class Content(Protocol):
    """Rulesets, tables and scenarios (adapter: ``bot.content``)."""

    def rulesets(self) -> Sequence[str]: ...
    def ruleset(self, id_: str) -> Ruleset[Any]: ...
    def tables_raw(self, ruleset: str) -> bytes:
        """All table files of a ruleset as one canonical JSON text, to be stored with a game."""
        ...

    def tables_from(self, ruleset: str, raw: bytes) -> Any:
        """Typed tables from a stored text; cached by content."""
        ...

    def scenarios(self) -> Sequence[tuple[str, str]]:
        """(scenario id, ruleset id) of everything shipped."""
        ...

    def scenario_text(self, id_: str) -> str | None: ...
    def head(self, id_: str) -> ScenarioHead:
        """What a lobby shows of a shipped scenario. Raises ContentError for a faulty file, KeyError for none."""
        ...

    def read_scenario(self, ruleset: str, tables: Any, text: str) -> Any | tuple[Fault, ...]: ...
    def campaign_rules(self) -> CampaignRules: ...
    def template(self, ruleset: str, lang: str) -> str | None:
        """A commented scenario file to start from, or None."""
        ...


class Publisher(Protocol):
    """Told after each commit that the outbox has work; must return at once and never raise."""

    def wake(self) -> None: ...


class Alarm(Protocol):
    """Told when the earliest deadline may have changed (adapter: ``bot.scheduler``)."""

    def reschedule(self) -> None: ...


class Store(CampaignStore, ScenarioStore, Protocol):
    """All persistence (adapter: ``bot.storage``). Every method is one transaction; an append that finds another
    version raises ``Conflict``."""

    # people
    async def person_of(self, user: User) -> str:
        """The random person id of a user, made at first sight; keeps the display name fresh."""
        ...

    async def user_of(self, person: str) -> User | None: ...
    async def forget(self, user_id: int) -> int:
        """Erase a user's id and name, and what only served them; returns how many rows went."""
        ...

    async def data_of(self, user_id: int) -> dict[str, Any]:
        """Everything stored about a user, as plain values; empty when nothing is."""
        ...

    # games
    async def create_game(
        self, row: GameRow, tables: bytes, scenario: str, *, cause: str = "", deadlines: Sequence[Deadline] = ()
    ) -> GameRow:
        """Store a new lobby with its deadlines and a ``lobby`` outbox row, under a fresh id and the server's next
        number. A repeated ``cause`` returns what it made before; an occupied channel raises ``Conflict``."""
        ...

    async def update_row(self, row: GameRow, outbox: Sequence[tuple[str, str]] = ()) -> None:
        """Store a changed row and outbox rows; one that leaves the lobby unstarted loses its deadlines. Raises
        ``Conflict`` when its channel has been taken meanwhile."""
        ...

    async def game(self, id_: str) -> GameRow | None: ...
    async def games(self, guild: int, *, status: Sequence[str] = ()) -> tuple[GameRow, ...]:
        """Games of a server, the newest first; 0 means all servers."""
        ...

    async def game_opened_by(self, cause: str) -> GameRow | None:
        """The game that a command id opened, or None."""
        ...

    async def game_in(self, channel: int) -> GameRow | None:
        """The lobby or active game of a channel or thread, else the last finished one."""
        ...

    async def content_of(self, game: str) -> tuple[bytes, str]:
        """Stored tables text and scenario text of a game."""
        ...

    # events
    async def append(
        self,
        row: GameRow,
        expected: int,
        cause: str,
        actor: str,
        person: str,
        at: int,
        events: Sequence[Event],
        outbox: Sequence[tuple[str, str]],
        *,
        deadlines: Sequence[Deadline] = (),
        secret: tuple[int, str] | None = None,
    ) -> tuple[StoredEvent, ...]:
        """Store events after version ``expected`` with the row and outbox rows (kind, payload), atomically.

        ``deadlines`` are all that are open afterwards; one that has fired stays fired. ``secret`` is that of a new dice
        epoch. Raises ``Conflict`` when another command was stored first or this ``cause`` was stored before.
        """
        ...

    async def events(self, game: str) -> tuple[StoredEvent, ...]: ...
    async def outcome_of(self, game: str, cause: str) -> tuple[int, int] | None:
        """First and last version that a command id already caused, or None."""
        ...

    # dice secrets
    async def secret(self, game: str, epoch: int) -> str: ...
    async def put_secret(self, game: str, epoch: int, secret: str) -> None: ...
    async def secrets(self, game: str) -> dict[int, str]: ...

    # deadlines
    async def due(self, now: int) -> tuple[tuple[str, str, str, int], ...]:
        """(game, kind decision|proposal|reminder|lobby, id, due_at) of everything due, the earliest first."""
        ...

    async def next_due(self) -> int | None: ...
    async def open_deadlines(self) -> tuple[tuple[str, str, str, int], ...]: ...
    async def deadline_done(self, game: str, kind: str, id_: str) -> None:
        """Mark a deadline as fired."""
        ...

    async def put_deadlines(self, game: str, deadlines: Sequence[Deadline]) -> None:
        """Make these the open deadlines of a game."""
        ...

    async def after_outage(self, now: int, outage: int) -> None:
        """Move the clocks that no event moves (idle times, lobbies) by an outage and write the heartbeat, at once."""
        ...

    # outbox and posts
    async def add_outbox(
        self, game: str, kind: str, payload: str, at: int, *, done: tuple[str, str] | None = None
    ) -> None:
        """Add something to post; ``done`` marks the deadline (kind, id) that asked for it as fired, at once."""
        ...

    async def outbox(self, limit: int = 50, *, game: str = "") -> tuple[OutboxRow, ...]:
        """What is still to be posted, the oldest first: of one game or of all."""
        ...

    async def outbox_games(self) -> tuple[str, ...]:
        """The games that have something to post."""
        ...

    async def outbox_done(self, id_: int, posts: Sequence[Post] = ()) -> None: ...
    async def outbox_failed(self, id_: int, error: str) -> None: ...
    async def posts(self, game: str, role: str = "", *, open_only: bool = True) -> tuple[Post, ...]: ...
    async def put_post(self, post: Post) -> None: ...
    async def close_post(self, message: int) -> None: ...

    # the game master's desk
    async def put_draft(self, draft: Draft) -> None: ...
    async def take_draft(self, id_: str, person: str) -> Draft | None:
        """Remove and return a person's draft; None when there is none (any more)."""
        ...

    async def sweep_drafts(self, before: int) -> int:
        """Delete drafts made before a time; returns how many."""
        ...

    async def put_held(self, held: HeldOrder, outbox: Sequence[tuple[str, str]]) -> None:
        """Store a held order in place of the seat's last one, note that the seat has given one, and what to post."""
        ...

    async def held(self, game: str) -> tuple[HeldOrder, ...]:
        """Held and returned orders of a game, one a seat at most, the oldest first."""
        ...

    async def return_held(self, held: HeldOrder, outbox: Sequence[tuple[str, str]], at: int) -> bool:
        """Mark a waiting order as returned, with its note and reasons; False when it waits no more."""
        ...

    async def drop_held(self, held: HeldOrder, outbox: Sequence[tuple[str, str]], at: int) -> bool:
        """Remove a held order that was carried out or withdrawn; False when another has taken its place."""
        ...

    # server settings, small values
    async def settings(self, guild: int) -> GuildSettings: ...
    async def put_settings(self, guild: int, settings: GuildSettings) -> None: ...
    async def get_value(self, key: str) -> str | None: ...
    async def put_value(self, key: str, value: str) -> None: ...
    async def heartbeat(self, now: int) -> None: ...
    async def last_heartbeat(self) -> int | None: ...

    # rolls outside games
    async def free_day(self, guild: int, day: str, secret: str, commitment: str, now: int) -> FreeDay:
        """The day's secret; the one given is stored when there is none yet."""
        ...

    async def free_days(self, guild: int) -> tuple[FreeDay, ...]: ...
    async def add_free_roll(self, roll: FreeRoll) -> FreeRoll:
        """Store a roll; a repeated ``cause`` returns the stored one. Raises ``Conflict`` when ``n`` is taken."""
        ...

    async def free_rolls(self, day_id: str) -> tuple[FreeRoll, ...]: ...

    # servers that removed the bot
    async def guild_left(self, guild: int, at: int | None) -> None:
        """Note when a server removed the bot; None when it is back."""
        ...

    async def purge_guilds(self, before: int) -> int:
        """Delete all data of servers that removed the bot before a time; returns how many."""
        ...


class Conflict(Exception):
    """Another command was stored first."""
