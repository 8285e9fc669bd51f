"""A game master's edits, and what they do to open questions."""

from __future__ import annotations

from bot.core import commands as cmd
from bot.core.events import DecisionAnswered, GmActed
from bot.core.refusals import Refusal
from bot.rulesets.great_war import RULESET
from tests.rulesets.great_war.table import Table, english, tables


def amend(t: Table, what: str, **words: str) -> Refusal | None:
    edit = RULESET.parse_edit(tables(), t.game, what, words)
    if isinstance(edit, Refusal):
        return edit
    found = t.send(cmd.Amend(edit, "a reason"), "", "gm")
    if found is None:
        told = t.last(GmActed)
        assert told.before is not None
        assert told.after is not None
        assert english(told.before)
        assert english(told.after)
    return found


def code(found: Refusal | None) -> str:
    assert isinstance(found, Refusal)
    assert all(english(r) for r in found.reasons)
    return found.code


def test_move_and_remove() -> None:
    t = Table(["D4 infantry", "F4 infantry"])
    assert amend(t, "move", unit="D4", hex="D6") is None
    assert t.at("D6").id == "british-1"
    assert code(amend(t, "move", unit="D6", hex="F4")) == "gw-edit-occupied"
    assert amend(t, "remove", unit="D6") is None
    assert t.empty("D6")
    assert t.medals("german") == 0


def test_placing_an_eliminated_unit_takes_its_medal_back() -> None:
    t = Table(["E5 machine_gun"], ["E7 infantry figures=1", "L11 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E7", dice={"battle": "B H H"})
    assert t.medals("british") == 1
    assert amend(t, "place", unit="german-1", hex="E8") is None
    assert t.medals("british") == 0
    assert t.at("E8").strength == 1


def test_strength_and_marks() -> None:
    t = Table(["D4 mark_iv_male", "F4 infantry"])
    assert amend(t, "tokens", unit="D4", value="3") is None
    assert t.at("D4").strength == 3
    assert amend(t, "figures", unit="F4", value="2") is None
    assert code(amend(t, "figures", unit="F4", value="9")) == "gw-edit-strength"
    assert amend(t, "mark", unit="D4", mark="bogged") is None
    assert t.at("D4").status == "bogged"
    assert amend(t, "mark", unit="D4", mark="normal") is None
    assert t.at("D4").status == "none"
    assert code(amend(t, "mark", unit="F4", mark="ditched")) == "gw-edit-no-tank"


def test_medals_and_hq_tokens_keep_the_thirty() -> None:
    t = Table()
    assert amend(t, "medals", side="german", value="2") is None
    assert t.medals("german") == 2
    assert amend(t, "hq", side="british", value="10") is None
    assert t.state.pool == 30 - 10 - 6
    assert code(amend(t, "hq", side="british", value="25")) == "gw-edit-tokens"


def test_enough_medals_end_the_game() -> None:
    t = Table(medals=3)
    assert amend(t, "medals", side="german", value="3") is None
    assert t.game.outcome is not None


def test_terrain() -> None:
    t = Table(["D4 mark_iv_male"])
    assert amend(t, "terrain", hex="D5", terrain="crater") is None
    assert t.ground("D5").crater
    assert amend(t, "terrain", hex="D6", terrain="wire") is None
    assert amend(t, "terrain", hex="D6", terrain="building") is None
    assert t.ground("D6").terrain == "building"
    assert code(amend(t, "terrain", hex="D4", terrain="river")) == "gw-step-barred"
    assert code(amend(t, "terrain", hex="D5", terrain="lava")) == "gw-edit-terrain"


def test_the_turn_of_a_side_and_a_card_for_a_hand() -> None:
    t = Table().begin("A1")
    assert amend(t, "turn", side="german") is None
    assert t.state.turn.side == "german"
    assert amend(t, "hand", side="german", card="landships", away=t.state.side("german").command[0]) is None \
        or "landships" in t.state.side("british").command  # fmt: skip
    assert amend(t, "hand", side="german", card="push") is None
    assert "push" in t.state.side("german").command


def test_an_edit_closes_a_question_that_no_longer_fits_and_the_game_goes_on() -> None:
    t = Table(["D5 infantry"], ["D7 infantry"], hands={"german": {"combat": ["smoke-screen"]}}).begin("D5")
    t.order("battle", unit="D5", target="D7")
    t.dice.add(battle="H H")
    assert amend(t, "hq", side="german", value="0") is None
    assert t.last(DecisionAnswered).by == "rules"
    assert not t.game.pending
    assert not t.state.frames


def test_an_edit_that_removes_a_unit_in_combat() -> None:
    t = Table(["E5 machine_gun"], ["E8 infantry", "L11 infantry"]).begin("E5")
    t.order("battle", unit="E5", target="E8", dice={"battle": "F H H"})
    assert amend(t, "remove", unit="E8") is None
    assert not t.game.pending
    assert not t.state.frames


def test_an_edit_that_removes_a_unit_on_its_way() -> None:
    t = Table(["D4 infantry", "A1 infantry"], hands={"german": {"combat": ["pinned-down"]}}).begin("D4")
    t.order("move", unit="D4", path="D5 D6")
    assert amend(t, "remove", unit="D5") is None
    assert not t.game.pending
    assert not t.state.frames


def test_an_edit_that_blocks_the_way_ends_the_move() -> None:
    t = Table(["D4 infantry"], ["L11 infantry"], hands={"german": {"combat": ["pinned-down"]}}).begin("D4")
    t.order("move", unit="D4", path="D5 D6")
    assert amend(t, "move", unit="german-1", hex="D6") is None
    t.answer("none")
    assert t.at("D5").id == "british-1"
    assert not t.state.frames


def test_an_edit_that_removes_a_unit_before_its_flags_are_answered() -> None:
    t = Table(["E8 machine_gun"], ["E11 infantry figures=1", "A11 infantry"], ground={"E11": "T "}).begin("E8")
    t.order("battle", unit="E8", target="E11", dice={"battle": "F F F"})
    assert amend(t, "remove", unit="E11") is None
    assert t.medals("british") == 0
    assert not t.state.frames


def test_unknown_edits_name_the_known_ones() -> None:
    assert code(amend(Table(), "paint", unit="A1")) == "gw-edit-unknown"
