"""The map with everything on it: terrain, tokens, units, what just happened."""

from __future__ import annotations

from PIL import Image

from bot.core.view import BoardView, Counter, HexView
from bot.hexes import Hex
from render.common.picture import Say
from render.landships import overlays, sprites
from render.landships.colours import Theme
from render.landships.honours import draw_honours
from render.landships.landship_sprites import is_landship
from render.landships.layout import Window
from render.landships.scene import Scene, tag_spot, unit_spot
from render.landships.terrain import draw_label

__all__ = ["draw_map"]


def draw_map(view: BoardView, say: Say, theme: Theme, window: Window) -> Image.Image:
    """The window of the board as an RGB picture."""
    scene = Scene(view, say, theme, window)
    _hide_labels(scene)
    _tokens(scene)
    overlays.draw_under(scene)
    for counter in sorted(view.counters, key=lambda c: (c.hex.r, c.hex.q)):
        if scene.sees(counter.hex):
            _unit(scene, counter)
    for counter in scene.view.counters:
        if is_landship(counter.art) and scene.sees(counter.hex):
            unit, look = sprites.landship_of(counter), scene.look(counter.side)
            sprites.tag(theme, look, unit, window.k).place(scene.image, *tag_spot(scene, counter))
    draw_honours(scene)
    _objectives(scene)
    overlays.draw_over(scene)
    return scene.image


def _tokens(scene: Scene) -> None:
    wired = {h.hex for h in scene.view.map.hexes if "wire" in h.tokens}
    manned = {c.hex for c in scene.view.counters if is_landship(c.art)}
    theme, k = scene.theme, scene.window.k
    for h in scene.view.map.hexes:
        if not (h.tokens or h.terrain == "crater") or not scene.sees(h.hex):
            continue
        at = scene.pixel(h.hex)
        if "crater" in h.tokens or h.terrain == "crater":
            grid = scene.view.map.grid
            variant = (grid.row_number(h.hex) * 7 + grid.column_of(h.hex) + 1) % 6
            sprites.crater(theme, variant, k).place(scene.image, *at)
            if h.hex not in manned:
                _relabel(scene, h.hex)
        if "fortified" in h.tokens:
            sprites.fort(theme, _fort_faces_up(scene, h), k).place(scene.image, *at)
        if h.hex in wired:
            sprite = sprites.wire(theme, h.hex.step(3) in wired, h.hex.step(0) in wired, k)
            sprite.place(scene.image, *at)


def _fort_faces_up(scene: Scene, h: HexView) -> bool:
    if h.own_line_of in scene.up:
        return scene.up[h.own_line_of]
    return h.hex.r * 2 >= scene.view.map.grid.rows - 1


def _relabel(scene: Scene, h: Hex) -> None:
    if h in scene.terrain.under_labels:
        draw_label(scene.image, scene.view.map, scene.theme, scene.window, h, scene.theme["lab"], halo=True)


def _hide_labels(scene: Scene) -> None:
    """Put back the bare ground where a landship would lie over the label of its hex."""
    for counter in scene.view.counters:
        kept = scene.terrain.under_labels.get(counter.hex) if is_landship(counter.art) else None
        if kept is not None:
            scene.image.paste(*kept)


def _unit(scene: Scene, counter: Counter) -> None:
    theme, k, look = scene.theme, scene.window.k, scene.look(counter.side)
    at = scene.pixel(counter.hex, *unit_spot(scene, counter))
    if not is_landship(counter.art):
        sprites.soldier(theme, look, sprites.soldier_of(counter), k).place(scene.image, *at)
        return
    unit = sprites.landship_of(counter)
    sprites.hull(theme, look, unit, k).place(scene.image, *at)
    spot = scene.layout.center(counter.hex)
    draw_label(
        scene.image,
        scene.view.map,
        theme,
        scene.window,
        counter.hex,
        theme["lab"],
        halo=True,
        at=(spot[0] - 41, spot[1] + 25),
    )
    sprites.marks(theme, look, unit, k).place(scene.image, *at)


def _objectives(scene: Scene) -> None:
    counters = {c.hex: c for c in scene.view.counters}
    for goal in scene.view.objectives:
        if not scene.sees(goal.hex):
            continue
        dx, dy = 38.0, -30.0
        counter = counters.get(goal.hex)
        if counter is not None:
            dx, dy = _coin_spot(scene, counter)
        holder = scene.looks.get(goal.holder)
        sprites.coin(scene.theme, holder, goal.points, scene.window.k).place(
            scene.image, *scene.pixel(goal.hex, dx, dy)
        )


def _coin_spot(scene: Scene, counter: Counter) -> tuple[float, float]:
    """Beside the marks of the unit that stands there."""
    _, dy = unit_spot(scene, counter)
    if is_landship(counter.art):
        unit = sprites.landship_of(counter)
        return (42.0, 13.0) if unit.trouble or unit.unrevealed else (38.0, -30.0)
    return (46.0, dy + 2) if sprites.soldier_of(counter).state else (38.0, dy - 31)
