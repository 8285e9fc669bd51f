"""What is stored about a person is shown to them, and erased without harming the games."""

from __future__ import annotations

from bot.core import commands as cmd
from bot.core.events import TableOptions
from tests.service.conftest import make_table as make_table
from tests.service.conftest import table as table
from tests.service.toy_table import ALICE, BOB, CAROL, Table, done


async def test_everything_known_is_shown_and_looking_makes_no_entry(table: Table) -> None:
    assert await table.games.data_of(ALICE.id) == {}
    game = await table.game(TableOptions(moderated=True))
    await table.order(game, "drive")
    person = await table.games.person(ALICE)
    await table.store.put_value(f"seen:{game}:{person}", "3")
    found = await table.games.data_of(ALICE.id)
    assert (found["discord_user"], found["name"], found["random_id"]) == (1, "Alice", person)
    assert [(g["id"], g["seats"], g["opener"], g["gm"]) for g in found["games"]] == [(game, "red", True, False)]
    assert [o["seat"] for o in found["orders_waiting_for_a_game_master"]] == ["red"]
    assert (found["last_looks"], found["commands_in_game_logs"]) == (1, 1)
    assert await table.games.data_of(CAROL.id) == {}


async def test_erasing_takes_the_ties_and_leaves_the_game(table: Table) -> None:
    game = await table.game(TableOptions(moderated=True))
    await table.order(game, "drive")
    person = await table.games.person(ALICE)
    await table.store.put_value(f"seen:{game}:{person}", "3")
    events = await table.store.events(game)
    assert await table.games.forget_me(ALICE) == 3
    assert await table.games.data_of(ALICE.id) == {}
    assert await table.store.events(game) == events
    assert await table.games.held_orders(game) == ()
    assert await table.store.get_value(f"seen:{game}:{person}") is None
    assert (await table.games.row(game)).seats["red"] == person
    assert await table.games.person(ALICE) != person
    assert (await table.games.data_of(BOB.id))["name"] == "Bob"
    done(await table.games.act(game, BOB, cmd.Resign(), "r"))
