"""Who is waited for, for what, until when, and what happens by default."""

from __future__ import annotations

from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.service.model import GameRow, Loaded


def side_name(loaded: Loaded, seat: str) -> Message:
    """The name of the side a seat belongs to."""
    head = loaded.ruleset.head(loaded.tables, loaded.scenario)
    for side in head.sides:
        if seat == side.id or seat in side.seats:
            return side.name
    return say("author-text", en=seat, fr=seat)


def who_holds(loaded: Loaded, names: dict[str, str], seat: str) -> Message:
    """A side and who plays it: ``Germany (Alice)``."""
    name = names.get(seat, "")
    side = side_name(loaded, seat)
    return say("side-held", side=side, who=name) if name else side


def default_label(decision: Decision) -> Message:
    option = decision.option(decision.default)
    return option.label if option is not None else say("author-text", en=decision.default)


def status_lines(loaded: Loaded, names: dict[str, str]) -> list[Message]:
    """One or two lines; the first is enough for a glance."""
    state = loaded.state
    if loaded.row.status == "lobby":
        return [say("status-lobby")]
    if loaded.row.status == "abandoned":
        return [say("status-abandoned")]
    if state.outcome is not None:
        winner = state.outcome.winner
        if not winner:
            return [say("status-over-draw")]
        return [say("status-over", winner=who_holds(loaded, names, winner))]
    if state.paused_at is not None:
        return [say("status-paused")]
    lines = [
        say(
            "status-waiting",
            d.rule,
            who=who_holds(loaded, names, d.seats[0]),
            due=d.due_at,
            default=default_label(d),
        )
        for d in state.pending
    ]
    if not lines and state.rules is not None:
        seat = loaded.ruleset.to_act(state.rules)
        lines = [say("status-to-act", who=who_holds(loaded, names, seat))] if seat else []
    if state.proposal is not None:
        p = state.proposal
        whom = " / ".join(dict.fromkeys(names.get(s) or s for s in p.to))
        lines.append(say("status-proposal", who=whom, kind=say(f"proposal-kind-{p.kind}"), due=p.due_at))
    return lines


def options_line(row: GameRow) -> Message:
    """The options of a game in one line."""
    options = row.options
    extras = [
        say(f"option-{name}") for name in ("solo", "casual", "moderated", "mask_reactions") if getattr(options, name)
    ]
    extras += [say(f"switch-{name}") for name, on in sorted(options.switches.items()) if on]
    return say(
        "options-line",
        window=window_text(options.reaction_window),
        language=say(f"language-{options.language}"),
        extras=tuple(extras),
        count=len(extras),
    )


def window_text(seconds: int) -> Message:
    """A length of time in its largest whole unit."""
    for unit, size in (("days", 86400), ("hours", 3600), ("minutes", 60)):
        if seconds % size == 0:
            return say(f"time-{unit}", n=seconds // size)
    return say("time-minutes", n=round(seconds / 60))
