"""Landships and soldiers on the page of a campaign."""

from __future__ import annotations

from bot.core.view import CampaignView, CrewView
from render.common.palette import Palette, load_palette
from render.common.stamps import Stamp
from render.duel.theme import Theme
from render.landships import sprites, vehicles
from render.landships.colours import BRITISH, theme_of
from render.landships.landship_sprites import Landship
from render.landships.soldiers import Soldier

__all__ = ["palette_of", "unit_stamp"]

_EAST = 0
_HULL, _BLOCK = 0.62, 0.58


def unit_stamp(crew: CrewView, theme: Theme) -> Stamp:
    """A landship seen from above heading east, or the block of soldiers."""
    colours = theme_of(theme.name)
    look = colours.look(crew.nation) if crew.nation in colours.looks else colours.look(BRITISH)
    if crew.art in vehicles.DRAWINGS or crew.art.startswith("captured"):
        captured = crew.art.startswith("captured")
        return sprites.hull(colours, look, Landship(crew.art, _EAST, 1, 1, "", "", captured, False), _HULL)
    return sprites.soldier(colours, look, Soldier(crew.art, 0, 0, "", ""), _BLOCK)


def palette_of(view: CampaignView, theme: Theme) -> Palette:
    """The page's own colours, and those of the pieces it shows."""
    if view.ruleset != "great_war":
        return theme.palette
    pieces = load_palette("great_war-palette.toml", theme.name)
    return Palette([*theme.palette.colours, *pieces.colours][:256])
