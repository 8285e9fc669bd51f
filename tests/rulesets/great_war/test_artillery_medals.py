"""Reserve artillery (GW-3.6), medals of every kind (GW-5.8), the special rules of the battles (GW-8)."""

from __future__ import annotations

import pytest

from bot.core.events import GameEnded
from bot.rulesets.great_war import RULESET
from bot.rulesets.great_war.events import ArtilleryFired, AttackRolled, MedalsLost, TanksRevealed
from tests.rulesets.great_war.table import Table, scenario_text, shipped, tables


def labels(t: Table) -> list[str]:
    board = t.state.board
    return [board.label(h) if h in board else "off" for h in t.last(ArtilleryFired).landed]


# artillery


def test_gw_3_6_where_the_shells_land() -> None:
    t = Table().begin(card="probe-centre").order("artillery", hex="F6", tokens="5", dice={"target": "1 2 3 4 5"})
    assert labels(t) == ["F7", "G7", "G5", "F5", "F6"]


def test_gw_3_6_the_arrow_points_to_the_enemy_baseline_for_the_other_side_too() -> None:
    t = Table(hands={"german": {"command": ["probe-centre"]}}).begin().next_turn()
    t.begin(card="probe-centre").order("artillery", hex="F6", tokens="4", dice={"target": "1 2 3 4"})
    assert labels(t) == ["G5", "F5", "F7", "G7"]


def test_gw_3_6_tokens_are_paid_one_a_die_up_to_the_number() -> None:
    t = Table(artillery=(3, 3)).begin(card="probe-centre")
    assert t.refused("artillery", hex="F6", tokens="4") == ["gw-no-artillery-dice"]
    assert t.order("artillery", hex="F6", tokens="3", dice={"target": "5 6 1"}).tokens("british") == 3


def test_gw_3_6_on_target_first_then_one_to_four_one_die_a_shell() -> None:
    t = Table(german=["F6 infantry", "F7 infantry", "G5 infantry"]).begin(card="probe-centre")
    t.order("artillery", hex="F6", tokens="5", dice={"target": "3 1 5 1 6", "battle": "H H H H H"})
    assert [(t.state.board.label(e.hex), len(e.faces)) for e in t.all(AttackRolled)] == [
        ("F6", 2),
        ("F7", 2),
        ("G5", 1),
    ]


def test_gw_1_3_the_deadly_die_hits_on_target_only() -> None:
    t = Table(german=["F6 infantry", "F7 infantry"]).begin(card="probe-centre")
    t.order("artillery", hex="F6", tokens="2", dice={"target": "1 5", "battle": "D D"})
    assert [e.hits for e in t.all(AttackRolled)] == [1, 0]


def test_gw_3_6_shells_hit_friends_and_pay_no_tokens_there() -> None:
    t = Table(["A1 infantry", "F6 infantry"]).begin(card="probe-centre")
    t.order("artillery", hex="F6", tokens="2", dice={"target": "5 5", "battle": "B H"})
    assert t.at("F6").strength == 3
    assert t.tokens("british") == 4


def test_gw_3_6_off_the_board_or_in_an_empty_hex_nothing_happens() -> None:
    t = Table().begin(card="probe-centre").order("artillery", hex="E1", tokens="2", dice={"target": "3 5"})
    assert labels(t) == ["off", "E1"]


def test_gw_3_6_three_on_target_make_a_crater_and_rubble_of_a_building() -> None:
    t = Table(ground={"F6": "B "}).begin(card="probe-centre")
    t.order("artillery", hex="F6", tokens="3", dice={"target": "5 5 6"})
    assert t.ground("F6").terrain == "rubble"


def test_gw_3_6_two_do_not() -> None:
    t = Table().begin(card="probe-centre").order("artillery", hex="F6", tokens="3", dice={"target": "5 1 6"})
    assert not t.ground("F6").crater


