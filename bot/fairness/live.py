"""The live dice: every face follows from a secret whose hash was public before the order that caused the roll."""

from __future__ import annotations

import secrets

from bot.core.dice import DiceSource, RollRequest, RollResult
from bot.fairness.export import Exporter
from bot.fairness.verify import commitment_of, derive


class LiveDice:
    """Dice for one command; the same request always gets the same faces."""

    def __init__(self, secret: str, game: str, cause: str) -> None:
        self._secret = secret
        self._game = game
        self._cause = cause

    def roll(self, request: RollRequest) -> RollResult:
        faces = derive(self._secret, self._game, request.n, self._cause, request.kind, request.sides, request.count)
        return RollResult(tuple(faces), "live")


class LiveFairness(Exporter):
    """Commit-reveal dice from the operating system's randomness."""

    def new_secret(self) -> tuple[str, str]:
        secret = secrets.token_bytes(32).hex()
        return secret, commitment_of(secret)

    def source(self, secret: str, game: str, cause: str) -> DiceSource:
        return LiveDice(secret, game, cause)
