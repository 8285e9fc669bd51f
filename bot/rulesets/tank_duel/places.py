"""Where things stand in the text of a scenario file, so that every fault can name its line and column."""

from __future__ import annotations

import re

_HEADER = re.compile(r"^\s*\[\[?\s*([A-Za-z0-9_.\-]+)\s*\]\]?")


class Places:
    """Line numbers (from 1) of tables, keys and values of one TOML text."""

    def __init__(self, text: str) -> None:
        self._lines = text.splitlines()
        self._blocks: list[tuple[str, int, int]] = []
        name, start = "", 0
        for i, line in enumerate(self._lines):
            found = _HEADER.match(line)
            if found is not None:
                self._blocks.append((name, start, i))
                name, start = found[1], i
        self._blocks.append((name, start, len(self._lines)))

    def block(self, name: str, nth: int = 0) -> tuple[int, int]:
        """First and last-plus-one line index of the nth table of a name; the whole text when it is not there."""
        found = [(a, b) for n, a, b in self._blocks if n == name]
        return found[nth] if nth < len(found) else (0, 0 if name else len(self._lines))

    def key(self, name: str, nth: int, key: str, value: str = "") -> tuple[int, int]:
        """Line and column of a key of a table, or of a value in it; the table's header when it is not found."""
        start, stop = self.block(name, nth)
        pattern = re.compile(rf"(?:^|[\s{{,]){re.escape(key)}\s*=") if key else None
        at = None
        for i in range(start, stop):
            found = pattern.search(self._lines[i]) if pattern is not None else None
            if found is not None:
                at = (i, found.start() + len(found[0]) - len(found[0].lstrip(" \t{,")))
                break
        if at is None:
            return (start + 1, 1) if stop else (0, 0)
        if value:
            for i in range(at[0], stop):
                column = self._lines[i].find(value, at[1] if i == at[0] else 0)
                if column >= 0:
                    return i + 1, column + 1
        return at[0] + 1, at[1] + 1

    def rows(self, rows: list[str]) -> list[tuple[int, int]]:
        """Line and column of the first character of each map row."""
        start, stop = self.block("map")
        line, column = max(start, self.key("map", 0, "rows")[0] - 1), 0
        found: list[tuple[int, int]] = []
        for row in rows:
            for i in range(line, stop):
                at = self._lines[i].find(f'"{row}"', column if i == line else 0)
                if at >= 0:
                    found.append((i + 1, at + 2))
                    line, column = i, at + len(row) + 2
                    break
            else:
                found.append((0, 0))
        return found
