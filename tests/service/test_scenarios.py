"""Scenario files of servers: every fault at once, in its place; rights, limits, and no way into another server."""

from __future__ import annotations

import tomllib
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.service.model import GameRow, GuildSettings, Place
from bot.service.scenario_check import MOST_BYTES, Checked, check, decode
from bot.service.toml_text import mend, write
from tests.service.duel_table import OPTIONS, DuelTable, shipped
from tests.service.toy_table import ALICE, BOB, GM, HERE, done, refused

SEVEN = Path(__file__).resolve().parents[1] / "e2e" / "campaign"
MEADOW = (SEVEN / "meadow.toml").read_text()


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[DuelTable]:
    made = await DuelTable(tmp_path / "bot.db").start()
    yield made
    await made.stop()


@pytest.mark.parametrize(
    ("file", "places"),
    [
        ("seven.toml", [(3, 1), (4, 1), (5, 1), (16, 9), (17, 3), (24, 1), (33, 8)]),
        ("seven-gw.toml", [(4, 1), (18, 17), (28, 33), (36, 1), (39, 9), (44, 8), (54, 1)]),
    ],
)
def test_seven_faults_are_all_reported_with_line_and_column(file: str, places: list[tuple[int, int]]) -> None:
    found = check(shipped(), (SEVEN / file).read_text())
    assert [(f.line, f.column) for f in found.faults] == places
    assert found.head is None
    assert found.view is not None, "the map can be read"


@pytest.mark.parametrize(("ruleset", "lang"), [(r, lang) for r in ("tank_duel", "great_war") for lang in ("en", "fr")])
def test_the_templates_are_scenarios_without_faults(ruleset: str, lang: str) -> None:
    text = shipped().template(ruleset, lang)
    assert text is not None
    found = check(shipped(), text)
    assert not found.faults
    assert found.ruleset == ruleset
    assert found.view is not None


@pytest.mark.parametrize("id_", [id_ for id_, _ in shipped().scenarios()])
def test_a_scenario_written_anew_reads_the_same(id_: str) -> None:
    text = shipped().scenario_text(id_)
    assert text is not None
    raw = tomllib.loads(text)
    assert tomllib.loads(write(raw)) == raw
    assert not check(shipped(), write(raw)).faults


@pytest.mark.parametrize(
    ("old", "new", "line"),
    [
        ('type = "panther"', 'type = "panther', 34),
        ('hex = "E1"', 'hex = E1"', 35),
        ("turns = 8", "turns 8", 5),
        ('" . . . . . . . . .",\n  ". . . . . . . . .",\n]', '" . . . . . . . . ."\n  ". . . . . . . . .",\n]', 25),
        ("rows = [", "rows = ", 17),
        ('id = "ussr"', 'id = "ussr"\nid = "ussr"', 39),
    ],
)
def test_a_slip_of_the_pen_is_placed_and_the_rest_is_still_read(old: str, new: str, line: int) -> None:
    text = MEADOW.replace(old, new, 1).replace('facing = "N"', 'facing = "UP"')
    assert text.count(new.splitlines()[0]) > 0
    found = check(shipped(), text)
    keys = [f.text.key for f in found.faults]
    assert "td-fault-facing" in keys
    slip = next(f for f in found.faults if f.text.key.startswith("scenario-slip"))
    assert abs(slip.line - line) <= 1


def test_a_file_of_nonsense_is_refused_in_words() -> None:
    for text in ("", "hello", "[[[[", "a" * 5000, "x = [" * 200, "\x00\x01", "{}"):
        found = check(shipped(), text)
        assert found.faults
        assert all(f.line >= 1 for f in found.faults)
    assert refused(decode(b"x" * (MOST_BYTES + 1))).code == "refuse-file-size"
    assert refused(decode(b"id = 1\n\xff\xfe")).code == "refuse-file-text"


def test_mending_keeps_every_line_in_its_place() -> None:
    text = 'a = "one\nb = 2\nc = [1, 2\nd = 3\n'
    mended, slips = mend(text)
    assert len(mended.splitlines()) == len(text.splitlines())
    assert [s.line for s in slips] == [1, 4] or slips[0].line == 1
    assert tomllib.loads(mended)["b"] == 2


# adding


