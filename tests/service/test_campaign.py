"""Campaigns: what a battle does to rosters, once and only once, and what becomes of it when things go wrong."""

from __future__ import annotations

import tomllib
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.core import commands as cmd
from bot.core.aftermath import UnitAfter
from bot.service.campaign_forces import NONE
from bot.service.campaign_model import BattleSettled, Campaign
from bot.service.campaign_rules import Field
from bot.service.campaign_war import Change, Muster
from bot.service.model import GameRow, Place
from tests.service.duel_table import OPTIONS, DuelTable, shipped
from tests.service.toy_table import ALICE, BOB, CAROL, GM, HERE, done, refused


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[DuelTable]:
    made = await DuelTable(tmp_path / "bot.db").start()
    yield made
    await made.stop()


async def shot_dead(table: DuelTable, game: str) -> None:
    """The second side is left without its first tank, by a game master's edit."""
    words = {"unit": "#1", "state": "destroyed", "side": "ussr"}
    loaded = await table.games.load(game)
    tank = next(t for t in loaded.state.rules.tanks if t.side == "ussr")
    edit = loaded.ruleset.parse_edit(loaded.tables, loaded.state, "damage", {**words, "unit": tank.name})
    done(await table.games.act(game, GM, cmd.Amend(edit, "Mine."), table.cause(), role="gm"))  # type: ignore[arg-type]


async def settlements(table: DuelTable, id_: str) -> int:
    return sum(isinstance(e.event, BattleSettled) for e in (await table.now(id_)).log)


# a battle and its end


async def test_a_battle_seats_the_sides_and_enlists_their_crews(table: DuelTable) -> None:
    id_ = await table.campaign()
    row = await table.open_battle(id_, "platoon")
    assert isinstance(row, GameRow)
    assert row.seats == {"germany": await table.games.person(ALICE), "ussr": await table.games.person(BOB)}
    c = await table.now(id_)
    assert [x.name for x in c.crews_of("germany")] == ["Anton", "Berta"]
    assert len(c.crews_of("ussr")) == 3
    assert all(c.state_of(x) == "fighting" for x in c.crews.values())


async def test_the_end_of_a_battle_is_settled_once_however_often_it_is_looked_at(table: DuelTable) -> None:
    id_ = await table.campaign()
    row = await table.battle(id_, "plain")
    await table.end(row.id, "germany")
    for _ in range(3):
        assert not await table.games.settle(row.id)
        await table.games.recover(table.clock.now())
    assert await settlements(table, id_) == 1
    assert [x.battles for x in (await table.now(id_)).crews.values()] == [1, 1]
    posts = [(p.kind, p.channel) for p in await table.store.campaign_outbox()]
    assert posts.count(("settled", 100)) == 1


