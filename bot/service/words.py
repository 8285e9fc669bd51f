"""Finding what a person means by a few letters: scenarios, sides."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.messages import Message
from bot.core.refusals import Refusal, Suggestion, ambiguous, unreadable

Named = tuple[str, Message, tuple[str, ...]]
"""An id, what it is called, and the texts a person may type a part of."""


def pick(typed: str, named: Sequence[Named], unknown: str, unclear: str) -> str | Refusal:
    """The id meant by a text: exact, else the only one that begins with it, else the only one that holds it."""
    wanted = typed.strip().casefold()
    exact = [id_ for id_, _, texts in named if wanted in (id_.casefold(), *(t.casefold() for t in texts))]
    if exact:
        return exact[0]
    for fits in (str.startswith, str.__contains__):
        found = [n for n in named if wanted and any(fits(t.casefold(), wanted) for t in (n[0], *n[2]))]
        if len(found) == 1:
            return found[0][0]
        if found:
            return ambiguous(unclear, _choices(found), word=typed)
    refusal = unreadable(unknown, word=typed)
    return Refusal(refusal.kind, refusal.reasons, _choices(named))


def _choices(named: Sequence[Named]) -> tuple[Suggestion, ...]:
    return tuple(Suggestion(id_, label) for id_, label, _ in named)
