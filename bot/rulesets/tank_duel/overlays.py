"""What just happened, drawn on the map: paths, sight lines, shots (law 7: only what has been driven)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.messages import Message, say
from bot.core.ruleset import Moment
from bot.core.view import Overlay, OverlayKind, SightLine
from bot.hexes import DIRECTIONS, Hex, corner_vector
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.events import HexEntered, ShotFired, TankPivoted
from bot.rulesets.tank_duel.fire import Aim
from bot.rulesets.tank_duel.model import Activation, DuelState, Zone
from bot.rulesets.tank_duel.sight import Cause, Line

Point = tuple[float, float]


def path(s: DuelState, hexes: Sequence[Hex], facings: Sequence[int], unit: str) -> tuple[Overlay, ...]:
    """A driven path with the facing after each step; a hex named twice running is a pivot."""
    if len(hexes) < 2:
        return ()
    side = s.tank(unit).side
    return (
        Overlay(OverlayKind.GHOST, hexes=(hexes[0],), unit=unit, side=side, facings=(facings[0],)),
        Overlay(OverlayKind.PATH, hexes=tuple(hexes), facings=tuple(facings[1:]), side=side, unit=unit),
    )


def driven(s: DuelState, activation: Activation) -> tuple[Overlay, ...]:
    """What the running activation has driven so far."""
    return path(s, activation.path, activation.facings, activation.unit)


def of_moments(s: DuelState, moments: Sequence[Moment]) -> tuple[Overlay, ...]:
    """The last path and the last shot of some events."""
    found: list[Overlay] = []
    moves = [m for m in moments if isinstance(m.event, HexEntered | TankPivoted)]
    if moves:
        found.extend(_path_of(s, moves))
    shots = [m.event for m in moments if isinstance(m.event, ShotFired)]
    if shots:
        found.extend(shot(s, shots[-1]))
    return tuple(found)


def _path_of(s: DuelState, moves: Sequence[Moment]) -> tuple[Overlay, ...]:
    last = moves[-1].event
    unit = last.unit if isinstance(last, HexEntered | TankPivoted) else ""
    own = [m for m in moves if getattr(m.event, "unit", "") == unit]
    start = own[0].before.rules
    if start is None:
        return ()
    tank = start.tank(unit)
    hexes, facings = [tank.hex], [tank.facing]
    for m in own:
        if isinstance(m.event, HexEntered):
            hexes.append(m.event.hex)
            facings.append(m.event.facing)
        elif isinstance(m.event, TankPivoted):
            hexes.append(hexes[-1])
            facings.append(m.event.facing)
    return path(s, hexes, facings, unit)


def shot(s: DuelState, e: ShotFired) -> tuple[Overlay, ...]:
    """Sight lines, zone, shot and stamp of a resolved shot."""
    shooter, target = s.tank(e.shooter), s.tank(e.target)
    whence, where = e.whence or shooter.hex, e.where or target.hex
    outcome = outcome_of(e)
    return (
        sight(whence, where, e.lines, shooter.side),
        impact(where, e.zone, e.flank, e.armour, e.target),
        Overlay(OverlayKind.SHOT, hexes=(whence, where), side=shooter.side, unit=e.shooter, value=outcome),
        Overlay(OverlayKind.STAMP, hexes=(where,), value=outcome, text=say(f"td-stamp-{outcome}"), unit=e.target),
    )


def outcome_of(e: ShotFired) -> str:
    """``miss``, ``ricochet`` or ``destroyed``."""
    if e.bonus is None:
        return "miss"
    return "destroyed" if e.destroyed else "ricochet"


def impact(where: Hex, zone: Zone, flank: str, armour: int, unit: str) -> Overlay:
    """The zone that is hit; ``faces`` names the flank of a side, left or right."""
    return Overlay(
        OverlayKind.IMPACT,
        hexes=(where,),
        value=zone,
        text=plate(zone, flank, armour),
        unit=unit,
        faces=(flank,) if flank else (),
    )


def plate(zone: str, flank: str, armour: int) -> Message:
    return say("td-plate", zone=words.zone(f"side-{flank}" if flank else zone), armour=armour)


def sight(whence: Hex, where: Hex, lines: Sequence[Line], side: str = "") -> Overlay:
    drawn = tuple(_line(whence, where, line) for line in lines)
    return Overlay(OverlayKind.SIGHT, hexes=(whence, where), lines=drawn, side=side)


def aim_line(s: DuelState, found: Aim) -> Overlay:
    """A shooter of an open question with its chance."""
    return Overlay(
        OverlayKind.AIM,
        hexes=(found.shooter.hex, found.target.hex),
        text=words.chance(found.chance),
        side=found.shooter.side,
        unit=found.shooter.id,
        value=str(found.shooter.number),
    )


def _line(whence: Hex, where: Hex, line: Line) -> SightLine:
    start, end = whence.center(), _point(where, line.point)
    decisive = next((c for c in line.causes if c.blocks == (line.state == "blocked")), None)
    stop = _meets(start, end, decisive) if decisive is not None else None
    return SightLine(start, end, line.state, stop)


def _point(h: Hex, point: int) -> Point:
    x, y = h.center()
    if point < 6:
        dx, dy = corner_vector(point)
    else:
        dx, dy = DIRECTIONS[point - 6].center()
        size = (dx * dx + dy * dy) ** 0.5
        dx, dy = dx / size, dy / size
    return x + dx / 2, y + dy / 2


def _meets(start: Point, end: Point, cause: Cause) -> Point:
    """Where a line first meets what decides it: a hedged side or the outline of a hex."""
    corners = [_corner(cause.hex, k) for k in range(6)]
    sides = [(corners[k], corners[(k + 1) % 6]) for k in range(6)]
    if cause.other is not None:
        way = cause.hex.direction_to(cause.other) or 0
        sides = [sides[way]]
    hits = [t for a, b in sides if (t := _cut(start, end, a, b)) is not None]
    t = min(hits, default=0.5)
    return start[0] + (end[0] - start[0]) * t, start[1] + (end[1] - start[1]) * t


def _corner(h: Hex, k: int) -> Point:
    x, y = h.center()
    dx, dy = corner_vector(k)
    return x + dx, y + dy


def _cut(p: Point, q: Point, a: Point, b: Point) -> float | None:
    """Parameter along p-q of its crossing with a-b, None when they do not cross."""
    dx, dy, ex, ey = q[0] - p[0], q[1] - p[1], b[0] - a[0], b[1] - a[1]
    det = dx * ey - dy * ex
    if abs(det) < 1e-12:
        return None
    fx, fy = a[0] - p[0], a[1] - p[1]
    t, u = (fx * ey - fy * ex) / det, (fx * dy - fy * dx) / det
    return t if -1e-9 <= t <= 1 + 1e-9 and -1e-9 <= u <= 1 + 1e-9 else None
