"""Dice anyone can check: commit-reveal live dice, scripted dice, the audit chain, its export and its verifier."""

from __future__ import annotations

from bot.fairness.live import LiveFairness
from bot.fairness.scripted import ScriptedDice, ScriptedFairness

__all__ = ["LiveFairness", "ScriptedDice", "ScriptedFairness"]
