"""Turns a trail into the chained rows of an export, and an export into files; the format is in FORMAT.md."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import resources
from typing import Any, assert_never

import msgspec

from bot.fairness import verify
from bot.service.audit import (
    DayEntry,
    Entry,
    EpochEntry,
    HeadEntry,
    RevealEntry,
    RollEntry,
    Trail,
    VoidEntry,
)

Secrets = Mapping[int, str]
"""Dice secrets by epoch."""

Row = dict[str, Any]


def chain(trail: Trail, secrets: Secrets) -> list[Row]:
    """The rows of a trail, each with the hash of the one before; hidden fields are sealed, salted from the secrets."""
    rows: list[Row] = []
    prev = verify.FIRST_PREV
    for i, entry in enumerate(trail.entries):
        row: Row = {"row": i, **_plain_row(trail, entry, secrets), "prev": prev}
        row["hash"] = prev = verify.row_hash(row)
        rows.append(row)
    return rows


def export_document(trail: Trail, secrets: Secrets) -> Row:
    """The whole export: rows, openings of what the revealed secrets had sealed, count, and a digest over it all."""
    rows = chain(trail, secrets)
    revealed = {e.epoch for e in trail.entries if isinstance(e, RevealEntry)}
    opened = [
        opening
        for i, entry in enumerate(trail.entries)
        if isinstance(entry, RollEntry) and entry.hidden and entry.epoch in revealed
        for opening in _open(trail, i, entry, secrets)
    ]
    document: Row = {"format": verify.FORMAT, "rows": rows, "count": len(rows), "opened": opened}
    document["digest"] = verify.digest_of(document)
    return document


def export_json(trail: Trail, secrets: Secrets) -> bytes:
    return verify.canonical(export_document(trail, secrets)) + b"\n"


def export_csv(trail: Trail, secrets: Secrets) -> bytes:
    return verify.to_csv(export_document(trail, secrets))


def export_zip(trail: Trail, secrets: Secrets) -> bytes:
    """JSON, CSV, a few words in both languages, the format's description and the checker, in one archive."""
    document = export_document(trail, secrets)
    folder = resources.files("bot.fairness")
    return verify.make_zip(
        [
            (verify.JSON_NAME, verify.canonical(document) + b"\n"),
            (verify.CSV_NAME, verify.to_csv(document)),
            ("README.txt", (folder / "README.txt").read_bytes()),
            ("FORMAT.md", (folder / "FORMAT.md").read_bytes()),
            ("verify.py", (folder / "verify.py").read_bytes()),
        ]
    )


class Exporter:
    """The part of a fairness adapter that writes trails down; the same for live and scripted dice."""

    def chain(self, trail: Trail, secrets: Secrets) -> Sequence[Row]:
        return chain(trail, secrets)

    def export(self, trail: Trail, secrets: Secrets, form: str) -> bytes:
        """An export as ``json``, ``csv`` or ``zip``. Raises KeyError for another form."""
        return {"json": export_json, "csv": export_csv, "zip": export_zip}[form](trail, secrets)


def _plain_row(trail: Trail, entry: Entry, secrets: Secrets) -> Row:
    match entry:
        case HeadEntry():
            return {"type": "game", **_fields(entry)}
        case DayEntry():
            return {"type": "day", **_fields(entry)}
        case EpochEntry():
            return {"type": "epoch", **_fields(entry)}
        case RevealEntry():
            return {"type": "reveal", **_fields(entry)}
        case VoidEntry():
            return {"type": "restore" if entry.back else "void", "at": entry.at, "of": list(entry.of), "act": entry.act}
        case RollEntry():
            return _roll_row(trail, entry, secrets)
        case other:
            assert_never(other)


def _roll_row(trail: Trail, entry: RollEntry, secrets: Secrets) -> Row:
    row = {"type": "roll", **_fields(entry)}
    for derived in ("void", "is_open"):
        del row[derived]
    if entry.hidden:
        row["sealed"] = {
            field: verify.seal(_salt(trail, entry, field, secrets), field, row.pop(field)) for field in verify.SEALED
        }
    return row


def _open(trail: Trail, i: int, entry: RollEntry, secrets: Secrets) -> list[Row]:
    plain = _fields(entry)
    return [
        {"row": i, "field": field, "salt": _salt(trail, entry, field, secrets), "value": plain[field]}
        for field in verify.SEALED
    ]


def _salt(trail: Trail, entry: RollEntry, field: str, secrets: Secrets) -> str:
    return verify.salt_of(secrets[entry.epoch], trail.game, entry.n, field)


def _fields(entry: msgspec.Struct) -> Row:
    """A struct as plain JSON values; fractions become text, because languages write them differently."""
    plain = _plain(msgspec.to_builtins(entry))
    assert isinstance(plain, dict)
    return plain


def _plain(value: Any) -> Any:
    match value:
        case float():
            return repr(value)
        case dict():
            return {k: _plain(v) for k, v in value.items()}
        case list() | tuple():
            return [_plain(v) for v in value]
        case _:
            return value
