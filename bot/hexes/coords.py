"""Axial hex coordinates on a pointy-top grid.

Direction ``d0`` is east and the numbers go counter-clockwise on the picture: E, NE, NW, W, SW, SE (TD-P8).
Vertex ``k`` of a hex is the corner between ``d(k-1)`` and ``d(k)``; a facing is a vertex.
"""

from __future__ import annotations

import math
from collections.abc import Iterator

import msgspec

SQRT3 = math.sqrt(3.0)


class Hex(msgspec.Struct, frozen=True, order=True, array_like=True):
    """One hex in axial coordinates; ``q`` grows eastward, ``r`` grows downward on the picture."""

    q: int
    r: int

    @property
    def s(self) -> int:
        """The third cube coordinate, so that ``q + r + s == 0``."""
        return -self.q - self.r

    def __add__(self, other: Hex) -> Hex:
        return Hex(self.q + other.q, self.r + other.r)

    def __sub__(self, other: Hex) -> Hex:
        return Hex(self.q - other.q, self.r - other.r)

    def step(self, direction: int, count: int = 1) -> Hex:
        """The hex ``count`` steps away in direction 0-5 (taken modulo 6).

        >>> Hex(0, 0).step(1)
        Hex(q=1, r=-1)
        """
        d = DIRECTIONS[direction % 6]
        return Hex(self.q + d.q * count, self.r + d.r * count)

    def direction_to(self, other: Hex) -> int | None:
        """The direction 0-5 of an adjacent hex, or None when it is not adjacent."""
        return _DIRECTION_OF.get(other - self)

    def center(self) -> tuple[float, float]:
        """Centre in units of the corner radius, x to the right and y down."""
        return SQRT3 * (self.q + self.r / 2), 1.5 * self.r


ORIGIN = Hex(0, 0)
DIRECTIONS = (Hex(1, 0), Hex(1, -1), Hex(0, -1), Hex(-1, 0), Hex(-1, 1), Hex(0, 1))
_DIRECTION_OF = {d: i for i, d in enumerate(DIRECTIONS)}


def distance(a: Hex, b: Hex) -> int:
    """Steps between two hexes.

    >>> distance(Hex(0, 0), Hex(2, -1))
    2
    """
    d = b - a
    return max(abs(d.q), abs(d.r), abs(d.s))


def neighbours(h: Hex) -> tuple[Hex, ...]:
    """The six adjacent hexes in the order d0 to d5."""
    return tuple(h + d for d in DIRECTIONS)


def corner_vector(vertex: int) -> tuple[float, float]:
    """Unit vector from a hex centre to a vertex; x right, y down; vertex f points 60f - 30 degrees from east.

    >>> x, y = corner_vector(2)
    >>> round(x, 6) == 0 and round(y, 6) == -1
    True
    """
    angle = math.radians(60 * vertex - 30)
    return math.cos(angle), -math.sin(angle)


def line_between(a: Hex, b: Hex) -> Iterator[tuple[Hex, ...]]:
    """The hexes strictly between two hexes, centre to centre, one tuple a step.

    A tuple of two hexes means the line runs exactly along the side they share.
    """
    n = distance(a, b)
    for i in range(1, n):
        # exact arithmetic: cube coordinates times n
        yield _round_exact(a.q * (n - i) + b.q * i, a.r * (n - i) + b.r * i, n)


def _round_exact(qn: int, rn: int, n: int) -> tuple[Hex, ...]:
    """Hexes nearest to the point (qn/n, rn/n); two when it lies on a shared side."""
    sn = -qn - rn
    base_q, base_r = qn // n, rn // n
    best: list[Hex] = []
    best_d: int | None = None
    for q in (base_q, base_q + 1):
        for r in (base_r, base_r + 1):
            dq, dr, ds = q * n - qn, r * n - rn, -(q + r) * n - sn
            # the hexagonal norm decides which cell holds the point
            d = max(abs(dq - dr), abs(dr - ds), abs(ds - dq))
            if best_d is None or d < best_d:
                best, best_d = [Hex(q, r)], d
            elif d == best_d:
                best.append(Hex(q, r))
    return tuple(best)
