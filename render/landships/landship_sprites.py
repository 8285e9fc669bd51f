"""Landships as laid on the map: turned hull with halo and mud, tag with name, class sign and tokens, markers."""

from __future__ import annotations

import math
from dataclasses import dataclass
from functools import lru_cache

from PIL import Image, ImageFilter

from render.common.fonts import BOLD, COND, Face, text_width
from render.common.noise import Stream
from render.common.palette import mix
from render.common.stamps import Stamp
from render.landships import markers, shapes, vehicles
from render.landships.colours import BRITISH, FRENCH, GERMAN, SideLook, Theme
from render.landships.pen import Colour, Pen

__all__ = ["HEADINGS", "TAG_Y", "Landship", "hull_sprite", "is_landship", "marker_sprite", "tag_size", "tag_sprite"]

METRE = 10.5
TAG_Y = 52.0
_LIFT = -3.0
HEADINGS = (90.0, 30.0, 330.0, 270.0, 210.0, 150.0, 0.0, 180.0)
"""Degrees clockwise from north for the headings d0 to d5, north and south."""

_TAGS: dict[str, tuple[str, str]] = {
    "mark_i_male": ("Mk I", "m"),
    "mark_i_female": ("Mk I", "f"),
    "mark_iv_male": ("Mk IV", "m"),
    "mark_iv_female": ("Mk IV", "f"),
    "captured_mark_iv_male": ("Mk IV", "m"),
    "captured_mark_iv_female": ("Mk IV", "f"),
    "mark_v_male": ("Mk V", "m"),
    "mark_v_female": ("Mk V", "f"),
    "a7v": ("A7V", "mf"),
    "whippet": ("Whippet", "f"),
    "schneider": ("CA1", "m"),
    "saint_chamond": ("St-Ch", "m"),
    "renault_ft_male": ("FT", "m"),
    "renault_ft_female": ("FT", "f"),
}


@dataclass(frozen=True, slots=True)
class Landship:
    """All that the picture of a landship depends on."""

    art: str
    heading: int
    strength: int
    full: int
    state: str = ""  # ordered, done
    trouble: str = ""  # bogged, ditched
    captured: bool = False
    unrevealed: bool = False


def is_landship(art: str) -> bool:
    return art in _TAGS


def _halo_mask(alpha: Image.Image, reach: float) -> Image.Image:
    blurred = alpha.filter(ImageFilter.GaussianBlur(reach / 1.3))
    return blurred.point([0 if v < 24 else 255 for v in range(256)])


def hull_sprite(theme: Theme, look: SideLook, unit: Landship, k: float) -> Stamp:
    """The turned hull with halo, shadow, mud and ordered ring, anchored at the hex centre."""
    pen = Pen.sheet((-72, -75, 72, 72), k, 3)
    angle = HEADINGS[unit.heading % 8]
    vehicles.draw(pen.at(0, _LIFT, angle, METRE), unit.art, look)
    mask = _halo_mask(pen.image.getchannel("A"), 2.5 * pen.scale)
    under = Pen.sheet((-72, -75, 72, 72), k, 3)
    if unit.state == "ordered" and not unit.trouble:
        under.disc(0, _LIFT, 51.5, None, theme["dark"], 7.0)
        under.disc(0, _LIFT, 50.4, None, theme["gold"], 4.8)
    sheet = under.image
    if unit.trouble:
        _mud(under, theme, unit, angle, over=False)
    s = round(3 * pen.scale), round(4 * pen.scale)
    shade = Image.new("L", mask.size)
    shade.paste(mask.point([0 if v < 128 else 92 for v in range(256)]), s)
    sheet.alpha_composite(_flat(sheet.size, (0, 0, 0), shade))
    if look.rim is not None:
        sheet.alpha_composite(_flat(sheet.size, look.rim, _halo_mask(mask, 1.8 * pen.scale)))
    sheet.alpha_composite(_flat(sheet.size, look.halo, mask))
    sheet.alpha_composite(pen.image)
    if unit.trouble:
        _mud(under, theme, unit, angle, over=True)
    return under.stamp()


def _flat(size: tuple[int, int], colour: Colour, mask: Image.Image) -> Image.Image:
    image = Image.new("RGBA", size, (*colour[:3], 0))
    image.putalpha(mask)
    return image


