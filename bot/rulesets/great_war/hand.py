"""A side's secret hand, for its owner (GW-P2)."""

from __future__ import annotations

from bot.core.messages import say
from bot.core.view import CardView, HandView
from bot.rulesets.great_war.combat_cards import card_faults, card_targets
from bot.rulesets.great_war.model import Phase, State
from bot.rulesets.great_war.tables import SECTIONS, CombatCard, CommandCard, Tables
from bot.rulesets.great_war.words import card_text, card_title

_ART = {
    "bombard": "artillery",
    "mg-barrage": "barrage",
    "rapid-mortar": "shell",
    "registered-fire": "guns",
    "over-the-top": "assault",
    "bomb-party": "grenade",
    "press-on": "attack",
    "deep-dugout": "shield",
    "strike-first": "counter",
    "stand-fast": "shield",
    "smoke-screen": "gas",
    "pinned-down": "guns",
    "jammed": "barrage",
    "gas-cloud": "gas",
    "gas-shells": "shell",
    "wire-cutters": "wire",
    "dig-in": "dig",
    "fascines": "landships",
    "dispatch-rider": "staff",
    "change-of-plan": "staff",
    "reserves-up": "advance",
    "steady-driver": "crew",
    "field-workshop": "workshop",
    "tank-panic": "landships",
    "six-pounder": "shell",
}


def hand(tables: Tables, state: State, seat: str) -> HandView | None:
    """The cards of a seat with what can be played now; None when the seat is no side."""
    if all(s.id != seat for s in state.sides):
        return None
    side = state.side(seat)
    number = 0
    command: list[CardView] = []
    combat: list[CardView] = []
    for id_ in side.command:
        number += 1
        command.append(_command(tables.command[id_], number, state, seat))
    for id_ in side.combat:
        number += 1
        combat.append(_combat(tables, tables.combat[id_], number, state, seat))
    summary = say(
        "gw-hand-summary",
        command=len(side.command),
        combat=len(side.combat),
        tokens=side.tokens,
        artillery=side.artillery,
    )
    return HandView(seat, tuple(command), tuple(combat), side.tokens, (summary,))


def _command(card: CommandCard, number: int, state: State, seat: str) -> CardView:
    orders = {k: len(state.side(seat).command) if card.held else n for k, n in card.orders.items()}
    left, centre, right = (orders.get(s, 0) for s in SECTIONS)
    return CardView(
        id=card.id,
        kind=card.kind,
        number=number,
        title=card_title(card.id),
        text=card_text(card.id),
        art=_ART.get(card.id, card.id.split("-")[0]),
        sections=(left, centre, right) if card.kind == "section" else None,
        playable=state.turn.side == seat and state.turn.phase is Phase.CARD,
        note=say(f"gw-card-kind-{card.kind}"),
    )


def _combat(tables: Tables, card: CombatCard, number: int, state: State, seat: str) -> CardView:
    mine = state.turn.side == seat
    playable = mine and not card_faults(tables, state, card.id, None) and bool(card_targets(tables, state, card.id))
    return CardView(
        id=card.id,
        kind="reaction" if card.is_reaction else "combat",
        number=number,
        title=card_title(card.id),
        text=card_text(card.id),
        art=_ART.get(card.id, card.category),
        cost=card.cost,
        playable=playable,
        note=say(f"gw-when-{card.phase}"),
    )
