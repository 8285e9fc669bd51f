"""Every combat card, and reactions as questions (GW-3.4, GW-P3, GW-P6)."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.core.events import TableOptions
from bot.core.ruleset import SPECTATOR, Viewer
from bot.rulesets.great_war.events import (
    AttackRolled,
    BogRolled,
    CombatCancelled,
    CombatCardPlayed,
    GasRolled,
    MoveEnded,
)
from tests.rulesets.great_war.table import DATA, WINDOW, Table, english, tables, texts

CATEGORIES = {"fire", "assault", "defence", "hindrance", "gas", "engineering", "staff", "tank"}


def mine(*cards: str) -> dict[str, dict[str, list[str]]]:
    return {"british": {"combat": list(cards)}}


def theirs(*cards: str) -> dict[str, dict[str, list[str]]]:
    return {"german": {"combat": list(cards)}}


def test_gw_p6_forty_cards_of_twenty_kinds_or_more_in_eight_groups_at_zero_to_three() -> None:
    cards = tables().combat
    assert len(tables().combat_deck()) == 40
    assert len(cards) >= 20
    assert {c.category for c in cards.values()} == CATEGORIES
    assert {c.cost for c in cards.values()} <= {0, 1, 2, 3}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_gw_p6_every_card_has_title_and_text(lang: str) -> None:
    for card in (*tables().command, *tables().combat):
        assert texts().has(f"gw-card-{card}", lang)
        assert texts().has(f"gw-card-{card}-text", lang)
    assert (DATA / "locales" / lang / "great_war.ftl").exists()


def test_every_combat_card_is_tested_here() -> None:
    source = (DATA.parent / "tests/rulesets/great_war/test_combat_cards.py").read_text(encoding="utf-8")
    assert [c for c in tables().combat if Counter(source.split('"'))[c] < 2] == []


# cost and phase


def test_gw_3_4_the_cost_must_be_payable_at_once() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], hands=mine("gas-cloud"), tokens=(2, 6)).begin("D5")
    assert t.refused("combat-card", card="gas-cloud", target="D7") == ["gw-no-tokens"]
    t = Table(["D5 infantry"], ["D7 infantry"], hands=mine("gas-cloud"), tokens=(3, 6)).begin("D5")
    assert t.order("combat-card", card="gas-cloud", target="D7", dice={"battle": "S"}).tokens("british") == 0


def test_gw_3_4_a_card_is_played_in_its_phase_only() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], hands=mine("reserves-up", "jammed")).begin("D5")
    assert t.refused("combat-card", card="jammed") == ["gw-no-reaction-now"]
    t.order("battle", unit="D5", target="D7", dice={"battle": "H H"})
    assert t.refused("combat-card", card="reserves-up", target="D5")[0] == "gw-no-phase-over"


# fire support


def test_mg_barrage() -> None:
    t = Table(["D5 machine_gun", "F5 mark_iv_female", "H5 mark_iv_male"], ["D7 infantry", "F7 infantry"],
              hands=mine("mg-barrage"))  # fmt: skip
    t.begin().order("combat-card", card="mg-barrage")
    assert [u.ordered for u in t.state.units if u.side == "british"] == [True, True, False]
    t.order("battle", unit="D5", target="D7", dice={"battle": "H H H H"})
    t.order("battle", unit="F5", target="F7", dice={"battle": "H H H H"})
    assert t.tokens("british") == 6 - 2 + 8


def test_mg_barrage_is_not_for_those_that_moved() -> None:
    t = Table(["D5 machine_gun", "F5 machine_gun"], hands=mine("mg-barrage")).begin("D5")
    t.order("move", unit="D5", path="D6").order("combat-card", card="mg-barrage")
    assert [u.effect("barrage") for u in t.state.units if u.side == "british"] == [0, 1]


def test_rapid_mortar() -> None:
    t = Table(["D5 mortar"], ["D8 infantry"], hands=mine("rapid-mortar")).begin("D5")
    t.order("combat-card", card="rapid-mortar", target="D5")
    for _ in range(2):
        t.order("battle", unit="D5", target="D8", dice={"battle": "H H"})
    assert "gw-no-battled" in t.refused("battle", unit="D5", target="D8")


def test_registered_fire() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], hands=mine("registered-fire")).begin("D5")
    t.order("combat-card", card="registered-fire", target="D5")
    t.order("battle", unit="D5", target="D7", dice={"battle": "H H H"})
    assert t.last(AttackRolled).modifiers[-1].value == 1


# assault


def test_over_the_top() -> None:
    t = Table(["D4 infantry"], ["D7 infantry"], hands=mine("over-the-top")).begin("D4")
    t.order("combat-card", card="over-the-top", target="D4").order("move", unit="D4", path="D5 D6")
    t.order("battle", unit="D6", target="D7", dice={"battle": "H H H"})
    assert t.at("D6").battles == 1


def test_bomb_party() -> None:
    t = Table(["D5 infantry_bomber", "F5 infantry"], ["D6 infantry"], hands=mine("bomb-party")).begin("D5", "F5")
    assert t.refused("combat-card", card="bomb-party", target="F5") == ["gw-no-card-target"]
    t.order("combat-card", card="bomb-party", target="D5")
    t.order("battle", unit="D5", target="D6", dice={"battle": "H H H H H"})
    assert len(t.last(AttackRolled).faces) == 5


def test_press_on() -> None:
    t = Table(["D4 infantry"], ["D5 infantry figures=1", "D6 infantry"], hands=mine("press-on")).begin("D4")
    t.order("combat-card", card="press-on", target="D4")
    t.order("battle", unit="D4", target="D5", dice={"battle": "S H H"}).answer("take")
    assert t.question.kind == "bonus_combat"
    t.answer("battle:german-2", dice={"battle": "H H H"})
    assert t.last(AttackRolled).target == "german-2"


# defence


def attacked(card: str, ground: str = ". ", far: str = "D7", tokens: int = 6) -> Table:
    t = Table(["D5 infantry_bomber"], [f"{far} infantry"], hands=theirs(card), ground={far: ground}, tokens=(6, tokens))
    return t.begin("D5").order("battle", unit="D5", target=far)


def test_deep_dugout() -> None:
    t = attacked("deep-dugout", "T ").answer("play:deep-dugout", dice={"battle": "S S S"})
    assert t.last(AttackRolled).effects == ("cancelled", "cancelled", "cancelled")
    assert t.tokens("german") == 5


def test_deep_dugout_needs_a_trench() -> None:
    t = Table(["D5 infantry_bomber"], ["D7 infantry"], hands=theirs("deep-dugout")).begin("D5")
    t.order("battle", unit="D5", target="D7", dice={"battle": "H H H"})
    assert not t.game.pending


def test_strike_first() -> None:
    t = attacked("strike-first", far="D6").answer(
        "play:strike-first", dice={"battle": "S H H H H H H", "personnel": "S"}
    )
    rolls = t.all(AttackRolled)
    assert [r.kind for r in rolls] == ["strike", "close"]
    assert t.at("D5").strength == 3


def test_strike_first_may_drive_the_attacker_off() -> None:
    t = attacked("strike-first", far="D6").answer("play:strike-first", dice={"battle": "F H H"})
    t.answer(t.options()[0])
    assert t.last(CombatCancelled).why == "gone"
    assert t.at("D6").strength == 4


def test_stand_fast() -> None:
    t = attacked("stand-fast").answer("play:stand-fast", dice={"battle": "F H H"})
    assert t.options() == ["ignore:1", "ignore:0"]
    t.answer("ignore:1")
    assert t.at("D7").strength == 4


def test_smoke_screen() -> None:
    t = attacked("smoke-screen").answer("play:smoke-screen", dice={"battle": "H H"})
    assert t.last(AttackRolled).modifiers[-1].value == -1


def test_smoke_screen_leaves_one_die() -> None:
    t = Table(["D5 infantry"], ["D8 infantry"], hands=theirs("smoke-screen")).begin("D5")
    t.order("battle", unit="D5", target="D8", dice={"battle": "H"})
    assert not t.game.pending


# hindrance


def test_pinned_down() -> None:
    t = Table(["D4 infantry"], hands=theirs("pinned-down")).begin("D4").order("move", unit="D4", path="D5 D6")
    assert t.question.units == ("british-1",)
    t.answer("play:pinned-down")
    assert t.last(MoveEnded).why == "pinned"
    assert t.at("D5").moved == 1


def test_pinned_down_is_for_soldiers_only() -> None:
    t = Table(["D4 mark_iv_male"], hands=theirs("pinned-down")).begin("D4")
    t.order("move", unit="D4", path="D5 D6", dice={"bog": "S"})
    assert t.at("D6").moved == 2


def test_jammed() -> None:
    t = attacked("jammed").answer("play:jammed")
    assert t.last(CombatCancelled).why == "jammed"
    assert "gw-no-battled" in t.refused("battle", unit="D5", target="D7")


# gas


def test_gas_cloud() -> None:
    t = Table(["D5 infantry"], ["D8 infantry", "D9 mark_iv_male", "E9 infantry figures=1"], ground={"D8": "T "},
              hands=mine("gas-cloud"))  # fmt: skip
    t.begin().order("combat-card", card="gas-cloud", target="D8", dice={"battle": "S B"})
    assert [len(e.faces) for e in t.all(GasRolled)] == [1, 1]
    assert t.at("D8").strength == 3  # the trench does not protect
    assert t.medals("british") == 1
    assert t.tokens("british") == 3


def test_gas_cloud_needs_soldiers_within_four_hexes() -> None:
    t = Table(["D1 infantry"], ["D6 infantry", "F5 mark_iv_male"], hands=mine("gas-cloud")).begin()
    assert t.refused("combat-card", card="gas-cloud", target="D6") == ["gw-no-card-target"]
    assert t.refused("combat-card", card="gas-cloud", target="F5") == ["gw-no-card-target"]


def test_gas_shells() -> None:
    t = Table(["D5 infantry"], ["D8 infantry"], hands=mine("gas-shells")).begin()
    t.order("combat-card", card="gas-shells", target="D8", dice={"battle": "H S"})
    assert t.at("D8").strength == 3
    assert t.tokens("british") == 4  # gas pays no tokens


# engineering


def test_wire_cutters() -> None:
    t = Table(["D4 infantry"], ground={"D5": "w "}, hands=mine("wire-cutters")).begin("D4")
    t.order("combat-card", card="wire-cutters", target="D5").order("move", unit="D4", path="D5 D6")
    assert t.at("D6").moved == 2


def test_dig_in() -> None:
    t = Table(["D4 infantry"], ["D7 infantry"], hands=mine("dig-in")).begin("D4")
    t.order("combat-card", card="dig-in", target="D4")
    assert t.ground("D4").crater
    assert "gw-no-dug-in" in t.refused("battle", unit="D4", target="D7")


def test_fascines() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D5": "T "}, hands=mine("fascines")).begin("D4")
    t.order("combat-card", card="fascines", target="D4").order("move", unit="D4", path="D5 D6", dice={"bog": "S"})
    assert len(t.all(BogRolled)) == 1


# staff


def test_dispatch_rider() -> None:
    t = Table(hands=mine("dispatch-rider")).order("combat-card", card="dispatch-rider")
    assert t.tokens("british") == 8


def test_change_of_plan() -> None:
    t = Table(hands=mine("change-of-plan"), deck={"command": ["push"]})
    t.order("combat-card", card="change-of-plan", target="landships")
    assert Counter(t.state.side("british").command) == Counter(["headquarters", "probe-centre", "push"])
    assert t.state.decks.command_discards == ("landships",)


def test_reserves_up() -> None:
    t = Table(["A1 infantry", "L1 infantry"], hands=mine("reserves-up")).begin(card="probe-centre")
    t.order("combat-card", card="reserves-up", target="L1").order("move", unit="L1", path="K2")
    assert t.at("K2").moved == 1


# tank


def test_steady_driver() -> None:
    t = Table(["D4 mark_iv_male"], hands=mine("steady-driver")).begin("D4")
    t.order("combat-card", card="steady-driver", target="D4")
    t.order("move", unit="D4", path="D5 D6", dice={"bog": "D S"})
    assert t.at("D6").status == "none"
    assert [e.again for e in t.all(BogRolled)] == [False, True]


def test_steady_driver_rolls_again_only_once() -> None:
    t = Table(["D4 whippet"], hands=mine("steady-driver")).begin("D4")
    t.order("combat-card", card="steady-driver", target="D4")
    t.order("move", unit="D4", path="D5 D6 D7", dice={"bog": "D S D"})
    assert t.at("D7").status == "bogged"


def test_field_workshop() -> None:
    t = Table(["D4 mark_iv_male status=bogged"], hands=mine("field-workshop")).begin("D4")
    t.order("combat-card", card="field-workshop", target="D4")
    t.order("recover", unit="D4", tokens="1", dice={"recovery": "S S S H"})
    assert t.at("D4").status == "none"


def test_tank_panic() -> None:
    t = Table(["D5 infantry"], ["D6 mark_iv_male"], hands=theirs("tank-panic")).begin("D5")
    t.order("battle", unit="D5", target="D6").answer("play:tank-panic")
    assert t.last(CombatCancelled).why == "panic"


def test_tank_panic_needs_a_tank_next_to_the_attacker() -> None:
    t = Table(["D5 infantry"], ["D7 mark_iv_male"], hands=theirs("tank-panic")).begin("D5")
    t.order("battle", unit="D5", target="D7", dice={"battle": "H H"})
    assert not t.game.pending


def test_six_pounder() -> None:
    t = Table(["D5 mark_iv_male", "F5 mark_iv_female"], ["D7 infantry"], hands=mine("six-pounder")).begin("D5", "F5")
    assert t.refused("combat-card", card="six-pounder", target="F5") == ["gw-no-card-target"]
    t.order("combat-card", card="six-pounder", target="D5")
    t.order("battle", unit="D5", target="D7", dice={"battle": "H H H H"})
    assert t.last(AttackRolled).modifiers[-1].label.key == "gw-mod-six-pounder"


# the question


def test_gw_p3_the_question_is_secret_with_a_deadline_and_no_card_as_default() -> None:
    t = attacked("smoke-screen")
    q = t.question
    assert (q.kind, q.audience, q.seats, q.default) == ("reaction_card", "seat", ("german",), "none")
    assert q.due_at == t.now + WINDOW
    assert [o.id for o in q.options] == ["play:smoke-screen", "none", "pass_turn"]
    assert "smoke" not in english(q.prompt).lower()


def test_gw_p3_a_side_without_a_playable_card_is_not_asked() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], hands=theirs("jammed"), tokens=(6, 1)).begin("D5")
    t.order("battle", unit="D5", target="D7", dice={"battle": "H H"})
    assert not t.game.pending


def test_gw_p3_masked_reactions_always_ask() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], options=TableOptions(reaction_window=WINDOW, mask_reactions=True))
    t.begin("D5").order("battle", unit="D5", target="D7")
    assert t.options() == ["none", "pass_turn"]
    t.answer("none", dice={"battle": "H H"})


def test_gw_p3_after_an_expiry_that_side_is_not_asked_again_this_turn() -> None:
    t = Table(
        ["D5 infantry", "F5 infantry"], ["D7 infantry", "F7 infantry"], hands=theirs("smoke-screen", "stand-fast")
    )
    t.begin("D5", "F5").order("battle", unit="D5", target="D7")
    t.dice.add(battle="H H H H")
    t.expire()
    t.order("battle", unit="F5", target="F7")
    assert not t.game.pending
    t.next_turn().next_turn()
    assert not t.state.side("german").silenced


def test_gw_p3_pass_this_turn_does_the_same_by_hand() -> None:
    t = attacked("smoke-screen")
    t.answer("pass_turn", dice={"battle": "H H H"})
    assert t.state.side("german").silenced


def test_gw_p3_the_mover_waits_and_is_told_for_whom() -> None:
    t = attacked("smoke-screen")
    assert t.refused("end", seat="british", draw="tokens") == ["gw-no-question-open"]


def test_gw_p2_draws_are_told_to_their_owner_only() -> None:
    t = Table(deck={"command": ["push"], "combat": ["jammed"]}).begin().order("end", draw="card")
    assert "Jammed" in t.story(Viewer(("british",)))
    for viewer in (SPECTATOR, Viewer(("german",))):
        assert "Jammed" not in t.story(viewer)
        assert "General push" not in t.story(viewer)


def test_gw_3_4_a_reaction_costs_its_tokens_and_goes_to_the_discards() -> None:
    t = attacked("smoke-screen").answer("play:smoke-screen", dice={"battle": "H H"})
    assert t.all(CombatCardPlayed)[0].is_reaction
    assert t.state.decks.combat_discards == ("smoke-screen",)
    assert t.tokens("german") == 5
