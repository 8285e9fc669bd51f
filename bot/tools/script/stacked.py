"""Cards fixed by a script: the game is set up as always, then the named hands are dealt and the decks stacked."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from bot.content import ShippedContent
from bot.core.ruleset import Ruleset
from bot.rulesets.great_war.cards import stack_decks

Cards = Mapping[tuple[str, str], Sequence[str]]
"""Card ids by (side, ``command`` or ``combat``); the side is empty for the deck itself."""


class StackedRuleset:
    """A ruleset whose games begin with these cards; everything else is the ruleset's own."""

    def __init__(self, ruleset: Ruleset[Any], cards: Cards) -> None:
        self._ruleset = ruleset
        self._hands: dict[str, dict[str, Sequence[str]]] = {}
        self._deck: dict[str, Sequence[str]] = {}
        for (side, pile), ids in cards.items():
            if side:
                self._hands.setdefault(side, {})[pile] = ids
            else:
                self._deck[pile] = ids

    def __getattr__(self, name: str) -> Any:
        return getattr(self._ruleset, name)

    def setup(self, run: Any, scenario: Any, options: Any) -> None:
        """Set the game up, then stack the cards. Raises ContentError for a card that is not there that often."""
        self._ruleset.setup(run, scenario, options)
        run.emit(stack_decks(run.rules, self._hands, self._deck))


class ScriptContent(ShippedContent):
    """The shipped content with a script's scenarios and cards."""

    def __init__(self, extra: Sequence[Path], cards: Cards) -> None:
        super().__init__(extra=extra)
        self._stacked = StackedRuleset(super().ruleset("great_war"), cards) if cards else None

    def ruleset(self, id_: str) -> Ruleset[Any]:
        found: Any = self._stacked if id_ == "great_war" and self._stacked is not None else super().ruleset(id_)
        ruleset: Ruleset[Any] = found
        return ruleset
