"""Shattered woods: stems, stubs, fallen trunks and the crowns that are left."""

from __future__ import annotations

import math

from bot.hexes import Hex
from render.common.masks import Point
from render.common.noise import Stream
from render.common.palette import mix
from render.landships.colours import Theme
from render.landships.layout import SIDE, Layout
from render.landships.pen import Pen

__all__ = ["Tree", "draw_tree", "trees_of"]

_STEMS = 19
_LIVING = 0.45

Tree = tuple[float, float, int]


def trees_of(layout: Layout, h: Hex, seed: str) -> list[Tree]:
    """Feet of the stems of a hex, at least 15.5 apart, with a number each."""
    dice = Stream(seed, "forest", h.q, h.r)
    cx, cy = layout.center(h)
    feet: list[Point] = []
    for _ in range(400):
        if len(feet) == _STEMS:
            break
        x, y = dice.between(-1, 1) * SIDE * 0.86, dice.between(-1, 1) * SIDE * 0.86
        inside = abs(x) < SIDE * 0.75 and abs(x) * 0.5774 + abs(y) < SIDE * 0.86
        if inside and all(math.dist((x, y), f) >= 15.5 for f in feet):
            feet.append((x, y))
    return [(cx + x, cy + y + 6, i) for i, (x, y) in enumerate(feet)]


def draw_tree(pen: Pen, theme: Theme, h: Hex, tree: Tree, seed: str) -> None:
    """One tree: every seventh lies fallen, some still have a crown."""
    x, y, number = tree
    dice = Stream(seed, "tree", h.q, h.r, number)
    at = pen.at(x, y)
    high, thick = dice.between(20, 36), dice.between(4, 6)
    if number % 7 == 3:
        _fallen(at, theme, dice, high)
        return
    shade = mix(theme["forest_d"], (0, 0, 0), 0.25)
    at.poly([(0, 0), (high * 0.5, 3), (high * 0.5, 5), (0, 2.4)], shade)
    if dice.next() < _LIVING and high < 32:
        _stem(at, theme, dice, high * 0.7, thick)
        _crown(at, theme, dice, high * 0.75)
    else:
        _stem(at, theme, dice, high, thick)


def _stem(pen: Pen, theme: Theme, dice: Stream, high: float, thick: float) -> None:
    lean = dice.between(-4, 4)
    w = thick / 2
    top = w * 0.6
    trunk = theme["trunk"]
    head = [(lean + top, -high), (lean + top * 0.2, -high + 4), (lean - top * 0.4, -high - 3), (lean - top, -high + 2)]
    pen.poly([(-w, 0), (w, 0), *head], trunk)
    for side in (-1, 1):
        if dice.next() < 0.66:
            t = dice.between(0.45, 0.8)
            bx, by = lean * t, -high * t
            reach = dice.between(6, 12)
            pen.line([(bx, by), (bx + side * reach, by - reach * 0.75)], trunk, 2.0, round_ends=False)
    pen.line([(-w * 0.6, -1), (lean - top * 0.5, -high + 3)], theme["trunk_l"], 1.1, round_ends=False)


def _crown(pen: Pen, theme: Theme, dice: Stream, y: float) -> None:
    r = dice.between(8.5, 12)
    pen.blob(2.2, -y + 2.4, r * 1.02, r * 0.9, 0, theme["leaf3"], 12)
    pen.blob(0, -y, r, r * 0.88, 0, theme["leaf1"], 12)
    pen.blob(-2.4, -y - 2.2, r * 0.66, r * 0.55, 0, theme["leaf2"], 10)


def _fallen(pen: Pen, theme: Theme, dice: Stream, high: float) -> None:
    angle = math.radians(dice.between(-24, 24))
    ux, uy = math.cos(angle) * high * 0.5, math.sin(angle) * high * 0.5
    pen.line([(-ux + 1.5, -uy + 3), (ux + 1.5, uy + 3)], mix(theme["forest_d"], (0, 0, 0), 0.3), 3.4, round_ends=False)
    pen.line([(-ux, -uy), (ux, uy)], theme["trunk"], 4.4, round_ends=False)
    pen.line([(-ux, -uy - 1.2), (ux, uy - 1.2)], theme["trunk_l"], 1.1, round_ends=False)
    pen.line([(ux * 0.3, uy * 0.3), (ux * 0.3 + 6, uy * 0.3 - 7)], theme["trunk"], 2.0, round_ends=False)
