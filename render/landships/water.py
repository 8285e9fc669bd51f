"""Waterways, footbridges and sunken lanes: ribbons through the middles of linked hex sides."""

from __future__ import annotations

import math

from bot.core.view import MapView
from bot.hexes import DIRECTIONS, Hex
from render.common.masks import Point, along, path_length
from render.common.noise import Stream
from render.common.palette import mix, shift
from render.landships.colours import Theme
from render.landships.layout import Layout
from render.landships.pen import Pen

__all__ = ["draw_bridges", "draw_lanes", "draw_water"]

_WATER = frozenset({"river", "stream"})


def _pieces(layout: Layout, board: MapView, words: frozenset[str]) -> list[tuple[Hex, list[Point]]]:
    """Curved pieces of a ribbon, one or more a hex: from side to side, or to the middle at an end."""
    hexes = {h.hex for h in board.hexes if h.terrain in words}
    pieces = []
    for h in sorted(hexes):
        links = [d for d in range(6) if h.step(d) in hexes]
        if len(links) == 1 and _at_rim(board, h):
            links.append((links[0] + 3) % 6)  # it flows off the map
        ends = [_middle(layout, h, d) for d in links]
        centre = layout.center(h)
        if len(ends) < 2:
            left, right = _middle(layout, h, 3), _middle(layout, h, 0)
            pieces.append((h, _curve(ends[0] if ends else left, centre, centre if ends else right)))
            continue
        first = ends[0]
        others = ends[1:] if len(ends) > 2 else [ends[1]]
        pieces += [(h, _curve(first, centre, other)) for other in others]
    return pieces


def _at_rim(board: MapView, h: Hex) -> bool:
    return any((h + d) not in board.grid for d in DIRECTIONS)


def _middle(layout: Layout, h: Hex, d: int) -> Point:
    a, b = layout.edge(h, d)
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def _curve(a: Point, c: Point, b: Point) -> list[Point]:
    points = []
    for i in range(11):
        t = i / 10
        u = 1 - t
        points.append((u * u * a[0] + 2 * u * t * c[0] + t * t * b[0], u * u * a[1] + 2 * u * t * c[1] + t * t * b[1]))
    return points


def _moved(points: list[Point], dx: float, dy: float) -> list[Point]:
    return [(x + dx, y + dy) for x, y in points]


def draw_water(pen: Pen, board: MapView, theme: Theme, seed: str) -> None:
    """Fordable streams with reeds, deep rivers wider, darker and plain."""
    layout = Layout(board.grid)
    for word, width in (("stream", 28.0), ("river", 38.0)):
        near = [(h, p) for h, p in _pieces(layout, board, _WATER) if _word(board, h) == word]
        water = theme["water"] if word == "stream" else mix(theme["water"], theme["water_d"], 0.45)
        for _, p in near:
            pen.line(_moved(p, 1.5, 2.5), shift(theme["bank"], -20), width + 15)
        for _, p in near:
            pen.line(p, theme["bank"], width + 13)
        for _, p in near:
            pen.line(_moved(p, -1.4, -2.2), theme["bank_l"], width + 9)
        for _, p in near:
            pen.line(_moved(p, 0, 0.8), theme["water_d"], width + 3)
        for _, p in near:
            pen.line(_moved(p, 0.8, 2.2), water, width - 1.5)
        for h, p in near:
            _ripples(pen, p, theme, Stream(seed, "ripple", h.q, h.r), width)
            if word == "stream":
                _reeds(pen, p, theme, Stream(seed, "reed", h.q, h.r), width)


def _word(board: MapView, h: Hex) -> str:
    return next((x.terrain for x in board.hexes if x.hex == h), "")


def _ripples(pen: Pen, path: list[Point], theme: Theme, dice: Stream, width: float) -> None:
    total = path_length(path)
    for _ in range(6):
        (x, y), (ux, uy) = along(path, dice.between(4, total - 4))
        off, half = dice.between(-0.36, 0.36) * width, dice.between(3, 9)
        x, y = x - uy * off, y + ux * off + 1
        pen.line([(x - ux * half, y - uy * half), (x + ux * half, y + uy * half)], theme["water_l"], 1.6)


