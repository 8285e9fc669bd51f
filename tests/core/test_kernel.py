"""Deciding commands (laws 1, 2, 8): questions suspend and resume, the clock expires them, game masters put right."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.commands import Action
from bot.core.events import TableOptions
from bot.core.messages import say
from bot.core.refusals import RefusalKind
from tests.core import toy
from tests.core.helpers import T0, Game, kinds, refusal

WALK = cmd.GiveOrder(toy.Walk(4), say("order"))


def walking(**dice: list[int]) -> Game:
    """Red has 4 points and walks 4 cells; the question of cell 2 is open."""
    game = Game(d4=[4], **dice)
    game.order(toy.Drive())
    game.order(toy.Walk(4))
    return game


def test_an_order_is_numbered_and_folded_at_once() -> None:
    game = Game(d4=[3])
    events = game.order(toy.Drive())
    assert kinds(events) == ["OrderTaken", "Rolled", "Driven"]
    assert (game.state.orders, game.state.rolls, game.rules.points) == (1, 2, 3)


def test_a_refused_command_leaves_no_trace() -> None:
    game = Game()
    before = game.state
    assert refusal(game.send(cmd.GiveOrder(toy.Walk(4), say("order")))).kind == RefusalKind.ILLEGAL
    assert game.state is before
    assert refusal(game.send(cmd.GiveOrder(toy.Drive(), say("order")), "blue")).code == "refuse-not-your-turn"
    assert game.state is before


def test_law_2_a_question_suspends_the_mover_and_the_answer_resumes_it_S3() -> None:
    game = walking(d10=[2, 9])
    assert game.rules.place["red"] == 2
    assert game.question.due_at == T0 + game.state.options.reaction_window
    game.answer("shoot")  # 2 misses
    assert game.rules.place["red"] == 3  # the next cell is asked about anew
    game.answer("shoot")  # 9 hits
    assert (game.rules.place["red"], game.state.pending) == (3, ())
    assert game.rules.points == 0
    assert refusal(game.send(WALK)).kind == RefusalKind.ILLEGAL
    game.dice.check_empty()


def test_S3_points_spent_are_steps_taken() -> None:
    game = walking()
    for _ in range(3):
        game.answer("hold")
    assert game.rules.place["red"] == 4
    assert game.rules.points == 0
    assert refusal(game.send(cmd.GiveOrder(toy.Walk(1), say("order")))).kind == RefusalKind.ILLEGAL


def test_an_order_is_refused_while_a_question_is_open() -> None:
    game = walking()
    assert refusal(game.send(WALK)).kind == RefusalKind.UNTIMELY


@pytest.mark.parametrize(
    ("seat", "decision", "answer", "code"),
    [
        ("red", "", "shoot", "refuse-not-asked"),
        ("blue", "", "dance", "refuse-no-such-answer"),
        ("blue", "999", "shoot", "refuse-question-closed"),
    ],
)
def test_wrong_answers_are_untimely(seat: str, decision: str, answer: str, code: str) -> None:
    game = walking()
    result = refusal(game.send(cmd.AnswerDecision(decision or game.question.id, answer), seat))
    assert (result.kind, result.code) == (RefusalKind.UNTIMELY, code)


def test_S1_expiry_applies_the_default_once_and_the_walk_goes_on() -> None:
    game = walking()
    id_ = game.question.id
    assert refusal(game.send(cmd.ExpireDecision(id_), role="system")).code == "refuse-not-due"
    game.now = game.question.due_at
    events = game.do(cmd.ExpireDecision(id_), role="system")
    answered = events[0]
    assert isinstance(answered, ev.DecisionAnswered)
    assert (answered.answer, answered.by, answered.reason) == ("hold", "expiry", say("expired", "TOY-5"))
    assert game.rules.place["red"] == 4  # no further question in this walk
    assert refusal(game.send(cmd.ExpireDecision(id_), role="system")).code == "refuse-question-closed"


def test_S2_an_edit_closes_a_question_that_has_lost_its_sense() -> None:
    game = walking()
    id_ = game.question.id
    events = game.gm(cmd.Amend(toy.SetAmmo("blue", 0), "gun damaged"))
    closed = next(e for e in events if isinstance(e, ev.DecisionAnswered))
    assert (closed.answer, closed.by, closed.reason) == ("hold", "rules", say("closed-no-ammo"))
    assert (game.state.pending, game.rules.place["red"]) == ((), 4)
    assert refusal(game.send(cmd.AnswerDecision(id_, "shoot"), "blue")).code == "refuse-question-closed"


def test_law_8_a_game_masters_act_is_numbered_with_reason_before_and_after() -> None:
    game = Game()
    game.gm(cmd.Note("hello"))
    acted = game.gm(cmd.Amend(toy.SetAmmo("red", 1), "agreed"))[-1]
    assert acted == ev.GmActed(2, say("gm-amended"), "agreed", say("ammo", n=3), say("ammo", n=1))


GM_ONLY: list[Action] = [
    cmd.RuleOnDecision("1", "hold", "r"),
    cmd.Amend(toy.SetAmmo("red", 1), "r"),
    cmd.EnterDice("d4", (1,), "r"),
    cmd.EndGame("red", "r"),
    cmd.Pause("r"),
    cmd.Resume("r"),
    cmd.ExtendDecision("1", T0 + 1, "r"),
    cmd.SubstitutePerson("red", "p", "r"),
    cmd.Note("r"),
]


@pytest.mark.parametrize("action", GM_ONLY, ids=lambda a: type(a).__name__)
def test_players_cannot_do_a_game_masters_acts(action: Action) -> None:
    assert refusal(Game().send(action)).code == "refuse-not-gm"


def test_a_ruling_answers_for_the_seat() -> None:
    game = walking(d10=[10])
    events = game.gm(cmd.RuleOnDecision(game.question.id, "shoot", "owner is away"))
    assert kinds(events)[:2] == ["GmActed", "DecisionAnswered"]
    rolled = next(e for e in events if isinstance(e, ev.Rolled))
    assert rolled.seat == "blue"
    assert game.rules.frames == ()


def test_extending_a_question_moves_its_deadline() -> None:
    game = walking()
    game.gm(cmd.ExtendDecision(game.question.id, T0 + 99_999, "holiday"))
    assert game.question.due_at == T0 + 99_999
    assert refusal(game.send(cmd.ExtendDecision(game.question.id, T0, "r"), role="gm")).code == "refuse-deadline-past"


def test_a_pause_stops_players_and_the_clock_and_shifts_deadlines() -> None:
    game = walking()
    due = game.question.due_at
    game.gm(cmd.Pause("storm"))
    assert refusal(game.send(cmd.AnswerDecision(game.question.id, "hold"), "blue")).code == "refuse-paused"
    game.now = due + 5
    assert refusal(game.send(cmd.ExpireDecision(game.question.id), role="system")).code == "refuse-not-due"
    game.gm(cmd.Resume("over"))
    assert game.question.due_at == due + (due + 5 - T0)


def test_entered_dice_are_used_once_and_marked() -> None:
    game = Game(d4=[1])
    game.gm(cmd.EnterDice("d4", (3,), "rolled on camera"))
    rolled = game.order(toy.Drive())[1]
    assert isinstance(rolled, ev.Rolled)
    assert (rolled.faces, rolled.source) == ((3,), "gm")
    assert game.state.queued == ()
    game.order(toy.Finish())
    rolled = game.order(toy.Drive(), "blue")[1]
    assert isinstance(rolled, ev.Rolled)
    assert (rolled.faces, rolled.source) == ((1,), "script")


def test_after_the_end_only_a_rewind_and_notes_are_taken() -> None:
    game = walking()
    game.do(cmd.Resign())
    assert game.state.outcome is not None
    assert game.state.pending == ()
    assert refusal(game.send(WALK)).code == "refuse-game-over"
    assert refusal(game.send(cmd.Pause("r"), role="gm")).code == "refuse-game-over"
    game.gm(cmd.Note("well played"))


def test_a_win_is_claimed_only_against_the_side_that_is_waited_for() -> None:
    game = walking()
    assert refusal(game.send(cmd.ClaimWin(9 * 86400), "blue")).code == "refuse-claim-own-turn"
    game = Game()
    assert refusal(game.send(cmd.ClaimWin(9 * 86400), "red")).code == "refuse-claim-own-turn"
    game.do(cmd.ClaimWin(9 * 86400), "blue")
    assert game.state.outcome is not None
    assert game.state.outcome.winner == "blue"


def test_a_window_of_the_table_rules_the_deadline() -> None:
    game = Game(TableOptions(reaction_window=60), d4=[4])
    game.order(toy.Drive())
    game.order(toy.Walk(2))
    assert game.question.due_at == T0 + 60


def test_orders_of_another_ruleset_are_refused() -> None:
    class Foreign(cmd.Order, frozen=True, tag="foreign"):
        pass

    assert refusal(Game().send(cmd.GiveOrder(Foreign(), say("x")))).code == "refuse-other-ruleset"
