"""Tanks from above: outlines in metres turned to a heading, every edge lit by its own direction."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from render.common.cache import OnceCache
from render.common.data import read_table
from render.common.noise import Stream
from render.common.palette import RGB, mix, rgb, shift
from render.common.stamps import Stamp
from render.duel.tank_shapes import TURRETS, Points, TankSpec, hull_plate, mirrored, spec_of, turret_outline
from render.duel.theme import FILE, piece
from render.duel.vehicle_pen import VehiclePen

__all__ = ["PIXELS_PER_METRE", "tank_stamp"]

PIXELS_PER_METRE = 8.7
_OUTLINE = 0.11

_stamps: OnceCache[Stamp] = OnceCache(600)


@lru_cache(maxsize=16)
def _hull_colour(nation: str) -> RGB:
    table: dict[str, str] = read_table(FILE)["hull"]
    return rgb(table.get(nation, table["usa"]))


@dataclass(frozen=True, slots=True)
class _Coat:
    """How one tank is painted."""

    art: str
    base: RGB
    track: RGB
    link: RGB
    camouflage: bool
    starred: bool
    kills: int


def tank_stamp(
    art: str, nation: str, heading: float, turret: float, k: float, style: str = "", kills: int = 0
) -> Stamp:
    """A tank anchored at the middle of its hex.

    ``heading`` and ``turret`` (against the hull) are degrees counter-clockwise from east; ``k`` is the scale.
    ``style`` "" is alive, "charred" a wreck, "flat" a silhouette for lists. ``kills`` are rings on the barrel.
    """
    key = (art, nation, round(heading, 1), round(turret, 1), round(k, 4), style, kills)
    spec = spec_of(art)
    return _stamps.get(key, lambda: _draw(spec, _coat(spec, art, nation, style, kills), heading, turret, k, style))


def _coat(spec: TankSpec, art: str, nation: str, style: str, kills: int) -> _Coat:
    national = nation or spec["nation"]
    base = _hull_colour(national)
    if style == "charred":
        return _Coat(art, mix(base, (44, 38, 34), 0.82), (38, 33, 30), (70, 62, 56), False, False, 0)
    return _Coat(
        art,
        base,
        piece("track"),
        piece("link"),
        camouflage=national == "germany" and not style,
        starred=national not in ("germany", "ussr") and not style,
        kills=kills,
    )


def _draw(spec: TankSpec, coat: _Coat, heading: float, turret: float, k: float, style: str) -> Stamp:
    length, _ = spec["hull"]
    gun = spec["gun"][0]
    # the hull moves back so that the mass stays on the plinth
    pen = VehiclePen(heading, PIXELS_PER_METRE * k, length / 2 + gun + 0.8, shift_x=-min(0.95, 0.34 * gun))
    _hull(pen, spec, coat)
    if coat.camouflage:
        _camouflage(pen, coat.art, "hull", spec["hull"], hull_plate(spec))
    _deck(pen, spec, coat.base)
    if "casemate" in spec:
        _casemate(pen, spec, coat)
    else:
        _turret(pen, spec, coat, turret)
    if spec.get("star") == "deck" and coat.starred:
        pen.star(-length / 2 + 0.9, 0.0, 0.48, piece("paper"))
    if style == "flat":
        pen.flatten(piece("lost"))
    return pen.stamp()


def _box(x0: float, x1: float, y0: float, y1: float) -> Points:
    return [(x0, y0), (x0, y1), (x1, y1), (x1, y0)]


def _hull(pen: VehiclePen, spec: TankSpec, coat: _Coat) -> None:
    """Track runs with their links, then the hull plate with its bevel."""
    length, width = spec["hull"]
    for sign in (-1, 1):
        outer, inner = sign * width / 2, sign * (width / 2 - spec["track"] - 0.25)
        run = _box(length / 2 - 0.25, -length / 2 + 0.1, outer, inner)
        pen.silhouette(run, _OUTLINE)
        pen.polygon(run, coat.track)
        x = -length / 2 + 0.2
        while x < length / 2 - 0.3:
            pen.line([(x, outer - sign * 0.05), (x, inner)], 0.08, coat.link)
            x += 0.34
    plate = hull_plate(spec)
    pen.silhouette(plate, _OUTLINE)
    pen.polygon(plate, piece("outline"), grow=0.05)
    pen.bevel(plate, coat.base)
    for sign in (-1, 1) if spec.get("skirts") else ():
        y = sign * (width / 2 + 0.06)
        skirt = _box(length / 2 - 0.75, -length / 2 + 0.55, y - 0.09, y + 0.09)
        pen.silhouette(skirt, _OUTLINE)
        pen.polygon(skirt, shift(coat.base, 10 * -sign))


def _camouflage(
    pen: VehiclePen, art: str, part: str, size: list[float] | tuple[float, float], clip: Points | None = None
) -> None:
    """Discs in threes and fours, in vehicle coordinates so that they turn with the tank."""
    s = Stream("camouflage", art, part)
    discs: list[tuple[float, float, float, RGB]] = []
    count = 7 if part == "hull" else 4
    for i in range(count):
        colour = piece("camouflage_green") if i % 2 else piece("camouflage_brown")
        x, y = s.between(-0.46, 0.46) * size[0], s.between(-0.42, 0.42) * size[1]
        for _ in range(3 + s.pick(2)):
            discs.append((x + s.between(-0.45, 0.45), y + s.between(-0.3, 0.3), s.between(0.20, 0.38), colour))
    pen.blots(discs, 0.59, clip)


def _deck(pen: VehiclePen, spec: TankSpec, base: RGB) -> None:
    """Glacis fold, engine grilles, driver hatches."""
    length, width = spec["hull"]
    half = width / 2 - spec["track"] * 0.52
    fold = length / 2 - spec["nose"]
    pen.line([(fold, -half + 0.1), (fold, half - 0.1)], 0.1, shift(base, -38))
    pen.line([(fold + 0.1, -half + 0.14), (fold + 0.1, half - 0.14)], 0.08, shift(base, 26))
    if spec.get("stepped"):
        pen.line([(fold - 0.45, -half + 0.1), (fold - 0.45, half - 0.1)], 0.14, shift(base, -46))
        pen.line([(length / 2 - 0.3, -half * 0.6), (length / 2 - 0.3, half * 0.6)], 0.1, shift(base, -38))
    for y0 in (-0.62, 0.08):
        grille = _box(-length / 2 + 0.3, -length / 2 + 1.15, y0, y0 + 0.54)
        pen.polygon(grille, shift(base, -34))
        for i in range(3):
            x = -length / 2 + 0.48 + i * 0.26
            pen.line([(x, y0 + 0.04), (x, y0 + 0.5)], 0.09, shift(base, 8))
    for y in (-half * 0.5, half * 0.5):
        pen.disc(fold - 0.32, y, 0.2, shift(base, -26))
        pen.disc(fold - 0.32, y, 0.13, shift(base, 8))


def _gun(pen: VehiclePen, start: float, end: float, y: float, spec: TankSpec, coat: _Coat) -> None:
    """Barrel with collar, kill rings and, where it has one, its brake."""
    calibre = spec["gun"][1] * 1.25
    brake = bool(spec.get("brake"))
    shape = _box(start, end, y - calibre / 2, y + calibre / 2)
    pen.silhouette(shape, _OUTLINE)
    pen.polygon(shape, piece("outline"), grow=0.09)
    pen.bevel(shape, shift(coat.base, -8), 0.09)
    middle = start + (end - start) * 0.45
    pen.polygon(_box(middle - 0.1, middle + 0.1, y - calibre * 0.66, y + calibre * 0.66), shift(coat.base, -22))
    room = max(0.3, (end - 0.5 if brake else end) - middle - 0.2)
    for i in range(coat.kills):
        x = middle + 0.25 + i * min(0.3, room / coat.kills)
        pen.line([(x, y - calibre * 0.55), (x, y + calibre * 0.55)], 0.13, piece("paper"))
    if brake:
        muzzle = _box(end - 0.42, end, y - calibre * 0.85, y + calibre * 0.85)
        pen.silhouette(muzzle, _OUTLINE)
        pen.polygon(muzzle, piece("outline"), grow=0.07)
        pen.polygon(muzzle, shift(coat.base, -20))


def _casemate(pen: VehiclePen, spec: TankSpec, coat: _Coat) -> None:
    """One block from the fighting compartment to the glacis: no turret ring, no gap behind."""
    length, width = spec["hull"]
    front, rear, right = spec["casemate"]
    x0, x1 = rear, length / 2 - front
    half = width / 2 - spec["track"] * 0.45
    outline = mirrored([(x1, half * 0.74), (x1 - 0.5, half), (x0 + 0.25, half), (x0, half * 0.8)])
    pen.shadow(outline, 0.2)
    pen.shadow(_box(x1, length / 2, right - 0.1, right + 0.1), 0.2)
    _gun(pen, x1 - 0.3, length / 2 + spec["gun"][0], right, spec, coat)
    pen.polygon(outline, piece("outline"), grow=0.08)
    pen.bevel(outline, shift(coat.base, 10), 0.2)
    if coat.camouflage:
        _camouflage(pen, coat.art, "casemate", (x1 - x0, width * 0.7), outline)
    a, b = x1 - 0.12, x1 + 0.34
    mantlet = [(a, right - 0.42), (a, right + 0.42), (b, right + 0.34), (b, right - 0.34)]
    pen.polygon(mantlet, piece("outline"), grow=0.07)
    pen.bevel(mantlet, shift(coat.base, 2), 0.12)
    pen.disc(x0 + 0.6, -half * 0.48, 0.36, piece("outline"))
    pen.disc(x0 + 0.6, -half * 0.48, 0.28, shift(coat.base, 4))
    pen.disc(x0 + 0.55, half * 0.45, 0.24, shift(coat.base, -28))


def _turret(pen: VehiclePen, spec: TankSpec, coat: _Coat, turn: float) -> None:
    """Turret with its gun and shadows, turned about its own middle against the hull."""
    shape, centre, length, width = spec["turret"]
    turret = pen.turned(centre, turn)
    outline = turret_outline(spec)
    muzzle = spec["hull"][0] / 2 + spec["gun"][0] - centre
    if spec.get("bustle"):
        box = mirrored([(-length / 2 + 0.2, 0.62), (-length / 2 - 0.75, 0.62)])
        turret.shadow(box, 0.2)
        turret.silhouette(box, _OUTLINE)
        turret.polygon(box, piece("outline"), grow=0.08)
        turret.bevel(box, shift(coat.base, 2))
    turret.shadow(outline, 0.22)
    turret.shadow(mirrored([(0, 0.12), (muzzle, 0.12)]), 0.22)
    _gun(turret, length / 2 - 0.25, muzzle, 0.0, spec, coat)
    turret.silhouette(outline, _OUTLINE)
    turret.polygon(outline, piece("outline"), grow=0.08)
    turret.bevel(outline, shift(coat.base, 12), 0.2)
    if shape == "skirt":
        inner = mirrored([(x * 2.1, y * 1.65 / 2) for x, y in TURRETS["box"]])
        turret.polygon(inner, shift(coat.base, -34), grow=0.06)
        turret.bevel(inner, shift(coat.base, 16))
    if coat.camouflage:
        _camouflage(turret, coat.art, "turret", (length, width), outline)
    if shape == "open":
        turret.polygon([(x * 0.72, y * 0.72) for x, y in outline], (42, 40, 32))
        turret.polygon([(0.75, -0.22), (0.75, 0.22), (-0.45, 0.16), (-0.45, -0.16)], shift(coat.base, -14))
    _roof(turret, spec, coat)


def _roof(turret: VehiclePen, spec: TankSpec, coat: _Coat) -> None:
    """Mantlet, cupola at the left rear, loader's hatch, star."""
    shape, _, length, width = spec["turret"]
    front = length / 2
    mantlet = [(front - 0.2, -0.4), (front - 0.2, 0.4), (front + 0.22, 0.3), (front + 0.22, -0.3)]
    turret.polygon(mantlet, piece("outline"), grow=0.06)
    turret.bevel(mantlet, shift(coat.base, 2), 0.1)
    if shape == "open":
        return
    x, y = -length * 0.16, -width * 0.22
    turret.disc(x, y, 0.40, piece("outline"))
    turret.disc(x, y, 0.33, shift(coat.base, 30))
    turret.disc(x, y, 0.19, shift(coat.base, -22))
    turret.disc(-length * 0.1, width * 0.24, 0.25, shift(coat.base, -30))
    turret.disc(-length * 0.1, width * 0.24, 0.18, shift(coat.base, 14))
    if spec.get("star") == "turret" and coat.starred:
        turret.star(length * 0.2, width * 0.08, 0.44, piece("paper"))
