"""Boards of great_war: the same twice, small enough, readable, told by more than colour."""

from __future__ import annotations

import io
import math
from concurrent.futures import ThreadPoolExecutor
from itertools import pairwise

import msgspec
import numpy as np
import pytest
from PIL import Image, ImageChops

import render
from bot.core.view import Badge, BoardView, Choice, Crop, HexView, Overlay, OverlayKind, SightLine
from bot.hexes import Hex
from render.common.palette import RGB
from render.common.picture import ThemeName
from render.landships import landship_sprites, picture, samples, sprites, terrain
from render.landships.board import draw_map
from render.landships.colours import BRITISH, DAY, FRENCH, GERMAN, NIGHT, Theme, nations
from render.landships.demo import views
from render.landships.layout import HEX_W, Layout, Window
from render.landships.palette_tool import CLOSE, exact, pinned
from render.landships.palettes import palette_of
from render.landships.placing import Places, Rect
from render.landships.scene import Scene, tag_spot
from render.landships.vehicles import DRAWINGS
from render.landships.zoom import window_for

MARKS = ("mark_i", "mark_iv", "captured_mark_iv", "mark_v", "renault_ft")
ALONE = ("a7v", "whippet", "schneider", "saint_chamond")
LANDSHIPS = frozenset([f"{mark}_{sex}" for mark in MARKS for sex in ("male", "female")] + list(ALONE))
STATES = (Badge.BOGGED, Badge.DITCHED, Badge.CAPTURED, Badge.UNREVEALED, Badge.ORDERED, Badge.DONE)


def lightness(colour: RGB) -> float:
    """L* of an sRGB colour."""
    linear = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in (v / 255 for v in colour)]
    y = 0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2]
    return 116 * y ** (1 / 3) - 16 if y > 0.008856 else 903.3 * y


def forget() -> None:
    """Empty the caches, as in a new process."""
    for cache in (sprites._cache, terrain._fields, terrain._pictures):
        cache.clear()


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("name", sorted(views()))
def test_a_picture_decodes_is_wide_and_small_enough(name: str, theme: ThemeName) -> None:
    made = render.draw_board(views()[name], samples.say, theme=theme)
    with Image.open(io.BytesIO(made.png)) as image:
        image.load()
        assert image.size == (made.width, made.height)
    assert 1000 <= made.width <= 1600
    assert len(made.png) <= 200 * 1024


@pytest.mark.parametrize("name", ["board", "attack"])
def test_the_same_view_gives_the_same_bytes_after_a_restart(name: str) -> None:
    first = render.draw_board(views()[name], samples.say)
    forget()
    assert render.draw_board(views()[name], samples.say).png == first.png


def test_threads_draw_what_one_draws_alone() -> None:
    wanted = {name: render.draw_board(view, samples.say).png for name, view in views().items()}
    forget()
    with ThreadPoolExecutor(4) as pool:
        jobs = [(name, pool.submit(render.draw_board, view, samples.say)) for name, view in list(views().items()) * 2]
        assert all(job.result().png == wanted[name] for name, job in jobs)


def with_hex(view: BoardView, label: str, word: str) -> BoardView:
    """The view with one hex of another terrain."""
    at = samples.at(label)
    hexes = tuple(HexView(at, word) if h.hex == at else h for h in view.map.hexes)
    return msgspec.structs.replace(view, map=msgspec.structs.replace(view.map, hexes=hexes))


@pytest.mark.parametrize(("label", "word"), [("F10", "crater"), ("F8", "rubble"), ("B5", "countryside")])
def test_a_changed_hex_changes_no_ground_far_from_it(label: str, word: str) -> None:
    view = samples.havrincourt()
    layout = Layout(view.map.grid)
    before = terrain.terrain_of(view, DAY, layout.whole(1.0)).image
    after = terrain.terrain_of(with_hex(view, label, word), DAY, layout.whole(1.0)).image
    rows, columns = np.nonzero(np.asarray(ImageChops.difference(before, after)).any(axis=2))
    x, y = layout.center(samples.at(label))
    assert rows.size
    assert np.hypot(columns - x, rows - y).max() <= 1.6 * HEX_W


def test_a_window_shows_the_same_ground_as_the_board() -> None:
    view = samples.havrincourt()
    whole = terrain.terrain_of(view, DAY, Layout(view.map.grid).whole(1.0)).image
    part = terrain.terrain_of(view, DAY, Window(300.0, 200.0, 800.0, 600.0, 1.0)).image
    assert part.size == (500, 400)
    differs = np.asarray(ImageChops.difference(whole.crop((300, 200, 800, 600)), part)).max(axis=2) > 24
    assert differs.mean() < 0.02


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_sides_are_told_apart_by_lightness(theme: Theme) -> None:
    british, german = lightness(theme.look(BRITISH).face), lightness(theme.look(GERMAN).face)
    assert british - german >= 45
    if not theme.night:
        grounds = [lightness(c) for kind in ("grass", "dry", "mud") for c in theme.tones(kind)]
        assert german < min(grounds)
        assert max(grounds) < british


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_neighbouring_ground_tones_are_close(theme: Theme) -> None:
    for kind in ("grass", "dry", "mud"):
        tones = [lightness(c) for c in theme.tones(kind)]
        assert all(abs(a - b) <= 6 for a, b in pairwise(tones))


