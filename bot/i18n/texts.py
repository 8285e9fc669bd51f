"""Fluent catalogues: ``data/locales/<language>/*.ftl`` turn messages into text (law 9)."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import structlog
from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource
from fluent.runtime.types import fluent_number
from fluent.syntax.ast import Junk

from bot.core.errors import ContentError
from bot.core.messages import Arg, Message

log = structlog.get_logger(__name__)

LANGUAGES = ("en", "fr")

_ZERO_WIDTH = "\u200b"

Speaker = Callable[[Message], str]
"""A function that says messages in one language."""


def language_of(locale: object) -> str:
    """Our language for a Discord locale such as ``fr`` or ``en-GB``; English when we have none."""
    tag = str(locale).split("-")[0].lower()
    return tag if tag in LANGUAGES else "en"


def escape(text: str) -> str:
    """A person's own words, made harmless: no markdown, no mentions, no links, one line."""
    flat = " ".join(text.split())
    flat = flat.replace("@", "@" + _ZERO_WIDTH).replace("://", ":" + _ZERO_WIDTH + "//")
    return re.sub(r"([\\*_~`|<>\[\]#])", r"\\\1", flat)


class Texts:
    """All catalogues in memory. Raises ContentError when one cannot be read."""

    def __init__(self, root: Path) -> None:
        self._bundles = {lang: _bundle(root / "locales" / lang, lang) for lang in LANGUAGES}

    def say(self, message: Message, lang: str) -> str:
        """Text with markdown, for a Discord message; people's own words are escaped."""
        return self._say(message, lang, escape)

    def plain(self, message: Message, lang: str) -> str:
        """Text for places that show no markdown: pictures, alt text, labels, autocomplete."""
        return _unmarked(self._say(message, lang, lambda text: " ".join(text.split())))

    def speaker(self, lang: str, *, plain: bool = False) -> Speaker:
        """``say`` or ``plain`` for one language."""
        method = self.plain if plain else self.say
        return lambda message: method(message, lang)

    def has(self, key: str, lang: str) -> bool:
        return self._bundles[lang].has_message(key)

    def _say(self, message: Message, lang: str, own_words: Callable[[str], str]) -> str:
        if message.key == "author-text":
            words = message.args.get(lang) or message.args.get("en") or ""
            return own_words(str(words))
        bundle = self._bundles[lang]
        if not bundle.has_message(message.key):
            log.error("no text", key=message.key, lang=lang)
            return message.key
        pattern = bundle.get_message(message.key).value
        if pattern is None:
            return message.key
        args = {name: self._arg(value, lang, own_words) for name, value in message.args.items()}
        text, errors = bundle.format_pattern(pattern, args)
        for error in errors:
            log.error("text with faults", key=message.key, lang=lang, error=str(error))
        return str(text)

    def _arg(self, value: Arg, lang: str, own_words: Callable[[str], str]) -> Any:
        match value:
            case bool():
                return str(value).lower()
            case int() | float():
                return fluent_number(value, useGrouping=False)
            case str():
                return own_words(value)
            case Message():
                return self._say(value, lang, own_words)
            case _:
                return format_list([self._say(m, lang, own_words) for m in value], "unit", locale=lang)


def _unmarked(text: str) -> str:
    """Bold and code marks of our own texts taken off."""
    return text.replace("**", "").replace("`", "")


@cache
def _parsed(text: str) -> Any:
    """Parsing takes most of a start, and the same catalogues are read at each."""
    return FluentResource(text)


def _bundle(folder: Path, lang: str) -> FluentBundle:
    bundle = FluentBundle([lang], use_isolating=False)
    for path in sorted(folder.glob("*.ftl")):
        resource = _parsed(path.read_text(encoding="utf-8"))
        junk = next((e for e in resource.body if isinstance(e, Junk)), None)
        if junk is not None:
            raise ContentError(f"{path}: cannot read: {(junk.content or '')[:80]!r}")
        bundle.add_resource(resource)
    return bundle
