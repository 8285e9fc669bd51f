"""The decisions TD-P1 to TD-P14."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.core import commands as cmd
from bot.core.events import DecisionAnswered, DecisionOpened, Rolled
from bot.core.messages import Message
from bot.core.refusals import Refusal
from bot.core.ruleset import SPECTATOR, Viewer
from bot.rulesets.tank_duel import RULESET
from bot.rulesets.tank_duel.activation import cursor
from bot.rulesets.tank_duel.events import HexEntered, PathStopped, ReactionHeld, ShotFired, TurnBegan
from bot.rulesets.tank_duel.model import Enter, Pivot
from bot.rulesets.tank_duel.pathfinding import route_to, routes
from bot.rulesets.tank_duel.reactions import reaction_aims
from tests.rulesets.tank_duel.field import BLIND, OPEN, alone, battle
from tests.rulesets.tank_duel.table import Table

MISS = {"d10": [1]}
KILL = {"d10": [10], "d100": [100]}


def watched(*options: str, german: str = "pz3l F2 S", ap: int = 4, path: str = "F7 F6") -> Table:
    """A T-34 that has begun to drive towards a German gun; the first window may be open."""
    table = battle(
        ["t34_85 F8 N", "t34_85 A11 N"], [" ".join((german, *options))], BLIND if "blind" in options else OPEN
    )
    table.order("ussr", "drive", {"d4": [ap]}, unit="#1")
    table.order("ussr", "move", path=path)
    return table


def entered(events: tuple[object, ...]) -> list[HexEntered]:
    return [e for e in events if isinstance(e, HexEntered)]


# TD-P1


def test_p1_a_path_is_driven_step_by_step() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    events = table.order("ussr", "move", path="F5 R1 G5/NE")
    assert len(entered(events)) == 2
    assert (table.at("ussr-1"), table.tank("ussr-1").facing) == ("G5", 1)


def test_p1_or_to_a_destination_with_a_final_facing() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", to="F4", facing="NE")
    assert (table.at("ussr-1"), table.tank("ussr-1").facing) == ("F4", 1)


def test_p1_with_points_left_a_further_order_may_follow() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F5")
    table.order("ussr", "move", path="F4")
    table.order("ussr", "pivot", turns="L1")
    assert table.s.activation is not None
    assert table.s.activation.ap == 1


def test_p1_stop_if_fired_on_ends_the_path_at_the_first_shot() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l A8 N standing=hold"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6", stop_if_fired_on="true")
    events = table.answer("fire:germany-1", MISS)
    assert any(isinstance(e, PathStopped) for e in events)
    assert table.at("ussr-1") == "F7"
    assert table.s.activation is not None  # it may be given a new path


def test_p1_without_the_flag_it_goes_on() -> None:
    table = watched()
    table.answer("fire:germany-1", MISS)
    assert table.at("ussr-1") == "F6"


def test_p1_a_path_with_a_bad_step_changes_nothing_and_names_it() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [2]})
    refusal = table.try_order("ussr", "move", path="F5 F4 F3")
    assert isinstance(refusal, Refusal)
    (reason,) = refusal.reasons
    assert (reason.args["step"], reason.args["ap"], reason.args["where"]) == (3, 0, "F4")
    assert table.at("ussr-1") == "F6"


def test_p1_facings_left_out_are_those_that_let_the_path_go_on() -> None:
    table = alone()
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="G5 H5")
    assert table.at("ussr-1") == "H5"
    assert table.s.activation is not None
    assert table.s.activation.facings[1] == 1  # bent to NE in G5, or H5 would lie beside it


# TD-P2


def test_p2_the_question_names_each_tank_with_its_exact_chance() -> None:
    table = battle(["t34_85 F8 N"], ["panther F2 S", "pz4h G2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6")
    asked = table.question
    assert [o.id for o in asked.options] == ["fire:germany-1", "fire:germany-2", "hold", "hold_move", "hold_unless"]
    assert (asked.options[-1].low, asked.options[-1].high) == (1, 100)
    assert asked.units == ("ussr-1", "germany-1", "germany-2")
    detail = asked.options[0].detail
    assert detail is not None
    chance = detail.args["chance"]
    assert isinstance(chance, Message)
    (first, _) = reaction_aims(table.tables, table.s)
    assert chance.args["n"] == float(first.chance * 100)


def test_p2_one_question_at_a_time_and_the_mover_waits() -> None:
    table = watched()
    assert table.refused("ussr", "move", path="F6") == ["td-refuse-question"]
    assert len(table.game.pending) == 1


def test_p2_hold_for_this_step_asks_again_at_the_next() -> None:
    table = watched()
    table.answer("hold")
    assert len(table.game.pending) == 1


def test_p2_hold_for_the_rest_of_the_move() -> None:
    table = watched(path="F7 F6 F5")
    table.answer("hold_move")
    assert table.game.pending == ()
    assert table.at("ussr-1") == "F5"


def test_p2_hold_unless_fires_by_itself_when_the_chance_is_reached_later() -> None:
    table = battle(["t34_85 D8 NE"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [3]})
    table.order("ussr", "move", path="E7 F7")
    first = reaction_aims(table.tables, table.s)[0].chance
    events = table.answer("hold_unless:100")
    assert not any(isinstance(e, ShotFired) for e in events)
    assert table.game.pending == ()
    table = battle(["t34_85 D8 NE"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [3]})
    table.order("ussr", "move", path="E7 F7")
    percent = int(first * 100)
    events = table.answer(f"hold_unless:{percent}", MISS)
    assert [e.reaction for e in events if isinstance(e, ShotFired)] == [True]


def test_p2_the_rest_of_the_path_is_shown_to_nobody() -> None:
    table = watched(path="F7 F6 F5")
    for viewer in (SPECTATOR, Viewer(("germany",)), Viewer(("ussr",))):
        told = RULESET.narrate(table.tables, table.moments(), viewer)
        drawn = RULESET.view(table.tables, table.game, viewer, table.moments(), focus="question")
        for text in ("F6", "F5"):
            assert text not in str(told)
            assert text not in str(drawn.alt) + str(drawn.overlays) + str(drawn.panel)
    assert "F5" not in str(table.question)


# TD-P3


def test_p3_the_deadline_is_fixed_at_opening() -> None:
    table = watched()
    assert table.question.due_at == table.now + 3600
    refusal = table.send(cmd.ExpireDecision(table.question.id), role="system")
    assert isinstance(refusal, Refusal)


def test_p3_after_an_expiry_the_side_is_not_asked_again_in_this_move() -> None:
    table = watched(path="F7 F6")
    table.expire()
    assert table.game.pending == ()
    assert table.at("ussr-1") == "F6"
    table.order("ussr", "move", path="F5")  # the same activation
    assert table.game.pending == ()
    assert table.at("ussr-1") == "F5"


def test_p3_the_next_move_asks_again() -> None:
    table = watched(path="F7")
    table.expire()
    table.order("ussr", "finish", motion="halted")
    table.order("germany", "ambush")
    table.order("ussr", "drive", {"d4": [1]})
    events = table.order("ussr", "move", path="A10")
    assert any(isinstance(e, DecisionOpened) for e in events)


def test_p3_an_expiry_holds() -> None:
    table = watched(path="F7")
    events = table.expire()
    assert [e.answer for e in events if isinstance(e, DecisionAnswered)] == ["hold"]
    assert not any(isinstance(e, ShotFired) for e in events)


# TD-P4


def test_p4_a_standing_hold_asks_nobody() -> None:
    table = watched("standing=hold")
    assert table.at("ussr-1") == "F6"


def test_p4_fire_at_n_fires_before_any_question() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S standing=fire_1"])
    table.order("ussr", "drive", {"d4": [4]})
    table.queue("d10", 1)
    events = table.order("ussr", "move", path="F7")
    assert [e.reaction for e in events if isinstance(e, ShotFired)] == [True]


def test_p4_below_n_it_holds_and_that_is_announced_once() -> None:
    table = watched("standing=fire_100", path="F7 F6 F5")
    held = [e for e in table.events if isinstance(e, ReactionHeld)]
    assert [e.units for e in held] == [("germany-1",)]


def test_p4_a_question_names_tanks_with_standing_orders_too_so_that_it_does_not_betray_them() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l G2 S standing=hold"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7")
    assert [o.unit for o in table.question.options if o.unit] == ["germany-1", "germany-2"]


def test_p4_set_at_any_time_and_seen_by_its_own_side_only() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("germany", "standing", rule="fire 40")
    assert (table.tank("germany-1").standing, table.tank("germany-1").fire_at) == ("fire", 40)
    last = table.moments(2)
    assert RULESET.narrate(table.tables, last, Viewer(("ussr",))) == ()
    assert RULESET.narrate(table.tables, last, SPECTATOR) == ()
    (told,) = RULESET.narrate(table.tables, last, Viewer(("germany",)))
    assert told.seats == ("germany",)
    for viewer in (SPECTATOR, Viewer(("ussr",))):
        assert "40" not in str(RULESET.view(table.tables, table.game, viewer, last).alt)


def test_p4_set_while_the_question_is_open_it_acts_at_the_expiry() -> None:
    table = watched(path="F7")
    table.order("germany", "standing", rule="fire 1")
    events = table.expire(MISS)
    assert any(isinstance(e, ShotFired) for e in events)


# TD-P5


def test_p5_another_tank_may_be_named_in_the_same_window_before_the_next_step() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l G2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6")
    due = table.question.due_at
    table.now += 1000
    table.answer("fire:germany-1", MISS)
    assert table.at("ussr-1") == "F7"
    assert [o.unit for o in table.question.options if o.unit] == ["germany-2"]
    assert table.question.due_at == due
    table.answer("fire:germany-2", MISS)
    assert table.at("ussr-1") == "F6"


# TD-P6


def test_p6_when_the_last_shooter_cannot_fire_any_more_the_question_closes_as_held_with_the_reason() -> None:
    table = watched(path="F7 F6")
    events = table.amend("mark", unit="germany-1", mark="no_gun")
    (closed,) = (e for e in events if isinstance(e, DecisionAnswered))
    assert (closed.by, closed.answer) == ("rules", "hold")
    assert closed.reason is not None
    assert closed.reason.key == "td-void-shooters"
    assert table.at("ussr-1") == "F6"


def test_p6_with_another_shooter_left_the_question_is_renewed_with_its_old_deadline() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l G2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6")
    old = table.question
    table.now += 500
    table.amend("mark", unit="germany-1", mark="no_gun")
    assert (table.question.id != old.id, table.question.due_at) == (True, old.due_at)
    assert [o.unit for o in table.question.options if o.unit] == ["germany-2"]


def test_p6_when_the_mover_is_taken_away_the_question_closes() -> None:
    table = watched(path="F7 F6")
    table.amend("remove", unit="ussr-1")
    assert table.game.pending == ()
    assert table.s.frames == ()
    assert table.s.active == "germany"


# TD-P7


def test_p7_initiative_asks_nobody_the_higher_die_goes_first_and_ties_roll_again() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"], first="", dice={"d10": [4, 4, 3, 9]})
    (began,) = (e for e in table.events if isinstance(e, TurnBegan))
    assert (began.first, began.dice) == ("germany", (3, 9))
    rolled = [e for e in table.events if isinstance(e, Rolled)]
    assert [r.seat for r in rolled] == ["ussr", "germany"] * 2
    assert table.s.active == "germany"


def test_p7_first_side_replaces_the_roll_in_turn_one_only() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l A1 N"], BLIND)
    assert not [e for e in table.events if isinstance(e, Rolled)]
    table.order("ussr", "ambush")
    table.order("germany", "ambush", {"d10": [1, 2]})
    assert table.s.turn == 2


# TD-P8 and TD-P9 are proved in test_geometry and test_sight


# TD-P10


@pytest.mark.parametrize(("type_", "ap"), [("t34_85", 5), ("tiger1", 4), ("tiger2", 3)])
def test_p10_the_restriction_is_subtracted_from_the_roll(type_: str, ap: int) -> None:
    table = alone(f"{type_} F6 N moving")
    table.order("ussr", "drive", {"d4": [3, 2]})
    assert table.s.activation is not None
    assert table.s.activation.ap == ap


def test_p10_no_pivot_that_leaves_too_few_points_to_enter_a_hex() -> None:
    table = alone("t34_85 F6 N moving")
    table.order("ussr", "drive", {"d4": [1, 1]})
    assert table.refused("ussr", "pivot", turns="L2") == ["td-refuse-path", "td-bad-pivot-duty"]
    table.order("ussr", "pivot", turns="L1")


DEAR = [*BLIND[:4], ". . . . . m w . . . . ", ". . . . . . . . . . . ", *OPEN[:5]]
SHUT = [*BLIND[:4], ". . . . . ~ ~ . . . . ", ". . . . . . . . . . . ", ". . . . . m ~ . . . . ", *OPEN[:4]]


def test_p10_the_minimum_move_enters_one_front_hex_with_all_points() -> None:
    table = alone(lines=DEAR)
    table.order("ussr", "drive", {"d4": [1]})
    (step,) = entered(table.order("ussr", "move", path="G5"))
    assert (step.cost, step.ap) == (1, 0)


def test_p10_the_minimum_move_is_gone_once_anything_was_spent() -> None:
    table = alone(lines=DEAR)
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "pivot", turns="R1")
    assert table.refused("ussr", "move", path="G5") == ["td-refuse-path", "td-bad-ap"]


def test_p10_the_minimum_move_goes_backwards_only_with_both_fronts_closed() -> None:
    table = alone(lines=SHUT)
    table.order("ussr", "drive", {"d4": [1]})
    (step,) = entered(table.order("ussr", "move", path="F7"))
    assert step.reverse
    open_front = [*SHUT[:4], ". . . . . ~ . . . . . ", *SHUT[5:]]
    table = alone(lines=open_front)
    table.order("ussr", "drive", {"d4": [1]})
    assert table.refused("ussr", "move", path="F7") == ["td-refuse-path", "td-bad-ap"]


def test_p10_a_tank_is_in_motion_for_shots_at_it_even_while_it_pivots() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "pivot", turns="R1")
    (found,) = reaction_aims(table.tables, table.s)
    assert "TD-A11" in [m.rule for m in found.modifiers]


# TD-P11


def test_p11_turned_turrets_go_back_at_turn_end_unless_set_to_stay() -> None:
    for keep, offset in ((False, 0), (True, 3)):
        table = battle(["t34_85 F8 S"], ["pz3l F2 S standing=hold"])
        table.order("ussr", "fire", MISS)
        assert table.tank("ussr-1").turret == 3
        if keep:
            table.order("ussr", "turret", set="stay")
        table.order("germany", "ambush", {"d10": [1, 2]})
        assert table.tank("ussr-1").turret == offset


# TD-P12


def test_p12_a_window_needs_a_chance_above_zero() -> None:
    table = battle(["tiger2 F8 N"], ["t34_76 F2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7")
    assert table.game.pending == ()


def test_p12_n_is_compared_before_rounding() -> None:
    table = battle(["panther F8 N"], ["t34_85 F2 S standing=fire_27"])
    table.order("ussr", "drive", {"d4": [4]})
    events = table.order("ussr", "move", path="F7")
    (found,) = reaction_aims(table.tables, table.s)
    assert found.chance == Fraction(265, 1000)  # 26.5 %, which is less than 27
    assert not any(isinstance(e, ShotFired) for e in events)


# TD-P13: see test_terrain


# TD-P14


def test_p14_cheapest_then_fewest_steps_then_the_order_of_ways() -> None:
    table = alone("t34_85 F8 N")
    table.order("ussr", "drive", {"d4": [4]})
    route = route_to(table.tables, table.s, cursor(table.s), table.s.map.grid.parse("F6") or table.tank("ussr-1").hex)
    assert route is not None
    assert (route.cost, route.steps) == (2, (Enter(2, 2), Enter(1, 2)))


def test_p14_pivots_come_last() -> None:
    table = alone("t34_85 F8 N")
    table.order("ussr", "drive", {"d4": [4]})
    for route in routes(table.tables, table.s, cursor(table.s)).values():
        if route.steps and route.cost == len(route.steps) == 1:
            assert isinstance(route.steps[0], Enter | Pivot)
    to = table.s.map.grid.parse("G7")
    assert to is not None
    route = route_to(table.tables, table.s, cursor(table.s), to)
    assert route is not None
    assert isinstance(route.steps[0], Enter)
