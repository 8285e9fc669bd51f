"""What happens in a tank duel. Stored for ever: a tag never changes."""

from __future__ import annotations

from bot.core.dice import Modifier
from bot.core.events import Event
from bot.core.messages import Message
from bot.hexes import Hex
from bot.rulesets.tank_duel.model import DuelState, Motion, ReactionMode, Rule, Step, Tank, Zone
from bot.rulesets.tank_duel.sight import Line


class BattleSet(Event, frozen=True, tag="td_battle_set"):
    """The battle as it stands before its first turn."""

    battle: DuelState


class TurnBegan(Event, frozen=True, tag="td_turn_began"):
    """``dice`` are the deciding initiative dice in the order of the sides; empty when the scenario names the first."""

    turn: int
    first: str
    dice: tuple[int, ...] = ()


class MovementRolled(Event, frozen=True, tag="td_movement_rolled"):
    unit: str
    faces: tuple[int, ...]
    restriction: int
    ap: int


class PathBegun(Event, frozen=True, tag="td_path_begun"):
    """The path that was ordered. Private: the part not yet driven is shown to nobody (TD-P2)."""

    unit: str
    steps: tuple[Step, ...]
    stop_if_fired_on: bool = False


class HexEntered(Event, frozen=True, tag="td_hex_entered"):
    unit: str
    origin: Hex
    hex: Hex
    facing: int
    cost: int
    ap: int  # left
    reverse: bool = False
    captured: bool = False  # an objective that was not its side's before


class TankPivoted(Event, frozen=True, tag="td_tank_pivoted"):
    unit: str
    turns: int
    facing: int
    cost: int
    ap: int


class PathStopped(Event, frozen=True, tag="td_path_stopped"):
    """The rest of the path is given up."""

    unit: str
    reason: Message


class ReactionSet(Event, frozen=True, tag="td_reaction_set"):
    """How a side reacts from here to the end of the running move (TD-P2, TD-P3)."""

    side: str
    mode: ReactionMode
    at: int = 0


class ReactionHeld(Event, frozen=True, tag="td_reaction_held"):
    """Tanks that could have fired hold without having been asked."""

    side: str
    units: tuple[str, ...]


class ShotFired(Event, frozen=True, tag="td_shot_fired"):
    """A shot with all that decided it. ``bonus`` is None for a miss; ``pierce`` 0 when no D100 was rolled."""

    shooter: str
    target: str
    reaction: bool
    zone: Zone
    armour: int
    penetration: int
    sight: str
    lines: tuple[Line, ...]
    modifiers: tuple[Modifier, ...]
    turret: int
    rolls: tuple[int, ...]  # numbers of its rolls in the log
    face: int
    total: int
    bonus: int | None
    pierce: int
    sum: int
    destroyed: bool
    chance: tuple[int, int]  # before the roll, as a fraction
    flank: str = ""  # left or right, for a side
    where: Hex | None = None  # the target's hex
    whence: Hex | None = None


class AmbushSet(Event, frozen=True, tag="td_ambush_set"):
    unit: str


class ActivationEnded(Event, frozen=True, tag="td_activation_ended"):
    """``why`` is shot, ambush, choice, forced (one ending only), blocked (TD-A4) or destroyed."""

    unit: str
    motion: Motion
    why: str


class PlayPassed(Event, frozen=True, tag="td_play_passed"):
    """The side whose activation is waited for now."""

    side: str


class TurnEnded(Event, frozen=True, tag="td_turn_ended"):
    turn: int


class TurretSet(Event, frozen=True, tag="td_turret_set"):
    unit: str
    keep: bool


class StandingSet(Event, frozen=True, tag="td_standing_set"):
    """A standing order. Private to its side (TD-P4)."""

    unit: str
    rule: Rule
    at: int = 0


class TankAmended(Event, frozen=True, tag="td_tank_amended"):
    """A game master has put a tank right."""

    tank: Tank


class GroundAmended(Event, frozen=True, tag="td_ground_amended"):
    hex: Hex
    terrain: str
    hill: bool


class TurnAmended(Event, frozen=True, tag="td_turn_amended"):
    turn: int
    turns: int


class PointsAmended(Event, frozen=True, tag="td_points_amended"):
    side: str
    bonus: int


class ObjectiveAmended(Event, frozen=True, tag="td_objective_amended"):
    hex: Hex
    holder: str


EVENT_TYPES: tuple[type[Event], ...] = (
    BattleSet,
    TurnBegan,
    MovementRolled,
    PathBegun,
    HexEntered,
    TankPivoted,
    PathStopped,
    ReactionSet,
    ReactionHeld,
    ShotFired,
    AmbushSet,
    ActivationEnded,
    PlayPassed,
    TurnEnded,
    TurretSet,
    StandingSet,
    TankAmended,
    GroundAmended,
    TurnAmended,
    PointsAmended,
    ObjectiveAmended,
)
