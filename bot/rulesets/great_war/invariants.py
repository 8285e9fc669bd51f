"""What must always be true of a state, in plain words for developers."""

from __future__ import annotations

from collections import Counter

from bot.core.state import GameState
from bot.rulesets.great_war.medals import holds
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.tables import Tables


def invariants(tables: Tables, game: GameState[State]) -> tuple[str, ...]:
    """Everything wrong with a state; empty when sound."""
    state = game.rules
    if state is None:
        return ()
    return (*_units(tables, state), *_counts(tables, state), *_ledger(tables, state), *_waiting(game, state))


def _units(tables: Tables, state: State) -> list[str]:
    wrong = []
    seen: dict[object, str] = {}
    for u in state.units:
        if u.strength < 0 or u.strength > max(u.full, tables.units[u.type].strength):
            wrong.append(f"{u.id}: strength {u.strength} of {u.full}")
        if u.fate:
            continue
        if u.hex not in state.board:
            wrong.append(f"{u.id}: off the map")
        elif u.hex in seen:
            wrong.append(f"{u.id} and {seen[u.hex]} share {state.board.label(u.hex)}")
        seen[u.hex] = u.id
        if not u.is_tank and u.strength == 0:
            wrong.append(f"{u.id}: no figures, but on the map")
        if u.status != "none" and not u.is_tank:
            wrong.append(f"{u.id}: {u.status}, but no tank")
    return wrong


def _counts(tables: Tables, state: State) -> list[str]:
    wrong = []
    tokens = state.pool + sum(s.tokens for s in state.sides)
    if tokens != tables.dice.hq_pool or state.pool < 0 or any(s.tokens < 0 for s in state.sides):
        wrong.append(f"HQ tokens: pool {state.pool}, sides {[s.tokens for s in state.sides]}")
    for kind, deck in (("command", tables.command_deck()), ("combat", tables.combat_deck())):
        cards = Counter(getattr(state.decks, kind)) + Counter(getattr(state.decks, f"{kind}_discards"))
        for s in state.sides:
            cards += Counter(getattr(s, kind))
        if cards != Counter(deck):
            wrong.append(f"{kind} cards: {sum(cards.values())}, not the deck of {len(deck)}")
    return wrong


def _ledger(tables: Tables, state: State) -> list[str]:
    """Medals equal what was eliminated, taken or held."""
    wrong = []
    for u in state.units:
        mine = [m for m in state.ledger if m.unit == u.id and m.cause == "eliminated"]
        if (u.fate == "eliminated") != (len(mine) == 1):
            wrong.append(f"{u.id}: fate {u.fate!r}, but {len(mine)} medals for it")
        for m in mine:
            value = 1 if u.status == "ditched" else tables.units[u.type].value
            if m.count != value or m.side == u.side:
                wrong.append(f"{u.id}: {m.count} medals to {m.side}")
    for m in state.ledger:
        if m.count < 1 and m.cause != "given":
            wrong.append(f"medal of {m.count}")
        if m.objective >= 0 and m.cause in ("temporary", "start_turn", "group"):
            hexes = state.objectives[m.objective].hexes if m.hex is None else (m.hex,)
            if not holds(state, m.side, hexes):
                wrong.append(f"{m.side} has a medal for objective {m.objective} it does not hold")
        if m.cause == "building" and m.hex is not None and holds(state, state.other(m.side), (m.hex,)):
            wrong.append(f"{m.side} has a medal for a building the enemy is in")
    return wrong


def _waiting(game: GameState[State], state: State) -> list[str]:
    wrong = []
    if game.outcome is None:
        if state.frames and not game.pending:
            wrong.append("frames wait without a question")
        if game.pending and not state.frames:
            wrong.append("a question is open without a frame")
        if any(state.medals_of(s.id) >= state.medals for s in state.sides):
            wrong.append("a side has its medals, but the game goes on")
    return wrong
