"""More of a server than the stage shows: other channels and threads, clicks in one tick, rights taken away."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from typing import Any

import discord
from simcord import ChannelHandle
from stage import Stage

from bot.core import events as ev
from bot.service.model import GameRow
from bot.tools.shown import Control, Shown


def button(message: Shown, label: str) -> Control:
    return next(c for c in message.controls if c.is_button and c.label.startswith(label))


async def events_of(stage: Stage, kind: type, row: GameRow | None = None) -> list[Any]:
    """The stored events of a kind, of the game of this channel."""
    loaded = await stage.app.games.load((row or await stage.row()).id)
    return [e.event for e in loaded.stored if isinstance(e.event, kind)]


async def dice_thrown(stage: Stage) -> list[str]:
    return [e.kind for e in await events_of(stage, ev.Rolled)]


@contextmanager
def at(stage: Stage, channel: ChannelHandle) -> Iterator[None]:
    """Everybody types in another channel."""
    home, stage.table.channel = stage.table.channel, channel
    try:
        yield
    finally:
        stage.table.channel = home


def thread_under(stage: Stage, parent: ChannelHandle, name: str = "a thread") -> ChannelHandle:
    backend: Any = stage.table.env.backend
    made = backend.create_thread(parent.id, name, stage.table.people["alice"].id)
    return ChannelHandle(stage.table.env, stage.table.channel.guild, made)


async def together(stage: Stage, *acts: Callable[[], Awaitable[object]]) -> None:
    """Clicks and commands that all reach the bot before it does anything."""
    env: Any = stage.table.env
    stage.mark = len(stage.table.recorder.shown)

    async def not_yet(**_: object) -> None:
        """The bot gets no turn between two of them."""

    env._settle_internal = not_yet
    try:
        for act in acts:
            await act()
    finally:
        del env._settle_internal
    await env.settle()


async def click_late(stage: Stage, who: str, message: Shown, control: Control) -> None:
    """A click on a button that a slow phone still shows."""
    backend: Any = stage.table.env.backend
    stored = backend.get_message(message.channel, message.message)
    now = stored.components
    shown = {"type": 2, "style": 1, "label": control.label, "custom_id": control.custom_id, "id": 2}
    stored.components = [{"type": 1, "id": 1, "components": [shown]}]
    await stage.click(who, message, control)
    stored.components = now


async def behind_the_scenes(stage: Stage, act: Awaitable[Any]) -> Any:
    """Something that the bot does of itself, with all that follows from it."""
    env: Any = stage.table.env
    stage.mark = len(stage.table.recorder.shown)
    with env._bot_scope():
        done = await asyncio.create_task(_alone(act))
    await env.settle()
    return done


async def _alone(act: Awaitable[Any]) -> Any:
    return await act


def deny(stage: Stage, **rights: bool) -> None:
    """Take rights from the bot in the channel; none given gives all back."""
    from simcord.backend.models import Overwrite
    from simcord.enums import OverwriteType

    backend: Any = stage.table.env.backend
    flags = discord.Permissions(**rights).value
    backend.set_overwrite(
        stage.table.channel.id, Overwrite(backend.bot_user.id, OverwriteType.MEMBER, allow=0, deny=flags)
    )


def requests(stage: Stage, method: str, ending: str = "") -> list[Any]:
    return [r for r in stage.table.env.http_requests if r.method == method and r.path.endswith(ending)]
