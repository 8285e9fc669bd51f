"""Messages out of anything, and whether both catalogues can say them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any

import msgspec
from fluent.runtime import FluentBundle, FluentResource

from bot.core.decisions import Decision
from bot.core.dice import Modifier
from bot.core.events import Rolled
from bot.core.messages import Message
from bot.core.view import MapView

LOCALES = Path(__file__).parents[3] / "data" / "locales"


@cache
def bundle(language: str) -> FluentBundle:
    found = FluentBundle([language], use_isolating=False)
    for path in sorted((LOCALES / language).glob("*.ftl")):
        found.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return found


def messages(thing: Any) -> Iterator[Message]:
    """Every message in a value, nested ones included."""
    if isinstance(thing, Message):
        yield thing
        yield from messages(thing.args)
    elif isinstance(thing, MapView):
        return  # the ground says nothing, and there is a lot of it
    elif isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from messages(getattr(thing, name))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from messages(value)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from messages(value)


def faults(message: Message, language: str) -> list[str]:
    """What keeps a message from being said in a language."""
    if message.key == "author-text":
        return [] if message.args.get(language) else [f"author-text without {language}"]
    if not bundle(language).has_message(message.key):
        return [f"{message.key}: no text in {language}"]
    pattern = bundle(language).get_message(message.key).value
    if pattern is None:
        return [f"{message.key}: empty in {language}"]
    args = {k: v if isinstance(v, int | float | str) else "x" for k, v in message.args.items()}
    _, errors = bundle(language).format_pattern(pattern, args)
    return [f"{message.key} in {language}: {e}" for e in errors]


def citations(thing: Any) -> Iterator[str]:
    """Every rule id in a value."""
    if isinstance(thing, MapView):
        return
    if isinstance(thing, Message | Modifier | Decision | Rolled) and thing.rule:
        yield from thing.rule.split(" · ")
    if isinstance(thing, msgspec.Struct):
        for name in thing.__struct_fields__:
            yield from citations(getattr(thing, name))
    elif isinstance(thing, dict):
        for value in thing.values():
            yield from citations(value)
    elif isinstance(thing, tuple | list):
        for value in thing:
            yield from citations(value)
