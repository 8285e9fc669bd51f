"""The terrain table, row by row (GW-7), and line of sight (GW-5.3)."""

from __future__ import annotations

import pytest

from bot.rulesets.great_war.artillery import cratered
from bot.rulesets.great_war.combat import attack_of, plan
from bot.rulesets.great_war.events import AttackRolled, MoveEnded, WireRolled
from bot.rulesets.great_war.model import Ground
from bot.rulesets.great_war.sight import line_of_sight
from bot.rulesets.great_war.terrain import cover_of
from tests.rulesets.great_war.table import Table, tables

ALL = 99


@pytest.mark.parametrize(
    ("cell", "ranged", "close"),
    [
        (". ", (0, 0), (0, 0)),
        ("F ", (1, 0), (1, 0)),
        ("T ", (2, 2), (1, 1)),
        ("o ", (1, 1), (1, 1)),
        ("K ", (2, ALL), (1, ALL)),
        ("w ", (0, 0), (0, 0)),
        ("B ", (2, 1), (1, 1)),
        ("C ", (2, 2), (1, 2)),
        ("x ", (1, 1), (1, 1)),
        ("M ", (1, 1), (1, 1)),
        (".+", (2, 1), (2, 1)),
        (".^", (0, 1), (0, 1)),
        ("S ", (0, 0), (0, 0)),
        ("L ", (0, 1), (0, 1)),
        ("T^", (2, 3), (1, 2)),  # GW-P12: a hill adds its flag
    ],
)
def test_gw_7_protection(cell: str, ranged: tuple[int, int], close: tuple[int, int]) -> None:
    t = Table(german=["E8 infantry"], ground={"E8": cell})
    ground = t.ground("E8")
    for kind, expected in (("ranged", ranged), ("close", close)):
        cover = cover_of(tables(), ground, kind, "german", attacker_ground=Ground("countryside"))
        assert (cover.soldiers, cover.flags) == expected


def test_gw_p12_two_terrains_do_not_add() -> None:
    ground = Ground("forest", crater=True)
    cover = cover_of(tables(), ground, "ranged", "german", attacker_ground=Ground("countryside"))
    assert (cover.soldiers, cover.flags) == (1, 1)


def test_gw_7_a_hill_protects_against_lower_ground_only() -> None:
    ground = Ground("countryside", hill=True)
    assert cover_of(tables(), ground, "ranged", "german", attacker_ground=ground).flags == 0
    assert cover_of(tables(), ground, "ranged", "german", attacker_ground=None).flags == 0  # GW-P8


def test_gw_7_a_fortified_position_protects_its_first_owner_only() -> None:
    ground = Ground("countryside", fortified="german")
    assert cover_of(tables(), ground, "close", "german", attacker_ground=Ground("countryside")).soldiers == 2
    assert cover_of(tables(), ground, "close", "british", attacker_ground=Ground("countryside")).soldiers == 0


@pytest.mark.parametrize(("cell", "stop"), [("F ", True), ("K ", True), ("B ", True), ("C ", True), ("x ", True),
                                            ("M ", True), ("T ", False), ("o ", False), ("L ", False), (".^", False),
                                            (".+", False)])  # fmt: skip
def test_gw_7_stops_hold_for_every_unit(cell: str, stop: bool) -> None:
    for type_ in ("infantry", "whippet"):
        t = Table([f"D4 {type_}"], ground={"D5": cell}).begin("D4")
        if stop:
            assert t.refused("move", unit="D4", path="D5 D6")[0] == "gw-path-breaks"
        else:
            t.dice.add(bog="S S S")
            assert t.order("move", unit="D4", path="D5 D6").at("D6").moved == 2


def test_gw_p10_wire_stops_soldiers_only() -> None:
    t = Table(["D4 infantry", "F4 mark_iv_male"], ground={"D5": "w ", "F5": "w "}).begin("D4", "F4")
    assert t.refused("move", unit="D4", path="D5 D6")[0] == "gw-path-breaks"
    t.order("move", unit="D4", path="D5")
    assert t.last(MoveEnded).why == "wire"
    t.order("move", unit="F4", path="F5 F6", dice={"bog": "S"})
    assert not t.ground("F5").wire
    assert t.ground("D5").wire


def test_gw_7_soldiers_in_the_wire_attack_with_one_die_less() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], ground={"D5": "w "}).begin("D5")
    t.order("battle", unit="D5", target="D7", dice={"battle": "H"})
    assert [m.value for m in t.last(AttackRolled).modifiers] == [2, -1]


