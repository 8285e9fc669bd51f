"""Tags with number and name, state badges, side marks and flags, as cached stamps."""

from __future__ import annotations

import math

from PIL import ImageChops

from bot.core.view import Badge
from render.common.cache import OnceCache
from render.common.fonts import BOLD, COND, SEMIBOLD, Face, fit, text_width
from render.common.masks import Mask, Point
from render.common.stamps import Sheet, Stamp
from render.duel.lettering import sheet_text
from render.duel.theme import SideLook, Theme, piece

__all__ = ["badge_stamp", "chevrons", "flag_stamp", "mark_stamp", "tag_stamp"]

_stamps: OnceCache[Stamp] = OnceCache(800)


def tag_stamp(number: int, name: str, look: SideLook, k: float, *, wreck: bool = False, kills: int = 0) -> Stamp:
    """Number box and name plate, anchored at the middle; a wreck's is grey and struck through."""
    key = ("tag", number, name, look, round(k, 4), wreck, kills)
    return _stamps.get(key, lambda: _tag(number, name, look, k, wreck, kills))


def _tag(number: int, name: str, look: SideLook, k: float, wreck: bool, kills: int) -> Stamp:
    digits = str(number)
    big, small = Face(COND, BOLD, round(25 * k)), Face(COND, SEMIBOLD, round(19.5 * k, 1))
    small = fit(name, small, 104 * k, 17 * k)
    box_w = max(20 * k, text_width(digits, big) + 9 * k)
    plate_w = text_width(name, small) + (14 if look.index == 0 else 11) * k + _kills_width(kills, k)
    x0, x1, x2 = -(box_w + plate_w) / 2, -(box_w + plate_w) / 2 + box_w, (box_w + plate_w) / 2
    extent = math.ceil(-x0 + 4 * k)
    sheet = Sheet((-extent, -math.ceil(18 * k), extent, math.ceil(18 * k)))
    round_box, round_plate = (7 * k, 9 * k) if look.index == 0 else (1.6 * k, 1.6 * k)

    def shapes(grow: float) -> Mask:
        mask = sheet.mask(4)
        mask.rect(x1 - 8 * k, -10 * k - grow, x2 + grow, 10 * k + grow, round_plate + grow)
        mask.rect(x0 - grow, -13 * k - grow, x1 + grow, 13 * k + grow, round_box + grow)
        return mask

    sheet.lay(shapes(2.4 * k), piece("ink"), 0.72)
    sheet.lay(shapes(1.5 * k), piece("paper"))
    plate = sheet.mask(4)
    plate.rect(x1 - 8 * k, -10 * k, x2, 10 * k, round_plate)
    sheet.lay(plate, piece("paper"))
    box = sheet.mask(4)
    box.rect(x0, -13 * k, x1, 13 * k, round_box)
    colour = piece("done") if wreck else look.ring
    sheet.lay(box, colour)
    sheet_text(sheet, ((x0 + x1) / 2, 0), digits, big, (255, 255, 255), "mm")
    at = x1 + 5 * k
    ink = piece("done") if wreck else piece("ink")
    width = sheet_text(sheet, (at, 0.5 * k), name, small, ink, "lm")
    if wreck:
        strike = sheet.mask(4)
        strike.line([(at - 1.5 * k, 0.5 * k), (at + width + 1.5 * k, 0.5 * k)], 1.8 * k, caps=False)
        sheet.lay(strike, piece("done"))
    _kill_dots(sheet, at + width + 5 * k, kills, look, k)
    return sheet.stamp()


def _kill_dots(sheet: Sheet, x: float, kills: int, look: SideLook, k: float) -> None:
    """One dot a kill; from six on one dot and the number."""
    dots = sheet.mask(4)
    for i in range(kills if kills <= 5 else min(kills, 1)):
        dots.disc(x + (i * 6.6 + 3) * k, 0, 2.5 * k)
    sheet.lay(dots, look.ring)
    if kills > 5:
        sheet_text(sheet, (x + 7.5 * k, 0.5 * k), str(kills), Face(COND, BOLD, round(17 * k)), look.ring, "lm")


def _kills_width(kills: int, k: float) -> float:
    if kills > 5:
        return 11 * k + text_width(str(kills), Face(COND, BOLD, round(17 * k)))
    return (kills * 6.6 + 4) * k if kills else 0.0


