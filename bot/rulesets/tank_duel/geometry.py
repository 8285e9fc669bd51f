"""Front, side and rear of a tank that points at a corner of its hex, firing wedges and impact zones (TD-3.6, TD-5)."""

from __future__ import annotations

from functools import cache
from typing import Literal

from bot.hexes import DIRECTIONS, ORIGIN, Hex
from bot.rulesets.tank_duel.model import Zone

Way = Literal["forward_left", "forward_right", "reverse_left", "reverse_right"]
WAYS: tuple[Way, ...] = ("forward_left", "forward_right", "reverse_left", "reverse_right")

_OFFSET: dict[Way, int] = {"forward_left": 0, "forward_right": -1, "reverse_left": 2, "reverse_right": 3}


def direction_of(facing: int, way: Way) -> int:
    """Direction 0-5 of a driver's way, nose forward (TD-P8).

    >>> direction_of(2, "forward_left")
    2
    """
    return (facing + _OFFSET[way]) % 6


@cache
def way_of(facing: int, direction: int) -> Way | None:
    """The driver's way into a direction, None for the two hexes at the sides (TD-3.6)."""
    return next((w for w in WAYS if direction_of(facing, w) == direction % 6), None)


def is_forward(way: Way) -> bool:
    return way in ("forward_left", "forward_right")


@cache
def facings_after(facing: int, way: Way) -> tuple[int, int]:
    """The two facings allowed after a step, the kept heading first (TD-3.3, TD-3.4).

    >>> facings_after(2, "reverse_left")
    (2, 1)
    """
    j = direction_of(facing, way)
    pair = (j, (j + 1) % 6) if is_forward(way) else ((j + 3) % 6, (j + 4) % 6)
    bent = pair[0] if pair[1] == facing % 6 else pair[1]
    return facing % 6, bent


def in_wedge(facing: int, v: Hex) -> bool:
    """Whether an offset lies in the 60 degree wedge ahead of a facing, rays included (TD-4.2)."""
    left, right = DIRECTIONS[facing % 6], DIRECTIONS[(facing - 1) % 6]
    return v != ORIGIN and _cross(right, v) <= 0 and _cross(v, left) <= 0


def _cross(a: Hex, b: Hex) -> int:
    return a.q * b.r - a.r * b.q


def turret_offset(facing: int, offset: int, v: Hex) -> int:
    """The offset 0-5 nearest to the present one whose wedge holds the target (TD-P11)."""
    good = [o for o in range(6) if in_wedge(facing + o, v)]
    return min(good, key=lambda o: (min((o - offset) % 6, (offset - o) % 6), o))


def impact_zone(facing: int, v: Hex) -> Zone:
    """The face that a shooter at offset ``v`` from the target hits; edges favour the target (TD-5, TD-A25)."""
    relative, on_ray = _bearing(facing, v)
    if on_ray:
        return "front" if relative in (0, 1, 5) else "side" if relative in (2, 4) else "rear"
    return "front" if relative in (0, 5) else "side" if relative in (1, 4) else "rear"


def flank(facing: int, v: Hex) -> Literal["left", "right"]:
    """Which side of the tank an offset in its side zone lies on, the driver's left or right."""
    relative, on_ray = _bearing(facing, v)
    return "left" if relative == (2 if on_ray else 1) else "right"


def _bearing(facing: int, v: Hex) -> tuple[int, bool]:
    """Relative vertex (True) or relative direction (False) of an offset, 0-5."""
    cube = sorted((abs(v.q), abs(v.r), abs(v.s)))
    if cube[0] == cube[1]:
        vertex = max(range(6), key=lambda k: _dot(_vertex(k), v))
        return (vertex - facing) % 6, True
    best = max(range(6), key=lambda j: _dot(DIRECTIONS[j], v))
    return (best - facing) % 6, False


def _dot(a: Hex, b: Hex) -> int:
    return a.q * b.q + a.r * b.r + a.s * b.s


def _vertex(k: int) -> Hex:
    return DIRECTIONS[(k - 1) % 6] + DIRECTIONS[k % 6]


def target_points(facing: int, v: Hex) -> tuple[int, int, int]:
    """The three points of the face hit by a shooter at offset ``v``: 0-5 a vertex, 6-11 a side neighbour (TD-4.1)."""
    zone = impact_zone(facing, v)
    if zone == "front":
        points = (facing - 1, facing, facing + 1)
    elif zone == "rear":
        points = (facing + 2, facing + 3, facing - 2)
    elif flank(facing, v) == "left":
        return (facing + 1) % 6, (facing + 1) % 6 + 6, (facing + 2) % 6
    else:
        return (facing - 1) % 6, (facing - 2) % 6 + 6, (facing - 2) % 6
    return points[0] % 6, points[1] % 6, points[2] % 6
