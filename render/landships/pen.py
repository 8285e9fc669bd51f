"""Vector drawing with anti-aliasing: shapes in board pixels, drawn larger and reduced."""

from __future__ import annotations

import math
from collections.abc import Iterable, Sequence

from PIL import Image, ImageDraw

from render.common.fonts import Face, draw_text
from render.common.masks import Point
from render.common.palette import RGB
from render.common.stamps import Stamp

__all__ = ["Colour", "Pen", "Point", "fan"]

Colour = RGB | tuple[int, int, int, int]


class Pen:
    """Draws in its own coordinates, which may be moved, turned and scaled against the sheet below."""

    __slots__ = ("_draw", "_m", "image", "k", "ss")

    def __init__(self, image: Image.Image, k: float, ss: int, m: tuple[float, ...]) -> None:
        self.image = image
        self.k = k
        self.ss = ss
        self._m = m
        self._draw = ImageDraw.Draw(image)

    @classmethod
    def sheet(cls, box: tuple[float, float, float, float], k: float = 1.0, ss: int = 3) -> Pen:
        """A transparent sheet over a box of its coordinates, ``k`` pixels per unit, drawn ``ss`` times larger."""
        x0, y0 = math.floor(box[0] * k), math.floor(box[1] * k)
        x1, y1 = math.ceil(box[2] * k), math.ceil(box[3] * k)
        image = Image.new("RGBA", (max(1, x1 - x0) * ss, max(1, y1 - y0) * ss))
        s = k * ss
        return cls(image, k, ss, (s, 0.0, -x0 * ss, 0.0, s, -y0 * ss))

    def stamp(self) -> Stamp:
        """The finished drawing, reduced to its real size, anchored at the origin of the sheet."""
        image = self.image.reduce(self.ss) if self.ss > 1 else self.image
        ox, oy = self._m[2] / self.ss, self._m[5] / self.ss
        return Stamp(image.convert("RGB"), image.getchannel("A"), -round(ox), -round(oy))

    def at(self, x: float, y: float, angle: float = 0.0, scale: float = 1.0, flip: bool = False) -> Pen:
        """The same sheet seen from a point, turned clockwise by degrees; ``flip`` mirrors left and right."""
        a, b, c, d, e, f = self._m
        ca, sa = math.cos(math.radians(angle)) * scale, math.sin(math.radians(angle)) * scale
        fx = -1.0 if flip else 1.0
        n = (
            (a * ca + b * sa) * fx,
            -a * sa + b * ca,
            a * x + b * y + c,
            (d * ca + e * sa) * fx,
            -d * sa + e * ca,
            d * x + e * y + f,
        )
        pen = Pen.__new__(Pen)
        pen.image, pen.k, pen.ss, pen._m, pen._draw = self.image, self.k, self.ss, n, self._draw
        return pen

    @property
    def scale(self) -> float:
        """Sheet pixels per unit."""
        return math.hypot(self._m[0], self._m[3])

    def to_sheet(self, p: Point) -> Point:
        a, b, c, d, e, f = self._m
        return a * p[0] + b * p[1] + c, d * p[0] + e * p[1] + f

    def _pts(self, points: Iterable[Point]) -> list[Point]:
        return [self.to_sheet(p) for p in points]

    def poly(self, points: Sequence[Point], fill: Colour | None, line: Colour | None = None, width: float = 0) -> None:
        """A filled shape; its outline is centred on the edge with round corners."""
        pts = self._pts(points)
        if fill is not None:
            self._draw.polygon(pts, fill=fill)
        if line is not None and width:
            self._stroke([*pts, pts[0]], line, width * self.scale)

    def line(self, points: Sequence[Point], fill: Colour, width: float, round_ends: bool = True) -> None:
        self._stroke(self._pts(points), fill, width * self.scale, round_ends)

    def _stroke(self, pts: list[Point], fill: Colour, width: float, round_ends: bool = True) -> None:
        w = max(1, round(width))
        self._draw.line(pts, fill=fill, width=w)
        if w < 3:
            return
        r = width / 2
        for x, y in pts if round_ends else pts[1:-1]:
            self._draw.ellipse((x - r, y - r, x + r, y + r), fill=fill)

    def disc(
        self, x: float, y: float, r: float, fill: Colour | None, line: Colour | None = None, width: float = 0
    ) -> None:
        """A circle; the outline lies inside the radius."""
        self.oval(x, y, r, r, fill, line, width)

    def oval(
        self,
        x: float,
        y: float,
        rx: float,
        ry: float,
        fill: Colour | None,
        line: Colour | None = None,
        width: float = 0,
    ) -> None:
        """An ellipse along the axes of the sheet (turned only with a circle or a quarter turn)."""
        cx, cy = self.to_sheet((x, y))
        s = self.scale
        box = (cx - rx * s, cy - ry * s, cx + rx * s, cy + ry * s)
        self._draw.ellipse(box, fill=fill, outline=line, width=max(1, round(width * s)) if line is not None else 0)

    def blob(self, x: float, y: float, rx: float, ry: float, angle: float, fill: Colour, steps: int = 20) -> None:
        """An ellipse turned by degrees."""
        self.at(x, y, angle).poly([(rx * px, ry * py) for px, py in fan(steps)], fill)

    def rect(
        self, box: Sequence[float], fill: Colour | None, line: Colour | None = None, width: float = 0, r: float = 0
    ) -> None:
        """A box, with round corners when ``r`` is given; the outline lies inside. Not for turned coordinates."""
        x0, y0 = self.to_sheet((box[0], box[1]))
        x1, y1 = self.to_sheet((box[2], box[3]))
        s = self.scale
        w = max(1, round(width * s)) if line is not None else 0
        area = (min(x0, x1), min(y0, y1), max(x0, x1) - 1, max(y0, y1) - 1)
        if r:
            self._draw.rounded_rectangle(area, round(r * s), fill=fill, outline=line, width=w)
        else:
            self._draw.rectangle(area, fill=fill, outline=line, width=w)

    def pie(self, x: float, y: float, r: float, start: float, end: float, fill: Colour) -> None:
        """A slice between two angles (0 = up, clockwise)."""
        cx, cy = self.to_sheet((x, y))
        s = self.scale * r
        self._draw.pieslice((cx - s, cy - s, cx + s, cy + s), start - 90, end - 90, fill=fill)

    def arc(
        self, x: float, y: float, rx: float, ry: float, start: float, end: float, fill: Colour, width: float
    ) -> None:
        """A stroke along an ellipse between two angles (0 = up, clockwise)."""
        steps = max(6, round(abs(end - start) / 9))
        points = []
        for i in range(steps + 1):
            t = math.radians(start + (end - start) * i / steps)
            points.append((x + rx * math.sin(t), y - ry * math.cos(t)))
        self.line(points, fill, width)

    def text(self, x: float, y: float, words: str, face: Face, fill: RGB, anchor: str = "mm", halo: RGB | None = None,
             halo_width: float = 2.0) -> None:  # fmt: skip
        """A text whose size is in units; anchors as in the shared ``draw_text``."""
        s = self.scale
        draw_text(
            self.image,
            self.to_sheet((x, y)),
            words,
            face.sized(round(face.size * s)),
            fill,
            anchor,
            halo,
            halo_width * s,
        )


def fan(steps: int) -> list[Point]:
    """Points of the unit circle, clockwise from the top."""
    return [(math.sin(2 * math.pi * i / steps), -math.cos(2 * math.pi * i / steps)) for i in range(steps)]
