"""One timer to the earliest deadline, and a heartbeat that measures downtime (law 3). It only sends commands."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Coroutine
from typing import Any

import structlog

from bot.service.games import Games
from bot.service.ports import Clock, Store

log = structlog.get_logger(__name__)

HEARTBEAT_EVERY = 300
"""Seconds between two heartbeats."""

SWEEP_EVERY = 86400
"""Seconds between two sweeps of what is kept for a time only."""

RETRY_AFTER = 30
"""Seconds until what was due and could not be done is tried again."""


class SystemClock:
    """The clock of the machine."""

    def now(self) -> int:
        return int(time.time())


class Scheduler:
    """Fires what falls due. Between two timers nothing of it runs: no polling, no waiting task."""

    def __init__(self, games: Games, store: Store, clock: Clock) -> None:
        self._games = games
        self._store = store
        self._clock = clock
        self._running = False
        self._alarm: asyncio.TimerHandle | None = None
        self._beat: asyncio.TimerHandle | None = None
        self._broom: asyncio.TimerHandle | None = None
        self._tasks: set[asyncio.Task[None]] = set()
        self._looking = False
        self._look_again = False
        self._firing = False

    async def start(self) -> None:
        """Recover from downtime, then keep time. Starting it again changes nothing."""
        if self._running:
            return
        self._running = True
        await self._games.recover(self._clock.now())
        self._next_beat()
        self._sweep()
        self.reschedule()

    async def stop(self) -> None:
        """Drop the timers, let what is being done finish, and note when that was."""
        was_running, self._running = self._running, False
        for timer in (self._alarm, self._beat, self._broom):
            if timer is not None:
                timer.cancel()
        self._alarm = self._beat = self._broom = None
        if self._tasks:
            await asyncio.gather(*self._tasks, return_exceptions=True)
        if was_running:
            await self._store.heartbeat(self._clock.now())

    def reschedule(self) -> None:
        """The earliest deadline may have changed: look it up and set the timer to it."""
        if not self._running:
            return
        if self._looking:
            self._look_again = True
            return
        self._looking = True
        self._spawn(self._look())

    def next_in(self) -> float | None:
        """Seconds until the timer fires; None when it is not set."""
        if self._alarm is None:
            return None
        return self._alarm.when() - asyncio.get_running_loop().time()

    async def _look(self) -> None:
        try:
            due = await self._store.next_due()
        finally:
            self._looking = False
        if self._look_again:
            self._look_again = False
            self.reschedule()
            return
        if self._alarm is not None:
            self._alarm.cancel()
            self._alarm = None
        if due is not None and self._running and not self._firing:
            self._alarm = self._at(max(due - self._clock.now(), 0), self._fire)

    def _fire(self) -> None:
        self._alarm = None
        if self._running and not self._firing:
            self._firing = True
            self._spawn(self._expire())

    async def _expire(self) -> None:
        """Carry out what is due. What is still due afterwards has failed: it waits a while for the next try."""
        try:
            await self._games.expire_due()
            failed = bool(await self._store.due(self._clock.now()))
        except Exception:
            log.exception("expiry failed")
            failed = True
        finally:
            self._firing = False
        if failed and self._running:
            self._alarm = self._at(RETRY_AFTER, self._fire)
        else:
            self.reschedule()

    def _next_beat(self) -> None:
        if self._running:
            self._beat = self._at(HEARTBEAT_EVERY, self._on_beat)

    def _on_beat(self) -> None:
        self._next_beat()
        if self._running:
            self._spawn(self._store.heartbeat(self._clock.now()))

    def _sweep(self) -> None:
        if self._running:
            self._broom = self._at(SWEEP_EVERY, self._sweep)
            self._spawn(self._purge())

    async def _purge(self) -> None:
        await self._games.purge()

    def _at(self, seconds: float, callback: Callable[[], None]) -> asyncio.TimerHandle:
        loop = asyncio.get_running_loop()
        return loop.call_at(loop.time() + seconds, callback)

    def _spawn(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._finished)

    def _finished(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and task.exception() is not None:
            log.error("scheduler task failed", error=repr(task.exception()))
