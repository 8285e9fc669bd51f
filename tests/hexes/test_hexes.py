"""Coordinates, directions, lines and labels of the hex grid."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hexes import (
    DIRECTIONS,
    FACING_NAMES,
    ORIGIN,
    Grid,
    Hex,
    corner_vector,
    distance,
    facing_from_name,
    facing_name,
    line_between,
    neighbours,
)

hexes = st.builds(Hex, st.integers(-20, 20), st.integers(-20, 20))


@given(hexes, hexes)
def test_distance_is_a_metric(a: Hex, b: Hex) -> None:
    assert distance(a, b) == distance(b, a)
    assert (distance(a, b) == 0) == (a == b)
    assert distance(a, b) <= distance(a, ORIGIN) + distance(ORIGIN, b)


@given(hexes)
def test_six_neighbours_in_the_order_of_directions(h: Hex) -> None:
    assert [h.direction_to(n) for n in neighbours(h)] == list(range(6))
    assert all(distance(h, n) == 1 for n in neighbours(h))
    assert h.direction_to(h) is None


@given(hexes, st.integers(-12, 12), st.integers(0, 5))
def test_steps_go_there_and_back(h: Hex, direction: int, count: int) -> None:
    assert h.step(direction, count).step(direction + 3, count) == h


def test_directions_turn_counter_clockwise_from_east() -> None:
    for k, d in enumerate(DIRECTIONS):
        x, y = d.center()
        assert math.degrees(math.atan2(-y, x)) % 360 == pytest.approx(60 * k)


def test_corners_lie_between_directions() -> None:
    for k in range(6):
        x, y = corner_vector(k)
        assert math.degrees(math.atan2(-y, x)) % 360 == pytest.approx((60 * k - 30) % 360)
        assert math.hypot(x, y) == pytest.approx(1)


@given(hexes, hexes)
def test_a_line_has_a_step_for_each_hex_between(a: Hex, b: Hex) -> None:
    steps = list(line_between(a, b))
    assert len(steps) == max(0, distance(a, b) - 1)
    assert all(1 <= len(s) <= 2 for s in steps)
    assert all(distance(a, h) in (i, i + 1) for i, s in enumerate(steps, 1) for h in s)


@given(st.lists(st.integers(1, 26), min_size=1, max_size=30), st.booleans())
def test_labels_are_read_back(widths: list[int], bottom_up: bool) -> None:
    grid = Grid(tuple(widths), bottom_up)
    labels = [grid.label(h) for h in grid]
    assert len(set(labels)) == sum(widths)
    assert [grid.parse(text.lower()) for text in labels] == list(grid)


@pytest.mark.parametrize("text", ["", "A", "A0", "Z1", "A99", "1A", "AA1", "A1B", "A-1", "A1.5"])
def test_what_is_no_label(text: str) -> None:
    assert Grid((5, 5)).parse(text) is None


def test_even_printed_rows_lie_half_a_hex_to_the_right() -> None:
    grid = Grid((3, 3, 3))
    xs = [grid.hex_at(0, r).center()[0] for r in range(3)]
    assert xs[1] - xs[0] == pytest.approx(math.sqrt(3) / 2)
    assert xs[2] == pytest.approx(xs[0])


@pytest.mark.parametrize("facing", range(6))
def test_facings_have_names_in_both_languages(facing: int) -> None:
    assert facing_from_name(facing_name(facing)) == facing
    assert facing_name(facing) == FACING_NAMES[facing]
    assert facing_from_name({"NW": "NO", "SW": "SO"}.get(facing_name(facing), facing_name(facing))) == facing


@pytest.mark.parametrize("text", ["", "E", "north", "W", "NN"])
def test_what_is_no_facing(text: str) -> None:
    assert facing_from_name(text) is None
