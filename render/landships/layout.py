"""Where hexes lie on the sheet, in board units: one unit is one pixel of a board 1400 wide."""

from __future__ import annotations

import math
from dataclasses import dataclass

from bot.core.view import MapView
from bot.hexes import Grid, Hex, corner_vector
from render.common.masks import Point

__all__ = ["HEX_W", "SIDE", "Layout", "Window", "facing_up"]

HEX_W = 1340 / 12
SIDE = HEX_W / math.sqrt(3)
MARGIN_X, MARGIN_Y = 30.0, 42.0


@dataclass(frozen=True, slots=True)
class Layout:
    """Board coordinates of a grid: x right, y down, origin at the upper left of the frame."""

    grid: Grid

    @property
    def width(self) -> float:
        return 2 * MARGIN_X + HEX_W * max(w + 0.5 * (i & 1) for i, w in enumerate(self.grid.widths))

    @property
    def height(self) -> float:
        return 2 * MARGIN_Y + 2 * SIDE + 1.5 * SIDE * (self.grid.rows - 1)

    def center(self, h: Hex) -> Point:
        x, y = h.center()
        return MARGIN_X + HEX_W / 2 + x * SIDE, MARGIN_Y + SIDE + y * SIDE

    def corners(self, h: Hex, size: float = 1.0) -> list[Point]:
        """The six corners, vertex 0 to 5; ``size`` shrinks or grows the hex."""
        cx, cy = self.center(h)
        vectors = [corner_vector(v) for v in range(6)]
        return [(cx + SIDE * size * x, cy + SIDE * size * y) for x, y in vectors]

    def edge(self, h: Hex, direction: int) -> tuple[Point, Point]:
        """End points of the side towards a direction d0-d5."""
        corners = self.corners(h)
        return corners[direction], corners[(direction + 1) % 6]

    def whole(self, k: float) -> Window:
        """The window that shows everything."""
        return Window(0.0, 0.0, self.width, self.height, k)


@dataclass(frozen=True, slots=True)
class Window:
    """A part of the board in units, shown at ``k`` pixels per unit."""

    x0: float
    y0: float
    x1: float
    y1: float
    k: float

    @property
    def size(self) -> tuple[int, int]:
        """Pixels across and down."""
        return round((self.x1 - self.x0) * self.k), round((self.y1 - self.y0) * self.k)

    @property
    def box(self) -> tuple[float, float, float, float]:
        return self.x0, self.y0, self.x1, self.y1

    def pixel(self, p: Point) -> Point:
        return (p[0] - self.x0) * self.k, (p[1] - self.y0) * self.k

    def sees(self, p: Point, margin: float = 0.0) -> bool:
        """Whether a point lies in the window or within a margin of it."""
        return self.x0 - margin <= p[0] <= self.x1 + margin and self.y0 - margin <= p[1] <= self.y1 + margin


def facing_up(board: MapView, sides: tuple[str, ...]) -> dict[str, bool]:
    """Side id to whether its enemy is at the top; the first side sits at the bottom unless the map says otherwise."""
    return {side: board.enemy_edges.get(side, "top" if i else "bottom") != "top" for i, side in enumerate(sides)}
