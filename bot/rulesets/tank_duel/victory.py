"""Turns, initiative and victory (TD-2, TD-9)."""

from __future__ import annotations

from bot.core.messages import Arg, Message, say
from bot.core.run import Run
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.events import PlayPassed, TurnBegan, TurnEnded
from bot.rulesets.tank_duel.model import DuelState
from bot.rulesets.tank_duel.tables import Tables


def check_destruction(run: Run[DuelState]) -> None:
    """End the game at once when a side has no tank left, where the scenario plays for that."""
    s = run.rules
    if not s.victory.destroy_all or run.state.outcome is not None:
        return
    for side in s.sides:
        if not s.alive(side.id):
            winner = s.enemy_of(side.id)
            run.end(winner, say("td-end-destroyed", "TD-9", loser=words.side(s, side.id), winner=words.side(s, winner)))
            return


def pass_play(run: Run[DuelState]) -> None:
    """After an activation: the other side, or the same again, or the end of the turn (TD-2)."""
    s = run.rules
    for side in (s.enemy_of(s.active), s.active) if s.active else ():
        if s.ready(side):
            run.emit(PlayPassed(side))
            return
    end_turn(run)


def end_turn(run: Run[DuelState]) -> None:
    run.emit(TurnEnded(run.rules.turn))
    if run.rules.turn >= run.rules.turns:
        _end_at_limit(run)
    else:
        begin_turn(run)


def begin_turn(run: Run[DuelState]) -> None:
    """Roll for initiative, unless the scenario names who goes first in turn 1 (TD-P7)."""
    s = run.rules
    turn = s.turn + 1
    if turn == 1 and s.first_side:
        run.emit(TurnBegan(turn, s.first_side))
    else:
        first, dice = _initiative(run, turn)
        run.emit(TurnBegan(turn, first, dice))
    s = run.rules
    for side in (s.first, s.enemy_of(s.first)):
        if s.ready(side):
            run.emit(PlayPassed(side))
            return


def _initiative(run: Run[DuelState], turn: int) -> tuple[str, tuple[int, ...]]:
    """A D10 each in the order of the sides, ties again; the higher goes first."""
    tables: Tables = run.tables
    sides = run.rules.sides
    while True:
        dice = tuple(
            run.roll(
                "d10",
                tables.turn.initiative_die,
                1,
                say("td-roll-initiative", "TD-2", side=side.name.as_message(), turn=turn),
                "TD-2",
                seat=side.id,
            )[0]
            for side in sides
        )
        if dice[0] != dice[1]:
            return sides[0 if dice[0] > dice[1] else 1].id, dice


def _end_at_limit(run: Run[DuelState]) -> None:
    """All of the hexes to hold, then points, then a draw (TD-9)."""
    s = run.rules
    winner, reason = decide_at_limit(s)
    run.end(winner, reason)


def decide_at_limit(s: DuelState) -> tuple[str, Message]:
    """Who wins when the last turn is over, empty for a draw, and why."""
    if s.victory.hold:
        holders = {o.holder for o in s.objectives if o.hex in s.victory.hold}
        if len(holders) == 1 and "" not in holders:
            winner = holders.pop()
            return winner, say("td-end-held", "TD-9", winner=words.side(s, winner))
    scores = {side.id: s.points(side.id) for side in s.sides}
    a, b = (side.id for side in s.sides)
    totals: dict[str, Arg] = {
        "a": words.side(s, a),
        "b": words.side(s, b),
        "points-a": scores[a],
        "points-b": scores[b],
    }
    if s.victory.points and scores[a] != scores[b]:
        winner = a if scores[a] > scores[b] else b
        return winner, Message("td-end-points", {"winner": words.side(s, winner), **totals}, "TD-9")
    return "", Message("td-end-draw", {**totals}, "TD-9")