def _mud(pen: Pen, theme: Theme, unit: Landship, angle: float, over: bool) -> None:
    """Churned earth round the rear half of the hull, with thrown clods; some of it lies on the tracks."""
    dice = Stream("mud", unit.art, unit.heading, over)
    tail = pen.at(0, _LIFT, angle)
    tones = (theme["mud5"], theme["mud_d"], mix(theme["mud_d"], theme["cut"], 0.35), theme["soil_d"])
    if not over:
        for i in range(26):
            t = 2 * math.pi * i / 26 + dice.between(-0.12, 0.12)
            r = dice.between(2.4, 6.0)
            x, y = 42 * math.sin(t) * dice.between(0.9, 1.1), 13 + 38 * math.cos(t) * dice.between(0.92, 1.08)
            tail.blob(x, y, r, r * 0.75, dice.between(0, 180), theme["soil_l"] if i % 3 else theme["rim"])
    for i in range(34 if over else 84):
        if over:
            x, y, r = dice.between(-20, 20), dice.between(22, 44), dice.between(1.8, 4.8)
        else:
            t, far = dice.between(0, 2 * math.pi), dice.between(0.04, 1.0) ** 0.5
            x, y, r = 38 * math.sin(t) * far, 14 + 34 * math.cos(t) * far, dice.between(4.0, 8.4)
        tail.blob(x, y, r, r * dice.between(0.55, 0.9), dice.between(0, 180), tones[(i * 7 + dice.pick(4)) % 4])


@lru_cache(maxsize=256)
def _tag_layout(art: str, full: int) -> tuple[float, float, float]:
    """Widths of the name, the class signs and the tokens, in units."""
    name, signs = _TAGS[art]
    return text_width(name, Face(COND, BOLD, 66)) / 3, len(signs) * 16.5, max(0, full) * 23.0


def tag_size(art: str, full: int) -> tuple[float, float]:
    """Width and height of a tag in units."""
    return sum(_tag_layout(art, full)) + 27, 28.0


def tag_sprite(theme: Theme, look: SideLook, unit: Landship, k: float) -> Stamp:
    """Name, class sign and tokens on a plate in the side's shape, anchored at its centre."""
    w, h = tag_size(unit.art, unit.full)
    pen = Pen.sheet((-w / 2 - 6, -h / 2 - 6, w / 2 + 7, h / 2 + 8), k, 3)
    shapes.plate(pen, look, w, h, {GERMAN: 8.0, FRENCH: 6.0}.get(look.nation, 7.0), 2.8, 0)
    name, signs = _TAGS[unit.art]
    name_w, _, _ = _tag_layout(unit.art, unit.full)
    x = -w / 2 + 10
    y = 1.6 if look.nation == FRENCH else 0.0
    pen.text(x, y, name, Face(COND, BOLD, 22), look.ink, "lm")
    x += name_w + 11.5
    for sign in signs:
        _class_sign(pen.at(x, y), sign, look)
        x += 16.5
    x += 4.5
    for i in range(unit.full):
        vehicles.silhouette(pen.at(x + i * 23, y), look.ink if i < unit.strength else None, look.lost)
    return pen.stamp()


def _class_sign(pen: Pen, sign: str, look: SideLook) -> None:
    """Circle with an arrow for cannon, with a cross below for machine guns."""
    if sign == "m":
        pen.disc(-1.6, 2.2, 6.0, None, look.ink, 2.2)
        pen.line([(2.4, -2.0), (6.2, -6.2)], look.ink, 2.2)
        pen.line([(2.0, -6.6), (6.6, -6.6), (6.6, -2.0)], look.ink, 2.2)
        return
    pen.disc(0, -2.6, 5.6, None, look.ink, 2.2)
    pen.line([(0, 2.6), (0, 9.0)], look.ink, 2.2)
    pen.line([(-3.8, 5.8), (3.8, 5.8)], look.ink, 2.2)


def marker_sprite(theme: Theme, look: SideLook, unit: Landship, k: float) -> Stamp:
    """Everything round the hull that must never be covered: states, troubles, captor's sign."""
    pen = Pen.sheet((-64, -60, 64, 10), k, 3)
    if unit.captured:
        markers.captured(pen.at(-38, -20), look.nation if look.nation in (BRITISH, FRENCH) else GERMAN)
    if unit.trouble:
        markers.STATE_MARKS[unit.trouble](pen.at(37, -22), theme)
    if unit.unrevealed:
        markers.unrevealed(pen.at(38, -24), theme)
    if unit.state in markers.STATE_MARKS:
        markers.STATE_MARKS[unit.state](pen.at(-36, -30 if not unit.captured else -46), theme)
    return pen.stamp()
