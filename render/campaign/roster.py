"""A side's crews, one a row: what it drives, its name, its honours, how it stands."""

from __future__ import annotations

from PIL import Image

from bot.core.view import CampaignSideView, CrewView, Message
from render.campaign.landships import unit_stamp
from render.common.fonts import BOLD, COND, MEDIUM, SEMIBOLD, Face, draw_text, fit, text_width
from render.common.masks import Box, Mask
from render.common.palette import RGB
from render.common.picture import Say
from render.common.stamps import Stamp
from render.duel.header import shortened
from render.duel.tanks import tank_stamp
from render.duel.theme import SideLook, Theme, piece

__all__ = ["ROW", "draw_roster", "shown"]

ROW = 58
MOST_ROWS = 18
SPRITE = 92
NOTE = 164


def shown(side: CampaignSideView) -> tuple[CrewView | int, ...]:
    """The crews that get a row; a number at the end stands for those that do not."""
    if len(side.crews) <= MOST_ROWS:
        return side.crews
    return (*side.crews[: MOST_ROWS - 1], len(side.crews) - MOST_ROWS + 1)


def draw_roster(
    image: Image.Image, side: CampaignSideView, look: SideLook, ruleset: str, say: Say, theme: Theme, box: Box
) -> None:
    x0, y0, x1, _ = box
    if not side.crews:
        words = say(Message("pic-campaign-no-crews"))
        draw_text(image, ((x0 + x1) / 2, y0 + 26), words, Face(COND, MEDIUM, 27), theme["ink2"], "mm")
    for i, crew in enumerate(shown(side)):
        y = y0 + i * ROW
        if isinstance(crew, int):
            words = say(Message("pic-campaign-more", {"n": crew}))
            draw_text(image, (x0 + SPRITE, y + ROW / 2), words, Face(COND, MEDIUM, 27), theme["ink2"], "lm")
            continue
        if i % 2:
            image.paste(theme["paper"], (x0, y, x1, y + ROW))
        _row(image, crew, look, ruleset, say, theme, (x0, y, x1, y + ROW))


def _row(image: Image.Image, crew: CrewView, look: SideLook, ruleset: str, say: Say, theme: Theme, box: Box) -> None:
    x0, y0, x1, y1 = box
    middle = (y0 + y1) // 2
    lost = crew.status == "lost"
    ink = theme["ink2"] if lost else theme["ink"]
    _sprite(image, crew, ruleset, theme, x0 + SPRITE / 2, middle)
    left, right = x0 + SPRITE + 6, x1 - NOTE - 14
    name, type_ = say(crew.name), say(crew.type)
    honours = _honours_width(crew.kills)
    room = right - left - honours
    face = fit(name, Face(COND, SEMIBOLD, 32), room * 0.62, 24)
    name = shortened(name, face, room * 0.62)
    width = draw_text(image, (left, middle), name, face, ink, "lm")
    if lost:
        image.paste(ink, (round(left) - 2, middle - 1, round(left + width) + 2, middle + 2))
    small = fit(type_, Face(COND, MEDIUM, 26), room - width - 14, 20)
    if room - width - 14 > 40:
        draw_text(
            image, (left + width + 12, middle), shortened(type_, small, room - width - 14), small, theme["ink2"], "lm"
        )
    _honours(image, right - honours + 10, middle, crew.kills, look)
    _note(image, crew, say, theme, x1 - 8, middle)


def _sprite(image: Image.Image, crew: CrewView, ruleset: str, theme: Theme, x: float, y: int) -> None:
    """Heading east; a lost one as a flat shape (a landship under a cross)."""
    if ruleset == "tank_duel":
        style = "flat" if crew.status == "lost" else ""
        _centred(image, tank_stamp(crew.art, crew.nation, 0.0, 0.0, 1.0, style), x, y)
        return
    _centred(image, unit_stamp(crew, theme), x, y)
    if crew.status == "lost":
        for width, colour in ((6.0, piece("paper")), (3.4, piece("ink"))):
            cross = Mask((round(x) - 32, y - 24, round(x) + 32, y + 24), 3)
            for sign in (-1, 1):
                cross.line([(x - 22, y - 14 * sign), (x + 22, y + 14 * sign)], width)
            cross.paint(image, colour)


def _centred(image: Image.Image, stamp: Stamp, x: float, y: float) -> None:
    box = stamp.mask.getbbox()
    if box is not None:
        stamp.place(image, x - ((box[0] + box[2]) / 2 + stamp.dx), y)


def _honours_width(kills: int) -> float:
    return (min(kills, 5) * 15 if kills <= 5 else 20 + text_width(f"{kills}", Face(COND, BOLD, 30))) + 16


def _honours(image: Image.Image, x: float, y: int, kills: int, look: SideLook) -> None:
    """One ring a kill; from six on one ring and the number."""
    for i in range(kills if kills <= 5 else 1):
        _ring(image, x + i * 15 + 5, y, look.ring)
    if kills > 5:
        draw_text(image, (x + 18, y), f"{kills}", Face(COND, BOLD, 30), look.text, "lm")


def _ring(image: Image.Image, x: float, y: int, colour: RGB) -> None:
    for r, tone in ((8.4, piece("paper")), (6.6, colour)):
        mask = Mask((round(x) - 11, y - 11, round(x) + 11, y + 11), 4)
        mask.disc(x, y, r)
        mask.paint(image, tone)


def _note(image: Image.Image, crew: CrewView, say: Say, theme: Theme, right: float, y: int) -> None:
    """A pill that says how the crew stands: filled for ready, amber in battle, hollow for the workshop."""
    words = say(crew.note)
    face = fit(words, Face(COND, BOLD, 25), NOTE - 22, 18)
    words = shortened(words, face, NOTE - 22)
    width = NOTE - 6
    fill, edge, ink = {
        "ready": (piece("done"), piece("done"), (255, 255, 255)),
        "fighting": (piece("amber"), piece("amber"), piece("ink")),
        "lost": (theme["strip"], theme["ink2"], theme["ink2"]),
    }.get(crew.status, (theme["paper"], theme["ink"], theme["ink"]))
    for grow, colour in ((0.0, edge), (-2.4, fill)):
        mask = Mask((round(right - width) - 2, y - 21, round(right) + 2, y + 21), 3)
        mask.rect(right - width - grow, y - 18 - grow, right + grow, y + 18 + grow, 16)
        mask.paint(image, colour)
    draw_text(image, (right - width / 2, y), words, face, ink, "mm")
