"""Draws all sample pictures: ``python -m render.demo OUTDIR [en|fr]``."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import render
from render.common.picture import Say, ThemeName
from render.samples import speaker
from render.samples_zooms import views

__all__ = ["main", "write_all"]

THEMES: tuple[ThemeName, ...] = ("light", "dark")


def write_all(folder: Path, say: Say, themes: Sequence[ThemeName] = THEMES) -> list[Path]:
    """Write every sample in every theme as a PNG file and print its measures."""
    folder.mkdir(parents=True, exist_ok=True)
    out: list[Path] = []
    for name, view in views().items():
        for theme in themes:
            picture = render.draw_board(view, say, theme=theme)
            path = folder / f"duel-{name}-{theme}.png"
            path.write_bytes(picture.png)
            print(f"{path.name}: {picture.width} x {picture.height}, {len(picture.png) / 1000:.0f} kB")
            out.append(path)
    return out


def main(arguments: Sequence[str]) -> int:
    """Command line: a folder, and a language if it is not English."""
    if not arguments or len(arguments) > 2:
        print(__doc__)
        return 2
    write_all(Path(arguments[0]), speaker(arguments[1] if len(arguments) > 1 else "en"))
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
