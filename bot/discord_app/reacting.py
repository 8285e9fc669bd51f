"""``/react``: the open question of whoever asks, wherever it is, and its answer without any button."""

from __future__ import annotations

import discord
from discord import app_commands

from bot.core.decisions import Decision
from bot.core.messages import say
from bot.discord_app import limits, playing
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.components.panels import PERCENTS
from bot.discord_app.replies import Reply, told
from bot.i18n import Speaker
from bot.service.model import GameRow


async def react(app: App, interaction: discord.Interaction, answer: str | None) -> Reply:
    """Show the question, or answer it. Where the channel's game asks nothing, that of another game of the server."""
    here = await app.games.find(place_of(interaction))
    found = await _asked(app, interaction, here)
    if found is None:
        return await playing.react(app, interaction, here) if here else told(app, interaction, say("no-game-here"))
    row, decision = found
    if answer is None:
        await app.publisher.mend(row.id)
        reply = await playing.react(app, interaction, row)
    else:
        said = _answer_of(decision, answer, app.plain_speaker(interaction))
        reply = await playing.answer_question(app, interaction, row.id, decision.id, said)
    if here is None or row.id != here.id:
        where = app.say(interaction, say("react-elsewhere", number=row.number, channel=str(row.channel)))
        reply.text = f"{where}\n{reply.text}"
    return reply


async def answers(app: App, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
    """The answers to the question that whoever types is asked."""
    found = await _asked(app, interaction, await app.games.find(place_of(interaction)))
    if found is None:
        return []
    wanted = current.casefold()
    said = _answers(found[1], app.plain_speaker(interaction))
    return [
        app_commands.Choice(name=limits.cut(label, limits.OPTION_TEXT), value=value)
        for label, value in said
        if wanted in label.casefold() and len(value) <= limits.OPTION_TEXT
    ][: limits.CHOICES]


async def _asked(app: App, interaction: discord.Interaction, here: GameRow | None) -> tuple[GameRow, Decision] | None:
    """The question that falls due first, those of this channel's game before all others."""
    user = user_of(interaction)
    elsewhere = await app.games.listing(interaction.guild_id or 0)
    for rows in ([here] if here is not None else [], elsewhere):
        found: list[tuple[GameRow, Decision]] = []
        for row in rows:
            seats = await app.games.seats_of(row, user)
            if seats and row.status == "active":
                pending = (await app.games.load(row.id)).state.pending
                found += [(row, d) for d in pending if set(d.seats) & set(seats)]
        if found:
            return min(found, key=lambda f: f[1].due_at)
    return None


def _answers(decision: Decision, plain: Speaker) -> list[tuple[str, str]]:
    """(label, answer) of everything that may be answered; numbers in steps."""
    found: list[tuple[str, str]] = []
    for option in decision.options:
        label = plain(option.label)
        if option.high:
            steps = [n for n in PERCENTS if option.low <= n <= option.high]
            found += [(f"{label} {plain(say('menu-percent', n=n))}", f"{option.id}:{n}") for n in steps]
        else:
            found.append((label, option.id))
    return found


def _answer_of(decision: Decision, typed: str, plain: Speaker) -> str:
    """An answer as typed: its own id, or the label of one, or the only label that begins so."""
    if decision.option(typed) is not None:
        return typed
    word = typed.strip().casefold()
    said = _answers(decision, plain)
    exact = [value for label, value in said if label.casefold() == word]
    begun = [value for label, value in said if word and label.casefold().startswith(word)]
    return exact[0] if exact else begun[0] if len(begun) == 1 else typed