async def test_a_crash_between_the_end_and_the_settlement_loses_nothing(
    table: DuelTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await table.campaign()
    row = await table.battle(id_, "plain")

    async def dead(game: str) -> bool:
        raise OSError("the process dies here")

    with monkeypatch.context() as m:
        m.setattr(table.games, "settle", dead)
        await table.end(row.id, "germany")
    assert (await table.store.game(row.id)).status == "over"  # type: ignore[union-attr]
    await table.restart()
    await table.games.recover(table.clock.now())
    assert await settlements(table, id_) == 1


async def test_a_reopened_battle_takes_its_losses_back_and_counts_once_when_it_ends_again(table: DuelTable) -> None:
    id_ = await table.campaign()
    row = await table.battle(id_, "plain")
    before = (await table.games.load(row.id)).state.version
    await shot_dead(table, row.id)
    anna = await table.crew(id_, "Anna")
    assert (anna.lost_in, anna.battles) == (1, 1)
    done(await table.games.act(row.id, GM, cmd.Rewind(before, "No mine there."), table.cause(), role="gm"))
    c = await table.now(id_)
    assert c.battles[1].status == "open"
    assert (await table.crew(id_, "Anna")).battles == 0
    assert c.state_of(await table.crew(id_, "Anna")) == "fighting"
    await table.end(row.id, "ussr")
    c = await table.now(id_)
    assert (c.battles[1].winner, (await table.crew(id_, "Anna")).battles) == ("ussr", 1)
    assert c.state_of(await table.crew(id_, "Anna")) == "ready"


async def test_a_lobby_that_is_closed_gives_the_crews_back(table: DuelTable) -> None:
    id_ = await table.campaign()
    row = await table.open_battle(id_, "plain")
    assert isinstance(row, GameRow)
    assert await table.games.close_lobby(row.id)
    c = await table.now(id_)
    assert c.battles[1].status == "void"
    assert {c.state_of(x) for x in c.crews.values()} == {"ready"}


async def test_kills_reach_the_next_battle_by_its_scenario_text_alone(table: DuelTable) -> None:
    id_ = await table.campaign()
    row = await table.battle(id_, "plain")
    await table.end(row.id, "germany")
    anton = await table.crew(id_, "Anton")
    changed = await table.games.amend_crew(
        await table.now(id_), GM, anton.id, "", Change(kills=4), "Witnesses.", table.cause()
    )
    assert not hasattr(changed, "reasons")
    second = await table.battle(id_, "plain")
    _, text = await table.store.content_of(second.id)
    unit = tomllib.loads(text)["side"][0]["unit"][0]
    assert (unit["name"], unit["kills"]) == ("Panther Anton", 4)
    state = (await table.games.load(second.id)).state
    view = shipped().ruleset("tank_duel").view(shipped().tables("tank_duel"), state, table_viewer())
    assert [k.kills for k in view.counters] == [4, 0]


def table_viewer() -> Any:
    from bot.core.ruleset import SPECTATOR

    return SPECTATOR


async def test_losses_are_not_made_good_beyond_the_replacements_of_the_table(table: DuelTable) -> None:
    id_ = await table.campaign()
    row = await table.battle(id_, "platoon")
    for _ in range(2):
        loaded = await table.games.load(row.id)
        tank = next(t for t in loaded.state.rules.tanks if t.side == "ussr" and t.alive)
        edit = loaded.ruleset.parse_edit(
            loaded.tables, loaded.state, "damage", {"unit": tank.name, "state": "destroyed"}
        )
        done(await table.games.act(row.id, GM, cmd.Amend(edit, "Mines."), table.cause(), role="gm"))  # type: ignore[arg-type]
    await table.end(row.id, "germany")
    muster = await table.games.muster(await table.now(id_), "platoon")
    assert isinstance(muster, Muster)
    assert [s.crew == NONE for s in muster.plan.spots if s.side == "ussr"].count(True) == 1
    second = await table.battle(id_, "platoon")
    state = (await table.games.load(second.id)).state.rules
    assert sum(t.side == "ussr" for t in state.tanks) == 2


async def test_a_side_of_another_nation_may_fight_any_duel(table: DuelTable) -> None:
    id_ = await table.campaign(sides=("germany", "uk"))
    row = await table.battle(id_, "duel")
    assert set(row.seats) == {"germany", "uk"}


async def test_a_great_war_campaign_carries_names_losses_and_workshops(table: DuelTable) -> None:
    id_ = await table.campaign("great_war", ("british", "german"))
    row = await table.battle(id_, "first-landship")
    c = await table.now(id_)
    assert len(c.crews_of("british")) == 7
    bogged = next(x for x in c.crews.values() if x.id == c.battles[1].crews["british-2"])
    await table.end(row.id, "german")
    c = await table.now(id_)
    assert c.state_of(c.crews[bogged.id]) == "lost", "a bogged tank stays with whoever holds the field"
    second = await table.battle(id_, "first-landship")
    state = (await table.games.load(second.id)).state.rules
    assert bogged.name not in {u.name for u in state.units}
    assert {u.name for u in state.units if u.side == "german"} == {x.name for x in c.crews_of("german")}


async def test_a_great_war_battle_of_other_sides_is_refused(table: DuelTable) -> None:
    id_ = await table.campaign("great_war", ("british", "german"))
    content = shipped()
    text = content.scenario_text("first-landship")
    assert text is not None
    text = text.replace("british", "french").replace('id = "first-landship"', 'id = "poilus"')
    await table.games.add_scenario(10, GM, text.encode())
    assert refused(await table.open_battle(id_, "poilus")).code == "refuse-campaign-sides"


@pytest.mark.parametrize(
    ("ruleset", "state", "field", "fate", "missed"),
    [
        ("tank_duel", "intact", "lost", "ready", 0),
        ("tank_duel", "destroyed", "won", "repair", 1),
        ("tank_duel", "destroyed", "drawn", "repair", 2),
        ("tank_duel", "destroyed", "lost", "lost", 0),
        ("tank_duel", "gun_lost", "lost", "repair", 1),
        ("great_war", "bogged", "won", "ready", 0),
        ("great_war", "bogged", "lost", "lost", 0),
        ("great_war", "ditched", "won", "repair", 1),
        ("great_war", "wrecked", "won", "repair", 2),
        ("great_war", "broken", "lost", "lost", 0),
        ("great_war", "exited", "lost", "ready", 0),
    ],
)
def test_the_table_of_fates(ruleset: str, state: str, field: Field, fate: str, missed: int) -> None:
    after = UnitAfter("u", "s", "t", state, 0, 0, 4)
    found = shipped().campaign_rules().fate(ruleset, after, "c1", field, 2, 5)
    assert (found.fate, found.ready_from, found.kills) == (fate, 6 + missed, 2)


@pytest.mark.parametrize(("field", "strength"), [("won", 0), ("drawn", 3), ("lost", 2)])
def test_survivors_regain_figures_by_who_holds_the_field(field: Field, strength: int) -> None:
    after = UnitAfter("u", "s", "infantry", "intact", 0, 1, 4)
    assert shipped().campaign_rules().fate("great_war", after, "c1", field, 0, 1).strength == strength


def test_names_begin_again_with_numbers_when_a_list_is_used_up() -> None:
    names = shipped().campaign_rules().fresh_names("ussr", set())
    found = [next(names) for _ in range(45)]
    assert len(set(found)) == 45
    assert found[20] == "Anna II"


# rights and races


async def test_only_the_leader_and_game_masters_lead(table: DuelTable) -> None:
    id_ = await table.campaign()
    c = await table.now(id_)
    assert refused(await table.open_battle(id_, "plain", user=ALICE)).code == "refuse-campaign-not-gm"
    assert refused(await table.games.set_force(c, BOB, "plain", "ussr", 1, "new")).code == "refuse-campaign-not-gm"
    assert refused(await table.games.end_campaign(id_, ALICE, "", "Why", "x")).code == "refuse-campaign-not-gm"
    change = Change(kills=1)
    assert refused(await table.games.amend_crew(c, ALICE, "new", "ussr", change, "Why", "x")).code == (
        "refuse-campaign-not-gm"
    )
    stand_in = await table.games.open_battle(c, CAROL, "plain", HERE, OPTIONS, table.cause(), is_gm=True)
    assert isinstance(stand_in, GameRow)


async def test_an_amendment_needs_a_reason_is_numbered_and_posted(table: DuelTable) -> None:
    id_ = await table.campaign()
    row = await table.battle(id_, "plain")
    await table.end(row.id, "")
    c = await table.now(id_)
    assert (
        refused(await table.games.amend_crew(c, GM, "Anna", "", Change(kills=3), "  ", "x")).code == "refuse-no-reason"
    )
    for n in (1, 2):
        made = await table.games.amend_crew(c, GM, "Anna", "", Change(kills=n), "Counted again.", table.cause())
        assert getattr(made, "n", None) == n
    added = await table.games.amend_crew(
        c, GM, "new", "ussr", Change(type="kv1", name="Klim"), "From the depot.", table.cause()
    )
    assert getattr(added, "new", False)
    assert (await table.crew(id_, "Klim")).type == "kv1"
    assert sum(p.kind == "notice" for p in await table.store.campaign_outbox()) == 6


async def test_a_repeated_delivery_changes_nothing(table: DuelTable) -> None:
    id_ = await table.campaign()
    c = await table.now(id_)
    first = await table.games.open_battle(c, GM, "plain", HERE, OPTIONS, "same")
    again = await table.games.open_battle(c, GM, "plain", HERE, OPTIONS, "same")
    assert isinstance(first, GameRow)
    assert isinstance(again, GameRow)
    assert first.id == again.id
    assert len((await table.now(id_)).battles) == 1


async def test_a_crash_after_the_lobby_was_made_is_made_good_by_the_repeated_delivery(
    table: DuelTable, monkeypatch: pytest.MonkeyPatch
) -> None:
    id_ = await table.campaign()
    c = await table.now(id_)

    async def dead(*args: Any, **kwargs: Any) -> None:
        raise OSError("the process dies here")

    with monkeypatch.context() as m:
        m.setattr(table.store, "append_campaign", dead)
        with pytest.raises(OSError, match="dies here"):
            await table.games.open_battle(c, GM, "plain", HERE, OPTIONS, "same")
    await table.restart()
    row = await table.games.open_battle(await table.now(id_), GM, "plain", HERE, OPTIONS, "same")
    assert isinstance(row, GameRow)
    assert (await table.now(id_)).battles[1].game == row.id


async def test_two_battles_at_once_share_no_crew(table: DuelTable) -> None:
    id_ = await table.campaign()
    first = await table.battle(id_, "platoon")
    second = await table.battle(id_, "plain", Place(10, 101))
    c = await table.now(id_)
    assert not set(c.battles[1].crews.values()) & set(c.battles[2].crews.values())
    await table.end(second.id, "germany")
    await table.end(first.id, "ussr")
    assert {b.status for b in (await table.now(id_)).battles.values()} == {"over"}


async def test_campaigns_of_another_server_are_not_found(table: DuelTable) -> None:
    await table.campaign()
    assert refused(await table.games.find_campaign(11, 100, "Iron Road")).code == "refuse-no-such-campaign"
    assert refused(await table.games.find_campaign(11, 100)).code == "refuse-no-campaign"
    assert isinstance(await table.games.find_campaign(10, 555), Campaign)
