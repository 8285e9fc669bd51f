"""Sending and editing channel messages with the bot's own token, and what to do when Discord says no."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import discord
import structlog
from discord import ui

from bot.discord_app import limits

log = structlog.get_logger(__name__)

# Discord's error codes: 10003 channel gone, 10008 message gone, 40005 too large, 50001 no access, 50013 a right is
# missing, 50083 archived thread
HARMLESS_FOR_STRIPPING = (10003, 10008, 50001, 50013, 50083)


Files = Callable[[], Sequence[discord.File]]
"""Makes the files anew for every try: discord.py uses them up."""


class ChannelGone(Exception):
    """The channel is deleted, or the bot may not write there any more."""


class MessageGone(Exception):
    """The message to be edited is deleted."""


def none() -> Sequence[discord.File]:
    return ()


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
        files: Files = none,
        view: ui.View | None = None,
        mention: Sequence[int] = (),
        nonce: str = "",
        without_files: str = "",
    ) -> int:
        """Post a message and return its id. ``without_files`` is added where the bot may not attach files.

        Raises ChannelGone; other trouble comes out as discord.HTTPException for a later try.
        """

        async def attempt(text: str, make: Files) -> int:
            extra: dict[str, Any] = {"view": view} if view is not None else {}
            if nonce:
                extra["nonce"] = nonce[: limits.NONCE]
            attached = list(make())
            if attached:
                extra["files"] = attached
            sent = await self._channel(channel).send(
                limits.cut(text, limits.CONTENT), allowed_mentions=_mentions(mention), **extra
            )
            return sent.id

        return await self._trying(channel, attempt, content, files, without_files)

    async def edit(
        self,
        channel: int,
        message: int,
        content: str,
        *,
        files: Files = none,
        view: ui.View | None = None,
        keep_files: bool = False,
        without_files: str = "",
    ) -> None:
        """Replace a message: text, pictures and buttons. Raises MessageGone, ChannelGone."""

        async def attempt(text: str, make: Files) -> int:
            extra: dict[str, Any] = {} if keep_files else {"attachments": list(make())}
            await (
                self._channel(channel)
                .get_partial_message(message)
                .edit(content=limits.cut(text, limits.CONTENT), view=view, allowed_mentions=_mentions(()), **extra)
            )
            return message

        await self._trying(channel, attempt, content, files, without_files)

    async def strip(self, channel: int, message: int) -> None:
        """Take the buttons off a message; a message that is gone has none."""
        try:
            await self._channel(channel).get_partial_message(message).edit(view=None)
        except discord.HTTPException as e:
            if e.code not in HARMLESS_FOR_STRIPPING:
                raise

    async def _trying(
        self, channel: int, attempt: Callable[[str, Files], Any], content: str, files: Files, without_files: str
    ) -> int:
        try:
            return int(await attempt(content, files))
        except discord.HTTPException as e:
            match e.code:
                case 10008:
                    raise MessageGone from e
                case 10003 | 50001:
                    raise ChannelGone from e
                case 50083:
                    await self._unarchive(channel)
                    return int(await attempt(content, files))
                case 50013 | 40005:
                    if files is none:
                        raise ChannelGone from e
                case _ if e.status == 413 and files is not none:
                    pass
                case _:
                    raise
            log.warning("posted without pictures", channel=channel, code=e.code)
        try:
            return int(await attempt(f"{content}\n{without_files}".strip(), none))
        except discord.HTTPException as e:
            raise ChannelGone from e

    async def _unarchive(self, channel: int) -> None:
        """Open an archived thread again. Raises ChannelGone for a locked one."""
        try:
            thread = await self._client.fetch_channel(channel)
            if isinstance(thread, discord.Thread):
                await thread.edit(archived=False)
        except discord.HTTPException as e:
            raise ChannelGone from e


def _mentions(users: Sequence[int]) -> discord.AllowedMentions:
    return discord.AllowedMentions(
        everyone=False, roles=False, replied_user=False, users=[discord.Object(u) for u in users]
    )
