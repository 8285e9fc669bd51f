"""A table for service tests on the real content: shipped scenarios, the maps of the scripts, campaigns."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from bot.content import ShippedContent
from bot.core import commands as cmd
from bot.core.events import TableOptions
from bot.core.refusals import Refusal
from bot.service.campaign_model import Campaign, Crew
from bot.service.games import Games
from bot.service.model import GameRow, Place, User
from bot.storage import SqliteStore
from tests.service.toy_table import ALICE, BOB, GM, HERE, Table, done

MAPS = Path(__file__).resolve().parents[1] / "e2e" / "maps"
OPTIONS = TableOptions()


@cache
def shipped() -> ShippedContent:
    return ShippedContent(extra=[MAPS / "plain.toml", MAPS / "platoon.toml"])


class DuelTable(Table):
    """One bot on one database with the real rulesets."""

    async def start(self) -> DuelTable:
        content = shipped()
        self.store = await SqliteStore.open(self.path, content.ruleset, durable=False)
        self.games = Games(self.store, content, self.fairness, self.clock, self.wakes, self.wakes)
        return self

    async def campaign(self, ruleset: str = "tank_duel", sides: tuple[str, str] = ("germany", "ussr")) -> str:
        """A campaign that Gil leads, Alice and Bob on its sides."""
        found = await self.games.create_campaign(10, 100, GM, "Iron Road", ruleset, "en", self.cause())
        assert isinstance(found, Campaign), found
        for user, side in zip((ALICE, BOB), sides, strict=True):
            joined = await self.games.join_side(found.row.id, user, side, self.cause())
            assert isinstance(joined, Campaign), joined
        return found.row.id

    async def now(self, id_: str) -> Campaign:
        found = await self.games.campaign(id_)
        assert found is not None
        return found

    async def open_battle(self, id_: str, scenario: str, place: Place = HERE, user: User = GM) -> GameRow | Refusal:
        return await self.games.open_battle(await self.now(id_), user, scenario, place, OPTIONS, self.cause())

    async def battle(self, id_: str, scenario: str, place: Place = HERE) -> GameRow:
        """The next battle, opened and started."""
        row = await self.open_battle(id_, scenario, place)
        assert isinstance(row, GameRow), row
        done(await self.games.start(row.id, GM, self.cause()))
        return row

    async def end(self, game: str, winner: str) -> None:
        """The game master ends a game for a side, or without a winner."""
        done(await self.games.act(game, GM, cmd.EndGame(winner, "Time."), self.cause(), role="gm"))

    async def crew(self, id_: str, name: str) -> Crew:
        return next(c for c in (await self.now(id_)).crews.values() if c.name == name)
