"""Measures the bot on this machine: interactions, pictures, the event store and the fold."""

from __future__ import annotations

import asyncio
import statistics
import time
from collections.abc import Awaitable, Callable
from functools import partial
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

from bot.content import ShippedContent
from bot.core import commands as cmd
from bot.core.events import TableOptions
from bot.core.refusals import Refusal
from bot.core.ruleset import SPECTATOR
from bot.core.state import History
from bot.fairness import LiveFairness
from bot.i18n import Texts
from bot.scheduler import SystemClock
from bot.service.games import Games
from bot.service.model import Loaded, Place, User
from bot.storage import SqliteStore
from bot.tools.acting import type_command
from bot.tools.building import client_maker
from bot.tools.table import Table
from render import draw_board

Tell = Callable[[str], None]

SOMEBODY = User(1, "Somebody")


def main(rounds: int, tell: Tell) -> int:
    """Print a line for each thing measured: median, 95th percentile, and what it was."""
    with TemporaryDirectory() as folder:
        asyncio.run(_measure(Path(folder), rounds, tell))
    return 0


async def _measure(folder: Path, rounds: int, tell: Tell) -> None:
    content = ShippedContent()
    _scenario_pictures(content, rounds, tell)
    for ruleset in content.rulesets():
        await _games(folder, content, ruleset, rounds, tell)
    await _interactions(folder, rounds, tell)


def _line(what: str, seconds: list[float], more: str = "") -> str:
    ordered = sorted(s * 1000 for s in seconds)
    worst = ordered[min(len(ordered) - 1, int(len(ordered) * 0.95))]
    return f"{statistics.median(ordered):9.2f} ms  p95 {worst:9.2f} ms  {what}{more}"


async def _timed(rounds: int, work: Callable[[int], Awaitable[Any]]) -> list[float]:
    taken = []
    for i in range(rounds):
        begun = time.perf_counter()
        await work(i)
        taken.append(time.perf_counter() - begun)
    return taken


def _scenario_pictures(content: ShippedContent, rounds: int, tell: Tell) -> None:
    speak = Texts(content.root).speaker("en", plain=True)
    for id_, owner in content.scenarios():
        ruleset, tables = content.ruleset(owner), content.tables(owner)
        scenario = content.read_scenario(owner, tables, content.scenario_text(id_) or "")
        if isinstance(scenario, tuple):
            tell(f"{id_} has faults and is left out")
            continue
        view = ruleset.preview(tables, scenario)
        begun = time.perf_counter()
        picture = draw_board(view, speak)
        cold = (time.perf_counter() - begun) * 1000
        taken = []
        for _ in range(rounds):
            begun = time.perf_counter()
            picture = draw_board(view, speak)
            taken.append(time.perf_counter() - begun)
        size = f", {picture.width} x {picture.height} px, {len(picture.png) / 1000:.0f} kB, first {cold:.0f} ms"
        tell(_line(f"board of {id_}", taken, size))


async def _games(folder: Path, content: ShippedContent, ruleset: str, rounds: int, tell: Tell) -> None:
    """Orders through the service, stored with every write on disk, then the log read back and folded."""
    scenario = next((s for s, owner in content.scenarios() if owner == ruleset), None)
    if scenario is None:
        return
    store = await SqliteStore.open(folder / f"{ruleset}.db", content.ruleset)
    try:
        games = Games(store, content, LiveFairness(), SystemClock())
        row = await games.open(Place(1, 1), SOMEBODY, scenario, None, TableOptions(solo=True), "open")
        if isinstance(row, Refusal) or isinstance(await games.start(row.id, SOMEBODY, "start"), Refusal):
            tell(f"{scenario} cannot be started and is left out")
            return
        taken = await _timed(rounds, lambda i: _next(games, row.id, f"order {i}"))
        tell(_line(f"order of {ruleset}: decided, committed to disk", taken))
        loaded = await games.load(row.id)
        taken = await _timed(rounds, lambda i: _read(store, row.id))
        tell(_line(f"log of {len(loaded.stored)} events read", taken))
        taken = await _timed(rounds, lambda i: _fold(loaded))
        tell(_line(f"log of {len(loaded.stored)} events folded", taken))
    finally:
        await store.close()


async def _next(games: Games, game: str, cause: str) -> None:
    """Whatever may be done next, the first of it."""
    loaded = await games.load(game)
    if loaded.state.outcome is not None:
        return
    if loaded.state.pending:
        question = loaded.state.pending[0]
        await games.act(game, SOMEBODY, cmd.AnswerDecision(question.id, question.default), cause)
        return
    item = (await games.menu(game, SOMEBODY))[0]
    text = loaded.ruleset.describe(loaded.tables, loaded.state, item.order)
    await games.act(game, SOMEBODY, cmd.GiveOrder(item.order, text), cause)


async def _read(store: SqliteStore, game: str) -> None:
    await store.events(game)


async def _fold(loaded: Loaded) -> None:
    history: History[Any] = History(loaded.ruleset)
    for stored in loaded.stored:
        history.apply(stored.event)
    loaded.ruleset.view(loaded.tables, history.state, SPECTATOR)


async def _type(table: Table, text: str, folder: Path, i: int) -> None:
    await type_command(table, "alice", text, folder)


async def _interactions(folder: Path, rounds: int, tell: Tell) -> None:
    """Slash commands through a simulated Discord, which itself takes a share of the time."""
    table = Table(client_maker(folder / "table.db"), {"alice": ()})
    await table.open()
    try:
        for text in ("/game list", "/game new scenario:duel solo:true", "/game start", "/game status", "/game board"):
            times = 1 if text.startswith(("/game new", "/game start")) else rounds
            taken = await _timed(times, partial(_type, table, text, folder))
            tell(_line(f"{text}, until all is posted", taken))
    finally:
        await table.close()
