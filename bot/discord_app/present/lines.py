"""Blocks of lines with the rules that decide them in small print (law 9)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, RefusalKind
from bot.i18n import Speaker

SMALL = "-# "


def small_rules(rules: Iterable[str]) -> str:
    """Rule ids as one line of small print, each once; empty without any."""
    ids = list(dict.fromkeys(r for r in rules if r))
    return SMALL + " · ".join(ids) if ids else ""


def rules_of(message: Message) -> list[str]:
    """The rule of a message and of the messages inside it."""
    found = [message.rule] if message.rule else []
    for value in message.args.values():
        if isinstance(value, Message):
            found += rules_of(value)
        elif isinstance(value, tuple):
            for inner in value:
                found += rules_of(inner)
    return found


def block(messages: Sequence[Message], speak: Speaker) -> list[str]:
    """Each message as its own line or lines, with its rules below."""
    lines: list[str] = []
    for message in messages:
        text = speak(message)
        if not text:
            continue
        lines += text.splitlines()
        rules = small_rules(rules_of(message))
        if rules:
            lines.append(rules)
    return lines


def refusal_text(refusal: Refusal, speak: Speaker) -> str:
    """What is wrong, why, and what would be right, all reasons at once."""
    lines = [speak(reason) for reason in refusal.reasons]
    if refusal.choices:
        key = "refusal-which" if refusal.kind is RefusalKind.AMBIGUOUS else "refusal-did-you-mean"
        lines.append(speak(say(key)))
        lines += [f"- {speak(choice.label)}" for choice in refusal.choices[:10]]
    rules = small_rules(r for reason in refusal.reasons for r in rules_of(reason))
    return "\n".join([*lines, rules] if rules else lines)
