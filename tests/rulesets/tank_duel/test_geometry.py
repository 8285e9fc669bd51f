"""Facing, front and rear, wedges and impact zones (TD-3.6, TD-4.2, TD-5, TD-P8, TD-P11)."""

from __future__ import annotations

import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.hexes import DIRECTIONS, ORIGIN, Hex, distance, facing_from_name
from bot.rulesets.tank_duel.geometry import (
    WAYS,
    direction_of,
    facings_after,
    flank,
    impact_zone,
    in_wedge,
    target_points,
    turret_offset,
    way_of,
)

OFFSETS = [Hex(q, r) for q in range(-8, 9) for r in range(-8, 9) if 0 < distance(ORIGIN, Hex(q, r)) <= 8]
facings = st.integers(0, 5)
offsets = st.sampled_from(OFFSETS)


def bearing(v: Hex) -> float:
    """Degrees counter-clockwise from east."""
    x, y = v.center()
    return math.degrees(math.atan2(-y, x))


def off_nose(facing: int, v: Hex) -> float:
    """Angle between a facing and an offset, 0 to 180."""
    return abs((bearing(v) - (60 * facing - 30) + 180) % 360 - 180)


@pytest.mark.parametrize("f", range(6))
def test_td_3_6_front_side_and_rear_hexes(f: int) -> None:
    front = {direction_of(f, "forward_left"), direction_of(f, "forward_right")}
    rear = {direction_of(f, "reverse_left"), direction_of(f, "reverse_right")}
    assert front == {(f - 1) % 6, f % 6}
    assert rear == {(f + 2) % 6, (f + 3) % 6}
    assert {j for j in range(6) if way_of(f, j) is None} == {(f + 1) % 6, (f - 2) % 6}


@pytest.mark.parametrize("f", range(6))
def test_td_3_6_facings_after_a_step(f: int) -> None:
    for way in WAYS:
        j = direction_of(f, way)
        shift = 0 if way.startswith("forward") else 3
        assert set(facings_after(f, way)) == {(j + shift) % 6, (j + shift + 1) % 6}
        assert facings_after(f, way)[0] == f


def test_td_3_6_directions_and_vertices() -> None:
    cubes = [(1, -1, 0), (1, 0, -1), (0, 1, -1), (-1, 1, 0), (-1, 0, 1), (0, -1, 1)]
    # the axial pair of a cube triple (x, y, z) is (x, z)
    assert [(d.q, d.r) for d in DIRECTIONS] == [(x, z) for x, _, z in cubes]
    for k in range(6):
        vertex = DIRECTIONS[k - 1] + DIRECTIONS[k]
        assert bearing(vertex) == pytest.approx((60 * k - 30 + 180) % 360 - 180)


@pytest.mark.parametrize(("name", "vertex"), [("N", 2), ("NE", 1), ("SE", 0), ("S", 5), ("SW", 4), ("NW", 3)])
def test_td_p8_compass_names_and_the_drivers_left_and_right(name: str, vertex: int) -> None:
    f = facing_from_name(name)
    assert f == vertex
    left, right = (DIRECTIONS[direction_of(vertex, w)] for w in ("forward_left", "forward_right"))
    assert (bearing(left) - bearing(right)) % 360 == pytest.approx(60)


@given(facings, offsets)
def test_td_4_2_wedge_is_thirty_degrees_either_side_rays_included(f: int, v: Hex) -> None:
    assert in_wedge(f, v) == (off_nose(f, v) <= 30 + 1e-6)


@given(facings, st.integers(0, 5), offsets)
def test_td_p11_the_turret_turns_by_the_fewest_steps(f: int, start: int, v: Hex) -> None:
    found = turret_offset(f, start, v)
    steps = min((found - start) % 6, (start - found) % 6)
    good = [o for o in range(6) if in_wedge(f + o, v)]
    assert found in good
    assert steps == min(min((o - start) % 6, (start - o) % 6) for o in good)


@given(facings, offsets)
def test_td_5_zones_agree_with_the_angles(f: int, v: Hex) -> None:
    """Exactly 60 degrees is front, exactly 120 is side (TD-A25)."""
    angle = off_nose(f, v)
    expected = "front" if angle <= 60 + 1e-6 else "side" if angle <= 120 + 1e-6 else "rear"
    assert impact_zone(f, v) == expected


@pytest.mark.parametrize("f", range(6))
def test_td_5_adjacent_shooters_two_front_two_side_two_rear(f: int) -> None:
    zones = [impact_zone(f, d) for d in DIRECTIONS]
    assert sorted(zones) == ["front"] * 2 + ["rear"] * 2 + ["side"] * 2
    assert zones[f] == zones[f - 1] == "front"
    assert zones[(f + 1) % 6] == zones[f - 2] == "side"


@given(facings, offsets)
def test_td_5_left_and_right_flank(f: int, v: Hex) -> None:
    if impact_zone(f, v) == "side":
        left = (bearing(v) - (60 * f - 30)) % 360 < 180
        assert flank(f, v) == ("left" if left else "right")


@given(facings, offsets)
def test_td_4_1_target_points_belong_to_the_zone(f: int, v: Hex) -> None:
    zone, points = impact_zone(f, v), target_points(f, v)
    relative = [(p - f) % 6 if p < 6 else ((p - 6) - f) % 6 + 6 for p in points]
    match zone:
        case "front":
            assert relative == [5, 0, 1]
        case "rear":
            assert relative == [2, 3, 4]
        case _:
            # the two corners of the side and the point between them, towards the side neighbour
            assert relative == ([1, 7, 2] if flank(f, v) == "left" else [5, 10, 4])


@given(facings, st.integers(0, 5), offsets)
def test_td_5_turning_the_whole_picture_changes_nothing(f: int, turns: int, v: Hex) -> None:
    turned = v
    for _ in range(turns):
        turned = Hex(turned.q + turned.r, -turned.q)
    assert impact_zone(f + turns, turned) == impact_zone(f, v)
    assert in_wedge(f + turns, turned) == in_wedge(f, v)
