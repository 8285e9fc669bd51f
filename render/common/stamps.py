"""Small pictures with transparency: opaque stamps with a mask, and sheets that collect layers."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from render.common.masks import Box, Mask
from render.common.palette import RGB

__all__ = ["Sheet", "Stamp"]


@dataclass(frozen=True, slots=True)
class Stamp:
    """A picture with its mask; ``dx, dy`` lead from its anchor to its upper left corner."""

    image: Image.Image
    mask: Image.Image
    dx: int
    dy: int

    def place(self, target: Image.Image, x: float, y: float, opacity: float = 1.0) -> None:
        """Lay the stamp with its anchor on a point of an RGB picture, in place."""
        mask = self.mask if opacity >= 1 else self.mask.point([round(v * opacity) for v in range(256)])
        target.paste(self.image, (round(x) + self.dx, round(y) + self.dy), mask)

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size


class Sheet:
    """A transparent picture around an anchor at (0, 0) on which shapes and stamps are laid."""

    __slots__ = ("box", "image")

    def __init__(self, box: Box) -> None:
        self.box = box
        self.image = Image.new("RGBA", (box[2] - box[0], box[3] - box[1]))

    def mask(self, ss: int = 4) -> Mask:
        """An empty mask over the sheet, in its coordinates."""
        return Mask(self.box, ss)

    def lay(self, mask: Mask, colour: RGB, opacity: float = 1.0) -> None:
        """Blend a colour over the sheet through a mask of this sheet."""
        self.through(mask.finish(), colour, opacity)

    def through(self, mask: Image.Image, colour: RGB, opacity: float = 1.0) -> None:
        """Blend a colour over the sheet through a picture of its size."""
        layer = Image.new("RGBA", self.image.size, (*colour, 255))
        layer.putalpha(mask if opacity >= 1 else mask.point([round(v * opacity) for v in range(256)]))
        self.image.alpha_composite(layer)

    def place(self, stamp: Stamp, x: float = 0.0, y: float = 0.0) -> None:
        """Blend a stamp over the sheet, its anchor at a point."""
        layer = stamp.image.convert("RGBA")
        layer.putalpha(stamp.mask)
        # a whole-size layer, since alpha_composite refuses a place outside
        whole = Image.new("RGBA", self.image.size)
        whole.paste(layer, (round(x) + stamp.dx - self.box[0], round(y) + stamp.dy - self.box[1]))
        self.image.alpha_composite(whole)

    def stamp(self) -> Stamp:
        """The finished sheet."""
        return Stamp(self.image.convert("RGB"), self.image.getchannel("A"), self.box[0], self.box[1])
