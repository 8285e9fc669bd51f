"""What Discord takes, checked before it says no (law 10). Texts are cut here, with a mark that something is missing."""

from __future__ import annotations

CONTENT = 2000
LABEL = 80
SHORT_LABEL = 38
OPTION_TEXT = 100
PLACEHOLDER = 150
CUSTOM_ID = 100
CHOICES = 25
BUTTONS_A_ROW = 5
ROWS = 5
ALT_TEXT = 1024
FILE_BYTES = 10 * 1024 * 1024
COMMANDS = 100
COMMAND_SIZE = 8000
NAME = 32
DESCRIPTION = 100
NONCE = 25
MODAL_TITLE = 45
REASON = 300

MORE = "…"


def cut(text: str, limit: int) -> str:
    """Text no longer than ``limit``; what is cut off leaves a mark.

    >>> cut("abcdef", 4)
    'abc…'
    """
    return text if len(text) <= limit else text[: limit - 1].rstrip() + MORE


def keep_last_lines(lines: list[str], limit: int) -> str:
    """The newest lines that fit, in order; a mark on top when older ones had to go."""
    kept: list[str] = []
    size = 0
    for line in reversed(lines):
        line = cut(line, limit - 2)
        if size + len(line) + 1 > limit - 2:
            return "\n".join([MORE, *reversed(kept)])
        kept.append(line)
        size += len(line) + 1
    return "\n".join(reversed(kept))


def pages(text: str, limit: int = CONTENT) -> list[str]:
    """Text in pieces that fit a message each, broken at line ends."""
    found: list[str] = []
    page = ""
    for line in text.splitlines():
        line = cut(line, limit)
        if page and len(page) + 1 + len(line) > limit:
            found.append(page)
            page = line
        else:
            page = f"{page}\n{line}" if page else line
    return [*found, page] if page else found or [""]
