"""Faces follow from the secret, each equally likely, without modulo bias; checked against a second implementation."""

from __future__ import annotations

import hashlib
import hmac
import json
from collections import Counter
from pathlib import Path

import pytest

from bot.core.dice import KINDS, RollRequest
from bot.fairness import LiveFairness
from bot.fairness.verify import commitment_of, derive, draw
from bot.service.audit import chi2_tail

SECRET = "00112233445566778899aabbccddeeff" * 2
SIDES = {
    "d4": 4, "d10": 10, "d100": 100, "battle": 6, "confirm": 6, "bog": 6, "recovery": 6, "personnel": 6, "target": 6,
    "hex": 97, "d1000": 1000,
}  # fmt: skip


def by_hand(secret: str, game: str, n: int, cause: str, sides: int, count: int) -> list[int]:
    """FORMAT.md, section Faces, once more and differently."""
    key = bytes.fromhex(secret)
    data = b""
    for block in range(400):
        text = json.dumps(["hulldown-dice-1", game, n, cause, block], separators=(",", ":"), ensure_ascii=False)
        data += hmac.new(key, text.encode(), hashlib.sha256).digest()
    size = 1 if sides <= 256 else 2
    space = 256**size
    faces: list[int] = []
    at = 0
    while len(faces) < count:
        word = int.from_bytes(data[at : at + size], "big")
        at += size
        if word < (space // sides) * sides:
            faces.append(1 + word // (space // sides))
    return faces


@pytest.mark.parametrize("sides", [2, 4, 6, 10, 97, 100, 256, 257, 1000])
def test_a_second_implementation_agrees(sides: int) -> None:
    derived = derive(SECRET, "g-é", 7, "expire:é", "d", sides, 60)
    assert derived == by_hand(SECRET, "g-é", 7, "expire:é", sides, 60)


def test_a_known_vector() -> None:
    """Keeps the format from changing by accident: exports of old games must stay checkable."""
    assert commitment_of(SECRET) == hashlib.sha256(bytes.fromhex(SECRET)).hexdigest()
    assert derive(SECRET, "abc234", 1, "123", "d10", 10, 8) == by_hand(SECRET, "abc234", 1, "123", 10, 8)
    assert derive(SECRET, "abc234", 1, "123", "d10", 10, 8) == VECTOR_D10
    assert derive(SECRET, "abc234", 2, "123", "shuffle", 8, 8) == VECTOR_SHUFFLE


VECTOR_D10 = [4, 7, 1, 9, 1, 10, 4, 5]
VECTOR_SHUFFLE = [8, 4, 6, 2, 1, 7, 3, 5]


@pytest.mark.parametrize(("kind", "sides"), SIDES.items(), ids=SIDES)
def test_600_000_faces_of_each_die_pass_a_chi_square_test(kind: str, sides: int) -> None:
    counts: Counter[int] = Counter()
    rolls, dice = 600, 1000
    for n in range(rolls):
        counts.update(derive(SECRET, kind, n, "cause", kind, sides, dice))
    assert set(counts) == set(range(1, sides + 1))
    expected = rolls * dice / sides
    chi2 = sum((counts[f] - expected) ** 2 / expected for f in range(1, sides + 1))
    assert chi2_tail(chi2, sides - 1) > 0.001


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    counts = Counter(tuple(derive(SECRET, "g", n, "c", "shuffle", 4, 4)) for n in range(24_000))
    assert len(counts) == 24
    chi2 = sum((c - 1000) ** 2 / 1000 for c in counts.values())
    assert chi2_tail(chi2, 23) > 0.001


def test_600_000_shuffled_cards_lie_everywhere_equally_often() -> None:
    """Each of 12 cards at each of 12 places in 50,000 shuffles."""
    cards, shuffles = 12, 50_000
    counts: Counter[tuple[int, int]] = Counter()
    for n in range(shuffles):
        counts.update(enumerate(derive(SECRET, "deck", n, "cause", "shuffle", cards, cards)))
    expected = shuffles / cards
    chi2 = sum((counts[place, card + 1] - expected) ** 2 / expected for place in range(cards) for card in range(cards))
    assert chi2_tail(chi2, (cards - 1) ** 2) > 0.001


@pytest.mark.parametrize("sides", [257, 1000, 65_536])
def test_two_bytes_are_shared_out_equally_too(sides: int) -> None:
    counts: Counter[int] = Counter()
    for word in range(65_536):
        data = iter([word >> 8, word & 255])
        try:
            counts[draw(data, sides)] += 1
        except (StopIteration, RuntimeError):
            continue  # thrown away
    assert set(counts.values()) == {65_536 // sides}
    assert set(counts) == set(range(1, sides + 1))


@pytest.mark.parametrize("sides", [4, 6, 10, 100, 256])
def test_each_face_has_exactly_the_same_number_of_bytes(sides: int) -> None:
    """No modulo bias: over all 256 values of a byte, each face comes from as many of them."""

    def face_of(byte: int) -> int | None:
        data = iter([byte])
        try:
            return draw(data, sides)
        except (StopIteration, RuntimeError):
            return None  # thrown away

    counts = Counter(face_of(b) for b in range(256))
    counts.pop(None, None)
    assert counts == dict.fromkeys(range(1, sides + 1), 256 // sides)


def test_each_part_of_the_binding_changes_the_faces() -> None:
    base = derive(SECRET, "g", 1, "c", "d100", 100, 10)
    others = [
        derive("ff" * 32, "g", 1, "c", "d100", 100, 10),
        derive(SECRET, "h", 1, "c", "d100", 100, 10),
        derive(SECRET, "g", 2, "c", "d100", 100, 10),
        derive(SECRET, "g", 1, "d", "d100", 100, 10),
    ]
    assert base not in others
    assert len({tuple(o) for o in others}) == 4


def test_S32_the_same_roll_is_the_same_and_two_games_are_not() -> None:
    fairness = LiveFairness()
    (first, hash_), (second, _) = fairness.new_secret(), fairness.new_secret()
    assert first != second
    assert len(bytes.fromhex(first)) == 32
    assert commitment_of(first) == hash_
    request = RollRequest(3, "d100", 100, 20)
    dice = fairness.source(first, "g", "c")
    assert dice.roll(request) == dice.roll(request)
    assert dice.roll(request).source == "live"
    assert dice.roll(request).faces != fairness.source(second, "g", "c").roll(request).faces


def test_every_kind_of_roll_of_the_rulesets_is_tried_here() -> None:
    assert set(KINDS) - {"shuffle"} <= set(SIDES)


def test_the_checker_imports_the_standard_library_only(root: Path) -> None:
    text = (root / "bot/fairness/verify.py").read_text("utf-8")
    imported = {line.split()[1].split(".")[0] for line in text.splitlines() if line.startswith(("import ", "from "))}
    assert imported <= {
        "__future__", "csv", "hashlib", "hmac", "io", "json", "sys", "zipfile", "collections", "dataclasses",
        "pathlib", "typing",
    }  # fmt: skip
