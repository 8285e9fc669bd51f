"""Requests between players stand beside the game: they block nothing and lapse when it moves on."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core.messages import say
from tests.core import toy
from tests.core.helpers import T0, Game, kinds, refusal

DRAW = cmd.Propose("draw", say("draw"), 100)


def asked(game: Game | None = None) -> Game:
    game = game or Game(d4=[4])
    game.do(DRAW)
    return game


def yes(game: Game, yes: bool = True) -> cmd.AnswerProposal:
    assert game.state.proposal is not None
    return cmd.AnswerProposal(game.state.proposal.id, yes)


def test_a_draw_needs_the_other_sides_yes() -> None:
    game = asked()
    assert game.state.proposal is not None
    assert game.state.proposal.to == ("blue",)
    assert refusal(game.send(yes(game), "red")).code == "refuse-not-asked"
    game.do(yes(game), "blue")
    assert game.state.outcome is not None
    assert game.state.outcome.winner == ""


def test_a_no_changes_nothing_but_closes_it() -> None:
    game = asked()
    rules = game.rules
    game.do(yes(game, False), "blue")
    assert (game.state.proposal, game.state.outcome) == (None, None)
    assert game.rules is rules


def test_it_lapses_when_the_game_moves_on() -> None:
    game = asked()
    assert kinds(game.order(toy.Drive()))[-1] == "ProposalClosed"
    assert game.state.proposal is None


def test_one_at_a_time() -> None:
    assert refusal(asked().send(DRAW, "blue")).code == "refuse-proposal-open"


def test_it_expires_at_its_time() -> None:
    game = asked()
    assert game.state.proposal is not None
    expire = cmd.ExpireProposal(game.state.proposal.id)
    assert refusal(game.send(expire, role="system")).code == "refuse-not-due"
    game.now = T0 + 100
    game.do(expire, role="system")
    assert game.state.proposal is None
    assert refusal(game.send(expire, role="system")).code == "refuse-proposal-closed"


@pytest.mark.parametrize("answer", [True, False])
def test_S33_an_undo_across_a_die_happens_only_with_consent_and_the_roll_stays(answer: bool) -> None:
    game = Game(d4=[4])
    at = game.state.version
    game.order(toy.Drive())
    driven = game.rules
    game.do(cmd.Propose("undo", say("undo"), 100, at))
    game.do(yes(game, answer), "blue")
    assert game.rules == (game.history.states[at].rules if answer else driven)
    assert game.state.rolls == 2
    assert ("OrderUndone" in kinds(game.events)) == answer


def test_a_question_stays_open_beside_it() -> None:
    game = Game(d4=[4])
    game.order(toy.Drive())
    game.order(toy.Walk(2))
    game.do(DRAW, "red")
    assert game.state.pending
    assert game.state.proposal is not None
    game.answer("hold")
    assert game.state.proposal is None
