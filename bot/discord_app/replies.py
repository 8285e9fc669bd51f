"""Private answers: defer first, work, then answer; an error of ours has an id and never a traceback (S16)."""

from __future__ import annotations

import hashlib
import io
import itertools
import traceback
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import discord
import structlog
from discord import ui

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.discord_app import limits
from bot.discord_app.app import App
from bot.discord_app.pictures import Shown, files_of
from bot.discord_app.present.lines import block, refusal_text
from bot.discord_app.sending import TROUBLE, is_too_big

log = structlog.get_logger(__name__)


@dataclass(slots=True)
class Reply:
    """What one person alone gets to see. Text too long for a message becomes a file."""

    text: str = ""
    pictures: Sequence[Shown | None] = ()
    view: ui.View | None = None
    file_name: str = ""  # attach the text under this name
    files: Sequence[tuple[str, bytes]] = field(default_factory=tuple)


Work = Callable[[], Awaitable[Reply]]


def refused(app: App, interaction: discord.Interaction, refusal: Refusal) -> Reply:
    """A refusal in the reader's language."""
    return Reply(refusal_text(refusal, app.speaker(interaction)))


def told(app: App, interaction: discord.Interaction, *lines: Message) -> Reply:
    return Reply("\n".join(block(lines, app.speaker(interaction))))


async def privately(app: App, interaction: discord.Interaction, work: Work) -> None:
    """Do something for a command or a click and answer privately. The work is done even if Discord has given up
    waiting: the outcome is then in the channel."""
    can_answer = await _defer(interaction)
    try:
        reply = await work()
    except Exception as e:
        reply = Reply(_our_fault(app, interaction, e))
    if can_answer:
        await _answer(interaction, reply)


async def in_place(app: App, interaction: discord.Interaction, work: Work) -> None:
    """The same for a click that turns a page: the private message under the button is replaced."""
    try:
        await interaction.response.defer()
    except discord.HTTPException as e:
        log.warning("could not defer", code=e.code, interaction=interaction.id)
        return
    try:
        reply = await work()
    except Exception as e:
        reply = Reply(_our_fault(app, interaction, e))
    try:
        await interaction.edit_original_response(
            content=limits.cut(reply.text, limits.CONTENT) or "…",
            attachments=[p.file() for p in reply.pictures if p is not None],
            view=reply.view,
        )
    except discord.HTTPException as e:
        log.warning("answer not delivered", code=e.code, interaction=interaction.id)


async def _defer(interaction: discord.Interaction) -> bool:
    try:
        await interaction.response.defer(ephemeral=True, thinking=True)
    except TROUBLE as e:
        log.warning("could not defer", error=repr(e), interaction=interaction.id)
        return False
    return True


def _our_fault(app: App, interaction: discord.Interaction, error: Exception) -> str:
    trace = "".join(traceback.format_exception(error))
    code = hashlib.sha256(trace.encode()).hexdigest()[:6].upper()
    log.error("handler failed", error_id=code, interaction=interaction.id, exc_info=error)
    return app.say(interaction, say("our-fault", id=code))


async def _answer(interaction: discord.Interaction, reply: Reply) -> None:
    text, own = reply.text, list(reply.files)
    if len(text) > limits.CONTENT or reply.file_name:
        own.append((reply.file_name or "hulldown.txt", text.encode()))
        text = limits.cut(text, limits.CONTENT // 2) if not reply.file_name else ""
    extra: dict[str, Any] = {"view": reply.view} if reply.view is not None else {}
    for too_often in itertools.count():
        pictures = await files_of(reply.pictures, too_often)
        files = [discord.File(io.BytesIO(data), filename=name) for name, data in own] + pictures
        if files:
            extra["files"] = files
        else:
            extra.pop("files", None)
        try:
            await interaction.followup.send(text or ("" if files else "…"), ephemeral=True, **extra)
        except TROUBLE as e:
            if pictures and isinstance(e, discord.HTTPException) and is_too_big(e):
                continue
            log.warning("answer not delivered", error=repr(e), interaction=interaction.id)
        return
