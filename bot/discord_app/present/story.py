"""What happened, told: the ruleset's story with the table's own events around it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from bot.core import events as ev
from bot.core.messages import Message, say
from bot.core.ruleset import SPECTATOR, Moment, Viewer
from bot.discord_app.present.status import side_name
from bot.service.model import Loaded
from bot.service.orders import live_now


def moments_of(loaded: Loaded, first: int, last: int) -> tuple[Moment, ...]:
    """The events of some versions between the states around them."""
    states = loaded.history.states
    return tuple(
        Moment(states[e.version - 1], e.event, states[e.version]) for e in loaded.stored[max(first, 1) - 1 : last]
    )


def story(
    loaded: Loaded, moments: Sequence[Moment], names: dict[str, str], viewer: Viewer = SPECTATOR
) -> list[Message]:
    """The lines one viewer may read, in order."""
    lines: list[Message] = []
    run: list[Moment] = []
    for moment in moments:
        of_table = tuple(_table_lines(loaded, moment, names))
        if of_table:
            lines += _rules_lines(loaded, run, viewer)
            run = []
            lines += of_table
        if moment.after.rules is not None:
            run.append(moment)
    return lines + _rules_lines(loaded, run, viewer)


def _rules_lines(loaded: Loaded, moments: Sequence[Moment], viewer: Viewer) -> list[Message]:
    if not moments:
        return []
    told = loaded.ruleset.narrate(loaded.tables, moments, viewer)
    return [t.text for t in told if not t.seats or viewer.is_gm or set(t.seats) & set(viewer.seats)]


def seat_name(names: dict[str, str], seat: str) -> str:
    return names.get(seat) or seat


def _table_lines(loaded: Loaded, moment: Moment, names: dict[str, str]) -> Iterator[Message]:
    """Lines for events that every game has."""
    match moment.event:
        case ev.DiceEpochStarted(epoch=epoch, commitment=commitment):
            yield say("tell-commitment", epoch=epoch, hash=commitment)
        case ev.SecretRevealed(secret=secret):
            yield say("tell-secret", secret=secret)
        case ev.GmActed() as act:
            yield _act_line(act)
            if act.before is not None and act.after is not None:
                yield say("tell-gm-change", before=act.before, after=act.after)
        case ev.GameRewound() as event:
            yield say("tell-rewound", voided=_voided(loaded, event))
        case ev.OrderUndone(seat=seat):
            yield say("tell-undone", who=seat_name(names, seat))
        case ev.ProposalOpened(proposal=p):
            whom = " / ".join(dict.fromkeys(seat_name(names, s) for s in p.to))
            yield say(f"tell-proposal-{p.kind}", who=seat_name(names, p.by), whom=whom, text=p.text, due=p.due_at)
        case ev.ProposalClosed(result=result):
            kind = moment.before.proposal.kind if moment.before.proposal is not None else "draw"
            yield say(f"tell-proposal-{result}", kind=say(f"proposal-kind-{kind}"))
        case ev.SeatTaken(seat=seat, reason=reason) if reason:
            yield say("tell-seat", who=seat_name(names, seat), side=side_name(loaded, seat))
        case ev.DeadlineMoved(due_at=due, why="gm"):
            yield say("tell-deadline", due=due)
        case ev.GamePaused():
            yield say("tell-paused")
        case ev.GameResumed():
            yield say("tell-resumed")
        case ev.GameEnded() as end:
            if not _told_by_rules(loaded, moment):
                yield end.outcome.reason
        case _:
            return


def _act_line(act: ev.GmActed) -> Message:
    if act.what.key == "gm-note":
        return say("tell-gm-note", n=act.n, text=act.reason)
    key = "tell-gm-act" if act.reason else "tell-gm-act-plain"
    return say(key, n=act.n, what=act.what, reason=act.reason)


def _voided(loaded: Loaded, event: ev.GameRewound) -> int:
    """How many rolls counted until the rewind and do not any more."""
    at = next(e.version for e in loaded.stored if e.event is event)
    gone = live_now(loaded.stored[: at - 1]) - live_now(loaded.stored[: event.to])
    return sum(e.version in gone and isinstance(e.event, ev.Rolled) for e in loaded.stored)


def _told_by_rules(loaded: Loaded, moment: Moment) -> bool:
    """Whether the ruleset tells this end itself."""
    return bool(loaded.ruleset.narrate(loaded.tables, (moment,), SPECTATOR))
