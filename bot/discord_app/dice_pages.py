"""The dice of a game, as pages of text."""

from __future__ import annotations

import discord

from bot.core.messages import Message, say
from bot.discord_app.app import App
from bot.discord_app.replies import Reply, told
from bot.service.audit import RollEntry
from bot.service.model import GameRow

NEWEST = 10


async def dice_summary(app: App, interaction: discord.Interaction, row: GameRow) -> Reply:
    """The newest rolls and where the rest is."""
    rolls = [r for r in await app.games.rolls(row.id) if not r.hidden]
    if not rolls:
        return told(app, interaction, say("no-rolls"))
    lines = [roll_line(r) for r in rolls[-NEWEST:]]
    return told(app, interaction, say("dice-newest", count=len(lines), total=len(rolls)), *lines, say("dice-more"))


def roll_line(roll: RollEntry) -> Message:
    """One roll in a line: number, who, dice, faces, what it was for, what came of it."""
    return say(
        "dice-line-void" if roll.void else "dice-line",
        n=roll.n,
        dice=f"{roll.count}×{roll.kind.upper()}",
        faces=" ".join(_face(roll, f) for f in roll.faces) if roll.is_open else "?",
        purpose=roll.purpose,
        outcome=roll.outcome or say("dice-no-outcome"),
        source=say(f"dice-source-{roll.source}"),
    )


def _face(roll: RollEntry, face: int) -> str:
    return roll.names[face - 1] if roll.names else str(face)
