"""The game master's desk: reading acts, previews, confirmations, rewinds of every kind, consent in a pause."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.events import TableOptions
from bot.core.messages import Message
from bot.core.refusals import Refusal
from bot.core.state import History
from bot.fairness import verify
from bot.service import referee
from bot.service.model import GameRow, Loaded
from bot.service.referee import Prepared, Wish
from tests.core import toy
from tests.service.conftest import MakeTable
from tests.service.toy_table import ALICE, BOB, CAROL, GM, Table, done, refused


async def prepared(table: Table, game: str, wish: Wish) -> Prepared:
    found = await table.games.prepare(game, GM, wish, table.cause())
    assert isinstance(found, Prepared), found
    return found


async def act(table: Table, game: str, wish: Wish) -> Loaded:
    """Prepare, confirm where that is asked, carry out."""
    found = await prepared(table, game, wish)
    if found.draft:
        done(await table.games.confirm(game, GM, found.draft, table.cause()))
    else:
        done(await table.games.act(game, GM, found.action, table.cause(), role="gm"))
    return await table.games.load(game)


def keys(lines: tuple[Message, ...]) -> list[str]:
    return [line.key for line in lines]


# rewinds


@pytest.fixture
async def table(make_table: MakeTable) -> Table:
    return await make_table(d4=[4, 2, 3, 1], d10=[2, 3, 10])


async def test_a_rewind_is_previewed_and_done_only_when_confirmed(table: Table) -> None:
    game = await table.game()
    before = (await table.games.load(game)).state
    done(await table.order(game, "drive"))
    found = await prepared(table, game, referee.rewind("last", "wrong die"))
    assert keys(found.lines)[:4] == ["preview-act", "preview-undone-orders", "preview-order", "preview-void-rolls"]
    assert found.lines[1].args["count"] == 1
    assert found.lines[4].args["faces"] == "4"
    assert (await table.games.load(game)).state.gm_acts == 0
    done(await table.games.confirm(game, GM, found.draft, "c"))
    state = (await table.games.load(game)).state
    assert (state.rules, state.gm_acts) == (before.rules, 1)
    assert refused(await table.games.confirm(game, GM, found.draft, "d")).code == "refuse-draft-gone"


async def test_law8_a_roll_gone_back_over_stays_void_and_its_number_is_not_used_again(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "drive"))
    first = (await table.games.load(game)).state.rolls
    await act(table, game, referee.rewind("1", "wrong die"))
    done(await table.order(game, "drive"))
    rolls = [r for r in await table.games.rolls(game) if r.kind == "d4"]
    assert [(r.n, r.faces, r.void) for r in rolls] == [(first, (4,), True), (first + 1, (2,), False)]


async def test_S9_a_preview_of_another_state_is_refused(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "drive"))
    found = await prepared(table, game, referee.rewind("last", "x"))
    done(await table.order(game, "walk", steps="1"))
    assert refused(await table.games.confirm(game, GM, found.draft, "c")).code == "refuse-draft-stale"
    assert (await table.games.load(game)).state.gm_acts == 0


async def test_two_game_masters_confirming_the_same_rewind_rewind_once(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "drive"))
    wish = referee.rewind("last", "x")
    mine = await prepared(table, game, wish)
    other = await table.games.prepare(game, CAROL, wish, "other")
    assert isinstance(other, Prepared)
    assert refused(await table.games.confirm(game, CAROL, mine.draft, "z")).code == "refuse-draft-gone"
    done(await table.games.confirm(game, CAROL, other.draft, "a"))
    assert refused(await table.games.confirm(game, GM, mine.draft, "b")).code == "refuse-draft-stale"
    assert (await table.games.load(game)).state.gm_acts == 1


async def test_two_acts_at_once_are_both_done_one_after_the_other(table: Table) -> None:
    game = await table.game()
    edit = cmd.Amend(toy.SetAmmo("blue", 1), "counted")
    await asyncio.gather(
        table.games.act(game, GM, edit, "a", role="gm"),
        table.games.act(game, CAROL, cmd.Pause("tea"), "b", role="gm"),
        table.games.act(game, GM, cmd.Note("both"), "c", role="gm"),
        table.games.act(game, GM, cmd.Note("both"), "c", role="gm"),
    )
    loaded = await table.games.load(game)
    acts = [e for e in loaded.stored if isinstance(e.event, ev.GmActed)]
    assert [(e.event.n, e.cause) for e in acts if isinstance(e.event, ev.GmActed)] == [(1, "a"), (2, "b"), (3, "c")]
    assert replayed(loaded) == loaded.state


async def test_a_rewind_can_itself_be_taken_back(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "drive"))
    driven = (await table.games.load(game)).state.rules
    await act(table, game, referee.rewind("last", "x"))
    assert refused(await table.games.prepare(game, GM, referee.rewind("1", "x"), "a")).code == "refuse-order-void"
    found = await prepared(table, game, referee.rewind("act 1", "it was right"))
    assert "preview-back" in keys(found.lines)
    loaded = await act(table, game, referee.rewind("act 1", "it was right"))
    assert loaded.state.rules == driven
    assert [r.void for r in await table.games.rolls(game) if r.kind == "d4"] == [False]


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("the beginning", "refuse-rewind-text"),
        ("7", "refuse-no-such-order"),
        ("act 1", "refuse-no-such-act"),
        ("last", "refuse-rewind-nothing"),
        ("-1", "refuse-rewind-text"),
        ("99999999", "refuse-rewind-text"),
    ],
)
async def test_points_one_cannot_go_back_to(table: Table, text: str, code: str) -> None:
    game = await table.game()
    assert refused(await table.games.prepare(game, GM, referee.rewind(text, "x"), "a")).code == code


async def test_a_rewind_to_before_a_finished_game_says_so(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "look"))
    done(await table.games.act(game, ALICE, cmd.Resign(), "r"))
    found = await prepared(table, game, referee.rewind("last", "a slip"))
    assert "preview-game-reopens" in keys(found.lines)
    done(await table.games.confirm(game, GM, found.draft, "c"))
    assert (await table.games.row(game)).status == "active"


async def test_targets_are_the_orders_that_count_and_the_acts(table: Table) -> None:
    game = await table.game()
    done(await table.order(game, "look"))
    done(await table.order(game, "drive"))
    await act(table, game, referee.rewind("2", "x"))
    assert [s.value for s in await table.games.rewind_targets(game)] == ["last", "1", "act 1"]


# edits, rulings, time


async def test_an_edit_seen_at_a_glance_is_done_at_once(table: Table) -> None:
    game = await table.game()
    wish = referee.amend("ammo", {"seat": "blue", "rounds": "1"}, "counted", sees_hidden=False)
    found = await prepared(table, game, wish)
    assert (found.draft, keys(found.lines)) == ("", ["preview-act"])
    loaded = await act(table, game, wish)
    assert loaded.state.rules.ammo["blue"] == 1


async def test_an_edit_during_a_question_that_closes_it_asks_first(make_table: MakeTable) -> None:
    table = await make_table(d4=[4])
    game = await table.game()
    done(await table.order(game, "drive"))
    assert (await table.walk(game, 3)).state.pending
    wish = referee.amend("ammo", {"seat": "blue", "rounds": "0"}, "counted", sees_hidden=False)
    found = await prepared(table, game, wish)
    assert found.draft
    assert "preview-question-closes" in keys(found.lines)
    loaded = await act(table, game, wish)
    assert loaded.state.pending == ()
    assert loaded.state.rules.place["red"] == 3


async def test_a_ruling_goes_by_id_or_by_the_beginning_of_the_label(make_table: MakeTable) -> None:
    table = await make_table(d4=[4])
    game = await table.game()
    nothing = referee.rule("hold", "x", sees_hidden=False, labelled=lambda m: m.key)
    assert refused(await table.games.prepare(game, GM, nothing, "n")).code == "refuse-nothing-asked"
    done(await table.order(game, "drive"))
    question = (await table.walk(game, 3)).state.pending[0]
    unknown = referee.rule("dance", "x", sees_hidden=False, labelled=lambda m: m.key)
    refusal = refused(await table.games.prepare(game, GM, unknown, "u"))
    assert [c.value for c in refusal.choices] == [o.id for o in question.options]
    label = question.options[-1].label.key
    wish = referee.rule(label[:-1].upper(), "by phone", sees_hidden=False, labelled=lambda m: m.key)
    found = await prepared(table, game, wish)
    assert found.action == cmd.RuleOnDecision(question.id, question.options[-1].id, "by phone")
    loaded = await act(table, game, wish)
    assert loaded.state.decision(question.id) is None


async def test_more_time_counts_from_the_deadline_and_is_bounded(make_table: MakeTable) -> None:
    table = await make_table(d4=[4])
    game = await table.game()
    done(await table.order(game, "drive"))
    due = (await table.walk(game, 3)).state.pending[0].due_at
    now = table.clock.now()
    assert refused(await table.games.prepare(game, GM, referee.extend(0, "x", now), "a")).code == "refuse-window"
    assert refused(await table.games.prepare(game, GM, referee.extend(10**9, "x", now), "b")).code == "refuse-window"
    loaded = await act(table, game, referee.extend(3600, "x", now))
    assert loaded.state.pending[0].due_at == due + 3600


@pytest.mark.parametrize(
    ("kind", "faces", "expected"),
    [
        ("d10", "7", (7,)),
        ("D10", " 7, 3 ", (7, 3)),
        ("d10", "11", ()),
        ("d10", "", ()),
        ("d6", "3", ()),
        ("d4", "x", ()),
    ],
)
async def test_physical_dice_are_read_or_refused(
    table: Table, kind: str, faces: str, expected: tuple[int, ...]
) -> None:
    game = await table.game()
    found = await table.games.prepare(game, GM, referee.enter_dice(kind, faces, "camera"), "a")
    if expected:
        assert isinstance(found, Prepared)
        assert isinstance(found.action, cmd.EnterDice)
        assert (found.action.kind, found.action.faces) == ("d10", expected)
    else:
        assert isinstance(found, Refusal)


# people


async def test_a_seat_goes_to_somebody_outside_the_game(table: Table) -> None:
    game = await table.game()
    carol, alice, gm = [await table.games.person(u) for u in (CAROL, ALICE, GM)]
    assert isinstance(await table.games.take_gm_seat(game, GM), GameRow)
    for seat, person, code in [
        ("green", carol, "refuse-which-seat"),
        ("blue", alice, "refuse-substitute-plays"),
        ("blue", gm, "refuse-substitute-gm"),
    ]:
        refusal = refused(await table.games.prepare(game, GM, referee.substitute(seat, person, "x"), "a"))
        assert refusal.code == code
    forged = cmd.SubstitutePerson("green", carol, "x")
    assert refused(await table.games.act(game, GM, forged, "f", role="gm")).code == "refuse-no-such-seat"
    loaded = await act(table, game, referee.substitute("blue", carol, "Bob left"))
    assert loaded.row.seats == {"red": alice, "blue": carol}


async def test_in_a_casual_game_consent_can_end_a_pause_and_expires_in_one(table: Table) -> None:
    game = await table.game(TableOptions(casual=True))

    async def proposal() -> str:
        found = (await table.games.load(game)).state.proposal
        assert found is not None
        return found.id

    done(await table.games.act(game, ALICE, cmd.Pause("tea"), "a", role="gm"))
    done(await table.games.act(game, BOB, cmd.AnswerProposal(await proposal(), True), "b"))
    assert (await table.games.load(game)).state.paused_at is not None
    assert (
        refused(await table.games.act(game, ALICE, cmd.Propose("draw", Message("x"), 0), "p")).code == "refuse-paused"
    )
    done(await table.games.act(game, ALICE, cmd.Resume("go"), "c", role="gm"))
    table.clock.time += 25 * 3600
    assert await table.games.expire_due() == 1
    assert (await table.games.load(game)).state.proposal is None
    done(await table.games.act(game, ALICE, cmd.Resume("go"), "d", role="gm"))
    done(await table.games.act(game, BOB, cmd.AnswerProposal(await proposal(), True), "e"))
    assert (await table.games.load(game)).state.paused_at is None


async def test_an_act_that_cannot_be_done_asks_nobody(table: Table) -> None:
    game = await table.game(TableOptions(casual=True))
    assert refused(await table.games.act(game, ALICE, cmd.Resume("x"), "a", role="gm")).code == "refuse-not-paused"
    assert (await table.games.load(game)).state.proposal is None


async def test_what_a_consent_asks_names_the_act_and_its_reason(table: Table) -> None:
    game = await table.game(TableOptions(casual=True))
    done(await table.games.act(game, ALICE, cmd.Amend(toy.SetAmmo("blue", 1), "counted"), "a", role="gm"))
    asked = (await table.games.load(game)).state.proposal
    assert asked is not None
    what = asked.text.args["what"]
    assert isinstance(what, Message)
    assert what.args["reason"] == "counted"
    assert isinstance(what.args["act"], Message)
    assert what.args["act"].key == "gm-would-amend"


# after any act


def replayed(loaded: Loaded) -> Any:
    history: History[Any] = History(loaded.ruleset)
    for stored in loaded.stored:
        history.apply(stored.event)
    return history.state


WISHES: dict[str, Wish] = {
    "rewind": referee.rewind("last", "r"),
    "amend": referee.amend("ammo", {"seat": "blue", "rounds": "1"}, "r", sees_hidden=False),
    "rule": referee.rule("hold", "r", sees_hidden=False, labelled=lambda m: m.key),
    "extend": referee.extend(3600, "r", 0),
    "pause": lambda _: cmd.Pause("r"),
    "seat": referee.substitute("blue", "somebody", "r"),
    "dice": referee.enter_dice("d10", "3", "r"),
    "note": lambda _: cmd.Note("r"),
    "end": referee.end("red", "r"),
}


@pytest.mark.parametrize("name", WISHES)
@pytest.mark.parametrize("ended", [False, True], ids=["running", "over"])
async def test_law8_after_any_act_the_export_verifies_and_a_replay_gives_the_same_state(
    make_table: MakeTable, name: str, ended: bool
) -> None:
    table = await make_table()
    game = await table.game()
    done(await table.games.act(game, GM, cmd.EnterDice("d4", (4,), "r"), "d", role="gm"))
    done(await table.order(game, "drive"))
    assert (await table.walk(game, 3)).state.pending
    loaded = await act(table, game, WISHES[name])
    assert loaded.state.gm_acts == 2
    act_event = next(e.event for e in reversed(loaded.stored) if isinstance(e.event, ev.GmActed))
    assert (act_event.n, act_event.reason) == (2, "r")
    if ended and loaded.state.outcome is None:
        done(await table.games.act(game, ALICE, cmd.Resign(), "resign"))
    await table.restart()
    fresh = await table.games.load(game)
    assert replayed(fresh) == fresh.state
    exported = await table.games.export(game, "json")
    assert isinstance(exported, tuple)
    verdict = verify.verify_bytes(exported[1])
    assert verdict.ok, verdict.line()
    assert verdict.complete == (ended or name == "end")
