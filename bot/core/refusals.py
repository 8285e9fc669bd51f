"""Refusals are values; exceptions are for bugs and broken input."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.core.messages import Arg, Message, say


class RefusalKind(StrEnum):
    """Why an order was not taken."""

    UNREADABLE = "unreadable"  # the text could not be turned into an order
    AMBIGUOUS = "ambiguous"  # it fits several orders; the choices are attached
    ILLEGAL = "illegal"  # readable, but not allowed now; all reasons are attached
    UNTIMELY = "untimely"  # stale, closed, not your seat, a question is open, game over


class Suggestion(msgspec.Struct, frozen=True):
    """One way to put an ambiguous or mistyped order right: an option value and how to call it."""

    value: str
    label: Message


class Refusal(msgspec.Struct, frozen=True):
    """Nothing happened, and why; ``reasons`` holds every reason, the first is the main one."""

    kind: RefusalKind
    reasons: tuple[Message, ...]
    choices: tuple[Suggestion, ...] = ()

    @property
    def code(self) -> str:
        return self.reasons[0].key


def unreadable(key: str, rule: str = "", /, **args: Arg) -> Refusal:
    return Refusal(RefusalKind.UNREADABLE, (say(key, rule, **args),))


def illegal(key: str, rule: str = "", /, **args: Arg) -> Refusal:
    return Refusal(RefusalKind.ILLEGAL, (say(key, rule, **args),))


def untimely(key: str, rule: str = "", /, **args: Arg) -> Refusal:
    return Refusal(RefusalKind.UNTIMELY, (say(key, rule, **args),))


def ambiguous(key: str, choices: tuple[Suggestion, ...], rule: str = "", /, **args: Arg) -> Refusal:
    return Refusal(RefusalKind.AMBIGUOUS, (say(key, rule, **args),), choices)