def test_gw_7_infantry_that_starts_in_the_wire_may_remove_it_instead_of_battling() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], ground={"D5": "w "}).begin("D5")
    t.order("battle", unit="D5", target="D5")
    assert not t.ground("D5").wire
    assert "gw-no-battled" in t.refused("battle", unit="D5", target="D7")


def test_gw_7_a_mortar_removes_wire_on_a_burst_and_hq_symbols_pay_nothing() -> None:
    t = Table(["D5 mortar"], ground={"D8": "w "}).begin("D5")
    t.order("battle", unit="D5", target="D8", dice={"battle": "H B"})
    assert t.last(WireRolled).removed
    assert t.tokens("british") == 6


def test_gw_7_a_machine_gun_cannot_fire_at_wire() -> None:
    t = Table(["D5 machine_gun"], ground={"D7": "w "}).begin("D5")
    assert t.refused("battle", unit="D5", target="D7") == ["gw-no-wire-fire"]


@pytest.mark.parametrize("cell", ["F ", "B ", "C ", "K "])
def test_gw_7_entering_costs_a_die_when_attacking_that_turn(cell: str) -> None:
    t = Table(["D4 infantry"], ["D6 infantry"], ground={"D5": cell}).begin("D4")
    t.order("move", unit="D4", path="D5").order("battle", unit="D5", target="D6", dice={"battle": "H H"})
    assert [m.value for m in t.last(AttackRolled).modifiers] == [3, -1]


def test_gw_7_no_die_is_lost_when_it_stood_there_already() -> None:
    t = Table(["D5 infantry"], ["D6 infantry"], ground={"D5": "F "}).begin("D5")
    assert len(t.order("battle", unit="D5", target="D6", dice={"battle": "H H H"}).last(AttackRolled).faces) == 3


@pytest.mark.parametrize("cell", ["B ", "C "])
def test_gw_p10_a_tank_does_not_fire_at_range_on_the_turn_it_enters_a_building_or_church(cell: str) -> None:
    t = Table(["D4 mark_iv_male"], ["D8 infantry"], ground={"D5": cell}).begin("D4")
    t.order("move", unit="D4", path="D5", dice={"bog": "S"})
    assert t.refused("battle", unit="D5", target="D8") == ["gw-no-tank-fire"]


@pytest.mark.parametrize(("type_", "allowed"), [("infantry", True), ("machine_gun", True), ("mortar", True),
                                                ("field_gun", False), ("mark_iv_male", False)])  # fmt: skip
def test_gw_7_a_stream_bars_tanks_and_field_guns(type_: str, allowed: bool) -> None:
    t = Table([f"D4 {type_}"], ground={"D5": "S "}).begin("D4")
    if allowed:
        t.order("move", unit="D4", path="D5")
    else:
        assert t.refused("move", unit="D4", path="D5")[0] == "gw-path-breaks"


def test_gw_7_soldiers_stop_in_a_stream_and_do_not_battle_there() -> None:
    t = Table(["D4 infantry"], ["D6 infantry"], ground={"D5": "S "}).begin("D4")
    assert t.refused("move", unit="D4", path="D5 E5")[0] == "gw-path-breaks"
    t.order("move", unit="D4", path="D5")
    assert "gw-no-battle-water" in t.refused("battle", unit="D5", target="D6")


def test_gw_7_a_river_is_impassable_but_for_bridges() -> None:
    t = Table(["D4 infantry", "F4 mark_iv_male"], ground={"D5": "R ", "E5": "R ", "F5": "R "},
              map_more='bridges = ["F5"]\nfootbridges = ["E5"]').begin("D4", "F4")  # fmt: skip
    assert t.refused("move", unit="D4", path="D5")[0] == "gw-path-breaks"
    t.order("move", unit="D4", path="E5")
    t.order("move", unit="F4", path="F5")


def test_gw_7_a_footbridge_is_for_soldiers_only() -> None:
    t = Table(["E4 mark_iv_male"], ground={"E5": "R "}, map_more='footbridges = ["E5"]').begin("E4")
    assert t.refused("move", unit="E4", path="E5")[0] == "gw-path-breaks"


