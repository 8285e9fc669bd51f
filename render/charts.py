"""Charts of dice: for each kind how often each face fell, and how often it was to be expected."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from PIL import Image

from render.common.encode import encode
from render.common.fonts import BOLD, COND, MEDIUM, SEMIBOLD, Face, draw_text, fit, text_width
from render.common.masks import Mask
from render.common.palette import mix
from render.common.picture import Picture, ThemeName
from render.duel.theme import Theme, theme_of

__all__ = ["MOST_BARS", "Bars", "draw_dice_chart"]

WIDE = 1200
HEAD, PANEL = 104, 336
MARGIN, GAP = 36, 28
WIDEST, LOWEST = 90, 6
MOST_BARS = 12
"""More bars than this do not fit into a panel."""


class Bars(msgspec.Struct, frozen=True):
    """One kind of die in the reader's language; ``labels``, ``counts`` and ``expected`` have one entry a bar."""

    title: str
    note: str
    labels: tuple[str, ...]
    counts: tuple[int, ...]
    expected: tuple[float, ...]


def draw_dice_chart(title: str, legend: tuple[str, str], kinds: Sequence[Bars], theme: ThemeName = "light") -> Picture:
    """Panels of bars, one below the other, in two columns when there are more than three; 1200 pixels wide.

    ``legend`` is what the bars and the marks are called: rolled, expected.
    """
    t = theme_of(theme)
    columns = 1 if len(kinds) <= 3 else 2
    rows = -(-len(kinds) // columns)
    image = Image.new("RGB", (WIDE, HEAD + rows * (PANEL + GAP) + GAP), t["paper"])
    _head(image, t, title, legend)
    width = (WIDE - 2 * MARGIN - (columns - 1) * GAP) // columns
    for i, kind in enumerate(kinds):
        x = MARGIN + i % columns * (width + GAP)
        _panel(image, t, kind, (x, HEAD + GAP + i // columns * (PANEL + GAP), width))
    return encode(image, t.palette)


def _head(image: Image.Image, t: Theme, title: str, legend: tuple[str, str]) -> None:
    image.paste(t["strip"], (0, 0, WIDE, HEAD))
    image.paste(t["rule"], (0, HEAD - 1, WIDE, HEAD))
    face = Face(COND, SEMIBOLD, 36)
    x = float(WIDE - MARGIN)
    for i in (1, 0):
        x -= text_width(legend[i], face)
        draw_text(image, (x, HEAD / 2), legend[i], face, t["ink"], "lm")
        x -= 44
        if i:
            _mark(image, t, x, x + 34, HEAD / 2)
        else:
            _bar(image, t, (x + 2, HEAD / 2 - 15, x + 32, HEAD / 2 + 15))
        x -= 36
    big = fit(title, Face(COND, BOLD, 48), x - MARGIN, 30)
    draw_text(image, (MARGIN, HEAD / 2), title, big, t["ink"], "lm")


def _panel(image: Image.Image, t: Theme, kind: Bars, at: tuple[int, int, int]) -> None:
    """Heading, bars with counts above and labels below, and the note."""
    x, y, width = at
    box = Mask((x - 1, y - 1, x + width + 1, y + PANEL + 1))
    box.rect(x, y, x + width, y + PANEL, 12)
    box.paint(image, mix(t["paper"], t["strip"], 0.6))
    face = fit(kind.title, Face(COND, BOLD, 38), width * 0.55, 26)
    end = x + 20 + draw_text(image, (x + 20, y + 38), kind.title, face, t["ink"], "lm")
    small = fit(kind.note, Face(COND, MEDIUM, 34), x + width - 44 - end, 20)
    draw_text(image, (x + width - 20, y + 38), kind.note, small, t["ink2"], "rm")
    base, top = y + PANEL - 56, y + 112
    image.paste(t["rule"], (x + 16, base, x + width - 16, base + 2))
    step = (width - 40) / len(kind.labels)
    scale = (base - top) / max(*kind.counts, *kind.expected, 1)
    for i, (count, expected) in enumerate(zip(kind.counts, kind.expected, strict=True)):
        left = x + 20 + i * step
        middle = left + step / 2
        high, mark = base - count * scale, base - expected * scale
        half = min(step * 0.32, WIDEST / 2)
        if count:
            _bar(image, t, (middle - half, min(high, base - LOWEST), middle + half, base))
        _mark(image, t, middle - half * 1.4, middle + half * 1.4, mark)
        number = Face(COND, BOLD, 32)
        draw_text(image, (middle, min(high, mark) - 8), str(count), number, t["ink"], "ms")
        small = fit(kind.labels[i], Face(COND, SEMIBOLD, 32), step - 4, 18)
        draw_text(image, (middle, base + 30), kind.labels[i], small, t["ink2"], "mm")


def _bar(image: Image.Image, t: Theme, box: tuple[float, float, float, float]) -> None:
    bar = Mask((int(box[0]) - 2, int(box[1]) - 2, int(box[2]) + 3, int(box[3]) + 3))
    bar.rect(*box, radius=3)
    bar.paint(image, t.sides[0].ring)


def _mark(image: Image.Image, t: Theme, x0: float, x1: float, y: float) -> None:
    """Where a bar should end: a line with a pale edge, so that it shows on bars too."""
    for colour, width in ((t["paper"], 9.0), (t.sides[1].ring, 5.0)):
        line = Mask((int(x0) - 6, int(y) - 7, int(x1) + 7, int(y) + 8))
        line.line([(x0, y), (x1, y)], width)
        line.paint(image, colour)
