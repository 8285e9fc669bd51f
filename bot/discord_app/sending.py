"""Sending and editing channel messages with the bot's own token, and what to do when Discord says no."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass
from typing import Any

import aiohttp
import discord
import structlog
from discord import ui

from bot.discord_app import limits

log = structlog.get_logger(__name__)

TROUBLE = (discord.DiscordException, aiohttp.ClientError, OSError)
"""Whatever a call to Discord raises when Discord or the way to it is at fault."""

# Discord's error codes: 10003 channel gone, 10008 message gone, 40005 too large, 50001 no access, 50013 a right is
# missing, 50083 archived thread, 160005 locked thread
ARCHIVED = (50083, 160005)
CLOSED_TO_US = (10003, 50001, 50013, *ARCHIVED)
HARMLESS_FOR_STRIPPING = (10008, *CLOSED_TO_US)

Files = Callable[[int], Awaitable[Sequence[discord.File]]]
"""Makes the files anew for every try: discord.py uses them up. The number says how often they were too big so far."""


class ChannelGone(Exception):
    """The channel is deleted, or the bot may not write there (any more); ``parent`` is set for a locked thread."""

    def __init__(self, parent: int = 0) -> None:
        super().__init__()
        self.parent = parent


class MessageGone(Exception):
    """The message to be edited is deleted, or lies in a thread that cannot be opened again."""


async def _no_files(_: int) -> Sequence[discord.File]:
    return ()


@dataclass(frozen=True, slots=True)
class Attached:
    """The files of a message, and the lines that stand in for them where the right is missing or all are too big."""

    files: Files = _no_files
    without_right: str = ""
    too_big: str = ""


NOTHING = Attached()

Attempt = Callable[[str, Sequence[discord.File]], Awaitable[int]]


def is_too_big(error: discord.HTTPException) -> bool:
    """Whether Discord refuses a message for the size of its files."""
    return error.status == 413 or error.code == 40005


class Sender:
    """Posts to channels by id; nothing needs to be in a cache."""

    def __init__(self, client: discord.Client) -> None:
        self._client = client

    def _channel(self, channel: int) -> discord.PartialMessageable:
        return self._client.get_partial_messageable(channel)

    async def send(
        self,
        channel: int,
        content: str,
        *,
        attached: Attached = NOTHING,
        view: ui.View | None = None,
        mention: Sequence[int] = (),
        nonce: str = "",
    ) -> int:
        """Post a message and return its id.

        Raises ChannelGone; other trouble comes out as discord.HTTPException for a later try.
        """

        async def attempt(text: str, files: Sequence[discord.File]) -> int:
            extra: dict[str, Any] = {"view": view} if view is not None else {}
            if nonce:
                extra["nonce"] = nonce[: limits.NONCE]
            if files:
                extra["files"] = files
            sent = await self._channel(channel).send(text, allowed_mentions=_mentions(mention), **extra)
            return sent.id

        return await self._trying(channel, attempt, content, attached)

    async def edit(
        self,
        channel: int,
        message: int,
        content: str,
        *,
        attached: Attached = NOTHING,
        view: ui.View | None = None,
        keep_files: bool = False,
    ) -> None:
        """Replace a message: text, pictures and buttons. Raises MessageGone, ChannelGone."""

        async def attempt(text: str, files: Sequence[discord.File]) -> int:
            extra: dict[str, Any] = {} if keep_files else {"attachments": files}
            there = self._channel(channel).get_partial_message(message)
            await there.edit(content=text, view=view, allowed_mentions=_mentions(()), **extra)
            return message

        try:
            await self._trying(channel, attempt, content, attached)
        except ChannelGone as e:
            if e.parent:
                raise MessageGone from e  # a new message opens a thread that is only archived
            raise

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons off a message; a message that is gone has none."""
        try:
            await self._channel(channel).get_partial_message(message).edit(view=None)
        except discord.HTTPException as e:
            if e.code not in HARMLESS_FOR_STRIPPING:
                raise

    async def is_there(self, channel: int, message: int) -> bool:
        """Whether a message still exists, as far as the bot may know. Raises ChannelGone."""
        try:
            await self._channel(channel).fetch_message(message)
        except discord.HTTPException as e:
            if e.code == 10003:
                raise ChannelGone from e
            return e.code != 10008
        return True

    async def _trying(self, channel: int, attempt: Attempt, content: str, attached: Attached) -> int:
        """Try with less and less: smaller pictures, then none; an archived thread is opened once."""
        files, note, too_often, parent = attached.files, "", 0, None
        while True:
            made = await files(too_often)
            if too_often and not made:
                note = attached.too_big
            try:
                return await attempt(limits.cut(f"{content}\n{note}".strip(), limits.CONTENT), made)
            except discord.HTTPException as e:
                if made and is_too_big(e):
                    too_often += 1
                elif made and e.code == 50013:
                    files, note = _no_files, attached.without_right
                elif e.code in ARCHIVED and parent is None:
                    parent = await self._unarchive(channel)
                else:
                    raise _by_name(e, parent or 0) from e
                log.warning("not posted as it was", channel=channel, code=e.code)

    async def _unarchive(self, channel: int) -> int:
        """Open an archived thread again; returns its parent channel. Raises ChannelGone when it stays closed."""
        parent = 0
        try:
            thread = await self._client.fetch_channel(channel)
            if isinstance(thread, discord.Thread):
                parent = thread.parent_id
                await thread.edit(archived=False)
        except discord.HTTPException as e:
            raise ChannelGone(parent) from e
        return parent


def _by_name(error: discord.HTTPException, parent: int) -> Exception:
    """What an error means for whoever wanted to post; what may pass stays what it is."""
    if error.code == 10008:
        return MessageGone()
    return ChannelGone(parent) if error.code in CLOSED_TO_US else error


def _mentions(users: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(u) for u in users]
    )
