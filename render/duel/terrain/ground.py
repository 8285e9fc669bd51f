"""Open ground in four flat tones, and grass."""

from __future__ import annotations

import numpy as np
from PIL import Image

from render.common.noise import Field, Stream, fbm
from render.common.palette import RGB
from render.duel.terrain.canvas import Canvas

__all__ = ["paint_grass", "paint_ground", "tone_picture"]


def tone_field(c: Canvas) -> Field:
    """Slow noise that decides which tone of the ground lies where."""
    k = c.k
    t = 0.82 * fbm(c.size, (215 * 1.8 * k, 215 * k), c.seed("ground"), 2) + 0.18 * c.noise("ground-fine", 150, 40)
    return np.asarray((t - 0.5) * 1.9 + 0.5, dtype=np.float32)


def tone_picture(t: Field, tones: tuple[RGB, ...]) -> Image.Image:
    """Hard steps between tones: they look like brush edges and pack well."""
    index = np.clip(np.floor(t * len(tones)), 0, len(tones) - 1).astype(np.uint8)
    return Image.fromarray(np.asarray(tones, dtype=np.uint8)[index])


def paint_ground(c: Canvas) -> Field:
    """Fill the picture with open ground; gives the tone field for the hills."""
    t = tone_field(c)
    c.image.paste(tone_picture(t, c.theme.tones["ground"]))
    return t


def paint_grass(c: Canvas, bare: Field) -> None:
    """One or two marks on most open hexes, none where ``bare`` says something else is painted."""
    sheet = c.sheet(2)
    k = c.k
    height, width = bare.shape
    for h in c.of("open"):
        s = Stream(c.name, "grass", h.q, h.r)
        x0, y0 = c.geo.centre(h)
        for _ in range(s.pick(3)):
            x, y = x0 + s.between(-0.7, 0.7) * 36 * k, y0 + s.between(-0.7, 0.7) * 36 * k
            if not (0 <= int(y) < height and 0 <= int(x) < width) or bare[int(y), int(x)] > 0.1:
                continue
            for i, lean in enumerate((-1.9, 0.0, 1.9)):
                length = (5.0 if i == 1 else 3.6) * k
                sheet.line([(x + i * 1.2 * k, y), (x + i * 1.2 * k + lean * k, y - length)], 1.1 * k, caps=False)
    sheet.paint(c.image, c.theme["tick"], 0.8)
