"""The few exceptions: bugs, broken logs, broken content."""

from __future__ import annotations


class GameError(Exception):
    """Base of our own exceptions."""


class ContentError(GameError):
    """A data or scenario file is at fault; the text says where."""


class CorruptLog(GameError):
    """Stored events cannot be read or do not fit together."""


class RulesBug(GameError):
    """The rules reached a state they must never reach."""
