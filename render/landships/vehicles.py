"""Landships seen from above, nose up, in metres; each drawn from its own outlines."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from render.common.palette import RGB, mix, rgb
from render.landships.colours import GERMAN, SideLook
from render.landships.pen import Pen, Point, fan

__all__ = ["DRAWINGS", "SHIFT", "draw"]

_BROWN = rgb("8A6A44")
_OLIVE = rgb("63643A")
_WOOD = rgb("8A6238")
SHIFT = {"mark_i_male": -1.0, "mark_i_female": -1.0, "a7v": 0.4, "saint_chamond": 0.45}
"""Metres by which a drawing is moved along its axis, so that its whole length is centred."""


def draw(pen: Pen, art: str, look: SideLook) -> None:
    """Draw a landship by its art id; an unknown one is a Mark IV male."""
    DRAWINGS.get(art, DRAWINGS["mark_iv_male"])(pen.at(0, SHIFT.get(art, 0.0)), look)


def _sym(half: list[Point]) -> list[Point]:
    """Outline from its right half, given from the nose backward."""
    return [*half, *[(-x, y) for x, y in reversed(half)]]


def _track(pen: Pen, look: SideLook, x: float, width: float, y0: float, y1: float, step: float = 0.3) -> None:
    w, c = width / 2, min(0.22, width / 3)
    pen.poly([(x - w, y0 + c), (x - w + c, y0), (x + w - c, y0), (x + w, y0 + c),
              (x + w, y1 - c), (x + w - c, y1), (x - w + c, y1), (x - w, y1 - c)], look.track)  # fmt: skip
    link = mix(look.track, look.light, 0.34)
    y = y0 + c
    while y < y1 - c:
        pen.poly([(x - w + 0.07, y), (x + w - 0.07, y), (x + w - 0.07, y + 0.11), (x - w + 0.07, y + 0.11)], link)
        y += step


def _rhomboid(pen: Pen, look: SideLook, *, female: bool, rails: bool, beam: bool, rear_cab: bool, tail: bool) -> None:
    if tail:
        _tail(pen, look)
    for flip in (False, True):
        side = pen.at(0, 0, flip=flip)
        (_female_sponson if female else _male_sponson)(side, look)
        _track(side, look, 1.27, 0.62, -4.0, 4.0)
    olive = _OLIVE if look.nation != GERMAN else look.dark
    pen.poly([(-0.96, -3.75), (0.96, -3.75), (0.96, 3.6), (-0.96, 3.6)], look.dark)
    pen.poly([(-0.9, -3.6), (0.9, -3.6), (0.9, -2.7), (-0.9, -2.7)], olive)
    pen.poly([(-0.9, -2.6), (0.9, -2.6), (0.9, 3.0), (-0.9, 3.0)], look.tank)
    pen.poly([(-0.9, 2.4), (0.9, 2.4), (0.72, 3.5), (-0.72, 3.5)], mix(look.dark, _BROWN, 0.35))
    _cab(pen, look)
    for y in (-0.9, 0.0, 0.9, 1.8):
        for x in (-0.78, 0.78):
            pen.disc(x, y, 0.05, look.dark)
    if rear_cab:
        pen.poly([(-0.68, 1.2), (0.68, 1.2), (0.68, 2.35), (-0.68, 2.35)], look.light, look.dark, 0.1)
    if rails:
        for x in (-0.52, 0.52):
            pen.line([(x, 0.55 if x < 0 else 0.35), (x, 2.5)], look.track, 0.11)
    else:
        pen.line([(-0.5, 0.4), (-0.5, 1.5)], look.dark, 0.12)
        pen.line([(0.5, 0.3), (0.5, 2.3)], look.track, 0.14)
    if beam:
        pen.poly([(-1.75, 1.82), (1.75, 1.82), (1.75, 2.16), (-1.75, 2.16)], _WOOD, mix(_WOOD, (0, 0, 0), 0.45), 0.07)
        for x in (-1.1, 1.1):
            pen.line([(x, 1.76), (x, 2.22)], look.track, 0.16, round_ends=False)


def _cab(pen: Pen, look: SideLook) -> None:
    pen.poly([(-0.86, -2.75), (0.86, -2.75), (0.86, -1.5), (-0.86, -1.5)], look.light, look.dark, 0.08)
    for x in (-0.5, 0.5):
        pen.poly([(x - 0.24, -2.82), (x + 0.24, -2.82), (x + 0.24, -2.58), (x - 0.24, -2.58)], look.track)
    pen.line([(0, -2.7), (0, -3.3)], look.track, 0.15, round_ends=False)
    pen.poly([(-0.34, -0.9), (0.34, -0.9), (0.34, -0.25), (-0.34, -0.25)], look.light, look.dark, 0.08)


def _male_sponson(pen: Pen, look: SideLook) -> None:
    pen.poly([(1.2, -1.2), (1.75, -1.1), (2.1, -0.45), (2.1, 0.85), (1.6, 1.75), (1.2, 1.9)], look.dark)
    pen.poly([(1.2, -1.0), (1.7, -0.95), (1.98, -0.4), (1.98, 0.75), (1.55, 1.5), (1.2, 1.6)], look.tank)
    pen.line([(1.85, -0.7), (2.28, -2.75)], look.dark, 0.4)
    pen.line([(1.85, -0.7), (2.26, -2.65)], look.track, 0.24)
    pen.disc(1.83, -0.62, 0.3, look.light, look.dark, 0.1)


def _female_sponson(pen: Pen, look: SideLook) -> None:
    pen.line([(1.7, -0.7), (2.14, -1.5)], look.track, 0.17)
    pen.line([(1.8, 0.5), (2.5, 0.3)], look.track, 0.17)
    pen.poly([(1.2, -1.0), (1.6, -0.95), (1.9, -0.4), (1.9, 0.7), (1.5, 1.2), (1.2, 1.3)], look.dark)
    pen.poly([(1.2, -0.8), (1.55, -0.8), (1.78, -0.35), (1.78, 0.6), (1.45, 1.0), (1.2, 1.05)], look.tank)
    for x, y in ((1.68, -0.66), (1.74, 0.45)):
        pen.disc(x, y, 0.2, look.light, look.dark, 0.08)


def _tail(pen: Pen, look: SideLook) -> None:
    for x in (-0.36, 0.36):
        pen.line([(x, 3.3), (x, 5.2)], look.dark, 0.22, round_ends=False)
    pen.line([(-0.8, 5.2), (0.8, 5.2)], look.dark, 0.2)
    for x in (-0.82, 0.82):
        pen.poly([(x - 0.2, 4.45), (x + 0.2, 4.45), (x + 0.2, 6.0), (x - 0.2, 6.0)], look.track)
        pen.line([(x, 4.7), (x, 5.75)], look.tank, 0.16, round_ends=False)


def _patches(pen: Pen, spots: list[tuple[float, float, float]]) -> None:
    for x, y, s in spots:
        patch = pen.at(x, y, 0, s)
        patch.poly([(-0.4, -0.45), (0.35, -0.6), (0.45, 0.4), (-0.3, 0.55)], mix(_BROWN, (110, 110, 95), 0.15))


def _a7v(pen: Pen, look: SideLook) -> None:
    pen.line([(0, -3.2), (0, -4.55)], look.track, 0.42)
    pen.line([(0, -3.2), (0, -4.3)], look.dark, 0.2)
    for x in (-1, 1):
        for y in (-1.55, 1.55):
            pen.line([(1.4 * x, y), (2.0 * x, y)], look.track, 0.2)
        pen.line([(0.4 * x, 3.4), (0.45 * x, 3.75)], look.track, 0.26)
    hull = _sym([(0.62, -3.6), (1.5, -2.35), (1.5, 2.3), (0.62, 3.6)])
    pen.poly(hull, look.track)
    pen.poly(_sym([(0.55, -3.4), (1.36, -2.2), (1.36, 2.2), (0.55, 3.4)]), look.tank)
    pen.poly(_sym([(0.55, -3.4), (1.3, -2.3), (1.05, -1.95)]), look.light)
    pen.poly(_sym([(1.36, 2.2), (0.55, 3.4)]), mix(look.dark, look.track, 0.4))
    _patches(pen, [(-0.75, -1.6, 0.95), (0.85, -1.9, 0.9), (0.95, 1.0, 0.85), (-0.6, 1.7, 0.9), (1.05, -0.4, 0.5)])
    for y in (-1.25, 1.15):
        pen.line([(-1.34, y), (1.34, y)], look.dark, 0.07, round_ends=False)
    for x in (-1, 1):
        for y in (-1.55, 1.55):
            pen.disc(1.42 * x, y, 0.24, look.light, look.dark, 0.08)
    pen.poly([(-0.8, -0.95), (0.8, -0.95), (0.8, 0.75), (-0.8, 0.75)], look.light, look.track, 0.1)
    pen.poly([(-0.42, -0.5), (0.42, -0.5), (0.42, 0.35), (-0.42, 0.35)], look.tank, look.dark, 0.09)
    pen.line([(-0.5, -0.78), (0.5, -0.78)], look.track, 0.14, round_ends=False)


def _whippet(pen: Pen, look: SideLook) -> None:
    for tip in ((0.0, -1.1), (0.0, 3.0), (1.9, 1.05), (-1.9, 1.05)):
        pen.line([(tip[0] * 0.4, 1.05 + (tip[1] - 1.05) * 0.4), tip], look.track, 0.2)
    for x in (-1.03, 1.03):
        _track(pen, look, x, 0.54, -3.05, 3.05, 0.28)
    pen.poly([(-0.76, -2.7), (0.76, -2.7), (0.76, 2.7), (-0.76, 2.7)], look.dark)
    pen.poly([(-0.64, -2.5), (0.64, -2.5), (0.64, -0.1), (-0.64, -0.1)], look.tank)
    for i in range(4):
        pen.line([(-0.42, -2.1 + i * 0.45), (0.42, -2.1 + i * 0.45)], look.dark, 0.13, round_ends=False)
    cab = _sym([(0.55, -0.15), (1.0, 0.35), (1.0, 1.7), (0.6, 2.2)])
    pen.poly(cab, look.light, look.dark, 0.1)
    pen.poly([(-0.36, 0.7), (0.36, 0.7), (0.36, 1.45), (-0.36, 1.45)], mix(look.light, look.tank, 0.4), look.tank, 0.1)
    for x, y in ((0, -0.15), (0.98, 1.05), (-0.98, 1.05), (0, 2.2)):
        pen.disc(x, y, 0.2, look.tank, look.dark, 0.08)


def _schneider(pen: Pen, look: SideLook) -> None:
    pen.line([(0, -3.0), (0, -3.9)], look.dark, 0.14)
    for x in (-1, 1):
        pen.line([(0.9 * x, 0.35), (1.65 * x, 0.2)], look.track, 0.18)
    pen.line([(0.86, -1.2), (1.16, -2.75)], look.dark, 0.36)
    pen.line([(0.86, -1.2), (1.14, -2.65)], look.track, 0.2)
    hull = _sym([(0.0, -3.15), (0.86, -1.6), (1.02, -0.9), (1.02, 2.6), (0.7, 3.1)])
    pen.poly(hull, look.dark)
    pen.poly(_sym([(0.0, -2.95), (0.76, -1.5), (0.9, -0.85), (0.9, 2.5), (0.62, 2.95)]), look.tank)
    pen.poly([(0, -2.95), (0, -1.5), (-0.74, -1.45)], look.light)
    _patches(pen, [(-0.5, -0.4, 0.8), (0.55, 1.5, 0.75), (-0.45, 2.1, 0.7), (0.4, -1.3, 0.5)])
    pen.poly([(-0.24, -0.7), (0.24, -0.7), (0.24, 1.9), (-0.24, 1.9)], look.light, look.dark, 0.07)
    for i in range(6):
        pen.line([(-0.24, -0.35 + i * 0.4), (0.24, -0.35 + i * 0.4)], look.dark, 0.06, round_ends=False)
    pen.poly([(0.55, -1.35), (1.08, -1.35), (1.08, -0.45), (0.55, -0.45)], look.light, look.dark, 0.08)
    for ball in (-0.92, 0.92):
        pen.disc(ball, 0.35, 0.3, look.light, look.dark, 0.08)


def _saint_chamond(pen: Pen, look: SideLook) -> None:
    pen.line([(0, -4.0), (0, -5.3)], look.dark, 0.36)
    pen.line([(0, -4.0), (0, -5.2)], look.track, 0.2)
    for x in (-1, 1):
        for y in (0.1, 2.7):
            pen.line([(1.25 * x, y), (1.8 * x, y)], look.track, 0.18)
        _track(pen, look, 1.3 * x, 0.4, -1.3, 1.9, 0.28)
    pen.poly(_sym([(0.42, -4.25), (1.2, -2.4), (1.28, 2.7), (0.9, 4.25)]), look.dark)
    pen.poly(_sym([(0.34, -4.1), (1.08, -2.3), (1.16, 2.65), (0.8, 4.1)]), look.tank)
    pen.poly([(-0.34, -4.1), (0, -4.1), (0, -2.2), (-1.08, -2.25)], look.light)
    _patches(pen, [(-0.6, -0.6, 1.0), (0.65, 0.8, 0.95), (-0.5, 2.9, 0.9), (0.75, -1.5, 0.6)])
    pen.line([(0, -2.2), (0, 3.8)], look.light, 0.09, round_ends=False)
    for dome in (-0.56, 0.56):
        pen.disc(dome, -2.15, 0.4, look.light, look.dark, 0.09)
    pen.poly([(-0.36, 1.5), (0.36, 1.5), (0.36, 2.5), (-0.36, 2.5)], look.light, look.dark, 0.08)


def _renault(pen: Pen, look: SideLook, *, female: bool) -> None:
    for x in (-0.72, 0.72):
        _track(pen, look, x, 0.46, -2.45, 1.55, 0.26)
        pen.poly([(x - 0.28, -2.5), (x + 0.28, -2.5), (x + 0.28, -1.75), (x - 0.28, -1.75)], look.dark)
        pen.disc(x, -2.1, 0.24, look.tank, look.track, 0.08)
    pen.poly(_sym([(0.34, -2.1), (0.5, -1.2), (0.5, 1.5), (0.36, 1.8)]), look.tank, look.dark, 0.09)
    pen.poly([(-0.44, 1.6), (0.44, 1.6), (0.26, 2.65), (-0.26, 2.65)], look.dark)
    pen.poly([(-0.3, 1.65), (0.3, 1.65), (0.16, 2.5), (-0.16, 2.5)], look.tank)
    for i in range(3):
        pen.line([(-0.3, 0.75 + i * 0.27), (0.3, 0.75 + i * 0.27)], look.dark, 0.08, round_ends=False)
    _patches(pen, [(-0.2, 0.9, 0.45)])
    if female:
        pen.line([(0, -0.6), (0, -1.2)], look.track, 0.18)
    else:
        pen.line([(0, -0.6), (0, -1.6)], look.track, 0.3)
    octagon = [(x * 0.62, y * 0.62 - 0.25) for x, y in fan(8)]
    pen.poly(octagon, look.light, look.dark, 0.09)
    pen.disc(0, -0.2, 0.26, mix(look.light, look.tank, 0.5), look.dark, 0.07)


def _marks(female: bool) -> dict[str, Callable[[Pen, SideLook], None]]:
    sex = "female" if female else "male"
    one = partial(_rhomboid, female=female, rails=False, beam=False, rear_cab=False, tail=True)
    four = partial(_rhomboid, female=female, rails=True, beam=True, rear_cab=False, tail=False)
    five = partial(_rhomboid, female=female, rails=True, beam=False, rear_cab=True, tail=False)
    return {f"mark_i_{sex}": one, f"mark_iv_{sex}": four, f"captured_mark_iv_{sex}": four, f"mark_v_{sex}": five}


DRAWINGS: dict[str, Callable[[Pen, SideLook], None]] = {
    **_marks(False),
    **_marks(True),
    "a7v": _a7v,
    "whippet": _whippet,
    "schneider": _schneider,
    "saint_chamond": _saint_chamond,
    "renault_ft_male": partial(_renault, female=False),
    "renault_ft_female": partial(_renault, female=True),
}


def silhouette(pen: Pen, filled: RGB | None, line: RGB) -> None:
    """A strength token: the rhomboid side view, 21 by 11 units; hollow when ``filled`` is None."""
    points = [(-10.5, 0.6), (-6.0, -5.5), (6.4, -5.5), (10.5, -1.6), (5.6, 5.5), (-8.2, 5.5)]
    if filled is not None:
        pen.poly(points, filled)
    else:
        pen.poly([(x * 0.9, y * 0.88) for x, y in points], None, line, 1.5)
