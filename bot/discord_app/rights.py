"""What Discord says about a person's rights here, asked in one place."""

from __future__ import annotations

import discord

from bot.core.refusals import Refusal, illegal
from bot.discord_app.app import App, user_of
from bot.service.model import GameRow


def manages_guild(interaction: discord.Interaction) -> bool:
    return interaction.permissions.manage_guild or interaction.permissions.administrator


def manages_channels(interaction: discord.Interaction) -> bool:
    return interaction.permissions.manage_channels or interaction.permissions.administrator


def has_role(interaction: discord.Interaction, role: int) -> bool:
    user = interaction.user
    return bool(role) and isinstance(user, discord.Member) and user.get_role(role) is not None


async def may(app: App, interaction: discord.Interaction, row: GameRow, what: str) -> Refusal | None:
    """None when whoever acts may do something with a game (``gm``, ``take_gm_seat`` and so on), else why not."""
    settings = await app.games.settings(row.guild)
    return await app.games.may(
        row,
        user_of(interaction),
        what,
        gm_role=has_role(interaction, settings.gm_role),
        manage_channels=manages_channels(interaction),
        manage_guild=manages_guild(interaction),
    )


def may_set(interaction: discord.Interaction) -> Refusal | None:
    """None when whoever acts may change the server's settings."""
    return None if manages_guild(interaction) else illegal("refuse-not-admin")
