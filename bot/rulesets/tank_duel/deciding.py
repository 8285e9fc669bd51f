"""Orders: refuse with every reason, or carry out (TD-3, TD-4)."""

from __future__ import annotations

from typing import assert_never, cast

from bot.core.commands import Order
from bot.core.errors import RulesBug
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, RefusalKind, illegal, untimely
from bot.core.run import Run
from bot.core.state import GameState
from bot.rulesets.tank_duel import orders as od
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.activation import cursor, go_on, motions, roll_movement
from bot.rulesets.tank_duel.events import ActivationEnded, AmbushSet, PathBegun, StandingSet, TurretSet
from bot.rulesets.tank_duel.fire import aim
from bot.rulesets.tank_duel.impact import shoot
from bot.rulesets.tank_duel.model import DuelState, Pivot, Step, Tank
from bot.rulesets.tank_duel.movement import Cursor, Move, moves, walk
from bot.rulesets.tank_duel.tables import Tables

DuelOrder = (
    od.RollMovement
    | od.MoveUnit
    | od.PivotUnit
    | od.FireAt
    | od.SetAmbush
    | od.FinishActivation
    | od.SetTurret
    | od.SetStanding
)


def decide(run: Run[DuelState], order: Order) -> Refusal | None:
    """Carry out an order of ``run.seat`` or say everything that is against it."""
    found = cast(DuelOrder, order)
    tank = _own_tank(run.rules, run.seat, found.unit)
    if isinstance(tank, Refusal):
        return tank
    if isinstance(found, od.SetTurret | od.SetStanding):
        return _free(run, tank, found)
    refusal = not_now(run.state, run.seat, tank)
    if refusal is None:
        refusal = _dispatch(run, tank, found)
    if refusal is None:
        go_on(run)
    return refusal


def _dispatch(
    run: Run[DuelState],
    tank: Tank,
    order: od.RollMovement | od.MoveUnit | od.PivotUnit | od.FireAt | od.SetAmbush | od.FinishActivation,
) -> Refusal | None:
    match order:
        case od.RollMovement():
            return _roll(run, tank)
        case od.MoveUnit(steps=steps, stop_if_fired_on=stop):
            return _move(run, tank, steps, stop)
        case od.PivotUnit(turns=turns):
            return _move(run, tank, (Pivot(turns),), False)
        case od.FireAt(target=target):
            return _fire(run, tank, target)
        case od.SetAmbush():
            return _ambush(run, tank)
        case od.FinishActivation():
            return _finish(run, tank, order)
        case other:
            assert_never(other)


def _own_tank(s: DuelState, seat: str, unit: str) -> Tank | Refusal:
    tank = next((t for t in s.tanks if t.id == unit), None)
    if tank is None:
        return illegal("td-refuse-no-unit", "TD-2", name=unit)
    if tank.side != seat:
        return illegal("td-refuse-not-yours", "TD-2", unit=words.tank(s, tank), side=words.side(s, tank.side))
    if not tank.alive or not tank.on_map:
        return illegal("td-refuse-lost", "TD-6.4", unit=words.tank(s, tank))
    return tank


def not_now(game: GameState[DuelState], seat: str, tank: Tank) -> Refusal | None:
    """Why this tank cannot act at this moment."""
    s = game.rules
    if s is None:
        raise RulesBug("no battle yet")
    if game.pending:
        asked = game.pending[0]
        return untimely(
            "td-refuse-question",
            "TD-P2",
            side=words.side(s, asked.seats[0]),
            unit=words.tank(s, s.tank(asked.units[0])),
            due=str(asked.due_at),
        )
    if s.active != seat:
        return untimely("td-refuse-not-your-turn", "TD-2", side=words.side(s, s.active))
    running = s.activation
    if running is not None and running.unit != tank.id:
        return untimely("td-refuse-other-running", "TD-2", unit=words.tank(s, s.tank(running.unit)))
    if running is None and tank.activated:
        return untimely("td-refuse-activated", "TD-2.1", unit=words.tank(s, tank))
    return None


def _roll(run: Run[DuelState], tank: Tank) -> Refusal | None:
    if run.rules.activation is not None:
        return illegal("td-refuse-rolled", "TD-A1", unit=words.tank(run.rules, tank))
    roll_movement(run, tank)
    return None


def _move(run: Run[DuelState], tank: Tank, steps: tuple[Step, ...], stop: bool) -> Refusal | None:
    s = run.rules
    if s.activation is None:
        return illegal("td-refuse-roll-first", "TD-A1", unit=words.tank(s, tank))
    if not steps:
        return illegal("td-refuse-empty-path", "TD-P1")
    done, wrong = walk(run.tables, s, cursor(s), steps)
    if wrong is not None:
        return path_refusal(run.tables, s, done, wrong)
    run.emit(PathBegun(tank.id, steps, stop))
    return None


def path_refusal(tables: Tables, s: DuelState, done: tuple[Move, ...], wrong: Message) -> Refusal:
    """The first bad step, why, AP left there, and what would be legal instead."""
    at = done[-1].after if done else cursor(s)
    main = say(
        "td-refuse-path",
        wrong.rule,
        step=len(done) + 1,
        where=words.label(s, at.hex),
        facing=words.facing(at.facing),
        why=wrong,
        ap=at.ap,
        legal=next_steps(tables, s, at),
    )
    return Refusal(RefusalKind.ILLEGAL, (main,))


