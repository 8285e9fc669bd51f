"""Everything a seat may do now, as atomic orders (law 6)."""

from __future__ import annotations

from collections.abc import Iterator

from bot.core.commands import Order
from bot.core.messages import Message, say
from bot.core.ruleset import MenuItem
from bot.core.state import GameState
from bot.rulesets.great_war import artillery, combat, combat_cards, endturn, movement, ordering, recovery
from bot.rulesets.great_war import orders as o
from bot.rulesets.great_war.model import Phase, State, Unit
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import card_title, labels, unit_name


def menu(tables: Tables, game: GameState[State], seat: str) -> tuple[MenuItem, ...]:
    """Legal orders of a seat; empty when it is not its move, a question is open or the game is over."""
    state = game.rules
    if state is None or game.pending or game.outcome is not None or state.turn.side != seat:
        return ()
    return tuple(_items(tables, state, seat))


def _items(tables: Tables, state: State, seat: str) -> Iterator[MenuItem]:
    turn, side = state.turn, state.side(seat)
    if turn.phase is Phase.CARD:
        for card in dict.fromkeys(side.command):
            yield MenuItem(o.PlayCard(card), card_title(card), "card")
    mine = [u for u in state.alive if u.side == seat]
    if turn.card:
        yield from _ordering(tables, state, mine)
        for unit in mine:
            yield from _unit_items(tables, state, unit)
        yield from _artillery_items(tables, state)
    yield from _card_items(tables, state, seat)
    if turn.phase is not Phase.CARD:
        for draw in ("card", "tokens"):
            if endturn.draw_fault(tables, state, draw) is None:
                yield MenuItem(o.EndTurn(draw), say(f"gw-choice-draw-{draw}"), "end")


def _ordering(tables: Tables, state: State, mine: list[Unit]) -> Iterator[MenuItem]:
    if ordering.phase_fault(state, Phase.ORDERS) is not None:
        return
    for unit in mine:
        if ordering.unit_fault(tables, state, unit) is None:
            yield MenuItem(o.NameUnits((unit.id,)), unit_name(state, unit), "units", unit.id)
    if ordering.artillery_fault(tables, state) is None:
        yield MenuItem(o.NameUnits((), True), say("gw-reserve-artillery"), "units")


def _item(state: State, order: Order, verb: str, unit: Unit, label: Message | None = None) -> MenuItem:
    return MenuItem(order, label or unit_name(state, unit), verb, unit.id)


def _unit_items(tables: Tables, state: State, unit: Unit) -> Iterator[MenuItem]:
    if unit.is_tank and not recovery.recover_faults(tables, state, unit):
        most = recovery.most_tokens(tables, state, unit.side)
        least = 0 if recovery.recovery_dice(tables, unit, 0) else 1
        if most >= least:
            yield MenuItem(
                o.RecoverTank(unit.id, least), unit_name(state, unit), "recover", unit.id, "tokens", least, most
            )
    if unit.is_tank and not recovery.ditch_faults(state, unit):
        yield _item(state, o.DitchTank(unit.id), "ditch", unit)
    for path in movement.paths(tables, state, unit):
        label = say("gw-menu-move", unit=unit_name(state, unit), path=labels(state, path))
        yield _item(state, o.MoveUnit(unit.id, path), "move", unit, label)
    if unit.ordered and not movement.exit_faults(tables, state, unit):
        yield _item(state, o.ExitBoard(unit.id), "exit", unit)
    for target in combat.targets_of(tables, state, unit):
        label = say("gw-menu-battle", unit=unit_name(state, unit), target=unit_name(state, target))
        yield _item(state, o.BattleTarget(unit.id, target.hex), "battle", unit, label)
    for h in combat.wire_targets(tables, state, unit):
        label = say("gw-menu-wire", unit=unit_name(state, unit), hex=state.board.label(h))
        yield _item(state, o.BattleTarget(unit.id, h), "battle", unit, label)


def _artillery_items(tables: Tables, state: State) -> Iterator[MenuItem]:
    if artillery.fire_faults(tables, state, None):
        return
    low = 0 if state.turn.artillery == "ordered" else 1
    most = artillery.most_tokens(state)
    for h in state.board.grid:
        if not artillery.fire_faults(tables, state, h):
            label = say("gw-menu-artillery", hex=state.board.label(h))
            yield MenuItem(o.FireArtillery(h, low), label, "artillery", "", "tokens", low, most)


def _card_items(tables: Tables, state: State, seat: str) -> Iterator[MenuItem]:
    side = state.side(seat)
    for card in dict.fromkeys(side.combat):
        if combat_cards.card_faults(tables, state, card, None):
            continue
        for target in combat_cards.card_targets(tables, state, card):
            if not combat_cards.card_faults(tables, state, card, target):
                unit = target if tables.combat[card].target == "unit" else ""
                yield MenuItem(o.PlayCombatCard(card, target), card_title(card), "combat-card", unit)
    if not endturn.discard_faults(tables, state):
        for card in dict.fromkeys(side.combat):
            yield MenuItem(o.DiscardCard(card), card_title(card), "discard")
