"""Scenario files: the five that are shipped, and faults, all at once and with their places."""

from __future__ import annotations

import pytest

from bot.core.scenario import Fault
from bot.rulesets.tank_duel import RULESET
from bot.rulesets.tank_duel.fire import aim
from bot.rulesets.tank_duel.movement import PIVOTS, Cursor, can_enter
from bot.rulesets.tank_duel.scenario import Scenario, battle
from tests.rulesets.tank_duel.field import scenario
from tests.rulesets.tank_duel.table import DATA, Table, scenario_text, tables

SHIPPED = ("duel", "la-chapelle", "steppe-1943", "hunters", "bocage")


def read(text: str) -> Scenario:
    found = RULESET.read_scenario(tables(), text)
    assert isinstance(found, Scenario), found
    return found


def faults(text: str) -> tuple[Fault, ...]:
    found = RULESET.read_scenario(tables(), text)
    assert isinstance(found, tuple)
    return found


def codes(text: str) -> list[str]:
    return [f.text.key.removeprefix("td-fault-") for f in faults(text)]


def test_the_five_scenarios_are_there() -> None:
    assert {p.stem for p in (DATA / "scenarios/tank_duel").glob("*.toml")} == set(SHIPPED)


@pytest.mark.parametrize("id_", SHIPPED)
def test_a_shipped_scenario_is_sound(id_: str) -> None:
    found = read(scenario_text(id_))
    assert found.id == id_
    assert found.title.en
    assert found.title.fr
    assert found.briefing.en != found.briefing.fr
    assert RULESET.invariants(tables(), Table(scenario_text(id_), {"d10": [9, 1]}).game) == ()
    largest = max(len(f.units) for f in found.forces)
    columns, rows = (15, 11) if largest <= 3 else (20, 15)
    assert found.map.grid.columns <= columns or largest > 3
    assert found.map.grid.rows <= rows
    assert found.turns == (8 if id_ in ("duel", "la-chapelle") else 10)


@pytest.mark.parametrize("id_", SHIPPED)
def test_a_shipped_scenario_is_balanced_by_points(id_: str) -> None:
    """The weaker side has at least four fifths of the other's points; the tutorial is what it is."""
    found = read(scenario_text(id_))
    a, b = (found.points(f) for f in found.forces)
    assert min(a, b) / max(a, b) >= (0.75 if id_ == "duel" else 0.8)


@pytest.mark.parametrize("id_", SHIPPED)
def test_every_tank_of_a_shipped_scenario_can_drive(id_: str) -> None:
    s = battle(read(scenario_text(id_)))
    for t in s.tanks:
        at = Cursor(t.hex, t.facing, 4, "none", 0, 0, False, t.started)
        assert can_enter(tables(), s, at), t.id
    assert len(PIVOTS) == 6


def test_forces_are_those_of_the_battles() -> None:
    points = {
        id_: {f.id: read(scenario_text(id_)).points(f) for f in read(scenario_text(id_)).forces} for id_ in SHIPPED
    }
    assert points == {
        "duel": {"germany": 41, "ussr": 31},
        "la-chapelle": {"france": 95, "germany": 90},
        "steppe-1943": {"germany": 88, "ussr": 104},
        "hunters": {"germany": 105, "ussr": 117},
        "bocage": {"germany": 85, "uk": 102},
    }


def test_the_tutorial_has_a_first_shot_within_three_commands() -> None:
    table = Table(scenario_text("duel"), {"d10": [2, 9]})
    assert RULESET.head(table.tables, table.scenario).training
    table.order("ussr", "drive", {"d4": [3]})
    for hex_ in ("D8", "D7"):
        if not table.game.pending:
            table.order("ussr", "move", path=hex_)
    assert table.question.seats == ("germany",)


def test_the_head_of_a_scenario() -> None:
    head = RULESET.head(tables(), read(scenario_text("la-chapelle")))
    assert [s.id for s in head.sides] == ["france", "germany"]
    assert [len(s.forces) for s in head.sides] == [4, 3]
    assert all(s.seats == (s.id,) for s in head.sides)


def test_preview_shows_every_tank_at_its_place() -> None:
    found = read(scenario_text("hunters"))
    view = RULESET.preview(tables(), found)
    assert len(view.counters) == 7
    assert view.to_act == ""
    assert view.alt


# own tank cards, turrets, names

CARD = """
[[tank]]
id = "captured_kv"
name = { en = "Captured KV", fr = "KV capturé" }
penetration = 74
armour = { front = 147, side = 95, rear = 89 }
turret = true
restriction = 1
points = 29
silhouette = "kv1"
"""


def test_own_tank_cards() -> None:
    found = read(scenario(["captured_kv F6 N"], ["pz3l A1 N"], more=CARD))
    assert found.cards["captured_kv"].front == 147
    assert found.cards["captured_kv"].silhouette == "kv1"


def test_turret_standing_and_a_name_with_anything_in_it() -> None:
    found = read(scenario(["t34_85 F6 N turret=1 standing=fire_40 name=@everyone_**x**"], ["pz3l A1 N"]))
    unit = found.forces[0].units[0]
    assert (unit.turret, unit.standing, unit.fire_at, unit.name) == (1, "fire", 40, "@everyone **x**")