@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_pinned_colours_survive_the_palette(theme: Theme) -> None:
    palette = palette_of(theme)
    for colour in pinned(theme):
        assert min(math.dist(colour, c) for c in palette.colours) < CLOSE
    for colour in exact(theme):
        image = palette.reduce(Image.new("RGB", (2, 2), colour)).convert("RGB")
        assert image.getpixel((0, 0)) == colour


def test_two_sides_never_share_a_look() -> None:
    view = samples.havrincourt()
    same = tuple(msgspec.structs.replace(s, id=f"side{i}", nation="british") for i, s in enumerate(view.sides))
    looks = nations(msgspec.structs.replace(view, sides=same))
    assert len(set(looks.values())) == 2
    assert nations(view) == {"british": BRITISH, "german": GERMAN}


def test_every_landship_has_a_drawing_of_its_own() -> None:
    assert set(DRAWINGS) == LANDSHIPS
    unlike = [a for a in LANDSHIPS if not a.startswith("captured")]
    look = DAY.look(FRENCH)
    made = {
        a: landship_sprites.hull_sprite(DAY, look, landship_sprites.Landship(a, 6, 1, 1), 1.0).image.tobytes()
        for a in unlike
    }
    assert len(set(made.values())) == len(unlike)


def test_north_is_up_and_the_other_headings_turn() -> None:
    masks = []
    for heading in range(8):
        unit = landship_sprites.Landship("mark_iv_male", heading, 1, 1)
        masks.append(np.asarray(landship_sprites.hull_sprite(DAY, DAY.look(BRITISH), unit, 1.0).mask) > 200)
    north, east = masks[6], masks[0]
    assert np.ptp(np.nonzero(north.any(axis=1))[0]) > np.ptp(np.nonzero(north.any(axis=0))[0])
    assert np.ptp(np.nonzero(east.any(axis=0))[0]) > np.ptp(np.nonzero(east.any(axis=1))[0])
    assert len({m.tobytes() for m in masks}) == 8


@pytest.mark.parametrize("badge", STATES)
def test_a_landship_shows_its_state(badge: Badge) -> None:
    counter = samples.units("F6:b4:1/2")[0]
    marked = msgspec.structs.replace(counter, badges=(badge,))
    board = samples.fray_bentos(counters=(counter,))
    assert (
        picture.board_image(board, samples.say, DAY).tobytes()
        != picture.board_image(msgspec.structs.replace(board, counters=(marked,)), samples.say, DAY).tobytes()
    )


@pytest.mark.parametrize("kind", ["bI", "bM", "bR", "bG", "gI", "gB"])
def test_a_lost_figure_is_hollow_in_grey_too(kind: str) -> None:
    look = DAY.look(BRITISH if kind[0] == "b" else GERMAN)
    seen = []
    for left in (3, 2, 1):
        unit = sprites.soldier_of(samples.units(f"F6:{kind}:{left}/4")[0])
        seen.append(np.asarray(sprites.soldier(DAY, look, unit, 1.0).image.convert("L"), dtype=np.int16))
    assert all(np.abs(a - b).max() > 60 for a, b in pairwise(seen))


@pytest.mark.parametrize("label", ["A11", "L11", "A1", "L1", "A6", "K6"])
def test_tags_stay_inside_the_picture(label: str) -> None:
    counter = samples.units(f"{label}:bsaint_chamond:2/3")[0]
    view = samples.havrincourt(counters=(counter,), overlays=(), objectives=())
    scene = Scene(view, samples.say, DAY, Layout(view.map.grid).whole(1.0))
    w, h = landship_sprites.tag_size(counter.art, 3)
    x, y = tag_spot(scene, counter)
    assert w / 2 <= x <= scene.image.width - w / 2
    assert h / 2 <= y <= scene.image.height - h / 2


def test_a_stamp_takes_a_free_place_inside_the_picture() -> None:
    places = Places((600, 400))
    for x in range(60, 600, 120):
        places.take(Rect.round_point(x, 200, 90, 70))
    for x, y in ((60, 200), (300, 200), (540, 200)):
        cx, cy = places.find(x, y, (120, 50), (50, 40))
        box = Rect.round_point(cx, cy, 120, 50)
        assert min(box.x0, box.y0) >= 0
        assert box.x1 <= 600
        assert box.y1 <= 400
        assert not any(box.overlap(Rect.round_point(bx, 200, 90, 70)) for bx in range(60, 600, 120))
        places.take(box)


