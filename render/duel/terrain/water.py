"""Rivers with banks and ripples, fords, bridges, marsh."""

from __future__ import annotations

import math
from collections import deque

import numpy as np

from bot.core.view import Hex
from bot.hexes import neighbours
from render.common.masks import Mask, Point, along, path_length
from render.common.noise import Field, Stream
from render.duel.terrain.canvas import Canvas, curve

__all__ = ["paint_bridges", "paint_fords", "paint_marsh", "paint_rivers", "river_lines"]


def _farthest(start: Hex, water: frozenset[Hex]) -> list[Hex]:
    """Way to the farthest hex of a river, in steps."""
    came: dict[Hex, Hex | None] = {start: None}
    queue = deque([start])
    last = start
    while queue:
        last = queue.popleft()
        for n in neighbours(last):
            if n in water and n not in came:
                came[n] = last
                queue.append(n)
    way: list[Hex] = []
    at: Hex | None = last
    while at is not None:
        way.append(at)
        at = came[at]
    return way


def _courses(water: frozenset[Hex]) -> list[list[Hex]]:
    """Courses through all water hexes: the longest first, then branches that join what is there."""
    left = set(water)
    out: list[list[Hex]] = []
    while left:
        start = min(left)
        joined = [n for h in left for n in neighbours(h) if n in water and n not in left]
        if joined:
            start = min(joined)
            part = _farthest(start, frozenset(left | {start}))
        else:
            end = _farthest(start, frozenset(left))[0]
            part = _farthest(end, frozenset(left))
        out.append(part)
        left -= set(part)
    return out


def exit_of(c: Canvas, h: Hex, came_from: Hex | None) -> Hex | None:
    """The neighbour outside the map that continues a line best, if there is one."""
    outside = c.off_board(h)
    if not outside:
        return None
    if came_from is None:
        return outside[0]
    (hx, hy), (fx, fy) = c.geo.centre(h), c.geo.centre(came_from)

    def straight(n: Hex) -> float:
        nx, ny = c.geo.centre(n)
        return (nx - hx) * (hx - fx) + (ny - hy) * (hy - fy)

    best = max(outside, key=straight)
    return best if straight(best) > 0 else None


def river_lines(c: Canvas) -> list[list[Point]]:
    """Smooth middle lines of all rivers, fords included, one hex beyond the board."""
    lines: list[list[Point]] = []
    for course in _courses(c.of("river", "ford")):
        hexes = list(course)
        for at_start in (True, False):
            end, before = (hexes[0], hexes[1:2]) if at_start else (hexes[-1], hexes[-2:-1])
            beyond = exit_of(c, end, before[0] if before else None)
            if beyond is not None:
                hexes.insert(0, beyond) if at_start else hexes.append(beyond)
        points: list[Point] = []
        for h in hexes:
            s = Stream(c.name, "river", h.q, h.r)
            x, y = c.geo.centre(h)
            points.append((x + s.between(-5, 5) * c.k, y + s.between(-5, 5) * c.k))
        lines.append(curve(points))
    return lines


def paint_meadow(c: Canvas) -> None:
    water = c.of("river", "ford")
    if water:
        c.wash(c.theme["meadow"], c.region("meadow", water, 12, (0.22, 30), (0.45, 0.01)), 0.6)


def paint_rivers(c: Canvas, lines: list[list[Point]]) -> Field:
    """Paint the rivers and give the mask of their water."""
    k, theme = c.k, c.theme
    for width, colour in ((36.8, theme["bank"]), (30.0, theme["deep"])):
        sheet = c.sheet(3)
        for line in lines:
            sheet.line(line, width * k)
        sheet.paint(c.image, colour)
    water = c.sheet(3)
    for line in lines:
        # the deep tone stays visible along the bank that lies in shade
        water.line([(x + 1.6 * k, y + 1.6 * k) for x, y in line], 26.4 * k)
    water.paint(c.image, theme["water"])
    ripples = c.sheet(3)
    for line in lines:
        _ripples(c, ripples, line)
    ripples.paint(c.image, theme["ripple"])
    whole = c.sheet(1)
    for line in lines:
        whole.line(line, 38 * k)
    return np.asarray(whole.finish(), dtype=np.float32) / np.float32(255)


def _ripples(c: Canvas, sheet: Mask, line: list[Point]) -> None:
    s = Stream(c.name, "ripple", round(line[0][0] / c.k), round(line[0][1] / c.k))
    total, at = path_length(line), 10 * c.k
    while at < total - 16 * c.k:
        off, length = s.between(-8, 8) * c.k, s.between(6, 12) * c.k
        piece = []
        for part in (0.0, 0.5, 1.0):
            (x, y), (dx, dy) = along(line, at + length * part)
            piece.append((x - dy * off, y + dx * off))
        sheet.line(piece, 1.5 * k_of(c))
        at += s.between(26, 44) * c.k


def k_of(c: Canvas) -> float:
    return max(0.8, c.k)


