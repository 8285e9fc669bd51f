"""Playing a command card and spending its orders (GW-3.3, GW-P1)."""

from __future__ import annotations

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, RefusalKind
from bot.hexes import Hex
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.common import WarRun, put, reach_phase, tables_of
from bot.rulesets.great_war.geo import sections_of
from bot.rulesets.great_war.model import Named, Phase, State, Unit
from bot.rulesets.great_war.orders import NameUnits, PlayCard
from bot.rulesets.great_war.tables import SECTIONS, CommandCard, Tables
from bot.rulesets.great_war.words import card_title, labels, listing, unit_name

BOMBARD_CLASSES = ("field_gun", "mortar")


def refuse(*reasons: Message) -> Refusal:
    """Illegal, with all the reasons."""
    return Refusal(RefusalKind.ILLEGAL, tuple(reasons))


def phase_fault(state: State, phase: Phase) -> Message | None:
    """Why an order of a phase cannot be given now."""
    if not state.turn.card and phase is not Phase.CARD:
        return say("gw-no-card-first", "GW-3.2")
    if phase < state.turn.locked:
        return say("gw-no-phase-over", "GW-P1", phase=say(f"gw-phase-{phase.name.lower()}"))
    if phase is Phase.CARD and state.turn.phase is not Phase.CARD:
        return say("gw-no-second-card", "GW-3.2")
    return None


def play_card(run: WarRun, order: PlayCard) -> Refusal | None:
    """Play a command card from the hand; cards for all units of a kind order them at once."""
    fault = phase_fault(run.rules, Phase.CARD)
    if fault is not None:
        return refuse(fault)
    tables, side = tables_of(run), run.rules.side(run.seat)
    if order.card not in side.command:
        return refuse(say("gw-no-such-card-held", "GW-3.3", card=card_title(order.card)))
    card, held = tables.command[order.card], len(side.command)
    slots = {k: held if card.held else n for k, n in card.orders.items()}
    run.emit(ev.CommandCardPlayed(side.id, card.id, held, slots))
    _order_at_once(run, card)
    if not _anything_to_do(tables, run.rules):
        reach_phase(run, Phase.END)
    return None


def _order_at_once(run: WarRun, card: CommandCard) -> None:
    """Units that are ordered without being named: those of some tactic cards, and immobile tanks (GW-8.4)."""
    tables, side = tables_of(run), run.seat
    mine = [u for u in run.rules.alive if u.side == side and u.status != "ditched"]
    free = tuple(u.id for u in mine if u.immobile)
    if free:
        run.emit(ev.UnitsOrdered(side, free))
    if card.effect in ("all_no_move", "all_recovery"):
        units = tuple(u.id for u in mine if tables.units[u.type].cls in card.classes and not u.ordered)
        effect = "no_move" if card.effect == "all_no_move" else "recovery"
        units = tuple(i for i in units if i not in free)
        if units:
            run.emit(ev.UnitsOrdered(side, units, effects=(effect,)))


def _anything_to_do(tables: Tables, state: State) -> bool:
    side = state.turn.side
    if any(u.ordered for u in state.alive if u.side == side):
        return True
    if artillery_fault(tables, state) is None:
        return True
    return any(unit_fault(tables, state, u) is None for u in state.alive if u.side == side)


def fits(slots: dict[str, int], named: tuple[Named, ...]) -> bool:
    """Whether every order can be given its own slot in one of its sections (bipartite matching)."""
    seats = [section for section, n in slots.items() for _ in range(n)]
    taken: dict[int, int] = {}

    def place(i: int, seen: set[int]) -> bool:
        for j, section in enumerate(seats):
            if j in seen or (section != "any" and section not in named[i].sections):
                continue
            seen.add(j)
            if j not in taken or place(taken[j], seen):
                taken[j] = i
                return True
        return False

    return all(place(i, set()) for i in range(len(named)))


def unit_fault(tables: Tables, state: State, unit: Unit, named: tuple[Named, ...] | None = None) -> Message | None:
    """Why an order of the card cannot go to a unit, ``named`` being the orders spent so far."""
    turn = state.turn
    name = unit_name(state, unit)
    if unit.ordered:
        return say("gw-no-ordered-already", "GW-3.3", unit=name)
    if unit.status == "ditched":
        return say("gw-no-ditched", "GW-6.4", unit=name)
    card = tables.command[turn.card]
    cls = tables.units[unit.type].cls
    if card.effect == "bombard":
        if turn.artillery or turn.mode == "artillery":
            return say("gw-no-bombard-artillery", "GW-3.3")
        return None if cls in BOMBARD_CLASSES else say("gw-no-bombard-class", "GW-3.3", unit=name)
    if card.classes and cls not in card.classes:
        return say("gw-no-class", "GW-3.3", unit=name, card=card_title(card.id))
    spent = turn.named if named is None else named
    sections = sections_of(state.board, unit.hex)
    if fits(turn.slots, (*spent, Named(sections, unit.id))):
        return None
    if not any(turn.slots.get(s) for s in (*sections, "any")):
        where = listing(say(f"gw-section-{s}") for s in sections)
        return say("gw-no-section", "GW-3.3", unit=name, section=where, card=card_title(card.id))
    return say("gw-no-orders-left", "GW-3.3", unit=name, orders=sum(turn.slots.values()))


