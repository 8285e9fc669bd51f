"""The chapter on landships, sentence by sentence and example by example (GW-2.3, GW-4.4, GW-6.2 to GW-6.5)."""

from __future__ import annotations

import pytest

from bot.core.dice import Modifier
from bot.rulesets.great_war.events import (
    AttackRolled,
    BogRolled,
    ConfirmRolled,
    LossesTaken,
    RecoveryRolled,
    TokensChanged,
    UnitEliminated,
    UnitMoved,
)
from tests.rulesets.great_war.table import Table, tables


def reasons(modifiers: tuple[Modifier, ...]) -> list[tuple[int, str]]:
    return [(m.value, m.label.key) for m in modifiers]


# strength tokens


@pytest.mark.parametrize(("type_", "tokens"), [("mark_iv_male", 1), ("a7v", 2), ("saint_chamond", 2), ("whippet", 1)])
def test_gw_2_3_a_tank_starts_with_its_silhouette_tokens(type_: str, tokens: int) -> None:
    assert Table([f"D4 {type_}"]).at("D4").strength == tokens


def test_gw_2_3_every_tank_has_one_or_more_tokens() -> None:
    tanks = [p for p in tables().units.values() if p.is_tank]
    assert len({p.id.removesuffix("_male").removesuffix("_female") for p in tanks}) == 9
    assert all(p.strength >= 1 for p in tanks)


# hits are rerolled to be confirmed


