"""One card as its owner sees it, 440 by 622 units."""

from __future__ import annotations

from typing import NamedTuple

from PIL import Image, ImageDraw

from bot.core.view import CardView, Message
from render.common.cache import OnceCache
from render.common.fonts import BLACK, BOLD, COND, MEDIUM, SEMI, SEMIBOLD, SERIF, Face, draw_text, fit, text_width
from render.common.masks import Mask
from render.common.palette import RGB, mix, rgb
from render.common.picture import Say
from render.common.stamps import Stamp
from render.landships.card_art import draw_art
from render.landships.card_props import HEIGHT, WIDTH
from render.landships.pen import Pen, Point
from render.landships.textflow import fitted

__all__ = ["CARD_H", "CARD_W", "COLOURS", "card_stamp"]

CARD_W, CARD_H = 440.0, 622.0
_PAPER, _INK, _INK2, _GOLD = rgb("EFE5CB"), rgb("26241C"), rgb("5B5444"), rgb("F0C84F")
_GREEN, _GREY, _CREAM = rgb("276038"), rgb("D0C6AA"), rgb("F8F1DF")
HEADERS: dict[str, RGB] = {
    "section": rgb("2E4A60"), "tactic": rgb("4B5530"), "combat": rgb("7C2A20"), "reaction": rgb("5A3566"),
}  # fmt: skip
COLOURS = (_PAPER, _INK, _GOLD, _GREY, _CREAM, *HEADERS.values())
"""Colours that must survive in every palette."""
_cache: OnceCache[Stamp] = OnceCache(160)


def card_stamp(card: CardView, say: Say, k: float) -> Stamp:
    """The card at ``k`` pixels per unit, anchored at its upper left corner; the same in both themes."""
    kind = card.kind if card.kind in HEADERS else "tactic"
    note = say(card.note) if card.note is not None else say(Message(f"pic-gw-line-{kind}"))
    words = _Words(
        say(card.title),
        say(card.text),
        note,
        say(Message(f"pic-gw-kind-{kind}")),
        say(Message("pic-gw-playable")) if card.playable else "",
        tuple(say(Message(f"pic-gw-{s}")) for s in ("left", "centre", "right")),
    )
    key = (words, kind, card.number, card.art, card.cost, card.sections, card.playable, k)
    return _cache.get(key, lambda: _make(card, kind, words, k))


class _Words(NamedTuple):
    """Texts of a card in the reader's language."""

    title: str
    text: str
    note: str
    kind: str
    playable: str
    sections: tuple[str, ...]


def _make(card: CardView, kind: str, words: _Words, k: float) -> Stamp:
    pen = Pen.sheet((0, 0, CARD_W + 6, CARD_H + 8), k, 2)
    colour = HEADERS[kind]
    pen.rect((4, 6, CARD_W + 4, CARD_H + 6), (0, 0, 0, 84), r=22)
    pen.rect((0, 0, CARD_W, CARD_H), _INK, r=22)
    pen.rect((3, 3, CARD_W - 3, CARD_H - 3), _PAPER, r=19.5)
    _header(pen, kind, colour)
    if card.cost is not None:
        pen.disc(CARD_W - 44, 42, 32, _INK)
        pen.disc(CARD_W - 44, 42, 29, _GOLD)
        pen.disc(CARD_W - 44, 42, 25.4, None, rgb("B07F1E"), 1.6)
    _art(pen, card.art, kind)
    if card.sections is not None:
        _section_boxes(pen, card.sections)
    else:
        pen.rect((18, 306, CARD_W - 18, 358), colour, r=8)
        pen.rect((19.6, 307.6, CARD_W - 19.6, 356.4), mix(_PAPER, colour, 0.2), r=6.6)
    pen.disc(382, 290, 27, _INK)
    pen.disc(382, 290, 24, _CREAM)
    pen.line([(20, 560), (CARD_W - 20, 560)], mix(_PAPER, _INK2, 0.45), 1.4, round_ends=False)
    made = pen.stamp()
    _texts(made.image, card, words, k)
    return made


def _header(pen: Pen, kind: str, colour: RGB) -> None:
    pen.rect((3, 3, CARD_W - 3, 60), colour, r=19.5)
    pen.rect((3, 40, CARD_W - 3, 76), colour)
    if kind == "tactic":
        pen.rect((3, 80, CARD_W - 3, 85), colour)
    elif kind in ("combat", "reaction"):
        teeth: list[Point] = [(3, 75)]
        count = 24
        pitch = (CARD_W - 6) / count
        for i in range(count):
            teeth += [(3 + (i + 0.5) * pitch, 86), (3 + (i + 1) * pitch, 75)]
        pen.poly(teeth, colour)


