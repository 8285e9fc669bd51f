"""Posts of campaigns, and what line-ups add to a lobby (law 5: from an outbox, after the commit, with retry)."""

from __future__ import annotations

import discord
import msgspec
import structlog
from discord import ui

from bot.core.messages import Message, say
from bot.discord_app import limits
from bot.discord_app.campaign_desk import lore_of
from bot.discord_app.components.items import Press
from bot.discord_app.desk_postings import DeskPostings
from bot.discord_app.pictures import Shown
from bot.discord_app.present.campaign import Lore, campaign_view, settled_lines
from bot.discord_app.present.lines import block
from bot.discord_app.sending import ChannelGone
from bot.service.campaign_ports import CampaignPost
from bot.service.lineups import state_line
from bot.service.model import Loaded

log = structlog.get_logger(__name__)

MOST_TRIES = 3


class CampaignPostings(DeskPostings):
    """Adds campaigns, and the choosing of forces in lobbies."""

    async def more_in_lobby(self, loaded: Loaded) -> list[Message]:
        state = await self._games.line_up(loaded.row)
        if state is None:
            return await super().more_in_lobby(loaded)
        names = {s.id: s.name for s in loaded.ruleset.head(loaded.tables, loaded.scenario).sides}
        return [*await super().more_in_lobby(loaded), state_line(state, names)]

    async def add_buttons(self, loaded: Loaded, view: ui.View | None) -> None:
        """A button to choose one's force while the choosing is open."""
        state = await self._games.line_up(loaded.row)
        if view is not None and state is not None and not state.revealed:
            plain = self._texts.speaker(loaded.row.options.language, plain=True)
            view.add_item(Press(loaded.row.id, "lineup", "", plain(say("button-lineup")), "normal"))

    async def other_posts(self) -> bool:
        """Post what campaigns have to say; False when something has to be tried again later."""
        for post in await self._store.campaign_outbox():
            try:
                await self._campaign_post(post)
            except ChannelGone:
                log.warning("channel gone", campaign=post.campaign)
            except (TimeoutError, discord.HTTPException, OSError) as e:
                await self._store.campaign_post_failed(post.id, str(e))
                return False
            except Exception as e:
                log.exception("cannot post", campaign=post.campaign, kind=post.kind)
                await self._store.campaign_post_failed(post.id, repr(e))
                if post.attempts < MOST_TRIES:
                    return False
            await self._store.campaign_post_done(post.id)
        return await super().other_posts()

    async def _campaign_post(self, post: CampaignPost) -> None:
        row = await self._store.campaign(post.campaign)
        campaign = await self._games.campaign(post.campaign)
        if row is None or campaign is None:
            return
        lore = await lore_of(self._games, campaign)
        lang = row.language
        lines = block(self._campaign_lines(post, lore), self._texts.speaker(lang))
        if not lines:
            return  # it has been taken back meanwhile
        pictures: list[Shown | None] = []
        if post.kind != "notice":
            theme = (await self._store.settings(row.guild)).theme
            pictures = [await self._pictures.campaign(campaign_view(lore), lang, theme)]
        content = limits.cut("\n".join(lines), limits.CONTENT)
        await self._sender.send(post.channel, content, attached=self._attached(lang, pictures), nonce=f"c{post.id}")

    def _campaign_lines(self, post: CampaignPost, lore: Lore) -> list[Message]:
        match post.kind:
            case "settled" | "reopened" | "abandoned":
                n = int(msgspec.json.decode(post.payload)["battle"])
                if post.kind == "settled" and lore.campaign.battles[n].status == "over":
                    return list(settled_lines(lore, n))
                if post.kind == "settled":
                    return []
                title = lore.campaign.battles[n].title.as_message()
                return [say(f"campaign-{post.kind}", n=n, title=title)]
            case _:
                return msgspec.json.decode(post.payload, type=list[Message])
