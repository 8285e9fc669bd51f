"""The best way to a hex: fewest bog dice, then fewest hexes."""

from __future__ import annotations

from bot.hexes import Hex
from bot.rulesets.great_war.bogging import bog_dice, count
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.movement import paths
from bot.rulesets.great_war.tables import Tables


def path_dice(tables: Tables, state: State, unit: Unit, path: tuple[Hex, ...]) -> tuple[int, ...]:
    """Bog dice of each step of a path."""
    return tuple(count(bog_dice(tables, state, unit, h, i)) for i, h in enumerate(path, 1))


def best_paths(tables: Tables, state: State, unit: Unit) -> dict[Hex, tuple[Hex, ...]]:
    """For every hex in reach the path with the fewest bog dice, then the shortest, then towards the enemy."""
    best: dict[Hex, tuple[tuple[int, int], tuple[Hex, ...]]] = {}
    for path in paths(tables, state, unit):
        worth = (sum(path_dice(tables, state, unit, path)), len(path))
        if path[-1] not in best or worth < best[path[-1]][0]:
            best[path[-1]] = (worth, path)
    return {h: path for h, (_, path) in best.items()}
