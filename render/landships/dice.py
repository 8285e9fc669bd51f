"""Dice as drawn: the five faces of the battle die and the pips of the targeting die, in a 64-unit box."""

from __future__ import annotations

from collections.abc import Callable

from PIL import Image

from render.common.fonts import BLACK, BOLD, COND, Face, fit
from render.common.palette import RGB, mix, rgb
from render.common.stamps import Stamp
from render.landships import sprites
from render.landships.colours import Theme
from render.landships.markers import burst
from render.landships.pen import Pen

__all__ = ["COLOURS", "COUNTS", "NOTHING", "PAYS", "die_sprite"]

COUNTS, PAYS, NOTHING = "counts", "pays", "nothing"
_INK, _IVORY, _PAPER = rgb("26221A"), rgb("F6EFDC"), rgb("E9DFC6")
_RED, _BLUE, _SLATE = rgb("C4421F"), rgb("1F5C8A"), rgb("566870")
_RINGS: dict[str, RGB] = {COUNTS: rgb("C0271D"), PAYS: rgb("E3B23C")}
_HALF = 32.0
COLOURS = (_IVORY, _RED, _BLUE, _SLATE)
"""Colours that must survive in every palette."""


def die_sprite(theme: Theme, kind: str, face: str, effect: str, size: float, hq: str = "HQ") -> Stamp:
    """A die of ``size`` pixels, its ring outside, anchored at its middle.

    ``kind`` is battle or target; an unknown face is written on the die.
    """
    k = size / 64

    def paint(pen: Pen) -> None:
        if effect in _RINGS:
            pen.rect((-36.6, -36.6, 36.6, 36.6), _RINGS[effect], r=16)
        (_target if kind == "target" else _battle)(pen, face, hq)
        if effect == NOTHING:
            _fade(pen.image)

    return sprites.drawn(("die", theme.name, kind, face, effect, hq), (-39, -39, 39, 39), k, paint)


def _battle(pen: Pen, face: str, hq: str) -> None:
    dark = face == "deadly"
    body = rgb("2A251C") if dark else _IVORY
    pen.rect((-_HALF, -_HALF, _HALF, _HALF), rgb("120F0A") if dark else _INK, r=12)
    pen.rect((-30.4, -30.4, 30.4, 30.4), mix(body, (0, 0, 0), 0.3 if dark else 0.18), r=10.8)
    pen.rect((-30.4, -30.4, 30.4, 28.0), body, r=10.8)
    painter = _FACES.get(face)
    if painter is not None:
        painter(pen.at(0, -1))
    elif face == "hq":
        hq_token_face(pen, hq)
    else:
        pen.text(0, 0, face, fit(face, Face(COND, BLACK, 34), 52, 10), _INK)


def hq_token_face(pen: Pen, letters: str) -> None:
    """The coin on a die."""
    colours = _COIN
    pen.disc(0, -1, 25, _INK)
    pen.disc(0, -1, 22.8, colours[0])
    pen.disc(0, -1, 20, None, colours[1], 1.8)
    pen.disc(0, -1, 17.4, colours[2])
    pen.text(0, -1, letters, Face(COND, BLACK, 27), _INK)


_COIN = (rgb("E3B23C"), rgb("B07F1E"), rgb("EBC153"))


def _soldier(pen: Pen) -> None:
    pen.poly([(-24, 26), (-22, 12), (-13, 7), (8, 7), (15, 11), (17, 26)], _INK)
    pen.poly([(-11, -8), (-11, 2), (-6, 8), (0, 8), (6, 2), (6, -8)], _INK)
    pen.poly([(-11, -7.4), (6, -7.4), (5.6, -4.6), (-10.6, -4.6)], _IVORY)
    pen.pie(-2.4, -9.6, 15, -90, 90, _INK)
    pen.poly([(-24, -6.6), (-17, -10.4), (12, -10.4), (19.4, -6.6), (18.4, -5.6), (-23, -5.6)], _INK)
    pen.line([(-13, 8.6), (-3, 25)], _IVORY, 2.2, round_ends=False)
    pen.line([(9.4, 8.6), (-0.6, 25)], _IVORY, 2.2, round_ends=False)
    pen.line([(-23, 22), (16, 22)], _IVORY, 1.6, round_ends=False)
    pen.line([(22.6, 26), (22.6, -12)], _INK, 4.4, round_ends=False)
    pen.line([(22.6, -8), (22.6, -23)], _INK, 2.4, round_ends=False)
    pen.poly([(21.4, -20), (23.8, -20), (22.8, -29)], _INK)


def _burst(pen: Pen) -> None:
    pen.poly(burst(28, 11), _RED)
    pen.at(0.4, 0, 11).poly(burst(11.6, 4.8), _IVORY)


def _deadly(pen: Pen) -> None:
    bone, hole = rgb("F3E6C6"), rgb("2A251C")
    pen.disc(0, -5, 20.5, bone)
    pen.poly([(-13, 6), (13, 6), (11.6, 17), (9.4, 20), (-9.4, 20), (-11.6, 17)], bone)
    for x in (-8.2, 8.2):
        pen.oval(x, -2.6, 5.8, 6.4, hole)
    pen.poly([(0, 5.2), (-3.2, 11), (3.2, 11)], hole)
    for x in (-4.6, 4.6):
        pen.rect((x - 1.1, 14, x + 1.1, 21), hole)


def _flag(pen: Pen) -> None:
    pen.line([(-21, -24), (-21, 27)], _INK, 4.6)
    for i, colour in enumerate((_BLUE, _IVORY, _BLUE)):
        y = -22 + i * 11.4
        top = [(-18.6, y), (-8, y + 4.6), (6, y - 0.6), (24, y + 4.6)]
        foot = [(x, v + 11.4) for x, v in reversed(top)]
        pen.poly([*top, *foot], colour)


_FACES: dict[str, Callable[[Pen], None]] = {"soldier": _soldier, "burst": _burst, "deadly": _deadly, "flag": _flag}

_PIPS: dict[str, tuple[tuple[int, int], ...]] = {
    "1": ((0, 0),),
    "2": ((-1, -1), (1, 1)),
    "3": ((-1, -1), (0, 0), (1, 1)),
    "4": ((-1, -1), (1, -1), (-1, 1), (1, 1)),
    "5": ((-1, -1), (1, -1), (0, 0), (-1, 1), (1, 1)),
    "6": ((-1, -1), (1, -1), (-1, 0), (1, 0), (-1, 1), (1, 1)),
}


def _target(pen: Pen, face: str, hq: str) -> None:
    pen.rect((-_HALF, -_HALF, _HALF, _HALF), rgb("1B2226"), r=17)
    pen.rect((-30.2, -30.2, 30.2, 30.2), mix(_SLATE, (0, 0, 0), 0.3), r=15.4)
    pen.rect((-30.2, -30.2, 30.2, 27.6), _SLATE, r=15.4)
    if face not in _PIPS:
        pen.text(0, -1, face, fit(face, Face(COND, BOLD, 34), 50, 10), _IVORY)
    for x, y in _PIPS.get(face, ()):
        pen.disc(x * 15.6, y * 15.6 - 1.2, 6.2, _IVORY)


def _fade(image: Image.Image) -> None:
    """Grey, and most of the way to the paper: a die that did nothing."""
    alpha = image.getchannel("A")
    grey = image.convert("L").convert("RGB")
    soft = Image.blend(Image.blend(image.convert("RGB"), grey, 0.75), Image.new("RGB", image.size, _PAPER), 0.58)
    image.paste(soft)
    image.putalpha(alpha)
