"""Orders and answers: who acts for which seat, races, repeats, what the loser is told."""

from __future__ import annotations

import asyncio

import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.events import TableOptions
from bot.core.messages import say
from bot.core.refusals import Refusal, RefusalKind
from bot.service.model import Done, GuildSettings, Place
from tests.service.conftest import MakeTable
from tests.service.toy_table import ALICE, BOB, CAROL, GM, HOUR, Table, done, refused


async def asked(table: Table, options: TableOptions = TableOptions()) -> str:
    """A game in which red has driven, and blue is asked about cell 2."""
    game = await table.game(options)
    done(await table.order(game, "drive"))
    await table.walk(game, 4)
    return game


@pytest.fixture
async def scripted(make_table: MakeTable) -> Table:
    return await make_table(d4=[4, 4, 4], d10=[2, 3, 10])


async def test_law_4_a_repeated_delivery_returns_the_earlier_outcome(table: Table) -> None:
    game = await table.game()
    first = done(await table.games.order(game, ALICE, "drive", {}, "same"))
    again = done(await table.games.order(game, ALICE, "drive", {}, "same"))
    assert (again.first, again.last, again.repeated) == (first.first, first.last, True)
    assert (await table.types(game)).count("Driven") == 1


async def test_orders_are_for_those_who_sit_there_and_are_to_act(table: Table) -> None:
    game = await table.game()
    assert refused(await table.order(game, "drive", CAROL)).code == "refuse-no-seat"
    assert refused(await table.order(game, "drive", BOB)).code == "refuse-not-your-turn"
    assert refused(await table.order(game, "recover")).code == "refuse-other-ruleset"
    assert refused(await table.order(game, "walk", steps="many")).kind == RefusalKind.UNREADABLE
    assert [m.verb for m in await table.games.menu(game, ALICE)] == ["look", "finish", "drive", "draw"]
    assert await table.games.menu(game, BOB) == await table.games.menu(game, CAROL) == ()


async def test_a_lobby_takes_no_orders(table: Table) -> None:
    row = await table.lobby()
    assert refused(await table.order(row.id, "drive")).code == "refuse-not-started"
    assert refused(await table.games.act(row.id, ALICE, cmd.Resign(), "x")).code == "refuse-not-started"
    assert refused(await table.games.ask_board(row.id, ALICE, "status", {})).code == "refuse-not-started"


async def test_completion_is_for_seats_and_the_ruleset_s_own_verbs(scripted: Table) -> None:
    game = await scripted.game()
    done(await scripted.order(game, "drive"))
    complete = scripted.games.complete
    assert [s.value for s in await complete(game, ALICE, "walk", "steps", {})] == ["1", "2", "3", "4"]
    assert await complete(game, CAROL, "walk", "steps", {}) == ()
    assert await complete(game, ALICE, "battle", "steps", {}) == ()


async def test_while_a_question_is_open_everybody_learns_who_is_waited_for(scripted: Table) -> None:
    game = await asked(scripted)
    due = (await scripted.games.load(game)).state.pending[0].due_at
    waiting = refused(await scripted.order(game, "look"))
    assert waiting.reasons == (say("refuse-question-open", "TOY-5", who="Bob", due=due),)
    assert refused(await scripted.order(game, "look", BOB)).reasons == (say("refuse-answer-first", "TOY-5", due=due),)


async def test_only_the_seat_asked_may_answer(scripted: Table) -> None:
    game = await asked(scripted)
    told = refused(await scripted.answer(game, "hold", CAROL))
    assert told.reasons == (say("refuse-others-asked", "TOY-5", who="Bob"),)
    assert refused(await scripted.answer(game, "hold", ALICE)).code == "refuse-others-asked"
    await scripted.games.take_gm_seat(game, GM)
    assert refused(await scripted.answer(game, "hold", GM)).code == "refuse-use-gm-rule"
    assert refused(await scripted.answer(game, "dance")).code == "refuse-no-such-answer"
    done(await scripted.answer(game, "hold"))


async def test_S11_two_presses_at_the_same_instant_one_wins_one_roll(scripted: Table) -> None:
    game = await asked(scripted)
    id_ = (await scripted.games.load(game)).state.pending[0].id
    results = await asyncio.gather(
        *(scripted.games.answer(game, BOB, id_, answer, f"p{i}") for i, answer in enumerate(["shoot", "hold"] * 4))
    )
    assert [isinstance(r, Done) for r in results] == [True] + [False] * 7
    told = {r.reasons[0] for r in results if isinstance(r, Refusal)}
    assert told == {say("refuse-question-answered", "TOY-5", who="Bob", what=say("opt-shoot"))}
    assert {r.kind for r in results if isinstance(r, Refusal)} == {RefusalKind.UNTIMELY}
    types = await scripted.types(game)
    assert (types.count("Fired"), types.count("DecisionAnswered")) == (1, 1)


async def test_S11_the_same_press_delivered_twice_at_once(scripted: Table) -> None:
    game = await asked(scripted)
    id_ = (await scripted.games.load(game)).state.pending[0].id
    results = await asyncio.gather(*(scripted.games.answer(game, BOB, id_, "shoot", "one") for _ in range(3)))
    assert [done(r).repeated for r in results] == [False, True, True]


