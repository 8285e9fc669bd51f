"""The picture of the moment of a roll: the board as it was then, with what happened drawn on it."""

from __future__ import annotations

from bot.core import events as ev
from bot.core.ruleset import SPECTATOR, Moment
from bot.core.view import DieFace
from bot.discord_app.app import App
from bot.discord_app.pictures import Shown
from bot.discord_app.present.dice import FACES, face_text
from bot.discord_app.present.story import moments_of
from bot.service.audit import RollEntry
from bot.service.model import Loaded
from render.landships import draw_dice_strip


def moment_of(loaded: Loaded, version: int) -> tuple[Moment, ...]:
    """The events around a roll: from the beginning of what caused it to the last thing before the next roll.

    Rolls that follow each other at once, such as to hit and to pierce, belong together.
    """
    stored = loaded.stored
    cause = stored[version - 1].cause
    first = last = version
    while first > 1 and stored[first - 2].cause == cause:
        first -= 1
    is_told = False
    while last < len(stored) and stored[last].cause == cause:
        is_roll = isinstance(stored[last].event, ev.Rolled)
        if is_roll and is_told:
            break
        is_told = is_told or not is_roll
        last += 1
    return moments_of(loaded, first, last)


async def moment_pictures(app: App, loaded: Loaded, roll: RollEntry, lang: str, theme: str) -> list[Shown | None]:
    """The board at that moment as anybody could see it; dice with symbols too, unless the board shows them."""
    if roll.hidden or loaded.history.states[roll.version].rules is None:
        return []
    moments = moment_of(loaded, roll.version)
    after = moments[-1].after
    view = loaded.ruleset.view(loaded.tables, after, SPECTATOR, moments, focus="shot")
    found = [await app.pictures.board(view, lang, theme)]
    if view.panel is None and any(name in FACES for name in roll.names):
        found.append(await _strip(app, roll, lang, theme))
    return found


async def _strip(app: App, roll: RollEntry, lang: str, theme: str) -> Shown | None:
    plain = app.texts.speaker(lang, plain=True)
    names = [roll.names[f - 1] for f in roll.faces]
    dice = [DieFace("battle", name, caption=face_text(name)) for name in names]
    alt = plain(roll.purpose) + ": " + ", ".join(plain(face_text(n)) for n in names)
    content = ("dice", names, lang, theme)
    return await app.pictures.made(
        content, lambda: draw_dice_strip(dice, plain, theme="dark" if theme == "dark" else "light"), alt
    )
