"""Small round, square and diamond marks: states, coins, medals, specialists."""

from __future__ import annotations

from collections.abc import Callable

from render.common.fonts import BLACK, COND, Face
from render.common.palette import mix, rgb
from render.landships import pictograms
from render.landships.colours import BRITISH, FRENCH, GERMAN, SideLook, Theme
from render.landships.pen import Pen, Point, fan
from render.landships.shapes import hatch

__all__ = ["bogged", "captured", "coin", "ditched", "done", "hq_token", "medal", "ordered", "specialist", "unrevealed"]

_SHADE = (0, 0, 0, 80)
_GREEN = rgb("276038")


def _seat(pen: Pen, r: float) -> None:
    pen.disc(1.6, 2.2, r, _SHADE)


def bogged(pen: Pen, t: Theme) -> None:
    """Round, B over mud waves; radius 18.5."""
    _seat(pen, 18.5)
    pen.disc(0, 0, 18.5, t["dark"])
    pen.disc(0, 0, 16.8, t["cream"])
    pen.disc(0, 0, 14.2, t["bog"])
    for y in (6.2, 10.4):
        half = (14.0**2 - y * y) ** 0.5 - 1.2
        wave = [(-half + half * 2 * i / 12, y + (0.0, -1.5, 0.0, 1.5)[i % 4]) for i in range(13)]
        pen.line(wave, t["bog_l"], 2.2)
    pen.text(0, -3.6, "B", Face(COND, BLACK, 21), t["cream"])


def ditched(pen: Pen, t: Theme) -> None:
    """Diamond, D over a slanting bar; half-diagonal 21.5."""

    def lozenge(r: float) -> list[Point]:
        return [(0, -r), (r, 0), (0, r), (-r, 0)]

    pen.at(1.6, 2.4).poly(lozenge(21.5), _SHADE)
    pen.poly(lozenge(21.5), t["dark"])
    pen.poly(lozenge(19.0), t["cream"])
    pen.poly(lozenge(16.2), t["dark"])
    pen.line([(-7.6, 9.2), (7.6, 3.8)], t["bog_l"], 2.6)
    pen.text(0, -3.2, "D", Face(COND, BLACK, 17), t["cream"])


def captured(pen: Pen, nation: str) -> None:
    """The captor's national mark: straight cross, or a roundel; 28 wide."""
    if nation != GERMAN:
        rings = ("1E4A86", "F6EFDC", "A0281F") if nation == BRITISH else ("A0281F", "F6EFDC", "1E4A86")
        _seat(pen, 15)
        pen.disc(0, 0, 15.4, rgb("14171A"))
        for ring, r in zip(rings, (14.0, 9.4, 5.0), strict=True):
            pen.disc(0, 0, r, rgb(ring))
        return
    square = [
        (-9.5, -14.5),
        (9.5, -14.5),
        (14.5, -9.5),
        (14.5, 9.5),
        (9.5, 14.5),
        (-9.5, 14.5),
        (-14.5, 9.5),
        (-14.5, -9.5),
    ]
    pen.at(1.6, 2.2).poly(square, _SHADE)
    pen.poly(square, rgb("14171A"))
    pen.at(0, 0, 0, 0.86).poly(square, rgb("EFF0EA"))
    for turn in (0, 90, 180, 270):
        arm = pen.at(0, 0, turn)
        arm.poly([(-2.6, 0), (-2.8, -5), (-4.6, -10.6), (4.6, -10.6), (2.8, -5), (2.6, 0)], rgb("14171A"))


def ordered(pen: Pen, t: Theme) -> None:
    """Gold disc with a double chevron; radius 13.5."""
    pen.disc(0, 0, 13.5, t["dark"])
    pen.disc(0, 0, 11.4, t["gold"])
    for x in (-5.0, 1.0):
        pen.line([(x, -5), (x + 4.8, 0), (x, 5)], t["dark"], 2.8)


def done(pen: Pen, t: Theme) -> None:
    """Pale disc with a tick; radius 13.5."""
    pen.disc(0, 0, 13.5, t["dark"])
    pen.disc(0, 0, 11.6, t["cream"])
    pen.line([(-5.4, 0.4), (-1.6, 4.6), (5.8, -4.8)], _GREEN, 3.3)


def unrevealed(pen: Pen, t: Theme) -> None:
    """Dark disc with a question mark in a dashed ring: not yet a target; radius 15."""
    pen.disc(0, 0, 15, t["cream"])
    pen.disc(0, 0, 13, t["dark"])
    for i in range(10):
        pen.arc(0, 0, 10.9, 10.9, i * 36, i * 36 + 19, t["cream"], 1.5)
    pen.text(0, 0.3, "?", Face(COND, BLACK, 17), t["cream"])


