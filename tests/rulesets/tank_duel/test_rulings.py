"""The rulings TD-A1 to TD-A36, one test or more each."""

from __future__ import annotations

import pytest

from bot.core.refusals import Refusal
from bot.core.ruleset import SPECTATOR, Viewer
from bot.rulesets.tank_duel import RULESET
from bot.rulesets.tank_duel.events import ActivationEnded, HexEntered, ShotFired, TankPivoted
from bot.rulesets.tank_duel.fire import aim
from bot.rulesets.tank_duel.impact import pierces
from tests.rulesets.tank_duel.field import BLIND, OPEN, alone, battle
from tests.rulesets.tank_duel.table import Table

MISS = {"d10": [1]}
KILL = {"d10": [10], "d100": [100]}


def ap(table: Table) -> int:
    assert table.s.activation is not None
    return table.s.activation.ap


def modifiers(table: Table, shooter: str, target: str) -> dict[str, int]:
    found = aim(table.tables, table.s, table.tank(shooter), table.tank(target))
    return {m.label.key: m.value for m in found.modifiers}


def options(table: Table) -> list[str]:
    return [o.id for o in table.question.options]


def test_a1_the_roll_is_binding() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S standing=hold"])
    table.order("ussr", "drive", {"d4": [2]})
    assert table.refused("ussr", "ambush") == ["td-refuse-ambush-rolled"]
    assert table.refused("ussr", "fire") == ["td-refuse-fire-ap"]
    assert table.refused("ussr", "drive") == ["td-refuse-rolled"]


def test_a1_after_the_roll_a_shot_is_still_there_for_three_points() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S standing=hold"])
    table.order("ussr", "drive", {"d4": [3]})
    assert any(isinstance(e, ShotFired) for e in table.order("ussr", "fire", MISS))


def test_a1_no_path_before_the_roll() -> None:
    table = alone()
    assert table.refused("ussr", "move", path="F5") == ["td-refuse-roll-first"]
    assert table.refused("ussr", "pivot", turns="L1") == ["td-refuse-roll-first"]


@pytest.mark.parametrize(("face", "left"), [(1, 1), (2, 1), (3, 1), (4, 2)])
def test_a2_never_below_one_point(face: int, left: int) -> None:
    table = alone("tiger2 F6 N")
    table.order("ussr", "drive", {"d4": [face]})
    assert ap(table) == left


def test_a3_a_pivot_does_not_fulfil_the_duty_to_move() -> None:
    table = alone("t34_85 F6 N moving")
    table.order("ussr", "drive", {"d4": [4, 4]})
    table.order("ussr", "pivot", turns="L1")
    assert table.refused("ussr", "finish", motion="halted") == ["td-refuse-finish-duty"]


# a tank in F6 facing N whose front and rear hexes are river, on one side with a way out
BOXED = [*BLIND[:4], ". . . . . ~ ~ . . . . ", ". . . . . . . . . . . ", ". . . . . ~ ~ . . . . ", *OPEN[:4]]
WALLED = [*BLIND[:4], ". . . . . ~ ~ . . . . ", ". . . . ~ . ~ . . . . ", ". . . . . ~ ~ . . . . ", *OPEN[:4]]


def test_a4_a_moving_start_with_no_way_out_may_pivot_to_open_one() -> None:
    table = alone("t34_85 F6 N moving", lines=BOXED)
    table.order("ussr", "drive", {"d4": [1, 1]})
    table.order("ussr", "pivot", turns="R1")
    table.order("ussr", "move", path="G6")
    assert table.at("ussr-1") == "G6"


def test_a4_if_nothing_helps_it_stops_halted_and_activated_without_a_shot() -> None:
    table = battle(["t34_85 F6 N moving", "t34_85 A11 N"], ["pz3l F3 S standing=hold"], WALLED)
    table.order("ussr", "drive", {"d4": [4, 4]}, unit="#1")
    assert "td-refuse-fire-duty" in table.refused("ussr", "fire")
    events = table.order("ussr", "finish", motion="halted")
    assert [e.why for e in events if isinstance(e, ActivationEnded)] == ["blocked"]
    assert table.tank("ussr-1").motion == "halted"


def test_a4_without_points_for_a_pivot_it_stops_by_itself() -> None:
    table = alone("t34_85 F6 N moving", lines=WALLED)
    table.order("ussr", "drive", {"d4": [1, 1]})
    table.order("ussr", "pivot", turns="R1")
    events = table.order("ussr", "pivot", turns="R1")
    assert [e.why for e in events if isinstance(e, ActivationEnded)] == ["blocked"]


