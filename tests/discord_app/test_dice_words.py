"""Rolls and statistics in words."""

from __future__ import annotations

import pytest

from bot.core.dice import KINDS, Modifier
from bot.core.messages import say
from bot.discord_app.present.dice import (
    faces_text,
    free_dice,
    free_sum,
    kind_text,
    many_text,
    signed,
    sum_text,
    verdict,
)
from bot.i18n import Texts
from bot.service.audit import RollEntry, stats
from bot.service.model import FreeRoll
from tests.conftest import ROOT
from tests.service.test_audit import entry

TEXTS = Texts(ROOT / "data")
NAMES = ("soldier", "soldier", "burst", "deadly", "flag", "hq")


@pytest.mark.parametrize(
    ("faces", "modifiers", "text"),
    [
        ((8,), (), "8"),
        ((3, 2), (), "3 + 2 = 5"),
        ((9,), (1, -1), "9 + 1 − 1 = 9"),
        ((1,), (-4,), "1 − 4 = −3"),
        ((31,), (118, 10), "31 + 118 + 10 = 159"),
        ((5,), (0,), "5 + 0 = 5"),
    ],
)
def test_dice_and_modifiers_add_up_in_sight(faces: tuple[int, ...], modifiers: tuple[int, ...], text: str) -> None:
    assert sum_text(faces, modifiers) == text


def test_signs_are_real_ones() -> None:
    assert [signed(n) for n in (2, 0, -3)] == ["+2", "+0", "−3"]


def spoken(roll: RollEntry, lang: str = "en", *, in_order: bool = False) -> str:
    return TEXTS.plain(faces_text(roll, in_order=in_order), lang)


def test_named_faces_are_words_in_the_readers_language() -> None:
    roll = entry("battle", 6, (4, 1, 2, 6), names=NAMES)
    assert spoken(roll) == "Deadly Die, 2 × soldier, HQ"
    assert spoken(roll, in_order=True) == "Deadly Die, soldier, soldier, HQ"
    assert spoken(roll, "fr", in_order=True) == "tête de mort, soldat, soldat et QG"
    hexes = entry("hex", 3, (3, 1), names=("D4", "D5", "E5"))
    assert spoken(hexes) == "E5, D4"


def test_a_sealed_roll_says_nothing_of_its_faces() -> None:
    roll = entry("shuffle", 60, (), hidden=True, is_open=False)
    assert spoken(roll, in_order=True) == "sealed until the game is over"
    shuffled = entry("shuffle", 3, (2, 3, 1), hidden=True)
    assert (spoken(shuffled), spoken(shuffled, in_order=True)) == ("done", "2 3 1")


def test_every_kind_has_a_name_in_both_languages() -> None:
    for lang in ("en", "fr"):
        for kind in KINDS:
            one, many = (TEXTS.plain(kind_text(kind, 6, n), lang) for n in (1, 12))
            assert not one.startswith("dice-kind")
            assert "12" in many
    assert TEXTS.plain(kind_text("d10", 10, 2), "en") == "2D10"


@pytest.mark.parametrize(
    ("faces", "key"),
    [
        ((1, 2, 3, 4), "few"),
        ((1, 2, 3, 4) * 10, "usual"),
        ((1,) * 18 + (2,) * 8 + (3,) * 8 + (4,) * 6, "odd"),
        ((1,) * 40, "rare"),
    ],
)
def test_how_unusual_dice_are_is_said_in_one_sentence(faces: tuple[int, ...], key: str) -> None:
    (kind,) = stats([entry("d4", 4, faces)])
    assert verdict(kind).key == f"dice-verdict-{key}"
    assert verdict(kind, "short").key == f"dice-short-{key}"
    assert TEXTS.plain(many_text(kind), "en") == f"{len(faces)} × D4"
    for lang in ("en", "fr"):
        assert TEXTS.say(verdict(kind), lang).endswith(".")


def test_modifiers_of_a_roll_are_in_its_sum() -> None:
    roll = entry("d10", 10, (9,), modifiers=(Modifier(1, say("x"), "TD-A10"), Modifier(-2, say("y"), "TD-A11")))
    assert spoken(roll) == "9 + 1 − 2 = 8"


def test_a_free_roll_reads_as_it_was_typed() -> None:
    roll = FreeRoll("day", 1, 0, "c", "p", 2, 6, -1, (3, 4))
    assert (free_dice(roll), free_sum(roll)) == ("2d6−1", "3 + 4 − 1 = 6")
    plain = FreeRoll("day", 1, 0, "c", "p", 1, 20, 0, (17,))
    assert (free_dice(plain), free_sum(plain)) == ("1d20", "17")


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_the_help_page_fits_into_a_message_and_names_its_limits(lang: str) -> None:
    text = TEXTS.say(say("help-dice"), lang)
    assert len(text) <= 2000
    for command in ("/dice log", "/dice show", "/dice stats", "/dice export", "/roll", "/dice rolls"):
        assert command in text
    assert {"en": "Its limits", "fr": "Ses limites"}[lang] in text
