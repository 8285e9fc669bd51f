"""The questions players ask (GW-Q1 to GW-Q40) and the decisions of this product (GW-P1 to GW-P13)."""

from __future__ import annotations

import pytest

from bot.core.events import TableOptions
from bot.rulesets.great_war.events import (
    ArtilleryFired,
    AttackRolled,
    BogRolled,
    ConfirmRolled,
    GroundStayed,
    LossesTaken,
    NoMansLandShelled,
    PersonnelRolled,
    UnitMoved,
)
from bot.rulesets.great_war.model import Phase
from bot.rulesets.great_war.sight import line_of_sight
from tests.rulesets.great_war.table import WINDOW, Table, english, tables


def confirm(t: Table) -> int:
    return len(t.last(ConfirmRolled).faces)


def options(**switches: bool) -> TableOptions:
    return TableOptions(reaction_window=WINDOW, switches=switches)


# GW-Q1 to GW-Q3 stand in the vectors; here through a whole game


def test_gw_q1_extra_confirm_dice_add_up() -> None:
    t = Table(["E5 mark_iv_male"], ["E7 mark_iv_male status=bogged"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B S S", "confirm": "S S S"})
    assert confirm(t) == 3


def test_gw_q2_nothing_to_confirm_no_roll() -> None:
    t = Table(["E5 mark_iv_male"], ["E7 mark_iv_male status=bogged"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F S S"})
    assert t.rolled("confirm") == []


def test_gw_q3_surplus_flags_of_a_male_tank_add_no_die() -> None:
    t = Table(["E5 mark_iv_male"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F F S", "confirm": "S"})
    assert confirm(t) == 1


def test_gw_q4_a_deadly_die_does_not_confirm() -> None:
    t = Table(["E5 infantry"], ["E6 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "D S S", "confirm": "D"})
    assert t.at("E6").strength == 1


def test_gw_q5_hq_symbols_pay_on_the_attack_roll_only() -> None:
    t = Table(["E5 infantry"], ["E6 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "D H H", "confirm": "H"})
    assert t.tokens("british") == 8


def test_gw_q6_one_attack_may_remove_token_and_tank() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B B S", "confirm": "B B"})
    assert t.empty("E7")


def test_gw_q7_the_first_flag_is_ignored_without_a_question() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F S S"})
    assert not t.game.pending


def test_gw_q8_soldier_symbols_of_a_crater_mission_do_nothing_to_a_tank() -> None:
    assert not tables().switches.crater_soldier_symbols_hit_tank
    t = Table(german=["E7 mark_iv_male"]).begin(card="probe-centre")
    t.order("artillery", hex="E7", tokens="3", dice={"target": "5 5 5", "battle": "S S S"})
    assert t.last(AttackRolled).potential == 0


def test_gw_q9_a_tank_in_a_trench_has_no_cover() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"], ground={"E7": "T "}).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F F B", "confirm": "S S"})
    assert t.last(AttackRolled).potential == 2


def test_gw_q10_infantry_in_a_trench_attacked_by_a_tank_keeps_the_cancelling_only() -> None:
    t = Table(["E5 mark_iv_male"], ["E6 infantry"], ground={"E6": "T "}).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "S S F H"})
    assert t.last(AttackRolled).hits == 1
    assert t.question.kind == "retreat"  # no flag could be ignored


def test_gw_q11_bunkers_and_churches_resist_tankschrecken() -> None:
    for cell in ("K ", "C "):
        t = Table(["E5 mark_iv_male"], ["E6 infantry"], ground={"E6": cell}).begin("E5")
        t.order("battle", unit="E5", target="E6", dice={"battle": "F H H H"})
        assert t.question.kind == "flags"


def test_gw_q12_every_bogged_tank_that_battles_has_one_die_less() -> None:
    t = Table(["E5 mark_i_male status=bogged"], ["E7 infantry"]).begin("E5")
    assert len(t.order("battle", unit="E5", target="E7", dice={"battle": "H H"}).last(AttackRolled).faces) == 2


def test_gw_q13_an_unordered_bogged_tank_does_nothing() -> None:
    t = Table(["E5 mark_iv_male status=bogged"], ["E7 infantry"]).begin()
    assert t.refused("battle", unit="E5", target="E7") == ["gw-no-not-ordered"]


def test_gw_q14_and_q15_recover_then_move_with_new_rolls_then_battle() -> None:
    t = Table(["E5 mark_iv_male status=bogged"], ["E8 infantry"]).begin("E5")
    t.order("recover", unit="E5", dice={"recovery": "H"})
    t.order("move", unit="E5", path="E6 E7", dice={"bog": "S"})
    assert len(t.all(BogRolled)) == 1
    t.order("battle", unit="E7", target="E8", dice={"battle": "H H H H"})


def test_gw_q16_ditching_is_for_the_order_phase() -> None:
    t = Table(["E5 mark_iv_male status=bogged", "A1 mark_i_male"]).begin("E5", "A1")
    t.order("recover", unit="E5", dice={"recovery": "S"}).order("move", unit="A1", path="A2", dice={"bog": "S"})
    assert "gw-no-phase-over" in t.refused("ditch", unit="E5")


def test_gw_q17_a_ditched_tank_blocks_and_counts_for_objectives() -> None:
    medal = '[[medal]]\nkind = "temporary"\nhexes = ["E5"]'
    t = Table(["E5 mark_iv_male status=ditched", "D5 machine_gun"], ["F5 infantry"], medal=medal)
    assert t.medals("british") == 1
    assert not line_of_sight(tables(), t.state, t.at("D5").hex, t.at("F5").hex).clear


def test_gw_p5_the_option_takes_objectives_from_ditched_tanks() -> None:
    medal = '[[medal]]\nkind = "temporary"\nhexes = ["E5"]'
    t = Table(["E5 mark_iv_male status=ditched"], medal=medal, options=options(ditched_holds_objective=False))
    assert t.medals("british") == 0


def test_gw_q18_taking_ground_is_compulsory_for_a_tank() -> None:
    t = Table(["E5 mark_iv_male"], ["E6 infantry figures=1"], ground={"E6": "T+"}).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B H H H", "bog": "S S D"})
    assert t.at("E6").status == "bogged"


def test_gw_q19_the_die_for_taking_ground_replaces_the_one_for_distance() -> None:
    t = Table(["E4 mark_iv_male"], ["E6 infantry figures=1"]).begin("E4").order("move", unit="E4", path="E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B H H H", "bog": "S"})
    assert len(t.last(BogRolled).faces) == 1


def test_gw_q20_after_a_second_success_ground_is_taken_but_there_is_no_third_combat() -> None:
    t = Table(["E5 mark_iv_male"], ["E6 infantry figures=1", "E7 infantry figures=1", "E8 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B H H H", "bog": "S"})
    t.answer("battle:german-2", dice={"battle": "B H H H", "bog": "S"})
    assert t.at("E7").id == "british-1"
    assert not t.game.pending


def test_gw_q21_an_early_tank_has_bonus_combat() -> None:
    t = Table(["E5 mark_i_male"], ["E6 infantry figures=1", "E7 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B H H H", "bog": "S"})
    assert t.question.kind == "bonus_combat"


def test_gw_q22_a_tank_removes_wire_even_when_it_bogs_there_or_takes_ground() -> None:
    t = Table(["E5 mark_i_male"], ground={"E6": "w "}).begin("E5")
    t.order("move", unit="E5", path="E6", dice={"bog": "D"})
    assert not t.ground("E6").wire
    t = Table(["E5 mark_iv_male"], ["E6 infantry figures=1"], ground={"E6": "w "}).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B H H H", "bog": "D"})
    assert not t.ground("E6").wire


def test_gw_q23_the_own_line_is_fixed_at_set_up() -> None:
    t = Table(["E4 mark_iv_male"], ground={"E5": "T "}, lines={"german": ["E5"]}).begin("E4")
    t.order("move", unit="E4", path="E5", dice={"bog": "S"})
    t.next_turn().next_turn()
    t.stack({"british": {"command": ["headquarters"]}}).begin("E5").order("move", unit="E5", path="E4")
    t.next_turn().next_turn()
    t.stack({"british": {"command": ["headquarters"]}}).begin("E4")
    t.order("move", unit="E4", path="E5", dice={"bog": "S"})
    assert len(t.all(BogRolled)) == 1


def test_gw_q24_female_tanks_take_no_part_in_cross_fire_machine_guns_do() -> None:
    t = Table(["D5 machine_gun", "F5 machine_gun", "E4 mark_iv_female"], ["E8 infantry"]).begin("D5", "F5", "E4")
    t.order("battle", unit="D5", target="E8", dice={"battle": "H H H"})
    t.order("battle", unit="F5", target="E8", dice={"battle": "H H H H"})
    assert t.last(AttackRolled).modifiers[-1].label.key == "gw-mod-cross-fire"
    t.order("battle", unit="E4", target="E8", dice={"battle": "H"})


def test_gw_q25_a_male_tank_adds_its_die_at_close_quarters_too() -> None:
    t = Table(["E5 mark_iv_male"], ["E6 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B S S S", "confirm": "S S"})
    assert confirm(t) == 2


def test_gw_q26_a_tank_does_not_fire_over_friends() -> None:
    t = Table(["D5 mark_iv_male", "E5 infantry"], ["F5 infantry", "G5 infantry"]).begin("D5")
    assert t.refused("battle", unit="D5", target="G5") == ["gw-no-sight"]


def test_gw_q27_tanks_neither_pass_friends_nor_crush_infantry() -> None:
    t = Table(["D5 mark_iv_male", "D6 infantry"], ["E5 infantry"]).begin("D5")
    assert t.refused("move", unit="D5", path="D6 D7")[0] == "gw-path-breaks"
    assert t.refused("move", unit="D5", path="E5 F5")[0] == "gw-path-breaks"


def test_gw_q28_a_tank_is_worth_its_own_victory_value() -> None:
    t = Table(["E5 machine_gun"], ["E7 renault_ft_male tokens=0"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B S S", "confirm": "B"})
    assert t.medals("british") == 1  # GW-P13


def test_gw_q29_within_the_same_trench_the_close_row_protects() -> None:
    t = Table(["D5 infantry"], ["E5 infantry"], ground={"D5": "T ", "E5": "T "}).begin("D5")
    t.order("battle", unit="D5", target="E5", dice={"battle": "S S H"})
    assert t.last(AttackRolled).effects == ("cancelled", "hit", "pays")


def test_gw_q30_a_forest_with_a_crater_still_blocks() -> None:
    t = Table(["D5 machine_gun"], ["F5 infantry"], ground={"E5": "F "}).begin(card="probe-centre")
    t.order("artillery", hex="E5", tokens="3", dice={"target": "5 5 5"})
    assert t.ground("E5").crater
    assert not line_of_sight(tables(), t.state, t.at("D5").hex, t.at("F5").hex).clear


def test_gw_q31_mortars_score_on_tanks_with_bursts_without_an_extra_die() -> None:
    t = Table(["E5 mortar"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B D", "confirm": "S"})
    assert confirm(t) == 1


def test_gw_q32_reserve_artillery_without_tokens_may_not_be_ordered() -> None:
    t = Table(tokens=(0, 6)).begin(card="probe-centre")
    assert t.refused("units", units="artillery")[0] == "gw-no-artillery-tokens"
    assert t.refused("artillery", hex="E5", tokens="1")[0] == "gw-no-artillery-tokens"


def test_gw_q33_the_aim_must_lie_in_the_section_and_shells_may_drift_out_of_it() -> None:
    t = Table(german=["D9 infantry"]).begin(card="probe-centre")
    assert t.refused("artillery", hex="C9", tokens="1") == ["gw-no-aim-section"]
    t.order("artillery", hex="D8", tokens="1", dice={"target": "1", "battle": "B"})  # D8 is on the line
    assert t.at("D9").strength == 3


def test_gw_q34_artillery_comes_before_close_combat() -> None:
    t = Table(["E5 infantry"], ["E6 infantry"]).begin(card="probe-centre").order("units", units="E5, artillery E9")
    assert t.refused("battle", unit="E5", target="E6") == ["gw-no-artillery-first"]
    t.order("artillery", hex="E9", tokens="1", dice={"target": "5"})
    t.order("battle", unit="E5", target="E6", dice={"battle": "H H H"})


def test_gw_q34_nor_may_it_fire_after_another_unit_has_battled() -> None:
    t = Table(["E5 infantry"], ["E6 infantry"]).begin("E5", card="probe-centre")
    t.order("battle", unit="E5", target="E6", dice={"battle": "H H H"})
    assert t.refused("artillery", hex="E9", tokens="1") == ["gw-no-artillery-late"]


def test_gw_q35_the_bomber_is_no_fifth_hit() -> None:
    t = Table(["E5 machine_gun"], ["E6 infantry_bomber"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "S B D", "personnel": "S"})
    t.next_turn().next_turn()
    t.stack({"british": {"command": ["headquarters"]}}).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "S H H"})
    assert t.empty("E6")
    assert t.medals("british") == 1


def test_gw_q37_half_hexes_are_never_entered() -> None:
    t = Table(["A2 infantry"]).begin("A2")
    assert t.refused("move", unit="A2", path="Z2")[0] == "gw-parse-hex"
    assert t.refused("move", unit="A2", path="L2")[0] == "gw-parse-hex"


def test_gw_q38_excess_confirmed_hits_are_lost() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male tokens=0"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B B B", "confirm": "B B B"})
    assert t.medals("british") == 2


def test_gw_q39_shelling_before_play_hurts_no_unit() -> None:
    t = Table(["E5 infantry"], top='shelling_by = "british"\nrows = [5, 6]',
              dice={"hex": "E5 E6 E6 F5 A6 G5"})  # fmt: skip
    (event,) = [e for e in t.events if isinstance(e, NoMansLandShelled)]
    assert [t.state.board.label(h) for h in event.craters] == ["E6", "F5", "A6", "G5"]
    assert t.at("E5").strength == 4


def test_gw_q40_a_captured_mark_iv_gives_two_medals() -> None:
    t = Table(["E5 machine_gun"], ["E7 captured_mark_iv_male tokens=0"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B S S", "confirm": "B"})
    assert t.medals("british") == 2


# decisions


def test_gw_p1_no_way_back_once_a_die_was_rolled() -> None:
    t = Table(["E5 infantry", "A1 infantry", "C1 infantry"], ["E7 infantry"]).begin("E5", "A1")
    t.order("move", unit="A1", path="A2")
    t.order("units", units="C1")  # no die yet
    t.order("battle", unit="E5", target="E7", dice={"battle": "H H"})
    assert t.refused("move", unit="C1", path="C2") == ["gw-no-phase-over"]
    assert t.state.turn.phase is Phase.BATTLE


def test_gw_p1_recovery_belongs_to_ordering() -> None:
    t = Table(["E5 mark_iv_male status=bogged", "A1 mark_i_male"]).begin("E5", "A1")
    t.order("move", unit="A1", path="A2", dice={"bog": "S"})
    assert t.refused("recover", unit="E5") == ["gw-no-phase-over"]


def test_gw_p4_the_owner_picks_the_way_back() -> None:
    t = Table(["E5 machine_gun"], ["E8 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "F H H"})
    assert t.question.seats == ("german",)
    assert t.options() == ["to:E9", "to:F9"]
    t.answer("to:F9")
    assert t.at("F9").id == "german-1"


def test_gw_p4_a_single_legal_way_is_taken_by_the_bot() -> None:
    t = Table(["E5 machine_gun"], ["E8 infantry", "F9 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "F H H"})
    assert t.at("E9").id == "german-1"


def test_gw_5_6_each_hex_that_cannot_be_retreated_costs_a_figure() -> None:
    t = Table(["E5 machine_gun"], ["E8 infantry", "E9 infantry", "F9 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "F F H"})
    assert (t.last(LossesTaken).lost, t.last(LossesTaken).why) == (2, "retreat")


def test_gw_p12_a_blocked_retreat_causes_no_special_figure_roll() -> None:
    t = Table(["E8 machine_gun"], ["E11 infantry_bomber"]).begin("E8")
    t.order("battle", unit="E8", target="E11", dice={"battle": "F H H"})
    assert t.at("E11").strength == 3
    assert t.all(PersonnelRolled) == []


def test_gw_5_6_hits_come_before_the_retreat_and_terrain_does_not_stop_it() -> None:
    t = Table(["E5 machine_gun"], ["E8 infantry"], ground={"E9": "B ", "F9": "w "}).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B F F"})
    options_ = t.options()
    assert options_[0].startswith("to:")
    t.answer(options_[0])
    assert [e.why for e in t.all(UnitMoved)] == ["retreat", "retreat"]


def test_gw_4_4_soldiers_take_ground_by_choice() -> None:
    t = Table(["E5 infantry"], ["E6 infantry figures=1"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "S H H"})
    assert (t.question.kind, t.question.default) == ("take_ground", "stay")
    assert t.answer("take").at("E6").id == "british-1"


def test_gw_p5_the_option_makes_soldiers_take_ground() -> None:
    t = Table(["E5 infantry"], ["E6 infantry figures=1"], options=options(soldier_taking_ground=True)).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "S H H"})
    assert t.at("E6").id == "british-1"


@pytest.mark.parametrize("type_", ["machine_gun", "mortar", "field_gun"])
def test_gw_4_4_guns_and_mortars_never_take_ground(type_: str) -> None:
    t = Table([f"E5 {type_}"], ["E6 infantry figures=1"]).begin("E5")
    t.dice.add(battle="B H H")
    t.order("battle", unit="E5", target="E6")
    assert t.at("E5").id == "british-1"
    assert not t.game.pending


def test_gw_4_5_infantry_has_bonus_combat_with_a_bomber_only() -> None:
    for type_, asked in (("infantry", False), ("infantry_bomber", True)):
        t = Table([f"E5 {type_}"], ["E6 infantry figures=1", "E7 infantry"]).begin("E5")
        t.dice.add(battle="S H H H")
        t.order("battle", unit="E5", target="E6").answer("take")
        assert bool(t.game.pending) is asked


def test_gw_p5_without_tankschrecken_the_trench_keeps_its_flag() -> None:
    t = Table(["E5 mark_iv_male"], ["E6 infantry"], ground={"E6": "T "}, options=options(tankschrecken=False))
    t.begin("E5").order("battle", unit="E5", target="E6", dice={"battle": "F H H H"})
    assert t.question.kind == "flags"


def test_gw_p5_trench_halt_stops_soldiers_and_gives_tanks_three_dice() -> None:
    t = Table(["D4 infantry", "F4 mark_iv_male"], ground={"D5": "T ", "F5": "T "}, options=options(trench_halt=True))
    t.begin("D4", "F4")
    assert t.refused("move", unit="D4", path="D5 D6")[0] == "gw-path-breaks"
    t.order("move", unit="F4", path="F5", dice={"bog": "S S S"})
    assert len(t.last(BogRolled).faces) == 3


def test_gw_p8_every_symbol_counts_only_in_the_mission_that_makes_the_crater() -> None:
    t = Table(german=["E7 infantry"], ground={"E7": "o "}).begin(card="probe-centre")
    t.order("artillery", hex="E7", tokens="3", dice={"target": "5 5 5", "battle": "S H H"})
    assert t.last(AttackRolled).effects == ("cancelled", "pays", "pays")


def test_gw_p8_no_cover_while_the_crater_is_made_and_no_flag_ignored() -> None:
    t = Table(german=["E7 infantry"], ground={"E7": "T "}).begin(card="probe-centre")
    t.order("artillery", hex="E7", tokens="3", dice={"target": "5 5 5", "battle": "S S F"})
    assert t.last(AttackRolled).hits == 2
    assert t.question.kind == "retreat"
    assert t.last(ArtilleryFired).crater


def test_gw_p9_a_bogged_tank_never_takes_ground() -> None:
    t = Table(["E5 mark_iv_male status=bogged"], ["E6 infantry figures=1"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B H H"})
    assert t.last(GroundStayed).why == "bogged"


def test_gw_p11_an_attack_without_dice_may_not_be_announced() -> None:
    t = Table(["E5 infantry"], ["E8 infantry"], ground={"E5": "w "}).begin("E5")
    assert t.refused("battle", unit="E5", target="E8") == ["gw-no-dice"]


def test_gw_p11_reductions_add_up() -> None:
    t = Table(["E4 infantry"], ["E6 infantry"], ground={"E5": "Fw"}).begin("E4").order("move", unit="E4", path="E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "H"})
    assert [m.value for m in t.last(AttackRolled).modifiers] == [3, -1, -1]


def test_gw_p11_every_hit_of_an_a7v_counts_as_a_male_tank_s() -> None:
    t = Table(["E5 a7v"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B S", "confirm": "S S"})
    assert confirm(t) == 2


def test_gw_p11_any_tank_scores_with_the_deadly_die_at_its_starred_range() -> None:
    t = Table(["E5 renault_ft_male", "H5 renault_ft_female"], ["E7 infantry", "H7 infantry"]).begin("E5", "H5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "D H"})
    assert t.last(AttackRolled).hits == 1
    t.order("battle", unit="H5", target="H7", dice={"battle": "D H H"})
    assert t.last(AttackRolled).hits == 0


def test_gw_p12_a_marksman_that_moved_fires_as_infantry() -> None:
    t = Table(["E4 infantry_marksman"], ["E7 infantry"]).begin("E4").order("move", unit="E4", path="E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "H H"})
    t = Table(["E5 infantry_marksman"], ["E7 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "H H H"})


# special figures


def test_gw_2_2_one_die_of_the_opponent_per_combat_however_many_fell() -> None:
    t = Table(["E5 machine_gun"], ["E6 infantry_bomber"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "S B D", "personnel": "D"})
    assert t.rolled("personnel")[0].seat == "british"
    assert t.at("E6").special == ""
    assert t.medals("british") == 0


def test_gw_2_2_without_its_figure_the_unit_fights_as_its_base_type() -> None:
    t = Table(["E5 machine_gun"], ["E7 infantry_bomber"], hands={"german": {"command": ["headquarters"]}}).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B H H", "personnel": "D"}).next_turn()
    t.begin("E7").order("battle", unit="E7", target="E5", dice={"battle": "D H"})
    assert t.last(AttackRolled).hits == 0


# movement and combat basics


def test_gw_4_2_infantry_moves_one_and_battles_or_two() -> None:
    t = Table(["E4 infantry", "G4 infantry"], ["E7 infantry", "G8 infantry"]).begin("E4", "G4")
    t.order("move", unit="E4", path="E5").order("move", unit="G4", path="G5 G6")
    assert "gw-no-battle-moved" in t.refused("battle", unit="G6", target="G8")
    t.order("battle", unit="E5", target="E7", dice={"battle": "H H"})


@pytest.mark.parametrize("type_", ["machine_gun", "mortar", "field_gun"])
def test_gw_2_1_guns_move_one_and_do_not_battle_that_turn(type_: str) -> None:
    t = Table([f"E4 {type_}"], ["E7 infantry"]).begin("E4")
    assert t.refused("move", unit="E4", path="E5 E6")[0] == "gw-path-breaks"
    t.order("move", unit="E4", path="E5")
    assert "gw-no-battle-moved" in t.refused("battle", unit="E5", target="E7")


def test_gw_4_3_a_tank_battles_after_its_full_move() -> None:
    t = (
        Table(["E3 mark_iv_male"], ["E7 infantry"])
        .begin("E3")
        .order("move", unit="E3", path="E4 E5", dice={"bog": "S"})
    )
    t.order("battle", unit="E5", target="E7", dice={"battle": "H H H"})


def test_gw_4_2_each_unit_moves_once() -> None:
    t = Table(["E4 infantry"]).begin("E4").order("move", unit="E4", path="E5")
    assert t.refused("move", unit="E5", path="E6") == ["gw-no-moved"]


def test_gw_5_2_a_unit_next_to_the_enemy_does_not_fire() -> None:
    t = Table(["E5 machine_gun"], ["E6 infantry", "H5 infantry"]).begin("E5")
    assert "gw-no-fire-adjacent" in t.refused("battle", unit="E5", target="H5")


def test_gw_5_2_mortars_need_range_but_no_sight() -> None:
    t = Table(["E5 mortar"], ["E8 infantry", "D11 infantry"], ground={"E7": "F ", "D7": "F ", "E6": "F ", "D6": "F "})
    t.begin("E5").order("battle", unit="E5", target="E8", dice={"battle": "H H"})


def test_gw_5_2_beyond_its_range_a_unit_cannot_fire() -> None:
    t = Table(["E4 infantry"], ["E9 infantry"]).begin("E4")
    assert t.refused("battle", unit="E4", target="E9") == ["gw-no-range"]


def test_gw_5_1_one_battle_a_turn() -> None:
    t = Table(["E5 infantry"], ["E7 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "H H"})
    assert t.refused("battle", unit="E5", target="E7") == ["gw-no-battled"]


def test_gw_5_7_close_combat_hits_with_every_deadly_die_and_nobody_battles_back() -> None:
    t = Table(["E5 machine_gun"], ["E6 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "D H H"})
    assert t.at("E6").strength == 3
    assert t.at("E5").strength == 3


def test_gw_5_4_flags_that_terrain_covers_may_be_ignored_or_not() -> None:
    t = Table(["E5 machine_gun"], ["E7 infantry"], ground={"E7": "T "}).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F F F"})
    assert t.options() == ["ignore:2", "ignore:1", "ignore:0"]
    t.answer("ignore:2")
    assert t.question.kind == "retreat"


def test_gw_5_6_without_an_answer_all_that_can_be_ignored_is_ignored() -> None:
    t = Table(["E5 machine_gun"], ["E7 infantry"], ground={"E7": "T "}).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F H H"}).expire()
    assert t.at("E7").strength == 4


def test_gw_4_2_the_legal_next_steps_leave_out_where_the_unit_has_been() -> None:
    t = Table(["E3 mark_iv_female"], ["E8 infantry"]).begin("E3")
    refusal = t.give("move", unit="E3", path="E4 E3")
    assert refusal is not None
    broken, legal = [english(r) for r in refusal.reasons]
    assert "it has been in E3 already" in broken
    assert "E3" not in legal
    assert "E5" in legal
