"""Opportunity fire: who may react after a step, standing orders, and the question (TD-4.4, TD-P2 to TD-P6)."""

from __future__ import annotations

from fractions import Fraction

from bot.core.decisions import Decision, Option
from bot.core.messages import Message, say
from bot.core.run import Run
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.events import PathStopped, ReactionHeld, ReactionSet
from bot.rulesets.tank_duel.fire import Aim, aim
from bot.rulesets.tank_duel.geometry import flank
from bot.rulesets.tank_duel.impact import shoot
from bot.rulesets.tank_duel.model import DuelState, Reaction, Tank
from bot.rulesets.tank_duel.tables import Tables

KIND = "opportunity_fire"


def may_react(tank: Tank) -> bool:
    """Not yet activated, or in ambush; one shot a turn (TD-4.4, TD-A22)."""
    return tank.alive and tank.on_map and not tank.fired and not tank.no_gun and (not tank.activated or tank.ambush)


def reaction_aims(tables: Tables, state: DuelState) -> tuple[Aim, ...]:
    """Every shot that could be fired at the mover now with a chance to kill above zero (TD-P12)."""
    activation = state.activation
    if activation is None:
        return ()
    mover = state.tank(activation.unit)
    if not mover.alive:
        return ()
    found = (aim(tables, state, t, mover) for t in state.alive(state.enemy_of(mover.side)) if may_react(t))
    return tuple(a for a in found if a.chance > 0)


def reaction_of(state: DuelState, side: str) -> Reaction:
    activation = state.activation
    reactions = activation.reactions if activation is not None else ()
    return next((r for r in reactions if r.side == side), Reaction(side))


def react(run: Run[DuelState], due_at: int | None = None) -> None:
    """Give the other side its window after a step: standing orders first, then a question if one is left to ask."""
    tables: Tables = run.tables
    while run.state.outcome is None:
        aims = reaction_aims(tables, run.rules)
        if not aims:
            return
        side = aims[0].shooter.side
        policy = reaction_of(run.rules, side)
        if policy.mode == "hold":
            return
        shot = _automatic(aims, policy)
        if shot is None:
            _ask_or_hold(run, aims, policy, due_at)
            return
        shoot(run, shot, reaction=True)
        _stop_if_fired_on(run)


def _automatic(aims: tuple[Aim, ...], policy: Reaction) -> Aim | None:
    """The shot that a standing order or "hold unless" fires now, the best chance first."""
    ready = [a for a in aims if _fires_by_itself(a, policy)]
    return min(ready, key=lambda a: (-a.chance, a.shooter.number)) if ready else None


def _fires_by_itself(found: Aim, policy: Reaction) -> bool:
    tank = found.shooter
    if tank.standing == "fire":
        return found.chance >= Fraction(tank.fire_at, 100)
    return tank.standing == "ask" and policy.mode == "unless" and found.chance >= Fraction(policy.at, 100)


def _ask_or_hold(run: Run[DuelState], aims: tuple[Aim, ...], policy: Reaction, due_at: int | None) -> None:
    asks = [a for a in aims if a.shooter.standing == "ask"]
    if asks and policy.mode == "ask":
        ask(run, aims, due_at)
        return
    holding = tuple(a.shooter.id for a in aims if a.shooter.standing != "ask")
    if holding and not set(holding) <= set(policy.announced):
        run.emit(ReactionHeld(policy.side, tuple(dict.fromkeys((*policy.announced, *holding)))))


def ask(run: Run[DuelState], aims: tuple[Aim, ...], due_at: int | None) -> Decision:
    """Open the question with one button per tank; all that could fire are named, whatever their standing orders."""
    s = run.rules
    mover = aims[0].target
    return run.ask(
        KIND,
        (aims[0].shooter.side,),
        question_options(s, aims),
        "hold",
        "TD-4.4",
        _prompt(s, mover),
        units=(mover.id, *(a.shooter.id for a in aims)),
        due_at=due_at,
    )


def question_options(s: DuelState, aims: tuple[Aim, ...]) -> tuple[Option, ...]:
    """One button per tank, then the three ways to hold (TD-P2)."""
    return (
        *(_fire_option(s, found) for found in aims),
        Option("hold", say("td-option-hold"), style="quiet"),
        Option("hold_move", say("td-option-hold-move"), style="quiet"),
        Option("hold_unless", say("td-option-hold-unless"), style="quiet", low=1, high=100),
    )


def has_just_pivoted(s: DuelState) -> bool:
    """Whether the last step of the running activation was a pivot."""
    path = s.activation.path if s.activation is not None else ()
    return len(path) > 1 and path[-1] == path[-2]


def _prompt(s: DuelState, mover: Tank) -> Message:
    """What the mover has just done, and that it has not finished."""
    key = "td-question-pivoted" if has_just_pivoted(s) else "td-question-entered"
    return say(
        key,
        "TD-4.4",
        unit=words.tank(s, mover),
        hex=words.label(s, mover.hex),
        facing=words.facing(mover.facing),
        side=words.side(s, s.enemy_of(mover.side)),
    )


def _fire_option(s: DuelState, found: Aim) -> Option:
    return Option(
        f"fire:{found.shooter.id}",
        say("td-option-fire", unit=words.tank(s, found.shooter)),
        odds(s, found),
        style="danger",
        unit=found.shooter.id,
    )


def odds(s: DuelState, found: Aim) -> Message:
    """A shot's chance with everything that makes it, line by line."""
    penetration = s.card(found.shooter).penetration
    pierce = say("td-odds-pierce", "TD-6.2", penetration=penetration, armour=found.armour)
    return say(
        "td-odds",
        "TD-P12",
        unit=words.tank(s, found.shooter),
        face=face(found),
        armour=found.armour,
        sight=say(f"td-sight-{found.sight.state}"),
        lines=words.lines((*words.modifier_lines(found.modifiers), pierce)),
        chance=words.chance(found.chance),
    )


def face(found: Aim) -> Message:
    """The face that is hit, with its side where it has one."""
    if found.zone != "side":
        return words.zone(found.zone)
    return words.zone(f"side-{flank(found.target.facing, found.shooter.hex - found.target.hex)}")


def answered(run: Run[DuelState], decision: Decision, answer: str, by: str) -> None:
    """Carry out an answer; the window's deadline stays when it is asked again (TD-P5, TD-A16)."""
    if by == "rules":
        return
    side = decision.seats[0]
    name, _, rest = answer.partition(":")
    if by == "expiry":
        run.emit(ReactionSet(side, "silent"))
        react(run)
    elif name == "hold_move":
        run.emit(ReactionSet(side, "hold"))
    elif name == "hold_unless":
        run.emit(ReactionSet(side, "unless", int(rest)))
    elif name == "fire":
        _fire(run, rest, decision)


def _fire(run: Run[DuelState], shooter: str, decision: Decision) -> None:
    found = next((a for a in reaction_aims(run.tables, run.rules) if a.shooter.id == shooter), None)
    if found is not None:
        shoot(run, found, reaction=True)
        _stop_if_fired_on(run)
    react(run, decision.due_at)


def _stop_if_fired_on(run: Run[DuelState]) -> None:
    driving = run.rules.driving
    if driving is not None and driving.stop_if_fired_on:
        run.emit(PathStopped(driving.unit, say("td-stop-fired-on", "TD-P1")))
