"""The event log: appended to, never changed."""

from __future__ import annotations

import sqlite3
from collections.abc import Sequence

from bot.core.codec import Codec
from bot.core.errors import CorruptLog
from bot.core.events import Event
from bot.service.model import Deadline, GameRow, StoredEvent
from bot.service.ports import Conflict
from bot.storage.base import Part
from bot.storage.database import Row, Transaction
from bot.storage.deadlines import replace_deadlines
from bot.storage.games import write_row
from bot.storage.outbox import insert_outbox


class Events(Part):
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
        first, last = expected + 1, expected + len(events)
        stored = tuple(
            StoredEvent(row.id, version, at, cause, actor, person, event) for version, event in enumerate(events, first)
        )
        codec = self.codec(row.ruleset)
        async with self.db.write() as t:
            await _expect(t, row.id, expected)
            await _insert(t, codec, stored)
            await _remember(t, row.id, cause, first, last)
            await write_row(t, row)
            await replace_deadlines(t, row.id, deadlines)
            await insert_outbox(t, row.id, outbox, at, first, last)
            if secret is not None:
                await t.run("INSERT INTO secrets (game, epoch, secret) VALUES (?, ?, ?)", (row.id, *secret))
        return stored

    async def events(self, game: str) -> tuple[StoredEvent, ...]:
        rows = await self.db.read("SELECT * FROM events WHERE game=? ORDER BY version", (game,))
        owner = await self.db.read_one("SELECT ruleset FROM games WHERE id=?", (game,))
        if owner is None:
            return ()
        codec = self.codec(owner["ruleset"])
        return tuple(_stored(codec, game, n, r) for n, r in enumerate(rows, 1))

    async def outcome_of(self, game: str, cause: str) -> tuple[int, int] | None:
        row = await self.db.read_one("SELECT first, last FROM commands WHERE game=? AND cause=?", (game, cause))
        return (row["first"], row["last"]) if row is not None else None

    async def secret(self, game: str, epoch: int) -> str:
        row = await self.db.read_one("SELECT secret FROM secrets WHERE game=? AND epoch=?", (game, epoch))
        if row is None:
            raise KeyError(f"{game} has no dice secret {epoch}")
        return str(row["secret"])

    async def put_secret(self, game: str, epoch: int, secret: str) -> None:
        async with self.db.write() as t:
            await t.run("INSERT INTO secrets (game, epoch, secret) VALUES (?, ?, ?)", (game, epoch, secret))

    async def secrets(self, game: str) -> dict[int, str]:
        rows = await self.db.read("SELECT epoch, secret FROM secrets WHERE game=? ORDER BY epoch", (game,))
        return {r["epoch"]: r["secret"] for r in rows}


def _stored(codec: Codec, game: str, version: int, row: Row) -> StoredEvent:
    if row["version"] != version:
        raise CorruptLog(f"game {game}: event {version} is missing")
    try:
        event = codec.decode_event(row["body"])
    except CorruptLog as e:
        raise CorruptLog(f"game {game}, event {version}: {e}") from e
    return StoredEvent(game, version, row["at"], row["cause"], row["actor"], row["person"], event)


async def _expect(t: Transaction, game: str, version: int) -> None:
    rows = await t.run("SELECT COALESCE(MAX(version), 0) FROM events WHERE game=?", (game,))
    if rows[0][0] != version:
        raise Conflict(f"game {game} is at version {rows[0][0]}, not {version}")


async def _insert(t: Transaction, codec: Codec, stored: Sequence[StoredEvent]) -> None:
    await t.run_many(
        "INSERT INTO events (game, version, at, cause, actor, person, body) VALUES (?, ?, ?, ?, ?, ?, ?)",
        [(e.game, e.version, e.at, e.cause, e.actor, e.person, codec.encode(e.event).decode()) for e in stored],
    )


async def _remember(t: Transaction, game: str, cause: str, first: int, last: int) -> None:
    try:
        await t.run("INSERT INTO commands (game, cause, first, last) VALUES (?, ?, ?, ?)", (game, cause, first, last))
    except sqlite3.IntegrityError as e:
        raise Conflict(f"command {cause} of game {game} is stored already") from e
