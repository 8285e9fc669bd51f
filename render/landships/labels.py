"""Small words on plates and coins, laid over the map."""

from __future__ import annotations

from render.common.fonts import BLACK, BOLD, COND, Face, text_width
from render.common.masks import Point
from render.common.palette import RGB
from render.landships import sprites
from render.landships.pen import Pen
from render.landships.placing import Rect
from render.landships.scene import Scene

__all__ = ["number", "plate"]


def plate(scene: Scene, at: Point, words: str, fill: RGB, line: RGB, ink: RGB, size: float = 22) -> Rect:
    """A small label on a plate; gives the box it takes in pixels."""
    k = scene.window.k
    face = Face(COND, BOLD, size)
    w, h = text_width(words, face.sized(size * 3)) / 3 + 18, size + 9.0

    def paint(pen: Pen) -> None:
        pen.rect((-w / 2 - 2.4, -h / 2 - 2.4, w / 2 + 2.4, h / 2 + 2.4), line, r=8)
        pen.rect((-w / 2, -h / 2, w / 2, h / 2), fill, r=6)
        pen.text(0, 0.4, words, face, ink)

    key = ("plate", words, fill, line, ink, size)
    x = min(max(at[0], (w / 2 + 4) * k), scene.image.width - (w / 2 + 4) * k)
    y = min(max(at[1], (h / 2 + 4) * k), scene.image.height - (h / 2 + 4) * k)
    sprites.drawn(key, (-w / 2 - 3, -h / 2 - 3, w / 2 + 3, h / 2 + 3), k, paint).place(scene.image, x, y)
    return Rect.round_point(x, y, (w + 6) * k, (h + 6) * k)


def number(scene: Scene, at: Point, words: str, fill: RGB) -> None:
    wide = 14.0 if len(words) == 1 else 26.0
    ink = scene.theme["dark"] if len(words) == 1 else (255, 255, 255)

    def paint(pen: Pen) -> None:
        pen.rect((-wide, -14, wide, 14), scene.theme["ov_line"], r=14)
        pen.rect((-wide + 2.4, -11.6, wide - 2.4, 11.6), fill, r=11.6)
        pen.text(0, 0.3, words, Face(COND, BLACK, 23), ink)

    sprites.drawn(("number", words, fill, scene.theme.name), (-28, -16, 28, 16), scene.window.k, paint).place(
        scene.image, *at
    )
