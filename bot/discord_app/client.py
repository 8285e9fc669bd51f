"""The Discord client: logs in, offers the commands, hands clicks on, starts and stops what needs a running loop."""

from __future__ import annotations

import asyncio
import hashlib
import json
from collections.abc import Awaitable, Callable
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.discord_app.app import App
from bot.discord_app.clicks import clicked
from bot.discord_app.cogs.campaign import CampaignGroup
from bot.discord_app.cogs.desk import desk_commands
from bot.discord_app.cogs.dice import dice_commands
from bot.discord_app.cogs.game import GameGroup
from bot.discord_app.cogs.look import look_commands
from bot.discord_app.cogs.orders import OrderGroup
from bot.discord_app.cogs.scenario import ScenarioGroup
from bot.discord_app.components.items import Pick, Press
from bot.discord_app.needs import NEEDED
from bot.discord_app.translator import CatalogueTranslator, put_texts

log = structlog.get_logger(__name__)

PERMISSIONS = NEEDED | discord.Permissions(send_messages_in_threads=True, create_public_threads=True)

SYNC_SECONDS = 60
"""Offering the commands waits no longer, whatever Discord asks for: the games come first."""

Start = Callable[["BotClient"], Awaitable["Running"]]


class Running:
    """What lives as long as the connection: the app, and how to start and stop keeping time."""

    def __init__(self, app: App, start: Callable[[], Awaitable[None]], stop: Callable[[], Awaitable[None]]) -> None:
        self.app = app
        self.start = start
        self.stop = stop


class BotClient(discord.Client):
    """Guild intent only; no message content, no members."""

    def __init__(self, prepare: Start, *, always_sync: bool = False, republish: bool = False, **options: Any) -> None:
        super().__init__(
            intents=discord.Intents(guilds=True),
            member_cache_flags=discord.MemberCacheFlags.none(),
            max_messages=None,
            chunk_guilds_at_startup=False,
            allowed_mentions=discord.AllowedMentions.none(),
            **options,
        )
        self._prepare = prepare
        self._always_sync = always_sync
        self._republish = republish
        self._started = False
        self.running: Running | None = None
        self.tree = app_commands.CommandTree(self)

    @property
    def app(self) -> App:
        assert self.running is not None, "the client is not set up yet"
        return self.running.app

    async def setup_hook(self) -> None:
        self.running = await self._prepare(self)
        self.add_dynamic_items(Press, Pick)
        texts = self.app.texts
        for command in commands_of(self.app):
            put_texts(command, texts)
            self.tree.add_command(command)
        await self.tree.set_translator(CatalogueTranslator(texts))
        await self._sync()

    async def _sync(self) -> None:
        """Offer the commands when they have changed. A failure is loud, and the bot goes on (S25)."""
        try:
            fingerprint = await self._fingerprint()
            if not self._always_sync and await self.app.store.get_value("commands") == fingerprint:
                return
            async with asyncio.timeout(SYNC_SECONDS):
                await self.tree.sync()
            await self.app.store.put_value("commands", fingerprint)
        except Exception:
            log.exception("commands could not be offered; games go on")

    async def _fingerprint(self) -> str:
        translator = self.tree.translator
        payload = []
        for command in self.tree.get_commands():
            if translator is not None:
                payload.append(await command.get_translated_payload(self.tree, translator))
        return hashlib.sha256(json.dumps(payload, sort_keys=True).encode()).hexdigest()

    async def on_ready(self) -> None:
        """May come again after each reconnect; what starts here starts once (S35)."""
        if self._started or self.running is None:
            return
        self._started = True
        await self.running.start()
        if self._republish:
            for guild in self.guilds:
                await self.app.publisher.republish(guild.id)

    async def on_guild_remove(self, guild: discord.Guild) -> None:
        await self.app.games.guild_left(guild.id)

    async def on_guild_join(self, guild: discord.Guild) -> None:
        await self.app.games.guild_back(guild.id)

    async def clicked(self, interaction: discord.Interaction, game: str, what: str, arg: str, value: str) -> None:
        await clicked(self.app, interaction, game, what, arg, value)

    async def close(self) -> None:
        running, self.running = self.running, None
        if running is not None:
            await running.stop()
        await super().close()


def more_commands(app: App) -> list[app_commands.Group]:
    """Campaigns and scenario files."""
    return [CampaignGroup(app), ScenarioGroup(app)]


def commands_of(app: App) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """All commands of the bot."""
    return [
        GameGroup(app),
        OrderGroup(app),
        *look_commands(app),
        *dice_commands(app),
        *desk_commands(app),
        *more_commands(app),
    ]
