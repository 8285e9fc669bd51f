"""Exports, backups, checks and pictures from the command line."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from PIL import Image
from typer.testing import CliRunner

from bot.__main__ import app
from bot.content import ShippedContent
from bot.core.events import TableOptions
from bot.core.refusals import Refusal
from bot.fairness import LiveFairness
from bot.scheduler import SystemClock
from bot.service.games import Games
from bot.service.model import Place, User
from bot.storage import SqliteStore, StoreFailed

ALICE = User(1, "Alice")


def call(*words: str | Path) -> tuple[int, str]:
    """Exit status and output of a command."""
    result = CliRunner().invoke(app, [str(word) for word in words])
    if result.exception is not None and not isinstance(result.exception, SystemExit):
        raise result.exception
    return result.exit_code, result.output


async def begin(database: Path, beat: int) -> str:
    """A database with a running solo game; returns the game's id."""
    content = ShippedContent()
    store = await SqliteStore.open(database, content.ruleset)
    try:
        games = Games(store, content, LiveFairness(), SystemClock())
        row = await games.open(Place(1, 1), ALICE, "hunters", None, TableOptions(solo=True), "open")
        assert not isinstance(row, Refusal)
        assert not isinstance(await games.start(row.id, ALICE, "start"), Refusal)
        await store.heartbeat(beat)
    finally:
        await store.close()
    return row.id


@pytest.fixture
def database(tmp_path: Path) -> Path:
    return tmp_path / "bot.db"


def test_an_exported_game_is_verified_and_a_changed_one_is_not(database: Path, tmp_path: Path) -> None:
    game = asyncio.run(begin(database, 0))
    status, listed = call("export", "--database", database)
    assert status == 0
    assert game in listed
    out = tmp_path / "game.json"
    assert call("export", game, "--out", out, "--database", database)[0] == 0
    assert call("verify", out)[0] == 0
    out.write_bytes(out.read_bytes().replace(b"hunters", b"humters", 1))
    status, words = call("verify", out)
    assert status == 1
    assert "NOT WELL" in words


def test_a_game_that_is_not_there_is_said_in_words(database: Path) -> None:
    asyncio.run(begin(database, 0))
    with pytest.raises(Exception, match="There is no game nosuch"):
        call("export", "nosuch", "--database", database)


def test_verify_needs_a_file(tmp_path: Path) -> None:
    assert call("verify", tmp_path / "nothing.zip")[0] == 2


def test_a_backup_is_a_whole_copy_and_overwrites_nothing(database: Path, tmp_path: Path) -> None:
    game = asyncio.run(begin(database, 0))
    target = tmp_path / "copy.db"
    assert call("backup", target, "--database", database)[0] == 0
    assert game in call("export", "--database", target)[1]
    with pytest.raises(StoreFailed, match="exists already"):
        call("backup", target, "--database", database)


@pytest.mark.parametrize(("age", "status"), [(0, 0), (100, 0), (1000, 1)])
def test_health_is_the_age_of_the_heartbeat(database: Path, age: int, status: int) -> None:
    asyncio.run(begin(database, SystemClock().now() - age))
    assert call("check", "--health", "--database", database)[0] == status


def test_health_without_a_database(database: Path) -> None:
    status, words = call("check", "--health", "--database", database)
    assert status == 1
    assert "There is no database" in words


def test_all_shipped_data_is_without_fault() -> None:
    status, words = call("check")
    assert (status, words.splitlines()[-1].endswith("no faults")) == (0, True)


def test_every_fault_of_a_scenario_file_is_named_with_its_line(tmp_path: Path) -> None:
    text = ShippedContent().scenario_text("duel") or ""
    file = tmp_path / "duel.toml"
    file.write_text(text.replace('"panther"', '"panter"').replace('facing = "N"', 'facing = "X"'))
    assert file.read_text() != text
    status, words = call("check", file)
    assert status == 1
    faults = [line for line in words.splitlines() if line.startswith(f"{file}:")]
    assert len(faults) >= 2
    assert call("check", tmp_path / "nothing.toml")[0] == 1


def test_a_scenario_is_drawn(tmp_path: Path) -> None:
    for words in (("duel",), ("duel", "--language", "fr", "--theme", "dark")):
        out = tmp_path / f"{len(words)}.png"
        assert call("render", *words, "--out", out)[0] == 0
        with Image.open(out) as picture:
            assert picture.width in range(1000, 1601)
    with pytest.raises(Exception, match="There is no scenario nosuch"):
        call("render", "nosuch")


def test_run_says_what_is_missing(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("HULLDOWN_TOKEN", "HULLDOWN_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    status, words = call("run")
    assert status == 2
    assert "HULLDOWN_TOKEN" in words


def test_measurements_are_made(capsys: pytest.CaptureFixture[str]) -> None:
    status, words = call("bench", "--rounds", "1")
    assert status == 0
    for what in ("board of duel", "decided, committed to disk", "folded", "until all is posted"):
        assert what in words
