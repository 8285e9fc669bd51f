"""What the sender does when Discord says no: each code, without a simulated server."""

from __future__ import annotations

from types import SimpleNamespace
from unittest.mock import AsyncMock, Mock

import discord
import pytest

from bot.discord_app.sending import Attached, ChannelGone, MessageGone, Sender


def refusal(code: int, status: int = 400) -> discord.HTTPException:
    return discord.HTTPException(SimpleNamespace(status=status, reason="no"), {"code": code, "message": "no"})  # type: ignore[arg-type]


class Channel:
    """A client with one channel; ``answers`` are what its sends and edits meet, in order."""

    def __init__(self, *answers: Exception | None, thread: Mock | None = None) -> None:
        found = [a or SimpleNamespace(id=7) for a in answers]
        self.send = AsyncMock(side_effect=found)
        self.message = Mock(edit=AsyncMock(side_effect=found))
        partial = Mock(send=self.send, get_partial_message=Mock(return_value=self.message))
        partial.fetch_message = AsyncMock(side_effect=found)
        self.thread = thread
        self.client = Mock(
            get_partial_messageable=Mock(return_value=partial), fetch_channel=AsyncMock(return_value=thread)
        )
        self.sender = Sender(self.client)


def a_thread(*, locked: bool = False) -> Mock:
    thread = Mock(spec=discord.Thread, parent_id=44)
    thread.edit = AsyncMock(side_effect=refusal(50013, 403) if locked else None)
    return thread


async def pictures(too_often: int) -> list[discord.File]:
    """One picture, which cannot be made any smaller."""
    return [] if too_often else [Mock(spec=discord.File)]


PICTURES = Attached(pictures, "no pictures here", "no pictures here")


async def test_nobody_is_mentioned_but_those_named() -> None:
    there = Channel(None)
    await there.sender.send(1, "<@5> @everyone", mention=[5])
    allowed = there.send.await_args.kwargs["allowed_mentions"]  # type: ignore[union-attr]
    assert [u.id for u in allowed.users] == [5]
    assert not allowed.everyone
    assert not allowed.roles


async def test_an_edit_replaces_the_pictures() -> None:
    """S21: never one more."""
    there = Channel(None)
    await there.sender.edit(1, 2, "text", attached=PICTURES)
    assert len(there.message.edit.await_args.kwargs["attachments"]) == 1
    await Channel(None).sender.edit(1, 2, "text")


@pytest.mark.parametrize("code", [10003, 50001])
async def test_a_channel_that_is_gone_is_told_apart(code: int) -> None:
    """S18."""
    with pytest.raises(ChannelGone):
        await Channel(refusal(code, 404)).sender.send(1, "text")


async def test_a_message_that_is_gone_is_told_apart() -> None:
    """S18."""
    with pytest.raises(MessageGone):
        await Channel(refusal(10008, 404)).sender.edit(1, 2, "text")


async def test_an_archived_thread_is_opened_and_posted_to() -> None:
    """S19."""
    thread = a_thread()
    there = Channel(refusal(50083), None, thread=thread)
    assert await there.sender.send(1, "text") == 7
    thread.edit.assert_awaited_once_with(archived=False)


async def test_a_locked_thread_names_the_channel_above() -> None:
    """S19: its game master can be told there."""
    with pytest.raises(ChannelGone) as gone:
        await Channel(refusal(50083), thread=a_thread(locked=True)).sender.send(1, "text")
    assert gone.value.parent == 44
    with pytest.raises(ChannelGone):
        await Channel(refusal(160005), refusal(160005), thread=a_thread()).sender.send(1, "text")


@pytest.mark.parametrize(("code", "status"), [(50013, 403), (40005, 413), (0, 413)])
async def test_pictures_that_are_not_taken_leave_the_text(code: int, status: int) -> None:
    """S22, S27: the turn stands in any case, and what is missing is said."""
    there = Channel(refusal(code, status), None)
    assert await there.sender.send(1, "story", attached=PICTURES) == 7
    assert there.send.await_count == 2
    assert "files" not in there.send.await_args.kwargs  # type: ignore[union-attr]
    assert there.send.await_args.args == ("story\nno pictures here",)  # type: ignore[union-attr]


async def test_trouble_that_passes_comes_out_for_another_try() -> None:
    with pytest.raises(discord.HTTPException):
        await Channel(refusal(0, 500)).sender.send(1, "text")


@pytest.mark.parametrize("code", [10003, 10008, 50001, 50013, 50083, 160005])
async def test_buttons_of_a_message_out_of_reach_are_no_trouble(code: int) -> None:
    there = Channel(refusal(code))
    await there.sender.strip(1, 2)
    assert there.message.edit.await_count == 1


async def test_a_message_counts_as_there_unless_discord_says_it_is_gone() -> None:
    assert await Channel(None).sender.is_there(1, 2)
    assert await Channel(refusal(0, 500)).sender.is_there(1, 2)
    assert not await Channel(refusal(10008, 404)).sender.is_there(1, 2)


async def test_pictures_get_smaller_until_they_are_taken() -> None:
    """S22."""

    async def shrinking(too_often: int) -> list[discord.File]:
        return [Mock(spec=discord.File, size=too_often)] if too_often < 3 else []

    ladder = Attached(shrinking, "", "too big")
    there = Channel(refusal(40005, 413), refusal(40005, 400), None)
    assert await there.sender.send(1, "story", attached=ladder) == 7
    assert there.send.await_args.kwargs["files"][0].size == 2  # type: ignore[union-attr]
    assert there.send.await_args.args == ("story",)  # type: ignore[union-attr]


async def test_a_message_in_a_thread_that_stays_closed_cannot_be_edited() -> None:
    """S19: a new message may open it."""
    with pytest.raises(MessageGone):
        await Channel(refusal(50083), thread=a_thread(locked=True)).sender.edit(1, 2, "text")
    with pytest.raises(MessageGone):
        await Channel(refusal(50083), refusal(50083), thread=a_thread()).sender.edit(1, 2, "text")


async def test_a_long_text_is_cut_with_its_note() -> None:
    there = Channel(refusal(50013, 403), None)
    await there.sender.send(1, "x" * 3000, attached=PICTURES)
    assert len(there.send.await_args.args[0]) <= 2000  # type: ignore[union-attr]
