"""The last action among some moments: what a picture draws and a panel explains."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.ruleset import Moment
from bot.rulesets.great_war import events as ev

_STARTS = (
    ev.CombatBegan,
    ev.ArtilleryFired,
    ev.RecoveryRolled,
    ev.TankDitched,
    ev.CommandCardPlayed,
    ev.GasRolled,
    ev.WireRolled,
    ev.NoMansLandShelled,
)


def last_action(moments: Sequence[Moment]) -> tuple[Moment, ...]:
    """The moments of the last action, from its beginning; empty when nothing worth drawing happened.

    Shells belong to their mission, a counter-attack and a bonus combat stand for themselves, and the steps of one
    move belong together.
    """
    at = _start(moments)
    if at < 0:
        return ()
    if isinstance(moments[at].event, ev.CombatBegan) and _kind(moments[at]) == "shells":
        for i in range(at, -1, -1):
            if isinstance(moments[i].event, ev.ArtilleryFired):
                at = i
                break
    first = moments[at].event
    if isinstance(first, ev.UnitMoved):
        while at and _same_move(moments[at - 1], first.unit):
            at -= 1
    end = next((i for i in range(at + 1, len(moments)) if isinstance(moments[i].event, ev.TurnEnded)), len(moments))
    return tuple(moments[at:end])


def _start(moments: Sequence[Moment]) -> int:
    for i in range(len(moments) - 1, -1, -1):
        event = moments[i].event
        if isinstance(event, _STARTS):
            return i
        if isinstance(event, ev.UnitMoved) and event.why == "move":
            return i
    for i in range(len(moments) - 1, -1, -1):
        # the announcement of an attack may lie in an earlier command
        if isinstance(moments[i].event, ev.AttackRolled):
            return i
    return -1


def _kind(moment: Moment) -> str:
    return moment.event.kind if isinstance(moment.event, ev.CombatBegan) else ""


def _same_move(moment: Moment, unit: str) -> bool:
    event = moment.event
    if isinstance(event, ev.UnitMoved | ev.BogRolled):
        return event.unit == unit and event.why == "move"
    return not isinstance(event, (*_STARTS, ev.TurnBegan, ev.UnitMoved, ev.MoveEnded))
