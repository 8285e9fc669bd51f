"""What every terrain painter works on, and the regions, curves and washes they share."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field

import numpy as np
from PIL import Image

from bot.core.view import Hex, MapView
from bot.hexes import neighbours
from render.common.masks import Mask, Point
from render.common.noise import Field, seed_of, value_noise
from render.common.palette import RGB
from render.duel.geometry import Geometry, playable
from render.duel.theme import Theme

__all__ = ["Canvas", "as_mask", "blur", "curve", "smoothstep"]


@dataclass(slots=True)
class Canvas:
    """A terrain picture in the making."""

    map: MapView
    geo: Geometry
    theme: Theme
    image: Image.Image
    hexes: frozenset[Hex]
    kinds: dict[str, frozenset[Hex]]
    hills: frozenset[Hex]
    name: str
    masks: dict[str, Field] = field(default_factory=dict)

    @classmethod
    def begin(cls, view: MapView, geo: Geometry, theme: Theme) -> Canvas:
        kinds: dict[str, set[Hex]] = {}
        for h in view.hexes:
            kinds.setdefault(h.terrain, set()).add(h.hex)
        # the ground is named by what an edit of one hex leaves alone, so that the rest stays as it was
        name = seed_of(geo.grid.widths, *(label.text for label in view.labels))
        return cls(
            view,
            geo,
            theme,
            Image.new("RGB", geo.size, theme.tones["ground"][1]),
            playable(view),
            {k: frozenset(v) for k, v in kinds.items()},
            frozenset(h.hex for h in view.hexes if h.hill),
            str(name),
        )

    @property
    def k(self) -> float:
        return self.geo.k

    @property
    def size(self) -> tuple[int, int]:
        return self.image.size

    def of(self, *kinds: str) -> frozenset[Hex]:
        """All hexes of these terrain words."""
        return frozenset().union(*(self.kinds.get(k, frozenset()) for k in kinds))

    def seed(self, *names: object) -> int:
        return seed_of(self.name, *names)

    def noise(self, layer: str, cell: float, cell_y: float = 0.0) -> Field:
        """Noise of a layer with a cell in pixels of k = 1."""
        return value_noise(self.size, (cell * self.k, (cell_y or cell) * self.k), self.seed(layer))

    def off_board(self, h: Hex) -> list[Hex]:
        return [n for n in neighbours(h) if n not in self.hexes]

    def spread(self, hexes: Iterable[Hex]) -> set[Hex]:
        """The hexes and their neighbours outside the map, so that regions do not shrink at the rim."""
        out = set(hexes)
        for h in list(out):
            out.update(self.off_board(h))
        return out

    def raster(self, hexes: Iterable[Hex], reduce: int = 4) -> Field:
        """Coverage 0-1 of hexes, each a little enlarged so that neighbours join, at a fraction of the size."""
        width, height = (math.ceil(v / reduce) for v in self.size)
        sheet = Mask((0, 0, width, height), 2)
        for h in hexes:
            sheet.polygon([(x / reduce, y / reduce) for x, y in self.geo.corners(h, 1.012)])
        return np.asarray(sheet.finish(), dtype=np.float32) / np.float32(255)

    def enlarge(self, small: Field, reduce: int = 4) -> Field:
        width, height = self.size
        box = (0.0, 0.0, width / reduce, height / reduce)
        return np.asarray(Image.fromarray(small).resize((width, height), Image.Resampling.BICUBIC, box=box))

    def region(
        self, layer: str, hexes: Iterable[Hex], sigma: float, wobble: tuple[float, float], edge: tuple[float, float]
    ) -> Field:
        """Mask 0-1 of a painted region: blurred hexes, wobbling rim, soft threshold. Lengths for k = 1."""
        soft = self.enlarge(blur(self.raster(self.spread(hexes)), sigma * self.k / 4))
        soft = soft + (self.noise(layer, wobble[1]) - np.float32(0.5)) * np.float32(2 * wobble[0])
        mask = smoothstep(soft, edge[0] - edge[1], edge[0] + edge[1])
        self.masks[layer] = mask
        return mask

    def wash(self, colour: RGB | Image.Image, mask: Field, share: float = 1.0) -> None:
        """Lay a colour or a picture of the same size through a mask."""
        through = as_mask(mask, share)
        if isinstance(colour, Image.Image):
            self.image.paste(colour, (0, 0), through)
        else:
            self.image.paste(colour, (0, 0, *self.size), through)

    def sheet(self, ss: int = 3) -> Mask:
        """An empty mask over the whole map."""
        return Mask((0, 0, *self.size), ss)


def as_mask(mask: Field, share: float = 1.0) -> Image.Image:
    return Image.fromarray((np.clip(mask, 0, 1) * np.float32(255 * share) + np.float32(0.5)).astype(np.uint8))


def smoothstep(values: Field, low: float, high: float) -> Field:
    t = np.clip((values - np.float32(low)) / np.float32(max(1e-6, high - low)), 0, 1)
    return np.asarray(t * t * (3 - 2 * t), dtype=np.float32)


def blur(values: Field, sigma: float) -> Field:
    """Gaussian blur in floats; eight bits would leave visible bands."""
    reach = max(1, math.ceil(3 * sigma))
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) / max(sigma, 1e-3)) ** 2).astype(np.float32)
    kernel /= kernel.sum()
    out = values
    for axis in (0, 1):
        pad = [(reach, reach) if a == axis else (0, 0) for a in (0, 1)]
        wide = np.pad(out, pad, mode="edge")
        length = out.shape[axis]
        total = np.zeros_like(out)
        for i, weight in enumerate(kernel):
            part = wide[i : i + length, :] if axis == 0 else wide[:, i : i + length]
            total += weight * part
        out = total
    return out


def curve(points: Sequence[Point], steps: int = 12) -> list[Point]:
    """A smooth line through points (Catmull-Rom)."""
    if len(points) < 3:
        return list(points)
    out: list[Point] = []
    padded = [points[0], *points, points[-1]]
    for i in range(len(points) - 1):
        p = padded[i : i + 4]
        out.extend(_spline(p, s / steps) for s in range(steps))
    out.append(points[-1])
    return out


def _spline(p: Sequence[Point], t: float) -> Point:
    def axis(pick: Callable[[Point], float]) -> float:
        a, b, c, d = (pick(q) for q in p)
        return 0.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3)

    return axis(lambda q: q[0]), axis(lambda q: q[1])
