"""A game master's acts in words, and what one would do, before it is done."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import msgspec

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core import kernel
from bot.core.commands import Action, Command
from bot.core.dice import RollRequest, RollResult
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal, unreadable
from bot.core.ruleset import SPECTATOR, Moment
from bot.core.run import Run
from bot.core.state import GameState
from bot.core.view import BoardView
from bot.service.model import Loaded, OrderLine
from bot.service.orders import live_now, order_lines

LISTED = 8
"""A preview names this many orders and rolls at most."""


class Preview(msgspec.Struct, frozen=True):
    """What an act would do. ``view`` is the board afterwards, where that can be told without rolling."""

    lines: tuple[Message, ...]
    must_confirm: bool
    view: BoardView | None = None


class WouldRoll(Exception):
    """Trying something out has come to a die."""


class NoDice:
    """Dice for trying something out: none falls."""

    def roll(self, request: RollRequest) -> RollResult:
        raise WouldRoll(request.kind)


def trial(loaded: Loaded, command: Command) -> Run[Any] | Refusal | None:
    """What a command would do, changing nothing; None when it goes as far as a die."""
    try:
        return kernel.decide(loaded.ruleset, loaded.tables, loaded.history, command, NoDice())
    except WouldRoll:
        return None


# where to go back to

_ACT = re.compile(r"(?:act|acte|gm)\s*#?\s*(\d{1,6})")
_ORDER = re.compile(r"(?:order|ordre)?\s*#?\s*(\d{1,6})")
_LAST = ("", "last", "dernier")


def rewind_to(loaded: Loaded, text: str, reason: str) -> cmd.Rewind | Refusal:
    """Back to just before an order (``3``), a game master's act (``act 2``), or the ``last`` order."""
    wanted = " ".join(text.casefold().split())
    lines = order_lines(loaded)
    if wanted in _LAST:
        last = next((o for o in reversed(lines) if not o.void), None)
        return _before_order(last, reason) if last is not None else illegal("refuse-rewind-nothing")
    act = _ACT.fullmatch(wanted)
    if act is not None:
        return _before_act(loaded, int(act[1]), reason)
    number = _ORDER.fullmatch(wanted)
    if number is None:
        return unreadable("refuse-rewind-text", text=text)
    found = next((o for o in lines if o.n == int(number[1])), None)
    if found is None:
        return illegal("refuse-no-such-order", n=int(number[1]))
    if found.void:
        return illegal("refuse-order-void", n=found.n)
    return _before_order(found, reason)


def _before_order(order: OrderLine, reason: str) -> cmd.Rewind:
    what = say("gm-rewound-order", n=order.n, order=order.text)
    return cmd.Rewind(order.before, reason, what=what)


def _before_act(loaded: Loaded, n: int, reason: str) -> cmd.Rewind | Refusal:
    found = next((e for e in loaded.stored if isinstance(e.event, ev.GmActed) and e.event.n == n), None)
    if found is None:
        return illegal("refuse-no-such-act", n=n)
    first = next(e.version for e in loaded.stored if e.cause == found.cause)
    return cmd.Rewind(first - 1, reason, what=say("gm-rewound-act", n=n))


def acts(loaded: Loaded) -> tuple[ev.GmActed, ...]:
    """All game master's acts, in order."""
    return tuple(e.event for e in loaded.stored if isinstance(e.event, ev.GmActed))


# in words


def in_words(loaded: Loaded, action: Action) -> Message:
    """An act as the public may read it before it is done."""
    match action:
        case cmd.Rewind(what=what):
            return what or say("gm-rewound")
        case cmd.RuleOnDecision(decision=id_, answer=answer):
            return _ruling(loaded, id_, answer)
        case cmd.ExtendDecision(due_at=due):
            return say("gm-extended", due=due)
        case cmd.Pause():
            return say("gm-paused")
        case cmd.Resume():
            return say("gm-resumed")
        case cmd.EnterDice(kind=kind, faces=faces, what=what):
            return what or say("gm-dice", kind=kind, faces=" ".join(map(str, faces)))
        case cmd.EndGame(what=what):
            return what or say("gm-ended")
        case cmd.SubstitutePerson(seat=seat, what=what):
            return what or say("gm-substituted", seat=seat)
        case cmd.Note(what=what):
            return what or say("gm-note")
        case cmd.Amend():
            return _amendment(loaded, action)
        case _:
            return say("gm-note")


def _ruling(loaded: Loaded, id_: str, answer: str) -> Message:
    decision = loaded.state.decision(id_)
    option = decision.option(answer) if decision is not None else None
    if decision is None or option is None or decision.audience != "public":
        return say("gm-rules-secret")
    return say("gm-ruled", decision.rule, answer=option.label)


