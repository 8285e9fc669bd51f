"""Opening, migrating, locking, backing up: clear words when it cannot be done, never a stand-in (S31, S34)."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from bot.storage import StoreBusy, StoreFailed, database
from bot.storage.database import Database, migrations, statements


async def version_of(db: Database) -> int:
    row = await db.read_one("PRAGMA user_version")
    assert row is not None
    return int(row[0])


async def test_a_new_file_gets_the_newest_schema(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "deep" / "er" / "bot.db")
    assert await version_of(db) == migrations()[-1][0]
    modes = [(await db.read(f"PRAGMA {p}"))[0][0] for p in ("journal_mode", "synchronous", "foreign_keys")]
    assert modes == ["wal", 2, 1]
    assert await db.problems() == ()
    await db.close()
    await db.close()


async def test_S31_what_cannot_be_opened_stops_with_the_file_and_the_reason(tmp_path: Path) -> None:
    (tmp_path / "bot.db").write_text("this is a letter, not a database; " * 50)
    with pytest.raises(StoreFailed, match=r"bot\.db cannot be opened: file is not a database"):
        await Database.open(tmp_path / "bot.db")
    (tmp_path / "folder.db").mkdir()
    with pytest.raises(StoreFailed, match=r"folder\.db cannot be opened"):
        await Database.open(tmp_path / "folder.db")
    (tmp_path / "file").write_text("x")
    with pytest.raises(StoreFailed, match="cannot be opened"):
        await Database.open(tmp_path / "file" / "bot.db")


async def test_a_failed_start_gives_the_lock_back(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    path.write_text("this is a letter, not a database; " * 50)
    for _ in range(2):
        with pytest.raises(StoreFailed, match="not a database"):
            await Database.open(path)
    path.unlink()
    await (await Database.open(path)).close()


async def test_S34_a_second_copy_refuses_to_start(tmp_path: Path) -> None:
    first = await Database.open(tmp_path / "bot.db")
    with pytest.raises(StoreBusy, match="Another copy of the bot"):
        await Database.open(tmp_path / "bot.db")
    looking = await Database.open(tmp_path / "bot.db", single=False)  # tools may look
    await looking.close()
    await first.close()
    await (await Database.open(tmp_path / "bot.db")).close()


async def test_S34_the_lock_of_a_killed_process_is_gone(tmp_path: Path) -> None:
    code = (
        "import sys, pathlib, time\n"
        "from bot.storage.instance_lock import InstanceLock\n"
        f"print(InstanceLock(pathlib.Path({str(tmp_path / 'bot.db.lock')!r})).take(), flush=True)\n"
        "time.sleep(60)\n"
    )
    env = {**os.environ, "PYTHONPATH": str(Path(database.__file__).parents[2])}
    process = subprocess.Popen([sys.executable, "-c", code], stdout=subprocess.PIPE, text=True, env=env)
    assert process.stdout is not None
    assert process.stdout.readline() == "True\n"
    with pytest.raises(StoreBusy):
        await Database.open(tmp_path / "bot.db")
    process.kill()
    process.wait()
    process.stdout.close()
    await (await Database.open(tmp_path / "bot.db")).close()


async def test_a_newer_schema_is_not_touched(tmp_path: Path) -> None:
    path = tmp_path / "bot.db"
    await (await Database.open(path)).close()
    with sqlite3.connect(path) as raw:
        raw.execute("PRAGMA user_version=9999")
    raw.close()
    with pytest.raises(StoreFailed, match="newer release"):
        await Database.open(path)


@pytest.fixture
def next_schema(monkeypatch: pytest.MonkeyPatch) -> list[tuple[int, str]]:
    steps = migrations()
    monkeypatch.setattr(database, "migrations", lambda: steps)
    return steps


async def test_a_migration_backs_up_first_and_keeps_the_data(
    tmp_path: Path, next_schema: list[tuple[int, str]]
) -> None:
    path = tmp_path / "bot.db"
    db = await Database.open(path)
    async with db.write() as t:
        await t.run("INSERT INTO small_values VALUES ('a', 'b')")
    old = await version_of(db)
    await db.close()
    next_schema.append((old + 1, "ALTER TABLE small_values ADD COLUMN note TEXT; CREATE TABLE extra (x INTEGER);"))
    db = await Database.open(path)
    assert await version_of(db) == old + 1
    assert tuple((await db.read("SELECT * FROM small_values"))[0]) == ("a", "b", None)
    await db.close()
    (backup,) = tmp_path.glob("*.bak")
    with sqlite3.connect(backup) as raw:
        assert raw.execute("PRAGMA user_version").fetchone() == (old,)
        assert raw.execute("SELECT * FROM small_values").fetchall() == [("a", "b")]
    raw.close()


async def test_a_migration_that_fails_changes_nothing(tmp_path: Path, next_schema: list[tuple[int, str]]) -> None:
    path = tmp_path / "bot.db"
    db = await Database.open(path)
    old = await version_of(db)
    await db.close()
    next_schema.append((old + 1, "CREATE TABLE half_done (x INTEGER); INSERT INTO nowhere VALUES (1);"))
    with pytest.raises(StoreFailed, match="nowhere"):
        await Database.open(path)
    next_schema.pop()
    db = await Database.open(path)
    assert await version_of(db) == old
    assert await db.read("SELECT name FROM sqlite_master WHERE name='half_done'") == []
    await db.close()


def test_a_script_is_split_into_its_statements() -> None:
    text = "-- a; comment\nCREATE TABLE a (x TEXT DEFAULT ';');\nINSERT INTO a VALUES ('1;2');\n-- the end\n"
    assert [s.splitlines()[-1] for s in statements(text)] == [
        "CREATE TABLE a (x TEXT DEFAULT ';');",
        "INSERT INTO a VALUES ('1;2');",
    ]


async def test_S31_a_failed_transaction_is_undone_and_the_next_is_not_disturbed(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "bot.db")

    async def put(key: str, fails: bool) -> None:
        async with db.write() as t:
            await t.run("INSERT INTO small_values VALUES (?, '')", (key,))
            await asyncio.sleep(0)
            if fails:
                raise ValueError(key)

    results = await asyncio.gather(*(put(f"k{i}", i % 2 == 0) for i in range(8)), return_exceptions=True)
    assert [isinstance(r, ValueError) for r in results] == [True, False] * 4
    assert [r[0] for r in await db.read("SELECT key FROM small_values ORDER BY key")] == ["k1", "k3", "k5", "k7"]
    await db.close()


async def test_a_cancelled_transaction_is_undone(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "bot.db")
    inside = asyncio.Event()

    async def hang() -> None:
        async with db.write() as t:
            await t.run("INSERT INTO small_values VALUES ('k', '')")
            inside.set()
            await asyncio.sleep(60)

    task = asyncio.create_task(hang())
    await inside.wait()
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task
    async with db.write() as t:
        assert await t.run("SELECT * FROM small_values") == []
    await db.close()


async def test_S31_readers_beside_a_writer_never_see_locked_or_half_done(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "bot.db", durable=False)
    seen: set[int] = set()

    async def write() -> None:
        for i in range(40):
            async with db.write() as t:
                await t.run("INSERT INTO small_values VALUES (?, '')", (f"a{i}",))
                await t.run("INSERT INTO small_values VALUES (?, '')", (f"b{i}",))

    async def read() -> None:
        for _ in range(80):
            seen.add((await db.read("SELECT COUNT(*) FROM small_values"))[0][0] % 2)

    await asyncio.gather(write(), read(), read())
    assert seen == {0}
    await db.close()


async def test_a_backup_is_complete_and_overwrites_nothing(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "bot.db")
    async with db.write() as t:
        await t.run("INSERT INTO small_values VALUES ('a', 'b')")
    await db.backup(tmp_path / "copy.db")
    with pytest.raises(StoreFailed, match="never overwrites"):
        await db.backup(tmp_path / "copy.db")
    with pytest.raises(StoreFailed, match="cannot be written"):
        await db.backup(tmp_path / "nowhere" / "copy.db")
    await db.close()
    copy = await Database.open(tmp_path / "copy.db")
    assert tuple((await copy.read("SELECT * FROM small_values"))[0]) == ("a", "b")
    await copy.close()


async def test_the_reader_cannot_write(tmp_path: Path) -> None:
    db = await Database.open(tmp_path / "bot.db")
    with pytest.raises(sqlite3.OperationalError):
        await db.read("INSERT INTO small_values VALUES ('a', 'b')")
    await db.close()