def _reeds(pen: Pen, path: list[Point], theme: Theme, dice: Stream, width: float) -> None:
    total = path_length(path)
    for i in range(6):
        (x, y), (ux, uy) = along(path, dice.between(4, total - 4))
        off = (width / 2 + dice.between(0, 4)) * (1 if i % 2 else -1)
        x, y = x - uy * off, y + ux * off
        for lean in (-3.6, -0.6, 2.4):
            pen.line(
                [(x + lean * 0.6, y + 3), (x + lean * 1.3, y - dice.between(6, 10))],
                theme["leaf1"],
                1.4,
                round_ends=False,
            )


def draw_bridges(pen: Pen, board: MapView, theme: Theme) -> None:
    """Footbridges across the water of their hex."""
    layout = Layout(board.grid)
    wet = {h.hex for h in board.hexes if h.terrain in _WATER}
    for h in board.bridges:
        links = [d for d in range(6) if h.step(d) in wet]
        flow = math.degrees(math.atan2(*_direction(layout, h, links))) if links else 90.0
        x, y = layout.center(h)
        _bridge(pen.at(x, y + 1, flow), theme)


def _direction(layout: Layout, h: Hex, links: list[int]) -> tuple[float, float]:
    """Run of the water as (x, -y), so that it can be turned into degrees from north."""
    a = _middle(layout, h, links[0])
    b = _middle(layout, h, links[1]) if len(links) > 1 else layout.center(h)
    return b[0] - a[0], -(b[1] - a[1])


def _bridge(pen: Pen, theme: Theme) -> None:
    plank, rail = theme["bank_l"], theme["post"]
    pen.poly([(-29, -5), (33, -5), (33, 11), (-29, 11)], theme["water_d"])
    for i in range(11):
        x = -31 + i * 5.64
        tone = plank if i % 2 else shift(plank, -14)
        pen.poly([(x, -7.5), (x + 4.8, -7.5), (x + 4.8, 7.5), (x, 7.5)], tone)
    for y in (-8, 8):
        pen.line([(-32, y), (32, y)], rail, 2.2)
        for x in (-30, -10, 10, 30):
            pen.disc(x, y, 2.6, rail)


def draw_lanes(pen: Pen, board: MapView, theme: Theme) -> None:
    """Sunken lanes: a lit floor with two ruts below cut banks."""
    layout = Layout(board.grid)
    pieces = [p for _, p in _pieces(layout, board, frozenset({"lane", "sunken_lane"}))]
    floor = theme["bank_l"]
    for p in pieces:
        _hachures(pen, p, theme)
    for p in pieces:
        pen.line(_moved(p, -0.6, -1.6), shift(theme["bank"], -18), 31)
    for p in pieces:
        pen.line(_moved(p, 0.6, 1.8), mix(theme["bank_l"], theme["bank"], 0.35), 26)
    for p in pieces:
        pen.line(_moved(p, 0.6, 2.2), floor, 21)
    for p in pieces:
        for off in (-5, 5):
            pen.line(_side(p, off), mix(floor, theme["bank"], 0.5), 2.0, round_ends=False)


def _side(path: list[Point], off: float) -> list[Point]:
    total = path_length(path)
    out = []
    for i in range(11):
        (x, y), (ux, uy) = along(path, total * i / 10)
        out.append((x - uy * off, y + ux * off + 2))
    return out


def _hachures(pen: Pen, path: list[Point], theme: Theme) -> None:
    total = path_length(path)
    at = 3.0
    while at < total:
        (x, y), (ux, uy) = along(path, at)
        for side in (-1, 1):
            nx, ny = -uy * side, ux * side
            pen.line([(x + nx * 14, y + ny * 14), (x + nx * 23, y + ny * 23)], theme["bank"], 1.8, round_ends=False)
        at += 6.0
