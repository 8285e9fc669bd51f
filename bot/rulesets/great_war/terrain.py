"""What the ground does to movement, tanks and protection (GW-7, GW-5.4, GW-6.2)."""

from __future__ import annotations

from bot.core.dice import Modifier
from bot.core.messages import Message, say
from bot.rulesets.great_war.model import Ground, Rules, State, Unit
from bot.rulesets.great_war.tables import Cover, Profile, Tables

SOLDIER_CLASSES = ("infantry", "machine_gun", "mortar")


def profile_of(tables: Tables, unit: Unit) -> Profile:
    """A unit's profile; without its special figure that of its base type (GW-2.2)."""
    profile = tables.units[unit.type]
    return tables.units[profile.base] if profile.special and not unit.special else profile


def terrain_name(ground: Ground) -> Message:
    """A hex in words, tokens included."""
    parts = [say(f"gw-terrain-{ground.terrain}")]
    if ground.crater:
        parts = [say("gw-terrain-crater")] if ground.terrain == "countryside" else [*parts, say("gw-terrain-crater")]
    for present, key in ((ground.hill, "hill"), (ground.wire, "wire"), (bool(ground.fortified), "fortified")):
        if present:
            parts.append(say(f"gw-terrain-{key}"))
    return parts[0] if len(parts) == 1 else say("gw-list", items=tuple(parts))


def barred(tables: Tables, ground: Ground, profile: Profile) -> bool:
    """Whether a hex is impassable to a unit type."""
    row = tables.terrain[ground.terrain]
    soldier = profile.cls in SOLDIER_CLASSES
    if not row.impassable or ground.bridge == "bridge" or (ground.bridge == "footbridge" and soldier):
        return False
    return row.impassable == "all" or not soldier


def stops(tables: Tables, rules: Rules, start: Ground, ground: Ground, profile: Profile) -> str:
    """Why a unit that enters must stop: stop, wire or halt; empty when it may go on (GW-P10)."""
    row = tables.terrain[ground.terrain]
    if row.stop == "all":
        return "stop"
    if profile.is_tank:
        return ""
    if ground.wire:
        return "wire"
    if row.stop == "soldiers" and not ground.bridge:
        return "stop"
    if rules.trench_halt and ground.terrain == "trench" and start.terrain != "trench":
        return "halt"
    return ""


def bog_terrain(tables: Tables, rules: Rules, ground: Ground, side: str, profile: Profile) -> tuple[Modifier, ...]:
    """Bog dice for the features of a hex (GW-6.2), each with its reason."""
    found: list[Modifier] = []
    dice = tables.terrain[ground.terrain].bog
    if ground.terrain == "trench":
        if ground.line == side:
            dice = 0
        elif rules.trench_halt:
            dice = tables.switches.trench_halt_bog_dice
    if dice:
        found.append(Modifier(dice, say(f"gw-terrain-{ground.terrain}"), "GW-6.2"))
        if ground.terrain == "trench" and profile.trench_extra:
            found.append(Modifier(profile.trench_extra, say("gw-mod-trench-extra"), "GW-P9"))
    if ground.crater and tables.tokens["crater"].bog:
        found.append(Modifier(tables.tokens["crater"].bog, say("gw-terrain-crater"), "GW-6.2"))
    if ground.fortified and tables.tokens["fortified"].bog:
        found.append(Modifier(tables.tokens["fortified"].bog, say("gw-terrain-fortified"), "GW-6.2"))
    return tuple(found)


def cover_of(tables: Tables, ground: Ground, kind: str, side: str, *, attacker_ground: Ground | None) -> Cover:
    """Protection of a soldier unit of ``side``; ``attacker_ground`` None for reserve artillery (GW-P12, GW-P8)."""
    rows = [tables.terrain[ground.terrain]]
    if ground.crater:
        rows.append(tables.tokens["crater"])
    if ground.fortified == side:
        rows.append(tables.tokens["fortified"])
    covers = [row.close if kind == "close" else row.ranged for row in rows]
    soldiers, flags = max(c.soldiers for c in covers), max(c.flags for c in covers)
    if ground.hill and attacker_ground is not None and not attacker_ground.hill:
        hill = tables.tokens["hill"]
        extra = hill.close if kind == "close" else hill.ranged
        soldiers, flags = soldiers + extra.soldiers, flags + extra.flags
    return Cover(soldiers, flags)


def blocks_sight(tables: Tables, ground: Ground) -> bool:
    """Blocking terrain apart from hills, which depend on where one stands."""
    return tables.terrain[ground.terrain].blocks


def rests_in_water(tables: Tables, state: State, unit: Unit) -> bool:
    """A soldier unit in a stream may not battle."""
    ground = state.board.at(unit.hex)
    return tables.terrain[ground.terrain].no_battle and not ground.bridge
