"""Sample pictures: ``python -m render.landships.demo OUTDIR`` draws every kind of picture of this ruleset."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

from PIL import Image

from bot.core.view import BoardView
from render.common.encode import encode
from render.landships import hand, picture, samples
from render.landships.colours import DAY, NIGHT, Theme
from render.landships.palettes import palette_of

__all__ = ["main", "named_pictures", "plain_pictures", "views"]


def views() -> dict[str, BoardView]:
    """Sample views by name."""
    return {
        "board": samples.havrincourt(),
        "fray-bentos": samples.fray_bentos(),
        "attack": samples.attack(),
        "bog": samples.bog(),
        "artillery": samples.artillery(),
        "terrain": samples.terrains(),
    }


def named_pictures(theme: Theme) -> Iterator[tuple[str, Image.Image]]:
    """Every kind of picture before its colours are reduced, with its name."""
    for name, view in views().items():
        yield name, picture.board_image(view, samples.say, theme)
    yield "hand", hand.hand_image(samples.hand(), samples.say, theme)
    rolled = samples.dice(
        "soldier:nothing:no effect|burst:counts:hit|deadly:counts:hit|flag::retreat 1|hq:pays:+1 token"
        "|6:counts:on target"
    )
    yield "dice", picture.dice_image(rolled, samples.say, theme)


def plain_pictures(theme: Theme) -> Iterator[Image.Image]:
    """The same without names."""
    for _, image in named_pictures(theme):
        yield image


def main(folder: Path) -> None:
    """Write all sample pictures of both themes into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    for theme in (DAY, NIGHT):
        for name, image in named_pictures(theme):
            made = encode(image, palette_of(theme))
            (folder / f"gw-{name}-{theme.name}.png").write_bytes(made.png)
            sys.stdout.write(f"{name} {theme.name}: {made.width} x {made.height}, {len(made.png) / 1024:.0f} kB\n")


if __name__ == "__main__":
    main(Path(sys.argv[1] if len(sys.argv) > 1 else "."))
