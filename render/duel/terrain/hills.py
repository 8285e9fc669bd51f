"""Hills: ochre ground, one lit and two shaded steps, hachures along the foot; no contours."""

from __future__ import annotations

import math
from dataclasses import dataclass
from itertools import pairwise

import numpy as np

from bot.core.view import Hex
from render.common.masks import Mask, Point
from render.common.noise import Field, Stream
from render.duel.terrain.canvas import Canvas, blur, smoothstep
from render.duel.terrain.ground import tone_picture

__all__ = ["Relief", "paint_hachures", "paint_hills"]

_FOOT = 0.42


@dataclass(frozen=True, slots=True)
class Relief:
    """Height 0-1, its slope in pixels of k = 1, and the mask of what lies above the foot."""

    height: Field
    dx: Field
    dy: Field
    above: Field


def paint_hills(c: Canvas, tones: Field) -> Relief:
    """Paint hill ground and its light, and give the relief."""
    zero = np.zeros((c.size[1], c.size[0]), dtype=np.float32)
    if not c.hills:
        return Relief(zero, zero, zero, zero)
    raster = c.raster(c.spread(c.hills))
    near = c.enlarge(blur(raster, 15 * c.k / 4))
    far = c.enlarge(blur(raster, 40 * c.k / 4))
    height = 0.62 * near + 0.38 * far + 0.20 * (c.noise("hill", 60) - 0.5) * np.minimum(1, 1.4 * near)
    height = np.asarray(height, dtype=np.float32)
    dy, dx = (np.asarray(g * np.float32(c.k), dtype=np.float32) for g in np.gradient(height))
    above = smoothstep(height, 0.40, 0.44)
    c.wash(tone_picture(tones, c.theme.tones["hill"]), above)
    light = np.clip(25 * (dx + dy), -1, 1) + (c.noise("hill-light", 34) - np.float32(0.5)) * np.float32(0.16)
    c.wash(c.theme["lit"], smoothstep(light, 0.27, 0.33), 0.46)
    c.wash(c.theme["shade"], smoothstep(-light, 0.22, 0.27), 0.20)
    c.wash(c.theme["shade"], smoothstep(-light, 0.56, 0.61), 0.25)
    return Relief(height, dx, dy, above)


def paint_hachures(c: Canvas, relief: Relief) -> None:
    """Short tapering strokes down the slope, eight a hex side, thick where the sun does not reach."""
    if not c.hills:
        return
    sheet = c.sheet(3)
    for h in sorted(c.hills):
        for direction in range(6):
            outside = h.step(direction)
            if outside in c.hills or outside not in c.hexes:
                continue
            _side(c, relief, sheet, h, direction)
    sheet.paint(c.image, c.theme["hachure"], 0.8)


def _side(c: Canvas, relief: Relief, sheet: Mask, h: Hex, direction: int) -> None:
    (ax, ay), (bx, by) = c.geo.side(h, direction)
    s = Stream(c.name, "hachure", h.q, h.r, direction)
    for i in range(8):
        t = (i + 0.5 + s.between(-0.22, 0.22)) / 8
        foot = _to_foot(relief, (ax + (bx - ax) * t, ay + (by - ay) * t), c.k)
        up, down = s.between(8, 12), s.between(9, 14)
        if foot is None:
            continue
        gx, gy = _slope(relief, foot)
        sun = max(-1.0, min(1.0, 60 * (gx + gy)))
        width = max(0.75, min(2.75, 1.75 - sun))
        line = [*reversed(_walk(relief, foot, up * c.k, 1)), *_walk(relief, foot, down * c.k, -1)[1:]]
        for n, (a, b) in enumerate(pairwise(line)):
            taper = 1 - 0.82 * n / max(1, len(line) - 2)
            sheet.line([a, b], max(0.5, width * taper * c.k), caps=False)


def _slope(relief: Relief, p: Point) -> Point:
    height, width = relief.height.shape
    x, y = min(width - 1, max(0, int(p[0]))), min(height - 1, max(0, int(p[1])))
    return float(relief.dx[y, x]), float(relief.dy[y, x])


def _to_foot(relief: Relief, p: Point, k: float) -> Point | None:
    """Slide a point along the slope onto the foot line; this rounds the zigzag of the hexes."""
    height, width = relief.height.shape
    x, y = p
    for _ in range(8):
        gx, gy = _slope(relief, (x, y))
        steep = gx * gx + gy * gy
        if steep < 1e-7 or not (0 <= x < width and 0 <= y < height):
            return None
        off = _FOOT - float(relief.height[int(y), int(x)])
        step = max(-6.0, min(6.0, off / math.sqrt(steep))) * k
        x += step * gx / math.sqrt(steep)
        y += step * gy / math.sqrt(steep)
    return (x, y) if 0 <= x < width and 0 <= y < height else None


def _walk(relief: Relief, start: Point, length: float, sign: int) -> list[Point]:
    """Points along the gradient, uphill for sign 1."""
    points = [start]
    x, y = start
    for _ in range(4):
        gx, gy = _slope(relief, (x, y))
        steep = math.hypot(gx, gy) or 1.0
        x += sign * gx / steep * length / 4
        y += sign * gy / steep * length / 4
        points.append((x, y))
    return points
