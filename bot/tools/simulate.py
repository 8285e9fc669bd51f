"""Random legal games by the menu: no crash, no dead end, every game ends, every log replays to the same state."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec

from bot.content import ShippedContent
from bot.core import commands as cmd
from bot.core import kernel
from bot.core.codec import Codec
from bot.core.commands import Command, Order
from bot.core.decisions import Decision
from bot.core.dice import RollRequest, RollResult
from bot.core.events import DiceEpochStarted, Event, GameCreated, SeatTaken, TableOptions
from bot.core.refusals import Refusal
from bot.core.ruleset import SPECTATOR, MenuItem, Moment, Ruleset, Viewer
from bot.core.run import Run
from bot.core.state import GameState, History

COMMAND_LIMIT = 20_000
EXPIRY = 0.1  # share of questions that nobody answers
SAMPLE = 0.2  # share of states in which orders outside the menu are tried
FREE = 0.05  # share of orders that may be one that is open at any time
LOOK = 0.05  # share of states that every viewer looks at


class SimulationError(Exception):
    """A game went wrong; the text says which, where and how."""


class SeededDice:
    """Dice from a random generator, for playing games that nobody has to trust."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng

    def roll(self, request: RollRequest) -> RollResult:
        if request.kind == "shuffle":
            order = list(range(1, request.sides + 1))
            self._rng.shuffle(order)
            return RollResult(tuple(order))
        return RollResult(tuple(self._rng.randint(1, request.sides) for _ in range(request.count)))


@dataclass(slots=True)
class Report:
    """What was played. ``winners`` counts side ids by scenario, empty for a draw."""

    ruleset: str
    games: int = 0
    commands: int = 0
    events: int = 0
    rolls: int = 0
    questions: int = 0
    expired: int = 0
    refused: int = 0
    looked: int = 0
    longest: int = 0
    winners: Counter[tuple[str, str]] = field(default_factory=Counter)
    endings: Counter[str] = field(default_factory=Counter)

    def lines(self) -> tuple[str, ...]:
        """The report in words, a fact a line."""
        results = ", ".join(f"{s} {w or 'draw'} {n}" for (s, w), n in sorted(self.winners.items()))
        endings = ", ".join(f"{key} {n}" for key, n in sorted(self.endings.items()))
        return (
            f"{self.games} games of {self.ruleset}: all ended, all logs replay to the same state",
            f"{self.commands} commands ({self.longest} in the longest game), {self.events} events, {self.rolls} rolls",
            f"{self.questions} questions, {self.expired} of them expired",
            f"{self.refused} orders outside the menu tried, all refused; {self.looked} states looked at",
            f"results: {results}",
            f"endings: {endings}",
        )


def simulate(
    ruleset_id: str,
    games: int,
    seed: int,
    scenarios: Sequence[str] | None = None,
    content: ShippedContent | None = None,
    progress: Callable[[int], None] | None = None,
) -> Report:
    """Play random games, the scenarios in turn. Raises SimulationError at the first thing that is wrong."""
    content = content or ShippedContent()
    if ruleset_id not in content.rulesets():
        raise SimulationError(f"no ruleset {ruleset_id}; there are: {', '.join(content.rulesets())}")
    ruleset = content.ruleset(ruleset_id)
    tables = content.tables_from(ruleset_id, content.tables_raw(ruleset_id))
    names = [s for s, r in content.scenarios() if r == ruleset_id and (scenarios is None or s in scenarios)]
    if not names:
        raise SimulationError(f"no scenario of {ruleset_id} to play")
    read = {name: content.read_scenario(ruleset_id, tables, content.scenario_text(name) or "") for name in names}
    report = Report(ruleset_id)
    for number in range(games):
        name = names[number % len(names)]
        game = _Game(ruleset, tables, read[name], random.Random(f"{seed}:{number}"), f"{name}, game {number}", report)
        game.play()
        winner = game.outcome_winner
        report.winners[(name, winner)] += 1
        report.games += 1
        if progress is not None:
            progress(number + 1)
    return report


