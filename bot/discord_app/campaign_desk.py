"""What the campaign commands share: finding the campaign, rights, the words for it, its picture."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord

from bot.core.refusals import Refusal
from bot.discord_app.app import App, place_of
from bot.discord_app.pictures import Shown
from bot.discord_app.present.campaign import Lore, campaign_view
from bot.discord_app.replies import Reply, privately, refused
from bot.discord_app.rights import has_role, manages_channels
from bot.service.campaign_model import Campaign, SideJoined
from bot.service.games import Games

OnCampaign = Callable[[Campaign], Awaitable[Reply]]


async def on_campaign(app: App, interaction: discord.Interaction, word: str | None, act: OnCampaign) -> None:
    """Do something with the campaign meant and answer privately."""

    async def work() -> Reply:
        place = place_of(interaction)
        found = await app.games.find_campaign(place.guild, place.channel, word or "")
        if isinstance(found, Refusal) and place.parent and not word:
            found = await app.games.find_campaign(place.guild, place.parent)
        return refused(app, interaction, found) if isinstance(found, Refusal) else await act(found)

    await privately(app, interaction, work)


async def is_gm(app: App, interaction: discord.Interaction) -> bool:
    """Whether somebody referees on this server: the game masters' role, or Manage Channels."""
    settings = await app.games.settings(interaction.guild_id or 0)
    return manages_channels(interaction) or has_role(interaction, settings.gm_role)


async def lore_of(games: Games, campaign: Campaign) -> Lore:
    """A campaign with all names that its texts need."""
    persons = {campaign.row.gm, *(e.person for e in campaign.log)}
    persons |= {e.event.person for e in campaign.log if isinstance(e.event, SideJoined)}
    people = {p: await games.name_of(p) for p in persons if p}
    sides = await games.side_names(campaign.row.guild, campaign.ruleset)
    return Lore(campaign, people, sides, games.kinds(campaign.ruleset))


async def page_of(app: App, lore: Lore, lang: str) -> Shown | None:
    """The picture of a campaign."""
    theme = (await app.games.settings(lore.campaign.row.guild)).theme
    return await app.pictures.campaign(campaign_view(lore), lang, theme)
