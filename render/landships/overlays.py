"""What just happened, drawn on the map: this module decides the order and finds room for the words."""

from __future__ import annotations

from bot.core.view import Overlay, OverlayKind
from render.common.fonts import BOLD, COND, Face, text_width
from render.landships import dice, sprites
from render.landships.arrows import draw_attack, draw_path, draw_retreat
from render.landships.bombardment import draw_shells, draw_template, fill_template
from render.landships.landship_sprites import TAG_Y, Landship, is_landship, tag_size
from render.landships.layout import HEX_W
from render.landships.pen import Pen
from render.landships.placing import Places, Rect
from render.landships.questions import draw_mover, draw_reach, draw_sight
from render.landships.rubber_stamps import stamp_sprite
from render.landships.scene import Scene, lay, unit_at, unit_spot
from render.landships.terrain import label_spot

__all__ = ["draw_over", "draw_under"]

_GHOST = 0.42


def draw_under(scene: Scene) -> None:
    """What lies below the units: template fill, section bars, ghosts, paths."""
    for overlay in scene.view.overlays:
        match overlay.kind:
            case OverlayKind.SECTION:
                _section(scene, overlay)
            case OverlayKind.ARTILLERY:
                fill_template(scene, overlay)
            case OverlayKind.GHOST:
                _ghost(scene, overlay)
            case OverlayKind.PATH:
                draw_path(scene, overlay)
            case OverlayKind.REACH:
                draw_reach(scene, overlay)
            case _:
                pass


def draw_over(scene: Scene) -> None:
    """What lies above the units; words last, where there is room for them."""
    places = _taken(scene)
    for overlay in scene.view.overlays:
        match overlay.kind:
            case OverlayKind.ATTACK if len(overlay.hexes) > 1:
                draw_attack(scene, overlay, places)
            case OverlayKind.SIGHT:
                draw_sight(scene, overlay)
            case OverlayKind.MOVER:
                draw_mover(scene, overlay)
            case OverlayKind.RETREAT:
                draw_retreat(scene, overlay)
            case OverlayKind.ARTILLERY:
                draw_template(scene, overlay, places)
            case _:
                pass
    draw_shells(scene)
    for overlay in scene.view.overlays:
        if overlay.kind is OverlayKind.BOG_DICE:
            _chip(scene, overlay, places)
    for overlay in _stamps(scene):
        _stamp(scene, overlay, places)


def _stamps(scene: Scene) -> list[Overlay]:
    """At most one stamp a hex: the last one."""
    last = {
        o.hexes[0]: o for o in scene.view.overlays if o.kind is OverlayKind.STAMP and o.hexes and o.text is not None
    }
    return list(last.values())


def _taken(scene: Scene) -> Places:
    """Boxes of all units, tags and coins in the picture."""
    places = Places(scene.image.size)
    k = scene.window.k
    for c in scene.view.counters:
        if not scene.sees(c.hex):
            continue
        x, y = scene.pixel(c.hex, *unit_spot(scene, c))
        if is_landship(c.art):
            places.take(Rect.round_point(x, y - 3 * k, 100 * k, 90 * k))
            w, h = tag_size(c.art, max(c.full_strength, c.strength))
            places.take(Rect.round_point(x, y + TAG_Y * k, (w + 6) * k, (h + 6) * k))
        else:
            places.take(Rect.round_point(x, y - 2 * k, 100 * k, 72 * k))
    for overlay in scene.view.overlays:
        if overlay.kind is OverlayKind.GHOST and overlay.hexes:
            places.take(Rect.round_point(*scene.pixel(overlay.hexes[0]), 96 * k, 60 * k), 0.5)
        if overlay.kind is OverlayKind.PATH:
            for step in overlay.hexes:
                places.take(Rect.round_point(*scene.pixel(step), 40 * k, 40 * k), 0.5)
    for goal in scene.view.objectives:
        places.take(Rect.round_point(*scene.pixel(goal.hex, 40, -28), 34 * k, 34 * k))
    return places


def _section(scene: Scene, overlay: Overlay) -> None:
    """Gold bars over and under a section and gold lines along its borders."""
    i = {"left": 0, "centre": 1, "center": 1, "right": 2}.get(overlay.value)
    if i is None:
        return
    layout = scene.layout
    span = HEX_W * scene.view.map.grid.columns / 3
    x0, x1 = 30 + span * i, 30 + span * (i + 1)
    y0, y1 = 7.0, layout.height - 7

    borders = [(x, piece) for x in (x0, x1) if 31 < x < layout.width - 31 for piece in _between_labels(scene, x)]

    def paint(pen: Pen) -> None:
        for wide, thin, colour in ((11.0, 6.4, scene.theme["ov_line"]), (7.0, 3.4, scene.theme["gold"])):
            for y in (y0, y1):
                pen.line([(x0 + 8, y), (x1 - 8, y)], colour, wide)
            for x, (top, foot) in borders:
                pen.line([(x, top), (x, foot)], colour, thin)

    lay(scene, [(x0, y0), (x1, y1)], 8, paint)


