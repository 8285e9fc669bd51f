"""The strip above the board: title, turn boxes, whose move it is."""

from __future__ import annotations

from PIL import Image

from bot.core.view import BoardView, Message
from render.common.fonts import BOLD, COND, MEDIUM, SEMIBOLD, Face, draw_text, fit, text_width
from render.common.masks import Mask
from render.common.picture import Say
from render.duel.badges import mark_stamp
from render.duel.theme import Theme, piece, side_index

__all__ = ["HEADER", "draw_header", "shortened"]

HEADER = 96
_MARGIN = 33


def shortened(text: str, face: Face, width: float) -> str:
    """The text, cut at a word with dots when it is still too wide at its smallest."""
    if text_width(text, face) <= width:
        return text
    while text and text_width(text + "…", face) > width:
        text = text[:-1]
    return text.rstrip(" ·,") + "…"


def draw_header(image: Image.Image, view: BoardView, say: Say, theme: Theme) -> None:
    width = image.width
    image.paste(theme["strip"], (0, 0, width, HEADER))
    image.paste(theme["rule"], (0, HEADER - 1, width, HEADER))
    middle = round(width * 0.40)
    room = middle - _MARGIN - 24
    title = say(view.title)
    face = fit(title, Face(COND, SEMIBOLD, 46), room, 32)
    draw_text(image, (_MARGIN, 52), shortened(title, face, room), face, theme["ink"])
    below = say(view.subtitle)
    face = fit(below, Face(COND, MEDIUM, 24), room, 20)
    draw_text(image, (_MARGIN, 83), shortened(below, face, room), face, theme["ink2"])
    end = _turns(image, view, say, theme, middle)
    _pill(image, view, say, theme, width - _MARGIN, end + 28)


def _turns(image: Image.Image, view: BoardView, say: Say, theme: Theme, x: int) -> float:
    words = say(Message("pic-turn", {"turn": view.turn})).upper()
    end = x + draw_text(image, (x, 52), words, Face(COND, BOLD, 46), theme["ink"])
    if view.turns:
        end += draw_text(image, (end, 52), f" / {view.turns}", Face(COND, MEDIUM, 34), theme["ink2"])
        step = min(25.0, 230 / view.turns)
        for i in range(view.turns):
            _box(image, theme, round(x + i * step), step, i + 1 - view.turn)
        end = max(end, x + view.turns * step)
    return end


def _box(image: Image.Image, theme: Theme, x: int, step: float, when: int) -> None:
    """One turn: filled in the past, amber now, hollow later."""
    width = max(4, round(step * 0.78))
    line = theme["ink"] if when == 0 else theme["ink2"]
    image.paste(line, (x, 65, x + width, 82))
    fill = piece("amber") if when == 0 else theme["ink2"] if when < 0 else theme["strip"]
    image.paste(fill, (x + 2, 67, x + width - 2, 80))


def _pill(image: Image.Image, view: BoardView, say: Say, theme: Theme, right: int, left: float) -> None:
    """A pill in the side's shape and colour with its mark; amber while a question is open."""
    words = say(view.status).upper()
    # while a question is open the pill speaks of whoever decides, who need not be the side to act
    marked = bool(view.to_act) and not view.deciding
    extra = 82 if marked else 52
    face = fit(words, Face(COND, BOLD, 42), right - left - extra, 26)
    words = shortened(words, face, right - left - extra)
    width = text_width(words, face) + extra
    index = side_index(view, view.to_act)
    x0 = right - width
    mask = Mask((round(x0) - 2, 8, right + 2, 64), 3)
    mask.rect(x0, 11, right, 60, 24 if index == 0 or not marked else 5)
    look = theme.sides[index]
    fill = piece("amber") if view.deciding else look.ring if marked else piece("done")
    mask.paint(image, fill)
    ink = piece("ink") if view.deciding else (255, 255, 255)
    if marked:
        mark_stamp(look, 38).place(image, x0 + 31, 35.5)
    draw_text(image, (x0 + (58 if marked else 26), 36), words, face, ink, "lm")
    if view.note is not None:
        note = say(view.note)
        face = fit(note, Face(COND, MEDIUM, 24), right - left + 10, 20)
        draw_text(image, (right, 86), shortened(note, face, right - left + 10), face, theme["ink2"], "rs")
