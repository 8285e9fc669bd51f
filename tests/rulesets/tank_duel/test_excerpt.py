"""The rules of activation, sight and reaction, sentence by sentence (TD-3, TD-4, TD-5)."""

from __future__ import annotations

import pytest

from bot.rulesets.tank_duel import RULESET
from bot.rulesets.tank_duel.events import ActivationEnded, AmbushSet, HexEntered, MovementRolled, ShotFired
from bot.rulesets.tank_duel.fire import aim
from tests.rulesets.tank_duel.field import OPEN, alone, battle
from tests.rulesets.tank_duel.table import Table

KILL = {"d10": [10], "d100": [100]}
MISS = {"d10": [1]}


def kinds(events: tuple[object, ...]) -> list[type]:
    return [type(e) for e in events]


def verbs(table: Table, seat: str = "ussr") -> set[str]:
    return {i.verb for i in RULESET.menu(table.tables, table.game, seat)} - {"turret", "standing"}


# sentences 1-5: the four actions (TD-3)


def test_sentence_01_a_halted_tank_has_all_four_actions() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S"])
    assert verbs(table) == {"drive", "fire", "ambush"}


def test_sentence_02_move_it() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F5")
    assert table.at("ussr-1") == "F5"


def test_sentence_03_fire() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S", "pz3l A1 S"])
    events = table.order("ussr", "fire", MISS, target="Panther")
    assert ShotFired in kinds(events)


def test_sentence_04_move_then_fire() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F1 S standing=hold"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    assert ShotFired in kinds(table.order("ussr", "fire", MISS))


def test_sentence_05_leave_it_in_ambush_for_a_later_opportunity_shot() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F1 S"])
    assert AmbushSet in kinds(table.order("ussr", "ambush"))
    assert table.tank("ussr-1").ambush
    table.order("germany", "drive", {"d4": [2]})
    table.order("germany", "move", path="F2")
    assert table.question.seats == ("ussr",)


# sentences 6-8: halted at the start of the turn (TD-3.1)


def test_sentence_06_halted_may_fire_without_any_die_for_action_points() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S"])
    events = table.order("ussr", "fire", MISS)
    assert MovementRolled not in kinds(events)


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_sentence_07_halted_rolls_one_d4_for_action_points(face: int) -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [face]})
    assert table.s.activation is not None
    assert table.s.activation.ap == face


def test_sentence_07_with_the_points_it_may_move_or_move_and_fire() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F1 S standing=hold"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    assert "fire" in verbs(table)
    table.order("ussr", "finish", motion="moving")
    assert table.tank("ussr-1").motion == "moving"


def test_sentence_08_halted_may_go_into_ambush() -> None:
    table = alone()
    table.order("ussr", "ambush")
    assert table.tank("ussr-1").ambush
    assert table.tank("ussr-1").activated


# sentences 9-11: in motion at the start of the turn (TD-3.1)


def test_sentence_09_in_motion_rolls_two_d4() -> None:
    table = alone("t34_85 F6 N moving")
    table.order("ussr", "drive", {"d4": [3, 2]})
    assert table.s.activation is not None
    assert table.s.activation.ap == 5


def test_sentence_10_spends_them_to_move_and_fire_and_a_shot_costs_three() -> None:
    table = battle(["t34_85 F6 N moving"], ["pz3l F1 S standing=hold"])
    table.order("ussr", "drive", {"d4": [2, 1]})
    table.order("ussr", "move", path="F5")
    assert table.refused("ussr", "fire") == ["td-refuse-fire-ap"]
    table = battle(["t34_85 F6 N moving"], ["pz3l F1 S standing=hold"])
    table.order("ussr", "drive", {"d4": [3, 1]})
    table.order("ussr", "move", path="F5")
    assert ShotFired in kinds(table.order("ussr", "fire", MISS))


