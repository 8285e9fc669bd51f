"""One page: a title strip, a panel a side with its account and its roster, and the battles below."""

from __future__ import annotations

import math

from PIL import Image

from bot.core.view import BattleView, CampaignSideView, CampaignView, Message
from render.campaign import roster
from render.campaign.landships import palette_of
from render.common.encode import encode
from render.common.fonts import BOLD, COND, MEDIUM, SEMIBOLD, Face, draw_text, fit, text_width
from render.common.masks import Box, Mask
from render.common.picture import Picture, Say, ThemeName
from render.duel.badges import mark_stamp
from render.duel.header import shortened
from render.duel.theme import Theme, piece, theme_of

__all__ = ["WIDTH", "draw"]

WIDTH = 1300
MARGIN, GAP = 30, 20
STRIP, HEAD = 104, 150
BATTLE = 52


def draw(view: CampaignView, say: Say, theme_name: ThemeName = "light") -> Picture:
    """The page as a picture 1300 px wide; its height goes with the longer roster."""
    theme = theme_of(theme_name)
    rows = max((len(roster.shown(s)) for s in view.sides), default=0)
    panels = HEAD + max(rows, 1) * roster.ROW + 24
    battles = math.ceil(len(view.battles) / 2) * BATTLE + 60 if view.battles else 24
    image = Image.new("RGB", (WIDTH, STRIP + 20 + panels + battles), theme["paper"])
    _strip(image, view, say, theme)
    width = (WIDTH - 2 * MARGIN - GAP) / 2
    for i in (0, 1):
        x0 = round(MARGIN + i * (width + GAP))
        box = (x0, STRIP + 20, round(x0 + width), STRIP + 20 + panels)
        _panel(image, view.sides[i] if i < len(view.sides) else None, i, view, say, theme, box)
    _battles(image, view, say, theme, STRIP + 20 + panels)
    return encode(image, palette_of(view, theme))


def _strip(image: Image.Image, view: CampaignView, say: Say, theme: Theme) -> None:
    image.paste(theme["strip"], (0, 0, WIDTH, STRIP))
    image.paste(theme["rule"], (0, STRIP - 2, WIDTH, STRIP))
    words = say(view.status).upper()
    face = fit(words, Face(COND, BOLD, 40), 430, 28)
    width = text_width(words, face) + 52
    right = WIDTH - MARGIN
    pill = Mask((round(right - width) - 2, 22, right + 2, 82), 3)
    pill.rect(right - width, 25, right, 78, 24)
    pill.paint(image, piece("done"))
    draw_text(image, (right - width / 2, 52), words, face, (255, 255, 255), "mm")
    room = right - width - MARGIN - 24
    title = say(view.title)
    face = fit(title, Face(COND, SEMIBOLD, 52), room, 34)
    draw_text(image, (MARGIN, 55), shortened(title, face, room), face, theme["ink"])
    below = say(view.subtitle)
    face = fit(below, Face(COND, MEDIUM, 27), room, 22)
    draw_text(image, (MARGIN, 89), shortened(below, face, room), face, theme["ink2"])


def _panel(
    image: Image.Image, side: CampaignSideView | None, index: int, view: CampaignView, say: Say, theme: Theme, box: Box
) -> None:
    x0, y0, x1, y1 = box
    look = theme.sides[index]
    radius = 14 if index == 0 else 2
    ring = look.ring if side is not None else theme["rule"]
    for inset, colour in ((0.0, ring), (2.6, theme["panel"])):
        mask = Mask((x0 - 1, y0 - 1, x1 + 1, y1 + 1), 3)
        mask.rect(x0 + inset, y0 + inset, x1 - inset, y1 - inset, max(1, radius - inset))
        mask.paint(image, colour)
    if side is None:
        words = say(Message("pic-campaign-open-side"))
        draw_text(image, ((x0 + x1) / 2, y0 + 80), words, Face(COND, MEDIUM, 30), theme["ink2"], "mm")
        return
    mark_stamp(look, 48).place(image, x0 + 44, y0 + 44)
    name = say(side.name)
    face = fit(name, Face(COND, BOLD, 42), 320, 28)
    end = draw_text(image, (x0 + 80, y0 + 56), shortened(name, face, 320), face, look.text)
    people = say(side.people)
    room = x1 - x0 - 80 - end - 40
    face = fit(people, Face(COND, MEDIUM, 27), room, 20)
    draw_text(image, (x0 + 96 + end, y0 + 55), shortened(people, face, room), face, theme["ink2"])
    _account(image, side, say, theme, (x0 + 24, y0 + 66, x1 - 24, y0 + HEAD))
    roster.draw_roster(image, side, look, view.ruleset, say, theme, (x0 + 14, y0 + HEAD, x1 - 14, y1 - 12))


def _account(image: Image.Image, side: CampaignSideView, say: Say, theme: Theme, box: Box) -> None:
    """Four numbers with their words."""
    x0, y0, x1, y1 = box
    step = (x1 - x0) / 4
    cells = (("won", side.won), ("kills", side.kills), ("losses", side.losses), ("ready", side.ready))
    for i, (key, number) in enumerate(cells):
        x = x0 + i * step
        digits = Face(COND, BOLD, 46)
        end = x + draw_text(image, (x, y0 + 50), str(number), digits, theme["ink"]) + 9
        words = say(Message(f"pic-campaign-{key}", {"n": number}))
        face = fit(words, Face(COND, MEDIUM, 27), x + step - end - 8, 20)
        draw_text(image, (end, y0 + 50), shortened(words, face, x + step - end - 8), face, theme["ink2"])
    image.paste(theme["rule"], (x0, y1 - 12, x1, y1 - 10))


def _battles(image: Image.Image, view: CampaignView, say: Say, theme: Theme, top: int) -> None:
    """The battles in two columns, each with the mark of who won it."""
    width = (WIDTH - 2 * MARGIN - GAP) / 2
    for i, battle in enumerate(view.battles):
        x, y = MARGIN + (i % 2) * (width + GAP), top + 30 + (i // 2) * BATTLE
        _battle(image, battle, view, say, theme, x, y, width)


def _battle(
    image: Image.Image, battle: BattleView, view: CampaignView, say: Say, theme: Theme, x: float, y: float, width: float
) -> None:
    ids = [s.id for s in view.sides]
    look = theme.sides[ids.index(battle.winner)] if battle.winner in ids else None
    if look is not None:
        mark_stamp(look, 34).place(image, x + 20, y + 18)
    else:
        circle = Mask((round(x) + 2, round(y), round(x) + 40, round(y) + 38), 3)
        circle.ring(x + 20, y + 18, 13, 3)
        circle.paint(image, piece("amber") if battle.is_open else theme["ink2"])
    if battle.winner in ids:
        result = say(Message("pic-campaign-won-by", {"side": view.sides[ids.index(battle.winner)].name}))
    else:
        result = say(Message("pic-campaign-open" if battle.is_open else "pic-campaign-drawn"))
    number = draw_text(image, (x + 48, y + 28), f"{battle.number}", Face(COND, BOLD, 32), theme["ink"])
    right = text_width(result, Face(COND, MEDIUM, 27))
    room = width - 48 - number - right - 40
    title = say(battle.title)
    face = fit(title, Face(COND, SEMIBOLD, 30), room, 22)
    draw_text(image, (x + 62 + number, y + 28), shortened(title, face, room), face, theme["ink"])
    draw_text(image, (x + width - 8, y + 28), result, Face(COND, MEDIUM, 27), theme["ink2"], "rs")
