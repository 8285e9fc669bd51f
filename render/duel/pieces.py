"""Lays the pieces of a scene: flags, wrecks, counters from north to south, then tags and badges over all of them."""

from __future__ import annotations

from dataclasses import dataclass

from bot.core.view import Badge, Counter, Hex, OverlayKind
from render.common.picture import Say
from render.common.stamps import Stamp
from render.duel.badges import badge_stamp, chevrons, flag_stamp, tag_stamp
from render.duel.counters import RADIUS, counter_stamp, heading_of
from render.duel.places import Rect, cover, line_boxes
from render.duel.scene import Scene

__all__ = ["Tagged", "draw_flags", "draw_pieces", "draw_tags", "place_tags"]

_STATE = {False: (0.44, -0.70), True: (0.50, 0.64)}
"""Place of the badge of motion or ambush in hex radii, for a tag below and for a tag above."""


@dataclass(frozen=True, slots=True)
class Tagged:
    """A counter with the place of its tag."""

    counter: Counter
    stamp: Stamp
    x: float
    y: float
    above: bool

    @property
    def rect(self) -> Rect:
        left, top = self.x + self.stamp.dx, self.y + self.stamp.dy
        return left, top, left + self.stamp.size[0], top + self.stamp.size[1]


def draw_flags(scene: Scene) -> None:
    for objective in scene.view.objectives:
        if not scene.shows(objective.hex, -scene.radius):
            continue
        x, y = scene.at(objective.hex)
        look = scene.look(objective.holder) if objective.holder else None
        stamp = flag_stamp(objective.points, look, scene.theme, scene.tag_k)
        stamp.place(scene.image, x - 0.70 * scene.radius, y + 0.16 * scene.radius)


def _order(counter: Counter) -> tuple[int, int, int]:
    return (0 if Badge.WRECK in counter.badges else 1, counter.hex.r, counter.hex.q)


def draw_pieces(scene: Scene) -> None:
    """Wrecks first, then plinths and tanks from north to south."""
    driven = {o.unit for o in scene.view.overlays if o.kind == OverlayKind.PATH}
    for counter in sorted(scene.view.counters, key=_order):
        if not scene.shows(counter.hex, -scene.radius):
            continue
        x, y = scene.at(counter.hex)
        k = scene.piece_k
        # north and south the tag lies behind the hull
        if Badge.IN_MOTION in counter.badges and counter.unit not in driven and counter.facing % 6 not in (2, 5):
            chevrons(heading_of(counter.facing), k).place(scene.image, x, y)
        counter_stamp(counter, scene.look(counter.side), scene.theme, k).place(scene.image, x, y)


def place_tags(scene: Scene, say: Say) -> list[Tagged]:
    """Where every tag goes: below its tank, above it when the gun points south, elsewhere when the place is taken."""
    out: list[Tagged] = []
    lines = line_boxes(scene)
    half = 24 * scene.piece_k
    bodies = {c.unit: _around(scene, c.hex, half) for c in scene.view.counters}
    badges = {c.unit: r for c in scene.view.counters for r in _badge_rects(scene, c, above=_south(c))}
    for counter in sorted(scene.view.counters, key=lambda c: (c.hex.r, c.hex.q, Badge.WRECK in c.badges)):
        if not scene.shows(counter.hex, 8):
            continue
        others = [r for u, r in bodies.items() if u != counter.unit]
        others += [r for u, r in badges.items() if u != counter.unit]
        tags = [t.rect for t in out]

        def price(t: Tagged, others: list[Rect] = others, tags: list[Rect] = tags, counter: Counter = counter) -> int:
            away = abs(t.x - scene.at(counter.hex)[0])
            wrong = 200 if t.above != _south(counter) else 0
            return round(cover(t.rect, others) + 3 * cover(t.rect, tags) + cover(t.rect, lines) + wrong + 3 * away)

        offers = _candidates(scene, say, counter)
        # most tags lie free where they belong: the rest of the places need no look
        out.append(next((t for t in offers[:1] if price(t) <= 0), None) or min(offers, key=price))
    return out


def _around(scene: Scene, h: Hex, half: float) -> Rect:
    x, y = scene.at(h)
    return x - half, y - half, x + half, y + half


def _badge_rects(scene: Scene, counter: Counter, *, above: bool) -> list[Rect]:
    """Where the badge of motion or ambush will lie."""
    if not {Badge.IN_MOTION, Badge.AMBUSH} & set(counter.badges):
        return []
    x, y = scene.at(counter.hex)
    (dx, dy), reach, half = _STATE[above], RADIUS * scene.piece_k, 14 * scene.badge_k
    x, y = x + dx * reach, y + dy * reach
    return [(x - half, y - half, x + half, y + half)]


def _south(counter: Counter) -> bool:
    if Badge.WRECK in counter.badges:
        return False
    return counter.facing % 6 == 5 or (counter.facing + counter.turret) % 6 == 5


def _candidates(scene: Scene, say: Say, counter: Counter) -> list[Tagged]:
    wreck = Badge.WRECK in counter.badges
    stamp = tag_stamp(
        counter.number, say(counter.name), scene.look(counter.side), scene.tag_k, wreck=wreck, kills=counter.kills
    )
    x, y = scene.at(counter.hex)
    reach = RADIUS * scene.piece_k
    width, height = stamp.size
    x0, y0, x1, y1 = (v + s * scene.margin for v, s in zip(scene.box, (-1, -1, 1, 1), strict=True))
    places = []
    offs = [(False, 0.74 * reach), (True, -0.78 * reach)]
    for above, off in reversed(offs) if _south(counter) else offs:
        for aside in (0.0, -0.25, 0.25, -0.5, 0.5):
            tx = min(max(x + aside * reach, x0 + width / 2 + 1), x1 - width / 2 - 1)
            ty = min(max(y + off, y0 + height / 2), y1 - height / 2)
            places.append(Tagged(counter, stamp, tx, ty, above))
    return places


def draw_tags(scene: Scene, tags: list[Tagged]) -> None:
    """Tags and badges as a second pass, so that no neighbour hides a number."""
    reach = RADIUS * scene.piece_k
    for t in tags:
        t.stamp.place(scene.image, t.x, t.y)
        if Badge.WRECK in t.counter.badges:
            continue
        x, y = scene.at(t.counter.hex)
        state = _STATE[t.above]
        for badge in (Badge.IN_MOTION, Badge.AMBUSH):
            if badge in t.counter.badges:
                badge_stamp(badge, scene.badge_k).place(scene.image, x + state[0] * reach, y + state[1] * reach)
        if Badge.ACTIVATED in t.counter.badges:
            badge_stamp(Badge.ACTIVATED, scene.badge_k).place(scene.image, x + 0.80 * reach, y - 0.02 * reach)
