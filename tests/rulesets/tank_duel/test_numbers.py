"""Every table and every vector of the rules (TD-3.2, TD-6, TD-7.3, TD-7.4)."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.rulesets.tank_duel.fire import hit_chance, kill_chance, piercing_faces
from bot.rulesets.tank_duel.impact import pierces
from tests.rulesets.tank_duel.field import alone, battle
from tests.rulesets.tank_duel.table import tables

NETS = range(-6, 4)


def percent(value: Fraction) -> int:
    """A percentage as it is printed in the tables: whole, halves up."""
    return int(value * 100 + Fraction(1, 2))


# TD-3.2


@pytest.mark.parametrize(
    ("count", "restriction", "share"),
    [(1, 0, Fraction(1, 4)), (2, 0, Fraction(13, 16)), (2, 1, Fraction(10, 16)), (2, 2, Fraction(6, 16))],
)
def test_td_3_2_chance_to_drive_one_hex_and_fire(count: int, restriction: int, share: Fraction) -> None:
    turn = tables().turn
    assert (turn.movement_die, turn.fire_ap) == (4, 3)
    rolls = [(a, b) for a in range(1, 5) for b in (range(1, 5) if count == 2 else (0,))]
    good = sum(max(turn.least_ap, a + b - restriction) >= 1 + turn.fire_ap for a, b in rolls)
    assert Fraction(good, len(rolls)) == share


def test_td_3_2_halted_drive_and_fire_needs_a_natural_four_without_restriction() -> None:
    for face in (1, 2, 3):
        table = battle(["t34_85 F6 N"], ["pz3l F1 S standing=hold"])
        table.order("ussr", "drive", {"d4": [face]})
        table.order("ussr", "move", path="F5")
        assert "td-refuse-fire-ap" in table.refused("ussr", "fire")


@pytest.mark.parametrize(("face", "left"), [(1, 0), (2, 1), (3, 2), (4, 3)])
def test_td_3_2_a_turretless_tank_pivots_once_and_fires_with_a_four_only(face: int, left: int) -> None:
    table = alone("su85 F6 N")
    table.order("ussr", "drive", {"d4": [face]})
    table.order("ussr", "pivot", turns="L1")
    activation = table.s.activation
    assert (activation.ap if activation is not None else 0) == left


def test_td_3_2_costs() -> None:
    turn = tables().turn
    assert turn.pivot_ap == (1, 2, 2)
    assert (turn.dice_halted, turn.dice_moving, turn.least_ap) == (1, 2, 1)


# TD-6.1

ROWS = {
    -6: (100, 0, 0, 0, 0, 0),
    -5: (100, 0, 0, 0, 0, 0),
    -4: (90, 10, 0, 0, 0, 0),
    -3: (80, 20, 0, 0, 0, 0),
    -2: (70, 20, 10, 0, 0, 0),
    -1: (60, 20, 10, 10, 0, 0),
    0: (50, 20, 10, 10, 10, 0),
    1: (40, 20, 10, 10, 10, 10),
    2: (30, 20, 10, 10, 10, 20),
    3: (20, 20, 10, 10, 10, 30),
}


@pytest.mark.parametrize("net", NETS)
def test_td_6_3_distribution_of_hits(net: int) -> None:
    found = [tables().bonus(face + net) for face in range(1, 11)]
    assert tuple(10 * found.count(b) for b in (None, 0, 10, 20, 30, 50)) == ROWS[net]
    assert hit_chance(tables(), net) == Fraction(100 - ROWS[net][0], 100)


@pytest.mark.parametrize(
    ("roll", "bonus"),
    [(-3, None), (0, None), (1, None), (5, None), (6, 0), (7, 0), (8, 10), (9, 20), (10, 30), (11, 50), (14, 50)],
)
def test_td_6_1_bonus_of_a_modified_roll(roll: int, bonus: int | None) -> None:
    assert tables().bonus(roll) == bonus


def test_td_6_1_modifiers() -> None:
    fire = tables().fire
    assert (fire.started_halted, fire.started_moving, fire.turret_turned) == (1, -1, -2)
    assert (fire.target_moving, fire.target_hidden) == (-1, -1)


# TD-6.2 and TD-6.3


@pytest.mark.parametrize(
    ("penetration", "bonus", "armour", "face", "destroyed"),
    [
        (118, 10, 177, 49, False),
        (118, 10, 177, 50, True),
        (118, 0, 177, 59, False),
        (118, 0, 177, 60, True),
        (118, 50, 177, 9, False),
        (118, 50, 177, 10, True),
        (168, 0, 75, 1, True),
    ],
)
def test_td_6_3_vectors(penetration: int, bonus: int, armour: int, face: int, destroyed: bool) -> None:
    assert pierces(penetration, bonus, armour, face) is destroyed


def test_td_6_2_worked_example_has_51_per_cent() -> None:
    assert piercing_faces(tables(), 118 + 10, 177) == 51


@given(st.integers(1, 400), st.integers(1, 400))
def test_td_6_2_piercing_faces_are_those_that_pierce(penetration: int, armour: int) -> None:
    counted = sum(pierces(penetration, 0, armour, face) for face in range(1, 101))
    assert piercing_faces(tables(), penetration, armour) == counted


@pytest.mark.parametrize(("net", "chance"), [(1, Fraction(356, 1000)), (0, Fraction(265, 1000))])
def test_td_6_3_t34_85_against_a_panthers_front(net: int, chance: Fraction) -> None:
    assert kill_chance(tables(), 118, 177, net) == chance


@given(st.integers(1, 300), st.integers(1, 300), st.integers(-8, 4))
def test_td_p12_chances_are_exact(penetration: int, armour: int, net: int) -> None:
    good = 0
    for hit in range(1, 11):
        bonus = tables().bonus(hit + net)
        good += 0 if bonus is None else sum(pierces(penetration, bonus, armour, d) for d in range(1, 101))
    assert kill_chance(tables(), penetration, armour, net) == Fraction(good, 1000)


# TD-7.3

ARMOUR = (38, 75, 84, 103, 114, 129, 147, 177, 240)
KILLS = {
    74: (60, 60, 58, 51, 46, 38, 27, 10, 0),
    81: (60, 60, 59, 54, 50, 42, 31, 13, 0),
    118: (60, 60, 60, 60, 60, 58, 51, 36, 4),
    123: (60, 60, 60, 60, 60, 59, 53, 39, 5),
    151: (60, 60, 60, 60, 60, 60, 60, 53, 18),
    158: (60, 60, 60, 60, 60, 60, 60, 55, 22),
    168: (60, 60, 60, 60, 60, 60, 60, 58, 28),
    235: (60, 60, 60, 60, 60, 60, 60, 60, 59),
}


@pytest.mark.parametrize("penetration", KILLS)
def test_td_7_3_kill_table_at_net_plus_one(penetration: int) -> None:
    found = tuple(kill_chance(tables(), penetration, armour, 1) * 100 for armour in ARMOUR)
    assert all(abs(f - k) <= Fraction(1, 2) for f, k in zip(found, KILLS[penetration], strict=True)), found


ROSTER = {  # P, front, side, rear, turret, restriction, points
    "t34_76": (74, 114, 75, 75, True, 0, 26),
    "t34_85": (118, 114, 75, 75, True, 0, 31),
    "kv1": (74, 147, 95, 89, True, 1, 29),
    "is2_43": (158, 176, 118, 116, True, 1, 43),
    "is2_44": (158, 240, 118, 116, True, 1, 50),
    "su85": (118, 89, 61, 61, False, 0, 24),
    "pz3l": (79, 90, 38, 38, True, 0, 21),
    "pz4h": (123, 103, 38, 26, True, 0, 26),
    "stug3g": (123, 103, 39, 39, False, 0, 23),
    "panther": (168, 177, 73, 59, True, 0, 41),
    "tiger1": (151, 129, 102, 102, True, 1, 36),
    "tiger2": (235, 240, 112, 112, True, 2, 55),
    "jagdpanther": (235, 177, 73, 59, False, 0, 45),
    "sherman75": (81, 113, 48, 48, True, 0, 24),
    "sherman76": (116, 118, 48, 48, True, 0, 28),
    "firefly": (166, 116, 48, 48, True, 0, 33),
    "cromwell": (81, 81, 52, 41, True, 0, 21),
    "m10": (115, 84, 32, 32, True, 0, 23),
}


def test_td_7_3_the_eighteen_tanks() -> None:
    cards = tables().tanks
    found = {c.id: (c.penetration, c.front, c.side, c.rear, c.turret, c.restriction, c.points) for c in cards.values()}
    assert found == ROSTER


@pytest.mark.parametrize("id_", ROSTER)
def test_td_7_4_points_follow_the_formula(id_: str) -> None:
    """Exact halves are rounded to the even number (TD-P14)."""
    card = tables().tanks[id_]
    raw = (card.penetration + card.front + Fraction(card.side + card.rear, 2)) / 10
    assert card.points == round(raw) - 2 * card.restriction - (0 if card.turret else 3)


@pytest.mark.parametrize("id_", ROSTER)
def test_td_7_2_rear_is_never_better_than_the_side_and_the_front_is_capped(id_: str) -> None:
    card = tables().tanks[id_]
    assert card.rear <= card.side <= card.front <= 240
    assert card.name.en
    assert card.name.fr
    assert card.silhouette in ROSTER
