"""From words to orders and back: parsing, completion, refusals that help (TD-P1, TD-P4)."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core.messages import Message
from bot.core.refusals import Refusal, RefusalKind
from bot.rulesets.tank_duel import RULESET
from bot.rulesets.tank_duel import orders as od
from bot.rulesets.tank_duel.paths import parse_turns
from tests.rulesets.tank_duel.field import BLIND, OPEN, alone, battle
from tests.rulesets.tank_duel.table import Table


def parse(table: Table, verb: str, seat: str = "ussr", **words: str) -> object:
    return RULESET.parse(table.tables, table.game, seat, verb, words)


def complete(table: Table, verb: str, option: str, seat: str = "ussr", **words: str) -> list[str]:
    return [s.value for s in RULESET.complete(table.tables, table.game, seat, verb, option, words)]


def platoon() -> Table:
    return battle(["t34_85 F6 N", "t34_76 G6 N", "t34_85 H6 N"], ["tiger1 A1 N", "panther B1 N"], BLIND)


# tanks by name


@pytest.mark.parametrize("text", ["#2", "2", "t34/76", "T-34/76", "34/76", "t-34/76 #2", "T-34/76 2", "ussr-2", " #2 "])
def test_a_tank_is_found_by_number_id_or_part_of_its_name(text: str) -> None:
    if text == "t34/76":
        assert isinstance(parse(platoon(), "drive", unit=text), Refusal)
        return
    assert parse(platoon(), "drive", unit=text) == od.RollMovement("ussr-2")


@pytest.mark.parametrize("text", ["tigre", "TIGRE I", "tiger"])
def test_in_either_language_and_any_case(text: str) -> None:
    table = battle(["t34_85 F6 N"], ["tiger1 A1 N", "panther B1 N"], BLIND, first="germany")
    assert parse(table, "drive", "germany", unit=text) == od.RollMovement("germany-1")


def test_a_name_given_by_the_scenario() -> None:
    table = battle(["t34_85 F6 N name=Rudy_102", "t34_85 G6 N"], ["tiger1 A1 N"], BLIND)
    assert parse(table, "drive", unit="rudy") == od.RollMovement("ussr-1")


def test_an_ambiguous_name_is_refused_with_the_choices() -> None:
    found = parse(platoon(), "drive", unit="85")
    assert isinstance(found, Refusal)
    assert found.kind is RefusalKind.AMBIGUOUS
    assert [c.value for c in found.choices] == ["#1", "#3"]


def test_an_unknown_name_is_refused_with_the_tanks_there_are() -> None:
    found = parse(platoon(), "drive", unit="Maus")
    assert isinstance(found, Refusal)
    assert found.kind is RefusalKind.UNREADABLE
    assert len(found.choices) == 3


def test_an_enemy_tank_cannot_be_ordered() -> None:
    found = parse(platoon(), "drive", unit="Panther")
    assert isinstance(found, Refusal)
    assert found.code == "td-refuse-not-yours"


def test_the_tank_may_be_left_out_when_only_one_can_be_meant() -> None:
    assert parse(alone(), "drive") == od.RollMovement("ussr-1")
    found = parse(platoon(), "drive")
    assert isinstance(found, Refusal)
    assert found.kind is RefusalKind.AMBIGUOUS
    table = platoon()
    table.order("ussr", "drive", {"d4": [2]}, unit="#2")
    assert parse(table, "finish", motion="halted") == od.FinishActivation("ussr-2", "halted")


# paths


def under_way(ap: int = 4, spec: str = "t34_85 F6 N") -> Table:
    table = alone(spec)
    table.order("ussr", "drive", {"d4": [ap]})
    return table


@pytest.mark.parametrize(
    ("path", "hex_", "facing"),
    [
        ("F5", "F5", 2),
        ("f5", "F5", 2),
        ("F5/NW", "F5", 3),
        ("F5/NO", "F5", 3),
        ("F5, F4", "F4", 2),
        ("F5 > F4", "F4", 2),
        ("F6 F5", "F5", 2),
        ("R1 G5", "G5", 1),
        ("L3", "F6", 5),
        ("l1 r1", "F6", 2),
    ],
)
def test_ways_to_write_a_path(path: str, hex_: str, facing: int) -> None:
    table = under_way()
    table.order("ussr", "move", path=path)
    assert (table.at("ussr-1"), table.tank("ussr-1").facing) == (hex_, facing)


@pytest.mark.parametrize(
    ("path", "why"),
    [
        ("F4", "td-bad-not-next"),
        ("E6", "td-bad-sideways"),
        ("F5/S", "td-bad-facing"),
        ("F5 F4 F3 F2", "td-bad-ap"),
        ("F5 F6", "td-bad-reverse-after-forward"),
        ("R3 R3 R1", "td-bad-pivot-ap"),
    ],
)
def test_an_illegal_path_names_why_and_what_would_be_legal(path: str, why: str) -> None:
    table = under_way()
    found = table.try_order("ussr", "move", path=path)
    assert isinstance(found, Refusal)
    (reason,) = found.reasons
    cause = reason.args["why"]
    assert isinstance(cause, Message)
    assert cause.key == why
    legal = reason.args["legal"]
    assert isinstance(legal, tuple)
    assert legal


@pytest.mark.parametrize(
    ("text", "hint"), [("D55", "D5"), ("5D", "D5"), ("F100", "F10"), ("Z5", None), ("hello", None)]
)
def test_what_is_no_hex_is_explained_with_the_nearest_label(text: str, hint: str | None) -> None:
    found = parse(under_way(), "move", path=f"F5 {text}")
    assert isinstance(found, Refusal)
    assert found.kind is RefusalKind.UNREADABLE
    assert [c.value for c in found.choices] == ([hint] if hint else [])
    assert found.reasons[-1].key == "td-parse-path-example"


def test_every_bad_word_of_a_path_is_named() -> None:
    found = parse(under_way(), "move", path="Z1 F5/QQ what")
    assert isinstance(found, Refusal)
    assert [r.key for r in found.reasons] == [
        "td-parse-hex",
        "td-parse-facing",
        "td-parse-hex",
        "td-parse-path-example",
    ]


def test_path_and_destination_do_not_go_together_and_one_is_needed() -> None:
    for words, code in (({"path": "F5", "to": "F5"}, "td-parse-path-or-to"), ({}, "td-parse-path-missing")):
        found = parse(under_way(), "move", **words)
        assert isinstance(found, Refusal)
        assert found.code == code


@pytest.mark.parametrize(("to", "code"), [("F3", "td-refuse-too-far"), ("A1", "td-refuse-out-of-reach")])
def test_a_destination_out_of_reach(to: str, code: str) -> None:
    found = parse(under_way(2), "move", to=to)
    assert isinstance(found, Refusal)
    assert found.code == code


def test_a_destination_never_leads_through_what_is_illegal() -> None:
    lines = [*BLIND[:4], ". . . . . ~ ~ . . . . ", *OPEN[:6]]
    table = alone("t34_85 F6 N", lines=lines)
    table.order("ussr", "drive", {"d4": [4]})
    found = parse(table, "move", to="F4")
    assert isinstance(found, Refusal)


@pytest.mark.parametrize(
    ("text", "turns"),
    [("L1", -1), ("r3", 3), ("-2", -2), ("−2", -2), ("+1", 1), ("2", 2), ("0", None), ("R4", None), ("left", None)],
)
def test_pivots(text: str, turns: int | None) -> None:
    assert parse_turns(text) == turns


@pytest.mark.parametrize(
    ("text", "rule", "at"),
    [
        ("ask", "ask", 0),
        ("Hold", "hold", 0),
        ("fire 40", "fire", 40),
        ("fire:40", "fire", 40),
        ("fire at 40 %", "fire", 40),
        ("40", "fire", 40),
        ("40%", "fire", 40),
        ("100", "fire", 100),
        ("tir à 35 %", "fire", 35),
    ],
)
def test_standing_orders(text: str, rule: str, at: int) -> None:
    assert parse(alone(), "standing", rule=text) == od.SetStanding("ussr-1", rule, at)


@pytest.mark.parametrize("text", ["", "maybe", "fire", "0", "101", "fire 200", "-5"])
def test_no_standing_orders(text: str) -> None:
    assert isinstance(parse(alone(), "standing", rule=text), Refusal)


@pytest.mark.parametrize(("verb", "words"), [("finish", {"motion": "fast"}), ("turret", {"set": "left"}), ("fly", {})])
def test_other_unreadable_words(verb: str, words: dict[str, str]) -> None:
    table = under_way()
    found = parse(table, verb, **words)
    assert isinstance(found, Refusal)
    assert found.kind is RefusalKind.UNREADABLE


def test_fire_by_number_name_or_hex() -> None:
    table = battle(["t34_85 F6 N"], ["panther F2 S", "tiger1 G2 S"])
    for text in ("#2", "tiger", "G2", "g2"):
        assert parse(table, "fire", target=text) == od.FireAt("ussr-1", "germany-2")
    assert isinstance(parse(table, "fire"), Refusal)


def test_refusals_of_a_shot_give_every_reason() -> None:
    lines = [*OPEN[:3], ". . . w w w w . . . . ", ". . . w w w w . . . . ", *OPEN[:6]]
    table = battle(["su85 F8 S moving"], ["pz3l F2 S"], lines)
    found = table.try_order("ussr", "fire")
    assert isinstance(found, Refusal)
    assert {r.key for r in found.reasons} == {"td-refuse-moving-start", "td-no-arc", "td-no-sight"}


def test_the_public_text_of_an_order_betrays_neither_path_nor_standing_order() -> None:
    table = under_way()
    for words, verb in (({"path": "F5 F4"}, "move"), ({"rule": "fire 40"}, "standing")):
        order = parse(table, verb, **words)
        assert isinstance(order, cmd.Order)
        text = str(RULESET.describe(table.tables, table.game, order))
        assert not any(secret in text for secret in ("F5", "F4", "40"))


# completion


def test_completion_is_empty_when_it_is_not_your_turn() -> None:
    assert complete(platoon(), "drive", "unit", "germany") == []
    assert complete(platoon(), "standing", "unit", "germany") == ["#1", "#2"]


def test_completion_of_units_by_what_is_typed() -> None:
    assert complete(platoon(), "drive", "unit") == ["#1", "#2", "#3"]
    assert complete(platoon(), "drive", "unit", unit="76") == ["#2"]


def test_completion_of_a_path_step_by_step() -> None:
    table = under_way(2)
    first = complete(table, "move", "path")
    assert {"F5", "F5/NW", "G5", "G5/NE", "F7", "L1", "R3"} <= set(first)
    second = complete(table, "move", "path", path="F5 ")
    assert all(v.startswith("F5 ") for v in second)
    assert "F5 F4" in second
    assert complete(table, "move", "path", path="F5 F4 ") == []
    narrowed = complete(table, "move", "path", path="F5 F")
    assert set(narrowed) == {"F5 F4", "F5 F4/NE"}


@pytest.mark.parametrize("start", ["", "F5 ", "R1 ", "F5", "L"])
def test_every_completed_path_is_accepted(start: str) -> None:
    table = under_way(3)
    for value in complete(table, "move", "path", path=start):
        assert isinstance(parse(table, "move", path=value), od.MoveUnit), value


def test_completion_of_destinations_facings_pivots_and_endings() -> None:
    table = under_way(2)
    for value in complete(table, "move", "to"):
        assert isinstance(parse(table, "move", to=value), od.MoveUnit)
        for facing in complete(table, "move", "facing", to=value):
            assert isinstance(parse(table, "move", to=value, facing=facing), od.MoveUnit)
    assert complete(table, "pivot", "turns") == ["L1", "R1", "L2", "R2", "L3", "R3"]
    assert complete(table, "finish", "motion") == ["halted"]


def test_completion_of_targets_has_the_best_chance_first() -> None:
    table = battle(["t34_85 F6 N"], ["tiger2 F2 S", "pz3l G2 S"])
    found = RULESET.complete(table.tables, table.game, "ussr", "fire", "target", {})
    assert [s.value for s in found] == ["#2", "#1"]
    assert found[0].label.key == "td-suggest-target"
    assert complete(table, "fire", "target", target="tiger") == ["#1"]


def test_completion_of_standing_orders_and_turrets() -> None:
    table = alone()
    for value in complete(table, "standing", "rule"):
        assert isinstance(parse(table, "standing", rule=value), od.SetStanding)
    assert complete(table, "turret", "set") == ["stay"]


def test_no_completion_while_a_question_is_open() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7")
    assert complete(table, "move", "path") == []
    assert complete(table, "finish", "motion") == []
