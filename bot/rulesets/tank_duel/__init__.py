"""Tank Duel: WWII tanks, one activation at a time, action points and opportunity fire."""

from __future__ import annotations

from bot.rulesets.tank_duel.ruleset import RULESET, TankDuel

__all__ = ["RULESET", "TankDuel"]
