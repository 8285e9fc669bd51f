"""What is said, before it has a language: keys with typed arguments, turned into text at the edge (law 9)."""

from __future__ import annotations

from typing import Union

import msgspec

Arg = Union[int, float, str, "Message", tuple["Message", ...]]
"""A number, a person's or author's own words (escaped at the edge), a nested message, or a list of messages."""


class Message(msgspec.Struct, frozen=True, omit_defaults=True):
    """A catalogue key with arguments and, where a rule decides, its id (``TD-6.1``)."""

    key: str
    args: dict[str, Arg] = {}
    rule: str = ""

    def __hash__(self) -> int:
        return hash((self.key, tuple(sorted((k, str(v)) for k, v in self.args.items())), self.rule))


def say(key: str, rule: str = "", /, **args: Arg) -> Message:
    """Shorthand for a message; argument names use hyphens in the catalogue where Python has underscores."""
    return Message(key, {k.replace("_", "-"): v for k, v in args.items()}, rule)


class LocalText(msgspec.Struct, frozen=True, omit_defaults=True):
    """Author's text in both languages, as scenario files carry it."""

    en: str
    fr: str = ""

    def as_message(self) -> Message:
        """A message that the catalogue passes through: the author's words in the reader's language."""
        return Message("author-text", {"en": self.en, "fr": self.fr or self.en})
