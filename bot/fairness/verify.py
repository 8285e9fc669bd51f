"""Checks an export of dice: the chain of rows, the secret, and every face. Needs nothing but Python 3.9 or newer.

Usage: python verify.py FILE [FILE ...]     (an exported .json, or the .zip that this file came in)
The format is described in FORMAT.md. Exit status 0 when all is well, 1 when something is not.
"""

from __future__ import annotations

import csv
import hashlib
import hmac
import io
import json
import sys
import zipfile
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

FORMAT = "hulldown-audit-1"
DICE_TAG, SALT_TAG, SEAL_TAG = "hulldown-dice-1", "hulldown-salt-1", "hulldown-seal-1"
FIRST_PREV = "0" * 64
SEALED, SOURCES = ("faces", "outcome"), ("live", "gm", "script")

JSON_NAME, CSV_NAME = "game.json", "rolls.csv"
CSV_COLUMNS = ["row", "n", "at", "seat", "unit", "kind", "sides", "faces", "modifiers", "purpose", "outcome", "rule"]
CSV_COLUMNS += ["source", "epoch", "void", "cause", "hash"]

Row = dict[str, Any]


def canonical(value: Any) -> bytes:
    """JSON with sorted keys, no spaces, UTF-8, nothing escaped that need not be."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False).encode("utf-8")


def sha256(data: bytes) -> str:
    return hashlib.sha256(data).hexdigest()


def commitment_of(secret: str) -> str:
    """SHA-256 of the secret's bytes; the secret is written in hex."""
    return sha256(bytes.fromhex(secret))


def _mac(secret: str, value: Any) -> bytes:
    return hmac.new(bytes.fromhex(secret), canonical(value), hashlib.sha256).digest()


def stream(secret: str, game: str, n: int, cause: str) -> Iterator[int]:
    """The bytes that belong to a roll: HMAC blocks, counted from 0."""
    block = 0
    while True:
        yield from _mac(secret, [DICE_TAG, game, n, cause, block])
        block += 1


def draw(data: Iterator[int], sides: int) -> int:
    """A number from 1 to ``sides`` (at most 65536), each equally likely: what does not divide evenly is thrown away."""
    space = 256 if sides <= 256 else 65536
    width = space // sides
    while True:
        word = next(data) if space == 256 else next(data) << 8 | next(data)
        face = word // width + 1
        if face <= sides:
            return face


def derive(secret: str, game: str, n: int, cause: str, kind: str, sides: int, count: int) -> list[int]:
    """The faces of a roll; a shuffle is a permutation of 1 to ``count``."""
    data = stream(secret, game, n, cause)
    if kind != "shuffle":
        return [draw(data, sides) for _ in range(count)]
    order = list(range(1, count + 1))
    for last in range(count - 1, 0, -1):
        other = draw(data, last + 1) - 1
        order[last], order[other] = order[other], order[last]
    return order


def salt_of(secret: str, game: str, n: int, field: str) -> str:
    """The salt that hides a field of roll n until the secret is known."""
    return _mac(secret, [SALT_TAG, game, n, field]).hex()


def seal(salt: str, field: str, value: Any) -> str:
    """What stands for a hidden field in its row."""
    return sha256(canonical([SEAL_TAG, salt, field, value]))


def row_hash(row: Row) -> str:
    """Hash of a row: everything in it but the hash itself, the hash of the row before included."""
    return sha256(canonical({k: v for k, v in row.items() if k != "hash"}))


def digest_of(document: Row) -> str:
    """Hash of the whole export but the digest itself."""
    return sha256(canonical({k: v for k, v in document.items() if k != "digest"}))


