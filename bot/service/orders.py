"""The numbered orders of a game, where one may go back to, and when a player may take an order back alone."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from typing import Any

from bot.core import events as ev
from bot.core.ruleset import SPECTATOR
from bot.core.state import GameState
from bot.core.view import Badge
from bot.service.model import Loaded, OrderLine, StoredEvent


def live_now(stored: Sequence[StoredEvent]) -> frozenset[int]:
    """The versions that count now: a rewind drops those after its target, and brings back what the target still had."""
    spans: list[tuple[int, int]] = []
    end = len(stored)
    while end > 0:
        start, jump = _stretch(stored, end)
        spans.append((start, end))
        end = jump
    return frozenset(v for a, b in spans for v in range(a, b + 1))


def _stretch(stored: Sequence[StoredEvent], end: int) -> tuple[int, int]:
    """The first version of the unbroken run that ends at ``end``, and the version it goes on from before that."""
    for version in range(end, 0, -1):
        event = stored[version - 1].event
        if isinstance(event, ev.GameRewound):
            return version, event.to
    return 1, 0


def boundaries(stored: Sequence[StoredEvent]) -> tuple[int, ...]:
    """The versions at which a command had been carried out in full."""
    ends = [e.version for e, after in pairwise(stored) if e.cause != after.cause]
    return (*ends, stored[-1].version) if stored else ()


def order_lines(loaded: Loaded) -> tuple[OrderLine, ...]:
    """All orders by number, those that a rewind undid included."""
    live = live_now(loaded.stored)
    ends = {e.cause: e.version for e in loaded.stored}
    return tuple(
        OrderLine(
            n=e.event.n,
            before=e.version - 1,
            after=ends[e.cause],
            at=e.at,
            seat=e.event.seat,
            text=e.event.text,
            void=e.version not in live,
        )
        for e in loaded.stored
        if isinstance(e.event, ev.OrderTaken)
    )


def last_order(loaded: Loaded, seats: Sequence[str]) -> OrderLine | None:
    """The last order of one of these seats that still counts."""
    return next((o for o in reversed(order_lines(loaded)) if not o.void and o.seat in seats), None)


def is_free_to_undo(loaded: Loaded, order: OrderLine) -> bool:
    """Whether an order may be taken back at once: no die was rolled since, nothing hidden was shown, and nobody else
    has acted."""
    live = live_now(loaded.stored)
    since = [e for e in loaded.stored[order.before :] if e.version in live]
    if any(isinstance(e.event, ev.Rolled | ev.GmActed) or e.actor != order.seat for e in since):
        return False
    if any(isinstance(e.event, ev.DecisionOpened) and e.event.decision.audience != "public" for e in since):
        return False
    before, now = loaded.history.states[order.before], loaded.state
    return _hidden_things(loaded, before) == _hidden_things(loaded, now)


def _hidden_things(loaded: Loaded, state: GameState[Any]) -> tuple[frozenset[str], ...]:
    """What is secret in a state: each hand by its cards, and the pieces not yet revealed."""
    hands = []
    for seat in loaded.row.seats:
        hand = loaded.ruleset.hand(loaded.tables, state, seat)
        hands.append(frozenset(c.id for c in (*hand.command, *hand.combat)) if hand is not None else frozenset())
    view = loaded.ruleset.view(loaded.tables, state, SPECTATOR)
    return (*hands, frozenset(c.unit for c in view.counters if Badge.UNREVEALED in c.badges))
