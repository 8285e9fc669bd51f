"""The story of some events, one fact a line, with dice and modifiers; nobody is told what is not theirs."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core.errors import RulesBug
from bot.core.events import DecisionAnswered, Event, GameEnded
from bot.core.messages import Message, say
from bot.core.ruleset import Moment, Told, Viewer
from bot.core.state import GameState
from bot.hexes import facing_name
from bot.rulesets.tank_duel import events as ev
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.model import DuelState
from bot.rulesets.tank_duel.overlays import outcome_of
from bot.rulesets.tank_duel.reactions import KIND
from bot.rulesets.tank_duel.tables import Tables


def narrate(tables: Tables, moments: Sequence[Moment], viewer: Viewer) -> tuple[Told, ...]:
    """Lines for one viewer in the order of events; steps of one drive share a line."""
    found: list[Told] = []
    steps: list[Moment] = []
    for moment in moments:
        if isinstance(moment.event, ev.HexEntered | ev.TankPivoted):
            if steps and _unit(steps[-1].event) != moment.event.unit:
                found.extend(_drive(steps))
                steps = []
            steps.append(moment)
            continue
        if isinstance(moment.event, _BREAKS):
            found.extend(_drive(steps))
            steps = []
            found.extend(t for t in _tell(tables, moment) if _may_read(t, viewer))
    found.extend(_drive(steps))
    return tuple(found)


_BREAKS: tuple[type[Event], ...] = (*ev.EVENT_TYPES, DecisionAnswered, GameEnded)


def _may_read(told: Told, viewer: Viewer) -> bool:
    return not told.seats or bool(set(told.seats) & set(viewer.seats))


def _unit(event: Event) -> str:
    return str(getattr(event, "unit", ""))


def _drive(steps: Sequence[Moment]) -> Iterator[Told]:
    """One line for a run of steps: where from, where to, AP left; captured objectives after it."""
    if not steps:
        return
    unit = _unit(steps[0].event)
    before, after = _rules(steps[0].before), _rules(steps[-1].after)
    tank = after.tank(unit)
    running = after.activation
    parts = [_step_text(_rules(m.before), m.event) for m in steps]
    reverse = any(isinstance(m.event, ev.HexEntered) and m.event.reverse for m in steps)
    yield Told(
        say(
            "td-tell-reversed" if reverse else "td-tell-drove",
            "TD-3.4" if reverse else "TD-3.3",
            unit=words.tank(after, tank),
            origin=words.label(before, before.tank(unit).hex),
            path=_chain(parts),
            facing=words.facing(tank.facing),
            ap=running.ap if running is not None else 0,
        )
    )
    for m in steps:
        if isinstance(m.event, ev.HexEntered) and m.event.captured:
            side = words.side(after, tank.side)
            yield Told(say("td-tell-captured", "TD-9", side=side, hex=words.label(after, m.event.hex)))


def _chain(parts: Sequence[str]) -> Message:
    """Steps one after the other: ``D5 > E5/NE``."""
    head, *rest = parts
    first = say("td-step", step=head)
    return say("td-steps", first=first, rest=_chain(rest)) if rest else first


def _rules(game: GameState[DuelState]) -> DuelState:
    if game.rules is None:
        raise RulesBug("no battle yet")
    return game.rules


def _step_text(s: DuelState, event: Event) -> str:
    if isinstance(event, ev.TankPivoted):
        return f"{'R' if event.turns > 0 else 'L'}{abs(event.turns)}"
    if not isinstance(event, ev.HexEntered):
        return ""
    label = words.label(s, event.hex)
    return label if s.tank(event.unit).facing == event.facing else f"{label}/{facing_name(event.facing)}"


def _tell(tables: Tables, moment: Moment) -> Iterator[Told]:
    """Lines about one event; ``seats`` marks those that only one side may read."""
    s = _rules(moment.after)
    e = moment.event
    match e:
        case ev.TurnBegan():
            yield Told(_turn(s, e))
        case ev.MovementRolled():
            yield Told(_rolled(tables, s, e))
        case ev.ShotFired():
            yield Told(shot(s, e))
        case ev.PathStopped(unit=unit, reason=reason):
            yield Told(say("td-tell-stopped", reason.rule, unit=words.tank(s, s.tank(unit)), reason=reason))
        case ev.ReactionHeld(units=held):
            names = tuple(words.tank(s, s.tank(u)) for u in held)
            yield Told(say("td-tell-held", "TD-P4", units=names, count=len(names)))
        case ev.AmbushSet(unit=unit):
            yield Told(say("td-tell-ambush", "TD-2.1", unit=words.tank(s, s.tank(unit))))
        case ev.ActivationEnded(unit=unit, motion=motion, why=why) if why in ("choice", "forced", "blocked"):
            key = "td-tell-blocked" if why == "blocked" else f"td-tell-ends-{motion}"
            yield Told(say(key, "TD-A4" if why == "blocked" else "TD-3.5", unit=words.tank(s, s.tank(unit))))
        case ev.TurretSet(unit=unit, keep=keep):
            key = "td-tell-turret-stay" if keep else "td-tell-turret-centre"
            yield Told(say(key, "TD-P11", unit=words.tank(s, s.tank(unit))))
        case ev.StandingSet(unit=unit):
            tank = s.tank(unit)
            yield Told(words.standing(s, tank), (tank.side,))
        case DecisionAnswered():
            yield from _answered(moment, e)
        case GameEnded(outcome=outcome):
            yield Told(say("td-tell-over", outcome.reason.rule, result=result(s, outcome.winner), why=outcome.reason))


def result(s: DuelState, winner: str) -> Message:
    if winner in {side.id for side in s.sides}:
        return say("td-status-won", side=words.side(s, winner))
    return say("td-status-drawn")


def _turn(s: DuelState, e: ev.TurnBegan) -> Message:
    if not e.dice:
        return say("td-tell-turn-fixed", "TD-P7", turn=e.turn, turns=s.turns, side=words.side(s, e.first))
    dice = tuple(say("td-tell-die", side=side.name.as_message(), n=n) for side, n in zip(s.sides, e.dice, strict=True))
    return say("td-tell-turn", "TD-2", turn=e.turn, turns=s.turns, dice=dice, side=words.side(s, e.first))


def _rolled(tables: Tables, s: DuelState, e: ev.MovementRolled) -> Message:
    """Dice, restriction, AP: checkable by hand."""
    die = tables.turn.movement_die
    plain = sum(e.faces) == e.ap and not e.restriction
    return say(
        "td-tell-rolled" if plain else "td-tell-rolled-less",
        "TD-3.1",
        unit=words.tank(s, s.tank(e.unit)),
        dice=f"{len(e.faces)}D{die}",
        faces=" + ".join(map(str, e.faces)),
        restriction=e.restriction,
        ap=e.ap,
    )


def shot(s: DuelState, e: ev.ShotFired) -> Message:
    """The whole reckoning of a shot."""
    outcome = outcome_of(e)
    return say(
        f"td-tell-{outcome}",
        "TD-6.1" if outcome == "miss" else "TD-6.2",
        how=say("td-tell-reaction" if e.reaction else "td-tell-fires", unit=words.tank(s, s.tank(e.shooter))),
        target=words.tank(s, s.tank(e.target)),
        zone=words.zone(f"side-{e.flank}" if e.flank else e.zone),
        face=e.face,
        modifiers=words.modifiers(e.modifiers),
        total=e.total,
        bonus=e.bonus or 0,
        pierce=e.pierce,
        penetration=e.penetration,
        sum=e.sum,
        armour=e.armour,
    )


def _answered(moment: Moment, e: DecisionAnswered) -> Iterator[Told]:
    """That a side holds; for how long and unless what, only that side is told (TD-P2)."""
    s = _rules(moment.after)
    decision = moment.before.decision(e.decision)
    if decision is None or decision.kind != KIND:
        return
    seat = decision.seats[0]
    side = words.side(s, seat)
    if e.by == "rules":
        reason = e.reason or say("td-void-mover", "TD-P6")
        yield Told(say("td-tell-void", "TD-P6", side=side, reason=reason))
    elif e.by == "expiry":
        yield Told(say("td-tell-expired", "TD-P3", side=side))
    elif not e.answer.startswith("fire"):
        yield Told(say("td-tell-holds", "TD-P2", side=side))
        name, _, number = e.answer.partition(":")
        if name != "hold":
            key = "td-tell-own-hold-move" if name == "hold_move" else "td-tell-own-hold-unless"
            yield Told(say(key, "TD-P2", n=int(number or 0)), (seat,))
