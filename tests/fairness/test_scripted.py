"""Scripted dice: taken in order, by number or by name, none missing, none left over."""

from __future__ import annotations

import pytest

from bot.core.dice import RollRequest
from bot.fairness import ScriptedDice, ScriptedFairness
from bot.fairness.scripted import Face, ScriptError
from bot.fairness.verify import commitment_of

NAMES = ("soldier", "soldier", "tank", "burst", "flag", "star")


def test_faces_are_taken_in_the_order_asked() -> None:
    dice = ScriptedDice({"d10": [9, 2], "d4": [3]})
    assert dice.roll(RollRequest(1, "d10", 10, 1)).faces == (9,)
    assert dice.roll(RollRequest(2, "d4", 4, 1)).faces == (3,)
    result = dice.roll(RollRequest(3, "d10", 10, 1))
    assert (result.faces, result.source) == ((2,), "script")
    dice.check_empty()


@pytest.mark.parametrize(("face", "number"), [("tank", 3), ("B", 4), ("fl", 5), ("6", 6), (2, 2), ("so", 1)])
def test_faces_are_named_by_as_many_letters_as_are_unique(face: Face, number: int) -> None:
    dice = ScriptedDice({"battle": [face]})
    assert dice.roll(RollRequest(1, "battle", 6, 1, NAMES)).faces == (number,)


@pytest.mark.parametrize("face", ["s", "x", "", 0, 7, "7", "9" * 9])
def test_what_is_no_face_is_an_error(face: Face) -> None:
    with pytest.raises(ScriptError):
        ScriptedDice({"battle": [face]}).roll(RollRequest(1, "battle", 6, 1, NAMES))


def test_missing_and_left_over_faces_are_errors() -> None:
    dice = ScriptedDice({"d10": [1]})
    with pytest.raises(ScriptError, match="2 d10"):
        dice.roll(RollRequest(1, "d10", 10, 2))
    with pytest.raises(ScriptError, match="d4"):
        dice.roll(RollRequest(1, "d4", 4, 1))
    with pytest.raises(ScriptError, match="left over: d10=1"):
        dice.check_empty()
    dice.add("d4", [2])
    assert dice.left_over() == {"d10": (1,), "d4": (2,)}


def test_an_unscripted_shuffle_keeps_the_order() -> None:
    assert ScriptedDice({}).roll(RollRequest(1, "shuffle", 4, 4)).faces == (1, 2, 3, 4)


def test_scripted_games_have_the_same_secrets_at_every_run() -> None:
    first, again = ScriptedFairness(ScriptedDice({})), ScriptedFairness(ScriptedDice({}))
    secret, commitment = first.new_secret()
    assert again.new_secret() == (secret, commitment)
    assert commitment_of(secret) == commitment
    assert first.new_secret() != (secret, commitment)
