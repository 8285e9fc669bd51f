"""Both languages say everything that the product can say, and say it with the same facts (law 9)."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from keys import HERE_TOO, catalogue, keys_asked_for

ROOT = Path(__file__).resolve().parents[2]
LOCALES = ROOT / "data" / "locales"


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_catalogues_can_be_read_and_say_nothing_twice(lang: str) -> None:
    found, faults = catalogue(LOCALES / lang)
    assert not faults
    assert found


def test_both_languages_have_the_same_keys() -> None:
    english, french = catalogue(LOCALES / "en")[0], catalogue(LOCALES / "fr")[0]
    assert sorted(set(english) ^ set(french)) == []


def test_a_text_names_the_same_facts_in_both_languages() -> None:
    english, french = catalogue(LOCALES / "en")[0], catalogue(LOCALES / "fr")[0]
    differing = {k: (english[k], french[k]) for k in set(english) & set(french) if english[k] != french[k]}
    assert differing == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_key_that_the_product_asks_for_has_a_text(lang: str) -> None:
    there = set(catalogue(LOCALES / lang)[0]) | HERE_TOO
    files = sorted((ROOT / "bot").rglob("*.py")) + sorted((ROOT / "render").rglob("*.py"))
    missing = [
        f"{pattern.pattern} ({where.removeprefix(str(ROOT))})"
        for where, pattern in keys_asked_for(files)
        if not any(pattern.fullmatch(key) for key in there)
    ]
    assert missing == []
