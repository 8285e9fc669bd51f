"""Moderated games: orders wait for the game master, survive restarts, are applied under their own id or returned."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.core import commands as cmd
from bot.core.events import TableOptions
from bot.core.messages import say
from bot.service.model import Done, GameRow, HeldOrder
from tests.core import toy
from tests.service.conftest import MakeTable
from tests.service.toy_table import ALICE, BOB, CAROL, GM, HOUR, Table, done, refused

MODERATED = TableOptions(moderated=True)


@pytest.fixture
async def table(make_table: MakeTable) -> Table:
    return await make_table(d4=[4, 2], d10=[2])


async def held(table: Table, game: str) -> HeldOrder:
    found = await table.games.held_order(game)
    assert found is not None
    return found


async def apply(table: Table, game: str, order: HeldOrder) -> Done:
    return done(await table.games.apply_held(game, GM, order.seat, order.cause))


async def test_an_order_is_held_and_changes_nothing(table: Table) -> None:
    game = await table.game(MODERATED)
    before = await table.games.load(game)
    result = done(await table.games.order(game, ALICE, "drive", {}, "mine"))
    assert result.held
    loaded = await table.games.load(game)
    assert (loaded.state, loaded.stored) == (before.state, before.stored)
    order = await held(table, game)
    assert (order.seat, order.cause, order.text.key) == ("red", "mine", "order-drive")
    assert (await table.store.outbox())[-1].kind == "held"
    assert "drive" not in (await table.store.outbox())[-1].payload


async def test_an_order_that_is_not_legal_is_refused_at_once(table: Table) -> None:
    game = await table.game(MODERATED)
    assert not isinstance(await table.order(game, "walk", steps="3"), Done)
    assert not isinstance(await table.order(game, "drive", BOB), Done)
    assert await table.games.held_orders(game) == ()


async def test_S14_a_held_order_survives_a_restart_and_is_carried_out_under_its_own_id(table: Table) -> None:
    game = await table.game(MODERATED)
    await table.games.order(game, ALICE, "drive", {}, "mine")
    await table.restart()
    result = await apply(table, game, await held(table, game))
    loaded = await table.games.load(game)
    stored = loaded.stored[result.first - 1]
    assert (stored.cause, stored.actor) == ("mine", "red")
    assert stored.person == loaded.row.seats["red"]
    assert loaded.state.rules.points == 4
    assert await table.games.held_orders(game) == ()
    again = done(await table.games.order(game, ALICE, "drive", {}, "mine"))
    assert (again.repeated, again.held) == (True, False)


async def test_S16_a_repeated_delivery_is_held_once(table: Table) -> None:
    game = await table.game(MODERATED)
    await table.games.order(game, ALICE, "drive", {}, "mine")
    again = done(await table.games.order(game, ALICE, "drive", {}, "mine"))
    assert (again.repeated, again.held) == (True, True)
    assert len([r for r in await table.store.outbox() if r.kind == "held"]) == 1


async def test_a_new_order_takes_the_place_of_the_last(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "look"))
    first = await held(table, game)
    done(await table.order(game, "drive"))
    assert [h.text.key for h in await table.games.held_orders(game)] == ["order-drive"]
    assert refused(await table.games.apply_held(game, GM, first.seat, first.cause)).code == "refuse-held-closed"
    assert (await table.games.load(game)).state.orders == 0


async def test_S11_two_game_masters_apply_at_once_and_it_is_done_once(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "drive"))
    order = await held(table, game)
    results = await asyncio.gather(
        table.games.apply_held(game, GM, order.seat, order.cause),
        table.games.apply_held(game, CAROL, order.seat, order.cause),
        table.games.return_held(game, CAROL, order.seat, order.cause, "no", "note"),
    )
    assert [isinstance(r, Done) for r in results] == [True, False, False]
    loaded = await table.games.load(game)
    assert (loaded.state.orders, loaded.state.gm_acts) == (1, 0)


async def test_a_returned_order_carries_a_numbered_note(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "drive"))
    order = await held(table, game)
    done(await table.games.return_held(game, GM, order.seat, order.cause, "which tank?", "note"))
    loaded = await table.games.load(game)
    assert (loaded.state.orders, loaded.state.gm_acts) == (0, 1)
    back = await table.games.held_order(game, "red")
    assert back is not None
    assert (back.status, back.note) == ("returned", "which tank?")
    assert refused(await table.games.apply_held(game, GM, order.seat, order.cause)).code == "refuse-held-closed"


async def test_an_order_no_longer_legal_goes_back_with_the_reason(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "drive"))
    await apply(table, game, await held(table, game))
    done(await table.order(game, "walk", steps="3"))
    order = await held(table, game)
    before = (await table.games.orders(game))[0].before
    done(await table.games.act(game, GM, cmd.Rewind(before, "wrong die"), "r", role="gm"))
    refusal = refused(await table.games.apply_held(game, GM, order.seat, order.cause))
    back = await table.games.held_order(game, "red")
    assert back is not None
    assert (back.status, back.reasons) == ("returned", refusal.reasons)


async def test_in_a_pause_an_order_waits_on(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "drive"))
    order = await held(table, game)
    done(await table.games.act(game, GM, cmd.Pause("tea"), "p", role="gm"))
    assert refused(await table.games.apply_held(game, GM, order.seat, order.cause)).code == "refuse-paused"
    assert (await held(table, game)).status == "waiting"


async def test_an_order_of_somebody_who_left_the_seat_goes_back(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "drive"))
    order, carol = await held(table, game), await table.games.person(CAROL)
    done(await table.games.act(game, GM, cmd.SubstitutePerson("red", carol, "ill"), "s", role="gm"))
    refusal = refused(await table.games.apply_held(game, GM, order.seat, order.cause))
    assert refusal.code == "refuse-held-substituted"


async def test_answers_to_questions_are_not_held(make_table: MakeTable) -> None:
    table = await make_table(d4=[4])
    game = await table.game(MODERATED)
    for verb, words in (("drive", {}), ("walk", {"steps": "3"})):
        done(await table.order(game, verb, **words))
        await apply(table, game, await held(table, game))
    question = (await table.games.load(game)).state.pending[0].id
    result = done(await table.answer(game, "hold"))
    assert not result.held
    assert (await table.games.load(game)).state.decision(question) is None


async def test_players_decide_on_nobodys_orders(table: Table) -> None:
    for options, code in ((MODERATED, "refuse-gm-plays-held"), (TableOptions(), "refuse-not-moderated")):
        game = await table.game(msgspec.structs.replace(options, language="en"))
        assert refused(await table.games.apply_held(game, BOB, "red", "x")).code == code
        done(await table.games.act(game, ALICE, cmd.Resign(), "r"))
    casual = await table.game(TableOptions(moderated=True, casual=True))
    done(await table.order(casual, "drive"))
    order = await held(table, casual)
    assert refused(await table.games.apply_held(casual, BOB, order.seat, order.cause)).code == "refuse-gm-plays-held"


async def test_law7_a_held_order_is_read_by_its_side_and_the_gm_seat_alone(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "drive"))
    order = await held(table, game)
    row = await table.games.take_gm_seat(game, GM)
    assert isinstance(row, GameRow)
    assert [await table.games.may_read(row, u, order) for u in (ALICE, BOB, CAROL, GM)] == [True, False, False, True]


async def test_an_order_can_be_taken_back_while_it_waits(table: Table) -> None:
    game = await table.game(MODERATED)
    done(await table.order(game, "drive"))
    assert await table.games.withdraw_held(game, BOB) is None
    assert await table.games.withdraw_held(game, ALICE) is not None
    assert await table.games.withdraw_held(game, ALICE) is None
    assert await table.games.held_orders(game) == ()


async def test_nobody_claims_a_game_whose_game_master_is_slow(table: Table) -> None:
    game = await table.game(MODERATED)
    table.clock.time += 6 * 24 * HOUR
    done(await table.order(game, "drive"))
    assert (await table.games.row(game)).last_order_at == table.clock.time
    table.clock.time += 8 * 24 * HOUR
    assert refused(await table.games.act(game, BOB, cmd.ClaimWin(0), "c")).code == "refuse-claim-held"


async def test_an_order_from_a_panel_is_held_as_well(table: Table) -> None:
    game = await table.game(MODERATED)
    result = done(await table.games.act(game, ALICE, cmd.GiveOrder(toy.Drive(), say("order-drive")), "p"))
    assert result.held
    await apply(table, game, await held(table, game))
    assert (await table.games.load(game)).state.rules.driven
