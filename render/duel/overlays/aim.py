"""A question on the map: the mover in brackets, the shooters in theirs, aim lines with the chance on a plate."""

from __future__ import annotations

import math

from bot.core.view import Counter, Hex, Overlay, OverlayKind
from render.common.fonts import BOLD, COND, Face, draw_text, text_width
from render.common.masks import Mask, Point, dash
from render.common.palette import RGB
from render.common.picture import Say
from render.duel.counters import RADIUS
from render.duel.pieces import Tagged
from render.duel.places import Rect, body_boxes, cover
from render.duel.scene import Scene
from render.duel.theme import piece

__all__ = ["draw_brackets", "draw_line", "draw_mover_ground", "draw_plates"]


def draw_mover_ground(scene: Scene, overlay: Overlay, *, question: bool) -> None:
    """Amber in the hex of the tank in question."""
    if not question:
        return
    for h in overlay.hexes:
        corners = scene.move(scene.geo.corners(h, 0.98))
        mask = Mask.over(corners, 2)
        mask.polygon(corners)
        mask.paint(scene.image, piece("amber"), 0.62)


def draw_brackets(scene: Scene, overlay: Overlay) -> None:
    """Six corner brackets round a hex: ink for the mover, the side's colour for a shooter."""
    k = scene.tag_k
    if overlay.kind == OverlayKind.SHOOTER:
        colour: RGB = scene.look(overlay.side or _side_at(scene, overlay.hexes)).ring
    else:
        colour = piece("ink")
    for h in overlay.hexes:
        corners = scene.move(scene.geo.corners(h, 1.04))
        for width, tone in ((8.6, piece("paper")), (4.6, colour)):
            mask = Mask.over(corners, 8 * k)
            for i, at in enumerate(corners):
                ends = [_toward(at, corners[(i + j) % 6], 0.24) for j in (-1, 1)]
                mask.line([ends[0], at, ends[1]], width * k)
            mask.paint(scene.image, tone)


def _side_at(scene: Scene, hexes: tuple[Hex, ...]) -> str:
    return next((c.side for c in scene.view.counters if c.hex in hexes), "")


def _toward(a: Point, b: Point, share: float) -> Point:
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def _ends(scene: Scene, overlay: Overlay) -> tuple[Point, Point]:
    """From the rim of the shooter's plinth to a little short of the mover."""
    a, b = scene.at(overlay.hexes[0]), scene.at(overlay.hexes[1])
    length = math.dist(a, b) or 1.0
    r = RADIUS * scene.piece_k
    return _toward(a, b, min(0.4, 0.62 * r / length)), _toward(b, a, min(0.4, 0.80 * r / length))


def draw_line(scene: Scene, overlay: Overlay) -> None:
    """A dashed ink line on paper with a head at the mover."""
    if len(overlay.hexes) < 2:
        return
    k = scene.tag_k
    a, b = _ends(scene, overlay)
    length = math.dist(a, b) or 1.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    neck = (b[0] - ux * 17 * k, b[1] - uy * 17 * k)

    def head(grow: float) -> list[Point]:
        tip, wide, deep = 2.2 * grow, 9.5 + grow, 19 + grow
        base = (b[0] - ux * deep * k, b[1] - uy * deep * k)
        return [
            (b[0] + ux * tip * k, b[1] + uy * tip * k),
            (base[0] - uy * wide * k, base[1] + ux * wide * k),
            (base[0] + uy * wide * k, base[1] - ux * wide * k),
        ]

    under = Mask.over([a, b], 16 * k)
    under.line([a, neck], 8.4 * k)
    under.polygon(head(2.2))
    under.paint(scene.image, piece("paper"))
    over = Mask.over([a, b], 16 * k)
    for part in dash([a, neck], 12 * k, 7 * k):
        over.line(part, 4.6 * k, caps=False)
    over.polygon(head(0))
    over.paint(scene.image, piece("ink"))


def draw_plates(scene: Scene, overlays: list[Overlay], tags: list[Tagged], say: Say) -> None:
    """On every aim line its shooter's number and the chance, where it hides no counter and no other plate."""
    taken: list[Rect] = [t.rect for t in tags] + body_boxes(scene)
    for o in overlays:
        if len(o.hexes) >= 2 and o.text is not None:
            taken.append(_plate(scene, o, taken, say))


def _plate(scene: Scene, overlay: Overlay, taken: list[Rect], say: Say) -> Rect:
    assert overlay.text is not None
    shooter = _shooter(scene, overlay)
    words = say(overlay.text)
    k = scene.tag_k
    face = Face(COND, BOLD, round(32 * k))
    number = str(shooter.number) if shooter is not None else ""
    box = (text_width(number, face) + 22 * k) if number else 0.0
    width, height = box + text_width(words, face) + 26 * k, 45 * k
    a, b = _ends(scene, overlay)
    x0, y0, x1, y1 = scene.box

    def rect(share: float) -> Rect:
        x, y = _toward(a, b, share)
        x = min(max(x, x0 + width / 2 + 4), x1 - width / 2 - 4)
        y = min(max(y, y0 + height / 2 + 4), y1 - height / 2 - 4)
        return x - width / 2, y - height / 2, x + width / 2, y + height / 2

    shares = (0.45, 0.38, 0.52, 0.3, 0.6, 0.22, 0.68, 0.14, 0.76)
    best = min((rect(s) for s in shares), key=lambda r: round(cover(r, taken)))
    for grow, radius, colour in ((4.6, 8, piece("paper")), (2.8, 6, piece("ink")), (0.0, 4, piece("paper"))):
        mask = Mask((round(best[0]) - 8, round(best[1]) - 8, round(best[2]) + 8, round(best[3]) + 8), 3)
        mask.rect(best[0] - grow, best[1] - grow, best[2] + grow, best[3] + grow, radius * k)
        mask.paint(scene.image, colour)
    middle = (best[1] + best[3]) / 2
    if shooter is not None:
        mask = Mask((round(best[0]), round(best[1]), round(best[0] + box) + 2, round(best[3]) + 1), 3)
        mask.rect(best[0] + 2 * k, best[1] + 2 * k, best[0] + box, best[3] - 2 * k, 3 * k)
        mask.paint(scene.image, scene.look(shooter.side).ring)
        draw_text(scene.image, (best[0] + box / 2 + k, middle), number, face, (255, 255, 255), "mm")
    draw_text(scene.image, (best[0] + box + 12 * k, middle), words, face, piece("ink"), "lm")
    return best


def _shooter(scene: Scene, overlay: Overlay) -> Counter | None:
    return next((c for c in scene.view.counters if c.hex == overlay.hexes[0]), None)