def test_gw_3_6_an_order_of_a_section_card_is_spent() -> None:
    t = Table(["E1 infantry", "F1 infantry"]).begin("E1", card="probe-centre").order("units", units="artillery@F6")
    assert t.refused("units", units="F1")[0] == "gw-no-orders-left"
    t.order("artillery", tokens="1", dice={"target": "5"})
    assert t.state.board.label(t.last(ArtilleryFired).hex) == "F6"


def test_gw_3_6_it_may_rest_for_no_token() -> None:
    t = Table().begin(card="probe-centre").order("units", units="artillery").order("artillery", hex="F6", tokens="0")
    assert t.tokens("british") == 6


def test_gw_3_6_tactic_cards_order_battlefield_units_only() -> None:
    assert Table().begin().refused("artillery", hex="F6", tokens="1") == ["gw-no-artillery-card"]


def test_gw_7_a_shell_on_wire_removes_it_with_a_burst() -> None:
    t = Table(ground={"F6": "w "}).begin(card="probe-centre")
    t.order("artillery", hex="F6", tokens="1", dice={"target": "5", "battle": "B"})
    assert not t.ground("F6").wire


# medals


def medal(kind: str, hexes: str, more: str = "") -> str:
    return f'[[medal]]\nkind = "{kind}"\nhexes = [{hexes}]\n{more}'


def test_gw_5_5_the_last_figure_gives_a_medal_at_once_and_the_number_ends_the_game() -> None:
    t = Table(["E5 machine_gun"], ["E7 infantry figures=1", "L11 infantry"], medals=1).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B H H"})
    assert t.last(GameEnded).outcome.winner == "british"


def test_gw_5_5_in_either_side_s_turn() -> None:
    t = Table(["E6 infantry figures=1", "A1 infantry"], medals=1).begin(card="probe-centre")
    t.order("artillery", hex="E6", tokens="1", dice={"target": "5", "battle": "B"})
    assert t.last(GameEnded).outcome.winner == "german"


def test_gw_5_8_temporary_held_as_long_as_occupied() -> None:
    t = Table(["E4 infantry"], medal=medal("temporary", '"E5"')).begin("E4").order("move", unit="E4", path="E5")
    assert t.medals("british") == 1
    t.next_turn().next_turn()
    t.stack({"british": {"command": ["headquarters"]}}).begin("E5").order("move", unit="E5", path="E6")
    assert t.medals("british") == 0


def test_gw_5_8_permanent_kept_when_left() -> None:
    t = Table(["E4 infantry"], medal=medal("permanent", '"E5"')).begin("E4").order("move", unit="E4", path="E5 E6")
    assert t.medals("british") == 1


def test_gw_5_8_start_turn_counted_at_the_start_and_lost_at_once() -> None:
    t = Table(["E4 infantry"], medal=medal("start_turn", '"E5"', 'for = "british"')).begin("E4")
    t.order("move", unit="E4", path="E5")
    assert t.medals("british") == 0
    t.next_turn().next_turn()
    assert t.medals("british") == 1
    t.stack({"british": {"command": ["headquarters"]}}).begin("E5").order("move", unit="E5", path="E6")
    assert t.medals("british") == 0


def test_gw_5_8_group_one_medal_if_any_hex_is_held() -> None:
    t = Table(["E5 infantry", "F5 infantry"], medal=medal("group", '"E5", "F5"', "worth = 2"))
    assert t.medals("british") == 2
    t.begin("E5").order("move", unit="E5", path="E6")
    assert t.medals("british") == 2


def test_gw_5_8_majority_at_the_start_of_the_turn() -> None:
    both = medal("turn_start_majority", '"E5", "F7"', 'starts_with = "german"')
    t = Table(["E4 infantry"], ["F7 infantry"], medal=both,
              hands={"german": {"command": ["headquarters"]}})  # fmt: skip
    assert t.medals("german") == 1
    t.begin("E4").order("move", unit="E4", path="E5")
    assert t.medals("german") == 0  # one against one is no majority
    t.next_turn()
    t.begin("F7").order("move", unit="F7", path="F8").next_turn()
    assert t.medals("british") == 1  # one against none is enough


