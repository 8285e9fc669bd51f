"""Running text: wrapped between words, shrunk when it is too long for its place."""

from __future__ import annotations

from PIL import Image

from render.common.fonts import Face, draw_text, text_width, wrap
from render.common.palette import RGB

__all__ = ["fitted", "flow"]


def fitted(text: str, face: Face, width: float, rows: int, smallest: float) -> tuple[Face, list[str]]:
    """Face and lines of a text in at most ``rows`` lines, its own breaks kept, shrunk by pixels to ``smallest``."""
    while True:
        lines = [line for paragraph in text.split("\n") for line in wrap(paragraph, face, width)]
        fits = len(lines) <= rows and all(text_width(line, face) <= width for line in lines)
        if fits or face.size <= smallest:
            return face, lines
        face = face.sized(face.size - 1)


def flow(
    image: Image.Image, at: tuple[float, float], text: str, face: Face, ink: RGB, width: float, rows: int,
    *, pitch: float = 1.18, smallest: float = 22, anchor: str = "l",
) -> float:  # fmt: skip
    """Write wrapped text below a point (top of the first line's capitals) and give the base line of the last line."""
    face, lines = fitted(text, face, width, rows, smallest)
    x, y = at
    base = y + face.size * 0.7
    for i, line in enumerate(lines):
        draw_text(image, (x, base + i * face.size * pitch), line, face, ink, anchor + "s")
    return base + (len(lines) - 1) * face.size * pitch
