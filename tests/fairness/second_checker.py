"""A checker written from FORMAT.md alone, sharing nothing with the product: what it and ours say must agree."""

from __future__ import annotations

import hmac
import json
from hashlib import sha256
from typing import Any

Json = Any


def text_of(value: Json) -> str:
    """Canonical JSON, written out by hand."""
    if value is None or isinstance(value, bool):
        return {None: "null", True: "true", False: "false"}[value]
    if isinstance(value, int):
        return str(value)
    if isinstance(value, str):
        return '"' + "".join(_char(c) for c in value) + '"'
    if isinstance(value, list):
        return "[" + ",".join(text_of(v) for v in value) + "]"
    if isinstance(value, dict):
        return "{" + ",".join(f"{text_of(k)}:{text_of(value[k])}" for k in sorted(value)) + "}"
    raise ValueError(f"no such value in the format: {value!r}")


def _char(c: str) -> str:
    named = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t", "\b": "\\b", "\f": "\\f"}
    return named.get(c) or (f"\\u{ord(c):04x}" if c < " " else c)


def hash_of(value: Json) -> str:
    return sha256(text_of(value).encode()).hexdigest()


def without(thing: dict[str, Json], key: str) -> dict[str, Json]:
    return {k: v for k, v in thing.items() if k != key}


def mac(secret: str, parts: list[Json]) -> bytes:
    return hmac.digest(bytes.fromhex(secret), text_of(parts).encode(), "sha256")


class Numbers:
    """The bytes of a roll, turned into numbers."""

    def __init__(self, secret: str, game: str, n: int, cause: str) -> None:
        self.key, self.words, self.block, self.left = secret, [game, n, cause], 0, b""

    def byte(self) -> int:
        if not self.left:
            self.left = mac(self.key, ["hulldown-dice-1", *self.words, self.block])
            self.block += 1
        first, self.left = self.left[0], self.left[1:]
        return first

    def upto(self, s: int) -> int:
        while True:
            value, size = (self.byte(), 256) if s <= 256 else (self.byte() * 256 + self.byte(), 65536)
            face = value // (size // s) + 1
            if face <= s:
                return face


def faces_of(secret: str, game: str, row: dict[str, Json]) -> list[int]:
    numbers = Numbers(secret, game, row["n"], row["cause"])
    if row["kind"] != "shuffle":
        return [numbers.upto(row["sides"]) for _ in range(row["count"])]
    cards = list(range(1, row["count"] + 1))
    for last in reversed(range(1, row["count"])):
        j = numbers.upto(last + 1)
        cards[last], cards[j - 1] = cards[j - 1], cards[last]
    return cards


def check(data: bytes) -> tuple[bool, bool]:
    """Whether a file is well, and whether all faces could be checked."""
    try:
        return True, _check(data)
    except (AssertionError, KeyError, TypeError, ValueError, IndexError, AttributeError, ArithmeticError):
        return False, False


def _check(data: bytes) -> bool:
    document = json.loads(data.decode())
    rows = document["rows"]
    assert text_of(document).encode() + b"\n" == data
    assert document["format"] == "hulldown-audit-1"
    assert document["digest"] == hash_of(without(document, "digest"))
    assert document["count"] == len(rows) > 0
    prev = "0" * 64
    for place, row in enumerate(rows):
        assert (row["row"], row["prev"], row["hash"]) == (place, prev, hash_of(without(row, "hash")))
        prev = row["hash"]
    commitments, secrets, rolls = _read(rows)
    opened = {(o["row"], o["field"]): o for o in document["opened"]}
    assert len(opened) == len(document["opened"])
    open_rolls = sum(_roll(row, rows[0]["game"], secrets, opened) for row in rolls)
    assert not opened
    return not open_rolls and set(commitments) == set(secrets)


def _read(rows: list[dict[str, Json]]) -> tuple[dict[int, str], dict[int, str], list[dict[str, Json]]]:
    """What happens, in order: epochs, rolls, void and restore, reveals."""
    assert rows[0]["type"] in ("game", "day")
    commitments, secrets = {1: rows[0]["commitment"]}, {}
    rolls: list[dict[str, Json]] = []
    void: set[int] = set()
    for row in rows[1:]:
        newest = max(commitments)
        if row["type"] == "roll":
            assert row["n"] == len(rolls) + 1
            assert row["epoch"] == newest
            assert newest not in secrets
            rolls.append(row)
        elif row["type"] == "epoch":
            assert row["epoch"] == newest + 1
            commitments[row["epoch"]] = row["commitment"]
        elif row["type"] == "void":
            of = row["of"]
            assert len(set(of)) == len(of) > 0
            assert all(isinstance(n, int) and 1 <= n <= len(rolls) and n not in void for n in of)
            void |= set(of)
        elif row["type"] == "restore":
            assert all(n in void for n in row["of"])
            void -= set(row["of"])
        else:
            assert row["type"] == "reveal"
            assert row["epoch"] not in secrets
            assert sha256(bytes.fromhex(row["secret"])).hexdigest() == commitments[row["epoch"]]
            secrets[row["epoch"]] = row["secret"]
    return commitments, secrets, rolls


def _roll(row: dict[str, Json], game: str, secrets: dict[int, str], opened: dict[Any, dict[str, Json]]) -> bool:
    """Check one roll; true when its faces are not known yet."""
    secret = secrets.get(row["epoch"])
    assert row["hidden"] == ("sealed" in row)
    values = {"faces": row.get("faces")}
    if row["hidden"]:
        values = {}
        for field in ("faces", "outcome"):
            entry = opened.pop((row["row"], field), None)
            assert (entry is None) == (secret is None)
            if entry is None or secret is None:
                continue
            assert entry["salt"] == mac(secret, ["hulldown-salt-1", game, row["n"], field]).hex()
            assert row["sealed"][field] == hash_of(["hulldown-seal-1", entry["salt"], field, entry["value"]])
            values[field] = entry["value"]
        if secret is None:
            return True
    faces = values["faces"]
    assert len(faces) == row["count"]
    assert all(isinstance(f, int) and 1 <= f <= row["sides"] for f in faces)
    assert row["kind"] != "shuffle" or sorted(faces) == list(range(1, row["count"] + 1))
    assert row["source"] in ("live", "gm", "script")
    if row["source"] == "live" and secret is not None:
        assert faces == faces_of(secret, game, row)
    return False
