"""Deadlines (law 3): absolute, fired once, shifted by an outage, told to the channel."""

from __future__ import annotations

import asyncio

import msgspec
import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.events import TableOptions
from bot.core.messages import Message
from bot.scheduler import Scheduler
from bot.service.deadlines import shifted
from bot.service.model import Deadline, Place
from tests.service.conftest import MakeTable
from tests.service.toy_table import ALICE, CAROL, GM, HOUR, START, Table, done, refused


@pytest.fixture
async def table(make_table: MakeTable) -> Table:
    return await make_table(d4=[4, 4, 4], d10=[2, 3, 10])


async def asked(table: Table, options: TableOptions = TableOptions(), place: Place | None = None) -> tuple[str, int]:
    """A game with an open question, and when it closes."""
    game = await (table.game(options) if place is None else table.game(options, place))
    done(await table.order(game, "drive"))
    loaded = await table.walk(game, 4)
    return game, loaded.state.pending[0].due_at


async def notices(table: Table) -> list[Message]:
    return [msgspec.json.decode(o.payload, type=Message) for o in await table.store.outbox() if o.kind == "notice"]


async def moves(table: Table, game: str) -> list[ev.DeadlineMoved]:
    return [e.event for e in (await table.games.load(game)).stored if isinstance(e.event, ev.DeadlineMoved)]


async def test_S1_the_default_is_applied_once_and_the_walk_goes_on(table: Table) -> None:
    game, due = await asked(table)
    table.clock.time = due
    assert await table.games.expire_due() == 1
    assert await table.games.expire_due() == 0
    loaded = await table.games.load(game)
    assert loaded.state.rules.place["red"] == 4
    answered = [e for e in loaded.stored if isinstance(e.event, ev.DecisionAnswered)]
    assert [(e.actor, e.cause) for e in answered] == [("system", f"expire:{answered[0].event.decision}")]
    assert await table.store.next_due() is None


async def test_S6_refused_presses_move_no_deadline(table: Table) -> None:
    game, due = await asked(table, TableOptions(reaction_window=60))
    for _ in range(3):
        table.clock.time += 15
        assert refused(await table.answer(game, "shoot", CAROL)).code == "refuse-others-asked"
        assert await table.store.next_due() == due == START + 60
    table.clock.time = due - 1
    assert await table.games.expire_due() == 0
    table.clock.time = due
    assert await table.games.expire_due() == 1


async def test_half_time_is_reminded_of_once(table: Table) -> None:
    game, due = await asked(table)
    assert await table.store.next_due() == due - 6 * HOUR
    table.clock.time = due - 6 * HOUR
    assert await table.games.expire_due() == 1
    assert await table.games.expire_due() == 0
    (reminder,) = await notices(table)
    assert (reminder.key, reminder.args["who"], reminder.args["due"]) == ("notice-reminder", "Bob", due)
    done(await table.games.act(game, GM, cmd.ExtendDecision((await table.games.load(game)).state.pending[0].id,
                                                            due + 20 * HOUR, "holiday"), "x", role="gm"))  # fmt: skip
    table.clock.time = due + 19 * HOUR
    assert await table.games.expire_due() == 0
    assert len(await notices(table)) == 1


async def test_nobody_is_reminded_after_an_answer_or_of_a_short_window(table: Table) -> None:
    game, due = await asked(table)
    for _ in range(3):
        done(await table.answer(game, "hold"))
    table.clock.time = due
    assert await table.games.expire_due() == 0
    await table.store.put_settings(10, await table.store.settings(10))
    _, due = await asked(table, TableOptions(reaction_window=HOUR - 1), Place(10, 101))
    assert await table.store.next_due() == due
    assert await notices(table) == []


async def test_a_reminder_that_comes_with_the_expiry_is_left_out(table: Table) -> None:
    _, due = await asked(table)
    table.clock.time = due
    assert await table.games.expire_due() == 1
    assert await notices(table) == []


