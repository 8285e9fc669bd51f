"""The private panel in which a side picks its force, and what its controls do."""

from __future__ import annotations

import discord

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.discord_app.app import App, user_of
from bot.discord_app.components.items import Pick, Press, option, view_of
from bot.discord_app.present.lines import block
from bot.discord_app.replies import Reply, refused, told
from bot.service.lineups import Choosing


def panel(app: App, interaction: discord.Interaction, now: Choosing, *more: Message) -> Reply:
    """What is picked so far, what still fits, and the way out."""
    if now.done:
        return told(app, interaction, *more, say("lineup-you-are-done", side=now.side.name))
    lines = [*more, say("lineup-panel", side=now.side.name, spent=now.spent, limit=now.limit, places=now.places)]
    lines += [say("lineup-picked", n=n, type=k.name, points=k.points) for n, k in enumerate(now.picks, 1)]
    plain = app.plain_speaker(interaction)
    items: list[Pick | Press] = []
    if now.open_to:
        entries = [option(plain(say("lineup-offer", type=k.name, points=k.points)), k.id) for k in now.open_to]
        label = plain(say("menu-lineup", left=now.limit - now.spent))
        items.append(Pick(now.game, "lineup_add", now.side.id, label, entries))
    if now.picks:
        items.append(Press(now.game, "lineup_drop", now.side.id, plain(say("button-lineup-drop")), "quiet"))
        items.append(Press(now.game, "lineup_done", now.side.id, plain(say("button-lineup-done")), "good"))
    return Reply("\n".join(block(lines, app.speaker(interaction))), view=view_of(*items))


async def _open(app: App, interaction: discord.Interaction, game: str, side: str, _: str) -> Reply:
    return _shown(app, interaction, await app.games.choosing(game, user_of(interaction), side))


async def _add(app: App, interaction: discord.Interaction, game: str, side: str, kind: str) -> Reply:
    return await _picked(app, interaction, game, side, kind)


async def _drop(app: App, interaction: discord.Interaction, game: str, side: str, _: str) -> Reply:
    return await _picked(app, interaction, game, side, "-")


async def _picked(app: App, interaction: discord.Interaction, game: str, side: str, kind: str) -> Reply:
    """After a pick the panel shows how things stand, also when the pick was refused."""
    user = user_of(interaction)
    result = await app.games.pick_unit(game, user, side, kind)
    if not isinstance(result, Refusal):
        return panel(app, interaction, result)
    now = await app.games.choosing(game, user, side)
    if isinstance(now, Refusal):
        return refused(app, interaction, now)
    return panel(app, interaction, now, *result.reasons)


async def _done(app: App, interaction: discord.Interaction, game: str, side: str, _: str) -> Reply:
    result = await app.games.close_choice(game, user_of(interaction), side)
    if isinstance(result, Refusal):
        return refused(app, interaction, result)
    return told(app, interaction, say("lineup-closed-all" if result.revealed else "lineup-closed"))


def _shown(app: App, interaction: discord.Interaction, found: Choosing | Refusal) -> Reply:
    return refused(app, interaction, found) if isinstance(found, Refusal) else panel(app, interaction, found)


LINEUP_HANDLERS = {"lineup": _open, "lineup_add": _add, "lineup_drop": _drop, "lineup_done": _done}
LINEUP_PAGES = frozenset({"lineup_add", "lineup_drop", "lineup_done"})
"""Controls of the panel itself; they replace it."""
