"""Value noise and number streams from a hash of integers: no random source, the same ground at every scale."""

from __future__ import annotations

import math
import zlib

import numpy as np
import numpy.typing as npt
from PIL import Image

__all__ = ["Field", "Stream", "fbm", "hash01", "seed_of", "value_noise"]

Field = npt.NDArray[np.float32]
_M = 0xFFFFFFFF


def seed_of(*names: object) -> int:
    """A 32-bit number from names, the same on every machine."""
    return zlib.crc32(":".join(str(n) for n in names).encode())


def hash01(x: int, y: int, seed: int) -> float:
    """A number 0 to below 1 from two integers."""
    h = (x * 0x9E3779B1 + y * 0x85EBCA77 + seed * 0xC2B2AE3D) & _M
    h ^= h >> 16
    h = h * 0x7FEB352D & _M
    h ^= h >> 15
    h = h * 0x846CA68B & _M
    h ^= h >> 16
    return h / 4294967296.0


def _lattice(width: int, height: int, seed: int) -> Field:
    x = np.arange(width, dtype=np.uint64)[None, :]
    y = np.arange(height, dtype=np.uint64)[:, None]
    m = np.uint64(_M)
    h = (x * np.uint64(0x9E3779B1) + y * np.uint64(0x85EBCA77) + np.uint64(seed * 0xC2B2AE3D & _M)) & m
    h ^= h >> np.uint64(16)
    h = h * np.uint64(0x7FEB352D) & m
    h ^= h >> np.uint64(15)
    h = h * np.uint64(0x846CA68B) & m
    h ^= h >> np.uint64(16)
    return (h / 4294967296.0).astype(np.float32)


def value_noise(size: tuple[int, int], cell: tuple[float, float], seed: int) -> Field:
    """Smooth noise of about 0 to 1 over a picture; ``cell`` is the lattice pitch in its pixels, across and down."""
    width, height = size
    cx, cy = cell
    columns, rows = math.ceil(width / cx) + 4, math.ceil(height / cy) + 4
    lattice = Image.fromarray(_lattice(columns, rows, seed))
    # one cell of lead on every side keeps the interpolation away from the rim
    box = (1.5, 1.5, 1.5 + width / cx, 1.5 + height / cy)
    return np.asarray(lattice.resize((width, height), Image.Resampling.BICUBIC, box=box))


def fbm(size: tuple[int, int], cell: tuple[float, float], seed: int, octaves: int = 2) -> Field:
    """Sum of noises, each with half the cell and half the weight of the one before, scaled to about 0 to 1."""
    total = np.zeros((size[1], size[0]), dtype=np.float32)
    weight, norm = 1.0, 0.0
    for i in range(octaves):
        total += weight * value_noise(size, (cell[0] / 2**i, cell[1] / 2**i), seed + i)
        norm += weight
        weight /= 2
    return total / np.float32(norm)


class Stream:
    """Numbers for one object, from its names: an edited neighbour never moves it."""

    __slots__ = ("_n", "_seed")

    def __init__(self, *names: object) -> None:
        self._seed = seed_of(*names)
        self._n = 0

    def next(self) -> float:
        """The next number, 0 to below 1."""
        self._n += 1
        return hash01(self._n, self._n >> 8, self._seed)

    def between(self, low: float, high: float) -> float:
        """The next number, from low to high."""
        return low + (high - low) * self.next()

    def pick(self, count: int) -> int:
        """The next whole number, 0 to count - 1."""
        return min(count - 1, int(self.next() * count))
