"""Orders in words for the public log: never the rest of a path, never a standing order (TD-P2, TD-P4)."""

from __future__ import annotations

from typing import assert_never, cast

from bot.core.commands import Order
from bot.core.errors import RulesBug
from bot.core.messages import Message, say
from bot.core.state import GameState
from bot.rulesets.tank_duel import orders as od
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.deciding import DuelOrder
from bot.rulesets.tank_duel.model import DuelState


def describe(game: GameState[DuelState], order: Order) -> Message:
    s = game.rules
    if s is None:
        raise RulesBug("no battle yet")
    found = cast(DuelOrder, order)
    tank = next((t for t in s.tanks if t.id == found.unit), None)
    name: Message | str = found.unit if tank is None else words.tank(s, tank)
    match found:
        case od.RollMovement():
            return say("td-order-drive", unit=name)
        case od.MoveUnit():
            return say("td-order-move", unit=name)
        case od.PivotUnit():
            return say("td-order-pivot", unit=name)
        case od.FireAt(target=target):
            enemy = next((t for t in s.tanks if t.id == target), None)
            return say("td-order-fire", unit=name, target=target if enemy is None else words.tank(s, enemy))
        case od.SetAmbush():
            return say("td-order-ambush", unit=name)
        case od.FinishActivation(motion=motion):
            return say(f"td-order-finish-{motion}", unit=name)
        case od.SetTurret(keep=keep):
            return say("td-order-turret-stay" if keep else "td-order-turret-centre", unit=name)
        case od.SetStanding():
            return say("td-order-standing")
        case other:
            assert_never(other)
