"""Finds room for stamps and chips: boxes that are taken, and the first free place round a hex."""

from __future__ import annotations

import math
from typing import NamedTuple

__all__ = ["Places", "Rect"]


class Rect(NamedTuple):
    """A box in pixels."""

    x0: float
    y0: float
    x1: float
    y1: float

    def overlap(self, other: Rect) -> float:
        """Area shared with another box."""
        w = min(self.x1, other.x1) - max(self.x0, other.x0)
        h = min(self.y1, other.y1) - max(self.y0, other.y0)
        return w * h if w > 0 and h > 0 else 0.0

    @classmethod
    def round_point(cls, x: float, y: float, w: float, h: float) -> Rect:
        return cls(x - w / 2, y - h / 2, x + w / 2, y + h / 2)


class Places:
    """Boxes already taken in a picture of a size."""

    def __init__(self, size: tuple[int, int]) -> None:
        self._size = size
        self._taken: list[tuple[Rect, float]] = []

    def take(self, rect: Rect, weight: float = 1.0) -> None:
        """Mark a box as taken; a low weight may be covered when nothing else is free."""
        self._taken.append((rect, weight))

    def find(self, x: float, y: float, size: tuple[float, float], reach: tuple[float, float]) -> tuple[float, float]:
        """Middle for a box of a size near a point, beyond ``reach``: the free place, else the least covered one."""
        w, h = size
        rx, ry = reach
        best, least = (x, y + ry + h / 2), float("inf")
        for i, (dx, dy) in enumerate(_spots(rx + w / 2, ry + h / 2)):
            cx = min(max(x + dx, w / 2 + 4), self._size[0] - w / 2 - 4)
            cy = min(max(y + dy, h / 2 + 4), self._size[1] - h / 2 - 4)
            rect = Rect.round_point(cx, cy, w, h)
            cost = sum(rect.overlap(other) * weight for other, weight in self._taken) + i * 0.01
            if cost < least:
                best, least = (cx, cy), cost
            if least < 0.5:
                break
        return best


def _spots(ax: float, ay: float) -> list[tuple[float, float]]:
    """Places that just touch a box round a point, the most natural first, then the same farther out."""
    spots = []
    for far in (1.0, 1.18, 1.4, 1.8):
        for degrees in (30, 150, 60, 120, 0, 180, -30, -150, 90, -60, -120, -90):
            c, s = math.cos(math.radians(degrees)), math.sin(math.radians(degrees))
            reach = far * min(ax / max(abs(c), 1e-6), ay / max(abs(s), 1e-6))
            spots.append((c * reach, s * reach))
    return spots
