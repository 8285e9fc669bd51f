"""Reserve artillery: targeting dice, shells, craters (GW-3.6)."""

from __future__ import annotations

from collections import Counter

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.attack import roll_at_wire
from bot.rulesets.great_war.common import WarRun, is_over, pop, push, put, reach_phase, set_top, spend_tokens, tables_of
from bot.rulesets.great_war.frames import CombatFrame, ShellsFrame
from bot.rulesets.great_war.geo import drift_hex
from bot.rulesets.great_war.model import Ground, Phase, State
from bot.rulesets.great_war.ordering import aim_fault, artillery_fault, order_artillery, phase_fault, refuse
from bot.rulesets.great_war.orders import BattleTarget, FireArtillery
from bot.rulesets.great_war.tables import Tables


def cratered(tables: Tables, ground: Ground) -> Ground | None:
    """What heavy shelling makes of a hex; None where nothing changes (GW-7, S-crater column)."""
    kind = tables.terrain[ground.terrain].crater
    if kind == "none" or (ground.crater and kind != "rubble"):
        return None
    cleared = put(ground, wire=False, fortified="")
    if kind == "rubble":
        return put(cleared, terrain="rubble", crater=False)
    if kind == "clear":
        return put(cleared, terrain="countryside", line="", crater=True)
    return put(cleared, crater=True)


def most_tokens(state: State) -> int:
    """Targeting dice a side can pay for now."""
    side = state.side(state.turn.side)
    return min(side.artillery, side.tokens)


def fire_faults(tables: Tables, state: State, hex_: Hex | None) -> tuple[Message, ...]:
    """Why reserve artillery cannot fire (at a hex) now."""
    fault = phase_fault(state, Phase.BATTLE)
    if fault is not None:
        return (fault,)
    turn = state.turn
    if turn.artillery == "fired":
        return (say("gw-no-artillery-fired", "GW-3.6"),)
    if any(u.battles for u in state.alive if u.side == turn.side):
        return (say("gw-no-artillery-late", "GW-Q34"),)
    if turn.artillery != "ordered":
        why = artillery_fault(tables, state, hex_)
    else:
        why = aim_fault(tables, state, hex_) if hex_ is not None else None
        if why is None and not most_tokens(state):
            why = say("gw-no-artillery-tokens", "GW-Q32")
    return (why,) if why is not None else ()


def fire(run: WarRun, order: FireArtillery) -> Refusal | None:
    """Pay tokens, roll as many targeting dice, and let the shells land."""
    tables, state = tables_of(run), run.rules
    side = state.side(state.turn.side)
    faults = list(fire_faults(tables, state, order.hex))
    if not 0 <= order.tokens <= side.artillery:
        faults.append(say("gw-no-artillery-dice", "GW-3.6", most=side.artillery))
    elif order.tokens > side.tokens:
        faults.append(say("gw-no-tokens", "GW-3.5", tokens=side.tokens, cost=order.tokens))
    if not order.tokens and state.turn.artillery != "ordered" and not faults:
        faults.append(say("gw-no-artillery-zero", "GW-3.6"))
    if faults:
        return refuse(*faults)
    reach_phase(run, Phase.BATTLE)
    if not order.tokens:
        run.emit(ev.ArtilleryWaived(side.id))
        return None
    if state.turn.artillery != "ordered":
        order_artillery(run, order.hex)
    spend_tokens(run, side.id, order.tokens, "artillery")
    _land(run, order)
    return None


def _land(run: WarRun, order: FireArtillery) -> None:
    tables, state = tables_of(run), run.rules
    dice, side = tables.dice, state.side(state.turn.side)
    label = state.board.label(order.hex)
    faces = run.roll(
        "target",
        dice.target_sides,
        order.tokens,
        say("gw-roll-target", hex=label),
        "GW-3.6",
        reading=lambda f: say("gw-outcome-target", on_target=sum(x in dice.on_target for x in f)),
    )
    landed = tuple(order.hex if f in dice.on_target else drift_hex(side, order.hex, dice.drift[str(f)]) for f in faces)
    on_target = sum(f in dice.on_target for f in faces)
    new = cratered(tables, state.board.at(order.hex)) if on_target >= dice.crater_at else None
    run.emit(ev.ArtilleryFired(side.id, order.hex, faces, landed, on_target, new is not None))
    if new is not None:
        run.emit(ev.GroundChanged(order.hex, new, "rubble" if new.terrain == "rubble" else "crater"))
    impacts: list[tuple[Hex, int, bool, bool]] = []
    if on_target:
        impacts.append((order.hex, on_target, True, new is not None))
    drifted = Counter(f for f in faces if f not in dice.on_target)
    for face in sorted(drifted):
        h = drift_hex(side, order.hex, dice.drift[str(face)])
        if h in state.board:
            impacts.append((h, drifted[face], False, False))
    push(run, ShellsFrame(side.id, tuple(impacts)))


def step_shells(run: WarRun, frame: ShellsFrame) -> None:
    """Resolve the next hex that was hit: On Target first, then 1 to 4."""
    if not frame.impacts or is_over(run):
        pop(run)
        return
    (hex_, shells, on_target, crater), rest = frame.impacts[0], frame.impacts[1:]
    set_top(run, put(frame, impacts=rest))
    tables, state = tables_of(run), run.rules
    unit = state.unit_at(hex_)
    if unit is None:
        if state.board.at(hex_).wire:
            roll_at_wire(run, "", BattleTarget("", hex_), shells)
        return
    if state.is_hidden(unit) or (unit.side == frame.side and not tables.switches.friendly_shells_hit):
        return
    push(
        run,
        CombatFrame(
            kind="shells",
            side=frame.side,
            target=unit.id,
            hex=hex_,
            shells=shells,
            on_target=on_target,
            crater=crater,
        ),
    )
