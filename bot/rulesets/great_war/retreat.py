"""Flags and retreat of soldier units (GW-5.6)."""

from __future__ import annotations

import msgspec

from bot.core.decisions import Decision, Option
from bot.core.messages import say
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.common import WarRun, is_over, put, set_top, tables_of
from bot.rulesets.great_war.frames import CombatFrame
from bot.rulesets.great_war.geo import backward
from bot.rulesets.great_war.medals import eliminated, review
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import barred, profile_of
from bot.rulesets.great_war.words import unit_name

LOOK_AHEAD = 3  # hexes of a retreat asked about in one question


class Way(msgspec.Struct, frozen=True):
    """A way back: hexes entered, and hexes that cannot be retreated."""

    path: tuple[Hex, ...]
    short: int = 0


def step_flags(run: WarRun, frame: CombatFrame) -> None:
    """How many flags count: the owner may ignore those that terrain covers."""
    unit = run.rules.unit(frame.target)
    ignorable = min(frame.ignorable, frame.flags)
    if not frame.flags:
        set_top(run, put(frame, stage="ground"))
        return
    if not ignorable:
        set_top(run, put(frame, stage="retreat", retreats=frame.flags))
        return
    options = [
        Option(
            f"ignore:{n}",
            say("gw-option-ignore", ignored=n, retreat=frame.flags - n),
            style="quiet" if n == ignorable else "normal",
        )
        for n in range(ignorable, -1, -1)
    ]
    set_top(run, put(frame, ignorable=0))  # asked once
    run.ask(
        "flags",
        (unit.side,),
        options,
        f"ignore:{ignorable}",
        "GW-5.6",
        say("gw-ask-flags", unit=unit_name(run.rules, unit), flags=frame.flags, ignorable=ignorable),
        units=(unit.id,),
    )


def flags_answered(run: WarRun, answer: str) -> None:
    frame = run.rules.frames[-1]
    assert isinstance(frame, CombatFrame)
    ignored = int(answer.removeprefix("ignore:"))
    if not run.rules.unit(frame.target).is_alive:
        set_top(run, put(frame, stage="done"))
        return
    run.emit(ev.FlagsIgnored(frame.target, frame.flags, ignored))
    set_top(run, put(frame, stage="retreat", retreats=frame.flags - ignored, flags=0))


def ways_back(tables: Tables, state: State, unit: Unit, steps: int) -> tuple[Way, ...]:
    """Distinct outcomes of retreating up to ``steps`` hexes, those that go farthest first."""
    done: list[Way] = []
    edge: list[tuple[Hex, ...]] = [()]
    for left in range(steps, 0, -1):
        grown: list[tuple[Hex, ...]] = []
        for path in edge:
            nexts = _back_hexes(tables, state, unit, path[-1] if path else unit.hex)
            if not nexts:
                done.append(Way(path, left))
            grown += [(*path, h) for h in nexts]
        edge = grown
    done = [Way(p) for p in edge] + done
    ends: dict[tuple[Hex, int], Way] = {}
    for way in done:
        ends.setdefault((way.path[-1] if way.path else unit.hex, way.short), way)
    return tuple(sorted(ends.values(), key=lambda w: w.short))


def _back_hexes(tables: Tables, state: State, unit: Unit, at: Hex) -> tuple[Hex, ...]:
    """Free hexes towards the own baseline; terrain does not stop a retreat."""
    found = []
    for d in backward(state.side(unit.side)):
        h = at.step(d)
        free = h in state.board and state.unit_at(h) is None
        if free and not barred(tables, state.board.at(h), profile_of(tables, unit)):
            found.append(h)
    return tuple(found)


def step_retreat(run: WarRun, frame: CombatFrame) -> None:
    """Retreat hex by hex; the owner picks the way where there is more than one."""
    unit = run.rules.unit(frame.target)
    if not frame.retreats:
        set_top(run, put(frame, stage="ground"))
        return
    ways = ways_back(tables_of(run), run.rules, unit, min(frame.retreats, LOOK_AHEAD))
    if len(ways) == 1:
        _take(run, frame, ways[0])
        return
    options = [
        Option(
            way_id(run.rules, w),
            say("gw-option-retreat", path=" - ".join(run.rules.board.label(h) for h in w.path) or "0", lost=w.short),
            style="danger" if w.short else "normal",
        )
        for w in ways
    ]
    run.ask(
        "retreat",
        (unit.side,),
        options,
        options[0].id,
        "GW-5.6",
        say("gw-ask-retreat", unit=unit_name(run.rules, unit), retreat=frame.retreats),
        units=(unit.id,),
    )


def way_id(state: State, way: Way) -> str:
    return "to:" + ("-".join(state.board.label(h) for h in way.path) or "stay") + (f"!{way.short}" if way.short else "")


def retreat_answered(run: WarRun, decision: Decision, answer: str) -> None:
    frame = run.rules.frames[-1]
    assert isinstance(frame, CombatFrame)
    unit = run.rules.unit(frame.target)
    if not unit.is_alive:
        set_top(run, put(frame, stage="done"))
        return
    ways = ways_back(tables_of(run), run.rules, unit, min(frame.retreats, LOOK_AHEAD))
    way = next((w for w in ways if way_id(run.rules, w) == answer), ways[0])
    _take(run, frame, way)


def _take(run: WarRun, frame: CombatFrame, way: Way) -> None:
    """Go a way back; each hex that cannot be retreated costs one figure."""
    left = 0 if way.short else frame.retreats - len(way.path)
    set_top(run, put(frame, retreats=left, vacated=frame.vacated or bool(way.path)))
    for to in way.path:
        unit = run.rules.unit(frame.target)
        run.emit(ev.UnitMoved(unit.id, unit.hex, to, unit.heading, "retreat"))
    if way.path:
        review(run)
    if way.short and not is_over(run):
        _blocked(run, frame, frame.retreats - len(way.path), bool(way.path))


def _blocked(run: WarRun, frame: CombatFrame, short: int, moved: bool) -> None:
    unit = run.rules.unit(frame.target)
    lost = min(short, unit.strength)
    run.emit(ev.LossesTaken(unit.id, lost, unit.strength - lost, "retreat"))
    if lost == unit.strength:
        set_top(run, put(frame, stage="ground", retreats=0, vacated=True))
        eliminated(run, unit.id, "retreat")
