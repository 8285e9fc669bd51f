"""A simulated Discord server with one channel, some people and the bot on it."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from datetime import UTC, datetime
from typing import Any

import discord
from simcord import ChannelHandle, Env, MemberActor

from bot.tools.shown import Recorder

BOT_NAME = "Hulldown"
LOCALES = {"en": "en-US", "fr": "fr"}
SHORT_PAUSE = 5.0
"""Seconds; what the bot waits longer for is a deadline, not a pause."""

SETTLE_SECONDS = 30.0
"""How long, by the wall, the bot may work on one thing before that counts as hanging."""


class TableClock:
    """The simulated server's time, as the bot's clock; starts with the server."""

    def __init__(self) -> None:
        self.env: Env | None = None

    def now(self) -> int:
        if self.env is None:
            return 0
        return int(self.env.now().timestamp())


class Table:
    """The server. People and the channel exist before the bot arrives, so their ids are the same at every start."""

    def __init__(
        self,
        make_client: Callable[[TableClock], discord.Client],
        people: Mapping[str, Sequence[str]],
        *,
        languages: Mapping[str, str] | None = None,
        begins: datetime | None = None,
    ) -> None:
        """``people`` maps names to permissions, ``languages`` names to what they read (en or fr)."""
        self._make_client = make_client
        self.clock = TableClock()
        self.env = Env(make_client(self.clock), check_errors=False, settle_timeout=SETTLE_SECONDS)
        self.clock.env = self.env
        self._leave_long_timers_to_us()
        self.is_up = False
        self.env.backend.bot_user.name = BOT_NAME
        guild = self.env.create_guild("Hulldown")
        self.channel: ChannelHandle = guild.create_text_channel("the-table", topic="Hex tank games by post")
        self.people: dict[str, MemberActor] = {}
        for name, permissions in people.items():
            roles = []
            if permissions:
                rights = discord.Permissions(**dict.fromkeys(permissions, True))
                roles.append(guild.create_role(f"{name}'s rights", permissions=rights))
            self.people[name] = guild.add_member(self.env.create_user(name), roles=roles)
        if begins is not None:
            self.env.backend.advance_clock((begins.astimezone(UTC) - self.env.now()).total_seconds())
        self.recorder = Recorder(self.env)
        self._speak({self.people[name].id: language for name, language in (languages or {}).items()})

    def _speak(self, languages: Mapping[int, str]) -> None:
        """The simulated Discord says that everybody reads English; put in what we know better."""
        backend: Any = self.env.backend
        emit = backend.emit

        def emit_localized(event: str, payload: Mapping[str, Any]) -> None:
            if event == "INTERACTION_CREATE":
                user = int((payload.get("member") or payload)["user"]["id"])
                payload = {**payload, "locale": LOCALES[languages.get(user, "en")]}
            emit(event, payload)

        backend.emit = emit_localized

    def _leave_long_timers_to_us(self) -> None:
        """Deadlines and heartbeats fire when simulated time reaches them, never by the wall clock.

        The simulated Discord also arms a real timer for each, and waits for it when it is near; an action would then
        hang until the next heartbeat. Short pauses inside the bot keep theirs, so that an action includes them.
        """
        env: Any = self.env
        arm = env._schedule_timer

        def arm_short(record: Any, *rest: Any) -> None:
            if record.when - self.env._virtual_time < SHORT_PAUSE:
                arm(record, *rest)

        env._schedule_timer = arm_short

    def name_of(self, user: int) -> str:
        """Who has a user id; the number itself for somebody unknown."""
        return next((name for name, actor in self.people.items() if actor.id == user), str(user))

    async def open(self) -> None:
        """Bring the bot up for the first time."""
        try:
            await self.env.start()
        except BaseException:
            # an open database keeps the process alive
            await self.env.bot.close()
            raise
        self.is_up = True

    async def stop(self) -> None:
        """Take the bot down; the server stays, and time may pass."""
        if not self.is_up:
            return
        self.is_up = False
        await self.env.settle()
        await self._leave()

    async def start(self) -> None:
        """Bring a freshly built bot up on what the last one stored."""
        if self.is_up:
            return
        await self.env.restart_bot(self._make_client(self.clock))
        self.is_up = True

    async def close(self) -> None:
        """Take everything down."""
        if self.is_up:
            self.is_up = False
            await self._leave()
        await self.env.shutdown()

    async def idle(self) -> None:
        """Wait until nobody is in the middle of an action; what follows at once has the server to itself."""
        while self.env._operation_task is not None:
            await asyncio.sleep(0.02)

    async def wait(self, seconds: float) -> None:
        """Let simulated time pass; deadlines on the way fire in order."""
        await self.env.advance_time(seconds)

    async def _leave(self) -> None:
        # closed before it is detached, so that nothing of it is cut off in the middle of a write
        with self.env.time_context():
            await asyncio.wait_for(self.env.bot.close(), SETTLE_SECONDS)
        await self.env._detach_bot()
