"""A part of the map in a picture: the ground with labels, and where hexes lie in the picture."""

from __future__ import annotations

import math
from dataclasses import dataclass

from PIL import Image

from bot.core.view import BoardView, Grid, Hex, MapLabel, MapView
from bot.hexes import neighbours
from render.common.cache import OnceCache
from render.common.fonts import COND, REGULAR, SERIF_ITALIC, Face, draw_text, text_run
from render.common.masks import Box, Point
from render.duel.geometry import BASE_WIDTH, Geometry
from render.duel.terrain import terrain
from render.duel.theme import SideLook, Theme, side_index

__all__ = ["MIN_COUNTER", "Scene", "crop_scene", "ground_with_labels", "window_for"]

MIN_COUNTER = 0.86
MIN_TAG, MAX_TAG = 0.92, 1.42
_STEPS = (1.5, 1.45, 1.28, 1.1, 1.0, 0.93, 0.86, 0.756, 0.66, 0.56, 0.48)

_grounds: OnceCache[Image.Image] = OnceCache(6)


@dataclass(frozen=True, slots=True)
class Scene:
    """Where the map lies: ``box`` is its part of the picture, ``origin`` the picture point of the map's corner."""

    view: BoardView
    theme: Theme
    geo: Geometry
    image: Image.Image
    origin: Point
    box: Box
    margin: int = 0  # how far tags may stand over the rim of the map

    @property
    def k(self) -> float:
        return self.geo.k

    @property
    def piece_k(self) -> float:
        """Scale of counters and markers: never so small that their numbers are lost."""
        return max(self.k, MIN_COUNTER)

    @property
    def tag_k(self) -> float:
        """Scale of tags and badges, which need not grow as far as the ground."""
        return min(max(self.k, MIN_TAG), MAX_TAG)

    @property
    def badge_k(self) -> float:
        """Scale of state badges and step numbers: one letter each, so never smaller than they were drawn."""
        return max(self.tag_k, 1.0)

    @property
    def radius(self) -> float:
        return self.geo.radius

    def at(self, h: Hex) -> Point:
        x, y = self.geo.centre(h)
        return x + self.origin[0], y + self.origin[1]

    def move(self, points: list[Point]) -> list[Point]:
        return [(x + self.origin[0], y + self.origin[1]) for x, y in points]

    def from_units(self, p: Point) -> Point:
        """A point in units of the corner radius from the centre of hex 0,0."""
        x0, y0 = self.at(Hex(0, 0))
        return x0 + p[0] * self.radius, y0 + p[1] * self.radius

    def look(self, side: str) -> SideLook:
        return self.theme.sides[side_index(self.view, side)]

    def shows(self, h: Hex, margin: float = 0.0) -> bool:
        """Whether the centre of a hex lies in the part shown."""
        x, y = self.at(h)
        x0, y0, x1, y1 = self.box
        return x0 + margin <= x <= x1 - margin and y0 + margin <= y <= y1 - margin


def ground_with_labels(view: MapView, geo: Geometry, theme: Theme) -> Image.Image:
    """The ground with hex labels and place names, shared: copy before drawing on it."""
    key = (view.key, geo.hex_width, theme.name)
    return _grounds.get(key, lambda: _label(view, geo, theme))


def _label(view: MapView, geo: Geometry, theme: Theme) -> Image.Image:
    image = terrain(view, geo, theme).copy()
    for label in view.labels:
        _name(image, view, geo, theme, label)
    face = Face(COND, REGULAR, max(16, round(16 * geo.k)))
    r = geo.radius
    for h in view.hexes:
        x, y = geo.centre(h.hex)
        draw_text(image, (x - 0.43 * r, y - 0.555 * r), geo.grid.label(h.hex), face, theme["hex_label"], "mm")
    return image


def _name(image: Image.Image, view: MapView, geo: Geometry, theme: Theme, label: MapLabel) -> None:
    sizes = {"place": 27, "hill": 23, "water": 22}
    face = Face(SERIF_ITALIC, 560, max(18, round(sizes.get(label.style, 23) * min(geo.k, 1.5))))
    x, y = geo.centre(label.hex)
    if label.style == "water":
        _water_name(image, view, geo, theme, label, face)
        return
    colour = theme["ink"] if label.style == "place" else theme["ink2"]
    half = text_run(label.text, face, (0, 0))[3] / 2
    if label.style == "place":
        # the name begins in its hex and runs on to the right, away from the houses it names
        x += half - 0.45 * geo.radius
    x = min(max(x, half + 8), image.width - half - 8)
    draw_text(image, (x, y + 0.36 * geo.radius), label.text, face, colour, "mm", theme["label_halo"], 2.2 * geo.k)


