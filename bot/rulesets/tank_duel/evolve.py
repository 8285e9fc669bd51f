"""Folding the duel's events into its state: no dice, no tables."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.core.errors import CorruptLog
from bot.core.events import Event
from bot.hexes import Hex
from bot.rulesets.tank_duel import events as ev
from bot.rulesets.tank_duel.model import CODE_OF, Activation, Driving, DuelState, Reaction, Tank


def evolve(state: DuelState | None, event: Event) -> DuelState:
    """The state after one event."""
    if isinstance(event, ev.BattleSet):
        return event.battle
    if state is None:
        raise CorruptLog(f"{type(event).__name__} before the battle was set up")
    fold = _FOLDS.get(type(event))
    if fold is None:
        raise CorruptLog(f"unknown event {type(event).__name__}")
    after: DuelState = fold(state, event)
    return after


def change(state: DuelState, unit: str, **fields: Any) -> DuelState:
    """The state with some fields of one tank replaced."""
    tanks = tuple(replace(t, **fields) if t.id == unit else t for t in state.tanks)
    return replace(state, tanks=tanks)


def _activation(state: DuelState) -> Activation:
    found = state.activation
    if found is None:
        raise CorruptLog("a step without an activation")
    return found


def _turn_began(s: DuelState, e: ev.TurnBegan) -> DuelState:
    return replace(s, turn=e.turn, first=e.first, initiative=e.dice)


def _movement_rolled(s: DuelState, e: ev.MovementRolled) -> DuelState:
    tank = s.tank(e.unit)
    frame = Activation(e.unit, ap=e.ap, rolled=e.ap, path=(tank.hex,), facings=(tank.facing,), faces=e.faces)
    return replace(s, frames=(frame,), activations=s.activations + 1)


def _path_begun(s: DuelState, e: ev.PathBegun) -> DuelState:
    return replace(s, frames=(*s.frames, Driving(e.unit, e.steps, e.stop_if_fired_on)))


def _shorten(s: DuelState, frame: Activation) -> tuple[Any, ...]:
    """Frames after a step: the activation as given, the path one step shorter, gone when it is done."""
    driving = s.driving
    if driving is None or len(driving.steps) <= 1:
        return (frame,)
    return frame, replace(driving, steps=driving.steps[1:])


def _hex_entered(s: DuelState, e: ev.HexEntered) -> DuelState:
    a = _activation(s)
    frame = replace(
        a,
        ap=e.ap,
        direction="reverse" if e.reverse else "forward",
        hexes=a.hexes + 1,
        forward=a.forward + (not e.reverse),
        spent=True,
        path=(*a.path, e.hex),
        facings=(*a.facings, e.facing),
    )
    s = replace(change(s, e.unit, hex=e.hex, facing=e.facing), frames=_shorten(s, frame))
    return _hold(s, e.hex, s.tank(e.unit).side)


def _hold(s: DuelState, h: Hex, side: str) -> DuelState:
    """An objective belongs to whoever passed or stood on it last (TD-P7)."""
    return replace(s, objectives=tuple(replace(o, holder=side) if o.hex == h else o for o in s.objectives))


def _tank_pivoted(s: DuelState, e: ev.TankPivoted) -> DuelState:
    a = _activation(s)
    tank = s.tank(e.unit)
    frame = replace(a, ap=e.ap, spent=True, path=(*a.path, tank.hex), facings=(*a.facings, e.facing))
    return replace(change(s, e.unit, facing=e.facing), frames=_shorten(s, frame))


def _path_stopped(s: DuelState, e: ev.PathStopped) -> DuelState:
    return replace(s, frames=tuple(f for f in s.frames if not isinstance(f, Driving)))


def _reaction(s: DuelState, side: str, **fields: Any) -> DuelState:
    a = _activation(s)
    found = next((r for r in a.reactions if r.side == side), Reaction(side))
    others = tuple(r for r in a.reactions if r.side != side)
    return replace(s, frames=(replace(a, reactions=(*others, replace(found, **fields))), *s.frames[1:]))


def _reaction_set(s: DuelState, e: ev.ReactionSet) -> DuelState:
    return _reaction(s, e.side, mode=e.mode, at=e.at)


def _reaction_held(s: DuelState, e: ev.ReactionHeld) -> DuelState:
    return _reaction(s, e.side, announced=e.units)


def _shot_fired(s: DuelState, e: ev.ShotFired) -> DuelState:
    shooter = s.tank(e.shooter)
    if s.activation is None:
        s = replace(s, activations=s.activations + 1)
    s = change(
        s,
        e.shooter,
        fired=True,
        activated=True,
        ambush=False,
        motion="halted",
        turret=e.turret,
        kills=shooter.kills + e.destroyed,
    )
    return _destroyed(s, s.tank(e.target)) if e.destroyed else s


def _destroyed(s: DuelState, tank: Tank) -> DuelState:
    points = s.card(tank).points
    sides = tuple(replace(x, lost=x.lost + points) if x.id == tank.side else x for x in s.sides)
    s = change(s, tank.id, alive=False, activated=True, ambush=False, motion="halted")
    return replace(s, sides=sides)


def _ambush_set(s: DuelState, e: ev.AmbushSet) -> DuelState:
    return replace(change(s, e.unit, ambush=True), activations=s.activations + 1)


def _activation_ended(s: DuelState, e: ev.ActivationEnded) -> DuelState:
    return replace(change(s, e.unit, activated=True, motion=e.motion), frames=(), between=True)


def _play_passed(s: DuelState, e: ev.PlayPassed) -> DuelState:
    return replace(s, active=e.side, between=False)


def _turn_ended(s: DuelState, e: ev.TurnEnded) -> DuelState:
    """Markers go, facing and motion stay, turrets go back unless set to stay (TD-2, TD-P11)."""
    tanks = tuple(
        replace(
            t,
            activated=False,
            ambush=False,
            fired=False,
            started=t.motion,
            turret=t.turret if t.keep_turret else 0,
        )
        if t.alive
        else t
        for t in s.tanks
    )
    return replace(s, tanks=tanks, first="", initiative=(), active="")


def _turret_set(s: DuelState, e: ev.TurretSet) -> DuelState:
    return change(s, e.unit, keep_turret=e.keep)


def _standing_set(s: DuelState, e: ev.StandingSet) -> DuelState:
    return change(s, e.unit, standing=e.rule, fire_at=e.at)


def _tank_amended(s: DuelState, e: ev.TankAmended) -> DuelState:
    before = next((t for t in s.tanks if t.id == e.tank.id), None)
    if before is None:
        return replace(s, tanks=(*s.tanks, e.tank))
    change_of_points = s.card(e.tank).points * (before.alive - e.tank.alive)
    sides = tuple(replace(x, lost=x.lost + change_of_points) if x.id == e.tank.side else x for x in s.sides)
    s = replace(s, tanks=tuple(e.tank if t.id == e.tank.id else t for t in s.tanks), sides=sides)
    if e.tank.alive and e.tank.on_map and e.tank.hex != before.hex:
        s = _hold(s, e.tank.hex, e.tank.side)
    running = s.activation
    if running is not None and running.unit == e.tank.id and not (e.tank.alive and e.tank.on_map):
        return replace(s, frames=(), between=True)
    return s


def _ground_amended(s: DuelState, e: ev.GroundAmended) -> DuelState:
    ground = s.map
    column = ground.grid.column_of(e.hex)
    rows = _put(ground.rows, e.hex.r, column, CODE_OF[e.terrain])
    hills = _put(ground.hills, e.hex.r, column, "^" if e.hill else " ")
    return replace(s, map=replace(ground, rows=rows, hills=hills))


def _put(rows: tuple[str, ...], row: int, column: int, char: str) -> tuple[str, ...]:
    text = rows[row]
    return (*rows[:row], text[:column] + char + text[column + 1 :], *rows[row + 1 :])


def _turn_amended(s: DuelState, e: ev.TurnAmended) -> DuelState:
    return replace(s, turn=e.turn, turns=e.turns)


def _points_amended(s: DuelState, e: ev.PointsAmended) -> DuelState:
    return replace(s, sides=tuple(replace(x, bonus=e.bonus) if x.id == e.side else x for x in s.sides))


def _objective_amended(s: DuelState, e: ev.ObjectiveAmended) -> DuelState:
    return replace(s, objectives=tuple(replace(o, holder=e.holder) if o.hex == e.hex else o for o in s.objectives))


_FOLDS: dict[type[Event], Any] = {
    ev.TurnBegan: _turn_began,
    ev.MovementRolled: _movement_rolled,
    ev.PathBegun: _path_begun,
    ev.HexEntered: _hex_entered,
    ev.TankPivoted: _tank_pivoted,
    ev.PathStopped: _path_stopped,
    ev.ReactionSet: _reaction_set,
    ev.ReactionHeld: _reaction_held,
    ev.ShotFired: _shot_fired,
    ev.AmbushSet: _ambush_set,
    ev.ActivationEnded: _activation_ended,
    ev.PlayPassed: _play_passed,
    ev.TurnEnded: _turn_ended,
    ev.TurretSet: _turret_set,
    ev.StandingSet: _standing_set,
    ev.TankAmended: _tank_amended,
    ev.GroundAmended: _ground_amended,
    ev.TurnAmended: _turn_amended,
    ev.PointsAmended: _points_amended,
    ev.ObjectiveAmended: _objective_amended,
}
