"""Cheapest legal paths (TD-P1, TD-P14)."""

from __future__ import annotations

import heapq
from dataclasses import dataclass, replace
from itertools import count

from bot.hexes import Hex
from bot.rulesets.tank_duel.model import DuelState, Step
from bot.rulesets.tank_duel.movement import Cursor, moves
from bot.rulesets.tank_duel.tables import Tables

Rank = tuple[int, int, tuple[int, ...]]
"""AP spent, number of steps, and the place of each step in the order of TD-P14."""


FAR = 10  # more AP than any roll gives


@dataclass(frozen=True, slots=True)
class Route:
    """A way to a hex and facing: its steps and its cost in AP."""

    steps: tuple[Step, ...]
    rank: Rank
    end: Cursor

    @property
    def cost(self) -> int:
        return self.rank[0]


@dataclass(frozen=True, slots=True)
class _Key:
    hex: Hex
    facing: int
    direction: str
    moved: bool
    spent: bool


def _key(at: Cursor) -> _Key:
    return _Key(at.hex, at.facing, at.direction, at.hexes > 0, at.spent)


def routes(
    tables: Tables, state: DuelState, start: Cursor, goal: tuple[Hex, int | None] | None = None
) -> dict[tuple[Hex, int], Route]:
    """The best route to every reachable hex and facing, the start included at no cost; no further than a goal."""
    best: dict[tuple[Hex, int], Route] = {}
    done: set[_Key] = set()
    ticket = count()
    queue: list[tuple[Rank, int, Cursor, tuple[Step, ...]]] = [((0, 0, ()), next(ticket), start, ())]
    while queue:
        rank, _, at, steps = heapq.heappop(queue)
        if _key(at) in done:
            continue
        done.add(_key(at))
        best.setdefault((at.hex, at.facing), Route(steps, rank, at))
        if goal is not None and at.hex == goal[0] and goal[1] in (None, at.facing):
            break
        for order, move in enumerate(moves(tables, state, at)):
            if _key(move.after) not in done:
                further = (rank[0] + move.cost, rank[1] + 1, (*rank[2], order))
                heapq.heappush(queue, (further, next(ticket), move.after, (*steps, move.step)))
    return best


def route_to(tables: Tables, state: DuelState, start: Cursor, to: Hex, facing: int | None = None) -> Route | None:
    """The route of TD-P14 to a hex, with a final facing if one is wanted."""
    found = [r for (h, f), r in routes(tables, state, start, (to, facing)).items() if h == to and facing in (None, f)]
    return min(found, key=lambda r: r.rank) if found else None


def distance_in_ap(tables: Tables, state: DuelState, start: Cursor, to: Hex, facing: int | None) -> int | None:
    """What the route would cost with AP to spare, None when there is none within reason."""
    found = route_to(tables, state, replace(start, ap=FAR), to, facing)
    return found.cost if found else None
