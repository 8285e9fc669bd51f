"""What ``/gm`` and its buttons do: prepare, confirm, carry out, decide on held orders."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
from discord import ui

from bot.core.messages import say
from bot.core.refusals import Refusal
from bot.discord_app import limits, playing
from bot.discord_app.app import App, user_of
from bot.discord_app.components import desk
from bot.discord_app.present.held import held_lines
from bot.discord_app.present.lines import block, refusal_text
from bot.discord_app.replies import Reply, privately, refused, told
from bot.discord_app.rights import may
from bot.i18n import language_of
from bot.service.model import Done, GameRow, HeldOrder
from bot.service.referee import Prepared, Wish


async def acting(app: App, interaction: discord.Interaction, row: GameRow, wish: Wish) -> Reply:
    """Do a game master's act, or show what it would do and ask for a confirmation first."""
    refusal = await may(app, interaction, row, "gm")
    if refusal is not None:
        return refused(app, interaction, refusal)
    user, cause = user_of(interaction), str(interaction.id)
    found = await app.games.prepare(row.id, user, wish, cause)
    if isinstance(found, Refusal):
        return refused(app, interaction, found)
    if found.draft:
        return await _preview(app, interaction, row, found)
    result = await app.games.act(row.id, user, found.action, cause, role="gm")
    return await playing.outcome(app, interaction, row.id, result)


async def _preview(app: App, interaction: discord.Interaction, row: GameRow, found: Prepared) -> Reply:
    lines = block([*found.lines, say("preview-confirm")], app.speaker(interaction))
    theme = (await app.games.settings(row.guild)).theme
    lang = language_of(interaction.locale)
    pictures = [await app.pictures.board(found.view, lang, theme)] if found.view is not None else []
    view = desk.confirm_buttons(row.id, found.draft, app.plain_speaker(interaction))
    return Reply(limits.cut("\n".join(lines), limits.CONTENT), pictures, view)


async def confirm(app: App, interaction: discord.Interaction, game: str, draft: str, _: str) -> Reply:
    row = await app.games.row(game)
    refusal = await may(app, interaction, row, "gm")
    if refusal is not None:
        return refused(app, interaction, refusal)
    result = await app.games.confirm(game, user_of(interaction), draft, str(interaction.id))
    return await playing.outcome(app, interaction, game, result)


async def cancel(app: App, interaction: discord.Interaction, game: str, draft: str, _: str) -> Reply:
    await app.games.drop_draft(user_of(interaction), draft)
    return told(app, interaction, say("act-cancelled"))


# held orders


async def apply_held(app: App, interaction: discord.Interaction, row: GameRow, seat: str, cause: str) -> Reply:
    refusal = await may(app, interaction, row, "gm")
    result = refusal or await app.games.apply_held(row.id, user_of(interaction), seat, cause)
    if isinstance(result, Done):
        return await playing.outcome(app, interaction, row.id, result)
    held = await app.games.held_order(row.id, seat)
    if held is None or held.cause != cause or held.status != "returned" or not held.reasons:
        return refused(app, interaction, result)
    # why it is impossible may tell what is hidden: only whoever may read the order reads that
    reasons = held.reasons if await app.games.may_read(row, user_of(interaction), held) else ()
    return told(app, interaction, say("held-impossible"), *reasons)


async def return_held(
    app: App, interaction: discord.Interaction, row: GameRow, seat: str, cause: str, note: str
) -> Reply:
    refusal = await may(app, interaction, row, "gm")
    by = str(interaction.id)
    result = refusal or await app.games.return_held(row.id, user_of(interaction), seat, cause, note, by)
    if isinstance(result, Refusal):
        return refused(app, interaction, result)
    return told(app, interaction, say("held-now-returned"))


async def look_at_held(app: App, interaction: discord.Interaction, row: GameRow, held: HeldOrder) -> Reply:
    if await app.games.may_read(row, user_of(interaction), held):
        mine = await app.games.seats_of(row, user_of(interaction))
        return told(app, interaction, *held_lines(held, own=held.seat in mine))
    refusal = await may(app, interaction, row, "gm")
    return refused(app, interaction, refusal) if refusal is not None else told(app, interaction, say("held-take-seat"))


async def the_held(
    app: App, interaction: discord.Interaction, row: GameRow, act: Callable[[HeldOrder], Awaitable[Reply]], seat: str
) -> Reply:
    """Do something with the order that waits, of one seat where that is named."""
    refusal = await may(app, interaction, row, "gm")
    if refusal is not None:
        return refused(app, interaction, refusal)
    held = await app.games.held_order(row.id, seat)
    if held is None or held.status != "waiting":
        return told(app, interaction, say("refuse-nothing-held"))
    return await act(held)


async def _apply_pressed(app: App, interaction: discord.Interaction, game: str, arg: str, _: str) -> Reply:
    seat, _sep, cause = arg.rpartition(":")
    return await apply_held(app, interaction, await app.games.row(game), seat, cause)


async def _look_pressed(app: App, interaction: discord.Interaction, game: str, arg: str, _: str) -> Reply:
    seat, _sep, cause = arg.rpartition(":")
    held = await app.games.held_order(game, seat)
    if held is None or held.cause != cause:
        return told(app, interaction, say("refuse-held-closed"))
    return await look_at_held(app, interaction, await app.games.row(game), held)


class ReturnNote(ui.Modal):
    """Asks why an order goes back. ``/gm return`` does the same when the bot was restarted meanwhile."""

    def __init__(self, app: App, interaction: discord.Interaction, game: str, arg: str) -> None:
        plain = app.plain_speaker(interaction)
        super().__init__(title=limits.cut(plain(say("modal-return")), limits.MODAL_TITLE))
        self._app, self._game = app, game
        self._seat, _, self._cause = arg.rpartition(":")
        self.note: ui.TextInput[ReturnNote] = ui.TextInput(
            label=limits.cut(plain(say("modal-return-note")), limits.MODAL_TITLE),
            custom_id="note",
            style=discord.TextStyle.paragraph,
            max_length=limits.REASON,
        )
        self.add_item(self.note)

    async def on_submit(self, interaction: discord.Interaction) -> None:
        async def work() -> Reply:
            row = await self._app.games.row(self._game)
            return await return_held(self._app, interaction, row, self._seat, self._cause, self.note.value)

        await privately(self._app, interaction, work)


async def ask_for_note(app: App, interaction: discord.Interaction, game: str, arg: str) -> None:
    """Open the form for a note; whoever may not return orders is told at once."""
    row = await app.store.game(game)
    refusal = await may(app, interaction, row, "gm") if row is not None else None
    if row is None or refusal is not None:
        text = (
            app.say(interaction, say("old-button"))
            if refusal is None
            else refusal_text(refusal, app.speaker(interaction))
        )
        await interaction.response.send_message(text, ephemeral=True)
        return
    await interaction.response.send_modal(ReturnNote(app, interaction, game, arg))


Handle = Callable[[App, discord.Interaction, str, str, str], Awaitable[Reply]]

DESK_HANDLERS: dict[str, Handle] = {
    "gm_confirm": confirm,
    "gm_cancel": cancel,
    "held_apply": _apply_pressed,
    "held_look": _look_pressed,
}
DESK_PAGES = frozenset({"gm_confirm", "gm_cancel"})
"""Clicks that replace the private message they stand under."""
