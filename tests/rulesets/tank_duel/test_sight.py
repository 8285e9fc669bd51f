"""Lines of sight in exact arithmetic: what they enter, touch, hide behind (TD-4.1, TD-8, TD-P9)."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.hexes import DIRECTIONS, ORIGIN, Hex, corner_vector, distance
from bot.rulesets.tank_duel.sight import LineOfSight, line_of_sight
from bot.rulesets.tank_duel.tracing import point_offset, sign, trace
from tests.rulesets.tank_duel.field import OPEN, battle
from tests.rulesets.tank_duel.table import Table

OFFSETS = [Hex(q, r) for q in range(-7, 8) for r in range(-7, 8) if 0 < distance(ORIGIN, Hex(q, r)) <= 7]


def end_point(target: Hex, point: int) -> tuple[float, float]:
    x, y = target.center()
    if point < 6:
        dx, dy = corner_vector(point)
    else:
        dx, dy = DIRECTIONS[point - 6].center()
        dx, dy = dx / math.sqrt(3), dy / math.sqrt(3)
    return x + dx / 2, y + dy / 2


def chord(h: Hex, end: tuple[float, float]) -> float:
    """Length of the part of the segment from the origin to ``end`` that lies inside a hex."""
    lo, hi = 0.0, 1.0
    cx, cy = h.center()
    for k in range(6):
        angle = math.radians(60 * k)
        nx, ny = math.cos(angle), math.sin(angle)
        inside, speed = math.sqrt(3) / 2 + nx * cx + ny * cy, nx * end[0] + ny * end[1]
        if abs(speed) < 1e-12:
            if inside < 1e-9:
                return 0.0
        elif speed > 0:
            hi = min(hi, inside / speed)
        else:
            lo = max(lo, inside / speed)
    return max(0.0, hi - lo) * math.hypot(*end)


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(OFFSETS), st.integers(0, 11))
def test_td_p9_a_line_enters_exactly_the_hexes_it_has_a_piece_in(target: Hex, point: int) -> None:
    end = end_point(target, point)
    near = [h for h in OFFSETS if h not in (ORIGIN, target)]
    assert set(trace(target, point).hexes) == {h for h in near if chord(h, end) > 1e-6}


@settings(max_examples=300, deadline=None)
@given(st.sampled_from(OFFSETS), st.integers(0, 11))
def test_td_p9_a_line_crosses_the_sides_between_the_hexes_it_goes_through(target: Hex, point: int) -> None:
    met = trace(target, point)
    chain = (ORIGIN, *met.hexes, target)
    for a, b in met.sides:
        assert a in chain
        assert b in chain
        assert distance(a, b) == 1
    assert len(met.sides) <= len(chain) - 1


def test_td_4_1_points_lie_half_a_corner_radius_from_the_centre() -> None:
    """The point of a side lies as far out as its corners, straight towards the side neighbour (TD-P9)."""
    for point in range(12):
        q, r = ((a + b * math.sqrt(3)) / 6 for a, b in point_offset(point))
        x, y = math.sqrt(3) * (q + r / 2), 1.5 * r
        assert math.hypot(x, y) == pytest.approx(0.5)


@given(st.integers(-500, 500), st.integers(-500, 500))
def test_sign_of_a_number_with_a_root(a: int, b: int) -> None:
    expected = Fraction(a) ** 2 - 3 * Fraction(b) ** 2
    if a >= 0 and b >= 0:
        assert sign((a, b)) == (1 if a or b else 0)
    elif a <= 0 and b <= 0:
        assert sign((a, b)) == -1
    else:
        assert sign((a, b)) == (1 if (a > 0) == (expected > 0) else -1)


def look(table: Table, shooter: str = "ussr-1", target: str = "germany-1") -> LineOfSight:
    a, b = table.tank(shooter), table.tank(target)
    return line_of_sight(table.tables, table.s, a.hex, b.hex, b.facing)


def ground(**hexes: str) -> list[str]:
    """Open rows with some hexes changed: ``F4="w"`` or ``F4=".^"``."""
    lines = [list(line) for line in OPEN]
    for label, text in hexes.items():
        column = 2 * (ord(label[0]) - 65)
        lines[int(label[1:]) - 1][column : column + len(text)] = list(text)
    return ["".join(line) for line in lines]


def duel(lines: list[str], shooter: str = "F7", target: str = "F3", **options: str) -> Table:
    return battle([f"t34_85 {shooter} N"], [f"pz3l {target} S"], lines, **options)


def test_td_4_1_nothing_in_the_way_is_clear() -> None:
    sight = look(duel(ground()))
    assert (sight.state, sight.free) == ("clear", 3)


@pytest.mark.parametrize("char", ["w", "v"])
def test_td_8_woods_and_villages_block(char: str) -> None:
    sight = look(duel(ground(F5=char)))
    assert (sight.state, sight.free) == ("blocked", 0)


def test_td_8_fields_hinder() -> None:
    sight = look(duel(ground(E4="f", F4="f")))
    assert (sight.state, sight.free) == ("hidden", 3)


@pytest.mark.parametrize("char", ["m", "~", "u", "."])
def test_td_8_marsh_river_ford_and_open_ground_do_nothing(char: str) -> None:
    lines = ground(E4=char, F4=char, E6=char, F6=char, F5=char)
    assert look(duel(lines)).state == "clear"


def test_td_4_1_one_line_blocked_is_partly_hidden_two_are_no_shot() -> None:
    states = {}
    for blocks in ({}, {"E4": "w"}, {"E4": "w", "F4": "w"}):
        sight = look(duel(ground(**blocks)))
        states[sight.free] = sight.state
        assert sight.state == {3: "clear", 2: "hidden", 1: "blocked", 0: "blocked"}[sight.free]
    assert len(states) > 1


def test_td_4_1_own_and_targets_hex_neither_block_nor_hinder() -> None:
    assert look(duel(ground(F7="w", F3="v"))).state == "clear"


def test_td_p9_touching_a_corner_or_running_along_a_side_is_nothing() -> None:
    """From F7 to F5 straight up the middle line runs along the side between E6 and F6."""
    table = duel(ground(E6="w"), "F7", "F5")
    sight = look(table)
    middle = next(line for line in sight.lines if line.point == 5)
    assert middle.state == "clear"
    assert any(line.state == "blocked" for line in sight.lines)


def test_td_8_tanks_and_wrecks_in_the_way_hinder() -> None:
    table = battle(["t34_85 F7 N", "t34_85 F5 N"], ["pz3l F3 S"])
    assert look(table).state == "hidden"
    table.amend("destroy", unit="ussr-2")
    assert look(table).state == "hidden"
    assert {c.what for line in look(table).lines for c in line.causes} == {"wreck"}


# hills


def test_td_8_a_hill_blocks_between_two_lower_hexes() -> None:
    assert look(duel(ground(E4=".^", F4=".^"))).state == "blocked"


def test_td_8_a_hill_does_not_block_when_one_end_stands_on_a_hill() -> None:
    assert look(duel(ground(E4=".^", F4=".^", F7=".^"))).state == "clear"
    assert look(duel(ground(E4=".^", F4=".^", F3=".^"))).state == "clear"
    assert look(duel(ground(E4=".^", F4=".^", F3=".^", F7=".^"))).state == "clear"


def test_td_p9_woods_block_from_hill_to_hill() -> None:
    assert look(duel(ground(E4="w", F4="w", F7=".^", F3=".^"))).state == "blocked"


def test_td_p9_lines_from_a_hill_ignore_hindering_hexes_two_or_more_from_the_target() -> None:
    far = {"E6": "f", "F6": "f", "F5": "f"}
    assert look(duel(ground(**far))).state == "hidden"
    assert look(duel(ground(**far, F7=".^"))).state == "clear"
    assert look(duel(ground(**far, F3=".^"))).state == "clear"
    assert look(duel(ground(E4="f", F4="f", F7=".^"))).state == "hidden"


def test_td_p13_a_wooded_hill_is_both() -> None:
    table = duel(ground(E4="w^", F4="w^", F7=".^"))
    assert look(table).state == "blocked"


# hedges

HEDGE = 'hedges = [["F3", "E4"], ["F3", "F4"]]'
AWAY = 'hedges = [["F5", "E6"], ["F5", "F6"]]'
OWN = 'hedges = [["F7", "E6"], ["F7", "F6"]]'


def test_td_8_a_hedge_on_the_way_hinders() -> None:
    assert look(duel(ground(), ground=AWAY)).state == "hidden"


def test_td_8_a_hedge_at_the_shooters_own_hex_does_not() -> None:
    assert look(duel(ground(), ground=OWN)).state == "clear"


def test_td_p9_hedged_sides_of_the_targets_hex_hinder_even_for_an_adjacent_shooter() -> None:
    assert look(duel(ground(), ground=HEDGE)).state == "hidden"
    assert look(duel(ground(), "F4", "F3", ground=HEDGE)).state == "hidden"


def test_td_p9_hedges_are_not_ignored_from_a_hill() -> None:
    assert look(duel(ground(F7=".^"), ground=AWAY)).state == "hidden"


def test_td_p9_a_line_along_a_hedged_side_does_not_cross_it() -> None:
    sight = look(duel(ground(), "F7", "F5", ground='hedges = [["E6", "F6"]]'))
    middle = next(line for line in sight.lines if line.point == 5)
    assert middle.state == "clear"


def test_td_4_1_the_lines_name_what_decided_them() -> None:
    sight = look(duel(ground(E4="w", F4="f")))
    found = {(c.what, c.blocks) for line in sight.lines for c in line.causes}
    assert found == {("woods", True), ("field", False)}
