"""Reading orders, refusals with all reasons, autocomplete with odds, the story, the picture in words (GW-P1, GW-P2)."""

from __future__ import annotations

import pytest

from bot.core.refusals import Refusal, RefusalKind, Suggestion
from bot.core.ruleset import SPECTATOR, Moment, Viewer
from bot.core.view import Badge, BoardView, OverlayKind
from bot.hexes import Hex
from bot.rulesets.great_war import RULESET
from bot.rulesets.great_war.orders import BattleTarget, MoveUnit, NameUnits, PlayCard
from tests.rulesets.great_war.table import Table, english, shipped, tables, texts


def parse(t: Table, verb: str, **words: str) -> object:
    given = {k.replace("_", "-"): v for k, v in words.items()}
    return RULESET.parse(tables(), t.game, t.state.turn.side, verb, given)


def complete(t: Table, verb: str, option: str, **words: str) -> tuple[Suggestion, ...]:
    given = {k.replace("_", "-"): v for k, v in words.items()}
    return RULESET.complete(tables(), t.game, t.state.turn.side, verb, option, given)


def offered(t: Table, verb: str, option: str, **words: str) -> dict[str, str]:
    return {s.value: english(s.label) for s in complete(t, verb, option, **words)}


def view(t: Table, focus: str = "", viewer: Viewer = SPECTATOR) -> BoardView:
    states = t.history.states[-len(t.latest) - 1 :]
    moments = [Moment(states[i], e, states[i + 1]) for i, e in enumerate(t.latest)]
    return RULESET.view(tables(), t.game, viewer, moments, focus=focus)


UNITS = ["D4 mark_iv_male", "F4 infantry", "H4 infantry_bomber name=Tommy"]


@pytest.mark.parametrize("text", ["D4", "d4", "#1", "1", "british-1", "mark", "Mark IV", "char", "mâle"])
def test_gw_p1_a_unit_by_hex_number_id_or_part_of_its_name(text: str) -> None:
    assert parse(Table(UNITS), "move", unit=text, path="D5") == MoveUnit("british-1", (_hex("D5"),))


def _hex(label: str) -> Hex:
    h = Table().state.board.grid.parse(label)
    assert h is not None
    return h


def test_gw_p1_an_own_name_works_too() -> None:
    order = parse(Table(UNITS), "units", units="tommy")
    assert order == NameUnits(("british-3",))


def test_gw_p1_an_ambiguous_name_gets_choices() -> None:
    found = parse(Table(["F4 infantry", "H4 infantry"]), "move", unit="infantry", path="F5")
    assert isinstance(found, Refusal)
    assert found.kind is RefusalKind.AMBIGUOUS
    assert [c.value for c in found.choices] == ["F4", "H4"]


@pytest.mark.parametrize("text", ["D4 F4", "D4, F4", "D4;F4", "mark, F4", "#1 #2", "1 2"])
def test_gw_p1_several_units_in_one_order(text: str) -> None:
    assert parse(Table(UNITS), "units", units=text) == NameUnits(("british-1", "british-2"))


@pytest.mark.parametrize("text", ["F4 artillery:G8", "F4, artillery@G8", "F4 artillery G8", "artillerie G8, F4"])
def test_gw_3_6_reserve_artillery_with_its_aim_among_the_units(text: str) -> None:
    assert parse(Table(UNITS), "units", units=text) == NameUnits(("british-2",), True, _hex("G8"))


@pytest.mark.parametrize(("card", "section"), [("probe-centre", ""), ("probe", "centre"), ("Probe centre", "")])
def test_gw_3_3_a_card_with_its_section_in_one_or_two_options(card: str, section: str) -> None:
    assert parse(Table(), "card", card=card, section=section) == PlayCard("probe-centre")


def test_a_target_by_hex_or_by_name() -> None:
    t = Table(UNITS, ["D6 machine_gun", "F6 infantry"])
    for text in ("D6", "machine gun", "mitrailleuse"):
        assert parse(t, "battle", unit="D4", target=text) == BattleTarget("british-1", _hex("D6"))


def test_a_path_may_begin_with_where_the_unit_stands() -> None:
    assert parse(Table(UNITS), "move", unit="D4", path="D4 D5") == MoveUnit("british-1", (_hex("D5"),))


def test_to_takes_the_way_with_the_fewest_bog_dice() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D5": "T "}).begin("D4")
    order = parse(t, "move", unit="D4", to="E6")
    assert isinstance(order, MoveUnit)
    assert _hex("D5") not in order.path


def test_to_out_of_reach_names_what_is_in_reach() -> None:
    t = Table(["D4 machine_gun"]).begin("D4")
    assert t.refused("move", unit="D4", to="D8") == ["gw-no-way", "gw-path-reach"]


def test_errors_name_the_first_bad_step_why_and_the_legal_next_steps() -> None:
    t = Table(["D4 mark_iv_male"], ["D6 infantry"], ground={"E6": "T "}).begin("D4")
    found = t.give("move", unit="D4", path="D5 D6")
    assert isinstance(found, Refusal)
    text = " ".join(english(r) for r in found.reasons)
    assert "step 2" in text
    assert "D6 is occupied" in text
    assert "C6 (1 bog die)" in text


