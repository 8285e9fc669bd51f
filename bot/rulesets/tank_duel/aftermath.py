"""What a campaign takes from a battle and needs to know of the tanks."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.aftermath import UnitAfter, UnitKind
from bot.core.view import BoardView
from bot.rulesets.tank_duel import reading, view
from bot.rulesets.tank_duel.model import Card, DuelState, Tank
from bot.rulesets.tank_duel.scenario import Scenario
from bot.rulesets.tank_duel.tables import Tables


def kinds(tables: Tables, scenario: Scenario | None) -> tuple[UnitKind, ...]:
    """All tank cards with their points (TD-7.4); a scenario's own cards come last."""
    cards: dict[str, Card] = dict(tables.tanks)
    if scenario is not None:
        cards.update(scenario.cards)
    return tuple(UnitKind(c.id, c.name.as_message(), c.silhouette, c.nation, c.points, c.short) for c in cards.values())


def aftermath(state: DuelState) -> tuple[UnitAfter, ...]:
    return tuple(UnitAfter(t.id, t.side, t.card, _state(t), t.kills) for t in state.tanks)


def _state(tank: Tank) -> str:
    if not tank.alive:
        return "destroyed"
    if not tank.on_map:
        return "removed"
    return "gun_lost" if tank.no_gun else "intact"


def sketch(tables: Tables, text: str) -> BoardView | None:
    """The map and whatever stands on it without a fault."""
    scenario = reading.read_loosely(tables, text)
    if scenario is None:
        return None
    most = tables.turn.max_tanks
    forces = tuple(replace(f, units=f.units[:most]) for f in scenario.forces if f.units)
    return view.preview(replace(scenario, forces=forces))
