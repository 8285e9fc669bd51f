"""Pictures on cards: a flat landscape 404 by 196 and one silhouette, chosen by name."""

from __future__ import annotations

import math
from collections.abc import Callable

from render.common.noise import Stream
from render.common.palette import RGB, mix, rgb
from render.landships import pictograms
from render.landships.bombardment import explosion
from render.landships.card_props import (
    HEIGHT,
    INK,
    PALE,
    WIDTH,
    arrow,
    band,
    entanglement,
    landship,
    man,
    ridge,
    sandbags,
)
from render.landships.colours import BRITISH, GERMAN
from render.landships.markers import burst
from render.landships.pen import Pen

__all__ = ["ARTS", "COLOURS", "draw_art"]

_FAR = rgb("3C5560")
_RED, _GLOW = rgb("C4421F"), rgb("F6E7A8")
_SKIES: dict[str, RGB] = {
    "section": rgb("C9D4D4"), "tactic": rgb("DDD4AE"), "combat": rgb("E4C7A2"), "reaction": rgb("CFC3D0"),
}  # fmt: skip
_CLOUDS: dict[str, RGB] = {
    "section": rgb("B9C7C8"), "tactic": rgb("CDC296"), "combat": rgb("D8B188"), "reaction": rgb("BFB0C4"),
}  # fmt: skip

_BEAM = mix(_GLOW, _SKIES["section"], 0.25)
COLOURS = (*_SKIES.values(), *_CLOUDS.values(), _FAR, _GLOW, _BEAM)
"""Colours that must survive in every palette."""

Art = Callable[[Pen], None]


def draw_art(pen: Pen, art: str, kind: str) -> None:
    """Sky, ridges and the silhouette of an art name; an unknown name falls back to its kind."""
    sky, cloud = _SKIES.get(kind, _SKIES["section"]), _CLOUDS.get(kind, _CLOUDS["section"])
    dice = Stream("card", art)
    pen.rect((0, 0, WIDTH + 4, HEIGHT + 4), sky)
    for y, deep in ((26.0, 12.0), (62.0, 18.0)):
        band(pen, dice, y, cloud, deep)
    hills = (mix(cloud, rgb("5B5A48"), 0.55), rgb("8A7856"), rgb("6B573A"))
    for y, tone, rough in zip((116.0, 142.0, 164.0), hills, (20.0, 12.0, 5.0), strict=True):
        ridge(pen, dice, y, tone, rough)
    _painter(art, kind)(pen)


def _painter(art: str, kind: str) -> Art:
    """The drawing for a name: its own, that of an alias, that of a word in it, or that of the kind."""
    name = art.replace("_", "-")
    name = _ALIASES.get(name, name)
    inside = next((painter for word, painter in ARTS.items() if word in name), None)
    return ARTS.get(name) or inside or _FALLBACK.get(kind, _probe)


def _probe(pen: Pen) -> None:
    man(pen, 120, 172)
    man(pen, 232, 178)
    entanglement(pen, 290, 404, 178)


def _recon(pen: Pen) -> None:
    pen.poly([(232, 96), (404, 48), (404, 132)], _BEAM)
    pen.rect((0, 158, WIDTH, HEIGHT), rgb("5A4630"))
    sandbags(pen, 152)
    pen.disc(146, 124, 13, INK)
    pictograms.helmet(pen.at(146, 117, 0, 3.4), INK, BRITISH)
    pen.poly([(118, 176), (124, 146), (168, 146), (176, 176)], INK)
    pen.rect((206, 92, 224, 168), INK)
    pen.rect((206, 92, 238, 106), INK)
    pen.rect((230, 95, 238, 103), _GLOW)
    pen.line([(168, 156), (206, 140)], INK, 10)


def _attack(pen: Pen) -> None:
    for x, y in ((74, 170), (158, 178), (242, 172)):
        man(pen, x, y)
    explosion(pen.at(342, 158, 0, 1.25), 1)


