"""Messages become text: nested, counted, listed, and people's own words made harmless (law 9, S37)."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.core.errors import ContentError
from bot.core.messages import LocalText, say
from bot.i18n import LANGUAGES, Texts, escape, language_of

EN = """
hello = Hello { $who }, { $n ->
    [one] one tank
   *[other] { $n } tanks
  }.
inside = { $what } is **here**
some = Tanks: { $units }
chance = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
"""
FR = """
hello = Bonjour { $who }, { $n ->
    [one] un char
   *[other] { $n } chars
  }.
inside = { $what } est **ici**
some = Chars : { $units }
chance = { NUMBER($n, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
"""


def make(root: Path, en: str = EN, fr: str = FR) -> Texts:
    for lang, text in (("en", en), ("fr", fr)):
        folder = root / "locales" / lang
        folder.mkdir(parents=True)
        (folder / "test.ftl").write_text(text, encoding="utf-8")
    return Texts(root)


@pytest.fixture
def texts(tmp_path: Path) -> Texts:
    return make(tmp_path)


def test_numbers_choose_the_form_of_each_language(texts: Texts) -> None:
    assert texts.say(say("hello", who="Ann", n=1), "en") == "Hello Ann, one tank."
    assert texts.say(say("hello", who="Ann", n=0), "en") == "Hello Ann, 0 tanks."
    assert texts.say(say("hello", who="Ann", n=0), "fr") == "Bonjour Ann, un char."  # zero is singular in French


def test_fractions_are_written_as_the_language_writes_them(texts: Texts) -> None:
    assert texts.say(say("chance", n=18.25), "en").startswith("18.2")
    assert texts.say(say("chance", n=50), "fr").startswith("50,0")


def test_years_and_ids_have_no_thousands_marks(texts: Texts) -> None:
    assert "1916 tanks" in texts.say(say("hello", who="x", n=1916), "en")


def test_messages_nest_and_lists_are_joined(texts: Texts) -> None:
    inner = say("inside", what="Tiger")
    assert texts.say(say("inside", what=inner), "fr") == "Tiger est **ici** est **ici**"
    several = say("some", units=(LocalText("One").as_message(), LocalText("Two", "Deux").as_message()))
    assert texts.say(several, "en") == "Tanks: One, Two"
    assert "Deux" in texts.say(several, "fr")


def test_authors_words_come_in_the_readers_language_or_in_english(texts: Texts) -> None:
    assert texts.say(LocalText("Road", "Route").as_message(), "fr") == "Route"
    assert texts.say(LocalText("Road").as_message(), "fr") == "Road"


def test_plain_text_has_no_marks(texts: Texts) -> None:
    assert texts.plain(say("inside", what="A*b"), "en") == "A*b is here"


def test_a_missing_text_is_loud_but_does_not_break_a_post(texts: Texts) -> None:
    assert texts.say(say("no-such-key"), "en") == "no-such-key"
    assert not texts.has("no-such-key", "fr")


def test_a_catalogue_that_cannot_be_read_stops_the_start(tmp_path: Path) -> None:
    with pytest.raises(ContentError, match=r"test\.ftl"):
        make(tmp_path, en="broken =\n    **bold** at the line's start\n")


@pytest.mark.parametrize(
    ("locale", "lang"), [("fr", "fr"), ("en-GB", "en"), ("en-US", "en"), ("de", "en"), ("", "en"), (None, "en")]
)
def test_every_locale_reads_something(locale: object, lang: str) -> None:
    assert language_of(locale) == lang
    assert lang in LANGUAGES


@pytest.mark.parametrize("name", ["@everyone", "@here", "<@123>", "<@&5>", "<#9>", "<t:1:R>", "</x:1>"])
def test_names_mention_nobody(name: str) -> None:
    said = escape(name)
    assert name not in said
    assert "@everyone" not in said


@given(st.text(max_size=60))
def test_own_words_stay_on_one_line_and_keep_their_letters(name: str) -> None:
    said = escape(name)
    assert "\n" not in said
    assert "://" not in said
    kept = "".join(c for c in said if c not in "\\\u200b" and not c.isspace())
    assert kept == "".join(c for c in name if c not in "\\\u200b" and not c.isspace())


@given(st.text(alphabet="*_~`|[]#>a", max_size=20))
def test_marks_in_own_words_are_escaped(name: str) -> None:
    said = escape(name).replace("\\*", "").replace("\\_", "").replace("\\~", "").replace("\\`", "")
    assert not set(said) & set("*_~`")
