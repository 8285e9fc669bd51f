"""The map of a scenario file: rows, roads, bridges, hedges and labels."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from bot.core.messages import say
from bot.core.scenario import Fault, grid_of, read_rows
from bot.core.view import MapLabel
from bot.hexes import Grid, Hex
from bot.rulesets.tank_duel.checking import Checker
from bot.rulesets.tank_duel.model import CODES, NO_HEX, BattleMap


class MapReader:
    """Reads the ``[map]`` table and notes its faults with the checker."""

    def __init__(self, check: Checker) -> None:
        self._check = check

    def read(self) -> BattleMap | None:
        table = self._check.take(self._check.raw, "map", dict, None, "")
        if not table:
            return None
        self._check.keys(table, "rows roads bridges hedges labels", "map")
        rows = self._check.take(table, "rows", list, None, "map")
        if not rows or not all(isinstance(r, str) for r in rows):
            self._check.fault("rows", "map", 0, "rows")
            return None
        grid, tiles, hills = self._tiles(rows)
        limit = self._check.tables.turn
        if grid.columns > limit.max_columns or grid.rows > limit.max_rows:
            self._check.fault("map-size", "map", 0, "rows", columns=limit.max_columns, rows=limit.max_rows)
            return None
        self._check.ground = BattleMap(grid, tiles, hills)
        roads, bridges = self._roads(table), self._bridges(table)
        self._check_crossings(roads, bridges)
        return BattleMap(grid, tiles, hills, roads, bridges, self._hedges(table), self._labels(table))

    def _check_crossings(self, roads: tuple[tuple[Hex, ...], ...], bridges: tuple[Hex, ...]) -> None:
        """A road over a river needs a bridge."""
        ground = self._check.ground
        for h in dict.fromkeys(h for run in roads for h in run):
            if ground is not None and ground.terrain(h) == "river" and h not in bridges:
                label = ground.grid.label(h)
                self._check.fault("road-river", "map", 0, "roads", label, hex=label)

    def _tiles(self, rows: list[str]) -> tuple[Grid, tuple[str, ...], tuple[str, ...]]:
        places = self._check.places.rows(rows)
        cells, faults = read_rows(rows)
        for f in faults:
            line, column = places[int(str(f.text.args["row"])) - 1]
            self._check.faults.append(Fault(f.text, line, column + max(0, f.column - 1)))
        grid = grid_of(cells, len(rows))
        tiles = [[NO_HEX] * width for width in grid.widths]
        hills = [[" "] * width for width in grid.widths]
        for cell in cells:
            line, column = places[cell.row]
            if cell.terrain not in CODES and cell.terrain != NO_HEX:
                text = say("td-fault-terrain", char=cell.terrain, known=" ".join((*CODES, NO_HEX)))
                self._check.faults.append(Fault(text, line, column + cell.text_column - 1))
                continue
            if cell.mark not in " ^":
                text = say("td-fault-mark", char=cell.mark)
                self._check.faults.append(Fault(text, line, column + cell.text_column))
                continue
            tiles[cell.row][cell.column] = cell.terrain
            hills[cell.row][cell.column] = cell.mark
        return grid, tuple(map("".join, tiles)), tuple(map("".join, hills))

    def _roads(self, table: dict[str, Any]) -> tuple[tuple[Hex, ...], ...]:
        runs: list[tuple[Hex, ...]] = []
        for run in self._check.take(table, "roads", list, [], "map"):
            found = [self._check.hex(label, "map", 0, "roads") for label in run] if isinstance(run, list) else []
            if not isinstance(run, list) or len(run) < 2:
                self._check.fault("road", "map", 0, "roads")
                continue
            hexes = tuple(h for h in found if h is not None)
            for (a, name), (b, other) in pairwise(zip(found, map(str, run), strict=True)):
                if a is not None and b is not None and a.direction_to(b) is None:
                    self._check.fault("road-gap", "map", 0, "roads", name, a=name, b=other)
            if len(hexes) > 1:
                runs.append(hexes)
        return tuple(runs)

    def _bridges(self, table: dict[str, Any]) -> tuple[Hex, ...]:
        found: list[Hex] = []
        for label in self._check.take(table, "bridges", list, [], "map"):
            h = self._check.hex(label, "map", 0, "bridges")
            if h is None or self._check.ground is None:
                continue
            if self._check.ground.terrain(h) != "river":
                self._check.fault("bridge", "map", 0, "bridges", str(label), hex=str(label))
            found.append(h)
        return tuple(found)

    def _hedges(self, table: dict[str, Any]) -> tuple[tuple[Hex, Hex], ...]:
        found: list[tuple[Hex, Hex]] = []
        for pair in self._check.take(table, "hedges", list, [], "map"):
            if not isinstance(pair, list) or len(pair) != 2:
                self._check.fault("hedge", "map", 0, "hedges", str(pair))
                continue
            a, b = (self._check.hex(label, "map", 0, "hedges") for label in pair)
            if a is None or b is None:
                continue
            if a.direction_to(b) is None:
                self._check.fault("hedge-gap", "map", 0, "hedges", str(pair[0]), a=str(pair[0]), b=str(pair[1]))
            found.append((a, b))
        return tuple(found)

    def _labels(self, table: dict[str, Any]) -> tuple[MapLabel, ...]:
        found: list[MapLabel] = []
        for entry in self._check.take(table, "labels", list, [], "map"):
            if not isinstance(entry, dict):
                self._check.fault("label", "map", 0, "labels")
                continue
            self._check.keys(entry, "hex text style", "map")
            h = self._check.hex(entry.get("hex"), "map", 0, "labels")
            text, style = str(entry.get("text", "")), str(entry.get("style", "place"))
            if not 1 <= len(text) <= 40 or style not in ("place", "hill", "water"):
                self._check.fault("label", "map", 0, "labels", text)
            elif h is not None:
                found.append(MapLabel(h, text, style))
        return tuple(found)
