"""Rolls outside games: in public for everybody to see, and a day of them with its file."""

from __future__ import annotations

import discord

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.discord_app import limits
from bot.discord_app.app import App, user_of
from bot.discord_app.present.dice import free_dice, free_line, free_sum
from bot.discord_app.present.lines import SMALL
from bot.discord_app.replies import Reply, refused, told
from bot.discord_app.sending import ChannelGone, Sender
from bot.i18n import language_of
from bot.service.freeroll import read_roll
from bot.service.model import FreeRoll

SHOWN = 12
LINE = 130
DAY = 86400
SHORT_HASH = 16


async def roll_in_public(app: App, interaction: discord.Interaction, text: str) -> Reply:
    """Roll, post it in the channel, and tell the one who asked. Nothing is rolled where it could not be posted."""
    wanted = read_roll(text)
    if isinstance(wanted, Refusal):
        return refused(app, interaction, wanted)
    if not _may_post(interaction):
        return told(app, interaction, say("refuse-roll-channel"))
    guild = interaction.guild_id or 0
    roll = await app.games.free_roll(guild, user_of(interaction), text, str(interaction.id))
    if isinstance(roll, Refusal):
        return refused(app, interaction, roll)
    settings = await app.games.settings(guild)
    lang = settings.language or language_of(interaction.guild_locale or interaction.locale)
    post = _public_text(app, roll, interaction.user.display_name, lang)
    try:
        nonce = f"r{roll.day}.{roll.n}"
        await Sender(interaction.client).send(interaction.channel_id or 0, post, nonce=nonce)
    except (ChannelGone, discord.HTTPException, OSError):
        return told(app, interaction, say("dice-rolled-unseen", dice=free_dice(roll), sum=free_sum(roll)))
    return told(app, interaction, say("dice-rolled", n=roll.n, total=roll.total))


def _may_post(interaction: discord.Interaction) -> bool:
    rights = interaction.app_permissions
    if isinstance(interaction.channel, discord.Thread):
        return rights.send_messages_in_threads
    return rights.send_messages


def _public_text(app: App, roll: FreeRoll, who: str, lang: str) -> str:
    """The roll and its place in the trail; the day's first one shows the whole fingerprint."""
    speak = app.texts.speaker(lang)
    hash_ = roll.commitment if roll.n == 1 else roll.commitment[:SHORT_HASH] + limits.MORE
    line = say("dice-free-roll", who=who, dice=free_dice(roll), sum=free_sum(roll))
    return f"{speak(line)}\n{SMALL}{speak(say('dice-free-small', n=roll.n, at=roll.at, hash=hash_))}"


async def day_page(app: App, interaction: discord.Interaction, day: str, form: str) -> Reply:
    """The rolls of a day with the file to check them; the secret once the day is over."""
    guild = interaction.guild_id or 0
    days = [d for d in await app.games.free_days(guild) if day.strip() in ("", d.day)]
    result = await app.games.export_free(guild, days[0].day if days else "-", form)
    if isinstance(result, Refusal):
        return refused(app, interaction, result)
    found = days[0]
    rolls = await app.store.free_rolls(found.id)
    shown = rolls[-SHOWN:]
    secret: Message = say("dice-day-secret", secret=found.secret) if found.secret else say("dice-day-open")
    lines = [
        say("dice-day-head", day=found.day, total=len(rolls), count=len(shown)),
        *[free_line(r, await app.games.name_of(r.person) or "…") for r in shown],
    ]
    speak = app.speaker(interaction)
    text = [limits.cut(speak(line), LINE) for line in lines]
    text += [speak(say("dice-day-hash", hash=found.commitment)), speak(secret), speak(say(f"dice-export-{form}"))]
    return Reply("\n".join(text), files=[result])
