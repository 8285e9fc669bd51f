"""What commands and buttons share: finding the game, giving orders, answering, showing boards and panels."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping

import discord

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.core.view import HandView
from bot.discord_app import limits, rights
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.components import panels
from bot.discord_app.needs import POSTING, missing_rights
from bot.discord_app.present.held import held_line, held_lines
from bot.discord_app.present.lines import block
from bot.discord_app.present.questions import question_lines
from bot.discord_app.present.status import status_lines
from bot.discord_app.present.story import moments_of, story
from bot.discord_app.replies import Reply, privately, refused, told
from bot.i18n import language_of
from bot.service.model import Done, GameRow, Loaded


async def with_game(app: App, interaction: discord.Interaction) -> GameRow | Reply:
    """The game of this channel, or the reply that there is none."""
    row = await app.games.find(place_of(interaction))
    return row if row is not None else told(app, interaction, say("no-game-here"))


OnGame = Callable[[GameRow], Awaitable[Reply]]


async def on_game(app: App, interaction: discord.Interaction, act: OnGame) -> None:
    """Do something with the game of this channel and answer privately."""

    async def work() -> Reply:
        row = await with_game(app, interaction)
        return row if isinstance(row, Reply) else await act(row)

    await privately(app, interaction, work)


async def give_order(app: App, interaction: discord.Interaction, verb: str, words: Mapping[str, str]) -> Reply:
    """A typed order, and privately what came of it."""
    row = await with_game(app, interaction)
    if isinstance(row, Reply):
        return row
    result = await app.games.order(row.id, user_of(interaction), verb, words, str(interaction.id))
    return await outcome(app, interaction, row.id, result)


async def outcome(app: App, interaction: discord.Interaction, game: str, result: Done | Refusal) -> Reply:
    """What a command did, as its giver may read it, and whose move it is now."""
    if isinstance(result, Refusal):
        return refused(app, interaction, result)
    if result.held:
        return told(app, interaction, *await _held(app, interaction, game))
    loaded = await app.games.load(game)
    names = await app.games.names(loaded.row)
    viewer = await app.games.viewer(loaded.row, user_of(interaction))
    lines = story(loaded, moments_of(loaded, result.first, result.last), names, viewer)
    own = lines[-6:] or [say("done")]
    return told(app, interaction, *own, *status_lines(loaded, names), *unseen(loaded.row, interaction))


def unseen(row: GameRow, interaction: discord.Interaction) -> list[Message]:
    """That nobody else can read what was done, because the bot may not write in the game's channel."""
    if interaction.channel_id != row.channel:
        return []
    missing = missing_rights(interaction, POSTING)
    return [say("posts-lacking", rights=", ".join(missing))] if missing else []


async def _held(app: App, interaction: discord.Interaction, game: str) -> list[Message]:
    """One's own orders that the game master has yet to apply, or has returned."""
    row = await app.games.row(game)
    mine = await app.games.seats_of(row, user_of(interaction))
    return [line for h in await app.games.held_orders(game) if h.seat in mine for line in held_lines(h, own=True)]


async def held_status(app: App, interaction: discord.Interaction, row: GameRow) -> list[Message]:
    """What waits for the game master, as this reader may know it."""
    loaded, names = await app.games.load(row.id), await app.games.names(row)
    mine = await app.games.seats_of(row, user_of(interaction))
    lines: list[Message] = []
    for held in await app.games.held_orders(row.id):
        if await app.games.may_read(row, user_of(interaction), held):
            lines += held_lines(held, own=held.seat in mine)
        elif held.status == "waiting":
            lines.append(held_line(loaded, held, names))
    return lines


async def answer_question(app: App, interaction: discord.Interaction, game: str, decision: str, answer: str) -> Reply:
    result = await app.games.answer(game, user_of(interaction), decision, answer, str(interaction.id))
    if isinstance(result, Refusal) and result.code == "refuse-others-asked":
        row = await app.games.row(game)
        if await rights.may(app, interaction, row, "gm") is None:
            return told(app, interaction, say("refuse-use-gm-rule"))
    return await outcome(app, interaction, game, result)


