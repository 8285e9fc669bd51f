"""Freeing bogged tanks and giving them up (GW-6.3, GW-6.4)."""

from __future__ import annotations

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.common import WarRun, spend_tokens, tables_of
from bot.rulesets.great_war.medals import review
from bot.rulesets.great_war.model import Phase, State, Unit
from bot.rulesets.great_war.ordering import phase_fault, refuse
from bot.rulesets.great_war.orders import DitchTank, RecoverTank
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import faces_text, unit_name

WORKSHOP_DICE = 2


def recovery_dice(tables: Tables, unit: Unit, bought: int) -> tuple[Modifier, ...]:
    """The dice of a try, each part with its reason."""
    parts = (
        (tables.units[unit.type].recovery, "gw-mod-recovery", "GW-2.3"),
        (unit.effect("recovery"), "gw-mod-landships", "GW-3.3"),
        (WORKSHOP_DICE * unit.effect("workshop"), "gw-mod-workshop", "GW-3.4"),
        (bought, "gw-mod-bought", "GW-6.3"),
    )
    return tuple(Modifier(n, say(key), rule) for n, key, rule in parts if n)


def recover_faults(tables: Tables, state: State, unit: Unit) -> tuple[Message, ...]:
    """Why a tank cannot try to recover at all."""
    name = unit_name(state, unit)
    faults = [phase_fault(state, Phase.ORDERS)]
    if not unit.ordered:
        faults.append(say("gw-no-not-ordered", "GW-6.3", unit=name))
    if unit.status == "ditched":
        faults.append(say("gw-no-ditched", "GW-6.4", unit=name))
    elif unit.status != "bogged":
        faults.append(say("gw-no-not-bogged", "GW-6.3", unit=name))
    if unit.immobile:
        faults.append(say("gw-no-immobile", "GW-8.4", unit=name))
    if unit.recovery:
        faults.append(say("gw-no-recovery-twice", "GW-6.3", unit=name))
    return tuple(f for f in faults if f is not None)


def most_tokens(tables: Tables, state: State, side: str) -> int:
    """Recovery dice a side can buy for one tank now."""
    return min(tables.switches.bought_recovery_dice, state.side(side).tokens)


def recover(run: WarRun, order: RecoverTank) -> Refusal | None:
    """Roll to free a bogged tank; one HQ symbol or more does it."""
    tables, unit = tables_of(run), run.rules.unit(order.unit)
    faults = list(recover_faults(tables, run.rules, unit))
    limit = tables.switches.bought_recovery_dice
    if not 0 <= order.tokens <= limit:
        faults.append(say("gw-no-recovery-tokens", "GW-6.3", most=limit))
    elif order.tokens > run.rules.side(unit.side).tokens:
        faults.append(say("gw-no-tokens", "GW-3.5", tokens=run.rules.side(unit.side).tokens, cost=order.tokens))
    modifiers = recovery_dice(tables, unit, order.tokens)
    dice = sum(m.value for m in modifiers)
    if not dice and not faults:
        faults.append(say("gw-no-recovery-dice", "GW-6.3", unit=unit_name(run.rules, unit)))
    if faults:
        return refuse(*faults)
    spend_tokens(run, unit.side, order.tokens, "recovery")

    def reading(rolled: tuple[int, ...]) -> Message:
        names = tables.dice.names(rolled)
        return say("gw-outcome-recovers" if "hq" in names else "gw-outcome-stays-bogged", faces=faces_text(names))

    faces = tables.dice.names(
        run.roll(
            "recovery",
            tables.dice.sides,
            dice,
            say("gw-roll-recovery", unit=unit_name(run.rules, unit)),
            "GW-6.3",
            names=tables.dice.faces,
            unit=unit.id,
            modifiers=modifiers,
            reading=reading,
        )
    )
    run.emit(ev.RecoveryRolled(unit.id, faces, modifiers, order.tokens, "hq" in faces))
    return None


def ditch_faults(state: State, unit: Unit) -> tuple[Message, ...]:
    """Why a tank cannot be ditched: only right after a failed recovery roll (GW-Q16)."""
    name = unit_name(state, unit)
    if unit.status == "ditched":
        return (say("gw-no-ditched", "GW-6.4", unit=name),)
    if unit.immobile:
        return (say("gw-no-immobile", "GW-8.4", unit=name),)
    faults = []
    if unit.status != "bogged" or unit.recovery != "failed":
        faults.append(say("gw-no-ditch-yet", "GW-6.4", unit=name))
    fault = phase_fault(state, Phase.ORDERS)
    if fault is not None:
        faults.append(fault)
    return tuple(faults)


def ditch(run: WarRun, order: DitchTank) -> Refusal | None:
    """Give a tank up for the rest of the game; it is worth 1 medal from now on."""
    faults = ditch_faults(run.rules, run.rules.unit(order.unit))
    if faults:
        return refuse(*faults)
    run.emit(ev.TankDitched(order.unit))
    review(run)
    return None
