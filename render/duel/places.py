"""Finds room for tags, plates and stamps."""

from __future__ import annotations

import math
from collections.abc import Sequence

from bot.core.view import OverlayKind
from render.common.masks import Box, Point
from render.duel.counters import RADIUS
from render.duel.scene import Scene

__all__ = ["Rect", "body_boxes", "cover", "free_place", "line_boxes"]

Rect = tuple[float, float, float, float]


def cover(rect: Rect, taken: Sequence[Rect]) -> float:
    """Area of a box that lies on others."""
    total = 0.0
    for t in taken:
        total += max(0.0, min(rect[2], t[2]) - max(rect[0], t[0])) * max(0.0, min(rect[3], t[3]) - max(rect[1], t[1]))
    return total


def free_place(box: Box, offers: Sequence[Point], size: tuple[float, float], taken: Sequence[Rect]) -> Point:
    """The first of the places that covers nothing, else the one that covers least; always wholly inside the box."""
    half_w, half_h = size[0] / 2 + 6, size[1] / 2 + 6

    def inside(p: Point) -> Point:
        return min(max(p[0], box[0] + half_w), box[2] - half_w), min(max(p[1], box[1] + half_h), box[3] - half_h)

    places = [inside(p) for p in offers]
    return min(places, key=lambda p: cover((p[0] - half_w, p[1] - half_h, p[0] + half_w, p[1] + half_h), taken))


def line_boxes(scene: Scene) -> list[Rect]:
    """Small boxes along all sight lines and aim lines."""
    pairs: list[tuple[Point, Point]] = []
    for o in scene.view.overlays:
        pairs += [(scene.from_units(s.start), scene.from_units(s.end)) for s in o.lines]
        if o.kind == OverlayKind.AIM and len(o.hexes) > 1:
            pairs.append((scene.at(o.hexes[0]), scene.at(o.hexes[1])))
    out: list[Rect] = []
    for a, b in pairs:
        n = max(1, int(math.dist(a, b) / 24))
        for i in range(n + 1):
            x, y = a[0] + (b[0] - a[0]) * i / n, a[1] + (b[1] - a[1]) * i / n
            out.append((x - 9, y - 9, x + 9, y + 9))
    return out


def body_boxes(scene: Scene) -> list[Rect]:
    """A box over every counter."""
    half = 0.62 * RADIUS * scene.piece_k
    return [(x - half, y - half, x + half, y + half) for x, y in (scene.at(c.hex) for c in scene.view.counters)]