async def board(app: App, interaction: discord.Interaction, row: GameRow) -> Reply:
    """A fresh picture for one reader, from what they may see. Whoever asks for it may have missed a deleted post."""
    await app.publisher.mend(row.id)
    loaded = await app.games.load(row.id)
    lang, theme = language_of(interaction.locale), (await app.store.settings(row.guild)).theme
    names = await app.games.names(row)
    if loaded.state.rules is None:
        picture = await app.pictures.board(loaded.ruleset.preview(loaded.tables, loaded.scenario), lang, theme)
    else:
        viewer = await app.games.viewer(row, user_of(interaction))
        view = loaded.ruleset.view(loaded.tables, loaded.state, viewer)
        picture = await app.pictures.board(view, lang, theme)
    lines = block(status_lines(loaded, names), app.speaker(interaction))
    return Reply("\n".join(lines), [picture])


async def react(app: App, interaction: discord.Interaction, row: GameRow) -> Reply:
    """The open question again, with working buttons for whoever is asked."""
    loaded = await app.games.load(row.id)
    seats = await app.games.seats_of(row, user_of(interaction))
    mine = [d for d in loaded.state.pending if set(d.seats) & set(seats)]
    if not mine:
        names = await app.games.names(row)
        return told(app, interaction, say("nothing-asked"), *status_lines(loaded, names))
    decision = mine[0]
    lang = language_of(interaction.locale)
    lines = question_lines(decision, app.speaker(interaction), with_options=True)
    viewer = await app.games.viewer(row, user_of(interaction))
    view = loaded.ruleset.view(loaded.tables, loaded.state, viewer, (), focus="question")
    picture = await app.pictures.board(view, lang, (await app.store.settings(row.guild)).theme)
    controls = panels.question_controls(row.id, decision, app.plain_speaker(interaction))
    return Reply("\n".join(lines), [picture], controls)


async def hand(app: App, interaction: discord.Interaction, row: GameRow) -> Reply:
    """The reader's own secret cards; those of all seats for whoever holds the game master's seat of this game."""
    loaded = await app.games.load(row.id)
    viewer = await app.games.viewer(row, user_of(interaction))
    if not viewer.seats and not viewer.is_gm:
        return told(app, interaction, say("refuse-no-seat"))
    if loaded.state.rules is None:
        return told(app, interaction, say("refuse-not-started"))
    seat = loaded.ruleset.to_act(loaded.state.rules)
    seats = tuple(row.seats) if viewer.is_gm else (seat if seat in viewer.seats else viewer.seats[0],)
    hands = [h for s in seats if (h := loaded.ruleset.hand(loaded.tables, loaded.state, s)) is not None]
    if not hands:
        return told(app, interaction, say("no-hand-here"))
    lang, lines = language_of(interaction.locale), [line for h in hands for line in (*h.summary, *_card_lines(h))]
    pictures = [await app.pictures.hand(h, lang) for h in hands]
    return Reply("\n".join(block(lines, app.speaker(interaction))), pictures)


def _card_lines(hand: HandView) -> list[Message]:
    """Each card with its number, cost and text, as the picture has it."""
    return [
        say(
            "card-line" if c.cost is None else "card-line-cost",
            number=c.number,
            title=c.title,
            text=c.text,
            cost=c.cost or 0,
        )
        for c in (*hand.command, *hand.combat)
    ]


async def since(app: App, interaction: discord.Interaction, row: GameRow) -> Reply:
    """The story since this reader last looked; everything at the first time."""
    loaded: Loaded = await app.games.load(row.id)
    person = await app.games.person(user_of(interaction))
    key = f"seen:{row.id}:{person}"
    seen = int(await app.store.get_value(key) or 0)
    names = await app.games.names(row)
    viewer = await app.games.viewer(row, user_of(interaction))
    moments = moments_of(loaded, seen + 1, loaded.state.version)
    lines = block(story(loaded, moments, names, viewer), app.speaker(interaction))
    await app.store.put_value(key, str(loaded.state.version))
    text = limits.keep_last_lines(lines, limits.CONTENT - 400) if lines else app.say(interaction, say("nothing-new"))
    status = block(status_lines(loaded, names), app.speaker(interaction))
    return Reply("\n".join([text, *status]))
