"""Reserve artillery: the template of five hexes and the bursts of the shells."""

from __future__ import annotations

import math

from bot.core.view import Overlay, OverlayKind
from bot.hexes import Hex
from render.common.masks import Point
from render.common.noise import Stream
from render.common.palette import mix, rgb
from render.landships import sprites
from render.landships.labels import number
from render.landships.layout import HEX_W, SIDE
from render.landships.pen import Pen
from render.landships.placing import Places, Rect
from render.landships.scene import Scene, lay

__all__ = ["draw_shells", "draw_template", "explosion", "fill_template"]

_AMBER = rgb("E6A02C")
_ON_TARGET = ((0.0, 54.0), (-35.0, 40.0), (35.0, 39.0), (-18.0, 49.0), (18.0, 48.0), (-46.0, 22.0), (46.0, 20.0))
_ASIDE = ((50.0, 40.0), (-50.0, 41.0), (31.0, 52.0), (-31.0, 52.0), (54.0, 12.0), (-54.0, 12.0))


def _on_map(scene: Scene, overlay: Overlay) -> list[tuple[int, Hex]]:
    """The hexes of a template that are on the map, with their place in its order."""
    return [(i, h) for i, h in enumerate(overlay.hexes[:5]) if h in scene.words]


def fill_template(scene: Scene, overlay: Overlay) -> None:
    hexes = _on_map(scene, overlay)

    def paint(pen: Pen) -> None:
        for i, h in hexes:
            colour = scene.theme["hit"] if i == 0 else _AMBER
            pen.poly(scene.layout.corners(h, 0.97), (*colour, 89 if i == 0 else 69))

    if hexes:
        lay(scene, [scene.layout.center(h) for _, h in hexes], SIDE + 4, paint)


def draw_template(scene: Scene, overlay: Overlay, places: Places) -> None:
    """Rings of the aimed hex and its four neighbours, die numbers, arrow to the enemy baseline."""
    hexes = _on_map(scene, overlay)
    if not hexes:
        return
    up = scene.up.get(overlay.side, True)

    def paint(pen: Pen) -> None:
        for i, h in reversed(hexes):
            corners = scene.layout.corners(h, 0.955 if i else 0.94)
            case = scene.theme["ov_line"] if i else scene.theme["ov_case"]
            pen.poly(corners, None, case, 7.4 if i else 10.5)
            pen.poly(corners, None, _AMBER if i else scene.theme["hit"], 4.2 if i else 7)
        if hexes[0][0] == 0:
            _pointer(pen, scene, hexes[0][1], up)

    points = [scene.layout.center(h) for _, h in hexes]
    lay(scene, points, SIDE + 60, paint)
    for i, h in hexes:
        at = scene.pixel(h, 0, SIDE * 0.86 if i else -SIDE * 0.72)
        number(
            scene, at, str(i) if i else "5 · 6", scene.theme["hit"] if i == 0 else mix(_AMBER, (255, 240, 190), 0.45)
        )
        places.take(
            Rect.round_point(*scene.pixel(h), HEX_W * 0.9 * scene.window.k, SIDE * 1.7 * scene.window.k),
            0.25 if i else 1.0,
        )


def _pointer(pen: Pen, scene: Scene, h: Hex, up: bool) -> None:
    x, y = scene.layout.center(h)
    p = pen.at(x, y - SIDE * 1.18 if up else y + SIDE * 1.18, 0 if up else 180)
    for grow, colour in ((2.6, scene.theme["ov_line"]), (0.0, mix(_AMBER, (255, 240, 190), 0.55))):
        p.line([(0, 8), (0, -22)], colour, 8.5 + 2 * grow)
        p.poly([(0, -50), (15, -12), (0, -19), (-15, -12)], colour, colour, 2 * grow)


def draw_shells(scene: Scene) -> None:
    """A burst for each shell, side by side along the lower rim of its hex."""
    count: dict[Hex, int] = {}
    aside = {h for o in scene.view.overlays if o.kind is OverlayKind.ARTILLERY for h in o.hexes[1:]}
    for overlay in scene.view.overlays:
        if overlay.kind is not OverlayKind.SHELL:
            continue
        for h in overlay.hexes:
            i = count.get(h, 0)
            count[h] = i + 1
            variant = i % 3
            spots = _ASIDE if h in aside else _ON_TARGET

            def paint(pen: Pen, variant: int = variant) -> None:
                explosion(pen.at(0, 0, 0, 0.72), variant)

            sprite = sprites.drawn(("shell", variant), (-42, -52, 42, 14), scene.window.k, paint)
            sprite.place(scene.image, *scene.pixel(h, *spots[i % len(spots)]))


def explosion(pen: Pen, variant: int = 0) -> None:
    """A shell burst, 62 wide, its foot at the origin: dark jets, thrown clods, a glowing core."""
    rays = Stream("shell", variant)
    dark = rgb("2A241C")
    pen.oval(0, 3, 28, 7, rgb("5A4A38"))
    for i in range(15):
        a = math.radians(-72 + 144 * i / 14 + rays.between(-4, 4))
        reach = rays.between(26, 44) * (0.7 + 0.3 * math.cos(a))
        x, y = math.sin(a) * reach, 2 - math.cos(a) * reach
        px, py = math.cos(a) * 2.4, math.sin(a) * 2.4
        pen.poly([(-px, 2 - py), (px, 2 + py), (x + px * 0.8, y + py * 0.8), (x - px * 0.8, y - py * 0.8)], dark)
        pen.disc(x, y, rays.between(1.6, 3.8), dark)
        if i % 3 == 0:
            pen.disc(x * 1.2, y * 1.14, rays.between(1.2, 2.6), dark)
    for reach, colour, wide in ((24.0, rgb("D9631E"), 52.0), (17.0, rgb("F0A43C"), 40.0), (9.0, rgb("FBE7B0"), 26.0)):
        flame: list[Point] = []
        for i in range(13):
            a = math.radians(-wide + 2 * wide * i / 12)
            r = reach if i % 2 else reach * 0.5
            flame.append((math.sin(a) * r, 4 - math.cos(a) * r))
        pen.poly([*flame, (7, 5), (-7, 5)], colour)
