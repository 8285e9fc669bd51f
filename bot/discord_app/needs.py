"""The rights the bot needs where it plays."""

from __future__ import annotations

import discord

POSTING = discord.Permissions(view_channel=True, send_messages=True)
NEEDED = POSTING | discord.Permissions(embed_links=True, attach_files=True, read_message_history=True)


def missing_rights(interaction: discord.Interaction, needed: discord.Permissions = NEEDED) -> list[str]:
    """Names of the rights that the bot lacks where an interaction happened; a thread has its own right to write in."""
    have = interaction.app_permissions
    names = [name for name, is_needed in needed if is_needed]
    if isinstance(interaction.channel, discord.Thread):
        names = ["send_messages_in_threads" if n == "send_messages" else n for n in names]
    return [name.replace("_", " ").title() for name in names if not getattr(have, name)]
