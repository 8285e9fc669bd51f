"""Soldier units: wooden blocks with a sign, a letter and a row of figures."""

from __future__ import annotations

from dataclasses import dataclass

from render.common.fonts import BLACK, COND, Face
from render.common.palette import RGB
from render.common.stamps import Stamp
from render.landships import markers, pictograms, shapes
from render.landships.colours import GERMAN, SideLook, Theme
from render.landships.pen import Pen

__all__ = ["BLOCK", "LETTERS", "Soldier", "block_sprite"]

BLOCK = (80.0, 59.0)
LETTERS = {"infantry": "I", "machine_gun": "M", "mortar": "R", "field_gun": "G"}
_LINE = 3.2


@dataclass(frozen=True, slots=True)
class Soldier:
    """All that the picture of a soldier unit depends on."""

    art: str
    strength: int
    full: int
    specialist: str = ""  # bomber, marksman, loader
    state: str = ""  # ordered, done


def block_sprite(theme: Theme, look: SideLook, unit: Soldier, k: float) -> Stamp:
    """The block with its marks, anchored at its centre."""
    pen = Pen.sheet((-56, -48, 58, 44), k, 3)
    w, h = BLOCK
    corner = 9.5 if look.nation == GERMAN else 10.0
    if unit.state == "ordered":
        ring = shapes.outline(look.nation, w, h + 3, corner, 5.4)
        pen.at(0, 1.5).poly(ring, theme["dark"])
        ring = shapes.outline(look.nation, w, h + 3, corner, 4.2)
        pen.at(0, 1.5).poly(ring, theme["gold"])
    shapes.plate(pen, look, w, h, corner, _LINE)
    shapes.band(pen, look, w, h, corner, 9, _LINE)
    pictograms.draw(pen.at(-13, -9.4, 0, 0.88), unit.art, look.ink, look.nation)
    _letter(pen, LETTERS.get(unit.art, "I"), look.ink)
    _figures(pen, look, unit)
    if unit.specialist:
        markers.specialist(pen.at(-33, -25), theme, look, unit.specialist)
    if unit.state in markers.STATE_MARKS:
        markers.STATE_MARKS[unit.state](pen.at(40, -29), theme)
    return pen.stamp()


def _letter(pen: Pen, letter: str, ink: RGB) -> None:
    if letter != "I":
        pen.text(25, -10.5, letter, Face(COND, BLACK, 31), ink)
        return
    pen.rect((22.2, -21.4, 27.8, 0.6), ink)
    pen.rect((17.6, -21.4, 32.4, -16.8), ink)
    pen.rect((17.6, -4.0, 32.4, 0.6), ink)


def _figures(pen: Pen, look: SideLook, unit: Soldier) -> None:
    full = max(unit.full, unit.strength, 1)
    pitch = {4: 17.0, 3: 19.0}.get(full, min(19.0, 68.0 / full))
    for i in range(full):
        at = pen.at((i - (full - 1) / 2) * pitch, 19.4)
        if look.nation == GERMAN:
            at.rect((-7.6, -8.6, 7.6, 7.8), look.edge)
        _pawn(at, look, i < unit.strength)


def _pawn(pen: Pen, look: SideLook, alive: bool) -> None:
    ink = look.figure if alive else look.lost
    body = [(-6.2, 7.2), (-6.2, 2.6), (-5.2, -0.2), (-2.8, -1.4), (2.8, -1.4), (5.2, -0.2), (6.2, 2.6), (6.2, 7.2)]
    if alive:
        pen.poly(body, ink)
        pen.disc(0, -3.6, 4.1, ink)
        return
    pen.poly(body, None, ink, 1.3)
    pen.disc(0, -3.6, 4.1, look.edge, ink, 1.3)
