"""Colours by name and the fixed palettes that every picture of a theme is reduced to."""

from __future__ import annotations

from collections.abc import Iterable

from PIL import Image

from render.common.data import read_table

__all__ = ["RGB", "Palette", "load_palette", "luminance", "mix", "rgb", "shift"]

RGB = tuple[int, int, int]


def rgb(text: str) -> RGB:
    """Colour of six hexadecimal digits.

    >>> rgb("FF8000")
    (255, 128, 0)
    """
    return int(text[0:2], 16), int(text[2:4], 16), int(text[4:6], 16)


def mix(a: RGB, b: RGB, share: float) -> RGB:
    """Colour between two; ``share`` of the second, 0 to 1."""
    return (
        round(a[0] + (b[0] - a[0]) * share),
        round(a[1] + (b[1] - a[1]) * share),
        round(a[2] + (b[2] - a[2]) * share),
    )


def shift(colour: RGB, amount: float) -> RGB:
    """The colour lighter or darker by an amount on each channel, kept within 0-255."""
    r, g, b = (max(0, min(255, round(c + amount))) for c in colour)
    return r, g, b


def luminance(colour: RGB) -> float:
    """Relative luminance 0-1 of an sRGB colour (WCAG)."""
    linear = [c / 12.92 if c <= 0.03928 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    return 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]


class Palette:
    """A fixed list of up to 256 colours to which whole pictures are reduced without dithering."""

    __slots__ = ("_flat", "colours")

    def __init__(self, colours: Iterable[RGB]) -> None:
        self.colours: tuple[RGB, ...] = tuple(dict.fromkeys(colours))
        if not 1 <= len(self.colours) <= 256:
            raise ValueError("a palette has 1 to 256 colours")
        # Pillow fills short palettes with black, which would then win ties; repeat the last colour instead
        padded = self.colours + (self.colours[-1],) * (256 - len(self.colours))
        self._flat = [c for colour in padded for c in colour]

    def holder(self) -> Image.Image:
        """A new 1x1 picture that carries the palette; one a thread, since Pillow caches inside it."""
        image = Image.new("P", (1, 1))
        image.putpalette(self._flat)
        return image

    def reduce(self, image: Image.Image) -> Image.Image:
        """The RGB picture as indices of this palette, nearest colour, no dithering."""
        return image.quantize(palette=self.holder(), dither=Image.Dither.NONE)


def load_palette(file: str, theme: str) -> Palette:
    """The palette of a theme from a file of ``data/render`` with a ``[palette]`` table of colour lists."""
    return Palette(rgb(c) for c in read_table(file)["palette"][theme])
