"""The six facings of a vertex-facing unit and their names."""

from __future__ import annotations

FACING_NAMES = ("SE", "NE", "N", "NW", "SW", "S")
"""Name of facing 0 to 5; facing f points at vertex f (TD-P8)."""

_ALIASES = {"NO": "NW", "SO": "SW"}  # French compass points


def facing_name(facing: int) -> str:
    """Compass name of a facing 0-5.

    >>> facing_name(2)
    'N'
    """
    return FACING_NAMES[facing % 6]


def facing_from_name(text: str) -> int | None:
    """Facing of a compass name in either language, any case; None when it is none.

    >>> facing_from_name("no")
    3
    """
    name = text.strip().upper()
    name = _ALIASES.get(name, name)
    return FACING_NAMES.index(name) if name in FACING_NAMES else None
