"""The numbers of the rules, read from ``data/rulesets/tank_duel/*.toml``."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from typing import Any, Literal

import msgspec

from bot.core.errors import ContentError
from bot.core.messages import LocalText
from bot.rulesets.tank_duel.model import CODES, Card

Line = Literal["none", "hinders", "blocks"]


class Terrain(msgspec.Struct, frozen=True):
    """A terrain tile: AP to enter, effect on sight lines, hit modifier for a target in it (TD-8)."""

    ap: int
    line: Line = "none"
    target: int = 0
    forbidden: bool = False
    halts: bool = False


class TerrainTable(msgspec.Struct, frozen=True):
    tiles: dict[str, Terrain]
    hill_ap: int
    hill_shooter: int
    hill_ignores_from: int  # distance from the target at which hindering hexes no longer count
    hedge_ap: int
    road_ap: int
    bridge_ap: int


class HitRow(msgspec.Struct, frozen=True):
    """From this modified roll on the shot has this penetration bonus; the rows climb."""

    roll: int
    bonus: int


class FireTable(msgspec.Struct, frozen=True):
    hit: tuple[HitRow, ...]
    hit_die: int
    pierce_die: int
    started_halted: int
    started_moving: int
    turret_turned: int
    target_moving: int
    target_hidden: int
    lines_to_fire: int


class TurnTable(msgspec.Struct, frozen=True):
    movement_die: int
    dice_halted: int
    dice_moving: int
    least_ap: int
    fire_ap: int
    pivot_ap: tuple[int, int, int]  # one, two, three vertices
    initiative_die: int
    objective_points: int
    usual_turns: dict[str, int]
    max_tanks: int
    max_turns: int
    max_columns: int
    max_rows: int


class Nation(msgspec.Struct, frozen=True):
    name: LocalText


class Tables(msgspec.Struct, frozen=True):
    """All tables of this ruleset."""

    tanks: dict[str, Card]
    nations: dict[str, LocalText]
    terrain: TerrainTable
    fire: FireTable
    turn: TurnTable

    @property
    def least_hit(self) -> int:
        return self.fire.hit[0].roll

    def bonus(self, roll: int) -> int | None:
        """Penetration bonus of a modified hit roll, None for a miss (TD-6.1)."""
        found = [row.bonus for row in self.fire.hit if roll >= row.roll]
        return found[-1] if found else None


class _TankFile(msgspec.Struct, frozen=True):
    nations: dict[str, LocalText]
    tank: tuple[Card, ...]


def load_tables(raw: Mapping[str, bytes]) -> Tables:
    """Typed tables from file contents by name. Raises ContentError with the file at fault."""
    tank_file = _read(raw, "tanks.toml", _TankFile)
    terrain = _read(raw, "terrain.toml", TerrainTable)
    missing = set(CODES.values()) - set(terrain.tiles)
    if missing:
        raise ContentError(f"terrain.toml: no tile {', '.join(sorted(missing))}")
    return Tables(
        tanks={card.id: card for card in tank_file.tank},
        nations=tank_file.nations,
        terrain=terrain,
        fire=_read(raw, "fire.toml", FireTable),
        turn=_read(raw, "turn.toml", TurnTable),
    )


def _read(raw: Mapping[str, bytes], name: str, type_: type[Any]) -> Any:
    try:
        return msgspec.convert(tomllib.loads(raw[name].decode()), type_)
    except KeyError as e:
        raise ContentError(f"{name} is missing") from e
    except (tomllib.TOMLDecodeError, msgspec.ValidationError, UnicodeDecodeError) as e:
        raise ContentError(f"{name}: {e}") from e
