"""The terrain picture: everything on the sheet that changes rarely, painted once and kept."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
from PIL import Image, ImageDraw

from bot.core.view import BoardView, HexView, MapView
from bot.hexes import Hex
from render.common.cache import OnceCache, on_disk
from render.common.fonts import BOLD, COND, SEMIBOLD, Face, draw_text
from render.common.masks import Mask, Point
from render.common.noise import Stream
from render.common.palette import RGB
from render.landships import ground, pits, village, water, woods
from render.landships.colours import Theme, nations
from render.landships.layout import HEX_W, SIDE, Layout, Window, facing_up
from render.landships.pen import Pen
from render.landships.trench import draw_trenches

__all__ = ["Terrain", "draw_label", "label_spot", "terrain_of"]

_VERSION = "gw-1"
_HALOED = frozenset({"forest", "building", "rubble", "church", "bunker", "crater", "mine_crater"})
_fields: OnceCache[ground.Fields] = OnceCache(4)
_pictures: OnceCache[Terrain] = OnceCache(10)


@dataclass(frozen=True, slots=True)
class Terrain:
    """The painted window with its hex labels, and the bare ground that lies under each label."""

    image: Image.Image
    under_labels: dict[Hex, tuple[Image.Image, tuple[int, int]]]


@dataclass(frozen=True, slots=True)
class _Job:
    """What the painting of one window needs."""

    board: MapView
    theme: Theme
    window: Window
    seed: str
    sides: dict[str, str]
    up: dict[str, bool]

    @property
    def layout(self) -> Layout:
        return Layout(self.board.grid)


def terrain_of(view: BoardView, theme: Theme, window: Window) -> Terrain:
    """The terrain of a window, from memory, from disk, or painted now; never change its pictures."""
    board = view.map
    seed = f"{view.title.key}{sorted(view.title.args.items(), key=str)}"
    sides = nations(view)
    job = _Job(board, theme, window, seed, sides, facing_up(board, tuple(sides)))
    ground_key = hashlib.sha256(repr((seed, board.grid, [_ground_word(h) for h in board.hexes])).encode()).hexdigest()
    lines = [(h.own_line_of, h.hill) for h in board.hexes]
    words = [h.terrain for h in board.hexes]
    key = repr((_VERSION, ground_key, words, lines, board.bridges, board.sections, sides, job.up, theme.name, window))

    def make() -> Terrain:
        def paint() -> Image.Image:
            return _paint(job, _fields.get(ground_key, lambda: ground.make_fields(board, seed)))

        image = on_disk(key, paint)
        return Terrain(image, _labels(job, image))

    return _pictures.get(key, make)


def _ground_word(h: HexView) -> tuple[str, str, bool]:
    return h.terrain, h.own_line_of, h.hill


def _paint(job: _Job, fields: ground.Fields) -> Image.Image:
    image = ground.paint(fields, job.theme, job.layout, job.window)
    _flat_features(job, image)
    _grid(job, image)
    _standing(job, image)
    _sections(job, image)
    _frame(job, image)
    return image


def _seen(job: _Job) -> list[HexView]:
    return [h for h in job.board.hexes if job.window.sees(job.layout.center(h.hex), SIDE * 1.3)]


def _lay(image: Image.Image, pen: Pen) -> None:
    sheet = pen.stamp()
    image.paste(sheet.image, (0, 0), sheet.mask)


def _flat_features(job: _Job, image: Image.Image) -> None:
    """Water, lanes, bridges and mine craters: below the grid."""
    words = {h.terrain for h in job.board.hexes}
    if not words & {"river", "stream", "lane", "sunken_lane", "mine_crater"} and not any(
        h.hill for h in job.board.hexes
    ):
        return
    pen = Pen.sheet(job.window.box, job.window.k, 2)
    _hachures(job, pen)
    water.draw_lanes(pen, job.board, job.theme)
    water.draw_water(pen, job.board, job.theme, job.seed)
    water.draw_bridges(pen, job.board, job.theme)
    for h in _seen(job):
        if h.terrain == "mine_crater":
            pits.mine_crater(pen.at(*job.layout.center(h.hex)), job.theme, Stream(job.seed, "mine", h.hex.q, h.hex.r))
    _lay(image, pen)


def _hachures(job: _Job, pen: Pen) -> None:
    """Strokes down the slopes round each hill, thin on the lit and thick on the shaded side."""
    hills = {h.hex for h in job.board.hexes if h.hill}
    for h in sorted(hills):
        cx, cy = job.layout.center(h)
        for d in range(6):
            if h.step(d) in hills:
                continue
            (ax, ay), (bx, by) = job.layout.edge(h, d)
            nx, ny = (ax + bx) / 2 - cx, (ay + by) / 2 - cy
            length = (nx * nx + ny * ny) ** 0.5
            nx, ny = nx / length, ny / length
            lit = nx + ny < 0.2
            dice = Stream(job.seed, "hachure", h.q, h.r, d)
            for i in range(11):
                t = (i + 0.5) / 11
                x, y = ax + (bx - ax) * t - nx * 9, ay + (by - ay) * t - ny * 9
                reach = dice.between(11, 17)
                lean = (t - 0.5) * 0.5
                tip = x + (nx + (bx - ax) / length * lean) * reach, y + (ny + (by - ay) / length * lean) * reach
                pen.line([(x, y), tip], job.theme["hach"], 1.2 if lit else 2.6, round_ends=False)


def _grid(job: _Job, image: Image.Image) -> None:
    """Thin hex lines, not anti-aliased: they cost the fewest bytes so."""
    mask = Image.new("L", image.size)
    draw = ImageDraw.Draw(mask)
    value = round(255 * (0.44 if job.theme.night else 0.26))
    for h in _seen(job):
        corners = [job.window.pixel(p) for p in job.layout.corners(h.hex)]
        draw.line([*corners, corners[0]], fill=value, width=1 if job.window.k < 1.3 else 2)
    image.paste((20, 14, 6) if not job.theme.night else (0, 0, 0), (0, 0), mask)


def _standing(job: _Job, image: Image.Image) -> None:
    """Trenches, then all that stands, from the back to the front."""
    pen = Pen.sheet(job.window.box, job.window.k, 2)
    draw_trenches(pen, job.board, job.theme, job.seed, job.sides, job.up, job.window)
    things: list[tuple[float, float, int, Hex, object]] = []
    for h in _seen(job):
        cx, cy = job.layout.center(h.hex)
        if h.terrain == "forest":
            for tree in woods.trees_of(job.layout, h.hex, job.seed):
                things.append((tree[1], tree[0], len(things), h.hex, tree))
        elif h.terrain in ("building", "church", "rubble", "bunker"):
            dice = Stream(job.seed, h.terrain, h.hex.q, h.hex.r)
            for foot, painter in village.things_of(h.terrain, job.theme, dice):
                things.append((cy + foot, cx, len(things), h.hex, painter))
    for _, _, _, place, thing in sorted(things, key=lambda t: t[:3]):
        if isinstance(thing, tuple):
            woods.draw_tree(pen, job.theme, place, thing, job.seed)
        elif callable(thing):
            thing(pen.at(*job.layout.center(place)))
    _lay(image, pen)


def label_spot(layout: Layout, h: Hex) -> Point:
    """Middle of a hex label: under the top corner."""
    x, y = layout.center(h)
    return x, y - SIDE + 17


def _sections(job: _Job, image: Image.Image) -> None:
    if not job.board.sections:
        return
    layout, k = job.layout, job.window.k
    inner, outer = (Mask((0, 0, *image.size), 2) for _ in range(2))
    labels = [label_spot(layout, h) for h in job.board.grid]
    span = HEX_W * job.board.grid.columns / 3
    for i in (1, 2):
        x = 30 + span * i
        y = 42 + SIDE * 0.3
        while y < layout.height - 42 - SIDE * 0.2:
            if all(abs(x - lx) > 15 or abs(y - ly) > 15 for lx, ly in labels):
                px, py = job.window.pixel((x, y))
                outer.disc(px, py, 3.3 * k)
                inner.disc(px, py, 2.4 * k)
            y += 15
    outer.paint(image, job.theme["sect_h"])
    inner.paint(image, job.theme["sect"])


def _frame(job: _Job, image: Image.Image) -> None:
    """Flat margin outside the playable hexes, a line along their edge, and the rulers."""
    inside = Mask((0, 0, *image.size), 2)
    rim = Mask((0, 0, *image.size), 2)
    hexes = {h.hex for h in job.board.hexes}
    for h in hexes:
        inside.polygon([job.window.pixel(p) for p in job.layout.corners(h, 1.004)])
        for d in range(6):
            if h.step(d) not in hexes:
                rim.line([job.window.pixel(p) for p in job.layout.edge(h, d)], 3 * job.window.k)
    outside = inside.finish().point([255 - v for v in range(256)])
    image.paste(job.theme["frame"], (0, 0), outside)
    rim.paint(image, job.theme["frame_l"])
    _rulers(job, image)


def _rulers(job: _Job, image: Image.Image) -> None:
    layout, k, ink = job.layout, job.window.k, job.theme["ruler"]
    grid = job.board.grid
    for column in range(grid.columns):
        x = layout.center(grid.hex_at(column, 0))[0]
        for y in (25.0, layout.height - 25):
            draw_text(image, job.window.pixel((x, y)), chr(65 + column), Face(COND, BOLD, round(27 * k)), ink, "mm")
    for row, width in enumerate(grid.widths):
        number = str(grid.row_number(grid.hex_at(0, row)))
        y = layout.center(grid.hex_at(0, row))[1]
        inset = width < grid.columns
        left = 30 + HEX_W / 4 if inset else 15.0
        face = Face(COND, BOLD, round((30 if inset else 24) * k))
        for x in (left - (4 if inset else 0), layout.width - left + (4 if inset else 0)):
            draw_text(image, job.window.pixel((x, y)), number, face, ink, "mm")


def _labels(job: _Job, image: Image.Image) -> dict[Hex, tuple[Image.Image, tuple[int, int]]]:
    """Write all labels, light or dark as the ground asks for; gives what lay under them."""
    kept: dict[Hex, tuple[Image.Image, tuple[int, int]]] = {}
    k = job.window.k
    for h in job.board.hexes:
        x, y = job.window.pixel(label_spot(job.layout, h.hex))
        box = (
            max(0, round(x - 20 * k)), max(0, round(y - 12 * k)),
            min(image.width, round(x + 20 * k)), min(image.height, round(y + 12 * k)),
        )  # fmt: skip
        if box[0] >= box[2] or box[1] >= box[3]:
            continue
        patch = image.crop(box)
        kept[h.hex] = patch, box[:2]
        mean = float(np.asarray(patch.convert("L")).mean())
        strong = mean > 92 if job.theme.night else mean < 163
        colour = job.theme["lab2"] if strong else job.theme["lab"]
        draw_label(image, job.board, job.theme, job.window, h.hex, colour, halo=h.terrain in _HALOED)
    return kept


def draw_label(
    image: Image.Image,
    board: MapView,
    theme: Theme,
    window: Window,
    h: Hex,
    colour: RGB,
    *,
    halo: bool,
    at: Point | None = None,
) -> None:
    """Write the label of a hex, at its usual place or round another point in units."""
    spot = at if at is not None else label_spot(Layout(board.grid), h)
    face = Face(COND, SEMIBOLD, round(18 * window.k))
    draw_text(
        image,
        window.pixel(spot),
        board.grid.label(h),
        face,
        colour,
        "mm",
        theme["lab_bg"] if halo else None,
        2 * window.k,
    )
