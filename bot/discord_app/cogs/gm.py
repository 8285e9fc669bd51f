"""``/gm``: everything a game master may do; each act has a reason, is numbered and posted."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Sequence

import discord
import structlog
from discord import app_commands
from discord.app_commands import locale_str

from bot.core import commands as cmd
from bot.core.messages import say
from bot.core.refusals import Refusal, Suggestion
from bot.discord_app import gm_desk, limits, playing
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.cogs.words import read_length
from bot.discord_app.replies import Reply, refused, told
from bot.discord_app.rights import may
from bot.i18n import language_of
from bot.service import referee
from bot.service.model import GameRow, User
from bot.service.referee import Wish

log = structlog.get_logger(__name__)

Choices = list[app_commands.Choice[str]]
Words = app_commands.Range[str, 1, limits.REASON]
"""A reason or a note."""


def _t(key: str) -> locale_str:
    return locale_str(key)


class GmGroup(app_commands.Group):
    """The game master's desk."""

    def __init__(self, app: App) -> None:
        super().__init__(name="gm", description=_t("gm"), guild_only=True)
        self.app = app

    # going back

    @app_commands.command(name="rewind", description=_t("gm rewind"))
    @app_commands.describe(to=_t("gm rewind to"), reason=_t("gm reason"))
    async def rewind(self, interaction: discord.Interaction, to: str, reason: Words) -> None:
        await self._act(interaction, referee.rewind(to, reason))

    @rewind.autocomplete("to")
    async def _targets(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer(interaction, current, lambda row: self.app.games.rewind_targets(row.id))

    # changing

    @app_commands.command(name="amend", description=_t("gm amend"))
    @app_commands.describe(
        what=_t("gm amend what"),
        reason=_t("gm reason"),
        unit=_t("gm amend unit"),
        hex=_t("gm amend hex"),
        facing=_t("gm amend facing"),
        value=_t("gm amend value"),
        side=_t("gm amend side"),
        state=_t("gm amend state"),
    )
    async def amend(
        self,
        interaction: discord.Interaction,
        what: str,
        reason: Words,
        unit: str | None = None,
        hex: str | None = None,
        facing: str | None = None,
        value: str | None = None,
        side: str | None = None,
        state: str | None = None,
    ) -> None:
        options = {"unit": unit, "hex": hex, "facing": facing, "value": value, "side": side, "state": state}
        words = edit_words(what, {k: v for k, v in options.items() if v is not None})

        async def act(row: GameRow) -> Reply:
            sees = await self._sees_hidden(interaction, row)
            wish = referee.amend(what, words, reason, sees_hidden=sees)
            return await gm_desk.acting(self.app, interaction, row, wish)

        await playing.on_game(self.app, interaction, act)

    @amend.autocomplete("what")
    async def _edits(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer_edit(interaction, "what", current)

    @amend.autocomplete("unit")
    async def _units(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer_edit(interaction, "unit", current)

    @amend.autocomplete("hex")
    async def _hexes(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer_edit(interaction, "hex", current)

    @amend.autocomplete("facing")
    async def _facings(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer_edit(interaction, "facing", current)

    @amend.autocomplete("value")
    async def _values(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer_edit(interaction, "value", current)

    @amend.autocomplete("side")
    async def _sides(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer_edit(interaction, "side", current)

    @amend.autocomplete("state")
    async def _states(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer_edit(interaction, "state", current)

    async def _offer_edit(self, interaction: discord.Interaction, option: str, current: str) -> Choices:
        typed = {n: str(v) for n, v in interaction.namespace if isinstance(v, str) and n not in ("what", option)}
        what = str(getattr(interaction.namespace, "what", "") or "")

        async def find(row: GameRow) -> Sequence[Suggestion]:
            return await self.app.games.complete_edit(row.id, user_of(interaction), what, option, typed)

        return await self._offer(interaction, current, find)

    # questions and time

    @app_commands.command(name="rule", description=_t("gm rule"))
    @app_commands.describe(answer=_t("gm rule answer"), reason=_t("gm reason"))
    async def rule(self, interaction: discord.Interaction, answer: str, reason: Words) -> None:
        async def act(row: GameRow) -> Reply:
            sees = await self._sees_hidden(interaction, row)
            plain = self.app.plain_speaker(interaction)
            wish = referee.rule(answer, reason, sees_hidden=sees, labelled=plain)
            return await gm_desk.acting(self.app, interaction, row, wish)

        await playing.on_game(self.app, interaction, act)

    @rule.autocomplete("answer")
    async def _answers(self, interaction: discord.Interaction, current: str) -> Choices:
        async def find(row: GameRow) -> Sequence[Suggestion]:
            return await self.app.games.answers(row.id, user_of(interaction))

        return await self._offer(interaction, current, find)

    @app_commands.command(name="extend", description=_t("gm extend"))
    @app_commands.describe(time=_t("gm extend time"), reason=_t("gm reason"))
    async def extend(self, interaction: discord.Interaction, time: str, reason: Words) -> None:
        async def act(row: GameRow) -> Reply:
            seconds = read_length(time)
            if seconds is None:
                return told(self.app, interaction, say("refuse-timer", text=time))
            wish = referee.extend(seconds, reason, self.app.clock.now())
            return await gm_desk.acting(self.app, interaction, row, wish)

        await playing.on_game(self.app, interaction, act)

    @app_commands.command(name="pause", description=_t("gm pause"))
    @app_commands.describe(reason=_t("gm reason"))
    async def pause(self, interaction: discord.Interaction, reason: Words) -> None:
        await self._act(interaction, lambda _: cmd.Pause(reason))

    @app_commands.command(name="resume", description=_t("gm resume"))
    @app_commands.describe(reason=_t("gm reason"))
    async def resume(self, interaction: discord.Interaction, reason: Words = "") -> None:
        await self._act(interaction, lambda _: cmd.Resume(reason))

    # people

    @app_commands.command(name="seat", description=_t("gm seat"))
    @app_commands.describe(seat=_t("gm seat seat"), player=_t("gm seat player"), reason=_t("gm reason"))
    async def seat(self, interaction: discord.Interaction, seat: str, player: discord.Member, reason: Words) -> None:
        async def act(row: GameRow) -> Reply:
            if player.bot:
                return told(self.app, interaction, say("refuse-substitute-bot"))
            refusal = await may(self.app, interaction, row, "gm")
            if refusal is not None:
                return refused(self.app, interaction, refusal)
            person = await self.app.games.person(User(player.id, player.display_name))
            return await gm_desk.acting(self.app, interaction, row, referee.substitute(seat, person, reason))

        await playing.on_game(self.app, interaction, act)

    @seat.autocomplete("seat")
    async def _seats(self, interaction: discord.Interaction, current: str) -> Choices:
        async def find(row: GameRow) -> Sequence[Suggestion]:
            names = await self.app.games.names(row)
            return [
                Suggestion(id_, say("side-held", side=label, who=names.get(id_) or "-"))
                for id_, label, _ in await self.app.games.seats_by_name(row.id)
            ]

        return await self._offer(interaction, current, find)

    @app_commands.command(name="take", description=_t("gm take"))
    async def take(self, interaction: discord.Interaction) -> None:
        async def act(row: GameRow) -> Reply:
            refusal = await may(self.app, interaction, row, "take_gm_seat")
            result = refusal or await self.app.games.take_gm_seat(row.id, user_of(interaction))
            if isinstance(result, Refusal):
                return refused(self.app, interaction, result)
            return told(self.app, interaction, say("gm-seat-taken"))

        await playing.on_game(self.app, interaction, act)

    @app_commands.command(name="leave", description=_t("gm leave"))
    async def leave(self, interaction: discord.Interaction) -> None:
        async def act(row: GameRow) -> Reply:
            result = await self.app.games.leave_gm_seat(row.id, user_of(interaction))
            if isinstance(result, Refusal):
                return refused(self.app, interaction, result)
            return told(self.app, interaction, say("gm-seat-left"))

        await playing.on_game(self.app, interaction, act)

    # the table

    @app_commands.command(name="dice", description=_t("gm dice"))
    @app_commands.describe(kind=_t("gm dice kind"), faces=_t("gm dice faces"), reason=_t("gm reason"))
    async def dice(self, interaction: discord.Interaction, kind: str, faces: str, reason: Words) -> None:
        await self._act(interaction, referee.enter_dice(kind, faces, reason))

    @dice.autocomplete("kind")
    async def _kinds(self, interaction: discord.Interaction, current: str) -> Choices:
        async def find(row: GameRow) -> Sequence[Suggestion]:
            return [
                Suggestion(d.kind, say("author-text", en=d.kind)) for d in await self.app.games.physical_dice(row.id)
            ]

        return await self._offer(interaction, current, find)

    @app_commands.command(name="note", description=_t("gm note"))
    @app_commands.describe(text=_t("gm note text"))
    async def note(self, interaction: discord.Interaction, text: Words) -> None:
        await self._act(interaction, lambda _: cmd.Note(text))

    @app_commands.command(name="end", description=_t("gm end"))
    @app_commands.describe(winner=_t("gm end winner"), reason=_t("gm reason"))
    async def end(self, interaction: discord.Interaction, winner: str, reason: Words) -> None:
        await self._act(interaction, referee.end(winner, reason))

    @end.autocomplete("winner")
    async def _winners(self, interaction: discord.Interaction, current: str) -> Choices:
        async def find(row: GameRow) -> Sequence[Suggestion]:
            loaded = await self.app.games.load(row.id)
            sides = loaded.ruleset.head(loaded.tables, loaded.scenario).sides
            return [*(Suggestion(s.id, s.name) for s in sides), Suggestion("draw", say("winner-none"))]

        return await self._offer(interaction, current, find)

    # moderated games

    @app_commands.command(name="apply", description=_t("gm apply"))
    @app_commands.describe(seat=_t("gm apply seat"))
    async def apply(self, interaction: discord.Interaction, seat: str | None = None) -> None:
        async def act(row: GameRow) -> Reply:
            return await gm_desk.the_held(
                self.app,
                interaction,
                row,
                lambda held: gm_desk.apply_held(self.app, interaction, row, held.seat, held.cause),
                seat or "",
            )

        await playing.on_game(self.app, interaction, act)

    @app_commands.command(name="return", description=_t("gm return"))
    @app_commands.describe(note=_t("gm return note"), seat=_t("gm apply seat"))
    async def return_(self, interaction: discord.Interaction, note: Words, seat: str | None = None) -> None:
        async def act(row: GameRow) -> Reply:
            return await gm_desk.the_held(
                self.app,
                interaction,
                row,
                lambda held: gm_desk.return_held(self.app, interaction, row, held.seat, held.cause, note),
                seat or "",
            )

        await playing.on_game(self.app, interaction, act)

    # shared

    async def _act(self, interaction: discord.Interaction, wish: Wish) -> None:
        await playing.on_game(self.app, interaction, lambda row: gm_desk.acting(self.app, interaction, row, wish))

    async def _sees_hidden(self, interaction: discord.Interaction, row: GameRow) -> bool:
        return (await self.app.games.viewer(row, user_of(interaction))).is_gm

    async def _offer(
        self,
        interaction: discord.Interaction,
        current: str,
        find: Callable[[GameRow], Awaitable[Sequence[Suggestion]]],
    ) -> Choices:
        """Suggestions that fit what is typed; nothing for whoever may not use them (S37)."""
        try:
            row = await self.app.games.find(place_of(interaction))
            if row is None or await may(self.app, interaction, row, "gm") is not None:
                return []
            found = await find(row)
        except Exception:
            log.exception("autocomplete failed", command=interaction.command and interaction.command.qualified_name)
            return []
        plain, wanted = self.app.texts.speaker(language_of(interaction.locale), plain=True), current.casefold()
        named = [(plain(s.label), s.value) for s in found if len(s.value) <= limits.OPTION_TEXT]
        fitting = [(n, v) for n, v in named if wanted in n.casefold() or wanted in v.casefold()]
        return [
            app_commands.Choice(name=limits.cut(n, limits.OPTION_TEXT), value=v) for n, v in fitting[: limits.CHOICES]
        ]


def edit_words(what: str, given: dict[str, str]) -> dict[str, str]:
    """The options of ``/gm amend`` as the words a ruleset reads; what ``value`` means depends on the edit."""
    words = dict(given)
    value, state = given.get("value", ""), given.get("state", "")
    if value:
        words["number"] = words["terrain"] = value
        if given.get("unit"):
            words["turret"] = value
    if what.strip().casefold() in ("turn", "turn-number") and "/" in value:
        words["number"], _, words["turns"] = (part.strip() for part in value.partition("/"))
    if state or value:
        words["mark"] = state or value
    if state:
        words["away"] = state
    return words
