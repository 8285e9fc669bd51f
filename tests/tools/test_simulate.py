"""Random games from the menu."""

from __future__ import annotations

import random

import pytest

from bot.core.dice import RollRequest
from bot.tools.simulate import SeededDice, SimulationError, main, simulate


def test_the_same_seed_plays_the_same_games() -> None:
    a, b = (simulate("tank_duel", 5, 3) for _ in range(2))
    assert a.lines() == b.lines()
    assert a.games == 5
    assert a.refused > 0


def test_other_seeds_play_other_games() -> None:
    assert simulate("tank_duel", 2, 1, ["duel"]).lines() != simulate("tank_duel", 2, 2, ["duel"]).lines()


def test_every_scenario_is_played_in_turn() -> None:
    report = simulate("tank_duel", 5, 1)
    assert len({scenario for scenario, _ in report.winners}) == 5


def test_nothing_to_play_is_an_error() -> None:
    with pytest.raises(SimulationError):
        simulate("tank_duel", 1, 1, ["nowhere"])
    with pytest.raises(SimulationError):
        simulate("chess", 1, 1)


def test_the_command_prints_a_report(capsys: pytest.CaptureFixture[str]) -> None:
    assert main("tank_duel", 1, 1, "duel") == 0
    assert "1 games of tank_duel" in capsys.readouterr().out
    assert main("tank_duel", 1, 1, "nowhere") == 1


def test_seeded_dice_keep_to_their_sides_and_shuffle_everything() -> None:
    dice = SeededDice(random.Random(1))
    rolled = dice.roll(RollRequest(1, "d4", 4, 200))
    assert set(rolled.faces) == {1, 2, 3, 4}
    assert sorted(dice.roll(RollRequest(2, "shuffle", 9, 9)).faces) == list(range(1, 10))