def test_gw_4_6_breakthrough_a_permanent_medal_for_each_unit_that_leaves() -> None:
    t = Table(["E11 infantry", "A10 whippet", "C3 infantry"], medal='[[medal]]\nkind = "breakthrough"\nfor = "british"')
    t.begin("E11", "A10", "C3").order("exit", unit="E11")
    assert t.medals("british") == 1
    assert t.refused("exit", unit="C3") == ["gw-no-exit-hex"]
    t.order("move", unit="A10", path="A11").order("exit", unit="A11")  # no bog roll for the exit
    assert t.medals("british") == 2


def test_gw_4_6_the_exit_costs_one_hex_of_movement() -> None:
    t = Table(["A10 mark_i_male"], medal='[[medal]]\nkind = "breakthrough"').begin("A10")
    t.order("move", unit="A10", path="A11", dice={"bog": "S"})
    assert "gw-no-exit-far" in t.refused("exit", unit="A11")


def test_gw_4_6_only_where_the_scenario_has_it() -> None:
    assert "gw-no-exit-scenario" in Table(["E11 infantry"]).begin("E11").refused("exit", unit="E11")


# the four battles


def test_gw_8_4_fray_bentos_stands_still_fights_for_nothing_and_is_worth_five() -> None:
    t = Table(scenario=shipped("fray-bentos"), dice={"hex": "A4 A4 A4 A4 A4 A4"}).next_turn()
    t.order("card", card=t.state.side("british").command[0])
    tank = t.at("F6")
    assert (tank.strength, tank.ordered, tank.immobile) == (3, True, True)
    assert t.refused("move", unit="F6", path="F7") == ["gw-no-immobile"]
    assert "gw-no-immobile" in t.refused("recover", unit="F6")
    assert t.refused("ditch", unit="F6") == ["gw-no-immobile"]


def test_gw_8_4_each_token_of_the_tank_is_a_medal() -> None:
    t = Table(["E5 mark_iv_male tokens=3 status=bogged"], ["E6 infantry_bomber"], top="token_medals = true", medals=5,
              hands={"german": {"command": ["headquarters"]}})  # fmt: skip
    t.next_turn().begin("E6")
    t.order("battle", unit="E6", target="E5", dice={"battle": "B B D S", "confirm": "B B B B"})
    assert t.medals("german") == 5
    assert t.game.outcome is not None


def test_gw_8_5_a_building_is_a_medal_until_the_enemy_enters_it_again() -> None:
    t = Table(["E4 infantry"], ["E7 infantry"], ground={"E5": "B "}, top='building_medals = "british"',
              hands={"german": {"command": ["headquarters"]}})  # fmt: skip
    t.begin("E4").order("move", unit="E4", path="E5").next_turn().next_turn()
    assert t.medals("british") == 1
    t.stack({"british": {"command": ["headquarters"]}}).begin("E5").order("move", unit="E5", path="D4").next_turn()
    assert t.medals("british") == 1  # kept though the unit left
    t.stack({"german": {"command": ["headquarters"]}}).begin("E7").order("move", unit="E7", path="E6 E5")
    assert t.medals("british") == 0
    assert t.last(MedalsLost).medal.cause == "building"


def test_gw_8_6_unrevealed_tanks_may_not_be_targeted() -> None:
    t = Table(["E5 machine_gun"], ["E7 captured_mark_iv_male"], top='unrevealed = "german_tanks"').begin("E5")
    assert t.refused("battle", unit="E5", target="E7") == ["gw-no-unrevealed"]


def test_gw_8_6_shells_that_drift_onto_them_have_no_effect() -> None:
    t = Table(german=["E7 captured_mark_iv_male"], top='unrevealed = "german_tanks"').begin(card="probe-centre")
    t.order("artillery", hex="E7", tokens="2", dice={"target": "5 5"})
    assert t.all(AttackRolled) == []


def test_gw_8_6_revealed_at_once_by_an_adjacent_unit() -> None:
    t = Table(["E5 infantry"], ["E7 captured_mark_iv_male"], top='unrevealed = "german_tanks"').begin("E5")
    t.order("move", unit="E5", path="E6")
    assert t.last(TanksRevealed).side == "german"
    t.order("battle", unit="E6", target="E7", dice={"battle": "H H H"})


