"""Tanks from above: outlines in metres turned to a heading, every edge lit by its own direction."""

from __future__ import annotations

import math
from functools import lru_cache
from typing import Any

from render.common.cache import OnceCache
from render.common.data import read_table
from render.common.noise import Stream
from render.common.palette import RGB, mix, rgb, shift
from render.common.stamps import Stamp
from render.duel.theme import FILE, piece
from render.duel.vehicle_pen import VehiclePen

__all__ = ["PIXELS_PER_METRE", "TankSpec", "known_arts", "tank_stamp"]

PIXELS_PER_METRE = 8.7
_OUTLINE = 0.11

Points = list[tuple[float, float]]
TankSpec = dict[str, Any]

# right half of a turret, x in turret lengths, y in half widths
_TURRETS: dict[str, Points] = {
    "hex": [(0.5, 0.45), (0.1, 1), (-0.38, 0.72), (-0.5, 0.5)],
    "egg": [(0.5, 0.42), (0.28, 0.9), (0, 1), (-0.4, 0.62), (-0.5, 0.5)],
    "box": [(0.5, 0.62), (0.3, 1), (-0.34, 1), (-0.5, 0.74)],
    "skirt": [(0.5, 0.5), (0.34, 0.82), (0, 1), (-0.4, 0.9), (-0.5, 0.6)],
    "wedge": [(0.5, 0.72), (0, 1), (-0.42, 0.72), (-0.5, 0.6)],
    "long": [(0.5, 0.48), (0.4, 0.62), (0.05, 1), (-0.44, 0.82), (-0.5, 0.66)],
    "t23": [(0.5, 0.6), (0.35, 0.92), (0.05, 1), (-0.2, 0.92), (-0.5, 0.62)],
    "open": [(0.5, 0.45), (0.2, 1), (-0.32, 0.86), (-0.5, 0.62)],
}

_stamps: OnceCache[Stamp] = OnceCache(600)


def known_arts() -> tuple[str, ...]:
    """Drawing ids of all tanks that have their own drawing."""
    return tuple(name for name in read_table("duel-tanks.toml") if name != "unknown")


def spec_of(art: str) -> TankSpec:
    """Measures of a drawing, those of a plain tank when it is not known."""
    table = read_table("duel-tanks.toml")
    spec: TankSpec = table.get(art) or table["unknown"]
    return spec


@lru_cache(maxsize=16)
def _hull_colour(nation: str) -> RGB:
    table: dict[str, str] = read_table(FILE)["hull"]
    return rgb(table.get(nation, table["usa"]))


def tank_stamp(
    art: str, nation: str, heading: float, turret: float, k: float, style: str = "", kills: int = 0
) -> Stamp:
    """A tank anchored at the middle of its hex.

    ``heading`` and ``turret`` (against the hull) are degrees counter-clockwise from east; ``k`` is the scale.
    ``style`` "" is alive, "charred" a wreck, "flat" a silhouette for lists.
    """
    key = (art, nation, round(heading, 1), round(turret, 1), round(k, 4), style, kills)
    return _stamps.get(key, lambda: _draw(spec_of(art), art, nation, heading, turret, k, style, kills))


def turret_outline(spec: TankSpec) -> Points:
    """The turret around its own middle, in metres."""
    shape, _, length, width = spec["turret"]
    if shape == "round":
        return [(length / 2 * math.cos(i * math.tau / 14), width / 2 * math.sin(i * math.tau / 14)) for i in range(14)]
    if shape == "horseshoe":
        rear = [math.pi / 2 + i * math.pi / 10 for i in range(11)]
        back = [(-0.05 * length + length * 0.45 * math.cos(a), width / 2 * math.sin(a)) for a in rear]
        return [
            (length / 2, -width * 0.42),
            (length / 2, width * 0.42),
            (0.36 * length, width / 2),
            *back,
            (0.36 * length, -width / 2),
        ]
    right = [(x * length, y * width / 2) for x, y in _TURRETS[shape]]
    return [*right, *((x, -y) for x, y in reversed(right))]


def _draw(
    spec: TankSpec, art: str, nation: str, heading: float, turret: float, k: float, style: str, kills: int
) -> Stamp:
    length, _width = spec["hull"]
    gun = spec["gun"][0]
    back = min(0.95, 0.34 * gun)
    reach = length / 2 + gun + 0.8
    pen = VehiclePen(heading, PIXELS_PER_METRE * k, reach, shift_x=-back)
    base = _base_colour(spec, nation or spec["nation"], style)
    national = nation or spec["nation"]
    camouflage = national == "germany" and not style
    _hull(pen, spec, base, style)
    if camouflage:
        _camouflage(pen, art, "hull", spec["hull"], hull_plate(spec))
    _deck(pen, spec, base)
    if "casemate" in spec:
        _casemate(pen, spec, base, camouflage, art, kills)
    else:
        _turret(pen, spec, base, turret, camouflage, art, national, kills, style)
    if spec.get("star") == "deck" and national not in ("germany", "ussr") and not style:
        pen.star(-length / 2 + 0.9, 0.0, 0.48, piece("paper"))
    if style == "flat":
        pen.flatten(piece("lost"))
    return pen.stamp()


