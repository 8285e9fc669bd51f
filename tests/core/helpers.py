"""Short ways to play the toy game on the kernel alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core import kernel
from bot.core.commands import Action, Command, Order
from bot.core.decisions import Decision
from bot.core.events import TableOptions
from bot.core.messages import say
from bot.core.refusals import Refusal
from bot.core.run import Run
from bot.core.state import GameState, History
from bot.fairness import ScriptedDice
from tests.core import toy

T0 = 1_000_000


class Game:
    """A toy game; every accepted command is folded in, with scripted dice that must all be used."""

    def __init__(self, options: TableOptions = TableOptions(), **dice: Sequence[int]) -> None:
        self.dice = ScriptedDice(dice)
        self.tables = toy.TOY.load_tables({"toy.toml": toy.TOY_TABLES})
        self.now = T0
        scenario = toy.TOY.read_scenario(self.tables, toy.TOY_SCENARIO)
        run: Run[Any] = Run(History(toy.TOY), self.tables, self.dice, T0)
        run.emit(ev.GameCreated("g", "toy", 1, "lane", "t", "s", options))
        run.emit(ev.DiceEpochStarted(1, "c"))
        for seat in toy.SEATS:
            run.emit(ev.SeatTaken(seat, f"{seat}-person"))
        toy.TOY.setup(run, scenario, options)
        self.history = run.history
        self.events = list(run.events)
        self.commands = 0

    @property
    def state(self) -> GameState[Any]:
        return self.history.state

    @property
    def rules(self) -> toy.Toy:
        rules = self.state.rules
        assert isinstance(rules, toy.Toy)
        return rules

    @property
    def question(self) -> Decision:
        return self.state.pending[0]

    def send(self, action: Action, seat: str = "red", role: str = "player") -> list[ev.Event] | Refusal:
        self.commands += 1
        command = Command(f"c{self.commands}", self.now, action, role, seat if role == "player" else "")
        run = kernel.decide(toy.TOY, self.tables, self.history, command, self.dice)
        if isinstance(run, Refusal):
            return run
        self.history = run.history
        self.events += run.events
        return run.events

    def do(self, action: Action, seat: str = "red", role: str = "player") -> list[ev.Event]:
        """Send what must be accepted."""
        result = self.send(action, seat, role)
        assert not isinstance(result, Refusal), result
        return result

    def order(self, order: Order, seat: str = "red") -> list[ev.Event]:
        return self.do(cmd.GiveOrder(order, say("order")), seat)

    def answer(self, answer: str, seat: str = "blue") -> list[ev.Event]:
        return self.do(cmd.AnswerDecision(self.question.id, answer), seat)

    def gm(self, action: Action) -> list[ev.Event]:
        return self.do(action, role="gm")

    def replayed(self) -> GameState[Any]:
        """The state when all events are folded anew."""
        history: History[Any] = History(toy.TOY)
        for event in self.events:
            history.apply(event)
        return history.state


def refusal(result: list[ev.Event] | Refusal) -> Refusal:
    assert isinstance(result, Refusal), result
    return result


def kinds(events: Sequence[ev.Event]) -> list[str]:
    return [type(e).__name__ for e in events]
