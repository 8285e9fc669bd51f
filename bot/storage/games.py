"""Games and lobbies, and the tables and scenarios they were begun with."""

from __future__ import annotations

import hashlib
import sqlite3
from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core.events import TableOptions
from bot.service.model import Deadline, GameRow
from bot.service.ports import Conflict
from bot.storage.base import Part, short_id
from bot.storage.database import Row, Transaction
from bot.storage.deadlines import replace_deadlines
from bot.storage.outbox import insert_outbox

_COLUMNS = tuple(msgspec.structs.fields(GameRow))
_JSON = {"options", "seats"}


class GamesPart(Part):
    async def create_game(
        self, row: GameRow, tables: bytes, scenario: str, *, cause: str = "", deadlines: Sequence[Deadline] = ()
    ) -> GameRow:
        async with self.db.write() as t:
            made = await t.run("SELECT * FROM games WHERE opened_by=?", (cause,)) if cause else []
            if made:
                return read_row(made[0])
            row = msgspec.structs.replace(row, id=await _fresh_id(t), number=await _next_number(t, row.guild))
            hashes = [await put_content(t, body) for body in (tables, scenario.encode())]
            await _insert(t, row, hashes, cause)
            await replace_deadlines(t, row.id, [msgspec.structs.replace(d, game=row.id, id=row.id) for d in deadlines])
            await insert_outbox(t, row.id, [("lobby", "")], row.created_at)
        return row

    async def update_row(self, row: GameRow, outbox: Sequence[tuple[str, str]] = ()) -> None:
        async with self.db.write() as t:
            await write_row(t, row)
            if row.status == "abandoned":
                await replace_deadlines(t, row.id, ())
            await insert_outbox(t, row.id, outbox, row.last_order_at)

    async def game(self, id_: str) -> GameRow | None:
        row = await self.db.read_one("SELECT * FROM games WHERE id=?", (id_,))
        return read_row(row) if row is not None else None

    async def games(self, guild: int, *, status: Sequence[str] = ()) -> tuple[GameRow, ...]:
        rows = await self.db.read(
            "SELECT * FROM games WHERE (?1 = 0 OR guild = ?1) "
            "AND (?2 = '[]' OR status IN (SELECT value FROM json_each(?2))) ORDER BY created_at DESC, number DESC",
            (guild, msgspec.json.encode(list(status)).decode()),
        )
        return tuple(read_row(r) for r in rows)

    async def game_opened_by(self, cause: str) -> GameRow | None:
        row = await self.db.read_one("SELECT * FROM games WHERE opened_by=?", (cause,))
        return read_row(row) if row is not None else None

    async def game_in(self, channel: int) -> GameRow | None:
        row = await self.db.read_one(
            "SELECT * FROM games WHERE channel=? AND status != 'abandoned' "
            "ORDER BY status IN ('lobby', 'active') DESC, created_at DESC, number DESC LIMIT 1",
            (channel,),
        )
        return read_row(row) if row is not None else None

    async def content_of(self, game: str) -> tuple[bytes, str]:
        row = await self.db.read_one(
            "SELECT t.body AS tables, s.body AS scenario FROM games g "
            "JOIN contents t ON t.hash = g.tables_hash JOIN contents s ON s.hash = g.scenario_hash WHERE g.id=?",
            (game,),
        )
        if row is None:
            raise KeyError(game)
        return bytes(row["tables"]), bytes(row["scenario"]).decode()


def read_row(row: Row) -> GameRow:
    values: dict[str, Any] = {f.name: row[f.name] for f in _COLUMNS}
    values["options"] = msgspec.json.decode(values["options"], type=TableOptions)
    values["seats"] = msgspec.json.decode(values["seats"], type=dict[str, str])
    return GameRow(**values)


def _value(row: GameRow, name: str) -> Any:
    value = getattr(row, name)
    return msgspec.json.encode(value).decode() if name in _JSON else value


async def write_row(t: Transaction, row: GameRow) -> None:
    """Store a changed row. Raises Conflict when another game has become active in its channel."""
    names = [f.name for f in _COLUMNS if f.name != "id"]
    try:
        await t.run(
            f"UPDATE games SET {', '.join(f'{_quoted(n)}=?' for n in names)} WHERE id=?",
            [*(_value(row, n) for n in names), row.id],
        )
    except sqlite3.IntegrityError as e:
        raise Conflict(str(e)) from e


async def _insert(t: Transaction, row: GameRow, hashes: list[str], cause: str) -> None:
    names = [f.name for f in _COLUMNS]
    columns = ", ".join([*map(_quoted, names), "tables_hash", "scenario_hash", "opened_by"])
    marks = ", ".join("?" * (len(names) + 3))
    try:
        await t.run(
            f"INSERT INTO games ({columns}) VALUES ({marks})",
            [*(_value(row, n) for n in names), *hashes, cause or None],
        )
    except sqlite3.IntegrityError as e:
        raise Conflict(str(e)) from e


def _quoted(name: str) -> str:
    return f'"{name}"'


async def _fresh_id(t: Transaction) -> str:
    """Six random letters that no game has yet."""
    while True:
        id_ = short_id((await t.run("SELECT randomblob(6)"))[0][0])
        if not await t.run("SELECT 1 FROM games WHERE id=?", (id_,)):
            return id_


async def _next_number(t: Transaction, guild: int) -> int:
    rows = await t.run("SELECT COALESCE(MAX(number), 0) + 1 FROM games WHERE guild=?", (guild,))
    return int(rows[0][0])


async def put_content(t: Transaction, body: bytes) -> str:
    """Store a text once; returns its hash."""
    hash_ = hashlib.sha256(body).hexdigest()
    await t.run("INSERT INTO contents (hash, body) VALUES (?, ?) ON CONFLICT (hash) DO NOTHING", (hash_, body))
    return hash_
