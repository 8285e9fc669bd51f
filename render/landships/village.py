"""Houses, church, rubble and bunker: what stands round the rim of a built-up hex."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.common.masks import Point
from render.common.noise import Stream
from render.common.palette import RGB, mix, shift
from render.landships.colours import Theme
from render.landships.pen import Pen

__all__ = ["Thing", "things_of"]

Thing = tuple[float, Callable[[Pen], None]]
"""Foot line (units from the hex centre, downwards) and what draws it on a pen at the hex centre."""

_PLOTS: tuple[Point, ...] = ((-27, -38), (27, -38), (-43, -11), (43, -11), (-42, 19), (42, 19), (-20, 44), (20, 44))


def things_of(terrain: str, theme: Theme, dice: Stream) -> list[Thing]:
    """Everything that stands in a hex of a terrain, to be sorted by its foot."""
    if terrain == "bunker":
        return [(40.0, lambda pen: _bunker(pen, theme, dice))]
    if terrain == "rubble":
        return [(46.0, lambda pen: _rubble(pen, theme, dice))]
    things: list[Thing] = []
    skip = 1 if terrain == "church" else dice.pick(9)
    for i, (x, y) in enumerate(_PLOTS):
        jx, jy = x + dice.between(-2, 2), y + dice.between(-2, 2)
        size = dice.between(23, 34), dice.between(21, 25)
        roof, ruined, gable = dice.pick(5), dice.next() < 0.35, dice.next() < 0.3
        if i != skip:
            things.append((jy + size[1] / 2, _house(theme, jx, jy, size, roof, ruined, gable)))
    if terrain == "church":
        things.append((-22.0, lambda pen: _church(pen.at(14, -34), theme)))
    return things


def _house(
    theme: Theme, x: float, y: float, size: tuple[float, float], roof: int, ruined: bool, gable: bool
) -> Callable[[Pen], None]:
    def draw(pen: Pen) -> None:
        w, h = size
        at = pen.at(x - w / 2, y - h / 2)
        at.poly(
            [(w, h * 0.5), (w + 6, h * 0.6), (w + 6, h + 3), (5, h + 3), (0, h)],
            mix(theme["yard"], theme["ruin"], 0.42),
        )
        if gable:
            _gable_house(at, theme, w * 0.78, h, theme[f"roof{roof + 1}"])
        else:
            _eaves_house(at, theme, w, h, theme[f"roof{roof + 1}"], ruined)

    return draw


def _eaves_house(at: Pen, theme: Theme, w: float, h: float, roof: RGB, ruined: bool) -> None:
    cut = h * 0.62
    at.rect((1.5, cut - 1, w - 1.5, h), theme["wall"])
    at.rect((1.5, cut - 1, w - 1.5, cut + 1.4), theme["wall_d"])
    at.poly([(3, 0), (w - 3, 0), (w - 1, cut * 0.5), (1, cut * 0.5)], shift(roof, 16))
    at.poly([(1, cut * 0.5), (w - 1, cut * 0.5), (w + 1, cut), (-1, cut)], roof)
    at.line([(2, cut * 0.25), (w - 2, cut * 0.25)], roof, 0.8, round_ends=False)
    at.line([(0.5, cut * 0.76), (w - 0.5, cut * 0.76)], shift(roof, -22), 0.9, round_ends=False)
    at.rect((w * 0.68, -3.4, w * 0.68 + 3.6, 2), shift(roof, -34))
    for t in (0.2, 0.48, 0.76):
        at.rect((w * t - 1.5, cut + 2.6, w * t + 1.7, h - (0 if t == 0.48 else 2)), theme["ruin"])
    if ruined:
        hole = [
            (w * 0.3, cut * 0.1),
            (w * 0.66, cut * 0.2),
            (w * 0.74, cut * 0.86),
            (w * 0.4, cut * 0.94),
            (w * 0.24, cut * 0.5),
        ]
        at.poly(hole, theme["ruin"])
        for t in (0.4, 0.52, 0.63):
            at.line([(w * t, cut * 0.1), (w * t + 2, cut * 0.9)], theme["wall_d"], 1.1, round_ends=False)


def _gable_house(at: Pen, theme: Theme, w: float, h: float, roof: RGB) -> None:
    top = h * 0.42
    at.poly([(1, top), (w / 2, 0), (w - 1, top), (w - 1, h), (1, h)], theme["wall"])
    at.line([(-1, top + 2), (w / 2, -0.5), (w + 1, top + 2)], shift(roof, -8), 3.4)
    at.line([(0, top + 0.5), (w / 2, -1.5)], shift(roof, 18), 1.4)
    at.rect((w / 2 - 2, h * 0.56, w / 2 + 2.2, h), theme["ruin"])


def _church(pen: Pen, theme: Theme) -> None:
    slate, wall = theme["roof5"], theme["wall"]
    pen.poly([(-12, 15), (38, 15), (38, 4), (44, 8), (44, 19), (-6, 19)], mix(theme["yard"], theme["ruin"], 0.42))
    pen.rect((-4, 2, 36, 16), wall)
    pen.poly([(-2, -9), (34, -9), (38, 2), (-6, 2)], slate)
    pen.line([(-2, -3.6), (36, -3.6)], shift(slate, -18), 0.9, round_ends=False)
    for x in (4, 14, 24):
        pen.poly([(x, 14), (x, 8), (x + 2.4, 5.4), (x + 4.8, 8), (x + 4.8, 14)], theme["ruin"])
    pen.rect((-16, -10, -3, 16), wall)
    pen.rect((-5.6, -10, -3, 16), theme["wall_d"])
    pen.poly([(-18, -10), (-9.5, -33), (-1, -10)], slate)
    pen.poly([(-18, -10), (-9.5, -33), (-9.5, -10)], shift(slate, 18))
    pen.line([(-9.5, -33), (-9.5, -40)], theme["ruin"], 1.5)
    pen.line([(-12.4, -37), (-6.6, -37)], theme["ruin"], 1.5)
    pen.rect((-11.6, -6, -7.4, 0), theme["ruin"])
    pen.rect((-11.6, 8, -7.4, 16), theme["ruin"])


def _in_hex(dice: Stream, reach: float) -> Point:
    while True:
        x, y = dice.between(-reach, reach), dice.between(-reach, reach)
        if abs(x) < reach * 0.84 and abs(x) * 0.5774 + abs(y) < reach:
            return x, y


def _rubble(pen: Pen, theme: Theme, dice: Stream) -> None:
    stones = (theme["wall"], theme["wall_d"], theme["roof1"], theme["roof4"], mix(theme["wall_d"], theme["ruin"], 0.5))
    shade = mix(theme["yard"], theme["ruin"], 0.45)
    for _ in range(92):
        x, y = _in_hex(dice, 57)
        r, turn = dice.between(1.6, 4.3), dice.between(0, 90)
        chip = pen.at(x, y, turn)
        corners = [(-r, -r * 0.7), (r, -r * 0.7), (r, r * 0.7), (-r, r * 0.7)]
        pen.at(x + 1.2, y + 1.6, turn).poly(corners, shade)
        chip.poly(corners, stones[dice.pick(5)])
    for _ in range(4):
        x, y = _in_hex(dice, 44)
        angle, length = dice.between(-0.9, 0.9), dice.between(9, 17)
        dx, dy = math.cos(angle) * length, math.sin(angle) * length
        pen.line([(x - dx, y - dy), (x + dx, y + dy)], theme["ruin"], 2.8, round_ends=False)
    for i in range(5):
        angle = math.radians(72 * i + dice.between(-16, 16) + 30)
        _corner(pen.at(math.sin(angle) * 45, -math.cos(angle) * 43), theme, dice)


def _corner(pen: Pen, theme: Theme, dice: Stream) -> None:
    """A broken corner of a wall, light on top."""
    a, b = dice.between(6, 12), dice.between(6, 10)
    sx = 1 if dice.next() < 0.5 else -1
    path = [(sx * a, 0.0), (0.0, 0.0), (0.0, b)]
    pen.at(1.6, 2.4).line(path, theme["wall_d"], 6.5, round_ends=False)
    pen.line(path, mix(theme["wall_d"], theme["ruin"], 0.4), 5.6, round_ends=False)
    pen.at(-0.6, -0.8).line(path, theme["wall"], 3.6, round_ends=False)


def _bunker(pen: Pen, theme: Theme, dice: Stream) -> None:
    def octagon(grow: float, dy: float = 0.0) -> list[Point]:
        w, h, c = 50 + grow, 33 + grow, 17.0
        half = [(w - c, -h), (w, -h + c), (w, h - c), (w - c, h)]
        return [(-w + c, -h + dy), *((x, y + dy) for x, y in half), *((-x, y + dy) for x, y in reversed(half[1:]))]

    pen.at(5, 6).poly(octagon(0, 8), mix(theme["mud_d"], theme["mud3"], 0.3))
    pen.poly(octagon(0, 11), theme["conc_d"])
    pen.poly([(-33, 35), (33, 35), (33, 44), (-33, 44)], mix(theme["conc_d"], theme["ruin"], 0.35))
    for x in (-20.0, 0.0, 20.0):
        pen.rect((x - 7, 37.5, x + 7, 41.5), theme["cut"])
    pen.poly(octagon(0), theme["conc"])
    pen.line(octagon(-1.4)[7:8] + octagon(-1.4)[0:3], mix(theme["conc"], (255, 250, 235), 0.45), 3, round_ends=False)
    pen.line(octagon(-1.4)[3:7], mix(theme["conc"], theme["conc_d"], 0.6), 3, round_ends=False)
    for _ in range(9):
        x, y, r = dice.between(-34, 34), dice.between(-20, 20), dice.between(1.4, 3.4)
        pen.blob(x, y, r, r * 0.7, 0, theme["conc_d"], 9)
