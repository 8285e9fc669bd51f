"""What a campaign takes from a great_war battle: kills by whose combat it was, and how units stand (GW-5.5, GW-6.3)."""

from __future__ import annotations

from typing import Any

from msgspec.structs import replace

from bot.content import ShippedContent
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.aftermath import aftermath
from bot.rulesets.great_war.evolve import evolve
from bot.rulesets.great_war.frames import CombatFrame
from bot.rulesets.great_war.model import State

CONTENT = ShippedContent()
TABLES = CONTENT.tables("great_war")


def battle(**kills: int) -> State:
    text = CONTENT.scenario_text("first-landship")
    assert text is not None
    text = text.replace('hex = "D4"', f'hex = "D4"\nkills = {kills.get("first", 0)}', 1)
    scenario: Any = CONTENT.read_scenario("great_war", TABLES, text)
    state: State = scenario.state
    return state


def fought(state: State, attacker: str, victim: str, why: str = "combat") -> State:
    """The victim is eliminated in a combat of the attacker (nobody's when empty)."""
    at = state.unit(victim).hex
    side = state.unit(attacker).side if attacker else "british"
    frame = CombatFrame("ranged", side, victim, attacker, at)
    return evolve(replace(state, frames=(frame,)), ev.UnitEliminated(victim, at, why))


def kills(state: State) -> dict[str, int]:
    return {u.unit: u.kills for u in aftermath(state) if u.kills}


def test_a_kill_belongs_to_the_unit_whose_combat_it_is_and_adds_to_those_it_came_with() -> None:
    state = fought(battle(first=4), "british-1", "german-1")
    assert kills(state) == {"british-1": 5}


def test_gas_shells_and_ones_own_side_count_for_nobody() -> None:
    state = battle()
    assert kills(fought(state, "", "german-1")) == {}
    assert kills(fought(state, "british-1", "german-1", "gas")) == {}
    assert kills(fought(state, "german-1", "german-2")) == {}


def test_how_units_stand_after_a_battle() -> None:
    state = fought(fought(battle(), "german-1", "british-1"), "british-3", "german-2")
    found = {u.unit: u.state for u in aftermath(state)}
    assert found["british-1"] == "wrecked"
    assert found["british-2"] == "bogged"
    assert found["german-2"] == "broken"
    assert found["german-1"] == "intact"


def test_a_unit_that_lost_its_special_figure_goes_on_as_its_base_type() -> None:
    state = battle()
    bomber = next(u for u in state.units if u.type == "infantry_bomber")
    units = tuple(replace(u, special="") if u.id == bomber.id else u for u in state.units)
    found = {u.unit: u.type for u in aftermath(replace(state, units=units))}
    assert found[bomber.id] == "infantry"


def test_every_state_has_a_fate() -> None:
    rules = CONTENT.campaign_rules().rulesets
    assert set(rules["great_war"].states) >= {"intact", "bogged", "ditched", "wrecked", "broken", "exited", "removed"}
    assert set(rules["tank_duel"].states) >= {"intact", "gun_lost", "destroyed", "removed"}
