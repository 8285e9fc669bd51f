"""Campaigns and scenario files on disk: one order of events, repeats, and what goes with a server."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.content import ShippedContent
from bot.service.campaign_model import CampaignBegan, CampaignRow, SideJoined, fold
from bot.service.campaign_ports import ServerScenario
from bot.service.model import User
from bot.service.ports import Conflict
from bot.storage import SqliteStore

ROW = CampaignRow("", 0, 10, 100, "gil", "en", "active", 1000)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    opened = await SqliteStore.open(tmp_path / "bot.db", ShippedContent().ruleset, durable=False)
    yield opened
    await opened.close()


async def made(store: SqliteStore, cause: str = "c1", guild: int = 10) -> CampaignRow:
    row = CampaignRow("", 0, guild, 100, "gil", "en", "active", 1000)
    return await store.create_campaign(row, cause, CampaignBegan("Iron Road", "tank_duel"))


async def test_numbers_count_by_server_and_a_repeat_makes_nothing(store: SqliteStore) -> None:
    first, again = await made(store), await made(store)
    assert first == again
    assert (await made(store, "c2")).number == 2
    assert (await made(store, "c3", 11)).number == 1
    assert [r.id for r in await store.campaigns(11)] != [r.id for r in await store.campaigns(10)]
    assert len(await store.campaigns(0)) == 3


async def test_the_second_of_two_at_once_is_refused(store: SqliteStore) -> None:
    row = await made(store)
    await store.append_campaign(row, 1, "a", "p", 1001, [SideJoined("ussr", "p")], posts=[(100, "notice", "[]")])
    with pytest.raises(Conflict):
        await store.append_campaign(row, 1, "b", "q", 1001, [SideJoined("ussr", "q")], posts=[(100, "notice", "[]")])
    assert len(await store.campaign_outbox()) == 1
    assert await store.campaign_did(row.id, "a")
    assert not await store.campaign_did(row.id, "b")
    assert fold(row, await store.campaign_log(row.id)).sides == {"ussr": ("p",)}


async def test_all_of_it_goes_with_the_server(store: SqliteStore) -> None:
    row = await made(store)
    kept = await made(store, "c2", 11)
    gil = await store.person_of(User(4, "Gil"))
    scenario = ServerScenario(10, "meadow", "tank_duel", "x", gil, 1000)
    assert await store.put_server_scenario(scenario, 5)
    await store.put_forces(row.id, "plain", {"germany-1": "new"})
    await store.guild_left(10, 1000)
    assert await store.purge_guilds(2000) == 1
    assert await store.campaign(row.id) is None
    assert await store.campaign(kept.id) is not None
    assert await store.campaign_log(row.id) == ()
    assert await store.server_scenarios(10) == ()
    assert await store.forces(row.id, "plain") == {}
    assert await store.user_of(gil) is None


async def test_whoever_added_a_file_elsewhere_keeps_the_name_there(store: SqliteStore) -> None:
    gil = await store.person_of(User(4, "Gil"))
    assert await store.put_server_scenario(ServerScenario(11, "meadow", "tank_duel", "x", gil, 1000), 5)
    await store.guild_left(10, 1000)
    await store.purge_guilds(2000)
    assert await store.user_of(gil) == User(4, "Gil")


async def test_what_a_person_left_in_campaigns_is_shown_to_them(store: SqliteStore) -> None:
    gil = await store.person_of(User(4, "Gil"))
    await store.put_server_scenario(ServerScenario(10, "meadow", "tank_duel", "x", gil, 1000), 5)
    row = await made(store)
    await store.append_campaign(row, 1, "a", gil, 1001, [SideJoined("ussr", gil)])
    data = await store.data_of(4)
    assert data["scenario_files"] == [{"guild": 10, "id": "meadow", "added_at": 1000}]
    assert data["entries_in_campaign_logs"] == 1
