"""Loading a game and storing what one command did to it; every use case goes through here (laws 4 and 5)."""

from __future__ import annotations

import asyncio
import hashlib
from collections import OrderedDict
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from typing import Any

import msgspec

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core import kernel
from bot.core.commands import Command
from bot.core.errors import ContentError, GameError
from bot.core.refusals import Refusal, untimely
from bot.core.run import Run
from bot.core.state import History
from bot.service.deadlines import deadlines_of
from bot.service.model import Done, GameRow, Loaded
from bot.service.ports import Alarm, Clock, Conflict, Content, Fairness, Publisher, Store

CACHED_GAMES = 64

Plan = Callable[[Loaded], Command | Refusal]
"""Makes the command inside the lock, against the state it will meet."""

FollowUp = Callable[[Loaded, Run[Any]], Command | None]
"""A second command that belongs to the first: stored with it or not at all."""


class NoSuchGame(GameError):
    """A game id that the store does not know."""


class Engine:
    """One command at a time per game: load, decide, commit, wake whoever posts."""

    def __init__(
        self,
        store: Store,
        content: Content,
        fairness: Fairness,
        clock: Clock,
        publisher: Publisher | None = None,
        alarm: Alarm | None = None,
    ) -> None:
        self.store = store
        self.content = content
        self.fairness = fairness
        self.clock = clock
        self.publisher = publisher
        self.alarm = alarm
        self._locks: dict[str, asyncio.Lock] = {}
        self._cache: OrderedDict[str, Loaded] = OrderedDict()
        self._secrets: dict[tuple[str, int], str] = {}

    # reading

    async def row(self, game: str) -> GameRow:
        """The row of a game or lobby. Raises NoSuchGame."""
        row = await self.store.game(game)
        if row is None:
            raise NoSuchGame(game)
        return row

    async def load(self, game: str) -> Loaded:
        """A game with its whole history. Raises NoSuchGame, CorruptLog."""
        loaded = self._cache.get(game)
        if loaded is None:
            loaded = await self._read(game)
            self._remember(loaded)
        else:
            self._cache.move_to_end(game)
        return loaded

    async def _read(self, game: str) -> Loaded:
        row = await self.row(game)
        raw, text = await self.store.content_of(game)
        ruleset = self.content.ruleset(row.ruleset)
        tables = self.content.tables_from(row.ruleset, raw)
        scenario = self.content.read_scenario(row.ruleset, tables, text)
        if isinstance(scenario, tuple):
            raise ContentError(f"game {game}: its stored scenario can no longer be read: {scenario[0].text}")
        stored = await self.store.events(game)
        history: History[Any] = History(ruleset)
        for event in stored:
            history.apply(event.event)
        return Loaded(row, ruleset, tables, scenario, history, stored)

    def _remember(self, loaded: Loaded) -> None:
        self._cache[loaded.row.id] = loaded
        self._cache.move_to_end(loaded.row.id)
        while len(self._cache) > CACHED_GAMES:
            self._cache.popitem(last=False)

    def drop(self, game: str) -> None:
        """Forget what is in memory of a game; the next load reads the store."""
        self._cache.pop(game, None)

    # one at a time

    def lock(self, key: str) -> asyncio.Lock:
        """The lock of a game (or of a channel while a game is opened in it)."""
        return self._locks.setdefault(key, asyncio.Lock())

    async def run(
        self,
        game: str,
        cause: str,
        plan: Plan,
        *,
        person: str = "",
        then: FollowUp | None = None,
    ) -> Done | Refusal:
        """Carry out one command: the plan makes it inside the lock, then decide, commit, wake. A conflict is tried
        again once; a repeated cause returns what it caused before."""
        async with self.lock(game):
            for _ in range(2):
                earlier = await self.store.outcome_of(game, cause)
                if earlier is not None:
                    return Done(game, *earlier, repeated=True)
                loaded = await self.load(game)
                command = plan(loaded)
                if isinstance(command, Refusal):
                    return command
                try:
                    return await self._carry_out(loaded, msgspec.structs.replace(command, person=person), then)
                except Conflict:
                    self.drop(game)
            return untimely("refuse-try-again")

    async def _carry_out(self, loaded: Loaded, command: Command, then: FollowUp | None) -> Done | Refusal:
        command, fresh = self._new_epoch(loaded, command)
        secret = fresh or await self.secret(loaded.row.id, loaded.state.epoch)
        dice = self.fairness.source(secret, loaded.row.id, command.id)
        run = kernel.decide(loaded.ruleset, loaded.tables, loaded.history, command, dice)
        if isinstance(run, Refusal):
            return run
        events = list(run.events)
        second = then(loaded, run) if then is not None else None
        if second is not None:
            follow = kernel.decide(loaded.ruleset, loaded.tables, run.history, second, dice)
            if isinstance(follow, Refusal):
                return follow
            run = follow
            events += follow.events
        if loaded.state.outcome is None and run.state.outcome is not None:
            reveal = ev.SecretRevealed(run.state.epoch, secret)
            run.emit(reveal)
            events.append(reveal)
        epoch = (run.state.epoch, fresh) if fresh else None
        return await self.commit(loaded, command, run.history, events, epoch)

    def _new_epoch(self, loaded: Loaded, command: Command) -> tuple[Command, str]:
        """A finished game that is reopened gets a new secret; its first reshuffle already comes from it."""
        if not isinstance(command.action, cmd.Rewind) or loaded.state.outcome is None:
            return command, ""
        secret, commitment = self.fairness.new_secret()
        action = msgspec.structs.replace(command.action, commitment=commitment)
        return msgspec.structs.replace(command, action=action), secret

    async def secret(self, game: str, epoch: int) -> str:
        """The dice secret of an epoch."""
        key = (game, epoch)
        if key not in self._secrets:
            self._secrets[key] = await self.store.secret(game, epoch)
        return self._secrets[key]

    async def commit(
        self,
        loaded: Loaded,
        command: Command,
        history: History[Any],
        events: Sequence[ev.Event],
        secret: tuple[int, str] | None = None,
    ) -> Done:
        """Store the events of a decided command and everything that follows from them. Raises Conflict."""
        before = loaded.state.version
        if not events:
            return Done(loaded.row.id, before, before)
        row = _row_after(loaded.row, history, command, events)
        actor = command.seat or command.role
        with self._forgetting(row.id):
            stored = await self.store.append(
                row,
                before,
                command.id,
                actor,
                command.person,
                command.at,
                events,
                [("events", "")],
                deadlines=deadlines_of(row.id, history.state),
                secret=secret,
            )
        if secret is not None:
            self._secrets[(row.id, secret[0])] = secret[1]
        self._remember(msgspec.structs.replace(loaded, row=row, history=history, stored=(*loaded.stored, *stored)))
        self.wake()
        return Done(row.id, before + 1, before + len(events))

    @contextmanager
    def _forgetting(self, game: str) -> Iterator[None]:
        """Whatever goes wrong while storing, memory may no longer agree with the disk."""
        try:
            yield
        except BaseException:
            self.drop(game)
            raise

    async def save_row(self, row: GameRow, outbox: Sequence[tuple[str, str]] = ()) -> GameRow:
        """Store a changed row (lobby, game master's seat). Raises Conflict."""
        await self.store.update_row(row, outbox)
        loaded = self._cache.get(row.id)
        if loaded is not None:
            self._remember(msgspec.structs.replace(loaded, row=row))
        self.wake()
        return row

    def wake(self) -> None:
        """After a commit: there is something to post, and the earliest deadline may have changed."""
        if self.publisher is not None:
            self.publisher.wake()
        if self.alarm is not None:
            self.alarm.reschedule()


def content_hash(body: bytes | str) -> str:
    """SHA-256 of a stored text, hex."""
    return hashlib.sha256(body if isinstance(body, bytes) else body.encode()).hexdigest()


_PLAYED = (cmd.GiveOrder, cmd.AnswerDecision, cmd.Undo)


def _row_after(row: GameRow, history: History[Any], command: Command, events: Sequence[ev.Event]) -> GameRow:
    state = history.state
    commitment = next((e.commitment for e in reversed(events) if isinstance(e, ev.DiceEpochStarted)), row.commitment)
    return msgspec.structs.replace(
        row,
        version=state.version,
        status="over" if state.outcome is not None else "active",
        seats={seat: state.seats.get(seat, person) for seat, person in row.seats.items()},
        last_order_at=command.at if isinstance(command.action, _PLAYED) else row.last_order_at,
        commitment=commitment,
    )
