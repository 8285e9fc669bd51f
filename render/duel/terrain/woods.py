"""Woods and hedges: crowns of several shapes on a shadowed floor, sorted from north to south."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from render.common.masks import Mask, Point
from render.common.noise import Field, Stream
from render.common.palette import RGB, shift
from render.duel.terrain.canvas import Canvas
from render.duel.theme import Theme

__all__ = ["Stamp", "Standing", "hedge_bushes", "paint_standing", "paint_wood_floor", "wood_crowns"]


@dataclass(frozen=True, slots=True)
class Stamp:
    """A small opaque picture with its mask; the anchor is its middle."""

    image: Image.Image
    mask: Image.Image

    def place(self, target: Image.Image, x: float, y: float) -> None:
        px, py = round(x - self.image.width / 2), round(y - self.image.height / 2)
        target.paste(self.image, (px, py), self.mask)


@dataclass(frozen=True, slots=True)
class Standing:
    """Something that stands on the ground: stamp, place, radius of its shadow."""

    stamp: Stamp
    x: float
    y: float
    r: float


@lru_cache(maxsize=512)
def _crown(theme: Theme, radius: float, variant: int, tones: str) -> Stamp:
    """A round crown: rim of lobes, the same shape lighter towards the sun, a light patch on most."""
    colours = theme.tones[tones]
    tone = colours[variant % len(colours)]
    rim = shift(tone, theme.numbers["crown_rim"])
    s = Stream("crown", variant, tones)
    half = math.ceil(radius * 1.25) + 1
    lobes = []
    turn = s.between(0, math.tau)
    for i in range(6):
        a = turn + i * math.tau / 6 + s.between(-0.2, 0.2)
        far = s.between(0.50, 0.62) * radius
        lobes.append((math.cos(a) * far, math.sin(a) * far, s.between(0.34, 0.44) * radius))
    outer = _blob(half, lobes, radius * 0.80, 1.0, (0.0, 0.0))
    image = Image.new("RGB", outer.size, rim)
    inner = _blob(half, lobes, radius * 0.80, 0.93, (-0.16 * radius * 0.7, -0.16 * radius * 0.7))
    image.paste(tone, (0, 0), inner)
    if variant // 3 % 4:
        light = Mask((0, 0, 2 * half, 2 * half), 4)
        light.disc(half - 0.27 * radius, half - 0.30 * radius, 0.48 * radius)
        image.paste(shift(tone, theme.numbers["crown_light"]), (0, 0), light.finish())
    return Stamp(image, outer)


def _blob(half: int, lobes: Sequence[tuple[float, float, float]], r: float, scale: float, off: Point) -> Image.Image:
    sheet = Mask((0, 0, 2 * half, 2 * half), 4)
    sheet.disc(half + off[0], half + off[1], r * scale)
    for x, y, lobe in lobes:
        sheet.disc(half + off[0] + x * scale, half + off[1] + y * scale, lobe * scale)
    return sheet.finish()


@lru_cache(maxsize=128)
def _conifer(theme: Theme, radius: float, variant: int) -> Stamp:
    """A dark star of eighteen points in three tones."""
    first, second = theme.tones["conifer"]
    base = first if variant % 2 else second
    half = math.ceil(radius * 1.2) + 1
    turn = Stream("conifer", variant).between(0, 1)

    def star(scale: float, off: float) -> Image.Image:
        points = []
        for i in range(36):
            far = radius * scale * (1.08 if i % 2 == 0 else 0.78)
            a = turn + i * math.tau / 36
            points.append((half + off + math.cos(a) * far, half + off + math.sin(a) * far))
        sheet = Mask((0, 0, 2 * half, 2 * half), 4)
        sheet.polygon(points)
        return sheet.finish()

    outer = star(1.0, 0.0)
    image = Image.new("RGB", outer.size, shift(base, -18))
    image.paste(base, (0, 0), star(0.74, -0.08 * radius))
    image.paste(shift(base, 18), (0, 0), star(0.40, -0.16 * radius))
    return Stamp(image, outer)


def paint_wood_floor(c: Canvas) -> Field:
    mask = c.region("woods", c.of("woods"), 8, (0.15, 30), (0.50, 0.06))
    c.wash(c.theme["wood_floor"], mask, 0.92)
    return mask


def wood_crowns(c: Canvas, mask: Field, roads: list[list[Point]]) -> list[Standing]:
    """Crowns on a jittered grid wherever the wood is thick enough and no road runs."""
    k, out = c.k, []
    pitch = 18.8 * k
    height, width = mask.shape
    clear = _near(c, roads, 13 * k)
    for row in range(-1, math.ceil(height / (pitch * 0.87)) + 1):
        for column in range(-1, math.ceil(width / pitch) + 1):
            s = Stream(c.name, "tree", column, row)
            x = (column + (0.5 if row & 1 else 0.0) + s.between(-0.31, 0.31)) * pitch
            y = (row + s.between(-0.31, 0.31)) * pitch * 0.87
            ix, iy = int(x), int(y)
            if not (0 <= ix < width and 0 <= iy < height) or mask[iy, ix] <= 0.55 or clear[iy, ix]:
                continue
            r = round(s.between(11.4, 16.2) * 2) / 2 * k
            if s.next() < 0.14:
                out.append(Standing(_conifer(c.theme, r * 0.92, s.pick(6)), x, y, r * 0.92))
            else:
                out.append(Standing(_crown(c.theme, r, s.pick(12), "crown"), x, y, r))
    return out


def _near(c: Canvas, lines: list[list[Point]], reach: float) -> npt.NDArray[np.bool_]:
    sheet = c.sheet(1)
    for line in lines:
        sheet.line(line, 2 * reach)
    return np.asarray(sheet.finish()) > 127


def hedge_bushes(c: Canvas, roads: list[list[Point]]) -> list[Standing]:
    """Nine bushes along every hedged side, with a gap where a road passes."""
    k, out = c.k, []
    clear = _near(c, roads, 8 * k)
    height, width = clear.shape
    for a, b in c.map.hedges:
        direction = a.direction_to(b)
        if direction is None:
            continue
        low, high = sorted((a, b))
        s = Stream(c.name, "hedge", low.q, low.r, high.q, high.r)
        (ax, ay), (bx, by) = c.geo.side(a, direction)
        for i in range(9):
            t = (i + 0.5) / 9
            x = ax + (bx - ax) * t + s.between(-1.5, 1.5) * k
            y = ay + (by - ay) * t + s.between(-1.5, 1.5) * k
            r, variant = s.between(4.1, 5.5) * k, s.pick(9)
            inside = 0 <= int(x) < width and 0 <= int(y) < height
            if not (inside and clear[int(y), int(x)]):
                out.append(Standing(_crown(c.theme, round(r * 2) / 2, variant, "hedge"), x, y, r))
    return out


def paint_standing(c: Canvas, things: list[Standing]) -> None:
    """One soft shadow for all, then everything from north to south."""
    if not things:
        return
    k = c.k
    shadow = c.sheet(2)
    for t in things:
        shadow.disc(t.x + 3.2 * k * min(1, t.r / (9 * k)), t.y + 4.4 * k * min(1, t.r / (9 * k)), t.r * 0.96)
    _cast(c.image, shadow.finish(), c.theme["shadow"], 1.2 * k)
    for t in sorted(things, key=lambda t: (t.y, t.x)):
        t.stamp.place(c.image, t.x, t.y)


def _cast(image: Image.Image, mask: Image.Image, colour: RGB, sigma: float) -> None:
    soft = mask.filter(ImageFilter.GaussianBlur(sigma)).point([round(v * 0.56) for v in range(256)])
    image.paste(colour, (0, 0), soft)
