"""Charts of dice: sizes, both themes, one column or two, and nothing that makes drawing fail."""

from __future__ import annotations

import io

import pytest
from PIL import Image

from render.charts import WIDE, Bars, draw_dice_chart
from render.common.picture import ThemeName

LEGEND = ("rolled", "expected")


def bars(count: int, counts: tuple[int, ...] | None = None) -> Bars:
    labels = tuple(f"{i * 10 + 1}-{i * 10 + 10}" for i in range(count))
    fell = counts or tuple(range(count))
    return Bars("64 × D100", "ordinary: 43 in 100", labels, fell, (sum(fell) / count,) * count)


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize("kinds", [1, 3, 4, 7])
def test_charts_are_wide_small_files(theme: ThemeName, kinds: int) -> None:
    picture = draw_dice_chart("Dice of game 3", LEGEND, [bars(10)] * kinds, theme)
    with Image.open(io.BytesIO(picture.png)) as drawn:
        drawn.load()
        assert drawn.size == (picture.width, picture.height)
    assert WIDE >= 1000
    assert picture.width == WIDE
    assert picture.height <= 1700
    assert len(picture.png) < 400_000


@pytest.mark.parametrize("counts", [(0, 0, 0, 0), (1, 0, 0, 0), (5000, 1, 1, 1)])
def test_any_counts_can_be_drawn(counts: tuple[int, ...]) -> None:
    assert draw_dice_chart("x" * 200, LEGEND, [bars(4, counts)]).height > 300


def test_a_taller_bar_for_a_face_that_fell_more_often() -> None:
    """The blue of the bars fills more of the picture where more dice fell."""

    def blue(counts: tuple[int, ...]) -> int:
        picture = draw_dice_chart("", ("", ""), [bars(4, counts)])
        with Image.open(io.BytesIO(picture.png)) as drawn:
            pixels = drawn.convert("RGB").crop((36, 240, 318, 420))
        return sum(n for n, (r, _, b) in pixels.getcolors(1 << 20) if b > r + 40)  # type: ignore[misc, union-attr]

    assert blue((9, 9, 9, 9)) > blue((4, 9, 9, 9)) > blue((0, 9, 9, 9)) == 0
