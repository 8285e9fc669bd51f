"""``/campaign``: battles strung together by the rosters of their sides."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.events import TableOptions
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal
from bot.discord_app import limits
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.campaign_desk import is_gm, lore_of, on_campaign, page_of
from bot.discord_app.cogs.game import scenario_choices
from bot.discord_app.cogs.scenario import RULESET_CHOICES
from bot.discord_app.cogs.words import read_length
from bot.discord_app.needs import NEEDED
from bot.discord_app.present.campaign import (
    log_lines,
    muster_lines,
    roster_lines,
    side_lines,
    standing_lines,
)
from bot.discord_app.present.lines import block
from bot.discord_app.replies import Reply, privately, refused, told
from bot.i18n import language_of
from bot.service.campaign import not_leading
from bot.service.campaign_model import Campaign
from bot.service.campaign_war import Change, Muster
from bot.service.model import Place

BattleChannel = app_commands.AppCommandChannel | app_commands.AppCommandThread
WHERE = frozenset(
    {
        discord.ChannelType.text,
        discord.ChannelType.news,
        discord.ChannelType.public_thread,
        discord.ChannelType.private_thread,
        discord.ChannelType.news_thread,
    }
)


def _t(key: str) -> locale_str:
    return locale_str(key)


class CampaignGroup(app_commands.Group):
    """Campaigns of a server."""

    def __init__(self, app: App) -> None:
        super().__init__(name="campaign", description=_t("campaign"), guild_only=True)
        self.app = app

    @app_commands.command(name="create", description=_t("campaign create"))
    @app_commands.describe(name=_t("campaign create name"), ruleset=_t("scenario template ruleset"))
    @app_commands.choices(ruleset=RULESET_CHOICES)
    async def create(self, interaction: discord.Interaction, name: str, ruleset: str) -> None:
        async def work() -> Reply:
            app, place = self.app, place_of(interaction)
            settings = await app.games.settings(place.guild)
            language = settings.language or language_of(interaction.guild_locale or interaction.locale)
            result = await app.games.create_campaign(
                place.guild, place.channel, user_of(interaction), name, ruleset, language, str(interaction.id)
            )
            if isinstance(result, Refusal):
                return refused(app, interaction, result)
            return told(app, interaction, say("campaign-created", name=result.name))

        await privately(self.app, interaction, work)

    @app_commands.command(name="join", description=_t("campaign join"))
    @app_commands.describe(side=_t("campaign join side"), campaign=_t("campaign which"))
    async def join(self, interaction: discord.Interaction, side: str, campaign: str | None = None) -> None:
        async def act(c: Campaign) -> Reply:
            app, user, cause = self.app, user_of(interaction), str(interaction.id)
            leaving = side.strip() in ("-", "none")
            result = await (
                app.games.leave_side(c.row.id, user, cause)
                if leaving
                else app.games.join_side(c.row.id, user, side, cause)
            )
            if isinstance(result, Refusal):
                return refused(app, interaction, result)
            return told(app, interaction, *side_lines(await lore_of(app.games, result)))

        await on_campaign(self.app, interaction, campaign, act)

    @app_commands.command(name="sides", description=_t("campaign sides"))
    @app_commands.describe(campaign=_t("campaign which"))
    async def sides(self, interaction: discord.Interaction, campaign: str | None = None) -> None:
        async def act(c: Campaign) -> Reply:
            return told(self.app, interaction, *side_lines(await lore_of(self.app.games, c)))

        await on_campaign(self.app, interaction, campaign, act)

    @app_commands.command(name="forces", description=_t("campaign forces"))
    @app_commands.describe(
        scenario=_t("campaign battle scenario"),
        side=_t("campaign forces side"),
        place=_t("campaign forces place"),
        crew=_t("campaign forces crew"),
        campaign=_t("campaign which"),
    )
    async def forces(
        self,
        interaction: discord.Interaction,
        scenario: str,
        side: str | None = None,
        place: app_commands.Range[int, 1, 60] | None = None,
        crew: str | None = None,
        campaign: str | None = None,
    ) -> None:
        async def act(c: Campaign) -> Reply:
            app = self.app
            if side is None and place is None and crew is None:
                return await self._mustered(interaction, await app.games.muster(c, scenario))
            if side is None or place is None or crew is None:
                return refused(app, interaction, illegal("refuse-campaign-forces-words"))
            gm = await is_gm(app, interaction)
            result = await app.games.set_force(c, user_of(interaction), scenario, side, place, crew, is_gm=gm)
            return await self._mustered(interaction, result)

        await on_campaign(self.app, interaction, campaign, act)

    @app_commands.command(name="battle", description=_t("campaign battle"))
    @app_commands.describe(
        scenario=_t("campaign battle scenario"),
        channel=_t("campaign battle channel"),
        timer=_t("game new timer"),
        campaign=_t("campaign which"),
    )
    async def battle(
        self,
        interaction: discord.Interaction,
        scenario: str,
        channel: BattleChannel | None = None,
        timer: str | None = None,
        campaign: str | None = None,
    ) -> None:
        async def act(c: Campaign) -> Reply:
            return await self._open(interaction, c, scenario, channel, timer)

        await on_campaign(self.app, interaction, campaign, act)

    async def _open(
        self,
        interaction: discord.Interaction,
        c: Campaign,
        scenario: str,
        channel: BattleChannel | None,
        timer: str | None,
    ) -> Reply:
        app = self.app
        if channel is not None and channel.type not in WHERE:
            return refused(app, interaction, illegal("refuse-campaign-channel"))
        place = place_of(interaction) if channel is None else _place(interaction, channel)
        missing = _missing(interaction, channel)
        if missing:
            return told(app, interaction, say("missing-rights", rights=", ".join(missing)))
        settings = await app.games.settings(place.guild)
        window = settings.reaction_window if timer is None else read_length(timer)
        if window is None:
            return told(app, interaction, say("refuse-timer", text=timer or ""))
        options = TableOptions(reaction_window=window, language=c.row.language, mask_reactions=settings.mask_reactions)
        gm = await is_gm(app, interaction)
        row = await app.games.open_battle(
            c, user_of(interaction), scenario, place, options, str(interaction.id), is_gm=gm
        )
        if isinstance(row, Refusal):
            return refused(app, interaction, row)
        return told(app, interaction, say("campaign-battle-there", number=row.number, channel=str(row.channel)))

    @app_commands.command(name="roster", description=_t("campaign roster"))
    @app_commands.describe(side=_t("campaign forces side"), campaign=_t("campaign which"))
    async def roster(
        self, interaction: discord.Interaction, side: str | None = None, campaign: str | None = None
    ) -> None:
        async def act(c: Campaign) -> Reply:
            lore = await lore_of(self.app.games, c)
            wanted = (side or "").strip().lower()
            lines = roster_lines(lore, wanted if wanted in c.sides else "")
            return told(self.app, interaction, *(lines if c.sides else [say("campaign-no-sides")]))

        await on_campaign(self.app, interaction, campaign, act)

    @app_commands.command(name="standings", description=_t("campaign standings"))
    @app_commands.describe(share=_t("campaign standings share"), campaign=_t("campaign which"))
    async def standings(
        self, interaction: discord.Interaction, share: bool = False, campaign: str | None = None
    ) -> None:
        async def act(c: Campaign) -> Reply:
            app = self.app
            lore = await lore_of(app.games, c)
            lines = list(standing_lines(lore))
            if share:
                person = await app.games.person(user_of(interaction))
                fault = not_leading(c, person, await is_gm(app, interaction))
                if fault is not None and not c.side_of(person):
                    return refused(app, interaction, fault)
                await app.games.post_campaign(c, interaction.channel_id or c.row.channel, "standings", lines)
                return told(app, interaction, say("campaign-shared"))
            text = "\n".join(block(lines, app.speaker(interaction)))
            return Reply(text, [await page_of(app, lore, language_of(interaction.locale))])

        await on_campaign(self.app, interaction, campaign, act)

    @app_commands.command(name="log", description=_t("campaign log"))
    @app_commands.describe(campaign=_t("campaign which"))
    async def log(self, interaction: discord.Interaction, campaign: str | None = None) -> None:
        async def act(c: Campaign) -> Reply:
            lines = list(log_lines(await lore_of(self.app.games, c)))
            return told(self.app, interaction, *lines)

        await on_campaign(self.app, interaction, campaign, act)

    @app_commands.command(name="amend", description=_t("campaign amend"))
    @app_commands.describe(
        crew=_t("campaign amend crew"),
        reason=_t("campaign amend reason"),
        state=_t("campaign amend state"),
        battles=_t("campaign amend battles"),
        kills=_t("campaign amend kills"),
        name=_t("campaign amend name"),
        type=_t("campaign amend type"),
        strength=_t("campaign amend strength"),
        side=_t("campaign amend side"),
        campaign=_t("campaign which"),
    )
    @app_commands.choices(
        state=[app_commands.Choice(name=_t(f"campaign amend state {s}"), value=s) for s in ("ready", "repair", "lost")]
    )
    async def amend(
        self,
        interaction: discord.Interaction,
        crew: str,
        reason: str,
        state: str | None = None,
        battles: app_commands.Range[int, 1, 9] = 1,
        kills: app_commands.Range[int, 0, 99] | None = None,
        name: str | None = None,
        type: str | None = None,
        strength: app_commands.Range[int, 0, 9] | None = None,
        side: str | None = None,
        campaign: str | None = None,
    ) -> None:
        async def act(c: Campaign) -> Reply:
            app = self.app
            change = Change(name, type, kills, strength, state, battles)
            gm = await is_gm(app, interaction)
            result = await app.games.amend_crew(
                c, user_of(interaction), crew, side or "", change, reason, str(interaction.id), is_gm=gm
            )
            if isinstance(result, Refusal):
                return refused(app, interaction, result)
            return told(app, interaction, say("campaign-amended-told", n=result.n, after=result.after))

        await on_campaign(self.app, interaction, campaign, act)

    @app_commands.command(name="end", description=_t("campaign end"))
    @app_commands.describe(
        reason=_t("campaign end reason"), winner=_t("campaign end winner"), campaign=_t("campaign which")
    )
    async def end(
        self, interaction: discord.Interaction, reason: str, winner: str | None = None, campaign: str | None = None
    ) -> None:
        async def act(c: Campaign) -> Reply:
            app = self.app
            gm = await is_gm(app, interaction)
            result = await app.games.end_campaign(
                c.row.id, user_of(interaction), winner or "", reason, str(interaction.id), is_gm=gm
            )
            if isinstance(result, Refusal):
                return refused(app, interaction, result)
            return told(app, interaction, say("campaign-over-told", name=result.name))

        await on_campaign(self.app, interaction, campaign, act)

    # completing

    @battle.autocomplete("scenario")
    @forces.autocomplete("scenario")
    async def _scenarios(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        c = await self._meant(interaction)
        return await scenario_choices(self.app, interaction, current, c.ruleset if c is not None else "")

    @join.autocomplete("side")
    @forces.autocomplete("side")
    @roster.autocomplete("side")
    @amend.autocomplete("side")
    @end.autocomplete("winner")
    async def _sides(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        c = await self._meant(interaction)
        if c is None:
            return []
        names = await self.app.games.side_names(c.row.guild, c.ruleset)
        open_ = list(c.sides) if len(c.sides) >= 2 else list(names)
        lore = await lore_of(self.app.games, c)
        plain = self.app.plain_speaker(interaction)
        return _choices([(plain(lore.side(s)), s) for s in open_], current)

    @amend.autocomplete("crew")
    @forces.autocomplete("crew")
    async def _crews(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        c = await self._meant(interaction)
        if c is None:
            return []
        lore, plain = await lore_of(self.app.games, c), self.app.plain_speaker(interaction)
        command = interaction.command.name if interaction.command is not None else ""
        words = [("campaign-new-crew", "new"), *([("campaign-no-crew", "none")] if command == "forces" else [])]
        side = str(getattr(interaction.namespace, "side", "") or "").lower()
        crews = [x for x in c.crews.values() if command == "amend" or (x in c.ready(x.side) and side in ("", x.side))]
        found = [(plain(say(key)), value) for key, value in words]
        return _choices([*found, *((plain(lore.crew(x)), x.id) for x in crews)], current)

    @amend.autocomplete("type")
    async def _types(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        c = await self._meant(interaction)
        plain = self.app.plain_speaker(interaction)
        return _choices([(plain(k.name), k.id) for k in self.app.games.kinds(c.ruleset)], current) if c else []

    @join.autocomplete("campaign")
    @sides.autocomplete("campaign")
    @forces.autocomplete("campaign")
    @battle.autocomplete("campaign")
    @roster.autocomplete("campaign")
    @standings.autocomplete("campaign")
    @log.autocomplete("campaign")
    @amend.autocomplete("campaign")
    @end.autocomplete("campaign")
    async def _campaigns(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        found = await self.app.games.campaigns(interaction.guild_id or 0)
        return _choices([(c.name, c.name) for c in found], current)

    async def _meant(self, interaction: discord.Interaction) -> Campaign | None:
        place = place_of(interaction)
        word = str(getattr(interaction.namespace, "campaign", "") or "")
        found = await self.app.games.find_campaign(place.guild, place.channel, word)
        return None if isinstance(found, Refusal) else found

    async def _mustered(self, interaction: discord.Interaction, found: Muster | Refusal) -> Reply:
        """The forces of the next battle as a list and a picture."""
        app = self.app
        if isinstance(found, Refusal):
            return refused(app, interaction, found)
        lore = await lore_of(app.games, found.campaign)
        lines: list[Message] = list(muster_lines(lore, found))
        if found.refusal is not None:
            lines += found.refusal.reasons
        theme = (await app.games.settings(interaction.guild_id or 0)).theme
        lang = language_of(interaction.locale)
        pictures = [await app.pictures.board(found.view, lang, theme)] if found.view is not None else []
        return Reply("\n".join(block(lines, app.speaker(interaction))), pictures)


def _choices(named: list[tuple[str, str]], current: str) -> list[app_commands.Choice[str]]:
    word = current.strip().lower()
    found = [(n, v) for n, v in named if word in n.lower() or word in v.lower()]
    return [app_commands.Choice(name=limits.cut(n, 100), value=v[:100]) for n, v in found[: limits.CHOICES]]


def _place(interaction: discord.Interaction, channel: BattleChannel) -> Place:
    parent = channel.parent_id if isinstance(channel, app_commands.AppCommandThread) else 0
    return Place(interaction.guild_id or 0, channel.id, parent)


def _missing(interaction: discord.Interaction, channel: BattleChannel | None) -> list[str]:
    """Rights that the bot lacks where the battle is to be, as far as it knows."""
    have = interaction.app_permissions
    if channel is not None:
        there = channel.resolve()
        if there is None or interaction.guild is None:
            return []
        have = there.permissions_for(interaction.guild.me)
    return [name.replace("_", " ").title() for name, needed in NEEDED if needed and not getattr(have, name)]
