"""What campaigns, line-ups and the scenario desk ask of a ruleset beyond playing."""

from __future__ import annotations

from typing import Any, Protocol, runtime_checkable

import msgspec

from bot.core.messages import LocalText, Message
from bot.core.view import BoardView


class UnitAfter(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit as a battle left it. ``state`` is a word of the fate table; ``kills`` counts those it came with, too."""

    unit: str
    side: str
    type: str
    state: str
    kills: int = 0
    strength: int = 0  # figures or tokens left, where the ruleset counts them
    full: int = 0


class UnitKind(msgspec.Struct, frozen=True, omit_defaults=True):
    """A unit type as rosters and line-ups show it. ``short`` is set where names are an author's words; ``points`` 0
    means that the ruleset has no price for it."""

    id: str
    name: Message
    art: str
    nation: str = ""
    points: int = 0
    short: LocalText | None = None
    strength_key: str = ""  # the scenario key of its strength: figures or tokens
    aliases: tuple[str, ...] = ()  # other ids that scenario files may use


@runtime_checkable
class Campaigning(Protocol):
    """A ruleset that can be part of campaigns. All methods are pure."""

    def kinds(self, tables: Any, scenario: Any = None) -> tuple[UnitKind, ...]:
        """All unit types, those of the ruleset and those that a scenario brings along."""
        ...

    def aftermath(self, tables: Any, state: Any) -> tuple[UnitAfter, ...]:
        """All units as the ruleset's state has them, in the order of the scenario."""
        ...

    def sketch(self, tables: Any, text: str) -> BoardView | None:
        """The map of a scenario file with faults, as far as it can be read; None when it cannot."""
        ...
