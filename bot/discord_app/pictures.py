"""Drawing off the event loop: a bounded number at once, the same picture only once (S38)."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections import OrderedDict
from collections.abc import Callable
from typing import Literal

import discord
import msgspec
import structlog

from bot.core.view import BoardView, HandView
from bot.discord_app import limits
from bot.i18n import Texts
from render import Picture, alt_text, draw_board, draw_hand

log = structlog.get_logger(__name__)

AT_ONCE = 2
KEPT = 32


class Shown(msgspec.Struct, frozen=True):
    """A drawn picture with its alt text, ready to be attached as often as needed."""

    png: bytes
    alt: str
    name: str

    def file(self) -> discord.File:
        """A fresh file; discord.py uses each up by sending it."""
        return discord.File(io.BytesIO(self.png), filename=self.name, description=limits.cut(self.alt, limits.ALT_TEXT))


class Pictures:
    """Draws views in worker threads; keeps the latest pictures by content."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[str, Shown] = OrderedDict()

    async def board(self, view: BoardView, lang: str, theme: str = "light") -> Shown | None:
        """A board picture, or None when drawing failed (the text stands in any case)."""
        say = self._texts.speaker(lang, plain=True)
        return await self._draw(view, lang, theme, lambda: draw_board(view, say, theme=_theme(theme)))

    async def hand(self, hand: HandView, lang: str, theme: str = "light") -> Shown | None:
        say = self._texts.speaker(lang, plain=True)
        return await self._draw(hand, lang, theme, lambda: draw_hand(hand, say, theme=_theme(theme)))

    async def _draw(
        self, view: BoardView | HandView, lang: str, theme: str, draw: Callable[[], Picture]
    ) -> Shown | None:
        key = hashlib.sha256(msgspec.json.encode((view, lang, theme))).hexdigest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        async with self._slots:
            try:
                picture = await asyncio.to_thread(draw)
            except Exception:
                log.exception("picture failed")
                return None
        say = self._texts.speaker(lang, plain=True)
        shown = Shown(picture.png, alt_text(view, say), f"hulldown-{key[:12]}.png")
        self._kept[key] = shown
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return shown


def _theme(name: str) -> Literal["light", "dark"]:
    return "dark" if name == "dark" else "light"
