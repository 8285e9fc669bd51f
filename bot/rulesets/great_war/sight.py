"""Line of sight from centre to centre (GW-5.3)."""

from __future__ import annotations

import msgspec

from bot.hexes import Hex, line_between, neighbours
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import blocks_sight


class Sight(msgspec.Struct, frozen=True):
    """Whether one hex sees another, and the hexes that block."""

    clear: bool
    blockers: tuple[Hex, ...] = ()


def line_of_sight(tables: Tables, state: State, a: Hex, b: Hex) -> Sight:
    """Sight between two hexes; shooter's and target's hexes never block."""
    plateau = _plateau(state, a) if state.board.at(a).hill and state.board.at(b).hill else frozenset()
    common = plateau if b in plateau else frozenset()
    for step in line_between(a, b):
        if all(_blocks(tables, state, h, common) for h in step):
            return Sight(False, tuple(h for h in step if h in state.board))
    return Sight(True)


def _blocks(tables: Tables, state: State, h: Hex, plateau: frozenset[Hex]) -> bool:
    if h not in state.board:
        return True  # beyond the edge: the hex on the map decides
    ground = state.board.at(h)
    if state.unit_at(h) is not None or blocks_sight(tables, ground):
        return True
    return ground.hill and h not in plateau


def _plateau(state: State, start: Hex) -> frozenset[Hex]:
    """Connected hill hexes."""
    found, edge = {start}, [start]
    while edge:
        for n in neighbours(edge.pop()):
            if n in state.board and n not in found and state.board.at(n).hill:
                found.add(n)
                edge.append(n)
    return frozenset(found)
