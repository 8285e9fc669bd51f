"""Measures and outlines of tanks, in metres: x forward from the middle, y to the right."""

from __future__ import annotations

import math
from typing import Any

from render.common.data import read_table

__all__ = ["TURRETS", "Points", "TankSpec", "hull_plate", "known_arts", "mirrored", "spec_of", "turret_outline"]

Points = list[tuple[float, float]]
TankSpec = dict[str, Any]

# right half of a turret, x in turret lengths, y in half widths
TURRETS: dict[str, Points] = {
    "hex": [(0.5, 0.45), (0.1, 1), (-0.38, 0.72), (-0.5, 0.5)],
    "egg": [(0.5, 0.42), (0.28, 0.9), (0, 1), (-0.4, 0.62), (-0.5, 0.5)],
    "box": [(0.5, 0.62), (0.3, 1), (-0.34, 1), (-0.5, 0.74)],
    "skirt": [(0.5, 0.5), (0.34, 0.82), (0, 1), (-0.4, 0.9), (-0.5, 0.6)],
    "wedge": [(0.5, 0.72), (0, 1), (-0.42, 0.72), (-0.5, 0.6)],
    "long": [(0.5, 0.48), (0.4, 0.62), (0.05, 1), (-0.44, 0.82), (-0.5, 0.66)],
    "t23": [(0.5, 0.6), (0.35, 0.92), (0.05, 1), (-0.2, 0.92), (-0.5, 0.62)],
    "open": [(0.5, 0.45), (0.2, 1), (-0.32, 0.86), (-0.5, 0.62)],
}


def known_arts() -> tuple[str, ...]:
    """Drawing ids of all tanks that have their own drawing."""
    return tuple(name for name in read_table("duel-tanks.toml") if name != "unknown")


def spec_of(art: str) -> TankSpec:
    """Measures of a drawing, those of a plain tank when it is not known."""
    table = read_table("duel-tanks.toml")
    spec: TankSpec = table.get(art) or table["unknown"]
    return spec


def mirrored(right: Points) -> Points:
    """A whole outline from its right half."""
    return [*right, *((x, -y) for x, y in reversed(right))]


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
    right = [(x * length, y * width / 2) for x, y in TURRETS[shape]]
    return mirrored(right)


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
    return mirrored(right)