def _art(pen: Pen, art: str, kind: str) -> None:
    picture = Pen.sheet((0, 0, WIDTH, HEIGHT), pen.k, pen.ss)
    draw_art(picture, art, kind)
    mask = Image.new("L", picture.image.size)
    ImageDraw.Draw(mask).rounded_rectangle((0, 0, mask.width - 1, mask.height - 1), round(10 * pen.scale), fill=255)
    x, y = pen.to_sheet((18, 96))
    pen.image.paste(picture.image, (round(x), round(y)), mask)


def _section_boxes(pen: Pen, sections: tuple[int, int, int]) -> None:
    for i, number in enumerate(sections):
        x = 18 + 138 * i
        line, fill = (_INK, _GOLD) if number else (mix(_GREY, _INK2, 0.4), _GREY)
        pen.rect((x, 306, x + 128, 390), line, r=9)
        pen.rect((x + 2.6, 308.6, x + 125.4, 387.4), fill, r=6.8)
        if not number:
            pen.rect((x + 46, 335, x + 82, 341), mix(_GREY, _INK2, 0.4), r=3)
        if i:
            for y in range(310, 390, 11):
                pen.disc(x - 5, y, 2.6, _INK)


def _texts(image: Image.Image, card: CardView, words: _Words, k: float) -> None:
    """All texts, painted at their real size so that they stay sharp."""

    def at(x: float, y: float) -> Point:
        return x * k, y * k

    room = (CARD_W - 36 - (78 if card.cost is not None else 0)) * k
    title = fit(words.title, Face(SERIF, BOLD, round(42 * k)), room, round(24 * k))
    draw_text(image, at(18, 41), words.title, title, _CREAM, "lm")
    if card.cost is not None:
        draw_text(image, at(CARD_W - 44, 42), str(card.cost), Face(COND, BLACK, round(44 * k)), _INK, "mm")
    draw_text(image, at(382, 290), str(card.number), Face(COND, BLACK, round(38 * k)), _INK, "mm")
    if card.sections is not None:
        for i, number in enumerate(card.sections):
            x = 18 + 138 * i + 64
            if number:
                draw_text(image, at(x, 343), str(number), Face(COND, BLACK, round(56 * k)), _INK, "mm")
            name = words.sections[i].upper()
            face = fit(name, Face(COND, SEMIBOLD, round(21 * k)), 118 * k, round(15 * k))
            draw_text(image, at(x, 377), name, face, _INK if number else mix(_GREY, _INK2, 0.62), "mm")
        _body(image, words.text, at(20, 404), 404 * k, 148 * k, k)
    else:
        face = fit(words.note, Face(COND, BOLD, round(29 * k)), 300 * k, round(22 * k))
        draw_text(image, at(32, 332), words.note, face, _INK, "lm")
        _body(image, words.text, at(20, 376), 404 * k, 176 * k, k)
    _foot(image, words, k)


def _body(image: Image.Image, text: str, at: Point, width: float, height: float, k: float) -> None:
    """The card's text in the largest size that fits its place."""
    size = round(33 * k)
    while True:
        face, lines = fitted(text, Face(SEMI, MEDIUM, size), width, 99, size)
        if len(lines) * size * 1.18 <= height or size <= round(22 * k):
            break
        size -= 1
    for i, line in enumerate(lines):
        draw_text(image, (at[0], at[1] + size * 0.95 + i * size * 1.18), line, face, _INK, "ls")


def _foot(image: Image.Image, words: _Words, k: float) -> None:
    """Kind at the left; at the right a tick when it may be played now."""
    face = fit(words.playable or " ", Face(COND, BOLD, round(25 * k)), 200 * k, round(18 * k))
    left = 20 * k
    draw_text(
        image,
        (left, 591 * k),
        words.kind,
        fit(words.kind, Face(COND, SEMIBOLD, round(24 * k)), 190 * k, round(18 * k)),
        _INK2,
        "ls",
    )
    if not words.playable:
        return
    w = text_width(words.playable, face)
    right = (CARD_W - 20) * k
    draw_text(image, (right, 591 * k), words.playable, face, _GREEN, "rs")
    x, y = right - w - 26 * k, 582 * k
    tick = Mask((round(x) - 4, round(y - 14 * k), round(x + 26 * k), round(y + 14 * k)), 3)
    tick.line([(x, y), (x + 6 * k, y + 6 * k), (x + 17 * k, y - 9 * k)], 4.2 * k)
    tick.paint(image, _GREEN)
