"""A small table for tests: a game on a made-up map with queued dice, driven by the words of slash commands."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import lru_cache
from pathlib import Path
from typing import Any, TypeVar

from bot.core import commands as cmd
from bot.core import kernel
from bot.core.decisions import Decision
from bot.core.dice import RollRequest, RollResult
from bot.core.events import Event, GameCreated, Rolled, SeatTaken, TableOptions
from bot.core.messages import Message
from bot.core.refusals import Refusal
from bot.core.ruleset import SPECTATOR, Moment, Told, Viewer
from bot.core.run import Run
from bot.core.state import GameState, History
from bot.i18n.texts import Texts
from bot.rulesets.great_war import RULESET, stack_decks
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.scenario import Scenario
from bot.rulesets.great_war.tables import Tables

DATA = Path(__file__).parents[3] / "data"
WINDOW = 3600
LETTERS = {"S": "soldier", "B": "burst", "D": "deadly", "F": "flag", "H": "hq"}
E = TypeVar("E", bound=Event)


@lru_cache
def tables() -> Tables:
    raw = {p.name: p.read_bytes() for p in sorted((DATA / "rulesets/great_war").glob("*.toml"))}
    return RULESET.load_tables(raw)


@lru_cache
def texts() -> Texts:
    return Texts(DATA)


def shipped(id_: str) -> Scenario:
    found = RULESET.read_scenario(tables(), (DATA / f"scenarios/great_war/{id_}.toml").read_text(encoding="utf-8"))
    assert isinstance(found, Scenario), found
    return found


def rows(ground: Mapping[str, str]) -> list[str]:
    """An open map with some hexes changed: label to terrain character and mark."""
    out = []
    for r in range(11):
        number, width = 11 - r, 12 if r % 2 == 0 else 11
        cells = [ground.get(f"{chr(65 + c)}{number}", ". ").ljust(2) for c in range(width)]
        out.append((" " if r % 2 else "") + "".join(cells))
    return out


def unit_lines(words: str) -> str:
    """``D4 mark_iv_male tokens=2 status=bogged`` as a unit table."""
    hex_, type_, *more = words.split()
    lines = ["[[side.unit]]", f'type = "{type_}"', f'hex = "{hex_}"']
    for item in more:
        key, _, value = item.partition("=")
        lines.append(f"{key} = {value}" if value.isdigit() else f'{key} = "{value}"')
    return "\n".join(lines)


def scenario_text(
    british: Sequence[str],
    german: Sequence[str],
    ground: Mapping[str, str] | None = None,
    lines: Mapping[str, Sequence[str]] | None = None,
    top: str = "",
    medal: str = "",
    medals: int = 9,
    tokens: tuple[int, int] = (6, 6),
    artillery: tuple[int, int] = (5, 5),
    cards: int = 3,
    map_more: str = "",
) -> str:
    """A scenario file of two sides; the British sit at the bottom and move first."""
    map_rows = ",\n".join(f'"{r}"' for r in rows(ground or {}))
    owned = ", ".join(
        f'{{ side = "{s}", hexes = [{", ".join(f"{h!r}" for h in hexes)}] }}' for s, hexes in (lines or {}).items()
    )
    sides = []
    for i, (id_, edge, units) in enumerate((("british", "bottom", british), ("german", "top", german))):
        head = f'[[side]]\nid = "{id_}"\nedge = "{edge}"\ncommand_cards = {cards}\ncombat_cards = 0\n'
        head += f"hq_tokens = {tokens[i]}\nreserve_artillery = {artillery[i]}\n"
        sides.append(head + "\n".join(unit_lines(u) for u in units))
    return (
        f'schema = 1\nruleset = "great_war"\nid = "t"\nmedals = {medals}\nfirst_side = "british"\n{top}\n'
        f'title = {{ en = "T", fr = "T" }}\nbriefing = {{ en = "B", fr = "B" }}\n'
        f"[map]\nrows = [\n{map_rows}\n]\ntrench_lines = [{owned}]\n{map_more}\n" + "\n".join(sides) + "\n" + medal
    )


class QueuedDice:
    """Faces per kind in the order they are asked for; asking for more is a mistake of the test."""

    def __init__(self) -> None:
        self.queues: dict[str, list[str]] = {}

    def add(self, **kinds: str) -> None:
        for kind, faces in kinds.items():
            self.queues.setdefault(kind, []).extend(faces.split())

    def roll(self, request: RollRequest) -> RollResult:
        if request.kind == "shuffle":
            return RollResult(tuple(range(1, request.sides + 1)))
        queue = self.queues.get(request.kind, [])
        assert len(queue) >= request.count, f"no {request.kind} dice for {request}"
        taken = [queue.pop(0) for _ in range(request.count)]
        return RollResult(tuple(self._face(t, request) for t in taken))

    @staticmethod
    def _face(text: str, request: RollRequest) -> int:
        if text.isdigit():
            return int(text)
        return request.names.index(LETTERS.get(text, text)) + 1

    @property
    def left(self) -> dict[str, list[str]]:
        return {k: q for k, q in self.queues.items() if q}


class Table:
    """One game. Orders that are refused fail the test unless ``refused`` gives them."""

    def __init__(
        self,
        british: Sequence[str] = (),
        german: Sequence[str] = (),
        *,
        scenario: Scenario | None = None,
        options: TableOptions | None = None,
        hands: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
        deck: Mapping[str, Sequence[str]] | None = None,
        dice: Mapping[str, str] | None = None,
        **more: Any,
    ) -> None:
        self.dice = QueuedDice()
        self.dice.add(**(dice or {}))
        self.now = 1000
        self.serial = 0
        self.events: list[Event] = []
        self.latest: list[Event] = []
        if scenario is None:
            text = scenario_text(british or ["A1 infantry"], german or ["L11 infantry"], **more)
            read = RULESET.read_scenario(tables(), text)
            assert isinstance(read, Scenario), read
            scenario = read
        chosen = options or TableOptions(reaction_window=WINDOW)
        run: Run[State] = Run(History(RULESET), tables(), self.dice, self.now)
        run.emit(GameCreated("g", "great_war", 1, "t", "", "", chosen))
        for side in ("british", "german"):
            run.emit(SeatTaken(side, f"person-{side}"))
        RULESET.setup(run, scenario, chosen)
        fixed = {"british": {"command": ["headquarters", "landships", "probe-centre"]}, **(hands or {})}
        if "command" not in fixed["british"]:
            fixed["british"] = {"command": ["headquarters", "landships", "probe-centre"], **fixed["british"]}
        run.emit(stack_decks(run.rules, fixed, deck))
        self._take(run)

    # state

    @property
    def game(self) -> GameState[State]:
        return self.history.state

    @property
    def state(self) -> State:
        assert self.game.rules is not None
        return self.game.rules

    def at(self, label: str) -> Unit:
        h = self.state.board.grid.parse(label)
        assert h is not None
        unit = self.state.unit_at(h)
        assert unit is not None, f"nobody in {label}"
        return unit

    def empty(self, label: str) -> bool:
        h = self.state.board.grid.parse(label)
        assert h is not None
        return self.state.unit_at(h) is None

    def ground(self, label: str) -> Any:
        h = self.state.board.grid.parse(label)
        assert h is not None
        return self.state.board.at(h)

    def medals(self, side: str) -> int:
        return self.state.medals_of(side)

    def tokens(self, side: str) -> int:
        return self.state.side(side).tokens

    def last(self, type_: type[E]) -> E:
        found = [e for e in self.latest if isinstance(e, type_)]
        assert found, f"no {type_.__name__} among {[type(e).__name__ for e in self.latest]}"
        return found[-1]

    def all(self, type_: type[E]) -> list[E]:
        return [e for e in self.latest if isinstance(e, type_)]

    def rolled(self, kind: str) -> list[Rolled]:
        return [e for e in self.latest if isinstance(e, Rolled) and e.kind == kind]

    @property
    def question(self) -> Decision:
        assert self.game.pending, "no question is open"
        return self.game.pending[0]

    def options(self) -> list[str]:
        return [o.id for o in self.question.options]

    # acting

    def _take(self, run: Run[State]) -> None:
        self.history = run.history
        self.latest = list(run.events)
        self.events += run.events
        assert RULESET.invariants(tables(), self.game) == ()

    def send(self, action: cmd.Action, seat: str, role: str = "player") -> Refusal | None:
        self.serial += 1
        command = cmd.Command(f"c{self.serial}", self.now, action, role, seat)
        found = kernel.decide(RULESET, tables(), self.history, command, self.dice)
        if isinstance(found, Refusal):
            return found
        self._take(found)
        return None

    def give(self, verb: str, seat: str = "", **words: str) -> Refusal | None:
        seat = seat or self.state.turn.side
        order = RULESET.parse(tables(), self.game, seat, verb, {k.replace("_", "-"): v for k, v in words.items()})
        if isinstance(order, Refusal):
            return order
        return self.send(cmd.GiveOrder(order, RULESET.describe(tables(), self.game, order)), seat)

    def order(self, verb: str, seat: str = "", dice: Mapping[str, str] | None = None, **words: str) -> Table:
        self.dice.add(**(dice or {}))
        refusal = self.give(verb, seat, **words)
        assert refusal is None, [english(r) for r in refusal.reasons]
        assert dice is None or not self.dice.left, self.dice.left
        return self

    def refused(self, verb: str, seat: str = "", **words: str) -> list[str]:
        """Keys of the reasons why an order is refused; nothing may have changed."""
        before = self.game
        refusal = self.give(verb, seat, **words)
        assert refusal is not None, "the order was taken"
        assert self.game is before
        for reason in refusal.reasons:
            assert english(reason)
        return [r.key for r in refusal.reasons]

    def begin(self, *units: str, card: str = "headquarters") -> Table:
        """Play a card (any four units) and order units by their hexes."""
        self.order("card", card=card)
        if units:
            self.order("units", units=" ".join(units))
        return self

    def answer(self, option: str, dice: Mapping[str, str] | None = None) -> Table:
        self.dice.add(**(dice or {}))
        question = self.question
        refusal = self.send(cmd.AnswerDecision(question.id, option), question.seats[0])
        assert refusal is None, refusal
        assert dice is None or not self.dice.left, self.dice.left
        return self

    def expire(self) -> Table:
        self.now = self.question.due_at
        refusal = self.send(cmd.ExpireDecision(self.question.id), "", "system")
        assert refusal is None, refusal
        return self

    def next_turn(self, draw: str = "tokens") -> Table:
        """End the running turn; a command card is played first if none was."""
        if not self.state.turn.card:
            hand = self.state.side(self.state.turn.side).command
            self.order("card", card=next((c for c in hand if "recon" not in c), hand[0]))
        self.order("end", draw=draw)
        if self.game.pending and self.question.kind == "keep_card":
            self.answer(self.options()[0])
        return self

    def stack(
        self,
        hands: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
        deck: Mapping[str, Sequence[str]] | None = None,
    ) -> Table:
        """Fix hands or decks in the middle of a game."""
        run: Run[State] = Run(self.history, tables(), self.dice, self.now)
        run.emit(stack_decks(run.rules, hands, deck))
        self._take(run)
        return self

    # telling

    def told(self, viewer: Viewer = SPECTATOR) -> list[Told]:
        """The story of the last command."""
        states = self.history.states[-len(self.latest) - 1 :]
        moments = [Moment(states[i], e, states[i + 1]) for i, e in enumerate(self.latest)]
        return list(RULESET.narrate(tables(), moments, viewer))

    def story(self, viewer: Viewer = SPECTATOR) -> str:
        return "\n".join(english(t.text) for t in self.told(viewer))


def english(message: Message) -> str:
    """A message as a reader sees it; a missing text fails."""
    for lang in ("en", "fr"):
        assert texts().has(message.key, lang), message.key
    return texts().plain(message, "en")
