"""Crops: strips of one angle a group of hexes, with furrows and balks."""

from __future__ import annotations

import math

import numpy as np
import numpy.typing as npt
from PIL import Image

from bot.core.view import Hex
from bot.hexes import neighbours
from render.common.masks import Box, bounds
from render.common.noise import Field, hash01, seed_of
from render.duel.terrain.canvas import Canvas, as_mask, smoothstep

__all__ = ["groups", "paint_fields"]

_ANGLES = (0.35, 1.15, -0.45, -1.0)
_CROPS = ("wheat", "plough", "stubble", "wheat", "green", "plough")
_STRIP, _CUT, _FURROW = 30.0, 118.0, 12.0


def groups(hexes: frozenset[Hex]) -> list[frozenset[Hex]]:
    """Connected parts, each in reading order of its first hex."""
    left = set(hexes)
    out: list[frozenset[Hex]] = []
    for start in sorted(hexes, key=lambda h: (h.r, h.q)):
        if start not in left:
            continue
        part, queue = {start}, [start]
        left.discard(start)
        while queue:
            found = left.intersection(neighbours(queue.pop()))
            left -= found
            part |= found
            queue += found
        out.append(frozenset(part))
    return out


def _hash_array(x: npt.NDArray[np.int64], y: npt.NDArray[np.int64], seed: int) -> Field:
    m = np.uint64(0xFFFFFFFF)
    offset = np.uint64(seed * 0xC2B2AE3D & 0xFFFFFFFF)
    h = (x.astype(np.uint64) * np.uint64(0x9E3779B1) + y.astype(np.uint64) * np.uint64(0x85EBCA77) + offset) & m
    h ^= h >> np.uint64(16)
    h = h * np.uint64(0x7FEB352D) & m
    h ^= h >> np.uint64(15)
    h = h * np.uint64(0x846CA68B) & m
    h ^= h >> np.uint64(16)
    return np.asarray(h / 4294967296.0, dtype=np.float32)


def paint_fields(c: Canvas, on_hill: Field) -> None:
    """Paint all crops; on slopes the relief shines through."""
    for group in groups(c.of("field", "fields")):
        box = _box(c, group)
        x0, y0, x1, y1 = box
        here = np.s_[y0:y1, x0:x1]
        soft = c.region(f"field-{min(group)}", group, 5, (0.20, 22), (0.56, 0.07))[here]
        picture, balk = _strips(c, group, box)
        rim = smoothstep(soft, 0.05, 0.35) * (1 - smoothstep(soft, 0.65, 0.95))
        share = soft * (1 - 0.3 * on_hill[here])
        c.image.paste(picture, (x0, y0), as_mask(share))
        c.image.paste(c.theme["balk"], box, as_mask(balk * share, 0.62))
        c.image.paste(c.theme["balk"], box, as_mask(rim, 0.55))


def _box(c: Canvas, group: frozenset[Hex]) -> Box:
    """The part of the map around a group that its paint can reach."""
    x0, y0, x1, y1 = bounds([p for h in group for p in c.geo.corners(h, 1.6)])
    return max(0, x0), max(0, y0), min(c.size[0], x1), min(c.size[1], y1)


def _strips(c: Canvas, group: frozenset[Hex], box: Box) -> tuple[Image.Image, Field]:
    """A picture of strips over a box of the map and the mask of the lines between them."""
    first = min(group, key=lambda h: (h.r, h.q))
    seed = seed_of(c.name, "strips", first.q, first.r)
    angle = _ANGLES[int(hash01(1, 0, seed) * len(_ANGLES))] + (hash01(2, 0, seed) - 0.5) * 0.24
    x0, y0, x1, y1 = box
    yy, xx = np.mgrid[y0:y1, x0:x1].astype(np.float32) / np.float32(c.k)
    warp_u = (c.noise("strip-u", 60)[y0:y1, x0:x1] - np.float32(0.5)) * np.float32(18)
    warp_v = (c.noise("strip-v", 60)[y0:y1, x0:x1] - np.float32(0.5)) * np.float32(18)
    u = xx * math.cos(angle) + yy * math.sin(angle) + warp_u + 4000
    v = -xx * math.sin(angle) + yy * math.cos(angle) + warp_v + 4000
    strip = np.floor(u / _STRIP).astype(np.int64)
    shifted = v + _hash_array(strip, np.zeros_like(strip), seed) * _CUT
    cut = np.floor(shifted / _CUT).astype(np.int64)
    crop = ((_hash_array(strip, cut, seed + 1) * 1.999).astype(np.int64) + strip * 2 + cut * 3) % len(_CROPS)
    furrow = (np.mod(u, _FURROW) < _FURROW / 2).astype(np.int64)
    tones = np.asarray([c.theme.tones[name] for name in _CROPS], dtype=np.uint8)
    picture = Image.fromarray(tones[crop, furrow])
    edge_u = np.minimum(np.mod(u, _STRIP), _STRIP - np.mod(u, _STRIP))
    edge_v = np.minimum(np.mod(shifted, _CUT), _CUT - np.mod(shifted, _CUT))
    balk = 1 - smoothstep(np.minimum(edge_u, edge_v).astype(np.float32), 0.5, 1.5)
    return picture, np.asarray(balk, dtype=np.float32)
