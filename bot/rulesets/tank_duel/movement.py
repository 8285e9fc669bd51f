"""Single steps of a tank that has rolled: entering hexes, pivots, what they cost and what forbids them (TD-3, TD-8)."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, replace

from bot.core.messages import Message, say
from bot.hexes import DIRECTIONS, Hex
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.geometry import WAYS, direction_of, facings_after, is_forward, way_of
from bot.rulesets.tank_duel.model import Activation, Direction, DuelState, Enter, Motion, Pivot, Step, Tank
from bot.rulesets.tank_duel.tables import Tables

PIVOTS = (Pivot(-1), Pivot(1), Pivot(-2), Pivot(2), Pivot(-3), Pivot(3))


@dataclass(frozen=True, slots=True)
class Cursor:
    """Where a tank stands in its activation, and what it may still spend."""

    hex: Hex
    facing: int
    ap: int
    direction: Direction
    hexes: int
    forward: int
    spent: bool
    started: Motion

    @property
    def must_move(self) -> bool:
        """Whether the duty of a moving start to enter a hex is still open (TD-3.1)."""
        return self.started == "moving" and self.hexes == 0


@dataclass(frozen=True, slots=True)
class Move:
    """A legal step: its cost in AP and the cursor after it."""

    step: Step
    cost: int
    after: Cursor


def cursor_of(tank: Tank, activation: Activation) -> Cursor:
    return Cursor(
        tank.hex,
        tank.facing,
        activation.ap,
        activation.direction,
        activation.hexes,
        activation.forward,
        activation.spent,
        tank.started,
    )


def entry_cost(tables: Tables, state: DuelState, a: Hex, b: Hex) -> int | Message:
    """AP to go from a hex to its neighbour, or why nobody can (TD-8, TD-P13, TD-A30, TD-A31)."""
    if b not in state.map:
        return say("td-closed-edge", "TD-A31")
    there = state.occupant(b)
    if there is not None:
        key = "td-closed-tank" if there.alive else "td-closed-wreck"
        return say(key, "TD-A30", hex=words.label(state, b), unit=words.tank(state, there))
    ground = tables.terrain
    tile = ground.tiles[state.map.terrain(b)]
    bridge = state.map.is_bridge(b)
    if tile.forbidden and not bridge:
        return say("td-closed-river", "TD-8", hex=words.label(state, b))
    if state.map.has_road(a, b):
        return ground.road_ap
    cost = ground.bridge_ap if bridge else tile.ap
    if state.map.is_hill(b) and not state.map.is_hill(a):
        cost += ground.hill_ap
    if state.map.has_hedge(a, b):
        cost += ground.hedge_ap
    return cost


def pivot_cost(tables: Tables, turns: int) -> int:
    """AP of a pivot of one to three vertices (TD-3.2)."""
    return tables.turn.pivot_ap[abs(turns) - 1]


def try_step(tables: Tables, state: DuelState, at: Cursor, step: Step) -> Move | Message:
    """The step from a cursor, or the reason against it."""
    if isinstance(step, Pivot):
        return _try_pivot(tables, state, at, step)
    return _try_enter(tables, state, at, step)


def _try_enter(tables: Tables, state: DuelState, at: Cursor, step: Enter) -> Move | Message:
    target = at.hex.step(step.way)
    hex_ = words.label(state, target) if target in state.map else ""
    way = way_of(at.facing, step.way)
    if way is None:
        return say("td-bad-sideways", "TD-3.3", hex=hex_, facing=words.facing(at.facing))
    direction: Direction = "forward" if is_forward(way) else "reverse"
    if at.direction not in ("none", direction):
        key = "td-bad-reverse-after-forward" if direction == "reverse" else "td-bad-forward-after-reverse"
        return say(key, "TD-3.4", hex=hex_)
    cost = entry_cost(tables, state, at.hex, target)
    if isinstance(cost, Message):
        return cost
    if step.facing not in facings_after(at.facing, way):
        allowed = tuple(words.facing(f) for f in facings_after(at.facing, way))
        return say("td-bad-facing", "TD-3.3", hex=hex_, facing=words.facing(step.facing), allowed=allowed)
    if cost > at.ap:
        if not _minimum_move(tables, state, at, direction):
            return say("td-bad-ap", "TD-8", hex=hex_, ground=words.ground(state, target), cost=cost, ap=at.ap)
        cost = at.ap
    forward = at.forward + (direction == "forward")
    after = replace(
        at,
        hex=target,
        facing=step.facing,
        ap=at.ap - cost,
        direction=direction,
        hexes=at.hexes + 1,
        forward=forward,
        spent=True,
    )
    return Move(step, cost, after)


def _minimum_move(tables: Tables, state: DuelState, at: Cursor, direction: Direction) -> bool:
    """Whether all AP buy one dearer hex: nothing spent yet, rear only with both fronts closed (TD-8, TD-P10)."""
    if at.spent or at.ap < 1:
        return False
    return direction == "forward" or not any(is_forward(way) and _is_open(tables, state, at, way) for way in WAYS)


def _is_open(tables: Tables, state: DuelState, at: Cursor, way: str) -> bool:
    target = at.hex.step(direction_of(at.facing, way))  # type: ignore[arg-type]
    return isinstance(entry_cost(tables, state, at.hex, target), int)


def _try_pivot(tables: Tables, state: DuelState, at: Cursor, step: Pivot) -> Move | Message:
    if not 1 <= abs(step.turns) <= 3:
        return say("td-bad-pivot", "TD-3.2", turns=step.turns)
    cost = pivot_cost(tables, step.turns)
    if cost > at.ap:
        return say("td-bad-pivot-ap", "TD-3.2", cost=cost, ap=at.ap)
    after = replace(at, facing=(at.facing - step.turns) % 6, ap=at.ap - cost, spent=True)
    if at.must_move and can_enter(tables, state, at) and not _can_enter_later(tables, state, after):
        return say("td-bad-pivot-duty", "TD-P10", ap=after.ap)
    return Move(step, cost, after)


def can_enter(tables: Tables, state: DuelState, at: Cursor) -> bool:
    """Whether some front or rear hex can be entered from here without a pivot (TD-P10)."""
    return any(True for _ in entries(tables, state, at))


def _can_enter_later(tables: Tables, state: DuelState, at: Cursor) -> bool:
    """Whether the AP suffice to enter a hex, with further pivots if need be."""
    if can_enter(tables, state, at):
        return True
    for step in PIVOTS:
        ap = at.ap - pivot_cost(tables, step.turns)
        turned = replace(at, facing=(at.facing - step.turns) % 6, ap=ap)
        if ap > 0 and can_enter(tables, state, turned):
            return True
    return False


def entries(tables: Tables, state: DuelState, at: Cursor) -> Iterator[Move]:
    """Legal hexes to enter, in the order of TD-P14, the kept heading before the bend."""
    for way in WAYS:
        for facing in facings_after(at.facing, way):
            move = try_step(tables, state, at, Enter(direction_of(at.facing, way), facing))
            if isinstance(move, Move):
                yield move


def moves(tables: Tables, state: DuelState, at: Cursor) -> Iterator[Move]:
    """Every legal single step from a cursor."""
    yield from entries(tables, state, at)
    for step in PIVOTS:
        move = try_step(tables, state, at, step)
        if isinstance(move, Move):
            yield move


def walk(
    tables: Tables, state: DuelState, at: Cursor, steps: tuple[Step, ...]
) -> tuple[tuple[Move, ...], Message | None]:
    """The steps of a path one after the other, as far as they are legal, and what is wrong with the next one."""
    done: list[Move] = []
    for step in steps:
        move = try_step(tables, state, at, step)
        if isinstance(move, Message):
            return tuple(done), move
        done.append(move)
        at = move.after
    return tuple(done), None


def neighbour_hexes(at: Cursor) -> tuple[Hex, ...]:
    return tuple(at.hex + d for d in DIRECTIONS)
