"""Whether suspended procedures and open questions still fit the board after a game master's edit."""

from __future__ import annotations

from bot.core.decisions import Decision
from bot.rulesets.great_war.combat import bonus_targets
from bot.rulesets.great_war.common import WarRun, tables_of
from bot.rulesets.great_war.frames import CombatFrame, MoveFrame
from bot.rulesets.great_war.ground import ground_bar
from bot.rulesets.great_war.reactions import playable_on_attack, playable_on_step
from bot.rulesets.great_war.retreat import LOOK_AHEAD, way_id, ways_back


def still_fits(run: WarRun, decision: Decision) -> bool:
    """Whether every choice of a question is still what the rules would offer."""
    state, tables = run.rules, tables_of(run)
    if any(not state.unit(u).is_alive for u in decision.units):
        return False
    frame = state.frames[-1] if state.frames else None
    options = {o.id for o in decision.options}
    if decision.kind == "reaction_card":
        if isinstance(frame, MoveFrame):
            cards = playable_on_step(tables, state, state.unit(frame.unit))
        else:
            cards = playable_on_attack(tables, state, frame) if isinstance(frame, CombatFrame) else ()
        return all(o.removeprefix("play:") in cards for o in options if o.startswith("play:"))
    if decision.kind == "keep_card":
        hand = state.side(decision.seats[0]).command
        return all(o.removeprefix("keep:") in hand for o in options if o != "first")
    if not isinstance(frame, CombatFrame):
        return decision.kind == "recon_clock"
    if decision.kind == "retreat":
        ways = ways_back(tables, state, state.unit(frame.target), min(frame.retreats, LOOK_AHEAD))
        return options == {way_id(state, w) for w in ways}
    if decision.kind == "take_ground":
        return frame.hex is not None and not ground_bar(tables, state, state.unit(frame.attacker), frame.hex)
    if decision.kind == "bonus_combat":
        near = {f"battle:{u.id}" for u in bonus_targets(tables, state, state.unit(frame.attacker))}
        return options - {"none"} == near
    return True
