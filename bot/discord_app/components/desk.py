"""What is under a preview of a game master's act, and under an order that waits for the game master."""

from __future__ import annotations

from discord import ui

from bot.core.messages import say
from bot.discord_app.components.items import Press, view_of
from bot.i18n import Speaker
from bot.service.model import HeldOrder


def confirm_buttons(game: str, draft: str, plain: Speaker) -> ui.View:
    return view_of(
        Press(game, "gm_confirm", draft, plain(say("button-confirm")), "danger"),
        Press(game, "gm_cancel", draft, plain(say("button-cancel")), "quiet"),
    )


def held_buttons(held: HeldOrder, plain: Speaker) -> ui.View:
    arg = f"{held.seat}:{held.cause}"
    return view_of(
        Press(held.game, "held_apply", arg, plain(say("button-apply")), "good"),
        Press(held.game, "held_return", arg, plain(say("button-return")), "normal"),
        Press(held.game, "held_look", arg, plain(say("button-look")), "quiet"),
    )


def forget_buttons(user: int, plain: Speaker) -> ui.View:
    return view_of(
        Press("my", "my_forget", str(user), plain(say("button-erase")), "danger"),
        Press("my", "my_keep", str(user), plain(say("button-cancel")), "quiet"),
    )
