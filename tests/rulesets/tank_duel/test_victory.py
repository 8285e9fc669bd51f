"""Turns and how a game ends (TD-2, TD-9, TD-P7)."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core.events import GameEnded
from bot.rulesets.tank_duel.events import ShotFired, TurnEnded
from tests.rulesets.tank_duel.field import BLIND, battle
from tests.rulesets.tank_duel.table import Table

MISS = {"d10": [1]}
KILL = {"d10": [10], "d100": [100]}
OBJECTIVE = '[[objective]]\nhex = "F5"\npoints = 5'


def ended(table: Table) -> tuple[str, str]:
    outcome = table.game.outcome
    assert outcome is not None
    return outcome.winner, outcome.reason.key


def test_td_2_sides_alternate_one_tank_each() -> None:
    table = battle(["t34_85 F6 N", "t34_85 G6 N"], ["pz3l A1 N", "pz3l B1 N"], BLIND)
    order = []
    for _ in range(4):
        order.append(table.s.active)
        tank = table.s.ready(table.s.active)[0]
        if len(order) == 4:
            table.queue("d10", 9, 1)
        table.order(table.s.active, "ambush", unit=f"#{tank.number}")
    assert order == ["ussr", "germany", "ussr", "germany"]


def test_td_2_with_unequal_numbers_the_larger_side_finishes_alone() -> None:
    table = battle(["t34_85 F6 N", "t34_85 G6 N", "t34_85 H6 N"], ["pz3l A1 N"], BLIND)
    order = []
    for n in range(4):
        order.append(table.s.active)
        if n == 3:
            table.queue("d10", 9, 1)
        table.order(table.s.active, "ambush", unit=f"#{table.s.ready(table.s.active)[0].number}")
    assert order == ["ussr", "germany", "ussr", "ussr"]


def test_td_2_a_tank_acts_once_a_turn() -> None:
    table = battle(["t34_85 F6 N", "t34_85 G6 N"], ["pz3l A1 N"], BLIND)
    table.order("ussr", "ambush", unit="#1")
    table.order("germany", "ambush")
    assert table.refused("ussr", "drive", unit="#1") == ["td-refuse-activated"]


def test_td_2_turn_end_clears_markers_and_keeps_facing_and_motion() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l A1 N"], BLIND)
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F5/NW")
    table.order("ussr", "finish", motion="moving")
    table.order("germany", "ambush", {"d10": [9, 1]})
    mine, theirs = table.tank("ussr-1"), table.tank("germany-1")
    assert (mine.activated, mine.motion, mine.started, mine.facing) == (False, "moving", "moving", 3)
    assert (theirs.activated, theirs.ambush, theirs.started) == (False, False, "halted")
    assert any(isinstance(e, TurnEnded) for e in table.events)


def test_td_9_a_side_without_tanks_loses_at_once() -> None:
    table = battle(["t34_85 F6 N", "t34_85 A8 N"], ["pz3l F2 S"])
    events = table.order("ussr", "fire", KILL, unit="#1")
    assert isinstance(events[-1], GameEnded)
    assert ended(table) == ("ussr", "td-end-destroyed")


def test_td_9_also_when_the_last_tank_dies_by_opportunity_fire() -> None:
    table = battle(["t34_85 F8 N"], ["pz3l F2 S", "pz3l A1 N"])
    table.order("ussr", "drive", {"d4": [4]})
    table.order("ussr", "move", path="F7 F6")
    table.answer("fire:germany-1", KILL)
    assert ended(table) == ("germany", "td-end-destroyed")
    assert table.game.pending == ()


def pass_turns(table: Table, first: str = "ussr") -> None:
    """Everybody lies in ambush until the game is over; the side that goes first never changes."""
    while table.game.outcome is None:
        before = table.s.turn
        tank = table.s.ready(table.s.active)[0]
        last = sum(len(table.s.ready(side.id)) for side in table.s.sides) == 1 and before < table.s.turns
        table.order(table.s.active, "ambush", {"d10": [9, 1]} if last else None, unit=f"#{tank.number}")


def test_td_9_at_the_limit_points_of_destroyed_enemies_count() -> None:
    table = battle(["t34_85 F6 N"], ["pz4h F2 S", "pz4h A1 N standing=hold"], turns=2)
    table.order("ussr", "fire", KILL, target="#1")
    pass_turns(table)
    assert ended(table) == ("ussr", "td-end-points")
    assert table.s.points("ussr") == 26


def test_td_9_equal_is_a_draw() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l A1 N"], BLIND, turns=2)
    pass_turns(table)
    assert ended(table) == ("", "td-end-draw")


def test_td_9_an_objective_is_held_by_whoever_stood_on_it_or_passed_it_last() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l A1 N"], BLIND, turns=1, more=OBJECTIVE)
    table.order("ussr", "drive", {"d4": [2]})
    table.order("ussr", "move", path="F5 F4")
    table.order("ussr", "finish", motion="halted")
    assert table.s.objectives[0].holder == "ussr"
    pass_turns(table)
    assert ended(table) == ("ussr", "td-end-points")
    assert table.s.points("ussr") == 5


def test_td_9_a_tank_that_starts_on_an_objective_holds_it() -> None:
    table = battle(["t34_85 F5 N"], ["pz3l A1 N"], BLIND, more=OBJECTIVE)
    assert table.s.objectives[0].holder == "ussr"


def test_td_9_hold_wins_at_the_limit_whatever_the_points() -> None:
    more = OBJECTIVE + '\n[victory]\nhold = ["F5"]'
    table = battle(["t34_85 F5 N"], ["pz4h F2 S", "pz3l A11 N standing=hold"], turns=1, more=more, first="germany")
    table.order("germany", "ambush", unit="#1")
    table.order("ussr", "ambush")
    table.order("germany", "ambush", unit="#2")
    assert ended(table) == ("ussr", "td-end-held")


def test_td_9_points_may_be_switched_off() -> None:
    more = OBJECTIVE + "\n[victory]\npoints = false"
    table = battle(["t34_85 F5 N"], ["pz3l A1 N"], BLIND, turns=1, more=more)
    pass_turns(table)
    assert ended(table) == ("", "td-end-draw")


@pytest.mark.parametrize("loser", ["ussr", "germany"])
def test_td_9_destruction_may_be_switched_off(loser: str) -> None:
    more = "[victory]\ndestroy_all = false"
    table = battle(
        ["t34_85 F6 N"], ["pz3l F2 S"], turns=3, more=more, first="ussr" if loser == "germany" else "germany"
    )
    winner = table.s.active
    events = table.order(winner, "fire", {"d10": [10, 9, 1], "d100": [100]})
    assert any(isinstance(e, ShotFired) and e.destroyed for e in events)
    assert table.game.outcome is None
    pass_turns(table)
    assert ended(table)[0] == winner


def test_resigning_gives_the_game_to_the_other_side() -> None:
    table = battle(["t34_85 F6 N"], ["pz3l F2 S"])
    table.send(cmd.Resign(), "germany")
    assert ended(table) == ("ussr", "td-end-resigned")
