"""A shot: sight lines, impact zones, muzzle flash."""

from __future__ import annotations

import math

from PIL import Image, ImageChops

from bot.core.view import Message, Overlay, SightLine
from render.common.fonts import BOLD, COND, Face, draw_text, text_width
from render.common.masks import Mask, Point, dash
from render.common.palette import RGB
from render.common.picture import Say
from render.duel.counters import RADIUS
from render.duel.geometry import unit
from render.duel.pieces import Tagged
from render.duel.places import body_boxes, free_place, line_boxes
from render.duel.scene import Scene
from render.duel.theme import piece

__all__ = ["draw_flash", "draw_impact", "draw_lines", "draw_zone_plate", "mark_end"]

_ZONES = {"front": (5, 0), "left": (1,), "right": (4,), "rear": (2, 3)}
"""Sides of each zone as directions counted from the facing: direction d lies between vertex d and d + 1."""


def _segment(a: Point, b: Point, start: float, end: float) -> list[Point]:
    length = math.dist(a, b) or 1.0
    ux, uy = (b[0] - a[0]) / length, (b[1] - a[1]) / length
    return [(a[0] + ux * start, a[1] + uy * start), (a[0] + ux * end, a[1] + uy * end)]


def draw_lines(scene: Scene, overlay: Overlay) -> None:
    """The lines, blocked ones lowest, then over all of them what they met and how they ended."""
    order = {"blocked": 0, "hidden": 1, "clear": 2}
    lines = sorted(overlay.lines, key=lambda s: order.get(s.state, 1))
    for line in lines:
        _line(scene, line)
    warned: list[Point] = []
    for line in lines:
        _marks(scene, line, warned)


def _ends(scene: Scene, line: SightLine) -> tuple[Point, Point, Point]:
    """Where a line begins and ends in the picture, and where a blocked one stops."""
    start, end = scene.from_units(line.start), scene.from_units(line.end)
    a, b = _segment(start, end, 0.66 * scene.radius, math.dist(start, end))
    stop = scene.from_units(line.stop) if line.stop is not None else ((a[0] + b[0]) / 2, (a[1] + b[1]) / 2)
    return a, b, stop


def _colour(state: str) -> RGB:
    return piece(f"sight_{state}" if state in ("clear", "hidden", "blocked") else "sight_hidden")


def _line(scene: Scene, line: SightLine) -> None:
    k, colour = scene.tag_k, _colour(line.state)
    a, b, stop = _ends(scene, line)
    if line.state == "blocked":
        _stroke(scene, [[a, stop]], 3.4 * k, colour)
        _dots(scene, stop, b, colour, k)
    elif line.state == "hidden":
        _stroke(scene, [[a, b]], 8.0 * k, piece("paper"), casing=False)
        _stroke(scene, dash([a, b], 10 * k, 6.5 * k), 4.0 * k, colour, casing=False)
    else:
        _stroke(scene, [[a, b]], 4.0 * k, colour)


def _marks(scene: Scene, line: SightLine, warned: list[Point]) -> None:
    """What a line met; lines hidden by the same thing share one sign."""
    k, colour = scene.tag_k, _colour(line.state)
    _, b, stop = _ends(scene, line)
    if line.state == "blocked":
        _octagon(scene, stop, colour, k)
    elif line.state == "hidden" and line.stop is not None:
        if all(math.dist(stop, other) > 24 * k for other in warned):
            _diamond(scene, stop, colour, k)
        warned.append(stop)
    # the three ends lie half a radius apart: on small hexes they must not cover each other
    mark_end(scene.image, b, line.state, min(k, max(0.72, scene.k)))


def _stroke(scene: Scene, parts: list[list[Point]], width: float, colour: RGB, *, casing: bool = True) -> None:
    flat = [p for part in parts for p in part]
    if not flat:
        return
    if casing:
        under = Mask.over(flat, 2 * width)
        for part in parts:
            under.line(part, width * 2.0)
        under.paint(scene.image, piece("paper"))
    over = Mask.over(flat, 2 * width)
    for part in parts:
        over.line(part, width, caps=casing and len(parts) == 1)
    over.paint(scene.image, colour)


def _dots(scene: Scene, a: Point, b: Point, colour: RGB, k: float) -> None:
    length = math.dist(a, b)
    places = [_segment(a, b, 0, d)[1] for d in _steps(12 * k, length, 9 * k)]
    if not places:
        return
    for r, tone in ((3.4 * k, piece("paper")), (2.1 * k, colour)):
        mask = Mask.over(places, 5 * k)
        for x, y in places:
            mask.disc(x, y, r)
        mask.paint(scene.image, tone)


def _steps(start: float, end: float, step: float) -> list[float]:
    return [start + i * step for i in range(max(0, math.ceil((end - start) / step)))]


