"""What comes and goes on the ground: shell craters, wire, fortified positions; and the mine crater."""

from __future__ import annotations

import math

from render.common.masks import Point
from render.common.noise import Stream
from render.common.palette import RGB, mix
from render.common.stamps import Stamp
from render.landships.colours import Theme
from render.landships.layout import HEX_W
from render.landships.pen import Pen

__all__ = ["crater_sprite", "fort_sprite", "mine_crater", "wire_sprite"]


def _ring(dice: Stream, rx: float, ry: float, rough: float, steps: int = 34) -> list[Point]:
    """A wobbly closed outline: three slow waves and a little roughness."""
    waves = [(n, dice.between(0, 6.3), dice.between(0.3, 1.0) * rough) for n in (2, 3, 5)]
    points = []
    for i in range(steps):
        t = 2 * math.pi * i / steps
        f = 1 + sum(a * math.sin(n * t + p) for n, p, a in waves) / 3 + dice.between(-0.16, 0.16) * rough
        points.append((rx * f * math.sin(t), -ry * f * math.cos(t)))
    return points


def _scaled(points: list[Point], f: float, dx: float = 0.0, dy: float = 0.0) -> list[Point]:
    return [(x * f + dx, y * f + dy) for x, y in points]


def _pool(pen: Pen, dice: Stream, theme: Theme, rx: float, ry: float) -> None:
    edge = _ring(dice, rx, ry, 0.16)
    pen.poly(_scaled(edge, 1.16), theme["water_d"])
    pen.poly(edge, theme["water"])
    for _ in range(3):
        x, y, half = dice.between(-0.4, 0.3) * rx, dice.between(-0.5, 0.4) * ry, dice.between(3, 6)
        pen.line([(x - half, y), (x + half, y - 0.8)], theme["water_l"], 1.5)


def crater_sprite(theme: Theme, variant: int, k: float) -> Stamp:
    """A shell crater of six variants: thrown earth, pale rim, three rings, a pool."""
    pen = Pen.sheet((-58, -56, 58, 56), k, 2)
    dice = Stream("crater", variant)
    thrown = (theme["soil_l"], theme["rim"], mix(theme["soil_l"], theme["soil"], 0.5))
    for i in range(26):
        t = math.radians(dice.between(-34, 34) + 72 * (i % 5)) + dice.between(0, 0.5)
        r, size = dice.between(39, 50), dice.between(2.2, 5.6)
        dab = pen.at(r * math.sin(t), -r * 0.94 * math.cos(t), math.degrees(t))
        dab.blob(0, 0, size * 0.8, size * dice.between(0.8, 1.5), 0, thrown[dice.pick(3)], 9)
    edge = _ring(dice, 43.5, 41, 0.13)
    pen.poly(_scaled(edge, 1.03, 1.5, 2.0), theme["soil_d"])
    pen.poly(edge, theme["rim"])
    pen.poly(_scaled(edge, 0.90, 0.6, 0.8), theme["soil_d"])
    pen.poly(_scaled(edge, 0.84, 1.2, 1.8), theme["soil"])
    pen.poly(_scaled(edge, 0.70, 0.4, 0.6), theme["soil_d"])
    pen.poly(_scaled(edge, 0.645, 1.0, 1.6), mix(theme["soil"], theme["soil_d"], 0.55))
    pen.poly(_scaled(edge, 0.56, 0.0, 0.4), mix(theme["soil_d"], theme["cut2"], 0.45))
    _pool(pen.at(0.5, 2), dice, theme, 20, 14.5)
    return pen.stamp()


