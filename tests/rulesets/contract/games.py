"""Random games for the contract suite, played by the menu with seeded dice."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from typing import Any

import msgspec

from bot.content import ShippedContent
from bot.core import commands as cmd
from bot.core import kernel
from bot.core.events import DiceEpochStarted, Event, GameCreated, SeatTaken, TableOptions
from bot.core.refusals import Refusal
from bot.core.ruleset import MenuItem, Moment, Ruleset
from bot.core.run import Run
from bot.core.state import GameState, History
from bot.tools.simulate import SeededDice


@cache
def content() -> ShippedContent:
    return ShippedContent()


@dataclass
class Stop:
    """A moment at which the game rested: how many events and orders there were."""

    events: int
    state: GameState[Any]


@dataclass
class Played:
    """One game with everything that a test may want to look at."""

    ruleset: Ruleset[Any]
    tables: Any
    seats: tuple[str, ...]
    history: History[Any]
    events: list[Event] = field(default_factory=list)
    stops: list[Stop] = field(default_factory=list)
    orders: list[tuple[str, cmd.Order]] = field(default_factory=list)

    def moments(self, first: int = 0, last: int | None = None) -> list[Moment]:
        states = self.history.states
        chosen = list(enumerate(self.events))[first:last]
        found = [Moment(states[i], e, states[i + 1]) for i, e in chosen]
        return [m for m in found if m.before.rules is not None]

    def batches(self) -> Iterator[list[Moment]]:
        """Events between two rests."""
        first = 0
        for stop in self.stops:
            yield self.moments(first, stop.events)
            first = stop.events


def scenarios(ruleset: str) -> list[str]:
    return [s for s, r in content().scenarios() if r == ruleset]


@cache
def played(ruleset_id: str, scenario_id: str, seed: int, limit: int = 250) -> Played:
    """A random game, cut off after ``limit`` commands."""
    ruleset = content().ruleset(ruleset_id)
    tables = content().tables_from(ruleset_id, content().tables_raw(ruleset_id))
    scenario = content().read_scenario(ruleset_id, tables, content().scenario_text(scenario_id) or "")
    rng = random.Random(f"{ruleset_id} {scenario_id} {seed}")
    dice = SeededDice(rng)
    seats = tuple(seat for side in ruleset.head(tables, scenario).sides for seat in (side.seats or (side.id,)))
    options = TableOptions(reaction_window=3600)
    run: Run[Any] = Run(History(ruleset), tables, dice, 1000)
    run.emit(GameCreated("g", ruleset_id, ruleset.version, scenario_id, "", "", options))
    run.emit(DiceEpochStarted(1, ""))
    for seat in seats:
        run.emit(SeatTaken(seat, seat))
    ruleset.setup(run, scenario, options)
    game = Played(ruleset, tables, seats, run.history)
    _note(game, run)
    for n in range(limit):
        if game.history.state.outcome is not None:
            break
        _one_command(game, rng, dice, n)
    return game


def _note(game: Played, run: Run[Any]) -> None:
    game.history = run.history
    game.events.extend(run.events)
    game.stops.append(Stop(len(game.events), run.state))


def _one_command(game: Played, rng: random.Random, dice: SeededDice, n: int) -> None:
    state = game.history.state
    now, role, seat = 1000 + n, "player", ""
    action: cmd.Action
    if state.pending:
        decision = rng.choice(state.pending)
        if rng.random() < 0.1:
            action, now, role = cmd.ExpireDecision(decision.id), decision.due_at, "system"
        else:
            option = rng.choice(decision.options)
            number = f":{rng.randint(option.low, option.high)}" if option.high else ""
            action, seat = cmd.AnswerDecision(decision.id, option.id + number), decision.seats[0]
    else:
        seat = game.ruleset.to_act(state.rules)
        menu = game.ruleset.menu(game.tables, state, seat)
        verb = rng.choice(sorted({i.verb for i in menu}))
        order = filled(rng.choice([i for i in menu if i.verb == verb]), rng)
        game.orders.append((seat, order))
        action = cmd.GiveOrder(order, game.ruleset.describe(game.tables, state, order))
    found = kernel.decide(game.ruleset, game.tables, game.history, cmd.Command(f"c{n}", now, action, role, seat), dice)
    assert not isinstance(found, Refusal), (action, found)
    _note(game, found)


def filled(item: MenuItem, rng: random.Random) -> cmd.Order:
    if not item.number:
        return item.order
    return msgspec.structs.replace(item.order, **{item.number: rng.randint(item.low, item.high)})


def as_of(game: Played, stop: Stop) -> History[Any]:
    """The history up to a rest."""
    return History(game.ruleset, game.history.states[: stop.events + 1])
