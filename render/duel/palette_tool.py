"""Builds the fixed palettes from the sample pictures: ``python -m render.duel.palette_tool``, then look.

First the named colours that cover areas or carry meaning, then the most frequent colours, then means in OKLab.
"""

from __future__ import annotations

import dataclasses

import numpy as np
import numpy.typing as npt
from PIL import Image

from render.common.data import data_file
from render.common.palette import RGB, mix
from render.common.picture import ThemeName
from render.duel.board import compose_board
from render.duel.choices import compose_choices
from render.duel.overlays.reach import veil_of
from render.duel.question import compose_question
from render.duel.shot import compose_shot
from render.duel.theme import Theme, piece, theme_of
from render.samples import words
from render.samples_zooms import views

__all__ = ["build", "main"]

SIZE, FREQUENT, APART = 84, 22, 4.0
_AREAS = (
    "balk",
    "tick",
    "wood_floor",
    "village",
    "meadow",
    "wet",
    "water",
    "ford",
    "bank",
    "road",
    "paper",
    "strip",
    "outside",
    "rule",
    "ink",
    "ink2",
    "garden",
    "shadow",
)
_TONES = ("ground", "hill", "wheat", "green", "plough", "crown", "conifer")
_PIECES = (
    "paper",
    "ink",
    "amber",
    "done",
    "sight_clear",
    "sight_hidden",
    "sight_blocked",
    "stamp_destroyed",
    "stamp_ricochet",
    "outline",
)

Floats = npt.NDArray[np.float64]


def _oklab(colours: npt.NDArray[np.uint8]) -> Floats:
    v = colours.astype(np.float64) / 255
    v = np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
    to_lms = np.array(
        [
            [0.4122214708, 0.5363325363, 0.0514459929],
            [0.2119034982, 0.6806995451, 0.1073969566],
            [0.0883024619, 0.2817188376, 0.6299787005],
        ]
    )
    to_lab = np.array(
        [
            [0.2104542553, 0.7936177850, -0.0040720468],
            [1.9779984951, -2.4285922050, 0.4505937099],
            [0.0259040371, 0.7827717662, -0.8086757660],
        ]
    )
    return np.asarray(np.cbrt(v @ to_lms.T) @ to_lab.T)


def _corpus(theme: Theme, *, veil: bool) -> list[Image.Image]:
    v = views()
    if veil:
        return [compose_choices(v["choices"], words, theme), compose_choices(v["choices-small"], words, theme)]
    return [
        compose_board(v["board"], words, theme),
        compose_board(v["arts"], words, theme),
        compose_board(v["large"], words, theme),
        compose_board(v["duel"], words, theme),
        compose_shot(v["shot"], words, theme),
        compose_question(v["question"], words, theme),
    ]


def _named(theme: Theme) -> list[RGB]:
    out = [theme[n] for n in _AREAS] + [c for n in _TONES for c in theme.tones[n]]
    out += [c for side in theme.sides for c in (side.ring, side.pale)] + [piece(n) for n in _PIECES] + [(255, 255, 255)]
    return list(dict.fromkeys(out))


def _veiled(theme: Theme) -> list[RGB]:
    """The large areas as they look under the veil."""
    tones = [c for n in ("ground", "hill", "wheat", "plough", "crown") for c in theme.tones[n]]
    tones += [theme[n] for n in ("wood_floor", "village", "water", "road", "meadow", "wet", "outside")]
    return [mix(c, *veil_of(theme)) for c in tones]


def build(name: ThemeName, *, veil: bool = False) -> list[RGB]:
    """The palette of a theme, or of its choices pictures, where a veil lies over most of the ground."""
    theme = dataclasses.replace(theme_of(name), raw=True)
    pixels = np.concatenate([np.asarray(i).reshape(-1, 3) for i in _corpus(theme, veil=veil)])
    exact, counts = np.unique(pixels, axis=0, return_counts=True)
    size = SIZE
    chosen = _named(theme)
    if veil:
        size += 16
        chosen += _veiled(theme)
        chosen = list(dict.fromkeys(chosen))
    for i in np.argsort(-counts):
        if len(chosen) >= size - 20 or counts[i] < 200:
            break
        colour = exact[i].astype(float)
        steps = ((np.asarray(chosen, dtype=float) - colour) ** 2) @ np.array([0.3, 0.6, 0.1])
        if float(np.sqrt(steps.min())) >= APART:
            chosen.append((int(colour[0]), int(colour[1]), int(colour[2])))
    return chosen + _means(exact, counts, chosen, size - len(chosen))


def _means(exact: npt.NDArray[np.uint8], counts: npt.NDArray[np.int64], taken: list[RGB], wanted: int) -> list[RGB]:
    """Weighted means of the colours that the taken ones serve badly, in OKLab."""
    key = (exact >> 2).astype(np.int64) @ np.array([4096, 64, 1])
    _, first, inverse = np.unique(key, return_index=True, return_inverse=True)
    weight = np.bincount(inverse.ravel(), counts) ** 0.45
    sample = exact[first]
    lab = _oklab(sample)
    fixed = _oklab(np.asarray(taken, dtype=np.uint8))
    centres: Floats = np.empty((0, 3))
    for _ in range(wanted):
        both = np.concatenate([fixed, centres])
        far = ((lab[:, None, :] - both[None]) ** 2).sum(-1).min(1)
        centres = np.concatenate([centres, lab[np.argmax(far * weight)][None]])
    owner = np.zeros(len(lab), dtype=np.int64)
    for _ in range(24):
        both = np.concatenate([fixed, centres])
        owner = ((lab[:, None, :] - both[None]) ** 2).sum(-1).argmin(1)
        for i in range(wanted):
            mine = owner == len(fixed) + i
            if mine.any():
                centres[i] = np.average(lab[mine], axis=0, weights=weight[mine])
    out: list[RGB] = []
    for i in range(wanted):
        nearest = sample[((lab - centres[i]) ** 2).sum(-1).argmin()]
        out.append((int(nearest[0]), int(nearest[1]), int(nearest[2])))
    return out


def main() -> None:
    """Write both palettes to the data file."""
    lines = ["# Colours every picture is reduced to; made by render.duel.palette_tool.", "[palette]"]
    for name in ("light", "dark"):
        colours = build("light" if name == "light" else "dark")
        listed = ", ".join(f'"{r:02X}{g:02X}{b:02X}"' for r, g, b in colours)
        lines.append(f"{name} = [{listed}]")
        colours = build("light" if name == "light" else "dark", veil=True)
        listed = ", ".join(f'"{r:02X}{g:02X}{b:02X}"' for r, g, b in colours)
        lines.append(f"{name}_veil = [{listed}]")
    data_file("duel-palette.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
