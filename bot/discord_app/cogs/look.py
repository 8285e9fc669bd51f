"""Private looks: ``/sight``, ``/react``, ``/hand``, ``/rules``, ``/help``."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.messages import say
from bot.core.refusals import Refusal
from bot.discord_app import limits, playing, reacting
from bot.discord_app.app import App, user_of
from bot.discord_app.cogs import offers
from bot.discord_app.present.lines import block
from bot.discord_app.replies import Reply, privately, refused, told
from bot.discord_app.rule_pages import show_rule
from bot.i18n import language_of
from bot.service.model import GameRow

TOPICS = ("start", "turn", "orders", "reactions", "great-war", "dice", "gm", "table", "campaign")


def look_commands(app: App) -> list[app_commands.Command[Any, ..., Any]]:
    """The top-level commands that only look."""

    @app_commands.command(name="sight", description=locale_str("sight"))
    @app_commands.describe(from_=locale_str("sight from"), to=locale_str("sight to"))
    @app_commands.rename(from_="from")
    @app_commands.guild_only()
    async def sight(interaction: discord.Interaction, from_: str, to: str) -> None:
        async def act(row: GameRow) -> Reply:
            words = {"from": from_, "to": to}
            answer = await app.games.ask_board(row.id, user_of(interaction), "sight", words)
            if isinstance(answer, Refusal):
                return refused(app, interaction, answer)
            text = "\n".join(block(answer.lines, app.speaker(interaction)))
            theme = (await app.store.settings(row.guild)).theme
            lang = language_of(interaction.locale)
            picture = await app.pictures.board(answer.view, lang, theme) if answer.view is not None else None
            return Reply(text, [picture])

        await playing.on_game(app, interaction, act)

    offers.offer_sight(sight, app)

    @app_commands.command(name="react", description=locale_str("react"))
    @app_commands.guild_only()
    @app_commands.describe(answer=locale_str("react answer"))
    async def react(interaction: discord.Interaction, answer: str | None = None) -> None:
        await privately(app, interaction, lambda: reacting.react(app, interaction, answer))

    @react.autocomplete("answer")
    async def _answers(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await reacting.answers(app, interaction, current)

    @app_commands.command(name="hand", description=locale_str("hand"))
    @app_commands.guild_only()
    async def hand(interaction: discord.Interaction) -> None:
        await playing.on_game(app, interaction, lambda row: playing.hand(app, interaction, row))

    @app_commands.command(name="rules", description=locale_str("rules"))
    @app_commands.describe(id=locale_str("rules id"))
    async def rules(interaction: discord.Interaction, id: str) -> None:
        await privately(app, interaction, lambda: show_rule(app, interaction, id))

    @rules.autocomplete("id")
    async def _rule_ids(interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        word = current.strip().lower()
        found = app.rulebook.rules(language_of(interaction.locale))
        return [
            app_commands.Choice(name=limits.cut(f"{r.id} · {r.title}", 100), value=r.id)
            for r in found
            if word in r.id.lower() or word in r.title.lower()
        ][: limits.CHOICES]

    @app_commands.command(name="help", description=locale_str("help"))
    @app_commands.describe(topic=locale_str("help topic"))
    @app_commands.choices(topic=[app_commands.Choice(name=locale_str(f"help topic {t}"), value=t) for t in TOPICS])
    async def help_(interaction: discord.Interaction, topic: str = "start") -> None:
        async def work() -> Reply:
            return told(app, interaction, say(f"help-{topic if topic in TOPICS else 'start'}"))

        await privately(app, interaction, work)

    return [sight, react, hand, rules, help_]
