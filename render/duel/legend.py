"""The key under the board: only the terrain of this map, cut from the map itself, and the markers."""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.core.view import Badge, Hex, MapView, Message
from render.common.fonts import COND, MEDIUM, SEMIBOLD, Face, draw_text, text_width
from render.common.masks import Mask, Point
from render.common.picture import Say
from render.duel.badges import badge_stamp
from render.duel.geometry import Geometry, unit
from render.duel.terrain import terrain
from render.duel.theme import Theme, piece

__all__ = ["LEGEND_ROW", "Legend", "draw_legend", "plan_legend"]

LEGEND_ROW = 64
_MARGIN = 27
_GAP = 9


def _name(size: int) -> Face:
    return Face(COND, SEMIBOLD, size)


def _facts(size: int) -> Face:
    return Face(COND, MEDIUM, size - 4)


def _marker(size: int) -> Face:
    return Face(COND, MEDIUM, size - 1)


@dataclass(frozen=True, slots=True)
class _Item:
    name: str
    facts: str
    hex: Hex | None
    spot: Point  # where in the hex the sample is cut, in shares of the radius
    badge: Badge | None
    width: float


@dataclass(frozen=True, slots=True)
class Legend:
    """The items of a key in rows."""

    rows: tuple[tuple[_Item, ...], ...]
    size: int

    @property
    def height(self) -> int:
        return 4 + LEGEND_ROW * len(self.rows)


class _Finder:
    """Finds one hex for every terrain of a map, away from the rim where there is a choice."""

    def __init__(self, view: MapView) -> None:
        self.view = view
        self.level = {h.hex: h.terrain for h in view.hexes}
        self.hills = {h.hex for h in view.hexes if h.hill}
        self.roads = {h for run in view.roads for h in run}

    def of(self, *words: str) -> set[Hex]:
        return {h for h, t in self.level.items() if t in words}

    def central(self, pool: set[Hex]) -> Hex:
        rows, columns = self.view.grid.rows / 2, self.view.grid.columns / 2
        return min(pool, key=lambda h: (abs(h.r - rows) + abs(self.view.grid.column_of(h) - columns), h))

    def inner(self, pool: set[Hex]) -> Hex:
        """The most central of those with most neighbours of their kind."""
        around = {h: sum(h.step(d) in pool for d in range(6)) for h in pool}
        most = max(around.values())
        return self.central({h for h, n in around.items() if n == most})

    def hill_foot(self) -> set[Hex]:
        """Open hill hexes above lower ground in the south."""
        out = set()
        for h in self.hills & self.of("open"):
            below = [h.step(d) for d in (4, 5)]
            if any(n in self.level and n not in self.hills for n in below):
                out.add(h)
        return out


def _samples(view: MapView) -> list[tuple[str, Hex, Point]]:
    """Key, hex, and where in it the sample is cut, for every terrain of the map."""
    find = _Finder(view)
    out: list[tuple[str, Hex, Point]] = []
    middle = (0.0, 0.0)
    plain = find.of("open") - find.hills
    if plain:
        out.append(("open-road" if find.roads else "open", find.central(plain & find.roads or plain), middle))
    if fields := find.of("field", "fields"):
        out.append(("field", find.inner(fields), middle))
    if view.hedges:
        a, b = min(view.hedges)
        (ax, ay), (bx, by) = a.center(), b.center()
        out.append(("hedge", a, ((bx - ax) / 2, (by - ay) / 2)))
    if woods := find.of("woods"):
        out.append(("woods", find.inner(woods), middle))
    if village := find.of("village"):
        out.append(("village", find.inner(village), (0.62, -0.3)))
    if find.hills:
        foot = find.hill_foot()
        out.append(("hill", find.central(foot or find.hills), (0.0, 0.45) if foot else middle))
    marsh, ford = find.of("marsh"), find.of("ford")
    if marsh or ford:
        key = "marsh-ford" if marsh and ford else "marsh" if marsh else "ford"
        out.append((key, find.central(marsh or ford), middle))
    if rivers := find.of("river"):
        out.append(("river", find.central(rivers - set(view.bridges) or rivers), middle))
    return out


