"""The composition root: the one place that picks real adapters."""

from __future__ import annotations

import asyncio
import logging
import sys
from collections.abc import Sequence
from pathlib import Path

import structlog

from bot.content import ShippedContent
from bot.core.errors import GameError
from bot.discord_app.app import App
from bot.discord_app.campaign_posts import CampaignPostings
from bot.discord_app.client import BotClient, Running
from bot.discord_app.gateway import LoginFailure, stay_connected, talk_to
from bot.discord_app.pictures import Pictures
from bot.discord_app.publisher import ChannelPublisher
from bot.discord_app.sending import Sender
from bot.fairness.live import LiveFairness
from bot.i18n import Texts
from bot.scheduler import Scheduler, SystemClock
from bot.service.games import Games
from bot.service.ports import Clock, Fairness
from bot.settings import Settings
from bot.storage.store import SqliteStore

__all__ = ["BotClient", "build", "run_discord"]


def build(
    settings: Settings,
    *,
    clock: Clock | None = None,
    fairness: Fairness | None = None,
    scenarios: Sequence[Path] = (),
    content: ShippedContent | None = None,
    republish: bool = False,
) -> BotClient:
    """A client, ready to be logged in. With a ``clock`` it lives on a simulated Discord, which forgets the commands at
    each start. Raises ContentError for faulty data."""
    content = content or ShippedContent(extra=scenarios)
    texts = Texts(content.root)
    now = clock if clock is not None else SystemClock()

    async def prepare(client: BotClient) -> Running:
        store = await SqliteStore.open(settings.database, content.ruleset)
        games = Games(store, content, fairness or LiveFairness(), now)
        pictures = Pictures(texts)
        postings = CampaignPostings(games, store, texts, pictures, Sender(client), now)
        publisher = ChannelPublisher(games, store, postings)
        scheduler = Scheduler(games, store, now)
        games.publisher, games.alarm = publisher, scheduler

        async def start() -> None:
            publisher.open()
            await scheduler.start()

        async def stop() -> None:
            await scheduler.stop()
            await publisher.close()
            await store.close()

        return Running(App(games, store, texts, content, now, pictures, publisher), start, stop)

    return BotClient(prepare, always_sync=clock is not None, republish=republish)


def run_discord(settings: Settings | None = None) -> int:
    """Run the bot until it is stopped; returns the exit status. Says in clear words what is missing."""
    try:
        settings = settings or Settings()
        token = settings.read_token()
    except (ValueError, OSError) as e:
        print(f"The settings cannot be read: {e}", file=sys.stderr)
        return 2
    if not token:
        print(
            "No token. Set HULLDOWN_TOKEN, or HULLDOWN_TOKEN_FILE to a file that holds it.\n"
            "A token comes from Discord's developer portal: your application, Bot, Reset Token.",
            file=sys.stderr,
        )
        return 2
    _set_up_logging(settings)
    if settings.discord_api_base:
        talk_to(settings.discord_api_base)
    try:
        asyncio.run(stay_connected(build(settings), token))
    except LoginFailure:
        print("Discord refuses this token. Reset it in the developer portal and try again.", file=sys.stderr)
        return 2
    except GameError as e:
        print(str(e), file=sys.stderr)
        return 2
    except OSError as e:
        print(f"Discord cannot be reached: {e}", file=sys.stderr)
        return 2
    except (KeyboardInterrupt, asyncio.CancelledError):
        pass
    return 0


def _set_up_logging(settings: Settings) -> None:
    renderer = structlog.processors.JSONRenderer() if settings.log_json else structlog.dev.ConsoleRenderer()
    shared: list[structlog.typing.Processor] = [
        structlog.contextvars.merge_contextvars,
        structlog.processors.add_log_level,
        structlog.processors.TimeStamper(fmt="iso", utc=True),
    ]
    structlog.configure(processors=[*shared, structlog.processors.format_exc_info, renderer])
    formatter = structlog.stdlib.ProcessorFormatter(processor=renderer, foreign_pre_chain=shared)
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    logging.basicConfig(handlers=[handler], level=logging.INFO, force=True)
    # voice is not used: its two warnings at start are not faults
    logging.getLogger("discord.client").setLevel(logging.ERROR)
