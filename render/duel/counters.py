"""Pieces on the map: plinth, beak and tank of the living, scorch and smoke of the lost."""

from __future__ import annotations

import math

from PIL import Image, ImageChops, ImageFilter

from bot.core.view import Badge, Counter
from render.common.cache import OnceCache
from render.common.masks import Mask, Point, dash
from render.common.noise import Stream
from render.common.palette import mix
from render.common.stamps import Sheet, Stamp
from render.duel.geometry import BASE_WIDTH, unit
from render.duel.tanks import tank_stamp
from render.duel.theme import SideLook, Theme, piece

__all__ = ["RADIUS", "counter_stamp", "hatched_square", "heading_of", "plinth_outline"]

RADIUS = BASE_WIDTH / math.sqrt(3)
"""Radius of a hex at k = 1, to which the places in a hex refer."""

_tiles: OnceCache[Stamp] = OnceCache(500)


def heading_of(facing: int) -> float:
    """Degrees counter-clockwise from east of a vertex."""
    return 60.0 * facing - 30.0


def counter_stamp(counter: Counter, look: SideLook, theme: Theme, k: float) -> Stamp:
    """Plinth and tank, or wreck, anchored at the middle of the hex."""
    wreck, spent = Badge.WRECK in counter.badges, Badge.ACTIVATED in counter.badges
    key = (
        counter.art, counter.nation, counter.facing % 6, counter.turret % 6, look.index, theme.name, round(k, 4), wreck,
        spent and not wreck, min(counter.kills, 5), counter.unit if wreck else "",
    )  # fmt: skip
    if wreck:
        return _tiles.get(key, lambda: _wreck(counter, look, k))
    return _tiles.get(key, lambda: _tile(counter, look, k, spent=spent))


def plinth_outline(look: SideLook, sheet: Mask, k: float, grow: float = 0.0) -> None:
    """The shape of a side's plinth, grown by pixels of k = 1."""
    if look.index == 0:
        sheet.disc(0, 0, (29 + 2.3 + grow) * k)
    else:
        half = (26.6 + 2.8 + grow) * k
        sheet.rect(-half, -half, half, half, (4 + grow) * k)


def _beak(facing: int, k: float, grow: float = 0.0) -> list[Point]:
    ux, uy = unit(facing)
    tip, base, half = (0.965 * RADIUS + 1.6 * grow) * k, 0.50 * RADIUS * k, (0.235 * RADIUS + grow) * k
    return [
        (ux * tip, uy * tip),
        (ux * base - uy * half, uy * base + ux * half),
        (ux * base + uy * half, uy * base - ux * half),
    ]


def hatched_square(sheet: Sheet, half: float, width: float, look: SideLook, k: float) -> None:
    """The ring of side 2: a square frame with slanting pale bars; lengths are pixels."""
    bars = sheet.mask()
    step = 7.6 * k
    n = math.ceil(4 * half / step)
    for i in range(-n, n + 1):
        x = i * step
        bars.line([(x - half * 1.5, half * 1.5), (x + half * 1.5, -half * 1.5)], 2.7 * k, caps=False)
    frame = sheet.mask()
    frame.rect(
        -half - width / 2 + 0.8 * k,
        -half - width / 2 + 0.8 * k,
        half + width / 2 - 0.8 * k,
        half + width / 2 - 0.8 * k,
        3 * k,
    )
    inner = half - width / 2 + 0.8 * k
    frame.rect(-inner, -inner, inner, inner, 1.5 * k, 0)
    sheet.through(ImageChops.multiply(bars.finish(), frame.finish()), piece("paper"), 0.78)


def _tile(counter: Counter, look: SideLook, k: float, *, spent: bool) -> Stamp:
    reach = math.ceil(RADIUS * k * 1.15)
    tank = tank_stamp(
        counter.art, counter.nation, heading_of(counter.facing), 60.0 * counter.turret, k, kills=min(counter.kills, 5)
    )
    extent = max(reach, -tank.dx, -tank.dy) + 6
    sheet = Sheet((-extent, -extent, extent, extent))
    _shadows(sheet, counter, look, tank, k)
    halo = sheet.mask()
    plinth_outline(look, halo, k, 2)
    halo.polygon(_beak(counter.facing, k, 2))
    sheet.lay(halo, piece("paper"))
    ring = sheet.mask()
    ring.polygon(_beak(counter.facing, k))
    plinth_outline(look, ring, k)
    sheet.lay(ring, look.ring)
    _inside(sheet, look, k, spent=spent)
    sheet.place(tank)
    return sheet.stamp()


