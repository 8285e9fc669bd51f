"""Whole script files on the real bot: what ends a run, with which status, and what is said about it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tools.script.runner import FAILED, PASSED, UNREADABLE, run_file

OPENING = """
alice: /game new scenario:duel side:germany
bob: press "Join"
alice: press "Start"
"""
MAP = """
schema = 1
ruleset = "tank_duel"
id = "mine"
turns = 3
first_side = "ussr"
[title]
en = "My own fight"
fr = "Mon combat"
[briefing]
en = "Short."
fr = "Court."
[map]
rows = [
  ". . . . ",
  " . . . . ",
  ". . . . ",
]
[[side]]
id = "germany"
[[side.unit]]
type = "panther"
hex = "A1"
facing = "S"
[[side]]
id = "ussr"
[[side.unit]]
type = "t34_85"
hex = "D3"
facing = "N"
"""


def run(folder: Path, text: str) -> tuple[int, str, str]:
    """Status, what was printed, and what was complained about."""
    file = folder / "script.hull"
    file.write_text(text)
    lines: list[str] = []
    complaints: list[str] = []
    status = run_file(file, lines.append, complaints.append)
    return status, "\n".join(lines), "\n".join(complaints)


def test_a_script_that_goes_as_written(tmp_path: Path) -> None:
    status, shown, complaints = run(tmp_path, OPENING + 'expect "Turn 1 of 8"\nexpect image\n')
    assert (status, complaints) == (PASSED, "")
    assert '[3] bob: press "Join"' in shown


def test_the_first_unmet_expectation_ends_it_with_line_and_news(tmp_path: Path) -> None:
    status, shown, complaints = run(tmp_path, OPENING + 'expect "no such thing"\nalice: /game status\n')
    assert status == FAILED
    assert complaints.startswith(f"{tmp_path / 'script.hull'}:5: expect")
    assert "'no such thing' was not shown since the last action" in complaints
    assert "Turn 1 of 8" in complaints
    assert "/game status" not in shown


def test_dice_fall_as_queued(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MAP.replace('first_side = "ussr"\n', ""))
    text = "dice d10=2,9\nscenario mine.toml\ndice d4=3\n" + OPENING.replace("duel", "mine")
    text += 'expect "Germany 2, USSR 9"\nbob: /order drive unit:1\nexpect "3 AP"\n'
    status, _, complaints = run(tmp_path, text)
    assert (status, complaints) == (PASSED, "")


def test_a_die_left_over_fails(tmp_path: Path) -> None:
    status, _, complaints = run(tmp_path, "dice d100=5\nwait 1h\n")
    assert status == FAILED
    assert "dice left over: d100=5" in complaints


def test_a_die_that_is_missing_fails_at_the_line_that_asks_for_it(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MAP)
    text = "dice d100=1\nscenario mine.toml\n" + OPENING.replace("duel", "mine") + "bob: /order drive unit:1\n"
    status, _, complaints = run(tmp_path, text)
    assert status == FAILED
    assert ":7: bob: /order drive unit:1" in complaints
    assert "asks for 1 d4, the script has 0 left" in complaints


def test_an_extra_scenario_lies_beside_the_script(tmp_path: Path) -> None:
    (tmp_path / "mine.toml").write_text(MAP)
    status, _, complaints = run(
        tmp_path, "scenario mine.toml\n" + OPENING.replace("duel", "mine") + 'expect "Turn 1 of 3"'
    )
    assert (status, complaints) == (PASSED, "")


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("dance", "line 1: cannot read 'dance'"),
        ("scenario nowhere.toml", "nowhere.toml"),
        ("scenario broken.toml", "broken.toml"),
        ("scenario faulty.toml", "faulty.toml:29:8: Z99"),
        ("users alice(fly)", "Discord knows no permission 'fly'"),
    ],
)
def test_a_file_that_cannot_be_read(tmp_path: Path, text: str, why: str) -> None:
    (tmp_path / "broken.toml").write_text("id = ")
    (tmp_path / "faulty.toml").write_text(MAP.replace('"mine"', '"faulty"').replace('"D3"', '"Z99"'))
    status, _, complaints = run(tmp_path, text)
    assert status == UNREADABLE
    assert why in complaints


def test_no_such_file(tmp_path: Path) -> None:
    assert run_file(tmp_path / "nothing.hull", print, print) == UNREADABLE


def test_hands_and_decks_are_fixed(tmp_path: Path) -> None:
    text = """
hand british command=assault-left
hand german command=probe-right
alice: /game new scenario:first-landship side:british
bob: press "Join"
alice: press "Start"
alice: /hand
expect private alice "Assault left"
bob: /hand
expect private bob "Probe right"
expect no private bob "Assault left"
"""
    status, _, complaints = run(tmp_path, text)
    assert (status, complaints) == (PASSED, "")


def test_a_card_that_is_not_there_fails(tmp_path: Path) -> None:
    text = "hand british command=no-such-card\nalice: /game new scenario:first-landship solo:true\nalice: /game start\n"
    status, _, complaints = run(tmp_path, text)
    assert status == FAILED
    assert "no-such-card" in complaints