def badge_stamp(badge: Badge | str, k: float) -> Stamp:
    """A state badge anchored at its middle: in motion, ambush, activated, turret, destroyed."""
    return _stamps.get(("badge", str(badge), round(k, 4)), lambda: _badge(badge, k))


def _badge(badge: Badge | str, k: float) -> Stamp:
    half = math.ceil(25 * k)
    sheet = Sheet((-half, -half, half, half))
    match badge:
        case Badge.IN_MOTION:
            _motion(sheet, k)
        case Badge.AMBUSH:
            _eye(sheet, k)
        case Badge.WRECK:
            _disc(sheet, piece("ink"), k)
            cross = sheet.mask()
            for sign in (-1, 1):
                cross.line([(-5 * k, -5 * k * sign), (5 * k, 5 * k * sign)], 3.9 * k)
            sheet.lay(cross, piece("paper"))
        case "turret":
            _disc(sheet, piece("turret"), k)
            bent_arrow(sheet, 0, 0, 6.2 * k, k)
        case _:
            _disc(sheet, piece("done"), k)
            tick = sheet.mask()
            tick.line([(-5.6 * k, 0.4 * k), (-1.6 * k, 4.6 * k), (5.8 * k, -4.4 * k)], 3.9 * k)
            sheet.lay(tick, piece("paper"))
    return sheet.stamp()


def _disc(sheet: Sheet, colour: tuple[int, int, int], k: float) -> None:
    for r, tone in ((14.8, piece("paper")), (12.6, colour)):
        mask = sheet.mask()
        mask.disc(0, 0, r * k)
        sheet.lay(mask, tone)


def bent_arrow(sheet: Sheet, x: float, y: float, r: float, k: float) -> None:
    """An arrow three quarters round a circle, in paper."""
    points = [(x + r * math.cos(a), y + r * math.sin(a)) for a in (math.pi * (0.95 + i * 0.1) for i in range(10))]
    mask = sheet.mask()
    mask.line(points, 2.8 * k)
    ex, ey = points[-1]
    mask.polygon([(ex - 4.6 * k, ey - 0.4 * k), (ex + 4.6 * k, ey - 0.4 * k), (ex, ey + 6.2 * k)])
    sheet.lay(mask, piece("paper"))


def _motion(sheet: Sheet, k: float) -> None:
    def shape(grow: float) -> list[Point]:
        g = grow
        return [
            ((-15 - 1.6 * g) * k, (-11.5 - g) * k), ((7 + 0.4 * g) * k, (-11.5 - g) * k), ((15 + 1.4 * g) * k, 0.0),
            ((7 + 0.4 * g) * k, (11.5 + g) * k), ((-15 - 1.6 * g) * k, (11.5 + g) * k), ((-8.5 - g * 0.4) * k, 0.0),
        ]  # fmt: skip

    for grow, colour in ((3.2, piece("paper")), (1.5, piece("ink")), (0.0, piece("amber"))):
        mask = sheet.mask()
        mask.polygon(shape(grow))
        sheet.lay(mask, colour)
    sheet_text(sheet, (1.5 * k, 0.5 * k), "M", Face(COND, BOLD, round(23 * k)), piece("ink"), "mm")


def _eye(sheet: Sheet, k: float) -> None:
    def almond(width: float, height: float) -> Mask:
        # two circles that meet at the corners of the eye
        a, b = width / 2, height / 2
        r = (a * a + b * b) / (2 * b)
        top, bottom = sheet.mask(), sheet.mask()
        top.disc(0, r - b, r)
        bottom.disc(0, b - r, r)
        both = sheet.mask(1)
        both.stencil(ImageChops.darker(top.finish(), bottom.finish()))
        return both

    sheet.lay(almond(45 * k, 34 * k), piece("paper"))
    sheet.lay(almond(40 * k, 30 * k), piece("ink"))
    iris = sheet.mask()
    iris.disc(0, 0, 12.3 * k)
    sheet.lay(iris, piece("paper"))
    sheet_text(sheet, (0, 0.5 * k), "A", Face(COND, BOLD, round(24.5 * k)), piece("ink"), "mm")


