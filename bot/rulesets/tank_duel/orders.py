"""What a player may order in a tank duel."""

from __future__ import annotations

from bot.core.commands import Order
from bot.rulesets.tank_duel.model import Motion, Rule, Step


class RollMovement(Order, frozen=True, tag="td_roll_movement"):
    """Roll the movement dice of a tank; binding (TD-A1)."""

    unit: str


class MoveUnit(Order, frozen=True, tag="td_move_unit"):
    """Drive a path step by step (TD-P1)."""

    unit: str
    steps: tuple[Step, ...]
    stop_if_fired_on: bool = False


class PivotUnit(Order, frozen=True, tag="td_pivot_unit"):
    """Turn the hull; positive to the right, 1 to 3 vertices either way."""

    unit: str
    turns: int


class FireAt(Order, frozen=True, tag="td_fire_at"):
    unit: str
    target: str


class SetAmbush(Order, frozen=True, tag="td_set_ambush"):
    unit: str


class FinishActivation(Order, frozen=True, tag="td_finish_activation"):
    unit: str
    motion: Motion


class SetTurret(Order, frozen=True, tag="td_set_turret"):
    """Whether a turned turret stays as it is at turn end (TD-P11)."""

    unit: str
    keep: bool


class SetStanding(Order, frozen=True, tag="td_set_standing"):
    """A standing order; ``at`` is 1-100 per cent with the rule ``fire``, else 0 (TD-P4)."""

    unit: str
    rule: Rule
    at: int = 0


ORDER_TYPES: tuple[type[Order], ...] = (
    RollMovement,
    MoveUnit,
    PivotUnit,
    FireAt,
    SetAmbush,
    FinishActivation,
    SetTurret,
    SetStanding,
)
