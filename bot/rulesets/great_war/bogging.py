"""Bogging down: how many dice for entering a hex, and the roll (GW-6.2)."""

from __future__ import annotations

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.common import WarRun, tables_of
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import bog_terrain
from bot.rulesets.great_war.words import faces_text, unit_name


def bog_dice(tables: Tables, state: State, unit: Unit, to: Hex, step: int, why: str = "move") -> tuple[Modifier, ...]:
    """Dice for a tank that enters ``to`` as its ``step``-th hex this turn (from 1), or takes ground; none for others.

    Causes add up (GW-6.2): distance or taking ground, then each feature of the hex.
    """
    profile = tables.units[unit.type]
    if not profile.is_tank:
        return ()
    found: list[Modifier] = []
    if why == "ground":
        found.append(Modifier(1, say("gw-mod-ground"), "GW-6.2"))
    elif step > 1 or profile.is_early:
        found.append(Modifier(1, say("gw-mod-step", step=step), "GW-6.2"))
    if why == "ground" or not unit.effect("fascines"):
        found += bog_terrain(tables, state.rules, state.board.at(to), unit.side, profile)
    return tuple(found)


def count(modifiers: tuple[Modifier, ...]) -> int:
    return sum(m.value for m in modifiers)


def roll_bog(run: WarRun, unit_id: str, modifiers: tuple[Modifier, ...], why: str) -> bool:
    """Roll for a tank that has just entered its hex; true when it bogs down. A steady driver rolls once more."""
    dice = count(modifiers)
    if not dice:
        return False
    bogged = _roll(run, unit_id, modifiers, dice, why, again=False)
    if bogged and run.rules.unit(unit_id).effect("steady"):
        run.emit(ev.EffectUsed(unit_id, "steady"))
        bogged = _roll(run, unit_id, modifiers, dice, why, again=True)
    return bogged


def _roll(run: WarRun, unit_id: str, modifiers: tuple[Modifier, ...], dice: int, why: str, *, again: bool) -> bool:
    tables, unit = tables_of(run), run.rules.unit(unit_id)

    def reading(faces: tuple[int, ...]) -> Message:
        bogs = "deadly" in tables.dice.names(faces)
        return say("gw-outcome-bogged" if bogs else "gw-outcome-not-bogged", faces=faces_text(tables.dice.names(faces)))

    faces = tables.dice.names(
        run.roll(
            "bog",
            tables.dice.sides,
            dice,
            say("gw-roll-bog", unit=unit_name(run.rules, unit)),
            "GW-6.2",
            names=tables.dice.faces,
            seat=unit.side,
            unit=unit_id,
            modifiers=modifiers,
            reading=reading,
        )
    )
    bogged = "deadly" in faces
    second_chance = bogged and not again and unit.effect("steady") > 0
    run.emit(ev.BogRolled(unit_id, unit.hex, faces, modifiers, bogged and not second_chance, why, again))
    return bogged