def _between_labels(scene: Scene, x: float) -> list[tuple[float, float]]:
    """Pieces of an upright line that leave the hex labels free."""
    spots = [label_spot(scene.layout, h) for h in scene.view.map.grid]
    gaps = sorted(y for lx, y in spots if abs(lx - x) < 20)
    pieces, top = [], 60.0
    for y in [*gaps, scene.layout.height - 44]:
        if y - 16 > top:
            pieces.append((top, y - 16))
        top = y + 16
    return pieces


def _ghost(scene: Scene, overlay: Overlay) -> None:
    counter = next((c for c in scene.view.counters if c.unit == overlay.unit), None)
    if counter is None or not overlay.hexes:
        return
    look, k = scene.look(counter.side), scene.window.k
    at = scene.pixel(overlay.hexes[0])
    if not is_landship(counter.art):
        sprites.soldier(scene.theme, look, sprites.soldier_of(counter), k).place(scene.image, *at, _GHOST)
        return
    heading = counter.facing
    for other in scene.view.overlays:
        if other.kind is OverlayKind.PATH and len(other.hexes) > 1 and other.hexes[0] == overlay.hexes[0]:
            step = other.hexes[0].direction_to(other.hexes[1])
            heading = step if step is not None else heading
    unit = Landship(counter.art, heading, 0, 0)
    sprites.hull(scene.theme, look, unit, k).place(scene.image, *at, _GHOST)


def _chip(scene: Scene, overlay: Overlay, places: Places) -> None:
    """How many bog dice were rolled at a hex, and their faces."""
    if not overlay.hexes:
        return
    k = scene.window.k
    words = scene.say(overlay.text) if overlay.text is not None else ""
    face = Face(COND, BOLD, 22)
    text_w = text_width(words, face.sized(66)) / 3
    bad = "deadly" in overlay.faces
    w = text_w + 22 + 40 * len(overlay.faces)
    h = 44.0 if overlay.faces else 28.0

    def paint(pen: Pen) -> None:
        line = scene.theme["hit"] if bad else scene.theme["ov_line"]
        pen.rect((-w / 2 - 2.6, -h / 2 - 2.6, w / 2 + 2.6, h / 2 + 2.6), line, r=12 if overlay.faces else h / 2)
        pen.rect((-w / 2, -h / 2, w / 2, h / 2), scene.theme["ov_case"], r=10 if overlay.faces else h / 2)
        pen.text(-w / 2 + 10, 0.3, words, face, scene.theme["dark"], "lm")

    key = ("chip", words, overlay.faces, scene.theme.name)
    sprite = sprites.drawn(key, (-w / 2 - 4, -h / 2 - 4, w / 2 + 4, h / 2 + 4), k, paint)
    x, y = scene.pixel(overlay.hexes[0])
    if unit_at(scene, overlay.hexes[0]) is not None or overlay.faces:
        x, y = places.find(x, y, ((w + 8) * k, (h + 8) * k), (44 * k, 34 * k))
    sprite.place(scene.image, x, y)
    for i, name in enumerate(overlay.faces):
        die = dice.die_sprite(scene.theme, "battle", name, "counts" if name == "deadly" else "nothing", 34 * k)
        die.place(scene.image, x + (-w / 2 + text_w + 34 + i * 40) * k, y)
    places.take(Rect.round_point(x, y, (w + 10) * k, (h + 10) * k))


def _stamp(scene: Scene, overlay: Overlay, places: Places) -> None:
    h = overlay.hexes[0]
    if overlay.text is None or not scene.sees(h):
        return
    k = scene.window.k
    sprite = stamp_sprite(scene.say(overlay.text), overlay.value, k)
    w, high = sprite.size
    unit = unit_at(scene, h)
    reach = (30.0, 30.0) if unit is None else (52.0, 50.0) if is_landship(unit.art) else (52.0, 40.0)
    x, y = places.find(*scene.pixel(h), (w, high), (reach[0] * k, reach[1] * k))
    sprite.place(scene.image, x, y)
    places.take(Rect.round_point(x, y, w, high))
