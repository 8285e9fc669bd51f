"""The tank duel as a ``Ruleset``: each method hands over to the module of its chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bot.core.aftermath import UnitAfter, UnitKind
from bot.core.commands import Edit, Order
from bot.core.decisions import Decision
from bot.core.events import Event, TableOptions
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, Suggestion
from bot.core.ruleset import Answer, Die, EditForm, MenuItem, Moment, Told, Viewer, Words
from bot.core.run import Run
from bot.core.scenario import Fault, ScenarioHead
from bot.core.state import GameState
from bot.core.view import BoardView, HandView
from bot.rulesets.tank_duel import (
    activation,
    aftermath,
    asking,
    completion,
    deciding,
    desk,
    edit_parsing,
    edit_types,
    edits,
    events,
    evolve,
    invariants,
    menu,
    narrate,
    orders,
    parsing,
    reactions,
    reading,
    scenario,
    tables,
    victory,
    view,
    words,
)
from bot.rulesets.tank_duel.describe import describe
from bot.rulesets.tank_duel.model import DuelState
from bot.rulesets.tank_duel.scenario import Scenario
from bot.rulesets.tank_duel.tables import Tables

Game = GameState[DuelState]


class TankDuel:
    """Rules of ``data/rulesets/tank_duel``; all methods are pure."""

    id = "tank_duel"
    version = 1
    state_type = DuelState
    event_types = events.EVENT_TYPES
    order_types = orders.ORDER_TYPES
    edit_types = edit_types.EDIT_TYPES
    verbs = parsing.VERBS

    def load_tables(self, raw: Mapping[str, bytes]) -> Tables:
        return tables.load_tables(raw)

    def read_scenario(self, tables: Tables, text: str) -> Scenario | tuple[Fault, ...]:
        return reading.read_scenario(tables, text)

    def head(self, tables: Tables, scenario_: Scenario) -> ScenarioHead:
        return scenario.head(scenario_)

    def preview(self, tables: Tables, scenario_: Scenario) -> BoardView:
        return view.preview(scenario_)

    def setup(self, run: Run[DuelState], scenario_: Scenario, options: TableOptions) -> None:
        run.emit(events.BattleSet(scenario.battle(scenario_)))
        victory.begin_turn(run)

    def evolve(self, state: DuelState | None, event: Event) -> DuelState:
        return evolve.evolve(state, event)

    def on_kernel_event(self, state: DuelState, event: Event) -> DuelState:
        return state

    def decide(self, run: Run[DuelState], order: Order) -> Refusal | None:
        return deciding.decide(run, order)

    def resume(self, run: Run[DuelState], decision: Decision, answer: str, by: str) -> None:
        reactions.answered(run, decision, answer, by)
        activation.go_on(run)

    def recheck(self, run: Run[DuelState]) -> None:
        edits.recheck(run)

    def rewound(self, run: Run[DuelState], before: DuelState) -> None:
        """Nothing hidden is ever drawn, so nothing needs to be shuffled."""

    def amend(self, run: Run[DuelState], edit: Edit) -> Refusal | tuple[Message, Message]:
        return edits.amend(run, edit)

    def menu(self, tables: Tables, state: Game, seat: str) -> tuple[MenuItem, ...]:
        return menu.menu(tables, state, seat)

    def to_act(self, state: DuelState) -> str:
        return state.active

    def resign(self, run: Run[DuelState], seat: str) -> None:
        s = run.rules
        run.end(s.enemy_of(seat), say("td-end-resigned", "TD-9", side=words.side(s, seat)))

    def parse(self, tables: Tables, state: Game, seat: str, verb: str, words_: Words) -> Order | Refusal:
        return parsing.parse(tables, state, seat, verb, words_)

    def complete(
        self, tables: Tables, state: Game, seat: str, verb: str, option: str, words_: Words
    ) -> tuple[Suggestion, ...]:
        return completion.complete(tables, state, seat, verb, option, words_)

    def parse_edit(self, tables: Tables, state: Game, what: str, words_: Words) -> Edit | Refusal:
        return edit_parsing.parse_edit(state, what, words_)

    def edit_forms(self) -> tuple[EditForm, ...]:
        return desk.FORMS

    def complete_edit(
        self, tables: Tables, state: Game, what: str, option: str, words_: Words
    ) -> tuple[Suggestion, ...]:
        return desk.complete_edit(state, what, option, words_)

    def physical_dice(self, tables: Tables) -> tuple[Die, ...]:
        return desk.dice(tables)

    def describe(self, tables: Tables, state: Game, order: Order) -> Message:
        return describe(state, order)

    def ask_board(self, tables: Tables, state: Game, viewer: Viewer, topic: str, words_: Words) -> Answer | Refusal:
        return asking.ask_board(tables, state, viewer, topic, words_)

    def hand(self, tables: Any, state: Game, seat: str) -> HandView | None:
        """There are no cards in this game."""
        return None

    def view(
        self, tables: Tables, state: Game, viewer: Viewer, moments: Sequence[Moment] = (), *, focus: str = ""
    ) -> BoardView:
        return view.view(tables, state, viewer, moments, focus)

    def narrate(self, tables: Tables, moments: Sequence[Moment], viewer: Viewer) -> tuple[Told, ...]:
        return narrate.narrate(tables, moments, viewer)

    def scene(self, state: DuelState) -> str:
        return f"a{state.activations}" if state.activation is not None else ""

    def invariants(self, tables: Tables, state: Game) -> tuple[str, ...]:
        return invariants.invariants(state)

    def kinds(self, tables: Tables, scenario_: Scenario | None = None) -> tuple[UnitKind, ...]:
        return aftermath.kinds(tables, scenario_)

    def aftermath(self, tables: Tables, state: DuelState) -> tuple[UnitAfter, ...]:
        return aftermath.aftermath(state)

    def sketch(self, tables: Tables, text: str) -> BoardView | None:
        return aftermath.sketch(tables, text)


RULESET = TankDuel()