def paint_fords(c: Canvas, lines: list[list[Point]]) -> None:
    """Pale shallow water and stepping stones."""
    k = c.k
    for h in sorted(c.of("ford")):
        x0, y0 = c.geo.centre(h)
        near = [p for line in lines for p in line if math.dist(p, (x0, y0)) < 24 * k]
        if len(near) < 2:
            continue
        shallow = Mask.over(near, 24 * k)
        shallow.line(near, 26 * k)
        shallow.paint(c.image, c.theme["ford"], 0.88)
        (ax, ay), (bx, by) = near[0], near[-1]
        length = math.hypot(bx - ax, by - ay) or 1.0
        dx, dy = (bx - ax) / length, (by - ay) / length
        s = Stream(c.name, "ford", h.q, h.r)
        stones, dark = Mask.over(near, 30 * k), Mask.over(near, 30 * k)
        for i in range(15):
            across, flow = (i % 8 - 3.5) * 4.6 * k, ((i // 8) * 8 - 4 + s.between(-2.4, 2.4)) * k
            x, y, r = x0 - dy * across + dx * flow, y0 + dx * across + dy * flow, s.between(1.7, 2.7) * k
            stones.disc(x, y, r)
            dark.disc(x + 0.9 * k, y + 1.1 * k, r)
        dark.paint(c.image, c.theme["bank"], 0.7)
        stones.paint(c.image, c.theme["road"])


def paint_bridges(c: Canvas, roads: list[list[Point]]) -> None:
    """Planks and two parapets along the road, with a shadow on the water."""
    k, theme = c.k, c.theme
    for h in c.map.bridges:
        centre = c.geo.centre(h)
        direction = _road_direction(c, h, centre, roads)
        if direction is None:
            continue
        dx, dy = direction

        def box(u0: float, u1: float, v0: float, v1: float, off: float = 0.0) -> list[Point]:
            return [
                (centre[0] + (dx * u - dy * v) * k + off * k, centre[1] + (dy * u + dx * v) * k + off * 1.3 * k)  # noqa: B023
                for u, v in ((u0, v0), (u1, v0), (u1, v1), (u0, v1))
            ]

        for shape, colour, share in (
            (box(-25, 25, -8.5, 8.5, 3.0), theme["bank"], 0.7),
            (box(-26, 26, -9.4, 9.4), theme["casing"], 1.0),
            (box(-25, 25, -7.4, 7.4), theme["road"], 1.0),
        ):
            sheet = Mask.over(shape, 2)
            sheet.polygon(shape)
            sheet.paint(c.image, colour, share)
        planks = Mask.over(box(-26, 26, -9, 9), 2)
        for i in range(-4, 5):
            planks.polygon(box(i * 5 - 0.5, i * 5 + 0.5, -7.4, 7.4))
        planks.paint(c.image, theme["casing"], 0.75)


def _road_direction(c: Canvas, h: Hex, centre: Point, roads: list[list[Point]]) -> Point | None:
    for line in roads:
        best = min(range(len(line)), key=lambda i: math.dist(line[i], centre))
        if math.dist(line[best], centre) < 8 * c.k:
            (ax, ay), (bx, by) = line[max(0, best - 2)], line[min(len(line) - 1, best + 2)]
            length = math.hypot(bx - ax, by - ay) or 1.0
            return (bx - ax) / length, (by - ay) / length
    return None


def paint_marsh_ground(c: Canvas) -> None:
    marsh = c.of("marsh")
    if marsh:
        c.wash(c.theme["wet"], c.region("marsh", marsh, 9, (0.34, 24), (0.50, 0.05)), 0.9)


def paint_marsh(c: Canvas) -> None:
    """Blue dashes and tufts of reed: the marks, not the tint, tell what it is."""
    dashes, reeds = c.sheet(3), c.sheet(3)
    k = c.k
    for h in sorted(c.of("marsh")):
        x0, y0 = c.geo.centre(h)
        s = Stream(c.name, "marsh", h.q, h.r)
        for row in range(-3, 4):
            half = 36 - abs(row) * 5.0
            x = -half + s.between(0, 8)
            while x < half - 8:
                length = s.between(8, 20)
                y = y0 + (row * 11 + 3) * k
                dashes.line([(x0 + x * k, y), (x0 + min(half, x + length) * k, y)], 1.6 * k)
                x += length + s.between(7, 16)
        for i in range(6):
            angle = i * math.pi / 3 + s.between(-0.4, 0.4)
            far = s.between(20, 34) * k
            _reed(reeds, x0 + math.cos(angle) * far, y0 + math.sin(angle) * far, k)
    dashes.paint(c.image, c.theme["deep"])
    reeds.paint(c.image, c.theme["reed"])


def _reed(sheet: Mask, x: float, y: float, k: float) -> None:
    for lean, height in ((-3.4, 5.5), (-1.2, 8.0), (1.4, 7.4), (3.6, 5.0)):
        root = [(x + lean * 0.25 * k - 0.9 * k, y), (x + lean * 0.25 * k + 0.9 * k, y)]
        sheet.polygon([*root, (x + lean * k, y - height * k)])
