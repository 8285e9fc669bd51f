"""Trench lines: fire bays and traverses in front of the units, each side's line in its own pattern."""

from __future__ import annotations

import math
from itertools import pairwise

from bot.core.view import MapView
from bot.hexes import Hex
from render.common.masks import Point, along, path_length
from render.common.noise import Stream
from render.common.palette import RGB, mix
from render.landships.colours import GERMAN, Theme
from render.landships.layout import Layout, Window
from render.landships.pen import Pen

__all__ = ["draw_trenches"]

SHIFT = 27.0
_BAYS = (
    (0.0, 0.0),
    (0.10, 0.0),
    (0.15, 1.0),
    (0.35, 1.0),
    (0.40, -1.0),
    (0.60, -1.0),
    (0.65, 1.0),
    (0.85, 1.0),
    (0.90, 0.0),
    (1.0, 0.0),
)
_STUB = ((0.0, 0.0), (0.10, 0.0), (0.15, 1.0), (0.34, 1.0), (0.385, -0.4), (0.43, -1.8))
_DEPTH = 7.5


def draw_trenches(
    pen: Pen, board: MapView, theme: Theme, seed: str, nations: dict[str, str], up: dict[str, bool], window: Window
) -> None:
    """Draw all lines, layer by layer over all links, so that joints are seamless."""
    layout = Layout(board.grid)
    sides = {side: i for i, side in enumerate(nations)}
    lines: dict[str, set[Hex]] = {}
    for h in board.hexes:
        if h.terrain == "trench":
            lines.setdefault(h.own_line_of or _nearest(board, h.hex, up), set()).add(h.hex)
    for side in sorted(lines, key=lambda s: sides.get(s, 9)):
        forward = -1.0 if up.get(side, True) else 1.0
        traces = _traces(layout, lines[side], seed, forward)
        traces = [t for t in traces if any(window.sees(p, 40) for p in t)]
        _spoil(pen, traces, theme, seed, forward)
        _cut(pen, traces, theme)
        look = theme.look(nations.get(side, "british"))
        for trace in traces:
            if look.nation == GERMAN:
                _comb(pen, _offset(trace, 8.2, forward), look.line, forward)
            else:
                _bags(pen, _offset(trace, 8.6, forward), look.line, theme["bag"])


def _nearest(board: MapView, h: Hex, up: dict[str, bool]) -> str:
    low = h.r > board.grid.rows / 2
    return next((side for side, faces_up in up.items() if faces_up == low), "")


def _traces(layout: Layout, hexes: set[Hex], seed: str, forward: float) -> list[list[Point]]:
    traces: list[list[Point]] = []
    for h in sorted(hexes):
        for d in range(3):
            if h.step(d) in hexes:
                traces.append(_link(layout, h, d, _BAYS, seed, forward))
        for d, side in ((0, (0, 1, 5)), (3, (2, 3, 4))):
            if not any(h.step(x) in hexes for x in side):
                traces.append(_link(layout, h, d, _STUB, seed, forward))
    return traces


def _link(
    layout: Layout, h: Hex, d: int, offsets: tuple[tuple[float, float], ...], seed: str, forward: float
) -> list[Point]:
    ax, ay = layout.center(h)
    bx, by = layout.center(h.step(d))
    ux, uy = bx - ax, by - ay
    length = math.hypot(ux, uy)
    nx, ny = -uy / length, ux / length
    if ny * forward < 0:
        nx, ny = -nx, -ny
    dice = Stream(seed, "L", h.q, h.r, d)
    points = []
    for t, off in offsets:
        jitter = 0.0 if t in (0.0, 1.0) else 1.5
        x = ax + ux * t + nx * off * _DEPTH + dice.between(-jitter, jitter)
        y = ay + uy * t + ny * off * _DEPTH + dice.between(-jitter, jitter) + forward * SHIFT
        points.append((x, y))
    return points


