"""A checked scenario: the state a game begins with, and what is dealt and rolled before its first turn."""

from __future__ import annotations

from collections import Counter

import msgspec

from bot.core.messages import Message, say
from bot.core.scenario import ScenarioHead, ScenarioSide
from bot.hexes import Hex
from bot.rulesets.great_war.model import Ground, State
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import side_name, type_name

# Shelling leaves a hex alone when it holds one of these (GW-3.1).
NO_SHELLING = ("forest", "trench", "building", "church", "bunker", "rubble", "mine_crater", "river", "stream")


class Deal(msgspec.Struct, frozen=True):
    """Cards dealt to a side at the start."""

    command: int
    combat: int


class Scenario(msgspec.Struct, frozen=True, omit_defaults=True):
    """Everything a scenario file says, checked. ``state`` has full decks and empty hands."""

    state: State
    deal: dict[str, Deal]
    starts_with: tuple[tuple[int, str], ...] = ()
    shelling_by: str = ""
    shelled: tuple[Hex, ...] = ()  # hexes that the shelling draws from
    training: bool = False


def head(tables: Tables, scenario: Scenario) -> ScenarioHead:
    """What a lobby shows."""
    state = scenario.state
    return ScenarioHead(
        id=state.scenario,
        ruleset="great_war",
        title=state.title,
        briefing=state.briefing,
        length=say("gw-length", medals=state.medals),
        sides=tuple(ScenarioSide(s.id, side_name(s.id), _forces(tables, scenario, s.id), (s.id,)) for s in state.sides),
        training=scenario.training,
    )


def _forces(tables: Tables, scenario: Scenario, side: str) -> tuple[Message, ...]:
    state = scenario.state
    mine = [u for u in state.units if u.side == side]
    counts = Counter((u.type, type_name(u)) for u in mine)
    lines = [say("gw-force", count=n, type=name) for (_, name), n in counts.items()]
    s, deal = state.side(side), scenario.deal[side]
    lines.append(
        say(
            "gw-force-assets",
            command=deal.command,
            combat=deal.combat,
            tokens=s.tokens,
            artillery=s.artillery,
        )
    )
    return tuple(lines)


def takes_shell(state: State, h: Hex) -> bool:
    """Whether a shell before play makes a crater in a hex."""
    ground: Ground = state.board.at(h)
    return state.unit_at(h) is None and not ground.crater and ground.terrain not in NO_SHELLING
