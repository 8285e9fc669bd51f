"""The same bot at a table in a local browser, on a simulated Discord: no token, no network, time by the wall clock."""

from __future__ import annotations

import asyncio
import contextlib
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import NamedTuple
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

import discord
from discord import app_commands
from platformdirs import user_data_path
from simcord import SetupError
from simcord.preview import Preview
from tzlocal import get_localzone_name

from bot.bootstrap import BotClient
from bot.content import ShippedContent, data_path
from bot.core.messages import Message, say
from bot.discord_app.translator import put_texts
from bot.i18n import Texts, language_of
from bot.tools.building import client_maker
from bot.tools.records import open_store
from bot.tools.table import LOCALES, Table, TableClock

PEOPLE = {"Alice": (), "Bob": (), "GM": ("manage_channels", "manage_guild")}
USUAL_PORT = 8723
TICK_SECONDS = 1.0
MAX_SKIP_HOURS = 24 * 60
AHEAD = "local-table-ahead"

_DURATION = re.compile(r"(\d+(?:\.\d+)?)\s*([smhd]?)")
_SECONDS = {"s": 1.0, "m": 60.0, "h": 3600.0, "": 3600.0, "d": 86400.0}

Out = Callable[[str], None]


def default_database() -> Path:
    """Where games of the local table are kept when no file is named."""
    return user_data_path("hulldown", appauthor=False, ensure_exists=True) / "local-table.db"


def set_aside(database: Path, now: datetime) -> Path | None:
    """Rename a database with its side files, so that an empty one takes its place; None when there was none."""
    if not database.exists():
        return None
    aside = database.with_name(f"{database.stem}-{now:%Y%m%d-%H%M%S}{database.suffix}")
    for suffix in ("", "-wal", "-shm"):
        part = database.with_name(database.name + suffix)
        if part.exists():
            part.rename(aside.with_name(aside.name + suffix))
    return aside


def read_duration(text: str) -> float | None:
    """Seconds of ``13h``, ``30m``, ``2d`` or a number of hours; None when it is none of these."""
    match = _DURATION.fullmatch(text.strip().lower())
    return None if match is None else float(match[1]) * _SECONDS[match[2]]


async def remembered_ahead(database: Path) -> float:
    """How far an earlier run has skipped ahead on this database, in seconds."""
    if not database.exists():
        return 0.0
    async with open_store(database, ShippedContent()) as store:
        return float(await store.get_value(AHEAD) or 0.0)


class Wish(NamedTuple):
    """What somebody asks of the table itself; carried out when the running action is over."""

    what: str  # skip, fresh or quit
    seconds: float = 0.0


class LocalTable:
    """A running table: drives simulated time along with the wall clock and keeps the open pages fresh."""

    def __init__(self, database: Path, language: str, ahead: float, out: Out) -> None:
        """``ahead`` says how many seconds the table is ahead of the wall clock, from skips of earlier runs."""
        self._database = database
        self._language = language
        self._texts = Texts(data_path())
        self._out = out
        self._wishes: asyncio.Queue[Wish] = asyncio.Queue()
        self._ahead = ahead
        self._seen = 0
        self._errors_told = 0
        languages = dict.fromkeys(PEOPLE, language)
        begins = datetime.now(UTC) + timedelta(seconds=ahead)
        self._client: BotClient | None = None
        self.table = Table(self._make_client, PEOPLE, languages=languages, begins=begins)

    def _make_client(self, clock: TableClock) -> BotClient:
        client = client_maker(self._database, republish=True)(clock)
        commands = _table_commands(self.wish, self._texts)
        put_texts(commands, self._texts)
        client.tree.add_command(commands)
        self._client = client
        return client

    def _welcome(self) -> None:
        """The first message in the channel says what can be done here."""
        backend = self.table.env.backend
        words = self._texts.say(say("local-welcome"), self._language)
        backend.create_message(self.table.channel.id, backend.bot_user.id, words)

    def wish(self, what: str, seconds: float = 0.0) -> None:
        """Ask for ``skip`` (time passes at once), ``fresh`` (an empty table) or ``quit``."""
        self._wishes.put_nowait(Wish(what, seconds))

    async def serve(self, port: int, when_open: Callable[[str], None]) -> None:
        """Serve the page until it is closed, ``quit`` is asked for or the task is cancelled."""
        self._welcome()
        await self.table.open()
        try:
            await self._serve(port, when_open)
        finally:
            await self.table.close()

    async def _serve(self, port: int, when_open: Callable[[str], None]) -> None:
        preview = self.table.env.preview(
            self.table.channel,
            viewers=list(self.table.people.values()),
            layout="channel",
            port=port,
            locale=LOCALES[self._language],
            timezone=_timezone(),
        )
        async with preview as page:
            when_open(page.url)
            driving = asyncio.create_task(self._drive(page))
            closed = asyncio.create_task(page.wait_closed())
            try:
                await asyncio.wait({driving, closed}, return_when=asyncio.FIRST_COMPLETED)
            finally:
                closed.cancel()
                driving.cancel()
                with contextlib.suppress(asyncio.CancelledError):
                    await driving

    async def _drive(self, page: Preview) -> None:
        while True:
            try:
                wish = await asyncio.wait_for(self._wishes.get(), TICK_SECONDS)
            except TimeoutError:
                wish = Wish("skip")
            if wish.what == "quit":
                return
            if wish.what == "fresh":
                await self._clear()
            await self._catch_up(wish.seconds)
            await self._refresh(page)

    async def _clear(self) -> None:
        """Put the database aside and go on with an empty one."""
        await self.table.idle()
        await self.table.stop()
        aside = set_aside(self._database, datetime.now())
        await self.table.start()
        await self._remember()
        self._out(f"The table is empty again; the old one is kept in {aside}")
        self._seen = -1

    async def _catch_up(self, extra: float) -> None:
        """Move simulated time to the wall's, plus what has been skipped."""
        self._ahead += extra
        env = self.table.env
        await self.table.idle()
        behind = datetime.now(UTC).timestamp() + self._ahead - env.now().timestamp()
        try:
            await env.advance_time(max(0.0, behind))
        except TimeoutError as e:
            self._out(f"Something takes very long: {e}")
        if extra:
            await self._remember()
            self._out(f"It is now {env.now().astimezone():%A %H:%M} at the table.")

    async def _remember(self) -> None:
        """Time at the table never runs backwards, not even from one run to the next."""
        if self._client is not None:
            await self._client.app.store.put_value(AHEAD, str(self._ahead))

    async def _refresh(self, page: Preview) -> None:
        """Show what happened by itself, such as an expired question, on every open page."""
        errors = self.table.env.errors
        for error in errors[self._errors_told :]:
            self._out(f"Error: {type(error).__name__}: {error}")
        self._errors_told = len(errors)
        # "in 12 hours" is said against this instant
        page._advance_presentation_time()
        shown = len(self.table.recorder.shown)
        if shown == self._seen:
            return
        with contextlib.suppress(SetupError):
            await page.refresh()
            self._seen = shown


