"""A question as a message: what is happening, the choices with their odds, the deadline and the default."""

from __future__ import annotations

from bot.core import events as ev
from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.discord_app.present.lines import block, rules_of, small_rules
from bot.discord_app.present.status import default_label
from bot.i18n import Speaker
from bot.service.model import Loaded


def question_lines(decision: Decision, speak: Speaker, *, with_options: bool) -> list[str]:
    """The text of an open question. Without options it only says that somebody decides (secret choices)."""
    lines = speak(decision.prompt).splitlines()
    if with_options:
        for option in decision.options:
            if option.detail is not None:
                lines += block([option.detail], speak)
    closing = say("question-closes", due=decision.due_at, default=default_label(decision))
    lines.append(speak(closing))
    rules = small_rules([decision.rule, *rules_of(decision.prompt)])
    return [*lines, rules] if rules else lines


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
