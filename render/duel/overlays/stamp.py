"""The verdict of a shot, stamped on the map: an icon and a word on a slanting plate."""

from __future__ import annotations

import math

from PIL import Image

from bot.core.view import Overlay
from render.common.cache import OnceCache
from render.common.fonts import BLACK, COND, Face, text_width
from render.common.masks import Point
from render.common.picture import Say
from render.common.stamps import Sheet, Stamp
from render.duel.counters import RADIUS
from render.duel.lettering import sheet_text
from render.duel.pieces import Tagged
from render.duel.places import Rect, body_boxes, free_place, line_boxes
from render.duel.scene import Scene
from render.duel.theme import piece

__all__ = ["draw_stamp", "verdict_stamp"]

_stamps: OnceCache[Stamp] = OnceCache(60)
_TURN = 7.0


def draw_stamp(scene: Scene, overlay: Overlay, tags: list[Tagged], say: Say) -> None:
    """Placed where it covers no counter, tag or line, below the target first."""
    if not overlay.hexes:
        return
    words = say(overlay.text).upper() if overlay.text is not None else overlay.value.upper()
    size = 64.0 * min(scene.k, 1.5) / 1.5 if scene.k > 1.2 else 42.0
    stamp = verdict_stamp(overlay.value, words, size)
    x, y = scene.at(overlay.hexes[0])
    taken: list[Rect] = [t.rect for t in tags] + line_boxes(scene) + body_boxes(scene)
    half = 1.2 * RADIUS * scene.piece_k
    taken.append((x - half, y - half, x + half, y + half))
    r = RADIUS * scene.piece_k
    ring = [
        (dx * f, dy * f)
        for f in (2.6, 3.4, 4.4)
        for dx, dy in ((0, 1), (0.8, 0.9), (-0.8, 0.9), (0, -1), (1.3, 0.3), (-1.3, 0.3), (1, -0.9), (-1, -0.9))
    ]
    offers = [(x + dx * r, y + dy * r) for dx, dy in ring]
    box = stamp.mask.getbbox() or (0, 0, *stamp.size)
    place = free_place(scene.box, offers, (box[2] - box[0], box[3] - box[1]), taken)
    stamp.place(scene.image, *place)


def verdict_stamp(style: str, words: str, size: float) -> Stamp:
    """Styles destroyed, ricochet and miss have an icon and a colour; ``size`` is the type size in pixels."""
    return _stamps.get((style, words, round(size, 1)), lambda: _make(style, words, size))


def _make(style: str, words: str, size: float) -> Stamp:
    colour = piece(f"stamp_{style}") if style in ("destroyed", "ricochet", "miss") else piece("stamp_miss")
    face = Face(COND, BLACK, round(size))
    height = 1.28 * size
    icon = 0.86 * size if style in ("destroyed", "ricochet", "miss") else 0.0
    width = text_width(words, face) + icon + 0.85 * size
    half_w, half_h = math.ceil(width / 2 + 8), math.ceil(height / 2 + 8)
    sheet = Sheet((-half_w, -half_h, half_w, half_h))
    x, y = width / 2, height / 2
    rules = ((2.5, 0.10, piece("stamp_paper")), (0.0, 0.08, colour), (-0.055 * size, 0.05, piece("stamp_paper")),
             (-0.10 * size, 0.04, colour), (-0.125 * size, 0.03, piece("stamp_paper")))  # fmt: skip
    for grow, radius, tone in rules:
        mask = sheet.mask(4)
        mask.rect(-x - grow, -y - grow, x + grow, y + grow, radius * size)
        sheet.lay(mask, tone)
    if icon:
        _icon(sheet, style, (-x + 0.30 * size + icon / 2, 0.0), icon / 2 * 0.84, colour)
    sheet_text(sheet, (x - 0.36 * size, 0), words, face, colour, "rm")
    return _turned(sheet)


def _turned(sheet: Sheet) -> Stamp:
    """Slanted, with a hard shadow."""
    image = sheet.image.rotate(_TURN, Image.Resampling.BICUBIC, expand=True)
    wide = Sheet((-image.width // 2 - 4, -image.height // 2 - 4, image.width // 2 + 8, image.height // 2 + 8))
    mask = Image.new("L", wide.image.size)
    mask.paste(image.getchannel("A"), (7, 8))
    wide.through(mask, (24, 18, 12), 0.5)
    layer = Image.new("RGBA", wide.image.size)
    layer.paste(image, (4, 4))
    wide.image.alpha_composite(layer)
    return wide.stamp()


def _icon(sheet: Sheet, style: str, at: Point, r: float, colour: tuple[int, int, int]) -> None:
    x, y = at
    mask = sheet.mask(4)
    if style == "destroyed":
        star = [
            (
                x + math.cos(i * math.pi / 8) * r * (1.05 if i % 2 == 0 else 0.62),
                y + math.sin(i * math.pi / 8) * r * (1.05 if i % 2 == 0 else 0.62),
            )
            for i in range(16)
        ]
        mask.polygon(star)
        for sign in (-1, 1):
            mask.line([(x - 0.3 * r, y - 0.3 * r * sign), (x + 0.3 * r, y + 0.3 * r * sign)], 0.2 * r, 0, caps=False)
    elif style == "ricochet":
        mask.line([(x - r, y + 0.8 * r), (x + r, y + 0.8 * r)], 0.22 * r, caps=False)
        mask.line([(x - 0.9 * r, y - 0.8 * r), (x - 0.1 * r, y + 0.5 * r), (x + 0.6 * r, y - 0.5 * r)], 0.24 * r)
        mask.polygon([(x + 0.95 * r, y - 1.0 * r), (x + 0.95 * r, y - 0.1 * r), (x + 0.15 * r, y - 0.6 * r)])
    else:
        for i in range(8):
            a = [math.radians(i * 45 + j * 6) for j in range(5)]
            mask.line([(x + math.cos(t) * 0.85 * r, y + math.sin(t) * 0.85 * r) for t in a], 0.2 * r, caps=False)
        mask.line([(x - 0.95 * r, y + 0.95 * r), (x + 0.95 * r, y - 0.95 * r)], 0.24 * r, caps=False)
    sheet.lay(mask, colour)
