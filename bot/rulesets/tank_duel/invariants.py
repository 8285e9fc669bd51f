"""What must always hold of a state, in plain words for developers."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.state import GameState
from bot.rulesets.tank_duel.model import Activation, Driving, DuelState, Tank
from bot.rulesets.tank_duel.reactions import KIND


def invariants(game: GameState[DuelState]) -> tuple[str, ...]:
    """Everything wrong with a state; empty when it is sound."""
    s = game.rules
    if s is None:
        return ()
    return (*_pieces(s), *_frames(s), *_play(game, s))


def _pieces(s: DuelState) -> Iterator[str]:
    seen: dict[object, str] = {}
    for t in s.tanks:
        if not t.on_map:
            continue
        if t.hex in seen:
            yield f"{t.id} shares {t.hex} with {seen[t.hex]}"
        seen[t.hex] = t.id
        yield from _piece(s, t)
    for side in s.sides:
        expected = sum(s.card(t).points for t in s.tanks if t.side == side.id and not t.alive)
        if side.lost != expected:
            yield f"{side.id} has lost {side.lost} points, its wrecks are worth {expected}"
    for o in s.objectives:
        if o.holder and o.holder not in {x.id for x in s.sides}:
            yield f"objective held by nobody we know: {o.holder}"


def _piece(s: DuelState, t: Tank) -> Iterator[str]:
    if t.hex not in s.map:
        yield f"{t.id} is off the map"
    if not (0 <= t.facing < 6 and 0 <= t.turret < 6):
        yield f"{t.id} points nowhere"
    if t.turret and not s.card(t).turret:
        yield f"{t.id} has no turret to turn"
    if t.ambush and not t.activated:
        yield f"{t.id} is in ambush without having been activated"
    if t.fired and not t.activated:
        yield f"{t.id} has fired without being activated"
    if not t.alive and (t.ambush or t.motion == "moving"):
        yield f"{t.id} is a wreck and still active"


def _frames(s: DuelState) -> Iterator[str]:
    kinds = tuple(type(f) for f in s.frames)
    if kinds not in ((), (Activation,), (Activation, Driving)):
        yield f"frames {kinds}"
        return
    running = s.activation
    if running is None:
        return
    tank = s.tank(running.unit)
    if not (tank.alive and tank.on_map):
        yield f"{tank.id} is being activated and not in play"
    if tank.side != s.active:
        yield f"{tank.id} is being activated, but {s.active} is to act"
    if running.ap < 0:
        yield f"{running.ap} action points"
    if running.direction == "reverse" and running.forward:
        yield "forward and reverse in one activation"


def _play(game: GameState[DuelState], s: DuelState) -> Iterator[str]:
    if game.outcome is not None:
        if game.pending:
            yield "a question is open after the end"
        return
    for d in game.pending:
        if d.kind == KIND and (s.activation is None or s.activation.unit != d.units[0]):
            yield "the question is about a tank that is not moving"
    if s.turn == 0 or game.pending:
        return
    if s.between or s.driving is not None:
        yield "the game came to rest in the middle of something"
    if s.activation is None and not s.ready(s.active):
        yield f"{s.active} is to act and has nothing to activate"
    if not 1 <= s.turn <= s.turns:
        yield f"turn {s.turn} of {s.turns}"
