"""Colours of a theme and the two looks that tell the sides apart."""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from bot.core.view import BoardView
from render.common.data import read_table
from render.common.palette import RGB, Palette, rgb
from render.common.palette import load_palette as _load_palette
from render.common.picture import ThemeName

__all__ = ["SideLook", "Theme", "piece", "side_index", "theme_of"]

FILE, PALETTES = "duel.toml", "duel-palette.toml"


@dataclass(frozen=True, slots=True)
class SideLook:
    """Colours of a side; ``index`` 0 is round and solid, 1 is square and hatched."""

    index: int
    ring: RGB
    pale: RGB
    text: RGB


@dataclass(frozen=True, slots=True, eq=False)
class Theme:
    """Colours by name; lists of tones by name; numbers by name."""

    name: ThemeName
    colours: dict[str, RGB]
    tones: dict[str, tuple[RGB, ...]]
    numbers: dict[str, float]
    sides: tuple[SideLook, SideLook]
    palette: Palette
    veil_palette: Palette
    raw: bool = False  # ground is not reduced to the palette: to build the palette

    @property
    def dark(self) -> bool:
        return self.name == "dark"

    def __getitem__(self, name: str) -> RGB:
        return self.colours[name]


@lru_cache(maxsize=4)
def theme_of(name: ThemeName) -> Theme:
    """The theme of a name, read once from the data file."""
    table: dict[str, Any] = read_table(FILE)[name]
    colours = {k: rgb(v) for k, v in table.items() if isinstance(v, str)}
    tones = {k: tuple(rgb(c) for c in v) for k, v in table.items() if isinstance(v, list)}
    numbers = {k: float(v) for k, v in table.items() if isinstance(v, int | float)}
    first, second = (SideLook(i, *tones[f"side{i + 1}"]) for i in (0, 1))
    return Theme(
        name,
        colours,
        tones,
        numbers,
        (first, second),
        _load_palette(PALETTES, name),
        _load_palette(PALETTES, f"{name}_veil"),
    )


@lru_cache(maxsize=1)
def _pieces() -> dict[str, RGB]:
    return {k: rgb(v) for k, v in read_table(FILE)["piece"].items()}


def piece(name: str) -> RGB:
    """A colour of pieces and overlays, the same in both themes."""
    return _pieces()[name]


def side_index(view: BoardView, side: str) -> int:
    """0 for the first side of the scenario, 1 for any other."""
    return 0 if view.sides and view.sides[0].id == side else 1