def _assault(pen: Pen) -> None:
    pen.poly([(0, 132), (236, 132), (250, 146), (250, HEIGHT), (0, HEIGHT)], rgb("4A3923"))
    sandbags(pen, 128, 0, 240)
    for x in (150, 178):
        pen.line([(x + 30, 124), (x, HEIGHT)], PALE, 4, round_ends=False)
    for i in range(4):
        pen.line([(176 - i * 6.4, 140 + i * 15), (204 - i * 6.4, 140 + i * 15)], PALE, 3, round_ends=False)
    man(pen, 196, 128, 1.7)
    man(pen, 288, 172, 1.9)
    man(pen, 90, 190, 1.7)
    pen.at(366, 110).poly(burst(22, 9), _RED)


def _advance(pen: Pen) -> None:
    for i, x in enumerate((60, 126, 192, 258)):
        man(pen, x, 166 + (i % 2) * 8, 1.5)
    arrow(pen, [(290, 92), (352, 92)], _GLOW, 11)


def _pincer(pen: Pen) -> None:
    pen.poly([(172, 160), (180, 132), (224, 132), (232, 160)], INK)
    pen.rect((188, 142, 216, 147), _GLOW)
    arrow(pen, [(34, 172), (36, 128), (66, 94), (110, 86), (150, 106)], _GLOW, 9)
    arrow(pen, [(370, 172), (368, 128), (338, 94), (294, 86), (254, 106)], _GLOW, 9)
    man(pen, 88, 180, 1.5)
    man(pen, 316, 180, 1.5, left=True)


def _push(pen: Pen) -> None:
    landship(pen, 258, 176, 1.35)
    man(pen, 76, 178, 1.7)
    man(pen, 142, 184, 1.7)


def _artillery(pen: Pen) -> None:
    p = pen.at(110, 150)
    p.line([(-8, 8), (-92, 40)], INK, 12)
    p.poly([(-50, 26), (-62, 4), (92, -66), (102, -48)], INK)
    p.poly([(88, -70), (98, -74), (108, -48), (98, -42)], INK)
    pictograms.wheel(p.at(6, 14, 12), INK, 35, 6, 10)
    pen.disc(116, 164, 26, None, mix(INK, PALE, 0.25), 1.6)
    for i in range(8):
        t = i / 7
        pen.disc(226 + 68 * t, 58 - 46 * t * (1 - t) * 1.4 + 26 * t * t, 3, INK)
    explosion(pen.at(326, 132, 0, 1.3), 0)


def _headquarters(pen: Pen) -> None:
    pen.poly([(110, 174), (110, 118), (154, 78), (250, 78), (294, 118), (294, 174)], INK)
    pen.poly([(96, 122), (150, 70), (254, 70), (308, 122)], mix(INK, _RED, 0.18))
    for x in (132, 246):
        pen.rect((x, 132, x + 26, 152), _GLOW)
    pen.rect((188, 130, 216, 174), mix(INK, PALE, 0.28))
    pen.line([(202, 72), (202, 20)], INK, 4)
    pen.poly([(204, 22), (250, 28), (240, 38), (250, 48), (204, 44)], _RED)
    man(pen, 350, 180, 1.5, left=True)


def _wave(pen: Pen) -> None:
    for row, (y, size, count) in enumerate(((138, 0.95, 7), (158, 1.3, 6), (184, 1.75, 5))):
        ink = mix(INK, _CLOUDS["section"], 0.36 - 0.18 * row)
        for i in range(count):
            man(pen, 34 + (WIDTH - 60) * (i + 0.3 * (row % 2)) / (count - 0.6), y, size, ink)


def _guns(pen: Pen) -> None:
    for x, y, size in ((96, 146, 2.3), (262, 154, 2.7)):
        pictograms.field_gun(pen.at(x, y, 0, size), INK)
    pen.at(344, 112).poly(burst(24, 9), _RED)
    pen.at(344, 112).poly(burst(11, 4), _GLOW)


def _landships(pen: Pen) -> None:
    landship(pen, 96, 148, 0.95, mix(INK, _CLOUDS["section"], 0.2))
    landship(pen, 250, 180, 1.7)


