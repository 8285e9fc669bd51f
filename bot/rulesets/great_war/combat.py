"""Who may battle whom, and with how many dice (GW-5.1, GW-5.2, GW-5.7)."""

from __future__ import annotations

import msgspec

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.hexes import Hex, distance
from bot.rulesets.great_war.frames import CombatFrame
from bot.rulesets.great_war.geo import enemies_next_to
from bot.rulesets.great_war.model import Phase, State, Unit
from bot.rulesets.great_war.ordering import phase_fault
from bot.rulesets.great_war.reading import AttackSpec
from bot.rulesets.great_war.sight import line_of_sight
from bot.rulesets.great_war.tables import Profile, Tables
from bot.rulesets.great_war.terrain import cover_of, profile_of, rests_in_water, terrain_name
from bot.rulesets.great_war.words import labels, unit_name

WIRE_BREAKERS = ("mortar", "field_gun")


class Attack(msgspec.Struct, frozen=True):
    """An attack counted out: dice before and after modifiers, and how to read them."""

    base: int
    modifiers: tuple[Modifier, ...]
    spec: AttackSpec

    @property
    def dice(self) -> int:
        return self.spec.dice


def plan(state: State, unit: Unit, target: Unit, *, is_bonus: bool = False) -> CombatFrame:
    """The combat that an attack of a unit on another would be."""
    far = distance(unit.hex, target.hex)
    kind = "close" if far == 1 else "ranged"
    return CombatFrame(
        kind=kind,
        side=unit.side,
        target=target.id,
        attacker=unit.id,
        hex=target.hex,
        distance=far,
        is_bonus=is_bonus,
    )


def attack_of(tables: Tables, state: State, frame: CombatFrame) -> Attack:
    """Count the dice of a combat."""
    target = state.unit(frame.target)
    if not frame.attacker:
        return _shells(tables, state, frame, target)
    unit = state.unit(frame.attacker)
    profile = profile_of(tables, unit)
    base = _base_dice(profile, unit, frame.distance)
    modifiers = _modifiers(tables, state, unit, target, frame)
    dice = base + sum(m.value for m in modifiers)
    if "smoke-screen" in frame.reactions and dice > 1:
        modifiers = (*modifiers, Modifier(-1, say("gw-mod-smoke"), "GW-3.4"))
        dice -= 1
    return Attack(base, modifiers, _spec(tables, state, frame, unit, target, max(dice, 0)))


def _base_dice(profile: Profile, unit: Unit, far: int) -> int:
    dice = profile.dice_moved if profile.dice_moved and unit.moved else profile.dice
    return dice[far - 1] if 0 < far <= len(dice) else 0


def _shells(tables: Tables, state: State, frame: CombatFrame, target: Unit) -> Attack:
    hex_ = frame.hex or target.hex
    cover = cover_of(tables, state.board.at(hex_), "ranged", target.side, attacker_ground=None)
    spec = AttackSpec(
        dice=frame.shells,
        tank=tables.units[target.type].is_tank,
        deadly=frame.on_target,
        cancel=cover.soldiers + ("deep-dugout" in frame.reactions),
        ignorable=cover.flags + ("stand-fast" in frame.reactions),
        every_symbol=frame.crater,
        pays=target.side != frame.side,
        artillery=True,
        status=target.status,
        cumulative=tables.switches.confirm_bonus_cumulative,
        soldiers_hit_tank=tables.switches.crater_soldier_symbols_hit_tank,
    )
    return Attack(frame.shells, (), spec)


