"""Dice as drawn on cards: a kite for ten-sided, a triangle for four-sided, lit from the upper left."""

from __future__ import annotations

import math

from bot.core.view import DieFace
from render.common.cache import OnceCache
from render.common.fonts import BOLD, COND, Face
from render.common.masks import Point
from render.common.palette import RGB, luminance, shift
from render.common.stamps import Sheet, Stamp
from render.duel.lettering import sheet_text
from render.duel.theme import SideLook, piece

__all__ = ["dice_of", "die_stamp"]

_stamps: OnceCache[Stamp] = OnceCache(300)

_Facet = tuple[float, list[Point]]
_TEN: list[_Facet] = [
    (20, [(0, -1), (-0.94, -0.22), (-0.94, 0.18), (-0.62, 0.24)]),
    (-20, [(0, -1), (0.62, 0.24), (0.94, 0.18), (0.94, -0.22)]),
    (-26, [(-0.94, 0.18), (-0.62, 0.24), (0, 0.58), (0, 1)]),
    (-48, [(0.94, 0.18), (0.62, 0.24), (0, 0.58), (0, 1)]),
    (4, [(0, -1), (0.62, 0.24), (0, 0.58), (-0.62, 0.24)]),
]
_TEN_RIM: list[Point] = [(0, -1), (0.94, -0.22), (0.94, 0.18), (0, 1), (-0.94, 0.18), (-0.94, -0.22)]
_FOUR: list[_Facet] = [(6, [(0, -0.95), (0.45, 0.72), (-0.98, 0.72)]), (-40, [(0, -0.95), (0.98, 0.72), (0.45, 0.72)])]
_FOUR_RIM: list[Point] = [(0, -0.95), (0.98, 0.72), (-0.98, 0.72)]


def dice_of(face: DieFace, look: SideLook) -> list[tuple[str, str, RGB]]:
    """Shape, text and colour of the dice that show a face; a hundred is a tens die and an ivory units die."""
    if face.kind == "d100" and face.face.isdigit():
        value = int(face.face) % 100
        return [("d10", f"{value // 10 * 10:02d}", look.ring), ("d10", str(value % 10), piece("ivory"))]
    if face.kind == "d10" and face.face in ("0", "10"):
        return [("d10", "10", look.ring)]
    return [("d4" if face.kind == "d4" else "d10", face.face, look.ring)]


def die_stamp(shape: str, text: str, colour: RGB, radius: float) -> Stamp:
    """A die anchored at its middle; ``radius`` in pixels."""
    return _stamps.get((shape, text, colour, round(radius, 1)), lambda: _make(shape, text, colour, radius))


def _make(shape: str, text: str, colour: RGB, r: float) -> Stamp:
    half = math.ceil(r * 1.15) + 4
    sheet = Sheet((-half, -half, half, half))
    rim, facets = (_FOUR_RIM, _FOUR) if shape == "d4" else (_TEN_RIM, _TEN)
    outline = [(x * r, y * r) for x, y in rim]
    shadow = sheet.mask(2)
    shadow.polygon([(x + 0.07 * r, y + 0.09 * r) for x, y in outline])
    sheet.lay(shadow, (24, 18, 12), 0.5)
    edge = sheet.mask()
    edge.polygon(outline)
    edge.outline(outline, 0.07 * r)
    sheet.lay(edge, piece("outline"))
    body = sheet.mask()
    body.polygon(outline)
    sheet.lay(body, shift(colour, -20))
    for light, points in facets:
        facet = sheet.mask()
        facet.polygon([(x * r, y * r) for x, y in points])
        sheet.lay(facet, shift(colour, light))
    ridge = sheet.mask()
    if shape == "d4":
        ridge.line([(0, -0.95 * r), (0.45 * r, 0.72 * r)], 0.03 * r)
    else:
        kite = [(x * r, y * r) for x, y in _TEN[-1][1]]
        ridge.outline(kite, 0.03 * r)
    sheet.lay(ridge, shift(colour, 44), 0.8)
    ink = (255, 255, 255) if luminance(colour) < 0.4 else piece("ink")
    size = (0.88 if len(text) < 2 else 0.76) * r
    sheet_text(
        sheet, (-0.12 * r, 0.34 * r) if shape == "d4" else (0, 0.06 * r), text, Face(COND, BOLD, round(size)), ink, "mm"
    )
    return sheet.stamp()
