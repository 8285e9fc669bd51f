"""The Great War: landships and infantry of 1916-18, order cards, battle dice, bogging and ditching."""

from __future__ import annotations

from bot.rulesets.great_war.cards import stack_decks
from bot.rulesets.great_war.ruleset import RULESET, GreatWar

__all__ = ["RULESET", "GreatWar", "stack_decks"]
