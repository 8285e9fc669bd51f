"""What campaigns and server scenarios need of the store (adapter: ``bot.storage``). Every method is one transaction."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

import msgspec

from bot.service.campaign_model import CampaignEntry, CampaignRow, Happened


class ServerScenario(msgspec.Struct, frozen=True):
    """A scenario file of one server, and the person who added it."""

    guild: int
    id: str
    ruleset: str
    text: str
    person: str
    added_at: int


class LineUp(msgspec.Struct, frozen=True):
    """What one side of a line-up game has picked, secret until all are done."""

    game: str
    side: str
    person: str
    picks: tuple[str, ...] = ()
    done: bool = False


class CampaignPost(msgspec.Struct, frozen=True):
    """Something a campaign posts. ``kind`` is notice (payload: JSON of messages) or standings (payload likewise)."""

    id: int
    campaign: str
    channel: int
    kind: str
    payload: str
    attempts: int = 0


class ScenarioStore(Protocol):
    """Scenario files of servers, and line-ups."""

    async def server_scenarios(self, guild: int) -> tuple[ServerScenario, ...]: ...
    async def put_server_scenario(self, scenario: ServerScenario, most: int) -> bool:
        """Store a file, in place of one of the same id; False when the server has ``most`` others already."""
        ...

    async def drop_server_scenario(self, guild: int, id_: str) -> bool: ...
    async def line_ups(self, game: str) -> tuple[LineUp, ...]: ...
    async def put_line_up(self, line_up: LineUp) -> None: ...
    async def reveal(self, game: str, scenario: str, outbox: Sequence[tuple[str, str]], at: int) -> None:
        """Give a lobby another scenario text, the one with the forces chosen, and note what to post."""
        ...


class CampaignStore(Protocol):
    """Campaigns: rows, logs, drafts of forces, and what is to be posted."""

    async def create_campaign(self, row: CampaignRow, cause: str, event: Happened) -> CampaignRow:
        """Store a campaign with its first event under a fresh id and the server's next number; a repeated ``cause``
        returns what it made before."""
        ...

    async def campaign(self, id_: str) -> CampaignRow | None: ...
    async def campaigns(self, guild: int) -> tuple[CampaignRow, ...]:
        """Campaigns of a server, the newest first; 0 means all servers."""
        ...

    async def campaign_log(self, id_: str) -> tuple[CampaignEntry, ...]: ...
    async def campaign_of(self, game: str) -> str:
        """The campaign a game is a battle of; empty when none."""
        ...

    async def append_campaign(
        self,
        row: CampaignRow,
        expected: int,
        cause: str,
        person: str,
        at: int,
        events: Sequence[Happened],
        *,
        posts: Sequence[tuple[int, str, str]] = (),
        game: str = "",
        forget_forces: str = "",
    ) -> None:
        """Store events after number ``expected`` with the row and what to post (channel, kind, payload). ``game`` is a
        new battle; ``forget_forces`` the scenario whose drafted forces are used up. Raises Conflict when another was
        first."""
        ...

    async def campaign_did(self, id_: str, cause: str) -> bool:
        """Whether a command id has been carried out."""
        ...

    async def forces(self, campaign: str, scenario: str) -> dict[str, str]:
        """Drafted forces: unit of the scenario -> roster entry, ``new`` or ``none``."""
        ...

    async def put_forces(self, campaign: str, scenario: str, forces: dict[str, str]) -> None: ...
    async def campaign_outbox(self, limit: int = 20) -> tuple[CampaignPost, ...]: ...
    async def add_campaign_post(self, campaign: str, channel: int, kind: str, payload: str) -> None: ...
    async def campaign_post_done(self, id_: int) -> None: ...
    async def campaign_post_failed(self, id_: int, error: str) -> None: ...
