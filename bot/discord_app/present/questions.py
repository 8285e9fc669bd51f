"""A question as a message: what is happening, the choices with their odds, the deadline and the default."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core import events as ev
from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.discord_app.limits import cut
from bot.discord_app.present.lines import block, rules_of, small_rules
from bot.discord_app.present.status import default_label
from bot.i18n import Speaker
from bot.service.model import Loaded


def question_lines(decision: Decision, speak: Speaker, *, with_options: bool, room: int = 0) -> list[str]:
    """The text of an open question. Without options it only says that somebody decides (secret choices). Where the
    reckoning of all choices takes more than ``room`` characters (0: no bound) each gets its first line."""
    top = speak(decision.prompt).splitlines()
    closing = say("question-closes", due=decision.due_at, default=default_label(decision))
    bottom = [speak(closing), small_rules([decision.rule, *rules_of(decision.prompt)])]
    bottom = [line for line in bottom if line]
    if not with_options:
        return [*top, *bottom]
    details = [o.detail for o in decision.options if o.detail is not None]
    middle = [line for detail in details for line in block([detail], speak)]
    if room and _length([*top, *middle, *bottom]) > room:
        middle = _in_short(details, speak, room - _length([*top, *bottom]))
    return [*top, *middle, *bottom]


def _in_short(details: Sequence[Message], speak: Speaker, room: int) -> list[str]:
    """The first line of each choice, and where the rest is to be seen."""
    last = [small_rules(r for d in details for r in rules_of(d)), speak(say("question-in-full"))]
    firsts = "\n".join(speak(d).splitlines()[0] for d in details)
    return [*cut(firsts, room - _length(last)).splitlines(), *last]


def _length(lines: Sequence[str]) -> int:
    return sum(len(line) + 1 for line in lines)


def answered_line(loaded: Loaded, decision: Decision, answered: ev.DecisionAnswered, names: dict[str, str]) -> Message:
    """One line of what was decided. A secret choice is not told here; the story tells what came of it."""
    who = names.get(answered.seat or decision.seats[0]) or decision.seats[0]
    option = decision.option(answered.answer)
    what = option.label if option is not None else say("author-text", en=answered.answer)
    if decision.audience != "public":
        return say("answered-secret", decision.rule, who=who)
    if answered.by == "rules":
        return say("answered-rules", decision.rule, what=what, why=answered.reason or what)
    return say(f"answered-{answered.by}", decision.rule, who=who, what=what)
