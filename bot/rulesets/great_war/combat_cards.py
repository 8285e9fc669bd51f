"""Combat cards of the side whose turn it is: when they may be played and what they do (GW-3.4)."""

from __future__ import annotations

from collections.abc import Callable

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.hexes import Hex, distance
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.cards import draw_cards
from bot.rulesets.great_war.common import WarRun, gain_tokens, is_over, put, reach_phase, spend_tokens, tables_of
from bot.rulesets.great_war.geo import adjacent
from bot.rulesets.great_war.medals import eliminated, review
from bot.rulesets.great_war.model import Phase, State, Unit
from bot.rulesets.great_war.ordering import phase_fault, refuse
from bot.rulesets.great_war.orders import PlayCombatCard
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import card_title

PHASES = {"orders": Phase.ORDERS, "move": Phase.MOVE, "battle": Phase.BATTLE}
GAS_REACH = 4
RIDER_TOKENS = 2

# card -> effect on the unit named (GW-3.4)
UNIT_EFFECTS = {
    "rapid-mortar": "twice",
    "registered-fire": "registered",
    "over-the-top": "over_the_top",
    "bomb-party": "bomb_party",
    "press-on": "press_on",
    "fascines": "fascines",
    "steady-driver": "steady",
    "field-workshop": "workshop",
    "six-pounder": "six_pounder",
}


def _is_fresh(u: Unit) -> bool:
    """Has neither moved nor battled."""
    return not u.moved and not u.battles


def _can_still_battle(u: Unit) -> bool:
    return u.ordered and u.battles <= u.effect("twice") and not u.no_battle and u.status != "ditched"


def unit_fits(tables: Tables, state: State, card: str, u: Unit) -> bool:
    """Whether a card may be played on an own unit."""
    if u.side != state.turn.side or not u.is_alive:
        return False
    profile = tables.units[u.type]
    cls, tank = profile.cls, profile.is_tank
    match card:
        case "rapid-mortar":
            return cls == "mortar" and _is_fresh(u) and not u.effect("twice")
        case "registered-fire":
            return cls in ("infantry", "machine_gun", "mortar", "field_gun") and _can_still_battle(u)
        case "over-the-top":
            return cls == "infantry" and u.ordered and not u.battles and not u.move_done
        case "bomb-party":
            return u.special == "bomber" and _can_still_battle(u)
        case "press-on":
            return cls == "infantry" and _can_still_battle(u)
        case "dig-in":
            ground = state.board.at(u.hex)
            plain = ground.terrain == "countryside" and not ground.crater
            return not tank and plain and _is_fresh(u) and not u.effect("dug_in")
        case "fascines" | "steady-driver":
            return tank and u.ordered and not u.move_done and u.status == "none" and not u.immobile
        case "reserves-up":
            return not u.ordered and u.status != "ditched"
        case "field-workshop":
            return tank and u.ordered and u.status == "bogged" and not u.recovery and not u.immobile
        case "six-pounder":
            return "male" in profile.sexes and _can_still_battle(u)
        case _:
            return False


def hex_fits(tables: Tables, state: State, card: str, h: Hex) -> bool:
    """Whether a card may be aimed at a hex."""
    if h not in state.board:
        return False
    side = state.turn.side
    if card == "wire-cutters":
        near = (h, *adjacent(state.board, h))
        troops = (state.unit_at(n) for n in near)
        return state.board.at(h).wire and any(
            u is not None and u.side == side and u.ordered and tables.units[u.type].cls == "infantry" for u in troops
        )
    target = state.unit_at(h)
    if target is None or target.side == side or tables.units[target.type].is_tank:
        return False
    return any(distance(u.hex, h) <= GAS_REACH for u in state.alive if u.side == side)


def barrage_units(tables: Tables, state: State) -> tuple[Unit, ...]:
    """Machine guns and female tanks that did not move and can battle (GW-Q24)."""
    found = []
    for u in state.alive:
        profile = tables.units[u.type]
        gun = profile.cls == "machine_gun" or "female" in profile.sexes
        if u.side == state.turn.side and gun and _is_fresh(u) and not u.no_battle and u.status != "ditched":
            found.append(u)
    return tuple(found)


def card_targets(tables: Tables, state: State, card_id: str) -> tuple[str, ...]:
    """What a card may be played on: unit ids, hex labels or command card ids; ("",) when it names nothing."""
    card, side = tables.combat[card_id], state.side(state.turn.side)
    if card.target == "unit":
        return tuple(u.id for u in state.alive if unit_fits(tables, state, card_id, u))
    if card.target == "hex":
        return tuple(state.board.label(h) for h in state.board.grid if hex_fits(tables, state, card_id, h))
    if card.target == "card":
        return tuple(dict.fromkeys(side.command))
    if card_id == "mg-barrage":
        return ("",) if barrage_units(tables, state) else ()
    return ("",)