def test_a_misspelt_hex_gets_a_suggestion() -> None:
    found = parse(Table(UNITS), "move", unit="D4", path="D55")
    assert isinstance(found, Refusal)
    assert found.choices[0].value == "D5"


def test_all_reasons_at_once() -> None:
    t = Table(["E5 infantry"], ["E6 infantry", "L9 infantry"], ground={"E5": "S "}).begin()
    assert t.refused("battle", unit="E5", target="L9") == [
        "gw-no-not-ordered", "gw-no-battle-water", "gw-no-fire-adjacent", "gw-no-range",
    ]  # fmt: skip


def test_not_your_turn_and_not_your_unit() -> None:
    t = Table(UNITS, ["D8 infantry"]).begin("D4")
    assert t.refused("move", seat="german", unit="D8", path="D7") == ["gw-no-not-your-turn"]
    assert t.refused("move", unit="D8", path="D7") == ["gw-no-own-unit"]


@pytest.mark.parametrize("verb", RULESET.verbs)
def test_unreadable_words_get_an_example(verb: str) -> None:
    found = parse(Table(hands={"british": {"combat": ["jammed"]}}), verb)
    if isinstance(found, Refusal):
        assert found.kind in (RefusalKind.UNREADABLE, RefusalKind.AMBIGUOUS)
        assert all(english(r) for r in found.reasons)


# autocomplete


def test_targets_show_dice_and_exact_odds() -> None:
    t = Table(["E5 machine_gun"], ["E7 infantry", "F7 mark_iv_male"], ground={"E7": "T "}).begin("E5")
    shown = offered(t, "battle", "target", unit="E5")
    assert shown == {
        "E7": "E7 infantry — 3 dice, at least 1 hit 45.8 %",
        "F7": "F7 Mark IV male — 3 dice, at least 1 confirmed 9.4 %",
    }


def test_french_odds_have_a_comma() -> None:
    t = Table(["E5 machine_gun"], ["F7 mark_iv_male"]).begin("E5")
    (s,) = complete(t, "battle", "target", unit="E5")
    assert texts().plain(s.label, "fr") == "F7 Mark IV mâle — 3 dés, au moins 1 confirmée 9,4 %"


def test_moves_show_bog_dice_and_the_chance_to_get_through() -> None:
    t = Table(["D4 mark_iv_male"], ground={"D6": "T "}).begin("D4")
    shown = offered(t, "move", "to", unit="D4")
    assert shown["D5"] == "D5 — no bog roll"
    assert "2 bog dice, gets through 69.4 %" in shown["D6"]


def test_paths_grow_step_by_step() -> None:
    t = Table(["D4 infantry"], ground={"D5": "w "}).begin("D4")
    assert set(offered(t, "move", "path", unit="D4")) == {"C4", "E4", "D5", "E5", "D3", "E3"}
    assert set(offered(t, "move", "path", unit="D4", path="D5")) == {"D5"}


def test_recovery_shows_dice_and_chance_for_each_token() -> None:
    t = Table(["D4 mark_iv_male status=bogged"]).begin("D4")
    assert offered(t, "recover", "tokens", unit="D4")["3"] == "3 tokens — 4 dice, recovers 51.8 %"
    assert list(offered(t, "recover", "unit")) == ["D4"]


def test_units_offer_the_list_so_far_with_one_more() -> None:
    t = Table(UNITS).begin(card="probe-centre")
    assert set(offered(t, "units", "units")) == {"F4", "H4", "artillery", "D4"}
    assert set(offered(t, "units", "units", units="F4 ")) == {"F4", "F4, H4", "F4, D4"}


def test_only_what_is_legal_is_offered() -> None:
    t = Table(UNITS, ["D6 infantry"]).begin("D4")
    assert list(offered(t, "move", "unit")) == ["D4"]
    assert list(offered(t, "battle", "unit")) == ["D4"]
    assert offered(t, "ditch", "unit") == {}
    assert RULESET.complete(tables(), t.game, "german", "move", "unit", {}) == ()


def test_gw_p2_autocomplete_of_cards_is_for_their_owner() -> None:
    t = Table()
    assert set(offered(t, "card", "card")) == {"headquarters", "landships", "probe-centre"}
    assert RULESET.complete(tables(), t.game, "german", "card", "card", {}) == ()


# the story and the picture


def test_the_story_of_an_attack_names_every_die_and_reason() -> None:
    t = Table(["E5 infantry_bomber"], ["E7 mark_iv_male status=bogged"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "S D B", "confirm": "B F S"})
    assert t.story().splitlines() == [
        "E5 infantry with bomber fires at E7 Mark IV male, 3 dice (at 2 hexes: 3): soldier (no effect), "
        "Deadly Die (potential hit), burst (potential hit): 2 potential hits.",
        "Confirm roll against E7 Mark IV male, 3 dice (potential hits: 2, bogged target: +1): burst (confirmed), "
        "flag (no effect), soldier (no effect): 1 confirmed.",
        "E7 Mark IV male loses 1 silhouette token, 0 left.",
    ]


