"""Pictures of the duel: size, sameness, legibility, sides told apart, every kind of picture and overlay."""

from __future__ import annotations

import io
import threading
from dataclasses import replace as replaced
from typing import Any

import numpy as np
import pytest
from msgspec.structs import replace
from PIL import Image

import render
from bot.core.view import Badge, BoardView, Counter, Crop, DiceRow, Overlay, OverlayKind, Panel, SightLine
from render.common import fonts
from render.common.palette import RGB, luminance
from render.duel import badges, board, scene
from render.duel.badges import flag_stamp, mark_stamp, tag_stamp
from render.duel.counters import counter_stamp
from render.duel.dice import dice_of
from render.duel.overlays import path, reach
from render.duel.pieces import place_tags
from render.duel.scene import Scene
from render.duel.tank_shapes import known_arts, spec_of
from render.duel.tanks import tank_stamp
from render.duel.terrain import paint
from render.duel.theme import piece, theme_of
from render.samples import duel_map, make_map, speaker, text, words
from render.samples_views import ARTS, at
from render.samples_zooms import views

VIEWS = views()
SMALL = VIEWS["duel"]


def decoded(view: BoardView, theme: Any = "light") -> Image.Image:
    picture = render.draw_board(view, words, theme=theme)
    assert len(picture.png) < 400_000
    assert 1000 <= picture.width <= 1600
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.size == (picture.width, picture.height)
        return image.convert("RGB")


@pytest.mark.parametrize("name", sorted(VIEWS))
def test_every_picture_decodes_in_size(name: str) -> None:
    image = decoded(VIEWS[name])
    assert len(set(np.asarray(image)[::7, ::7].reshape(-1, 3).sum(1).tolist())) > 20


@pytest.mark.parametrize("name", ["duel", "choices-small"])
def test_the_dark_theme_is_dark_and_has_the_same_size(name: str) -> None:
    light, dark = decoded(VIEWS[name]), decoded(VIEWS[name], "dark")
    assert light.size == dark.size
    assert np.asarray(dark).mean() < 0.6 * np.asarray(light).mean()


def test_the_same_view_gives_the_same_pixels_even_when_painted_anew() -> None:
    first = decoded(SMALL)
    again = decoded(SMALL)
    paint._cache.clear()
    anew = decoded(SMALL)
    assert first.tobytes() == again.tobytes() == anew.tobytes()


