"""The game master's seat, finding games, server settings and a person's own data."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.core.messages import say
from bot.core.refusals import Refusal, untimely
from bot.service.engine import Engine
from bot.service.model import GameRow, GuildSettings, Place, User
from bot.service.policy import Standing, What, may
from bot.service.referee import DRAFT_LIFE
from bot.service.timing import encode_notice

KEEP_AFTER_LEAVING = 30 * 86400
"""A server's data goes this many seconds after it removed the bot."""


class Desk(Engine):
    """Use cases around games."""

    async def find(self, place: Place) -> GameRow | None:
        """The game of a channel or thread: its own, else that of the thread's parent; a running one comes first."""
        here = await self.store.game_in(place.channel)
        if here is not None and here.status in ("lobby", "active"):
            return here
        above = await self.store.game_in(place.parent) if place.parent else None
        if above is not None and (here is None or above.status in ("lobby", "active")):
            return above
        return here

    async def listing(self, guild: int) -> tuple[GameRow, ...]:
        """Lobbies and running games of a server, the newest first."""
        return await self.store.games(guild, status=("lobby", "active"))

    async def may(
        self,
        row: GameRow,
        user: User,
        what: What | str,
        *,
        gm_role: bool = False,
        manage_channels: bool = False,
        manage_guild: bool = False,
    ) -> Refusal | None:
        """None when a user with these server rights may do something with a game, else why not."""
        person = await self.store.person_of(user)
        return may(row, Standing(person, gm_role, manage_channels, manage_guild), What(what))

    async def take_gm_seat(self, game: str, user: User) -> GameRow | Refusal:
        """Take the game master's seat of one game, with its hidden information; posted. Rights are the caller's to
        check (``may``)."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            row = await self.row(game)
            if row.gm == person:
                return untimely("refuse-gm-already")
            if person in row.seats.values():
                return untimely("refuse-gm-plays")
            return await self._put_gm(row, person, "notice-gm-seat", user.name)

    async def leave_gm_seat(self, game: str, user: User) -> GameRow | Refusal:
        """Give the game master's seat back; posted."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            row = await self.row(game)
            if row.gm != person:
                return untimely("refuse-not-gm")
            return await self._put_gm(row, "", "notice-gm-left", user.name)

    async def _put_gm(self, row: GameRow, person: str, key: str, name: str) -> GameRow:
        notice = say(key, who=name)
        outbox = [("notice", encode_notice(notice))]
        if row.status == "lobby":
            outbox.append(("lobby", ""))
        return await self.save_row(msgspec.structs.replace(row, gm=person), outbox)

    # servers and people

    async def settings(self, guild: int) -> GuildSettings:
        return await self.store.settings(guild)

    async def put_settings(self, guild: int, settings: GuildSettings) -> None:
        await self.store.put_settings(guild, settings)

    async def forget_me(self, user: User) -> int:
        """Erase what ties a user to their games; returns how many rows went. Games keep the random person id."""
        return await self.store.forget(user.id)

    async def data_of(self, user_id: int) -> dict[str, Any]:
        """Everything stored about a user, as plain values; looking does not make an entry."""
        return await self.store.data_of(user_id)

    async def guild_left(self, guild: int) -> None:
        """A server removed the bot: its data goes after thirty days, unless it comes back."""
        await self.store.guild_left(guild, self.clock.now())

    async def guild_back(self, guild: int) -> None:
        await self.store.guild_left(guild, None)

    async def purge(self) -> int:
        """Delete the data of servers that removed the bot more than thirty days ago, and acts nobody confirmed; returns
        how many servers went."""
        await self.store.sweep_drafts(self.clock.now() - DRAFT_LIFE)
        return await self.store.purge_guilds(self.clock.now() - KEEP_AFTER_LEAVING)
