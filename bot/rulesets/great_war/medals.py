"""Medals: the ledger, objectives, and the end of the game (GW-5.8)."""

from __future__ import annotations

from bot.core.messages import say
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.common import WarRun, is_over, tables_of
from bot.rulesets.great_war.geo import enemies_next_to
from bot.rulesets.great_war.model import MedalWon, Objective, State
from bot.rulesets.great_war.words import side_name


def award(
    run: WarRun,
    side: str,
    count: int,
    cause: str,
    *,
    unit: str = "",
    objective: int = -1,
    hex_: Hex | None = None,
    what: str = "",
) -> None:
    """Give medals and end the game the moment the number is reached, in either side's turn."""
    if is_over(run):
        return
    medal = MedalWon(side, count, cause, unit, objective, hex_, what)
    total = run.rules.medals_of(side) + count
    run.emit(ev.MedalsWon(medal, total))
    if total >= run.rules.medals:
        run.end(side, say("gw-end-medals", "GW-5.5", side=side_name(side), medals=total))


def take_back(run: WarRun, medal: MedalWon) -> None:
    run.emit(ev.MedalsLost(medal, run.rules.medals_of(medal.side) - medal.count))


def value_of(run: WarRun, unit_id: str) -> int:
    """Medals for destroying a unit: 1, or a tank's victory value, 1 when ditched (GW-6.4)."""
    unit = run.rules.unit(unit_id)
    value = tables_of(run).units[unit.type].value
    return 1 if unit.status == "ditched" else value


def eliminated(run: WarRun, unit_id: str, why: str) -> None:
    """A unit is gone: the other side gains its value at once (GW-5.5)."""
    unit = run.rules.unit(unit_id)
    value = value_of(run, unit_id)
    run.emit(ev.UnitEliminated(unit_id, unit.hex, why))
    award(run, run.rules.other(unit.side), value, "eliminated", unit=unit_id, what=unit.type)
    review(run)


def holds(state: State, side: str, hexes: tuple[Hex, ...]) -> tuple[Hex, ...]:
    """Those of some hexes that a side occupies (GW-Q17)."""
    return tuple(
        u.hex
        for u in state.alive
        if u.side == side and u.hex in hexes and (u.status != "ditched" or state.rules.ditched_holds)
    )


def _entry(state: State, objective: int, side: str, hex_: Hex | None = None) -> MedalWon | None:
    for m in state.ledger:
        if m.objective == objective and m.side == side and m.hex == hex_:
            return m
    return None


def review(run: WarRun) -> None:
    """After anything has moved: objectives lost and gained at once, tanks revealed."""
    if is_over(run):
        return
    _lose(run)
    _gain(run)
    _reveal_adjacent(run)


_HELD = ("temporary", "start_turn", "group")


def _lose(run: WarRun) -> None:
    for i, o in enumerate(run.rules.objectives):
        if o.kind == "turn_start_majority":
            _majority_lost(run, i, o)
    for m in [m for m in run.rules.ledger if _is_lost(run.rules, m)]:
        take_back(run, m)


def _is_lost(state: State, m: MedalWon) -> bool:
    """A held objective that is vacated, or a building that the enemy has entered again."""
    if m.cause == "building":
        return m.hex is not None and bool(holds(state, state.other(m.side), (m.hex,)))
    if m.objective < 0 or state.objectives[m.objective].kind not in _HELD:
        return False
    hexes = state.objectives[m.objective].hexes if m.hex is None else (m.hex,)
    return not holds(state, m.side, hexes)


def _counts(state: State, o: Objective) -> tuple[int, int]:
    a, b = (len(holds(state, s.id, o.hexes)) for s in state.sides)
    return a, b


def _majority_lost(run: WarRun, i: int, o: Objective) -> None:
    """Lost at once with the majority; while nothing changes in the group, nothing is lost."""
    counts = _counts(run.rules, o)
    if counts == o.counts:
        return
    run.emit(ev.MajorityCounted(i, counts))
    mine = dict(zip((s.id for s in run.rules.sides), counts, strict=True))
    for m in [m for m in run.rules.ledger if m.objective == i]:
        if mine[m.side] <= mine[run.rules.other(m.side)]:
            take_back(run, m)


def _gain(run: WarRun) -> None:
    for i, o in enumerate(run.rules.objectives):
        for side in [s.id for s in run.rules.sides if o.side in ("", s.id)]:
            _gain_one(run, i, o, side)


def _gain_one(run: WarRun, i: int, o: Objective, side: str) -> None:
    """What is gained the moment a hex is occupied."""
    held = holds(run.rules, side, o.hexes)
    if o.kind in ("temporary", "permanent"):
        for h in [h for h in held if _entry(run.rules, i, side, h) is None]:
            award(run, side, o.worth, o.kind, objective=i, hex_=h)
    elif o.kind == "group" and held and _entry(run.rules, i, side) is None:
        award(run, side, o.worth, o.kind, objective=i)


def turn_start(run: WarRun) -> None:
    """What is counted at the start of a side's turn."""
    side = run.rules.turn.side
    for i, o in enumerate(run.rules.objectives):
        if o.side not in ("", side) or is_over(run):
            continue
        held = holds(run.rules, side, o.hexes)
        if o.kind == "start_turn" and held and _entry(run.rules, i, side) is None:
            award(run, side, o.worth, o.kind, objective=i)
        elif o.kind == "turn_start_majority":
            _majority_won(run, i, o, side)
    if run.rules.rules.building_medals == side:
        for h in run.rules.rules.buildings:
            mine = any(m.cause == "building" and m.hex == h for m in run.rules.ledger)
            if not mine and holds(run.rules, side, (h,)):
                award(run, side, 1, "building", hex_=h)


def _majority_won(run: WarRun, i: int, o: Objective, side: str) -> None:
    other = run.rules.other(side)
    if len(holds(run.rules, side, o.hexes)) <= len(holds(run.rules, other, o.hexes)):
        return
    theirs = _entry(run.rules, i, other)
    if theirs is not None:
        take_back(run, theirs)
    if _entry(run.rules, i, side) is None:
        award(run, side, o.worth, o.kind, objective=i)


def exited(run: WarRun, unit_id: str) -> None:
    """A permanent medal for a unit that leaves over the enemy baseline (GW-4.6)."""
    unit = run.rules.unit(unit_id)
    for i, o in enumerate(run.rules.objectives):
        if o.kind == "breakthrough" and o.side in ("", unit.side):
            award(run, unit.side, o.worth, "exited", unit=unit_id, objective=i, what=unit.type)


def _reveal_adjacent(run: WarRun) -> None:
    """A unit next to an unrevealed tank reveals them all at once (GW-8.6)."""
    hidden = run.rules.rules.hidden_tanks
    if not hidden or run.rules.revealed or is_over(run):
        return
    for u in run.rules.alive:
        if u.secret and enemies_next_to(run.rules, u.side, u.hex):
            run.emit(ev.TanksRevealed(hidden))
            return


def reveal_after_battle(run: WarRun) -> None:
    """At the end of a turn in which such a tank has battled (GW-8.6)."""
    if run.rules.turn.hidden_battled and not run.rules.revealed:
        run.emit(ev.TanksRevealed(run.rules.rules.hidden_tanks))