class _Game:
    """One random game."""

    def __init__(
        self, ruleset: Ruleset[Any], tables: Any, scenario: Any, rng: random.Random, name: str, report: Report
    ) -> None:
        self.ruleset = ruleset
        self.tables = tables
        self.rng = rng
        self.name = name
        self.report = report
        self.now = 1_700_000_000
        self.dice = SeededDice(rng)
        self.events: list[Event] = []
        self.tried: list[Order] = []
        self.history: History[Any] = History(ruleset)
        self.serial = 0
        head = ruleset.head(tables, scenario)
        self.seats = tuple(seat for side in head.sides for seat in (side.seats or (side.id,)))
        options = TableOptions(reaction_window=3600, mask_reactions=rng.random() < 0.5)
        run: Run[Any] = Run(self.history, tables, self.dice, self.now)
        run.emit(GameCreated("simgam", ruleset.id, ruleset.version, head.id, "", "", options))
        run.emit(DiceEpochStarted(1, ""))
        for seat in self.seats:
            run.emit(SeatTaken(seat, f"person-{seat}"))
        ruleset.setup(run, scenario, options)
        self._take(run)

    @property
    def state(self) -> GameState[Any]:
        return self.history.state

    @property
    def outcome_winner(self) -> str:
        return self.state.outcome.winner if self.state.outcome is not None else ""

    def fail(self, what: str) -> SimulationError:
        return SimulationError(f"{self.name}, version {self.state.version}: {what}")

    def play(self) -> None:
        start = self.report.commands
        while self.state.outcome is None:
            if self.report.commands - start > COMMAND_LIMIT:
                raise self.fail(f"no end after {COMMAND_LIMIT} commands")
            self._turn()
        self.report.longest = max(self.report.longest, self.report.commands - start)
        self.report.endings[self.state.outcome.reason.key] += 1
        self._look(len(self.events))
        self._replay()

    def _turn(self) -> None:
        """One command: an answer or an expiry when a question is open, else an order from the menu."""
        self.now += self.rng.randint(1, 600)
        if self.state.pending:
            self._answer(self.rng.choice(self.state.pending))
            return
        seat = self.ruleset.to_act(self.state.rules)
        menu = self.ruleset.menu(self.tables, self.state, seat) if seat else ()
        if not menu:
            raise self.fail(f"dead end: {seat or 'nobody'} has nothing to do and no question is open")
        if self.rng.random() < SAMPLE:
            self._try_others(seat, menu)
        item = self._choose(menu)
        order = self._filled(item)
        self.tried = [*self.tried[-60:], order]
        text = self.ruleset.describe(self.tables, self.state, order)
        refusal = self._send(cmd.GiveOrder(order, text), seat)
        if refusal is not None:
            raise self.fail(f"an order of the menu was refused: {order} {refusal.reasons}")

    def _choose(self, menu: Sequence[MenuItem]) -> MenuItem:
        """A verb first, then one of its items, so that rare verbs are played as well; what can be ordered out of turn
        too is ordered seldom, or nothing would ever happen."""
        acting = self.ruleset.to_act(self.state.rules)
        waiting = (seat for seat in self.seats if seat != acting)
        free = {i.verb for seat in waiting for i in self.ruleset.menu(self.tables, self.state, seat)}
        verbs = sorted({item.verb for item in menu})
        main = [v for v in verbs if v not in free]
        verb = self.rng.choice(verbs if not main or self.rng.random() < FREE else main)
        return self.rng.choice([item for item in menu if item.verb == verb])

    def _filled(self, item: MenuItem) -> Order:
        if not item.number:
            return item.order
        return msgspec.structs.replace(item.order, **{item.number: self.rng.randint(item.low, item.high)})

    def _answer(self, decision: Decision) -> None:
        self.report.questions += 1
        if self.rng.random() < EXPIRY:
            self.now = max(self.now, decision.due_at)
            self.report.expired += 1
            refusal = self._send(cmd.ExpireDecision(decision.id), "", "system")
        else:
            option = self.rng.choice(decision.options)
            answer = f"{option.id}:{self.rng.randint(option.low, option.high)}" if option.high else option.id
            refusal = self._send(cmd.AnswerDecision(decision.id, answer), self.rng.choice(decision.seats))
        if refusal is not None:
            raise self.fail(f"an answer was refused: {refusal.reasons}")

    def _send(self, action: cmd.Action, seat: str, role: str = "player") -> Refusal | None:
        self.serial += 1
        command = Command(f"sim{self.serial}", self.now, action, role, seat)
        found = kernel.decide(self.ruleset, self.tables, self.history, command, self.dice)
        if isinstance(found, Refusal):
            return found
        self.report.commands += 1
        self._take(found)
        if self.rng.random() < LOOK:
            self._look(len(found.events))
        return None

    def _take(self, run: Run[Any]) -> None:
        self.history = run.history
        self.events.extend(run.events)
        self.report.events += len(run.events)
        self.report.rolls = self.report.rolls + sum(type(e).__name__ == "Rolled" for e in run.events)
        wrong = self.ruleset.invariants(self.tables, self.state)
        if wrong:
            raise self.fail("; ".join(wrong))

    def _try_others(self, seat: str, menu: Sequence[MenuItem]) -> None:
        """Orders of earlier states and of the other seats that the menu does not list must be refused."""
        other = self.rng.choice(self.seats)
        pool = [*self.tried, *(i.order for i in self.ruleset.menu(self.tables, self.state, other) if other != seat)]
        for order in self.rng.sample(pool, min(5, len(pool))):
            if any(_fits(item, order) for item in menu):
                continue
            text = self.ruleset.describe(self.tables, self.state, order)
            command = Command("probe", self.now, cmd.GiveOrder(order, text), "player", seat)
            found = kernel.decide(self.ruleset, self.tables, self.history, command, SeededDice(random.Random(0)))
            if not isinstance(found, Refusal):
                raise self.fail(f"an order outside the menu was accepted: {order}")
            self.report.refused += 1

    def _look(self, count: int) -> None:
        """Every viewer looks at the last ``count`` events."""
        self.report.looked += 1
        states = self.history.states
        first = len(states) - 1 - count
        moments = [Moment(states[first + i], e, states[first + i + 1]) for i, e in enumerate(self.events[-count:])]
        moments = [m for m in moments if m.before.rules is not None]
        for viewer in (SPECTATOR, *(Viewer((seat,)) for seat in self.seats)):
            for focus in ("", "shot", "question"):
                self.ruleset.view(self.tables, self.state, viewer, moments, focus=focus)
            self.ruleset.narrate(self.tables, moments, viewer)

    def _replay(self) -> None:
        """The log as text, read again and folded without dice or tables, gives the same state."""
        codec = Codec(self.ruleset)
        replayed: History[Any] = History(self.ruleset)
        for event in self.events:
            replayed.apply(codec.decode_event(codec.encode(event)))
        if replayed.state != self.state:
            raise self.fail("the log does not replay to the same state")
        if codec.decode_state(codec.encode(self.state)) != self.state:
            raise self.fail("the state does not survive JSON")


def _fits(item: MenuItem, order: Order) -> bool:
    """Whether an order is a menu item, with its number in range where it takes one."""
    if item.order == order:
        return True
    if not item.number or type(order) is not type(item.order):
        return False
    number = getattr(order, item.number)
    same = msgspec.structs.replace(item.order, **{item.number: number}) == order
    return same and item.low <= number <= item.high


def main(ruleset: str, games: int, seed: int, scenario: str | None = None) -> int:
    """Play and print the report; exit status 1 when something is wrong."""
    try:
        report = simulate(ruleset, games, seed, [scenario] if scenario else None)
    except SimulationError as e:
        print(f"simulate: {e}")
        return 1
    print("\n".join(report.lines()))
    return 0
