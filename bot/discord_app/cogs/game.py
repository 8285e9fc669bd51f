"""``/game``: opening, joining, starting, looking, ending."""

from __future__ import annotations

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core import commands as cmd
from bot.core.commands import Action
from bot.core.events import TableOptions
from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.discord_app import limits, playing
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.cogs import offers
from bot.discord_app.cogs.words import read_length
from bot.discord_app.needs import missing_rights
from bot.discord_app.present.lines import block
from bot.discord_app.present.status import options_line, status_lines
from bot.discord_app.present.story import moments_of, story
from bot.discord_app.replies import Reply, privately, refused, told
from bot.i18n import language_of
from bot.service.model import GameRow, User


def _t(key: str) -> locale_str:
    return locale_str(key)


class GameGroup(app_commands.Group):
    """Games in channels."""

    def __init__(self, app: App) -> None:
        super().__init__(name="game", description=_t("game"), guild_only=True)
        self.app = app
        offers.offer(self.new, "timer", app, offers.timers)
        offers.offer(self.options, "timer", app, offers.timers)
        offers.offer(self.join, "side", app, offers.open_sides)

    @app_commands.command(name="new", description=_t("game new"))
    @app_commands.describe(
        scenario=_t("game new scenario"),
        side=_t("game new side"),
        opponent=_t("game new opponent"),
        timer=_t("game new timer"),
        solo=_t("game new solo"),
        language=_t("game new language"),
        casual=_t("game new casual"),
        moderated=_t("game new moderated"),
        mask_reactions=_t("game new mask-reactions"),
    )
    @app_commands.rename(mask_reactions="mask-reactions")
    @app_commands.choices(
        language=[app_commands.Choice(name="English", value="en"), app_commands.Choice(name="Français", value="fr")]
    )
    async def new(
        self,
        interaction: discord.Interaction,
        scenario: str,
        side: str | None = None,
        opponent: discord.Member | None = None,
        timer: str | None = None,
        solo: bool = False,
        language: str | None = None,
        casual: bool = False,
        moderated: bool = False,
        mask_reactions: bool = False,
    ) -> None:
        async def work() -> Reply:
            settings = await self.app.games.settings(interaction.guild_id or 0)
            window = read_length(timer) if timer is not None else settings.reaction_window
            if window is None:
                return told(self.app, interaction, say("refuse-timer", text=timer or ""))
            options = TableOptions(
                reaction_window=window,
                language=language or settings.language or language_of(interaction.guild_locale or interaction.locale),
                solo=solo,
                casual=casual,
                moderated=moderated,
                mask_reactions=mask_reactions or settings.mask_reactions,
            )
            return await self._open(interaction, scenario, side, options, opponent, settings.opener_role)

        await privately(self.app, interaction, work)

    async def _open(
        self,
        interaction: discord.Interaction,
        scenario: str,
        side: str | None,
        options: TableOptions,
        opponent: discord.Member | None,
        opener_role: int,
    ) -> Reply:
        app = self.app
        missing = missing_rights(interaction)
        if missing:
            return told(app, interaction, say("missing-rights", rights=", ".join(missing)))
        result = await app.games.open(
            place_of(interaction),
            user_of(interaction),
            scenario,
            side,
            options,
            str(interaction.id),
            opponent=User(opponent.id, opponent.display_name) if opponent is not None else None,
            allowed_to_open=_has_role(interaction, opener_role),
        )
        if isinstance(result, Refusal):
            return refused(app, interaction, result)
        return told(app, interaction, say("opened"))

    @new.autocomplete("scenario")
    async def _scenarios(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        return await scenario_choices(self.app, interaction, current)

    @new.autocomplete("side")
    async def _sides(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        chosen = getattr(interaction.namespace, "scenario", "") or ""
        plain = self.app.plain_speaker(interaction)
        heads = [h for h, _ in await self.app.games.scenarios_of(interaction.guild_id or 0) if h.id == chosen]
        sides = [(plain(s.name), s.id) for h in heads[:1] for s in h.sides]
        return [app_commands.Choice(name=limits.cut(n, 100), value=v) for n, v in sides if current.lower() in n.lower()]

    @app_commands.command(name="join", description=_t("game join"))
    @app_commands.describe(side=_t("game join side"))
    async def join(self, interaction: discord.Interaction, side: str | None = None) -> None:
        async def act(row: GameRow) -> Reply:
            result = await self.app.games.join(row.id, user_of(interaction), side or "")
            return self._row_reply(interaction, result, "joined")

        await self._on_game(interaction, act)

    @app_commands.command(name="leave", description=_t("game leave"))
    @app_commands.describe(who=_t("game leave who"))
    async def leave(self, interaction: discord.Interaction, who: discord.Member | None = None) -> None:
        async def act(row: GameRow) -> Reply:
            if who is not None and who.id != interaction.user.id:
                person = await self.app.games.person(User(who.id, who.display_name))
                result = await self.app.games.kick(row.id, user_of(interaction), person)
                return self._row_reply(interaction, result, "removed")
            result = await self.app.games.leave(row.id, user_of(interaction))
            return self._row_reply(interaction, result, "left")

        await self._on_game(interaction, act)

    @app_commands.command(name="start", description=_t("game start"))
    async def start(self, interaction: discord.Interaction) -> None:
        async def act(row: GameRow) -> Reply:
            result = await self.app.games.start(row.id, user_of(interaction), str(interaction.id))
            return await playing.outcome(self.app, interaction, row.id, result)

        await self._on_game(interaction, act)

    @app_commands.command(name="options", description=_t("game options"))
    @app_commands.describe(
        timer=_t("game new timer"),
        solo=_t("game new solo"),
        language=_t("game new language"),
        invite=_t("game new opponent"),
        switch=_t("game options switch"),
    )
    @app_commands.choices(
        language=[app_commands.Choice(name="English", value="en"), app_commands.Choice(name="Français", value="fr")]
    )
    async def options(
        self,
        interaction: discord.Interaction,
        timer: str | None = None,
        solo: bool | None = None,
        language: str | None = None,
        invite: discord.Member | None = None,
        switch: str | None = None,
    ) -> None:
        async def act(row: GameRow) -> Reply:
            return await self._change(interaction, row, timer, solo, language, invite, switch)

        await self._on_game(interaction, act)

    async def _change(
        self,
        interaction: discord.Interaction,
        row: GameRow,
        timer: str | None,
        solo: bool | None,
        language: str | None,
        invite: discord.Member | None,
        switch: str | None,
    ) -> Reply:
        app, user = self.app, user_of(interaction)
        changes: dict[str, object] = {}
        if timer is not None:
            length = read_length(timer)
            if length is None:
                return told(app, interaction, say("refuse-timer", text=timer))
            changes["reaction_window"] = length
        if solo is not None:
            changes["solo"] = solo
        if language is not None:
            changes["language"] = language
        if switch is not None:
            name, _, value = switch.partition(":")
            changes["switches"] = {**row.options.switches, name: value != "off"}
        if not changes and invite is None:
            return told(app, interaction, options_line(row))
        result: GameRow | Refusal = row
        if changes:
            result = await app.games.set_options(row.id, user, **changes)
        if invite is not None and not isinstance(result, Refusal):
            result = await app.games.invite(row.id, user, User(invite.id, invite.display_name))
        if isinstance(result, Refusal):
            return refused(app, interaction, result)
        return told(app, interaction, options_line(result))

    @options.autocomplete("switch")
    async def _switches(self, interaction: discord.Interaction, current: str) -> list[app_commands.Choice[str]]:
        names = ("tankschrecken", "ditched_holds_objective", "soldier_taking_ground", "trench_halt")
        plain = self.app.plain_speaker(interaction)
        found = [
            app_commands.Choice(name=limits.cut(f"{plain(say(f'switch-{n}'))}: {v}", 100), value=f"{n}:{v}")
            for n in names
            for v in ("on", "off")
        ]
        return [c for c in found if current.lower() in c.name.lower()]

    @app_commands.command(name="board", description=_t("game board"))
    async def board(self, interaction: discord.Interaction) -> None:
        await self._on_game(interaction, lambda row: playing.board(self.app, interaction, row))

    @app_commands.command(name="status", description=_t("game status"))
    async def status(self, interaction: discord.Interaction) -> None:
        async def act(row: GameRow) -> Reply:
            app = self.app
            loaded = await app.games.load(row.id)
            names = await app.games.names(row)
            head = loaded.ruleset.head(loaded.tables, loaded.scenario)
            lines = [
                say("status-title", title=head.title.as_message(), number=row.number),
                *status_lines(loaded, names),
                *await playing.held_status(app, interaction, row),
                options_line(row),
            ]
            if loaded.state.rules is not None:
                answer = await app.games.ask_board(row.id, user_of(interaction), "status", {})
                lines[2:2] = [] if isinstance(answer, Refusal) else answer.lines
            return told(app, interaction, *lines)

        await self._on_game(interaction, act)

    @app_commands.command(name="log", description=_t("game log"))
    async def log(self, interaction: discord.Interaction) -> None:
        async def act(row: GameRow) -> Reply:
            app = self.app
            loaded = await app.games.load(row.id)
            if not loaded.stored:
                return told(app, interaction, say("refuse-not-started"))
            names = await app.games.names(row)
            viewer = await app.games.viewer(row, user_of(interaction))
            lines = story(loaded, moments_of(loaded, 1, loaded.state.version), names, viewer)
            text = "\n".join(block(lines, app.speaker(interaction)))
            return Reply(text, file_name="" if len(text) <= limits.CONTENT else f"game-{row.number}.txt")

        await self._on_game(interaction, act)

    @app_commands.command(name="undo", description=_t("game undo"))
    async def undo(self, interaction: discord.Interaction) -> None:
        async def act(row: GameRow) -> Reply:
            held = await self.app.games.withdraw_held(row.id, user_of(interaction))
            if held is not None:
                return told(self.app, interaction, say("held-taken-back", order=held.text))
            result = await self.app.games.undo(row.id, user_of(interaction), str(interaction.id))
            return await playing.outcome(self.app, interaction, row.id, result)

        await self._on_game(interaction, act)

    @app_commands.command(name="resign", description=_t("game resign"))
    async def resign(self, interaction: discord.Interaction) -> None:
        await self._on_game(interaction, lambda row: self._act(interaction, row, cmd.Resign()))

    @app_commands.command(name="draw", description=_t("game draw"))
    async def draw(self, interaction: discord.Interaction) -> None:
        action = cmd.Propose("draw", say("proposal-draw"), 0)
        await self._on_game(interaction, lambda row: self._act(interaction, row, action))

    @app_commands.command(name="claim", description=_t("game claim"))
    async def claim(self, interaction: discord.Interaction) -> None:
        await self._on_game(interaction, lambda row: self._act(interaction, row, cmd.ClaimWin(0)))

    @app_commands.command(name="rematch", description=_t("game rematch"))
    async def rematch(self, interaction: discord.Interaction) -> None:
        async def act(row: GameRow) -> Reply:
            result = await self.app.games.rematch(row.id, user_of(interaction), str(interaction.id))
            return self._row_reply(interaction, result, "opened")

        await self._on_game(interaction, act)

    @app_commands.command(name="list", description=_t("game list"))
    async def list_(self, interaction: discord.Interaction) -> None:
        async def work() -> Reply:
            app = self.app
            rows = await app.games.listing(interaction.guild_id or 0)
            lines = [await self._list_line(row) for row in rows[:25]]
            return told(app, interaction, *(lines or [say("no-games")]))

        await privately(self.app, interaction, work)

    async def _list_line(self, row: GameRow) -> Message:
        app = self.app
        loaded = await app.games.load(row.id)
        names = await app.games.names(row)
        head = loaded.ruleset.head(loaded.tables, loaded.scenario)
        status = status_lines(loaded, names)
        return say(
            "list-line",
            number=row.number,
            title=head.title.as_message(),
            channel=str(row.channel),
            status=status[0] if status else say("status-lobby"),
        )

    # shared

    async def _act(self, interaction: discord.Interaction, row: GameRow, action: Action) -> Reply:
        result = await self.app.games.act(row.id, user_of(interaction), action, str(interaction.id))
        return await playing.outcome(self.app, interaction, row.id, result)

    async def _on_game(self, interaction: discord.Interaction, act: playing.OnGame) -> None:
        await playing.on_game(self.app, interaction, act)

    def _row_reply(self, interaction: discord.Interaction, result: GameRow | Refusal, done: str) -> Reply:
        if isinstance(result, Refusal):
            return refused(self.app, interaction, result)
        return told(self.app, interaction, say(done))


async def scenario_choices(
    app: App, interaction: discord.Interaction, current: str, ruleset: str = ""
) -> list[app_commands.Choice[str]]:
    """Scenarios by title; training games first, the server's own last."""
    plain = app.plain_speaker(interaction)
    heads = [head for head, _ in await app.games.scenarios_of(interaction.guild_id or 0, ruleset)]
    shipped = dict(app.games.content.scenarios())
    heads.sort(key=lambda h: (h.id not in shipped, not h.training, h.ruleset != "tank_duel"))
    found = []
    for head in heads:
        name = plain(say("scenario-choice", title=head.title.as_message(), ruleset=say(f"ruleset-{head.ruleset}")))
        if current.lower() in name.lower() or current.lower() in head.id:
            found.append(app_commands.Choice(name=limits.cut(name, 100), value=head.id))
    return found[: limits.CHOICES]


def _has_role(interaction: discord.Interaction, role: int) -> bool:
    if not role or interaction.permissions.manage_guild:
        return True
    return isinstance(interaction.user, discord.Member) and interaction.user.get_role(role) is not None
