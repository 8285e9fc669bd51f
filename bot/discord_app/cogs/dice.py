"""``/dice`` and ``/roll``: the trail of a game's dice, and dice outside games."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.messages import say
from bot.core.refusals import Refusal
from bot.discord_app import dice_free, dice_pages, limits, playing
from bot.discord_app.app import App, place_of
from bot.discord_app.dice_stats import stats_page
from bot.discord_app.replies import Reply, privately, refused, told
from bot.service.model import GameRow
from bot.service.records import FORMS
from bot.service.words import Named


def _t(key: str) -> locale_str:
    return locale_str(key)


_FORMS = [app_commands.Choice(name=locale_str(f"dice export form {f}"), value=f) for f in FORMS]

Choices = list[app_commands.Choice[str]]


class DiceGroup(app_commands.Group):
    """Looking at dice and checking them."""

    def __init__(self, app: App) -> None:
        super().__init__(name="dice", description=_t("dice"), guild_only=True)
        self.app = app

    @app_commands.command(name="log", description=_t("dice log"))
    @app_commands.describe(player=_t("dice player"), unit=_t("dice log unit"), page=_t("dice log page"))
    async def log(
        self,
        interaction: discord.Interaction,
        player: str | None = None,
        unit: str | None = None,
        page: app_commands.Range[int, 1, 9999] | None = None,
    ) -> None:
        app = self.app

        async def act(row: GameRow) -> Reply:
            seat = dice_pages.meant(player, await dice_pages.named_seats(app, interaction, row), "player")
            if isinstance(seat, Refusal):
                return refused(app, interaction, seat)
            found = dice_pages.meant(unit, await dice_pages.named_units(app, interaction, row), "unit")
            if isinstance(found, Refusal):
                return refused(app, interaction, found)
            return await dice_pages.log_page(app, interaction, row, seat, found, page or 0)

        await playing.on_game(app, interaction, act)

    @app_commands.command(name="show", description=_t("dice show"))
    @app_commands.describe(n=_t("dice show n"))
    async def show(self, interaction: discord.Interaction, n: app_commands.Range[int, 1, 999999] | None = None) -> None:
        await playing.on_game(self.app, interaction, lambda row: dice_pages.show_roll(self.app, interaction, row, n))

    @app_commands.command(name="stats", description=_t("dice stats"))
    @app_commands.describe(player=_t("dice player"))
    async def stats(self, interaction: discord.Interaction, player: str | None = None) -> None:
        app = self.app

        async def act(row: GameRow) -> Reply:
            seat = dice_pages.meant(player, await dice_pages.named_seats(app, interaction, row), "player")
            if isinstance(seat, Refusal):
                return refused(app, interaction, seat)
            return await stats_page(app, interaction, row, seat)

        await playing.on_game(app, interaction, act)

    @app_commands.command(name="export", description=_t("dice export"))
    @app_commands.describe(form=_t("dice export form"))
    @app_commands.choices(form=_FORMS)
    async def export(self, interaction: discord.Interaction, form: str = "zip") -> None:
        app = self.app

        async def act(row: GameRow) -> Reply:
            result = await app.games.export(row.id, form)
            if isinstance(result, Refusal):
                return refused(app, interaction, result)
            status = (await app.games.row(row.id)).status
            lines = [say(f"dice-export-{form}"), say("dice-export-over" if status == "over" else "dice-export-running")]
            return Reply(told(app, interaction, *lines).text, files=[result])

        await playing.on_game(app, interaction, act)

    @app_commands.command(name="rolls", description=_t("dice rolls"))
    @app_commands.describe(day=_t("dice rolls day"), form=_t("dice export form"))
    @app_commands.choices(form=_FORMS)
    async def rolls(self, interaction: discord.Interaction, day: str | None = None, form: str = "zip") -> None:
        await privately(self.app, interaction, lambda: dice_free.day_page(self.app, interaction, day or "", form))

    # what may be typed

    @log.autocomplete("player")
    async def _log_players(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer(interaction, current, dice_pages.named_seats)

    @stats.autocomplete("player")
    async def _stats_players(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer(interaction, current, dice_pages.named_seats)

    @log.autocomplete("unit")
    async def _units(self, interaction: discord.Interaction, current: str) -> Choices:
        return await self._offer(interaction, current, dice_pages.named_units)

    @show.autocomplete("n")
    async def _numbers(self, interaction: discord.Interaction, current: int | str) -> list[app_commands.Choice[int]]:
        row = await self.app.games.find(place_of(interaction))
        if row is None:
            return []
        plain = self.app.plain_speaker(interaction)
        rolls = reversed(await self.app.games.rolls(row.id))
        found = [r for r in rolls if str(r.n).startswith(str(current).strip())]
        return [
            app_commands.Choice(name=limits.cut(f"{r.n} · {plain(r.purpose)}", limits.OPTION_TEXT), value=r.n)
            for r in found[: limits.CHOICES]
        ]

    @rolls.autocomplete("day")
    async def _days(self, interaction: discord.Interaction, current: str) -> Choices:
        days = await self.app.games.free_days(interaction.guild_id or 0)
        found = [d.day for d in days if current.strip() in d.day]
        return [app_commands.Choice(name=d, value=d) for d in found[: limits.CHOICES]]

    async def _offer(self, interaction: discord.Interaction, current: str, named: Any) -> Choices:
        row = await self.app.games.find(place_of(interaction))
        if row is None:
            return []
        found: list[Named] = await named(self.app, interaction, row)
        plain = self.app.plain_speaker(interaction)
        word = current.strip().casefold()
        offers = [
            (plain(label), id_) for id_, label, texts in found if any(word in t.casefold() for t in (id_, *texts))
        ]
        return [
            app_commands.Choice(name=limits.cut(name, limits.OPTION_TEXT), value=id_)
            for name, id_ in offers[: limits.CHOICES]
            if len(id_) <= limits.OPTION_TEXT
        ]


def dice_commands(app: App) -> list[app_commands.Command[Any, ..., Any] | app_commands.Group]:
    """``/dice`` with what is under it, and ``/roll``."""

    @app_commands.command(name="roll", description=locale_str("roll"))
    @app_commands.describe(dice=locale_str("roll dice"))
    @app_commands.guild_only()
    async def roll(interaction: discord.Interaction, dice: str) -> None:
        await privately(app, interaction, lambda: dice_free.roll_in_public(app, interaction, dice))

    return [DiceGroup(app), roll]
