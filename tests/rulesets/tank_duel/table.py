"""A small table for tests: a game in memory with queued dice, driven by the words of slash commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any

from bot.core import commands as cmd
from bot.core import kernel
from bot.core.decisions import Decision
from bot.core.dice import RollRequest, RollResult
from bot.core.events import Event, GameCreated, TableOptions
from bot.core.messages import Message
from bot.core.refusals import Refusal
from bot.core.ruleset import Moment
from bot.core.run import Run
from bot.core.state import GameState, History
from bot.rulesets.tank_duel import RULESET
from bot.rulesets.tank_duel.model import DuelState, Tank
from bot.rulesets.tank_duel.scenario import Scenario
from bot.rulesets.tank_duel.tables import Tables

DATA = Path(__file__).parents[3] / "data"
WINDOW = 3600


@lru_cache
def tables() -> Tables:
    raw = {p.name: p.read_bytes() for p in sorted((DATA / "rulesets/tank_duel").glob("*.toml"))}
    return RULESET.load_tables(raw)


def scenario_text(id_: str) -> str:
    return (DATA / f"scenarios/tank_duel/{id_}.toml").read_text()


class QueuedDice:
    """Faces per kind in the order they are asked for; asking for more is a mistake of the test."""

    def __init__(self) -> None:
        self.faces: dict[str, list[int]] = {}

    def roll(self, request: RollRequest) -> RollResult:
        queue = self.faces.get(request.kind, [])
        assert len(queue) >= request.count, f"no {request.kind} left"
        taken = tuple(queue[: request.count])
        del queue[: request.count]
        return RollResult(taken, "script")


class Table:
    """One game. ``order`` returns the events, or the refusal."""

    def __init__(self, text: str, dice: Mapping[str, Sequence[int]] | None = None, **options: Any) -> None:
        self.tables = tables()
        self.dice = QueuedDice()
        self.now = 1_000
        self.serial = 0
        self.events: list[Event] = []
        for kind, faces in (dice or {}).items():
            self.queue(kind, *faces)
        scenario = RULESET.read_scenario(self.tables, text)
        assert isinstance(scenario, Scenario), scenario
        self.scenario = scenario
        self.history: History[DuelState] = History(RULESET)
        run: Run[DuelState] = Run(self.history, self.tables, self.dice, self.now)
        agreed = TableOptions(reaction_window=WINDOW, **options)
        run.emit(GameCreated("g", "tank_duel", 1, scenario.id, "", "", agreed))
        RULESET.setup(run, scenario, agreed)
        self._take(run)

    def queue(self, kind: str, *faces: int) -> None:
        self.dice.faces.setdefault(kind, []).extend(faces)

    @property
    def game(self) -> GameState[DuelState]:
        return self.history.state

    @property
    def s(self) -> DuelState:
        assert self.game.rules is not None
        return self.game.rules

    @property
    def question(self) -> Decision:
        (decision,) = self.game.pending
        return decision

    def tank(self, id_: str) -> Tank:
        return self.s.tank(id_)

    def at(self, id_: str) -> str:
        return self.s.map.grid.label(self.tank(id_).hex)

    def send(self, action: cmd.Action, seat: str = "", role: str = "player") -> tuple[Event, ...] | Refusal:
        self.serial += 1
        command = cmd.Command(f"t{self.serial}", self.now, action, role, seat)
        found = kernel.decide(RULESET, self.tables, self.history, command, self.dice)
        if isinstance(found, Refusal):
            return found
        return self._take(found)

    def _take(self, run: Run[DuelState]) -> tuple[Event, ...]:
        self.history = run.history
        self.events.extend(run.events)
        assert RULESET.invariants(self.tables, self.game) == ()
        return tuple(run.events)

    def try_order(self, seat: str, verb: str, **words: str) -> tuple[Event, ...] | Refusal:
        given = {k.replace("_", "-"): v for k, v in words.items()}
        order = RULESET.parse(self.tables, self.game, seat, verb, given)
        if isinstance(order, Refusal):
            return order
        return self.send(cmd.GiveOrder(order, RULESET.describe(self.tables, self.game, order)), seat)

    def order(self, seat: str, verb: str, dice: Mapping[str, Sequence[int]] | None = None, **words: str) -> Any:
        """An order that must be accepted; gives its events. Dice are queued before and must be used up."""
        for kind, faces in (dice or {}).items():
            self.queue(kind, *faces)
        found = self.try_order(seat, verb, **words)
        assert not isinstance(found, Refusal), [str(r) for r in found.reasons]
        self.used_up()
        return found

    def refused(self, seat: str, verb: str, **words: str) -> list[str]:
        """Keys of all reasons of a refusal; nothing may have changed."""
        before = self.game
        found = self.try_order(seat, verb, **words)
        assert isinstance(found, Refusal), found
        assert self.game is before
        return keys(found)

    def answer(self, answer: str, dice: Mapping[str, Sequence[int]] | None = None, seat: str = "") -> Any:
        for kind, faces in (dice or {}).items():
            self.queue(kind, *faces)
        decision = self.question
        found = self.send(cmd.AnswerDecision(decision.id, answer), seat or decision.seats[0])
        assert not isinstance(found, Refusal), found
        self.used_up()
        return found

    def expire(self, dice: Mapping[str, Sequence[int]] | None = None) -> Any:
        for kind, faces in (dice or {}).items():
            self.queue(kind, *faces)
        self.now = max(self.now, self.question.due_at)
        found = self.send(cmd.ExpireDecision(self.question.id), role="system")
        assert not isinstance(found, Refusal), found
        self.used_up()
        return found

    def amend(self, what: str, **words: str) -> Any:
        edit = RULESET.parse_edit(self.tables, self.game, what, words)
        assert not isinstance(edit, Refusal), edit
        return self.send(cmd.Amend(edit, "test"), role="gm")

    def used_up(self) -> None:
        assert not any(self.dice.faces.values()), f"dice left over: {self.dice.faces}"

    def moments(self, count: int | None = None) -> list[Moment]:
        """The last events with the states around them."""
        states = self.history.states
        events = self.events if count is None else self.events[-count:]
        first = len(states) - 1 - len(events)
        return [Moment(states[first + i], e, states[first + i + 1]) for i, e in enumerate(events)]


def keys(refusal: Refusal) -> list[str]:
    """Keys of all reasons, those nested in a path refusal included."""
    found: list[str] = []
    for reason in refusal.reasons:
        found.append(reason.key)
        why = reason.args.get("why")
        if isinstance(why, Message):
            found.append(why.key)
    return found
