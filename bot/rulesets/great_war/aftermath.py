"""What a campaign takes from a battle and needs to know of the units."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.aftermath import UnitAfter, UnitKind
from bot.core.messages import say
from bot.core.view import BoardView
from bot.rulesets.great_war import scenario_file, view
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import base_type

MOST_UNITS = 80
"""More than these are not drawn on the sketch of a faulty file."""


def kinds(tables: Tables) -> tuple[UnitKind, ...]:
    """All unit types; this ruleset knows no points."""
    return tuple(
        UnitKind(
            p.id, say(f"gw-type-{p.id}"), p.art, strength_key="tokens" if p.is_tank else "figures", aliases=p.aliases
        )
        for p in tables.units.values()
    )


def aftermath(state: State) -> tuple[UnitAfter, ...]:
    return tuple(UnitAfter(u.id, u.side, _type(u), _state(u), u.kills, u.strength, u.full) for u in state.units)


def _state(unit: Unit) -> str:
    if unit.fate == "eliminated":
        return "wrecked" if unit.is_tank else "broken"
    if unit.fate:
        return unit.fate
    return unit.status if unit.status != "none" else "intact"


def _type(unit: Unit) -> str:
    """A unit that lost its special figure goes on as its base type."""
    return unit.type if unit.special else base_type(unit.type)


def sketch(tables: Tables, text: str) -> BoardView | None:
    """The map and whatever stands on it without a fault."""
    scenario = scenario_file.read_loosely(tables, text)
    if scenario is None:
        return None
    state = replace(scenario.state, units=scenario.state.units[:MOST_UNITS])
    return view.preview(tables, replace(scenario, state=state))
