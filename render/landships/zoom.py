"""Which part of the board a fight shows, and how large."""

from __future__ import annotations

import math

from bot.core.view import BoardView
from bot.hexes import Hex
from render.landships.landship_sprites import is_landship
from render.landships.layout import HEX_W, SIDE, Layout, Window

__all__ = ["window_for"]

_ROW = 1.5 * SIDE
_SCALES = (1.5, 1.25, 1.0)
_TALLEST = 700.0


def window_for(view: BoardView, width: int) -> Window:
    """Whole rows round the hexes of the crop, or of what just happened; at the sides few units are cut."""
    layout = Layout(view.map.grid)
    hexes = _wanted(view) or tuple(view.map.grid)
    rows = [h.r for h in hexes]
    few = 3 if view.panel is not None and len(view.panel.rows) > 2 else 4
    count = min(view.map.grid.rows, max(few, max(rows) - min(rows) + 1))
    height = count * _ROW + 34
    xs = [layout.center(h)[0] for h in hexes]
    wide = max(xs) - min(xs) + HEX_W * 1.4
    k = next((s for s in _SCALES if height * s <= _TALLEST and width / s >= wide), _SCALES[-1])
    k = max(k, width / layout.width)
    first = (min(rows) + max(rows) + 2 - count) // 2  # rather one row more below, where tags and stamps go
    first = min(max(first, 0), view.map.grid.rows - count)
    y0 = layout.center(Hex(0, first))[1] - SIDE - 8
    last = first + count - 1
    if last + 1 == view.map.grid.rows:
        height += 40  # the letters of the columns
    elif any(is_landship(c.art) and c.hex.r == last for c in view.counters):
        height += 26  # their tags
    x0 = _left(view, layout, (min(xs) + max(xs)) / 2, width / k, y0, height)
    x0, y0 = round(x0 * k) / k, round(y0 * k) / k  # whole pixels, so that all layers meet
    return Window(x0, y0, x0 + width / k, y0 + height, k)


def _wanted(view: BoardView) -> tuple[Hex, ...]:
    if view.crop is not None and view.crop.hexes:
        hexes = view.crop.hexes
    else:
        hexes = tuple(h for overlay in view.overlays for h in overlay.hexes)
    return tuple(h for h in hexes if h in view.map.grid)


def _left(view: BoardView, layout: Layout, middle: float, wide: float, y0: float, height: float) -> float:
    """Left edge near the wanted one that cuts the fewest units; steps of a quarter hex keep windows alike."""
    limit = max(0.0, layout.width - wide)
    ideal = middle - wide / 2
    step = HEX_W / 4
    best, least = min(max(ideal, 0.0), limit), math.inf
    for i in range(-5, 6):
        x = min(max(round(ideal / step + i) * step, 0.0), limit)
        cut = 0
        for c in view.counters:
            cx, cy = layout.center(c.hex)
            half = 62.0 if is_landship(c.art) else 46.0
            if y0 < cy < y0 + height and (abs(cx - x) < half or abs(cx - x - wide) < half):
                cut += 1
        cost = cut * 1000 + abs(x - ideal)
        if cost < least:
            best, least = x, cost
    return best
