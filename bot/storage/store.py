"""The store: all tables of one database behind the service's ``Store`` protocol."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

from bot.core.ruleset import Ruleset
from bot.storage.campaigns import Campaigns
from bot.storage.database import Database
from bot.storage.deadlines import Deadlines
from bot.storage.desk import DeskPart
from bot.storage.events import Events
from bot.storage.free_rolls import FreeRolls
from bot.storage.games import GamesPart
from bot.storage.outbox import Outbox
from bot.storage.people import Guilds, People, Values
from bot.storage.personal import Personal
from bot.storage.scenarios import Scenarios


class SqliteStore(
    People, Personal, Guilds, Values, GamesPart, Events, Deadlines, Outbox, FreeRolls, DeskPart, Scenarios, Campaigns
):
    """Everything in one SQLite file. Open it with ``open`` and close it, also after a failed start."""

    @classmethod
    async def open(
        cls, path: Path, rulesets: Callable[[str], Ruleset[Any]], *, durable: bool = True, single: bool = True
    ) -> SqliteStore:
        """Open or make the database file; ``rulesets`` finds a ruleset by id. Raises StoreFailed or StoreBusy."""
        return cls(await Database.open(path, durable=durable, single=single), rulesets)

    async def close(self) -> None:
        await self.db.close()

    async def backup(self, target: Path) -> None:
        """A complete copy in a new file. Raises StoreFailed."""
        await self.db.backup(target)

    async def problems(self) -> tuple[str, ...]:
        """What the database's own check finds wrong; empty when sound."""
        return await self.db.problems()
