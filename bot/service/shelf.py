"""The scenarios a server may play: what is shipped, and the server's own files."""

from __future__ import annotations

from typing import Any

import structlog

from bot.core.refusals import Refusal
from bot.core.scenario import ScenarioHead
from bot.service.engine import Engine
from bot.service.words import Named, pick

log = structlog.get_logger(__name__)

Entry = tuple[ScenarioHead, str]
"""A scenario's head and its text."""


class Shelf(Engine):
    """Finding scenarios. A server's own are in nobody else's list (law 7)."""

    def __init__(self, *parts: Any, **more: Any) -> None:
        super().__init__(*parts, **more)
        self._own: dict[int, tuple[Entry, ...]] = {}

    async def own_scenarios(self, guild: int) -> tuple[Entry, ...]:
        """A server's own scenarios, in the order they were added; one that can no longer be read is left out."""
        if guild not in self._own:
            found = [self.read_entry(s.ruleset, s.text) for s in await self.store.server_scenarios(guild)]
            self._own[guild] = tuple(e for e in found if e is not None)
        return self._own[guild]

    def forget_own(self, guild: int) -> None:
        """After a change: the next look reads the store."""
        self._own.pop(guild, None)

    def read_entry(self, ruleset: str, text: str) -> Entry | None:
        """The head of a scenario text on today's tables; None when it has faults."""
        tables = self.content.tables_from(ruleset, self.content.tables_raw(ruleset))
        scenario: Any = self.content.read_scenario(ruleset, tables, text)
        if isinstance(scenario, tuple):
            log.warning("a server's scenario can no longer be read", ruleset=ruleset, fault=str(scenario[0]))
            return None
        return self.content.ruleset(ruleset).head(tables, scenario), text

    def shipped_scenarios(self) -> tuple[Entry, ...]:
        found: list[Entry] = []
        for id_, _ in self.content.scenarios():
            text = self.content.scenario_text(id_)
            if text is not None:
                found.append((self.content.head(id_), text))
        return tuple(found)

    async def scenarios_of(self, guild: int, ruleset: str = "") -> tuple[Entry, ...]:
        """Everything a server may play, of one ruleset or of all."""
        all_ = (*self.shipped_scenarios(), *await self.own_scenarios(guild))
        return tuple(e for e in all_ if ruleset in ("", e[0].ruleset))

    async def find_scenario(self, word: str, guild: int, ruleset: str = "") -> Entry | Refusal:
        """The scenario meant by an id or a part of a title."""
        entries = {head.id: (head, text) for head, text in await self.scenarios_of(guild, ruleset)}
        named: list[Named] = [
            (id_, head.title.as_message(), tuple(t for t in (head.title.en, head.title.fr) if t))
            for id_, (head, _) in entries.items()
        ]
        found = pick(word, named, "refuse-no-such-scenario", "refuse-which-scenario")
        return found if isinstance(found, Refusal) else entries[found]
