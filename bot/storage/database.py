"""One SQLite file: opening it with clear words when that fails, migrations, one writer, one reader, backups."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import AsyncIterator, Iterable, Iterator, Sequence
from contextlib import asynccontextmanager
from importlib import resources
from pathlib import Path
from typing import Any

import aiosqlite

from bot.core.errors import GameError
from bot.storage.instance_lock import InstanceLock

Row = sqlite3.Row
Args = Sequence[Any]


class StoreFailed(GameError):
    """The database cannot be opened or written; the text says which file and why."""


class StoreBusy(StoreFailed):
    """Another process uses this database."""


class Transaction:
    """Statements between BEGIN IMMEDIATE and COMMIT."""

    def __init__(self, connection: aiosqlite.Connection) -> None:
        self._connection = connection

    async def run(self, sql: str, args: Args = ()) -> list[Row]:
        return list(await self._connection.execute_fetchall(sql, args))

    async def run_many(self, sql: str, rows: Iterable[Args]) -> None:
        await self._connection.executemany(sql, rows)


class Database:
    """An open database file. Reads never wait for a commit; writes come one at a time."""

    def __init__(
        self, path: Path, lock: InstanceLock | None, writer: aiosqlite.Connection, reader: aiosqlite.Connection
    ) -> None:
        self.path = path
        self._lock = lock
        self._writer = writer
        self._reader = reader
        self._turn = asyncio.Lock()
        self._closed = False

    @classmethod
    async def open(cls, path: Path, *, durable: bool = True, single: bool = True) -> Database:
        """Open or make the file and bring its schema up to date.

        ``durable`` off skips the wait for the disk (tests, throw-away tables). ``single`` refuses a second process;
        tools that only look switch it off. Raises StoreFailed or StoreBusy.
        """
        lock = _take_lock(path) if single else None
        opened: list[aiosqlite.Connection] = []
        try:
            _probe(path)
            writer = await _connect(path, opened, durable)
            await _migrate(writer, path)
            reader = await _connect(path, opened, durable)
            await reader.execute_fetchall("PRAGMA query_only=ON")
        except BaseException as e:
            for connection in opened:
                await connection.close()
            if lock is not None:
                lock.release()
            if isinstance(e, sqlite3.Error | OSError):
                raise StoreFailed(f"The database {path} cannot be opened: {e}.") from e
            raise
        return cls(path, lock, writer, reader)

    async def close(self) -> None:
        """Close both connections; safe to call twice."""
        if self._closed:
            return
        self._closed = True
        async with self._turn:
            await self._reader.close()
            await self._writer.close()
        if self._lock is not None:
            self._lock.release()

    async def read(self, sql: str, args: Args = ()) -> list[Row]:
        return list(await self._reader.execute_fetchall(sql, args))

    async def read_one(self, sql: str, args: Args = ()) -> Row | None:
        rows = await self.read(sql, args)
        return rows[0] if rows else None

    @asynccontextmanager
    async def write(self) -> AsyncIterator[Transaction]:
        """A transaction; anything raised inside rolls it back. Raises StoreFailed when the disk refuses."""
        async with self._turn:
            try:
                await self._writer.execute_fetchall("BEGIN IMMEDIATE")
                yield Transaction(self._writer)
                await self._writer.execute_fetchall("COMMIT")
            except BaseException as e:
                await _roll_back(self._writer)
                if isinstance(e, sqlite3.OperationalError):
                    raise StoreFailed(f"The database {self.path} cannot be written: {e}.") from e
                raise

    async def backup(self, target: Path) -> None:
        """Write a complete, compact copy to a file that does not exist yet."""
        if target.exists():
            raise StoreFailed(f"{target} exists already; a backup never overwrites a file.")
        async with self._turn:
            try:
                await self._writer.execute_fetchall("VACUUM INTO ?", (str(target),))
            except sqlite3.Error as e:
                raise StoreFailed(f"The backup {target} cannot be written: {e}.") from e

    async def problems(self) -> tuple[str, ...]:
        """What SQLite's own check finds wrong with the file; empty when it is sound."""
        rows = await self.read("PRAGMA integrity_check")
        return tuple(str(r[0]) for r in rows if r[0] != "ok")


