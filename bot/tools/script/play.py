"""Plays a script step by step and stops at the first thing that is not as expected."""

from __future__ import annotations

import io
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import assert_never

from PIL import Image as Picture
from PIL import UnidentifiedImageError

from bot.tools.acting import CannotDo, choose, press, type_command
from bot.tools.script.grammar import Action, Choose, Expect, ExpectImage, Power, Press, SaveImage, Say, Step, Wait
from bot.tools.shown import Image, Shown, plain
from bot.tools.table import Table

WIDTHS = range(1000, 1601)
"""Pixels a posted picture may be wide."""

MAX_BYTES = 400_000


class Failed(Exception):
    """A step that did not go as the script says; the text says how."""


class Player:
    """Carries out steps on a table. ``out`` gets one line of text at a time."""

    def __init__(self, table: Table, folder: Path, out: Callable[[str], None]) -> None:
        self._table = table
        self._folder = folder
        self._out = out
        self._mark = 0
        self._printed = 0
        self._errors = 0

    async def play(self, step: Step) -> None:
        """One step. Raises Failed."""
        if isinstance(step.action, Expect | ExpectImage | SaveImage):
            self._check(step.action)
            return
        self._out(f"[{step.line}] {step.source}")
        self._mark = len(self._table.recorder.shown)
        try:
            await self._do(step.action)
        except CannotDo as e:
            raise Failed(str(e)) from e
        except TimeoutError as e:
            raise Failed(f"the bot hangs: {e}") from e
        finally:
            self._print_news()
        self._raise_bugs()

    async def _do(self, action: Say | Press | Choose | Wait | Power) -> None:
        match action:
            case Say(who=who, text=text):
                await type_command(self._table, who, text, self._folder)
            case Press(who=who, label=label, nth=nth):
                await press(self._table, who, label, nth)
            case Choose(who=who, options=options, placeholder=placeholder, nth=nth):
                await choose(self._table, who, list(options), placeholder, nth)
            case Wait(seconds=seconds):
                await self._table.wait(seconds)
            case Power(how=how):
                await self._switch(how)
            case other:
                assert_never(other)

    async def _switch(self, how: str) -> None:
        if how in ("stop", "restart"):
            await self._table.stop()
        if how in ("start", "restart"):
            await self._table.start()

    def _raise_bugs(self) -> None:
        """An exception inside the bot fails a script even if nobody saw it."""
        errors = self._table.env.errors
        new, self._errors = errors[self._errors :], len(errors)
        if new:
            raise Failed("the bot raised " + "; ".join(f"{type(e).__name__}: {e}" for e in new)) from new[0]

    # what is shown

    def _print_news(self) -> None:
        for shown in self._table.recorder.since(self._printed):
            for line in self.describe(shown):
                self._out(line)
        self._printed = len(self._table.recorder.shown)

    def describe(self, shown: Shown) -> Iterator[str]:
        """A message as lines of text: who says it to whom, what it says, its pictures and its buttons."""
        to = f" to {self._table.name_of(shown.private_to)} alone" if shown.private_to else ""
        head = f"    {shown.author}{to}{' (edited)' if shown.is_edit else ''}: "
        first, *others = shown.text.splitlines() or [""]
        yield head + first
        for line in others:
            yield f"        {line}"
        for image in shown.images:
            yield f"        [image {image.filename}, {image.size / 1000:.0f} kB: {image.alt or 'no alt text'}]"
        buttons = [c.label if c.enabled else f"({c.label})" for c in shown.controls if c.is_button]
        if buttons:
            yield "        " + " ".join(f"[{b}]" for b in buttons)
        for menu in shown.controls:
            if not menu.is_button:
                yield f"        <{menu.label}: {' | '.join(label for label, _ in menu.options)}>"

    def latest(self) -> list[str]:
        """What was shown since the last action, for the report of a failure."""
        news = self._table.recorder.since(self._mark)
        if not news:
            return ["nothing was shown since the last action"]
        return ["shown since the last action:", *(line for shown in news for line in self.describe(shown))]

    # what is expected

    def _check(self, action: Action) -> None:
        news = self._table.recorder.since(self._mark)
        match action:
            case Expect():
                self._check_text(action, news)
            case ExpectImage():
                self._check_image(self._newest_image(news))
            case SaveImage(path=path):
                image = self._newest_image(news or self._table.recorder.shown)
                Path(path).write_bytes(self._table.recorder.image_bytes(image))
            case _:
                pass

    def _check_text(self, action: Expect, news: list[Shown]) -> None:
        if action.private_to:
            person = self._table.people[action.private_to].id
            audience = [s for s in news if s.private_to == person]
        else:
            audience = [s for s in news if not (action.is_negative and s.private_to)]
        found = any(contains(s.words, action.text, is_exact=action.is_negative) for s in audience)
        if found and action.is_negative:
            raise Failed(f"{action.text!r} was shown")
        if not found and not action.is_negative:
            where = f"to {action.private_to} alone" if action.private_to else "since the last action"
            raise Failed(f"{action.text!r} was not shown {where}")

    def _newest_image(self, news: list[Shown]) -> Image:
        for shown in reversed(news):
            if shown.images:
                return shown.images[-1]
        raise Failed("no image was posted since the last action")

    def _check_image(self, image: Image) -> None:
        raw = self._table.recorder.image_bytes(image)
        faults = [f"{image.filename} has no alt text"] if not image.alt.strip() else []
        if len(raw) >= MAX_BYTES:
            faults.append(f"{image.filename} has {len(raw)} bytes")
        try:
            with Picture.open(io.BytesIO(raw)) as picture:
                picture.load()
                width = picture.width
        except (UnidentifiedImageError, OSError, SyntaxError) as e:
            raise Failed(f"{image.filename} is no picture: {e}") from e
        if width not in WIDTHS:
            faults.append(f"{image.filename} is {width} px wide")
        if faults:
            raise Failed("; ".join(faults))


def contains(words: str, text: str, *, is_exact: bool = False) -> bool:
    """Whether a text was among the words, with or without Discord's markup. Capitals count only where ``is_exact``."""
    haystacks, needle = [words, plain(words)], text
    if not is_exact or needle.islower():
        haystacks, needle = [h.casefold() for h in haystacks], needle.casefold()
    return needle in haystacks[0] or plain(needle) in haystacks[1]
