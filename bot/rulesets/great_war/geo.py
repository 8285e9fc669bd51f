"""Where things are on the board: sections, baselines, forward and back (GW-4.1)."""

from __future__ import annotations

from bot.hexes import Hex, distance, neighbours
from bot.rulesets.great_war.model import NORTH, SOUTH, Board, Side, State, Unit

E, NE, NW, W, SW, SE = range(6)


def sections_of(board: Board, h: Hex) -> tuple[str, ...]:
    """The section or, on a dotted line, the two sections of a hex.

    Sections are equal thirds of a row, left and right as on the picture. Even rows have one hex on each line.
    """
    column, row = board.grid.column_of(h), board.grid.row_number(h)
    if row % 2:
        return (("left", "centre", "right")[min(column // 4, 2)],)
    if column == 3:
        return ("left", "centre")
    if column == 7:
        return ("centre", "right")
    return ("left",) if column < 3 else ("centre",) if column < 7 else ("right",)


def forward(side: Side) -> tuple[int, int]:
    """Directions towards the enemy baseline, the side's own left first."""
    return (NW, NE) if side.edge == "bottom" else (SE, SW)


def backward(side: Side) -> tuple[int, int]:
    """Directions towards the own baseline, never sideways (GW-5.6)."""
    return (SW, SE) if side.edge == "bottom" else (NW, NE)


def heading_of(side: Side) -> int:
    return NORTH if side.edge == "bottom" else SOUTH


def drift_hex(side: Side, aimed: Hex, where: str) -> Hex:
    """The hex that a drifting shell of a side hits (GW-3.6)."""
    bottom = {"forward_left": NW, "forward_right": NE, "rear_right": SE, "rear_left": SW}
    direction = bottom[where]
    return aimed.step(direction if side.edge == "bottom" else direction + 3)


def adjacent(board: Board, h: Hex) -> tuple[Hex, ...]:
    """Neighbouring hexes on the map."""
    return tuple(n for n in neighbours(h) if n in board)


def on_baseline(board: Board, h: Hex, edge: str) -> bool:
    return h.r == (0 if edge == "top" else board.grid.rows - 1)


def enemies_next_to(state: State, side: str, h: Hex) -> tuple[Unit, ...]:
    """Units of the other side in adjacent hexes."""
    return tuple(u for u in state.alive if u.side != side and distance(u.hex, h) == 1)
