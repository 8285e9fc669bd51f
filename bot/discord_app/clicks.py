"""What each button and menu does."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.core import commands as cmd
from bot.core.messages import say
from bot.core.refusals import Refusal
from bot.discord_app import act_panel, playing
from bot.discord_app.app import App, user_of
from bot.discord_app.cogs.my import MY_HANDLERS, MY_PAGES
from bot.discord_app.dice_pages import DICE_HANDLERS, dice_summary
from bot.discord_app.gm_desk import DESK_HANDLERS, DESK_PAGES, ask_for_note
from bot.discord_app.lineup_panels import LINEUP_HANDLERS, LINEUP_PAGES
from bot.discord_app.replies import Reply, in_place, privately, refused, told
from bot.discord_app.rule_pages import rules_of_newest
from bot.service.games import NoSuchGame

Handle = Callable[[App, discord.Interaction, str, str, str], Awaitable[Reply]]
"""App, interaction, game, argument, chosen value."""


async def clicked(app: App, interaction: discord.Interaction, game: str, what: str, arg: str, value: str) -> None:
    """Carry out a click; one on a button of another release is explained."""

    if what == "held_return":  # a form must be the first answer
        await ask_for_note(app, interaction, game, arg)
        return

    async def work() -> Reply:
        handle = HANDLERS.get(what)
        if handle is None:
            return told(app, interaction, say("old-button"))
        try:
            return await handle(app, interaction, game, arg, value)
        except NoSuchGame:
            return told(app, interaction, say("old-button"))

    await (in_place if what in PAGES else privately)(app, interaction, work)


async def _join(app: App, interaction: discord.Interaction, game: str, arg: str, _: str) -> Reply:
    result = await app.games.join(game, user_of(interaction), arg)
    if isinstance(result, Refusal):
        return refused(app, interaction, result)
    return told(app, interaction, say("joined"))


async def _watch(app: App, interaction: discord.Interaction, game: str, _a: str, _v: str) -> Reply:
    await app.games.row(game)
    return told(app, interaction, say("watching"))


async def _start(app: App, interaction: discord.Interaction, game: str, _a: str, _v: str) -> Reply:
    result = await app.games.start(game, user_of(interaction), str(interaction.id))
    return await playing.outcome(app, interaction, game, result)


async def _answer(app: App, interaction: discord.Interaction, game: str, arg: str, value: str) -> Reply:
    decision, _, answer = arg.partition(":")
    return await playing.answer_question(app, interaction, game, decision, value or answer)


async def _react(app: App, interaction: discord.Interaction, game: str, _a: str, _v: str) -> Reply:
    return await playing.react(app, interaction, await app.games.row(game))


async def _act(app: App, interaction: discord.Interaction, game: str, _a: str, value: str) -> Reply:
    return await act_panel.act_panel(app, interaction, await app.games.row(game), value)


async def _do(app: App, interaction: discord.Interaction, game: str, arg: str, value: str) -> Reply:
    return await act_panel.do_item(app, interaction, game, arg, value)


async def _since(app: App, interaction: discord.Interaction, game: str, _a: str, _v: str) -> Reply:
    return await playing.since(app, interaction, await app.games.row(game))


async def _dice(app: App, interaction: discord.Interaction, game: str, _a: str, _v: str) -> Reply:
    return await dice_summary(app, interaction, await app.games.row(game))


async def _rules(app: App, interaction: discord.Interaction, game: str, _a: str, _v: str) -> Reply:
    return await rules_of_newest(app, interaction, game)


async def _agree(app: App, interaction: discord.Interaction, game: str, arg: str, _: str) -> Reply:
    action = cmd.AnswerProposal(arg, True)
    result = await app.games.act(game, user_of(interaction), action, str(interaction.id))
    return await playing.outcome(app, interaction, game, result)


async def _decline(app: App, interaction: discord.Interaction, game: str, arg: str, _: str) -> Reply:
    action = cmd.AnswerProposal(arg, False)
    result = await app.games.act(game, user_of(interaction), action, str(interaction.id))
    return await playing.outcome(app, interaction, game, result)


async def _rematch(app: App, interaction: discord.Interaction, game: str, _a: str, _v: str) -> Reply:
    result = await app.games.rematch(game, user_of(interaction), str(interaction.id))
    return refused(app, interaction, result) if isinstance(result, Refusal) else told(app, interaction, say("opened"))


HANDLERS: dict[str, Handle] = {
    "join": _join,
    "watch": _watch,
    "start": _start,
    "answer": _answer,
    "answer_n": _answer,
    "react": _react,
    "act": _act,
    "act_unit": _act,
    "do": _do,
    "since": _since,
    "dice": _dice,
    "rules": _rules,
    "agree": _agree,
    "decline": _decline,
    "rematch": _rematch,
    **DICE_HANDLERS,
    **DESK_HANDLERS,
    **MY_HANDLERS,
    **LINEUP_HANDLERS,
}

PAGES = frozenset(DICE_HANDLERS) | DESK_PAGES | MY_PAGES | LINEUP_PAGES
"""Clicks that replace the private message they stand under."""
