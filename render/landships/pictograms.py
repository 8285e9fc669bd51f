"""Soldiers and guns as flat signs, about 40 by 32 units round the origin; cards use them larger."""

from __future__ import annotations

from collections.abc import Callable

from render.common.palette import RGB
from render.landships.colours import BRITISH, FRENCH, GERMAN
from render.landships.pen import Colour, Pen, Point, fan

__all__ = [
    "PICTOGRAMS",
    "bomb_badge",
    "draw",
    "field_gun",
    "helmet",
    "infantry",
    "machine_gun",
    "mortar",
    "star",
    "wheel",
]


def helmet(pen: Pen, ink: RGB, nation: str) -> None:
    """A helmet on a head of radius 3.2 at the origin: wide brim, deep and flared, or crested."""
    if nation == GERMAN:
        pen.poly([(-4.6, 1.6), (-4.6, -1.4), (-2.6, -4.4), (0.8, -4.9), (3.6, -3.2), (4.6, -0.6), (6.4, 0.6), (3, 0.9),
                  (-2.4, 1.0), (-4.4, 3.4), (-6.2, 3.8)], ink)  # fmt: skip
    elif nation == FRENCH:
        pen.pie(0, -0.4, 4.7, -90, 90, ink)
        pen.poly([(-6, 0.8), (5.8, -0.6), (6.6, 0.5), (-6, 1.7)], ink)
        pen.poly([(-2.6, -5), (-1.2, -7.4), (2, -7.2), (3.4, -4.6)], ink)
    else:
        pen.pie(0, -0.2, 4.9, -90, 90, ink)
        pen.poly([(-7.4, 1.0), (-4.6, -1.2), (4.8, -1.2), (7.2, 0.6), (7.0, 1.2), (-7.2, 1.6)], ink)


def infantry(pen: Pen, ink: RGB, nation: str = BRITISH) -> None:
    """A rifleman who advances to the right."""
    pen.disc(0.6, -9.4, 3.0, ink)
    helmet(pen.at(0.6, -11.0), ink, nation)
    pen.poly([(-3.6, -6.2), (3.2, -6.6), (4.6, -3.0), (2.8, 4.6), (-3.8, 4.8), (-4.8, -1)], ink)
    pen.poly([(-10.2, -4.6), (-9.2, -5.6), (-5.4, -5.4), (-4.8, 2.6), (-9.4, 2.8), (-10.2, 1.8)], ink)
    pen.poly([(-3.8, 4), (3, 4), (2.2, 7.4), (-3, 7.4)], ink)
    pen.line([(-1.6, 5.6), (-4.6, 10.0), (-9.4, 13.4)], ink, 3.9)
    pen.line([(-10.2, 11.8), (-9.0, 14.6)], ink, 3.0)
    pen.line([(1, 5.2), (5.4, 9.0), (7.2, 14.0)], ink, 3.9)
    pen.line([(7.0, 14.6), (10.6, 14.6)], ink, 2.8)
    pen.line([(2.4, -4.4), (5.0, 0.2), (8.6, -2.2)], ink, 3.2)
    pen.line([(-1.6, 2.2), (4.0, -0.4)], ink, 3.6)
    pen.line([(3.6, -0.4), (14.6, -5.2)], ink, 2.2)
    pen.line([(14.0, -5.0), (19.4, -7.4)], ink, 1.1)


def machine_gun(pen: Pen, ink: RGB, nation: str = BRITISH) -> None:
    """A water-jacket gun on its tripod, muzzle to the right."""
    pen.rect((-2, -10, 12.6, -3.4), ink)
    pen.rect((12, -8.2, 17.6, -5.2), ink)
    pen.rect((17, -9.2, 19.4, -4.2), ink)
    pen.rect((-13.6, -10.6, -1.4, -2.6), ink)
    pen.rect((-8.6, -14.2, -4.2, -10), ink)
    pen.line([(-13, -8.4), (-16.4, -8.4), (-16.8, -4.4), (-13, -4.4)], ink, 1.9)
    pen.line([(-4.4, -3), (-4.4, 2.4)], ink, 4.2)
    pen.line([(-4.4, 1), (8.6, 12)], ink, 3.0)
    pen.line([(-4.4, 1), (-15.4, 12.2)], ink, 3.0)
    pen.line([(-4.4, 1), (-3.4, 13.4)], ink, 3.0)
    pen.line([(-9.8, -3), (-12.6, 1.2), (-16.6, 2.0), (-18.6, 5.2)], ink, 2.6)
    if nation == GERMAN:
        pen.line([(-16.4, 12.4), (-10, 12.4)], ink, 2.4)


