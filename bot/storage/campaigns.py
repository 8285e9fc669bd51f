"""Campaigns: rows to find them by, their logs, drafts of forces, and what is still to be posted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.service.campaign_model import CampaignEntry, CampaignRow, Happened
from bot.service.campaign_ports import CampaignPost
from bot.service.ports import Conflict
from bot.storage.base import Part, short_id
from bot.storage.database import Row, Transaction

_FIELDS = "id, number, guild, channel, gm, language, status, created_at"
_EVENT: msgspec.json.Decoder[Any] = msgspec.json.Decoder(Happened)


class Campaigns(Part):
    async def create_campaign(self, row: CampaignRow, cause: str, event: Happened) -> CampaignRow:
        async with self.db.write() as t:
            made = await t.run(f"SELECT {_FIELDS} FROM campaigns WHERE made_by=?", (cause,))
            if made:
                return _row(made[0])
            id_ = short_id((await t.run("SELECT randomblob(10)"))[0][0])
            sql = "SELECT COALESCE(MAX(number), 0) + 1 FROM campaigns WHERE guild=?"
            number = int((await t.run(sql, (row.guild,)))[0][0])
            row = msgspec.structs.replace(row, id=id_, number=number)
            await t.run(
                f"INSERT INTO campaigns ({_FIELDS}, made_by) VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (*msgspec.structs.astuple(row), cause),
            )
            await _insert(t, id_, 1, row.created_at, cause, row.gm, [event])
        return row

    async def campaign(self, id_: str) -> CampaignRow | None:
        found = await self.db.read_one(f"SELECT {_FIELDS} FROM campaigns WHERE id=?", (id_,))
        return _row(found) if found is not None else None

    async def campaigns(self, guild: int) -> tuple[CampaignRow, ...]:
        sql = f"SELECT {_FIELDS} FROM campaigns WHERE (?1 = 0 OR guild = ?1) ORDER BY created_at DESC, number DESC"
        return tuple(_row(r) for r in await self.db.read(sql, (guild,)))

    async def campaign_log(self, id_: str) -> tuple[CampaignEntry, ...]:
        rows = await self.db.read("SELECT * FROM campaign_events WHERE campaign=? ORDER BY n", (id_,))
        return tuple(CampaignEntry(r["n"], r["at"], r["cause"], r["person"], _EVENT.decode(r["body"])) for r in rows)

    async def campaign_of(self, game: str) -> str:
        row = await self.db.read_one("SELECT campaign FROM campaign_games WHERE game=?", (game,))
        return str(row["campaign"]) if row is not None else ""

    async def append_campaign(
        self,
        row: CampaignRow,
        expected: int,
        cause: str,
        person: str,
        at: int,
        events: Sequence[Happened],
        *,
        posts: Sequence[tuple[int, str, str]] = (),
        game: str = "",
        forget_forces: str = "",
    ) -> None:
        async with self.db.write() as t:
            rows = await t.run("SELECT COALESCE(MAX(n), 0) FROM campaign_events WHERE campaign=?", (row.id,))
            if rows[0][0] != expected:
                raise Conflict(f"campaign {row.id} is at {rows[0][0]}, not {expected}")
            await _insert(t, row.id, expected + 1, at, cause, person, events)
            await t.run(
                "UPDATE campaigns SET channel=?, gm=?, language=?, status=? WHERE id=?",
                (row.channel, row.gm, row.language, row.status, row.id),
            )
            if game:
                await t.run("INSERT INTO campaign_games (game, campaign) VALUES (?, ?)", (game, row.id))
            if forget_forces:
                await t.run("DELETE FROM campaign_forces WHERE campaign=? AND scenario=?", (row.id, forget_forces))
            for channel, kind, payload in posts:
                await _post(t, row.id, channel, kind, payload)

    async def campaign_did(self, id_: str, cause: str) -> bool:
        sql = "SELECT 1 FROM campaign_events WHERE campaign=? AND cause=? LIMIT 1"
        return await self.db.read_one(sql, (id_, cause)) is not None

    async def forces(self, campaign: str, scenario: str) -> dict[str, str]:
        sql = "SELECT body FROM campaign_forces WHERE campaign=? AND scenario=?"
        row = await self.db.read_one(sql, (campaign, scenario))
        return msgspec.json.decode(row["body"], type=dict[str, str]) if row is not None else {}

    async def put_forces(self, campaign: str, scenario: str, forces: dict[str, str]) -> None:
        async with self.db.write() as t:
            await t.run(
                "INSERT OR REPLACE INTO campaign_forces (campaign, scenario, body) VALUES (?, ?, ?)",
                (campaign, scenario, msgspec.json.encode(forces).decode()),
            )

    # what is to be posted

    async def campaign_outbox(self, limit: int = 20) -> tuple[CampaignPost, ...]:
        rows = await self.db.read("SELECT * FROM campaign_outbox ORDER BY id LIMIT ?", (limit,))
        return tuple(
            CampaignPost(r["id"], r["campaign"], r["channel"], r["kind"], r["payload"], r["attempts"]) for r in rows
        )

    async def add_campaign_post(self, campaign: str, channel: int, kind: str, payload: str) -> None:
        async with self.db.write() as t:
            await _post(t, campaign, channel, kind, payload)

    async def campaign_post_done(self, id_: int) -> None:
        async with self.db.write() as t:
            await t.run("DELETE FROM campaign_outbox WHERE id=?", (id_,))

    async def campaign_post_failed(self, id_: int, error: str) -> None:
        async with self.db.write() as t:
            sql = "UPDATE campaign_outbox SET attempts = attempts + 1, error = ? WHERE id=?"
            await t.run(sql, (error[:500], id_))


def _row(r: Row) -> CampaignRow:
    return CampaignRow(
        r["id"], r["number"], r["guild"], r["channel"], r["gm"], r["language"], r["status"], r["created_at"]
    )


async def _insert(
    t: Transaction, id_: str, first: int, at: int, cause: str, person: str, events: Sequence[Happened]
) -> None:
    await t.run_many(
        "INSERT INTO campaign_events (campaign, n, at, cause, person, body) VALUES (?, ?, ?, ?, ?, ?)",
        [(id_, n, at, cause, person, msgspec.json.encode(e).decode()) for n, e in enumerate(events, first)],
    )


async def _post(t: Transaction, campaign: str, channel: int, kind: str, payload: str) -> None:
    await t.run(
        "INSERT INTO campaign_outbox (campaign, channel, kind, payload) VALUES (?, ?, ?, ?)",
        (campaign, channel, kind, payload),
    )
