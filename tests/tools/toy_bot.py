"""A very small bot to try the tools on: one command, a button, a menu, a timer and two ways to go wrong."""

from __future__ import annotations

import asyncio
import io

import discord
from discord import app_commands
from PIL import Image

from bot.tools.table import TableClock


class ToyBot(discord.Client):
    """Posts what it was told; its buttons work after a restart because they are found by their id alone."""

    def __init__(self, clock: TableClock) -> None:
        super().__init__(intents=discord.Intents(guilds=True))
        self.clock = clock
        self.tree = app_commands.CommandTree(self)
        self.tree.add_command(toy_commands(self))

    async def setup_hook(self) -> None:
        await self.tree.sync()

    async def on_interaction(self, interaction: discord.Interaction) -> None:
        if interaction.type is not discord.InteractionType.component:
            return
        data = interaction.data or {}
        chosen = " ".join(data.get("values") or ())
        name = interaction.user.name
        await interaction.response.edit_message(content=f"{name}: {data.get('custom_id')} {chosen}", view=None)

    def ring_later(self, channel: discord.abc.Messageable, seconds: float) -> None:
        """Post when the time has come."""
        loop = asyncio.get_running_loop()
        at = self.clock.now() + seconds

        def ring() -> None:
            self._ringing = asyncio.create_task(channel.send(f"Rings at {at:.0f}"))

        loop.call_at(loop.time() + seconds, ring)


def toy_commands(bot: ToyBot) -> app_commands.Group:
    group = app_commands.Group(name=app_commands.locale_str("toy"), description="A toy")

    @group.command(name="say", description="Say something with a button")
    @app_commands.choices(
        manner=[app_commands.Choice(name="Stay put", value="stay"), app_commands.Choice(name="Centre", value="centre")]
    )
    async def say(
        interaction: discord.Interaction,
        text: str,
        manner: str | None = None,
        count: int = 1,
        loud: bool = False,
        to: discord.Member | None = None,
        paper: discord.Attachment | None = None,
    ) -> None:
        await interaction.response.defer(ephemeral=True)
        view = discord.ui.View(timeout=None)
        view.add_item(discord.ui.Button(label="Join (closed)", custom_id="closed", disabled=True))
        view.add_item(discord.ui.Button(label="Join the **fun**", custom_id="join"))
        options = [discord.SelectOption(label="T-34 #1"), discord.SelectOption(label="T-34 #2")]
        view.add_item(discord.ui.Select(custom_id="with", placeholder="Fire with", options=options))
        name = paper.filename if paper else None
        words = f"{text} | {manner} | {count} | {loud} | {to.name if to else None} | {name}"
        assert isinstance(interaction.channel, discord.TextChannel)
        await interaction.channel.send(f"**Said**: {words}", view=view)
        await interaction.followup.send(
            f"Only {interaction.user.name} reads {interaction.locale.value}", ephemeral=True
        )

    @group.command(name="draw", description="Post a picture")
    async def draw(interaction: discord.Interaction, width: int, alt: str = "A green field") -> None:
        out = io.BytesIO()
        Image.new("RGB", (width, 60), "olive").save(out, "PNG")
        out.seek(0)
        await interaction.response.send_message(file=discord.File(out, "field.png", description=alt))

    @group.command(name="ring", description="Ring later")
    async def ring(interaction: discord.Interaction, seconds: int) -> None:
        assert isinstance(interaction.channel, discord.TextChannel)
        bot.ring_later(interaction.channel, seconds)
        await interaction.response.send_message("Will ring", ephemeral=True)

    @group.command(name="break", description="Raise")
    async def break_(interaction: discord.Interaction) -> None:
        raise RuntimeError("broken on purpose")

    return group