def _timezone() -> str:
    """The zone of this machine, for the times on the page."""
    try:
        name = get_localzone_name()
        ZoneInfo(name)
    except (LookupError, ValueError, ZoneInfoNotFoundError):
        return "UTC"
    return name


def _table_commands(wish: Callable[..., None], texts: Texts) -> app_commands.Group:
    """Slash commands that only a local table has."""
    group = app_commands.Group(name="table", description="table")

    async def reply(interaction: discord.Interaction, message: Message) -> None:
        await interaction.response.send_message(texts.say(message, language_of(interaction.locale)), ephemeral=True)

    @group.command(name="skip", description="table skip")
    @app_commands.describe(hours="table skip hours")
    async def skip(
        interaction: discord.Interaction, hours: app_commands.Range[float, 0.01, float(MAX_SKIP_HOURS)]
    ) -> None:
        await reply(interaction, say("local-skipped", hours=hours))
        wish("skip", hours * 3600)

    @group.command(name="fresh", description="table fresh")
    async def fresh(interaction: discord.Interaction) -> None:
        await reply(interaction, say("local-cleared"))
        wish("fresh")

    return group


def _listen(local: LocalTable, loop: asyncio.AbstractEventLoop, out: Out) -> None:
    """Read lines typed in the terminal until there are no more."""
    for line in sys.stdin:
        word, _, rest = line.strip().partition(" ")
        seconds = read_duration(rest)
        with contextlib.suppress(RuntimeError):  # the loop has ended
            if word == "skip" and seconds is not None:
                loop.call_soon_threadsafe(local.wish, "skip", seconds)
            elif word in ("fresh", "quit"):
                loop.call_soon_threadsafe(local.wish, word)
            elif word:
                out("Type skip 13h (or 30m, 2d) to let time pass, fresh for an empty table, quit to end.")


async def _run(database: Path, language: str, port: int, browser: bool, out: Out) -> None:
    local = LocalTable(database, language, await remembered_ahead(database), out)
    loop = asyncio.get_running_loop()
    threading.Thread(target=_listen, args=(local, loop, out), daemon=True, name="terminal").start()

    def opened(url: str) -> None:
        out(f"The table is set: {url}")
        out("You are Alice, Bob or the game master; pick on the page. Begin with /game new.")
        out("Type skip 13h to let time pass, quit or Ctrl-C to end. The games are kept in " + str(database))
        if browser:
            threading.Thread(target=webbrowser.open, args=(url,), daemon=True).start()

    await local.serve(port, opened)


def usual_port() -> int:
    """The port that bookmarks know, or 0, which takes a free one, when something else listens there."""
    with socket.socket() as probe:
        probe.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            probe.bind(("127.0.0.1", USUAL_PORT))
        except OSError:
            return 0
    return USUAL_PORT


def serve(*, port: int | None, browser: bool, fresh: bool, database: Path | None, language: str = "en") -> int:
    """Run the local table until it is ended; returns the exit status."""

    def out(line: str) -> None:
        print(line, flush=True)

    database = database or default_database()
    if fresh and (aside := set_aside(database, datetime.now())) is not None:
        out(f"The old table is kept in {aside}")
    try:
        asyncio.run(_run(database, language, usual_port() if port is None else port, browser, out))
    except KeyboardInterrupt:
        pass
    except SetupError as e:
        out(f"The table cannot be set: {e}")
        return 2
    out("The table is cleared away; the games are kept.")
    return 0
