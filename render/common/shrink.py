"""Smaller files of a finished picture, for a place that takes less."""

from __future__ import annotations

import io

from PIL import Image

__all__ = ["shrunk"]

JPEG_QUALITY = 70


def shrunk(png: bytes, step: int) -> tuple[bytes, str]:
    """The picture and its file ending: step 0 as it is, 1 at half the width, 2 that as JPEG; no bytes beyond."""
    if step <= 0:
        return png, "png"
    if step > 2:
        return b"", ""
    with Image.open(io.BytesIO(png)) as image:
        size = (max(image.width // 2, 1), max(image.height // 2, 1))
        small = image.convert("RGB").resize(size, Image.Resampling.LANCZOS)
    out = io.BytesIO()
    if step == 1:
        small.quantize(128).save(out, "PNG", optimize=True)
        return out.getvalue(), "png"
    small.save(out, "JPEG", quality=JPEG_QUALITY)
    return out.getvalue(), "jpg"
