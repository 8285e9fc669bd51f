"""Text on sheets with transparency."""

from __future__ import annotations

from render.common.fonts import Face, text_run
from render.common.palette import RGB
from render.common.stamps import Sheet

__all__ = ["sheet_text"]


def sheet_text(
    sheet: Sheet,
    at: tuple[float, float],
    words: str,
    face: Face,
    colour: RGB,
    anchor: str = "mm",
    halo: RGB | None = None,
) -> float:
    """Paint a text on a sheet in its coordinates and give its width; anchors as for pictures."""
    width = 0.0
    for tone, stroke in ((halo, 2.0), (colour, 0.0)):
        if tone is None:
            continue
        run, left, top, width = text_run(words, face, at, anchor, stroke)
        layer = sheet.mask(1)
        layer.stencil(run, left, top)
        sheet.lay(layer, tone)
    return width