def _enemy_side(trace: list[Point], forward: float) -> float:
    """1 when the enemy lies to the right of the way the trace runs, else -1."""
    east = trace[-1][0] >= trace[0][0]
    return 1.0 if east == (forward > 0) else -1.0


def _offset(trace: list[Point], distance: float, forward: float) -> list[Point]:
    """The trace moved towards the enemy, corners mitred."""
    sign = _enemy_side(trace, forward)
    normals = []
    for a, b in pairwise(trace):
        dx, dy = b[0] - a[0], b[1] - a[1]
        length = math.hypot(dx, dy) or 1.0
        normals.append((-dy / length * sign, dx / length * sign))
    out = []
    for i, (x, y) in enumerate(trace):
        n0, n1 = normals[max(0, i - 1)], normals[min(len(normals) - 1, i)]
        mx, my = n0[0] + n1[0], n0[1] + n1[1]
        scale = 2 / max(0.9, mx * mx + my * my)
        out.append((x + mx * scale * distance, y + my * scale * distance))
    return out


def _spoil(pen: Pen, traces: list[list[Point]], theme: Theme, seed: str, forward: float) -> None:
    tones = (theme["soil"], theme["soil_l"], mix(theme["soil"], theme["soil_d"], 0.35))
    for trace in traces:
        dice = Stream(seed, "spoil", round(trace[0][0]), round(trace[0][1]), round(trace[-1][0]))
        sign = _enemy_side(trace, forward)
        for side, low, high in ((1.0, 7.0, 15.0), (-1.0, 6.0, 10.0)):
            at, total = 0.0, path_length(trace)
            while at < total:
                (x, y), (ux, uy) = along(trace, at)
                off, r = dice.between(low, high - 2) * side * sign, dice.between(3, 5.6)
                tone = tones[dice.pick(3) if side > 0 else 2 * dice.pick(2)]
                pen.blob(x - uy * off, y + ux * off, r, r * 0.7, dice.between(-30, 30), tone, 10)
                at += 3.2


def _cut(pen: Pen, traces: list[list[Point]], theme: Theme) -> None:
    for trace in traces:
        pen.line(trace, theme["cut"], 13)
    for trace in traces:
        pen.line([(x + 1.3, y + 1.8) for x, y in trace], theme["cut2"], 8)
    for trace in traces:
        at, total = 3.2, path_length(trace)
        while at < total:
            (x, y), (ux, uy) = along(trace, at)
            x, y = x + 0.6, y + 0.8
            pen.line([(x - uy * 2.9, y + ux * 2.9), (x + uy * 2.9, y - ux * 2.9)], theme["duck"], 2.4, round_ends=False)
            at += 6.4


def _bags(pen: Pen, line: list[Point], colour: RGB, bag: RGB) -> None:
    pen.line(line, colour, 6.6)
    at, total = 3.0, path_length(line)
    while at < total:
        (x, y), (ux, uy) = along(line, at)
        pen.blob(x, y, 2.8, 2.05, math.degrees(math.atan2(uy, ux)), bag, 10)
        at += 6.6


def _comb(pen: Pen, line: list[Point], colour: RGB, forward: float) -> None:
    pen.line(line, colour, 3.2)
    sign = _enemy_side(line, forward)
    at, total = 4.0, path_length(line)
    while at < total:
        (x, y), (ux, uy) = along(line, at)
        tip = (x - uy * 6.8 * sign, y + ux * 6.8 * sign)
        if not _crowded(line, at, tip):
            pen.line([(x, y), tip], colour, 2.3, round_ends=False)
        at += 8.0


def _crowded(line: list[Point], at: float, tip: Point) -> bool:
    """Whether a tick would run into another part of its own line, in the corner of a bay."""
    walked = 0.0
    for a, b in pairwise(line):
        length = math.dist(a, b)
        for i in range(5):
            t = i / 4
            p = (a[0] + (b[0] - a[0]) * t, a[1] + (b[1] - a[1]) * t)
            if abs(walked + length * t - at) > 7.0 and math.dist(p, tip) < 5.4:
                return True
        walked += length
    return False