# faults


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (("schema = 1", "schema = 2"), "schema"),
        (('ruleset = "tank_duel"', 'ruleset = "chess"'), "ruleset"),
        (('id = "field"', 'id = "My Field"'), "id"),
        (("turns = 8", "turns = 0"), "range"),
        (("turns = 8", "turns = true"), "type"),
        (("turns = 8", ""), "missing"),
        (("turns = 8", "turns = 8\nweather = 3"), "unknown-key"),
        (('first_side = "ussr"', 'first_side = "usa"'), "first-side"),
        (('type = "t34_85"', 'type = "t34_99"'), "card"),
        (('hex = "F6"', 'hex = "Z6"'), "hex"),
        (('hex = "F6"', 'hex = "A1"'), "hex-taken"),
        (('facing = "S"', 'facing = "E"'), "facing"),
        (('facing = "S"', 'facing = "S"\nmotion = "fast"'), "motion"),
        (('facing = "S"', 'facing = "S"\nturret = 7'), "range"),
        (('facing = "S"', 'facing = "S"\nstanding = "maybe"'), "standing"),
        (('facing = "S"', 'facing = "S"\ncolour = "red"'), "unknown-key"),
        (('id = "germany"', 'id = "ussr"'), "side-twice"),
        (("[map]", '[victory]\nhold = ["F6"]\n[map]'), "hold"),
        (("[map]", '[[objective]]\nhex = "Q99"\n[map]'), "hex"),
        (("[map]", '[[objective]]\nhex = "B2"\n[[objective]]\nhex = "B2"\n[map]'), "objective-twice"),
    ],
)
def test_a_fault_is_named(change: tuple[str, str], code: str) -> None:
    text = scenario(["t34_85 F6 S"], ["pz3l A1 N"])
    assert change[0] in text
    assert code in codes(text.replace(change[0], change[1], 1))


@pytest.mark.parametrize(
    ("ground", "code"),
    [
        ('roads = [["A1", "A5"]]', "road-gap"),
        ('roads = [["A1"]]', "road"),
        ('bridges = ["A1"]', "bridge"),
        ('hedges = [["A1", "C1"]]', "hedge-gap"),
        ('hedges = [["A1"]]', "hedge"),
        ('hedges = [["A1", "Z9"]]', "hex"),
        ('labels = [{ hex = "A1", text = "", style = "place" }]', "label"),
        ('rivers = ["A1"]', "unknown-key"),
    ],
)
def test_a_fault_of_the_map_is_named(ground: str, code: str) -> None:
    assert code in codes(scenario(["t34_85 F6 S"], ["pz3l A1 N"], ground=ground))


def test_unknown_terrain_and_marks_have_line_and_column() -> None:
    lines = [". . . . . . . . . . . "] * 11
    lines[2] = ". . x . . . . . . . . "
    lines[4] = ". . . .!. . . . . . . "
    text = scenario(["t34_85 F6 S"], ["pz3l A1 N"], lines)
    found = {f.text.key: (f.line, f.column) for f in faults(text)}
    rows = text.splitlines()
    for key, char in (("td-fault-terrain", "x"), ("td-fault-mark", "!")):
        line, column = found[key]
        assert rows[line - 1][column - 1] == char


def test_a_road_over_a_river_needs_a_bridge() -> None:
    lines = [". . . . . . . . . . . "] * 11
    lines[0] = ". ~ . . . . . . . . . "
    ground = 'roads = [["A1", "B1"]]'
    assert codes(scenario(["t34_85 F6 S"], ["pz3l A3 N"], lines, ground=ground)) == ["road-river"]


def test_broken_toml_has_its_place() -> None:
    (fault,) = faults("schema = 1\nid = \n")
    assert fault.text.key == "td-fault-toml"
    assert fault.line == 2


def test_seven_faults_are_reported_at_once_each_at_its_line() -> None:
    text = scenario(
        ["t34_85 F6 S", "tiger9 G6 N"], ["pz3l A1 E", "pz3l Z1 N moving"], turns=99, ground='hedges = [["A1", "C1"]]'
    )
    text = text.replace("schema = 1", "schema = 1\nauthor = 3")
    text = text.replace('motion = "moving"', 'motion = "rolling"')
    found = faults(text)
    assert len(found) == 7
    lines = text.splitlines()
    wanted = {
        "td-fault-unknown-key": "author",
        "td-fault-range": "turns",
        "td-fault-hedge-gap": "hedges",
        "td-fault-card": "tiger9",
        "td-fault-facing": 'facing = "E"',
        "td-fault-hex": "Z1",
        "td-fault-motion": "rolling",
    }
    assert {f.text.key for f in found} == set(wanted)
    for fault in found:
        assert wanted[fault.text.key] in lines[fault.line - 1]


def test_one_side_too_few_and_an_empty_side() -> None:
    text = scenario(["t34_85 F6 S"], [])
    assert "tank-count" in codes(text)
    assert "two-sides" in codes(text.replace('[[side]]\nid = "germany"', ""))


def test_nothing_at_all_is_many_faults_and_no_crash() -> None:
    assert len(faults("")) >= 5


@pytest.mark.parametrize("id_", SHIPPED)
def test_nobody_is_under_fire_before_anybody_has_moved(id_: str) -> None:
    """The die for initiative decides who moves first, not who is shot first."""
    table = Table(scenario_text(id_), {"d10": [9, 1]})
    for shooter in table.s.tanks:
        for target in table.s.alive(table.s.enemy_of(shooter.side)):
            assert aim(table.tables, table.s, shooter, target).problems, (shooter.id, target.id)
