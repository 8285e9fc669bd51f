"""Buttons and menus: every clickable thing is dynamic, its id carries all it needs, and all fit (platform traps)."""

from __future__ import annotations

import re

import pytest
from discord import ui

from bot.core.decisions import Decision, Option
from bot.core.messages import Message, say
from bot.discord_app import limits
from bot.discord_app.components import panels
from bot.discord_app.components.items import PATTERN, SELECT_PATTERN, Pick, Press, option, view_of


def plain(message: Message) -> str:
    return message.key


def question(shooters: int, *, extra: int = 0) -> Decision:
    fire = [Option(f"fire:ussr-{n}", say(f"fire-{n}"), say("odds"), "danger", f"ussr-{n}") for n in range(shooters)]
    more = [Option(f"hex:{n}", say(f"hex-{n}")) for n in range(extra)]
    hold = [Option("hold", say("hold"), style="quiet"), Option("hold_unless", say("unless"), low=1, high=100)]
    return Decision("12", "k", ("ussr",), (*fire, *more, *hold), "hold", 100, "TD-4.4", say("prompt"))


@pytest.mark.parametrize("arg", ["", "12:fire:ussr-1", "x" * 60])
def test_a_button_is_found_again_by_its_id(arg: str) -> None:
    press = Press("ab12cd", "answer", arg, "Fire")
    found = re.fullmatch(PATTERN, press.item.custom_id or "")
    assert found is not None
    assert found["arg"] == arg
    assert found["game"] == "ab12cd"
    assert len(press.item.custom_id or "") <= limits.CUSTOM_ID


def test_a_menu_is_found_again_by_its_id() -> None:
    pick = Pick("ab12cd", "answer", "12", "Fire with", [option("Fire", "fire:ussr-1")])
    found = re.fullmatch(SELECT_PATTERN, pick.item.custom_id or "")
    assert found is not None
    assert found["what"] == "answer"


def test_buttons_and_menus_are_not_taken_for_each_other() -> None:
    assert not re.fullmatch(PATTERN, "hs1:ab12cd:answer:12")
    assert not re.fullmatch(SELECT_PATTERN, "hd1:ab12cd:answer:12")


@pytest.mark.parametrize("shooters", [1, 4, 5, 16])
@pytest.mark.parametrize("extra", [0, 3])
def test_a_question_fits_and_loses_no_choice(shooters: int, extra: int) -> None:
    decision = question(shooters, extra=extra)
    view = panels.question_controls("ab12cd", decision, plain)
    assert all(isinstance(item, ui.DynamicItem) for item in view.children)
    rows = view.to_components()
    assert len(rows) <= limits.ROWS
    ids = [c["custom_id"] for row in rows for c in row["components"]]  # type: ignore[typeddict-item]
    assert len(set(ids)) == len(ids)
    offered = {i.split(":", 4)[-1] for i in ids if ":answer:12:" in i}
    for item in view.children:
        if isinstance(item, Pick):
            offered |= {o.value.split(":")[0] if "unless" in o.value else o.value for o in item.item.options}
    assert {o.id for o in decision.options} <= offered


def test_more_choices_than_buttons_are_still_all_offered() -> None:
    decision = question(0, extra=40)
    view = panels.question_controls("ab12cd", decision, plain)
    assert len(view.to_components()) <= limits.ROWS
    offered = {o.value for item in view.children if isinstance(item, Pick) for o in item.item.options}
    offered |= {i.arg.partition(":")[2] for i in view.children if isinstance(i, Press)}
    assert {o.id for o in decision.options if not o.high} <= offered


def test_what_loses_nothing_is_not_red() -> None:
    view = panels.question_controls("ab12cd", question(1), plain)
    hold = next(i for i in view.children if isinstance(i, Press) and i.arg.endswith(":hold"))
    assert hold.item.style.name == "secondary"


def test_views_never_time_out() -> None:
    assert view_of(Press("ab12cd", "act")).timeout is None
    assert panels.question_controls("ab12cd", question(1), plain).timeout is None
    assert panels.board_buttons("ab12cd", plain, is_over=False).timeout is None


def test_long_labels_are_cut() -> None:
    assert len(Press("ab12cd", "act", "", "x" * 200).item.label or "") <= limits.LABEL
    entry = option("x" * 200, "v", "y" * 200)
    assert len(entry.label) <= limits.OPTION_TEXT
    assert len(entry.description or "") <= limits.OPTION_TEXT
