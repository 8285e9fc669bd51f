"""A run rolls through the protocol and records everything that was read from the dice (law 1)."""

from __future__ import annotations

from typing import Any

import pytest

from bot.core import events as ev
from bot.core.decisions import Option
from bot.core.dice import Modifier, RollRequest, RollResult
from bot.core.errors import RulesBug
from bot.core.flow import run_frames
from bot.core.messages import say
from bot.core.run import Run
from bot.core.state import History
from bot.fairness import ScriptedDice
from bot.fairness.scripted import ScriptError
from tests.core import toy
from tests.core.helpers import Game


def fresh(**dice: list[int]) -> Run[Any]:
    game = Game()
    return Run(game.history, game.tables, ScriptedDice(dice), 5, "red")


def test_a_roll_holds_reason_rule_modifiers_and_outcome() -> None:
    run = fresh(d10=[7])
    faces = run.roll(
        "d10", 10, 1, say("to-hit"), "TOY-5", modifiers=[Modifier(1, say("halted"), "TOY-6")], unit="gun",
        reading=lambda f: say("total", n=f[0] + 1),
    )  # fmt: skip
    assert faces == (7,)
    rolled = run.events[-1]
    assert isinstance(rolled, ev.Rolled)
    assert (rolled.n, rolled.rule, rolled.unit, rolled.seat) == (2, "TOY-5", "gun", "red")
    assert rolled.modifiers == (Modifier(1, say("halted"), "TOY-6"),)
    assert rolled.outcome == say("total", n=8)


class Crooked:
    def __init__(self, *faces: int) -> None:
        self.faces = faces

    def roll(self, request: RollRequest) -> RollResult:
        return RollResult(self.faces)


@pytest.mark.parametrize("faces", [(), (0,), (11,), (1, 2)])
def test_faces_that_no_die_has_are_a_bug(faces: tuple[int, ...]) -> None:
    game = Game()
    run: Run[Any] = Run(game.history, game.tables, Crooked(*faces), 5)
    with pytest.raises(RulesBug):
        run.roll("d10", 10, 1, say("x"), "TOY-5")


def test_a_shuffle_is_hidden_and_an_empty_one_is_no_roll() -> None:
    run = fresh(shuffle=[2, 1])
    assert run.shuffle(2, say("x"), "TOY-1") == (2, 1)
    rolled = run.events[-1]
    assert isinstance(rolled, ev.Rolled)
    assert rolled.hidden
    assert run.shuffle(0, say("x"), "TOY-1") == ()
    assert len(run.events) == 1


def test_a_missing_face_is_an_error() -> None:
    with pytest.raises(ScriptError):
        fresh().roll("d10", 10, 1, say("x"), "TOY-5")


def test_the_history_given_is_not_changed() -> None:
    game = Game()
    version = game.state.version
    run: Run[Any] = Run(game.history, game.tables, game.dice, 5)
    run.emit(toy.TurnEnded())
    assert (game.state.version, run.state.version) == (version, version + 1)


def test_a_default_that_is_no_option_is_a_bug() -> None:
    with pytest.raises(RulesBug):
        fresh().ask("opfire", ("blue",), (Option("hold", say("hold")),), "shoot", "TOY-5", say("ask"))


def test_a_question_keeps_an_old_deadline_when_told_to() -> None:
    run = fresh()
    asked = run.ask("opfire", ("blue",), (Option("hold", say("hold")),), "hold", "TOY-5", say("ask"), due_at=77)
    assert (asked.due_at, asked.opened_at) == (77, 5)
    assert run.is_waiting


def test_frames_that_do_not_come_to_rest_are_a_bug() -> None:
    with pytest.raises(RulesBug):
        run_frames(fresh(), lambda s: True, lambda r: None)
    with pytest.raises(RulesBug):
        run_frames(fresh(), lambda s: True, lambda r: r.emit(toy.Waived()))


def test_rules_before_set_up_are_a_bug() -> None:
    run: Run[Any] = Run(History(toy.TOY), None, ScriptedDice({}), 0)
    with pytest.raises(RulesBug):
        _ = run.rules


@pytest.mark.parametrize(
    ("answer", "taken"),
    [("hold", True), ("if", False), ("if:10", True), ("if:9", False), ("if:x", False), ("if:٣", False), ("no", False)],
)
def test_an_option_with_a_number_takes_it_within_its_range(answer: str, taken: bool) -> None:
    options = (Option("hold", say("hold")), Option("if", say("if"), low=10, high=90))
    assert any(o.accepts(answer) for o in options) == taken
