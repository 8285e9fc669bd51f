"""The trail as players see it (law 7), statistics, exports, rolls outside games."""

from __future__ import annotations

import asyncio
import json
import math

import pytest

from bot.core import commands as cmd
from bot.core.messages import say
from bot.core.refusals import Refusal, RefusalKind
from bot.fairness.verify import verify_bytes
from bot.service.audit import RollEntry, chi2_tail, stats
from bot.service.freeroll import RollText, read_roll
from bot.service.model import FreeRoll, Place
from tests.service.conftest import MakeTable
from tests.service.toy_table import ALICE, BOB, GM, START, Table, done, refused

DAY = 86_400


@pytest.fixture
async def scripted(make_table: MakeTable) -> Table:
    return await make_table(d4=[4, 2], d10=[3, 9])


async def test_a_roll_says_who_why_and_by_which_rule(scripted: Table) -> None:
    game = await scripted.game()
    order = done(await scripted.games.order(game, ALICE, "drive", {}, "interaction"))
    roll = (await scripted.games.rolls(game))[-1]
    assert (roll.n, roll.at, roll.cause, roll.seat, roll.unit) == (2, START, "interaction", "red", "red walker")
    assert (roll.kind, roll.sides, roll.count, roll.faces) == ("d4", 4, 1, (4,))
    assert (roll.purpose, roll.rule, roll.source, roll.void) == (say("roll-points"), "TOY-3", "script", False)
    assert roll.version == order.first + 1
    assert roll.person == await scripted.games.person(ALICE)


async def test_hidden_faces_are_shown_to_nobody_before_the_end(scripted: Table) -> None:
    game = await scripted.game()
    (shuffle,) = await scripted.games.rolls(game)
    assert (shuffle.hidden, shuffle.is_open, shuffle.faces, shuffle.outcome) == (True, False, (), None)
    row = await scripted.games.chain_row(game, 1)
    assert isinstance(row, dict)
    assert "faces" not in row
    done(await scripted.games.act(game, ALICE, cmd.Resign(), "end"))
    (shuffle,) = await scripted.games.rolls(game)
    assert (shuffle.is_open, shuffle.faces) == (True, (1, 2, 3, 4, 5, 6))


async def test_rolls_are_found_by_seat_and_unit(scripted: Table) -> None:
    game = await scripted.game()
    done(await scripted.order(game, "drive"))
    await scripted.walk(game, 2)
    done(await scripted.answer(game, "shoot"))
    assert [r.n for r in await scripted.games.rolls(game)] == [1, 2, 3]
    assert [r.n for r in await scripted.games.rolls(game, seat="blue")] == [3]
    assert [r.n for r in await scripted.games.rolls(game, unit="red walker")] == [2]
    assert await scripted.games.rolls((await scripted.lobby(place=Place(10, 101))).id) == ()


async def test_S32_a_rewound_roll_is_marked_void_and_counts_again_when_that_is_taken_back(scripted: Table) -> None:
    game = await scripted.game()
    done(await scripted.order(game, "drive"))
    after = (await scripted.games.load(game)).state.version
    done(await scripted.games.act(game, GM, cmd.Rewind(6, "r"), "a", role="gm"))
    done(await scripted.order(game, "drive"))
    assert [(r.n, r.void) for r in await scripted.games.rolls(game)] == [(1, False), (2, True), (3, False)]
    done(await scripted.games.act(game, GM, cmd.Rewind(after, "r"), "b", role="gm"))
    assert [(r.n, r.void) for r in await scripted.games.rolls(game)] == [(1, False), (2, False), (3, True)]


async def test_exports_have_names_forms_and_reasons_against(scripted: Table) -> None:
    row = await scripted.lobby()
    assert refused(await scripted.games.export(row.id)).code == "refuse-not-started"
    await scripted.games.join(row.id, BOB)
    done(await scripted.games.start(row.id, ALICE, "s"))
    assert refused(await scripted.games.export(row.id, "exe")).code == "refuse-export-form"
    assert refused(await scripted.games.chain_row(row.id, 99)).code == "refuse-no-such-roll"
    found = await scripted.games.chain_row(row.id, 1)
    assert isinstance(found, dict)
    exported = await scripted.games.export(row.id, "json")
    assert isinstance(exported, tuple)
    assert json.loads(exported[1])["rows"][1] == found


# statistics


def entry(kind: str, sides: int, faces: tuple[int, ...], **more: object) -> RollEntry:
    plain: dict[str, object] = {
        "n": 1, "version": 1, "at": 0, "cause": "", "seat": "", "person": "", "unit": "", "purpose": say("x"),
        "rule": "", "names": (), "modifiers": (), "outcome": None, "source": "live", "hidden": False, "epoch": 1,
    }  # fmt: skip
    return RollEntry(**{**plain, **more}, kind=kind, sides=sides, faces=faces, count=len(faces))  # type: ignore[arg-type]


