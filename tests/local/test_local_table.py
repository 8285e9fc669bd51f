"""The local table: the same bot, kept from one run to the next, with time that follows the wall clock."""

from __future__ import annotations

import asyncio
import os
import shutil
import subprocess
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from datetime import UTC, datetime
from pathlib import Path

import aiohttp
import pytest

from bot.local_table import LocalTable, read_duration, remembered_ahead, set_aside
from bot.tools.acting import press, type_command

PATIENCE = 30.0
CHROMIUM = shutil.which("chromium") or shutil.which("chromium-browser")


@asynccontextmanager
async def served(database: Path, language: str = "en") -> AsyncIterator[tuple[LocalTable, str]]:
    """A table that is open, and the address of its page."""
    local = LocalTable(database, language, await remembered_ahead(database), print)
    opened: asyncio.Future[str] = asyncio.get_running_loop().create_future()
    serving = asyncio.create_task(local.serve(0, opened.set_result))
    await asyncio.wait({serving, opened}, timeout=PATIENCE, return_when=asyncio.FIRST_COMPLETED)
    try:
        yield local, opened.result()
    finally:
        local.wish("quit")
        await asyncio.wait_for(serving, PATIENCE)


async def until(local: LocalTable, words: str) -> None:
    """Wait until something with these words has been shown."""
    async with asyncio.timeout(PATIENCE):
        while not any(words in shown.words for shown in local.table.recorder.shown):
            await asyncio.sleep(0.05)


async def begin_game(local: LocalTable) -> None:
    await type_command(local.table, "Alice", "/game new scenario:duel side:germany", Path())
    await press(local.table, "Bob", "Join USSR")
    await press(local.table, "Alice", "Start")


async def test_games_survive_a_restart_and_are_shown_again(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    async with served(database) as (local, _):
        await until(local, "Welcome")
        await begin_game(local)
        ids = {name: actor.id for name, actor in local.table.people.items()}
    async with served(database) as (local, _):
        await until(local, "to act")
        assert {name: actor.id for name, actor in local.table.people.items()} == ids
        assert any(shown.images for shown in local.table.recorder.shown)
        await press(local.table, "Bob", "Act")


async def test_skipped_time_passes_and_is_remembered(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    async with served(database) as (local, _):
        await type_command(local.table, "Alice", "/table skip hours:13", Path())
        async with asyncio.timeout(PATIENCE):
            while await remembered_ahead(database) == 0:
                await asyncio.sleep(0.05)
        later = local.table.env.now()
        assert (later - datetime.now(UTC)).total_seconds() > 12.9 * 3600
    assert await remembered_ahead(database) == 13 * 3600
    async with served(database) as (local, _):
        assert local.table.env.now() >= later


async def test_time_follows_the_wall_clock(tmp_path: Path) -> None:
    async with served(tmp_path / "table.db") as (local, _):
        before = local.table.env.now()
        async with asyncio.timeout(PATIENCE):
            while local.table.env.now() == before:
                await asyncio.sleep(0.05)
        assert local.table.clock.now() >= int(before.timestamp())


async def test_a_fresh_table_is_empty_and_keeps_the_old_one_aside(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    async with served(database) as (local, _):
        await begin_game(local)
        await type_command(local.table, "Alice", "/table fresh", Path())
        async with asyncio.timeout(PATIENCE):
            while len(list(tmp_path.glob("table-*.db"))) == 0 or not local.table.is_up:
                await asyncio.sleep(0.05)
        mark = len(local.table.recorder.shown)
        await begin_game(local)
        assert any("Game 1" in shown.words for shown in local.table.recorder.since(mark))


async def test_everything_is_said_in_the_language_asked_for(tmp_path: Path) -> None:
    async with served(tmp_path / "table.db", "fr") as (local, _):
        await until(local, "Bienvenue")
        await type_command(local.table, "Alice", "/table skip hours:0.5", Path())
        await until(local, "h passent")


async def test_the_page_is_served_to_this_machine_alone(tmp_path: Path) -> None:
    async with served(tmp_path / "table.db") as (_, url), aiohttp.ClientSession() as web:
        assert url.startswith("http://127.0.0.1:")
        async with web.get(url) as page:
            assert page.status == 200
            assert "<html" in (await page.text())
        async with web.get(url, headers={"Host": "example.org"}) as page:
            assert page.status == 403


async def test_a_browser_shows_the_table(tmp_path: Path) -> None:
    if CHROMIUM is None:
        assert not os.environ.get("CI"), "CI tries the table in a real browser"
        pytest.skip("no Chromium on this machine")
    async with served(tmp_path / "table.db") as (local, url):
        await begin_game(local)
        flags = ["--headless", "--no-sandbox", "--disable-gpu", "--disable-quic", "--no-first-run", "--disable-sync"]
        flags += ["--disable-background-networking", "--disable-component-update", f"--user-data-dir={tmp_path / 'c'}"]
        browser = await asyncio.create_subprocess_exec(
            *(CHROMIUM, *flags, "--virtual-time-budget=20000", "--dump-dom", url),
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
        )
        page, _ = await asyncio.wait_for(browser.communicate(), 60)
    words = page.decode()
    for expected in (
        "the-table",
        "Welcome to the table",
        "The game has begun",
        "Turn 1 of 8",
        "Since I last looked",
        "<img",
    ):
        assert expected in words


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("13h", 46800), ("13", 46800), ("30m", 1800), ("1.5 d", 129600), ("10s", 10), ("soon", None), ("", None)],
)
def test_durations_typed_in_the_terminal(text: str, seconds: float | None) -> None:
    assert read_duration(text) == seconds


def test_a_database_is_set_aside_with_its_side_files(tmp_path: Path) -> None:
    database = tmp_path / "table.db"
    now = datetime(2026, 5, 4, 3, 2, 1)
    assert set_aside(database, now) is None
    for suffix in ("", "-wal"):
        (tmp_path / f"table.db{suffix}").write_text(suffix)
    assert set_aside(database, now) == tmp_path / "table-20260504-030201.db"
    assert sorted(p.name for p in tmp_path.iterdir()) == ["table-20260504-030201.db", "table-20260504-030201.db-wal"]
