"""The great war as a ``Ruleset``: each method hands over to the module of its chapter."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

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
from bot.rulesets.great_war import (
    aftermath,
    asking,
    cards,
    completion,
    desk,
    edits,
    engine,
    events,
    evolve,
    hand,
    invariants,
    menu,
    narrate,
    orders,
    parsing,
    scenario,
    scenario_file,
    setup,
    tables,
    view,
    words,
)
from bot.rulesets.great_war.describe import describe
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.scenario import Scenario
from bot.rulesets.great_war.tables import Tables

Game = GameState[State]


def _rules(game: Game) -> State:
    assert game.rules is not None
    return game.rules


class GreatWar:
    """Rules of ``data/rulesets/great_war``; all methods are pure."""

    id = "great_war"
    version = 1
    state_type = State
    event_types = events.EVENT_TYPES
    order_types = orders.ORDER_TYPES
    edit_types = orders.EDIT_TYPES
    verbs: tuple[str, ...] = orders.VERBS
    options = setup.OPTIONS

    def load_tables(self, raw: Mapping[str, bytes]) -> Tables:
        return tables.load_tables(raw)

    def read_scenario(self, tables: Tables, text: str) -> Scenario | tuple[Fault, ...]:
        return scenario_file.read_scenario(tables, text)

    def head(self, tables: Tables, scenario_: Scenario) -> ScenarioHead:
        return scenario.head(tables, scenario_)

    def preview(self, tables: Tables, scenario_: Scenario) -> BoardView:
        return view.preview(tables, scenario_)

    def setup(self, run: Run[State], scenario_: Scenario, options: TableOptions) -> None:
        setup.setup(run, scenario_, options)

    def evolve(self, state: State | None, event: Event) -> State:
        return evolve.evolve(state, event)

    def on_kernel_event(self, state: State, event: Event) -> State:
        return state

    def decide(self, run: Run[State], order: Order) -> Refusal | None:
        return engine.decide(run, order)

    def resume(self, run: Run[State], decision: Decision, answer: str, by: str) -> None:
        engine.resume(run, decision, answer, by)

    def recheck(self, run: Run[State]) -> None:
        edits.recheck(run)

    def rewound(self, run: Run[State], before: State) -> None:
        cards.reshuffle_seen(run, before)

    def amend(self, run: Run[State], edit: Edit) -> Refusal | tuple[Message, Message]:
        return edits.amend(run, edit)

    def menu(self, tables: Tables, state: Game, seat: str) -> tuple[MenuItem, ...]:
        return menu.menu(tables, state, seat)

    def to_act(self, state: State) -> str:
        return state.turn.side

    def resign(self, run: Run[State], seat: str) -> None:
        run.end(run.rules.other(seat), say("gw-end-resigned", "GW-5.8", side=words.side_name(seat)))

    def parse(self, tables: Tables, state: Game, seat: str, verb: str, words_: Words) -> Order | Refusal:
        return parsing.parse(tables, state, seat, verb, words_)

    def complete(
        self, tables: Tables, state: Game, seat: str, verb: str, option: str, words_: Words
    ) -> tuple[Suggestion, ...]:
        return completion.complete(tables, state, seat, verb, option, words_)

    def parse_edit(self, tables: Tables, state: Game, what: str, words_: Words) -> Edit | Refusal:
        return edits.parse_edit(tables, state, what, words_)

    def edit_forms(self) -> tuple[EditForm, ...]:
        return desk.FORMS

    def complete_edit(
        self, tables: Tables, state: Game, what: str, option: str, words_: Words
    ) -> tuple[Suggestion, ...]:
        return desk.complete_edit(tables, state, what, option, words_)

    def physical_dice(self, tables: Tables) -> tuple[Die, ...]:
        return desk.dice(tables)

    def describe(self, tables: Tables, state: Game, order: Order) -> Message:
        return describe(tables, _rules(state), order)

    def ask_board(self, tables: Tables, state: Game, viewer: Viewer, topic: str, words_: Words) -> Answer | Refusal:
        return asking.ask_board(tables, state, viewer, topic, words_)

    def hand(self, tables: Tables, state: Game, seat: str) -> HandView | None:
        return hand.hand(tables, _rules(state), seat)

    def view(
        self, tables: Tables, state: Game, viewer: Viewer, moments: Sequence[Moment] = (), *, focus: str = ""
    ) -> BoardView:
        return view.view(tables, state, viewer, moments, focus)

    def narrate(self, tables: Tables, moments: Sequence[Moment], viewer: Viewer) -> tuple[Told, ...]:
        return narrate.narrate(tables, moments, viewer)

    def scene(self, state: State) -> str:
        return f"t{state.turn.number}"

    def invariants(self, tables: Tables, state: Game) -> tuple[str, ...]:
        return invariants.invariants(tables, state)

    def kinds(self, tables: Tables, scenario_: Scenario | None = None) -> tuple[UnitKind, ...]:
        return aftermath.kinds(tables)

    def aftermath(self, tables: Tables, state: State) -> tuple[UnitAfter, ...]:
        return aftermath.aftermath(state)

    def sketch(self, tables: Tables, text: str) -> BoardView | None:
        return aftermath.sketch(tables, text)


RULESET = GreatWar()
