"""The painted ground: flat tones of grass and mud, washes under woods and villages, hill shading, small marks."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
import numpy.typing as npt
from PIL import Image, ImageDraw, ImageFilter

from bot.core.view import HexView, MapView
from bot.hexes import Hex
from render.common.noise import Field, Stream, fbm, seed_of
from render.common.palette import RGB, mix
from render.landships.colours import Theme
from render.landships.layout import HEX_W, Layout, Window

__all__ = ["Fields", "is_flanders", "make_fields", "paint"]

Codes = npt.NDArray[np.uint8]
_LOW = 0.5
"""Pixels of the fields per unit; smooth fields lose nothing by it and a window costs little."""
_WORN = 5
_BUILT = frozenset({"building", "rubble", "church", "bunker"})
_PLAIN = frozenset({"countryside", "trench", "crater"})


@dataclass(frozen=True, slots=True)
class Fields:
    """Smooth numbers over the whole board from which any window is painted."""

    seed: str
    kind: str  # grass or dry
    tone: Field
    mud: Field
    mud_tone: Field
    woods: Field | None
    yard: Field | None
    hill: Field | None
    codes: Codes  # 0-4 grass, 5 worn, 6-10 mud; at field resolution
    busy: tuple[Hex, ...]


def is_flanders(board: MapView) -> bool:
    """Whether the whole map is mud: a shelled plain without a wood or a standing house."""
    words = [h.terrain for h in board.hexes]
    return not any(w in ("forest", "building", "church") for w in words) and words.count("rubble") <= 4


def make_fields(board: MapView, seed: str) -> Fields:
    """The fields of a map; ``seed`` names the map and stays the same while the game changes it."""
    layout = Layout(board.grid)
    size = round(layout.width * _LOW), round(layout.height * _LOW)
    tone = _tone(size, seed)
    grain = _noise(size, 130, seed, "mud", 3)
    if is_flanders(board):
        mud = 0.95 + 0.0 * grain
    else:
        mud = _blurred(layout, _churned(board), size, 34) + (grain - 0.5) * 0.78
    mud_tone = np.clip(0.76 * tone + 0.24 * _stretch(_noise(size, 90, seed, "mt", 2)), 0, 0.9999)
    codes = np.where(mud > 0.5, 6 + np.floor(5 * mud_tone), np.where(mud > 0.4, _WORN, np.floor(5 * tone)))
    fine = _noise(size, 34, seed, "wash", 2)
    return Fields(
        seed,
        "dry" if any(h.hill for h in board.hexes) else "grass",  # hills here are chalk downs
        tone,
        mud.astype(np.float32),
        mud_tone.astype(np.float32),
        _wash(layout, board, size, frozenset({"forest"}), fine, 9, 0.5),
        _wash(layout, board, size, _BUILT, fine, 11, 0.5),
        _wash(layout, board, size, None, fine, 13, 0.0),
        codes.astype(np.uint8),
        tuple(h.hex for h in board.hexes if h.terrain not in _PLAIN),
    )


def _noise(size: tuple[int, int], cell: float, seed: str, name: str, octaves: int, stretch: float = 1.0) -> Field:
    return fbm(size, (cell * stretch * _LOW, cell * _LOW), seed_of(seed, name), octaves)


def _stretch(field: Field) -> Field:
    low, high = np.percentile(field, (2, 98))
    out: Field = np.clip((field - low) / (high - low), 0, 0.9999).astype(np.float32)
    return out


def _tone(size: tuple[int, int], seed: str) -> Field:
    """Large soft shapes, wider than high, bent by two other noises."""
    w, h = size
    px, py = round(50 * _LOW), round(40 * _LOW)
    field = _noise((w + 2 * px, h + 2 * py), 230, seed, "tone", 3, 1.6)
    dx = np.rint((_stretch(_noise(size, 80, seed, "wx", 2)) * 2 - 1) * 45 * _LOW).astype(np.int32)
    dy = np.rint((_stretch(_noise(size, 80, seed, "wy", 2)) * 2 - 1) * 30 * _LOW).astype(np.int32)
    rows, columns = np.mgrid[0:h, 0:w]
    return _stretch(field[rows + py + dy, columns + px + dx])


def _churned(board: MapView) -> list[Hex]:
    """Hexes of churned ground: from one front trench towards the other, at most five rows deep."""
    rows = sorted({h.hex.r for h in board.hexes if h.own_line_of or h.terrain == "trench"})
    if not rows:
        middle = board.grid.rows // 2
        rows = [middle - 2, middle + 2]
    bottom, top = rows[-1], rows[0]
    if bottom - top > 6:
        top = bottom - 4
    return [h.hex for h in board.hexes if top <= h.hex.r <= bottom]


def _blurred(layout: Layout, hexes: list[Hex], size: tuple[int, int], radius: float) -> Field:
    """Share 0 to 1 of a set of hexes, with soft edges; ``radius`` in units."""
    image = Image.new("L", size)
    draw = ImageDraw.Draw(image)
    for h in hexes:
        draw.polygon([(x * _LOW, y * _LOW) for x, y in layout.corners(h, 1.02)], fill=255)
    soft = image.filter(ImageFilter.GaussianBlur(radius * _LOW))
    return np.asarray(soft, dtype=np.float32) / np.float32(255)


def _wash(
    layout: Layout,
    board: MapView,
    size: tuple[int, int],
    words: frozenset[str] | None,
    fine: Field,
    blur: float,
    ragged: float,
) -> Field | None:
    """Field above 0.5 where a kind of terrain colours the ground; None when the map has none (hills: words None)."""

    def wanted(h: HexView) -> bool:
        return h.hill if words is None else h.terrain in words

    hexes = [h.hex for h in board.hexes if wanted(h)]
    if not hexes:
        return None
    return _blurred(layout, hexes, size, blur) + (fine - np.float32(0.5)) * np.float32(ragged)


def _window(field: Field, window: Window) -> Field:
    box = tuple(v * _LOW for v in window.box)
    limits = (0.0, 0.0, float(field.shape[1]), float(field.shape[0]))
    clipped = (max(box[0], limits[0]), max(box[1], limits[1]), min(box[2], limits[2]), min(box[3], limits[3]))
    return np.asarray(Image.fromarray(field).resize(window.size, Image.Resampling.BICUBIC, box=clipped))


def paint(fields: Fields, theme: Theme, layout: Layout, window: Window) -> Image.Image:
    """The ground of a window as an RGB picture, hard-edged."""
    mud = _window(fields.mud, window)
    tone = np.clip(_window(fields.tone, window), 0, 0.9999)
    mud_tone = np.clip(_window(fields.mud_tone, window), 0, 0.9999)
    codes = np.where(
        mud > 0.5, 6 + (5 * mud_tone).astype(np.uint8), np.where(mud > 0.4, _WORN, (5 * tone).astype(np.uint8))
    )
    table = [*theme.tones(fields.kind), theme["worn"], *theme.tones("mud")]
    table += [theme["forest"], theme["forest_d"], theme["yard"], mix(theme["yard"], theme["mud2"], 0.35)]
    if fields.yard is not None:
        yard = _window(fields.yard, window)
        codes = np.where(yard > 0.5, np.where(mud_tone > 0.62, 14, 13), codes)
    if fields.woods is not None:
        woods = _window(fields.woods, window)
        codes = np.where(woods > 0.5, np.where(mud_tone > 0.5, 12, 11), codes)
    colours = np.array(table, dtype=np.int16)[codes]
    if fields.hill is not None:
        colours = np.clip(colours + _relief(_window(fields.hill, window), window.k)[:, :, None], 0, 255)
    image = Image.fromarray(colours.astype(np.uint8))
    _marks(image, fields, theme, layout, window)
    return image


def _relief(hill: Field, k: float) -> npt.NDArray[np.int16]:
    """Lighter plateau, lit and shaded slopes, in steps of six so that few colours appear."""
    gy, gx = np.gradient(hill)
    slope = (gx + gy) * np.float32(26 * k)
    light = np.where(slope > 0, np.minimum(slope * 16, 16), np.maximum(slope * 20, -20))
    return (np.rint((np.clip(hill, 0, 1) * 7 + light) / 6) * 6).astype(np.int16)


def _marks(image: Image.Image, fields: Fields, theme: Theme, layout: Layout, window: Window) -> None:
    """Dabs of the brush, old scrapes, tufts; each trial has its own numbers, so that none moves another."""
    draw = ImageDraw.Draw(image)
    table = [*theme.tones(fields.kind), theme["worn"], *theme.tones("mud")]
    area = layout.width * layout.height
    for i in range(round(area / 4600)):
        dice = Stream(fields.seed, "dab", i)
        x, y = dice.between(0, layout.width), dice.between(0, layout.height)
        if window.sees((x, y), 30):
            _dab(draw, dice, table, _code(fields, x, y), window, (x, y))
    centres = [layout.center(h) for h in fields.busy]
    wet = float(fields.mud.min()) > 0.5
    for i in range(round(area / 1450)):
        dice = Stream(fields.seed, "detail", i)
        x, y = dice.between(0, layout.width), dice.between(0, layout.height)
        if not window.sees((x, y), 15) or _near(centres, x, y):
            continue
        code = _code(fields, x, y)
        if code >= 6:
            _scrape(draw, dice, theme, table[code], window, (x, y), wet)
        elif dice.next() < 0.36 and code < _WORN:
            _tuft(draw, dice, theme, window, (x, y))


def _code(fields: Fields, x: float, y: float) -> int:
    rows, columns = fields.codes.shape
    return int(fields.codes[min(rows - 1, int(y * _LOW)), min(columns - 1, int(x * _LOW))])


def _near(centres: list[tuple[float, float]], x: float, y: float) -> bool:
    reach = (0.62 * HEX_W) ** 2
    return any((cx - x) ** 2 + (cy - y) ** 2 < reach for cx, cy in centres)


def _dab(
    draw: ImageDraw.ImageDraw, dice: Stream, table: list[RGB], code: int, window: Window, at: tuple[float, float]
) -> None:
    if code == _WORN:
        return
    low, high = (0, 4) if code < _WORN else (6, 10)
    other = code + (1 if dice.next() < 0.5 else -1)
    other = code - 1 if other > high else code + 1 if other < low else other
    length, thick, lean = dice.between(4.5, 13), dice.between(1.0, 1.8), dice.between(-0.25, 0.25)
    x, y = at
    shape = [
        (x - length, y - length * lean), (x - length * 0.2, y - thick), (x + length, y + length * lean),
        (x + length * 0.1, y + thick),
    ]  # fmt: skip
    draw.polygon([window.pixel(p) for p in shape], fill=table[other])


def _scrape(
    draw: ImageDraw.ImageDraw,
    dice: Stream,
    theme: Theme,
    ground: RGB,
    window: Window,
    at: tuple[float, float],
    wet: bool,
) -> None:
    r = dice.between(2.8, 6.2)
    squash = dice.between(0.62, 0.8)
    if dice.next() > (0.62 if wet else 0.3):
        return
    x, y = window.pixel(at)
    a, b = r * window.k, r * squash * window.k
    pool = wet and r > 3.6
    draw.ellipse((x - a, y - b, x + a, y + b), fill=mix(theme["mud_d"], ground, 0.25))
    off = 1.5 * window.k
    inner = theme["puddle"] if pool else ground
    draw.ellipse((x - a + off, y - b + off, x + a, y + b), fill=inner)


def _tuft(draw: ImageDraw.ImageDraw, dice: Stream, theme: Theme, window: Window, at: tuple[float, float]) -> None:
    size = dice.between(3.4, 6.4)
    x, y = window.pixel(at)
    s = size * window.k
    for lean, high in ((-0.8, 0.7), (0.0, 1.0), (0.85, 0.65)):
        draw.line(
            (x + lean * s * 0.2, y, x + lean * s, y - high * s), fill=theme["tuft"], width=max(1, round(window.k))
        )
