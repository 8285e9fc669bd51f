"""Villages: a pale yard, gardens, houses on a ring so that the middle stays free, one church each."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

from PIL import Image, ImageFilter

from bot.core.view import Hex
from render.common.masks import Mask, Point
from render.common.noise import Stream
from render.common.palette import RGB, shift
from render.duel.terrain.canvas import Canvas
from render.duel.terrain.fields import groups

__all__ = ["House", "paint_houses", "paint_village_ground", "place_houses"]


@dataclass(frozen=True, slots=True)
class House:
    """A house: middle, half length and half width, direction, roof tone; the church is larger."""

    x: float
    y: float
    a: float
    b: float
    angle: float
    roof: int
    garden: bool
    church: bool = False

    def point(self, u: float, v: float, off: float = 0.0) -> Point:
        """A point of the house in shares of its half sides, moved south-east by ``off`` pixels."""
        ca, sa = math.cos(self.angle), math.sin(self.angle)
        return (
            self.x + u * self.a * ca - v * self.b * sa + off * 0.6,
            self.y + u * self.a * sa + v * self.b * ca + off * 0.8,
        )

    def box(self, u0: float, u1: float, v0: float, v1: float, off: float = 0.0) -> list[Point]:
        return [self.point(u, v, off) for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))]


def paint_village_ground(c: Canvas) -> None:
    village = c.of("village")
    if village:
        c.wash(c.theme["village"], c.region("village", village, 9, (0.26, 22), (0.50, 0.05)), 0.9)


def place_houses(c: Canvas, roads: list[list[Point]]) -> list[House]:
    """All houses of the map, the same for every scale."""
    houses: list[House] = []
    for group in groups(c.of("village")):
        churches = min(group, key=lambda h: (Stream(c.name, "church", h.q, h.r).next(), h))
        for h in sorted(group):
            houses.extend(_of_hex(c, h, roads, church=h == churches, others=houses))
    return houses


def _of_hex(c: Canvas, h: Hex, roads: list[list[Point]], *, church: bool, others: list[House]) -> list[House]:
    k, s = c.k, Stream(c.name, "houses", h.q, h.r)
    x0, y0 = c.geo.centre(h)
    near = [p for line in roads for p in _dense(line, 6 * k) if math.dist(p, (x0, y0)) < 70 * k]
    turn = s.between(0, math.tau)
    mine: list[House] = []
    for i in range(22):
        if len(mine) >= 9:
            break
        angle = turn + i * 2.399963
        far = s.between(0.46, 0.80) * c.geo.radius
        x, y = x0 + math.cos(angle) * far, y0 + math.sin(angle) * far
        is_church = church and not mine
        a, b = (14.0, 8.0) if is_church else (s.between(8, 11.5), s.between(5, 6.5))
        lean = _direction(near, (x, y), s.between(0, math.pi)) + (math.pi / 2 if s.next() < 0.35 else 0)
        house = House(x, y, a * k, b * k, lean + s.between(-0.12, 0.12), s.pick(5), s.next() < 0.6, is_church)
        apart = 27 * k if is_church else 19 * k
        free = all(math.dist((o.x, o.y), (x, y)) > (apart if not o.church else 27 * k) for o in (*others, *mine))
        if free and all(math.dist(p, (x, y)) > (7 + b) * k + 4 * k for p in near):
            mine.append(house)
    return mine


def _dense(line: list[Point], step: float) -> list[Point]:
    out: list[Point] = []
    for (ax, ay), (bx, by) in pairwise(line):
        n = max(1, round(math.hypot(bx - ax, by - ay) / step))
        out.extend((ax + (bx - ax) * i / n, ay + (by - ay) * i / n) for i in range(n))
    return out


def _direction(near: list[Point], at: Point, otherwise: float) -> float:
    """Direction of the road nearest to a point."""
    if len(near) < 3:
        return otherwise
    i = min(range(1, len(near) - 1), key=lambda j: math.dist(near[j], at))
    return math.atan2(near[i + 1][1] - near[i - 1][1], near[i + 1][0] - near[i - 1][0])


def paint_houses(c: Canvas, houses: list[House]) -> None:
    """Gardens, one shadow for all, then roofs from north to south."""
    if not houses:
        return
    k = c.k
    gardens, shadow = c.sheet(2), c.sheet(2)
    for house in houses:
        if house.garden and not house.church:
            gardens.polygon(house.box(-1.25, 1.3, 0.4, 2.9))
        shadow.polygon(house.box(-1, 1, -1, 1, 5.6 * k))
    gardens.paint(c.image, c.theme["garden"], 0.85)
    soft = shadow.finish().filter(ImageFilter.GaussianBlur(0.8 * k)).point([round(v * 0.5) for v in range(256)])
    c.image.paste(c.theme["shadow"], (0, 0), soft)
    for house in sorted(houses, key=lambda o: (o.y, o.x)):
        _roof(c, house)
        if house.church:
            _tower(c, house)


def _fill(image: Image.Image, points: list[Point], colour: RGB) -> None:
    sheet = Mask.over(points, 2)
    sheet.polygon(points)
    sheet.paint(image, colour)


def _roof(c: Canvas, house: House) -> None:
    """Two faces by their light, ridge, chimney, outline."""
    k = c.k
    tone = c.theme.tones["roof"][3 if house.church else house.roof]
    grow = 0.9 * k
    outer = house.box(-1 - grow / house.a, 1 + grow / house.a, -1 - grow / house.b, 1 + grow / house.b)
    _fill(c.image, outer, shift(tone, -62))
    # the face whose outward normal points to the upper left is lit
    normal = math.sin(house.angle) - math.cos(house.angle)  # of the face v < 0
    upper, lower = (16, -24) if normal <= 0 else (-24, 16)
    _fill(c.image, house.box(-1, 1, -1, 0), shift(tone, upper))
    _fill(c.image, house.box(-1, 1, 0, 1), shift(tone, lower))
    ridge = Mask.over([house.point(-1, 0), house.point(1, 0)], 3)
    ridge.line([house.point(-1, 0), house.point(1, 0)], 1.1 * k, caps=False)
    ridge.paint(c.image, shift(tone, 34))
    if not house.church:
        _fill(c.image, house.box(0.35, 0.35 + 2.6 * k / house.a, -0.5, -0.5 + 2.6 * k / house.b), shift(tone, -52))


def _tower(c: Canvas, house: House) -> None:
    """A four-sided roof and a pale cross at one end of the nave."""
    k = c.k
    tone = c.theme.tones["roof"][3]
    x, y = house.point(-1.15, 0)
    half = 7.5 * k
    ca, sa = math.cos(house.angle), math.sin(house.angle)
    corners = [
        (x + (u * ca - v * sa) * half, y + (u * sa + v * ca) * half) for u, v in ((-1, -1), (1, -1), (1, 1), (-1, 1))
    ]
    grown = [(x + (px - x) * 1.13, y + (py - y) * 1.13) for px, py in corners]
    _fill(c.image, grown, shift(tone, -62))
    for i in range(4):
        a, b = corners[i], corners[(i + 1) % 4]
        mx, my = (a[0] + b[0]) / 2 - x, (a[1] + b[1]) / 2 - y
        light = -(mx + my) / (half * 1.42)
        _fill(c.image, [a, b, (x, y)], shift(tone, 20 * light - 2))
    cross = Mask.over([(x, y)], 8 * k)
    cross.line([(x, y - 5 * k), (x, y + 4 * k)], 1.7 * k, caps=False)
    cross.line([(x - 3.6 * k, y - 1.2 * k), (x + 3.6 * k, y - 1.2 * k)], 1.7 * k, caps=False)
    cross.paint(c.image, c.theme["road"])
