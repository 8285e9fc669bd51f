"""Scenario files of a server: checking, adding, listing, taking away."""

from __future__ import annotations

import asyncio

import msgspec

from bot.core.refusals import Refusal, illegal, untimely
from bot.core.scenario import ScenarioHead
from bot.service.campaign_ports import ServerScenario
from bot.service.model import User
from bot.service.scenario_check import Checked, check, decode
from bot.service.shelf import Shelf


class OwnScenario(msgspec.Struct, frozen=True):
    """A line of a server's list; ``head`` is None when today's rules can no longer read it."""

    id: str
    ruleset: str
    head: ScenarioHead | None
    person: str
    added_at: int
    size: int


class Scenarios(Shelf):
    """Use cases of ``/scenario``."""

    async def check_scenario(self, body: bytes) -> Checked | Refusal:
        """Everything that is wrong with a file; a large one full of slips takes a second or two, off the loop."""
        text = decode(body)
        return text if isinstance(text, Refusal) else await asyncio.to_thread(check, self.content, text)

    def show_scenario(self, text: str) -> Checked:
        """A scenario text with its picture."""
        return check(self.content, text)

    async def add_scenario(self, guild: int, user: User, body: bytes, *, is_gm: bool = False) -> Checked | Refusal:
        """Store a file without faults for a server. It takes the place of one of the same id that the same person, or
        for a game master anybody, has added; games that run keep the text they began with."""
        found = await self.check_scenario(body)
        if isinstance(found, Refusal) or found.head is None:
            return found
        id_, person = found.head.id, await self.store.person_of(user)
        if id_ in dict(self.content.scenarios()):
            return illegal("refuse-scenario-shipped", id=id_)
        async with self.lock(f"scenarios:{guild}"):
            there = next((s for s in await self.store.server_scenarios(guild) if s.id == id_), None)
            if there is not None and there.person != person and not is_gm:
                return illegal("refuse-scenario-taken", id=id_)
            most = (await self.store.settings(guild)).max_scenarios
            scenario = ServerScenario(guild, id_, found.ruleset, found.text, person, self.clock.now())
            if not await self.store.put_server_scenario(scenario, most):
                return illegal("refuse-too-many-scenarios", count=most)
            self.forget_own(guild)
        return found

    async def remove_scenario(self, guild: int, user: User, id_: str, *, is_gm: bool = False) -> str | Refusal:
        """Take a file off a server's list; returns its id. Games that run keep the text they began with."""
        person = await self.store.person_of(user)
        async with self.lock(f"scenarios:{guild}"):
            there = next((s for s in await self.store.server_scenarios(guild) if s.id == id_.strip().lower()), None)
            if there is None:
                shipped = id_.strip().lower() in dict(self.content.scenarios())
                return illegal("refuse-scenario-fixed" if shipped else "refuse-no-own-scenario", id=id_)
            if there.person != person and not is_gm:
                return illegal("refuse-scenario-not-yours", id=there.id)
            if not await self.store.drop_server_scenario(guild, there.id):
                return untimely("refuse-no-own-scenario", id=id_)
            self.forget_own(guild)
        return there.id

    async def list_own(self, guild: int) -> tuple[OwnScenario, ...]:
        """A server's own files, those included that can no longer be read."""
        heads = {head.id: head for head, _ in await self.own_scenarios(guild)}
        return tuple(
            OwnScenario(s.id, s.ruleset, heads.get(s.id), s.person, s.added_at, len(s.text.encode()))
            for s in await self.store.server_scenarios(guild)
        )
