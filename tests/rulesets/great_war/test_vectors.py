"""Test vectors and tables: confirm dice, bog dice, odds, survivability (GW-6.2, GW-6.3, GW-6.5, GW-3.6)."""

from __future__ import annotations

import itertools
from collections import Counter
from fractions import Fraction

import pytest

from bot.rulesets.great_war import odds
from bot.rulesets.great_war.bogging import bog_dice, count
from bot.rulesets.great_war.reading import AttackSpec, confirm_dice, read_attack
from tests.rulesets.great_war.table import LETTERS, Table, tables

FACES = ("soldier", "soldier", "burst", "deadly", "flag", "hq")


def spec(dice: int, **more: object) -> AttackSpec:
    return AttackSpec(dice=dice, tank=True, **more)  # type: ignore[arg-type]


def test_gw_1_1_faces_of_the_battle_die() -> None:
    assert Counter(tables().dice.faces) == {"soldier": 2, "burst": 1, "deadly": 1, "flag": 1, "hq": 1}


@pytest.mark.parametrize(
    ("attack", "roll", "dice"),
    [
        (spec(3), "S D B", 1),  # machine gun, ranged
        (spec(3, deadly=True), "S D B", 2),  # infantry with bomber at 2 hexes
        (spec(2), "S D", 0),  # infantry without bomber
        (spec(2, deadly=True, artillery=True), "S D", 2),  # reserve artillery on target
        (spec(3), "F F S", 1),
        (spec(3), "F S S", 0),
        (spec(3, deadly=True, status="bogged"), "B D S", 3),  # infantry close, bogged tank
        (spec(2, male=True), "D B", 2),  # Mark IV male at 3 hexes
        (spec(3, deadly=True, artillery=True, every_symbol=True), "F B S", 3),  # crater
        (spec(2, artillery=True), "F F", 1),  # Q3: surplus flags score no artillery hit
        (spec(2, artillery=True, status="bogged"), "F F", 2),
        (spec(1, artillery=True, status="ditched"), "B", 3),  # Q1: at most +2
        (spec(2, male=True, status="bogged"), "H S", 0),  # Q2: nothing to confirm, no roll
    ],
)
def test_gw_6_5_confirm_dice(attack: AttackSpec, roll: str, dice: int) -> None:
    assert confirm_dice(attack, read_attack(attack, [LETTERS[x] for x in roll.split()])) == dice


@pytest.mark.parametrize(
    ("type_", "step", "why", "ground", "dice"),
    [
        ("mark_iv_male", 2, "move", ". ", 1),
        ("mark_iv_male", 2, "move", "T ", 2),
        ("mark_iv_male", 1, "ground", ". ", 1),
        ("mark_iv_male", 1, "ground", "o ", 2),
        ("mark_i_male", 1, "move", "o ", 2),
        ("whippet", 3, "move", "T ", 2),
        ("whippet", 2, "move", ". ", 1),
        ("schneider", 2, "move", "T ", 3),  # GW-P9
        ("saint_chamond", 1, "move", "T ", 2),
        ("mark_iv_male", 1, "move", "K ", 1),
        ("mark_iv_male", 1, "move", "C ", 1),
        ("mark_iv_male", 1, "move", "L ", 0),
        ("mark_iv_male", 1, "move", ".^", 0),
        ("mark_iv_male", 1, "move", "w ", 0),
    ],
)
def test_gw_6_2_bog_dice(type_: str, step: int, why: str, ground: str, dice: int) -> None:
    t = Table([f"D4 {type_}"], ground={"D5": ground})
    h = t.state.board.grid.parse("D5")
    assert h is not None
    assert count(bog_dice(tables(), t.state, t.at("D4"), h, step, why)) == dice


def test_gw_p9_schneider_on_its_own_line_rolls_the_distance_die_only() -> None:
    t = Table(["D4 schneider"], ground={"D5": "T "}, lines={"british": ["D5"]})
    h = t.state.board.grid.parse("D5")
    assert h is not None
    assert count(bog_dice(tables(), t.state, t.at("D4"), h, 2)) == 1


SURVIVABILITY = [
    ("infantry at 2 hexes, 2 dice", spec(2), "0.06", 5.9, 0.1),
    ("machine gun, 3 dice", spec(3), "0.10", 9.4, 0.3),
    ("infantry close, 3 dice", spec(3, deadly=True), "0.18", 17.0, 1.0),
    ("bomber close, 4 dice", spec(4, deadly=True), "0.25", 22.6, 2.0),
    ("infantry close, bogged", spec(3, deadly=True, status="bogged"), "0.30", 26.6, 3.6),
    ("bomber close, bogged", spec(4, deadly=True, status="bogged"), "0.39", 33.1, 5.5),
    ("male tank at 2 hexes", spec(3, deadly=True, male=True), "0.30", 26.0, 3.5),
    ("male tank close", spec(4, deadly=True, male=True), "0.38", 32.4, 5.3),
    ("artillery, 2 on target", spec(2, deadly=True, artillery=True), "0.21", 18.7, 2.1),
    ("artillery, 3 on target", spec(3, deadly=True, artillery=True, every_symbol=True), "0.37", 31.5, 4.9),
    (
        "same, bogged",
        spec(3, deadly=True, artillery=True, every_symbol=True, status="bogged"),
        "0.51",
        40.8,
        9.3,
    ),
]


