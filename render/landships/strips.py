"""The title strip and the bars of the sides, kept by what they say."""

from __future__ import annotations

from PIL import Image

from bot.core.view import BoardView, Message, ScoreView
from render.common.cache import OnceCache
from render.common.fonts import BLACK, BOLD, COND, MEDIUM, SEMIBOLD, SERIF, Face, draw_text, fit, text_width
from render.common.masks import Mask
from render.common.palette import RGB, mix
from render.common.picture import Say
from render.landships import markers, shapes, sprites
from render.landships.colours import FRENCH, GERMAN, SideLook, Theme, nations
from render.landships.pen import Pen

__all__ = ["BAR", "STRIP", "side_bar", "title_strip"]

STRIP, BAR = 80, 66
_kept: OnceCache[Image.Image] = OnceCache(96)


def title_strip(view: BoardView, say: Say, theme: Theme, width: int) -> Image.Image:
    """Scenario and date left, turn, phase and whose move it is right."""
    parts = [say(Message("pic-gw-turn", {"turn": view.turn}))] if view.turn else []
    if view.note is not None:
        parts.append(say(view.note))
    small = view.panel.title if view.panel is not None and view.panel.rows else view.subtitle
    texts = (say(view.title), say(small), tuple(parts), say(view.status))
    return plain_strip(theme, width, texts, deciding=view.deciding)


def plain_strip(
    theme: Theme, width: int, texts: tuple[str, str, tuple[str, ...], str], *, deciding: bool = False
) -> Image.Image:
    """A strip from its texts: title, small text, parts at the right, pill."""
    return _kept.get((theme.name, width, texts, deciding), lambda: _title(theme, width, texts, deciding))


def _title(theme: Theme, width: int, texts: tuple[str, str, tuple[str, ...], str], deciding: bool) -> Image.Image:
    title, date, parts, pill = texts
    image = Image.new("RGB", (width, STRIP), theme["strip"])
    right = _pill(image, theme, width, pill, deciding)
    face = Face(COND, SEMIBOLD, 30)
    for i, part in enumerate(reversed(parts)):
        if i:
            mask = Mask((round(right) - 16, 30, round(right) + 4, 52))
            mask.disc(right - 8, 42, 3.6)
            mask.paint(image, theme["on_strip2"])
            right -= 20
        draw_text(image, (right, 41), part, face, theme["on_strip"], "rm")
        right -= text_width(part, face) + 4
    room = right - 24 - 24
    big = fit(title, Face(SERIF, BOLD, 42), room, 26)
    draw_text(image, (24, 41), title, big, theme["on_strip"], "lm")
    left = 24 + text_width(title, big) + 20
    small = fit(date, Face(COND, MEDIUM, 28), right - 24 - left, 22)
    if text_width(date, small) <= right - 12 - left:
        draw_text(image, (left, 54), date, small, theme["on_strip2"], "ls")
    return image


def _pill(image: Image.Image, theme: Theme, width: int, text: str, deciding: bool) -> float:
    """The gold pill at the right end; gives where the next text may end."""
    if not text:
        return width - 24.0
    face = fit(text, Face(COND, BOLD, 32), width * 0.42, 22)
    w = text_width(text, face) + 36
    mask = Mask((round(width - w) - 24, 10, width - 16, STRIP - 10))
    mask.rect(width - 21 - w, 15, width - 21, STRIP - 14, 9)
    mask.paint(image, theme["gold"] if not deciding else mix(theme["gold"], theme["hit"], 0.28))
    draw_text(image, (width - 21 - w / 2, 41), text, face, (38, 34, 26), "mm")
    return width - 21 - w - 22


def side_bar(view: BoardView, index: int, say: Say, theme: Theme, width: int) -> Image.Image:
    """Shape, name, medals and resources of a side; a gold block when it is to act."""
    side = view.sides[index]
    looks = [theme.look(n) for n in nations(view).values()]
    names = tuple(say(s.name).upper() for s in view.sides)
    acts, hq = view.to_act == side.id, say(Message("pic-gw-hq"))
    key = ("bar", theme.name, width, looks[index].nation, names, index, side.score, acts, hq)
    return _kept.get(key, lambda: _bar(theme, width, looks[index], names, index, side.score, acts, hq))


