"""Draws in vehicle coordinates (metres, x forward, y to the right) on a large sheet, later reduced."""

from __future__ import annotations

import math
from collections.abc import Sequence

from PIL import Image, ImageDraw

from render.common.masks import Point
from render.common.palette import RGB, shift
from render.common.stamps import Stamp
from render.duel.theme import piece

__all__ = ["VehiclePen"]

_SS = 4
_WIDEN = 1.13
"""Real proportions look thin at this size."""
_LIGHT = (-0.707, -0.707)


class VehiclePen:
    """A turned and moved view of one sheet; pens made by ``turned`` draw on the same sheet."""

    __slots__ = ("_draw", "_half", "_image", "_mask", "_mask_draw", "_origin", "_scale", "_unit", "_widen")

    def __init__(self, heading: float, scale: float, reach: float, shift_x: float = 0.0) -> None:
        """``heading`` in degrees counter-clockwise from east, ``scale`` pixels a metre, ``reach`` metres to the rim."""
        self._half = math.ceil(reach * scale) + 2
        side = 2 * self._half * _SS
        self._image = Image.new("RGB", (side, side), piece("outline"))
        self._mask = Image.new("L", (side, side))
        self._draw = ImageDraw.Draw(self._image)
        self._mask_draw = ImageDraw.Draw(self._mask)
        self._scale = scale * _SS
        self._widen = _WIDEN
        a = math.radians(heading)
        self._unit = (math.cos(a), -math.sin(a))
        middle = side / 2
        self._origin = (middle + self._unit[0] * shift_x * self._scale, middle + self._unit[1] * shift_x * self._scale)

    def turned(self, x: float, degrees: float) -> VehiclePen:
        """A pen at a point ahead of the origin, turned counter-clockwise."""
        pen = VehiclePen.__new__(VehiclePen)
        pen._half, pen._image, pen._mask = self._half, self._image, self._mask
        pen._draw, pen._mask_draw, pen._scale, pen._widen = self._draw, self._mask_draw, self._scale, self._widen
        a = math.atan2(-self._unit[1], self._unit[0]) + math.radians(degrees)
        pen._unit = (math.cos(a), -math.sin(a))
        pen._origin = self._at((x, 0.0))
        return pen

    def _at(self, p: Point) -> Point:
        ux, uy = self._unit
        x, y = p[0] * self._scale, p[1] * self._scale * self._widen
        return self._origin[0] + x * ux - y * uy, self._origin[1] + x * uy + y * ux

    def _points(self, points: Sequence[Point]) -> list[Point]:
        return [self._at(p) for p in points]

    def silhouette(self, points: Sequence[Point], grow: float) -> None:
        """Make an area part of the vehicle, with an outline around it."""
        self._thick(self._mask_draw, points, grow, 255)

    def _thick(self, draw: ImageDraw.ImageDraw, points: Sequence[Point], grow: float, fill: int | RGB) -> None:
        pts = self._points(points)
        draw.polygon(pts, fill=fill)
        width = max(1, round(2 * grow * self._scale))
        draw.line([*pts, pts[0]], fill=fill, width=width)
        r = width / 2
        for x, y in pts:
            draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def polygon(self, points: Sequence[Point], colour: RGB, grow: float = 0.0) -> None:
        if grow:
            self._thick(self._draw, points, grow, colour)
        else:
            self._draw.polygon(self._points(points), fill=colour)

    def bevel(self, points: Sequence[Point], colour: RGB, width: float = 0.16) -> None:
        """A plate whose edges are lit or shaded by the way they face."""
        pts = self._points(points)
        cx, cy = sum(p[0] for p in pts) / len(pts), sum(p[1] for p in pts) / len(pts)
        inner: list[Point] = []
        for x, y in pts:
            far = math.hypot(x - cx, y - cy) or 1.0
            t = min(0.9, width * 1.3 * self._scale / far)
            inner.append((x + (cx - x) * t, y + (cy - y) * t))
        self._draw.polygon(pts, fill=colour)
        for i, a in enumerate(pts):
            j = (i + 1) % len(pts)
            b = pts[j]
            mx, my = (a[0] + b[0]) / 2 - cx, (a[1] + b[1]) / 2 - cy
            nx, ny = b[1] - a[1], a[0] - b[0]
            if nx * mx + ny * my < 0:
                nx, ny = -nx, -ny
            far = math.hypot(nx, ny) or 1.0
            light = (nx * _LIGHT[0] + ny * _LIGHT[1]) / far
            tone = shift(colour, 40 * light if light > 0 else 46 * light)
            self._draw.polygon([a, b, inner[j], inner[i]], fill=tone)

    def line(self, points: Sequence[Point], width: float, colour: RGB) -> None:
        self._draw.line(self._points(points), fill=colour, width=max(1, round(width * self._scale)))

    def disc(self, x: float, y: float, r: float, colour: RGB) -> None:
        cx, cy = self._at((x, y))
        r *= self._scale
        self._draw.ellipse((cx - r, cy - r, cx + r, cy + r), fill=colour)

    def star(self, x: float, y: float, r: float, colour: RGB) -> None:
        """A five-pointed star, one point forward."""
        points: list[Point] = []
        for i in range(10):
            far = r if i % 2 == 0 else r * 0.40
            a = i * math.pi / 5
            points.append((x + math.cos(a) * far, y + math.sin(a) * far / self._widen))
        self._draw.polygon(self._points(points), fill=colour)

    def shadow(self, points: Sequence[Point], off: float, share: float = 0.42) -> None:
        """Darken what is drawn so far under a shape moved away from the light."""
        d = off * self._scale
        pts = [(x + d, y + d) for x, y in self._points(points)]
        self._tint([("polygon", pts)], (20, 16, 12), share, None)

    def blots(
        self, discs: Sequence[tuple[float, float, float, RGB]], share: float, clip: Sequence[Point] | None
    ) -> None:
        """Half-opaque discs, only inside an outline when one is given."""
        for colour in dict.fromkeys(d[3] for d in discs):
            shapes: list[tuple[str, list[Point]]] = []
            for x, y, r, own in discs:
                if own == colour:
                    cx, cy = self._at((x, y))
                    far = r * self._scale
                    shapes.append(("ellipse", [(cx - far, cy - far), (cx + far, cy + far)]))
            self._tint(shapes, colour, share, clip)

    def _tint(
        self, shapes: Sequence[tuple[str, list[Point]]], colour: RGB, share: float, clip: Sequence[Point] | None
    ) -> None:
        level = round(255 * share)
        mask = Image.new("L", self._image.size)
        draw = ImageDraw.Draw(mask)
        for kind, pts in shapes:
            if kind == "polygon":
                draw.polygon(pts, fill=level)
            else:
                draw.ellipse([*pts[0], *pts[1]], fill=level)
        if clip is not None:
            inside = Image.new("L", self._image.size)
            ImageDraw.Draw(inside).polygon(self._points(clip), fill=255)
            mask = Image.composite(mask, Image.new("L", mask.size), inside)
        self._image.paste(colour, (0, 0), mask)

    def flatten(self, colour: RGB) -> None:
        """One colour all over."""
        self._image.paste(colour, (0, 0, *self._image.size))

    def stamp(self) -> Stamp:
        """The finished vehicle at its real size, anchored where the sheet's middle was."""
        return Stamp(self._image.reduce(_SS), self._mask.reduce(_SS), -self._half, -self._half)