def test_statistics_compare_expected_and_rolled() -> None:
    fair = entry("d4", 4, (1, 2, 3, 4) * 10)
    skewed = entry("d10", 10, (10,) * 60)
    d100 = entry("d100", 100, tuple(range(1, 101)))
    few = entry("battle", 6, (1, 2), names=("S", "S", "D", "B", "F", "H"))
    by_hand = entry("d4", 4, (1,) * 50, source="gm")
    shuffle = entry("shuffle", 6, (1, 2, 3, 4, 5, 6), hidden=True)
    battle, ten, hundred, four = stats([fair, skewed, d100, few, by_hand, shuffle])
    assert (four.kind, four.dice, four.counts, four.expected, four.chi2) == ("d4", 40, (10,) * 4, (10.0,) * 4, 0)
    assert (four.mean, four.expected_mean, four.chance) == (2.5, 2.5, 1.0)
    assert ten.chance is not None
    assert ten.chance < 1e-9
    assert (len(hundred.counts), hundred.labels[0], hundred.counts) == (10, "1-10", (10,) * 10)
    assert (battle.labels, battle.counts, battle.chance) == (("S", "D", "B", "F", "H"), (2, 0, 0, 0, 0), None)
    assert (battle.needed, hundred.needed) == (30, 50)
    assert [round(e, 3) for e in battle.expected] == [0.667, 0.333, 0.333, 0.333, 0.333]


@pytest.mark.parametrize(
    ("x", "freedom", "tail"),
    [(3.841, 1, 0.05), (5.991, 2, 0.05), (7.815, 3, 0.05), (16.919, 9, 0.05), (123.225, 99, 0.05), (0, 7, 1.0)],
)
def test_the_chi_square_tail_agrees_with_the_tables(x: float, freedom: int, tail: float) -> None:
    assert math.isclose(chi2_tail(x, freedom), tail, abs_tol=2e-4)


# rolls outside games


@pytest.mark.parametrize(
    ("text", "roll"),
    [
        ("2d6+1", RollText(2, 6, 1)),
        ("d20", RollText(1, 20)),
        (" 3 D 10 - 2 ", RollText(3, 10, -2)),
        ("d%", RollText(1, 100)),
        ("100d1000+9999", RollText(100, 1000, 9999)),
        ("1w6", RollText(1, 6)),
    ],
)
def test_dice_are_read(text: str, roll: RollText) -> None:
    assert read_roll(text) == roll


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("999999d999999", "refuse-roll-count"),
        ("9" * 50 + "d6", "refuse-roll-count"),
        ("0d6", "refuse-roll-count"),
        ("-1d6", "refuse-roll-count"),
        ("101d6", "refuse-roll-count"),
        ("1d0", "refuse-roll-sides"),
        ("1d1", "refuse-roll-sides"),
        ("1d1001", "refuse-roll-sides"),
        ("1d-6", "refuse-roll-sides"),
        ("1d6+10000", "refuse-roll-modifier"),
        ("1d6-10000", "refuse-roll-modifier"),
        ("", "refuse-roll-form"),
        ("six", "refuse-roll-form"),
        ("2d6+1d4", "refuse-roll-form"),
        ("²d٦", "refuse-roll-form"),
        ("1d6" + " " * 100, "refuse-roll-form"),
    ],
)
def test_S40_silly_dice_are_explained(text: str, code: str) -> None:
    refusal = read_roll(text)
    assert isinstance(refusal, Refusal)
    assert refusal.code == code
    assert refusal.kind == (RefusalKind.UNREADABLE if code.endswith("form") else RefusalKind.ILLEGAL)


def test_S40_everything_wrong_with_a_roll_is_said_at_once() -> None:
    refusal = read_roll("999999d999999+99999")
    assert isinstance(refusal, Refusal)
    assert [r.key for r in refusal.reasons] == ["refuse-roll-count", "refuse-roll-sides", "refuse-roll-modifier"]


async def test_free_rolls_are_in_the_trail_of_their_day(table: Table) -> None:
    roll = await table.games.free_roll(10, ALICE, "2d6+1", "c1")
    assert isinstance(roll, FreeRoll)
    assert roll.total == sum(roll.faces) + 1
    assert (roll.n, len(roll.faces), len(roll.commitment)) == (1, 2, 64)
    assert await table.games.free_roll(10, ALICE, "2d6+1", "c1") == roll
    assert refused(await table.games.free_roll(10, ALICE, "0d6", "c2")).code == "refuse-roll-count"
    assert refused(await table.games.export_free(11)).code == "refuse-no-free-rolls"
    exported = await table.games.export_free(10, form="json")
    assert isinstance(exported, tuple)
    verdict = verify_bytes(exported[1])
    assert (verdict.ok, verdict.complete, verdict.rolls) == (True, False, 1), verdict.line()
    assert [d.secret for d in await table.games.free_days(10)] == [""]


async def test_the_secret_of_free_rolls_is_revealed_the_next_day(table: Table) -> None:
    for n in range(3):
        await table.games.free_roll(10, BOB, "3d20-2", f"c{n}")
    table.clock.time += DAY
    exported = await table.games.export_free(10, form="zip")
    assert isinstance(exported, tuple)
    verdict = verify_bytes(exported[1])
    assert (verdict.ok, verdict.complete, verdict.rolls) == (True, True, 3), verdict.line()
    first_day = (await table.games.free_days(10))[0]
    assert first_day.secret
    again = await table.games.free_roll(10, BOB, "d6", "c9")
    assert isinstance(again, FreeRoll)
    assert again.n == 1
    assert again.commitment != first_day.commitment
    assert len(await table.games.free_days(10)) == 2


async def test_free_rolls_at_once_have_their_own_numbers(table: Table) -> None:
    rolls = await asyncio.gather(*(table.games.free_roll(10, ALICE, "d6", f"c{n}") for n in range(10)))
    assert sorted(r.n for r in rolls if isinstance(r, FreeRoll)) == list(range(1, 11))