def test_gw_6_5_each_burst_is_rerolled() -> None:
    t = Table(["E5 machine_gun"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B B S", "confirm": "S S"})
    assert t.last(ConfirmRolled).confirmed == 0
    assert len(t.last(ConfirmRolled).faces) == 2


def test_gw_6_5_a_machine_gun_rerolls_only_the_burst_because_its_deadly_die_does_not_hit_at_range() -> None:
    t = Table(["E5 machine_gun"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "S D B", "confirm": "S"})
    assert t.last(AttackRolled).effects == ("nothing", "nothing", "potential")


def test_gw_6_5_a_bomber_two_hexes_away_rerolls_burst_and_deadly_die() -> None:
    t = Table(["E5 infantry_bomber"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "S D B", "confirm": "S S"})
    assert t.last(AttackRolled).potential == 2


def test_gw_6_5_infantry_without_bomber_does_not_reroll_its_deadly_die() -> None:
    t = Table(["E5 infantry"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "S D"})
    assert t.rolled("confirm") == []


def test_gw_6_5_reserve_artillery_on_target_rerolls_its_deadly_die() -> None:
    t = Table(german=["E7 mark_iv_male"]).begin(card="probe-centre")
    t.order("artillery", hex="E7", tokens="2", dice={"target": "5 6", "battle": "S D", "confirm": "S S"})
    rolled = t.last(ConfirmRolled)
    assert reasons(rolled.modifiers) == [(1, "gw-mod-potential"), (1, "gw-mod-artillery")]


def test_gw_6_5_all_dice_are_rerolled_together_once() -> None:
    t = Table(["E5 infantry_bomber"], ["E6 a7v"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B B D S", "confirm": "B B F"})
    assert len(t.rolled("confirm")) == 1
    assert t.at("E6").strength == 0


def test_gw_6_5_a_burst_confirms_and_takes_one_token_each() -> None:
    t = Table(["E5 infantry_bomber"], ["E6 a7v"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B B S S", "confirm": "B S"})
    assert t.last(LossesTaken).lost == 1
    assert t.at("E6").strength == 1


@pytest.mark.parametrize("face", ["S", "D", "F", "H"])
def test_gw_6_5_nothing_but_a_burst_confirms(face: str) -> None:
    t = Table(["E5 infantry"], ["E6 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B S S", "confirm": face})
    assert t.at("E6").strength == 1


def test_gw_6_5_with_no_token_left_the_next_confirmed_hit_destroys_it_for_its_victory_value() -> None:
    t = Table(["E5 infantry"], ["E6 mark_iv_male tokens=0"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "B S S", "confirm": "B"})
    if t.game.pending:
        t.answer("stay")
    assert t.empty("E6")
    assert t.medals("british") == 2


def test_gw_6_5_two_confirmed_hits_in_one_attack_destroy_a_mark_iv() -> None:
    t = Table(["E5 machine_gun"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B B S", "confirm": "B B"})
    assert t.last(UnitEliminated).unit == "german-1"
    assert t.medals("british") == 2


def test_gw_6_5_no_hq_tokens_on_the_reroll() -> None:
    t = Table(["E5 machine_gun"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B H S", "confirm": "H"})
    assert [e.delta for e in t.all(TokensChanged)] == [1]  # the attack roll pays


@pytest.mark.parametrize("terrain", ["T ", "B ", "F ", "o ", "x ", "K ", "C ", "M ", ".+"])
def test_gw_5_4_a_tank_receives_no_terrain_protection(terrain: str) -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"], ground={"E7": terrain}).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B F F", "confirm": "S S"})
    assert t.last(AttackRolled).potential == 2  # burst and second flag


# one additional die


def extra(t: Table) -> list[str]:
    return [m.label.key for m in t.last(ConfirmRolled).modifiers[1:]]


@pytest.mark.parametrize("status", ["bogged", "ditched"])
def test_gw_6_5_one_more_die_against_a_marked_tank(status: str) -> None:
    t = Table(["E5 machine_gun"], [f"E7 mark_iv_male status={status}"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B S S", "confirm": "S S"})
    assert extra(t) == [f"gw-mod-{status}"]


def test_gw_6_5_one_more_die_for_a_hit_by_field_artillery() -> None:
    t = Table(["E5 field_gun"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "D S S", "confirm": "S S"})
    assert extra(t) == ["gw-mod-artillery"]


def test_gw_6_5_one_more_die_for_a_hit_by_reserve_artillery() -> None:
    t = Table(german=["E7 mark_iv_male"]).begin(card="probe-centre")
    t.order("artillery", hex="E7", tokens="1", dice={"target": "5", "battle": "B", "confirm": "S S"})
    assert extra(t) == ["gw-mod-artillery"]


def test_gw_6_5_one_more_die_for_a_hit_by_a_male_tank() -> None:
    t = Table(["E5 mark_iv_male"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B S", "confirm": "S S"})
    assert extra(t) == ["gw-mod-male"]


def test_gw_6_5_no_more_die_for_a_female_tank() -> None:
    t = Table(["E5 mark_iv_female"], ["E8 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "B S", "confirm": "S"})
    assert extra(t) == []


# tank retreat


def test_gw_6_5_a_tank_always_ignores_the_first_flag() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F S S"})
    assert t.last(AttackRolled).effects == ("ignored", "nothing", "nothing")
    assert not t.game.pending  # not a choice


def test_gw_6_5_a_tank_never_retreats() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F F F", "confirm": "S S"})
    assert t.at("E7").id == "german-1"


def test_gw_6_5_two_flags_one_is_ignored_the_second_adds_one_die() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F F S", "confirm": "B"})
    assert t.at("E7").strength == 0


def test_gw_6_5_flags_are_confirmed_along_with_other_hits() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "F F B", "confirm": "S S"})
    assert t.last(AttackRolled).potential == 2


def test_gw_6_5_a_shell_crater_overrides_the_first_flag() -> None:
    t = Table(german=["E7 mark_iv_male"]).begin(card="probe-centre")
    t.order("artillery", hex="E7", tokens="3", dice={"target": "5 6 5", "battle": "F B S", "confirm": "S S S"})
    assert t.last(AttackRolled).effects == ("potential", "potential", "nothing")
    assert t.ground("E7").crater


# bogging down


def bog(t: Table) -> list[int]:
    return [len(e.faces) for e in t.all(BogRolled)]


def test_gw_6_2_an_early_tank_rolls_for_its_first_hex() -> None:
    t = Table(["D4 mark_i_male"]).begin("D4").order("move", unit="D4", path="D5", dice={"bog": "S"})
    assert bog(t) == [1]


def test_gw_6_2_a_later_tank_rolls_for_the_second_hex_only() -> None:
    t = Table(["D4 mark_iv_male"]).begin("D4").order("move", unit="D4", path="D5")
    assert bog(t) == []


def test_gw_6_2_example_mark_iv_second_hex_one_die() -> None:
    t = Table(["D4 mark_iv_male"]).begin("D4").order("move", unit="D4", path="D5 D6", dice={"bog": "S"})
    assert bog(t) == [1]


def test_gw_6_2_example_mark_iv_second_hex_onto_a_trench_two_dice() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D6": "T "}).begin("D4")
    t.order("move", unit="D4", path="D5 D6", dice={"bog": "S S"})
    assert reasons(t.last(BogRolled).modifiers) == [(1, "gw-mod-step"), (1, "gw-terrain-trench")]


def test_gw_6_2_third_hex_rolls_one_die_too() -> None:
    t = Table(["D4 whippet"]).begin("D4").order("move", unit="D4", path="D5 D6 D7", dice={"bog": "S S"})
    assert bog(t) == [1, 1]


def test_gw_6_2_example_taking_ground_in_open_country_one_die() -> None:
    t = Table(["D4 mark_iv_male"], ["D5 infantry figures=1"]).begin("D4")
    t.order("battle", unit="D4", target="D5", dice={"battle": "S S S S", "bog": "S"})
    assert t.at("D5").id == "british-1"
    assert reasons(t.last(BogRolled).modifiers) == [(1, "gw-mod-ground")]


def test_gw_6_2_example_taking_ground_onto_a_shell_crater_two_dice() -> None:
    t = Table(["D4 mark_iv_male"], ["D5 infantry figures=1"], ground={"D5": "o "}).begin("D4")
    t.order("battle", unit="D4", target="D5", dice={"battle": "S S S S", "bog": "S S"})
    assert reasons(t.last(BogRolled).modifiers) == [(1, "gw-mod-ground"), (1, "gw-terrain-crater")]


@pytest.mark.parametrize("terrain", ["F ", "B ", "x ", "T ", "o ", "M ", ".+"])
def test_gw_6_2_each_listed_terrain_needs_a_roll(terrain: str) -> None:
    t = Table(["D4 mark_iv_male"], ground={"D5": terrain}).begin("D4")
    t.order("move", unit="D4", path="D5", dice={"bog": "S"})
    assert bog(t) == [1]


def test_gw_6_2_wire_itself_needs_no_roll() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D5": "w "}).begin("D4").order("move", unit="D4", path="D5")
    assert bog(t) == []
    assert not t.ground("D5").wire


def test_gw_6_2_the_own_trench_line_needs_no_roll() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D5": "T "}, lines={"british": ["D5"]}).begin("D4")
    assert bog(t.order("move", unit="D4", path="D5")) == []


def test_gw_6_2_the_enemy_line_needs_one() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D5": "T "}, lines={"german": ["D5"]}).begin("D4")
    assert bog(t.order("move", unit="D4", path="D5", dice={"bog": "S"})) == [1]


def test_gw_6_2_key_rule_dice_are_cumulative() -> None:
    t = Table(["D4 mark_i_female"], ground={"D5": "T+"}, lines={"german": ["D5"]}).begin("D4")
    assert bog(t.order("move", unit="D4", path="D5", dice={"bog": "S S S"})) == [3]


def test_gw_6_2_one_deadly_die_bogs_and_marks_the_tank() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D6": "T "}).begin("D4")
    t.order("move", unit="D4", path="D5 D6", dice={"bog": "S D"})
    assert t.at("D6").status == "bogged"


def test_gw_6_2_a_bogged_tank_stops_where_it_is() -> None:
    t = Table(["D4 whippet"]).begin("D4").order("move", unit="D4", path="D5 D6 D7", dice={"bog": "D"})
    assert t.at("D6").status == "bogged"


def test_gw_6_2_a_tank_that_bogs_while_moving_may_not_battle() -> None:
    t = Table(["D4 mark_iv_male"], ["D8 infantry"]).begin("D4")
    t.order("move", unit="D4", path="D5 D6", dice={"bog": "D"})
    assert "gw-no-battle-bogged" in t.refused("battle", unit="D6", target="D8")


def test_gw_6_2_a_bogged_tank_may_not_move() -> None:
    t = Table(["D4 mark_iv_male status=bogged"]).begin("D4")
    assert t.refused("move", unit="D4", path="D5") == ["gw-no-bogged"]


def test_gw_6_2_a_tank_that_bogs_while_taking_ground_gets_no_bonus_combat() -> None:
    t = Table(["D4 mark_iv_male"], ["D5 infantry figures=1", "D6 infantry"]).begin("D4")
    t.order("battle", unit="D4", target="D5", dice={"battle": "S S S S", "bog": "D"})
    assert t.at("D5").status == "bogged"
    assert not t.game.pending


def test_gw_4_5_a_tank_that_does_not_bog_is_offered_a_bonus_combat() -> None:
    t = Table(["D4 mark_iv_male"], ["D5 infantry figures=1", "D6 infantry"]).begin("D4")
    t.order("battle", unit="D4", target="D5", dice={"battle": "S S S S", "bog": "S"})
    assert t.options() == ["battle:german-2", "none"]


# taking ground


def test_gw_4_4_a_tank_must_take_ground_after_a_retreat_as_well() -> None:
    t = Table(["E5 mark_iv_male"], ["E6 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E6", dice={"battle": "F H H H"})
    t.answer(t.options()[0], dice={"bog": "S"})
    assert t.at("E6").id == "british-1"
    assert [e.why for e in t.all(UnitMoved)] == ["retreat", "ground"]


# recovery


def test_gw_6_3_a_bogged_tank_must_be_ordered_to_recover() -> None:
    t = Table(["D4 mark_iv_male status=bogged"]).begin()
    assert t.refused("recover", unit="D4") == ["gw-no-not-ordered"]


@pytest.mark.parametrize(("type_", "own"), [("mark_iv_male", 1), ("whippet", 2), ("mark_v_female", 2), ("a7v", 1)])
def test_gw_6_3_recovery_dice_depend_on_the_tank(type_: str, own: int) -> None:
    t = Table([f"D4 {type_} status=bogged"]).begin("D4")
    t.order("recover", unit="D4", dice={"recovery": " ".join("S" * own)})
    assert len(t.last(RecoveryRolled).faces) == own


def test_gw_6_3_a_tank_without_recovery_dice_rolls_only_what_it_buys() -> None:
    t = Table(["D4 mark_i_male status=bogged"]).begin("D4")
    assert t.refused("recover", unit="D4") == ["gw-no-recovery-dice"]
    t.order("recover", unit="D4", tokens="2", dice={"recovery": "S H"})
    assert t.at("D4").status == "none"


def test_gw_6_3_at_most_three_dice_are_bought_one_token_each() -> None:
    t = Table(["D4 mark_iv_male status=bogged"]).begin("D4")
    assert t.refused("recover", unit="D4", tokens="4") == ["gw-no-recovery-tokens"]
    t.order("recover", unit="D4", tokens="3", dice={"recovery": "S F B D"})
    assert t.tokens("british") == 3


def test_gw_6_3_dice_must_be_paid_for() -> None:
    t = Table(["D4 mark_iv_male status=bogged"], tokens=(1, 6)).begin("D4")
    assert t.refused("recover", unit="D4", tokens="2") == ["gw-no-tokens"]


def test_gw_6_3_one_hq_symbol_frees_the_tank_and_it_may_move_and_battle() -> None:
    t = Table(["D4 mark_iv_male status=bogged"], ["D8 infantry"]).begin("D4")
    t.order("recover", unit="D4", tokens="1", dice={"recovery": "S H"})
    t.order("move", unit="D4", path="D5 D6", dice={"bog": "S"})
    t.order("battle", unit="D6", target="D8", dice={"battle": "S S S"})
    assert t.at("D6").status == "none"


def test_gw_6_3_no_tokens_are_collected_on_the_recovery_roll() -> None:
    t = Table(["D4 whippet status=bogged"]).begin("D4")
    t.order("recover", unit="D4", dice={"recovery": "H H"})
    assert t.tokens("british") == 6


def test_gw_6_3_without_an_hq_symbol_it_stays_bogged_and_battles_with_one_die_less() -> None:
    t = Table(["D4 mark_iv_male status=bogged"], ["D6 infantry"]).begin("D4")
    t.order("recover", unit="D4", dice={"recovery": "B"})
    assert t.refused("move", unit="D4", path="D5") == ["gw-no-bogged"]
    t.order("battle", unit="D4", target="D6", dice={"battle": "S S"})
    assert reasons(t.last(AttackRolled).modifiers) == [(3, "gw-mod-base"), (-1, "gw-mod-bogged-fires")]


# ditching


def test_gw_6_4_a_tank_may_be_ditched_after_a_failed_recovery_roll() -> None:
    t = Table(["D4 mark_iv_male status=bogged"]).begin("D4")
    assert t.refused("ditch", unit="D4") == ["gw-no-ditch-yet"]
    t.order("recover", unit="D4", dice={"recovery": "S"}).order("ditch", unit="D4")
    assert t.at("D4").status == "ditched"


def test_gw_6_4_not_after_a_successful_one() -> None:
    t = Table(["D4 mark_iv_male status=bogged"]).begin("D4").order("recover", unit="D4", dice={"recovery": "H"})
    assert t.refused("ditch", unit="D4") == ["gw-no-ditch-yet"]


def test_gw_6_4_a_ditched_tank_does_not_move_battle_or_recover() -> None:
    t = Table(["D4 mark_iv_male status=ditched"], ["D6 infantry"]).begin()
    assert t.refused("units", units="D4")[0] == "gw-no-ditched"
    assert "gw-no-ditched" in t.refused("move", unit="D4", path="D5")
    assert "gw-no-ditched" in t.refused("battle", unit="D4", target="D6")
    assert "gw-no-ditched" in t.refused("recover", unit="D4")


def test_gw_6_4_a_ditched_tank_is_worth_one_medal() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male tokens=0 status=ditched"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B S S", "confirm": "B S"})
    assert t.medals("british") == 1


def test_gw_6_4_a_ditched_tank_is_confirmed_like_a_bogged_one() -> None:
    t = Table(["E5 machine_gun"], ["E7 mark_iv_male status=ditched"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B S F", "confirm": "S S"})
    assert extra(t) == ["gw-mod-ditched"]
