"""The player-facing rulebook: complete, within its limits, and the same in both languages."""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

import pytest

RULEBOOK = Path(__file__).resolve().parents[2] / "data" / "rulebook"
LANGUAGES = ("en", "fr")
RULESETS = ("tank_duel", "great_war")
BOOKS = [(language, ruleset) for language in LANGUAGES for ruleset in RULESETS]

MAX_TEXT = 1200
MAX_TITLE = 80  # a choice label in Discord holds 100 with the id before it
KEYS = {"title", "text", "see"}


def _numbered(stem: str, first: int, last: int) -> list[str]:
    return [f"{stem}{n}" for n in range(first, last + 1)]


REQUIRED: dict[str, list[str]] = {
    "tank_duel": [
        *_numbered("TD-", 1, 9),
        "TD-2.1",
        *_numbered("TD-3.", 1, 6),
        *_numbered("TD-4.", 1, 4),
        *_numbered("TD-6.", 1, 4),
        *_numbered("TD-7.", 1, 4),
        *_numbered("TD-A", 1, 36),
        *_numbered("TD-P", 1, 14),
    ],
    "great_war": [
        *_numbered("GW-", 1, 8),
        *_numbered("GW-1.", 1, 4),
        *_numbered("GW-2.", 1, 3),
        *_numbered("GW-3.", 1, 7),
        *_numbered("GW-4.", 1, 6),
        *_numbered("GW-5.", 1, 8),
        *_numbered("GW-6.", 1, 6),
        "GW-8.1",
        *_numbered("GW-8.", 3, 6),
        "GW-11",
        *_numbered("GW-Q", 1, 40),
        *_numbered("GW-P", 1, 13),
    ],
}


def _load(language: str, ruleset: str) -> dict[str, dict[str, Any]]:
    return tomllib.loads((RULEBOOK / language / f"{ruleset}.toml").read_text(encoding="utf-8"))


@pytest.mark.parametrize(("language", "ruleset"), BOOKS)
def test_no_required_rule_is_missing(language: str, ruleset: str) -> None:
    book = _load(language, ruleset)
    assert [rule for rule in REQUIRED[ruleset] if rule not in book] == []


@pytest.mark.parametrize("ruleset", RULESETS)
def test_both_languages_hold_the_same_rules_in_the_same_order(ruleset: str) -> None:
    english, french = _load("en", ruleset), _load("fr", ruleset)
    assert list(english) == list(french)
    assert {k: v.get("see", []) for k, v in english.items()} == {k: v.get("see", []) for k, v in french.items()}


@pytest.mark.parametrize(("language", "ruleset"), BOOKS)
def test_every_entry_is_filled_and_within_limits(language: str, ruleset: str) -> None:
    faults = []
    for rule, entry in _load(language, ruleset).items():
        if not set(entry) <= KEYS:
            faults.append(f"{rule}: unknown keys {sorted(set(entry) - KEYS)}")
        if not entry["title"].strip() or len(entry["title"]) > MAX_TITLE:
            faults.append(f"{rule}: title of {len(entry['title'])}")
        if not entry["text"].strip() or len(entry["text"]) > MAX_TEXT:
            faults.append(f"{rule}: text of {len(entry['text'])}")
    assert faults == []


@pytest.mark.parametrize(("language", "ruleset"), BOOKS)
def test_references_lead_to_rules(language: str, ruleset: str) -> None:
    book = _load(language, ruleset)
    faults = []
    for rule, entry in book.items():
        see = entry.get("see", [])
        if rule in see or len(see) != len(set(see)):
            faults.append(f"{rule}: names itself or one rule twice")
        named = re.findall(r"\b(?:TD|GW)-[APQ]?\d+(?:\.\d+)?", entry["text"])
        faults += [f"{rule}: {target}" for target in [*see, *named] if target not in book]
    assert faults == []


@pytest.mark.parametrize(("language", "ruleset"), BOOKS)
def test_texts_use_no_tables_and_no_headings(language: str, ruleset: str) -> None:
    book = _load(language, ruleset)
    assert [k for k, v in book.items() if re.search(r"^\s*(?:#|\|)", v["text"], re.MULTILINE)] == []


@pytest.mark.parametrize(("language", "ruleset"), BOOKS)
def test_emphasis_and_code_are_closed(language: str, ruleset: str) -> None:
    faults = []
    for rule, entry in _load(language, ruleset).items():
        for line in entry["text"].splitlines():
            bare = re.sub(r"`[^`]*`", "", line)
            if "`" in bare or bare.count("**") % 2 or bare.replace("**", "").count("*") % 2:
                faults.append(f"{rule}: {line}")
    assert faults == []
