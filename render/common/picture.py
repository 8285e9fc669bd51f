"""The finished picture."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from bot.core.view import Message

__all__ = ["Picture", "Say", "ThemeName"]

Say = Callable[[Message], str]
"""Turns a message into text of the reader's language."""

ThemeName = Literal["light", "dark"]


class Picture(msgspec.Struct, frozen=True):
    """A PNG file in memory with its size in pixels."""

    png: bytes
    width: int
    height: int