def _take_lock(path: Path) -> InstanceLock:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        lock = InstanceLock(path.with_name(path.name + ".lock"))
        taken = lock.take()
    except OSError as e:
        raise StoreFailed(f"The database {path} cannot be opened: {e}.") from e
    if not taken:
        raise StoreBusy(f"Another copy of the bot is using {path}. Stop it first; two would answer every order twice.")
    return lock


def _probe(path: Path) -> None:
    """Find out in plain sqlite3 whether the file opens at all: aiosqlite leaves a thread behind when it does not."""
    connection = sqlite3.connect(path)
    try:
        connection.execute("PRAGMA schema_version")
    finally:
        connection.close()


async def _connect(path: Path, opened: list[aiosqlite.Connection], durable: bool) -> aiosqlite.Connection:
    connection = await aiosqlite.connect(path, isolation_level=None, timeout=10)
    opened.append(connection)
    connection.row_factory = sqlite3.Row
    await connection.execute_fetchall("PRAGMA journal_mode=WAL")
    await connection.execute_fetchall(f"PRAGMA synchronous={'FULL' if durable else 'OFF'}")
    await connection.execute_fetchall("PRAGMA foreign_keys=ON")
    return connection


async def _roll_back(connection: aiosqlite.Connection) -> None:
    try:
        await connection.execute_fetchall("ROLLBACK")
    except sqlite3.Error:
        return  # nothing was open: BEGIN itself failed, or a cancelled COMMIT went through


def migrations() -> list[tuple[int, str]]:
    """(schema version, SQL text) of every migration, in order."""
    folder = resources.files("bot.storage") / "migrations"
    files = sorted((f for f in folder.iterdir() if f.name.endswith(".sql")), key=lambda f: f.name)
    return [(int(f.name[:4]), f.read_text(encoding="utf-8")) for f in files]


def statements(text: str) -> Iterator[str]:
    """Single statements of an SQL text; a script run at once would commit behind our back."""
    buffer = ""
    for part in text.split(";")[:-1]:
        buffer += part + ";"
        if sqlite3.complete_statement(buffer):
            yield buffer.strip()
            buffer = ""


async def _migrate(connection: aiosqlite.Connection, path: Path) -> None:
    """Run what is missing, each migration in its own transaction, after a backup of a database that holds data."""
    steps = migrations()
    rows = list(await connection.execute_fetchall("PRAGMA user_version"))
    current = int(rows[0][0])
    if current > steps[-1][0]:
        raise StoreFailed(
            f"The database {path} was written by a newer release (schema {current}, this one knows {steps[-1][0]}). "
            "Install the newer release again or restore a backup."
        )
    missing = [(v, text) for v, text in steps if v > current]
    if missing and current:
        await connection.execute_fetchall("VACUUM INTO ?", (str(_backup_name(path, current)),))
    for version, text in missing:
        await _migrate_one(connection, version, text)


async def _migrate_one(connection: aiosqlite.Connection, version: int, text: str) -> None:
    await connection.execute_fetchall("BEGIN IMMEDIATE")
    try:
        for statement in statements(text):
            await connection.execute_fetchall(statement)
        await connection.execute_fetchall(f"PRAGMA user_version={version}")
        await connection.execute_fetchall("COMMIT")
    except BaseException:
        await _roll_back(connection)
        raise


def _backup_name(path: Path, version: int) -> Path:
    for k in range(1, 1000):
        name = path.with_name(f"{path.name}.schema{version}-{k}.bak")
        if not name.exists():
            return name
    raise StoreFailed(f"There are a thousand backups beside {path}; move some of them away.")
