"""The dice protocol: rules ask by kind, somebody outside answers with faces (law 1)."""

from __future__ import annotations

from typing import Protocol

import msgspec

from bot.core.messages import Message

KINDS = ("d4", "d10", "d100", "battle", "confirm", "bog", "recovery", "personnel", "target", "hex", "shuffle")
"""Every named kind of random draw in both rulesets; fairness and scripts use the same names."""


class RollRequest(msgspec.Struct, frozen=True):
    """What is asked: ``count`` dice with faces 1 to ``sides``; a shuffle asks for an order of ``sides`` things.

    ``names`` calls the faces by name (battle symbols, hex labels), face 1 first; empty for plain numbers.
    """

    n: int  # number of the roll in the whole log of the game, from 1
    kind: str
    sides: int
    count: int
    names: tuple[str, ...] = ()


class RollResult(msgspec.Struct, frozen=True):
    """Faces in the order rolled, each 1 to ``sides``; ``source`` is live, gm (physical dice) or script."""

    faces: tuple[int, ...]
    source: str = "live"


class DiceSource(Protocol):
    """Where faces come from. Made anew for each command, because a roll is bound to what caused it."""

    def roll(self, request: RollRequest) -> RollResult:
        """Answer a request; a shuffle answers with a permutation of 1 to ``sides``."""
        ...


class Modifier(msgspec.Struct, frozen=True):
    """A signed number added to a roll or a count of dice, why, and by which rule."""

    value: int
    label: Message
    rule: str