def _octagon(scene: Scene, at: Point, colour: RGB, k: float) -> None:
    def shape(r: float) -> list[Point]:
        return [
            (at[0] + r * math.cos(math.pi / 8 + i * math.pi / 4), at[1] + r * math.sin(math.pi / 8 + i * math.pi / 4))
            for i in range(8)
        ]

    for r, tone in ((14.4 * k, piece("paper")), (12.2 * k, colour)):
        mask = Mask.over(shape(r), 2)
        mask.polygon(shape(r))
        mask.paint(scene.image, tone)
    _cross(scene.image, at, 4.6 * k, 3.0 * k, piece("paper"))


def _cross(image: Image.Image, at: Point, arm: float, width: float, colour: RGB) -> None:
    mask = Mask.over([at], arm + width)
    for sign in (-1, 1):
        mask.line([(at[0] - arm, at[1] - arm * sign), (at[0] + arm, at[1] + arm * sign)], width)
    mask.paint(image, colour)


def _diamond(scene: Scene, at: Point, colour: RGB, k: float) -> None:
    for r, tone in ((16.0 * k, piece("paper")), (13.4 * k, colour)):
        shape = [(at[0], at[1] - r), (at[0] + r, at[1]), (at[0], at[1] + r), (at[0] - r, at[1])]
        mask = Mask.over(shape, 2)
        mask.polygon(shape)
        mask.paint(scene.image, tone)
    draw_text(scene.image, at, "−1", Face(COND, BOLD, max(16, round(14.5 * k))), piece("paper"), "mm")


def mark_end(image: Image.Image, at: Point, state: str, k: float) -> None:
    """Ring with a hole, half-filled disc, or disc with a cross: what the line found."""
    colour = _colour(state)
    x, y = at
    for r, tone in ((12.0 * k, piece("paper")), (9.6 * k, colour)):
        mask = Mask.over([at], r + 1, 4)
        mask.disc(x, y, r)
        mask.paint(image, tone)
    if state == "blocked":
        _cross(image, at, 3.6 * k, 2.6 * k, piece("paper"))
        return
    hole = Mask.over([at], 10 * k, 4)
    hole.disc(x, y, 4.2 * k if state == "clear" else 6.8 * k)
    if state != "clear":
        hole.rect(x - 9 * k, y - 9 * k, x, y + 9 * k, 0, 0)
    hole.paint(image, piece("paper"))


def zone_of(scene: Scene, overlay: Overlay) -> str:
    """The zone that was hit, with its hand for a side: the one nearer to the shooter."""
    if overlay.value != "side":
        return overlay.value
    if overlay.faces and overlay.faces[0] in _ZONES:
        return overlay.faces[0]
    target = next((c for c in scene.view.counters if overlay.hexes and c.hex == overlay.hexes[0]), None)
    shot = next((o for o in scene.view.overlays if len(o.hexes) == 2 and o.hexes[1] == overlay.hexes[0]), None)
    if target is None or shot is None:
        return "left"
    (sx, sy), (tx, ty) = scene.at(shot.hexes[0]), scene.at(shot.hexes[1])
    fx, fy = unit(target.facing)
    return "left" if fx * (sy - ty) - fy * (sx - tx) < 0 else "right"


def _directions(zone: str, facing: int) -> tuple[int, ...]:
    # the facing is a vertex: the front lies on both of its sides
    return tuple((facing + d) % 6 for d in _ZONES[zone])


def draw_impact(scene: Scene, overlay: Overlay, say: Say) -> None:
    """The ring of zones round the target; the zone hit is filled and hatched."""
    target = next((c for c in scene.view.counters if overlay.hexes and c.hex == overlay.hexes[0]), None)
    if target is None:
        return
    centre, r = scene.at(target.hex), RADIUS * scene.piece_k
    hit = zone_of(scene, overlay)
    facing = target.facing % 6
    shapes = {zone: _sector(centre, zone, facing, 0.66 * r, 1.16 * r) for zone in _ZONES}
    k = scene.tag_k
    for zone, shape in shapes.items():
        if zone == hit:
            continue
        fill = Mask.over(shape, 3)
        fill.polygon(shape)
        fill.paint(scene.image, piece("paper"), 0.55)
        rim = Mask.over(shape, 3)
        rim.outline(shape, 1.3 * k)
        rim.paint(scene.image, piece("ink"), 0.8)
        _letter(scene, centre, zone, facing, say)
    if hit in shapes:
        _hit_zone(scene, shapes[hit], k)


def _sector(centre: Point, zone: str, facing: int, inner: float, outer: float) -> list[Point]:
    directions = _directions(zone, facing)
    start = 60 * directions[0] - 30
    arc = [math.radians(start + 60 * len(directions) * i / 24) for i in range(25)]
    out = [(centre[0] + outer * math.cos(a), centre[1] - outer * math.sin(a)) for a in arc]
    back = [(centre[0] + inner * math.cos(a), centre[1] - inner * math.sin(a)) for a in reversed(arc)]
    return out + back


