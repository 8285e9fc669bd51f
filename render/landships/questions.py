"""What a private answer draws: lines of sight, hexes in reach, the unit that is asked about."""

from __future__ import annotations

import math

from bot.core.view import Overlay, SightLine
from render.common.fonts import BLACK, COND, Face
from render.common.masks import Point, dash
from render.common.palette import RGB, rgb
from render.common.stamps import Stamp
from render.landships import sprites
from render.landships.layout import HEX_W, MARGIN_X, MARGIN_Y, SIDE
from render.landships.pen import Pen
from render.landships.scene import Scene, edge_distance, lay, unit_at

__all__ = ["draw_mover", "draw_reach", "draw_sight"]

_AMBER, _BLUE = rgb("E6A02C"), rgb("22568A")


def draw_sight(scene: Scene, overlay: Overlay) -> None:
    """Clear lines are pale and solid, hidden ones amber dashes, blocked ones red dots with a bar where they end."""
    for line in overlay.lines:
        ends = _trimmed(scene, overlay, [_units(line.start), _units(line.end)])

        def paint(pen: Pen, line: SightLine = line, ends: list[Point] = ends) -> None:
            _sight_line(pen, scene, line, ends)

        lay(scene, ends, 24, paint)


def _trimmed(scene: Scene, overlay: Overlay, ends: list[Point]) -> list[Point]:
    """The line without the parts that would lie on the units at its ends."""
    (ax, ay), (bx, by) = ends
    length = math.dist(*ends)
    angle = math.atan2(by - ay, bx - ax)
    cut = [0.0, 0.0]
    for i, h in enumerate(overlay.hexes[:2]):
        if unit_at(scene, h) is not None and math.dist(scene.layout.center(h), ends[i]) < SIDE:
            cut[i] = edge_distance(scene, h, angle) + 8
    if length < cut[0] + cut[1] + 12:
        return ends
    c, s = math.cos(angle), math.sin(angle)
    return [(ax + c * cut[0], ay + s * cut[0]), (bx - c * cut[1], by - s * cut[1])]


def _units(p: Point) -> Point:
    return MARGIN_X + HEX_W / 2 + p[0] * SIDE, MARGIN_Y + SIDE + p[1] * SIDE


def _sight_line(pen: Pen, scene: Scene, line: SightLine, ends: list[Point]) -> None:
    dark, pale = scene.theme["ov_line"], scene.theme["path"]
    colour: RGB = {"clear": pale, "hidden": _AMBER}.get(line.state, scene.theme["hit"])
    on, off = {"clear": (9999.0, 1.0), "hidden": (22.0, 10.0)}.get(line.state, (3.0, 13.0))
    pieces = dash(ends, on, off)
    for width, tone in ((9.6, dark), (5.6, colour)):
        for piece in pieces:
            pen.line(piece, tone, width)
        for x, y in ends:
            pen.disc(x, y, width * 0.95, tone)
    if line.state not in ("clear", "hidden"):
        (ax, ay), (bx, by) = ends
        x, y = _units(line.stop) if line.stop is not None else ((ax + bx) / 2, (ay + by) / 2)
        bar = pen.at(x, y, math.degrees(math.atan2(by - ay, bx - ax)))
        for width, tone in ((11.0, scene.theme["ov_case"]), (6.6, scene.theme["hit"])):
            bar.line([(0, -17), (0, 17)], tone, width)


def draw_reach(scene: Scene, overlay: Overlay) -> None:
    """A ring and a number on each hex in reach, and how many bog dice the way there costs."""
    hexes = [c.hex for c in overlay.choices] or list(overlay.hexes)
    hexes = [h for h in hexes if h in scene.words]
    if not hexes:
        return

    def rings(pen: Pen) -> None:
        for h in hexes:
            corners = scene.layout.corners(h, 0.9)
            pen.poly(corners, (*scene.theme["path"], 44))
        for width, tone in ((5.6, scene.theme["ov_line"]), (3.0, scene.theme["gold"])):
            for h in hexes:
                pen.poly(scene.layout.corners(h, 0.9), None, tone, width)

    lay(scene, [scene.layout.center(h) for h in hexes], SIDE + 6, rings)
    for choice in overlay.choices:
        if choice.hex in scene.words:
            _choice(scene, choice.number, choice.cost).place(scene.image, *scene.pixel(choice.hex, 0, 4))


def _choice(scene: Scene, number: int, dice: int) -> Stamp:
    theme = scene.theme

    def paint(pen: Pen) -> None:
        x = -13 if dice else 0
        pen.disc(x, 0, 20, theme["ov_line"])
        pen.disc(x, 0, 17.4, theme["gold"])
        pen.text(x, 0.4, str(number), Face(COND, BLACK, 27 if number < 100 else 20), theme["dark"])
        if dice:
            pen.rect((10, -14, 38, 14), theme["dark"], r=6)
            pen.rect((12, -12, 36, 12), theme["cream"], r=5)
            pen.text(24, 0.4, str(dice), Face(COND, BLACK, 21), theme["hit"])

    return sprites.drawn(("choice", number, dice, theme.name), (-36, -22, 42, 22), scene.window.k, paint)


def draw_mover(scene: Scene, overlay: Overlay) -> None:
    """Amber brackets round the unit that is asked about."""
    for h in overlay.hexes:
        if h not in scene.words:
            continue
        x, y = scene.layout.center(h)
        high = 50.0 if unit_at(scene, h) is not None else 40.0

        def paint(pen: Pen, x: float = x, y: float = y, high: float = high) -> None:
            for width, tone in ((9.0, scene.theme["ov_line"]), (5.2, _AMBER)):
                for sx, sy in ((-1, -1), (1, -1), (1, 1), (-1, 1)):
                    right, foot = x + 54 * sx, y + high * sy
                    pen.line([(x + 34 * sx, foot), (right, foot), (right, foot - 20 * sy)], tone, width)

        lay(scene, [(x, y)], 66, paint)
