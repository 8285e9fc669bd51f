"""Sample views made in code: for the demonstration, the palette and the tests."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from functools import lru_cache

from fluent.runtime import FluentBundle, FluentResource

from bot.core.view import Grid, Hex, HexView, MapLabel, MapView, Message
from render.common.data import data_file
from render.common.picture import Say

__all__ = ["duel_map", "la_chapelle", "large_map", "make_map", "speaker", "text", "words"]

_TERRAIN = {".": "open", "f": "field", "w": "woods", "v": "village", "m": "marsh", "~": "river", "u": "ford"}


def text(words: str) -> Message:
    """A message that carries its text with it."""
    return Message("author-text", {"en": words, "fr": words})


@lru_cache(maxsize=2)
def speaker(language: str) -> Say:
    """Turns messages into text with the catalogue of the pictures alone; ``language`` is en or fr."""
    bundle = FluentBundle([language], use_isolating=False)
    path = data_file("..") / "locales" / language / "render.ftl"
    bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))

    def speak(message: Message) -> str:
        if message.key == "author-text":
            return str(message.args[language])
        found = bundle.get_message(message.key)
        if found is None or found.value is None:
            raise KeyError(message.key)
        return str(bundle.format_pattern(found.value, message.args)[0])

    return speak


words = speaker("en")


def make_map(
    rows: Sequence[str],
    *,
    roads: Sequence[Sequence[str]] = (),
    bridges: Sequence[str] = (),
    hedges: Sequence[tuple[str, str]] = (),
    labels: Sequence[tuple[str, str, str]] = (),
) -> MapView:
    """A map from rows of two characters a hex, as scenario files write them."""
    widths, found = [], []
    for r, row in enumerate(rows):
        body = row[r & 1 :]
        widths.append((len(body.rstrip()) + 1) // 2)
        for c in range(widths[-1]):
            mark = body[2 * c + 1 : 2 * c + 2]
            found.append((c, r, body[2 * c], mark == "^"))
    grid = Grid(tuple(widths))

    def at(label: str) -> Hex:
        h = grid.parse(label)
        assert h is not None, label
        return h

    return MapView(
        key=hashlib.sha256(repr((rows, roads, bridges, hedges, labels)).encode()).hexdigest()[:16],
        grid=grid,
        hexes=tuple(HexView(grid.hex_at(c, r), _TERRAIN[t], hill) for c, r, t, hill in found if t != "#"),
        roads=tuple(tuple(at(x) for x in run) for run in roads),
        bridges=tuple(at(x) for x in bridges),
        hedges=tuple((at(a), at(b)) for a, b in hedges),
        labels=tuple(MapLabel(at(where), name, style) for where, name, style in labels),
    )


_CHAPELLE_ROWS = (
    ". .^.^.^.^. . . . w w w w f f ",
    " w w .^.^.^. . . . . w w w f f ",
    "w . .^.^.^f . . f f w w . . . ",
    " w w .^. f f . . f f f . . . . ",
    ". . . . . . . . v . . . . ~ ~ ",
    " . . . . . . . v v . . . ~ m m ",
    ". . f f . w . . v . . ~ ~ m . ",
    " . f f . w w . . m ~ ~ . .^.^. ",
    ". . .^.^.^w w . u ~ . .^.^.^. ",
    " . .^.^.^.^. m ~ . . f .^. w w ",
    ". . . . .^. w ~ . . f f . w w ",
)
_CHAPELLE_HEDGES = (
    ("E4", "E5"),
    ("E4", "F5"),
    ("F4", "G4"),
    ("F4", "G5"),
    ("J4", "K5"),
    ("K4", "K5"),
    ("K4", "L4"),
    ("K4", "L5"),
    ("F5", "F6"),
    ("G5", "G6"),
    ("G5", "F6"),
    ("C7", "B6"),
    ("C7", "C6"),
    ("D7", "D6"),
    ("D7", "E7"),
    ("D7", "D8"),
    ("L10", "M10"),
)


def la_chapelle() -> MapView:
    """A 15 x 11 map with every terrain."""
    return make_map(
        _CHAPELLE_ROWS,
        roads=(
            ("A5", "B5", "C5", "D5", "D6", "E6", "F6", "G6", "H6", "I6"),
            ("H1", "H2", "H3", "H4", "I5", "I6"),
            ("H6", "H7", "H8", "I9", "I10", "J11"),
            ("I6", "J7", "K7", "K8", "L9", "L10", "M11"),
        ),
        bridges=("K8",),
        hedges=_CHAPELLE_HEDGES,
        labels=(
            ("D2", "le Faudé", "hill"),
            ("B10", "la Gouzelle", "hill"),
            ("J6", "La Chapelle", "place"),
            ("L7", "la Weiss", "water"),
        ),
    )


def duel_map() -> MapView:
    """A small 8 x 5 map: a wood, a hill, a road."""
    return make_map(
        (
            ". . . . w w . . ",
            " . . . w w . . . ",
            ". . .^.^. . f f ",
            " . . .^. . f . . ",
            ". . . . . . . . ",
        ),
        roads=(("A5", "B5", "C5", "C4", "D3", "E2"),),
        hedges=(("D4", "E4"), ("E4", "E5")),
        labels=(("D3", "Cote 112", "hill"),),
    )


def large_map() -> MapView:
    """A 20 x 15 map for six tanks a side."""
    rows = []
    for r in range(15):
        line = ""
        for c in range(20):
            spot = (c * 7 + r * 13 + (c // 3) * (r // 3) * 5) % 29
            wood = (c // 3 + r // 4 * 2) % 5 == 1
            t = "w" if wood and spot < 22 else "f" if (c // 4 + r // 3) % 6 == 4 else "."
            if 8 <= c <= 10 and 6 <= r <= 8:
                t = "v"
            if c + (r + 1) // 2 == 17:
                t = "~" if r != 9 else "u"
            hill = (c - 5) ** 2 + (r - 10) ** 2 < 9 or (c - 14) ** 2 + (r - 3) ** 2 < 7
            line += t + ("^" if hill and t in ".fw" else " ")
        rows.append(" " * (r & 1) + line)
    return make_map(
        rows,
        roads=(tuple(f"{chr(65 + c)}8" for c in range(20)),),
        bridges=("N8",),
        labels=(("J7", "Villers", "place"), ("E10", "la Côte", "hill")),
    )