@pytest.mark.parametrize(
    ("verb", "words", "dice", "said"),
    [
        ("move", {"unit": "D4", "path": "D5 D6"}, {"bog": "D"}, "bogged down"),
        ("recover", {"unit": "F4"}, {"recovery": "H"}, "recovers"),
        ("recover", {"unit": "F4"}, {"recovery": "S"}, "stays bogged down"),
        ("battle", {"unit": "D4", "target": "D8"}, {"battle": "H"}, "no effect"),
    ],
)
def test_the_words_of_the_story(verb: str, words: dict[str, str], dice: dict[str, str], said: str) -> None:
    t = Table(["D4 mark_iv_male", "F4 mark_iv_female status=bogged"], ["D8 infantry"]).begin("D4", "F4")
    assert said in t.order(verb, dice=dice, **words).story()


def test_a_picture_of_the_attack_with_its_dice_panel() -> None:
    t = Table(["E5 infantry_bomber"], ["E7 mark_iv_male tokens=2 status=bogged"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "S D B", "confirm": "B F S"})
    shot = view(t, "shot")
    assert shot.panel is not None
    assert [len(r.dice) for r in shot.panel.rows] == [3, 3]
    assert [d.effect for d in shot.panel.rows[1].dice] == ["counts", "nothing", "nothing"]
    assert [english(r.result) for r in shot.panel.rows if r.result] == ["2 to confirm", "1 confirmed"]
    assert {o.kind for o in shot.overlays} == {OverlayKind.ATTACK, OverlayKind.STAMP}
    assert shot.crop is not None


def test_badges_tell_what_a_unit_is_and_has_done() -> None:
    t = Table(["E5 infantry_bomber", "G5 mark_iv_male status=bogged"], ["E7 captured_mark_iv_male"],
              top='unrevealed = "german_tanks"').begin("E5", "G5")  # fmt: skip
    badges = {c.hex: c.badges for c in view(t).counters}
    assert badges[t.at("E5").hex] == (Badge.ORDERED, Badge.BOMBER)
    assert badges[t.at("G5").hex] == (Badge.ORDERED, Badge.BOGGED)
    assert badges[t.at("E7").hex] == (Badge.CAPTURED, Badge.UNREVEALED)


def test_gw_p2_board_and_alt_text_show_counts_of_cards_only() -> None:
    t = Table(hands={"german": {"combat": ["jammed"]}})
    seen = view(t)
    assert seen.sides[1].score.combat_cards == 1
    assert "jammed" not in str(seen).lower()
    assert "1 combat card," in " ".join(english(m) for m in seen.alt)


def test_gw_p2_the_hand_is_for_its_owner_with_what_is_playable() -> None:
    t = Table(hands={"british": {"combat": ["dispatch-rider", "jammed"]}})
    hand = RULESET.hand(tables(), t.game, "british")
    assert hand is not None
    assert [(c.id, c.kind, c.playable) for c in hand.combat] == [
        ("dispatch-rider", "combat", True), ("jammed", "reaction", False),
    ]  # fmt: skip
    assert hand.command[2].sections == (0, 2, 0)
    assert RULESET.hand(tables(), t.game, "spectator") is None


def test_alt_text_names_landships_and_soldiers_of_both_sides() -> None:
    s = shipped("first-landship")
    text = " ".join(english(m) for m in RULESET.preview(tables(), s).alt)
    assert "F4 Mark IV female, one token, bogged down" in text
    assert "German soldiers: D7 infantry 4" in text


@pytest.mark.parametrize("id_", ["first-landship", "flers-courcelette", "fray-bentos", "havrincourt", "niergnies"])
def test_the_lobby_head(id_: str) -> None:
    head = RULESET.head(tables(), shipped(id_))
    assert head.ruleset == "great_war"
    assert [s.seats for s in head.sides] == [("british",), ("german",)]
    assert all(english(line) for s in head.sides for line in s.forces)


def test_sight_is_answered_with_cover_and_odds() -> None:
    t = Table(["E5 machine_gun"], ["E8 infantry"], ground={"E8": "T ", "E7": "F ", "F7": "F ", "E6": "F "})
    found = RULESET.ask_board(tables(), t.game, SPECTATOR, "sight", {"from": "E5", "to": "E8"})
    assert not isinstance(found, Refusal)
    text = " ".join(english(m) for m in found.lines)
    assert "blocked" in text
    assert "soldier symbols cancelled 2" in text
    assert found.view is not None


@pytest.mark.parametrize("topic", ["reach", "status"])
def test_reach_and_status(topic: str) -> None:
    t = Table(["D4 mark_iv_male"]).begin("D4")
    found = RULESET.ask_board(tables(), t.game, Viewer(("british",)), topic, {"unit": "D4"})
    assert not isinstance(found, Refusal)
    assert all(english(m) for m in found.lines)