def mine_crater(pen: Pen, theme: Theme, dice: Stream) -> None:
    """A mine crater that fills its hex: thrown chalk, four rings, a pool."""
    chalk = theme["chalk"]
    for i in range(44):
        t = 2 * math.pi * i / 44 + dice.between(-0.08, 0.08)
        r, size = dice.between(50, 57), dice.between(2.2, 6)
        pen.at(r * math.sin(t), -r * math.cos(t), math.degrees(t)).blob(0, 0, size * 0.4, size, 0, chalk, 8)
    edge = _ring(dice, 52, 51, 0.08, 32)
    tones: tuple[tuple[float, RGB], ...] = (
        (1.0, theme["soil_d"]), (0.97, chalk), (0.84, theme["soil_d"]), (0.81, theme["soil_l"]),
        (0.69, theme["soil_d"]),
        (0.65, theme["soil"]), (0.53, mix(theme["soil_d"], theme["soil"], 0.3)), (0.47, theme["soil_d"]),
        (0.42, theme["cut2"]),
    )  # fmt: skip
    for f, tone in tones:
        pen.poly(_scaled(edge, f, 0.8, 1.6 * (1 - f) * 2), tone)
    _pool(pen.at(0.5, 2), dice, theme, 20, 18)


def wire_sprite(theme: Theme, open_left: bool, open_right: bool, k: float) -> Stamp:
    """Two belts of wire from edge to edge; the belts of neighbours join where a side is open."""
    half = HEX_W / 2
    pen = Pen.sheet((-half - 8, -34, half + 8, 32), k, 3)
    left = -half if open_left else -half + 7
    right = half if open_right else half - 7
    for row, (y, start) in enumerate(((-14.0, 0.0), (14.0, 0.5))):
        bays = 4
        pitch = (right - left) / bays
        for i in range(bays):
            x0 = left + pitch * i
            _bay(pen, theme, x0, pitch, y, row)
        for i in range(bays + 1):
            x = left + pitch * (i + (start if i < bays else 0))
            if i < bays or not open_right:
                _post(pen, theme, x, y)
    return pen.stamp()


def _bay(pen: Pen, theme: Theme, x: float, pitch: float, y: float, row: int) -> None:
    ink = theme["wire"]
    pen.line([(x, y - 8), (x + pitch, y + 8)], ink, 1.7, round_ends=False)
    pen.line([(x, y + 8), (x + pitch, y - 8)], ink, 1.5, round_ends=False)
    for i, t in enumerate((0.26, 0.74)):
        cx = x + pitch * t
        pen.oval(cx, y + (0.6 if (i + row) % 2 else -0.6), 8, 9, None, ink, 1.8)
        for dx, dy in ((-8, -2), (0, -9), (8, 2), (0, 9)):
            pen.line([(cx + dx - 1.8, y + dy - 1.8), (cx + dx + 1.8, y + dy + 1.8)], ink, 1.2, round_ends=False)


def _post(pen: Pen, theme: Theme, x: float, y: float) -> None:
    pen.line([(x + 1.5, y + 13), (x + 7, y + 14)], mix(theme["mud_d"], theme["mud4"], 0.4), 2.0)
    pen.line([(x, y - 13), (x, y + 13)], theme["post"], 3.4, round_ends=False)
    pen.line([(x - 0.9, y - 12.4), (x - 0.9, y + 12)], mix(theme["post"], theme["trunk_l"], 0.7), 1.0, round_ends=False)


def fort_sprite(theme: Theme, faces_up: bool, k: float) -> Stamp:
    """Two rows of sandbags on an arc towards the enemy."""
    pen = Pen.sheet((-60, -60, 60, 60), k, 3)
    side = pen if faces_up else pen.at(0, 0, 180)
    shade = mix(theme["soil_d"], theme["mud4"], 0.3)
    side.arc(1.5, 3.0 if faces_up else -3.0, 44, 44, -78, 78, shade, 17)
    for radius, count, start in ((47.0, 16, -76.0), (39.0, 13, -73.0)):
        for i in range(count):
            t = start + (-2 * start) * i / (count - 1)
            a = math.radians(t)
            bag = side.at(radius * math.sin(a), -radius * math.cos(a), t)
            bag.blob(0, 0, 5.2, 4.3, 0, mix(theme["soil_d"], theme["cut2"], 0.3), 12)
            bag.blob(-0.4, -0.5, 4.4, 3.5, 0, theme["bag"] if i % 2 else theme["rim"], 12)
    return pen.stamp()
