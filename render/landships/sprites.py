"""Finished pieces, made once for a theme, side, state and scale."""

from __future__ import annotations

from collections.abc import Callable

from bot.core.view import Badge, Counter
from render.common.cache import OnceCache
from render.common.stamps import Stamp
from render.landships import landship_sprites, markers, pits, soldiers
from render.landships.colours import SideLook, Theme
from render.landships.landship_sprites import Landship
from render.landships.pen import Pen
from render.landships.soldiers import Soldier

__all__ = ["coin", "crater", "drawn", "fort", "hull", "landship_of", "marks", "soldier", "soldier_of", "tag", "wire"]

_cache: OnceCache[Stamp] = OnceCache(1200)


def soldier_of(counter: Counter) -> Soldier:
    """What the picture of a soldier counter depends on."""
    kinds = [b.value for b in (Badge.BOMBER, Badge.MARKSMAN, Badge.LOADER) if b in counter.badges]
    return Soldier(counter.art, counter.strength, counter.full_strength, kinds[0] if kinds else "", _state(counter))


def landship_of(counter: Counter) -> Landship:
    """What the picture of a landship counter depends on."""
    trouble = "ditched" if Badge.DITCHED in counter.badges else "bogged" if Badge.BOGGED in counter.badges else ""
    captured = Badge.CAPTURED in counter.badges or counter.art.startswith("captured")
    hidden = Badge.UNREVEALED in counter.badges
    full = max(counter.full_strength, counter.strength)
    return Landship(counter.art, counter.facing, counter.strength, full, _state(counter), trouble, captured, hidden)


def _state(counter: Counter) -> str:
    return "done" if Badge.DONE in counter.badges else "ordered" if Badge.ORDERED in counter.badges else ""


def soldier(theme: Theme, look: SideLook, unit: Soldier, k: float) -> Stamp:
    return _cache.get((theme.name, look.nation, unit, k), lambda: soldiers.block_sprite(theme, look, unit, k))


def hull(theme: Theme, look: SideLook, unit: Landship, k: float) -> Stamp:
    return _cache.get(
        ("hull", theme.name, look.nation, unit, k), lambda: landship_sprites.hull_sprite(theme, look, unit, k)
    )


def tag(theme: Theme, look: SideLook, unit: Landship, k: float) -> Stamp:
    key = ("tag", theme.name, look.nation, unit.art, unit.strength, unit.full, k)
    return _cache.get(key, lambda: landship_sprites.tag_sprite(theme, look, unit, k))


def marks(theme: Theme, look: SideLook, unit: Landship, k: float) -> Stamp:
    key = ("marks", theme.name, look.nation, unit.captured, unit.trouble, unit.unrevealed, unit.state, k)
    return _cache.get(key, lambda: landship_sprites.marker_sprite(theme, look, unit, k))


def coin(theme: Theme, holder: SideLook | None, points: int, k: float) -> Stamp:
    """Objective coin; a worth of more than one is written on it."""

    def paint(pen: Pen) -> None:
        if points > 1:
            markers.points_coin(pen, theme, holder, points)
        else:
            markers.coin(pen, theme, holder)

    return drawn(("coin", theme.name, holder.nation if holder else "", points), (-16, -16, 16, 16), k, paint)


def crater(theme: Theme, variant: int, k: float) -> Stamp:
    return _cache.get(("crater", theme.name, variant, k), lambda: pits.crater_sprite(theme, variant, k))


def wire(theme: Theme, left: bool, right: bool, k: float) -> Stamp:
    return _cache.get(("wire", theme.name, left, right, k), lambda: pits.wire_sprite(theme, left, right, k))


def fort(theme: Theme, faces_up: bool, k: float) -> Stamp:
    return _cache.get(("fort", theme.name, faces_up, k), lambda: pits.fort_sprite(theme, faces_up, k))


def drawn(
    key: tuple[object, ...], box: tuple[float, float, float, float], k: float, paint: Callable[[Pen], None], ss: int = 3
) -> Stamp:
    """Any small drawing, kept by its key and scale."""

    def make() -> Stamp:
        pen = Pen.sheet(box, k, ss)
        paint(pen)
        return pen.stamp()

    return _cache.get((*key, k), make)