def test_gw_7_nobody_takes_ground_in_a_hex_impassable_to_him() -> None:
    t = Table(["D4 mark_iv_male"], ["D5 infantry figures=1"], ground={"D5": "S "}).begin("D4")
    t.order("battle", unit="D4", target="D5", dice={"battle": "S H H H"})
    assert t.at("D4").id == "british-1"


@pytest.mark.parametrize(
    ("before", "after"),
    [
        (Ground("countryside"), Ground("countryside", crater=True)),
        (Ground("forest"), Ground("forest", crater=True)),
        (Ground("trench", line="german"), Ground("countryside", crater=True)),
        (Ground("countryside", crater=True), None),
        (Ground("bunker"), Ground("rubble")),
        (Ground("countryside", wire=True), Ground("countryside", crater=True)),
        (Ground("building"), Ground("rubble")),
        (Ground("church"), Ground("rubble")),
        (Ground("rubble"), None),
        (Ground("mine_crater"), None),
        (Ground("countryside", fortified="german"), Ground("countryside", crater=True)),
        (Ground("countryside", hill=True), Ground("countryside", hill=True, crater=True)),
        (Ground("river"), None),
        (Ground("stream"), None),
        (Ground("sunken_lane"), Ground("sunken_lane", crater=True)),
    ],
)
def test_gw_7_what_heavy_shelling_makes_of_a_hex(before: Ground, after: Ground | None) -> None:
    assert cratered(tables(), before) == after


# line of sight


@pytest.mark.parametrize(("cell", "clear"), [(". ", True), ("F ", False), ("B ", False), ("C ", False), ("K ", False),
                                             ("T ", True), ("o ", True), ("x ", True), ("w ", True), ("L ", True),
                                             (".+", True), (".^", False), ("S ", True)])  # fmt: skip
def test_gw_5_3_blocking_terrain(cell: str, clear: bool) -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], ground={"D6": cell, "C6": cell})
    assert line_of_sight(tables(), t.state, t.at("D5").hex, t.at("D7").hex).clear is clear


def test_gw_5_3_a_line_along_a_side_is_blocked_only_if_both_hexes_block() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], ground={"D6": "F "})
    assert line_of_sight(tables(), t.state, t.at("D5").hex, t.at("D7").hex).clear


@pytest.mark.parametrize("type_", ["infantry", "mark_iv_male"])
def test_gw_5_3_any_unit_blocks_friend_or_foe(type_: str) -> None:
    t = Table(["D5 machine_gun", f"E5 {type_}"], ["F5 infantry"])
    assert not line_of_sight(tables(), t.state, t.at("D5").hex, t.at("F5").hex).clear


def test_gw_5_3_the_ends_never_block() -> None:
    t = Table(["D5 machine_gun"], ["F5 infantry"], ground={"D5": "F ", "F5": "F "})
    assert line_of_sight(tables(), t.state, t.at("D5").hex, t.at("F5").hex).clear


def test_gw_7_plateau_connected_hills_do_not_block_each_other() -> None:
    t = Table(["D5 machine_gun"], ["F5 infantry"], ground={"D5": ".^", "E5": ".^", "F5": ".^"})
    assert line_of_sight(tables(), t.state, t.at("D5").hex, t.at("F5").hex).clear


def test_gw_6_1_tankschrecken_takes_the_terrain_flags_but_not_the_cancelling() -> None:
    t = Table(["D5 mark_iv_male"], ["D6 infantry"], ground={"D6": "T "})
    attack = attack_of(tables(), t.state, plan(t.state, t.at("D5"), t.at("D6")))
    assert (attack.spec.cancel, attack.spec.ignorable) == (1, 0)


@pytest.mark.parametrize(("cell", "flags"), [("B ", 1), ("C ", 2), ("K ", ALL), ("F ", 0), ("o ", 0)])
def test_gw_6_1_buildings_churches_and_bunkers_are_exempt(cell: str, flags: int) -> None:
    t = Table(["D5 mark_iv_male"], ["D6 infantry"], ground={"D6": cell})
    assert attack_of(tables(), t.state, plan(t.state, t.at("D5"), t.at("D6"))).spec.ignorable == flags


def test_gw_6_1_tankschrecken_is_for_close_combat_only() -> None:
    t = Table(["D5 mark_iv_male"], ["F5 infantry"], ground={"F5": "T "})
    assert attack_of(tables(), t.state, plan(t.state, t.at("D5"), t.at("F5"))).spec.ignorable == 2
