"""Opening, seats, options, starting, rematch."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.events import TableOptions
from bot.core.refusals import RefusalKind
from bot.fairness.verify import commitment_of
from bot.service.model import GameRow, GuildSettings, Place, User
from tests.service.toy_table import ALICE, BOB, CAROL, GM, HERE, HOUR, START, Table, done, refused

OPTIONS = TableOptions()


async def test_a_lobby_seats_its_opener_and_asks_to_be_drawn(table: Table) -> None:
    row = await table.lobby()
    assert (row.status, row.number, row.scenario, row.ruleset) == ("lobby", 1, "lane", "toy")
    assert list(row.seats) == ["red", "blue"]
    assert row.seats == {"red": row.opener, "blue": ""}
    assert [(o.kind, o.game) for o in await table.store.outbox()] == [("lobby", row.id)]
    assert len(row.id) == 6
    assert table.wakes.wakes == table.wakes.alarms == 1


async def test_one_game_a_channel_and_numbers_count_by_server(table: Table) -> None:
    await table.lobby()
    code = refused(await table.games.open(HERE, BOB, "lane", None, OPTIONS, "x")).code
    assert code == "refuse-channel-taken"
    second = await table.lobby(place=Place(10, 101))
    elsewhere = await table.lobby(place=Place(11, 110))
    assert (second.number, elsewhere.number) == (2, 1)


async def test_a_repeated_delivery_opens_one_lobby(table: Table) -> None:
    first = await table.games.open(HERE, ALICE, "lane", None, OPTIONS, "same")
    again = await table.games.open(HERE, ALICE, "lane", None, OPTIONS, "same")
    assert first == again
    assert len(await table.store.outbox()) == 1


@pytest.mark.parametrize(
    ("word", "kind", "choices"),
    [
        ("lon", None, 0),
        ("LANE", None, 0),
        ("la", None, 0),
        ("ane", RefusalKind.AMBIGUOUS, 2),
        ("verdun", RefusalKind.UNREADABLE, 2),
        ("", RefusalKind.UNREADABLE, 2),
    ],
)
async def test_a_scenario_is_found_by_a_unique_part(
    table: Table, word: str, kind: RefusalKind | None, choices: int
) -> None:
    result = await table.games.open(HERE, ALICE, word, None, OPTIONS, "x")
    if kind is None:
        assert isinstance(result, GameRow)
        assert result.scenario == ("long-lane" if word == "lon" else "lane")
    else:
        assert (refused(result).kind, len(refused(result).choices)) == (kind, choices)


async def test_sides_are_chosen_named_or_left_open(table: Table) -> None:
    blue = await table.games.open(HERE, ALICE, "lane", "bl", OPTIONS, "1")
    none = await table.games.open(Place(10, 101), ALICE, "lane", "none", OPTIONS, "2")
    assert isinstance(blue, GameRow)
    assert isinstance(none, GameRow)
    assert blue.seats == {"red": "", "blue": blue.opener}
    assert set(none.seats.values()) == {""}
    wrong = refused(await table.games.open(Place(10, 102), ALICE, "lane", "green", OPTIONS, "3"))
    assert (wrong.code, [c.value for c in wrong.choices]) == ("refuse-no-such-side", ["red", "blue"])


async def test_what_a_server_forbids(table: Table) -> None:
    await table.store.put_settings(10, GuildSettings(max_games=1, game_channels=(100,)))
    open_ = table.games.open
    assert refused(await open_(HERE, ALICE, "lane", None, OPTIONS, "1", allowed_to_open=False)).code == (
        "refuse-open-role"
    )
    assert refused(await open_(Place(10, 5), ALICE, "lane", None, OPTIONS, "2")).code == "refuse-open-channel"
    assert isinstance(await open_(Place(10, 200, 100), ALICE, "lane", None, OPTIONS, "3"), GameRow)  # a thread
    assert refused(await open_(HERE, ALICE, "lane", None, OPTIONS, "4")).code == "refuse-too-many-games"


@pytest.mark.parametrize("window", [0, 59, 31 * 86400])
async def test_reaction_windows_have_bounds(table: Table, window: int) -> None:
    options = TableOptions(reaction_window=window)
    assert refused(await table.games.open(HERE, ALICE, "lane", None, options, "1")).code == "refuse-window"
    row = await table.lobby()
    assert refused(await table.games.set_options(row.id, ALICE, reaction_window=window)).code == "refuse-window"


async def test_joining_changing_and_leaving_seats(table: Table) -> None:
    row = await table.lobby()
    assert refused(await table.games.join(row.id, BOB, "red")).code == "refuse-seat-taken"
    joined = await table.games.join(row.id, BOB)
    assert isinstance(joined, GameRow)
    assert joined.seats["blue"] == await table.games.person(BOB)
    assert refused(await table.games.join(row.id, BOB, "blue")).code == "refuse-seated-already"
    assert refused(await table.games.join(row.id, CAROL)).code == "refuse-game-full"
    left = await table.games.leave(row.id, BOB)
    assert isinstance(left, GameRow)
    assert left.seats["blue"] == ""
    changed = await table.games.join(row.id, ALICE, "blue")
    assert isinstance(changed, GameRow)
    assert changed.seats == {"red": "", "blue": row.opener}
    assert refused(await table.games.leave(row.id, CAROL)).code == "refuse-not-seated"
    assert {o.kind for o in await table.store.outbox()} == {"lobby"}


async def test_the_openers_leaving_closes_the_lobby(table: Table) -> None:
    row = await table.lobby()
    closed = await table.games.leave(row.id, ALICE)
    assert isinstance(closed, GameRow)
    assert closed.status == "abandoned"
    assert await table.games.find(HERE) is None
    assert await table.store.next_due() is None
    assert refused(await table.games.join(row.id, BOB)).code == "refuse-lobby-closed"
    await table.lobby()


async def test_a_seat_is_kept_for_whom_the_opener_invites(table: Table) -> None:
    row = await table.games.open(HERE, ALICE, "lane", None, OPTIONS, "1", opponent=BOB)
    assert isinstance(row, GameRow)
    assert refused(await table.games.join(row.id, CAROL)).code == "refuse-seat-kept"
    assert refused(await table.games.invite(row.id, BOB, CAROL)).code == "refuse-not-opener"
    assert isinstance(await table.games.invite(row.id, ALICE, CAROL), GameRow)
    assert refused(await table.games.join(row.id, BOB)).code == "refuse-seat-kept"
    joined = await table.games.join(row.id, CAROL)
    assert isinstance(joined, GameRow)
    assert joined.invited == ""


async def test_the_opener_removes_a_joiner(table: Table) -> None:
    row = await table.lobby()
    await table.games.join(row.id, BOB)
    bob = await table.games.person(BOB)
    assert refused(await table.games.kick(row.id, BOB, bob)).code == "refuse-not-opener"
    kicked = await table.games.kick(row.id, ALICE, bob)
    assert isinstance(kicked, GameRow)
    assert (kicked.seats["blue"], kicked.status) == ("", "lobby")


async def test_solo_holds_every_seat_and_can_be_switched(table: Table) -> None:
    row = await table.lobby(TableOptions(solo=True))
    assert set(row.seats.values()) == {row.opener}
    assert refused(await table.games.join(row.id, BOB)).code == "refuse-solo-game"
    open_ = await table.games.set_options(row.id, ALICE, solo=False)
    assert isinstance(open_, GameRow)
    assert open_.seats == {"red": row.opener, "blue": ""}
    await table.games.join(row.id, BOB)
    assert refused(await table.games.set_options(row.id, ALICE, solo=True)).code == "refuse-solo-others"
    assert refused(await table.games.set_options(row.id, BOB, casual=True)).code == "refuse-not-opener"


async def test_starting_stores_secret_seats_and_set_up_at_once(table: Table) -> None:
    row = await table.lobby()
    assert refused(await table.games.start(row.id, ALICE, "s0")).code == "refuse-seats-open"
    await table.games.join(row.id, BOB)
    assert refused(await table.games.start(row.id, BOB, "s1")).code == "refuse-not-opener"
    started = done(await table.games.start(row.id, ALICE, "s2"))
    assert done(await table.games.start(row.id, ALICE, "s2")) == type(started)(row.id, 1, started.last, True)
    assert refused(await table.games.start(row.id, ALICE, "s3")).code == "refuse-lobby-closed"
    loaded = await table.games.load(row.id)
    types = [type(e.event).__name__ for e in loaded.stored]
    assert types == ["GameCreated", "DiceEpochStarted", "SeatTaken", "SeatTaken", "Rolled", "SetUp"]
    epoch = loaded.stored[1].event
    assert isinstance(epoch, ev.DiceEpochStarted)
    assert commitment_of(await table.store.secret(row.id, 1)) == epoch.commitment == loaded.row.commitment
    assert (loaded.row.status, loaded.row.version) == ("active", 6)
    assert await table.store.next_due() is None  # the lobby's deadline is gone


async def test_a_game_is_played_on_the_tables_it_began_with(table: Table) -> None:
    game = await table.game()
    created = (await table.games.load(game)).stored[0].event
    table.content.texts["lane"] = table.content.texts["lane"].replace("cells = 12", "cells = 5")
    await table.restart()
    loaded = await table.games.load(game)
    assert loaded.scenario.cells == 12
    assert isinstance(created, ev.GameCreated)
    assert created == loaded.stored[0].event


async def test_a_lobby_closes_after_48_hours(table: Table) -> None:
    row = await table.lobby()
    table.clock.time = START + 48 * HOUR - 1
    assert await table.games.expire_due() == 0
    table.clock.time += 1
    assert await table.games.expire_due() == 1
    assert (await table.games.row(row.id)).status == "abandoned"
    assert await table.games.expire_due() == 0


async def test_a_rematch_swaps_sides_and_keeps_the_other_seat(table: Table) -> None:
    game = await table.game()
    assert refused(await table.games.rematch(game, BOB, "r0")).code == "refuse-game-not-over"
    done(await table.games.act(game, ALICE, cmd.Resign(), "x"))
    assert refused(await table.games.rematch(game, CAROL, "r1")).code == "refuse-no-seat"
    row = await table.games.rematch(game, BOB, "r2")
    assert isinstance(row, GameRow)
    alice, bob = await table.games.person(ALICE), await table.games.person(BOB)
    assert (row.seats, row.invited, row.opener) == ({"red": bob, "blue": ""}, alice, bob)
    assert (row.rematch_of, row.number, row.scenario) == (game, 2, "lane")
    assert await table.games.rematch(game, BOB, "r2") == row
    assert refused(await table.games.join(row.id, CAROL)).code == "refuse-seat-kept"
    assert isinstance(await table.games.join(row.id, ALICE), GameRow)
    done(await table.games.start(row.id, BOB, "r3"))


async def test_S28_a_game_is_found_from_a_thread_under_its_channel(table: Table) -> None:
    row = await table.lobby()
    found: Any = await table.games.find(Place(10, 999, 100))
    assert found.id == row.id
    assert await table.games.find(Place(10, 999)) is None
    in_thread = await table.lobby(place=Place(10, 777, 100))
    found = await table.games.find(Place(10, 777, 100))
    assert found.id == in_thread.id


async def test_a_finished_game_stays_readable_until_the_next_one(table: Table) -> None:
    game = await table.game()
    done(await table.games.act(game, ALICE, cmd.Resign(), "x"))
    found = await table.games.find(HERE)
    assert found is not None
    assert (found.id, found.status) == (game, "over")
    assert await table.games.listing(10) == ()
    row = await table.lobby()
    found = await table.games.find(HERE)
    assert found is not None
    assert found.id == row.id
    assert [r.id for r in await table.games.listing(10)] == [row.id]


async def test_names_come_from_one_table_that_a_person_can_leave(table: Table) -> None:
    game = await table.game()
    row = await table.games.row(game)
    assert await table.games.name_of(row.seats["blue"]) == "Bob"
    assert await table.games.seats_of(row, User(2, "Robert")) == ("blue",)
    assert await table.games.name_of(row.seats["blue"]) == "Robert"
    assert await table.games.forget_me(BOB) == 1
    assert await table.games.name_of(row.seats["blue"]) == ""
    assert await table.games.seats_of(row, GM) == ()
