"""What a stretch of events means for posting: what it opened, whether it closed an activation, whose move it is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.core import events as ev
from bot.core.decisions import Decision
from bot.core.ruleset import Moment
from bot.core.state import GameState, History
from bot.service.model import Loaded


def as_of(loaded: Loaded, version: int) -> Loaded:
    """A game as it was at a version, so that a late post shows what it tells."""
    if loaded.state.version == version:
        return loaded
    history = History(loaded.ruleset, loaded.history.states[: version + 1])
    return msgspec.structs.replace(loaded, history=history, stored=loaded.stored[:version])


def questions_opened(moments: Sequence[Moment]) -> list[Decision]:
    """Questions that these events opened, reopened ones included."""
    found: list[Decision] = []
    for moment in moments:
        match moment.event:
            case ev.DecisionOpened(decision=decision):
                found.append(decision)
            case ev.GameRewound(reopened=reopened):
                found += reopened
            case _:
                pass
    return found


def scene_of(loaded: Loaded, state: GameState[object]) -> str:
    return loaded.ruleset.scene(state.rules) if state.rules is not None else ""


def has_ended(loaded: Loaded, moments: Sequence[Moment], before: str, after: str) -> bool:
    """Whether these events closed an activation or a turn, so that a board is due; a game begins with one, too."""
    if loaded.state.outcome is not None or any(isinstance(m.event, ev.GameCreated) for m in moments):
        return True
    return not after or bool(before and before != after)


def to_act(loaded: Loaded) -> tuple[str, ...]:
    state = loaded.state
    if state.outcome is not None or state.paused_at is not None or state.pending or state.rules is None:
        return ()
    seat = loaded.ruleset.to_act(state.rules)
    return (seat,) if seat else ()


def is_handed_back(loaded: Loaded, moments: Sequence[Moment]) -> bool:
    """Whether the answer to a question, or its expiry, gives the move back to somebody else, who may be away."""
    seats = {s for m in moments for s in _asked(m)}
    people = {loaded.state.seats.get(s, s) for s in seats}
    return bool(seats) and any(loaded.state.seats.get(s, s) not in people for s in to_act(loaded))


def _asked(moment: Moment) -> tuple[str, ...]:
    """The seats of a question that an event closed."""
    event = moment.event
    decision = moment.before.decision(event.decision) if isinstance(event, ev.DecisionAnswered) else None
    return decision.seats if decision is not None else ()
