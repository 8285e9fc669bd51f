"""Finding the line and column of a fault in a scenario text."""

from __future__ import annotations

import re

_HEADER = re.compile(r"\s*\[\[?\s*([\w.\-]+)\s*\]\]?")


class Places:
    """Where the tables of a TOML text begin and where keys and values stand in them; lines and columns from 1."""

    def __init__(self, text: str) -> None:
        self.lines = text.splitlines()
        self.heads: list[tuple[str, int]] = [("", 0)]
        for i, line in enumerate(self.lines):
            found = _HEADER.match(line)
            if found:
                self.heads.append((found[1], i))

    def table(self, name: str, nth: int = 0, after: int = 0) -> int:
        """Line index where the nth table of a name begins, counted from line ``after``; -1 when there is none."""
        starts = [i for n, i in self.heads if n == name and i >= after]
        return starts[nth] if nth < len(starts) else -1

    def find(self, start: int, *needles: str) -> tuple[int, int]:
        """Line and column of the first line of a table that has all the needles, else of the table."""
        if start < 0:
            return (0, 0)
        end = next((i for _, i in self.heads if i > start), len(self.lines))
        if needles:
            for i in range(start, end):
                if all(n in self.lines[i] for n in needles):
                    return (i + 1, self.lines[i].index(needles[-1]) + 1)
        return (start + 1, 1)

    def rows(self, rows: list[str]) -> list[tuple[int, int]]:
        """Line, and column of the first character, of each map row."""
        at, found = max(self.table("map"), 0), []
        for row in rows:
            for i in range(at, len(self.lines)):
                column = self.lines[i].find(f'"{row}"')
                if column >= 0:
                    found.append((i + 1, column + 2))
                    at = i + 1
                    break
            else:
                found.append((0, 0))
        return found
