"""The ruleset's numbers, read once from ``data/rulesets/great_war`` and checked (GW-P5)."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TypeVar

import msgspec

from bot.core.errors import ContentError

T = TypeVar("T")

SECTIONS = ("left", "centre", "right")


class Profile(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One unit type (GW-2). ``dice``: close combat first, then ranges 2, 3 ...; strength in figures or tokens."""

    id: str = ""
    cls: str = msgspec.field(name="class", default="tank")
    strength: int
    move: int
    battle_after: int = 9
    dice: tuple[int, ...]
    dice_moved: tuple[int, ...] = ()
    deadly: tuple[int, ...] = ()
    needs_sight: bool = True
    takes_ground: bool = False
    artillery: bool = False
    special: str = ""
    base: str = ""
    art: str = ""
    sexes: tuple[str, ...] = ()
    recovery: int = 0
    value: int = 1
    trench_extra: int = 0
    captured: bool = False
    aliases: tuple[str, ...] = ()
    words: tuple[str, ...] = ()  # other names players type
    tag: str = ""

    @property
    def is_tank(self) -> bool:
        return self.cls == "tank"

    @property
    def is_early(self) -> bool:
        """A tank that moves one hex rolls for that hex (GW-6.2)."""
        return self.is_tank and self.move == 1

    @property
    def reach(self) -> int:
        """The longest range in hexes."""
        return len(self.dice)


class Cover(msgspec.Struct, frozen=True, array_like=True):
    """Soldier symbols cancelled and flags that may be ignored; 99 flags means all."""

    soldiers: int = 0
    flags: int = 0


class Terrain(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """One row of the terrain table (GW-7)."""

    id: str = ""
    char: str
    stop: str = ""
    impassable: str = ""
    entry: int = 0
    standing: int = 0
    ranged: Cover = Cover()
    close: Cover = Cover()
    blocks: bool = False
    bog: int = 0
    no_tank_fire: bool = False
    no_battle: bool = False
    crater: str = "none"
    tag: str = ""


class CommandCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A command card (GW-3.3)."""

    id: str = ""
    count: int
    kind: str
    orders: dict[str, int] = {}
    held: bool = False
    classes: tuple[str, ...] = ()
    effect: str = ""
    recon: bool = False


class CombatCard(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True):
    """A combat card (GW-3.4); ``cost`` in HQ tokens."""

    id: str = ""
    count: int
    category: str
    cost: int
    phase: str
    target: str = ""

    @property
    def is_reaction(self) -> bool:
        return self.phase in ("attack", "step")


class Dice(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Faces of the battle die and the targeting key (GW-1.1, GW-3.6)."""

    faces: tuple[str, ...]
    letters: dict[str, str]
    target_sides: int
    on_target: tuple[int, ...]
    crater_at: int
    hq_pool: int
    drift: dict[str, str]

    @property
    def sides(self) -> int:
        return len(self.faces)

    def names(self, faces: tuple[int, ...]) -> tuple[str, ...]:
        """Symbols of rolled faces 1 to 6."""
        return tuple(self.faces[f - 1] for f in faces)


class Switches(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Decided rules (GW-11)."""

    confirm_bonus_cumulative: bool
    crater_soldier_symbols_hit_tank: bool
    male_bonus_close: bool
    tankschrecken: bool
    tankschrecken_exempt: tuple[str, ...]
    infantry_bonus_combat: str
    soldier_taking_ground: str
    tank_taking_ground: str
    ditched_holds_objective: bool
    bogged_penalty_always: bool
    trench_halt: bool
    trench_halt_bog_dice: int
    discard_only_without_combat_card: bool
    recon_draw: int
    recon_keep: int
    end_tokens: int
    discard_tokens: int
    combat_hand: int
    friendly_shells_hit: bool
    cross_fire_dice: int
    bought_recovery_dice: int
    shelling_attempts: int


class Tables(msgspec.Struct, frozen=True):
    """Everything the rules look up."""

    units: dict[str, Profile]
    terrain: dict[str, Terrain]
    tokens: dict[str, Terrain]
    command: dict[str, CommandCard]
    combat: dict[str, CombatCard]
    dice: Dice
    switches: Switches

    def unit_type(self, name: str) -> Profile | None:
        """A profile by its id or one of its other names."""
        key = name.strip().lower().replace("-", "_").replace(" ", "_")
        if key in self.units:
            return self.units[key]
        return next((p for p in self.units.values() if key in p.aliases), None)

    def command_deck(self) -> tuple[str, ...]:
        return tuple(c.id for c in self.command.values() for _ in range(c.count))

    def combat_deck(self) -> tuple[str, ...]:
        return tuple(c.id for c in self.combat.values() for _ in range(c.count))


def _read(raw: Mapping[str, bytes], name: str, type_: type[T]) -> T:
    try:
        return msgspec.toml.decode(raw[name], type=type_)
    except KeyError as e:
        raise ContentError(f"great_war: file {name} is missing") from e
    except (msgspec.MsgspecError, UnicodeDecodeError) as e:
        raise ContentError(f"great_war/{name}: {e}") from e


def _named(rows: Mapping[str, T]) -> dict[str, T]:
    return {k: msgspec.structs.replace(v, id=k) for k, v in rows.items()}  # type: ignore[type-var]


class _Cards(msgspec.Struct, forbid_unknown_fields=True):
    command: dict[str, CommandCard]
    combat: dict[str, CombatCard]


class _TerrainFile(msgspec.Struct):
    tokens: dict[str, Terrain]


def load_tables(raw: Mapping[str, bytes]) -> Tables:
    """Typed tables from the files' bytes by name. Raises ContentError."""
    units = _named(_read(raw, "units.toml", dict[str, Profile])) | _named(_read(raw, "tanks.toml", dict[str, Profile]))
    units = {k: msgspec.structs.replace(p, art=p.art or k) for k, p in units.items()}
    tokens = _read(raw, "terrain.toml", _TerrainFile).tokens
    try:
        rows = msgspec.toml.decode(raw["terrain.toml"])
        rows.pop("tokens")
        terrain = msgspec.convert(rows, dict[str, Terrain])
    except msgspec.MsgspecError as e:
        raise ContentError(f"great_war/terrain.toml: {e}") from e
    cards = _read(raw, "cards.toml", _Cards)
    tables = Tables(
        units=units,
        terrain=_named(terrain),
        tokens=_named(tokens),
        command=_named(cards.command),
        combat=_named(cards.combat),
        dice=_read(raw, "dice.toml", Dice),
        switches=_read(raw, "switches.toml", Switches),
    )
    _check(tables)
    return tables


def _check(tables: Tables) -> None:
    """Counts that the rest relies on."""
    if (len(tables.command_deck()), len(tables.combat_deck())) != (58, 40):
        raise ContentError("great_war/cards.toml: the decks must have 58 and 40 cards (GW-P6)")
    for p in tables.units.values():
        if p.special and p.base not in tables.units:
            raise ContentError(f"great_war/units.toml: {p.id} needs a base type")
    if tables.dice.sides != 6 or set(tables.dice.faces) != {"soldier", "burst", "deadly", "flag", "hq"}:
        raise ContentError("great_war/dice.toml: the battle die has six sides of five kinds (GW-1.1)")
