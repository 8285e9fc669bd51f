"""``/scenario``: a server's own scenario files, and games by points."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.events import TableOptions
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal
from bot.core.scenario import ScenarioHead
from bot.discord_app import limits
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.campaign_desk import is_gm
from bot.discord_app.cogs.game import scenario_choices
from bot.discord_app.cogs.words import read_length
from bot.discord_app.present.lines import block
from bot.discord_app.replies import Reply, privately, refused, told
from bot.discord_app.rights import has_role, manages_guild
from bot.i18n import language_of
from bot.service.scenario_check import MOST_BYTES, Checked
from bot.service.scenarios import OwnScenario

RULESETS = ("tank_duel", "great_war")
MANY_FAULTS = 40
"""Faults listed in one answer; the rest are counted."""


def _t(key: str) -> locale_str:
    return locale_str(key)


RULESET_CHOICES = [app_commands.Choice(name=_t(f"scenario template ruleset {r}"), value=r) for r in RULESETS]


class ScenarioGroup(app_commands.Group):
    """Scenario files."""

    def __init__(self, app: App) -> None:
        super().__init__(name="scenario", description=_t("scenario"), guild_only=True)
        self.app = app

    @app_commands.command(name="template", description=_t("scenario template"))
    @app_commands.describe(ruleset=_t("scenario template ruleset"))
    @app_commands.choices(ruleset=RULESET_CHOICES)
    async def template(self, interaction: discord.Interaction, ruleset: str) -> None:
        async def work() -> Reply:
            lang = language_of(interaction.locale)
            text = self.app.games.content.template(ruleset, lang)
            if text is None:
                return refused(self.app, interaction, illegal("refuse-no-such-ruleset", known=", ".join(RULESETS)))
            reply = told(self.app, interaction, say("scenario-template", most=MOST_BYTES // 1024))
            reply.files = [(f"{ruleset}.toml", text.encode())]
            return reply

        await privately(self.app, interaction, work)

    @app_commands.command(name="check", description=_t("scenario check"))
    @app_commands.describe(file=_t("scenario check file"))
    async def check(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        async def work() -> Reply:
            body = await _body(file)
            found = body if isinstance(body, Refusal) else await self.app.games.check_scenario(body)
            if isinstance(found, Refusal):
                return refused(self.app, interaction, found)
            return await self._checked(interaction, found, "scenario-good")

        await privately(self.app, interaction, work)

    @app_commands.command(name="add", description=_t("scenario add"))
    @app_commands.describe(file=_t("scenario check file"))
    async def add(self, interaction: discord.Interaction, file: discord.Attachment) -> None:
        async def work() -> Reply:
            app, guild = self.app, interaction.guild_id or 0
            settings = await app.games.settings(guild)
            role = settings.opener_role
            if role and not (manages_guild(interaction) or has_role(interaction, role)):
                return refused(app, interaction, illegal("refuse-open-role"))
            body = await _body(file)
            if isinstance(body, Refusal):
                return refused(app, interaction, body)
            gm = await is_gm(app, interaction)
            found = await app.games.add_scenario(guild, user_of(interaction), body, is_gm=gm)
            if isinstance(found, Refusal):
                return refused(app, interaction, found)
            return await self._checked(interaction, found, "scenario-added")

        await privately(self.app, interaction, work)

    @app_commands.command(name="list", description=_t("scenario list"))
    async def list_(self, interaction: discord.Interaction) -> None:
        async def work() -> Reply:
            app, guild = self.app, interaction.guild_id or 0
            shipped = set(dict(app.games.content.scenarios()))
            lines = [say("scenario-list-shipped")]
            lines += [_head_line(h) for h, _ in app.games.shipped_scenarios() if h.id in shipped]
            own = await app.games.list_own(guild)
            lines.append(say("scenario-list-own", count=len(own)))
            lines += [await self._own_line(s) for s in own]
            return told(app, interaction, *lines)

        await privately(self.app, interaction, work)

    @app_commands.command(name="show", description=_t("scenario show"))
    @app_commands.describe(scenario=_t("scenario show scenario"))
    async def show(self, interaction: discord.Interaction, scenario: str) -> None:
        async def work() -> Reply:
            app = self.app
            found = await app.games.find_scenario(scenario, interaction.guild_id or 0)
            if isinstance(found, Refusal):
                return refused(app, interaction, found)
            checked = app.games.show_scenario(found[1])
            reply = await self._checked(interaction, checked, "scenario-shown")
            reply.files = [(f"{found[0].id}.toml", found[1].encode())]
            return reply

        await privately(self.app, interaction, work)

    @app_commands.command(name="remove", description=_t("scenario remove"))
    @app_commands.describe(scenario=_t("scenario remove scenario"))
    async def remove(self, interaction: discord.Interaction, scenario: str) -> None:
        async def work() -> Reply:
            app, guild = self.app, interaction.guild_id or 0
            gm = await is_gm(app, interaction)
            found = await app.games.remove_scenario(guild, user_of(interaction), scenario, is_gm=gm)
            if isinstance(found, Refusal):
                return refused(app, interaction, found)
            return told(app, interaction, say("scenario-removed", id=found))

        await privately(self.app, interaction, work)

    @app_commands.command(name="forces", description=_t("scenario forces"))
    @app_commands.describe(
        scenario=_t("game new scenario"), limit=_t("scenario forces limit"), timer=_t("game new timer"),
        solo=_t("game new solo"),
    )  # fmt: skip
    async def forces(
        self,
        interaction: discord.Interaction,
        scenario: str,
        limit: app_commands.Range[int, 1, 2000],
        timer: str | None = None,
        solo: bool = False,
    ) -> None:
        async def work() -> Reply:
            app, guild = self.app, interaction.guild_id or 0
            settings = await app.games.settings(guild)
            window = settings.reaction_window if timer is None else read_length(timer)
            if window is None:
                return told(app, interaction, say("refuse-timer", text=timer or ""))
            language = settings.language or language_of(interaction.guild_locale or interaction.locale)
            options = TableOptions(reaction_window=window, language=language, solo=solo)
            role = settings.opener_role
            may_open = not role or manages_guild(interaction) or has_role(interaction, role)
            result = await app.games.open_line_up(
                place_of(interaction),
                user_of(interaction),
                scenario,
                limit,
                options,
                str(interaction.id),
                allowed_to_open=may_open,
            )
            if isinstance(result, Refusal):
                return refused(app, interaction, result)
            return told(app, interaction, say("lineup-opened", limit=limit))

        await privately(self.app, interaction, work)

    @forces.autocomplete("scenario")
    async def _priced(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await scenario_choices(self.app, interaction, current, "tank_duel")

    @show.autocomplete("scenario")
    async def _all(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await scenario_choices(self.app, interaction, current)

    @remove.autocomplete("scenario")
    async def _own(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        own = await self.app.games.list_own(interaction.guild_id or 0)
        found = [s.id for s in own if current.strip().lower() in s.id]
        return [app_commands.Choice(name=id_, value=id_) for id_ in found][: limits.CHOICES]

    # shared

    async def _checked(self, interaction: discord.Interaction, found: Checked, good: str) -> Reply:
        """Every fault with its place, or what the file is; with a picture when the map can be read."""
        app = self.app
        theme = (await app.games.settings(interaction.guild_id or 0)).theme
        lang = language_of(interaction.locale)
        pictures = [await app.pictures.board(found.view, lang, theme)] if found.view is not None else []
        if found.head is not None:
            lines = [say(good, id=found.head.id, title=found.head.title.as_message()), *_head_lines(found.head)]
        else:
            lines = [say("scenario-faults", count=len(found.faults))]
            lines += [
                say("scenario-fault", line=f.line, column=f.column, text=f.text) for f in found.faults[:MANY_FAULTS]
            ]
            left = len(found.faults) - MANY_FAULTS
            lines += [say("scenario-more-faults", count=left)] if left > 0 else []
            lines += [say("scenario-no-map")] if not pictures else []
        return Reply("\n".join(block(lines, app.speaker(interaction))), pictures)

    async def _own_line(self, s: OwnScenario) -> Message:
        who = await self.app.games.name_of(s.person)
        if s.head is None:
            return say("scenario-broken-line", id=s.id, who=who or "—")
        title = s.head.title.as_message()
        return say("scenario-own-line", id=s.id, title=title, ruleset=say(f"ruleset-{s.ruleset}"), who=who or "—")


def _head_line(head: ScenarioHead) -> Message:
    return say(
        "scenario-line",
        id=head.id,
        title=head.title.as_message(),
        ruleset=say(f"ruleset-{head.ruleset}"),
        length=head.length,
    )


def _head_lines(head: ScenarioHead) -> list[Message]:
    """Briefing and forces."""
    lines = [
        head.briefing.as_message(),
        say("scenario-length", ruleset=say(f"ruleset-{head.ruleset}"), length=head.length),
    ]
    return [*lines, *(say("scenario-side", side=s.name, forces=s.forces) for s in head.sides)]


async def _body(file: discord.Attachment) -> bytes | Refusal:
    """An uploaded file, unless it is too large to be looked at."""
    if file.size > MOST_BYTES:
        return illegal("refuse-file-size", most=MOST_BYTES // 1024)
    try:
        return await file.read()
    except discord.HTTPException:
        return illegal("refuse-file-lost", name=file.filename)
