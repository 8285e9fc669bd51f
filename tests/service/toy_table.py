"""A table for service tests: the toy ruleset, a file database, a clock that stands still, people with names."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bot.core.events import TableOptions
from bot.core.refusals import Refusal
from bot.core.ruleset import Ruleset
from bot.core.scenario import Fault, ScenarioHead
from bot.fairness import LiveFairness, ScriptedDice, ScriptedFairness
from bot.service.games import Games
from bot.service.model import Done, GameRow, Loaded, Place, User
from bot.storage import SqliteStore
from tests.core import toy

START = 1_800_000_000
ALICE, BOB, CAROL, GM = User(1, "Alice"), User(2, "Bob"), User(3, "Carol"), User(4, "Gil")
HERE = Place(guild=10, channel=100)
HOUR = 3600


class StillClock:
    def __init__(self, now: int = START) -> None:
        self.time = now

    def now(self) -> int:
        return self.time


class ToyContent:
    def __init__(self) -> None:
        self.tables = toy.TOY.load_tables({"toy.toml": toy.TOY_TABLES})
        self.texts = {"lane": toy.TOY_SCENARIO, "long-lane": toy.TOY_SCENARIO.replace('"lane"', '"long-lane"')}

    def rulesets(self) -> Sequence[str]:
        return ("toy",)

    def ruleset(self, id_: str) -> Ruleset[Any]:
        assert id_ == "toy"
        return toy.TOY

    def tables_raw(self, ruleset: str) -> bytes:
        return toy.TOY_TABLES

    def tables_from(self, ruleset: str, raw: bytes) -> Any:
        return toy.TOY.load_tables({"toy.toml": raw})

    def scenarios(self) -> Sequence[tuple[str, str]]:
        return tuple((id_, "toy") for id_ in self.texts)

    def scenario_text(self, id_: str) -> str | None:
        return self.texts.get(id_)

    def read_scenario(self, ruleset: str, tables: Any, text: str) -> Any | tuple[Fault, ...]:
        return toy.TOY.read_scenario(tables, text)

    def head(self, id_: str) -> ScenarioHead:
        return toy.TOY.head(self.tables, toy.TOY.read_scenario(self.tables, self.texts[id_]))


class Wakes:
    """Counts what the service tells its publisher and its alarm."""

    def __init__(self) -> None:
        self.wakes = 0
        self.alarms = 0

    def wake(self) -> None:
        self.wakes += 1

    def reschedule(self) -> None:
        self.alarms += 1


class Table:
    """One bot on one database; ``restart`` drops the process and keeps the disk."""

    def __init__(self, path: Path, **dice: Sequence[int]) -> None:
        self.path = path
        self.clock = StillClock()
        self.content = ToyContent()
        self.dice = ScriptedDice(dice)
        self.fairness = ScriptedFairness(self.dice) if dice else LiveFairness()
        self.wakes = Wakes()
        self.causes = 0

    async def start(self) -> Table:
        self.store = await SqliteStore.open(self.path, self.content.ruleset, durable=False)
        self.games = Games(self.store, self.content, self.fairness, self.clock, self.wakes, self.wakes)
        return self

    async def stop(self) -> None:
        await self.store.close()

    async def restart(self) -> None:
        await self.stop()
        await self.start()

    def cause(self) -> str:
        self.causes += 1
        return f"i{self.causes}"

    async def lobby(self, options: TableOptions = TableOptions(), place: Place = HERE) -> GameRow:
        row = await self.games.open(place, ALICE, "lane", "red", options, self.cause())
        assert isinstance(row, GameRow), row
        return row

    async def game(self, options: TableOptions = TableOptions(), place: Place = HERE) -> str:
        """A running game: Alice is red and to act, Bob is blue."""
        row = await self.lobby(options, place)
        if not options.solo:
            assert isinstance(await self.games.join(row.id, BOB, "blue"), GameRow)
        done(await self.games.start(row.id, ALICE, self.cause()))
        return row.id

    async def order(self, game: str, verb: str, user: User = ALICE, **words: str) -> Done | Refusal:
        return await self.games.order(game, user, verb, words, self.cause())

    async def walk(self, game: str, steps: int, user: User = ALICE) -> Loaded:
        done(await self.order(game, "walk", user, steps=str(steps)))
        return await self.games.load(game)

    async def answer(self, game: str, answer: str, user: User = BOB, decision: str = "") -> Done | Refusal:
        loaded = await self.games.load(game)
        return await self.games.answer(game, user, decision or loaded.state.pending[0].id, answer, self.cause())

    async def types(self, game: str) -> list[str]:
        """The types of all events, in order."""
        return [type(e.event).__name__ for e in (await self.games.load(game)).stored]


def done(result: Done | Refusal | GameRow) -> Done:
    assert isinstance(result, Done), result
    return result


def refused(result: object) -> Refusal:
    assert isinstance(result, Refusal), result
    return result