def card_faults(tables: Tables, state: State, card_id: str, target: str | None) -> tuple[Message, ...]:
    """Why a combat card of the hand cannot be played (on a target) now."""
    card, side = tables.combat[card_id], state.side(state.turn.side)
    title = card_title(card_id)
    if card_id not in side.combat:
        return (say("gw-no-such-card-held", "GW-3.4", card=title),)
    if card.is_reaction:
        return (say("gw-no-reaction-now", "GW-P3", card=title),)
    faults: list[Message] = []
    if card.phase == "any":
        fault = None if state.turn.phase is Phase.CARD else phase_fault(state, Phase.BATTLE)
    else:
        fault = phase_fault(state, PHASES[card.phase])
    if fault is not None:
        faults.append(fault)
    if card.cost > side.tokens:
        faults.append(say("gw-no-tokens", "GW-3.5", tokens=side.tokens, cost=card.cost))
    if target is not None and not faults and target not in card_targets(tables, state, card_id):
        faults.append(say("gw-no-card-target", "GW-3.4", card=title))
    return tuple(faults)


def play(run: WarRun, order: PlayCombatCard) -> Refusal | None:
    """Pay for a combat card and carry out its effect."""
    tables, state = tables_of(run), run.rules
    faults = card_faults(tables, state, order.card, order.target)
    if faults:
        return refuse(*faults)
    card = tables.combat[order.card]
    if card.phase in PHASES:
        reach_phase(run, PHASES[card.phase])
    unit = order.target if card.target == "unit" else ""
    hex_ = state.board.grid.parse(order.target) if card.target == "hex" else None
    spend_tokens(run, run.seat, card.cost, "combat_card")
    run.emit(ev.CombatCardPlayed(run.seat, card.id, card.cost, unit, hex_))
    if card.id in UNIT_EFFECTS:
        _give_effect(run, unit, UNIT_EFFECTS[card.id])
    else:
        _EFFECTS[card.id](run, order)
    return None


def _give_effect(run: WarRun, unit: str, effect: str) -> None:
    if effect == "twice" and not run.rules.unit(unit).ordered:
        run.emit(ev.UnitsOrdered(run.seat, (unit,)))
    run.emit(ev.EffectGiven((unit,), effect))


def _barrage(run: WarRun, order: PlayCombatCard) -> None:
    units = barrage_units(tables_of(run), run.rules)
    fresh = tuple(u.id for u in units if not u.ordered)
    if fresh:
        run.emit(ev.UnitsOrdered(run.seat, fresh))
    run.emit(ev.EffectGiven(tuple(u.id for u in units), "barrage"))


def _gas_cloud(run: WarRun, order: PlayCombatCard) -> None:
    """One die for every soldier unit in the hex and next to it, friend or foe."""
    centre = run.rules.board.grid.parse(order.target)
    assert centre is not None
    for h in (centre, *adjacent(run.rules.board, centre)):
        _gas(run, h, 1)


def _gas_shells(run: WarRun, order: PlayCombatCard) -> None:
    hex_ = run.rules.board.grid.parse(order.target)
    assert hex_ is not None
    _gas(run, hex_, 2)


def _gas(run: WarRun, hex_: Hex, dice: int) -> None:
    """Soldiers and bursts hit, terrain does not protect, tanks are safe."""
    tables, unit = tables_of(run), run.rules.unit_at(hex_)
    if unit is None or tables.units[unit.type].is_tank or is_over(run):
        return
    rolled = run.roll(
        "battle",
        tables.dice.sides,
        dice,
        say("gw-roll-gas", hex=run.rules.board.label(hex_)),
        "GW-3.4",
        names=tables.dice.faces,
        unit=unit.id,
    )
    faces = tables.dice.names(rolled)
    hits = sum(f in ("soldier", "burst") for f in faces)
    run.emit(ev.GasRolled(unit.id, hex_, faces, hits))
    lost = min(hits, unit.strength)
    if lost:
        run.emit(ev.LossesTaken(unit.id, lost, unit.strength - lost, "gas"))
    if lost == unit.strength:
        eliminated(run, unit.id, "gas")
        review(run)


def _wire_cutters(run: WarRun, order: PlayCombatCard) -> None:
    hex_ = run.rules.board.grid.parse(order.target)
    assert hex_ is not None
    run.emit(ev.WireCut("", hex_, order.card))


def _dig_in(run: WarRun, order: PlayCombatCard) -> None:
    unit = run.rules.unit(order.target)
    run.emit(ev.GroundChanged(unit.hex, put(run.rules.board.at(unit.hex), crater=True), "dug"))
    run.emit(ev.EffectGiven((unit.id,), "dug_in"))


def _rider(run: WarRun, order: PlayCombatCard) -> None:
    gain_tokens(run, run.seat, RIDER_TOKENS, "rider")


def _change_of_plan(run: WarRun, order: PlayCombatCard) -> None:
    run.emit(ev.CardDropped(run.seat, "command", order.target, "plan"))
    draw_cards(run, run.seat, "command", 1)


def _reserves_up(run: WarRun, order: PlayCombatCard) -> None:
    run.emit(ev.UnitsOrdered(run.seat, (order.target,)))


_EFFECTS: dict[str, Callable[[WarRun, PlayCombatCard], None]] = {
    "mg-barrage": _barrage,
    "gas-cloud": _gas_cloud,
    "gas-shells": _gas_shells,
    "wire-cutters": _wire_cutters,
    "dig-in": _dig_in,
    "dispatch-rider": _rider,
    "change-of-plan": _change_of_plan,
    "reserves-up": _reserves_up,
}
