"""Orders in words, for the numbered log."""

from __future__ import annotations

from bot.core.commands import Order
from bot.core.messages import Message, say
from bot.rulesets.great_war import orders as o
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import card_title, labels, listing, unit_name


def describe(tables: Tables, state: State, order: Order) -> Message:
    """One order as a short line. Cards named here become public by the order itself."""
    board = state.board
    match order:
        case o.PlayCard(card=card):
            return say("gw-order-card", card=card_title(card))
        case o.NameUnits(units=units, artillery=guns):
            names = [unit_name(state, u) for u in units]
            if guns:
                names.append(say("gw-reserve-artillery"))
            return say("gw-order-units", units=listing(names))
        case o.RecoverTank(unit=unit, tokens=tokens):
            return say("gw-order-recover", unit=unit_name(state, unit), tokens=tokens)
        case o.DitchTank(unit=unit):
            return say("gw-order-ditch", unit=unit_name(state, unit))
        case o.MoveUnit(unit=unit, path=path):
            return say("gw-menu-move", unit=unit_name(state, unit), path=labels(state, path))
        case o.ExitBoard(unit=unit):
            return say("gw-order-exit", unit=unit_name(state, unit))
        case o.BattleTarget(unit=unit, hex=h):
            return say("gw-order-battle", unit=unit_name(state, unit), hex=board.label(h) if h in board else "?")
        case o.FireArtillery(hex=h, tokens=tokens):
            return say("gw-order-artillery", hex=board.label(h) if h in board else "?", tokens=tokens)
        case o.PlayCombatCard(card=card):
            return say("gw-order-combat-card", card=card_title(card))
        case o.DiscardCard(card=card):
            return say("gw-order-discard", card=card_title(card))
        case o.EndTurn(draw=draw):
            return say("gw-order-end", draw=say(f"gw-choice-draw-{draw}"))
        case _:
            return say("gw-order-other")
