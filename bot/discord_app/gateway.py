"""Logging in to Discord, staying connected, and saying who may invite the bot."""

from __future__ import annotations

import asyncio
import signal
from contextlib import suppress

import discord
import yarl
from discord import LoginFailure

from bot.discord_app.client import PERMISSIONS, BotClient

__all__ = ["LoginFailure", "stay_connected", "talk_to"]


async def stay_connected(client: BotClient, token: str) -> None:
    """Log in, print the invitation, and run until the client is closed or the process is asked to end.

    Raises LoginFailure for a refused token, OSError when Discord cannot be reached.
    """
    loop = asyncio.get_running_loop()
    task = asyncio.current_task()
    with suppress(NotImplementedError):  # Windows has no such signal
        loop.add_signal_handler(signal.SIGTERM, lambda: task.cancel() if task is not None else None)
    async with client:
        await client.login(token)
        print(f"Logged in as {client.user}. Invite the bot with this link:")
        print(discord.utils.oauth_url(client.application_id or 0, permissions=PERMISSIONS))
        names = ", ".join(n.replace("_", " ") for n, on in PERMISSIONS if on)
        print(f"It needs: {names}.", flush=True)
        await client.connect()


def talk_to(base: str) -> None:
    """Point discord.py at a stand-in on this machine."""
    discord.http.Route.BASE = f"{base}/api/v10"
    socket = base.replace("https://", "wss://").replace("http://", "ws://")
    discord.gateway.DiscordWebSocket.DEFAULT_GATEWAY = yarl.URL(f"{socket}/gw/")
    discord.asset.Asset.BASE = f"{base}/cdn"
