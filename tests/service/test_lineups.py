"""Forces by points: secret until all are done, within the limit, in the scenario's places (TD-7.4)."""

from __future__ import annotations

import tomllib
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.service.lineups import Choosing, LineUpState
from bot.service.model import GameRow, User
from tests.service.duel_table import OPTIONS, DuelTable
from tests.service.toy_table import ALICE, BOB, CAROL, HERE, done, refused


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[DuelTable]:
    made = await DuelTable(tmp_path / "bot.db").start()
    yield made
    await made.stop()


async def opened(table: DuelTable, limit: int = 80, *, solo: bool = False) -> GameRow:
    options = msgspec.structs.replace(OPTIONS, solo=solo)
    row = await table.games.open_line_up(HERE, ALICE, "platoon", limit, options, table.cause())
    assert isinstance(row, GameRow), row
    if not solo:
        assert isinstance(await table.games.join(row.id, BOB, "ussr"), GameRow)
    return row


async def pick(table: DuelTable, game: str, user: User, *kinds: str, side: str = "") -> Choosing:
    found = await table.games.choosing(game, user, side)
    for kind in kinds:
        found = await table.games.pick_unit(game, user, side, kind)
        assert isinstance(found, Choosing), found
    assert isinstance(found, Choosing)
    return found


async def test_both_choices_take_the_places_in_order(table: DuelTable) -> None:
    row = await opened(table)
    await pick(table, row.id, ALICE, "tiger1", "panther")
    await pick(table, row.id, BOB, "t34_76", "t34_76")
    first = await table.games.close_choice(row.id, ALICE, "")
    assert isinstance(first, LineUpState)
    assert (first.done, first.revealed) == ({"germany": True, "ussr": False}, False)
    assert refused(await table.games.start(row.id, ALICE, "x")).code == "refuse-lineup-open"
    last = await table.games.close_choice(row.id, BOB, "")
    assert isinstance(last, LineUpState)
    assert last.revealed
    done(await table.games.start(row.id, ALICE, table.cause()))
    tanks = (await table.games.load(row.id)).state.rules.tanks
    assert [(t.side, t.card) for t in tanks] == [
        ("germany", "tiger1"),
        ("germany", "panther"),
        ("ussr", "t34_76"),
        ("ussr", "t34_76"),
    ]
    await table.restart()
    assert len((await table.games.load(row.id)).state.rules.tanks) == 4


async def test_a_choice_is_nowhere_to_be_seen_before_all_are_done(table: DuelTable) -> None:
    row = await opened(table)
    await pick(table, row.id, ALICE, "tiger2")
    await table.games.close_choice(row.id, ALICE, "")
    public = [o.payload for o in await table.store.outbox()]
    _, text = await table.store.content_of(row.id)
    theirs = await table.games.choosing(row.id, BOB, "germany")
    assert refused(theirs).code == "refuse-lineup-no-seat"
    mine = await table.games.choosing(row.id, BOB)
    assert isinstance(mine, Choosing)
    seen = repr((public, text, await table.games.row(row.id), await table.games.line_up(row), mine.picks))
    assert "tiger2" not in seen
    assert refused(await table.games.choosing(row.id, CAROL)).code == "refuse-lineup-no-seat"


async def test_the_limit_and_the_places_hold(table: DuelTable) -> None:
    row = await opened(table)
    now = await pick(table, row.id, ALICE, "tiger2")
    assert now.spent == 55
    assert {k.points <= 25 for k in now.open_to} == {True}
    assert refused(await table.games.pick_unit(row.id, ALICE, "", "panther")).code == "refuse-lineup-unit"
    now = await pick(table, row.id, ALICE, "stug3g")
    assert not now.open_to, "there are two places"
    now = await pick(table, row.id, ALICE, "-", "-")
    assert refused(await table.games.close_choice(row.id, ALICE, "")).code == "refuse-lineup-empty"
    assert not now.picks


async def test_who_takes_a_left_seat_chooses_anew_and_sees_nothing_of_the_old_choice(table: DuelTable) -> None:
    row = await opened(table)
    await pick(table, row.id, BOB, "is2_44")
    await table.games.close_choice(row.id, BOB, "")
    assert isinstance(await table.games.leave(row.id, BOB), GameRow)
    assert isinstance(await table.games.join(row.id, CAROL, "ussr"), GameRow)
    hers = await table.games.choosing(row.id, CAROL)
    assert isinstance(hers, Choosing)
    assert (hers.picks, hers.done) == ((), False)


async def test_one_person_may_choose_for_both_sides(table: DuelTable) -> None:
    row = await opened(table, solo=True)
    for side in ("germany", "ussr"):
        await pick(table, row.id, ALICE, "sherman75", side=side)
        assert isinstance(await table.games.close_choice(row.id, ALICE, side), LineUpState)
    _, text = await table.store.content_of(row.id)
    assert [[u["type"] for u in s["unit"]] for s in tomllib.loads(text)["side"]] == [["sherman75"], ["sherman75"]]


async def test_a_game_without_points_and_a_foolish_limit_are_refused(table: DuelTable) -> None:
    code = refused(await table.games.open_line_up(HERE, ALICE, "first-landship", 100, OPTIONS, "x")).code
    assert code == "refuse-lineup-no-points"
    for limit in (1, 20, 9999):
        found = await table.games.open_line_up(HERE, ALICE, "platoon", limit, OPTIONS, "x")
        assert refused(found).code == "refuse-lineup-limit"
