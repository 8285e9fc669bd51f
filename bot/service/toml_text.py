"""TOML for scenario files that the bot writes, and reading past the slips of files that people write."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Iterator
from typing import Any

import msgspec

MOST_REPAIRS = 20
"""More syntax slips than this in one file are not looked for."""

NEAR = 4
"""Unclosed brackets this many lines back are tried."""

_AT = re.compile(r"\s*\(at (?:line (\d+), column (\d+)|end of document)\)")
_KEY = re.compile(r"\s*([A-Za-z0-9_\-]+)\s*=")


class Slip(msgspec.Struct, frozen=True):
    """A place where a text is no TOML: line and column from 1, what the parser says, and the key that stands there."""

    line: int
    column: int
    detail: str
    key: str = ""


def write(table: dict[str, Any]) -> str:
    """A table as TOML: values first, then its tables. Values are texts, whole numbers, booleans, lists and tables."""
    return "\n".join(_lines(table, "")).strip() + "\n"


def _lines(table: dict[str, Any], path: str) -> Iterator[str]:
    later: list[tuple[str, Any]] = []
    for key, value in table.items():
        if isinstance(value, dict) or (_is_tables(value) and not path.startswith("map")):
            later.append((key, value))
        else:
            yield f"{_key(key)} = {_value(value)}"
    for key, value in later:
        name = f"{path}.{_key(key)}" if path else _key(key)
        for entry in [value] if isinstance(value, dict) else value:
            yield ""
            yield f"[{name}]" if isinstance(value, dict) else f"[[{name}]]"
            yield from _lines(entry, name)


def _is_tables(value: object) -> bool:
    return isinstance(value, list) and bool(value) and all(isinstance(v, dict) for v in value)


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_\-]+", key) else json.dumps(key)


def _value(value: object) -> str:
    match value:
        case bool():
            return "true" if value else "false"
        case int() | float():
            return str(value)
        case str():
            return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
        case list() | tuple():
            if len(value) > 1 and any(isinstance(v, list | dict | str) and len(str(v)) > 12 for v in value):
                return "[\n" + "".join(f"  {_value(v)},\n" for v in value) + "]"
            return "[" + ", ".join(_value(v) for v in value) + "]"
        case dict():
            return "{ " + ", ".join(f"{_key(k)} = {_value(v)}" for k, v in value.items()) + " }"
        case _:
            raise TypeError(f"no TOML for {type(value).__name__}")


def mend(text: str) -> tuple[str, tuple[Slip, ...]]:
    """The text with its syntax slips put right as well as possible, lines kept in place, and the slips. When the last
    one cannot be put right the text is still no TOML."""
    slips: list[Slip] = []
    for _ in range(MOST_REPAIRS):
        slip = _slip(text)
        if slip is None:
            break
        slips.append(slip)
        tries = [t for t in _repairs(text.splitlines(), slip) if _place(t) > _place(text)]
        if not tries:
            break
        text = max(tries, key=_place)
    return text, tuple(slips)


def _slip(text: str) -> Slip | None:
    try:
        tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        found = _AT.search(str(e))
        detail = _AT.sub("", str(e)).strip()
        lines = text.splitlines() or [""]
        line, column = (int(found[1]), int(found[2])) if found and found[1] else (len(lines), len(lines[-1]) + 1)
        key = _KEY.match(lines[line - 1]) if line <= len(lines) else None
        return Slip(min(line, len(lines)), column, detail, key[1] if key else "")
    return None


def _place(text: str) -> tuple[int, int]:
    """How far a text can be read: the place of its first slip."""
    slip = _slip(text)
    return (slip.line, slip.column) if slip is not None else (10**9, 0)


def _repairs(lines: list[str], slip: Slip) -> Iterator[str]:
    """The text with one change at or before a slip: a comma, a quote, a bracket, or without the line."""
    i = min(slip.line, len(lines)) - 1
    line, before = lines[i], i - 1
    while before > 0 and not lines[before].strip():
        before -= 1
    changes = [(i, line + '"'), (i, line + "]"), (i, line + " }"), (i, line + '"]'), (i, line[: slip.column - 1])]
    if before >= 0:
        changes += [(before, lines[before] + ","), (before, lines[before] + "]"), (before, lines[before] + '",')]
    # a parser that looks for the end of a list stops at the end of the file: try the list's own lines
    unclosed = [k for k in range(i, -1, -1) if lines[k].count("[") > lines[k].count("]")]
    changes += [(k, lines[k] + "]") for k in unclosed[:NEAR]]
    changes.append((i, ""))
    for at, new in changes:
        yield "\n".join([*lines[:at], new, *lines[at + 1 :]])
