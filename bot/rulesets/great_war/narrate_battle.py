"""The story of the battle phase: attacks, confirm rolls, losses, retreats, artillery, gas."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from bot.core.events import Event
from bot.core.messages import Message, say
from bot.core.ruleset import Moment, Told
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.telling import dice_text, modifiers_text, rules_of
from bot.rulesets.great_war.terrain import terrain_name
from bot.rulesets.great_war.words import face_name, faces_text, side_adjective, side_name, unit_name


def _cancelled(tables: Tables, m: Moment, e: ev.CombatCancelled) -> Iterator[Told]:
    state = rules_of(m.before)
    if e.why == "gone" and not e.attacker:
        return
    rule = "GW-5.1" if e.why == "gone" else "GW-3.4"
    yield Told(say(f"gw-tell-cancelled-{e.why}", rule, unit=unit_name(state, e.attacker)))


def attacker_name(state: State, attacker: str, side: str) -> Message:
    return unit_name(state, attacker) if attacker else say("gw-artillery-of", side=side_adjective(side))


def _attack(tables: Tables, m: Moment, e: ev.AttackRolled) -> Iterator[Told]:
    """The attack in one line: who, how many dice and why, each die and what it did, the sum."""
    state = rules_of(m.before)
    target = state.unit(e.target)
    if target.is_tank:
        result = say("gw-result-potential", count=e.potential) if e.potential else say("gw-result-no-effect")
    elif not e.hits and not e.flags:
        result = say("gw-result-no-effect")
    else:
        result = say("gw-result-hits", hits=e.hits, flags=e.flags)
    yield Told(
        say(
            f"gw-tell-attack-{e.kind}",
            "GW-6.5" if target.is_tank else "GW-1.2",
            attacker=attacker_name(state, e.attacker, e.side),
            target=unit_name(state, target),
            dice=len(e.faces),
            why=modifiers_text(e.modifiers),
            faces=dice_text(e.faces, e.effects),
            result=result,
        )
    )
    if e.crater:
        yield Told(say("gw-tell-every-symbol", "GW-P8"))


def _confirm(tables: Tables, m: Moment, e: ev.ConfirmRolled) -> Iterator[Told]:
    yield Told(
        say(
            "gw-tell-confirm",
            "GW-6.5",
            unit=unit_name(rules_of(m.before), e.unit),
            dice=len(e.faces),
            why=modifiers_text(e.modifiers),
            faces=dice_text(e.faces, ["confirmed" if f == "burst" else "nothing" for f in e.faces]),
            confirmed=e.confirmed,
        )
    )


def _losses(tables: Tables, m: Moment, e: ev.LossesTaken) -> Iterator[Told]:
    state = rules_of(m.before)
    unit = state.unit(e.unit)
    key = "gw-tell-loses-tokens" if unit.is_tank else "gw-tell-loses"
    rule = {"combat": "GW-5.5", "retreat": "GW-5.6", "gas": "GW-3.4"}[e.why]
    why = say(f"gw-lost-{e.why}")
    yield Told(say(key, rule, unit=unit_name(state, unit), lost=e.lost, left=e.left, why=why))


def _eliminated(tables: Tables, m: Moment, e: ev.UnitEliminated) -> Iterator[Told]:
    unit = rules_of(m.before).unit(e.unit)
    key = "gw-tell-tank-destroyed" if unit.is_tank else "gw-tell-eliminated"
    yield Told(say(key, "GW-5.5", unit=unit_name(rules_of(m.before), unit)))


def _personnel(tables: Tables, m: Moment, e: ev.PersonnelRolled) -> Iterator[Told]:
    key = "gw-tell-personnel-lost" if e.lost else "gw-tell-personnel-safe"
    unit = unit_name(rules_of(m.before), e.unit)
    yield Told(say(key, "GW-2.2", unit=unit, special=say(f"gw-special-{e.special}"), face=face_name(e.face)))


def _flags(tables: Tables, m: Moment, e: ev.FlagsIgnored) -> Iterator[Told]:
    unit = unit_name(rules_of(m.before), e.unit)
    yield Told(say("gw-tell-flags", "GW-5.4", unit=unit, flags=e.flags, ignored=e.ignored))


def _wire(tables: Tables, m: Moment, e: ev.WireRolled) -> Iterator[Told]:
    key = "gw-tell-wire-shot" if e.removed else "gw-tell-wire-stays"
    label = rules_of(m.before).board.label(e.hex)
    yield Told(say(key, "GW-7", hex=label, faces=faces_text(e.faces)))


def _wire_cut(tables: Tables, m: Moment, e: ev.WireCut) -> Iterator[Told]:
    yield Told(say("gw-tell-wire-cut", "GW-7", hex=rules_of(m.before).board.label(e.hex)))


def _stayed(tables: Tables, m: Moment, e: ev.GroundStayed) -> Iterator[Told]:
    state = rules_of(m.before)
    rule = "GW-4.4" if e.why == "choice" else "GW-P9"
    yield Told(say(f"gw-tell-ground-stays-{e.why}", rule, unit=unit_name(state, e.unit), hex=state.board.label(e.hex)))


def _artillery(tables: Tables, m: Moment, e: ev.ArtilleryFired) -> Iterator[Told]:
    state = rules_of(m.before)
    shells = []
    for face, h in zip(e.faces, e.landed, strict=True):
        if face in tables.dice.on_target:
            shells.append(say("gw-shell-on-target", face=face))
        elif h in state.board:
            shells.append(say("gw-shell-drifts", face=face, hex=state.board.label(h)))
        else:
            shells.append(say("gw-shell-off", face=face))
    yield Told(
        say(
            "gw-tell-artillery",
            "GW-3.6",
            side=side_adjective(e.side),
            hex=state.board.label(e.hex),
            dice=len(e.faces),
            shells=tuple(shells),
            hits=e.on_target,
        )
    )


def _waived(tables: Tables, m: Moment, e: ev.ArtilleryWaived) -> Iterator[Told]:
    yield Told(say("gw-tell-artillery-waived", "GW-3.6", side=side_name(e.side)))


def _ground(tables: Tables, m: Moment, e: ev.GroundChanged) -> Iterator[Told]:
    if e.why != "edited":
        label = rules_of(m.after).board.label(e.hex)
        yield Told(say(f"gw-tell-ground-{e.why}", "GW-7", hex=label, terrain=terrain_name(e.ground)))


def _effect_used(tables: Tables, m: Moment, e: ev.EffectUsed) -> Iterator[Told]:
    yield Told(say("gw-tell-steady", "GW-3.4", unit=unit_name(rules_of(m.after), e.unit)))


def _gas(tables: Tables, m: Moment, e: ev.GasRolled) -> Iterator[Told]:
    unit = unit_name(rules_of(m.before), e.unit)
    yield Told(say("gw-tell-gas", "GW-3.4", unit=unit, faces=faces_text(e.faces), hits=e.hits))


TELL: dict[type[Event], Callable[[Tables, Moment, Any], Iterator[Told]]] = {
    ev.CombatCancelled: _cancelled,
    ev.AttackRolled: _attack,
    ev.ConfirmRolled: _confirm,
    ev.LossesTaken: _losses,
    ev.UnitEliminated: _eliminated,
    ev.PersonnelRolled: _personnel,
    ev.FlagsIgnored: _flags,
    ev.WireRolled: _wire,
    ev.WireCut: _wire_cut,
    ev.GroundStayed: _stayed,
    ev.ArtilleryFired: _artillery,
    ev.ArtilleryWaived: _waived,
    ev.GroundChanged: _ground,
    ev.EffectUsed: _effect_used,
    ev.GasRolled: _gas,
}
