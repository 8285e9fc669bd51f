"""Rubber stamps with the word of a result, slightly turned and worn."""

from __future__ import annotations

from PIL import Image

from render.common.cache import OnceCache
from render.common.fonts import BLACK, BOLD, COND, Face, text_width
from render.common.noise import Stream
from render.common.palette import RGB, rgb
from render.common.stamps import Stamp
from render.landships.pen import Pen

__all__ = ["stamp_sprite"]

_TURN = 7.0
_RED, _GREEN, _BLACK, _BLUE = rgb("B3221A"), rgb("2F7048"), rgb("26221A"), rgb("22568A")
_INKS: dict[str, RGB] = {
    "recovered": _GREEN, "freed": _GREEN, "holds": _GREEN, "held": _GREEN, "ditched": _BLACK, "stuck": _BLACK,
    "miss": _BLACK,    "nothing": _BLACK, "retreat": _BLUE, "exit": _BLUE, "taken": _BLUE,
}  # fmt: skip
_CREAM = rgb("F8EFDD")
_cache: OnceCache[Stamp] = OnceCache(64)


def stamp_sprite(text: str, style: str, k: float) -> Stamp:
    """A stamp; a second line of the text is set at half size. Unknown styles are red."""
    return _cache.get((text, style, k), lambda: _make(text, _INKS.get(style, _RED), k))


def _make(text: str, ink: RGB, k: float) -> Stamp:
    big, _, small = text.partition("\n")
    big = big.upper()
    faces = Face(COND, BLACK, 29), Face(COND, BOLD, 16.5)
    wide = max(text_width(big, faces[0].sized(58)) / 2, text_width(small, faces[1].sized(33)) / 2 if small else 0)
    w, h = wide + 24, 42.0 + (18 if small else 0)
    pen = Pen.sheet((-w / 2 - 4, -h / 2 - 4, w / 2 + 4, h / 2 + 4), k, 3)
    pen.rect((-w / 2, -h / 2, w / 2, h / 2), ink, r=5)
    pen.rect((-w / 2 + 2.4, -h / 2 + 2.4, w / 2 - 2.4, h / 2 - 2.4), _CREAM, r=3.4)
    pen.rect((-w / 2 + 4.4, -h / 2 + 4.4, w / 2 - 4.4, h / 2 - 4.4), None, ink, 1.4, r=2.4)
    pen.text(0, -8.6 if small else 0.4, big, faces[0], ink)
    if small:
        pen.text(0, 14.2, small, faces[1], ink)
    _wear(pen, big, w, h)
    return _turned(pen)


def _wear(pen: Pen, text: str, w: float, h: float) -> None:
    """Nicks where the ink did not take."""
    dice = Stream("stamp", text)
    for _ in range(round(w * h / 150)):
        x, y = dice.between(-w / 2, w / 2), dice.between(-h / 2, h / 2)
        r = dice.between(0.4, 1.0)
        pen.blob(x, y, r * dice.between(0.8, 2.2), r * 0.7, dice.between(0, 180), _CREAM, 7)


def _turned(pen: Pen) -> Stamp:
    turned = pen.image.rotate(_TURN, Image.Resampling.BICUBIC, expand=True)
    side = tuple(-(-v // pen.ss) * pen.ss for v in turned.size)
    padded = Image.new("RGBA", (side[0] + 4 * pen.ss, side[1] + 5 * pen.ss))
    shade = Image.new("RGBA", turned.size, (0, 0, 0, 0))
    shade.putalpha(turned.getchannel("A").point([0 if v < 128 else 84 for v in range(256)]))
    padded.paste(shade, (round(2.2 * pen.scale) + pen.ss, round(3.0 * pen.scale) + pen.ss))
    padded.alpha_composite(turned, (pen.ss, pen.ss))
    small = padded.reduce(pen.ss)
    return Stamp(small.convert("RGB"), small.getchannel("A"), -(small.width - 3) // 2, -(small.height - 4) // 2)
