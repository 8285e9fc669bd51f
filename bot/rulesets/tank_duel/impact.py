"""Rolling a shot: to hit, to pierce, and what it does (TD-6)."""

from __future__ import annotations

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.core.run import Run
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.events import ActivationEnded, ShotFired
from bot.rulesets.tank_duel.fire import Aim
from bot.rulesets.tank_duel.geometry import flank
from bot.rulesets.tank_duel.model import DuelState, Tank
from bot.rulesets.tank_duel.tables import Tables
from bot.rulesets.tank_duel.victory import check_destruction


def hit_reading(tables: Tables, total: int) -> Message:
    """What a modified D10 means."""
    bonus = tables.bonus(total)
    if bonus is None:
        return say("td-read-miss", "TD-6.1", total=total)
    return say("td-read-hit", "TD-6.1", total=total, bonus=bonus)


def pierces(penetration: int, bonus: int, armour: int, face: int) -> bool:
    """Whether a hit destroys: the sum must be more than the armour index (TD-6.2).

    >>> pierces(118, 10, 177, 49), pierces(118, 10, 177, 50)
    (False, True)
    """
    return face + penetration + bonus > armour


def shoot(run: Run[DuelState], found: Aim, *, reaction: bool) -> None:
    """Fire a shot that has been found possible; ends the game when it kills the last tank of a side."""
    tables: Tables = run.tables
    shooter, target = found.shooter, found.target
    side = shooter.side
    penetration = run.rules.card(shooter).penetration
    names = {"unit": words.tank(run.rules, shooter), "target": words.tank(run.rules, target)}
    (face,) = run.roll(
        "d10",
        tables.fire.hit_die,
        1,
        say("td-roll-hit", **names),
        "TD-6.1",
        seat=side,
        unit=shooter.id,
        modifiers=found.modifiers,
        reading=lambda faces: hit_reading(tables, faces[0] + found.net),
    )
    rolls = [run.state.rolls]
    total = face + found.net
    bonus = tables.bonus(total)
    pierce = 0
    if bonus is not None:
        pierce = _roll_pierce(run, found, penetration, bonus, names)
        rolls.append(run.state.rolls)
    destroyed = bonus is not None and pierces(penetration, bonus, found.armour, pierce)
    v = shooter.hex - target.hex
    run.emit(
        ShotFired(
            shooter=shooter.id,
            target=target.id,
            reaction=reaction,
            zone=found.zone,
            armour=found.armour,
            penetration=penetration,
            sight=found.sight.state,
            lines=found.sight.lines,
            modifiers=found.modifiers,
            turret=found.turret,
            rolls=tuple(rolls),
            face=face,
            total=total,
            bonus=bonus,
            pierce=pierce,
            sum=pierce + penetration + bonus if bonus is not None else 0,
            destroyed=destroyed,
            chance=(found.chance.numerator, found.chance.denominator),
            flank=flank(target.facing, v) if found.zone == "side" else "",
            where=target.hex,
            whence=shooter.hex,
        )
    )
    _after(run, target, destroyed)


def _roll_pierce(run: Run[DuelState], found: Aim, penetration: int, bonus: int, names: dict[str, Message]) -> int:
    """Every hit rolls its D100, sure kill or not."""
    (face,) = run.roll(
        "d100",
        run.tables.fire.pierce_die,
        1,
        say("td-roll-pierce", **names),
        "TD-6.2",
        seat=found.shooter.side,
        unit=found.shooter.id,
        modifiers=(
            Modifier(penetration, say("td-mod-penetration"), "TD-7.3"),
            Modifier(bonus, say("td-mod-bonus"), "TD-6.1"),
        ),
        reading=lambda faces: _pierce_reading(faces[0], penetration, bonus, found.armour),
    )
    return face


def _pierce_reading(face: int, penetration: int, bonus: int, armour: int) -> Message:
    key = "td-read-destroyed" if pierces(penetration, bonus, armour, face) else "td-read-ricochet"
    return say(key, "TD-6.2", sum=face + penetration + bonus, armour=armour)


def _after(run: Run[DuelState], target: Tank, destroyed: bool) -> None:
    """A destroyed mover ends its activation where it stands (TD-A18); the last tank of a side ends the game (TD-9)."""
    running = run.rules.activation
    if not destroyed:
        return
    if running is not None and running.unit == target.id:
        run.emit(ActivationEnded(target.id, "halted", "destroyed"))
    check_destruction(run)