def _modifiers(tables: Tables, state: State, unit: Unit, target: Unit, frame: CombatFrame) -> tuple[Modifier, ...]:
    """Dice more and fewer, each with its reason; reductions add up (GW-P11)."""
    ground, profile = state.board.at(unit.hex), profile_of(tables, unit)
    row = tables.terrain[ground.terrain]
    found: list[Modifier] = []
    if row.entry and unit.entered:
        found.append(Modifier(row.entry, say("gw-mod-entered", terrain=say(f"gw-terrain-{ground.terrain}")), "GW-7"))
    if ground.wire and not profile.is_tank:
        found.append(Modifier(tables.tokens["wire"].standing, say("gw-mod-wire"), "GW-7"))
    if unit.status == "bogged" and (tables.switches.bogged_penalty_always or unit.recovery == "failed"):
        found.append(Modifier(-1, say("gw-mod-bogged-fires"), "GW-Q12"))
    if frame.kind == "strike":
        return tuple(found)
    ranged = frame.kind == "ranged"
    for effect, works in (
        ("barrage", ranged),
        ("registered", ranged),
        ("six_pounder", ranged),
        ("bomb_party", not ranged),
        ("bombard", True),
    ):
        if works and unit.effect(effect):
            found.append(Modifier(unit.effect(effect), say(f"gw-mod-{effect.replace('_', '-')}"), "GW-3.4"))
    others = [m for m in target.mg_fire if m != unit.id]
    if profile.cls == "machine_gun" and ranged and others:
        found.append(Modifier(tables.switches.cross_fire_dice, say("gw-mod-cross-fire"), "GW-2.1"))
    return tuple(found)


def _spec(tables: Tables, state: State, frame: CombatFrame, unit: Unit, target: Unit, dice: int) -> AttackSpec:
    profile, far = profile_of(tables, unit), frame.distance
    close = far == 1
    tank = tables.units[target.type].is_tank
    ground = state.board.at(target.hex)
    cover = cover_of(
        tables, ground, "close" if close else "ranged", target.side, attacker_ground=state.board.at(unit.hex)
    )
    flags = cover.flags
    panic = state.rules.tankschrecken and ground.terrain not in tables.switches.tankschrecken_exempt
    if close and profile.is_tank and panic:
        flags = 0
    return AttackSpec(
        dice=dice,
        tank=tank,
        deadly=close or far in profile.deadly,
        cancel=cover.soldiers + ("deep-dugout" in frame.reactions),
        ignorable=flags + ("stand-fast" in frame.reactions),
        artillery=profile.artillery,
        male="male" in profile.sexes and (not close or tables.switches.male_bonus_close),
        status=target.status,
        cumulative=tables.switches.confirm_bonus_cumulative,
        soldiers_hit_tank=tables.switches.crater_soldier_symbols_hit_tank,
    )


def battle_faults(tables: Tables, state: State, unit: Unit) -> tuple[Message, ...]:
    """Why a unit may not battle at all now."""
    name = unit_name(state, unit)
    faults = [phase_fault(state, Phase.BATTLE), artillery_first(state)]
    if unit.status == "ditched":
        faults.append(say("gw-no-ditched", "GW-6.4", unit=name))
    elif not unit.ordered:
        faults.append(say("gw-no-not-ordered", "GW-3.3", unit=name))
    if unit.battles > unit.effect("twice"):
        faults.append(say("gw-no-battled", "GW-5.1", unit=name))
    if unit.no_battle:
        faults.append(say(f"gw-no-battle-{unit.no_battle}", "GW-5.1", unit=name))
    if rests_in_water(tables, state, unit):
        faults.append(say("gw-no-battle-water", "GW-7", unit=name))
    if unit.effect("dug_in"):
        faults.append(say("gw-no-dug-in", "GW-3.4", unit=name))
    return tuple(f for f in faults if f is not None)


def artillery_first(state: State) -> Message | None:
    """Ordered reserve artillery fires before anybody else battles (GW-Q34)."""
    if state.turn.artillery == "ordered" and state.side(state.turn.side).tokens:
        return say("gw-no-artillery-first", "GW-Q34")
    return None


def target_faults(tables: Tables, state: State, unit: Unit, target: Unit) -> tuple[Message, ...]:
    """Why a unit cannot attack another: sight, range, neighbours, dice."""
    name, aimed = unit_name(state, unit), unit_name(state, target)
    if target.side == unit.side:
        return (say("gw-no-own-target", "GW-5.1", target=aimed),)
    faults: list[Message] = []
    if state.is_hidden(target):
        faults.append(say("gw-no-unrevealed", "GW-8.6", target=aimed))
    frame = plan(state, unit, target)
    profile = profile_of(tables, unit)
    if frame.kind == "ranged":
        faults += _ranged_faults(tables, state, unit, target, profile, frame.distance)
    attack = attack_of(tables, state, frame)
    if attack.base and not attack.dice:
        faults.append(say("gw-no-dice", "GW-P11", unit=name, base=attack.base))
    return tuple(faults)


