"""Fonts and text: faces by weight and size, widths, cached text masks, shrinking to fit."""

from __future__ import annotations

import threading
from functools import lru_cache
from typing import NamedTuple

import fontpkg
from PIL import Image, ImageDraw, ImageFont

from render.common.palette import RGB

__all__ = [
    "BLACK",
    "BOLD",
    "COND",
    "MEDIUM",
    "REGULAR",
    "SEMI",
    "SEMIBOLD",
    "SERIF",
    "SERIF_ITALIC",
    "Face",
    "draw_text",
    "fit",
    "text_run",
    "text_width",
    "wrap",
]

COND, SEMI, SERIF, SERIF_ITALIC = "Barlow Condensed", "Barlow Semi Condensed", "Source Serif 4", "Source Serif 4 Italic"
REGULAR, MEDIUM, SEMIBOLD, BOLD, BLACK = 400, 500, 600, 700, 800

# FreeType faces are not made for several threads at once
_lock = threading.RLock()


class Face(NamedTuple):
    """Family, weight and size in pixels."""

    family: str
    weight: int
    size: float

    def sized(self, size: float) -> Face:
        """The same face at another size."""
        return Face(self.family, self.weight, size)


@lru_cache(maxsize=512)
def _font(family: str, weight: int, size: float) -> ImageFont.FreeTypeFont:
    if family in (SERIF, SERIF_ITALIC):
        italic = "italic" if family == SERIF_ITALIC else "normal"
        path = fontpkg.path(SERIF, weight, italic, nearest=True)
        font = ImageFont.truetype(str(path), size, layout_engine=ImageFont.Layout.BASIC)
        # axes come in the order weight, optical size; the other way round gives hairlines
        font.set_variation_by_axes([weight, 18 if italic == "italic" else 32])
        return font
    return ImageFont.truetype(str(fontpkg.path(family, weight)), size, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(maxsize=4096)
def text_width(text: str, face: Face) -> float:
    """Advance width of a text in pixels."""
    with _lock:
        return float(_font(*face).getlength(text))


@lru_cache(maxsize=256)
def _cap_height(face: Face) -> float:
    with _lock:
        return -float(_font(*face).getbbox("H", anchor="ls")[1])


@lru_cache(maxsize=2048)
def _run(text: str, face: Face, stroke: float) -> tuple[Image.Image, int, int]:
    """Mask of a text and where its upper left corner lies from the start of the base line."""
    with _lock:
        font = _font(*face)
        x0, y0, x1, y1 = font.getbbox(text, anchor="ls", stroke_width=stroke)
        left, top = int(x0) - 1, int(y0) - 1
        mask = Image.new("L", (max(1, int(x1) + 2 - left), max(1, int(y1) + 2 - top)))
        ImageDraw.Draw(mask).text((-left, -top), text, fill=255, font=font, anchor="ls", stroke_width=stroke)
    return mask, left, top


def fit(text: str, face: Face, width: float, smallest: float) -> Face:
    """The face shrunk in steps of one pixel until the text is no wider than ``width``, at least ``smallest``."""
    size = face.size
    while size > smallest and text_width(text, face.sized(size)) > width:
        size -= 1
    return face.sized(max(size, smallest))


def wrap(text: str, face: Face, width: float) -> list[str]:
    """The text in lines no wider than ``width``; a single longer word stands alone."""
    lines: list[str] = []
    for word in text.split():
        if lines and text_width(f"{lines[-1]} {word}", face) <= width:
            lines[-1] = f"{lines[-1]} {word}"
        else:
            lines.append(word)
    return lines


def text_run(
    text: str, face: Face, at: tuple[float, float], anchor: str = "ls", stroke: float = 0.0
) -> tuple[Image.Image, int, int, float]:
    """Mask of a text, the pixel its upper left corner belongs to, and its width.

    The anchor is l, m or r and s (base line), m (middle of capitals) or t (their top).
    """
    width = text_width(text, face)
    x = at[0] - {"l": 0.0, "m": width / 2, "r": width}[anchor[0]]
    y = at[1] + {"s": 0.0, "m": _cap_height(face) / 2, "t": _cap_height(face)}[anchor[1]]
    mask, left, top = _run(text, face, stroke)
    return mask, round(x) + left, round(y) + top, width


def draw_text(
    target: Image.Image, at: tuple[float, float], text: str, face: Face, colour: RGB, anchor: str = "ls",
    halo: RGB | None = None, halo_width: float = 2.0,
) -> float:  # fmt: skip
    """Paint a text on an RGB picture and give its width; for the anchor see ``text_run``."""
    if not text:
        return 0.0
    if halo is not None:
        mask, left, top, _ = text_run(text, face, at, anchor, halo_width)
        target.paste(halo, (left, top), mask)
    mask, left, top, width = text_run(text, face, at, anchor)
    target.paste(colour, (left, top), mask)
    return width
