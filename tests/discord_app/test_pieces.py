"""Small pieces of the front end: limits, lengths of time, settings, blocks of lines."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, RefusalKind, Suggestion
from bot.discord_app import limits
from bot.discord_app.cogs.words import read_length
from bot.discord_app.present.lines import block, refusal_text, small_rules
from bot.settings import Settings


def key(message: Message) -> str:
    return message.key


@given(st.text(max_size=300), st.integers(1, 200))
def test_cut_text_fits(text: str, limit: int) -> None:
    assert len(limits.cut(text, limit)) <= limit
    assert limits.cut(text, 300) == text


@given(st.lists(st.text(alphabet="ab ", max_size=80), max_size=40), st.integers(20, 400))
def test_the_newest_lines_are_kept(lines: list[str], limit: int) -> None:
    kept = limits.keep_last_lines(lines, limit)
    assert len(kept) <= limit
    if lines and len(lines[-1]) < limit - 4:
        assert kept.endswith(lines[-1])


@given(st.lists(st.text(alphabet="abc", min_size=1, max_size=50), max_size=60))
def test_pages_hold_every_line_in_order(lines: list[str]) -> None:
    pages = limits.pages("\n".join(lines), 120)
    assert all(len(p) <= 120 for p in pages)
    assert [line for p in pages for line in p.splitlines()] == lines


@pytest.mark.parametrize(
    ("text", "seconds"),
    [("30m", 1800), ("12h", 43200), ("2d", 172800), ("2 days", 172800), ("2 jours", 172800), ("1 heure", 3600)],
)
def test_lengths_of_time_are_read(text: str, seconds: int) -> None:
    assert read_length(text) == seconds


@pytest.mark.parametrize("text", ["", "soon", "-1h", "1y", "h", "12:30", "9" * 9])
def test_what_is_no_length_of_time_is_not_guessed(text: str) -> None:
    assert read_length(text) is None


def test_rules_stand_once_in_small_print_after_what_they_decide() -> None:
    lines = block([say("first", "TD-1", inner=say("x", "TD-2")), say("second")], key)
    assert lines == ["first", "-# TD-1 · TD-2", "second"]
    assert small_rules(["TD-1", "", "TD-1"]) == "-# TD-1"


def test_a_refusal_gives_all_reasons_then_choices_then_rules() -> None:
    refusal = Refusal(
        RefusalKind.AMBIGUOUS, (say("one", "TD-1"), say("two", "TD-2")), (Suggestion("v", say("choice")),)
    )
    text = refusal_text(refusal, key).splitlines()
    assert text[:2] == ["one", "two"]
    assert "- choice" in text
    assert text[-1] == "-# TD-1 · TD-2"


def test_a_token_comes_from_the_variable_or_a_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name in ("HULLDOWN_TOKEN", "HULLDOWN_TOKEN_FILE"):
        monkeypatch.delenv(name, raising=False)
    assert Settings().read_token() == ""
    (tmp_path / "token").write_text(" from-file\n")
    monkeypatch.setenv("HULLDOWN_TOKEN_FILE", str(tmp_path / "token"))
    assert Settings().read_token() == "from-file"
    monkeypatch.setenv("HULLDOWN_TOKEN", "from-variable")
    assert Settings().read_token() == "from-variable"
    assert "from-variable" not in repr(Settings())


@pytest.mark.parametrize("address", ["https://example.org", "http://10.0.0.1:80", "http://localhost.example.org"])
def test_a_token_is_never_sent_to_another_machine(address: str) -> None:
    with pytest.raises(ValidationError):
        Settings(discord_api_base=address)


@pytest.mark.parametrize("address", ["http://127.0.0.1:8000", "http://localhost:1/", "http://[::1]:9"])
def test_a_stand_in_on_this_machine_is_taken(address: str) -> None:
    assert Settings(discord_api_base=address).discord_api_base == address.rstrip("/")
