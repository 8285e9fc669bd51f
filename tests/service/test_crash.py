"""Crashes and restarts at the worst moments (S14, S15, S31): all of a command or nothing, never two rolls."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from bot.core import commands as cmd
from bot.service.model import Place, StoredEvent
from bot.service.ports import Conflict
from bot.storage import StoreFailed
from tests.service.conftest import MakeTable
from tests.service.toy_table import BOB, GM, Table, done, refused

Append = Callable[..., Any]


class Killed(BaseException):
    """The process dies here."""


def dies_before(append: Append) -> Append:
    async def dead(*args: Any, **kwargs: Any) -> tuple[StoredEvent, ...]:
        raise Killed

    return dead


def dies_after(append: Append) -> Append:
    async def dead(*args: Any, **kwargs: Any) -> tuple[StoredEvent, ...]:
        await append(*args, **kwargs)
        raise Killed

    return dead


def dies_within(append: Append) -> Append:
    """Killed between the statements of the transaction: the disk sees a rollback."""

    async def dead(row: Any, expected: int, *args: Any, **kwargs: Any) -> tuple[StoredEvent, ...]:
        *_, events, outbox = args
        return await append(row, expected, *args[:-2], [*events, Killed], outbox, **kwargs)  # type: ignore[no-any-return]

    return dead


async def asked(table: Table) -> tuple[str, str]:
    game = await table.game()
    done(await table.order(game, "drive"))
    loaded = await table.walk(game, 2)
    return game, loaded.state.pending[0].id


@pytest.fixture
async def table(make_table: MakeTable) -> Table:
    return await make_table(d4=[4], d10=[3, 3, 3])


async def test_S14_killed_after_the_question_was_stored(table: Table) -> None:
    game, id_ = await asked(table)
    await table.restart()
    assert (await table.store.outbox())[-1].kind == "events"  # its post is still to be sent
    done(await table.games.answer(game, BOB, id_, "shoot", "press"))


@pytest.mark.parametrize("dies", [dies_before, dies_within])
async def test_S14_killed_before_the_commit_nothing_has_happened(
    table: Table, dies: Callable[[Append], Append], monkeypatch: pytest.MonkeyPatch
) -> None:
    game, id_ = await asked(table)
    before = await table.types(game)
    outbox = await table.store.outbox()
    monkeypatch.setattr(table.store, "append", dies(table.store.append))
    with pytest.raises((Killed, TypeError)):
        await table.games.answer(game, BOB, id_, "shoot", "press")
    await table.restart()
    assert await table.types(game) == before
    assert await table.store.outbox() == outbox
    assert not done(await table.games.answer(game, BOB, id_, "shoot", "press")).repeated
    assert (await table.types(game)).count("Fired") == 1


async def test_S14_killed_after_the_commit_the_same_press_finds_its_outcome(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, id_ = await asked(table)
    monkeypatch.setattr(table.store, "append", dies_after(table.store.append))
    with pytest.raises(Killed):
        await table.games.answer(game, BOB, id_, "shoot", "press")
    await table.restart()
    assert done(await table.games.answer(game, BOB, id_, "shoot", "press")).repeated
    assert refused(await table.games.answer(game, BOB, id_, "shoot", "other")).code == "refuse-question-answered"
    types = await table.types(game)
    assert (types.count("Fired"), types.count("Rolled")) == (1, 3)
    assert (await table.store.outbox())[-1].last == len(types)


async def test_S14_without_a_restart_memory_is_not_trusted_after_a_failure(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    game, id_ = await asked(table)
    whole = table.store.append
    monkeypatch.setattr(table.store, "append", dies_after(whole))
    with pytest.raises(Killed):
        await table.games.answer(game, BOB, id_, "hold", "press")
    monkeypatch.setattr(table.store, "append", whole)
    loaded = await table.games.load(game)
    assert loaded.state.decision(id_) is None
    assert loaded.row == await table.games.row(game)


async def test_S15_the_first_answer_and_its_dice_survive_a_restart(table: Table) -> None:
    game, id_ = await asked(table)
    done(await table.games.answer(game, BOB, id_, "shoot", "p1"))
    before = (await table.games.load(game)).state
    await table.restart()
    assert (await table.games.load(game)).state == before
    assert refused(await table.games.answer(game, BOB, id_, "shoot", "p2")).code == "refuse-question-answered"
    assert (await table.games.load(game)).state.rules.ammo["blue"] == 2


async def test_a_conflict_is_tried_again_once(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game, id_ = await asked(table)
    whole, calls = table.store.append, 0

    async def stale(*args: Any, **kwargs: Any) -> Any:
        nonlocal calls
        calls += 1
        if calls in fails:
            raise Conflict
        return await whole(*args, **kwargs)

    monkeypatch.setattr(table.store, "append", stale)
    fails = {1, 2}
    assert refused(await table.games.answer(game, BOB, id_, "hold", "p1")).code == "refuse-try-again"
    fails = {3}
    done(await table.games.answer(game, BOB, id_, "hold", "p2"))
    assert calls == 4


async def test_S34_another_process_has_stored_meanwhile(make_table: MakeTable, table: Table) -> None:
    game, id_ = await asked(table)
    other = Table(table.path, d10=[9])
    other.store = await type(table.store).open(table.path, table.content.ruleset, durable=False, single=False)
    other.games = type(table.games)(other.store, other.content, other.fairness, other.clock)
    await other.games.load(game)
    done(await table.games.answer(game, BOB, id_, "hold", "same"))
    again = done(await other.games.answer(game, BOB, id_, "shoot", "same"))
    assert again.repeated
    stale = refused(await other.games.answer(game, BOB, id_, "shoot", "different"))
    assert stale.code == "refuse-question-answered"
    await other.stop()


async def test_S31_one_game_fails_and_another_commits(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    game, id_ = await asked(table)
    other = await table.game(place=Place(10, 101))
    before = await table.types(game)
    whole = table.store.append

    async def broken(row: Any, *args: Any, **kwargs: Any) -> Any:
        return await (dies_within(whole) if row.id == game else whole)(row, *args, **kwargs)

    monkeypatch.setattr(table.store, "append", broken)
    with pytest.raises(TypeError):
        await table.games.answer(game, BOB, id_, "shoot", "press")
    done(await table.order(other, "look"))
    await table.restart()
    assert await table.types(game) == before
    assert (await table.types(other))[-1] == "Looked"


async def fill_the_disk(table: Table) -> None:
    async with table.store.db.write() as t:
        pages = (await t.run("PRAGMA page_count"))[0][0]
        await t.run(f"PRAGMA max_page_count={pages}")
    for n in range(500):
        await table.store.put_value(f"filler {n}", "x" * 500)


async def test_S31_a_full_disk_is_said_and_nothing_is_half_done(table: Table) -> None:
    game, id_ = await asked(table)
    before = await table.types(game)
    with pytest.raises(StoreFailed, match="full"):
        await fill_the_disk(table)
    reason = "r" * 5000
    with pytest.raises(StoreFailed, match="full"):
        await table.games.act(game, GM, cmd.RuleOnDecision(id_, "shoot", reason), "g", role="gm")
    assert await table.types(game) == before
    assert (await table.games.load(game)).state.decision(id_) is not None
    async with table.store.db.write() as t:
        await t.run("PRAGMA max_page_count=100000")
    assert not done(await table.games.act(game, GM, cmd.RuleOnDecision(id_, "shoot", reason), "g", role="gm")).repeated
