"""Movement: which hexes a unit may enter, step by step, and leaving the board (GW-4.2, GW-4.3, GW-4.6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.hexes import Hex, distance
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.bogging import bog_dice, count, roll_bog
from bot.rulesets.great_war.common import WarRun, is_over, pop, push, put, reach_phase, set_top, tables_of
from bot.rulesets.great_war.frames import MoveFrame
from bot.rulesets.great_war.geo import adjacent, on_baseline
from bot.rulesets.great_war.medals import exited, review
from bot.rulesets.great_war.model import Phase, State, Unit
from bot.rulesets.great_war.ordering import phase_fault, refuse
from bot.rulesets.great_war.orders import ExitBoard, MoveUnit
from bot.rulesets.great_war.reactions import offer_step
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import barred, profile_of, stops, terrain_name
from bot.rulesets.great_war.words import listing, unit_name


def move_faults(tables: Tables, state: State, unit: Unit) -> tuple[Message, ...]:
    """Why a unit may not move at all now."""
    name = unit_name(state, unit)
    faults = [phase_fault(state, Phase.MOVE)]
    if unit.status == "ditched":
        faults.append(say("gw-no-ditched", "GW-6.4", unit=name))
    elif not unit.ordered:
        faults.append(say("gw-no-not-ordered", "GW-3.3", unit=name))
    if unit.immobile:
        faults.append(say("gw-no-immobile", "GW-8.4", unit=name))
    elif unit.status == "bogged":
        faults.append(say("gw-no-bogged", "GW-6.2", unit=name))
    if unit.move_done:
        faults.append(say("gw-no-moved", "GW-4.2", unit=name))
    if unit.battles:
        faults.append(say("gw-no-battled", "GW-3.2", unit=name))
    if unit.effect("no_move"):
        faults.append(say("gw-no-move-card", "GW-3.3", unit=name))
    if unit.effect("dug_in"):
        faults.append(say("gw-no-dug-in", "GW-3.4", unit=name))
    return tuple(f for f in faults if f is not None)


def step_fault(tables: Tables, state: State, unit: Unit, at: Hex, to: Hex, taken: int) -> Message | None:
    """Why a unit at ``at`` with ``taken`` hexes behind it this turn cannot enter ``to``."""
    board, profile = state.board, profile_of(tables, unit)
    label = board.label(to) if to in board else "?"
    if to not in board or distance(at, to) != 1:
        return say("gw-step-not-next", "GW-4.2", hex=label, start=board.label(at))
    if taken >= profile.move:
        return say("gw-step-too-far", "GW-4.2", hex=label, move=profile.move)
    if taken:
        why = stops(tables, state.rules, board.at(unit.hex), board.at(at), profile)
        if why:
            return say(f"gw-step-{why}", "GW-P10", hex=board.label(at), terrain=terrain_name(board.at(at)))
    other = state.unit_at(to)
    if other is not None and other.id != unit.id:
        return say("gw-step-occupied", "GW-4.2", hex=label, unit=unit_name(state, other))
    if barred(tables, board.at(to), profile):
        return say("gw-step-barred", "GW-7", hex=label, terrain=terrain_name(board.at(to)))
    return None


def next_steps(tables: Tables, state: State, unit: Unit, at: Hex, taken: int) -> tuple[Hex, ...]:
    """Hexes that may be entered next."""
    return tuple(h for h in adjacent(state.board, at) if step_fault(tables, state, unit, at, h, taken) is None)


def paths(tables: Tables, state: State, unit: Unit) -> Iterator[tuple[Hex, ...]]:
    """Every legal path of a unit that may move, shortest first."""
    if move_faults(tables, state, unit):
        return
    edge: list[tuple[Hex, ...]] = [()]
    while edge:
        edge = [grown for path in edge for grown in _grown(tables, state, unit, path)]
        yield from edge


def _grown(tables: Tables, state: State, unit: Unit, path: tuple[Hex, ...]) -> Iterator[tuple[Hex, ...]]:
    """A path with each hex that may follow; a unit enters no hex twice."""
    at = path[-1] if path else unit.hex
    for to in next_steps(tables, state, unit, at, len(path)):
        if to != unit.hex and to not in path:
            yield (*path, to)


def path_fault(tables: Tables, state: State, unit: Unit, path: tuple[Hex, ...]) -> tuple[Message, ...]:
    """The first bad step of a path, why, and what would be legal there; empty for a good path."""
    if not path:
        return (say("gw-path-empty", "GW-4.2"),)
    at = unit.hex
    for i, to in enumerate(path):
        fault = step_fault(tables, state, unit, at, to, i)
        if fault is None and (to == unit.hex or to in path[:i]):
            fault = say("gw-step-back", "GW-4.2", hex=state.board.label(to))
        if fault is not None:
            been = (unit.hex, *path[:i])
            legal = [h for h in next_steps(tables, state, unit, at, i) if h not in been]
            hints = listing(_step_label(tables, state, unit, h, i + 1) for h in legal)
            return (say("gw-path-breaks", fault.rule, step=i + 1, why=fault), say("gw-path-legal", steps=hints))
        at = to
    return ()


def _step_label(tables: Tables, state: State, unit: Unit, h: Hex, step: int) -> Message:
    dice = count(bog_dice(tables, state, unit, h, step))
    if not tables.units[unit.type].is_tank:
        return say("gw-hex", hex=state.board.label(h))
    return say("gw-hex-bog", hex=state.board.label(h), dice=dice)


def move(run: WarRun, order: MoveUnit) -> Refusal | None:
    """Start a unit on its path; the other side may interrupt it."""
    tables, unit = tables_of(run), run.rules.unit(order.unit)
    faults = move_faults(tables, run.rules, unit) or path_fault(tables, run.rules, unit, order.path)
    if faults:
        return refuse(*faults)
    reach_phase(run, Phase.MOVE)
    push(run, MoveFrame(unit.id, order.path))
    return None


def step_move(run: WarRun, frame: MoveFrame) -> None:
    """One hex of a move under way."""
    unit = run.rules.unit(frame.unit)
    if not unit.is_alive:
        pop(run)
        return
    if not frame.path:
        _end(run, unit, "pinned" if frame.pinned else "")
        return
    if unit.moved and not frame.asked:
        set_top(run, put(frame, asked=True))
        offer_step(run, unit)
        return
    tables, to = tables_of(run), frame.path[0]
    if not _can_go_on(tables, run.rules, unit, to):
        set_top(run, put(frame, path=()))
        return
    dice = bog_dice(tables, run.rules, unit, to, unit.moved + 1)
    before = run.rules.board.at(unit.hex)
    set_top(run, put(frame, path=frame.path[1:], asked=False))
    enter(run, unit, to, "move")
    if roll_bog(run, unit.id, dice, "move"):
        _end(run, run.rules.unit(unit.id), "bogged")
        review(run)
        return
    review(run)
    if is_over(run):
        return
    if not frame.path[1:]:
        unit = run.rules.unit(unit.id)
        why = stops(tables, run.rules.rules, before, run.rules.board.at(to), profile_of(tables, unit))
        _end(run, unit, why)


def _can_go_on(tables: Tables, state: State, unit: Unit, to: Hex) -> bool:
    """False when a game master has changed the board under a unit on its way."""
    free = state.unit_at(to) is None and not barred(tables, state.board.at(to), profile_of(tables, unit))
    return unit.status == "none" and free and distance(unit.hex, to) == 1


def enter(run: WarRun, unit: Unit, to: Hex, why: str) -> None:
    """A unit enters a hex; a tank flattens wire as it does (GW-4.3, GW-Q22)."""
    wire = tables_of(run).units[unit.type].is_tank and run.rules.board.at(to).wire
    heading = unit.hex.direction_to(to)
    run.emit(ev.UnitMoved(unit.id, unit.hex, to, unit.heading if heading is None else heading, why, wire))


def _end(run: WarRun, unit: Unit, why: str) -> None:
    run.emit(ev.MoveEnded(unit.id, unit.moved, why, _no_battle(tables_of(run), unit, why)))
    pop(run)


def _no_battle(tables: Tables, unit: Unit, why: str) -> str:
    """Why a unit may not battle after its move; empty when it may."""
    if why == "bogged":
        return "bogged"
    profile = profile_of(tables, unit)
    if unit.moved <= profile.battle_after or (profile.cls == "infantry" and unit.effect("over_the_top")):
        return ""
    return "moved"


def exit_faults(tables: Tables, state: State, unit: Unit) -> tuple[Message, ...]:
    """Why a unit cannot leave over the enemy baseline now (GW-4.6)."""
    name = unit_name(state, unit)
    faults = []
    if not any(o.kind == "breakthrough" and o.side in ("", unit.side) for o in state.objectives):
        faults.append(say("gw-no-exit-scenario", "GW-4.6"))
    enemy_edge = state.side(state.other(unit.side)).edge
    if not on_baseline(state.board, unit.hex, enemy_edge):
        faults.append(say("gw-no-exit-hex", "GW-4.6", unit=name))
    if unit.moved and not unit.stopped and unit.moved < profile_of(tables, unit).move and unit.status == "none":
        unit = put(unit, move_done=False)  # the exit is the next hex of the same move
    elif unit.moved:
        faults.append(say("gw-no-exit-far", "GW-4.6", unit=name))
    return (*faults, *move_faults(tables, state, unit))


def exit_board(run: WarRun, order: ExitBoard) -> Refusal | None:
    """A unit leaves for good and earns a permanent medal; a tank makes no bog roll for it."""
    tables, unit = tables_of(run), run.rules.unit(order.unit)
    faults = exit_faults(tables, run.rules, unit)
    if faults:
        return refuse(*faults)
    reach_phase(run, Phase.MOVE)
    run.emit(ev.UnitExited(unit.id, unit.hex))
    exited(run, unit.id)
    review(run)
    return None
