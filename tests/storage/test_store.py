"""The store keeps what it is given, in one transaction each (laws 4 and 5)."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path

import msgspec
import pytest

from bot.core import events as ev
from bot.core.errors import CorruptLog
from bot.core.events import TableOptions
from bot.service.model import Deadline, FreeRoll, GameRow, GuildSettings, Post, User
from bot.service.ports import Conflict, Store
from bot.storage import SqliteStore
from tests.core import toy

ROW = GameRow("", 0, 10, 100, "toy", "lane", "lobby", TableOptions(), "p1", {"red": "p1", "blue": ""}, 5, 5)


@pytest.fixture
async def store(tmp_path: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(tmp_path / "bot.db", lambda _: toy.TOY, durable=False)
    yield store
    await store.close()


async def made(store: Store, channel: int = 100, **fields: object) -> GameRow:
    row = msgspec.structs.replace(ROW, channel=channel, **fields)
    return await store.create_game(row, b"tables", "scenario")


def note(n: int) -> ev.Event:
    return ev.GmActed(n, toy.say("note"), "é «x»")


async def append(store: Store, row: GameRow, expected: int, cause: str, count: int = 2, **more: object) -> None:
    events = [note(expected + k) for k in range(1, count + 1)]
    row = msgspec.structs.replace(row, version=expected + count, status="active")
    await store.append(row, expected, cause, "red", "p1", 77, events, [("events", ""), ("notice", "{}")], **more)  # type: ignore[arg-type]


async def test_a_game_row_comes_back_as_it_was(store: SqliteStore) -> None:
    options = TableOptions(solo=True, switches={"bonus": True})
    seats = {"zulu": "p1", "alpha": ""}  # scenario order, not the alphabet's
    row = await made(store, options=options, seats=seats)
    assert await store.game(row.id) == row
    assert list(row.seats) == ["zulu", "alpha"]
    changed = msgspec.structs.replace(row, gm="p9", invited="p4", seats={"zulu": "p1", "alpha": "p2"})
    await store.update_row(changed)
    assert await store.game(row.id) == changed
    assert await store.game("nobody") is None


async def test_tables_and_scenario_are_kept_once_by_content(store: SqliteStore) -> None:
    row, other = await made(store), await made(store, 101)
    assert await store.content_of(row.id) == await store.content_of(other.id) == (b"tables", "scenario")
    assert (await store.db.read("SELECT COUNT(*) FROM contents"))[0][0] == 2
    with pytest.raises(KeyError):
        await store.content_of("nobody")


async def test_two_open_games_in_a_channel_conflict(store: SqliteStore) -> None:
    results = await asyncio.gather(*(made(store) for _ in range(4)), return_exceptions=True)
    assert sorted(isinstance(r, Conflict) for r in results) == [False, True, True, True]
    (row,) = (r for r in results if isinstance(r, GameRow))
    await store.update_row(msgspec.structs.replace(row, status="abandoned"))
    again = await made(store)
    with pytest.raises(Conflict):
        await store.update_row(row)
    assert again.number == 2


async def test_events_are_appended_after_the_expected_version_only(store: SqliteStore) -> None:
    row = await made(store)
    await append(store, row, 0, "c1")
    with pytest.raises(Conflict):
        await append(store, row, 0, "c2")
    with pytest.raises(Conflict):
        await append(store, row, 5, "c3")
    with pytest.raises(Conflict):
        await append(store, row, 2, "c1")  # the same command again
    await append(store, row, 2, "c4", 1)
    stored = await store.events(row.id)
    assert [(e.version, e.cause, e.actor, e.person, e.at) for e in stored] == [
        (1, "c1", "red", "p1", 77),
        (2, "c1", "red", "p1", 77),
        (3, "c4", "red", "p1", 77),
    ]
    assert [e.event for e in stored] == [note(1), note(2), note(3)]
    assert await store.outcome_of(row.id, "c1") == (1, 2)
    assert await store.outcome_of(row.id, "c2") is None
    loaded = await store.game(row.id)
    assert loaded is not None
    assert (loaded.version, loaded.status) == (3, "active")
    assert [(o.kind, o.first, o.last) for o in await store.outbox()] == [
        ("lobby", 0, 0), ("events", 1, 2), ("notice", 0, 0), ("events", 3, 3), ("notice", 0, 0),
    ]  # fmt: skip


async def test_five_hundred_racers_have_one_winner_each_time(store: SqliteStore) -> None:
    row = await made(store)
    for n in range(20):
        results = await asyncio.gather(
            *(append(store, row, n, f"c{n}-{k}", 1) for k in range(25)), return_exceptions=True
        )
        assert sum(r is None for r in results) == 1
        assert sum(isinstance(r, Conflict) for r in results) == 24
    assert len(await store.events(row.id)) == 20


async def test_an_event_that_cannot_be_read_stops_the_game_loudly(store: SqliteStore) -> None:
    row = await made(store)
    await append(store, row, 0, "c1", 3)
    async with store.db.write() as t:
        await t.run('UPDATE events SET body=\'{"type":"from_the_future"}\' WHERE version=2')
    with pytest.raises(CorruptLog, match="event 2"):
        await store.events(row.id)
    async with store.db.write() as t:
        await t.run("DELETE FROM events WHERE version=2")
    with pytest.raises(CorruptLog, match="event 2 is missing"):
        await store.events(row.id)


async def test_secrets_by_epoch(store: SqliteStore) -> None:
    row = await made(store)
    await append(store, row, 0, "c1", secret=(1, "aa"))
    await store.put_secret(row.id, 2, "bb")
    assert await store.secret(row.id, 1) == "aa"
    assert await store.secrets(row.id) == {1: "aa", 2: "bb"}
    with pytest.raises(KeyError):
        await store.secret(row.id, 3)


async def test_deadlines_follow_the_events_and_fired_ones_stay_fired(store: SqliteStore) -> None:
    row = await made(store)

    def deadlines(due: int, held: bool = False) -> tuple[Deadline, ...]:
        return tuple(Deadline(row.id, k, "3", d, held) for k, d in (("decision", due), ("reminder", due // 2)))

    await append(store, row, 0, "c1", deadlines=deadlines(100))
    assert await store.next_due() == 50
    assert await store.due(49) == ()
    assert await store.due(100) == ((row.id, "reminder", "3", 50), (row.id, "decision", "3", 100))
    await store.add_outbox(row.id, "notice", "{}", 50, done=("reminder", "3"))
    assert await store.next_due() == 100
    await append(store, row, 2, "c2", deadlines=deadlines(300))
    assert await store.due(1000) == ((row.id, "decision", "3", 300),)
    await append(store, row, 4, "c3", deadlines=deadlines(300, held=True))
    assert await store.next_due() is None
    assert await store.open_deadlines() == ()
    await append(store, row, 6, "c4", deadlines=deadlines(400))
    assert await store.open_deadlines() == ((row.id, "decision", "3", 400),)
    await append(store, row, 8, "c5")
    assert await store.next_due() is None


async def test_the_outbox_keeps_what_was_not_posted(store: SqliteStore) -> None:
    row = await made(store)
    (first,) = await store.outbox()
    await store.outbox_failed(first.id, "no rights" * 200)
    (again,) = await store.outbox()
    assert (again.id, again.attempts) == (first.id, 1)
    post = Post(row.id, "lobby", "", 100, 555, 0, 0, 9)
    await store.outbox_done(first.id, [post])
    assert await store.outbox() == ()
    assert await store.posts(row.id) == (post,)
    await store.put_post(msgspec.structs.replace(post, message=556, role="board", key="turn-1"))
    assert [p.message for p in await store.posts(row.id, "board")] == [556]
    await store.close_post(555)
    assert [p.message for p in await store.posts(row.id)] == [556]
    assert [p.message for p in await store.posts(row.id, open_only=False)] == [555, 556]


async def test_people_have_random_ids_and_fresh_names(store: SqliteStore) -> None:
    alice, bob = await store.person_of(User(1, "Alice")), await store.person_of(User(2, "Bob"))
    assert alice != bob
    assert alice != "1"
    assert await store.person_of(User(1, "Alice B.")) == alice
    assert await store.user_of(alice) == User(1, "Alice B.")
    assert await store.forget(1) == 1
    assert await store.forget(1) == 0
    assert await store.user_of(alice) is None
    assert await store.person_of(User(1, "Alice")) != alice


async def test_the_same_person_arriving_twice_at_once_is_one(store: SqliteStore) -> None:
    ids = await asyncio.gather(*(store.person_of(User(7, "Zoé")) for _ in range(10)))
    assert len(set(ids)) == 1


async def test_listing_by_server_and_status(store: SqliteStore) -> None:
    first = await made(store, 1, created_at=1)
    second = await made(store, 2, created_at=2)
    await made(store, 3, guild=11)
    await store.update_row(msgspec.structs.replace(first, status="over"))
    assert [r.id for r in await store.games(10)] == [second.id, first.id]
    assert [r.id for r in await store.games(10, status=("over", "active"))] == [first.id]
    assert len(await store.games(0)) == 3


async def test_settings_values_and_heartbeat(store: SqliteStore) -> None:
    assert await store.settings(10) == GuildSettings()
    wanted = GuildSettings(language="fr", game_channels=(1, 2), max_games=3)
    await store.put_settings(10, wanted)
    await store.guild_left(10, 5)
    assert await store.settings(10) == wanted
    assert await store.get_value("commands") is None
    await store.put_value("commands", "hash")
    await store.put_value("commands", "hash 2")
    assert await store.get_value("commands") == "hash 2"
    assert await store.last_heartbeat() is None
    await store.heartbeat(60)
    await store.heartbeat(120)
    assert await store.last_heartbeat() == 120


async def test_free_rolls_count_by_day(store: SqliteStore) -> None:
    day = await store.free_day(10, "2027-01-15", "aa", "hash", 1)
    assert await store.free_day(10, "2027-01-15", "bb", "other", 2) == day
    roll = FreeRoll(day.id, 1, 3, "c1", "p1", 2, 6, 1, (3, 4))
    assert (await store.add_free_roll(roll)).total == 8
    assert await store.add_free_roll(msgspec.structs.replace(roll, n=2, faces=(1, 1))) == roll
    with pytest.raises(Conflict):
        await store.add_free_roll(msgspec.structs.replace(roll, cause="c2"))
    assert await store.free_rolls(day.id) == (roll,)
    assert [d.day for d in await store.free_days(10)] == ["2027-01-15"]


def test_it_is_the_store_the_service_asks_for() -> None:
    wanted = {n for n in vars(Store) if not n.startswith("_")}
    assert wanted <= set(dir(SqliteStore))
