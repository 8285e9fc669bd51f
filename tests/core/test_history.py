"""Rewinding (law 8): nothing is deleted, numbers go on, questions reopen under new ids, replay gives the same state."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.errors import CorruptLog
from bot.core.state import History
from tests.core import toy
from tests.core.helpers import Game, kinds, refusal


def test_a_rewind_goes_back_and_the_log_goes_on_S32() -> None:
    game = Game(d4=[4, 2])
    start = game.state.version
    before = game.rules
    game.order(toy.Drive())
    version = game.state.version
    events = game.gm(cmd.Rewind(start, "wrong tank"))
    assert kinds(events) == ["GmActed", "GameRewound"]
    assert game.rules == before
    assert game.state.version == version + 2
    assert (game.state.rolls, game.state.orders, game.state.gm_acts) == (2, 1, 1)
    rolled = game.order(toy.Drive())[1]
    assert isinstance(rolled, ev.Rolled)
    assert rolled.n == 3  # the number of the undone roll is not used again


def test_a_reopened_question_has_a_new_id_and_a_new_deadline() -> None:
    game = Game(d4=[4], d10=[10])
    game.order(toy.Drive())
    game.order(toy.Walk(4))
    old, at = game.question, game.state.version
    game.answer("shoot")
    game.now += 3600
    game.gm(cmd.Rewind(at, "it was a slip"))
    new = game.question
    assert new.id != old.id
    assert new.due_at == game.now + game.state.options.reaction_window
    assert refusal(game.send(cmd.AnswerDecision(old.id, "hold"), "blue")).code == "refuse-question-closed"
    game.answer("hold")


def test_two_reopened_questions_would_have_two_ids_and_none_is_an_event_s() -> None:
    game = Game(d4=[4])
    game.order(toy.Drive())
    game.order(toy.Walk(4))
    at = game.state.version
    game.answer("hold")
    rewound = game.gm(cmd.Rewind(at, "r"))[-1]
    assert isinstance(rewound, ev.GameRewound)
    opened = {e.decision.id for e in game.events if isinstance(e, ev.DecisionOpened)}
    assert not {d.id for d in rewound.reopened} & opened


def test_rewinding_past_a_draw_reshuffles_what_is_left() -> None:
    game = Game(shuffle=[1, 2, 3, 4, 5, 6, 6, 5, 4, 3, 2, 1])
    at = game.state.version
    game.order(toy.Draw())
    game.gm(cmd.Rewind(at, "r"))
    assert game.rules.deck == (6, 5, 4, 3, 2, 1)
    assert game.rules.hands["red"] == ()


@pytest.mark.parametrize("to", [-1, 0, 3, 999])
def test_a_rewind_needs_a_version_to_go_to(to: int) -> None:
    game = Game(d4=[4])
    game.order(toy.Drive())
    assert refusal(game.send(cmd.Rewind(to, "r"), role="gm")).code == "refuse-rewind-target"


def test_a_rewind_can_be_taken_back() -> None:
    game = Game(d4=[4])
    start = game.state.version
    game.order(toy.Drive())
    after, driven = game.state.version, game.rules
    game.gm(cmd.Rewind(start, "r"))
    game.gm(cmd.Rewind(after, "no, it stands"))
    assert game.rules == driven


def test_a_finished_game_is_reopened_with_a_new_dice_epoch() -> None:
    game = Game(d4=[4])
    at = game.state.version
    game.order(toy.Drive())
    game.do(cmd.Resign())
    events = game.gm(cmd.Rewind(at, "they had not meant it", "new-hash"))
    assert kinds(events) == ["GmActed", "GameRewound", "DiceEpochStarted"]
    assert (game.state.outcome, game.state.epoch) == (None, 2)


def test_a_running_game_keeps_its_dice_epoch_in_a_rewind() -> None:
    game = Game(d4=[4])
    at = game.state.version
    game.order(toy.Drive())
    assert "DiceEpochStarted" not in kinds(game.gm(cmd.Rewind(at, "r", "unused")))
    assert game.state.epoch == 1


def test_replaying_all_events_gives_the_same_state_after_rewinds() -> None:
    game = Game(d4=[4, 3], d10=[3, 10])
    at = game.state.version
    game.order(toy.Drive())
    game.order(toy.Walk(3))
    game.answer("shoot")
    game.gm(cmd.Rewind(at, "r"))
    game.order(toy.Drive())
    game.order(toy.Walk(3))
    game.answer("shoot")
    assert game.replayed() == game.state
    game.dice.check_empty()


def test_a_seat_keeps_its_new_person_through_a_rewind() -> None:
    game = Game(d4=[4])
    at = game.state.version
    game.order(toy.Drive())
    game.gm(cmd.SubstitutePerson("red", "somebody-else", "left"))
    game.gm(cmd.Rewind(at, "r"))
    assert game.state.seats["red"] == "somebody-else"


def test_a_paused_game_stays_paused_through_a_rewind() -> None:
    game = Game(d4=[4])
    at = game.state.version
    game.order(toy.Drive())
    game.gm(cmd.Pause("storm"))
    game.gm(cmd.Rewind(at, "r"))
    assert game.state.paused_at is not None


def test_a_log_that_rewinds_into_the_future_is_corrupt() -> None:
    history: History[object] = History(toy.TOY)
    with pytest.raises(CorruptLog):
        history.apply(ev.GameRewound(7))
