"""``/my data``: what is stored about oneself, and having it erased."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

import discord
import msgspec
from discord import app_commands
from discord.app_commands import locale_str

from bot.core.messages import Message, say
from bot.discord_app.app import App, user_of
from bot.discord_app.components.desk import forget_buttons
from bot.discord_app.replies import Reply, privately, told


def _t(key: str) -> locale_str:
    return locale_str(key)


class MyGroup(app_commands.Group):
    """One's own things."""

    def __init__(self, app: App) -> None:
        super().__init__(name="my", description=_t("my"))
        self.add_command(DataGroup(app))


class DataGroup(app_commands.Group):
    def __init__(self, app: App) -> None:
        super().__init__(name="data", description=_t("my data"))
        self.app = app

    @app_commands.command(name="show", description=_t("my data show"))
    async def show(self, interaction: discord.Interaction) -> None:
        async def work() -> Reply:
            found = await self.app.games.data_of(interaction.user.id)
            if not found:
                return told(self.app, interaction, say("my-data-none"))
            reply = told(self.app, interaction, *_lines(found))
            text = msgspec.json.format(msgspec.json.encode(found), indent=2)
            reply.files = [("hulldown-my-data.json", text)]
            return reply

        await privately(self.app, interaction, work)

    @app_commands.command(name="delete", description=_t("my data delete"))
    async def delete(self, interaction: discord.Interaction) -> None:
        async def work() -> Reply:
            found = await self.app.games.data_of(interaction.user.id)
            if not found:
                return told(self.app, interaction, say("my-data-none"))
            seated = sum(1 for g in found["games"] if g["seats"] and g["status"] in ("lobby", "active"))
            reply = told(self.app, interaction, say("my-data-ask", seats=seated))
            reply.view = forget_buttons(interaction.user.id, self.app.plain_speaker(interaction))
            return reply

        await privately(self.app, interaction, work)


def _lines(found: dict[str, object]) -> list[Message]:
    games = found["games"]
    assert isinstance(games, list)
    return [
        say("my-data-name", name=str(found["name"]), id=str(found["discord_user"]), person=str(found["random_id"])),
        say("my-data-games", count=len(games), entries=int(str(found["commands_in_game_logs"]))),
        say("my-data-file"),
    ]


async def _forget(app: App, interaction: discord.Interaction, _game: str, user: str, _: str) -> Reply:
    if user != str(interaction.user.id):
        return told(app, interaction, say("old-button"))
    gone = await app.games.forget_me(user_of(interaction))
    return told(app, interaction, say("my-data-gone" if gone else "my-data-none"))


async def _keep(app: App, interaction: discord.Interaction, _game: str, _user: str, _: str) -> Reply:
    return told(app, interaction, say("my-data-kept"))


MY_HANDLERS: dict[str, Callable[[App, discord.Interaction, str, str, str], Awaitable[Reply]]] = {
    "my_forget": _forget,
    "my_keep": _keep,
}
MY_PAGES = frozenset(MY_HANDLERS)
