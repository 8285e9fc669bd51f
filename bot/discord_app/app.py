"""What every handler needs: the service, the texts, the pictures."""

from __future__ import annotations

from dataclasses import dataclass
from typing import TYPE_CHECKING, Protocol

import discord

from bot.core.messages import Message
from bot.i18n import Speaker, Texts, language_of
from bot.service.games import Games
from bot.service.model import Place, User
from bot.service.ports import Clock, Store

if TYPE_CHECKING:
    from bot.discord_app.pictures import Pictures
    from bot.discord_app.publisher import ChannelPublisher


class RuleEntry(Protocol):
    """A rule of the rulebook."""

    @property
    def id(self) -> str: ...
    @property
    def title(self) -> str: ...
    @property
    def text(self) -> str: ...
    @property
    def see(self) -> tuple[str, ...]: ...
    @property
    def ruleset(self) -> str: ...


class Rulebook(Protocol):
    """Where rule texts come from."""

    def rule(self, id_: str, lang: str) -> RuleEntry | None: ...
    def rules(self, lang: str, ruleset: str = "") -> tuple[RuleEntry, ...]: ...


@dataclass(slots=True)
class App:
    """The parts of the front end, put together once."""

    games: Games
    store: Store
    texts: Texts
    rulebook: Rulebook
    clock: Clock
    pictures: Pictures
    publisher: ChannelPublisher

    def speaker(self, interaction: discord.Interaction) -> Speaker:
        """Texts in the reader's language."""
        return self.texts.speaker(language_of(interaction.locale))

    def plain_speaker(self, interaction: discord.Interaction) -> Speaker:
        return self.texts.speaker(language_of(interaction.locale), plain=True)

    def say(self, interaction: discord.Interaction, message: Message) -> str:
        return self.texts.say(message, language_of(interaction.locale))


def user_of(interaction: discord.Interaction) -> User:
    return User(interaction.user.id, interaction.user.display_name)


def place_of(interaction: discord.Interaction) -> Place:
    """Where an interaction happened; a thread knows its parent."""
    channel = interaction.channel
    parent = channel.parent_id if isinstance(channel, discord.Thread) else 0
    return Place(interaction.guild_id or 0, interaction.channel_id or 0, parent)
