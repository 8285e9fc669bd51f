"""Both languages say everything that the product can say, and say it with the same facts (law 9)."""

from __future__ import annotations

import sys
from functools import cache
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from keys import Asked, Entry, asked_for, catalogue

ROOT = Path(__file__).resolve().parents[2]
PASSED_THROUGH = "author-text"
FILLED_IN_LATER = {"td-bad-not-next"}
"""Made without its facts, which its caller adds."""

ONLY_FRENCH = "name-"
"""Names of commands and options: English ones stand in the code."""


@cache
def texts(lang: str) -> dict[str, Entry]:
    return catalogue(ROOT / "data" / "locales" / lang)[0]


@cache
def asked() -> tuple[Asked, ...]:
    files = sorted((ROOT / "bot").rglob("*.py")) + sorted((ROOT / "render").rglob("*.py"))
    return tuple(a for a in asked_for(files, ROOT) if a.key.pattern != PASSED_THROUGH.replace("-", "\\-"))


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_catalogues_can_be_read_and_say_nothing_twice(lang: str) -> None:
    found, faults = catalogue(ROOT / "data" / "locales" / lang)
    assert faults == []
    assert len(found) > 500


def test_both_languages_have_the_same_keys() -> None:
    differing = set(texts("en")) ^ set(texts("fr"))
    assert sorted(k for k in differing if not k.startswith(ONLY_FRENCH)) == []


def test_a_text_says_the_same_facts_in_both_languages() -> None:
    both = set(texts("en")) & set(texts("fr"))
    differing = {
        k: (texts("en")[k].says, texts("fr")[k].says) for k in both if texts("en")[k].says != texts("fr")[k].says
    }
    assert differing == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_key_that_the_product_asks_for_has_a_text(lang: str) -> None:
    missing = {a.key.pattern: a.where for a in asked() if not any(a.key.fullmatch(key) for key in texts(lang))}
    assert missing == {}


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_text_gets_the_facts_it_needs(lang: str) -> None:
    lacking = {
        f"{a.where} {a.key.pattern}": sorted(texts(lang)[key].needs - a.given)
        for a in asked()
        if a.given is not None
        for key in texts(lang)
        if a.key.pattern == key.replace("-", "\\-") and key not in FILLED_IN_LATER
        if not texts(lang)[key].needs <= a.given
    }
    assert lacking == {}
