"""Reduces painted ground to the palette once, with long runs of one colour where nobody can see it."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageFilter

from render.common.palette import Palette
from render.common.picture import ThemeName

__all__ = ["snap"]

_WEIGHTS = np.array([3, 6, 1], dtype=np.int32)
_SLACK = {"light": (4.0, 9.0), "dark": (1.5, 5.0)}
"""Error allowed on calm and on busy ground; tones of the dark theme lie closer together and would streak."""


def snap(image: Image.Image, palette: Palette, theme: ThemeName) -> Image.Image:
    """The picture in colours of the palette alone, still in RGB.

    A pixel takes the index of its upper, then of its left neighbour where that is hardly worse than its own best:
    a little more freely where the picture is busy. Every later file of the map gets smaller by it.
    """
    rgb = np.asarray(image).astype(np.int32)
    index = np.asarray(palette.reduce(image)).copy()
    colours = np.asarray(palette.colours, dtype=np.int32)
    slack = _slack(image, *_SLACK[theme])
    best = _error(rgb, colours[index]) + slack
    for y in range(1, index.shape[0]):
        _keep(rgb[y], colours, index[y - 1], index[y], best[y])
    for x in range(1, index.shape[1]):
        _keep(rgb[:, x], colours, index[:, x - 1], index[:, x], best[:, x])
    return Image.fromarray(colours[index].astype(np.uint8))


def _error(rgb: npt.NDArray[np.int32], colours: npt.NDArray[np.int32]) -> npt.NDArray[np.int32]:
    d = rgb - colours
    return np.asarray((d * d) @ _WEIGHTS, dtype=np.int32)


def _keep(
    rgb: npt.NDArray[np.int32], colours: npt.NDArray[np.int32], before: npt.NDArray[np.uint8],
    here: npt.NDArray[np.uint8], best: npt.NDArray[np.int32],
) -> None:  # fmt: skip
    same = _error(rgb, colours[before]) < best
    here[same] = before[same]


def _slack(image: Image.Image, calm: float, rough: float) -> npt.NDArray[np.int32]:
    grey = image.convert("L")
    busy = np.abs(np.asarray(grey, dtype=np.int32) - np.asarray(grey.filter(ImageFilter.BoxBlur(3)), dtype=np.int32))
    t = calm + (rough - calm) * np.clip(busy / 14.0, 0, 1)
    return np.asarray(10 * t * t, dtype=np.int32)