def _barrage(pen: Pen) -> None:
    pictograms.machine_gun(pen.at(92, 142, 0, 2.1), INK)
    for i in range(5):
        a = math.radians(-18 + 9 * i)
        pen.line([(262, 134), (262 + 150 * math.cos(a), 134 + 150 * math.sin(a))], _GLOW, 3.4, round_ends=False)
    pictograms.machine_gun(pen.at(208, 150, 0, 2.6), INK)
    pen.at(264, 133).poly(burst(15, 6), _RED)


def _grenade(pen: Pen) -> None:
    man(pen, 82, 178, 2.0)
    for i in range(9):
        t = i / 8
        pen.disc(124 + 96 * t, 92 - 150 * t * (1 - t) * 0.9, 2.8, INK)
    pictograms.bomb_badge(pen.at(240, 88, 24, 3.2), "bomber", INK, PALE, BRITISH)
    explosion(pen.at(336, 162, 0, 1.35), 2)


def _shield(pen: Pen) -> None:
    for x in (132, 204, 276):
        pen.disc(x, 116, 14, INK)
        pictograms.helmet(pen.at(x, 109, 0, 3.6), INK, BRITISH)
        pen.line([(x + 8, 128), (x + 44, 116)], INK, 4)
    for row, y in enumerate((132.0, 148.0, 164.0, 180.0)):
        sandbags(pen, y, 46 - 8 * row + 9 * (row % 2), 362 + 6 * row)
    pen.at(346, 92).poly(burst(18, 7), _RED)


def _counter(pen: Pen) -> None:
    man(pen, 128, 178, 2.1)
    man(pen, 276, 178, 2.1, _FAR, GERMAN, left=True)
    pen.at(202, 102).poly(burst(25, 10), _RED)
    pen.at(202, 102).poly(burst(11, 4), PALE)


def _wire(pen: Pen) -> None:
    entanglement(pen, 10, 404, 150, 42)
    entanglement(pen, 0, 404, 186, 56)
    for sign in (-1, 1):
        blade = pen.at(204, 92, 24 * sign)
        blade.line([(0, 0), (0, 62)], _RED, 9)
        blade.poly([(-5, 0), (5, 0), (3.4 * sign + 4, -34), (-3, -30)], INK)
    pen.disc(204, 92, 8, INK)
    pen.disc(204, 92, 3, PALE)


def _gas(pen: Pen) -> None:
    clouds = rgb("9AA063")
    man(pen, 300, 178, 2.0, left=True)
    for i, (x, y, r) in enumerate(
        ((20, 150, 40), (66, 160, 34), (104, 142, 30), (144, 160, 34), (190, 154, 26), (226, 168, 20))
    ):
        pen.disc(x, y, r, mix(clouds, PALE, 0.25 if i % 2 else 0.05))
        pen.disc(x - r * 0.25, y - r * 0.25, r * 0.6, mix(clouds, PALE, 0.42))
    pen.rect((0, 178, WIDTH, HEIGHT), rgb("6B573A"))


def _dig(pen: Pen) -> None:
    pen.poly(
        [(0, 150), (168, 150), (188, 192), (330, 192), (346, 150), (WIDTH, 150), (WIDTH, HEIGHT), (0, HEIGHT)],
        rgb("4A3923"),
    )
    pen.poly([(40, 150), (70, 126), (112, 120), (150, 150)], rgb("7D6243"))
    spade = pen.at(236, 110, 32)
    spade.line([(0, -64), (0, 30)], PALE, 7)
    spade.line([(-15, -64), (15, -64)], PALE, 7)
    spade.poly([(-19, 28), (19, 28), (17, 60), (0, 76), (-17, 60)], INK)
    man(pen, 314, 190, 2.0, left=True)


def _staff(pen: Pen) -> None:
    sheet = [(70, 176), (98, 58), (316, 58), (344, 176)]
    pen.poly(sheet, PALE, INK, 4)
    pen.line([(110, 150), (160, 128), (206, 138), (256, 112), (310, 122)], _FAR, 4)
    for i in range(5):
        pen.line([(118 + i * 42, 156 - (i % 2) * 12), (126 + i * 42, 148 - (i % 2) * 12)], INK, 2)
    arrow(pen, [(160, 160), (196, 118), (232, 86)], _RED, 6)
    for x, y, tone in ((130, 96, _RED), (276, 88, _FAR), (298, 150, _FAR)):
        pen.line([(x, y), (x, y - 30)], INK, 2.4)
        pen.poly([(x, y - 30), (x + 20, y - 24), (x, y - 17)], tone)


