"""``/order``: every order of both rulesets; each option offers what is legal now."""

from __future__ import annotations

from typing import Any

import discord
import structlog
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.refusals import Suggestion
from bot.discord_app import limits, playing
from bot.discord_app.app import App, place_of, user_of
from bot.discord_app.replies import privately

log = structlog.get_logger(__name__)

Choices = list[app_commands.Choice[str]]

_DASHED = {"stop_if_fired_on": "stop-if-fired-on"}


def _t(key: str) -> locale_str:
    return locale_str(key)


def words_of(options: dict[str, Any]) -> dict[str, str]:
    """Typed options as the words a ruleset reads; what was not given is left out."""
    found: dict[str, str] = {}
    for name, value in options.items():
        if value is None or value is False:
            continue
        found[_DASHED.get(name, name)] = "true" if value is True else str(value)
    return found


class OrderGroup(app_commands.Group):
    """Orders to units."""

    def __init__(self, app: App) -> None:
        super().__init__(name="order", description=_t("order"), guild_only=True)
        self.app = app
        for command in self.walk_commands():
            if isinstance(command, app_commands.Command):
                self._offer(command)

    def _offer(self, command: app_commands.Command[Any, ..., Any]) -> None:
        """Autocomplete on every text option of an order."""
        verb = command.name
        for parameter in command.parameters:
            if parameter.type is discord.AppCommandOptionType.string and not parameter.choices:
                command.autocomplete(parameter.name)(self._completer(verb, parameter.display_name))

    def _completer(self, verb: str, option: str) -> Any:
        async def complete(interaction: discord.Interaction, current: str) -> Choices:
            try:
                return await self._complete(interaction, verb, option, current)
            except Exception:
                log.exception("autocomplete failed", verb=verb, option=option)
                return []

        return complete

    async def _complete(self, interaction: discord.Interaction, verb: str, option: str, current: str) -> Choices:
        row = await self.app.games.find(place_of(interaction))
        if row is None:
            return []
        typed = {n.replace("_", "-"): str(v) for n, v in interaction.namespace if isinstance(v, str | int | bool)}
        typed[option] = current
        found = await self.app.games.complete(row.id, user_of(interaction), verb, option, typed)
        plain = self.app.plain_speaker(interaction)
        return [_choice(s, plain(s.label)) for s in found[: limits.CHOICES] if len(s.value) <= limits.OPTION_TEXT]

    async def _give(self, interaction: discord.Interaction, verb: str, **options: Any) -> None:
        words = words_of(options)
        await privately(self.app, interaction, lambda: playing.give_order(self.app, interaction, verb, words))

    # a tank duel

    @app_commands.command(name="drive", description=_t("order drive"))
    @app_commands.describe(unit=_t("order unit"))
    async def drive(self, interaction: discord.Interaction, unit: str) -> None:
        await self._give(interaction, "drive", unit=unit)

    @app_commands.command(name="move", description=_t("order move"))
    @app_commands.describe(
        unit=_t("order unit"),
        path=_t("order move path"),
        to=_t("order move to"),
        facing=_t("order move facing"),
        stop_if_fired_on=_t("order move stop-if-fired-on"),
    )
    @app_commands.rename(stop_if_fired_on="stop-if-fired-on")
    async def move(
        self,
        interaction: discord.Interaction,
        unit: str | None = None,
        path: str | None = None,
        to: str | None = None,
        facing: str | None = None,
        stop_if_fired_on: bool = False,
    ) -> None:
        await self._give(
            interaction, "move", unit=unit, path=path, to=to, facing=facing, stop_if_fired_on=stop_if_fired_on
        )

    @app_commands.command(name="pivot", description=_t("order pivot"))
    @app_commands.describe(unit=_t("order unit"), turns=_t("order pivot turns"))
    async def pivot(self, interaction: discord.Interaction, turns: str, unit: str | None = None) -> None:
        await self._give(interaction, "pivot", unit=unit, turns=turns)

    @app_commands.command(name="fire", description=_t("order fire"))
    @app_commands.describe(unit=_t("order unit"), target=_t("order target"))
    async def fire(self, interaction: discord.Interaction, unit: str, target: str | None = None) -> None:
        await self._give(interaction, "fire", unit=unit, target=target)

    @app_commands.command(name="ambush", description=_t("order ambush"))
    @app_commands.describe(unit=_t("order unit"))
    async def ambush(self, interaction: discord.Interaction, unit: str) -> None:
        await self._give(interaction, "ambush", unit=unit)

    @app_commands.command(name="finish", description=_t("order finish"))
    @app_commands.describe(unit=_t("order unit"), motion=_t("order finish motion"))
    @app_commands.choices(
        motion=[
            app_commands.Choice(name=_t("order finish motion halted"), value="halted"),
            app_commands.Choice(name=_t("order finish motion moving"), value="moving"),
        ]
    )
    async def finish(
        self, interaction: discord.Interaction, unit: str | None = None, motion: str | None = None
    ) -> None:
        await self._give(interaction, "finish", unit=unit, motion=motion)

    @app_commands.command(name="turret", description=_t("order turret"))
    @app_commands.describe(unit=_t("order unit"), set=_t("order turret set"))
    @app_commands.choices(
        set=[
            app_commands.Choice(name=_t("order turret set stay"), value="stay"),
            app_commands.Choice(name=_t("order turret set centre"), value="centre"),
        ]
    )
    async def turret(self, interaction: discord.Interaction, unit: str, set: str) -> None:
        await self._give(interaction, "turret", unit=unit, set=set)

    @app_commands.command(name="standing", description=_t("order standing"))
    @app_commands.describe(unit=_t("order unit"), rule=_t("order standing rule"))
    async def standing(self, interaction: discord.Interaction, unit: str, rule: str) -> None:
        await self._give(interaction, "standing", unit=unit, rule=rule)

    # the great war

    @app_commands.command(name="card", description=_t("order card"))
    @app_commands.describe(card=_t("order card card"), section=_t("order card section"))
    async def card(self, interaction: discord.Interaction, card: str, section: str | None = None) -> None:
        await self._give(interaction, "card", card=card, section=section)

    @app_commands.command(name="units", description=_t("order units"))
    @app_commands.describe(units=_t("order units units"))
    async def units(self, interaction: discord.Interaction, units: str) -> None:
        await self._give(interaction, "units", units=units)

    @app_commands.command(name="battle", description=_t("order battle"))
    @app_commands.describe(unit=_t("order unit"), target=_t("order target"))
    async def battle(self, interaction: discord.Interaction, unit: str, target: str | None = None) -> None:
        await self._give(interaction, "battle", unit=unit, target=target)

    @app_commands.command(name="artillery", description=_t("order artillery"))
    @app_commands.describe(hex=_t("order artillery hex"), tokens=_t("order artillery tokens"))
    async def artillery(
        self,
        interaction: discord.Interaction,
        hex: str,
        tokens: str | None = None,
    ) -> None:
        await self._give(interaction, "artillery", hex=hex, tokens=tokens)

    @app_commands.command(name="recover", description=_t("order recover"))
    @app_commands.describe(unit=_t("order unit"), tokens=_t("order recover tokens"))
    async def recover(self, interaction: discord.Interaction, unit: str, tokens: str | None = None) -> None:
        await self._give(interaction, "recover", unit=unit, tokens=tokens)

    @app_commands.command(name="ditch", description=_t("order ditch"))
    @app_commands.describe(unit=_t("order unit"))
    async def ditch(self, interaction: discord.Interaction, unit: str) -> None:
        await self._give(interaction, "ditch", unit=unit)

    @app_commands.command(name="combat-card", description=_t("order combat-card"))
    @app_commands.describe(card=_t("order combat-card card"), target=_t("order combat-card target"))
    async def combat_card(self, interaction: discord.Interaction, card: str, target: str | None = None) -> None:
        await self._give(interaction, "combat-card", card=card, target=target)

    @app_commands.command(name="discard", description=_t("order discard"))
    @app_commands.describe(card=_t("order discard card"))
    async def discard(self, interaction: discord.Interaction, card: str) -> None:
        await self._give(interaction, "discard", card=card)

    @app_commands.command(name="exit", description=_t("order exit"))
    @app_commands.describe(unit=_t("order unit"))
    async def exit(self, interaction: discord.Interaction, unit: str) -> None:
        await self._give(interaction, "exit", unit=unit)

    @app_commands.command(name="end", description=_t("order end"))
    @app_commands.describe(draw=_t("order end draw"))
    @app_commands.choices(
        draw=[
            app_commands.Choice(name=_t("order end draw card"), value="card"),
            app_commands.Choice(name=_t("order end draw tokens"), value="tokens"),
        ]
    )
    async def end(self, interaction: discord.Interaction, draw: str | None = None) -> None:
        await self._give(interaction, "end", draw=draw)


def _choice(suggestion: Suggestion, label: str) -> app_commands.Choice[str]:
    return app_commands.Choice(name=limits.cut(label, limits.OPTION_TEXT), value=suggestion.value)