def _inside(sheet: Sheet, look: SideLook, k: float, *, spent: bool) -> None:
    fill = mix(look.pale, piece("spent"), 0.55) if spent else look.pale
    inner, line = sheet.mask(), sheet.mask()
    if look.index == 0:
        inner.disc(0, 0, 26.7 * k)
        line.ring(0, 0, 24.0 * k, 1.1 * k)
    else:
        half = 23.8 * k
        inner.rect(-half, -half, half, half, 2 * k)
        line.rect(-half + 1.6 * k, -half + 1.6 * k, half - 1.6 * k, half - 1.6 * k, 1.5 * k)
        line.rect(-half + 3.0 * k, -half + 3.0 * k, half - 3.0 * k, half - 3.0 * k, 1 * k, 0)
        hatched_square(sheet, 26.6 * k, 5.6 * k, look, k)
    sheet.lay(inner, fill)
    sheet.lay(line, look.ring)


def _shadows(sheet: Sheet, counter: Counter, look: SideLook, tank: Stamp, k: float) -> None:
    ground = sheet.mask(2)
    plinth_outline(look, ground, k, 2)
    ground.polygon(_beak(counter.facing, k, 2))
    whole = ground.finish()
    gun = Image.new("L", whole.size)
    gun.paste(tank.mask, (tank.dx - sheet.box[0], tank.dy - sheet.box[1]))
    both = ImageChops.lighter(whole, gun)
    moved = Image.new("L", whole.size)
    moved.paste(both, (round(2.2 * k), round(3.2 * k)))
    sheet.through(moved.filter(ImageFilter.GaussianBlur(1.6 * k)), (24, 18, 12), 0.55)


def _wreck(counter: Counter, look: SideLook, k: float) -> Stamp:
    """Scorched ground, the owner's ring in dashes, the charred tank, smoke to the north-east."""
    tank = tank_stamp(
        counter.art, counter.nation, heading_of(counter.facing) + 8, 60.0 * counter.turret + 24, k, "charred"
    )
    extent = max(math.ceil(RADIUS * k * 1.25), -tank.dx) + 6
    sheet = Sheet((-extent, -extent, extent, extent))
    s = Stream("wreck", counter.unit, counter.art)
    scorch = sheet.mask(2)
    for i in range(16):
        a, far = i * math.tau / 16 + s.between(-0.2, 0.2), s.between(8, 26)
        scorch.disc(math.cos(a) * far * k, math.sin(a) * far * k, s.between(6, 11) * k)
    sheet.through(scorch.finish().filter(ImageFilter.GaussianBlur(1.2 * k)), (38, 32, 26), 0.62)
    ring = sheet.mask()
    for piece_of in dash(_ring_line(look, k), *_dashes(look, k)):
        ring.line(piece_of, 3.2 * k, caps=False)
    sheet.lay(ring, look.ring)
    sheet.place(tank)
    rust = sheet.mask()
    for _ in range(5):
        rust.disc(s.between(-14, 14) * k, s.between(-12, 12) * k, s.between(1.4, 2.8) * k)
    sheet.lay(rust, (122, 66, 38), 0.75)
    _smoke(sheet, k)
    return sheet.stamp()


def _ring_line(look: SideLook, k: float) -> list[Point]:
    if look.index == 0:
        return [(29 * k * math.cos(i * math.tau / 72), 29 * k * math.sin(i * math.tau / 72)) for i in range(73)]
    h = 26.6 * k
    return [(-h, -h), (h, -h), (h, h), (-h, h), (-h, -h)]


def _dashes(look: SideLook, k: float) -> tuple[float, float]:
    whole = math.tau * 29 * k if look.index == 0 else 8 * 26.6 * k
    return whole / 12 * 0.6, whole / 12 * 0.4


def _smoke(sheet: Sheet, k: float) -> None:
    puffs = ((2, -4, 6), (8, -12, 8), (15, -21, 10), (22, -30, 11.5), (25, -40, 9.5))
    for tone, off, share in (
        ((52, 47, 43), (0.0, 0.0), 0.86),
        ((92, 86, 80), (-1.8, -2.0), 0.8),
        ((128, 121, 113), (-3.2, -3.6), 0.75),
    ):
        mask = sheet.mask()
        shrink = 1.0 if off == (0.0, 0.0) else 0.76 if off[0] > -2 else 0.42
        for x, y, r in puffs[0 if shrink == 1 else 1 :]:
            mask.disc((x + off[0]) * k, (y + off[1]) * k, r * shrink * k)
        sheet.lay(mask, tone, share)
