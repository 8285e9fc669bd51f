"""Printed labels of a rectangular map in offset rows: a column letter and a row number."""

from __future__ import annotations

import re
from collections.abc import Iterator

import msgspec

from bot.hexes.coords import Hex

_LABEL = re.compile(r"\s*([A-Za-z])\s*0*([1-9][0-9]?)\s*")


class Grid(msgspec.Struct, frozen=True):
    """A map of offset rows. Text row 0 is the top; odd text rows are drawn half a hex to the right.

    ``widths`` is the number of hexes of each row from the top. ``bottom_up`` numbers the rows from the
    bottom (great_war) instead of from the top (tank_duel).
    """

    widths: tuple[int, ...]
    bottom_up: bool = False

    @property
    def rows(self) -> int:
        return len(self.widths)

    @property
    def columns(self) -> int:
        return max(self.widths, default=0)

    def hex_at(self, column: int, text_row: int) -> Hex:
        """Hex of a column (A = 0) in a text row (top = 0)."""
        return Hex(column - (text_row - (text_row & 1)) // 2, text_row)

    def column_of(self, h: Hex) -> int:
        return h.q + (h.r - (h.r & 1)) // 2

    def row_number(self, h: Hex) -> int:
        """The printed row number, from 1."""
        return self.rows - h.r if self.bottom_up else h.r + 1

    def __contains__(self, h: object) -> bool:
        return isinstance(h, Hex) and 0 <= h.r < self.rows and 0 <= self.column_of(h) < self.widths[h.r]

    def __iter__(self) -> Iterator[Hex]:
        for row, width in enumerate(self.widths):
            for column in range(width):
                yield self.hex_at(column, row)

    def label(self, h: Hex) -> str:
        """Printed label, ``C7``.

        >>> Grid((3, 3)).label(Hex(1, 1))
        'B2'
        """
        return f"{chr(ord('A') + self.column_of(h))}{self.row_number(h)}"

    def parse(self, text: str) -> Hex | None:
        """Hex of a printed label in any case; None when it is no label of this map."""
        m = _LABEL.fullmatch(text)
        if m is None:
            return None
        column, number = ord(m[1].upper()) - ord("A"), int(m[2])
        row = self.rows - number if self.bottom_up else number - 1
        h = self.hex_at(column, row)
        return h if h in self else None

    @property
    def span(self) -> str:
        """First and last label, for messages: ``A1 to O11``."""
        last = self.columns - 1
        return f"A1–{chr(ord('A') + last)}{self.rows}"