@dataclass(frozen=True)
class Verdict:
    """What a check found. ``row`` is the first bad row, None when no single row is at fault."""

    ok: bool
    complete: bool = False
    row: int | None = None
    roll: int | None = None
    why: str = ""
    rolls: int = 0
    void: int = 0
    by_hand: int = 0
    head: str = ""

    def line(self) -> str:
        """The verdict in one line."""
        if not self.ok:
            where = "" if self.row is None else f"row {self.row}" + (f" (roll {self.roll})" if self.roll else "") + ": "
            return f"NOT WELL: {where}{self.why}."
        extras = f", {self.void} void" if self.void else ""
        extras += f", {self.by_hand} entered by hand" if self.by_hand else ""
        if self.complete:
            return f"All well: secret, chain and faces of {self.rolls} rolls fit{extras}. Last hash {self.head[:16]}."
        why = "faces not yet checkable, the secret is not revealed"
        return f"Chain well: {self.rolls} rolls{extras}; {why}. Last hash {self.head[:16]}."


class Bad(Exception):
    """The first thing that is wrong, and in which row."""

    def __init__(self, why: str, row: int | None = None, roll: int | None = None) -> None:
        super().__init__(why)
        self.why, self.row, self.roll = why, row, roll
        self.verdict = Verdict(False, row=row, roll=roll, why=why)


def verify_export(document: Any) -> Verdict:
    """Check a parsed export."""
    try:
        return _Check(document).run()
    except Bad as bad:
        return bad.verdict