def _workshop(pen: Pen) -> None:
    landship(pen, 250, 178, 1.35)
    gear = pen.at(88, 112)
    for i in range(8):
        gear.at(0, 0, i * 45).poly([(-8, -44), (8, -44), (11, -28), (-11, -28)], INK)
    gear.disc(0, 0, 34, INK)
    gear.disc(0, 0, 14, _CLOUDS["tactic"])
    spanner = pen.at(130, 146, -48)
    spanner.line([(0, -36), (0, 36)], mix(INK, PALE, 0.45), 10)
    spanner.disc(0, -42, 14, mix(INK, PALE, 0.45))
    spanner.poly([(-6, -60), (6, -60), (5, -42), (-5, -42)], _CLOUDS["tactic"])


def _crew(pen: Pen) -> None:
    landship(pen, 202, 184, 1.9)
    for x in (196, 244):
        pen.disc(x, 62, 12, INK)
        pictograms.helmet(pen.at(x, 57, 0, 3.0), INK, BRITISH)
        pen.poly([(x - 18, 92), (x - 14, 74), (x + 14, 74), (x + 18, 92)], INK)


def _mortar(pen: Pen) -> None:
    for x, y, size in ((104, 146, 2.2), (226, 152, 2.7)):
        pictograms.mortar(pen.at(x, y, 0, size), INK)
    for i in range(7):
        t = i / 6
        pen.disc(262 + 70 * t, 92 - 140 * t * (1 - t) * 0.8 + 20 * t, 2.8, INK)
    explosion(pen.at(352, 150, 0, 1.2), 2)


def _smoke(pen: Pen) -> None:
    pale = rgb("D9D5C6")
    for i, (x, y, r) in enumerate(
        ((150, 96, 40), (214, 76, 48), (284, 92, 44), (346, 112, 40), (250, 124, 46), (180, 136, 40))
    ):
        pen.disc(x, y, r, mix(pale, INK, 0.16 if i % 2 else 0.08))
        pen.disc(x - r * 0.22, y - r * 0.26, r * 0.66, mix(pale, PALE, 0.4))
    man(pen, 84, 178, 1.9)
    man(pen, 152, 184, 1.9)


def _shells(pen: Pen) -> None:
    for x, y, v in ((84, 160, 0), (200, 170, 1), (318, 158, 2)):
        explosion(pen.at(x, y, 0, 1.5), v)


ARTS: dict[str, Art] = {
    "recon": _recon, "probe": _probe, "attack": _attack, "assault": _assault, "advance": _advance, "pincer": _pincer,
    "push": _push, "artillery": _artillery, "headquarters": _headquarters, "wave": _wave, "guns": _guns,
    "landships": _landships, "barrage": _barrage, "grenade": _grenade, "shield": _shield, "counter": _counter,
    "wire": _wire, "gas": _gas, "dig": _dig, "staff": _staff, "workshop": _workshop, "crew": _crew, "mortar": _mortar,
    "shell": _shells, "smoke": _smoke,
}  # fmt: skip
_ALIASES = {
    "bombard": "artillery", "bomb-party": "grenade", "bomb": "grenade", "registered-fire": "guns",
    "six-pounder": "push", "over-the-top": "assault", "press-on": "advance", "deep-dugout": "shield",
    "stand-fast": "shield",
    "strike-first": "counter", "pinned-down": "barrage", "jammed": "workshop", "fascines": "push", "tank": "landships",
    "dispatch-rider": "staff", "change-of-plan": "staff", "reserves-up": "wave", "steady-driver": "crew",
    "tank-panic": "landships", "gas-shells": "gas", "hq": "headquarters",
}  # fmt: skip
_FALLBACK: dict[str, Art] = {"section": _advance, "tactic": _staff, "combat": _attack, "reaction": _counter}
