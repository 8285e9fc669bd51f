"""The two kinds of clickable things. Each carries a game, what it does and an argument in its custom id, nothing else.

All clickable things of a message must be of these kinds: a view that mixes them with ordinary ones makes discord.py
forget the pattern for the whole bot when it ends.
"""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Any

import discord
from discord import ui

from bot.discord_app import limits

PATTERN = r"hd1:(?P<game>[a-z0-9-]{1,16}):(?P<what>[a-z_]{1,16}):(?P<arg>[^\s]{0,60})"
SELECT_PATTERN = r"hs1:(?P<game>[a-z0-9-]{1,16}):(?P<what>[a-z_]{1,16}):(?P<arg>[^\s]{0,60})"

Handler = Callable[[discord.Interaction, str, str, str], Awaitable[None]]
"""Called with the interaction, the game, the argument and the value chosen (empty for buttons)."""

STYLES = {
    "normal": discord.ButtonStyle.primary,
    "danger": discord.ButtonStyle.danger,
    "quiet": discord.ButtonStyle.secondary,
    "good": discord.ButtonStyle.success,
}


def _dispatch(interaction: discord.Interaction) -> Callable[[discord.Interaction, str, str, str, str], Awaitable[None]]:
    client: Any = interaction.client
    return client.clicked  # type: ignore[no-any-return]


class Press(ui.DynamicItem[ui.Button[ui.View]], template=PATTERN):
    """A button."""

    def __init__(
        self,
        game: str,
        what: str,
        arg: str = "",
        label: str = "…",
        style: str = "normal",
        *,
        disabled: bool = False,
        row: int | None = None,
    ) -> None:
        self.game, self.what, self.arg = game, what, arg
        super().__init__(
            ui.Button(
                label=limits.cut(label, limits.LABEL),
                style=STYLES[style],
                custom_id=f"hd1:{game}:{what}:{arg}",
                disabled=disabled,
                row=row,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Press:
        return cls(match["game"], match["what"], match["arg"])

    async def callback(self, interaction: discord.Interaction) -> None:
        await _dispatch(interaction)(interaction, self.game, self.what, self.arg, "")


class Pick(ui.DynamicItem[ui.Select[ui.View]], template=SELECT_PATTERN):
    """A menu of which one thing is chosen."""

    def __init__(
        self,
        game: str,
        what: str,
        arg: str = "",
        placeholder: str = "…",
        options: list[discord.SelectOption] | None = None,
        row: int | None = None,
        *,
        disabled: bool = False,
    ) -> None:
        self.game, self.what, self.arg = game, what, arg
        super().__init__(
            ui.Select(
                custom_id=f"hs1:{game}:{what}:{arg}",
                placeholder=limits.cut(placeholder, limits.PLACEHOLDER),
                options=(options or [discord.SelectOption(label="…", value="-")])[: limits.CHOICES],
                disabled=disabled,
                row=row,
            )
        )

    @classmethod
    async def from_custom_id(
        cls, interaction: discord.Interaction, item: ui.Item[Any], match: re.Match[str], /
    ) -> Pick:
        return cls(match["game"], match["what"], match["arg"])

    async def callback(self, interaction: discord.Interaction) -> None:
        data: Any = interaction.data or {}
        values = data.get("values") or [""]
        await _dispatch(interaction)(interaction, self.game, self.what, self.arg, str(values[0]))


def option(label: str, value: str, description: str = "") -> discord.SelectOption:
    """A menu entry within Discord's limits."""
    return discord.SelectOption(
        label=limits.cut(label, limits.OPTION_TEXT),
        value=value[: limits.OPTION_TEXT],
        description=limits.cut(description, limits.OPTION_TEXT) or None,
    )


def view_of(*items: ui.Item[Any]) -> ui.View:
    """A view that never times out; it holds dynamic things only."""
    view = ui.View(timeout=None)
    for item in items:
        view.add_item(item)
    return view
