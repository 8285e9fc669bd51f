"""The way a tank has driven: a cased line, numbered steps, a ghost where it began."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.view import Hex, Overlay
from render.common.cache import OnceCache
from render.common.fonts import BOLD, COND, Face
from render.common.masks import Mask, Point, dash
from render.common.stamps import Sheet, Stamp
from render.duel.badges import bent_arrow
from render.duel.counters import counter_stamp
from render.duel.lettering import sheet_text
from render.duel.pieces import Tagged
from render.duel.places import cover
from render.duel.scene import Scene
from render.duel.terrain.canvas import curve
from render.duel.theme import SideLook, piece

__all__ = ["draw_ghost", "draw_path", "draw_steps"]

_discs: OnceCache[Stamp] = OnceCache(120)


def _distinct(hexes: tuple[Hex, ...]) -> list[Hex]:
    return [h for i, h in enumerate(hexes) if i == 0 or h != hexes[i - 1]]


def draw_path(scene: Scene, overlay: Overlay) -> None:
    """Solid for side 1, dashed for side 2, on a paper casing."""
    points = curve([scene.at(h) for h in _distinct(overlay.hexes)], 16)
    if len(points) < 2:
        return
    k, look = scene.piece_k, scene.look(overlay.side)
    casing = Mask.over(points, 8 * k)
    casing.line(points, 11 * k)
    casing.paint(scene.image, piece("paper"))
    core = Mask.over(points, 8 * k)
    if look.index == 0:
        core.line(points, 6.4 * k)
    else:
        for part in dash(points, 11 * k, 7 * k, 4 * k):
            core.line(part, 6.4 * k, caps=False)
    core.paint(scene.image, look.ring)


def draw_ghost(scene: Scene, overlay: Overlay) -> None:
    """Where the unit stood: its counter, nearly half transparent."""
    counter = next((c for c in scene.view.counters if c.unit == overlay.unit), None)
    if counter is None or not overlay.hexes:
        return
    facing = overlay.facings[0] if overlay.facings else counter.facing
    ghost = replace(counter, badges=(), facing=facing, turret=0, kills=0)
    x, y = scene.at(overlay.hexes[0])
    counter_stamp(ghost, scene.look(counter.side), scene.theme, scene.piece_k).place(scene.image, x, y, 0.44)


def draw_steps(scene: Scene, overlay: Overlay, tags: list[Tagged]) -> None:
    """A numbered disc on every side that was crossed, over the counters; a pivot has an arrow in its hex."""
    look, k = scene.look(overlay.side), scene.badge_k
    hexes, rects = overlay.hexes, [t.rect for t in tags]
    step, last = 0, len(hexes) - 1
    for i in range(1, len(hexes)):
        a, b = hexes[i - 1], hexes[i]
        (ax, ay), (bx, by) = scene.at(a), scene.at(b)
        if a == b:
            if i != last:
                _disc(look, "pivot", k).place(scene.image, ax, ay)
            continue
        step += 1
        # the last disc lies farther back, so that it hides neither the plinth nor the tag of the tank
        shares = (0.44, 0.38, 0.32, 0.26, 0.2) if b == hexes[last] else (0.5,)
        places = [(ax + (bx - ax) * s, ay + (by - ay) * s) for s in shares]
        r = 15 * k
        x, y = min(places, key=lambda p: round(cover((p[0] - r, p[1] - r, p[0] + r, p[1] + r), rects)))
        _disc(look, str(step), k).place(scene.image, x, y)


def _disc(look: SideLook, text: str, k: float) -> Stamp:
    return _discs.get((look, text, round(k, 4)), lambda: _make_disc(look, text, k))


def _make_disc(look: SideLook, text: str, k: float) -> Stamp:
    half = round(20 * k)
    sheet = Sheet((-half, -half, half, half))
    for r, colour in ((16.6, piece("paper")), (14.5, look.ring)):
        mask = sheet.mask()
        mask.disc(0, 0, r * k)
        sheet.lay(mask, colour)
    if text == "pivot":
        bent_arrow(sheet, 0, 0, 7.0 * k, k)
    else:
        sheet_text(sheet, (0, 0), text, Face(COND, BOLD, round(23 * k)), (255, 255, 255), "mm")
    return sheet.stamp()


def point_between(a: Point, b: Point, share: float) -> Point:
    """A point on the way from one to another."""
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share
