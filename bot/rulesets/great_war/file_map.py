"""Reading the map of a scenario file."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.core.messages import say
from bot.core.scenario import Cell, Fault, read_rows
from bot.hexes import Hex
from bot.rulesets.great_war.file_values import GRID, Values
from bot.rulesets.great_war.model import Ground
from bot.rulesets.great_war.words import NATIONS

_MAP = "rows trench_lines bridges footbridges labels"


class MapReader(Values):
    """The map part of a reading."""

    def map_of(self) -> list[Ground] | None:
        start = self.places.table("map")
        table = self.raw.get("map")
        if not isinstance(table, dict):
            self.fault("missing", 0, key="map")
            return None
        self.known(table, _MAP, start)
        rows = table.get("rows")
        if not isinstance(rows, list) or not all(isinstance(r, str) for r in rows):
            self.fault("rows", start, "rows")
            return None
        if len(rows) != GRID.rows:
            self.fault("row-count", start, "rows", rows=len(rows), wanted=GRID.rows)
            return None
        cells, faults = read_rows(rows)
        where = self.places.rows(rows)
        for f in faults:
            line, column = where[int(str(f.text.args["row"])) - 1]
            self.faults.append(Fault(f.text, line, column + f.column - 1))
        grounds = self._cells(cells, where, wide=not faults)
        if grounds is None:
            return None
        for key, kind in (("bridges", "bridge"), ("footbridges", "footbridge")):
            for h in self.hexes(table, key, start):
                i = self.index(h)
                if grounds[i].terrain not in ("river", "stream"):
                    self.fault("bridge", start, key, label=GRID.label(h))
                grounds[i] = msgspec.structs.replace(grounds[i], bridge=kind)
        self._lines(table, start, grounds)
        return grounds

    def _cells(self, cells: tuple[Cell, ...], where: list[tuple[int, int]], *, wide: bool) -> list[Ground] | None:
        by_char = {t.char: t.id for t in self.tables.terrain.values()}
        known = " ".join((*by_char, "o", "w"))
        grounds, good = [], wide
        for cell in cells:
            line, column = where[cell.row]
            column += cell.text_column - 1
            terrain = by_char.get(cell.terrain, "countryside")
            if cell.terrain not in by_char and cell.terrain not in "ow":
                self.faults.append(Fault(say("gw-fault-terrain", char=cell.terrain, known=known), line, column))
            if cell.mark not in " ^+w":
                self.faults.append(Fault(say("gw-fault-mark", char=cell.mark, known="^ + w"), line, column + 1))
            grounds.append(
                Ground(
                    terrain,
                    hill=cell.mark == "^",
                    wire="w" in (cell.terrain, cell.mark),
                    crater=cell.terrain == "o",
                    fortified="?" if cell.mark == "+" else "",
                )
            )
        for row, width in enumerate(GRID.widths):
            found = sum(c.row == row for c in cells)
            if found != width:
                good = False
                line, column = where[row]
                if wide:
                    text = say("gw-fault-row-width", row=GRID.rows - row, hexes=found, wanted=width)
                    self.faults.append(Fault(text, line, column))
        return grounds if good else None

    @staticmethod
    def index(h: Hex) -> int:
        return sum(GRID.widths[: h.r]) + GRID.column_of(h)

    def _lines(self, table: dict[str, Any], start: int, grounds: list[Ground]) -> None:
        for line in self.tables_in(table, "trench_lines", start):
            self.known(line, "side hexes", start)
            side = self.text(line, "side", NATIONS, None, start)
            for h in self.hexes(line, "hexes", start):
                i = self.index(h)
                if grounds[i].terrain != "trench":
                    self.fault("no-trench", start, GRID.label(h), label=GRID.label(h))
                grounds[i] = msgspec.structs.replace(grounds[i], line=side)

    def labels(self) -> tuple[tuple[Hex, str], ...]:
        start, found = self.places.table("map"), []
        for label in self.tables_in(self.raw["map"], "labels", start):
            self.known(label, "hex text", start)
            h, text = self.hex(label.get("hex"), start), self.text(label, "text", (), None, start)
            if h is not None and text:
                found.append((h, text[:40]))
        return tuple(found)
