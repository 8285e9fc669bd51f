"""Exports of whole games of both rulesets, with live dice: our checker and a second one agree on them and on damage."""

from __future__ import annotations

import asyncio
import copy
import json
import random
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.content import ShippedContent
from bot.core import commands as cmd
from bot.core.events import TableOptions
from bot.fairness import LiveFairness
from bot.fairness.verify import canonical, digest_of, row_hash, verify_bytes
from bot.service.games import Games
from bot.service.model import Done, GameRow, Place, User
from bot.storage import SqliteStore
from tests.fairness.second_checker import check, text_of

Document = dict[str, Any]

ALICE = User(1, "Alice")
DAMAGES = 200
EARLY = 6
"""After so many orders the game is exported for the first time."""


class StillClock:
    def now(self) -> int:
        return 1_800_000_000


async def random_game(folder: Path, scenario: str, orders: int) -> tuple[bytes, bytes]:
    """A game of random orders and answers, given up in the end: its export while it ran, and the last one."""
    content = ShippedContent()
    store = await SqliteStore.open(folder / f"{scenario}.db", content.ruleset, durable=False)
    games = Games(store, content, LiveFairness(), StillClock())
    rng = random.Random(scenario)
    row = await games.open(Place(10, 100), ALICE, scenario, None, TableOptions(solo=True), "open")
    assert isinstance(row, GameRow), row
    assert isinstance(await games.start(row.id, ALICE, "1000"), Done)
    running: object = None
    for number in range(orders):
        if number == EARLY:
            running = await games.export(row.id, "json")
        if await _play(games, row.id, rng, str(1001 + number)):
            break
    state = (await games.load(row.id)).state
    if state.outcome is None:
        assert isinstance(await games.act(row.id, ALICE, cmd.Resign(), "end"), Done)
    over = await games.export(row.id, "json")
    await store.close()
    assert isinstance(running, tuple)
    assert isinstance(over, tuple)
    return running[1], over[1]


async def _play(games: Games, game: str, rng: random.Random, cause: str) -> bool:
    """One order or answer; true when the game is over."""
    loaded = await games.load(game)
    if loaded.state.outcome is not None:
        return True
    if loaded.state.pending:
        question = loaded.state.pending[0]
        option = rng.choice([o for o in question.options if not o.high])
        result = await games.answer(game, ALICE, question.id, option.id, cause)
    else:
        menu = await games.menu(game, ALICE)
        item = rng.choice([i for i in menu if i.verb != "standing"] or menu)
        order = msgspec.structs.replace(item.order, **{item.number: item.low}) if item.number else item.order
        text = loaded.ruleset.describe(loaded.tables, loaded.state, order)
        result = await games.act(game, ALICE, cmd.GiveOrder(order, text), cause)
    assert isinstance(result, Done), result
    return False


