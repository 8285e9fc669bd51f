"""What the parts of the store share."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from bot.core.codec import Codec
from bot.core.ruleset import Ruleset
from bot.storage.database import Database

ID_LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""Letters of game ids: 32 of them, without those that look alike."""


class Part:
    """Holds the open database and the codecs, one for each ruleset."""

    def __init__(self, db: Database, rulesets: Callable[[str], Ruleset[Any]]) -> None:
        self.db = db
        self._rulesets = rulesets
        self._codecs: dict[str, Codec] = {}

    def codec(self, ruleset: str) -> Codec:
        if ruleset not in self._codecs:
            self._codecs[ruleset] = Codec(self._rulesets(ruleset))
        return self._codecs[ruleset]


def short_id(raw: bytes) -> str:
    """A random id safe in custom ids, one letter a byte."""
    return "".join(ID_LETTERS[b & 31] for b in raw)
