"""What commands and buttons share: finding the game, giving orders, answering, showing boards and panels."""

from __future__ import annotations

import hashlib
from collections.abc import Awaitable, Callable, Mapping

import discord
import msgspec

from bot.core import commands as cmd
from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.core.ruleset import MenuItem
from bot.core.view import HandView
from bot.discord_app import limits
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.components import panels
from bot.discord_app.components.items import Pick, option, view_of
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
    loaded = await app.games.load(game)
    names = await app.games.names(loaded.row)
    viewer = await app.games.viewer(loaded.row, user_of(interaction))
    lines = story(loaded, moments_of(loaded, result.first, result.last), names, viewer)
    own = lines[-6:] or [say("done")]
    return told(app, interaction, *own, *status_lines(loaded, names))


async def answer_question(app: App, interaction: discord.Interaction, game: str, decision: str, answer: str) -> Reply:
    result = await app.games.answer(game, user_of(interaction), decision, answer, str(interaction.id))
    if isinstance(result, Refusal) and result.code == "refuse-others-asked" and await _may_rule(app, interaction, game):
        return told(app, interaction, say("refuse-use-gm-rule"))
    return await outcome(app, interaction, game, result)


async def _may_rule(app: App, interaction: discord.Interaction, game: str) -> bool:
    """Whether the one who clicked could rule on the question as a game master."""
    row = await app.games.row(game)
    user = interaction.user
    role = (await app.store.settings(row.guild)).gm_role
    has_role = bool(role) and isinstance(user, discord.Member) and user.get_role(role) is not None
    manages = interaction.permissions.manage_channels
    refusal = await app.games.may(row, user_of(interaction), "gm", gm_role=has_role, manage_channels=manages)
    return refusal is None


async def board(app: App, interaction: discord.Interaction, row: GameRow) -> Reply:
    """A fresh picture for one reader, from what they may see."""
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
    """The reader's own secret cards."""
    loaded = await app.games.load(row.id)
    seats = await app.games.seats_of(row, user_of(interaction))
    if not seats:
        return told(app, interaction, say("refuse-no-seat"))
    seat = loaded.ruleset.to_act(loaded.state.rules) if loaded.state.rules is not None else ""
    found = loaded.ruleset.hand(loaded.tables, loaded.state, seat if seat in seats else seats[0])
    if found is None:
        return told(app, interaction, say("no-hand-here"))
    picture = await app.pictures.hand(found, language_of(interaction.locale))
    return Reply("\n".join(block([*found.summary, *_card_lines(found)], app.speaker(interaction))), [picture])


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


# the Act panel


def item_key(item: MenuItem, version: int) -> str:
    """Names a menu entry by its content and the state it belongs to, never by its place in a list (S9)."""
    return hashlib.sha256(msgspec.json.encode((item.order, version))).hexdigest()[:16]


async def act_panel(app: App, interaction: discord.Interaction, row: GameRow, unit: str = "") -> Reply:
    """What the reader may order now: first which unit, then what."""
    if row.status != "active":
        return told(app, interaction, say("refuse-not-started" if row.status == "lobby" else "refuse-game-over"))
    loaded = await app.games.load(row.id)
    names = await app.games.names(row)
    if not await app.games.seats_of(row, user_of(interaction)):
        return told(app, interaction, say("refuse-no-seat"))
    items = await app.games.menu(row.id, user_of(interaction))
    now = [i for i in items if not i.number]
    if not now:
        return told(app, interaction, *status_lines(loaded, names))
    plain = app.plain_speaker(interaction)
    if not unit and len(now) > 20:
        return _unit_panel(app, interaction, row.id, now)
    chosen = [i for i in now if not unit or i.unit == unit or not i.unit]
    entries = [option(plain(i.label), item_key(i, loaded.state.version)) for i in chosen[:25]]
    pick = Pick(row.id, "do", str(loaded.state.version), plain(say("menu-order")), entries)
    text = told(app, interaction, *status_lines(loaded, names)).text
    return Reply(text, view=view_of(pick))


def _unit_panel(app: App, interaction: discord.Interaction, game: str, items: list[MenuItem]) -> Reply:
    plain = app.plain_speaker(interaction)
    first: dict[str, MenuItem] = {}
    for item in items:
        first.setdefault(item.unit, item)
    entries = [option(plain(say("menu-unit", label=i.label)), u or "-") for u, i in list(first.items())[:25]]
    pick = Pick(game, "act_unit", "", plain(say("menu-which-unit")), entries)
    return told_with(app, interaction, view_of(pick), say("choose-unit"))


def told_with(app: App, interaction: discord.Interaction, view: discord.ui.View, *lines: Message) -> Reply:
    reply = told(app, interaction, *lines)
    reply.view = view
    return reply


async def do_item(app: App, interaction: discord.Interaction, game: str, version: str, key: str) -> Reply:
    """Carry out an entry of the Act panel if the game still is where the panel was made."""
    loaded = await app.games.load(game)
    items = await app.games.menu(game, user_of(interaction))
    found = next((i for i in items if item_key(i, loaded.state.version) == key), None)
    if found is None or str(loaded.state.version) != version:
        return told(app, interaction, say("refuse-old-panel"))
    text = loaded.ruleset.describe(loaded.tables, loaded.state, found.order)
    action = cmd.GiveOrder(found.order, text)
    result = await app.games.act(game, user_of(interaction), action, str(interaction.id))
    return await outcome(app, interaction, game, result)


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
