"""Rolling a shot: to hit, to pierce, and what it does (TD-6)."""

from __future__ import annotations

from msgspec.structs import replace

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
    penetration = run.rules.card(found.shooter).penetration
    face = _roll_hit(run, found)
    rolls = [run.state.rolls]
    bonus = tables.bonus(face + found.net)
    pierce = 0
    if bonus is not None:
        pierce = _roll_pierce(run, found, penetration, bonus)
        rolls.append(run.state.rolls)
    fired = _fired(found, penetration, tuple(rolls), face, bonus, pierce)
    run.emit(replace(fired, reaction=reaction))
    _after(run, found.target, fired.destroyed)


def _fired(
    found: Aim, penetration: int, rolls: tuple[int, ...], face: int, bonus: int | None, pierce: int
) -> ShotFired:
    """The event of a shot with all that decided it."""
    shooter, target = found.shooter, found.target
    hit = bonus is not None
    return ShotFired(
        shooter=shooter.id,
        target=target.id,
        reaction=False,
        zone=found.zone,
        armour=found.armour,
        penetration=penetration,
        sight=found.sight.state,
        lines=found.sight.lines,
        modifiers=found.modifiers,
        turret=found.turret,
        rolls=rolls,
        face=face,
        total=face + found.net,
        bonus=bonus,
        pierce=pierce,
        sum=pierce + penetration + (bonus or 0) if hit else 0,
        destroyed=hit and pierces(penetration, bonus or 0, found.armour, pierce),
        chance=(found.chance.numerator, found.chance.denominator),
        flank=flank(target.facing, shooter.hex - target.hex) if found.zone == "side" else "",
        where=target.hex,
        whence=shooter.hex,
    )


def _names(s: DuelState, found: Aim) -> dict[str, Message]:
    return {"unit": words.tank(s, found.shooter), "target": words.tank(s, found.target)}


def _roll_hit(run: Run[DuelState], found: Aim) -> int:
    (face,) = run.roll(
        "d10",
        run.tables.fire.hit_die,
        1,
        say("td-roll-hit", **_names(run.rules, found)),
        "TD-6.1",
        seat=found.shooter.side,
        unit=found.shooter.id,
        modifiers=found.modifiers,
        reading=lambda faces: hit_reading(run.tables, faces[0] + found.net),
    )
    return face


def _roll_pierce(run: Run[DuelState], found: Aim, penetration: int, bonus: int) -> int:
    """Every hit rolls its D100, sure kill or not."""
    (face,) = run.roll(
        "d100",
        run.tables.fire.pierce_die,
        1,
        say("td-roll-pierce", **_names(run.rules, found)),
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
