"""One map picture in the making, and where things lie on it."""

from __future__ import annotations

import math
from collections.abc import Callable

from PIL import Image

from bot.core.view import BoardView, Counter, HexView
from bot.hexes import Hex
from render.common.masks import Point
from render.common.picture import Say
from render.landships.colours import SideLook, Theme, nations
from render.landships.landship_sprites import HEADINGS, TAG_Y, is_landship, tag_size
from render.landships.layout import SIDE, Layout, Window, facing_up
from render.landships.pen import Pen
from render.landships.terrain import Terrain, terrain_of

__all__ = ["Scene", "edge_distance", "lay", "tag_spot", "unit_at", "unit_spot"]


class Scene:
    """One picture in the making: the view, how it is shown, and the sheet it is drawn on."""

    __slots__ = ("image", "layout", "looks", "say", "terrain", "theme", "up", "view", "window", "words")

    def __init__(self, view: BoardView, say: Say, theme: Theme, window: Window) -> None:
        self.view = view
        self.say = say
        self.theme = theme
        self.window = window
        self.layout = Layout(view.map.grid)
        sides = nations(view)
        self.looks: dict[str, SideLook] = {side: theme.look(nation) for side, nation in sides.items()}
        self.up = facing_up(view.map, tuple(sides))
        self.terrain: Terrain = terrain_of(view, theme, window)
        self.image: Image.Image = self.terrain.image.copy()
        self.words: dict[Hex, HexView] = {h.hex: h for h in view.map.hexes}

    def look(self, side: str) -> SideLook:
        return self.looks.get(side) or next(iter(self.looks.values()))

    def pixel(self, h: Hex, dx: float = 0.0, dy: float = 0.0) -> Point:
        """Pixel of a point beside a hex centre, given in units."""
        x, y = self.layout.center(h)
        return self.window.pixel((x + dx, y + dy))

    def sees(self, h: Hex) -> bool:
        return self.window.sees(self.layout.center(h), SIDE * 1.1)


def unit_spot(scene: Scene, counter: Counter) -> tuple[float, float]:
    """Where a unit's middle lies from its hex centre, in units: in a trench it stands back from the cut."""
    word = scene.words.get(counter.hex)
    if is_landship(counter.art):
        return 0.0, 0.0
    if word is not None and word.terrain == "trench":
        owner = word.own_line_of or counter.side
        return 0.0, 11.0 if scene.up.get(owner, True) else -11.0
    return 0.0, 3.0


def tag_spot(scene: Scene, counter: Counter) -> Point:
    """Pixel of the middle of a landship's tag: inside the picture, and clear of a unit close below."""
    w, _ = tag_size(counter.art, max(counter.full_strength, counter.strength))
    below = (counter.hex.step(4), counter.hex.step(5))
    close = any(c.hex in below and unit_spot(scene, c)[1] < 0 for c in scene.view.counters)
    x, y = scene.pixel(counter.hex, 0, TAG_Y - 10 if close else TAG_Y)
    half = (w / 2 + 5) * scene.window.k
    return min(max(x, half), scene.image.width - half), min(y, scene.image.height - 19 * scene.window.k)


def unit_at(scene: Scene, h: Hex) -> Counter | None:
    return next((c for c in scene.view.counters if c.hex == h), None)


def edge_distance(scene: Scene, h: Hex, angle: float) -> float:
    """Units from a hex centre to the rim of the unit there, in a direction (radians, 0 = right)."""
    counter = unit_at(scene, h)
    if counter is None:
        return 14.0
    if is_landship(counter.art):
        turn = math.radians(HEADINGS[counter.facing % 8] - 90)
        along_hull = abs(math.cos(angle - turn))
        return 27 + 18 * along_hull
    c, s = abs(math.cos(angle)) or 1e-6, abs(math.sin(angle)) or 1e-6
    return min(43 / c, 33 / s)


def lay(scene: Scene, points: list[Point], margin: float, paint: Callable[[Pen], None]) -> None:
    """Draw on a sheet just large enough for points and a margin, in board units, and lay it on the picture."""
    xs, ys = [p[0] for p in points], [p[1] for p in points]
    w = scene.window
    box = (
        max(min(xs) - margin, w.x0 - 4), max(min(ys) - margin, w.y0 - 4),
        min(max(xs) + margin, w.x1 + 4), min(max(ys) + margin, w.y1 + 4),
    )  # fmt: skip
    if box[2] <= box[0] or box[3] <= box[1]:
        return
    pen = Pen.sheet(box, w.k, 2)
    paint(pen)
    pen.stamp().place(scene.image, *w.pixel((0, 0)))
