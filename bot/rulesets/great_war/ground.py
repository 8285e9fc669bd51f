"""Taking ground and bonus combat after close combat (GW-4.4, GW-4.5)."""

from __future__ import annotations

from bot.core.decisions import Option
from bot.core.messages import say
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.bogging import bog_dice, roll_bog
from bot.rulesets.great_war.combat import attack_of, bonus_targets, plan
from bot.rulesets.great_war.common import WarRun, is_over, pop, push, put, set_top, tables_of
from bot.rulesets.great_war.frames import CombatFrame
from bot.rulesets.great_war.medals import review
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.oddstext import battle_label
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import barred, profile_of
from bot.rulesets.great_war.words import unit_name


def ground_bar(tables: Tables, state: State, unit: Unit, hex_: Hex) -> str:
    """Why a unit cannot take a hex: unable, bogged, immobile, impassable or occupied; empty when it can."""
    profile = profile_of(tables, unit)
    if not (profile.is_tank or profile.takes_ground):
        return "unable"
    if unit.status != "none":
        return "bogged"
    if unit.immobile:
        return "immobile"
    if barred(tables, state.board.at(hex_), profile):
        return "impassable"
    return "occupied" if state.unit_at(hex_) is not None else ""


def step_ground(run: WarRun, frame: CombatFrame) -> None:
    """After close combat the vacated hex is taken: tanks must, soldiers may."""
    hex_ = frame.hex
    if frame.kind != "close" or not frame.vacated or hex_ is None:
        set_top(run, put(frame, stage="done"))
        return
    tables, unit = tables_of(run), run.rules.unit(frame.attacker)
    why = "unable" if not unit.is_alive else ground_bar(tables, run.rules, unit, hex_)
    if why:
        set_top(run, put(frame, stage="done"))
        if why in ("bogged", "immobile", "impassable"):
            run.emit(ev.GroundStayed(unit.id, hex_, why))
        return
    if tables.units[unit.type].is_tank or run.rules.rules.ground_compulsory:
        set_top(run, put(frame, stage="move_in"))
        return
    set_top(run, put(frame, vacated=False))  # asked once
    label = run.rules.board.label(hex_)
    run.ask(
        "take_ground",
        (unit.side,),
        (
            Option("take", say("gw-option-take", hex=label)),
            Option("stay", say("gw-option-stay", hex=run.rules.board.label(unit.hex)), style="quiet"),
        ),
        "stay",
        "GW-4.4",
        say("gw-ask-ground", unit=unit_name(run.rules, unit), hex=label),
        units=(unit.id,),
    )


def ground_answered(run: WarRun, answer: str) -> None:
    frame = run.rules.frames[-1]
    assert isinstance(frame, CombatFrame)
    assert frame.hex is not None
    unit = run.rules.unit(frame.attacker)
    if answer == "take" and unit.is_alive and not ground_bar(tables_of(run), run.rules, unit, frame.hex):
        set_top(run, put(frame, stage="move_in"))
        return
    set_top(run, put(frame, stage="done"))
    run.emit(ev.GroundStayed(frame.attacker, frame.hex, "choice"))


def step_move_in(run: WarRun, frame: CombatFrame) -> None:
    """Enter the hex; a tank rolls to bog and loses its bonus combat when it does."""
    assert frame.hex is not None
    tables, unit = tables_of(run), run.rules.unit(frame.attacker)
    dice = bog_dice(tables, run.rules, unit, frame.hex, 1, "ground")
    wire = tables.units[unit.type].is_tank and run.rules.board.at(frame.hex).wire
    heading = unit.hex.direction_to(frame.hex)
    set_top(run, put(frame, stage="bonus"))
    run.emit(ev.UnitMoved(unit.id, unit.hex, frame.hex, unit.heading if heading is None else heading, "ground", wire))
    if roll_bog(run, unit.id, dice, "ground"):
        set_top(run, put(frame, stage="done"))
    review(run)


def may_have_bonus(tables: Tables, unit: Unit) -> bool:
    """Tanks, infantry with a bomber, and whoever a card allows (GW-4.5)."""
    profile, rule = profile_of(tables, unit), tables.switches.infantry_bonus_combat
    if profile.is_tank or unit.effect("press_on"):
        return True
    return profile.cls == "infantry" and (rule == "all" or (rule == "bomber" and unit.special == "bomber"))


def step_bonus(run: WarRun, frame: CombatFrame) -> None:
    """Offer one more close combat, once a turn."""
    tables, unit = tables_of(run), run.rules.unit(frame.attacker)
    set_top(run, put(frame, stage="done"))
    if frame.is_bonus or is_over(run) or not may_have_bonus(tables, unit):
        return
    targets = bonus_targets(tables, run.rules, unit)
    if not targets:
        return
    options = [
        Option(
            f"battle:{u.id}",
            say(
                "gw-option-bonus",
                hex=run.rules.board.label(u.hex),
                dice=attack_of(tables, run.rules, plan(run.rules, unit, u, is_bonus=True)).dice,
            ),
            battle_label(tables, run.rules, unit, u),
            unit=u.id,
        )
        for u in targets
    ]
    options.append(Option("none", say("gw-option-no-bonus"), style="quiet"))
    run.ask(
        "bonus_combat",
        (unit.side,),
        options,
        "none",
        "GW-4.5",
        say("gw-ask-bonus", unit=unit_name(run.rules, unit)),
        units=(unit.id, *(u.id for u in targets)),
    )


def bonus_answered(run: WarRun, answer: str) -> None:
    frame = run.rules.frames[-1]
    assert isinstance(frame, CombatFrame)
    target = answer.removeprefix("battle:")
    unit = run.rules.unit(frame.attacker)
    if not unit.is_alive:
        return
    near = bonus_targets(tables_of(run), run.rules, unit)
    if target == answer or all(u.id != target for u in near):
        return
    pop(run)
    push(run, plan(run.rules, unit, run.rules.unit(target), is_bonus=True))