def test_sentence_11_need_not_spend_all_but_must_enter_a_hex() -> None:
    table = alone("t34_85 F6 N moving")
    table.order("ussr", "drive", {"d4": [4, 4]})
    assert table.refused("ussr", "finish", motion="halted") == ["td-refuse-finish-duty"]
    table.order("ussr", "move", path="F5")
    table.order("ussr", "finish", motion="halted")
    assert table.tank("ussr-1").activated


# sentences 12-14: pivots and how it is left (TD-3.2, TD-3.5)


@pytest.mark.parametrize(
    ("turns", "cost", "facing"), [("R1", 1, 1), ("L1", 1, 3), ("R2", 2, 0), ("L2", 2, 4), ("R3", 2, 5), ("L3", 2, 5)]
)
def test_sentences_12_and_13_pivot_costs_one_for_one_corner_two_for_two_or_three(
    turns: str, cost: int, facing: int
) -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "pivot", turns=turns)
    assert table.s.activation is not None
    assert table.s.activation.ap == 4 - cost
    assert table.tank("ussr-1").facing == facing


@pytest.mark.parametrize("motion", ["halted", "moving"])
def test_sentence_14_without_a_shot_the_owner_says_whether_it_stays_in_motion(motion: str) -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    table.order("ussr", "finish", motion=motion)
    assert table.tank("ussr-1").motion == motion


# sentences 15-19: forward (TD-3.3)


@pytest.mark.parametrize("hex_", ["E5", "F5"])
def test_sentences_15_and_16_forward_into_either_front_hex(hex_: str) -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [1]})
    table.order("ussr", "move", path=hex_.replace("5", "6"))
    assert table.at("ussr-1") == hex_.replace("5", "6")


@pytest.mark.parametrize("hex_", ["E7", "G7"])
def test_sentence_15_never_into_a_hex_at_its_side(hex_: str) -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [4]})
    assert table.refused("ussr", "move", path=hex_) == ["td-refuse-path", "td-bad-sideways"]


def test_sentences_17_and_18_turning_towards_the_hex_is_part_of_the_step_and_free() -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [1]})
    (entered,) = (e for e in table.order("ussr", "move", path="E6/NW") if isinstance(e, HexEntered))
    assert (entered.cost, entered.ap) == (1, 0)


@pytest.mark.parametrize(("step", "facing"), [("E6/NW", 3), ("E6/N", 2), ("F6/NE", 1), ("F6/N", 2)])
def test_sentence_19_then_it_points_at_one_of_two_corners(step: str, facing: int) -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [1]})
    table.order("ussr", "move", path=step)
    assert table.tank("ussr-1").facing == facing


def test_sentence_19_and_at_no_other() -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [4]})
    assert table.refused("ussr", "move", path="E6/NE") == ["td-refuse-path", "td-bad-facing"]


# sentences 20-22: reverse (TD-3.4)


@pytest.mark.parametrize(("step", "facing"), [("E8/N", 2), ("E8/NE", 1), ("F8/N", 2), ("F8/NW", 3)])
def test_sentence_20_reverse_follows_the_rules_of_forward(step: str, facing: int) -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [1]})
    table.order("ussr", "move", path=step)
    assert table.tank("ussr-1").facing == facing


def test_sentence_21_no_reverse_after_forward_and_the_other_way_round() -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F6")
    assert table.refused("ussr", "move", path="F7") == ["td-refuse-path", "td-bad-reverse-after-forward"]
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F8")
    assert table.refused("ussr", "move", path="F7") == ["td-refuse-path", "td-bad-forward-after-reverse"]


def test_sentence_22_after_reversing_it_is_halted() -> None:
    table = alone("t34_85 F7 N")
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F8")
    assert table.refused("ussr", "finish", motion="moving") == ["td-refuse-motion-reverse"]
    table.order("ussr", "finish", motion="halted")
    assert table.tank("ussr-1").motion == "halted"


# sentences 23-27: ordering a shot (TD-4.1, TD-3.5)


def with_woods(*hexes: str) -> list[str]:
    lines = [list(line) for line in OPEN]
    for label in hexes:
        lines[int(label[1:]) - 1][2 * (ord(label[0]) - 65)] = "w"
    return ["".join(line) for line in lines]


