"""What a stretch of events means for posting: what it opened, whether it closed an activation, whose move it is."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.core import events as ev
from bot.core.decisions import Decision
from bot.core.ruleset import SPECTATOR, Moment
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
    """Whether these events closed an activation or a turn, so that a board is due. A game begins with one, and what a
    game master or an undo has changed is shown on one, too."""
    if loaded.state.outcome is not None or any(isinstance(m.event, BOARD_DUE) for m in moments):
        return True
    if after:
        return bool(before and before != after)
    return bool(before) or any(scene_of(loaded, m.after) for m in moments) or _changes_the_board(loaded, moments)


def _changes_the_board(loaded: Loaded, moments: Sequence[Moment]) -> bool:
    """Whether an order that needs no activation of its own, such as a shot or an ambush, moved the game on."""
    before, after = moments[0].before, moments[-1].after
    if before.rules is None or after.rules is None:
        return False
    old, new = (loaded.ruleset.view(loaded.tables, state, SPECTATOR) for state in (before, after))
    return (old.counters, old.sides, old.turn, old.to_act) != (new.counters, new.sides, new.turn, new.to_act)


BOARD_DUE = (ev.GameCreated, ev.GmActed, ev.GameRewound, ev.OrderUndone)


def is_aside(loaded: Loaded, moments: Sequence[Moment]) -> bool:
    """Whether these events leave the board as it was: table business, or an order between two activations."""
    return not any(scene_of(loaded, m.before) or scene_of(loaded, m.after) for m in moments)


def is_request_alone(moments: Sequence[Moment]) -> bool:
    """Whether all that happened is a request, which has a message of its own."""
    return all(isinstance(m.event, ev.ProposalOpened) for m in moments)


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