def _bar(
    theme: Theme, width: int, look: SideLook, names: tuple[str, ...], index: int, score: ScoreView, acts: bool, hq: str
) -> Image.Image:
    image = Image.new("RGB", (width, BAR), theme["strip2"])
    if acts:
        image.paste(theme["gold"], (0, 0, 10, BAR))
    _chip(image, theme, look)
    faces = [fit(n, Face(COND, BOLD, 32), 240, 22) for n in names]
    draw_text(image, (95, 34), names[index], faces[index], theme["on_strip"], "lm")
    x = 95 + max(text_width(n, f) for n, f in zip(names, faces, strict=True)) + 32
    end = _resources(image, theme, width, score, hq)
    if score.medals_needed:
        x += draw_text(image, (x, 35), str(score.medals), Face(COND, BLACK, 42), theme["gold"], "lm") + 4
        x += (
            draw_text(image, (x, 37), f"/{score.medals_needed}", Face(COND, SEMIBOLD, 30), theme["on_strip2"], "lm")
            + 36
        )
        _medals(image, theme, look, score, x, end)
    return image


def _chip(image: Image.Image, theme: Theme, look: SideLook) -> None:
    def paint(pen: Pen) -> None:
        w, h, corner = 58.0, 42.0, 9.0 if look.nation == GERMAN else 8.0
        if look.rim is not None or look.nation == GERMAN:
            pen.poly(shapes.outline(look.nation, w, h, corner, 1.8), mix(look.face, (255, 255, 255), 0.75))
        pen.poly(shapes.outline(look.nation, w, h, corner), look.edge)
        inner = shapes.outline(look.nation, w, h, corner, -3)
        pen.poly(inner, look.face)
        if look.nation == GERMAN:
            shapes.hatch(pen, inner, mix(look.line, (150, 185, 210), 0.62), 8.5, 3.0)
        elif look.nation == FRENCH:
            for y in (0.0, 9.0):
                pen.rect((-w / 2 + 3, y, w / 2 - 3, y + 5), look.edge)
        else:
            pen.rect((-w / 2 + 2, 3, w / 2 - 2, 9.5), look.edge)

    sprites.drawn(("chip", theme.name, look.nation), (-33, -25, 33, 25), 1.0, paint).place(image, 52, 33)


def _medals(image: Image.Image, theme: Theme, look: SideLook, score: ScoreView, x: float, end: float) -> None:
    count = max(score.medals_needed, min(score.medals, score.medals_needed + 2))
    pitch = min(36.0, (end - x - 30) / max(1, count))
    for i in range(count):
        won = i < score.medals

        def paint(pen: Pen, won: bool = won) -> None:
            markers.medal(pen, theme, look, won)

        sprite = sprites.drawn(("medal", theme.name, look.nation, won), (-14, -22, 14, 22), 1.0, paint)
        sprite.place(image, x + 12 + pitch * i, 33)


def _resources(image: Image.Image, theme: Theme, width: int, score: ScoreView, hq: str) -> float:
    """Tokens, cards and reserve artillery, right-aligned in columns of 100; gives where they begin."""
    ink: RGB = theme["on_strip"]
    cells: tuple[tuple[str, int], ...] = (
        ("hq", score.hq_tokens),
        ("command", score.command_cards),
        ("combat", score.combat_cards),
        ("guns", score.reserve_artillery),
    )
    x = width - 374.0
    for name, number in cells:

        def paint(pen: Pen, name: str = name) -> None:
            if name == "hq":
                markers.hq_token(pen, theme, hq, 16)
            elif name == "guns":
                markers.artillery_icon(pen, ink)
            else:
                markers.card_icon(pen.at(1, 2, 0, 0.9), theme, name == "combat")

        sprites.drawn((name, theme.name, hq), (-24, -22, 26, 22), 1.0, paint).place(image, x, 33)
        draw_text(image, (x + (28 if name != "guns" else 34), 35), str(number), Face(COND, BOLD, 36), ink, "lm")
        x += 100
    return width - 374.0 - 30
