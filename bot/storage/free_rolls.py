"""Rolls outside games."""

from __future__ import annotations

import msgspec

from bot.service.model import FreeDay, FreeRoll
from bot.service.ports import Conflict
from bot.storage.base import Part, short_id
from bot.storage.database import Row


class FreeRolls(Part):
    async def free_day(self, guild: int, day: str, secret: str, commitment: str, now: int) -> FreeDay:
        async with self.db.write() as t:
            rows = await t.run("SELECT * FROM free_days WHERE guild=? AND day=?", (guild, day))
            if rows:
                return _day(rows[0])
            made = FreeDay(short_id((await t.run("SELECT randomblob(10)"))[0][0]), guild, day, secret, commitment, now)
            await t.run(
                "INSERT INTO free_days VALUES (?, ?, ?, ?, ?, ?)", (guild, day, made.id, secret, commitment, now)
            )
        return made

    async def free_days(self, guild: int) -> tuple[FreeDay, ...]:
        rows = await self.db.read("SELECT * FROM free_days WHERE guild=? ORDER BY day DESC", (guild,))
        return tuple(_day(r) for r in rows)

    async def add_free_roll(self, roll: FreeRoll) -> FreeRoll:
        async with self.db.write() as t:
            rows = await t.run("SELECT * FROM free_rolls WHERE day_id=? AND cause=?", (roll.day, roll.cause))
            if rows:
                return msgspec.structs.replace(_roll(rows[0]), commitment=roll.commitment)
            if await t.run("SELECT 1 FROM free_rolls WHERE day_id=? AND n=?", (roll.day, roll.n)):
                raise Conflict(f"roll {roll.n} of the day is taken")
            await t.run(
                "INSERT INTO free_rolls VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?)",
                (
                    roll.day,
                    roll.n,
                    roll.at,
                    roll.cause,
                    roll.person,
                    roll.count,
                    roll.sides,
                    roll.modifier,
                    msgspec.json.encode(roll.faces).decode(),
                    roll.source,
                ),
            )
        return roll

    async def free_rolls(self, day_id: str) -> tuple[FreeRoll, ...]:
        rows = await self.db.read("SELECT * FROM free_rolls WHERE day_id=? ORDER BY n", (day_id,))
        return tuple(_roll(r) for r in rows)


def _day(r: Row) -> FreeDay:
    return FreeDay(r["id"], r["guild"], r["day"], r["secret"], r["commitment"], r["created_at"])


def _roll(r: Row) -> FreeRoll:
    return FreeRoll(
        day=r["day_id"],
        n=r["n"],
        at=r["at"],
        cause=r["cause"],
        person=r["person"],
        count=r["count"],
        sides=r["sides"],
        modifier=r["modifier"],
        faces=msgspec.json.decode(r["faces"], type=tuple[int, ...]),
        source=r["source"],
    )
