"""The picture of a question: who decides, what just happened, a zoom, and one row for every button.

Row i belongs to aim line i; further rows (hold ...) have a pause sign. A row's title names the tank, its lines
say what the shot would meet, its result is the chance.
"""

from __future__ import annotations

from PIL import Image

from bot.core.view import BoardView, Counter, DiceRow, OverlayKind, Panel
from render.common.encode import encode
from render.common.fonts import BOLD, COND, MEDIUM, SEMIBOLD, Face, draw_text, fit, text_width, wrap
from render.common.masks import Mask
from render.common.picture import Picture, Say
from render.duel.badges import mark_stamp
from render.duel.header import shortened
from render.duel.overlays import draw_scene
from render.duel.scene import crop_scene, window_for
from render.duel.theme import Theme, piece, side_index

__all__ = ["compose_question", "draw_question"]

WIDTH, HEAD, ROW = 1000, 104, 64
_LEAST, _MOST = 690, 900
_SMALL = Face(COND, SEMIBOLD, 31)


def draw_question(view: BoardView, say: Say, theme: Theme) -> Picture:
    return encode(compose_question(view, say, theme), theme.palette)


def compose_question(view: BoardView, say: Say, theme: Theme) -> Image.Image:
    assert view.panel is not None
    panel = view.panel
    hexes = view.crop.hexes if view.crop is not None else tuple(c.hex for c in view.counters)
    scale, tall = window_for(view, hexes, WIDTH - 6, _LEAST, _MOST, 1.28)
    below = _below(panel, say)
    top = HEAD + 34 * max(0, len(below) - 1)
    height = top + tall + 12 + ROW * max(1, len(panel.rows)) + 10
    image = Image.new("RGB", (WIDTH, height), theme["ink"])
    scene = crop_scene(view, theme, image, (3, top, WIDTH - 3, top + tall), hexes, scale)
    draw_scene(scene, say)
    _head(image, view, panel, say, theme, below, top)
    top += tall
    image.paste(theme["ink"], (0, top, WIDTH, top + 3))
    image.paste(theme["paper"], (3, top + 3, WIDTH - 3, height - 3))
    aims = [o for o in view.overlays if o.kind == OverlayKind.AIM and len(o.hexes) > 1]
    for i, row in enumerate(panel.rows):
        shooter = None
        if i < len(aims):
            shooter = next((c for c in view.counters if c.hex == aims[i].hexes[0]), None)
        _row(image, view, row, shooter, say, theme, top + 9 + ROW * i)
    return image


def _below(panel: Panel, say: Say) -> list[str]:
    """What just happened, in one line or two."""
    if not panel.lines:
        return []
    words, room = say(panel.lines[0]), WIDTH - 106 - 24
    face = fit(words, _SMALL, room, 27)
    if text_width(words, face) <= room:
        return [words]
    first, *rest = wrap(words, _SMALL.sized(27), room)
    return [first, shortened(" ".join(rest), _SMALL.sized(27), room)] if rest else [first]


def _head(
    image: Image.Image, view: BoardView, panel: Panel, say: Say, theme: Theme, below: list[str], height: int
) -> None:
    """Amber, in both themes: somebody is waited for."""
    image.paste(piece("ink"), (0, 0, WIDTH, height))
    image.paste(piece("amber"), (3, 3, WIDTH - 3, height - 3))
    mark_stamp(theme.sides[side_index(view, panel.side or view.to_act)], 54).place(image, 56, height / 2)
    room = WIDTH - 106 - 24
    title = say(panel.title)
    face = fit(title, Face(COND, BOLD, 46), room, 32)
    draw_text(image, (106, 53 if below else 68), shortened(title, face, room), face, piece("ink"))
    for i, line in enumerate(below):
        face = _SMALL.sized(27) if len(below) > 1 else fit(line, _SMALL, room, 27)
        draw_text(image, (106, 90 + 33 * i), line, face, piece("ink"))


def _row(
    image: Image.Image, view: BoardView, row: DiceRow, shooter: Counter | None, say: Say, theme: Theme, top: int
) -> None:
    middle = top + ROW / 2
    if shooter is not None:
        look = theme.sides[side_index(view, shooter.side)]
        box = Mask((26, top + 6, 76, top + 60), 3)
        box.rect(28, middle - 22, 72, middle + 22, 22 if look.index == 0 else 4)
        box.paint(image, look.ring)
        draw_text(image, (50, middle), str(shooter.number), Face(COND, BOLD, 38), (255, 255, 255), "mm")
    else:
        _pause(image, theme, middle)
    right = WIDTH - 26.0
    if row.result is not None:
        right -= draw_text(image, (right, middle), say(row.result), Face(COND, BOLD, 42), theme["ink"], "rm") + 24
    title = say(row.title)
    room = right - 96 if not row.lines else (right - 96) * 0.5
    face = fit(title, Face(COND, SEMIBOLD, 37), room, 28)
    end = 96 + draw_text(image, (96, middle), shortened(title, face, room), face, theme["ink"], "lm")
    if row.lines:
        _facts(image, [say(m) for m in row.lines], theme, (max(320.0, end + 26), middle), right)


def _facts(image: Image.Image, words: list[str], theme: Theme, at: tuple[float, float], right: float) -> None:
    """On one line when they fit, else the first above the others."""
    x, middle = at
    room = right - x
    whole = " · ".join(words)
    face = fit(whole, Face(COND, MEDIUM, 33), room, 28)
    if text_width(whole, face) <= room or len(words) == 1:
        face = fit(whole, face, room, 24)
        draw_text(image, (x, middle), shortened(whole, face, room), face, theme["ink2"], "lm")
        return
    face = fit(words[0], Face(COND, MEDIUM, 30), room, 24)
    draw_text(image, (x, middle - 15), shortened(words[0], face, room), face, theme["ink2"], "lm")
    rest = " · ".join(words[1:])
    face = fit(rest, Face(COND, MEDIUM, 25), room, 18)
    draw_text(image, (x, middle + 16), shortened(rest, face, room), face, theme["ink2"], "lm")


def _pause(image: Image.Image, theme: Theme, middle: float) -> None:
    """A frame with two bars: the shot is kept."""
    for inset, colour in ((0, theme["ink"]), (3, theme["paper"])):
        box = Mask((26, round(middle) - 26, 76, round(middle) + 26), 3)
        box.rect(28 + inset, middle - 22 + inset, 72 - inset, middle + 22 - inset, 4)
        box.paint(image, colour)
    for x in (42, 52):
        image.paste(theme["ink"], (x, round(middle - 10), x + 6, round(middle + 10)))
