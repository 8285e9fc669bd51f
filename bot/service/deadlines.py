"""Which deadlines a state has: questions, the open proposal, and the half-time reminders of questions (law 3)."""

from __future__ import annotations

from typing import Any

from bot.core.state import GameState
from bot.service.model import Deadline

REMIND_FROM = 3600
"""Windows shorter than this many seconds get no reminder."""

GRACE = 3600
"""What a question that fell due while the bot was away gets at least, in seconds, or its whole window if shorter."""


def deadlines_of(game: str, state: GameState[Any]) -> tuple[Deadline, ...]:
    """All that falls due in this state; held while the game is paused."""
    if state.outcome is not None:
        return ()
    held = state.paused_at is not None
    window = state.options.reaction_window
    found: list[Deadline] = []
    for decision in state.pending:
        found.append(Deadline(game, "decision", decision.id, decision.due_at, held))
        half_time = decision.due_at - window // 2
        if window >= REMIND_FROM and half_time > decision.opened_at:
            found.append(Deadline(game, "reminder", decision.id, half_time, held))
    if state.proposal is not None:
        # consent to a game master's act is asked in a pause, too, and must not block other requests for ever
        waits = held and state.proposal.kind != "consent"
        found.append(Deadline(game, "proposal", state.proposal.id, state.proposal.due_at, waits))
    return tuple(found)


def shifted(due_at: int, opened_at: int, outage: int, now: int) -> int:
    """A deadline after an outage: later by the outage; an overdue one at least an hour from now, or its whole window
    if that is shorter."""
    window = max(due_at - opened_at, 0)
    later = due_at + outage
    return max(later, now + min(GRACE, window)) if due_at <= now else later