def _ranged_faults(tables: Tables, state: State, unit: Unit, target: Unit, profile: Profile, far: int) -> list[Message]:
    name, label = unit_name(state, unit), state.board.label(target.hex)
    faults: list[Message] = []
    near = enemies_next_to(state, unit.side, unit.hex)
    if near:
        faults.append(say("gw-no-fire-adjacent", "GW-5.2", unit=name, enemies=labels(state, (u.hex for u in near))))
    if far > profile.reach:
        faults.append(say("gw-no-range", "GW-5.2", unit=name, range=profile.reach, distance=far, hex=label))
    ground = state.board.at(unit.hex)
    if profile.is_tank and unit.entered and tables.terrain[ground.terrain].no_tank_fire:
        faults.append(say("gw-no-tank-fire", "GW-P10", unit=name, terrain=terrain_name(ground)))
    if profile.needs_sight and far <= profile.reach:
        sight = line_of_sight(tables, state, unit.hex, target.hex)
        if not sight.clear:
            faults.append(say("gw-no-sight", "GW-5.3", unit=name, hex=label, blockers=labels(state, sight.blockers)))
    return faults


def targets_of(tables: Tables, state: State, unit: Unit) -> tuple[Unit, ...]:
    """Enemy units that a unit may attack now, nearest first."""
    if battle_faults(tables, state, unit):
        return ()
    good = [u for u in state.alive if u.side != unit.side and not target_faults(tables, state, unit, u)]
    return tuple(sorted(good, key=lambda u: (distance(unit.hex, u.hex), u.hex)))


def bonus_targets(tables: Tables, state: State, unit: Unit) -> tuple[Unit, ...]:
    """Adjacent enemies for a bonus combat (GW-4.5)."""
    if rests_in_water(tables, state, unit):
        return ()
    near = enemies_next_to(state, unit.side, unit.hex)
    return tuple(u for u in near if not target_faults(tables, state, unit, u))


def wire_fault(tables: Tables, state: State, unit: Unit, hex_: Hex) -> Message | None:
    """Why a unit cannot work on the wire in an empty hex: infantry cuts its own, mortars and guns fire at it (GW-7)."""
    profile, label = profile_of(tables, unit), state.board.label(hex_)
    if hex_ not in state.board or not state.board.at(hex_).wire:
        return say("gw-no-target", "GW-5.1", hex=label)
    if hex_ == unit.hex:
        if profile.cls == "infantry" and not unit.moved:
            return None
        return say("gw-no-wire-cut", "GW-7", unit=unit_name(state, unit))
    if profile.cls not in WIRE_BREAKERS or state.unit_at(hex_) is not None:
        return say("gw-no-wire-fire", "GW-7", unit=unit_name(state, unit))
    far = distance(unit.hex, hex_)
    if far > profile.reach:
        return say("gw-no-range", "GW-5.2", unit=unit_name(state, unit), range=profile.reach, distance=far, hex=label)
    if enemies_next_to(state, unit.side, unit.hex):
        near = enemies_next_to(state, unit.side, unit.hex)
        return say(
            "gw-no-fire-adjacent",
            "GW-5.2",
            unit=unit_name(state, unit),
            enemies=labels(state, (u.hex for u in near)),
        )
    sight = line_of_sight(tables, state, unit.hex, hex_)
    if profile.needs_sight and not sight.clear:
        blockers = labels(state, sight.blockers)
        return say("gw-no-sight", "GW-5.3", unit=unit_name(state, unit), hex=label, blockers=blockers)
    return None


def wire_targets(tables: Tables, state: State, unit: Unit) -> tuple[Hex, ...]:
    """Wire that a unit may cut or fire at now."""
    if battle_faults(tables, state, unit):
        return ()
    wired = [h for h in state.board.grid if state.board.at(h).wire]
    return tuple(h for h in wired if wire_fault(tables, state, unit, h) is None)
