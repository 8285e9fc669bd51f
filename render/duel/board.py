"""The whole board: header, rulers, map with everything on it, rosters, key."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.core.view import BoardView, Grid
from render.common.cache import OnceCache
from render.common.encode import encode
from render.common.fonts import COND, SEMIBOLD, Face, draw_text
from render.common.picture import Picture, Say
from render.duel.geometry import Geometry, hex_width_for, map_size
from render.duel.header import HEADER, draw_header
from render.duel.legend import Legend, draw_legend, plan_legend
from render.duel.overlays import draw_scene
from render.duel.roster import ROSTER, draw_rosters
from render.duel.scene import Scene, ground_with_labels
from render.duel.theme import Theme

__all__ = ["Layout", "board_geometry", "draw_whole_board", "layout_of"]

WIDTH, MIN_WIDTH, MAX_HEIGHT = 1400, 1000, 1500
_SIDE, _RULER = 33, 31
_MAX_HEX = 163
"""Beyond this a hex carries no more news, only bytes."""

_statics: OnceCache[Image.Image] = OnceCache(6)


@dataclass(frozen=True, slots=True)
class Layout:
    """Size of the picture and where its parts begin."""

    width: int
    height: int
    map_x: int
    map_y: int
    geo: Geometry
    legend: Legend

    @property
    def map_bottom(self) -> int:
        return self.map_y + self.geo.size[1]

    @property
    def roster_top(self) -> int:
        return self.map_bottom + _RULER


def board_geometry(grid: Grid) -> Geometry:
    """The scale at which a whole map fills a board picture."""
    fixed = HEADER + 2 * _RULER + ROSTER + 70
    return Geometry(grid, min(_MAX_HEX, hex_width_for(grid, WIDTH - 2 * _SIDE, MAX_HEIGHT - fixed)))


def layout_of(view: BoardView, say: Say) -> Layout:
    geo = board_geometry(view.map.grid)
    map_width, map_height = map_size(view.map.grid, geo.hex_width)
    width = max(MIN_WIDTH, map_width + 2 * _SIDE)
    # a few pixels more make the usual maps exactly as wide as all other pictures
    width = WIDTH if WIDTH - 40 <= width < WIDTH else width
    legend = plan_legend(view.map, say, width)
    height = HEADER + 2 * _RULER + map_height + ROSTER + legend.height
    return Layout(width, height, (width - map_width) // 2, HEADER + _RULER, geo, legend)


def draw_whole_board(view: BoardView, say: Say, theme: Theme) -> Picture:
    return encode(compose_board(view, say, theme), theme.palette)


def compose_board(view: BoardView, say: Say, theme: Theme) -> Image.Image:
    """The board before it is reduced to the palette."""
    layout = layout_of(view, say)
    key = (view.map.key, layout.geo.hex_width, theme.name, layout.width, layout.legend)
    image = _statics.get(key, lambda: _static(view, layout, theme)).copy()
    box = (layout.map_x, layout.map_y, layout.map_x + layout.geo.size[0], layout.map_bottom)
    scene = Scene(view, theme, layout.geo, image, (layout.map_x, layout.map_y), box, 28)
    draw_scene(scene, say)
    draw_header(image, view, say, theme)
    draw_rosters(image, view, say, theme, layout.roster_top)
    return image


def _static(view: BoardView, layout: Layout, theme: Theme) -> Image.Image:
    image = Image.new("RGB", (layout.width, layout.height), theme["paper"])
    x, y = layout.map_x, layout.map_y
    width, height = layout.geo.size
    image.paste(theme["ink"], (x - 2, y - 2, x + width + 2, y + height + 2))
    image.paste(ground_with_labels(view.map, layout.geo, theme), (x, y))
    _rulers(image, view.map.grid, layout, theme)
    draw_legend(image, layout.legend, view.map, layout.geo, theme, layout.roster_top + ROSTER)
    return image


def _rulers(image: Image.Image, grid: Grid, layout: Layout, theme: Theme) -> None:
    face = Face(COND, SEMIBOLD, 27)
    geo, x0, y0 = layout.geo, layout.map_x, layout.map_y
    for column in range(grid.columns):
        # between the places of the letter in even and in odd rows
        x = x0 + geo.hex_width * (column + 0.75)
        for y in (y0 - _RULER / 2 - 1, layout.map_bottom + _RULER / 2 + 1):
            draw_text(image, (x, y), chr(ord("A") + column), face, theme["ink2"], "mm")
    for row in range(grid.rows):
        h = grid.hex_at(0, row)
        y = y0 + geo.centre(h)[1]
        for x in (x0 - _SIDE / 2 - 1, x0 + geo.size[0] + _SIDE / 2 + 1):
            draw_text(image, (x, y), str(grid.row_number(h)), face, theme["ink2"], "mm")