def test_gw_8_6_revealed_at_the_end_of_a_turn_in_which_one_battled() -> None:
    t = Table(["E5 infantry"], ["E8 captured_mark_iv_male"], top='unrevealed = "german_tanks"',
              hands={"german": {"command": ["headquarters"]}}).next_turn()  # fmt: skip
    t.begin("E8").order("battle", unit="E8", target="E5", dice={"battle": "H H"})
    assert not t.state.revealed
    assert t.next_turn().state.revealed


def test_gw_8_1_the_recon_clock_gives_a_medal_instead_of_the_draw() -> None:
    t = Table(hands={"british": {"command": ["recon-left", "push"]}}, top='recon_clock = "british"', cards=2)
    t.order("card", card="recon-left").order("end", draw="tokens")
    assert (t.question.kind, t.question.default) == ("recon_clock", "draw")
    t.answer("medal")
    assert t.medals("british") == 1
    assert t.state.side("british").command == ("push",)


@pytest.mark.parametrize(
    ("id_", "medals", "first", "units"),
    [
        ("first-landship", 4, "british", (7, 4)),
        ("flers-courcelette", 6, "british", (15, 10)),
        ("fray-bentos", 5, "german", (8, 11)),
        ("havrincourt", 8, "british", (13, 10)),
        ("niergnies", 6, "british", (11, 10)),
    ],
)
def test_gw_8_shipped_battles(id_: str, medals: int, first: str, units: tuple[int, int]) -> None:
    s = shipped(id_).state
    assert (s.medals, s.first_side) == (medals, first)
    assert tuple(sum(u.side == side for u in s.units) for side in ("british", "german")) == units
    assert s.title.fr
    assert s.briefing.fr


def test_gw_p7_the_training_game_teaches_in_two_turns() -> None:
    t = Table(scenario=shipped("first-landship"), hands={"british": {"command": ["landships"]}})
    t.order("card", card="landships")
    t.order("recover", unit="F4", tokens="1", dice={"recovery": "S S S"}).order("ditch", unit="F4")
    t.order("move", unit="D4", to="D5")
    assert t.at("D5").moved == 1
    assert shipped("first-landship").training


def test_a_scenario_file_tells_all_its_faults_at_once() -> None:
    text = scenario_text(["E5 infantry", "E5 mortar", "Z9 infantry", "D4 panzer"], ["L11 infantry status=bogged"])
    text = text.replace("medals = 9", "medals = 0").replace("schema = 1", "schema = 2\nweather = 3")
    text = text.replace('". . . . . . . . . . . . "', '". . . . ? . . . . . . . "', 1)
    faults = RULESET.read_scenario(tables(), text)
    assert isinstance(faults, tuple)
    assert {f.text.key for f in faults} == {
        "gw-fault-stacked", "gw-fault-hex", "gw-fault-unit-type", "gw-fault-status", "gw-fault-number",
        "gw-fault-schema", "gw-fault-unknown-key", "gw-fault-terrain",
    }  # fmt: skip
    assert all(f.line for f in faults)


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("medals = 9", "medals = ", "gw-fault-toml"),
        ('edge = "top"', 'edge = "bottom"', "gw-fault-same-edge"),
        ('id = "german"', 'id = "martian"', "gw-fault-choice"),
        ("hq_tokens = 6", "hq_tokens = 26", "gw-fault-tokens"),
        ('first_side = "british"', 'first_side = "french"', "gw-fault-choice"),
        ('". . . . . . . . . . . . "', '". . . . "', "gw-fault-row-width"),
        ('hex = "L11"', 'hex = "L11"\ntokens = 2', "gw-fault-strength-key"),
    ],
)
def test_single_faults(old: str, new: str, key: str) -> None:
    text = scenario_text(["A1 infantry"], ["L11 infantry"]).replace(old, new, 1)
    faults = RULESET.read_scenario(tables(), text)
    assert isinstance(faults, tuple)
    assert key in {f.text.key for f in faults}
