"""Lines of what happened: darts of attacks, ribbons of moves, chevrons of retreats."""

from __future__ import annotations

import math

from bot.core.view import Overlay
from render.common.masks import Point, along, path_length
from render.landships.labels import plate
from render.landships.pen import Pen
from render.landships.placing import Places, Rect
from render.landships.scene import Scene, edge_distance, lay, unit_at, unit_spot

__all__ = ["draw_attack", "draw_path", "draw_retreat"]


def draw_attack(scene: Scene, overlay: Overlay, places: Places) -> None:
    """A tapered dart from the shooter to the target's edge, with its number of dice."""
    start, end = overlay.hexes[0], overlay.hexes[-1]
    spots = []
    for h in (start, end):
        c = unit_at(scene, h)
        dx, dy = unit_spot(scene, c) if c is not None else (0.0, 0.0)
        x, y = scene.layout.center(h)
        spots.append((x + dx, y + dy))
    (ax, ay), (bx, by) = spots
    length = math.hypot(bx - ax, by - ay)
    if length < 1:
        return
    angle = math.atan2(by - ay, bx - ax)
    lead, stop = edge_distance(scene, start, angle), length - edge_distance(scene, end, angle) - 1
    lead = min(lead, max(0.0, stop - 34))

    def paint(pen: Pen) -> None:
        p = pen.at(ax, ay, math.degrees(angle))
        p.at(0, 0).poly(_dart(lead, stop, 3.0), scene.theme["ov_case"])
        p.poly(_dart(lead, stop, 0.0), scene.theme["hit"])

    lay(scene, [(ax, ay), (bx, by)], 26, paint)
    if overlay.text is not None:
        t = lead + (stop - lead) * 0.42
        at = scene.window.pixel((ax + math.cos(angle) * t, ay + math.sin(angle) * t))
        places.take(
            plate(scene, at, scene.say(overlay.text), scene.theme["hit"], scene.theme["ov_case"], (255, 255, 255))
        )
    for i in range(9):
        t = lead + (stop - lead) * i / 8
        at = scene.window.pixel((ax + math.cos(angle) * t, ay + math.sin(angle) * t))
        places.take(Rect.round_point(*at, 12, 12), 0.6)


def _dart(start: float, end: float, grow: float) -> list[Point]:
    head = 27.0 if end - start > 40 else max(14.0, (end - start) * 0.6)
    neck = end - head + 5
    half = head * 0.42
    return [
        (start - grow, -1.4 - grow), (neck, -3.9 - grow), (end - head - grow * 0.8, -half - grow * 1.6),
        (end + grow * 2.2, 0),
        (end - head - grow * 0.8, half + grow * 1.6), (neck, 3.9 + grow), (start - grow, 1.4 + grow),
    ]  # fmt: skip


def draw_retreat(scene: Scene, overlay: Overlay) -> None:
    """White chevrons and a head with a dark line, from the old to the new hex."""
    points = [scene.layout.center(h) for h in overlay.hexes]
    if len(points) < 2:
        return
    total = path_length(points)
    last = total - (30 if unit_at(scene, overlay.hexes[-1]) else 10)

    def paint(pen: Pen) -> None:
        marks = [last - 14 - i * 26.0 for i in range(1, 4) if last - 14 - i * 26.0 > 4]
        for width, colour in ((10.5, scene.theme["ov_line"]), (6.2, (255, 255, 255))):
            for d in marks:
                (x, y), (ux, uy) = along(points, d)
                chevron = pen.at(x, y, math.degrees(math.atan2(uy, ux)))
                chevron.line([(-7, -11), (5, 0), (-7, 11)], colour, width)
        (x, y), (ux, uy) = along(points, last)
        head = pen.at(x, y, math.degrees(math.atan2(uy, ux)))
        head.poly([(3, 0), (-23, -15), (-16, 0), (-23, 15)], scene.theme["ov_line"], scene.theme["ov_line"], 4.4)
        head.poly([(1, 0), (-21, -12.6), (-15, 0), (-21, 12.6)], (255, 255, 255))

    lay(scene, points, 30, paint)


def draw_path(scene: Scene, overlay: Overlay) -> None:
    """A ribbon through the hexes with a chevron head before the unit that moved."""
    points = [scene.layout.center(h) for h in overlay.hexes]
    if len(points) < 2:
        return
    total = path_length(points)
    (_, (ux, uy)) = along(points, total)
    mover = unit_at(scene, overlay.hexes[-1])
    end = total - (edge_distance(scene, overlay.hexes[-1], math.atan2(uy, ux)) + 4 if mover else 4)
    line = [p for i, p in enumerate(points[:-1]) if path_length(points[: i + 1]) < end - 16]
    (ex, ey), (hx, hy) = along(points, end)
    line.append((ex - hx * 14, ey - hy * 14))

    def paint(pen: Pen) -> None:
        head = pen.at(ex, ey, math.degrees(math.atan2(hy, hx)))
        pen.line(line, scene.theme["ov_line"], 12)
        head.poly([(2, 0), (-24, -14), (-17, 0), (-24, 14)], scene.theme["ov_line"], scene.theme["ov_line"], 4.5)
        pen.line(line, scene.theme["path"], 7.5)
        head.poly([(1, 0), (-23, -12.6), (-17, 0), (-23, 12.6)], scene.theme["path"])

    lay(scene, points, 30, paint)
