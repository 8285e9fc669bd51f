"""The cards beside zoomed pictures: a shot in full, a question with its choices, where a tank can go."""

from __future__ import annotations

from fractions import Fraction

from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.core.view import DiceRow, DieFace, Panel
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.events import ShotFired
from bot.rulesets.tank_duel.fire import Aim
from bot.rulesets.tank_duel.model import DuelState
from bot.rulesets.tank_duel.overlays import outcome_of, plate
from bot.rulesets.tank_duel.reactions import face, has_just_pivoted
from bot.rulesets.tank_duel.sight import Line, LineOfSight


def shot(s: DuelState, e: ShotFired) -> Panel:
    """Every number of a resolved shot."""
    shooter, target = s.tank(e.shooter), s.tank(e.target)
    where = words.label(s, e.where or target.hex)
    outcome = outcome_of(e)
    rows = [_sight_row(e.lines), _hit_row(e)]
    if e.bonus is not None:
        rows.append(_pierce_row(e))
    return Panel(
        kind="shot",
        title=say("td-panel-reaction" if e.reaction else "td-panel-shot", hex=where),
        lines=(
            say("td-panel-shooter", unit=words.tank(s, shooter), penetration=e.penetration),
            say("td-panel-target", unit=words.tank(s, target), plate=plate(e.zone, e.flank, e.armour)),
            say("td-panel-chance", chance=words.chance(Fraction(*e.chance))),
            say("td-panel-rules", rules="TD-4.1 TD-5 TD-6"),
        ),
        rows=tuple(rows),
        result=say(f"td-panel-{outcome}", unit=words.tank(s, target)),
        style=outcome,
        side=shooter.side,
    )


def _sight_row(lines: tuple[Line, ...]) -> DiceRow:
    free = sum(line.state != "blocked" for line in lines)
    return DiceRow(
        title=say("td-panel-sight", "TD-4.1"),
        lines=tuple(say(f"td-line-{line.state}") for line in lines),
        dice=(),
        result=say("td-panel-free", free=free),
    )


def _hit_row(e: ShotFired) -> DiceRow:
    key = "td-panel-missed" if e.bonus is None else "td-panel-hit"
    return DiceRow(
        title=say("td-panel-to-hit", "TD-6.1"),
        lines=words.modifiers(e.modifiers),
        dice=(DieFace("d10", str(e.face)),),
        result=say(key, total=e.total, bonus=e.bonus or 0),
    )


def _pierce_row(e: ShotFired) -> DiceRow:
    bonus = e.bonus or 0
    return DiceRow(
        title=say("td-panel-penetration", "TD-6.2", armour=e.armour),
        lines=(say("td-panel-sum", face=e.pierce, penetration=e.penetration, bonus=bonus),),
        dice=(DieFace("d100", str(e.pierce)),),
        result=say(f"td-panel-{'more' if e.destroyed else 'less'}", sum=e.sum, armour=e.armour),
    )


def question(s: DuelState, decision: Decision, aims: tuple[Aim, ...]) -> Panel:
    """One row a button, in the same order and with the same words."""
    chances = {a.shooter.id: a for a in aims}
    rows: list[DiceRow] = []
    for option in decision.options:
        found = chances.get(option.unit)
        if found is None:
            rows.append(DiceRow(option.label, (say(f"td-panel-{option.id.replace('_', '-')}"),), ()))
            continue
        hits = say("td-panel-hits", face=face(found), armour=found.armour)
        rows.append(DiceRow(option.label, (hits, *words.modifiers(found.modifiers)), (), words.chance(found.chance)))
    side = decision.seats[0]
    return Panel(
        kind="question",
        title=say("td-panel-question", side=words.side(s, side)),
        lines=(_just_now(s, decision.units[0]),),
        rows=tuple(rows),
        style="question",
        side=side,
    )


def _just_now(s: DuelState, unit: str) -> Message:
    """What the mover has just done, short enough for the head of a picture."""
    mover = s.tank(unit)
    key = "td-panel-pivoted" if has_just_pivoted(s) else "td-panel-entered"
    hex_ = words.label(s, mover.hex)
    return say(key, unit=words.tank(s, mover), hex=hex_, facing=words.facing(mover.facing))


def sight(s: DuelState, found: LineOfSight, lines: tuple[Message, ...], side: str) -> Panel:
    return Panel(
        kind="shot",
        title=say("td-panel-sight-from", where=words.label(s, found.shooter), to=words.label(s, found.target)),
        lines=lines,
        rows=(_sight_row(found.lines),),
        result=say(f"td-panel-sight-{found.state}"),
        style=found.state,
        side=side,
    )