def _amendment(loaded: Loaded, action: cmd.Amend) -> Message:
    run = trial(loaded, Command("trial", 0, action, "gm"))
    act = next((e for e in run.events if isinstance(e, ev.GmActed)), None) if isinstance(run, Run) else None
    if act is None or act.before is None or act.after is None:
        return say("gm-amended")
    return say("gm-would-amend", before=act.before, after=act.after)


# what it would do


def preview(loaded: Loaded, action: Action, now: int) -> Preview | Refusal:
    """What an act would do, and whether that can be seen at a glance."""
    run = trial(loaded, Command("trial", now, action, "gm"))
    if isinstance(run, Refusal):
        return run
    what = say("preview-act", what=in_words(loaded, action))
    match action:
        case cmd.Rewind(to=to):
            lines = (what, *_undone(loaded, to), *_reopened(loaded, to))
            return Preview(lines, True, _board(loaded, loaded.history.states[to]))
        case cmd.EndGame():
            return Preview((what, say("preview-end")), True)
        case cmd.Amend():
            return _amend_preview(loaded, run, what)
        case _:
            return Preview((what,), False)


def _board(loaded: Loaded, state: GameState[Any]) -> BoardView | None:
    return loaded.ruleset.view(loaded.tables, state, SPECTATOR) if state.rules is not None else None


def _amend_preview(loaded: Loaded, run: Run[Any] | None, what: Message) -> Preview:
    if run is None:
        return Preview((what, say("preview-rolls-dice")), True)
    at = next(n for n, e in enumerate(run.events) if isinstance(e, ev.GmActed))
    more = tuple(_consequences(loaded, run, at + 1))
    return Preview((what, *more), at > 1 or bool(more), _board(loaded, run.state))


def _consequences(loaded: Loaded, run: Run[Any], first: int) -> Iterator[Message]:
    """What follows from an edit by itself: questions closed or asked, the game decided, whatever the rules tell."""
    start = loaded.state.version
    states = run.history.states
    for n, event in enumerate(run.events[first:], first):
        match event:
            case ev.DecisionAnswered():
                yield say("preview-question-closes")
            case ev.DecisionOpened():
                yield say("preview-question-opens")
            case ev.GameEnded(outcome=outcome):
                yield say("preview-game-ends", reason=outcome.reason)
            case ev.ProposalClosed():
                yield say("preview-proposal-lapses")
            case _:
                moment = Moment(states[start + n], event, states[start + n + 1])
                told = loaded.ruleset.narrate(loaded.tables, (moment,), SPECTATOR)
                yield from (t.text for t in told if not t.seats)


def _undone(loaded: Loaded, to: int) -> Iterator[Message]:
    """Orders, rolls and acts that a rewind makes void, and what an earlier one had dropped and this one brings back."""
    live, after = live_now(loaded.stored), live_now(loaded.stored[:to])
    gone, back = live - after, after - live
    orders = [e.event for e in loaded.stored if e.version in gone and isinstance(e.event, ev.OrderTaken)]
    yield say("preview-undone-orders", count=len(orders))
    yield from (say("preview-order", n=o.n, order=o.text) for o in orders[:LISTED])
    if len(orders) > LISTED:
        yield say("preview-more", count=len(orders) - LISTED)
    rolls = [e.event for e in loaded.stored if e.version in gone and isinstance(e.event, ev.Rolled)]
    yield say("preview-void-rolls", count=len(rolls))
    yield from (_roll_line(r) for r in rolls[:LISTED])
    if len(rolls) > LISTED:
        yield say("preview-more", count=len(rolls) - LISTED)
    gm = [e.event.n for e in loaded.stored if e.version in gone and isinstance(e.event, ev.GmActed)]
    if gm:
        yield say("preview-undone-acts", acts=", ".join(map(str, gm)), count=len(gm))
    returning = [e.event.n for e in loaded.stored if e.version in back and isinstance(e.event, ev.OrderTaken)]
    if returning:
        yield say("preview-back", orders=", ".join(map(str, returning)), count=len(returning))


def _roll_line(roll: ev.Rolled) -> Message:
    if roll.hidden:
        return say("preview-roll-secret", n=roll.n)
    faces = ", ".join(roll.names[f - 1] if roll.names else str(f) for f in roll.faces)
    return say("preview-roll", n=roll.n, kind=roll.kind, faces=faces, purpose=roll.purpose)


def _reopened(loaded: Loaded, to: int) -> Iterator[Message]:
    target = loaded.history.states[to] if 0 < to < len(loaded.history.states) else loaded.state
    if target.pending:
        yield say("preview-reopened", count=len(target.pending))
    if loaded.state.proposal is not None:
        yield say("preview-proposal-lapses")
    if loaded.state.outcome is not None:
        yield say("preview-game-reopens")
