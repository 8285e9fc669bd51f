"""A tiny ruleset for tests: two walkers on a lane of cells, watched in the middle by the other side's gun."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any, cast

import msgspec

from bot.core.commands import Edit, Order
from bot.core.decisions import Decision, Option
from bot.core.errors import ContentError
from bot.core.events import Event, TableOptions
from bot.core.flow import run_frames
from bot.core.messages import LocalText, Message, say
from bot.core.refusals import Refusal, Suggestion, illegal, unreadable, untimely
from bot.core.ruleset import Answer, Die, EditForm, MenuItem, Moment, Ruleset, Told, Viewer, Words
from bot.core.run import Run
from bot.core.scenario import Fault, ScenarioHead, ScenarioSide
from bot.core.state import GameState
from bot.core.view import BoardView, CardView, Grid, HandView, MapView, ScoreView, SideView

SEATS = ("red", "blue")


class Tables(msgspec.Struct, frozen=True):
    watched: tuple[int, int]
    hit_on: int


class Scenario(msgspec.Struct, frozen=True):
    id: str
    title: str
    cells: int
    ammo: int
    cards: int


class Frame(msgspec.Struct, frozen=True):
    """A walk under way: who, and how many steps are still to go; ``entered`` when a cell waits to be looked at."""

    seat: str
    left: int
    entered: bool = False


class Toy(msgspec.Struct, frozen=True):
    cells: int
    to_act: str
    place: dict[str, int]
    ammo: dict[str, int]
    hands: dict[str, tuple[int, ...]]
    deck: tuple[int, ...] = ()
    points: int = 0
    driven: bool = False
    turn: int = 1
    frames: tuple[Frame, ...] = ()
    waived: bool = False


# orders and edits


class Drive(Order, frozen=True, tag="drive"):
    pass


class Walk(Order, frozen=True, tag="walk"):
    steps: int


class Draw(Order, frozen=True, tag="draw"):
    pass


class Look(Order, frozen=True, tag="look"):
    pass


class Finish(Order, frozen=True, tag="finish"):
    pass


class SetAmmo(Edit, frozen=True, tag="set_ammo"):
    seat: str
    rounds: int


# events


class SetUp(Event, frozen=True, tag="toy_set_up"):
    cells: int
    ammo: int
    deck: tuple[int, ...]


class Driven(Event, frozen=True, tag="toy_driven"):
    points: int


class Stepped(Event, frozen=True, tag="toy_stepped"):
    seat: str
    to: int


class WalkBegun(Event, frozen=True, tag="toy_walk_begun"):
    seat: str
    steps: int


class CellPassed(Event, frozen=True, tag="toy_cell_passed"):
    pass


class WalkEnded(Event, frozen=True, tag="toy_walk_ended"):
    seat: str


class Fired(Event, frozen=True, tag="toy_fired"):
    seat: str
    hit: bool


class Waived(Event, frozen=True, tag="toy_waived"):
    pass


class Drawn(Event, frozen=True, tag="toy_drawn"):
    seat: str
    card: int


class Looked(Event, frozen=True, tag="toy_looked"):
    seat: str


class Shuffled(Event, frozen=True, tag="toy_shuffled"):
    deck: tuple[int, ...]


class TurnEnded(Event, frozen=True, tag="toy_turn_ended"):
    pass


class AmmoSet(Event, frozen=True, tag="toy_ammo_set"):
    seat: str
    rounds: int


put = msgspec.structs.replace


def other(seat: str) -> str:
    return SEATS[1 - SEATS.index(seat)]


class ToyRules:
    id = "toy"
    version = 1
    state_type = Toy
    event_types: tuple[type[Event], ...] = (
        SetUp, Driven, Stepped, WalkBegun, CellPassed, WalkEnded, Fired, Waived, Drawn, Looked, Shuffled, TurnEnded,
        AmmoSet,
    )  # fmt: skip
    order_types: tuple[type[Order], ...] = (Drive, Walk, Draw, Look, Finish)
    edit_types: tuple[type[Edit], ...] = (SetAmmo,)
    verbs = ("drive", "walk", "draw", "look", "finish")

    # content

    def load_tables(self, raw: Mapping[str, bytes]) -> Tables:
        try:
            return msgspec.toml.decode(raw["toy.toml"], type=Tables)
        except (msgspec.MsgspecError, KeyError) as e:
            raise ContentError(str(e)) from e

    def read_scenario(self, tables: Any, text: str) -> Scenario | tuple[Fault, ...]:
        raw = tomllib.loads(text)
        if raw["cells"] < 2:
            return (Fault(say("scenario-too-small"), 4),)
        return Scenario(raw["id"], raw["title"], raw["cells"], raw["ammo"], raw["cards"])

    def head(self, tables: Any, scenario: Scenario) -> ScenarioHead:
        sides = tuple(ScenarioSide(s, say(f"side-{s}"), (say("a-walker"),), (s,)) for s in SEATS)
        title = LocalText(scenario.title)
        return ScenarioHead(scenario.id, "toy", title, LocalText("A lane."), say("short"), sides)

    def preview(self, tables: Any, scenario: Scenario) -> BoardView:
        return _view(Toy(scenario.cells, "red", {"red": 0, "blue": 0}, {}, {}))

    # rules

    def setup(self, run: Run[Toy], scenario: Scenario, options: TableOptions) -> None:
        deck = run.shuffle(scenario.cards, say("shuffle-deck"), "TOY-1")
        run.emit(SetUp(scenario.cells, scenario.ammo, deck))

    def evolve(self, state: Toy | None, event: Event) -> Toy:
        if isinstance(event, SetUp):
            both = dict.fromkeys(SEATS, 0)
            return Toy(event.cells, "red", both, dict.fromkeys(SEATS, event.ammo), dict.fromkeys(SEATS, ()), event.deck)
        assert state is not None
        return _evolve(state, event)

    def on_kernel_event(self, state: Toy, event: Event) -> Toy:
        return state

    def decide(self, run: Run[Toy], order: Order) -> Refusal | None:
        s = run.rules
        if run.state.pending or s.to_act != run.seat:
            return untimely("refuse-not-your-turn", "TOY-2")
        match order:
            case Drive() if not s.driven:
                (points,) = run.roll("d4", 4, 1, say("roll-points"), "TOY-3", unit=f"{run.seat} walker")
                run.emit(Driven(points))
            case Walk(steps=steps) if 1 <= steps <= s.points:
                run.emit(WalkBegun(run.seat, steps))
                self._go(run)
            case Draw() if s.deck:
                run.emit(Drawn(run.seat, s.deck[0]))
            case Look():
                run.emit(Looked(run.seat))
            case Finish():
                run.emit(TurnEnded())
            case _:
                return illegal("refuse-toy", "TOY-4")
        return None

    def resume(self, run: Run[Toy], decision: Decision, answer: str, by: str) -> None:
        shooter = decision.seats[0]
        if answer == "shoot" and run.rules.ammo[shooter]:
            (face,) = run.roll("d10", 10, 1, say("roll-shot"), "TOY-5", seat=shooter, unit=f"{shooter} gun")
            hit = face >= run.tables.hit_on
            run.emit(Fired(shooter, hit))
            if hit:
                run.emit(WalkEnded(other(shooter)))
        elif by == "expiry":
            run.emit(Waived())
        if run.rules.frames and run.rules.frames[-1].entered:
            run.emit(CellPassed())
        self._go(run)

    def _go(self, run: Run[Toy]) -> None:
        run_frames(run, lambda s: bool(s.frames), self._step)

    def _step(self, run: Run[Toy]) -> None:
        s = run.rules
        frame = s.frames[-1]
        here = s.place[frame.seat]
        if here == s.cells - 1:
            run.emit(WalkEnded(frame.seat))
            run.end(frame.seat, say("end-arrived"))
        elif frame.entered:
            low, high = run.tables.watched
            shooter = other(frame.seat)
            if low <= here <= high and s.ammo[shooter] and not s.waived:
                options = (Option("shoot", say("opt-shoot")), Option("hold", say("opt-hold"), style="quiet"))
                run.ask("opfire", (shooter,), options, "hold", "TOY-5", say("ask-opfire", cell=here))
            else:
                run.emit(CellPassed())
        elif frame.left:
            run.emit(Stepped(frame.seat, here + 1))
        else:
            run.emit(WalkEnded(frame.seat))

    def recheck(self, run: Run[Toy]) -> None:
        for decision in run.state.pending:
            if not run.rules.ammo[decision.seats[0]]:
                run.close(decision, say("closed-no-ammo"))
                self.resume(run, decision, decision.default, "rules")

    def rewound(self, run: Run[Toy], before: Toy) -> None:
        now = run.rules.deck
        if len(now) > len(before.deck):
            order = run.shuffle(len(now), say("shuffle-again"), "TOY-1")
            run.emit(Shuffled(tuple(now[i - 1] for i in order)))

    def amend(self, run: Run[Toy], edit: Edit) -> Refusal | tuple[Message, Message]:
        assert isinstance(edit, SetAmmo)
        if edit.rounds < 0:
            return illegal("refuse-toy", "TOY-4")
        before = run.rules.ammo[edit.seat]
        run.emit(AmmoSet(edit.seat, edit.rounds))
        return say("ammo", n=before), say("ammo", n=edit.rounds)

    def menu(self, tables: Any, state: GameState[Toy], seat: str) -> tuple[MenuItem, ...]:
        s = state.rules
        if s is None or state.pending or state.outcome is not None or s.to_act != seat:
            return ()
        items = [MenuItem(Look(), say("look"), "look"), MenuItem(Finish(), say("finish"), "finish")]
        if not s.driven:
            items.append(MenuItem(Drive(), say("drive"), "drive"))
        if s.points:
            items.append(MenuItem(Walk(1), say("walk"), "walk", number="steps", low=1, high=s.points))
        if s.deck:
            items.append(MenuItem(Draw(), say("draw"), "draw"))
        return tuple(items)

    def to_act(self, state: Toy) -> str:
        return state.to_act

    def resign(self, run: Run[Toy], seat: str) -> None:
        run.end(other(seat), say("end-resigned"))

    # words

    def parse(self, tables: Any, state: GameState[Toy], seat: str, verb: str, words: Words) -> Order | Refusal:
        if verb != "walk":
            return {"drive": Drive(), "draw": Draw(), "look": Look(), "finish": Finish()}[verb]
        steps = words.get("steps", "")
        return Walk(int(steps)) if steps.isdigit() else unreadable("refuse-steps", example="steps:2")

    def complete(
        self, tables: Any, state: GameState[Toy], seat: str, verb: str, option: str, words: Words
    ) -> tuple[Suggestion, ...]:
        points = state.rules.points if state.rules is not None else 0
        return tuple(Suggestion(str(n), say("steps", n=n)) for n in range(1, points + 1))

    def parse_edit(self, tables: Any, state: GameState[Toy], what: str, words: Words) -> Edit | Refusal:
        return SetAmmo(words["seat"], int(words["rounds"]))

    def edit_forms(self) -> tuple[EditForm, ...]:
        return (EditForm("ammo", say("edit-ammo"), ("seat", "rounds")),)

    def complete_edit(
        self, tables: Any, state: GameState[Toy], what: str, option: str, words: Words
    ) -> tuple[Suggestion, ...]:
        return tuple(Suggestion(seat, say(f"side-{seat}")) for seat in SEATS) if option == "seat" else ()

    def physical_dice(self, tables: Any) -> tuple[Die, ...]:
        return (Die("d4", 4), Die("d10", 10))

    def describe(self, tables: Any, state: GameState[Toy], order: Order) -> Message:
        return say(f"order-{type(order).__name__.lower()}")

    def ask_board(
        self, tables: Any, state: GameState[Toy], viewer: Viewer, topic: str, words: Words
    ) -> Answer | Refusal:
        return Answer((say("status", seats=len(viewer.seats)),))

    def hand(self, tables: Any, state: GameState[Toy], seat: str) -> HandView | None:
        if state.rules is None:
            return None
        cards = tuple(CardView(str(c), "section", c, say("card"), say("card"), "card") for c in state.rules.hands[seat])
        return HandView(seat, cards, (), 0)

    def view(
        self,
        tables: Any,
        state: GameState[Toy],
        viewer: Viewer,
        moments: Sequence[Moment] = (),
        *,
        focus: str = "",
    ) -> BoardView:
        assert state.rules is not None
        return _view(state.rules)

    def narrate(self, tables: Any, moments: Sequence[Moment], viewer: Viewer) -> tuple[Told, ...]:
        return tuple(Told(say("told", what=type(m.event).__name__)) for m in moments)

    def scene(self, state: Toy) -> str:
        return f"turn-{state.turn}"

    def invariants(self, tables: Any, state: GameState[Toy]) -> tuple[str, ...]:
        return ()


def _evolve(s: Toy, event: Event) -> Toy:
    match event:
        case Driven(points=points):
            return put(s, points=points, driven=True)
        case WalkBegun(seat=seat, steps=steps):
            return put(s, frames=(*s.frames, Frame(seat, steps)), waived=False)
        case Stepped(seat=seat, to=to):
            top = put(s.frames[-1], left=s.frames[-1].left - 1, entered=True)
            return put(s, place={**s.place, seat: to}, points=s.points - 1, frames=(*s.frames[:-1], top))
        case CellPassed():
            return put(s, frames=(*s.frames[:-1], put(s.frames[-1], entered=False)))
        case WalkEnded():
            return put(s, frames=s.frames[:-1])
        case Fired(seat=seat, hit=hit):
            return put(s, ammo={**s.ammo, seat: s.ammo[seat] - 1}, points=0 if hit else s.points)
        case Waived():
            return put(s, waived=True)
        case Drawn(seat=seat, card=card):
            return put(s, hands={**s.hands, seat: (*s.hands[seat], card)}, deck=s.deck[1:])
        case Shuffled(deck=deck):
            return put(s, deck=deck)
        case TurnEnded():
            return put(s, to_act=other(s.to_act), points=0, driven=False, turn=s.turn + 1)
        case AmmoSet(seat=seat, rounds=rounds):
            return put(s, ammo={**s.ammo, seat: rounds})
        case _:
            return s


def _view(s: Toy) -> BoardView:
    sides = tuple(SideView(seat, say(f"side-{seat}"), seat, ScoreView()) for seat in SEATS)
    return BoardView(
        ruleset="toy",
        title=say("toy"),
        subtitle=say("toy"),
        map=MapView("toy", Grid((s.cells,)), ()),
        sides=sides,
        counters=(),
        objectives=(),
        turn=s.turn,
        turns=0,
        to_act=s.to_act,
        status=say("to-act"),
    )


TOY = cast("Ruleset[Any]", ToyRules())
TOY_TABLES = b"watched = [2, 4]\nhit_on = 6\n"
TOY_SCENARIO = 'id = "lane"\nruleset = "toy"\ntitle = "The lane"\ncells = 12\nammo = 3\ncards = 6\n'
