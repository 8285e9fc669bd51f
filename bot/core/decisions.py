"""Questions as data (law 2): who is asked, what may be answered, until when, and what happens by default."""

from __future__ import annotations

import msgspec

from bot.core.messages import Message


class Option(msgspec.Struct, frozen=True, omit_defaults=True):
    """One answer. With ``low``/``high`` the answer carries a number: ``hold_unless:60``."""

    id: str
    label: Message
    detail: Message | None = None  # odds and modifiers in full
    style: str = "normal"  # normal | danger | quiet; what loses nothing is quiet
    unit: str = ""
    low: int = 0
    high: int = 0

    def accepts(self, answer: str) -> bool:
        """Whether an answer text is this option, with its number in range where it takes one."""
        if not self.high:
            return answer == self.id
        name, _, number = answer.rpartition(":")
        return name == self.id and number.isascii() and number.isdigit() and self.low <= int(number) <= self.high


class Decision(msgspec.Struct, frozen=True, omit_defaults=True):
    """An open question. ``id`` is the version of the event that opened it; ``due_at`` is unix time in UTC seconds."""

    id: str
    kind: str
    seats: tuple[str, ...]
    options: tuple[Option, ...]
    default: str
    due_at: int
    rule: str
    prompt: Message
    opened_at: int = 0
    audience: str = "public"  # or "seat": options are secret to the seats asked
    units: tuple[str, ...] = ()  # the pieces it is about, the mover first

    def option(self, answer: str) -> Option | None:
        """The option that an answer text picks, or None."""
        return next((o for o in self.options if o.accepts(answer)), None)


class Proposal(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table-level request beside the game: it blocks nothing and lapses when the game moves on."""

    id: str
    kind: str  # undo | draw | consent
    by: str
    to: tuple[str, ...]
    text: Message
    due_at: int
    target: int = 0  # undo: the version to go back to
    payload: str = ""  # consent: the act that waits


class Outcome(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a game ended; ``winner`` is a side id, empty for a draw or an abandoned game."""

    winner: str
    reason: Message
