"""Decks, hands and the drawing of cards (GW-3.3, GW-3.7)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bot.core.errors import ContentError
from bot.core.events import DiceEpochStarted
from bot.core.messages import say
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.common import WarRun
from bot.rulesets.great_war.model import State

DECKS = ("command", "combat")


def shuffle_deck(run: WarRun, deck: str, *, again: bool = False) -> None:
    """Shuffle a deck; with ``again`` its discards go in first."""
    cards: tuple[str, ...] = getattr(run.rules.decks, deck)
    if again:
        cards = (*cards, *getattr(run.rules.decks, f"{deck}_discards"))
    if not cards:
        return
    order = run.shuffle(len(cards), say(f"gw-roll-shuffle-{deck}"), "GW-3.7")
    run.emit(ev.DeckShuffled(deck, tuple(cards[i - 1] for i in order), again))


def draw_cards(run: WarRun, side: str, deck: str, count: int) -> tuple[str, ...]:
    """Draw from the top; a spent deck is shuffled anew from its discards. May give fewer when all are held."""
    drawn: tuple[str, ...] = ()
    while len(drawn) < count:
        cards: tuple[str, ...] = getattr(run.rules.decks, deck)
        if not cards:
            if not getattr(run.rules.decks, f"{deck}_discards"):
                break
            shuffle_deck(run, deck, again=True)
            continue
        take = cards[: count - len(drawn)]
        run.emit(ev.CardsDrawn(side, deck, take))
        drawn += take
    return drawn


def can_draw(state: State, deck: str) -> bool:
    return bool(getattr(state.decks, deck) or getattr(state.decks, f"{deck}_discards"))


def stack_decks(
    state: State,
    hands: Mapping[str, Mapping[str, Sequence[str]]] | None = None,
    deck: Mapping[str, Sequence[str]] | None = None,
) -> ev.DecksStacked:
    """The event that gives sides these hands and puts these cards on top of the decks.

    ``hands`` maps a side to ``command`` and ``combat`` card ids, ``deck`` maps ``command`` and ``combat`` to the next
    cards. Cards come from wherever they are, so that each deck keeps its number. A hand that is not named is kept
    as far as its cards are not wanted elsewhere. Raises ContentError for a card that does not exist that often.
    """
    hands, deck = hands or {}, deck or {}
    result: dict[str, dict[str, tuple[str, ...]]] = {"command": {}, "combat": {}}
    tops: dict[str, tuple[str, ...]] = {}
    piles: dict[str, tuple[str, ...]] = {}
    for kind in DECKS:
        fixed = {side: tuple(h[kind]) for side, h in hands.items() if kind in h}
        result[kind], tops[kind], piles[kind] = _stack(state, kind, fixed, tuple(deck.get(kind, ())))
    return ev.DecksStacked(
        result["command"], result["combat"], tops["command"], tops["combat"], piles["command"], piles["combat"]
    )


def _stack(
    state: State, kind: str, fixed: dict[str, tuple[str, ...]], top: tuple[str, ...]
) -> tuple[dict[str, tuple[str, ...]], tuple[str, ...], tuple[str, ...]]:
    """Hands, deck and discards of one kind with the wanted cards taken out of where they were."""
    wanted = [card for cards in (*fixed.values(), top) for card in cards]
    discards: list[str] = list(getattr(state.decks, f"{kind}_discards"))
    free: list[str] = list(getattr(state.decks, kind))
    for s in state.sides:
        if s.id in fixed:
            free += getattr(s, kind)
    kept = {s.id: list(getattr(s, kind)) for s in state.sides if s.id not in fixed}
    sizes = {side: len(cards) for side, cards in kept.items()}
    for card in wanted:
        pile = next((p for p in (free, discards, *kept.values()) if card in p), None)
        if pile is None:
            raise ContentError(f"no {kind} card {card!r} left to stack")
        pile.remove(card)
    for side, cards in kept.items():
        while len(cards) < sizes[side] and free:
            cards.append(free.pop())
    return {**fixed, **{s: tuple(c) for s, c in kept.items()}}, (*top, *free), tuple(discards)


def reshuffle_seen(run: WarRun, before: State) -> None:
    """After a rewind past a draw what was on top has been seen: the undrawn deck is shuffled. A finished game that is
    reopened shuffles both."""
    reopened = any(isinstance(e, DiceEpochStarted) for e in run.events)
    for deck in DECKS:
        if reopened or getattr(before.decks, deck) != getattr(run.rules.decks, deck):
            shuffle_deck(run, deck)
