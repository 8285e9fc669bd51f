"""Carrying out a game master's edits, and what has to be looked at again afterwards (TD-P6)."""

from __future__ import annotations

from typing import assert_never, cast

from msgspec.structs import replace

from bot.core.commands import Edit
from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal
from bot.core.run import Run
from bot.hexes import Hex
from bot.rulesets.tank_duel import events as ev
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.activation import go_on
from bot.rulesets.tank_duel.edit_types import (
    AnyEdit,
    DestroyUnit,
    MarkUnit,
    PlaceUnit,
    RemoveUnit,
    ReviveUnit,
    SetGround,
    SetHolder,
    SetPoints,
    SetTurn,
    TurnUnit,
    UnitEdit,
)
from bot.rulesets.tank_duel.fire import aim
from bot.rulesets.tank_duel.model import DuelState, Tank
from bot.rulesets.tank_duel.reactions import KIND, may_react, question_options, react, reaction_aims
from bot.rulesets.tank_duel.tables import Tables
from bot.rulesets.tank_duel.victory import check_destruction, pass_play


def amend(run: Run[DuelState], edit: Edit) -> Refusal | tuple[Message, Message]:
    """Carry out an edit; what was before and what is now, in words."""
    found = cast(AnyEdit, edit)
    match found:
        case SetGround():
            return _amend_ground(run, found)
        case SetTurn():
            return _amend_turn(run, found)
        case SetPoints(side=side, points=points):
            before = run.rules.points(side)
            run.emit(ev.PointsAmended(side, run.rules.side(side).bonus + points - before))
            name = words.side(run.rules, side)
            return say("td-state-points", side=name, n=before), say("td-state-points", side=name, n=points)
        case SetHolder():
            return _amend_holder(run, found)
        case PlaceUnit() | TurnUnit() | DestroyUnit() | ReviveUnit() | MarkUnit() | RemoveUnit():
            return _amend_unit(run, found)
        case other:
            assert_never(other)


def _amend_unit(run: Run[DuelState], edit: UnitEdit) -> Refusal | tuple[Message, Message]:
    s = run.rules
    before = next((t for t in s.tanks if t.id == edit.unit), None)
    if before is None:
        return illegal("td-refuse-no-unit", name=edit.unit)
    after = _changed(run.tables, s, before, edit)
    if isinstance(after, Refusal):
        return after
    if after == before:
        return illegal("td-edit-nothing", unit=words.tank(s, before))
    run.emit(ev.TankAmended(after))
    return words.tank_state(s, before), words.tank_state(run.rules, after)


def _changed(tables: Tables, s: DuelState, tank: Tank, edit: UnitEdit) -> Tank | Refusal:
    match edit:
        case PlaceUnit(hex=h, facing=facing):
            return _placed(tables, s, tank, h, facing)
        case TurnUnit(facing=facing, turret=turret):
            if turret and not s.card(tank).turret:
                return illegal("td-refuse-no-turret", "TD-4.2", unit=words.tank(s, tank))
            return replace(tank, facing=facing % 6, turret=tank.turret if turret is None else turret % 6)
        case DestroyUnit():
            return replace(tank, alive=False, activated=True, ambush=False, motion="halted")
        case ReviveUnit():
            return replace(tank, alive=True)
        case MarkUnit(mark=mark):
            return _marked(s, tank, mark)
        case RemoveUnit():
            return replace(tank, on_map=False)
        case other:
            assert_never(other)


def _placed(tables: Tables, s: DuelState, tank: Tank, h: Hex, facing: int | None) -> Tank | Refusal:
    if h not in s.map:
        return illegal("td-closed-edge", "TD-A31")
    there = s.occupant(h)
    if there is not None and there.id != tank.id:
        return illegal("td-edit-taken", "TD-A30", hex=words.label(s, h), unit=words.tank(s, there))
    if tables.terrain.tiles[s.map.terrain(h)].forbidden and not s.map.is_bridge(h):
        return illegal("td-closed-river", "TD-8", hex=words.label(s, h))
    return replace(tank, hex=h, facing=tank.facing if facing is None else facing, on_map=True)


