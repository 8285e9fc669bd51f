"""An activation from its first order to its end, and the frames that carry a path through questions (TD-3)."""

from __future__ import annotations

from bot.core.errors import RulesBug
from bot.core.flow import run_frames
from bot.core.messages import Message, say
from bot.core.run import Run
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.events import (
    ActivationEnded,
    HexEntered,
    MovementRolled,
    PathStopped,
    TankPivoted,
)
from bot.rulesets.tank_duel.fire import Aim, aim
from bot.rulesets.tank_duel.model import Activation, DuelState, Enter, Motion, Tank
from bot.rulesets.tank_duel.movement import Cursor, Move, can_enter, cursor_of, moves, try_step
from bot.rulesets.tank_duel.reactions import react
from bot.rulesets.tank_duel.tables import Tables
from bot.rulesets.tank_duel.victory import pass_play


def go_on(run: Run[DuelState]) -> None:
    """Carry the game on as far as it goes without anybody's decision."""
    run_frames(run, lambda s: has_work(run.tables, s), _step)


def has_work(tables: Tables, s: DuelState) -> bool:
    return s.between or s.driving is not None or forced_ending(tables, s) is not None


def _step(run: Run[DuelState]) -> None:
    s = run.rules
    if s.driving is not None:
        _drive_on(run)
    elif s.between:
        pass_play(run)
    else:
        _end_forced(run)


def cursor(s: DuelState) -> Cursor:
    """Where the running activation stands."""
    activation = s.activation
    if activation is None:
        raise RulesBug("no activation is running")
    return cursor_of(s.tank(activation.unit), activation)


def _drive_on(run: Run[DuelState]) -> None:
    """The next step of the path, then the other side's window (TD-A15)."""
    s = run.rules
    driving = s.driving
    if driving is None:
        raise RulesBug("no path is being driven")
    move = try_step(run.tables, s, cursor(s), driving.steps[0])
    if isinstance(move, Message):
        run.emit(PathStopped(driving.unit, move))
        return
    emit_step(run, driving.unit, s.tank(driving.unit), move)
    react(run)


def emit_step(run: Run[DuelState], unit: str, tank: Tank, move: Move) -> None:
    step = move.step
    after = move.after
    if isinstance(step, Enter):
        objective = next((o for o in run.rules.objectives if o.hex == after.hex), None)
        run.emit(
            HexEntered(
                unit,
                tank.hex,
                after.hex,
                after.facing,
                move.cost,
                after.ap,
                reverse=after.direction == "reverse",
                captured=objective is not None and objective.holder != tank.side,
            )
        )
    else:
        run.emit(TankPivoted(unit, step.turns, after.facing, move.cost, after.ap))


def roll_movement(run: Run[DuelState], tank: Tank) -> None:
    """1D4 from a halt, 2D4 in motion, less the card's restriction, at least 1 AP (TD-3.1, TD-A2)."""
    turn = run.tables.turn
    restriction = run.rules.card(tank).restriction
    count = turn.dice_halted if tank.started == "halted" else turn.dice_moving

    def total(faces: tuple[int, ...]) -> int:
        return int(max(turn.least_ap, sum(faces) - restriction))

    faces = run.roll(
        "d4",
        turn.movement_die,
        count,
        say("td-roll-movement", unit=words.tank(run.rules, tank)),
        "TD-3.1",
        seat=tank.side,
        unit=tank.id,
        modifiers=words.restriction(restriction),
        reading=lambda f: say("td-read-ap", "TD-3.1", ap=total(f)),
    )
    run.emit(MovementRolled(tank.id, faces, restriction, total(faces)))


def targets(tables: Tables, s: DuelState, tank: Tank) -> tuple[Aim, ...]:
    """Shots that a tank could fire by its own activation, as far as sight, arc and the hit die go."""
    found = (aim(tables, s, tank, enemy) for enemy in s.alive(s.enemy_of(tank.side)))
    return tuple(a for a in found if not a.problems)


def may_fire(tables: Tables, s: DuelState, activation: Activation) -> bool:
    """Whether the running activation could pay for a shot and has done its duty to move (TD-3.1, TD-3.2)."""
    at = cursor_of(s.tank(activation.unit), activation)
    return activation.ap >= tables.turn.fire_ap and not at.must_move


def motions(tables: Tables, s: DuelState) -> tuple[Motion, ...]:
    """How the running activation may be ended now without a shot (TD-3.5, TD-A4, TD-A7, TD-P13)."""
    at = cursor(s)
    if at.must_move:
        return () if can_enter(tables, s, at) else ("halted",)
    ground = s.map.terrain(at.hex)
    bound = tables.terrain.tiles[ground].halts and not s.map.is_bridge(at.hex)
    if at.forward and at.direction == "forward" and not bound:
        return ("halted", "moving")
    return ("halted",)


def forced_ending(tables: Tables, s: DuelState) -> Motion | None:
    """The one ending left when nothing else can be done any more."""
    activation = s.activation
    if activation is None or s.driving is not None:
        return None
    endings = motions(tables, s)
    if len(endings) != 1 or any(True for _ in moves(tables, s, cursor(s))):
        return None
    if may_fire(tables, s, activation) and targets(tables, s, s.tank(activation.unit)):
        return None
    return endings[0]


def _end_forced(run: Run[DuelState]) -> None:
    s = run.rules
    motion = forced_ending(run.tables, s)
    activation = s.activation
    if motion is None or activation is None:
        raise RulesBug("no forced ending")
    why = "blocked" if cursor(s).must_move else "forced"
    run.emit(ActivationEnded(activation.unit, motion, why))
