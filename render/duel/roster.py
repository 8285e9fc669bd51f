"""The strip below the board: one panel a side with its points and all its tanks."""

from __future__ import annotations

import math

from PIL import Image

from bot.core.view import BoardView, Message, RosterEntry, SideView
from render.common.fonts import BOLD, COND, MEDIUM, Face, draw_text, fit, text_width
from render.common.masks import Box, Mask
from render.common.palette import RGB, mix
from render.common.picture import Say
from render.duel.badges import mark_stamp
from render.duel.header import shortened
from render.duel.tanks import tank_stamp
from render.duel.theme import SideLook, Theme, piece

__all__ = ["ROSTER", "draw_rosters"]

ROSTER = 104
_MARGIN, _GAP = 33, 16


def draw_rosters(image: Image.Image, view: BoardView, say: Say, theme: Theme, top: int) -> None:
    """Panels of equal width, side by side."""
    count = max(1, len(view.sides))
    width = (image.width - 2 * _MARGIN - _GAP * (count - 1)) / count
    for i, side in enumerate(view.sides):
        x0 = _MARGIN + i * (width + _GAP)
        box = (round(x0), top + 6, round(x0 + width), top + ROSTER - 6)
        _panel(image, side, theme.sides[min(i, 1)], say, theme, box)


def panel_colour(theme: Theme, look: SideLook) -> RGB:
    return mix(theme["panel"], look.pale, 0.9 if not theme.dark else 0.04)


def _panel(image: Image.Image, side: SideView, look: SideLook, say: Say, theme: Theme, box: Box) -> None:
    x0, y0, x1, y1 = box
    radius = 12 if look.index == 0 else 2
    for inset, colour in ((0.0, look.ring), (2.6, panel_colour(theme, look))):
        mask = Mask((x0 - 1, y0 - 1, x1 + 1, y1 + 1), 3)
        mask.rect(x0 + inset, y0 + inset, x1 - inset, y1 - inset, max(1, radius - inset))
        mask.paint(image, colour)
    mark_stamp(look, 44).place(image, x0 + 36, y0 + 36)
    name = say(side.name)
    room = 150 if len(side.roster) <= 4 else 112
    face = fit(name, Face(COND, BOLD, 34), room, 23)
    name = shortened(name, face, room)
    width = draw_text(image, (x0 + 66, y0 + 37), name, face, theme["ink"])
    points = f"{side.score.points}"
    end = x0 + 66 + draw_text(image, (x0 + 66, y0 + 80), points, Face(COND, BOLD, 40), theme["ink"])
    end += 9 + draw_text(
        image,
        (end + 9, y0 + 80),
        say(Message("pic-points", {"points": side.score.points})),
        Face(COND, MEDIUM, 23),
        theme["ink2"],
    )
    tight = len(side.roster) > 4
    left = max(x0 + 66 + width, end, x0 + (66 if tight else 150)) + (12 if tight else 18)
    _tanks(image, side, look, say, theme, (round(left), y0, x1 - 10, y1))


def _tanks(image: Image.Image, side: SideView, look: SideLook, say: Say, theme: Theme, box: Box) -> None:
    entries = side.roster
    if not entries:
        return
    x0, y0, x1, _ = box
    if len(entries) <= 4 and (x1 - x0) / len(entries) >= 88:
        step = min(118.0, (x1 - x0) / len(entries))
        for i, entry in enumerate(entries):
            middle = x0 + step * (i + 0.5)
            _sprite(image, entry, side.nation, middle, y0 + 31, 1.08, step - 6)
            _name(image, entry, look, say, theme, middle, y0 + 79, step - 14, centred=True)
        return
    columns = math.ceil(len(entries) / 2)
    step = (x1 - x0) / columns
    for i, entry in enumerate(entries):
        x, y = x0 + step * (i % columns), y0 + (26 if i < columns else 68)
        _sprite(image, entry, side.nation, x + 23, y, 0.62, 44)
        _name(image, entry, look, say, theme, x + 49, y + 8, step - 60, centred=False)


def _sprite(image: Image.Image, entry: RosterEntry, nation: str, x: float, y: float, k: float, room: float) -> None:
    """Heading east; a lost one as a flat shape under a cross."""
    stamp = tank_stamp(entry.art, nation, 0.0, 0.0, k, "" if entry.alive else "flat")
    box = stamp.mask.getbbox()
    if box is None:
        return
    if box[2] - box[0] > room:
        k *= room / (box[2] - box[0])
        stamp = tank_stamp(entry.art, nation, 0.0, 0.0, round(k, 2), "" if entry.alive else "flat")
        box = stamp.mask.getbbox() or box
    middle = (box[0] + box[2]) / 2 + stamp.dx
    stamp.place(image, x - middle, y)
    if entry.alive:
        return
    half, tall = min(24.0, (box[2] - box[0]) / 2 - 2), min(15.0, 15 * k / 1.08)
    for width, colour in ((6.6, piece("paper")), (3.8, piece("ink"))):
        cross = Mask((round(x - half) - 6, round(y - tall) - 6, round(x + half) + 6, round(y + tall) + 6), 3)
        for sign in (-1, 1):
            cross.line([(x - half, y - tall * sign), (x + half, y + tall * sign)], width)
        cross.paint(image, colour)


def _name(
    image: Image.Image, entry: RosterEntry, look: SideLook, say: Say, theme: Theme, x: float, y: float, room: float, *,
    centred: bool,
) -> None:  # fmt: skip
    number, name = str(entry.number), say(entry.name)
    bold = Face(COND, BOLD, 27 if centred else 25)
    gap = 6
    space = room - text_width(number, bold) - gap
    if space < 30:
        name = ""
    face = fit(name, Face(COND, MEDIUM, 23), space, 19 if centred else 17)
    name = shortened(name, face, space)
    width = text_width(number, bold) + gap + text_width(name, face)
    left = x - width / 2 if centred else x
    draw_text(image, (left, y), number, bold, look.text if entry.alive else theme["ink2"])
    at = left + text_width(number, bold) + gap
    end = at + draw_text(image, (at, y), name, face, theme["ink"] if entry.alive else theme["ink2"])
    if not entry.alive:
        image.paste(theme["ink2"], (round(at - 2), round(y - 8), round(end + 2), round(y - 6)))
