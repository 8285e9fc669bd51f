"""The one table that knows who a person is, server settings, and small values."""

from __future__ import annotations

import msgspec

from bot.service.model import GuildSettings, User
from bot.storage.base import Part


class People(Part):
    """Events and exports hold random person ids; only this table ties them to Discord users."""

    async def person_of(self, user: User) -> str:
        known = await self.db.read_one("SELECT person, name FROM people WHERE user_id=?", (user.id,))
        if known is not None and known["name"] == user.name:
            return str(known["person"])
        async with self.db.write() as t:
            rows = await t.run(
                "INSERT INTO people (person, user_id, name) VALUES (lower(hex(randomblob(8))), ?, ?) "
                "ON CONFLICT (user_id) DO UPDATE SET name=excluded.name RETURNING person",
                (user.id, user.name),
            )
        return str(rows[0]["person"])

    async def user_of(self, person: str) -> User | None:
        row = await self.db.read_one("SELECT user_id, name FROM people WHERE person=?", (person,))
        return User(row["user_id"], row["name"]) if row is not None else None


class Guilds(Part):
    """Settings of servers, and servers that removed the bot."""

    async def settings(self, guild: int) -> GuildSettings:
        row = await self.db.read_one("SELECT settings FROM guilds WHERE guild=?", (guild,))
        return msgspec.json.decode(row["settings"], type=GuildSettings) if row is not None else GuildSettings()

    async def put_settings(self, guild: int, settings: GuildSettings) -> None:
        async with self.db.write() as t:
            await t.run(
                "INSERT INTO guilds (guild, settings) VALUES (?, ?) "
                "ON CONFLICT (guild) DO UPDATE SET settings=excluded.settings",
                (guild, msgspec.json.encode(settings).decode()),
            )

    async def guild_left(self, guild: int, at: int | None) -> None:
        async with self.db.write() as t:
            await t.run(
                "INSERT INTO guilds (guild, left_at) VALUES (?, ?) "
                "ON CONFLICT (guild) DO UPDATE SET left_at=excluded.left_at",
                (guild, at),
            )

    async def purge_guilds(self, before: int) -> int:
        async with self.db.write() as t:
            gone = [r["guild"] for r in await t.run("SELECT guild FROM guilds WHERE left_at < ?", (before,))]
            for guild in gone:
                await t.run("DELETE FROM campaigns WHERE guild=?", (guild,))
                await t.run("DELETE FROM server_scenarios WHERE guild=?", (guild,))
                await t.run("DELETE FROM games WHERE guild=?", (guild,))
                await t.run("DELETE FROM free_days WHERE guild=?", (guild,))
                await t.run("DELETE FROM guilds WHERE guild=?", (guild,))
            for sweep in (_SWEEP_CONTENTS, _SWEEP_PEOPLE) if gone else ():
                await t.run(sweep)
        return len(gone)


_SWEEP_CONTENTS = (
    "DELETE FROM contents WHERE hash NOT IN (SELECT tables_hash FROM games UNION SELECT scenario_hash FROM games)"
)
_SWEEP_PEOPLE = (
    "DELETE FROM people WHERE person NOT IN (SELECT value FROM games, json_each(games.seats) UNION "
    "SELECT opener FROM games UNION SELECT gm FROM games UNION SELECT invited FROM games UNION "
    "SELECT person FROM events UNION SELECT person FROM free_rolls UNION SELECT gm FROM campaigns UNION "
    "SELECT person FROM campaign_events UNION SELECT person FROM server_scenarios)"
)


class Values(Part):
    """Small values by name, the heartbeat among them."""

    async def get_value(self, key: str) -> str | None:
        row = await self.db.read_one("SELECT value FROM small_values WHERE key=?", (key,))
        return str(row["value"]) if row is not None else None

    async def put_value(self, key: str, value: str) -> None:
        async with self.db.write() as t:
            await t.run(PUT_VALUE, (key, value))

    async def heartbeat(self, now: int) -> None:
        await self.put_value(HEARTBEAT, str(now))

    async def last_heartbeat(self) -> int | None:
        value = await self.get_value(HEARTBEAT)
        return int(value) if value is not None else None


HEARTBEAT = "heartbeat"
PUT_VALUE = "INSERT INTO small_values (key, value) VALUES (?, ?) ON CONFLICT (key) DO UPDATE SET value=excluded.value"