def test_gw_4_1_section_borders_stand_at_thirds_and_are_left_out_when_not_wanted() -> None:
    view = samples.fray_bentos(counters=(), overlays=())
    bare = msgspec.structs.replace(view, map=msgspec.structs.replace(view.map, sections=False))
    whole = Layout(view.map.grid).whole(1.0)
    changed = ImageChops.difference(draw_map(view, samples.say, DAY, whole), draw_map(bare, samples.say, DAY, whole))
    columns = np.nonzero(np.asarray(changed).any(axis=(0, 2)))[0]
    for border in (30 + 4 * HEX_W, 30 + 8 * HEX_W):
        assert np.abs(columns - border).min() < 2
    assert all(min(abs(c - 30 - 4 * HEX_W), abs(c - 30 - 8 * HEX_W)) < 6 for c in columns)


SEEN = {
    OverlayKind.PATH: ("G4", "G3", "F3"),
    OverlayKind.ATTACK: ("E8", "F6"),
    OverlayKind.RETREAT: ("H7", "H8", "H9"),
    OverlayKind.ARTILLERY: ("F10", "F11", "G11", "G9", "F9"),
    OverlayKind.SHELL: ("C5",),
    OverlayKind.STAMP: ("F6",),
    OverlayKind.BOG_DICE: ("F6",),
    OverlayKind.GHOST: ("E5",),
    OverlayKind.SECTION: (),
    OverlayKind.REACH: ("E6", "F7"),
    OverlayKind.SIGHT: ("C3", "D7"),
    OverlayKind.MOVER: ("F6",),
}


@pytest.mark.parametrize("kind", sorted(SEEN))
@pytest.mark.parametrize("theme", [DAY, NIGHT])
def test_an_overlay_is_drawn(kind: OverlayKind, theme: Theme) -> None:
    view = samples.fray_bentos(overlays=())
    tank = next(c.unit for c in view.counters if c.art == "mark_iv_male")
    hexes = tuple(samples.at(h) for h in SEEN[kind])
    choices = tuple(Choice(i, h, i) for i, h in enumerate(hexes))
    lines = (SightLine((4.0, 12.0), (6.0, 6.0), "blocked"),)
    overlay = Overlay(
        kind, hexes, "british", tank, "left", samples.words("Hit ×1"), lines=lines, choices=choices, faces=("deadly",)
    )
    plain = picture.board_image(view, samples.say, theme)
    marked = picture.board_image(msgspec.structs.replace(view, overlays=(overlay,)), samples.say, theme)
    changed = np.asarray(ImageChops.difference(plain, marked)).max(axis=2) > 20
    assert changed.sum() > 250


def test_an_overlay_off_the_map_or_without_hexes_does_no_harm() -> None:
    odd = [Overlay(kind, (), "nobody", "no-such-unit", text=samples.words("x")) for kind in OverlayKind]
    template = (samples.at("A11"), Hex(0, -1), Hex(1, -1), Hex(-1, 1), Hex(0, 1))
    outside = Overlay(OverlayKind.ARTILLERY, template, "british")
    made = render.draw_board(samples.fray_bentos(overlays=(*odd, outside)), samples.say)
    assert made.width == 1400


@pytest.mark.parametrize("labels", [("A1",), ("L11",), ("E8", "F6"), ("A1", "K10"), ("D3", "E4", "H5")])
def test_a_fight_is_shown_whole(labels: tuple[str, ...]) -> None:
    view = samples.attack()
    hexes = tuple(samples.at(h) for h in labels)
    window = window_for(msgspec.structs.replace(view, crop=Crop(hexes)), 1400)
    layout = Layout(view.map.grid)
    for h in hexes:
        x, y = layout.center(h)
        assert window.x0 + 30 <= x <= window.x1 - 30
        assert window.y0 + 60 <= y <= window.y1 - 60
    assert window.size[0] == 1400


def test_unknown_names_fall_back_instead_of_failing() -> None:
    counters = tuple(msgspec.structs.replace(c, art="steam_wagon") for c in samples.units("F6:b4:1/1 E5:gI"))
    hexes = tuple(HexView(h.hex, "marsh", tokens=("cheese",)) for h in samples.fray_bentos().map.hexes)
    view = samples.fray_bentos(counters=counters)
    board = msgspec.structs.replace(view.map, hexes=hexes)
    made = render.draw_board(msgspec.structs.replace(view, map=board), samples.say)
    assert made.width == 1400
