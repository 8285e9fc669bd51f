"""Posts what has been committed: reads the outbox, writes to channels, remembers the messages (law 5)."""

from __future__ import annotations

import asyncio

import discord
import msgspec
import structlog

from bot.core.messages import Message
from bot.discord_app.desk_postings import DeskPostings
from bot.discord_app.sending import TROUBLE, ChannelGone
from bot.service.games import Games
from bot.service.model import OutboxRow
from bot.service.ports import Store

log = structlog.get_logger(__name__)

FIRST_RETRY, LAST_RETRY = 5.0, 300.0
"""Seconds between tries, doubling."""

OTHERS = ""
"""Stands for the posts that belong to no game."""

TRIES = 3
"""How often what Discord (or we ourselves) will not have is tried before it is left out."""


class ChannelPublisher:
    """A task a game empties its part of the outbox, so that a slow channel holds up no other game. Between rows of
    work nothing runs."""

    def __init__(self, games: Games, store: Store, postings: DeskPostings) -> None:
        self._games = games
        self._store = store
        self._postings = postings
        self._open = False
        self._looking: asyncio.Task[None] | None = None
        self._look_again = False
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._more: set[str] = set()
        self._retries: dict[str, asyncio.TimerHandle] = {}
        self._delays: dict[str, float] = {}

    def open(self) -> None:
        """From now on messages can be sent; what was lost is sent now. Opening twice changes nothing."""
        self._open = True
        self.wake()

    async def close(self) -> None:
        self._open = False
        for timer in self._retries.values():
            timer.cancel()
        if self._looking is not None:
            await asyncio.gather(self._looking, return_exceptions=True)
        await asyncio.gather(*self._tasks.values(), return_exceptions=True)

    def wake(self) -> None:
        """There is something to post; returns at once."""
        if not self._open:
            return
        if self._looking is not None and not self._looking.done():
            self._look_again = True
            return
        self._looking = asyncio.get_running_loop().create_task(self._look())

    async def _look(self) -> None:
        """Find the games that have something to post and set a task to each."""
        try:
            is_new = True
            while is_new and self._open:
                self._look_again = False
                for game in (*await self._store.outbox_games(), OTHERS):
                    self._work_on(game)
                is_new = self._look_again
        except Exception:
            log.exception("outbox not read")
            self._later(OTHERS)

    def _work_on(self, game: str) -> None:
        if game in self._tasks:
            self._more.add(game)
        else:
            self._tasks[game] = asyncio.get_running_loop().create_task(self._empty(game))

    async def _empty(self, game: str) -> None:
        try:
            is_done = True
            self._more.add(game)
            while is_done and game in self._more:
                self._more.discard(game)
                is_done = await (self._postings.other_posts() if game == OTHERS else self._post_all(game))
        except Exception:
            log.exception("publisher stopped", game=game)
            is_done = False
        finally:
            del self._tasks[game]
        if is_done:
            self._delays.pop(game, None)
        else:
            self._later(game)

    async def _post_all(self, game: str) -> bool:
        """Empty the outbox of a game; False when something has to be tried again later."""
        while rows := await self._store.outbox(game=game):
            for row in rows:
                if not self._open or not await self._post(row):
                    return False
        return True

    def _later(self, game: str) -> None:
        """Try again after a while, each time a longer one."""
        if not self._open:
            return
        delay = self._delays.get(game, FIRST_RETRY)
        self._delays[game] = min(delay * 2, LAST_RETRY)
        earlier = self._retries.pop(game, None)
        if earlier is not None:
            earlier.cancel()
        self._retries[game] = asyncio.get_running_loop().call_later(delay, self._try_again, game)

    def _try_again(self, game: str) -> None:
        self._retries.pop(game, None)
        self.wake()

    async def _post(self, row: OutboxRow) -> bool:
        """Post one row; False when it has to be tried again later. Later posts of the same game wait for it."""
        try:
            match row.kind:
                case "lobby":
                    await self._postings.lobby(row)
                case "events":
                    await self._postings.events(row)
                case "held":
                    await self._postings.held(row)
                case "mend":
                    await self._postings.mend(row.game)
                case "republish":
                    await self._postings.board_now(row.game)
                case _:
                    notice = msgspec.json.decode(row.payload, type=Message)
                    await self._postings.notice(row, notice)
        except ChannelGone as gone:
            log.warning("channel gone", game=row.game, kind=row.kind)
            await self._tell_above(row, gone.parent)
        except Exception as e:
            passes = _may_pass(e)
            log.warning("not posted yet", game=row.game, kind=row.kind, error=repr(e), exc_info=not passes)
            await self._store.outbox_failed(row.id, repr(e))
            if passes or row.attempts < TRIES:
                return False
            log.error("left out", game=row.game, kind=row.kind, error=repr(e))
        await self._store.outbox_done(row.id)
        return True

    async def _tell_above(self, row: OutboxRow, parent: int) -> None:
        """Say once, in the channel above a locked thread, that its game cannot go on there."""
        key = f"locked:{row.game}"
        if not parent or await self._store.get_value(key):
            return
        try:
            await self._postings.thread_locked(row.game, parent)
            await self._store.put_value(key, "told")
        except (ChannelGone, *TROUBLE) as e:
            log.warning("nobody told of a locked thread", game=row.game, error=str(e))

    async def mend(self, game: str) -> None:
        """Look whether the posts of a game are still there, and post anew what is not."""
        await self._store.add_outbox(game, "mend", "", 0)
        self.wake()

    async def republish(self, guild: int) -> None:
        """Post the present board and question of every running game of a server anew: their messages are lost."""
        for row in await self._games.listing(guild):
            for post in await self._store.posts(row.id):
                await self._store.close_post(post.message)
            kind = "lobby" if row.status == "lobby" else "republish"
            await self._store.add_outbox(row.id, kind, "", 0)
        self.wake()


def _may_pass(error: Exception) -> bool:
    """Whether trying again later can help: Discord or the way to it is down, or asks us to be slower."""
    if isinstance(error, discord.HTTPException):
        return error.status >= 500 or error.status in (401, 408, 429)
    return isinstance(error, TROUBLE)
