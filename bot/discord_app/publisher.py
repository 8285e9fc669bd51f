"""Posts what has been committed: reads the outbox, writes to channels, remembers the messages (law 5)."""

from __future__ import annotations

import asyncio

import discord
import msgspec
import structlog

from bot.core.messages import Message
from bot.discord_app.postings import Postings
from bot.discord_app.sending import ChannelGone
from bot.service.games import Games
from bot.service.model import OutboxRow
from bot.service.ports import Store

log = structlog.get_logger(__name__)

FIRST_RETRY, LAST_RETRY = 5.0, 300.0
"""Seconds between tries, doubling."""


class ChannelPublisher:
    """One task empties the outbox; between rows of work nothing runs."""

    def __init__(self, games: Games, store: Store, postings: Postings) -> None:
        self._games = games
        self._store = store
        self._postings = postings
        self._task: asyncio.Task[None] | None = None
        self._again = False
        self._open = False
        self._retry: asyncio.TimerHandle | None = None
        self._delay = FIRST_RETRY

    def open(self) -> None:
        """From now on messages can be sent; what was lost is sent now. Opening twice changes nothing."""
        self._open = True
        self.wake()

    async def close(self) -> None:
        self._open = False
        if self._retry is not None:
            self._retry.cancel()
        if self._task is not None:
            await asyncio.gather(self._task, return_exceptions=True)

    def wake(self) -> None:
        """There is something to post; returns at once."""
        if not self._open:
            return
        if self._task is not None and not self._task.done():
            self._again = True
            return
        self._task = asyncio.get_running_loop().create_task(self._drain())

    async def _drain(self) -> None:
        stuck: set[str] = set()
        try:
            while self._open:
                self._again = False
                rows = [r for r in await self._store.outbox() if r.game not in stuck]
                if not rows and not self._again:
                    break
                for row in rows:
                    if row.game not in stuck and not await self._post(row):
                        stuck.add(row.game)
        except Exception:
            log.exception("publisher stopped")
            stuck.add("*")
        if stuck and self._open:
            self._retry = asyncio.get_running_loop().call_later(self._delay, self._try_again)
            self._delay = min(self._delay * 2, LAST_RETRY)
        else:
            self._delay = FIRST_RETRY

    def _try_again(self) -> None:
        self._retry = None
        self.wake()

    async def _post(self, row: OutboxRow) -> bool:
        """Post one row; False when it has to be tried again later. Later posts of the same game wait for it."""
        try:
            match row.kind:
                case "lobby":
                    await self._postings.lobby(row)
                case "events":
                    await self._postings.events(row)
                case "republish":
                    await self._postings.board_now(row.game)
                case _:
                    notice = msgspec.json.decode(row.payload, type=Message)
                    await self._postings.notice(row, notice)
        except ChannelGone:
            log.warning("channel gone", game=row.game, kind=row.kind)
            await self._store.outbox_done(row.id)
            return True
        except (TimeoutError, discord.HTTPException, OSError) as e:
            log.warning("not posted yet", game=row.game, kind=row.kind, error=str(e))
            await self._store.outbox_failed(row.id, str(e))
            return False
        except Exception as e:
            log.exception("cannot post", game=row.game, kind=row.kind)
            await self._store.outbox_failed(row.id, repr(e))
            if row.attempts < 3:
                return False
            await self._store.outbox_done(row.id)
            return True
        await self._store.outbox_done(row.id)
        return True

    async def republish(self, guild: int) -> None:
        """Post the present board and question of every running game of a server anew: their messages are lost."""
        for row in await self._games.listing(guild):
            for post in await self._store.posts(row.id):
                await self._store.close_post(post.message)
            kind = "lobby" if row.status == "lobby" else "republish"
            await self._store.add_outbox(row.id, kind, "", 0)
        self.wake()
