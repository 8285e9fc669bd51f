"""The language of scripts."""

from __future__ import annotations

import pytest

from bot.tools.script.grammar import (
    Choose,
    Expect,
    ExpectImage,
    Power,
    Press,
    SaveImage,
    Say,
    ScriptError,
    Wait,
    read_script,
    strip_comment,
)


def actions(text: str) -> list[object]:
    return [step.action for step in read_script(text).steps]


def test_every_kind_of_line_is_read() -> None:
    script = read_script(
        """
users alice bob carol gm(manage_channels, kick_members) denise(fr)   # carol is a stranger
scenario my-fight.toml
dice d10=9,2 d4=3,3   # comment
dice d10=8 d100=50 battle=S,D,B hex=F5
hand british command=probe,assault combat=rally
deck command=recon
alice: /order move unit:"Panther #1" path:"D4 D5/NE"
bob: press "Fire" on 2
bob: choose "T-34" in "Fire with"
bob: choose "A", "B" in "Units" on 2
wait 1h30m
stop
start
restart
expect "ricochet"
expect no "destroyed"
expect private alice "not your"
expect no private alice "secret"
expect image
save image board.png
"""
    )
    assert script.users == {
        "alice": (),
        "bob": (),
        "carol": (),
        "gm": ("manage_channels", "kick_members"),
        "denise": (),
    }
    assert script.languages == {"denise": "fr"}
    assert script.scenarios == ["my-fight.toml"]
    assert script.dice == {
        "d10": ["9", "2", "8"],
        "d4": ["3", "3"],
        "d100": ["50"],
        "battle": ["S", "D", "B"],
        "hex": ["F5"],
    }
    assert script.cards == {
        ("british", "command"): ["probe", "assault"],
        ("british", "combat"): ["rally"],
        ("", "command"): ["recon"],
    }
    assert [step.action for step in script.steps] == [
        Say("alice", '/order move unit:"Panther #1" path:"D4 D5/NE"'),
        Press("bob", "Fire", 2),
        Choose("bob", ("T-34",), "Fire with"),
        Choose("bob", ("A", "B"), "Units", 2),
        Wait(5400),
        Power("stop"),
        Power("start"),
        Power("restart"),
        Expect("ricochet"),
        Expect("destroyed", is_negative=True),
        Expect("not your", private_to="alice"),
        Expect("secret", is_negative=True, private_to="alice"),
        ExpectImage(),
        SaveImage("board.png"),
    ]
    assert script.steps[0].line == 8


@pytest.mark.parametrize(
    ("text", "seconds"),
    [
        ("13h", 46800),
        ("30m", 1800),
        ("2d", 172800),
        ("45s", 45),
        ("1w", 604800),
        ("1d 30 min", 88200),
        ("2 hours", 7200),
    ],
)
def test_times(text: str, seconds: float) -> None:
    assert actions(f"wait {text}") == [Wait(seconds)]


def test_without_users_there_are_alice_bob_and_a_game_master() -> None:
    assert read_script("wait 1h").users == {"alice": (), "bob": (), "gm": ("manage_channels",)}


def test_names_are_read_in_any_case() -> None:
    assert actions('Alice: press "Go"\nexpect private BOB "x"') == [Press("alice", "Go"), Expect("x", private_to="bob")]


@pytest.mark.parametrize(
    ("line", "left"),
    [
        ("wait 1h # a while", "wait 1h "),
        ("# all of it", ""),
        ("alice: /order drive unit:Panther #1", "alice: /order drive unit:Panther #1"),
        ('expect "a # b" # c', 'expect "a # b" '),
        ('expect "say \\"# x\\""', 'expect "say \\"# x\\""'),
    ],
)
def test_comments(line: str, left: str) -> None:
    assert strip_comment(line) == left


@pytest.mark.parametrize(
    ("text", "line", "why"),
    [
        ("wait 1h\ndance", 2, "cannot read"),
        ("wait soon", 1, "a time is"),
        ("dice d10", 1, "kind=faces"),
        ("users alice(", 1, "users are names"),
        ("users", 1, "users are names"),
        ("expect nothing", 1, 'expect "text"'),
        ("save board.png", 1, "save image"),
        ("zoe: /game new", 1, "zoe is not among the users"),
        ('expect private zoe "x"', 1, "zoe is not among the users"),
        ("alice: dances", 1, "press"),
        ("hand british secret=a", 1, "cards are"),
        ("scenario", 1, "name a scenario"),
    ],
)
def test_a_line_that_makes_no_sense_is_named(text: str, line: int, why: str) -> None:
    with pytest.raises(ScriptError, match=f"line {line}: .*{why}"):
        read_script(text)