def _marked(s: DuelState, tank: Tank, mark: str) -> Tank | Refusal:
    if not tank.alive:
        return illegal("td-refuse-lost", "TD-6.4", unit=words.tank(s, tank))
    match mark:
        case "activated":
            return replace(tank, activated=True)
        case "ambush":
            return replace(tank, activated=True, ambush=True, fired=False, motion="halted")
        case "in_motion":
            return replace(tank, motion="moving", started="moving" if not tank.activated else tank.started)
        case "halted":
            return replace(tank, motion="halted", started="halted" if not tank.activated else tank.started)
        case "no_gun":
            return replace(tank, no_gun=True)
        case _:
            return replace(tank, activated=False, ambush=False, fired=False, no_gun=False)


def _amend_ground(run: Run[DuelState], edit: SetGround) -> Refusal | tuple[Message, Message]:
    s = run.rules
    label = words.label(s, edit.hex)
    if run.tables.terrain.tiles[edit.terrain].forbidden and s.occupant(edit.hex) is not None:
        return illegal("td-closed-river", "TD-8", hex=label)
    before = say("td-state-ground", hex=label, ground=words.ground(s, edit.hex))
    run.emit(ev.GroundAmended(edit.hex, edit.terrain, edit.hill))
    return before, say("td-state-ground", hex=label, ground=words.ground(run.rules, edit.hex))


def _amend_turn(run: Run[DuelState], edit: SetTurn) -> Refusal | tuple[Message, Message]:
    s = run.rules
    turns = edit.turns or s.turns
    most = run.tables.turn.max_turns
    if not 1 <= edit.turn <= turns <= most:
        return illegal("td-edit-turn-range", "TD-9", most=most)
    before = say("td-state-turn", turn=s.turn, turns=s.turns)
    run.emit(ev.TurnAmended(edit.turn, turns))
    return before, say("td-state-turn", turn=edit.turn, turns=turns)


def _amend_holder(run: Run[DuelState], edit: SetHolder) -> Refusal | tuple[Message, Message]:
    s = run.rules
    found = next((o for o in s.objectives if o.hex == edit.hex), None)
    label = words.label(s, edit.hex)
    if found is None:
        return illegal("td-edit-no-objective", "TD-9", hex=label)
    run.emit(ev.ObjectiveAmended(edit.hex, edit.side))
    return _holder(s, label, found.holder), _holder(s, label, edit.side)


def _holder(s: DuelState, label: str, side: str) -> Message:
    if not side:
        return say("td-state-unheld", hex=label)
    return say("td-state-held", hex=label, side=words.side(s, side))


def recheck(run: Run[DuelState]) -> None:
    """Victory, the open question, whose turn it is: whatever the edit may have changed."""
    check_destruction(run)
    if run.state.outcome is not None:
        return
    for decision in run.state.pending:
        if decision.kind == KIND:
            _recheck_question(run, decision)
    s = run.rules
    if not run.is_waiting and not s.frames and not s.between and not s.ready(s.active):
        pass_play(run)
    go_on(run)


def _recheck_question(run: Run[DuelState], decision: Decision) -> None:
    """Close a question that nobody can answer by firing any more (TD-P6); renew one whose odds have changed."""
    s = run.rules
    activation = s.activation
    if activation is None or activation.unit != decision.units[0]:
        run.close(decision, say("td-void-mover", "TD-P6"))
        return
    aims = reaction_aims(run.tables, s)
    if not aims:
        run.close(decision, say("td-void-shooters", "TD-P6", reasons=_reasons(run.tables, s, decision)))
        return
    if tuple(question_options(s, aims)) != decision.options:
        run.close(decision, say("td-void-renewed", "TD-P6"))
        react(run, decision.due_at)


def _reasons(tables: Tables, s: DuelState, decision: Decision) -> tuple[Message, ...]:
    """Why each tank that was asked can no longer fire."""
    mover = s.tank(decision.units[0])
    found: list[Message] = []
    for tank in (s.tank(u) for u in decision.units[1:]):
        if not tank.alive or not tank.on_map:
            found.append(say("td-refuse-lost", "TD-6.4", unit=words.tank(s, tank)))
        elif tank.no_gun:
            found.append(say("td-no-gun", "TD-P6", unit=words.tank(s, tank)))
        elif not may_react(tank):
            found.append(say("td-refuse-activated", "TD-2.1", unit=words.tank(s, tank)))
        else:
            problems = aim(tables, s, tank, mover).problems
            found.extend(problems or (say("td-no-chance", "TD-P12", unit=words.tank(s, tank)),))
    return tuple(found)
