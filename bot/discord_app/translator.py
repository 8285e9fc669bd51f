"""Names and descriptions of commands in both languages, from the catalogues."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import TranslationContextLocation as Where
from discord.app_commands import TranslationContextTypes, locale_str

from bot.core.messages import say
from bot.i18n import Texts

AnyCommand = app_commands.Command[Any, ..., Any] | app_commands.Group


def key_of(words: str) -> str:
    """Catalogue key of a command's or option's description: ``game new side`` is ``cmd-game-new-side``."""
    return "cmd-" + words.replace(" ", "-")


class CatalogueTranslator(app_commands.Translator):
    """Discord asks for each text in each of its languages; we answer in ours."""

    def __init__(self, texts: Texts) -> None:
        self._texts = texts

    async def translate(
        self, string: locale_str, locale: discord.Locale, context: TranslationContextTypes
    ) -> str | None:
        lang = {"fr": "fr", "en-US": "en", "en-GB": "en"}.get(locale.value)
        if lang is None:
            return None
        key = string.extras.get("key", "")
        if context.location in (Where.command_name, Where.group_name, Where.parameter_name):
            key = f"name-{string.message}"
            return self._texts.plain(say(key), lang) if self._texts.has(key, lang) else None
        return self._texts.plain(say(key), lang) if key else None


def put_texts(command: AnyCommand, texts: Texts) -> None:
    """Replace the keys that stand as descriptions by English text, and remember each key for the translator."""

    def localised(words: str | locale_str) -> locale_str:
        if isinstance(words, locale_str) and "key" in words.extras:
            return words  # options are shared by all copies of a command, and a copy before this one has done it
        key = key_of(str(words))
        return locale_str(texts.plain(say(key), "en"), key=key)

    text = localised(command.description)
    command.description = text.message
    command._locale_description = text
    if isinstance(command, app_commands.Group):
        for child in command.commands:
            put_texts(child, texts)
        return
    for parameter in command._params.values():
        parameter.description = localised(parameter.description)
        if parameter.choices is discord.utils.MISSING:
            continue
        parameter.choices = [
            # a language's own name is the same in every language and stands in no catalogue
            app_commands.Choice(name=localised(c.name), value=c.value) if texts.has(key_of(c.name), "en") else c
            for c in parameter.choices
        ]
