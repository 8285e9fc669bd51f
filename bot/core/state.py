"""The kernel's part of a game's state, and the fold that turns events into it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Protocol, TypeVar

import msgspec

from bot.core import events as ev
from bot.core.decisions import Decision, Outcome, Proposal
from bot.core.errors import CorruptLog
from bot.core.events import Event, TableOptions

R = TypeVar("R")


class GameState(msgspec.Struct, Generic[R], frozen=True, omit_defaults=True):
    """Everything about a game at one version. ``rules`` is the ruleset's own state, None before its set-up event."""

    version: int = 0
    rules: R | None = None
    options: TableOptions = TableOptions()
    seats: dict[str, str] = {}  # seat -> random person id
    pending: tuple[Decision, ...] = ()
    proposal: Proposal | None = None
    outcome: Outcome | None = None
    paused_at: int | None = None
    rolls: int = 0  # numbers given out over the whole log
    orders: int = 0
    gm_acts: int = 0
    epoch: int = 0
    queued: tuple[ev.DiceEntered, ...] = ()

    def decision(self, id_: str) -> Decision | None:
        return next((d for d in self.pending if d.id == id_), None)


class Evolves(Protocol[R]):
    """The one thing the fold needs of a ruleset."""

    def evolve(self, state: R | None, event: Event) -> R: ...


class History(Generic[R]):
    """A game's states by version, in memory; rewinding looks into it. ``states[v]`` is the state after event v."""

    def __init__(self, ruleset: Evolves[R], states: Iterable[GameState[R]] = ()) -> None:
        self.ruleset = ruleset
        self.states: list[GameState[R]] = list(states) or [GameState()]

    @property
    def state(self) -> GameState[R]:
        return self.states[-1]

    def copy(self) -> History[R]:
        return History(self.ruleset, self.states)

    def apply(self, event: Event) -> GameState[R]:
        """Fold one event; its version is the next one."""
        new = self._evolve(self.state, event)
        self.states.append(msgspec.structs.replace(new, version=self.state.version + 1))
        return self.state

    def _evolve(self, s: GameState[R], event: Event) -> GameState[R]:
        if isinstance(event, ev.GameRewound):
            return self._rewound(s, event)
        if not isinstance(event, ev.KERNEL_EVENTS):
            return msgspec.structs.replace(s, rules=self.ruleset.evolve(s.rules, event))
        return evolve_kernel(s, event)

    def _rewound(self, s: GameState[R], event: ev.GameRewound) -> GameState[R]:
        if not 0 < event.to <= s.version:
            raise CorruptLog(f"rewind to version {event.to} of {s.version}")
        return msgspec.structs.replace(
            self.states[event.to],
            pending=event.reopened,
            proposal=None,
            queued=(),
            rolls=s.rolls,
            orders=s.orders,
            gm_acts=s.gm_acts,
            epoch=s.epoch,
            seats=s.seats,
            paused_at=s.paused_at,
        )


def evolve_kernel(s: GameState[Any], event: Event) -> GameState[Any]:
    """The state after one kernel event other than a rewind; the version is counted by the fold."""
    put = msgspec.structs.replace
    match event:
        case ev.GameCreated(options=options):
            return put(s, options=options)
        case ev.DiceEpochStarted(epoch=epoch):
            return put(s, epoch=epoch)
        case ev.SeatTaken(seat=seat, person=person):
            return put(s, seats={**s.seats, seat: person})
        case ev.OrderTaken(n=n):
            return put(s, orders=n)
        case ev.Rolled():
            return _rolled(s, event)
        case ev.DecisionOpened(decision=decision):
            return put(s, pending=(*s.pending, decision))
        case ev.DecisionAnswered(decision=id_):
            return put(s, pending=tuple(d for d in s.pending if d.id != id_))
        case ev.DeadlineMoved():
            return _deadline_moved(s, event)
        case ev.ProposalOpened(proposal=proposal):
            return put(s, proposal=proposal)
        case ev.ProposalClosed():
            return put(s, proposal=None)
        case ev.GamePaused(at=at):
            return put(s, paused_at=at)
        case ev.GameResumed():
            return put(s, paused_at=None)
        case ev.GmActed(n=n):
            return put(s, gm_acts=n)
        case ev.DiceEntered():
            return put(s, queued=(*s.queued, event))
        case ev.GameEnded(outcome=outcome):
            return put(s, outcome=outcome, pending=(), proposal=None)
        case ev.SecretRevealed() | ev.OrderUndone():
            return s
        case _:
            raise CorruptLog(f"unknown kernel event {type(event).__name__}")


def _rolled(s: GameState[Any], event: ev.Rolled) -> GameState[Any]:
    """The next number, and one entry less of the physical dice if they were used."""
    queued = s.queued
    if event.source == "gm":
        at = next(i for i, q in enumerate(queued) if q.kind == event.kind)
        queued = queued[:at] + queued[at + 1 :]
    return msgspec.structs.replace(s, rolls=event.n, queued=queued)


def _deadline_moved(s: GameState[Any], event: ev.DeadlineMoved) -> GameState[Any]:
    put = msgspec.structs.replace
    if s.proposal is not None and s.proposal.id == event.decision:
        return put(s, proposal=put(s.proposal, due_at=event.due_at))
    moved = tuple(put(d, due_at=event.due_at) if d.id == event.decision else d for d in s.pending)
    return put(s, pending=moved)