def next_steps(tables: Tables, s: DuelState, at: Cursor) -> tuple[Message, ...]:
    """Legal single steps from a cursor in words, each hex once, with AP; stopping comes last."""
    hexes: dict[str, int] = {}
    pivots: list[int] = []
    for move in moves(tables, s, at):
        if isinstance(move.step, Pivot):
            pivots.append(move.step.turns)
        else:
            hexes.setdefault(words.label(s, move.after.hex), move.cost)
    found = [say("td-next-hex", hex=label, ap=ap) for label, ap in hexes.items()]
    if pivots:
        found.append(say("td-next-pivot", most=max(abs(p) for p in pivots)))
    if not at.must_move or not hexes:
        found.append(say("td-next-stop"))
    return tuple(found)


def _fire(run: Run[DuelState], tank: Tank, target_id: str) -> Refusal | None:
    s = run.rules
    target = next((t for t in s.tanks if t.id == target_id), None)
    if target is None:
        return illegal("td-refuse-no-unit", "TD-4", name=target_id)
    reasons = list(fire_reasons(run.tables, s, tank, target))
    if target.alive and target.on_map and target.side != tank.side:
        found = aim(run.tables, s, tank, target)
        reasons.extend(found.problems)
    if reasons:
        return Refusal(RefusalKind.ILLEGAL, tuple(reasons))
    shoot(run, found, reaction=False)
    if run.state.outcome is None:
        run.emit(ActivationEnded(tank.id, "halted", "shot"))
    return None


def fire_reasons(tables: Tables, s: DuelState, tank: Tank, target: Tank) -> list[Message]:
    """What is against a shot besides sight, arc and the hit die."""
    found: list[Message] = []
    unit = words.tank(s, tank)
    if target.side == tank.side:
        found.append(say("td-refuse-own-target", "TD-4", target=words.tank(s, target)))
    elif not target.alive or not target.on_map:
        found.append(say("td-refuse-target-lost", "TD-6.4", target=words.tank(s, target)))
    running = s.activation
    if running is None:
        if tank.started == "moving":
            found.append(say("td-refuse-moving-start", "TD-3.1", unit=unit))
        return found
    if running.ap < tables.turn.fire_ap:
        found.append(say("td-refuse-fire-ap", "TD-3.2", cost=tables.turn.fire_ap, ap=running.ap))
    if cursor(s).must_move:
        found.append(say("td-refuse-fire-duty", "TD-3.1", unit=unit))
    return found


def _ambush(run: Run[DuelState], tank: Tank) -> Refusal | None:
    s = run.rules
    reasons: list[Message] = []
    if s.activation is not None:
        reasons.append(say("td-refuse-ambush-rolled", "TD-A1", unit=words.tank(s, tank)))
    if tank.started == "moving":
        reasons.append(say("td-refuse-ambush-moving", "TD-A14", unit=words.tank(s, tank)))
    if reasons:
        return Refusal(RefusalKind.ILLEGAL, tuple(reasons))
    run.emit(AmbushSet(tank.id))
    run.emit(ActivationEnded(tank.id, "halted", "ambush"))
    return None


def _finish(run: Run[DuelState], tank: Tank, order: od.FinishActivation) -> Refusal | None:
    s = run.rules
    if s.activation is None:
        return illegal("td-refuse-finish-idle", "TD-3.5", unit=words.tank(s, tank))
    allowed = motions(run.tables, s)
    if order.motion in allowed:
        why = "blocked" if cursor(s).must_move else "choice"
        run.emit(ActivationEnded(tank.id, order.motion, why))
        return None
    return Refusal(RefusalKind.ILLEGAL, (_why_not(run.tables, s, tank),))


def _why_not(tables: Tables, s: DuelState, tank: Tank) -> Message:
    """Why the activation cannot be ended in this way."""
    at = cursor(s)
    unit = words.tank(s, tank)
    if at.must_move:
        return say("td-refuse-finish-duty", "TD-3.1", unit=unit, legal=next_steps(tables, s, at))
    if at.direction == "reverse":
        return say("td-refuse-motion-reverse", "TD-3.4", unit=unit)
    if not at.forward:
        return say("td-refuse-motion-pivot", "TD-A7", unit=unit)
    return say("td-refuse-motion-ground", "TD-P13", unit=unit, ground=words.ground(s, at.hex))


def _free(run: Run[DuelState], tank: Tank, order: od.SetTurret | od.SetStanding) -> Refusal | None:
    """Orders that cost nothing and may be given at any time of the game."""
    s = run.rules
    if isinstance(order, od.SetTurret):
        if not s.card(tank).turret:
            return illegal("td-refuse-no-turret", "TD-4.2", unit=words.tank(s, tank))
        if tank.keep_turret == order.keep:
            key = "td-refuse-turret-stays" if order.keep else "td-refuse-turret-centres"
            return illegal(key, "TD-P11", unit=words.tank(s, tank))
        run.emit(TurretSet(tank.id, order.keep))
        return None
    if order.rule == "fire" and not 1 <= order.at <= 100:
        return illegal("td-refuse-standing-number", "TD-P4")
    run.emit(StandingSet(tank.id, order.rule, order.at if order.rule == "fire" else 0))
    return None
