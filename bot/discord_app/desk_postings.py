"""Posts of the game master's desk, and where and how often a server wants posts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import discord
import msgspec

from bot.core import events as ev
from bot.core.messages import Message, say
from bot.core.ruleset import SPECTATOR, Moment
from bot.core.state import GameState
from bot.discord_app.components import desk
from bot.discord_app.pictures import Shown
from bot.discord_app.postings import Postings
from bot.discord_app.present.held import held_line
from bot.discord_app.present.lines import block
from bot.discord_app.present.status import status_lines
from bot.discord_app.present.story import story
from bot.discord_app.sending import ChannelGone
from bot.service.model import HeldOrder, Loaded, OutboxRow


class DeskPostings(Postings):
    """Adds held orders, the server's post channel, and pictures once a turn."""

    # held orders

    async def held(self, row: OutboxRow) -> None:
        """Bring the posts about a seat's held order up to date: close what waits no more, post what waits now."""
        loaded = await self._games.load(row.game)
        now = next((h for h in await self._games.held_orders(row.game) if h.seat == row.payload), None)
        is_posted = False
        for post in await self._store.posts(row.game, "held"):
            seat, _, cause = post.key.partition(":")
            if seat != row.payload:
                continue
            if now is not None and now.status == "waiting" and now.cause == cause:
                is_posted = True
            else:
                line = await self._became(loaded, seat, cause, now)
                await self._close_question(post, self._text(loaded, [line]))
        if now is not None and now.status == "waiting" and not is_posted:
            await self._post_held(loaded, now, row.id)
        if now is not None and now.status == "returned":
            await self._tell_returned(loaded, now, row.id)

    async def _became(self, loaded: Loaded, seat: str, cause: str, now: HeldOrder | None) -> Message:
        who = (await self._games.names(loaded.row)).get(seat) or seat
        if await self._games.was_applied(cause, loaded.row.id):
            return say("held-applied", who=who)
        if now is None:
            return say("held-withdrawn", who=who)
        return say("held-returned" if now.cause == cause else "held-replaced", who=who)

    async def _post_held(self, loaded: Loaded, held: HeldOrder, row: int) -> None:
        lang = loaded.row.options.language
        names = await self._games.names(loaded.row)
        gm = await self._store.user_of(loaded.row.gm) if loaded.row.gm else None
        lines = [held_line(loaded, held, names), say("held-ask" if gm is not None else "held-ask-nobody")]
        text = "\n".join(block(lines, self._texts.speaker(lang)))
        users = [gm.id] if gm is not None else []
        content = " ".join([*(f"<@{u}>" for u in users), text])
        view = desk.held_buttons(held, self._texts.speaker(lang, plain=True))
        key = f"{held.seat}:{held.cause}"
        await self._new(loaded, "held", key, content, [], view, nonce=f"h{row}", mention=users)

    async def _tell_returned(self, loaded: Loaded, held: HeldOrder, row: int) -> None:
        """The player must act again, so a new message mentions them."""
        users = await self._users(loaded, [held.seat])
        key = "held-back-impossible" if held.reasons else "held-back"
        text = self._text(loaded, [say(key, note=held.note)])
        content = " ".join([*(f"<@{u}>" for u in users), text])
        await self._new(loaded, "notice", f"held{row}", content, [], None, nonce=f"n{row}", mention=users)

    async def thread_locked(self, game: str, parent: int) -> None:
        """In the channel above: the game master, else the players, must know. Raises ChannelGone."""
        loaded = await self._games.load(game)
        gm = await self._store.user_of(loaded.row.gm) if loaded.row.gm else None
        users = [gm.id] if gm is not None else await self._users(loaded, tuple(loaded.row.seats))
        text = self._text(loaded, [say("notice-locked", number=loaded.row.number, channel=str(loaded.row.channel))])
        await self._sender.send(parent, " ".join([*(f"<@{u}>" for u in users), text]), mention=users)

    # acts

    async def _tell(self, loaded: Loaded, row: OutboxRow, moments: Sequence[Moment]) -> None:
        """An act that leaves the board as it is gets a message of its own, without a picture and without calling the
        next player; a new player is called. What comes later does not edit what stands above it."""
        if not any(isinstance(m.event, ev.GmActed) for m in moments) or not all(_is_talk(m) for m in moments):
            await super()._tell(loaded, row, moments)
            return
        for step in await self._store.posts(row.game, "step"):
            await self._store.close_post(step.message)
        names = await self._games.names(loaded.row)
        lines = [*story(loaded, moments, names), *status_lines(loaded, names)]
        new = [m.event.seat for m in moments if isinstance(m.event, ev.SeatTaken)]
        users = await self._users(loaded, new)
        content = " ".join([*(f"<@{u}>" for u in users), self._text(loaded, lines)])
        await self._new(loaded, "notice", f"act{row.id}", content, [], None, nonce=f"t{row.id}", mention=users)

    # where and how often

    async def _new(
        self,
        loaded: Loaded,
        role: str,
        key: str,
        content: str,
        pictures: Sequence[Shown | None],
        view: discord.ui.View | None,
        *,
        nonce: str,
        span: tuple[int, int] = (0, 0),
        mention: Sequence[int] = (),
    ) -> None:
        """Posts of play go to the server's post channel, with the game they belong to; the lobby stays where it is."""
        rest: dict[str, Any] = {"nonce": nonce, "span": span, "mention": mention}
        home = loaded.row.channel
        elsewhere = (await self._store.settings(loaded.row.guild)).post_channel
        if elsewhere not in (0, home) and role != "lobby":
            there = msgspec.structs.replace(loaded, row=msgspec.structs.replace(loaded.row, channel=elsewhere))
            whose = self._text(loaded, [say("post-of-game", number=loaded.row.number, channel=str(home))])
            try:
                await super()._new(there, role, key, f"{content}\n{whose}", pictures, view, **rest)
            except ChannelGone:
                pass  # the channel has been deleted or closed to us: the game's own is still there
            else:
                return
        await super()._new(loaded, role, key, content, pictures, view, **rest)

    async def _pictures_of(self, loaded: Loaded, moments: Sequence[Moment], *, with_board: bool) -> list[Shown | None]:
        if await self._is_frugal(loaded, moments):
            return []
        return await super()._pictures_of(loaded, moments, with_board=with_board)

    async def _shot_of(self, loaded: Loaded, moments: Sequence[Moment]) -> list[Shown | None]:
        return [] if await self._is_frugal(loaded, moments) else await super()._shot_of(loaded, moments)

    async def _is_frugal(self, loaded: Loaded, moments: Sequence[Moment]) -> bool:
        """Whether the server wants no picture of this."""
        settings = await self._store.settings(loaded.row.guild)
        return settings.picture_every == "turn" and not _is_turning_point(loaded, moments)


def _is_talk(moment: Moment) -> bool:
    match moment.event:
        case ev.GmActed(before=before):
            return before is None
        case ev.DiceEntered() | ev.SeatTaken() | ev.DeadlineMoved() | ev.GamePaused() | ev.GameResumed():
            return True
        case ev.ProposalOpened() | ev.ProposalClosed():
            return True
        case _:
            return False


def _is_turning_point(loaded: Loaded, moments: Sequence[Moment]) -> bool:
    """The begin and the end of the game, a new turn, and whatever a game master has changed or gone back to."""
    for moment in moments:
        match moment.event:
            case ev.GameCreated() | ev.GameEnded() | ev.GameRewound():
                return True
            case ev.GmActed(before=before) if before is not None:
                return True
            case _:
                pass
    return _turn(loaded, moments[0].before) != _turn(loaded, moments[-1].after)


def _turn(loaded: Loaded, state: GameState[Any]) -> int:
    return loaded.ruleset.view(loaded.tables, state, SPECTATOR).turn if state.rules is not None else 0
