"""What the options offer that are no orders: ends of a line of sight, open sides, reaction times. Never an error."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from typing import Any

import discord
import structlog
from discord import app_commands

from bot.core.messages import say
from bot.core.view import BoardView, Counter
from bot.discord_app import limits
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.cogs.words import read_length
from bot.discord_app.present.status import window_text
from bot.i18n import Speaker
from bot.service.lobby import seats_of_side

log = structlog.get_logger(__name__)

AnyCommand = app_commands.Command[Any, ..., Any]
Choices = list[app_commands.Choice[str]]
Find = Callable[[App, discord.Interaction, str], Awaitable[Choices]]

TIMERS = ("30m", "1h", "6h", "12h", "1d", "2d", "7d")


def offer(command: AnyCommand, option: str, app: App, find: Find) -> None:
    """Let an option of a command offer what ``find`` finds, at most 25 things."""

    async def complete(interaction: discord.Interaction, current: str) -> Choices:
        try:
            return (await find(app, interaction, current.strip()))[: limits.CHOICES]
        except Exception:
            log.exception("autocomplete failed", command=command.qualified_name, option=option)
            return []

    command.autocomplete(option)(complete)


def offer_sight(command: AnyCommand, app: App) -> None:
    """Both ends of a line of sight."""
    offer(command, "from_", app, _sight_from)
    offer(command, "to", app, _sight_to)


async def timers(app: App, interaction: discord.Interaction, current: str) -> Choices:
    """What is typed, when it is a length of time, then the usual ones."""
    plain = app.plain_speaker(interaction)
    typed = [current] if current and read_length(current) is not None else []
    return [
        app_commands.Choice(name=limits.cut(plain(window_text(read_length(t) or 0)), limits.OPTION_TEXT), value=t)
        for t in dict.fromkeys([*typed, *(t for t in TIMERS if t.startswith(current))])
    ]


async def open_sides(app: App, interaction: discord.Interaction, current: str) -> Choices:
    """Sides of this channel's lobby that still have a seat."""
    row = await app.games.find(place_of(interaction))
    if row is None or row.status != "lobby":
        return []
    loaded, plain = await app.games.load(row.id), app.plain_speaker(interaction)
    head = loaded.ruleset.head(loaded.tables, loaded.scenario)
    free = [s for s in head.sides if not all(row.seats.get(seat) for seat in seats_of_side(head, s.id))]
    named = [(plain(s.name), s.id) for s in free]
    return [
        app_commands.Choice(name=limits.cut(name, limits.OPTION_TEXT), value=id_)
        for name, id_ in named
        if current.casefold() in name.casefold()
    ]


async def _sight_from(app: App, interaction: discord.Interaction, current: str) -> Choices:
    return await _hexes(app, interaction, current, own_first=True)


async def _sight_to(app: App, interaction: discord.Interaction, current: str) -> Choices:
    return await _hexes(app, interaction, current, own_first=False)


async def _hexes(app: App, interaction: discord.Interaction, current: str, *, own_first: bool) -> Choices:
    """Pieces that the reader sees, then hexes of the map whose label begins with what is typed."""
    row = await app.games.find(place_of(interaction))
    if row is None:
        return []
    loaded = await app.games.load(row.id)
    if loaded.state.rules is None:
        return []
    viewer = await app.games.viewer(row, user_of(interaction))
    view = loaded.ruleset.view(loaded.tables, loaded.state, viewer)
    mine = set(viewer.seats)
    pieces = sorted(view.counters, key=lambda c: ((c.side in mine) != own_first, c.side, c.number))
    found = dict(_pieces(view, pieces, app.plain_speaker(interaction), current.casefold()))
    for h in view.map.hexes:
        label = view.map.grid.label(h.hex)
        if current and label.casefold().startswith(current.casefold()):
            found.setdefault(label, label)
    return [app_commands.Choice(name=limits.cut(n, limits.OPTION_TEXT), value=label) for label, n in found.items()]


def _pieces(view: BoardView, pieces: list[Counter], plain: Speaker, typed: str) -> Iterator[tuple[str, str]]:
    for piece in pieces:
        label = view.map.grid.label(piece.hex)
        name = plain(say("offer-piece", name=piece.name, n=piece.number, hex=label))
        if typed in name.casefold():
            yield label, name
