"""Message keys become text here, in English or French."""

from bot.i18n.texts import LANGUAGES, Speaker, Texts, escape, language_of

__all__ = ["LANGUAGES", "Speaker", "Texts", "escape", "language_of"]
