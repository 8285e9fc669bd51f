"""Scenario files of servers, and forces chosen in secret."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.service.campaign_ports import LineUp, ServerScenario
from bot.storage.base import Part
from bot.storage.games import put_content
from bot.storage.outbox import insert_outbox


class Scenarios(Part):
    async def server_scenarios(self, guild: int) -> tuple[ServerScenario, ...]:
        rows = await self.db.read("SELECT * FROM server_scenarios WHERE guild=? ORDER BY added_at, id", (guild,))
        return tuple(
            ServerScenario(r["guild"], r["id"], r["ruleset"], r["body"], r["person"], r["added_at"]) for r in rows
        )

    async def put_server_scenario(self, scenario: ServerScenario, most: int) -> bool:
        async with self.db.write() as t:
            others = await t.run(
                "SELECT COUNT(*) FROM server_scenarios WHERE guild=? AND id!=?", (scenario.guild, scenario.id)
            )
            if others[0][0] >= most:
                return False
            await t.run(
                "INSERT OR REPLACE INTO server_scenarios (guild, id, ruleset, body, person, added_at) "
                "VALUES (?, ?, ?, ?, ?, ?)",
                (
                    scenario.guild,
                    scenario.id,
                    scenario.ruleset,
                    scenario.text,
                    scenario.person,
                    scenario.added_at,
                ),
            )
        return True

    async def drop_server_scenario(self, guild: int, id_: str) -> bool:
        async with self.db.write() as t:
            sql = "DELETE FROM server_scenarios WHERE guild=? AND id=? RETURNING id"
            return bool(await t.run(sql, (guild, id_)))

    async def line_ups(self, game: str) -> tuple[LineUp, ...]:
        rows = await self.db.read("SELECT * FROM line_ups WHERE game=? ORDER BY side", (game,))
        return tuple(
            LineUp(
                r["game"],
                r["side"],
                r["person"],
                msgspec.json.decode(r["picks"], type=tuple[str, ...]),
                bool(r["done"]),
            )
            for r in rows
        )

    async def put_line_up(self, line_up: LineUp) -> None:
        picks = msgspec.json.encode(line_up.picks).decode()
        async with self.db.write() as t:
            await t.run(
                "INSERT OR REPLACE INTO line_ups (game, side, person, picks, done) VALUES (?, ?, ?, ?, ?)",
                (line_up.game, line_up.side, line_up.person, picks, int(line_up.done)),
            )

    async def reveal(self, game: str, scenario: str, outbox: Sequence[tuple[str, str]], at: int) -> None:
        async with self.db.write() as t:
            hash_ = await put_content(t, scenario.encode())
            await t.run("UPDATE games SET scenario_hash=? WHERE id=? AND status='lobby'", (hash_, game))
            await t.run(
                "INSERT OR REPLACE INTO line_ups (game, side, person, picks, done) VALUES (?, '', '', '[]', 1)", (game,)
            )
            await insert_outbox(t, game, outbox, at)