def test_terrain_is_painted_once_for_eight_threads(monkeypatch: pytest.MonkeyPatch) -> None:
    view = replace(SMALL, map=replace(SMALL.map, key="threads"))
    painted: list[str] = []
    original = paint.paint_terrain

    def count(*args: Any) -> Image.Image:
        painted.append(args[0].key)
        return original(*args)

    monkeypatch.setattr(paint, "paint_terrain", count)
    found: list[bytes] = []
    threads = [threading.Thread(target=lambda: found.append(render.draw_board(view, words).png)) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert painted == ["threads"]
    assert len(found) == 8
    assert len(set(found)) == 1


@pytest.mark.parametrize(("columns", "rows"), [(6, 6), (8, 5), (6, 15), (15, 11), (20, 15), (26, 6)])
def test_any_map_size_fills_its_picture(columns: int, rows: int) -> None:
    view = make_map([" " * (r & 1) + ". " * columns for r in range(rows)])
    layout = board.layout_of(replace(SMALL, map=view, objectives=(), counters=(), overlays=()), words)
    assert 1000 <= layout.width <= 1600
    assert layout.height <= 1600
    map_width = layout.geo.size[0]
    assert map_width >= 0.75 * (layout.width - 66) or layout.geo.size[1] > 1000


def test_a_map_with_holes_and_no_terrain_list_still_draws() -> None:
    view = make_map(["# . . . . # ", " . # . . . . ", ". . . w . . ", " . . v . . . ", ". ~ u ~ . . ", " # . m . . # "])
    image = decoded(replace(SMALL, map=view, objectives=(), counters=(), overlays=()))
    assert image.width >= 1000


def test_eighteen_tanks_have_drawings_and_they_differ() -> None:
    assert set(ARTS) == set(known_arts())
    seen = {art: tank_stamp(art, "", 30, 0, 1.0).mask.tobytes() for art in ARTS}
    for art in ARTS:
        assert tank_stamp(art, "", 30, 0, 1.0).mask.getbbox() is not None
    # the two IS-2 differ in the hull alone
    assert len(set(seen.values())) >= 17


def test_an_unknown_drawing_falls_back_to_a_plain_tank() -> None:
    stamp = tank_stamp("no-such-tank", "nowhere", 90, 60, 1.0)
    assert stamp.mask.getbbox() is not None
    assert spec_of("no-such-tank") == spec_of("unknown")


@pytest.mark.parametrize("facing", range(6))
def test_the_beak_points_at_the_facing_vertex(facing: int) -> None:
    """TD-P8: facing f is the corner at 60f - 30 degrees counter-clockwise from east."""
    theme = theme_of("light")
    counter = Counter("u", "a", 1, text("x"), "kv1", at(duel_map(), "C3"), facing=facing)
    stamp = counter_stamp(counter, theme.sides[0], theme, 2.0)
    a = np.radians(60 * facing - 30)
    x, y = round(80 * np.cos(a)) - stamp.dx, round(-80 * np.sin(a)) - stamp.dy
    opposite = round(-80 * np.cos(a)) - stamp.dx, round(80 * np.sin(a)) - stamp.dy
    pixel = stamp.image.getpixel((x, y))
    assert isinstance(pixel, tuple)
    assert stamp.mask.getpixel((x, y)) == 255
    assert max(abs(p - q) for p, q in zip(pixel, theme.sides[0].ring, strict=True)) < 40 or pixel[2] < 120
    assert stamp.mask.getpixel(opposite) != 255


def test_sides_are_told_apart_in_grey() -> None:
    theme = theme_of("light")
    greys = []
    for look in theme.sides:
        counter = Counter("u", "a", 1, text("x"), "kv1", at(duel_map(), "C3"), facing=2)
        stamp = counter_stamp(counter, look, theme, 1.0)
        sheet = Image.new("RGB", (90, 90), theme.tones["ground"][1])
        stamp.place(sheet, 45, 45)
        greys.append(np.asarray(sheet.convert("L")).astype(int))
    assert np.abs(greys[0] - greys[1]).mean() > 4
    # corner of the plinth: ground beside the disc, ring of the square
    assert abs(greys[0][68, 68] - greys[1][68, 68]) > 25
    marks = [np.asarray(mark_stamp(look, 40).image.convert("L")).astype(int) for look in theme.sides]
    assert np.abs(marks[0] - marks[1]).mean() > 20


def test_states_and_wrecks_look_different() -> None:
    theme = theme_of("light")
    base = Counter("u", "a", 1, text("x"), "panther", at(duel_map(), "C3"), facing=1)
    looks = [
        counter_stamp(replace(base, badges=b), theme.sides[0], theme, 1.0).image.tobytes()
        for b in ((), (Badge.ACTIVATED,), (Badge.WRECK,))
    ]
    assert len(set(looks)) == 3


def test_kills_are_shown_on_the_tag_and_at_most_as_a_number() -> None:
    look = theme_of("light").sides[0]
    widths = [tag_stamp(1, "Panther", look, 1.0, kills=n).size[0] for n in (0, 1, 3, 5, 6, 40)]
    assert widths[0] < widths[1] < widths[2] < widths[3]
    assert widths[5] < widths[3] + 6


def test_no_tag_leaves_the_picture() -> None:
    grid = duel_map()
    corners = [grid.grid.hex_at(c, r) for c, r in ((0, 0), (7, 0), (0, 4), (7, 4), (0, 1), (7, 3))]
    counters = tuple(
        Counter(f"u{i}", "germany", i + 1, text("Jagdpanther IV"), "jagdpanther", h, facing=f, kills=9)
        for i, (h, f) in enumerate(zip(corners, (5, 5, 2, 1, 3, 4), strict=True))
    )
    view = replace(SMALL, counters=counters)
    layout = board.layout_of(view, words)
    image = Image.new("RGB", (layout.width, layout.height))
    box = (layout.map_x, layout.map_y, layout.map_x + layout.geo.size[0], layout.map_bottom)
    scene = Scene(view, theme_of("light"), layout.geo, image, (layout.map_x, layout.map_y), box, 28)
    tags = place_tags(scene, words)
    assert len(tags) == 6
    for tag in tags:
        x0, y0, x1, y1 = tag.rect
        assert x0 >= 0
        assert y0 >= 96
        assert x1 <= layout.width
        assert y1 <= layout.roster_top + 8


@pytest.mark.parametrize("name", ["board", "large", "shot", "question", "choices"])
def test_texts_have_their_least_sizes(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing below 16 px, and what is needed to answer at least 23 px."""
    sizes: dict[str, float] = {}
    original = fonts._run

    def record(words_: str, face: fonts.Face, stroke: float) -> Any:
        sizes[words_] = min(face.size, sizes.get(words_, 999.0))
        return original(words_, face, stroke)

    monkeypatch.setattr(fonts, "_run", record)
    for cache in (board._statics, badges._stamps, scene._grounds, path._discs, reach._stamps):
        cache.clear()
    decoded(VIEWS[name])
    assert sizes
    assert min(sizes.values()) >= 16
    essential = {
        "board": ["1", "2", "4", "M", "A", "FRANCE TO ACT"],
        "large": ["1", "2", "6", "M", "A", "GERMANY TO ACT"],
    }
    for words_ in essential.get(name, []):
        assert sizes[words_] >= 23, words_


def test_text_on_pieces_has_contrast() -> None:
    def ratio(a: RGB, b: RGB) -> float:
        low, high = sorted((luminance(a), luminance(b)))
        return (high + 0.05) / (low + 0.05)

    for name in ("light", "dark"):
        theme = theme_of(name)  # type: ignore[arg-type]
        assert ratio(theme["ink"], theme["paper"]) > 7
        assert ratio(theme["ink2"], theme["strip"]) > 4.5
        assert all(ratio((255, 255, 255), side.ring) > 4.5 for side in theme.sides)
        assert all(ratio(theme["hex_label"], tone) > 3 for tone in theme.tones["ground"])
    assert ratio(piece("ink"), piece("amber")) > 7


def test_a_hundred_is_double_nought() -> None:
    look = theme_of("light").sides[0]
    face = VIEWS["shot"].panel
    assert face is not None
    die = face.rows[2].dice[0]
    assert [d[1] for d in dice_of(die, look)] == ["30", "4"]
    assert [d[1] for d in dice_of(replace(die, face="100"), look)] == ["00", "0"]
    assert [d[1] for d in dice_of(replace(die, face="7"), look)] == ["00", "7"]


def test_flags_of_nobody_and_of_both_sides_differ() -> None:
    theme = theme_of("light")
    flags = [flag_stamp(5, look, theme, 1.0).image.tobytes() for look in (None, *theme.sides)]
    assert len(set(flags)) == 3


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("name", ["board", "choices-small"])
def test_both_languages_have_all_words_of_the_pictures(language: str, name: str) -> None:
    picture = render.draw_board(VIEWS[name], speaker(language))
    assert 1000 <= picture.width <= 1600


def _with(view: BoardView, *overlays: Overlay, **more: Any) -> BoardView:
    return replace(view, overlays=overlays, **more)


def test_every_overlay_of_the_duel_changes_the_picture() -> None:
    view = SMALL
    a, b, c = at(view.map, "B1"), at(view.map, "G5"), at(view.map, "C2")
    plain = decoded(_with(view)).tobytes()
    line = SightLine(a.center(), b.center(), "blocked", None)
    kinds = (
        Overlay(OverlayKind.PATH, hexes=(a, c, c), side="ussr", unit="ussr-1"),
        Overlay(OverlayKind.GHOST, hexes=(c,), unit="ussr-1"),
        Overlay(OverlayKind.SIGHT, hexes=(a, b), lines=(line,)),
        Overlay(OverlayKind.IMPACT, hexes=(b,), value="rear"),
        Overlay(OverlayKind.SHOT, hexes=(a, b)),
        Overlay(OverlayKind.STAMP, hexes=(b,), value="ricochet", text=text("Ricochet")),
        Overlay(OverlayKind.MOVER, hexes=(b,)),
        Overlay(OverlayKind.SHOOTER, hexes=(a,), side="germany"),
        Overlay(OverlayKind.AIM, hexes=(a, b), text=text("35 %")),
        Overlay(OverlayKind.REACH, hexes=(c,), side="germany", unit="germany-1"),
    )
    for overlay in kinds:
        assert decoded(_with(view, overlay)).tobytes() != plain, overlay.kind


@pytest.mark.parametrize("zone", ["front", "side", "rear"])
@pytest.mark.parametrize("flank", ["", "left", "right"])
def test_impact_zones_draw_for_every_flank(zone: str, flank: str) -> None:
    a, b = at(SMALL.map, "B1"), at(SMALL.map, "G5")
    overlays = (
        Overlay(OverlayKind.SHOT, hexes=(a, b)),
        Overlay(OverlayKind.IMPACT, hexes=(b,), value=zone, faces=(flank,) if flank else ()),
    )
    assert decoded(_with(SMALL, *overlays)).width == 1400


def test_a_sight_answer_without_a_shot_draws() -> None:
    a, b = at(SMALL.map, "B1"), at(SMALL.map, "G5")
    lines = tuple(SightLine(a.center(), b.center(), s) for s in ("clear", "hidden", "blocked"))
    row = DiceRow(text("Sight"), (text("clear"), text("hidden"), text("blocked")), (), text("2 of 3 lines free"))
    panel = Panel(
        "shot", text("From B1 to G5"), (text("Partly hidden: " + "many words " * 12),), (row,), text("hidden"), "hidden"
    )
    view = _with(
        SMALL, Overlay(OverlayKind.SIGHT, hexes=(a, b), lines=lines, side="germany"), crop=Crop((a, b)), panel=panel
    )
    assert decoded(view).size == (1400, 888)


def test_a_long_card_shrinks_instead_of_running_over() -> None:
    view = VIEWS["shot"]
    assert view.panel is not None
    rows = view.panel.rows
    long = replace(rows[1], lines=tuple(text(f"+{i} because of reason number {i}") for i in range(1, 9)))
    assert decoded(replace(view, panel=replace(view.panel, rows=(rows[0], long, rows[2])))).size == (1400, 888)


def test_a_finished_game_and_an_open_end_have_a_header() -> None:
    view = replace(SMALL, to_act="", turns=0, status=text("A draw"), note=None)
    assert decoded(view).width == 1400
    long = replace(
        SMALL, title=text("A very long title " * 6), status=text("The United Kingdom of Great Britain to act")
    )
    assert decoded(long).width == 1400


def test_alt_text_keeps_whole_sentences_within_the_limit() -> None:
    few = replace(SMALL, alt=(text("One."), text("Two.")))
    assert render.alt_text(few, words) == "One. Two."
    many = replace(SMALL, alt=tuple(text(f"Sentence number {i} of this picture.") for i in range(80)))
    spoken = render.alt_text(many, words)
    assert len(spoken) <= 1024
    assert spoken.endswith(".")
    assert spoken.startswith("Sentence number 0 of this picture. Sentence number 1")
    one = replace(SMALL, alt=(text("x" * 3000),))
    assert len(render.alt_text(one, words)) <= 1024


def test_an_unknown_ruleset_is_refused() -> None:
    with pytest.raises(ValueError, match="no pictures"):
        render.draw_board(replace(SMALL, ruleset="chess"), words)


def test_one_edited_hex_leaves_far_ground_alone() -> None:
    theme = theme_of("light")
    rows = ["w w . . . . . . . . ", " w w . . . . . . f f ", ". . . . . . . . f f ", " . . . . . . . . . . "]
    other = [rows[0][:18] + "w ", *rows[1:]]
    first, second = make_map(rows), make_map(other)
    geo = board.board_geometry(first.grid)
    raw = replaced(theme, raw=True)
    before, after = (np.asarray(paint.paint_terrain(m, geo, raw)) for m in (first, second))
    half = before.shape[1] // 2
    assert np.array_equal(before[:, :half], after[:, :half])
    assert not np.array_equal(before, after)


_SEEN_BY = {
    "everyone": [[1, 0, 0], [0, 1, 0], [0, 0, 1]],
    "protan": [[0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216], [-0.003882, -0.048116, 1.051998]],
    "deutan": [[0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413], [-0.011820, 0.042940, 0.968881]],
    "tritan": [[1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602], [0.004733, 0.691367, 0.303900]],
}


def _lab(colour: RGB, eye: str) -> np.ndarray[Any, Any]:
    v = np.asarray(colour) / 255
    v = np.where(v <= 0.04045, v / 12.92, ((v + 0.055) / 1.055) ** 2.4)
    v = np.clip(np.asarray(_SEEN_BY[eye]) @ v, 0, 1)
    xyz = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]]) @ v
    f = xyz / [0.9505, 1.0, 1.089]
    f = np.where(f > 0.008856, np.cbrt(f), 7.787 * f + 16 / 116)
    return np.array([116 * f[1] - 16, 500 * (f[0] - f[1]), 200 * (f[1] - f[2])])


@pytest.mark.parametrize("eye", sorted(_SEEN_BY))
@pytest.mark.parametrize("name", ["light", "dark"])
def test_side_colours_stay_apart_for_every_eye(eye: str, name: Any) -> None:
    first, second = (side.ring for side in theme_of(name).sides)
    assert np.linalg.norm(_lab(first, eye) - _lab(second, eye)) > 45


def test_a_tag_makes_room_for_its_neighbours_badge() -> None:
    view = VIEWS["duel"]
    left = Counter("a", "germany", 1, text("Dixmude II"), "m10", at(view.map, "D5"), 2, badges=(Badge.IN_MOTION,))
    right = replace(left, unit="b", number=2, name=text("Sherman 75"), hex=at(view.map, "E5"), badges=())
    crowded = replace(view, counters=(left, right))
    layout = board.layout_of(crowded, words)
    box = (layout.map_x, layout.map_y, layout.map_x + layout.geo.size[0], layout.map_bottom)
    image = Image.new("RGB", (layout.width, layout.height))
    tags = place_tags(Scene(crowded, theme_of("light"), layout.geo, image, box[:2], box, 28), words)
    assert [t.above for t in tags] == [False, False]


@pytest.mark.parametrize("labels", [("A1", "O11"), ("E1", "E11"), ("A6", "O6"), ("H5", "H6")])
def test_a_crop_shows_all_it_is_asked_for(labels: tuple[str, str]) -> None:
    view = VIEWS["board"]
    hexes = tuple(at(view.map, x) for x in labels)
    image = Image.new("RGB", (1400, 888))
    made = scene.crop_scene(view, theme_of("light"), image, (2, 78, 872, 886), hexes, 1.5)
    assert all(made.shows(h, 0.8 * made.radius) for h in hexes)
    if labels == ("H5", "H6"):
        assert made.geo.hex_width == 129


def test_a_tall_question_makes_a_taller_picture() -> None:
    view = VIEWS["question"]
    far = at(view.map, "E11")
    assert view.crop is not None
    tall = replace(view, crop=Crop((*view.crop.hexes, far, at(view.map, "E1"))))
    assert decoded(tall).size[1] > decoded(view).size[1]