async def test_a_proposal_expires_and_changes_nothing(table: Table) -> None:
    game = await table.game()
    done(await table.games.act(game, ALICE, cmd.Propose("draw", Message("x"), 0), "p"))
    table.clock.time += 24 * HOUR
    assert await table.games.expire_due() == 1
    state = (await table.games.load(game)).state
    assert (state.proposal, state.outcome) == (None, None)


async def test_a_paused_game_waits_and_then_gives_the_time_back(table: Table) -> None:
    game, due = await asked(table)
    done(await table.games.act(game, GM, cmd.Pause("storm"), "a", role="gm"))
    assert await table.store.next_due() is None
    table.clock.time = due + HOUR
    assert await table.games.expire_due() == 0
    done(await table.games.act(game, GM, cmd.Resume("over"), "b", role="gm"))
    new_due = (await table.games.load(game)).state.pending[0].due_at
    assert new_due == due + (due + HOUR - START)
    assert await table.store.next_due() == new_due - 6 * HOUR


async def test_a_broken_game_does_not_stop_the_others(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    first, due = await asked(table)
    second, _ = await asked(table, place=Place(10, 101))
    whole = table.games.load

    async def load(game: str) -> object:
        if game == first:
            raise RuntimeError("broken")
        return await whole(game)

    monkeypatch.setattr(table.games, "load", load)
    table.clock.time = due
    assert await table.games.expire_due() == 1
    assert (await whole(second)).state.pending == ()
    assert [d[0] for d in await table.store.due(due) if d[1] == "decision"] == [first]


async def test_a_deadline_the_game_knows_nothing_of_is_dropped(table: Table) -> None:
    game = await table.game()
    await table.store.put_deadlines(
        game, (Deadline(game, "decision", "77", START), Deadline(game, "lobby", game, START))
    )
    assert await table.games.expire_due() == 0
    assert await table.store.next_due() is None


# outages


@pytest.mark.parametrize(
    ("due", "opened", "outage", "now", "after"),
    [
        (1000, 0, 500, 900, 1500),  # not overdue: later by the outage
        (1000, 0, 2000, 2500, 3500),  # overdue, whole window was an hour or less: the window again
        (20_000, 0, 10_000, 25_000, 30_000),  # overdue, but the time left was more than an hour
        (20_000, 0, 5_100, 25_000, 28_600),  # overdue, a minute left: an hour
        (1000, 940, 5000, 5990, 6050),  # a window of a minute: a minute
    ],
)
def test_law_3_what_an_outage_does_to_a_deadline(due: int, opened: int, outage: int, now: int, after: int) -> None:
    assert shifted(due, opened, outage, now) == after


async def test_law_3_an_outage_moves_deadlines_and_clocks_and_is_told(table: Table) -> None:
    game, due = await asked(table)
    lobby = await table.lobby(place=Place(10, 101))
    await table.store.heartbeat(START + HOUR)
    await table.stop()
    table.clock.time = due + 5 * HOUR  # down for 16 h, the whole rest of the window
    await table.start()
    await table.games.recover(table.clock.time)
    question = (await table.games.load(game)).state.pending[0]
    assert question.due_at == due + 16 * HOUR
    assert [(m.why, m.outage) for m in await moves(table, game)] == [("outage", 16 * HOUR)]
    (notice,) = await notices(table)
    assert (notice.key, notice.args) == (
        "notice-outage",
        {"hours": 16, "minutes": 0, "due": due + 16 * HOUR},
    )
    assert await table.games.expire_due() == 0
    assert (await table.games.row(game)).last_order_at == START + 16 * HOUR
    closes = {d[0]: d[3] for d in await table.store.open_deadlines() if d[1] == "lobby"}
    assert closes == {lobby.id: START + 48 * HOUR + 16 * HOUR}
    done(await table.answer(game, "hold"))


async def test_recovering_again_shifts_nothing_twice(table: Table) -> None:
    game, due = await asked(table)
    await table.store.heartbeat(START)
    table.clock.time = START + HOUR
    await table.games.recover(table.clock.time)
    await table.games.recover(table.clock.time)
    assert (await table.games.load(game)).state.pending[0].due_at == due + HOUR
    assert len(await notices(table)) == 1


async def test_a_crash_while_recovering_shifts_nothing_twice(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game, due = await asked(table)
    await table.store.heartbeat(START)
    table.clock.time = START + HOUR

    async def dies(now: int, outage: int) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(table.store, "after_outage", dies)
    with pytest.raises(KeyboardInterrupt):
        await table.games.recover(table.clock.time)
    await table.restart()
    table.clock.time += 600
    await table.games.recover(table.clock.time)
    assert (await table.games.load(game)).state.pending[0].due_at == due + HOUR


@pytest.mark.parametrize("away", [None, 0, 120])
async def test_a_restart_is_no_outage(table: Table, away: int | None) -> None:
    game, due = await asked(table)
    if away is not None:
        await table.store.heartbeat(START - away)
    await table.games.recover(START)
    assert (await table.games.load(game)).state.pending[0].due_at == due
    assert await notices(table) == []
    assert await table.store.last_heartbeat() == START


async def test_a_paused_game_is_not_shifted_by_an_outage_too(table: Table) -> None:
    game, due = await asked(table)
    done(await table.games.act(game, GM, cmd.Pause("storm"), "a", role="gm"))
    await table.store.heartbeat(START)
    table.clock.time = START + 5 * HOUR
    await table.games.recover(table.clock.time)
    done(await table.games.act(game, GM, cmd.Resume(), "b", role="gm"))
    assert (await table.games.load(game)).state.pending[0].due_at == due + 5 * HOUR


# the scheduler


async def settle(scheduler: Scheduler) -> None:
    """Let everything run that is not waiting for a timer."""
    me = asyncio.current_task()
    while len([t for t in asyncio.all_tasks() if t is not me]) > 0:
        await asyncio.sleep(0.005)


def armed(table: Table) -> Scheduler:
    scheduler = Scheduler(table.games, table.store, table.clock)
    table.games.alarm = scheduler
    return scheduler


async def test_between_timers_nothing_runs(table: Table) -> None:
    await asked(table)
    scheduler = armed(table)
    await scheduler.start()
    await settle(scheduler)
    assert asyncio.all_tasks() == {asyncio.current_task()}
    await scheduler.stop()


async def test_S1_the_timer_is_set_to_the_earliest_deadline_and_fires(table: Table) -> None:
    scheduler = armed(table)
    await scheduler.start()
    game, due = await asked(table, TableOptions(reaction_window=1800))
    await settle(scheduler)
    assert scheduler.next_in() == pytest.approx(1800, abs=5)
    table.clock.time = due
    scheduler.reschedule()
    while (await table.games.load(game)).state.pending:
        await asyncio.sleep(0.005)
    await settle(scheduler)
    assert scheduler.next_in() is None
    await scheduler.stop()


async def test_S35_started_three_times_one_reminder(table: Table) -> None:
    game, due = await asked(table)
    scheduler = armed(table)
    table.clock.time = due - 6 * HOUR
    await table.store.heartbeat(table.clock.time)
    for _ in range(3):
        await scheduler.start()
    while not await notices(table):
        await asyncio.sleep(0.005)
    await settle(scheduler)
    assert len(await notices(table)) == 1
    assert len([e for e in (await table.games.load(game)).stored if e.actor == "system"]) == 6  # its set-up
    await scheduler.stop()


async def test_what_cannot_be_done_is_tried_again_later(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    _, due = await asked(table)
    scheduler = armed(table)

    async def broken() -> int:
        raise RuntimeError("broken")

    monkeypatch.setattr(table.games, "expire_due", broken)
    table.clock.time = due
    await table.store.heartbeat(due)
    await scheduler.start()
    while (scheduler.next_in() or 0) < 5:
        await asyncio.sleep(0.005)
    assert scheduler.next_in() == pytest.approx(30, abs=5)
    await scheduler.stop()


async def test_after_the_stop_nothing_is_set(table: Table) -> None:
    scheduler = armed(table)
    await scheduler.start()
    await scheduler.stop()
    await asked(table)
    await settle(scheduler)
    assert scheduler.next_in() is None