def chevrons(heading: float, k: float) -> Stamp:
    """Two amber chevrons behind a hull that is in motion, anchored at the middle of the hex."""
    return _stamps.get(("chevrons", heading, round(k, 4)), lambda: _chevrons(heading, k))


def _chevrons(heading: float, k: float) -> Stamp:
    half = math.ceil(60 * k)
    sheet = Sheet((-half, -half, half, half))
    a = math.radians(heading)
    ux, uy = math.cos(a), -math.sin(a)
    for width, colour in ((7.0, piece("ink")), (4.0, piece("amber"))):
        mask = sheet.mask()
        for far in (36, 46):
            back, arm = far + 6, 9.5
            points = [
                (-ux * back * k - uy * arm * k, -uy * back * k + ux * arm * k),
                (-ux * far * k, -uy * far * k),
                (-ux * back * k + uy * arm * k, -uy * back * k - ux * arm * k),
            ]
            mask.line(points, width * k, caps=width > 5)
        sheet.lay(mask, colour)
    return sheet.stamp()


def mark_stamp(look: SideLook, size: float) -> Stamp:
    """The mark of a side, anchored at its middle: rings, or a hatched square; ``size`` in pixels."""
    return _stamps.get(("mark", look, round(size, 2)), lambda: _mark(look, size))


def _mark(look: SideLook, size: float) -> Stamp:
    half = math.ceil(size / 2) + 2
    sheet = Sheet((-half, -half, half, half))
    r = size / 2
    if look.index == 0:
        for share, colour in (
            (1.0, piece("paper")),
            (0.92, look.ring),
            (0.64, piece("paper")),
            (0.36, look.ring),
            (0.14, look.pale),
        ):
            mask = sheet.mask()
            mask.disc(0, 0, r * share)
            sheet.lay(mask, colour)
        return sheet.stamp()
    for share, colour in ((1.0, piece("paper")), (0.90, look.ring)):
        mask = sheet.mask()
        mask.rect(-r * share, -r * share, r * share, r * share, 0.14 * size)
        sheet.lay(mask, colour)
    bars, inner = sheet.mask(), sheet.mask()
    for i in range(-3, 4):
        x = i * 0.26 * size
        bars.line([(x - r, r), (x + r, -r)], 0.095 * size, caps=False)
    inner.rect(-r * 0.74, -r * 0.74, r * 0.74, r * 0.74, 0.04 * size)
    sheet.through(ImageChops.multiply(bars.finish(), inner.finish()), piece("paper"))
    return sheet.stamp()


def flag_stamp(points: int, look: SideLook | None, theme: Theme, k: float) -> Stamp:
    """A pennant on its mast, anchored at the foot; without a holder it is paper with an ink line."""
    return _stamps.get(("flag", points, look, theme.name, round(k, 4)), lambda: _flag(points, look, k))


def _flag(points: int, look: SideLook | None, k: float) -> Stamp:
    sheet = Sheet((-math.ceil(8 * k), -math.ceil(40 * k), math.ceil(43 * k), math.ceil(6 * k)))
    cloth = [(1.0 * k, -33 * k), (35 * k, -22 * k), (1.0 * k, -11 * k)]
    mast = [(0.0, 0.0), (0.0, -34 * k)]
    for width, colour in ((6.4, piece("paper")), (3.0, piece("ink"))):
        mask = sheet.mask()
        mask.line(mast, width * k)
        mask.outline(cloth, width * k)
        mask.polygon(cloth)
        sheet.lay(mask, colour)
    fill = sheet.mask()
    fill.polygon(cloth)
    sheet.lay(fill, piece("paper") if look is None else look.ring)
    if look is not None and look.index == 1:
        bars = sheet.mask()
        for i in range(8):
            bars.line([(i * 6.5 * k - 18 * k, 0), (i * 6.5 * k + 22 * k, -40 * k)], 1.6 * k, caps=False)
        sheet.through(ImageChops.multiply(bars.finish(), fill.finish()), piece("paper"), 0.6)
    face = Face(COND, BOLD, max(16, round(18 * k)))
    tone = piece("ink") if look is None else (255, 255, 255)
    halo = None if look is None else look.ring
    sheet_text(sheet, (9.5 * k, -21.8 * k), str(points), face, tone, "mm", halo)
    return sheet.stamp()