def artillery_fault(
    tables: Tables, state: State, aim: Hex | None = None, named: tuple[Named, ...] | None = None
) -> Message | None:
    """Why reserve artillery cannot be ordered (with an aim) now (GW-3.6)."""
    turn, side = state.turn, state.side(state.turn.side)
    if turn.artillery:
        return say("gw-no-artillery-ordered", "GW-3.6")
    if not side.artillery:
        return say("gw-no-artillery-none", "GW-3.6")
    if not side.tokens:
        return say("gw-no-artillery-tokens", "GW-Q32")
    card = tables.command[turn.card]
    if card.effect == "bombard":
        return say("gw-no-bombard-guns", "GW-3.3") if turn.mode == "guns" else None
    if card.kind != "section":
        return say("gw-no-artillery-card", "GW-3.6", card=card_title(card.id))
    spent = turn.named if named is None else named
    sections = sections_of(state.board, aim) if aim is not None else SECTIONS
    if fits(turn.slots, (*spent, Named(sections))):
        return None
    if aim is not None and fits(turn.slots, (*spent, Named(SECTIONS))):
        where = listing(say(f"gw-section-{s}") for s in sections)
        return say("gw-no-aim-section", "GW-Q33", hex=state.board.label(aim), section=where)
    return say("gw-no-orders-left-artillery", "GW-3.3", orders=sum(turn.slots.values()))


def order_artillery(run: WarRun, aim: Hex | None) -> None:
    """Spend an order on reserve artillery; the bombard card needs none."""
    bombard = tables_of(run).command[run.rules.turn.card].effect == "bombard"
    sections = sections_of(run.rules.board, aim) if aim is not None else SECTIONS
    named = () if bombard else (Named(sections),)
    run.emit(
        ev.UnitsOrdered(run.rules.turn.side, (), named, artillery=True, aim=aim, mode="artillery" if bombard else "")
    )


def name_units(run: WarRun, order: NameUnits) -> Refusal | None:
    """Spend orders on units of the card's sections, and on reserve artillery."""
    state, tables = run.rules, tables_of(run)
    fault = phase_fault(state, Phase.ORDERS)
    if fault is not None:
        return refuse(fault)
    faults: list[Message] = []
    named = state.turn.named
    bombard = tables.command[state.turn.card].effect == "bombard"
    for id_ in order.units:
        unit = state.unit(id_)
        why = unit_fault(tables, state, unit, named)
        if why is not None:
            faults.append(why)
        elif not bombard:
            named = (*named, Named(sections_of(state.board, unit.hex), id_))
    if order.artillery:
        why = artillery_fault(tables, state, order.aim, named)
        if why is not None:
            faults.append(why)
        elif bombard and order.units:
            faults.append(say("gw-no-bombard-guns", "GW-3.3"))
    if faults:
        rest = [u for u in state.alive if u.side == run.seat and unit_fault(tables, state, u) is None]
        hint = say("gw-orders-legal", units=labels(state, (u.hex for u in rest))) if rest else say("gw-orders-none")
        return refuse(*faults, hint)
    if order.units:
        fresh = named[len(state.turn.named) :]
        effects, mode = (("bombard",), "guns") if bombard else ((), "")
        run.emit(ev.UnitsOrdered(run.seat, order.units, fresh, effects=effects, mode=mode))
    if order.artillery:
        order_artillery(run, order.aim)
    return None


def aim_fault(tables: Tables, state: State, aim: Hex) -> Message | None:
    """Why ordered reserve artillery may not aim at a hex: its order must fit the hex's section (GW-Q33)."""
    if tables.command[state.turn.card].effect == "bombard":
        return None
    sections = sections_of(state.board, aim)
    named = tuple(n if n.unit else put(n, sections=sections) for n in state.turn.named)
    if fits(state.turn.slots, named):
        return None
    where = listing(say(f"gw-section-{s}") for s in sections)
    return say("gw-no-aim-section", "GW-Q33", hex=state.board.label(aim), section=where)