async def test_what_became_of_a_question_is_told(scripted: Table) -> None:
    game = await asked(scripted)
    first = (await scripted.games.load(game)).state.pending[0].id
    scripted.clock.time += 12 * HOUR
    assert await scripted.games.expire_due() == 1
    late = refused(await scripted.answer(game, "shoot", decision=first))
    assert late.reasons == (say("refuse-question-expired", "TOY-5", what=say("opt-hold")),)
    done(await scripted.order(game, "finish"))
    done(await scripted.order(game, "drive", BOB))
    await scripted.walk(game, 2, BOB)
    second = (await scripted.games.load(game)).state.pending[0].id
    await scripted.games.act(game, GM, cmd.RuleOnDecision(second, "hold", "away"), "g1", role="gm")
    ruled = refused(await scripted.games.answer(game, ALICE, second, "shoot", "late"))
    assert (ruled.code, ruled.reasons[0].args["what"]) == ("refuse-question-ruled", say("opt-hold"))
    assert refused(await scripted.answer(game, "shoot", decision="404")).code == "refuse-question-closed"


async def test_S5_an_expiry_leaves_later_questions_as_they_were(make_table: MakeTable) -> None:
    table = await make_table(d4=[2, 2, 2, 2, 2], d10=[10])
    game = await table.game()
    shapes = []
    for turn, how in enumerate(("expire", "hold", "shoot")):
        done(await table.order(game, "drive"))
        loaded = await table.walk(game, 2 if turn == 0 else 1)
        question = loaded.state.pending[0]
        shapes.append(([o.id for o in question.options], question.default, question.due_at - table.clock.time))
        if how == "expire":
            table.clock.time = question.due_at
            assert await table.games.expire_due() == 1
        else:
            done(await table.answer(game, how))
        done(await table.order(game, "finish"))
        done(await table.order(game, "finish", BOB))
    assert shapes == [shapes[0]] * 3
    assert (await table.games.load(game)).state.pending == ()


async def test_solo_one_person_acts_for_the_seat_that_is_asked(scripted: Table) -> None:
    game = await asked(scripted, TableOptions(solo=True))
    done(await scripted.answer(game, "hold", ALICE))
    done(await scripted.answer(game, "hold", ALICE))
    done(await scripted.answer(game, "hold", ALICE))
    done(await scripted.order(game, "finish"))
    done(await scripted.order(game, "drive"))
    assert (await scripted.games.load(game)).stored[-1].actor == "blue"
    assert refused(await scripted.games.act(game, ALICE, cmd.ClaimWin(0), "c")).code == "refuse-claim-solo"


async def test_a_claim_waits_for_the_servers_idle_time(table: Table) -> None:
    game = await table.game()
    await table.store.put_settings(10, GuildSettings(claim_after=3 * 86400))
    early = refused(await table.games.act(game, BOB, cmd.ClaimWin(0), "c1"))
    assert (early.code, early.reasons[0].args["due"]) == ("refuse-claim-early", table.clock.time + 3 * 86400)
    table.clock.time += 3 * 86400
    assert refused(await table.games.act(game, ALICE, cmd.ClaimWin(0), "c2")).code == "refuse-claim-own-turn"
    done(await table.games.act(game, BOB, cmd.ClaimWin(0), "c3"))
    ended = next(e.event for e in (await table.games.load(game)).stored if isinstance(e.event, ev.GameEnded))
    assert ended.outcome.reason == say("end-claimed", days=3)


async def test_the_end_reveals_the_secret_in_the_same_transaction(table: Table) -> None:
    game = await table.game()
    result = done(await table.games.act(game, ALICE, cmd.Resign(), "x"))
    loaded = await table.games.load(game)
    assert [type(e.event).__name__ for e in loaded.stored[result.first - 1 :]] == ["GameEnded", "SecretRevealed"]
    revealed = loaded.stored[-1].event
    assert isinstance(revealed, ev.SecretRevealed)
    assert revealed.secret == await table.store.secret(game, 1)
    assert loaded.row.status == "over"
    assert refused(await table.order(game, "look")).code == "refuse-game-over"


async def test_players_cannot_send_what_is_not_theirs(table: Table) -> None:
    game = await table.game()
    for action in (cmd.Rewind(6, "r"), cmd.ExpireDecision("1"), cmd.ShiftDeadlines({}, 5), cmd.Note("x")):
        assert refused(await table.games.act(game, ALICE, action, "x")).code == "refuse-not-gm"
        if not isinstance(action, cmd.Rewind | cmd.Note):
            assert refused(await table.games.act(game, GM, action, "y", role="gm")).code == "refuse-not-gm"
    forged = cmd.Propose("consent", say("x"), 0, payload='["Note",{"text":"x"}]')
    assert refused(await table.games.act(game, ALICE, forged, "z")).code == "refuse-not-gm"


async def test_law_5_other_games_are_not_blocked_by_one(scripted: Table) -> None:
    game = await asked(scripted)
    other = await scripted.game(place=Place(10, 101))
    async with scripted.games.lock(game):
        done(await asyncio.wait_for(scripted.order(other, "look"), 5))


async def test_the_outbox_names_the_versions_a_post_shows(table: Table) -> None:
    game = await table.game()
    before = [o.id for o in await table.store.outbox()]
    result = done(await table.order(game, "drive"))
    rows = [o for o in await table.store.outbox() if o.id not in before]
    assert [(o.kind, o.first, o.last) for o in rows] == [("events", result.first, result.last)]
    refused(await table.order(game, "drive"))
    assert len(await table.store.outbox()) == len(before) + 1
