"""What just happened, drawn on the map, each kind in its layer."""

from __future__ import annotations

from bot.core.view import Overlay, OverlayKind
from render.common.picture import Say
from render.duel.overlays import aim, path, reach, sight, stamp
from render.duel.pieces import draw_flags, draw_pieces, draw_tags, place_tags
from render.duel.scene import Scene

__all__ = ["draw_scene"]


def draw_scene(scene: Scene, say: Say) -> None:
    """All pieces and overlays of a view over its ground, in the order of the layers."""
    overlays = scene.view.overlays

    def of(kind: OverlayKind) -> list[Overlay]:
        return [o for o in overlays if o.kind == kind]

    draw_flags(scene)
    for o in of(OverlayKind.REACH):
        reach.draw_area(scene, o)
    for o in of(OverlayKind.MOVER):
        aim.draw_mover_ground(scene, o, question=bool(of(OverlayKind.AIM)) or scene.view.deciding)
    for o in of(OverlayKind.PATH):
        path.draw_path(scene, o)
    for o in of(OverlayKind.GHOST):
        path.draw_ghost(scene, o)
    for o in of(OverlayKind.IMPACT):
        sight.draw_impact(scene, o, say)
    for o in (*of(OverlayKind.MOVER), *of(OverlayKind.SHOOTER)):
        aim.draw_brackets(scene, o)
    draw_pieces(scene)
    tags = place_tags(scene, say)
    for o in of(OverlayKind.AIM):
        aim.draw_line(scene, o)
    draw_tags(scene, tags)
    for o in of(OverlayKind.SIGHT):
        sight.draw_lines(scene, o)
    for o in of(OverlayKind.PATH):
        path.draw_steps(scene, o, tags)
    for o in of(OverlayKind.REACH):
        reach.draw_dominoes(scene, o)
    for o in of(OverlayKind.SHOT):
        sight.draw_flash(scene, o)
    for o in of(OverlayKind.IMPACT):
        sight.draw_zone_plate(scene, o, say, tags)
    aim.draw_plates(scene, of(OverlayKind.AIM), tags, say)
    for o in of(OverlayKind.STAMP):
        stamp.draw_stamp(scene, o, tags, say)
