"""The tools the pictures share: noise, masks, text, caches, encoder."""

from __future__ import annotations

import io
import threading
import time
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from render.common import encode as encoding
from render.common.cache import OnceCache, configure, on_disk
from render.common.encode import encode
from render.common.fonts import BOLD, COND, SEMI, SERIF, SERIF_ITALIC, Face, draw_text, fit, text_width, wrap
from render.common.masks import Mask, along, dash, path_length
from render.common.noise import Stream, hash01, value_noise
from render.common.palette import Palette, mix, rgb, shift

_SMALL = Palette([(0, 0, 0), (255, 255, 255), (200, 30, 30)])


def test_encoder_writes_a_readable_palette_picture() -> None:
    image = Image.new("RGB", (37, 11), (255, 255, 255))
    image.paste((200, 30, 30), (5, 2, 20, 9))
    picture = encode(image, _SMALL)
    with Image.open(io.BytesIO(picture.png)) as back:
        assert back.mode == "P"
        assert back.size == (picture.width, picture.height) == (37, 11)
        assert back.convert("RGB").tobytes() == image.tobytes()


def test_encoder_without_libdeflate_gives_the_same_pixels(monkeypatch: pytest.MonkeyPatch) -> None:
    image = Image.new("RGB", (20, 20), (190, 40, 20))
    fast = encode(image, _SMALL)
    monkeypatch.setattr(encoding, "_libdeflate", None)
    plain = encode(image, _SMALL)
    with Image.open(io.BytesIO(fast.png)) as a, Image.open(io.BytesIO(plain.png)) as b:
        assert a.convert("RGB").tobytes() == b.convert("RGB").tobytes()


def test_palette_refuses_too_many_colours() -> None:
    with pytest.raises(ValueError, match="1 to 256"):
        Palette((r, g, 0) for r in range(20) for g in range(20))


def test_noise_is_the_same_every_time_and_does_not_depend_on_the_size() -> None:
    large = value_noise((80, 60), (20, 20), 7)
    again = value_noise((80, 60), (20, 20), 7)
    small = value_noise((40, 60), (20, 20), 7)
    assert np.array_equal(large, again)
    assert np.allclose(large[:, :40], small, atol=1e-4)
    assert not np.allclose(large, value_noise((80, 60), (20, 20), 8))


def test_streams_are_named_and_even() -> None:
    first = [Stream("tree", 3, 4).between(2, 5) for _ in range(2)]
    assert first[0] == first[1] != Stream("tree", 4, 3).between(2, 5)
    s = Stream("even")
    values = [s.next() for _ in range(2000)]
    assert 0.47 < sum(values) / len(values) < 0.53
    assert 0 <= hash01(-3, 9, 12) < 1


def test_mask_edges_are_smooth_and_colour_stays_inside_the_box() -> None:
    image = Image.new("RGB", (40, 40), (255, 255, 255))
    mask = Mask((10, 10, 30, 30), 4)
    mask.disc(20, 20, 8)
    mask.paint(image, (0, 0, 0))
    assert image.getpixel((20, 20)) == (0, 0, 0)
    assert image.getpixel((11, 11)) == (255, 255, 255)
    greys = {p for p in np.asarray(image)[:, :, 0].ravel().tolist() if 0 < p < 255}
    assert len(greys) > 4


def test_paths_are_measured_and_dashed() -> None:
    line = [(0.0, 0.0), (10.0, 0.0), (10.0, 10.0)]
    assert path_length(line) == 20
    assert along(line, 15)[0] == (10.0, 5.0)
    pieces = dash(line, 8, 4)
    assert [round(path_length(p), 6) for p in pieces] == [8, 8]
    assert (10.0, 0.0) not in pieces[1]


@pytest.mark.parametrize("family", [COND, SEMI, SERIF, SERIF_ITALIC])
def test_all_letters_of_both_languages_have_glyphs(family: str) -> None:
    face = Face(family, 600, 24)
    unknown = text_width("\U0010ffff", face)
    for letter in "ÀÂÇÈÉÊËÎÏÔŒÙÛàâçèéêëîïôœùûÿ«»’–−×·°…≤0123456789%+":
        image = Image.new("L", (60, 40))
        draw_text_l = Image.new("RGB", (60, 40), (0, 0, 0))
        draw_text(draw_text_l, (10, 30), letter, face, (255, 255, 255))
        assert draw_text_l.getbbox() is not None, letter
        assert image.size == (60, 40)
    assert unknown > 0


def test_text_shrinks_to_fit_but_not_below_its_floor() -> None:
    face = Face(COND, BOLD, 42)
    smaller = fit("France to act", face, 150, 20)
    assert text_width("France to act", smaller) <= 150
    assert fit("France to act", face, 10, 30).size == 30
    assert wrap("one two three", Face(COND, BOLD, 20), text_width("one two", Face(COND, BOLD, 20))) == [
        "one two",
        "three",
    ]


def test_colours_mix_and_shift_within_their_range() -> None:
    assert mix(rgb("000000"), rgb("FFFFFF"), 0.5) == (128, 128, 128)
    assert shift((250, 5, 100), 20) == (255, 25, 120)
    assert shift((250, 5, 100), -20) == (230, 0, 80)


def test_cache_makes_a_value_once_for_many_threads() -> None:
    cache: OnceCache[int] = OnceCache(4)
    made: list[int] = []

    def make() -> int:
        time.sleep(0.05)
        made.append(1)
        return 7

    found: list[int] = []
    threads = [threading.Thread(target=lambda: found.append(cache.get("k", make))) for _ in range(8)]
    for t in threads:
        t.start()
    for t in threads:
        t.join()
    assert found == [7] * 8
    assert len(made) == 1


def test_cache_forgets_the_least_used_and_survives_a_failure() -> None:
    cache: OnceCache[str] = OnceCache(2)

    def fail() -> str:
        raise RuntimeError("no paint")

    with pytest.raises(RuntimeError):
        cache.get("a", fail)
    assert cache.get("a", lambda: "1") == "1"
    cache.get("b", lambda: "2")
    cache.get("a", lambda: "never")
    cache.get("c", lambda: "3")
    assert cache.get("a", lambda: "again") == "1"
    assert cache.get("b", lambda: "again") == "again"


def test_pictures_are_kept_on_disk_and_a_broken_file_is_made_again(tmp_path: Path) -> None:
    made: list[int] = []

    def make() -> Image.Image:
        made.append(1)
        return Image.new("RGB", (3, 2), (10, 20, 30))

    configure(tmp_path)
    try:
        assert on_disk("ground", make).getpixel((1, 1)) == (10, 20, 30)
        assert on_disk("ground", make).getpixel((1, 1)) == (10, 20, 30)
        assert len(made) == 1
        stored = next(tmp_path.glob("*.png"))
        stored.write_bytes(b"\x89PNG broken")
        assert on_disk("ground", make).size == (3, 2)
        assert len(made) == 2
    finally:
        configure(None)
    assert on_disk("ground", make).size == (3, 2)
    assert len(made) == 3