def test_a5_reverse_fulfils_the_duty_and_allows_a_shot() -> None:
    table = battle(["t34_85 F6 N moving"], ["pz3l F2 S standing=hold"])
    table.order("ussr", "drive", {"d4": [2, 2]})
    table.order("ussr", "move", path="F7")
    assert any(isinstance(e, ShotFired) for e in table.order("ussr", "fire", MISS))


def test_a6_a_reversing_tank_is_in_motion_while_it_moves_and_never_after() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F7")
    assert modifiers(table, "germany-1", "ussr-1")["td-mod-target-moving"] == -1
    table.answer("hold")
    table.order("ussr", "finish", motion="halted")
    assert "td-mod-target-moving" not in modifiers(table, "germany-1", "ussr-1")


def test_a7_a_tank_that_only_pivoted_cannot_be_left_in_motion() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "pivot", turns="R1")
    assert table.refused("ussr", "finish", motion="moving") == ["td-refuse-motion-pivot"]


def test_a8_a_halted_start_may_end_in_motion_and_rolls_2d4_next_turn() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [1]})
    table.order("ussr", "move", path="F5")
    table.order("ussr", "finish", motion="moving")
    table.order("germany", "ambush", {"d10": [9, 2]})
    table.order("ussr", "drive", {"d4": [2, 3]})
    assert ap(table) == 5


def test_a9_pivots_mix_with_a_drive_in_one_direction() -> None:
    table = alone("t34_85 F6 S")
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="R3 F5 L1")
    assert (table.at("ussr-1"), table.tank("ussr-1").facing) == ("F5", 3)


def test_a10_the_state_at_the_start_of_the_turn_sets_the_shooters_modifier() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F1 S standing=hold"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    assert modifiers(table, "ussr-1", "germany-1")["td-mod-began-halted"] == 1
    table = battle(["t34_85 F6 N"], ["pz3l F2 S moving"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    assert modifiers(table, "germany-1", "ussr-1")["td-mod-began-moving"] == -1


def test_a11_in_motion_is_the_marker_or_the_tank_being_moved_and_not_one_that_has_stopped() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S moving standing=hold"])
    assert modifiers(table, "ussr-1", "germany-1")["td-mod-target-moving"] == -1
    table.order("ussr", "drive", {"d4": [1]})
    assert modifiers(table, "germany-1", "ussr-1")["td-mod-target-moving"] == -1
    table.order("ussr", "move", path="F5")
    table.order("ussr", "finish", motion="halted")
    assert "td-mod-target-moving" not in modifiers(table, "germany-1", "ussr-1")


def test_a12_an_ambusher_that_fires_is_spent_for_the_turn() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F1 S", "pz3l A1 S"])
    table.order("ussr", "ambush")
    table.order("germany", "drive", {"d4": [2]}, unit="#1")
    table.order("germany", "move", path="F2")
    table.answer("fire:ussr-1", MISS)
    tank = table.tank("ussr-1")
    assert (tank.ambush, tank.activated, tank.fired) == (False, True, True)
    table.order("germany", "move", path="F3")
    assert table.game.pending == ()


def test_a13_ambush_lapses_at_turn_end_and_the_right_to_react_stays() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F1 S standing=hold"])
    table.order("ussr", "ambush")
    table.order("germany", "ambush", {"d10": [2, 9]})
    assert not table.tank("ussr-1").ambush
    table.order("germany", "drive", {"d4": [2]})
    table.order("germany", "move", path="F2")
    assert options(table)[0] == "fire:ussr-1"


def test_a14_a_tank_in_motion_may_react_at_minus_one_and_is_halted_then_but_may_not_lie_in_ambush() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S moving", "pz3l A1 S"])
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F5")
    (shot,) = (e for e in table.answer("fire:germany-1", MISS) if isinstance(e, ShotFired))
    assert [m.value for m in shot.modifiers if m.rule == "TD-A10"] == [-1]
    assert table.tank("germany-1").motion == "halted"
    table = alone("t34_85 F6 N moving")
    assert table.refused("ussr", "ambush") == ["td-refuse-ambush-moving"]


def test_a15_a_window_opens_after_each_hex_and_each_pivot_and_not_before_the_first_step() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [3]})
    assert table.game.pending == ()
    events = table.order("ussr", "move", path="F7 R1 L1")
    steps = []
    while table.game.pending:
        steps.append(next(type(e) for e in reversed(events) if isinstance(e, HexEntered | TankPivoted)))
        events = table.answer("hold")
    assert steps == [HexEntered, TankPivoted, TankPivoted]


def test_a15_no_window_once_the_mover_declares_its_shot() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F1 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    table.answer("hold")
    table.order("ussr", "fire", MISS)
    assert table.game.pending == ()