class _Check:
    def __init__(self, document: Any) -> None:
        if not isinstance(document, dict) or document.get("format") != FORMAT:
            raise Bad(f"this is no export of format {FORMAT}")
        rows = document.get("rows")
        if not isinstance(rows, list) or not rows or not all(isinstance(r, dict) for r in rows):
            raise Bad("there are no rows")
        self.document: Row = document
        self.rows: list[Row] = rows
        self.game = ""
        self.commitments: dict[int, str] = {}
        self.secrets: dict[int, str] = {}
        self.opened: dict[tuple[int, str], Row] = {}
        self.void: set[int] = set()
        self.rolls, self.by_hand = 0, 0
        self.all_known = True

    def run(self) -> Verdict:
        prev = FIRST_PREV
        for i, row in enumerate(self.rows):
            prev = self._guarded(self._chain, i, row, prev)
        for i, row in enumerate(self.rows):
            self._guarded(self._meaning, i, row)
        self._guarded(self._read_opened, None, self.document)
        for i, row in enumerate(self.rows):
            if row["type"] == "roll":
                self._guarded(self._roll, i, row)
        if self.document.get("count") != len(self.rows):
            raise Bad(f"the export says {self.document.get('count')} rows and has {len(self.rows)}")
        if self.opened:
            raise Bad(f"it opens {min(self.opened)[1]} of row {min(self.opened)[0]}, which has nothing sealed")
        if self.document.get("digest") != digest_of(self.document):
            raise Bad("the digest of the whole export does not fit")
        complete = self.all_known and set(self.commitments) <= set(self.secrets)
        return Verdict(
            True, complete, rolls=self.rolls, void=len(self.void), by_hand=self.by_hand, head=self.rows[-1]["hash"]
        )

    def _guarded(self, check: Any, i: int | None, row: Row, *args: Any) -> Any:
        """Run a check; a row it cannot even read is bad too."""
        n = row.get("n") if i is not None and isinstance(row.get("n"), int) else None
        try:
            return check(i, row, *args)
        except Bad as bad:
            raise Bad(bad.why, bad.row if bad.row is not None else i, bad.roll or n) from None
        except (KeyError, TypeError, ValueError, AttributeError, IndexError, ArithmeticError) as e:
            raise Bad(f"it cannot be read ({type(e).__name__}: {e})", i, n) from None

    def _chain(self, i: int, row: Row, prev: str) -> str:
        if row["row"] != i:
            raise Bad(f"here stands row {row['row']}: a row is missing, added or out of order")
        if row["prev"] != prev:
            raise Bad("it does not follow the row before it")
        if row["hash"] != row_hash(row):
            raise Bad("its hash does not fit its content")
        return str(row["hash"])

    def _meaning(self, i: int, row: Row) -> None:
        kind = row["type"]
        if (kind in ("game", "day")) != (i == 0):
            raise Bad("the head of the export is out of place")
        if kind in ("game", "day"):
            self.game = str(row["game"])
            self.commitments[1] = str(row["commitment"])
        elif kind == "epoch":
            if row["epoch"] != max(self.commitments) + 1:
                raise Bad("a dice epoch is missing")
            self.commitments[row["epoch"]] = str(row["commitment"])
        elif kind == "roll":
            self.rolls += 1
            if row["n"] != self.rolls:
                raise Bad(f"roll {self.rolls} should stand here")
            if row["epoch"] != max(self.commitments) or row["epoch"] in self.secrets:
                raise Bad(f"it cannot be of dice epoch {row['epoch']} at this place")
        elif kind == "void":
            self._void(row)
        elif kind == "restore":
            if not set(row["of"]) <= self.void:
                raise Bad("it restores a roll that is not void")
            self.void -= set(row["of"])
        elif kind == "reveal":
            self._reveal(row)
        else:
            raise Bad(f"a row of unknown type {kind!r}")

    def _void(self, row: Row) -> None:
        of = set(row["of"])
        if not of or len(of) != len(row["of"]) or not of <= set(range(1, self.rolls + 1)) or of & self.void:
            raise Bad("it makes a roll void that is not there or is void already")
        self.void |= of

    def _reveal(self, row: Row) -> None:
        epoch = row["epoch"]
        if epoch not in self.commitments or epoch in self.secrets:
            raise Bad(f"dice epoch {epoch} cannot be revealed here")
        if commitment_of(row["secret"]) != self.commitments[epoch]:
            raise Bad("the secret does not fit the hash that was posted at the start")
        self.secrets[epoch] = row["secret"]

    def _read_opened(self, _: None, document: Row) -> None:
        for entry in document["opened"]:
            key = (entry["row"], entry["field"])
            if key in self.opened:
                raise Bad(f"{key[1]} is opened twice", key[0])
            self.opened[key] = entry

    def _roll(self, i: int, row: Row) -> None:
        secret = self.secrets.get(row["epoch"])
        if row["hidden"] != ("sealed" in row):
            raise Bad("hidden and sealed do not agree")
        if row["hidden"]:
            faces = self._open(i, row, secret)
            if faces is None:
                self.all_known = False
                return
        else:
            faces = row["faces"]
        _check_faces(row, faces)
        if row["source"] != "live":
            self.by_hand += 1
        elif secret is not None:
            derived = derive(secret, self.game, row["n"], row["cause"], row["kind"], row["sides"], row["count"])
            if derived != faces:
                raise Bad(f"the secret gives {derived[:12]}, the row says {faces[:12]}")

    def _open(self, i: int, row: Row, secret: str | None) -> list[int] | None:
        """The faces of a hidden roll, once all its sealed fields are opened and fit; None while they are closed."""
        values: Row = {}
        for field in SEALED:
            entry = self.opened.pop((i, field), None)
            if (entry is None) != (secret is None):
                raise Bad(f"its {field} should be opened once the secret is revealed, and not before")
            if entry is None or secret is None:
                continue
            if seal(entry["salt"], field, entry["value"]) != row["sealed"][field]:
                raise Bad(f"its opened {field} are not what was sealed")
            if entry["salt"] != salt_of(secret, self.game, row["n"], field):
                raise Bad(f"the salt of its {field} does not follow from the secret")
            values[field] = entry["value"]
        return values.get("faces")


def _check_faces(row: Row, faces: Any) -> None:
    if row["source"] not in SOURCES:
        raise Bad(f"there is no source {row['source']!r} of dice")
    sides, count = row["sides"], row["count"]
    if len(faces) != count or not all(isinstance(f, int) and 1 <= f <= sides for f in faces):
        raise Bad("its faces are not those of such dice")
    if row["kind"] == "shuffle" and sorted(faces) != list(range(1, count + 1)):
        raise Bad("its faces are no order of the cards")


