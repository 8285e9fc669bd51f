"""Finds the data folder in a checkout and in an installed package, and reads its files."""

from __future__ import annotations

import tomllib
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

__all__ = ["data_file", "read_table"]


@lru_cache(maxsize=1)
def _root() -> Path:
    checkout = Path(__file__).resolve().parents[2] / "data"
    if (checkout / "render").is_dir():
        return checkout
    spec = find_spec("bot")
    places = spec.submodule_search_locations if spec is not None else None
    for place in places or ():
        folder = Path(place) / "_data"
        if folder.is_dir():
            return folder
    raise FileNotFoundError("the data folder is missing beside the render package")


def data_file(name: str) -> Path:
    """Path of a file of ``data/render``."""
    return _root() / "render" / name


@lru_cache(maxsize=32)
def read_table(name: str) -> dict[str, Any]:
    """Content of a TOML file of ``data/render``; treat it as read-only, it is shared."""
    return tomllib.loads(data_file(name).read_text(encoding="utf-8"))