def test_sentence_23_the_target_must_be_seen() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"], with_woods("E4", "F4", "G4", "E5", "F5"))
    assert table.refused("ussr", "fire") == ["td-no-sight"]


def test_sentence_24_two_free_lines_are_enough_one_is_not() -> None:
    found = {}
    for blocks in (("B5",), ("B5", "C5"), ()):
        table = battle(["t34_85 B7 N"], ["pz3l C2 S"], with_woods(*blocks))
        sight = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1")).sight
        found[sight.free] = sight.state
    assert found[3] == "clear"
    assert all(state == ("hidden" if free == 2 else "blocked") for free, state in found.items() if free < 3)


def test_sentence_25_lines_go_only_to_the_face_that_is_attacked() -> None:
    table = battle(["t34_85 F9 N"], ["pz3l F3 S"])
    front = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1")).sight
    table = battle(["t34_85 F9 N"], ["pz3l F3 N"])
    rear = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1")).sight
    assert (front.zone, [line.point for line in front.lines]) == ("front", [4, 5, 0])
    assert (rear.zone, [line.point for line in rear.lines]) == ("rear", [4, 5, 0])


def test_sentence_26_one_line_through_an_obstacle_gives_protection() -> None:
    lines = [line.replace("w", "f") for line in with_woods("F4", "E4")]
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"], lines)
    found = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1"))
    assert found.sight.state == "hidden"
    assert [m.value for m in found.modifiers if m.rule == "TD-4.1"] == [-1]


def test_sentence_27_after_a_shot_it_moves_no_more_whatever_is_left() -> None:
    table = battle(["t34_85 F6 N moving", "t34_85 A11 N"], ["pz3l F1 S standing=hold"])
    table.order("ussr", "drive", {"d4": [4, 4]}, unit="#1")
    table.order("ussr", "move", path="F5")
    events = table.order("ussr", "fire", MISS)
    assert ActivationEnded in kinds(events)
    assert table.tank("ussr-1").motion == "halted"
    assert "td-refuse-not-your-turn" in table.refused("ussr", "move", unit="#1", path="F4")


# sentences 28-30: opportunity fire (TD-4.4)


def test_sentence_28_a_tank_not_yet_activated_may_fire_at_a_mover() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F7")
    events = table.answer("fire:germany-1", MISS)
    assert [e.reaction for e in events if isinstance(e, ShotFired)] == [True]


def test_sentence_28_an_activated_tank_may_not() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"], first="germany")
    table.order("germany", "fire", MISS)
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F7")
    assert table.game.pending == ()


def test_sentence_29_only_at_the_tank_being_moved() -> None:
    table = battle(["t34_85 F8 N", "t34_85 A8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [2]}, unit="#1")
    table.order("ussr", "move", path="F7")
    assert [o.id for o in table.question.options] == ["fire:germany-1", "hold", "hold_move", "hold_unless"]
    (shot,) = (e for e in table.answer("fire:germany-1", MISS) if isinstance(e, ShotFired))
    assert shot.target == "ussr-1"


def test_sentence_30_the_shooter_counts_as_activated_this_turn() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l A1 S standing=hold"])
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F7")
    table.answer("fire:germany-1", MISS)
    assert table.tank("germany-1").activated
    table.order("ussr", "finish", motion="halted")
    assert table.refused("germany", "drive", unit="#1") == ["td-refuse-activated"]


# sentence 31: the impact zone (TD-5)


@pytest.mark.parametrize(
    ("shooter", "zone"),
    [("F2", "front"), ("F3", "front"), ("A7", "side"), ("K7", "side"), ("E11", "rear"), ("F11", "rear")],
)
def test_sentence_31_the_zone_depends_on_where_the_shooter_stands(shooter: str, zone: str) -> None:
    table = battle(["t34_85 F7 N"], [f"pz3l {shooter} S"])
    assert aim(table.tables, table.s, table.tank("germany-1"), table.tank("ussr-1")).zone == zone
