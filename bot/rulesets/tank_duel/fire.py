"""A shot before its dice: who may fire at whom, modifiers, and the exact chance to kill (TD-4, TD-5, TD-6)."""

from __future__ import annotations

from dataclasses import dataclass
from fractions import Fraction

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.geometry import in_wedge, turret_offset
from bot.rulesets.tank_duel.model import DuelState, Tank, Zone
from bot.rulesets.tank_duel.sight import LineOfSight, line_of_sight
from bot.rulesets.tank_duel.tables import Tables


@dataclass(frozen=True, slots=True)
class Aim:
    """Everything about a possible shot; ``problems`` says why it is none. ``turret`` is the offset after aiming."""

    shooter: Tank
    target: Tank
    sight: LineOfSight
    armour: int
    modifiers: tuple[Modifier, ...]
    turret: int
    chance: Fraction
    problems: tuple[Message, ...]

    @property
    def zone(self) -> Zone:
        return self.sight.zone

    @property
    def net(self) -> int:
        """Sum of the modifiers to the hit roll."""
        return sum(m.value for m in self.modifiers)


def is_in_motion(state: DuelState, target: Tank) -> bool:
    """Whether a tank carries the motion marker or is the one being moved right now (TD-A11, TD-P10)."""
    activation = state.activation
    return target.motion == "moving" or (activation is not None and activation.unit == target.id)


def aim(tables: Tables, state: DuelState, shooter: Tank, target: Tank) -> Aim:
    """Work out a shot of one tank at another as they stand now; ranges and activations are not looked at."""
    sight = line_of_sight(tables, state, shooter.hex, target.hex, target.facing)
    turret = _turret(state, shooter, target)
    modifiers = _modifiers(tables, state, shooter, target, sight, turned=turret != shooter.turret)
    armour = state.card(target).armour(sight.zone)
    problems = _problems(tables, state, shooter, target, sight, modifiers)
    chance = kill_chance(tables, state.card(shooter).penetration, armour, sum(m.value for m in modifiers))
    return Aim(shooter, target, sight, armour, modifiers, turret, Fraction(0) if problems else chance, problems)


def _turret(state: DuelState, shooter: Tank, target: Tank) -> int:
    """Turret offset needed; what has no turret keeps its gun ahead."""
    if not state.card(shooter).turret:
        return shooter.turret
    return turret_offset(shooter.facing, shooter.turret, target.hex - shooter.hex)


def _modifiers(
    tables: Tables, state: DuelState, shooter: Tank, target: Tank, sight: LineOfSight, *, turned: bool
) -> tuple[Modifier, ...]:
    fire = tables.fire
    found = [
        Modifier(fire.started_halted, say("td-mod-began-halted"), "TD-A10")
        if shooter.started == "halted"
        else Modifier(fire.started_moving, say("td-mod-began-moving"), "TD-A10")
    ]
    if turned:
        found.append(Modifier(fire.turret_turned, say("td-mod-turret"), "TD-A23"))
    if is_in_motion(state, target):
        found.append(Modifier(fire.target_moving, say("td-mod-target-moving"), "TD-A11"))
    if sight.state == "hidden":
        found.append(Modifier(fire.target_hidden, say("td-mod-hidden"), "TD-4.1"))
    word = state.map.terrain(target.hex)
    tile = tables.terrain.tiles[word].target
    if tile:
        found.append(Modifier(tile, say("td-mod-tile", terrain=words.terrain(word)), "TD-8"))
    if state.map.is_hill(shooter.hex) and not state.map.is_hill(target.hex):
        found.append(Modifier(tables.terrain.hill_shooter, say("td-mod-hill"), "TD-8"))
    return tuple(found)


def _problems(
    tables: Tables,
    state: DuelState,
    shooter: Tank,
    target: Tank,
    sight: LineOfSight,
    modifiers: tuple[Modifier, ...],
) -> tuple[Message, ...]:
    found: list[Message] = []
    names = {"unit": words.tank(state, shooter), "target": words.tank(state, target)}
    if shooter.no_gun:
        found.append(say("td-no-gun", "TD-P6", unit=names["unit"]))
    if not state.card(shooter).turret and not in_wedge(shooter.facing, target.hex - shooter.hex):
        found.append(say("td-no-arc", "TD-4.2", **names))
    if sight.state == "blocked":
        found.append(say("td-no-sight", "TD-4.1", free=sight.free, causes=words.causes(state, sight), **names))
    net = sum(m.value for m in modifiers)
    if tables.fire.hit_die + net < tables.least_hit:
        found.append(say("td-no-hit", "TD-A28", net=net, **names))
    return tuple(found)


def kill_chance(tables: Tables, penetration: int, armour: int, net: int) -> Fraction:
    """Exact chance that one shot destroys, from 0 to 1 (TD-6.1, TD-6.2)."""
    sides, faces = tables.fire.hit_die, tables.fire.pierce_die
    good = 0
    for roll in range(1, sides + 1):
        bonus = tables.bonus(roll + net)
        if bonus is not None:
            good += piercing_faces(tables, penetration + bonus, armour)
    return Fraction(good, sides * faces)


def piercing_faces(tables: Tables, penetration: int, armour: int) -> int:
    """How many faces of the D100 pierce: roll plus penetration must be more than the armour (TD-6.2, TD-A29)."""
    faces = tables.fire.pierce_die
    return min(faces, max(0, faces - (armour - penetration)))


def hit_chance(tables: Tables, net: int) -> Fraction:
    """Chance that the D10 hits with a net modifier."""
    sides = tables.fire.hit_die
    return Fraction(sum(tables.bonus(r + net) is not None for r in range(1, sides + 1)), sides)
