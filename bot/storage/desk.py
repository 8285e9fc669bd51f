"""The game master's desk: acts that wait for a confirmation, and orders that wait for the game master."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.core.messages import Message
from bot.service.model import Draft, HeldOrder
from bot.storage.base import Part
from bot.storage.database import Row
from bot.storage.outbox import insert_outbox

_REASONS = tuple[Message, ...]


class DeskPart(Part):
    # drafts

    async def put_draft(self, draft: Draft) -> None:
        async with self.db.write() as t:
            await t.run(
                "INSERT OR REPLACE INTO drafts (id, game, person, version, body, created_at) VALUES (?, ?, ?, ?, ?, ?)",
                (draft.id, draft.game, draft.person, draft.version, draft.body, draft.created_at),
            )

    async def take_draft(self, id_: str, person: str) -> Draft | None:
        async with self.db.write() as t:
            rows = await t.run("DELETE FROM drafts WHERE id=? AND person=? RETURNING *", (id_, person))
        if not rows:
            return None
        r = rows[0]
        return Draft(r["id"], r["game"], r["person"], r["version"], r["body"], r["created_at"])

    async def sweep_drafts(self, before: int) -> int:
        async with self.db.write() as t:
            return len(await t.run("DELETE FROM drafts WHERE created_at < ? RETURNING id", (before,)))

    # held orders

    async def put_held(self, held: HeldOrder, outbox: Sequence[tuple[str, str]]) -> None:
        async with self.db.write() as t:
            await t.run(
                "INSERT OR REPLACE INTO held_orders "
                "(game, seat, cause, person, body, told, held_at, status, note, reasons) "
                "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    held.game,
                    held.seat,
                    held.cause,
                    held.person,
                    held.body,
                    msgspec.json.encode(held.text).decode(),
                    held.held_at,
                    held.status,
                    held.note,
                    msgspec.json.encode(held.reasons).decode(),
                ),
            )
            await t.run("UPDATE games SET last_order_at=? WHERE id=?", (held.held_at, held.game))
            await insert_outbox(t, held.game, outbox, held.held_at)

    async def held(self, game: str) -> tuple[HeldOrder, ...]:
        rows = await self.db.read("SELECT * FROM held_orders WHERE game=? ORDER BY held_at, seat", (game,))
        return tuple(_held(r) for r in rows)

    async def return_held(self, held: HeldOrder, outbox: Sequence[tuple[str, str]], at: int) -> bool:
        async with self.db.write() as t:
            rows = await t.run(
                "UPDATE held_orders SET status='returned', note=?, reasons=? "
                "WHERE game=? AND seat=? AND cause=? AND status='waiting' RETURNING seat",
                (held.note, msgspec.json.encode(held.reasons).decode(), held.game, held.seat, held.cause),
            )
            if rows:
                await insert_outbox(t, held.game, outbox, at)
        return bool(rows)

    async def drop_held(self, held: HeldOrder, outbox: Sequence[tuple[str, str]], at: int) -> bool:
        async with self.db.write() as t:
            rows = await t.run(
                "DELETE FROM held_orders WHERE game=? AND seat=? AND cause=? RETURNING seat",
                (held.game, held.seat, held.cause),
            )
            if rows:
                await insert_outbox(t, held.game, outbox, at)
        return bool(rows)


def _held(r: Row) -> HeldOrder:
    return HeldOrder(
        game=r["game"],
        seat=r["seat"],
        cause=r["cause"],
        person=r["person"],
        body=r["body"],
        text=msgspec.json.decode(r["told"], type=Message),
        held_at=r["held_at"],
        status=r["status"],
        note=r["note"],
        reasons=msgspec.json.decode(r["reasons"], type=_REASONS),
    )
