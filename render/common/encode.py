"""PNG files of palette pictures, with libdeflate when it is installed."""

from __future__ import annotations

import io
import struct
import zlib
from importlib import import_module
from importlib.util import find_spec
from typing import Any

import numpy as np
from PIL import Image

from render.common.palette import Palette
from render.common.picture import Picture

__all__ = ["encode"]

_SIGNATURE = b"\x89PNG\r\n\x1a\n"
_LEVEL = 6

# its wheels do not exist for every machine; without it files are made by Pillow, more slowly
_libdeflate: Any = import_module("deflate") if find_spec("deflate") is not None else None


def _chunk(kind: bytes, body: bytes) -> bytes:
    return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))


def _by_hand(indexed: Image.Image, colours: bytes) -> bytes:
    """Chunks written here: libdeflate packs better and twice as fast as the encoder of the image library."""
    width, height = indexed.size
    rows = np.zeros((height, width + 1), dtype=np.uint8)
    rows[:, 1:] = np.asarray(indexed)
    packed = bytes(_libdeflate.zlib_compress(rows.tobytes(), _LEVEL))
    head = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    return b"".join(
        (_SIGNATURE, _chunk(b"IHDR", head), _chunk(b"PLTE", colours), _chunk(b"IDAT", packed), _chunk(b"IEND", b""))
    )


def encode(image: Image.Image, palette: Palette) -> Picture:
    """The RGB picture as an 8-bit palette PNG."""
    indexed = palette.reduce(image)
    if _libdeflate is not None:
        png = _by_hand(indexed, bytes(c for colour in palette.colours for c in colour))
    else:
        out = io.BytesIO()
        indexed.save(out, "PNG", compress_level=_LEVEL)
        png = out.getvalue()
    return Picture(png, image.width, image.height)