def mortar(pen: Pen, ink: RGB, nation: str = BRITISH) -> None:
    """A tube on its bipod and a bomb beside it."""
    pen.poly([(-6.4, 8.6), (-1.6, 10.8), (9.6, -11.2), (5.0, -13.6)], ink)
    pen.poly([(4.0, -13.2), (10.2, -10.0), (10.9, -11.6), (4.8, -14.8)], ink)
    pen.line([(4.4, -3.6), (12.8, 12.6)], ink, 2.4)
    pen.line([(4.4, -3.6), (5.4, 12.6)], ink, 2.4)
    pen.line([(2.2, 4.4), (9.2, 7.6)], ink, 1.6)
    pen.poly([(-12.6, 10.6), (1.6, 10.6), (3.0, 13.8), (-13.8, 13.8)], ink)
    bomb = pen.at(-9.6, -6.0, -14)
    bomb.blob(0, 0, 3.4, 5.2, 0, ink)
    bomb.poly([(-1.2, 4), (1.2, 4), (3.2, 8.6), (-3.2, 8.6)], ink)


def wheel(pen: Pen, ink: RGB, r: float, rim: float, spokes: int = 8) -> None:
    """A spoked wheel round the origin."""
    for x, y in fan(spokes):
        pen.line([(0, 0), (x * r * 0.92, y * r * 0.92)], ink, rim * 0.62)
    pen.disc(0, 0, r, None, ink, rim)
    pen.disc(0, 0, r * 0.26, ink)


def field_gun(pen: Pen, ink: RGB, nation: str = BRITISH) -> None:
    """A gun on spoked wheels, muzzle up to the right."""
    pen.line([(-1, 2), (-18, 11.6)], ink, 3.0)
    pen.line([(-18.6, 9.2), (-16.6, 13.4)], ink, 2.4)
    pen.poly([(-8.8, 1.6), (-7.4, -1.6), (18.2, -12.4), (19.6, -9.4), (-2, 1.2)], ink)
    pen.poly([(16.6, -12.9), (19.4, -14), (21.4, -9.2), (18.4, -8)], ink)
    pen.poly([(0.6, -11.8), (3.6, -13.2), (8.4, 2.6), (5.2, 4)], ink)
    wheel(pen.at(-0.6, 4.6), ink, 9.4, 2.2)


PICTOGRAMS: dict[str, Callable[[Pen, RGB, str], None]] = {
    "infantry": infantry,
    "machine_gun": machine_gun,
    "mortar": mortar,
    "field_gun": field_gun,
}


def draw(pen: Pen, art: str, ink: RGB, nation: str) -> None:
    """The sign of a unit type; an unknown one is a rifleman."""
    PICTOGRAMS.get(art, infantry)(pen, ink, nation)


def bomb_badge(pen: Pen, kind: str, ink: Colour, gold: Colour, nation: str) -> None:
    """What a specialist carries, in a circle of radius 10: grenade, rifle or ammunition box."""
    if kind == "marksman":
        pen.line([(-8, 5), (-3.4, 2.2)], ink, 4.0)
        pen.line([(-4, 2.6), (8.6, -5)], ink, 2.0)
        pen.line([(-2.6, -0.8), (2.6, -3.8)], ink, 2.4)
    elif kind == "loader":
        pen.rect((-7, -3.2, 7, 6), ink)
        pen.rect((-7, 0.4, 7, 1.8), gold)
        for x in (-4.4, 0, 4.4):
            pen.poly([(x - 1.2, -3.6), (x + 1.2, -3.6), (x + 1.2, -6.4), (x, -8.4), (x - 1.2, -6.4)], ink)
    elif nation == GERMAN:
        stick = pen.at(0, 0, 45)
        stick.line([(0, -2), (0, 9)], ink, 2.6)
        stick.poly([(-3.4, -9), (3.4, -9), (3.4, -1), (-3.4, -1)], ink)
    else:
        _mills_bomb(pen, ink, gold)


def _mills_bomb(pen: Pen, ink: Colour, gold: Colour) -> None:
    pen.blob(-0.6, 1.6, 5.6, 6.6, 0, ink)
    pen.rect((-3, -7.4, 2, -4), ink)
    pen.line([(1.4, -6.6), (5.4, -4.6), (6.6, 1.0)], ink, 1.7)
    pen.line([(-6, -0.2), (5, -0.2)], gold, 1.0)
    pen.line([(-6, 3.6), (5, 3.6)], gold, 1.0)
    for x in (-2.6, 1.4):
        pen.line([(x, -4), (x, 8)], gold, 1.0)


def star(x: float, y: float, r: float) -> list[Point]:
    """Five-pointed star."""
    out = []
    for i, (px, py) in enumerate(fan(10)):
        f = r if i % 2 == 0 else r * 0.42
        out.append((x + px * f, y + py * f))
    return out
