"""What the people type: lengths of time."""

from __future__ import annotations

import re

_LENGTH = re.compile(r"(\d{1,5})\s*(m|min|minutes?|h|hours?|heures?|d|j|days?|jours?)?", re.IGNORECASE)
_SECONDS = {"m": 60, "h": 3600, "d": 86400, "j": 86400}


def read_length(text: str) -> int | None:
    """Seconds of ``30m``, ``12h``, ``2d``; a bare number counts hours. None when it is no length of time.

    >>> read_length("12h")
    43200
    """
    match = _LENGTH.fullmatch(text.strip())
    if match is None:
        return None
    unit = (match[2] or "h")[0].lower()
    return int(match[1]) * _SECONDS[unit]
