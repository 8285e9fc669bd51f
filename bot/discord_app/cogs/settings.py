"""``/settings``: how a server wants its games, shown to everybody, changed with Manage Server."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import discord
import msgspec
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal
from bot.discord_app.app import App
from bot.discord_app.cogs.words import read_length
from bot.discord_app.needs import NEEDED
from bot.discord_app.present.status import window_text
from bot.discord_app.replies import Reply, privately, refused, told
from bot.discord_app.rights import may_set
from bot.service.lobby import MAX_WINDOW, MIN_WINDOW
from bot.service.model import GuildSettings

MAX_GAMES = 500
MAX_SCENARIOS = 200
CLAIM_FROM, CLAIM_TO = 3600, 365 * 86400
"""Bounds of the time after which a game may be claimed, in seconds."""

MANY_CHANNELS = 50


def _t(key: str) -> locale_str:
    return locale_str(key)


def _choices(command: str, *values: str) -> list[app_commands.Choice[str]]:
    return [app_commands.Choice(name=_t(f"settings {command} {v}"), value=v) for v in values]


def settings_lines(s: GuildSettings) -> Iterator[Message]:
    """One line a setting."""
    yield say("settings-title")
    yield say("settings-gm-role", role=str(s.gm_role), is_set=int(bool(s.gm_role)))
    yield say("settings-opener-role", role=str(s.opener_role), is_set=int(bool(s.opener_role)))
    channels = tuple(say("channel-link", channel=str(c)) for c in s.game_channels)
    yield say("settings-channels", channels=channels, count=len(channels))
    yield say("settings-max-games", n=s.max_games)
    yield say("settings-max-scenarios", n=s.max_scenarios)
    yield say("settings-language", language=say(f"language-{s.language}") if s.language else say("settings-of-server"))
    yield say("settings-reaction-time", time=window_text(s.reaction_window))
    yield say("settings-claim-after", time=window_text(s.claim_after))
    yield say(f"settings-pictures-{s.picture_every}")
    yield say("settings-post-channel", channel=str(s.post_channel), is_set=int(bool(s.post_channel)))
    yield say("settings-mask-reactions", on=int(s.mask_reactions))
    yield say(f"settings-theme-{s.theme}")


class SettingsGroup(app_commands.Group):
    """Settings of a server."""

    def __init__(self, app: App) -> None:
        super().__init__(name="settings", description=_t("settings"), guild_only=True)
        self.app = app

    @app_commands.command(name="show", description=_t("settings show"))
    async def show(self, interaction: discord.Interaction) -> None:
        async def work() -> Reply:
            found = await self.app.games.settings(interaction.guild_id or 0)
            return told(self.app, interaction, *settings_lines(found))

        await privately(self.app, interaction, work)

    @app_commands.command(name="gm-role", description=_t("settings gm-role"))
    @app_commands.describe(role=_t("settings gm-role role"))
    async def gm_role(self, interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        await self._set(interaction, gm_role=role.id if role is not None else 0)

    @app_commands.command(name="opener-role", description=_t("settings opener-role"))
    @app_commands.describe(role=_t("settings opener-role role"))
    async def opener_role(self, interaction: discord.Interaction, role: discord.Role | None = None) -> None:
        await self._set(interaction, opener_role=role.id if role is not None else 0)

    @app_commands.command(name="game-channels", description=_t("settings game-channels"))
    @app_commands.describe(channel=_t("settings game-channels channel"), change=_t("settings game-channels change"))
    @app_commands.choices(change=_choices("game-channels change", "add", "remove", "all"))
    async def game_channels(
        self,
        interaction: discord.Interaction,
        change: str,
        channel: discord.TextChannel | discord.ForumChannel | discord.Thread | None = None,
    ) -> None:
        def changed(old: GuildSettings) -> dict[str, Any] | Refusal:
            if change == "all":
                return {"game_channels": ()}
            if channel is None:
                return illegal("refuse-name-a-channel")
            kept = tuple(c for c in old.game_channels if c != channel.id)
            if change == "add" and len(kept) >= MANY_CHANNELS:
                return illegal("refuse-too-many-channels", count=MANY_CHANNELS)
            return {"game_channels": (*kept, channel.id) if change == "add" else kept}

        await self._change(interaction, changed)

    @app_commands.command(name="max-games", description=_t("settings max-games"))
    @app_commands.describe(number=_t("settings max-games number"))
    async def max_games(self, interaction: discord.Interaction, number: app_commands.Range[int, 1, MAX_GAMES]) -> None:
        await self._set(interaction, max_games=number)

    @app_commands.command(name="max-scenarios", description=_t("settings max-scenarios"))
    @app_commands.describe(number=_t("settings max-scenarios number"))
    async def max_scenarios(
        self, interaction: discord.Interaction, number: app_commands.Range[int, 0, MAX_SCENARIOS]
    ) -> None:
        await self._set(interaction, max_scenarios=number)

    @app_commands.command(name="language", description=_t("settings language"))
    @app_commands.describe(language=_t("settings language language"))
    @app_commands.choices(
        language=[
            app_commands.Choice(name="English", value="en"),
            app_commands.Choice(name="Français", value="fr"),
            app_commands.Choice(name=_t("settings language server"), value="server"),
        ]
    )
    async def language(self, interaction: discord.Interaction, language: str) -> None:
        await self._set(interaction, language="" if language == "server" else language)

    @app_commands.command(name="reaction-time", description=_t("settings reaction-time"))
    @app_commands.describe(time=_t("settings reaction-time time"))
    async def reaction_time(self, interaction: discord.Interaction, time: str) -> None:
        refusal = illegal("refuse-window", low=MIN_WINDOW // 60, high=MAX_WINDOW // 86400)
        await self._set_length(interaction, "reaction_window", time, MIN_WINDOW, MAX_WINDOW, refusal)

    @app_commands.command(name="claim-after", description=_t("settings claim-after"))
    @app_commands.describe(time=_t("settings claim-after time"))
    async def claim_after(self, interaction: discord.Interaction, time: str) -> None:
        refusal = illegal("refuse-claim-after", low=CLAIM_FROM // 3600, high=CLAIM_TO // 86400)
        await self._set_length(interaction, "claim_after", time, CLAIM_FROM, CLAIM_TO, refusal)

    @app_commands.command(name="pictures", description=_t("settings pictures"))
    @app_commands.describe(every=_t("settings pictures every"))
    @app_commands.choices(every=_choices("pictures every", "action", "turn"))
    async def pictures(self, interaction: discord.Interaction, every: str) -> None:
        await self._set(interaction, picture_every=every)

    @app_commands.command(name="post-channel", description=_t("settings post-channel"))
    @app_commands.describe(channel=_t("settings post-channel channel"))
    async def post_channel(
        self, interaction: discord.Interaction, channel: discord.TextChannel | discord.Thread | None = None
    ) -> None:
        def changed(_: GuildSettings) -> dict[str, Any] | Refusal:
            lacking = _lacking(interaction, channel) if channel is not None else ""
            if lacking:
                return illegal("missing-rights", rights=lacking)
            return {"post_channel": channel.id if channel is not None else 0}

        await self._change(interaction, changed)

    @app_commands.command(name="mask-reactions", description=_t("settings mask-reactions"))
    @app_commands.describe(on=_t("settings mask-reactions on"))
    async def mask_reactions(self, interaction: discord.Interaction, on: bool) -> None:
        await self._set(interaction, mask_reactions=on)

    @app_commands.command(name="theme", description=_t("settings theme"))
    @app_commands.describe(theme=_t("settings theme theme"))
    @app_commands.choices(theme=_choices("theme theme", "light", "dark"))
    async def theme(self, interaction: discord.Interaction, theme: str) -> None:
        await self._set(interaction, theme=theme)

    # shared

    async def _set(self, interaction: discord.Interaction, **changes: Any) -> None:
        await self._change(interaction, lambda _: changes)

    async def _set_length(
        self, interaction: discord.Interaction, name: str, text: str, low: int, high: int, otherwise: Refusal
    ) -> None:
        def changed(_: GuildSettings) -> dict[str, Any] | Refusal:
            length = read_length(text)
            if length is None:
                return illegal("refuse-timer", text=text)
            return {name: length} if low <= length <= high else otherwise

        await self._change(interaction, changed)

    async def _change(self, interaction: discord.Interaction, changed: Any) -> None:
        """Change settings and show the lines that are different now, before and after."""

        async def work() -> Reply:
            refusal = may_set(interaction)
            if refusal is not None:
                return refused(self.app, interaction, refusal)
            guild = interaction.guild_id or 0
            async with self.app.games.lock(f"settings:{guild}"):
                old = await self.app.games.settings(guild)
                found = changed(old)
                if isinstance(found, Refusal):
                    return refused(self.app, interaction, found)
                new = msgspec.structs.replace(old, **found)
                await self.app.games.put_settings(guild, new)
            pairs = [(a, b) for a, b in zip(settings_lines(old), settings_lines(new), strict=True) if a != b]
            if not pairs:
                return told(self.app, interaction, say("settings-same"))
            return told(self.app, interaction, *(say("settings-changed", before=a, after=b) for a, b in pairs))

        await privately(self.app, interaction, work)


def _lacking(interaction: discord.Interaction, channel: discord.TextChannel | discord.Thread) -> str:
    """The rights that the bot lacks in a channel, where that can be known."""
    guild = interaction.guild
    me = guild.me if guild is not None else None
    found = guild.get_channel_or_thread(channel.id) if guild is not None else None
    if me is None or found is None:
        return ""
    have = found.permissions_for(me)
    return ", ".join(n.replace("_", " ").title() for n, needed in NEEDED if needed and not getattr(have, n))
