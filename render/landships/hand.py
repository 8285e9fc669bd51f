"""A secret hand as a picture: its cards in rows, and what can be spent in the last cell."""

from __future__ import annotations

from PIL import Image

from bot.core.view import HandView, Message
from render.common.fonts import BLACK, BOLD, COND, MEDIUM, SEMI, SEMIBOLD, SERIF, Face, draw_text, fit
from render.common.masks import Mask
from render.common.palette import mix
from render.common.picture import Say
from render.landships import markers, sprites, strips
from render.landships.cards import CARD_H, CARD_W, card_stamp
from render.landships.colours import Theme
from render.landships.pen import Pen
from render.landships.textflow import flow

__all__ = ["hand_image"]

_GAP_X, _GAP_Y, _MARGIN = 28.0, 32.0, 12.0


def hand_image(hand: HandView, say: Say, theme: Theme) -> Image.Image:
    """Up to five cards in three columns, more in four; RGB, 1400 or 1600 wide."""
    cards = [*hand.command, *hand.combat]
    columns, width = (3, 1400) if len(cards) <= 5 else (4, 1600)
    k = (width - 2 * _MARGIN + _GAP_X) / (columns * (CARD_W + _GAP_X))
    k = round(k, 4)
    rows = len(cards) // columns + 1
    top = strips.STRIP + 21
    height = round(top + rows * (CARD_H + _GAP_Y) * k)
    image = Image.new("RGB", (width, height), theme["frame"])
    texts = (say(Message("pic-gw-hand")), say(Message("pic-gw-hand-secret")), (), "")
    image.paste(strips.plain_strip(theme, width, texts), (0, 0))
    cells = [
        (_MARGIN + c * (CARD_W + _GAP_X) * k, top + r * (CARD_H + _GAP_Y) * k)
        for r in range(rows)
        for c in range(columns)
    ]
    for card, (x, y) in zip(cards, cells, strict=False):
        card_stamp(card, say, k).place(image, x, y)
    _spending(image, hand, say, theme, cells[len(cards)], k)
    return image


def _spending(image: Image.Image, hand: HandView, say: Say, theme: Theme, at: tuple[float, float], k: float) -> None:
    x, y = at
    box = (round(x) - 1, round(y) - 1, round(x + CARD_W * k) + 2, round(y + CARD_H * k) + 2)
    for inset, colour in ((0.0, mix(theme["dim"], theme["ink2"], 0.4)), (2.0, theme["dim"])):
        mask = Mask(box, 2)
        mask.rect(x + inset, y + inset, x + CARD_W * k - inset, y + CARD_H * k - inset, 22 * k)
        mask.paint(image, colour)
    title = say(Message("pic-gw-spend"))
    draw_text(
        image,
        (x + 26 * k, y + 58 * k),
        title,
        fit(title, Face(SERIF, BOLD, round(40 * k)), 390 * k, 22),
        theme["ink"],
        "ls",
    )
    hq = say(Message("pic-gw-hq"))
    cells = (("hq", hand.hq_tokens, "pic-gw-tokens"), ("command", len(hand.command), "pic-gw-command-cards"),
             ("combat", len(hand.combat), "pic-gw-combat-cards"))  # fmt: skip
    for i, (icon, number, key) in enumerate(cells):
        row = y + (124 + 84 * i) * k

        def paint(pen: Pen, icon: str = icon) -> None:
            if icon == "hq":
                markers.hq_token(pen, theme, hq, 28)
            else:
                markers.card_icon(pen.at(2, 2, 0, 1.4), theme, icon == "combat")

        sprites.drawn(("spend", icon, hq, theme.name), (-32, -32, 32, 32), k, paint).place(image, x + 56 * k, row)
        draw_text(image, (x + 142 * k, row), str(number), Face(COND, BLACK, round(50 * k)), theme["ink"], "rm")
        words = say(Message(key, {"count": number}))
        face = fit(words, Face(COND, SEMIBOLD, round(31 * k)), 262 * k, 18)
        draw_text(image, (x + 158 * k, row), words, face, theme["ink2"], "lm")
    y2 = y + 384 * k
    rule = Mask((round(x), round(y2) - 2, round(x + CARD_W * k), round(y2) + 3), 1)
    rule.rect(x + 26 * k, y2, x + (CARD_W - 26) * k, y2 + 1.6)
    rule.paint(image, mix(theme["dim"], theme["ink2"], 0.5))
    note, face = say(Message("pic-gw-hand-note")), Face(SEMI, MEDIUM, round(29 * k))
    flow(image, (x + 26 * k, y + 404 * k), note, face, theme["ink2"], 390 * k, 5, smallest=round(22 * k))
