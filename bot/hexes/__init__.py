"""Pure hex geometry: coordinates, directions, lines, arcs, labels, regions."""

from bot.hexes.coords import DIRECTIONS, ORIGIN, Hex, corner_vector, distance, line_between, neighbours
from bot.hexes.facings import FACING_NAMES, facing_from_name, facing_name
from bot.hexes.labels import Grid

__all__ = [
    "DIRECTIONS",
    "FACING_NAMES",
    "ORIGIN",
    "Grid",
    "Hex",
    "corner_vector",
    "distance",
    "facing_from_name",
    "facing_name",
    "line_between",
    "neighbours",
]