@pytest.fixture(scope="module", params=["la-chapelle", "first-landship"])
def played(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> tuple[bytes, bytes]:
    return asyncio.run(random_game(tmp_path_factory.mktemp("games"), request.param, 45))


def test_both_checkers_find_the_game_well(played: tuple[bytes, bytes]) -> None:
    running, over = played
    ours = verify_bytes(over)
    assert (ours.ok, ours.complete) == check(over) == (True, True), ours.line()
    assert ours.rolls >= 4
    early = verify_bytes(running)
    assert (early.ok, early.complete) == check(running) == (True, False), early.line()


def test_the_running_game_is_the_beginning_of_the_finished_one(played: tuple[bytes, bytes]) -> None:
    running, over = (json.loads(data) for data in played)
    assert over["rows"][: len(running["rows"])] == running["rows"]
    assert "secret" not in {key for row in running["rows"] for key in row}


def test_both_write_canonical_json_alike(played: tuple[bytes, bytes]) -> None:
    document = json.loads(played[1])
    document["x"] = 'é"\\\n\t\x00\x1f\x7f\u2028 −'
    assert text_of(document).encode() == canonical(document)


def redo(document: Document) -> bytes:
    """What a forger does: make places, hashes, count and digest fit again."""
    prev = "0" * 64
    for place, row in enumerate(document["rows"]):
        row["row"], row["prev"] = place, prev
        row["hash"] = prev = row_hash(row)
    document["count"] = len(document["rows"])
    document["digest"] = digest_of(document)
    return canonical(document) + b"\n"


def flip(document: Document, rng: random.Random) -> bytes:
    data = bytearray(canonical(document) + b"\n")
    data[rng.randrange(len(data))] ^= 1 << rng.randrange(8)
    return bytes(data)


def change_value(document: Document, rng: random.Random) -> bytes:
    row = rng.choice(document["rows"])
    key = rng.choice(sorted(row))
    row[key] = _other(row[key], rng)
    return redo(document)


def _other(value: Any, rng: random.Random) -> Any:
    match value:
        case bool():
            return not value
        case int():
            return value + rng.choice((-1, 1))
        case str():
            return value[:-1] + "0" if value and value[-1] != "0" else value + "1"
        case list() if value:
            at = rng.randrange(len(value))
            return [*value[:at], _other(value[at], rng), *value[at + 1 :]]
        case dict() if value:
            key = rng.choice(sorted(value))
            return {**value, key: _other(value[key], rng)}
        case _:
            return 1


def drop(document: Document, rng: random.Random) -> bytes:
    del document["rows"][rng.randrange(len(document["rows"]))]
    return redo(document)


def swap(document: Document, rng: random.Random) -> bytes:
    i, k = rng.sample(range(len(document["rows"])), 2)
    document["rows"][i], document["rows"][k] = document["rows"][k], document["rows"][i]
    return redo(document)


def double(document: Document, rng: random.Random) -> bytes:
    at = rng.randrange(len(document["rows"]))
    document["rows"].insert(at, copy.deepcopy(document["rows"][at]))
    return redo(document)


def face(document: Document, rng: random.Random) -> bytes:
    row = rng.choice([r for r in document["rows"] if r.get("faces")])
    at = rng.randrange(len(row["faces"]))
    row["faces"][at] = row["faces"][at] % row["sides"] + 1
    return redo(document)


def secret(document: Document, rng: random.Random) -> bytes:
    next(r for r in document["rows"] if r["type"] == "reveal")["secret"] = rng.randbytes(32).hex()
    return redo(document)


def opening(document: Document, rng: random.Random) -> bytes:
    if not document["opened"]:
        document["opened"].append({"row": 1, "field": "faces", "salt": "00", "value": [1]})
        return redo(document)
    entry = rng.choice(document["opened"])
    key = rng.choice(sorted(entry))
    entry[key] = _other(entry[key], rng)
    return redo(document)


ALWAYS_FOUND: list[Callable[[Document, random.Random], bytes]] = [flip, swap, double, face, secret, opening]
DAMAGE: list[Callable[[Document, random.Random], bytes]] = [*ALWAYS_FOUND, drop, change_value]


def test_both_checkers_agree_on_200_damaged_files(played: tuple[bytes, bytes]) -> None:
    """A forger who makes all hashes fit may change words such as a unit's name, or cut off the end: no checker can see
    that in the file alone. Both must say the same in any case."""
    rng = random.Random(7)
    honest = json.loads(played[1])
    differing, missed = [], []
    for number in range(DAMAGES):
        damage = DAMAGE[number % len(DAMAGE)]
        data = damage(copy.deepcopy(honest), rng)
        ours, second = verify_bytes(data).ok, check(data)[0]
        if ours != second:
            differing.append((number, damage.__name__, verify_bytes(data).line()))
        if ours and damage in ALWAYS_FOUND and data != played[1]:
            missed.append((number, damage.__name__))
    assert differing == []
    assert missed == []


def test_a_changed_row_without_new_hashes_is_found_whatever_it_says(played: tuple[bytes, bytes]) -> None:
    honest = json.loads(played[1])
    rng = random.Random(8)
    for place in range(0, len(honest["rows"]), 3):
        document = copy.deepcopy(honest)
        row = document["rows"][place]
        key = rng.choice(sorted(row))
        row[key] = _other(row[key], rng)
        data = canonical(document) + b"\n"
        assert not verify_bytes(data).ok
        assert not check(data)[0]
