"""The outlines that tell the sides apart: round corners, cut corners, arched top."""

from __future__ import annotations

import math

from render.common.palette import RGB, mix
from render.landships.colours import BRITISH, FRENCH, GERMAN, SideLook
from render.landships.pen import Pen, Point

__all__ = ["band", "below", "hatch", "outline", "plate"]


def outline(nation: str, w: float, h: float, corner: float, grow: float = 0.0) -> list[Point]:
    """Outline of a plate centred on the origin, clockwise, grown outward by ``grow`` units."""
    hw, hh, c = w / 2 + grow, h / 2 + grow, max(0.5, corner + grow * (0.6 if nation == GERMAN else 1.0))
    if nation == GERMAN:
        return [
            (-hw + c, -hh), (hw - c, -hh), (hw, -hh + c), (hw, hh - c),
            (hw - c, hh), (-hw + c, hh), (-hw, hh - c), (-hw, -hh + c),
        ]  # fmt: skip
    if nation == FRENCH:
        return _arched(hw, hh, min(1.35 * corner, h * 0.24))
    points: list[Point] = []
    for cx, cy, start in ((hw - c, -hh + c, 0), (hw - c, hh - c, 90), (-hw + c, hh - c, 180), (-hw + c, -hh + c, 270)):
        for i in range(7):
            t = math.radians(start + 15 * i)
            points.append((cx + c * math.sin(t), cy - c * math.cos(t)))
    return points


def _arched(hw: float, hh: float, rise: float) -> list[Point]:
    top = []
    for i in range(21):
        t = i / 20 * 2 - 1
        top.append((hw * t, -hh + rise * abs(t) ** 2.6))
    return [*top, (hw, hh), (-hw, hh)]


def below(points: list[Point], y: float, keep_above: bool) -> list[Point]:
    """The part of a convex outline above or below a level."""
    out: list[Point] = []
    for a, b in zip(points, [*points[1:], points[0]], strict=True):
        inside_a, inside_b = (a[1] <= y) == keep_above, (b[1] <= y) == keep_above
        if inside_a:
            out.append(a)
        if inside_a != inside_b:
            t = (y - a[1]) / (b[1] - a[1])
            out.append((a[0] + (b[0] - a[0]) * t, y))
    return out


def hatch(pen: Pen, points: list[Point], fill: RGB, step: float, width: float) -> None:
    """Diagonal stripes inside an outline."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    h = max(ys) - min(ys)
    x = min(xs) - h
    while x < max(xs) + h:
        bar = [(x, max(ys)), (x + width, max(ys)), (x + width + h, min(ys)), (x + h, min(ys))]
        inner = _clip(bar, points)
        if len(inner) > 2:
            pen.poly(inner, fill)
        x += step


def _clip(shape: list[Point], convex: list[Point]) -> list[Point]:
    """Part of a shape inside a convex clockwise outline."""
    out = shape
    for a, b in zip(convex, [*convex[1:], convex[0]], strict=True):
        nx, ny = -(b[1] - a[1]), b[0] - a[0]
        source, out = out, []
        for p, q in zip(source, [*source[1:], *source[:1]], strict=True):
            dp = (p[0] - a[0]) * nx + (p[1] - a[1]) * ny
            dq = (q[0] - a[0]) * nx + (q[1] - a[1]) * ny
            if dp >= 0:
                out.append(p)
            if (dp >= 0) != (dq >= 0):
                t = dp / (dp - dq)
                out.append((p[0] + (q[0] - p[0]) * t, p[1] + (q[1] - p[1]) * t))
    return out


def plate(pen: Pen, look: SideLook, w: float, h: float, corner: float, line: float = 3.2, depth: float = 3.0) -> None:
    """A painted wooden plate with its shadow, lower edge and face; the caller adds what is on it."""
    outer = outline(look.nation, w, h, corner)
    pen.at(2.5, 3.5 + depth * 0.4).poly(outer, (0, 0, 0, 87))
    if look.rim is not None:
        rim = outline(look.nation, w, h, corner, 1.8)
        pen.at(0, depth).poly(rim, look.rim)
        pen.poly(rim, look.rim)
    if depth:
        pen.at(0, depth).poly(outer, mix(look.edge, (0, 0, 0), 0.42))
    pen.poly(outer, look.edge)
    pen.poly(outline(look.nation, w, h, corner, -line), look.face)


def band(pen: Pen, look: SideLook, w: float, h: float, corner: float, top: float, line: float = 3.2) -> None:
    """The coloured foot of a plate from a level down; hatched for the Germans."""
    inner = below(outline(look.nation, w, h, corner, -line + 0.6), top, keep_above=False)
    pen.poly(inner, look.edge)
    if look.nation == GERMAN:
        hatch(pen, inner, mix(look.face, look.edge, 0.25), 8.2, 3.4)
    elif look.nation == BRITISH:
        pen.line([(-w / 2 + line, top + 0.6), (w / 2 - line, top + 0.6)], mix(look.edge, (255, 255, 255), 0.12), 1.2)
