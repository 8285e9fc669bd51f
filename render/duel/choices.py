"""The private picture of where a tank may go: a zoom with numbered hexes and what each costs.

Of the panel, the first line stands under the title, the second at the foot; the result is the points to spend,
and the dice of all rows stand beside it.
"""

from __future__ import annotations

from PIL import Image

from bot.core.view import BoardView, Choice, Message, OverlayKind, Panel
from render.common.encode import encode
from render.common.fonts import BOLD, COND, MEDIUM, SEMIBOLD, Face, draw_text, fit
from render.common.picture import Picture, Say
from render.duel.badges import mark_stamp
from render.duel.dice import dice_of, die_stamp
from render.duel.header import shortened
from render.duel.overlays import draw_scene
from render.duel.overlays.reach import domino
from render.duel.scene import crop_scene, window_for
from render.duel.theme import Theme, side_index

__all__ = ["compose_choices", "draw_choices"]

WIDTH, HEAD, FOOT = 1000, 96, 92
_LEAST, _MOST = 640, 1040


def draw_choices(view: BoardView, say: Say, theme: Theme) -> Picture:
    return encode(compose_choices(view, say, theme), theme.veil_palette)


def compose_choices(view: BoardView, say: Say, theme: Theme) -> Image.Image:
    assert view.panel is not None
    found = tuple(c for o in view.overlays if o.kind == OverlayKind.REACH for c in o.choices)
    movers = tuple(h for o in view.overlays if o.kind == OverlayKind.MOVER for h in o.hexes)
    hexes = (*(view.crop.hexes if view.crop is not None else ()), *(c.hex for c in found), *movers)
    scale, tall = window_for(view, hexes, WIDTH, _LEAST, _MOST, 1.45)
    image = Image.new("RGB", (WIDTH, HEAD + tall + FOOT), theme["ink"])
    scene = crop_scene(view, theme, image, (2, HEAD, WIDTH - 2, HEAD + tall), hexes, scale)
    draw_scene(scene, say)
    _head(image, view, view.panel, say, theme)
    _foot(image, view, view.panel, found, say, theme, HEAD + tall)
    return image


def _head(image: Image.Image, view: BoardView, panel: Panel, say: Say, theme: Theme) -> None:
    image.paste(theme["ink"], (0, 0, WIDTH, HEAD))
    image.paste(theme["strip"], (2, 2, WIDTH - 2, HEAD - 2))
    look = theme.sides[side_index(view, panel.side or view.to_act)]
    mark_stamp(look, 42).place(image, 46, HEAD / 2)
    right = WIDTH - 30.0
    points = panel.result if panel.result is not None else panel.rows[0].title if panel.rows else None
    if points is not None:
        right -= draw_text(image, (right, HEAD / 2 + 2), say(points), Face(COND, BOLD, 46), theme["ink"], "rm") + 20
    for die in reversed([d for row in panel.rows for d in row.dice]):
        for shape, words, colour in reversed(dice_of(die, look)):
            die_stamp(shape, words, colour, 38).place(image, right - 38, HEAD / 2 + 4)
            right -= 82
    room = right - 82 - 16
    title = say(panel.title)
    below = say(panel.lines[0]) if panel.lines else ""
    face = fit(title, Face(COND, BOLD, 40), room, 28)
    draw_text(image, (82, 49 if below else 62), shortened(title, face, room), face, theme["ink"])
    face = fit(below, Face(COND, MEDIUM, 25), room, 22)
    draw_text(image, (82, 82), shortened(below, face, room), face, theme["ink2"])


def _foot(
    image: Image.Image, view: BoardView, panel: Panel, found: tuple[Choice, ...], say: Say, theme: Theme, top: int
) -> None:
    """One domino explained, and what comes next."""
    image.paste(theme["ink"], (0, top, WIDTH, top + 2))
    image.paste(theme["strip"], (2, top + 2, WIDTH - 2, image.height - 2))
    middle = top + FOOT / 2
    x = 36.0
    if found:
        sample = found[min(len(found) - 1, 6)]
        look = theme.sides[side_index(view, panel.side or view.to_act)]
        stamp = domino(sample.number, sample.cost, look, 1.2)
        stamp.place(image, x + stamp.size[0] / 2 - 6, middle)
        words = say(Message("pic-choice", {"number": sample.number, "cost": sample.cost}))
        x += stamp.size[0] + 8
        face = fit(words, Face(COND, SEMIBOLD, 34), WIDTH * 0.5, 26)
        x += draw_text(image, (x, middle), words, face, theme["ink"], "lm")
    if len(panel.lines) > 1:
        words = say(panel.lines[1])
        room = WIDTH - 30 - x - 24
        face = fit(words, Face(COND, MEDIUM, 29), room, 22)
        draw_text(image, (WIDTH - 26, middle), shortened(words, face, room), face, theme["ink2"], "rm")
