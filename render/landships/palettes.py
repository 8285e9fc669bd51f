"""The fixed colours that pictures of a theme are reduced to."""

from __future__ import annotations

from functools import lru_cache

from render.common.palette import Palette, load_palette
from render.landships.colours import Theme

__all__ = ["FILE", "palette_of"]


FILE = "great_war-palette.toml"


@lru_cache(maxsize=4)
def _load(name: str) -> Palette:
    return load_palette(FILE, name)


def palette_of(theme: Theme) -> Palette:
    """Palette of a theme."""
    return _load(theme.name)