def _base_colour(spec: TankSpec, nation: str, style: str) -> RGB:
    base = _hull_colour(nation)
    return mix(base, (44, 38, 34), 0.82) if style == "charred" else base


def _hull(pen: VehiclePen, spec: TankSpec, base: RGB, style: str) -> None:
    """Track runs with their links, then the hull plate with its bevel."""
    length, width = spec["hull"]
    track = spec["track"]
    track_colour = piece("track") if style != "charred" else (38, 33, 30)
    for sign in (-1, 1):
        outer, inner = sign * width / 2, sign * (width / 2 - track - 0.25)
        run = [
            (length / 2 - 0.25, outer),
            (length / 2 - 0.25, inner),
            (-length / 2 + 0.1, inner),
            (-length / 2 + 0.1, outer),
        ]
        pen.silhouette(run, _OUTLINE)
        pen.polygon(run, track_colour)
        x = -length / 2 + 0.2
        while x < length / 2 - 0.3:
            pen.line(
                [(x, outer - sign * 0.05), (x, inner)], 0.08, piece("link") if style != "charred" else (70, 62, 56)
            )
            x += 0.34
    plate = hull_plate(spec)
    pen.silhouette(plate, _OUTLINE)
    pen.polygon(plate, piece("outline"), grow=0.05)
    pen.bevel(plate, base)
    if spec.get("skirts"):
        for sign in (-1, 1):
            y = sign * (width / 2 + 0.06)
            skirt = [
                (length / 2 - 0.75, y - 0.09),
                (length / 2 - 0.75, y + 0.09),
                (-length / 2 + 0.55, y + 0.09),
                (-length / 2 + 0.55, y - 0.09),
            ]
            pen.silhouette(skirt, _OUTLINE)
            pen.polygon(skirt, shift(base, 10 * -sign))


def hull_plate(spec: TankSpec) -> Points:
    """The ten-sided hull between and over the tracks."""
    length, width = spec["hull"]
    half = width / 2 - spec["track"] * 0.52
    front = half * 0.82
    right = [
        (length / 2, front * 0.86),
        (length / 2 - 0.28, front),
        (length / 2 - spec["nose"], half),
        (-length / 2 + 0.35, half),
        (-length / 2, half * 0.86),
    ]
    return [*right, *((x, -y) for x, y in reversed(right))]


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
        grille = [
            (-length / 2 + 0.3, y0),
            (-length / 2 + 0.3, y0 + 0.54),
            (-length / 2 + 1.15, y0 + 0.54),
            (-length / 2 + 1.15, y0),
        ]
        pen.polygon(grille, shift(base, -34))
        for i in range(3):
            x = -length / 2 + 0.48 + i * 0.26
            pen.line([(x, y0 + 0.04), (x, y0 + 0.5)], 0.09, shift(base, 8))
    for y in (-half * 0.5, half * 0.5):
        pen.disc(fold - 0.32, y, 0.2, shift(base, -26))
        pen.disc(fold - 0.32, y, 0.13, shift(base, 8))


def _gun(pen: VehiclePen, start: float, end: float, y: float, spec: TankSpec, base: RGB, kills: int) -> None:
    calibre = spec["gun"][1] * 1.25
    brake = bool(spec.get("brake"))
    shape = [(start, y - calibre / 2), (start, y + calibre / 2), (end, y + calibre / 2), (end, y - calibre / 2)]
    pen.silhouette(shape, _OUTLINE)
    pen.polygon(shape, piece("outline"), grow=0.09)
    pen.bevel(shape, shift(base, -8), 0.09)
    middle = start + (end - start) * 0.45
    collar = [
        (middle - 0.1, y - calibre * 0.66),
        (middle - 0.1, y + calibre * 0.66),
        (middle + 0.1, y + calibre * 0.66),
        (middle + 0.1, y - calibre * 0.66),
    ]
    pen.polygon(collar, shift(base, -22))
    room = max(0.3, (end - 0.5 if brake else end) - middle - 0.2)
    for i in range(kills):
        x = middle + 0.25 + i * min(0.3, room / max(1, kills))
        pen.line([(x, y - calibre * 0.55), (x, y + calibre * 0.55)], 0.13, piece("paper"))
    if brake:
        muzzle = [
            (end - 0.42, y - calibre * 0.85),
            (end - 0.42, y + calibre * 0.85),
            (end, y + calibre * 0.85),
            (end, y - calibre * 0.85),
        ]
        pen.silhouette(muzzle, _OUTLINE)
        pen.polygon(muzzle, piece("outline"), grow=0.07)
        pen.polygon(muzzle, shift(base, -20))


