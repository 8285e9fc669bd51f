"""What terrain costs, forbids and does to the hit roll (TD-8, TD-P13)."""

from __future__ import annotations

import pytest

from bot.core.messages import Message
from bot.hexes import Hex
from bot.rulesets.tank_duel.events import HexEntered
from bot.rulesets.tank_duel.fire import aim
from bot.rulesets.tank_duel.movement import entry_cost
from tests.rulesets.tank_duel.field import OPEN, alone, battle
from tests.rulesets.tank_duel.table import Table


def ground(**hexes: str) -> list[str]:
    lines = [list(line) for line in OPEN]
    for label, text in hexes.items():
        column = 2 * (ord(label[0]) - 65)
        lines[int(label[1:]) - 1][column : column + len(text)] = list(text)
    return ["".join(line) for line in lines]


def hex_of(table: Table, label: str) -> Hex:
    found = table.s.map.grid.parse(label)
    assert found is not None
    return found


def cost(table: Table, a: str, b: str) -> int | str:
    found = entry_cost(table.tables, table.s, hex_of(table, a), hex_of(table, b))
    return found.key if isinstance(found, Message) else found


@pytest.mark.parametrize(
    ("char", "ap"),
    [(".", 1), ("f", 1), ("w", 2), ("v", 2), ("m", 3), ("u", 3), ("~", "td-closed-river")],
)
def test_td_8_ap_to_enter(char: str, ap: int | str) -> None:
    assert cost(alone(lines=ground(F5=char)), "F6", "F5") == ap


def test_td_8_a_hill_costs_one_more_going_up_and_nothing_else() -> None:
    table = alone("t34_85 A11 N", lines=ground(F5=".^", F4=".^"))
    assert cost(table, "F6", "F5") == 2
    assert cost(table, "F5", "F4") == 1
    assert cost(table, "F5", "F6") == 1


def test_td_p13_a_wooded_hill_costs_both() -> None:
    assert cost(alone(lines=ground(F5="w^")), "F6", "F5") == 3


def test_td_8_a_hedge_costs_one_more_either_way() -> None:
    table = alone("t34_85 A11 N", lines=OPEN, ground='hedges = [["F6", "F5"]]')
    assert (cost(table, "F6", "F5"), cost(table, "F5", "F6"), cost(table, "F6", "G6")) == (2, 2, 1)


def test_td_p13_across_a_side_with_a_road_it_is_one_whatever_the_hex_or_the_hedge() -> None:
    more = 'roads = [["F6", "F5", "F4"]]\nhedges = [["F6", "F5"]]'
    table = alone(lines=ground(F5="w^"), ground=more)
    assert cost(table, "F6", "F5") == 1
    assert cost(table, "E5", "F5") == 3


def test_td_p13_a_bridge_lifts_the_rivers_ban() -> None:
    table = alone(lines=ground(F5="~"), ground='bridges = ["F5"]\nroads = [["F6", "F5"]]')
    assert cost(table, "F6", "F5") == 1


@pytest.mark.parametrize("char", ["m", "u"])
def test_td_p13_a_tank_that_ends_in_marsh_or_ford_is_halted(char: str) -> None:
    table = alone(lines=ground(F5=char, A1="w", B1="w", A2="w"), enemy="pz3l A1 N standing=hold")
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    assert table.refused("ussr", "finish", motion="moving") == ["td-refuse-motion-ground"]


def test_td_8_passing_through_marsh_is_no_halt() -> None:
    table = alone("t34_85 F6 N moving", lines=ground(F5="m"), enemy="pz3l A1 N standing=hold")
    table.order("ussr", "drive", {"d4": [4, 4]})
    table.order("ussr", "move", path="F5 F4")
    table.order("ussr", "finish", motion="moving")
    assert table.tank("ussr-1").motion == "moving"


@pytest.mark.parametrize(("char", "value"), [("w", -1), ("v", -2), ("f", 0), (".", 0), ("m", 0), ("u", 0)])
def test_td_8_modifier_of_the_targets_tile(char: str, value: int) -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"], ground(F2=char))
    found = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1"))
    assert sum(m.value for m in found.modifiers if m.rule == "TD-8") == value


@pytest.mark.parametrize(
    ("hills", "value"), [({"F6": ".^"}, 1), ({"F2": ".^"}, 0), ({"F6": ".^", "F2": ".^"}, 0), ({}, 0)]
)
def test_td_8_from_a_hill_at_a_lower_target_plus_one(hills: dict[str, str], value: int) -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"], ground(**hills))
    found = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1"))
    assert sum(m.value for m in found.modifiers if m.rule == "TD-8") == value


def test_td_p13_both_modifiers_of_a_wooded_hill_hold() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"], ground(F6=".^", F2="w"))
    found = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1"))
    assert [m.value for m in found.modifiers if m.rule == "TD-8"] == [-1, 1]


def test_td_8_holes_in_the_map_are_closed() -> None:
    assert cost(alone(lines=ground(F5="#")), "F6", "F5") == "td-closed-edge"


def test_td_4_3_range_does_not_matter() -> None:
    near = battle(["t34_85 F6 N"], ["pz3l F4 S"])
    far = battle(["t34_85 F11 N"], ["pz3l F1 S"])
    chances = {aim(t.tables, t.s, t.tank("ussr-1"), t.tank("germany-1")).chance for t in (near, far)}
    assert len(chances) == 1


def test_td_8_each_step_is_paid_as_it_is_driven() -> None:
    table = alone("t34_85 F8 N", lines=ground(F7="w", F6="f"), enemy="pz3l A1 N standing=hold")
    table.order("ussr", "drive", {"d4": [4]})
    steps = [e for e in table.order("ussr", "move", path="F7 F6") if isinstance(e, HexEntered)]
    assert [(e.cost, e.ap) for e in steps] == [(2, 2), (1, 1)]
