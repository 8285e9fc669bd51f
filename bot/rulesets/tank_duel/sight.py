"""Line of sight: three lines to the face that is hit, each clear, hidden or blocked (TD-4.1, TD-P9)."""

from __future__ import annotations

from typing import Literal

import msgspec

from bot.hexes import Hex, distance
from bot.rulesets.tank_duel.geometry import impact_zone, target_points
from bot.rulesets.tank_duel.model import DuelState, Zone
from bot.rulesets.tank_duel.tables import Tables
from bot.rulesets.tank_duel.tracing import trace

LineState = Literal["clear", "hidden", "blocked"]


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What hides or blocks a line: a terrain word, ``hill hedge tank wreck``; a hedge has two hexes."""

    what: str
    hex: Hex
    other: Hex | None = None
    blocks: bool = False


class Line(msgspec.Struct, frozen=True, omit_defaults=True):
    """One of the three lines; ``point`` as in ``geometry.target_points``, causes nearest first."""

    point: int
    state: LineState
    causes: tuple[Cause, ...] = ()


class LineOfSight(msgspec.Struct, frozen=True):
    """What can be seen of a tank from a hex. ``blocked`` means that too few lines are free for a shot."""

    shooter: Hex
    target: Hex
    zone: Zone
    state: LineState
    lines: tuple[Line, ...]

    @property
    def free(self) -> int:
        """How many of the three lines are not blocked."""
        return sum(line.state != "blocked" for line in self.lines)


def line_of_sight(tables: Tables, state: DuelState, shooter: Hex, target: Hex, facing: int) -> LineOfSight:
    """Sight from a hex to a tank in another hex that points at vertex ``facing``."""
    v = shooter - target
    lines = tuple(_line(tables, state, shooter, target, p) for p in target_points(facing, v))
    free = sum(line.state != "blocked" for line in lines)
    if free < tables.fire.lines_to_fire:
        verdict: LineState = "blocked"
    else:
        verdict = "clear" if all(line.state == "clear" for line in lines) else "hidden"
    return LineOfSight(shooter, target, impact_zone(facing, v), verdict, lines)


def _line(tables: Tables, state: DuelState, shooter: Hex, target: Hex, point: int) -> Line:
    met = trace(target - shooter, point)
    causes: list[Cause] = []
    for offset in met.hexes:
        cause = _hex_cause(tables, state, shooter, target, shooter + offset)
        if cause is not None:
            causes.append(cause)
    for a, b in met.sides:
        h, other = shooter + a, shooter + b
        if state.map.has_hedge(h, other) and (h != shooter or other == target):
            causes.append(Cause("hedge", h, other))
    causes.sort(key=lambda c: (distance(shooter, c.hex), c.blocks))
    if any(c.blocks for c in causes):
        return Line(point, "blocked", tuple(causes))
    return Line(point, "hidden" if causes else "clear", tuple(causes))


def _hex_cause(tables: Tables, state: DuelState, shooter: Hex, target: Hex, h: Hex) -> Cause | None:
    """How a hex on the way acts on a line, None when it does not."""
    if h not in state.map:
        return None
    word = state.map.terrain(h)
    line = tables.terrain.tiles[word].line
    if line == "blocks":
        return Cause(word, h, blocks=True)
    raised = state.map.is_hill(shooter) or state.map.is_hill(target)
    if state.map.is_hill(h) and not raised:
        return Cause("hill", h, blocks=True)
    if raised and distance(h, target) >= tables.terrain.hill_ignores_from:
        return None
    there = state.occupant(h)
    if there is not None:
        return Cause("tank" if there.alive else "wreck", h)
    return Cause(word, h) if line == "hinders" else None