def _hit_zone(scene: Scene, shape: list[Point], k: float) -> None:
    fill = Mask.over(shape, 3)
    fill.polygon(shape)
    fill.paint(scene.image, piece("amber"), 0.8)
    inside, bars = Mask.over(shape, 3), Mask.over(shape, 3)
    inside.polygon(shape)
    x0, y0, x1, y1 = bars.box
    step, high = 8 * k, y1 - y0
    for i in range(math.ceil((x1 - x0 + high) / step) + 1):
        x = x0 - high + i * step
        bars.line([(x, y1), (x + high, y0)], 2.4 * k, caps=False)
    scene.image.paste((122, 72, 16), inside.box[:2], ImageChops.multiply(inside.finish(), bars.finish()))
    for width, colour in ((5.4 * k, piece("paper")), (3.0 * k, piece("ink"))):
        rim = Mask.over(shape, 4 * k)
        rim.outline(shape, width)
        rim.paint(scene.image, colour)


def _letter(scene: Scene, centre: Point, zone: str, facing: int, say: Say) -> None:
    directions = _directions(zone, facing)
    angle = math.radians(60 * directions[0] - 30 + 30 * len(directions))
    far = 0.91 * RADIUS * scene.piece_k
    word = say(Message(f"pic-zone-{'side' if zone in ('left', 'right') else zone}-letter"))
    at = (centre[0] + far * math.cos(angle), centre[1] - far * math.sin(angle))
    draw_text(scene.image, at, word, Face(COND, BOLD, round(18 * scene.tag_k)), piece("ink"), "mm", piece("paper"), 1.5)


def draw_zone_plate(scene: Scene, overlay: Overlay, say: Say, tags: list[Tagged]) -> None:
    """A plate with the zone and its armour beside the target."""
    if not overlay.hexes:
        return
    words = say(overlay.text) if overlay.text is not None else say(Message(f"pic-zone-{overlay.value}"))
    words = words.upper()
    k = scene.tag_k
    face = Face(COND, BOLD, round(25 * k))
    width, height = text_width(words, face) + 20 * k, 38 * k
    r = RADIUS * scene.piece_k
    x, y = scene.at(overlay.hexes[0])
    taken = [t.rect for t in tags] + line_boxes(scene) + body_boxes(scene)
    offers = [
        (x, y - 1.62 * r),
        (x - 1.9 * r, y - 0.9 * r),
        (x + 1.9 * r, y - 0.9 * r),
        (x - 2.2 * r, y),
        (x + 2.2 * r, y),
        (x, y + 1.75 * r),
        (x, y - 2.1 * r),
    ]
    cx, cy = free_place(scene.box, offers, (width, height), taken)
    for grow, radius, colour in ((3.4, 7, piece("paper")), (1.6, 5, piece("ink")), (0, 4, piece("amber"))):
        mask = Mask(
            (
                round(cx - width / 2) - 6,
                round(cy - height / 2) - 6,
                round(cx + width / 2) + 6,
                round(cy + height / 2) + 6,
            ),
            3,
        )
        mask.rect(
            cx - width / 2 - grow, cy - height / 2 - grow, cx + width / 2 + grow, cy + height / 2 + grow, radius * k
        )
        mask.paint(scene.image, colour)
    draw_text(scene.image, (cx, cy), words, face, piece("ink"), "mm")


def draw_flash(scene: Scene, overlay: Overlay) -> None:
    """A burst at the muzzle, on the vertex the gun points at."""
    if len(overlay.hexes) < 2:
        return
    shooter = next((c for c in scene.view.counters if c.hex == overlay.hexes[0]), None)
    (sx, sy), (tx, ty) = scene.at(overlay.hexes[0]), scene.at(overlay.hexes[1])
    if shooter is not None:
        ux, uy = unit(shooter.facing + shooter.turret)
    else:
        far = math.dist((sx, sy), (tx, ty)) or 1.0
        ux, uy = (tx - sx) / far, (ty - sy) / far
    k = scene.piece_k
    at = (sx + ux * 0.98 * RADIUS * k, sy + uy * 0.98 * RADIUS * k)
    for r, colour in ((21.5, piece("paper")), (19.0, (214, 84, 28)), (13.5, (247, 176, 46)), (7.5, (255, 241, 184))):
        shape = []
        for i in range(22):
            a = i * math.pi / 11 + 0.2
            long = r * (1.0 if i % 4 == 0 else 0.86) if i % 2 == 0 else r * 0.56
            shape.append((at[0] + math.cos(a) * long * k, at[1] + math.sin(a) * long * k))
        mask = Mask.over(shape, 2)
        mask.polygon(shape)
        mask.paint(scene.image, colour)
