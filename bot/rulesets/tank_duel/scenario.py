"""Scenario files of the tank duel: the typed scenario, its head for a lobby, and the state it sets up."""

from __future__ import annotations

import msgspec

from bot.core.messages import LocalText, Message, say
from bot.core.scenario import ScenarioHead, ScenarioSide
from bot.hexes import Hex
from bot.rulesets.tank_duel.model import (
    BattleMap,
    Card,
    DuelState,
    Motion,
    Objective,
    Rule,
    Side,
    Tank,
    Victory,
)


class ScenarioUnit(msgspec.Struct, frozen=True, omit_defaults=True):
    card: str
    hex: Hex
    facing: int
    motion: Motion = "halted"
    turret: int = 0
    name: str = ""
    standing: Rule = "ask"
    fire_at: int = 0
    kills: int = 0  # of a crew that has fought before


class ScenarioForce(msgspec.Struct, frozen=True):
    """One side of a scenario; its seat has the same id."""

    id: str
    name: LocalText
    nation: str
    units: tuple[ScenarioUnit, ...]


class Scenario(msgspec.Struct, frozen=True, omit_defaults=True):
    """A scenario that has passed every check."""

    id: str
    title: LocalText
    briefing: LocalText
    turns: int
    map: BattleMap
    cards: dict[str, Card]
    forces: tuple[ScenarioForce, ...]
    objectives: tuple[Objective, ...] = ()
    victory: Victory = Victory()
    first_side: str = ""
    training: bool = False

    def points(self, force: ScenarioForce) -> int:
        """Points of all tanks of a side (TD-7.4)."""
        return sum(self.cards[u.card].points for u in force.units)


def head(scenario: Scenario) -> ScenarioHead:
    """What a lobby shows of a scenario."""
    sides = tuple(
        ScenarioSide(
            id=force.id,
            name=force.name.as_message(),
            forces=tuple(_force_line(scenario, u, i) for i, u in enumerate(force.units, 1)),
            seats=(force.id,),
        )
        for force in scenario.forces
    )
    return ScenarioHead(
        id=scenario.id,
        ruleset="tank_duel",
        title=scenario.title,
        briefing=scenario.briefing,
        length=say("td-length", turns=scenario.turns),
        sides=sides,
        training=scenario.training,
    )


def _force_line(scenario: Scenario, unit: ScenarioUnit, number: int) -> Message:
    card = scenario.cards[unit.card]
    name = say("td-unit", name=unit.name or card.short.as_message(), number=number)
    return say("td-force", unit=name, model=card.name.as_message(), points=card.points)


def battle(scenario: Scenario) -> DuelState:
    """The state before the first turn: all units where the scenario puts them (TD-P7)."""
    tanks = tuple(
        Tank(
            id=f"{force.id}-{number}",
            side=force.id,
            number=number,
            card=unit.card,
            hex=unit.hex,
            facing=unit.facing,
            turret=unit.turret,
            motion=unit.motion,
            started=unit.motion,
            name=unit.name,
            standing=unit.standing,
            fire_at=unit.fire_at,
            kills=unit.kills,
        )
        for force in scenario.forces
        for number, unit in enumerate(force.units, 1)
    )
    holder = {t.hex: t.side for t in tanks}
    objectives = tuple(msgspec.structs.replace(o, holder=holder.get(o.hex, "")) for o in scenario.objectives)
    return DuelState(
        title=scenario.title,
        map=scenario.map,
        cards=scenario.cards,
        sides=tuple(Side(f.id, f.name, f.nation) for f in scenario.forces),
        tanks=tanks,
        objectives=objectives,
        victory=scenario.victory,
        turns=scenario.turns,
        first_side=scenario.first_side,
    )
