"""The order in which the ground is painted, and the cache of finished ground."""

from __future__ import annotations

import numpy as np
from PIL import Image, ImageDraw

from bot.core.view import MapView
from render.common.cache import OnceCache, on_disk
from render.common.noise import Field
from render.duel.geometry import Geometry
from render.duel.terrain import fields, ground, hills, roads, village, water, woods
from render.duel.terrain.canvas import Canvas
from render.duel.terrain.snap import snap
from render.duel.theme import Theme

__all__ = ["paint_terrain", "terrain"]

VERSION = 3
"""Raised when the look of the ground changes, so that stored pictures are painted again."""

_cache: OnceCache[Image.Image] = OnceCache(4)


def terrain(view: MapView, geo: Geometry, theme: Theme) -> Image.Image:
    """The painted ground at the size of the geometry, shared by all callers: copy it before drawing on it."""
    key = (VERSION, view.key, theme.name, geo.hex_width)
    name = f"terrain {key}"
    return _cache.get(key, lambda: on_disk(name, lambda: paint_terrain(view, geo, theme)))


def paint_terrain(view: MapView, geo: Geometry, theme: Theme) -> Image.Image:
    """Paint the ground anew: about a second and a half for a picture of a million pixels."""
    c = Canvas.begin(view, geo, theme)
    tones = ground.paint_ground(c)
    water.paint_meadow(c)
    water.paint_marsh_ground(c)
    relief = hills.paint_hills(c, tones)
    fields.paint_fields(c, relief.above)
    village.paint_village_ground(c)
    streams = water.river_lines(c)
    ways = roads.road_lines(c)
    ground.paint_grass(c, _bare(c, ways, streams))
    hills.paint_hachures(c, relief)
    water.paint_marsh(c)
    water.paint_rivers(c, streams)
    floor = woods.paint_wood_floor(c)
    roads.paint_roads(c, ways)
    water.paint_fords(c, streams)
    water.paint_bridges(c, ways)
    woods.paint_standing(c, [*woods.wood_crowns(c, floor, ways), *woods.hedge_bushes(c, ways)])
    village.paint_houses(c, village.place_houses(c, ways))
    _outside_and_grid(c)
    return c.image if theme.raw else snap(c.image, theme.palette, theme.name)


def _bare(c: Canvas, ways: list[list[tuple[float, float]]], streams: list[list[tuple[float, float]]]) -> Field:
    sheet = c.sheet(1)
    for line in ways:
        sheet.line(line, 24 * c.k)
    for line in streams:
        sheet.line(line, 46 * c.k)
    return np.asarray(sheet.finish(), dtype=np.float32) / np.float32(255)


def _outside_and_grid(c: Canvas) -> None:
    inside = c.sheet(2)
    for h in c.hexes:
        inside.polygon(c.geo.corners(h, 1.004))
    outside = inside.finish().point([255 - v for v in range(256)])
    c.image.paste(c.theme["outside"], (0, 0), outside)
    lines = Image.new("L", c.size)
    draw = ImageDraw.Draw(lines)
    for h in c.hexes:
        corners = [(round(x), round(y)) for x, y in c.geo.corners(h)]
        draw.line([*corners, corners[0]], fill=255, width=max(1, round(c.k * 0.8)))
    share = c.theme.numbers["grid_share"]
    c.image.paste(c.theme["grid"], (0, 0), lines.point([round(v * share) for v in range(256)]))
