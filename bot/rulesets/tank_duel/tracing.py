"""Which hexes and sides a line of sight crosses, in exact arithmetic (TD-4.1, TD-P9).

Coordinates are axial and six times as fine as the grid, so that every corner is a pair of whole numbers. The one
point that is not, the middle point of a side, needs the square root of three: pairs (a, b) mean a + b * sqrt(3).
"""

from __future__ import annotations

from functools import lru_cache

import msgspec

from bot.hexes import DIRECTIONS, ORIGIN, Hex, distance

Number = tuple[int, int]
FINE = 6


class Trace(msgspec.Struct, frozen=True):
    """Hexes whose inside a line enters and sides it crosses, nearest first, as offsets from the shooter."""

    hexes: tuple[Hex, ...]
    sides: tuple[tuple[Hex, Hex], ...]


def point_offset(point: int) -> tuple[Number, Number]:
    """A target point from its hex centre, axial and fine: 0-5 half-way to a vertex, 6-11 towards a side neighbour."""
    if point < 6:
        v = DIRECTIONS[(point - 1) % 6] + DIRECTIONS[point]
        return (v.q, 0), (v.r, 0)
    d = DIRECTIONS[point - 6]
    return (0, d.q), (0, d.r)


@lru_cache(maxsize=65536)
def trace(target: Hex, point: int) -> Trace:
    """What the line from the centre of hex 0,0 to a point of the target's hex meets on its way, both ends left out."""
    dq, dr = point_offset(point)
    end = (FINE * target.q + dq[0], dq[1]), (FINE * target.r + dr[0], dr[1])
    near = sorted(_candidates(target), key=lambda h: (_along(target, h), h))
    entered = tuple(h for h in near if _enters(end, h))
    chain = (ORIGIN, *entered, target)
    sides = tuple((a, b) for i, a in enumerate(chain) for b in chain[i + 1 :] if _crosses(end, a, b))
    return Trace(entered, sides)


def _candidates(target: Hex) -> set[Hex]:
    """Hexes that a line into the target's hex can touch at all."""
    n = distance(ORIGIN, target)
    found = {ORIGIN}
    frontier = [ORIGIN]
    while frontier:
        h = frontier.pop()
        for d in DIRECTIONS:
            c = h + d
            if c not in found and distance(ORIGIN, c) + distance(c, target) <= n + 1:
                found.add(c)
                frontier.append(c)
    return found - {ORIGIN, target}


def _along(target: Hex, h: Hex) -> int:
    return target.q * h.q + target.r * h.r + target.s * h.s


def sign(x: Number) -> int:
    """Sign of a + b * sqrt(3)."""
    a, b = x
    if a == 0 and b == 0:
        return 0
    if a >= 0 and b >= 0:
        return 1
    if a <= 0 and b <= 0:
        return -1
    larger_a = a * a > 3 * b * b
    return 1 if (a > 0) == larger_a else -1


_AXES = ((2, 1), (1, -1), (-1, -2))  # outward normals of sides d0, d1, d2 in axial coordinates


def _enters(end: tuple[Number, Number], h: Hex) -> bool:
    """Whether the segment meets the inside of a hex: no axis separates the two."""
    for i, j in _AXES:
        centre = FINE * (i * h.q + j * h.r)
        start = -centre
        stop = (i * end[0][0] + j * end[1][0] - centre, i * end[0][1] + j * end[1][1])
        if start >= FINE and sign((stop[0] - FINE, stop[1])) >= 0:
            return False
        if start <= -FINE and sign((stop[0] + FINE, stop[1])) <= 0:
            return False
    signs = {_turn(end, _corner(h, k)) for k in range(6)}
    return 1 in signs and -1 in signs


def _crosses(end: tuple[Number, Number], a: Hex, b: Hex) -> bool:
    """Whether the segment goes through the side between two hexes, not merely through its end."""
    way = a.direction_to(b)
    if way is None:
        return False
    return _turn(end, _corner(a, way)) * _turn(end, _corner(a, way + 1)) == -1


def _corner(h: Hex, k: int) -> tuple[int, int]:
    v = DIRECTIONS[(k - 1) % 6] + DIRECTIONS[k % 6]
    return FINE * h.q + 2 * v.q, FINE * h.r + 2 * v.r


def _turn(end: tuple[Number, Number], c: tuple[int, int]) -> int:
    """On which side of the line a point lies."""
    (qa, qb), (ra, rb) = end
    return sign((qa * c[1] - ra * c[0], qb * c[1] - rb * c[0]))
