"""Where hexes lie in the picture of a map at a hex width in whole pixels."""

from __future__ import annotations

import math
from dataclasses import dataclass

from bot.core.view import Grid, Hex, MapView
from bot.hexes import corner_vector
from render.common.masks import Point

__all__ = ["BASE_WIDTH", "Geometry", "hex_width_for", "map_size", "playable", "unit"]

BASE_WIDTH = 86
"""Hex width in pixels at which all lengths of the look are given (k = 1)."""


def unit(vertex: int) -> Point:
    """Unit vector on the picture towards a vertex."""
    return corner_vector(vertex % 6)


@dataclass(frozen=True, slots=True)
class Geometry:
    """A map at a hex width; coordinates start at the upper left corner of the map rectangle."""

    grid: Grid
    hex_width: int

    @property
    def k(self) -> float:
        return self.hex_width / BASE_WIDTH

    @property
    def radius(self) -> float:
        return self.hex_width / math.sqrt(3)

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the map rectangle in pixels."""
        return map_size(self.grid, self.hex_width)

    def centre(self, h: Hex) -> Point:
        return self.hex_width * (h.q + h.r / 2 + 0.5), self.radius * (1 + 1.5 * h.r)

    def corner(self, h: Hex, vertex: int, share: float = 1.0) -> Point:
        """Point on the ray from the centre to a vertex, in shares of the radius."""
        (x, y), (ux, uy) = self.centre(h), unit(vertex)
        return x + ux * self.radius * share, y + uy * self.radius * share

    def corners(self, h: Hex, share: float = 1.0) -> list[Point]:
        return [self.corner(h, v, share) for v in range(6)]

    def side(self, h: Hex, direction: int) -> tuple[Point, Point]:
        """Ends of the side towards a direction."""
        return self.corner(h, direction), self.corner(h, direction + 1)

    def middle(self, a: Hex, b: Hex) -> Point:
        """Middle between two centres."""
        (ax, ay), (bx, by) = self.centre(a), self.centre(b)
        return (ax + bx) / 2, (ay + by) / 2


def map_size(grid: Grid, hex_width: float) -> tuple[int, int]:
    """Width and height of a map rectangle in pixels."""
    columns = max((w + 0.5 * (r & 1) for r, w in enumerate(grid.widths)), default=1)
    # a map of even rows only still gets the half hex, so that all maps look alike
    columns = max(columns, grid.columns + 0.5)
    radius = hex_width / math.sqrt(3)
    return round(hex_width * columns), round(radius * (1.5 * grid.rows + 0.5))


def hex_width_for(grid: Grid, width: float, height: float) -> int:
    """The largest hex width in whole pixels whose map fits a rectangle."""
    across = width / (map_size(grid, 100)[0] / 100)
    down = height / (map_size(grid, 100)[1] / 100)
    return max(20, math.floor(min(across, down)))


def playable(view: MapView) -> frozenset[Hex]:
    """The hexes that belong to the map."""
    return frozenset(h.hex for h in view.hexes)
