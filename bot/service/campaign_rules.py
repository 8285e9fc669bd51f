"""The table of ``data/campaign.toml``: what survives a battle, what is repaired, what is lost."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Literal

import msgspec

from bot.core.aftermath import UnitAfter
from bot.core.errors import ContentError
from bot.service.campaign_model import Fate

Field = Literal["won", "drawn", "lost"]
"""Who holds the field when a battle is over, seen from a side."""

_FATE = re.compile(r"(ready|lost|repair ([1-9]))")


class Fates(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What becomes of a unit in one state: ready, lost, or ``repair n`` (it misses the next n battles)."""

    won: str
    drawn: str
    lost: str


class Regain(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Figures or tokens that come back to a unit before the next battle, never above its full strength."""

    won: int = 99
    drawn: int = 99
    lost: int = 99


class RulesetRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    states: dict[str, Fates]
    regain: Regain = Regain()


class CampaignRules(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """``replacements`` are new crews that a side may be sent for a battle after its first; ``names`` by nation."""

    replacements: int
    rulesets: dict[str, RulesetRules]
    names: dict[str, tuple[str, ...]]

    def fate(self, ruleset: str, after: UnitAfter, crew: str, field: Field, kills: int, battle: int) -> Fate:
        """What becomes of a crew; a state that the table does not know leaves it ready."""
        rules = self.rulesets[ruleset]
        row = rules.states.get(after.state)
        found = _FATE.fullmatch(getattr(row, field)) if row is not None else None
        word, missed = (found[1], int(found[2] or 0)) if found is not None else ("ready", 0)
        fate: Literal["ready", "repair", "lost"] = "lost" if word == "lost" else "repair" if missed else "ready"
        strength = min(after.full, max(0, after.strength) + getattr(rules.regain, field))
        return Fate(
            crew=crew,
            state=after.state,
            fate=fate,
            type=after.type,
            kills=kills,
            strength=0 if fate == "repair" or strength >= after.full else strength,
            ready_from=battle + 1 + missed,
        )

    def fresh_names(self, nation: str, taken: set[str]) -> Iterator[str]:
        """Names nobody bears yet; when a list is used up it begins again with numbers."""
        names = self.names.get(nation) or self.names["default"]
        round_ = 1
        while True:
            for name in names:
                full = name if round_ == 1 else f"{name} {_roman(round_)}"
                if full not in taken:
                    taken.add(full)
                    yield full
            round_ += 1


def _roman(n: int) -> str:
    """Roman numeral of a number from 1 to 39; larger ones stay as they are."""
    return "X" * (n // 10) + ("", "I", "II", "III", "IV", "V", "VI", "VII", "VIII", "IX")[n % 10] if n < 40 else str(n)


def read_rules(body: bytes) -> CampaignRules:
    """Raises ContentError when the table is at fault."""
    try:
        rules = msgspec.toml.decode(body, type=CampaignRules)
    except msgspec.MsgspecError as e:
        raise ContentError(f"campaign.toml: {e}") from e
    rows = [(id_, state, row) for id_, r in rules.rulesets.items() for state, row in r.states.items()]
    for id_, state, row in rows:
        wrong = [text for text in (row.won, row.drawn, row.lost) if _FATE.fullmatch(text) is None]
        if wrong:
            raise ContentError(f"campaign.toml: {id_}, {state}: {wrong[0]!r} is no fate")
    if not rules.names.get("default"):
        raise ContentError("campaign.toml: there are no default names")
    return rules
