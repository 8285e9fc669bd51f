"""The groups of commands around games: the game master's, the server's, one's own."""

from __future__ import annotations

from discord import app_commands

from bot.discord_app.app import App
from bot.discord_app.cogs.gm import GmGroup
from bot.discord_app.cogs.my import MyGroup
from bot.discord_app.cogs.settings import SettingsGroup


def desk_commands(app: App) -> list[app_commands.Group]:
    return [GmGroup(app), SettingsGroup(app), MyGroup(app)]
