"""Builds the fixed palettes: ``python -m render.landships.palette_tool`` rewrites the colour lists of both themes.

Run it after a change of colours or of the way things are drawn.
"""

from __future__ import annotations

import dataclasses
import math
from collections.abc import Iterable
from pathlib import Path

import numpy as np
import numpy.typing as npt
from PIL import Image

from render.common.data import data_file
from render.common.palette import RGB
from render.landships import card_art, cards, dice
from render.landships.colours import DAY, NIGHT, SideLook, Theme
from render.landships.demo import plain_pictures
from render.landships.palettes import FILE

__all__ = ["CLOSE", "build", "exact", "pinned"]

SIZE = 224
CLOSE = 8.0
_APART = 13.0
_FLAT = 0.0012


def exact(theme: Theme) -> list[RGB]:
    """Colours of large areas and of the sides: in the palette, and never drawn in another colour."""
    grounds = [c for kind in ("grass", "mud") for c in theme.tones(kind)]
    areas = [theme[n] for n in ("frame", "paper", "strip", "strip2", "gold", "hit")]
    return [*grounds, *areas, *(c for look in theme.looks.values() for c in (look.face, look.edge))]


def pinned(theme: Theme) -> list[RGB]:
    """Colours that the palette of a theme holds, or one that the eye cannot tell from them; the weightiest first."""
    washes = [theme[n] for n in ("worn", "forest", "forest_d", "yard")]
    colours = [*exact(theme), *washes, *theme.colours.values()]
    for look in theme.looks.values():
        values = (getattr(look, f.name) for f in dataclasses.fields(SideLook))
        colours += [v for v in values if isinstance(v, tuple)]
    return list(dict.fromkeys([*colours, *cards.COLOURS, *dice.COLOURS, *card_art.COLOURS]))


def build(images: Iterable[Image.Image], fixed: list[RGB]) -> list[RGB]:
    """A palette of at most 224 colours: the flat ones, the fixed ones, then the blends that are missed most."""
    counts: dict[int, int] = {}
    flats: dict[int, int] = {}
    for image in images:
        a = np.asarray(image.convert("RGB"), dtype=np.int64)
        packed = (a[..., 0] << 16) | (a[..., 1] << 8) | a[..., 2]
        values, numbers = np.unique(packed, return_counts=True)
        for v, n in zip(values.tolist(), numbers.tolist(), strict=True):
            counts[v] = counts.get(v, 0) + n
            if n > packed.size * _FLAT:
                flats[v] = flats.get(v, 0) + n
    chosen: list[RGB] = []
    for colour in [*fixed, *(_rgb(v) for v in sorted(flats, key=lambda v: (-flats[v], v)))]:
        # the image library looks colours up on a lattice of four units: nearer ones would steal from each other
        if all(math.dist(colour, c) >= CLOSE for c in chosen):
            chosen.append(colour)
    return _fill(chosen[:SIZE], counts)


def _rgb(packed: int) -> RGB:
    return packed >> 16, packed >> 8 & 255, packed & 255


def _fill(chosen: list[RGB], counts: dict[int, int]) -> list[RGB]:
    colours = np.array([_rgb(v) for v in counts], dtype=np.float64)
    weight = np.array(list(counts.values()), dtype=np.float64)
    nearest: npt.NDArray[np.float64] = np.full(len(colours), 1e9)
    for c in chosen:
        nearest = np.minimum(nearest, ((colours - np.array(c)) ** 2).sum(axis=1))
    cells = (colours // 8).astype(np.int64) @ np.array([1 << 16, 1 << 8, 1])
    while len(chosen) < SIZE:
        error = np.where(nearest >= _APART**2, nearest * weight, 0)
        keys, where = np.unique(cells, return_inverse=True)
        sums = np.bincount(where, weights=error)
        if sums.max() <= 0:
            break
        members = np.flatnonzero((cells == keys[sums.argmax()]) & (error > 0))
        best = members[weight[members].argmax()]
        r, g, b = (int(v) for v in colours[best])
        chosen.append((r, g, b))
        nearest = np.minimum(nearest, ((colours - np.array((r, g, b))) ** 2).sum(axis=1))
    return chosen


def _table(name: str, colours: list[RGB]) -> str:
    words = [f'"{r:02X}{g:02X}{b:02X}"' for r, g, b in colours]
    rows = [", ".join(words[i : i + 12]) for i in range(0, len(words), 12)]
    return f"{name} = [\n" + "".join(f"  {row},\n" for row in rows) + "]\n"


def main(path: Path | None = None) -> None:
    """Write both palettes."""
    tables = [_table(t.name, build(plain_pictures(t), pinned(t))) for t in (DAY, NIGHT)]
    target = path or data_file(FILE)
    target.write_text("# Made by render.landships.palette_tool.\n[palette]\n" + "".join(tables), encoding="utf-8")


if __name__ == "__main__":
    main()
