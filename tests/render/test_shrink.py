"""A picture that is too big for a place comes smaller (S22)."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

from render import shrunk


def png(width: int, height: int) -> bytes:
    noise = np.random.default_rng(1).integers(0, 255, (height, width, 3), dtype=np.uint8)
    out = io.BytesIO()
    Image.fromarray(noise).save(out, "PNG")
    return out.getvalue()


def test_each_step_takes_less_room() -> None:
    picture = png(300, 201)
    sizes = [len(shrunk(picture, step)[0]) for step in range(4)]
    assert sizes[0] == len(picture)
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[3] == 0


@pytest.mark.parametrize(("step", "form", "ending"), [(1, "PNG", "png"), (2, "JPEG", "jpg")])
def test_smaller_pictures_are_half_as_wide(step: int, form: str, ending: str) -> None:
    data, named = shrunk(png(300, 201), step)
    image = Image.open(io.BytesIO(data))
    assert (image.format, image.size, named) == (form, (150, 100), ending)


def test_the_smallest_picture_can_still_be_shrunk() -> None:
    assert Image.open(io.BytesIO(shrunk(png(1, 1), 1)[0])).size == (1, 1)