async def test_a_server_s_file_is_played_there_and_nowhere_else(table: DuelTable) -> None:
    found = await table.games.add_scenario(10, ALICE, MEADOW.encode())
    assert isinstance(found, Checked)
    elsewhere = Place(11, 110)
    assert refused(await table.games.open(elsewhere, ALICE, "meadow", None, OPTIONS, "x")).code == (
        "refuse-no-such-scenario"
    )
    assert "meadow" not in {h.id for h, _ in await table.games.scenarios_of(11)}
    assert not await table.games.list_own(11)
    assert refused(await table.games.remove_scenario(11, ALICE, "meadow", is_gm=True)).code == "refuse-no-own-scenario"
    row = await table.games.open(HERE, ALICE, "meadow", None, OPTIONS, table.cause())
    assert isinstance(row, GameRow)


async def test_a_running_game_keeps_its_own_copy(table: DuelTable) -> None:
    await table.games.add_scenario(10, ALICE, MEADOW.encode())
    row = await table.games.open(HERE, ALICE, "meadow", "germany", OPTIONS, table.cause())
    assert isinstance(row, GameRow)
    await table.games.join(row.id, BOB, "ussr")
    await table.games.add_scenario(10, ALICE, MEADOW.replace("turns = 8", "turns = 3").encode())
    assert await table.games.remove_scenario(10, ALICE, "meadow") == "meadow"
    done(await table.games.start(row.id, ALICE, table.cause()))
    await table.restart()
    assert (await table.games.load(row.id)).state.rules.turns == 8


async def test_who_may_replace_and_remove(table: DuelTable) -> None:
    await table.games.add_scenario(10, ALICE, MEADOW.encode())
    assert refused(await table.games.add_scenario(10, BOB, MEADOW.encode())).code == "refuse-scenario-taken"
    assert isinstance(await table.games.add_scenario(10, ALICE, MEADOW.encode()), Checked)
    assert isinstance(await table.games.add_scenario(10, GM, MEADOW.encode(), is_gm=True), Checked)
    assert refused(await table.games.remove_scenario(10, ALICE, "meadow")).code == "refuse-scenario-not-yours"
    shadow = MEADOW.replace('"meadow"', '"duel"')
    assert (
        refused(await table.games.add_scenario(10, GM, shadow.encode(), is_gm=True)).code == "refuse-scenario-shipped"
    )
    assert refused(await table.games.remove_scenario(10, GM, "duel", is_gm=True)).code == "refuse-scenario-fixed"


async def test_a_server_s_list_has_an_end(table: DuelTable) -> None:
    await table.games.put_settings(10, GuildSettings(max_scenarios=2))
    for n in range(3):
        text = MEADOW.replace('"meadow"', f'"meadow-{n}"')
        result = await table.games.add_scenario(10, ALICE, text.encode())
        if n < 2:
            assert isinstance(result, Checked)
        else:
            assert refused(result).code == "refuse-too-many-scenarios"
    assert isinstance(
        await table.games.add_scenario(10, ALICE, MEADOW.replace('"meadow"', '"meadow-1"').encode()), Checked
    )


async def test_a_faulty_file_is_not_stored(table: DuelTable) -> None:
    found = await table.games.add_scenario(10, ALICE, (SEVEN / "seven.toml").read_bytes())
    assert isinstance(found, Checked)
    assert len(found.faults) == 7
    assert not await table.games.list_own(10)


JUNK: tuple[Any, ...] = (5, -3, "", "x", True, [], {}, ["A1"], [["A1", "B1"]], [{}], "Z99", 10**9, [[]], "é" * 100, 1.5)


def _paths(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    if path:
        yield path
    keys = value.keys() if isinstance(value, dict) else range(len(value)) if isinstance(value, list) else ()
    for key in keys:
        yield from _paths(value[key], (*path, key))  # type: ignore[index]


@settings(max_examples=60, deadline=None, derandomize=True)
@given(data=st.data())
def test_no_file_however_odd_breaks_the_check(data: st.DataObject) -> None:
    text = shipped().scenario_text(data.draw(st.sampled_from([id_ for id_, _ in shipped().scenarios()])))
    assert text is not None
    raw = tomllib.loads(text)
    for _ in range(data.draw(st.integers(1, 3))):
        *way, last = data.draw(st.sampled_from(list(_paths(raw))))
        place: Any = raw
        for key in way:
            place = place[key]
        if data.draw(st.booleans()):
            del place[last]
        else:
            place[last] = data.draw(st.sampled_from(JUNK))
    found = check(shipped(), write(raw))
    assert (found.head is None) == bool(found.faults)
    assert all(f.line >= 1 for f in found.faults)
