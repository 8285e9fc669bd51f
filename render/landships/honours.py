"""Kill rings of crews that have fought before, under the tag of a landship or the block of soldiers."""

from __future__ import annotations

from bot.core.view import Counter
from render.common.fonts import BOLD, COND, Face, draw_text
from render.common.masks import Mask
from render.landships.landship_sprites import is_landship, tag_size
from render.landships.scene import Scene, tag_spot, unit_spot
from render.landships.soldiers import BLOCK

__all__ = ["draw_honours"]

STEP, RADIUS = 11.0, 4.6
MOST = 5
"""From more kills on one ring and the number."""


def draw_honours(scene: Scene) -> None:
    """Rings for every piece in sight that has kills."""
    for counter in scene.view.counters:
        if counter.kills and scene.sees(counter.hex):
            _rings(scene, counter)


def _spot(scene: Scene, counter: Counter) -> tuple[float, float]:
    k = scene.window.k
    if is_landship(counter.art):
        x, y = tag_spot(scene, counter)
        return x, y + (tag_size(counter.art, max(counter.full_strength, counter.strength))[1] / 2 + 6) * k
    x, y = scene.pixel(counter.hex, *unit_spot(scene, counter))
    return x, y + (BLOCK[1] / 2 + 5) * k


def _rings(scene: Scene, counter: Counter) -> None:
    x, y = _spot(scene, counter)
    k = scene.window.k
    count = counter.kills if counter.kills <= MOST else 1
    left = x - (count - 1) * STEP * k / 2 - (7 * k if counter.kills > MOST else 0)
    middles = [(left + i * STEP * k, y) for i in range(count)]
    for grow, colour in ((2.2, scene.theme["dark"]), (0.0, scene.theme["gold"])):
        mask = Mask.over(middles, (RADIUS + 4) * k, 4)
        for at in middles:
            mask.disc(*at, (RADIUS + grow) * k)
        mask.paint(scene.image, colour)
    if counter.kills > MOST:
        face = Face(COND, BOLD, round(19 * k))
        at = (left + 8 * k, y)
        draw_text(scene.image, at, str(counter.kills), face, scene.theme["cream"], "lm", scene.theme["dark"], 2.4)
