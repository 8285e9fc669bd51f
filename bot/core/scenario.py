"""What every scenario file has in common: a head, faults with places, and map rows read by columns."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import msgspec

from bot.core.messages import LocalText, Message, say
from bot.hexes import Grid


class Fault(msgspec.Struct, frozen=True):
    """One thing wrong with a scenario file, in words for its author; line and column from 1, 0 when unknown."""

    text: Message
    line: int = 0
    column: int = 0


class ScenarioSide(msgspec.Struct, frozen=True):
    """A side as the lobby shows it: its id, its name, and its forces in a line each."""

    id: str
    name: Message
    forces: tuple[Message, ...]
    seats: tuple[str, ...] = ()


class ScenarioHead(msgspec.Struct, frozen=True):
    """What a lobby needs to know of a scenario of any ruleset."""

    id: str
    ruleset: str
    title: LocalText
    briefing: LocalText
    length: Message
    sides: tuple[ScenarioSide, ...]
    training: bool = False


class Cell(msgspec.Struct, frozen=True):
    """One hex of a map row: terrain character, mark character (space for none), and where it stands in the text."""

    column: int
    row: int
    terrain: str
    mark: str
    text_column: int


def read_rows(rows: Sequence[str], first_line: int = 0) -> tuple[tuple[Cell, ...], tuple[Fault, ...]]:
    """Cells of map rows, top first; even printed rows are indented by one character. ``first_line`` is the file line
    of the first row, for faults."""
    cells: list[Cell] = []
    faults: list[Fault] = []
    for r, text in enumerate(rows):
        indent = r & 1
        line = first_line + r if first_line else 0
        if indent and text[:1].strip():
            faults.append(Fault(say("scenario-row-indent", row=r + 1), line, 1))
        body = text[indent:]
        for c in range((len(body.rstrip()) + 1) // 2):
            terrain, mark = body[2 * c], body[2 * c + 1 : 2 * c + 2] or " "
            if terrain == " ":
                faults.append(
                    Fault(say("scenario-row-gap", row=r + 1, column=2 * c + indent + 1), line, 2 * c + indent + 1)
                )
                continue
            cells.append(Cell(c, r, terrain, mark, 2 * c + indent + 1))
    return tuple(cells), tuple(faults)


def grid_of(cells: Sequence[Cell], rows: int, *, bottom_up: bool = False) -> Grid:
    """The grid that holds all cells of ``rows`` rows."""
    widths = [0] * rows
    for cell in cells:
        widths[cell.row] = max(widths[cell.row], cell.column + 1)
    return Grid(tuple(widths), bottom_up)


def find_line(text: str, needles: Sequence[str]) -> Iterator[int]:
    """Line numbers (from 1) of a TOML text that contain all the needles, for placing faults."""
    for number, line in enumerate(text.splitlines(), 1):
        if all(n in line for n in needles):
            yield number
