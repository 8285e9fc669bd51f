"""Shared by the modules that tell the story."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core.dice import Modifier
from bot.core.errors import RulesBug
from bot.core.messages import Message, say
from bot.core.state import GameState
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.words import face_name, listing


def rules_of(game: GameState[Any]) -> State:
    state: State | None = game.rules
    if state is None:
        raise RulesBug("no battle yet")
    return state


def modifiers_text(modifiers: Sequence[Modifier]) -> Message:
    """``close combat: 4, bogged: -1``: each part of a number of dice with its sign and reason."""
    parts = [
        say("gw-modifier", label=m.label, value=m.value if i == 0 else f"{m.value:+d}") for i, m in enumerate(modifiers)
    ]
    return listing(parts)


def dice_text(faces: Sequence[str], effects: Sequence[str]) -> Message:
    """Each die with what it did: ``burst (hit)``."""
    return listing(
        say("gw-die", face=face_name(face), effect=say(f"gw-effect-{effect}"))
        for face, effect in zip(faces, effects, strict=True)
    )
