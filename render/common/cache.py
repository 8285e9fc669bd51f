"""Caches for worker threads: the same thing is made once, and the least used goes first."""

from __future__ import annotations

import hashlib
import os
import threading
from collections import OrderedDict
from collections.abc import Callable, Hashable
from pathlib import Path
from typing import Generic, TypeVar

from PIL import Image

__all__ = ["OnceCache", "configure", "on_disk"]

V = TypeVar("V")


class OnceCache(Generic[V]):
    """An LRU cache; threads that ask for a key while it is being made wait for it instead of making it again."""

    def __init__(self, size: int) -> None:
        self._size = size
        self._lock = threading.Lock()
        self._values: OrderedDict[Hashable, V] = OrderedDict()
        self._making: dict[Hashable, threading.Lock] = {}

    def get(self, key: Hashable, make: Callable[[], V]) -> V:
        """The value of the key; ``make`` is called at most once at a time for one key."""
        with self._lock:
            if key in self._values:
                self._values.move_to_end(key)
                return self._values[key]
            gate = self._making.setdefault(key, threading.Lock())
        with gate:
            with self._lock:
                if key in self._values:
                    self._values.move_to_end(key)
                    return self._values[key]
            try:
                value = make()
            except BaseException:
                with self._lock:
                    self._making.pop(key, None)
                raise
            with self._lock:
                self._values[key] = value
                self._making.pop(key, None)
                while len(self._values) > self._size:
                    self._values.popitem(last=False)
            return value

    def clear(self) -> None:
        """Forget everything."""
        with self._lock:
            self._values.clear()


_folder_lock = threading.Lock()
_folder: Path | None = None


def configure(cache_dir: Path | None) -> None:
    """Keep painted terrain in a folder between runs; None keeps it in memory only."""
    global _folder
    if cache_dir is not None:
        cache_dir.mkdir(parents=True, exist_ok=True)
    with _folder_lock:
        _folder = cache_dir


def on_disk(key: str, make: Callable[[], Image.Image]) -> Image.Image:
    """A picture from the cache folder, or made and stored there; a broken file is made again."""
    with _folder_lock:
        folder = _folder
    if folder is None:
        return make()
    path = folder / (hashlib.sha256(key.encode()).hexdigest()[:32] + ".png")
    try:
        with Image.open(path) as stored:
            return stored.convert("RGB")
    except (OSError, SyntaxError):
        pass
    image = make()
    draft = path.with_suffix(f".{os.getpid()}-{threading.get_ident()}.tmp")
    try:
        image.save(draft, "PNG", compress_level=3)
        draft.replace(path)
    except OSError:  # a full disk must not cost the picture
        draft.unlink(missing_ok=True)
    return image