def to_csv(document: Row) -> bytes:
    """The rolls as a table; made from the export alone, so it can be compared."""
    void: set[int] = set()
    for row in document["rows"]:
        if row["type"] in ("void", "restore"):
            void ^= set(row["of"])
    opened = {o["row"]: o["value"] for o in document["opened"] if o["field"] == "faces"}
    out = io.StringIO()
    table = csv.writer(out, lineterminator="\r\n")
    table.writerow(CSV_COLUMNS)
    for row in document["rows"]:
        if row["type"] == "roll":
            table.writerow(_cell(c, row, opened, void) for c in CSV_COLUMNS)
    return out.getvalue().encode("utf-8")


def _cell(column: str, row: Row, opened: Row, void: set[int]) -> str:
    if column == "void":
        return "void" if row["n"] in void else ""
    if column == "faces":
        faces = row["faces"] if "faces" in row else opened.get(row["row"], [])
        return " ".join(row["names"][f - 1] if row["names"] else str(f) for f in faces)
    if column == "modifiers":
        return " ".join(f"{m['value']:+d} {m['label']['key']}" for m in row["modifiers"])
    value = row.get(column)
    text = _words(value) if column in ("purpose", "outcome") else str(value)
    return "'" + text if text and text[0] in "=+-@" else text


def _words(message: Any) -> str:
    """Key and plain arguments of a message; empty where there is none."""
    args = sorted(message.get("args", {}).items()) if message else ()
    return " ".join([message["key"], *(f"{k}={v}" for k, v in args if isinstance(v, (int, str)))]) if message else ""


def make_zip(members: Sequence[tuple[str, bytes]]) -> bytes:
    """An archive that is the same, byte for byte, wherever it is made."""
    out = io.BytesIO()
    with zipfile.ZipFile(out, "w", zipfile.ZIP_STORED) as archive:
        for name, body in members:
            info = zipfile.ZipInfo(name, (1980, 1, 1, 0, 0, 0))
            info.create_system = 3
            info.external_attr = 0o644 << 16
            archive.writestr(info, body)
    return out.getvalue()


def verify_bytes(data: bytes) -> Verdict:
    """Check the content of an exported file, JSON or zip."""
    try:
        return _verify_zip(data) if data[:2] == b"PK" else _verify_json(data)
    except Bad as bad:
        return bad.verdict
    except (KeyError, TypeError, ValueError, AttributeError, IndexError) as e:
        return Bad(f"it cannot be read ({type(e).__name__}: {e})").verdict


def _verify_json(data: bytes) -> Verdict:
    try:
        document = json.loads(data.decode("utf-8"))
    except (ValueError, RecursionError) as e:
        raise Bad(f"the file is no JSON text ({e})") from None
    verdict = verify_export(document)
    if verdict.ok and canonical(document) + b"\n" != data:
        raise Bad("the rows are well, but the text is not written as it was exported")
    return verdict


def _verify_zip(data: bytes) -> Verdict:
    try:
        with zipfile.ZipFile(io.BytesIO(data)) as archive:
            members = [(name, archive.read(name)) for name in archive.namelist()]
    except (zipfile.BadZipFile, NotImplementedError, RuntimeError, OSError, ValueError, EOFError) as e:
        raise Bad(f"the archive is damaged ({e})") from None
    files = dict(members)
    if JSON_NAME not in files:
        raise Bad(f"the archive has no {JSON_NAME}")
    verdict = _verify_json(files[JSON_NAME])
    if verdict.ok and files.get(CSV_NAME) != to_csv(json.loads(files[JSON_NAME].decode("utf-8"))):
        raise Bad(f"{JSON_NAME} is well, but {CSV_NAME} is not made from it")
    if verdict.ok and make_zip(members) != data:
        raise Bad(f"{JSON_NAME} is well, but the archive around it was changed or packed anew")
    return verdict


def main(paths: Sequence[str]) -> int:
    """Check files and print a line for each; 0 when all are well."""
    if not paths:
        print(__doc__)
        return 1
    worst = 0
    for path in paths:
        try:
            verdict = verify_bytes(Path(path).read_bytes())
        except OSError as e:
            verdict = Verdict(False, why=f"the file cannot be read ({e.strerror})")
        print(verdict.line() if len(paths) == 1 else f"{path}: {verdict.line()}")
        worst = max(worst, 0 if verdict.ok else 1)
    return worst


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