def test_a16_each_possible_shooter_may_fire_one_by_one_until_the_mover_is_destroyed() -> None:
    table = battle(["t34_85 F8 N", "t34_85 A11 N"], ["pz4h F2 S", "pz4h G2 S", "pz4h D2 S"])
    table.order("ussr", "drive", {"d4": [2]}, unit="#1")
    table.order("ussr", "move", path="F7")
    due = table.question.due_at
    table.now += 100
    table.answer("fire:germany-2", MISS)
    assert "fire:germany-2" not in options(table)
    assert table.question.due_at == due
    table.answer("fire:germany-1", KILL)
    assert table.game.pending == ()
    assert not table.tank("germany-3").activated


def test_a17_a_mover_that_survives_goes_on_and_may_still_fire() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7")
    table.answer("fire:germany-1", {"d10": [6], "d100": [1]})
    assert ap(table) == 3
    events = table.order("ussr", "fire", {"d10": [1, 9, 2]})  # the miss, then the next turn's initiative
    assert any(isinstance(e, ShotFired) for e in events)


def test_a18_a_destroyed_mover_stays_as_a_wreck_where_it_was_hit() -> None:
    table = battle(["t34_85 F8 N", "t34_85 A11 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]}, unit="#1")
    table.order("ussr", "move", path="F7 F6")
    table.answer("fire:germany-1", KILL)
    assert (table.at("ussr-1"), table.tank("ussr-1").alive) == ("F7", False)
    assert table.s.frames == ()
    assert table.s.active == "ussr"  # the only German has had its shot


def test_a19_a_window_passed_unused_keeps_the_right_to_fire_later() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6")
    table.answer("hold")
    assert options(table)[0] == "fire:germany-1"


def test_a20_nobody_reacts_to_a_shot_or_to_a_reaction() -> None:
    table = battle(["t34_85 F8 N", "t34_85 E8 N"], ["pz3l F2 S", "pz3l G2 S standing=hold"])
    table.order("ussr", "fire", MISS, unit="#1", target="#1")
    assert table.game.pending == ()
    table.order("germany", "ambush", unit="#1")
    table.order("ussr", "drive", {"d4": [1]}, unit="#2")
    table.order("ussr", "move", path="E7")
    table.answer("fire:germany-1", MISS)
    assert all(d.seats == ("germany",) for d in table.game.pending)


def test_a21_a_reacting_gun_without_turret_needs_the_mover_in_its_hull_arc() -> None:
    table = battle(["t34_85 F8 N"], ["stug3g F2 N"])
    table.order("ussr", "drive", {"d4": [1]})
    table.order("ussr", "move", path="F7")
    assert table.game.pending == ()
    table = battle(["t34_85 F8 N"], ["stug3g F2 S"])
    table.order("ussr", "drive", {"d4": [1]})
    table.order("ussr", "move", path="F7")
    assert options(table)[0] == "fire:germany-1"


def test_a21_a_reacting_turret_may_turn_at_minus_two() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 N"])
    table.order("ussr", "drive", {"d4": [1]})
    table.order("ussr", "move", path="F7")
    assert modifiers(table, "germany-1", "ussr-1")["td-mod-turret"] == -2
    table.answer("fire:germany-1", MISS)
    assert (table.tank("germany-1").facing, table.tank("germany-1").turret) == (2, 3)


def test_a22_one_shot_a_turn() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l A1 S"], first="germany")
    table.order("germany", "fire", MISS, unit="#1")
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7")
    assert options(table)[:1] == ["fire:germany-2"]


def test_a23_turning_the_turret_costs_only_when_it_must_move() -> None:
    table = battle(["t34_85 F6 N turret=3"], ["pz3l F10 S", "pz3l F2 S"])
    assert "td-mod-turret" not in modifiers(table, "ussr-1", "germany-1")
    assert modifiers(table, "ussr-1", "germany-2")["td-mod-turret"] == -2


def test_a24_a_turned_turret_keeps_its_offset_when_the_hull_turns() -> None:
    table = alone("t34_85 F6 N turret=2")
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="R1 G6/NE")
    assert (table.tank("ussr-1").facing, table.tank("ussr-1").turret) == (1, 2)


@pytest.mark.parametrize(("shooter", "zone"), [("J4", "front"), ("I9", "side")])
def test_a25_on_the_edge_of_two_zones_the_better_armour_counts(shooter: str, zone: str) -> None:
    table = battle(["t34_85 F7 N"], [f"pz3l {shooter} S"])
    found = aim(table.tables, table.s, table.tank("germany-1"), table.tank("ussr-1"))
    assert found.zone == zone


def test_a26_the_face_is_given_by_position_and_no_other_may_be_picked() -> None:
    lines = [*OPEN[:7], ". . . . w w . . . . . ", *OPEN[:3]]
    table = battle(["t34_85 F6 N"], ["pz3l F10 N"], lines)
    sight = aim(table.tables, table.s, table.tank("germany-1"), table.tank("ussr-1")).sight
    assert (sight.zone, sight.state) == ("rear", "blocked")


def test_a27_partly_hidden_and_the_tile_add_up() -> None:
    lines = [*OPEN[:1], ". . . . . w . . . . . ", ". . . . f f . . . . . ", *OPEN[:8]]
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"], lines)
    found = modifiers(table, "ussr-1", "germany-1")
    assert (found["td-mod-hidden"], found["td-mod-tile"]) == (-1, -1)


def test_a28_only_the_modified_roll_counts() -> None:
    table = battle(["t34_85 F6 N moving"], ["pz3l F2 S standing=hold"])
    table.order("ussr", "drive", {"d4": [3, 1]})
    table.order("ussr", "move", path="F5")
    (shot,) = (e for e in table.order("ussr", "fire", {"d10": [10], "d100": [1]}) if isinstance(e, ShotFired))
    assert (shot.total, shot.bonus) == (9, 20)


def test_a28_a_shot_that_cannot_hit_is_refused() -> None:
    lines = [". . . . . v . . . . . ", ". . . . f f . . . . . ", *OPEN[:9]]
    table = battle(["t34_85 F6 S moving"], ["pz3l F1 S moving standing=hold"], lines)
    found = aim(table.tables, table.s, table.tank("ussr-1"), table.tank("germany-1"))
    assert found.net == -7
    table.order("ussr", "drive", {"d4": [4, 4]})
    table.order("ussr", "move", path="F7")
    assert "td-no-hit" in table.refused("ussr", "fire")


def test_a29_equal_is_a_ricochet_and_double_nought_is_a_hundred() -> None:
    assert not pierces(118, 0, 177, 59)
    assert pierces(118, 0, 177, 60)
    table = battle(["t34_85 F6 N"], ["tiger2 F2 S"])
    (shot,) = (e for e in table.order("ussr", "fire", {"d10": [5], "d100": [100]}) if isinstance(e, ShotFired))
    assert (shot.pierce, shot.sum, shot.destroyed) == (100, 218, False)


def test_a30_no_stacking_and_no_passing_through_tanks_or_wrecks() -> None:
    table = battle(["t34_85 F6 N", "t34_85 F5 N"], ["pz3l A1 N"], BLIND)
    table.order("ussr", "drive", {"d4": [4]}, unit="#1")
    assert table.refused("ussr", "move", path="F5") == ["td-refuse-path", "td-closed-tank"]
    table.amend("destroy", unit="ussr-2")
    assert table.refused("ussr", "move", path="F5") == ["td-refuse-path", "td-closed-wreck"]


def test_a31_nobody_leaves_the_map() -> None:
    table = alone("t34_85 A6 NW")
    table.order("ussr", "drive", {"d4": [4]})
    assert RULESET.parse(table.tables, table.game, "ussr", "move", {"path": "A6/W"}).__class__ is Refusal
    way_west = [i for i in RULESET.menu(table.tables, table.game, "ussr") if i.verb == "move"]
    assert all(getattr(i.order, "steps", ())[0].way != 3 for i in way_west)


def test_a32_no_pivot_before_the_free_shot_of_a_halted_start() -> None:
    table = battle(["su85 F6 S"], ["pz3l F2 S"])
    assert table.refused("ussr", "fire") == ["td-no-arc"]
    assert table.refused("ussr", "pivot", turns="L3") == ["td-refuse-roll-first"]


def test_a33_a_shot_and_an_ambush_do_not_go_together() -> None:
    table = battle(["t34_85 F6 N", "t34_85 A6 N"], ["pz3l F2 S standing=hold"])
    table.order("ussr", "fire", MISS, unit="#1")
    table.order("germany", "ambush")
    assert table.refused("ussr", "ambush", unit="#1") == ["td-refuse-activated"]


def test_a34_action_points_and_hexes_are_one_pool() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5 R1 G5")
    assert ap(table) == 1


def test_a35_reactions_are_questions_with_a_fixed_deadline() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F7")
    assert table.question.kind == "opportunity_fire"
    assert table.question.due_at == table.now + 3600
    assert table.question.default == "hold"


def test_a36_all_states_are_public_to_every_viewer() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    views = [RULESET.view(table.tables, table.game, v) for v in (SPECTATOR, Viewer(("ussr",)), Viewer(("germany",)))]
    assert views[0] == views[1] == views[2]
