"""Orders in, frames run: the one place that ties the chapters together."""

from __future__ import annotations

from typing import assert_never

from bot.core.commands import Order
from bot.core.decisions import Decision
from bot.core.flow import run_frames
from bot.core.refusals import Refusal, untimely
from bot.rulesets.great_war import combat_cards, endturn, ground, movement, ordering, reactions, recovery, retreat
from bot.rulesets.great_war import orders as o
from bot.rulesets.great_war.artillery import fire, step_shells
from bot.rulesets.great_war.attack import battle, step_combat
from bot.rulesets.great_war.common import WarRun
from bot.rulesets.great_war.frames import CombatFrame, EndFrame, MoveFrame, ShellsFrame
from bot.rulesets.great_war.words import side_name


def decide(run: WarRun, order: Order) -> Refusal | None:
    """Carry out an order of ``run.seat`` or refuse it, then go on as far as possible."""
    refusal = gate(run) or _dispatch(run, order)
    if refusal is not None:
        return refusal
    advance(run)
    return None


def gate(run: WarRun) -> Refusal | None:
    """Orders are for the side whose turn it is, while no question is open."""
    if run.state.pending:
        seat = run.state.pending[0].seats[0]
        return untimely("gw-no-question-open", "GW-P3", side=side_name(seat))
    if run.rules.turn.side != run.seat:
        return untimely("gw-no-not-your-turn", "GW-3.2", side=side_name(run.rules.turn.side))
    return None


def _dispatch(run: WarRun, order: Order) -> Refusal | None:
    unit = getattr(order, "unit", "")
    if unit and not _is_mine(run, unit):
        return untimely("gw-no-own-unit", "GW-3.3")
    match order:
        case o.PlayCard():
            return ordering.play_card(run, order)
        case o.NameUnits():
            if not all(_is_mine(run, u) for u in order.units):
                return untimely("gw-no-own-unit", "GW-3.3")
            return ordering.name_units(run, order)
        case o.RecoverTank():
            return recovery.recover(run, order)
        case o.DitchTank():
            return recovery.ditch(run, order)
        case o.MoveUnit():
            return movement.move(run, order)
        case o.ExitBoard():
            return movement.exit_board(run, order)
        case o.BattleTarget():
            return battle(run, order)
        case o.FireArtillery():
            return fire(run, order)
        case o.PlayCombatCard():
            return combat_cards.play(run, order)
        case o.DiscardCard():
            return endturn.discard(run, order)
        case o.EndTurn():
            return endturn.end_turn(run, order)
        case _:
            return untimely("refuse-other-ruleset")


def _is_mine(run: WarRun, unit: str) -> bool:
    return any(u.id == unit and u.side == run.seat for u in run.rules.alive)


def advance(run: WarRun) -> None:
    """Run suspended procedures until a question is open, the game is over, or nothing is left to do."""
    run_frames(run, lambda state: bool(state.frames), _step)


def _step(run: WarRun) -> None:
    frame = run.rules.frames[-1]
    match frame:
        case MoveFrame():
            movement.step_move(run, frame)
        case CombatFrame():
            step_combat(run, frame)
        case ShellsFrame():
            step_shells(run, frame)
        case EndFrame():
            endturn.step_end(run, frame)
        case _:
            assert_never(frame)


def resume(run: WarRun, decision: Decision, answer: str, by: str) -> None:
    """Go on after a question was answered."""
    match decision.kind:
        case "reaction_card":
            reactions.answered(run, decision, answer, by)
        case "flags":
            retreat.flags_answered(run, answer)
        case "retreat":
            retreat.retreat_answered(run, decision, answer)
        case "take_ground":
            ground.ground_answered(run, answer)
        case "bonus_combat":
            ground.bonus_answered(run, answer)
        case "recon_clock":
            endturn.clock_answered(run, answer)
        case "keep_card":
            endturn.keep_answered(run, answer)
    advance(run)