def specialist(pen: Pen, t: Theme, look: SideLook, kind: str) -> None:
    """Gold badge with what the specialist carries; radius 13.6."""
    pen.disc(0, 0, 13.6, look.edge)
    pen.disc(0, 0, 11.4, t["gold"])
    pictograms.bomb_badge(pen.at(0, 0, 0, 0.84), kind, t["dark"], t["gold"], look.nation)


def coin(pen: Pen, t: Theme, holder: SideLook | None) -> None:
    """Objective coin with a star; its ring is in the holder's colour; radius 15."""
    pen.disc(0, 0, 15, t["dark"])
    pen.disc(0, 0, 13.4, holder.edge if holder else t["cream"])
    if holder is not None and holder.nation == GERMAN:
        pen.disc(0, 0, 13.4, None, mix(holder.edge, (255, 255, 255), 0.28), 1.2)
    pen.disc(0, 0, 9.8, t["gold"])
    pen.poly(pictograms.star(0, 0.4, 7.6), t["star"])


def points_coin(pen: Pen, t: Theme, holder: SideLook | None, points: int) -> None:
    """Objective coin worth more than one: the number takes the place of the star."""
    coin(pen, t, holder)
    pen.disc(0, 0, 9.8, t["gold"])
    pen.text(0, 0.3, str(points), Face(COND, BLACK, 17), t["star"])


def hq_token(pen: Pen, t: Theme, letters: str = "HQ", r: float = 15) -> None:
    """The HQ coin, as on the die face."""
    pen.disc(0, 0, r, t["dark"])
    pen.disc(0, 0, r * 0.9, t["gold"])
    pen.disc(0, 0, r * 0.78, None, t["gold_d"], r * 0.08)
    pen.disc(0, 0, r * 0.66, mix(t["gold"], t["gold_l"], 0.5))
    pen.text(0, 0, letters, Face(COND, BLACK, r * 1.02), t["dark"])


def medal(pen: Pen, t: Theme, look: SideLook, won: bool) -> None:
    """Medal on its ribbon, 17 by 40, hung from y -20; an empty slot is hollow."""
    grey = mix(t["strip2"], look.lost, 0.8)
    if not won:
        pen.rect((-8, -20, 8, -4), None, grey, 2)
        pen.disc(0, 7, 12.0, t["strip2"], grey, 2.2)
        return
    _ribbon(pen, look)
    pen.disc(0, 7.4, 12.4, t["dark"])
    pen.disc(0, 7.4, 10.8, t["gold"])
    pen.disc(0, 7.4, 8.6, None, t["gold_d"], 1.0)
    pen.poly(pictograms.star(0, 7.6, 5.6), t["star"])


def _ribbon(pen: Pen, look: SideLook) -> None:
    pen.rect((-9, -21, 9, -3), rgb("17150F"))
    box: list[Point] = [(-8, -20), (8, -20), (8, -3), (-8, -3)]
    if look.nation == GERMAN:
        pen.poly(box, look.edge)
        hatch(pen, box, rgb("D9E2E2"), 6.4, 2.8)
    elif look.nation == FRENCH:
        pen.poly(box, look.edge)
        for y in (-16.5, -9.5):
            pen.rect((-8, y, 8, y + 4), rgb("B9D0E0"))
    else:
        pen.poly(box, look.edge)
        pen.rect((-2.6, -20, 2.6, -3), rgb("F3EAD0"))


def artillery_icon(pen: Pen, ink: tuple[int, int, int]) -> None:
    """Reserve artillery: the field gun sign."""
    pictograms.field_gun(pen, ink)


def card_icon(pen: Pen, t: Theme, combat: bool) -> None:
    """Two cards, about 26 by 34: section panels on command cards, a burst on combat cards."""
    pen.rect((-9, -15, 13, 17), t["dark"], r=3)
    pen.rect((-8, -14, 12, 16), rgb("B9AE92"), r=3)
    pen.rect((-13, -18, 9, 14), t["dark"], r=3)
    pen.rect((-11.4, -16.4, 7.4, 12.4), rgb("EFE5CB"), r=2)
    if combat:
        pen.at(-2, -3.4).poly(burst(8.6, 3.6), rgb("C4421F"))
    else:
        for x, ink in ((-9.2, "8C93A0"), (-4.2, "2E4A60"), (0.8, "8C93A0")):
            pen.rect((x, -12, x + 4.4, 3), rgb(ink))
    pen.line([(-8.4, 8), (4.4, 8)], t["dark"], 2.2)


def burst(outer: float, inner: float) -> list[Point]:
    """Eight-pointed uneven star."""
    reach = (1.0, 0.82, 1.02, 0.86, 0.94, 0.84, 1.04, 0.8)
    out = []
    for i, (x, y) in enumerate(fan(16)):
        f = outer * reach[i // 2] if i % 2 == 0 else inner
        out.append((x * f, y * f))
    return out


STATE_MARKS: dict[str, Callable[[Pen, Theme], None]] = {
    "ordered": ordered,
    "done": done,
    "bogged": bogged,
    "ditched": ditched,
    "unrevealed": unrevealed,
}
