"""What is stored about one person, to be shown to them and to be erased."""

from __future__ import annotations

from typing import Any

from bot.storage.base import Part

_GAMES = (
    "SELECT g.id, g.number, g.guild, g.channel, g.scenario, g.status, g.opener = ?1 AS opener, g.gm = ?1 AS gm, "
    "g.invited = ?1 AS invited, "
    "(SELECT group_concat(s.key, ', ') FROM json_each(g.seats) s WHERE s.value = ?1) AS seats "
    "FROM games g WHERE g.opener = ?1 OR g.gm = ?1 OR g.invited = ?1 "
    "OR EXISTS (SELECT 1 FROM json_each(g.seats) s WHERE s.value = ?1) "
    "OR EXISTS (SELECT 1 FROM events e WHERE e.game = g.id AND e.person = ?1) ORDER BY g.created_at"
)
_CAMPAIGNS = (
    "SELECT c.id, c.number, c.guild, c.status, c.gm = ?1 AS gm FROM campaigns c WHERE c.gm = ?1 "
    "OR EXISTS (SELECT 1 FROM campaign_events e WHERE e.campaign = c.id AND e.person = ?1) ORDER BY c.created_at"
)
_SCENARIOS = "SELECT guild, id FROM server_scenarios WHERE person=? ORDER BY guild, id"
_ORDERS = "SELECT game, seat, status, held_at FROM held_orders WHERE person=? ORDER BY held_at"
_IN_CAMPAIGNS = "SELECT COUNT(*) FROM campaign_events WHERE person=?"
_FILES = "SELECT guild, id, added_at FROM server_scenarios WHERE person=? ORDER BY added_at"


class Personal(Part):
    async def data_of(self, user_id: int) -> dict[str, Any]:
        known = await self.db.read_one("SELECT person, name FROM people WHERE user_id=?", (user_id,))
        if known is None:
            return {}
        person = str(known["person"])
        games, campaigns = await self._rows(_GAMES, person), await self._rows(_CAMPAIGNS, person)
        for row in (*games, *campaigns):
            row.update({flag: bool(row[flag]) for flag in ("opener", "gm", "invited") if flag in row})
        return {
            "discord_user": user_id,
            "name": str(known["name"]),
            "random_id": person,
            "games": games,
            "campaigns": campaigns,
            "scenario_files_given": await self._rows(_SCENARIOS, person),
            "commands_in_game_logs": await self._count(
                "SELECT COUNT(*) FROM (SELECT DISTINCT game, cause FROM events WHERE person=?)", person
            ),
            "entries_in_campaign_logs": await self._count(_IN_CAMPAIGNS, person),
            "scenario_files": [dict(zip(r.keys(), r, strict=True)) for r in await self.db.read(_FILES, (person,))],
            "rolls_outside_games": await self._count("SELECT COUNT(*) FROM free_rolls WHERE person=?", person),
            "orders_waiting_for_a_game_master": await self._rows(_ORDERS, person),
            "unconfirmed_acts": await self._count("SELECT COUNT(*) FROM drafts WHERE person=?", person),
            "last_looks": await self._count("SELECT COUNT(*) FROM small_values WHERE key LIKE 'seen:%:' || ?", person),
        }

    async def _rows(self, sql: str, person: str) -> list[dict[str, Any]]:
        return [dict(zip(r.keys(), r, strict=True)) for r in await self.db.read(sql, (person,))]

    async def _count(self, sql: str, person: str) -> int:
        row = await self.db.read_one(sql, (person,))
        return int(row[0]) if row is not None else 0

    async def forget(self, user_id: int) -> int:
        async with self.db.write() as t:
            gone = [str(r["person"]) for r in await t.run("SELECT person FROM people WHERE user_id=?", (user_id,))]
            count = 0
            for person in gone:
                for sql in _ERASE:
                    count += len(await t.run(sql, (person,)))
        return count


_ERASE = (
    "DELETE FROM drafts WHERE person=? RETURNING id",
    "DELETE FROM held_orders WHERE person=? RETURNING seat",
    "DELETE FROM small_values WHERE key LIKE 'seen:%:' || ? RETURNING key",
    "DELETE FROM people WHERE person=? RETURNING person",
)
