"""A game master's edits and what follows from them (TD-P6)."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core.events import DecisionAnswered, GameEnded, GmActed
from bot.core.refusals import Refusal
from bot.rulesets.tank_duel import RULESET
from bot.rulesets.tank_duel.events import PathStopped
from tests.rulesets.tank_duel.field import BLIND, battle
from tests.rulesets.tank_duel.table import Table


def quiet() -> Table:
    return battle(["t34_85 F6 N", "su85 G6 N"], ["pz3l A1 N", "stug3g B1 N"], BLIND)


def edit(table: Table, what: str, **words: str) -> object:
    return RULESET.parse_edit(table.tables, table.game, what, words)


def test_place_moves_a_tank_and_turns_it() -> None:
    table = quiet()
    events = table.amend("place", unit="ussr-1", hex="C9", facing="SE")
    assert (table.at("ussr-1"), table.tank("ussr-1").facing) == ("C9", 0)
    (act,) = (e for e in events if isinstance(e, GmActed))
    assert act.before is not None
    assert act.after is not None
    assert act.before != act.after


def test_move_keeps_the_facing() -> None:
    table = quiet()
    table.amend("move", unit="ussr-1", hex="C9")
    assert (table.at("ussr-1"), table.tank("ussr-1").facing) == ("C9", 2)


def test_turn_turns_hull_and_turret() -> None:
    table = quiet()
    table.amend("turn", unit="ussr-1", facing="S", turret="2")
    assert (table.tank("ussr-1").facing, table.tank("ussr-1").turret) == (5, 2)
    found = edit(table, "turn", unit="ussr-2", facing="S", turret="2")
    assert not isinstance(found, Refusal)
    assert isinstance(table.send(cmd.Amend(found, "x"), role="gm"), Refusal)


def test_destroy_and_revive_move_the_points() -> None:
    table = quiet()
    table.amend("damage", unit="germany-1")
    assert table.s.points("ussr") == 21
    table.amend("revive", unit="germany-1")
    assert table.s.points("ussr") == 0
    assert table.tank("germany-1").alive


def test_destroying_the_last_tank_ends_the_game() -> None:
    table = quiet()
    table.amend("destroy", unit="germany-1")
    events = table.amend("destroy", unit="germany-2")
    assert any(isinstance(e, GameEnded) for e in events)


@pytest.mark.parametrize(
    ("mark", "field", "value"),
    [
        ("activated", "activated", True),
        ("ambush", "ambush", True),
        ("in_motion", "motion", "moving"),
        ("no_gun", "no_gun", True),
    ],
)
def test_marks_are_given_and_taken(mark: str, field: str, value: object) -> None:
    table = quiet()
    table.amend("mark", unit="ussr-1", mark=mark)
    assert getattr(table.tank("ussr-1"), field) == value
    table.amend("mark", unit="ussr-1", mark="halted" if mark == "in_motion" else "none")
    assert getattr(table.tank("ussr-1"), field) != value


def test_remove_takes_a_piece_off_without_points() -> None:
    table = quiet()
    table.amend("remove", unit="germany-1")
    assert table.s.points("ussr") == 0
    assert len(table.s.alive("germany")) == 1
    table.amend("place", unit="germany-1", hex="A1")
    assert len(table.s.alive("germany")) == 2


def test_terrain_turn_points_and_objectives() -> None:
    more = '[[objective]]\nhex = "F3"\npoints = 5'
    table = battle(["t34_85 F6 N"], ["pz3l A1 N"], BLIND, more=more)
    table.amend("terrain", hex="F5", terrain="woods hill")
    h = table.s.map.grid.parse("F5")
    assert h is not None
    assert (table.s.map.terrain(h), table.s.map.is_hill(h)) == ("woods", True)
    table.amend("turn", number="3", turns="9")
    assert (table.s.turn, table.s.turns) == (3, 9)
    table.amend("objective", hex="F3", side="ussr")
    assert table.s.points("ussr") == 5
    table.amend("points", side="USSR", points="12")
    assert table.s.points("ussr") == 12


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("explode", {}),
        ("place", {"unit": "ussr-1", "hex": "Z99"}),
        ("place", {"unit": "nobody", "hex": "A5"}),
        ("place", {"unit": "ussr-1", "hex": "A5", "facing": "east"}),
        ("mark", {"unit": "ussr-1", "mark": "sleepy"}),
        ("terrain", {"hex": "A5", "terrain": "lava"}),
        ("turn", {"number": "soon"}),
        ("points", {"side": "moon", "points": "3"}),
        ("points", {"side": "ussr", "points": "many"}),
        ("turn", {"unit": "ussr-1", "facing": "N", "turret": "9"}),
    ],
)
def test_unreadable_edits_are_refused(what: str, words: dict[str, str]) -> None:
    assert isinstance(edit(quiet(), what, **words), Refusal)


@pytest.mark.parametrize(
    ("what", "words"),
    [
        ("place", {"unit": "ussr-1", "hex": "G6"}),
        ("place", {"unit": "ussr-1", "hex": "F6"}),
        ("turn", {"number": "99"}),
        ("objective", {"hex": "F3", "side": "ussr"}),
        ("terrain", {"hex": "F6", "terrain": "river"}),
    ],
)
def test_impossible_edits_are_refused(what: str, words: dict[str, str]) -> None:
    table = quiet()
    found = edit(table, what, **words)
    assert isinstance(found, cmd.Edit)
    assert isinstance(table.send(cmd.Amend(found, "x"), role="gm"), Refusal)


def test_a_number_that_fits_both_sides_is_refused_with_ids() -> None:
    found = edit(quiet(), "destroy", unit="#1")
    assert isinstance(found, Refusal)
    assert [c.value for c in found.choices] == ["ussr-1", "germany-1"]


def test_an_edit_that_leaves_nobody_to_act_passes_play_on() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l A1 N"], BLIND)
    table.amend("mark", unit="ussr-1", mark="activated")
    assert table.s.active == "germany"


def test_taking_away_the_tank_under_way_ends_its_activation() -> None:
    table = quiet()
    table.order("ussr", "drive", {"d4": [3]}, unit="#1")
    table.amend("remove", unit="ussr-1")
    assert (table.s.frames, table.s.active) == ((), "germany")


def watched() -> Table:
    table = battle(["t34_85 F8 N", "t34_85 A11 N"], ["pz3l F2 S"])
    table.order("ussr", "drive", {"d4": [4]}, unit="#1")
    table.order("ussr", "move", path="F7 F6")
    return table


def test_no_legal_shot_remains_and_fire_is_pressed() -> None:
    """The question is closed as held, the path goes on, and the late answer is refused as untimely."""
    table = watched()
    old = table.question
    events = table.amend("mark", unit="germany-1", mark="no_gun")
    assert [e.by for e in events if isinstance(e, DecisionAnswered)] == ["rules"]
    assert table.at("ussr-1") == "F6"
    late = table.send(cmd.AnswerDecision(old.id, "fire:germany-1"), "germany")
    assert isinstance(late, Refusal)
    assert late.code == "refuse-question-closed"


def test_a_second_answer_is_refused() -> None:
    table = watched()
    old = table.question
    table.answer("hold")
    late = table.send(cmd.AnswerDecision(old.id, "fire:germany-1"), "germany")
    assert isinstance(late, Refusal)


def test_the_mover_gains_no_other_move_by_an_interruption() -> None:
    table = watched()
    table.answer("fire:germany-1", {"d10": [1]})
    activation = table.s.activation
    assert activation is not None
    assert (activation.ap, table.at("ussr-1"), table.s.driving) == (2, "F6", None)


def test_a_step_that_an_edit_has_made_impossible_stops_the_path() -> None:
    table = watched()
    table.amend("place", unit="ussr-2", hex="F6")
    events = table.answer("hold") if table.game.pending else table.events
    assert any(isinstance(e, PathStopped) for e in events)
    assert table.at("ussr-1") == "F7"


def test_a_game_master_may_answer_for_a_seat() -> None:
    table = watched()
    table.queue("d10", 1)
    found = table.send(cmd.RuleOnDecision(table.question.id, "fire:germany-1", "absent"), role="gm")
    assert not isinstance(found, Refusal)
    assert table.tank("germany-1").fired


def test_a_rewind_reopens_the_question_under_a_new_id() -> None:
    table = watched()
    version, old = table.game.version, table.question
    table.answer("hold_move")
    found = table.send(cmd.Rewind(version, "again"), role="gm")
    assert not isinstance(found, Refusal)
    assert table.question.id != old.id
    assert isinstance(table.send(cmd.AnswerDecision(old.id, "hold"), "germany"), Refusal)
    table.answer("hold")
    assert table.at("ussr-1") == "F6"
