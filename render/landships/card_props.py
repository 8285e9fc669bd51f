"""What the pictures on cards are put together from: ridges, men, sandbags, wire, landships, arrows."""

from __future__ import annotations

import math

from render.common.masks import Point
from render.common.noise import Stream
from render.common.palette import RGB, mix, rgb
from render.landships import pictograms
from render.landships.colours import BRITISH
from render.landships.pen import Pen

__all__ = ["HEIGHT", "INK", "PALE", "WIDTH", "arrow", "band", "entanglement", "landship", "man", "ridge", "sandbags"]

WIDTH, HEIGHT = 404.0, 196.0
INK, PALE = rgb("26221A"), rgb("EADBB6")


def band(pen: Pen, dice: Stream, y: float, tone: RGB, deep: float) -> None:
    top = [(i * (WIDTH + 4) / 12, y + dice.between(-5, 5)) for i in range(13)]
    foot = [(x, v + deep + dice.between(-3, 5)) for x, v in reversed(top)]
    pen.poly([*top, *foot], tone)


def ridge(pen: Pen, dice: Stream, y: float, tone: RGB, rough: float) -> None:
    points = [(i * (WIDTH + 4) / 9, y - dice.between(0, rough)) for i in range(10)]
    pen.poly([*points, (WIDTH + 4, HEIGHT + 4), (0, HEIGHT + 4)], tone)


def man(
    pen: Pen, x: float, y: float, size: float = 1.9, ink: RGB = INK, nation: str = BRITISH, left: bool = False
) -> None:
    pictograms.infantry(pen.at(x, y - 15 * size, 0, size, flip=left), ink, nation)


def sandbags(pen: Pen, y: float, x0: float = 0.0, x1: float = WIDTH) -> None:
    x, i = x0 + 8, 0
    while x < x1:
        pen.blob(x, y + (i % 2) * 2, 11, 6.5, 0, mix(PALE, INK, 0.34 if i % 2 else 0.2), 12)
        x += 18
        i += 1


def entanglement(pen: Pen, x0: float, x1: float, y: float, tall: float = 30) -> None:
    x = x0
    while x <= x1:
        pen.line([(x, y), (x, y - tall)], INK, 3.2, round_ends=False)
        if x + 24 <= x1:
            pen.line([(x, y - 3), (x + 24, y - tall + 4)], INK, 1.4, round_ends=False)
            pen.line([(x, y - tall + 4), (x + 24, y - 3)], INK, 1.4, round_ends=False)
            pen.line([(x, y - tall * 0.55), (x + 24, y - tall * 0.55)], INK, 1.2, round_ends=False)
        x += 24


def landship(pen: Pen, x: float, y: float, size: float = 1.0, ink: RGB = INK, left: bool = False) -> None:
    """A rhomboid tank from the side, 120 by 56, its foot at the point."""
    p = pen.at(x, y, 0, size, flip=left)
    p.poly(
        [(-62, -20), (-44, -44), (20, -52), (46, -52), (60, -38), (62, -28), (42, -2), (32, 0), (-48, 0), (-60, -8)],
        ink,
    )
    p.poly([(6, -60), (30, -60), (34, -50), (2, -50)], ink)
    lit = mix(ink, PALE, 0.42)
    rim = [
        (-55, -18),
        (-40, -38),
        (21, -46),
        (44, -46),
        (54, -36),
        (55, -29),
        (38, -7),
        (30, -6),
        (-46, -6),
        (-54, -11),
    ]
    p.poly(rim, None, lit, 1.8)
    p.poly([(-14, -34), (18, -34), (26, -26), (18, -14), (-14, -14)], mix(ink, PALE, 0.2))
    p.line([(18, -26), (52, -30)], ink, 6)
    p.line([(18, -26), (50, -29.8)], lit, 1.6)


def arrow(pen: Pen, points: list[Point], colour: RGB, width: float = 9) -> None:
    (ax, ay), (bx, by) = points[-2], points[-1]
    head = pen.at(bx, by, math.degrees(math.atan2(by - ay, bx - ax)))
    for grow, tone in ((4.0, INK), (0.0, colour)):
        pen.line(points, tone, width + grow)
        head.poly([(18, 0), (-8, -15), (-4, 0), (-8, 15)], tone, tone, grow * 1.2 + 0.01)
