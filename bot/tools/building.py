"""Builds the bot for a simulated Discord, as ``bot.bootstrap`` does for the real one."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from bot.bootstrap import BotClient, build
from bot.content import ShippedContent
from bot.service.ports import Fairness
from bot.settings import Settings
from bot.tools.table import TableClock


def client_maker(
    database: Path,
    *,
    content: ShippedContent | None = None,
    fairness: Fairness | None = None,
    republish: bool = False,
) -> Callable[[TableClock], BotClient]:
    """A function that builds a fresh bot on one database, as often as it is started."""

    def make(clock: TableClock) -> BotClient:
        settings = Settings(database=database)
        return build(settings, clock=clock, fairness=fairness, content=content, republish=republish)

    return make
