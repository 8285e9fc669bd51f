"""What falls due, and when: kept by the same transaction that stores the events it follows from (law 3)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.model import Deadline
from bot.storage.base import Part
from bot.storage.database import Row, Transaction
from bot.storage.people import HEARTBEAT, PUT_VALUE

_OPEN = "held = 0 AND done = 0"


class Deadlines(Part):
    async def due(self, now: int) -> tuple[tuple[str, str, str, int], ...]:
        sql = f"SELECT game, kind, id, due_at FROM deadlines WHERE {_OPEN} AND due_at <= ? ORDER BY due_at, game, id"
        return tuple(_plain(r) for r in await self.db.read(sql, (now,)))

    async def next_due(self) -> int | None:
        row = await self.db.read_one(f"SELECT MIN(due_at) FROM deadlines WHERE {_OPEN}")
        return row[0] if row is not None else None

    async def open_deadlines(self) -> tuple[tuple[str, str, str, int], ...]:
        sql = f"SELECT game, kind, id, due_at FROM deadlines WHERE {_OPEN} ORDER BY due_at, game, id"
        return tuple(_plain(r) for r in await self.db.read(sql))

    async def deadline_done(self, game: str, kind: str, id_: str) -> None:
        async with self.db.write() as t:
            await mark_done(t, game, kind, id_)

    async def put_deadlines(self, game: str, deadlines: Sequence[Deadline]) -> None:
        async with self.db.write() as t:
            await replace_deadlines(t, game, deadlines)

    async def after_outage(self, now: int, outage: int) -> None:
        async with self.db.write() as t:
            await t.run("UPDATE games SET last_order_at = last_order_at + ? WHERE status = 'active'", (outage,))
            await t.run("UPDATE deadlines SET due_at = due_at + ? WHERE kind = 'lobby' AND done = 0", (outage,))
            await t.run(PUT_VALUE, (HEARTBEAT, str(now)))


def _plain(row: Row) -> tuple[str, str, str, int]:
    return row["game"], row["kind"], row["id"], row["due_at"]


async def mark_done(t: Transaction, game: str, kind: str, id_: str) -> None:
    await t.run("UPDATE deadlines SET done = 1 WHERE game=? AND kind=? AND id=?", (game, kind, id_))


async def replace_deadlines(t: Transaction, game: str, deadlines: Sequence[Deadline]) -> None:
    """Make these the deadlines of a game; one that has fired and is still listed stays fired."""
    have = {(r["kind"], r["id"]) for r in await t.run("SELECT kind, id FROM deadlines WHERE game=?", (game,))}
    want = {(d.kind, d.id) for d in deadlines}
    for kind, id_ in have - want:
        await t.run("DELETE FROM deadlines WHERE game=? AND kind=? AND id=?", (game, kind, id_))
    for d in deadlines:
        await t.run(
            "INSERT INTO deadlines (game, kind, id, due_at, held) VALUES (?, ?, ?, ?, ?) "
            "ON CONFLICT (game, kind, id) DO UPDATE SET due_at=excluded.due_at, held=excluded.held",
            (game, d.kind, d.id, d.due_at, int(d.held)),
        )