@pytest.mark.parametrize(("name", "attack", "mean", "one", "two"), SURVIVABILITY, ids=[s[0] for s in SURVIVABILITY])
def test_gw_6_5_survivability(name: str, attack: AttackSpec, mean: str, one: float, two: float) -> None:
    found = odds.tank_hits(attack, FACES)
    assert f"{float(odds.mean(found)):.2f}" == mean
    assert odds.percent(odds.at_least(found, 1)) == one
    assert odds.percent(odds.at_least(found, 2)) == two
    assert sum(found) == 1


@pytest.mark.parametrize("attack", [s[1] for s in SURVIVABILITY if s[1].dice <= 3])
def test_gw_6_5_odds_agree_with_every_single_roll(attack: AttackSpec) -> None:
    """Both rolls enumerated face by face, without multisets or binomials."""
    total = Fraction(0)
    for rolled in itertools.product(FACES, repeat=attack.dice):
        n = confirm_dice(attack, read_attack(attack, rolled))
        good = sum("burst" in again for again in itertools.product(FACES, repeat=n))
        total += Fraction(good, 6 ** (n + attack.dice))
    assert total == odds.at_least(odds.tank_hits(attack, FACES), 1)


@pytest.mark.parametrize("cancel", [0, 1, 2])
@pytest.mark.parametrize("deadly", [True, False])
def test_gw_1_2_odds_against_soldiers_agree_with_every_single_roll(cancel: int, deadly: bool) -> None:
    attack = AttackSpec(dice=4, deadly=deadly, cancel=cancel)
    found = Counter(read_attack(attack, rolled).hits for rolled in itertools.product(FACES, repeat=4))
    expected = tuple(Fraction(found[n], 6**4) for n in range(5))
    assert odds.soldier_hits(attack, FACES) == expected


@pytest.mark.parametrize(("dice", "percent"), [(1, 16.7), (2, 30.6), (3, 42.1), (4, 51.8), (5, 59.8)])
def test_gw_6_2_and_gw_6_3_chance_of_one_symbol(dice: int, percent: float) -> None:
    assert odds.percent(odds.any_of(dice, "hq", FACES)) == percent
    assert odds.percent(odds.any_of(dice, "deadly", FACES)) == percent


@pytest.mark.parametrize(("dice", "percent"), [(5, 21), (4, 11), (3, 4), (2, 0)])
def test_gw_3_6_chance_of_a_crater(dice: int, percent: int) -> None:
    assert round(100 * odds.crater_chance(dice, 2, 6, 3)) == percent


# profiles


@pytest.mark.parametrize(
    ("type_", "dice", "deadly", "move"),
    [
        ("infantry", (3, 2, 1, 1), (), 2),
        ("infantry_bomber", (4, 3, 1, 1), (2,), 2),
        ("infantry_marksman", (3, 3, 2, 2), (), 2),
        ("machine_gun", (3, 3, 3, 1, 1), (), 1),
        ("machine_gun_loader", (3, 4, 4, 1, 1), (), 1),
        ("mortar", (2, 2, 2, 2, 1, 1), (), 1),
        ("field_gun", (2, 3, 3, 2, 2, 1), (2, 3), 1),
        ("mark_i_male", (4, 3, 2, 1), (2,), 1),
        ("mark_i_female", (4, 3, 2, 1), (), 1),
        ("mark_iv_male", (4, 3, 2, 1), (2,), 2),
        ("mark_iv_female", (4, 3, 2, 1), (), 2),
        ("captured_mark_iv_male", (4, 3, 2, 1), (2,), 2),
        ("captured_mark_iv_female", (4, 3, 2, 1), (), 2),
        ("a7v", (4, 3, 2, 1), (2,), 2),
        ("whippet", (3, 3, 2, 1), (), 3),
        ("mark_v_male", (4, 3, 2, 1), (2,), 2),
        ("mark_v_female", (4, 3, 2, 1), (), 2),
        ("schneider", (3, 3, 2, 1), (2,), 2),
        ("saint_chamond", (4, 3, 3, 2), (2,), 2),
        ("renault_ft_male", (3, 2, 2, 1), (2,), 3),
        ("renault_ft_female", (3, 3, 2), (), 3),
    ],
)
def test_gw_2_profiles(type_: str, dice: tuple[int, ...], deadly: tuple[int, ...], move: int) -> None:
    p = tables().units[type_]
    assert (p.dice, p.deadly, p.move) == (dice, deadly, move)


@pytest.mark.parametrize(
    ("type_", "recovery", "value"),
    [
        ("mark_i_male", 0, 2), ("mark_i_female", 0, 2), ("mark_iv_male", 1, 2), ("mark_iv_female", 1, 2),
        ("captured_mark_iv_male", 0, 2), ("captured_mark_iv_female", 0, 2), ("a7v", 1, 2), ("whippet", 2, 2),
        ("mark_v_male", 2, 2), ("mark_v_female", 2, 2), ("schneider", 1, 2), ("saint_chamond", 0, 2),
        ("renault_ft_male", 2, 1), ("renault_ft_female", 2, 1),
    ],
)  # fmt: skip
def test_gw_2_3_recovery_and_victory_value(type_: str, recovery: int, value: int) -> None:
    p = tables().units[type_]
    assert (p.recovery, p.value) == (recovery, value)
