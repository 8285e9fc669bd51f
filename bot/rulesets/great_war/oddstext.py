"""Odds of an attack in words."""

from __future__ import annotations

from bot.core.messages import Message, say
from bot.rulesets.great_war import odds
from bot.rulesets.great_war.combat import attack_of, plan
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.reading import AttackSpec
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import unit_name


def attack_odds(tables: Tables, spec: AttackSpec) -> Message:
    """``3 dice, at least 1 hit 66.1 %``, for a tank the chance of at least one confirmed hit."""
    faces = tables.dice.faces
    if spec.tank:
        chance = odds.percent(odds.at_least(odds.tank_hits(spec, faces), 1))
        return say("gw-odds-tank", "GW-6.5", dice=spec.dice, chance=chance)
    chance = odds.percent(odds.at_least(odds.soldier_hits(spec, faces), 1))
    return say("gw-odds-soldiers", "GW-1.2", dice=spec.dice, chance=chance)


def battle_label(tables: Tables, state: State, unit: Unit, target: Unit) -> Message:
    """A target with dice and odds."""
    spec = attack_of(tables, state, plan(state, unit, target)).spec
    return say("gw-choice-target", target=unit_name(state, target), odds=attack_odds(tables, spec))
