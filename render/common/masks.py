"""Anti-aliased shapes: an 8-bit sheet drawn larger over a small box, reduced, through which a colour is pasted."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence
from itertools import pairwise

from PIL import Image, ImageDraw

from render.common.palette import RGB

__all__ = ["Box", "Mask", "Point", "along", "bounds", "dash", "path_length"]

Point = tuple[float, float]
Box = tuple[int, int, int, int]


def bounds(points: Iterable[Point], margin: float = 0.0) -> Box:
    """Whole pixels around points, grown by a margin."""
    xs, ys = zip(*points, strict=True)
    return (
        math.floor(min(xs) - margin),
        math.floor(min(ys) - margin),
        math.ceil(max(xs) + margin),
        math.ceil(max(ys) + margin),
    )


class Mask:
    """Shapes in the coordinates of the target picture, collected on one sheet over a box of it."""

    __slots__ = ("_draw", "_sheet", "box", "ss")

    def __init__(self, box: Box, ss: int = 3) -> None:
        self.box = box
        self.ss = ss
        size = (max(1, box[2] - box[0]) * ss, max(1, box[3] - box[1]) * ss)
        self._sheet = Image.new("L", size)
        self._draw = ImageDraw.Draw(self._sheet)

    @classmethod
    def over(cls, points: Iterable[Point], margin: float, ss: int = 3) -> Mask:
        """A sheet just large enough for points and a margin."""
        return cls(bounds(points, margin + 1), ss)

    def _at(self, p: Point) -> Point:
        return (p[0] - self.box[0]) * self.ss - 0.5, (p[1] - self.box[1]) * self.ss - 0.5

    def polygon(self, points: Sequence[Point], value: int = 255) -> None:
        self._draw.polygon([self._at(p) for p in points], fill=value)

    def disc(self, x: float, y: float, r: float, value: int = 255) -> None:
        self.oval(x, y, r, r, value)

    def oval(self, x: float, y: float, rx: float, ry: float, value: int = 255) -> None:
        cx, cy = self._at((x, y))
        self._draw.ellipse((cx - rx * self.ss, cy - ry * self.ss, cx + rx * self.ss, cy + ry * self.ss), fill=value)

    def ring(self, x: float, y: float, r: float, width: float, value: int = 255) -> None:
        """A ring whose middle line has radius ``r``; what is inside it stays as it was."""
        cx, cy = self._at((x, y))
        outer = (r + width / 2) * self.ss
        box = (cx - outer, cy - outer, cx + outer, cy + outer)
        self._draw.ellipse(box, outline=value, width=max(1, round(width * self.ss)))

    def line(self, points: Sequence[Point], width: float, value: int = 255, *, caps: bool = True) -> None:
        """A stroke with round joins, and round ends when ``caps``."""
        pts = [self._at(p) for p in points]
        w = width * self.ss
        if len(pts) == 2 or not caps:
            self._segments(pts, w, value)
        else:
            self._draw.line(pts, fill=value, width=max(1, round(w)))
        r = w / 2
        if r < 1:
            return
        for x, y in pts if caps else pts[1:-1]:
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=value)

    def _segments(self, pts: Sequence[Point], w: float, value: int) -> None:
        # polygons keep fractional widths, which Pillow's own line rounds away
        for (ax, ay), (bx, by) in pairwise(pts):
            length = math.hypot(bx - ax, by - ay)
            if length < 1e-6:
                continue
            nx, ny = -(by - ay) / length * w / 2, (bx - ax) / length * w / 2
            corners = [(ax + nx, ay + ny), (bx + nx, by + ny), (bx - nx, by - ny), (ax - nx, ay - ny)]
            self._draw.polygon(corners, fill=value)

    def outline(self, points: Sequence[Point], width: float, value: int = 255) -> None:
        """A closed stroke with round joins."""
        self.line([*points, points[0]], width, value)

    def rect(self, x0: float, y0: float, x1: float, y1: float, radius: float = 0.0, value: int = 255) -> None:
        """A box with corners of a radius, its far edges exclusive."""
        (ax, ay), (bx, by) = self._at((x0, y0)), self._at((x1, y1))
        area = (round(ax + 0.5), round(ay + 0.5), round(bx - 0.5), round(by - 0.5))
        if radius > 0:
            self._draw.rounded_rectangle(area, radius * self.ss, fill=value)
        else:
            self._draw.rectangle(area, fill=value)

    def stencil(self, mask: Image.Image, x: int | None = None, y: int | None = None) -> None:
        """Take over a finished mask at a place of the target; only for sheets that are not enlarged."""
        at = (self.box[0] if x is None else x, self.box[1] if y is None else y)
        self._sheet.paste(255, (at[0] - self.box[0], at[1] - self.box[1]), mask)

    def finish(self) -> Image.Image:
        """The sheet in the scale of the target."""
        return self._sheet.reduce(self.ss) if self.ss > 1 else self._sheet

    def paint(self, target: Image.Image, colour: RGB, opacity: float = 1.0) -> None:
        """Lay the colour on the target through the shapes, in place."""
        mask = self.finish()
        if opacity < 1.0:
            mask = mask.point([round(v * opacity) for v in range(256)])
        target.paste(colour, (self.box[0], self.box[1]), mask)


def path_length(points: Sequence[Point]) -> float:
    """Length of a line through points."""
    return sum(math.dist(a, b) for a, b in pairwise(points))


def along(points: Sequence[Point], distance: float) -> tuple[Point, Point]:
    """Where a line is after a distance, and the unit vector it runs in there."""
    last: Point = (1.0, 0.0)
    for (ax, ay), (bx, by) in pairwise(points):
        length = math.hypot(bx - ax, by - ay)
        if length < 1e-9:
            continue
        last = (bx - ax) / length, (by - ay) / length
        if distance <= length:
            return (ax + last[0] * distance, ay + last[1] * distance), last
        distance -= length
    return points[-1], last


def dash(points: Sequence[Point], on: float, off: float, start: float = 0.0) -> list[list[Point]]:
    """Pieces of a line: ``on`` long with gaps of ``off``, beginning at a distance."""
    total = path_length(points)
    pieces: list[list[Point]] = []
    at = start
    while at < total:
        pieces.append(_piece(points, at, min(at + on, total)))
        at += on + off
    return pieces


def _piece(points: Sequence[Point], start: float, end: float) -> list[Point]:
    out = [along(points, start)[0]]
    walked = 0.0
    for a, b in pairwise(points):
        walked += math.dist(a, b)
        if start < walked < end:
            out.append(b)
    out.append(along(points, end)[0])
    return out