def _casemate(pen: VehiclePen, spec: TankSpec, base: RGB, camouflage: bool, art: str, kills: int) -> None:
    """One block from the fighting compartment to the glacis: no turret ring, no gap behind."""
    length, width = spec["hull"]
    front, rear, right = spec["casemate"]
    x0, x1 = rear, length / 2 - front
    half = width / 2 - spec["track"] * 0.45
    outline = [(x1, half * 0.74), (x1 - 0.5, half), (x0 + 0.25, half), (x0, half * 0.8)]
    outline = [*outline, *((x, -y) for x, y in reversed(outline))]
    pen.shadow(outline, 0.2)
    pen.shadow([(x1, right - 0.1), (x1, right + 0.1), (length / 2, right + 0.1), (length / 2, right - 0.1)], 0.2)
    _gun(pen, x1 - 0.3, length / 2 + spec["gun"][0], right, spec, base, kills)
    pen.polygon(outline, piece("outline"), grow=0.08)
    pen.bevel(outline, shift(base, 10), 0.2)
    if camouflage:
        _camouflage(pen, art, "casemate", (x1 - x0, width * 0.7), outline)
    mantlet = [
        (x1 - 0.12, right - 0.42),
        (x1 - 0.12, right + 0.42),
        (x1 + 0.34, right + 0.34),
        (x1 + 0.34, right - 0.34),
    ]
    pen.polygon(mantlet, piece("outline"), grow=0.07)
    pen.bevel(mantlet, shift(base, 2), 0.12)
    pen.disc(x0 + 0.6, -half * 0.48, 0.36, piece("outline"))
    pen.disc(x0 + 0.6, -half * 0.48, 0.28, shift(base, 4))
    pen.disc(x0 + 0.55, half * 0.45, 0.24, shift(base, -28))


def _turret(
    pen: VehiclePen,
    spec: TankSpec,
    base: RGB,
    turn: float,
    camouflage: bool,
    art: str,
    nation: str,
    kills: int,
    style: str = "",
) -> None:
    shape, centre, t_length, t_width = spec["turret"]
    hull_length, _ = spec["hull"]
    turret = pen.turned(centre, turn)
    outline = turret_outline(spec)
    muzzle = hull_length / 2 + spec["gun"][0] - centre
    if spec.get("bustle"):
        box = [
            (-t_length / 2 - 0.75, 0.62),
            (-t_length / 2 + 0.2, 0.62),
            (-t_length / 2 + 0.2, -0.62),
            (-t_length / 2 - 0.75, -0.62),
        ]
        turret.shadow(box, 0.2)
        turret.polygon(box, piece("outline"), grow=0.08)
        turret.bevel(box, shift(base, 2))
    turret.shadow(outline, 0.22)
    turret.shadow([(0, -0.12), (0, 0.12), (muzzle, 0.12), (muzzle, -0.12)], 0.22)
    _gun(turret, t_length / 2 - 0.25, muzzle, 0.0, spec, base, kills)
    turret.silhouette(outline, _OUTLINE)
    turret.polygon(outline, piece("outline"), grow=0.08)
    turret.bevel(outline, shift(base, 12), 0.2)
    if shape == "skirt":
        inner = [(x * 2.1, y * 1.65 / 2) for x, y in _TURRETS["box"]]
        inner = [*inner, *((x, -y) for x, y in reversed(inner))]
        turret.polygon(inner, shift(base, -34), grow=0.06)
        turret.bevel(inner, shift(base, 16))
    if camouflage:
        _camouflage(turret, art, "turret", (t_length, t_width), outline)
    if shape == "open":
        turret.polygon([(x * 0.72, y * 0.72) for x, y in outline], (42, 40, 32))
        turret.polygon([(0.75, -0.22), (0.75, 0.22), (-0.45, 0.16), (-0.45, -0.16)], shift(base, -14))
    _roof(turret, spec, base, nation, plain=bool(style))


def _roof(turret: VehiclePen, spec: TankSpec, base: RGB, nation: str, *, plain: bool) -> None:
    """Mantlet, cupola at the left rear, loader's hatch, star."""
    shape, _, length, width = spec["turret"]
    front = length / 2
    mantlet = [(front - 0.2, -0.4), (front - 0.2, 0.4), (front + 0.22, 0.3), (front + 0.22, -0.3)]
    turret.polygon(mantlet, piece("outline"), grow=0.06)
    turret.bevel(mantlet, shift(base, 2), 0.1)
    if shape == "open":
        return
    x, y = -length * 0.16, -width * 0.22
    turret.disc(x, y, 0.40, piece("outline"))
    turret.disc(x, y, 0.33, shift(base, 30))
    turret.disc(x, y, 0.19, shift(base, -22))
    turret.disc(-length * 0.1, width * 0.24, 0.25, shift(base, -30))
    turret.disc(-length * 0.1, width * 0.24, 0.18, shift(base, 14))
    if spec.get("star") == "turret" and nation not in ("germany", "ussr") and not plain:
        turret.star(length * 0.2, width * 0.08, 0.44, piece("paper"))
