"""Roads: smooth through the centres, all casings first so that they join."""

from __future__ import annotations

from render.common.masks import Point
from render.duel.terrain.canvas import Canvas, curve
from render.duel.terrain.water import exit_of

__all__ = ["paint_roads", "road_lines"]


def road_lines(c: Canvas) -> list[list[Point]]:
    """Smooth middle lines of all roads; a run that ends at the rim leaves the board."""
    ends = [h for run in c.map.roads for h in (run[0], run[-1]) if run]
    passed = [h for run in c.map.roads for h in run]
    lines: list[list[Point]] = []
    for run in c.map.roads:
        if len(run) < 2:
            continue
        hexes = list(run)
        for at_start in (True, False):
            end, before = (hexes[0], hexes[1]) if at_start else (hexes[-1], hexes[-2])
            joins = passed.count(end) > 1 or ends.count(end) > 1
            beyond = None if joins else exit_of(c, end, before)
            if beyond is not None:
                hexes.insert(0, beyond) if at_start else hexes.append(beyond)
        lines.append(curve([c.geo.centre(h) for h in hexes]))
    return lines


def paint_roads(c: Canvas, lines: list[list[Point]]) -> None:
    for width, colour in ((10.5, c.theme["casing"]), (7.4, c.theme["road"])):
        sheet = c.sheet(3)
        for line in lines:
            sheet.line(line, width * c.k)
        sheet.paint(c.image, colour)
