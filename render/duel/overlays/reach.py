"""Where a tank may go: a veil over the rest, a line round the area, a numbered domino in every hex."""

from __future__ import annotations

from PIL import Image

from bot.core.view import Hex, Overlay
from render.common.cache import OnceCache
from render.common.fonts import BOLD, COND, Face, text_width
from render.common.masks import Mask
from render.common.palette import RGB
from render.common.stamps import Sheet, Stamp
from render.duel.lettering import sheet_text
from render.duel.scene import Scene
from render.duel.theme import SideLook, Theme, piece

__all__ = ["domino", "draw_area", "draw_dominoes", "veil_of"]

_stamps: OnceCache[Stamp] = OnceCache(300)


def draw_area(scene: Scene, overlay: Overlay) -> None:
    """The veil and the lines, below the pieces."""
    area = set(overlay.hexes) or {c.hex for c in overlay.choices}
    mover = {c.hex for c in scene.view.counters if c.unit == overlay.unit}
    area |= mover
    _veil(scene, area)
    look, k = scene.look(overlay.side), scene.piece_k
    if not area:
        return
    corners = [p for h in area for p in scene.move(scene.geo.corners(h))]
    inner = Mask.over(corners, 6 * k)
    for h in area:
        for direction in range(3):
            if h.step(direction) in area:
                inner.line(scene.move(list(scene.geo.side(h, direction))), 2.0 * k)
    inner.paint(scene.image, look.ring, 0.8)
    rim = [(h, d) for h in area for d in range(6) if h.step(d) not in area]
    for width, colour in ((8.4, piece("paper")), (4.6, look.ring)):
        mask = Mask.over(corners, 6 * k)
        for h, d in rim:
            mask.line(scene.move(list(scene.geo.side(h, d))), width * k)
        mask.paint(scene.image, colour)


def veil_of(theme: Theme) -> tuple[RGB, float]:
    """Colour and strength of the veil over hexes out of reach."""
    return (theme["paper"], 0.55) if theme.dark else (piece("paper"), 0.46)


def _veil(scene: Scene, clear: set[Hex]) -> None:
    mask = Mask(scene.box, 2)
    mask.rect(*scene.box)
    for h in clear:
        mask.polygon(scene.move(scene.geo.corners(h)), 0)
    colour, share = veil_of(scene.theme)
    through: Image.Image = mask.finish().point([round(v * share) for v in range(256)])
    scene.image.paste(colour, scene.box[:2], through)


def draw_dominoes(scene: Scene, overlay: Overlay) -> None:
    """Number and cost in every hex offered, over the counters."""
    look = scene.look(overlay.side)
    occupied = {c.hex for c in scene.view.counters}
    for choice in overlay.choices:
        if not scene.shows(choice.hex):
            continue
        x, y = scene.at(choice.hex)
        stamp = domino(choice.number, choice.cost, look, min(scene.piece_k, 1.5))
        # a tank that may stay keeps its face free
        off = 0.34 * scene.radius if choice.hex in occupied else 0.0
        stamp.place(scene.image, x, y + off)


def domino(number: int, cost: int, look: SideLook, k: float) -> Stamp:
    """Choice number in the side's colour, cost in amber; anchored at its middle."""
    key = (number, cost, look, round(k, 4))
    return _stamps.get(key, lambda: _domino(number, cost, look, k))


def _domino(number: int, cost: int, look: SideLook, k: float) -> Stamp:
    face = Face(COND, BOLD, round(27 * k))
    left = max(34 * k, text_width(str(number), face) + 10 * k)
    right = max(24 * k, text_width(str(cost), face) + 10 * k)
    width, height = left + right, 32 * k
    half_w, half_h = round(width / 2 + 5 * k), round(height / 2 + 5 * k)
    sheet = Sheet((-half_w, -half_h, half_w, half_h))
    x0, x1, y1 = -width / 2, width / 2, height / 2
    for grow, radius, colour in ((3.4, 8.5, piece("ink")), (2.4, 8, piece("paper"))):
        mask = sheet.mask(4)
        mask.rect(x0 - grow * k, -y1 - grow * k, x1 + grow * k, y1 + grow * k, radius * k)
        sheet.lay(mask, colour, 0.55 if colour == piece("ink") else 1.0)
    for a, b, colour in ((x0, x1, piece("amber")), (x0, x0 + left, look.ring)):
        mask = sheet.mask(4)
        mask.rect(a, -y1, b, y1, 5.5 * k)
        if b != x1:
            mask.rect(b - 6 * k, -y1, b, y1)
        sheet.lay(mask, colour)
    sheet_text(sheet, (x0 + left / 2, 0), str(number), face, (255, 255, 255), "mm")
    sheet_text(sheet, (x0 + left + right / 2, 0), str(cost), face, piece("ink"), "mm")
    return sheet.stamp()