def plan_legend(view: MapView, say: Say, width: int) -> Legend:
    """Lay the items out in as few rows as the width allows, a little smaller if that saves a row."""
    room = width - 2 * _MARGIN
    for size in (22, 21, 20):
        items = _items(view, say, size)
        if sum(i.width for i in items) + _GAP * (len(items) - 1) <= room:
            return Legend((tuple(items),), size)
    items = _items(view, say, 22)
    count = 2 if sum(i.width for i in items) + _GAP * len(items) <= 1.9 * room else 3
    return Legend(tuple(_rows(items, room, count)), 22)


def _items(view: MapView, say: Say, size: int) -> list[_Item]:
    items: list[_Item] = []
    for key, h, spot in _samples(view):
        name, facts = say(Message(f"pic-terrain-{key}")), say(Message(f"pic-terrain-{key}-facts"))
        width = 42 + max(text_width(name, _name(size)), text_width(facts, _facts(size)))
        items.append(_Item(name, facts, h, spot, None, width))
    badges = ((Badge.IN_MOTION, "pic-in-motion"), (Badge.AMBUSH, "pic-ambush"), (Badge.ACTIVATED, "pic-activated"))
    for badge, key in badges:
        name = say(Message(key))
        room = 49 if badge == Badge.AMBUSH else 40
        items.append(_Item(name, "", None, (room, 0), badge, room + text_width(name, _marker(size))))
    return items


def _rows(items: list[_Item], room: float, count: int) -> list[tuple[_Item, ...]]:
    share = (sum(i.width for i in items) + _GAP * len(items)) / count
    rows: list[tuple[_Item, ...]] = []
    row: list[_Item] = []
    used = 0.0
    for item in items:
        if row and (used + item.width > room or (used + item.width / 2 > share and len(rows) < count - 1)):
            rows.append(tuple(row))
            row, used = [], 0.0
        row.append(item)
        used += item.width + _GAP
    rows.append(tuple(row))
    return rows


def draw_legend(image: Image.Image, legend: Legend, view: MapView, geo: Geometry, theme: Theme, top: int) -> None:
    for n, row in enumerate(legend.rows):
        y = top + 2 + LEGEND_ROW * n + LEGEND_ROW // 2
        spare = image.width - 2 * _MARGIN - sum(i.width for i in row)
        gap = min(26.0, spare / max(1, len(row) - 1))
        x = float(_MARGIN)
        for item in row:
            _draw(image, item, view, geo, theme, (x, y), legend.size)
            x += item.width + gap


def _draw(image: Image.Image, item: _Item, view: MapView, geo: Geometry, theme: Theme, at: Point, size: int) -> None:
    x, y = at
    if item.badge is not None:
        badge_stamp(item.badge, 1.0).place(image, x + item.spot[0] / 2 - 2, y)
        draw_text(image, (x + item.spot[0], y), item.name, _marker(size), theme["ink"], "lm")
        return
    if item.hex is not None:
        _cut(image, item, view, geo, theme, (x + 19, y))
    draw_text(image, (x + 42, y - 3), item.name, _name(size), theme["ink"])
    draw_text(image, (x + 42, y + 18), item.facts, _facts(size), theme["ink2"])


def _cut(image: Image.Image, item: _Item, view: MapView, geo: Geometry, theme: Theme, at: Point) -> None:
    """A small hex out of the ground, at half of its scale so that enough of it is seen."""
    assert item.hex is not None
    cx, cy = geo.centre(item.hex)
    cx, cy = cx + item.spot[0] * geo.radius, cy + item.spot[1] * geo.radius
    r = 22.0
    half = geo.radius * 0.86
    area = (round(cx - half), round(cy - half), round(cx + half), round(cy + half))
    sample = terrain(view, geo, theme).crop(area).resize((44, 44), Image.Resampling.LANCZOS)
    x0, y0 = round(at[0] - r), round(at[1] - r)
    corners = [(at[0] + unit(v)[0] * r, at[1] + unit(v)[1] * r) for v in range(6)]
    mask = Mask((x0, y0, x0 + 44, y0 + 44), 3)
    mask.polygon(corners)
    image.paste(sample, (x0, y0), mask.finish())
    line = Mask.over(corners, 2, 3)
    line.outline(corners, 1.2)
    line.paint(image, theme["ink2"] if not theme.dark else piece("ink"), 0.7)