def _water_name(image: Image.Image, view: MapView, geo: Geometry, theme: Theme, label: MapLabel, face: Face) -> None:
    """Along the river: turned to the line between the neighbouring water hexes."""
    water = {h.hex for h in view.hexes if h.terrain in ("river", "ford")}
    ends = [geo.centre(n) for n in neighbours(label.hex) if n in water]
    angle = 0.0
    if len(ends) >= 2:
        (ax, ay), (bx, by) = min(ends), max(ends)
        angle = math.atan2(ay - by, bx - ax)
    run, _, _, _ = text_run(label.text, face, (0, 0))
    turned = run.rotate(math.degrees(angle), Image.Resampling.BICUBIC, expand=True)
    x, y = geo.centre(label.hex)
    image.paste(theme["water_name"], (round(x - turned.width / 2), round(y - turned.height / 2)), turned)


def crop_scene(view: BoardView, theme: Theme, image: Image.Image, box: Box, hexes: tuple[Hex, ...], k: float) -> Scene:
    """Lay the surroundings of hexes into a box of the picture, at most at scale ``k``, never past the map's rim."""
    width, height = box[2] - box[0], box[3] - box[1]
    grid = view.map.grid
    wanted = hexes or tuple(view.map.grid)
    geo = _scale(grid, wanted, (width, height), k)
    ground = ground_with_labels(view.map, geo, theme)
    xs, ys = zip(*(geo.centre(h) for h in wanted), strict=True)
    left = _window((min(xs) + max(xs)) / 2, width, ground.width)
    top = _window((min(ys) + max(ys)) / 2, height, ground.height)
    image.paste(theme["outside"], box)
    part = ground.crop((max(0, left), max(0, top), min(ground.width, left + width), min(ground.height, top + height)))
    image.paste(part, (box[0] + max(0, -left), box[1] + max(0, -top)))
    return Scene(view, theme, geo, image, (box[0] - left, box[1] - top), box)


def _scale(grid: Grid, hexes: tuple[Hex, ...], size: tuple[int, int], k: float) -> Geometry:
    """The largest of a few scales at which the hexes fit, so that the ground of a map is painted a few times only."""
    for step in (s for s in _STEPS if s <= k):
        geo = Geometry(grid, round(BASE_WIDTH * step))
        if _fits(geo, hexes, size):
            break
    # a map smaller than the window is drawn larger, as far as that looks well and the hexes still fit
    fill = max(size[0] / geo.size[0], size[1] / geo.size[1])
    if fill > 1:
        for width in range(min(170, math.ceil(geo.hex_width * fill)), geo.hex_width, -1):
            if _fits(Geometry(grid, width), hexes, size):
                return Geometry(grid, width)
    return geo


def _fits(geo: Geometry, hexes: tuple[Hex, ...], size: tuple[int, int]) -> bool:
    """Whether all hexes with half a hex of air fit the window."""
    xs, ys = zip(*(geo.centre(h) for h in hexes), strict=True)
    return bool(max(xs) - min(xs) + 1.2 * geo.hex_width <= size[0] and max(ys) - min(ys) + 2.1 * geo.radius <= size[1])


def window_for(
    view: BoardView, hexes: tuple[Hex, ...], width: int, least: int, most: int, k: float
) -> tuple[float, int]:
    """The largest scale at which hexes fit a window of a width, and the height of map that needs, in pixels."""
    for step in (s for s in _STEPS if s <= k):
        geo = Geometry(view.map.grid, round(BASE_WIDTH * step))
        _, ys = zip(*(geo.centre(h) for h in hexes), strict=True)
        need = max(ys) - min(ys) + 2.6 * geo.radius
        if need <= most and _fits(geo, hexes, (width, most)):
            return step, round(max(least, need))
    return k, most


def _window(middle: float, length: int, whole: int) -> int:
    """Start of a window around a middle, kept inside; centred when the map is smaller."""
    if whole <= length:
        return (whole - length) // 2
    return min(max(0, round(middle - length / 2)), whole - length)
