"""Drawing off the event loop: a bounded number at once, the same picture only once (S38)."""

from __future__ import annotations

import asyncio
import hashlib
import io
from collections import OrderedDict
from collections.abc import Callable, Sequence
from typing import Literal

import discord
import msgspec
import structlog

from bot.core.view import BoardView, CampaignView, HandView
from bot.discord_app import limits
from bot.i18n import Texts
from render import Picture, alt_text, draw_board, draw_campaign, draw_hand, joined, shrunk

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
        return self._file(self.png, self.name)

    async def smaller(self, step: int) -> discord.File | None:
        """A file that takes less room, the smaller the higher the step; None when there is nothing smaller."""
        if step == 0:
            return self.file()
        data, ending = await asyncio.to_thread(shrunk, self.png, step)
        return self._file(data, f"{self.name.removesuffix('.png')}.{ending}") if data else None

    def _file(self, data: bytes, name: str) -> discord.File:
        return discord.File(io.BytesIO(data), filename=name, description=limits.cut(self.alt, limits.ALT_TEXT))


async def files_of(pictures: Sequence[Shown | None], step: int = 0) -> list[discord.File]:
    """Attachments, made anew for every try; ``step`` says how often they were too big so far."""
    made = [await p.smaller(step) for p in pictures if p is not None]
    return [f for f in made if f is not None]


class Pictures:
    """Draws views in worker threads; keeps the latest pictures by content."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts
        self._slots = asyncio.Semaphore(AT_ONCE)
        self._kept: OrderedDict[str, Shown] = OrderedDict()
        self._drawing: dict[str, asyncio.Task[Shown | None]] = {}

    async def board(self, view: BoardView, lang: str, theme: str = "light") -> Shown | None:
        """A board picture, or None when drawing failed (the text stands in any case)."""
        say = self._texts.speaker(lang, plain=True)
        return await self._draw(view, lang, theme, lambda: draw_board(view, say, theme=_theme(theme)))

    async def hand(self, hand: HandView, lang: str, theme: str = "light") -> Shown | None:
        say = self._texts.speaker(lang, plain=True)
        return await self._draw(hand, lang, theme, lambda: draw_hand(hand, say, theme=_theme(theme)))

    async def campaign(self, view: CampaignView, lang: str, theme: str = "light") -> Shown | None:
        """The page of a campaign, or None when drawing failed."""
        say = self._texts.speaker(lang, plain=True)
        alt = joined(view.alt, say)
        return await self.made((view, lang, theme), lambda: draw_campaign(view, say, theme=_theme(theme)), alt)

    async def _draw(
        self, view: BoardView | HandView, lang: str, theme: str, draw: Callable[[], Picture]
    ) -> Shown | None:
        alt = alt_text(view, self._texts.speaker(lang, plain=True))
        return await self.made((view, lang, theme), draw, alt)

    async def made(self, content: object, draw: Callable[[], Picture], alt: str) -> Shown | None:
        """A picture of any kind; the same ``content`` (which msgspec can encode) is drawn once. None when it failed."""
        key = hashlib.sha256(msgspec.json.encode(content)).hexdigest()
        kept = self._kept.get(key)
        if kept is not None:
            self._kept.move_to_end(key)
            return kept
        drawing = self._drawing.get(key)
        if drawing is None:
            drawing = asyncio.create_task(self._drawn(key, draw, alt))
            self._drawing[key] = drawing
            drawing.add_done_callback(lambda _: self._drawing.pop(key, None))
        # whoever gives up waiting does not take the picture away from the others
        return await asyncio.shield(drawing)

    async def _drawn(self, key: str, draw: Callable[[], Picture], alt: str) -> Shown | None:
        async with self._slots:
            try:
                picture = await asyncio.to_thread(draw)
            except Exception:
                log.exception("picture failed")
                return None
        shown = Shown(picture.png, alt, f"hulldown-{key[:12]}.png")
        self._kept[key] = shown
        while len(self._kept) > KEPT:
            self._kept.popitem(last=False)
        return shown


def _theme(name: str) -> Literal["light", "dark"]:
    return "dark" if name == "dark" else "light"
