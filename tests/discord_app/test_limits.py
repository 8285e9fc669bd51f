"""Whatever is posted fits into what Discord takes, and every clickable thing is of a kind that survives a restart."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from discord import app_commands

sys.path.insert(0, str(Path(__file__).parent))

from stage import content, on_stage

from bot.core.decisions import Decision
from bot.core.messages import say
from bot.discord_app import limits
from bot.discord_app.client import BotClient
from bot.discord_app.cogs.look import TOPICS
from bot.discord_app.components import panels
from bot.discord_app.components.items import Pick, Press
from bot.discord_app.present.questions import question_lines
from bot.i18n import LANGUAGES, Texts
from tests.i18n.keys import catalogue
from tests.rulesets.contract.games import played, scenarios

ROOT = Path(__file__).resolve().parents[2]
FRONT = ROOT / "bot" / "discord_app"
OF_THE_LOCAL_TABLE = "cmd-table"
WHERE_BUTTONS_ARE_MADE = "components/items.py"


def texts() -> Texts:
    return Texts(content().root)


def calls(path: Path) -> Iterator[str]:
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Call):
            yield ast.unparse(node.func)
        if isinstance(node, ast.ClassDef):
            yield from (ast.unparse(base) for base in node.bases)


def test_no_view_mixes_dynamic_and_ordinary_things() -> None:
    """A view with both makes the library forget the dynamic ones for the whole bot when it ends: all are dynamic."""
    ordinary = re.compile(
        r"(discord\.)?(ui\.)?(Button|Select|UserSelect|RoleSelect|ChannelSelect|button|select)(\[.*)?"
    )
    found = {
        f"{path.relative_to(FRONT).as_posix()}: {call}"
        for path in sorted(FRONT.rglob("*.py"))
        for call in calls(path)
        if ordinary.fullmatch(call) and not path.as_posix().endswith(WHERE_BUTTONS_ARE_MADE)
    }
    assert found == set()


@pytest.mark.parametrize("kind", [Press, Pick])
def test_a_template_fits_an_id_from_end_to_end(kind: Any) -> None:
    """Ids are matched as a whole when clicked, though only from the start when made."""
    item = kind("ab12cd", "answer", "12:fire:ussr-1")
    template = kind.__discord_ui_compiled_template__
    assert template.fullmatch(item.custom_id)
    assert not template.fullmatch(item.custom_id + " ")
    longest = kind("a" * 16, "w" * 16, "x" * 60)
    assert template.fullmatch(longest.custom_id)
    assert len(longest.custom_id) <= limits.CUSTOM_ID


def decisions() -> Iterator[Decision]:
    for ruleset in ("tank_duel", "great_war"):
        for scenario in scenarios(ruleset):
            for stop in played(ruleset, scenario, 5).stops:
                yield from stop.state.pending


def test_every_question_of_random_games_fits() -> None:
    """Text, rows, labels and ids, in both languages."""
    seen, speakers = 0, [(texts().speaker(lang), texts().speaker(lang, plain=True)) for lang in LANGUAGES]
    for decision in list(decisions())[::5]:
        seen += 1
        for speak, plain in speakers:
            text = "\n".join(question_lines(decision, speak, with_options=True, room=limits.CONTENT - 30))
            assert len(text) <= limits.CONTENT
            assert speak(decision.prompt).splitlines()[0] in text
            assert "<t:" in text
            rows = panels.question_controls("ab12cd", decision, plain).to_components()
            parts: list[Any] = [part for row in rows for part in row["components"]]
            assert len(rows) <= limits.ROWS
            assert len({p["custom_id"] for p in parts}) == len(parts)
            assert all(len(p["custom_id"]) <= limits.CUSTOM_ID for p in parts)
            assert all(len(p.get("label") or p["placeholder"]) <= limits.LABEL for p in parts)
    assert seen > 10


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("topic", TOPICS)
def test_help_fits_a_message(topic: str, lang: str) -> None:
    assert len(texts().say(say(f"help-{topic}"), lang)) <= limits.CONTENT


async def test_a_lobby_of_many_tanks_fits(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("alice", "/game new scenario:ring side:germany")
        (lobby,) = stage.standing()
        assert len(lobby.text) <= limits.CONTENT
        assert "Take a side" in lobby.text


async def test_a_long_story_is_cut_for_all_and_a_file_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sixty lines: the newest are posted with their mentions, the log has them all."""
    sixty = [say("author-text", en=f"{n}. " + "a long line of this story " * 4) for n in range(60)]
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[2])
        await stage.open("quiet")
        monkeypatch.setattr("bot.discord_app.postings.story", lambda *_: sixty)
        monkeypatch.setattr("bot.discord_app.cogs.game.story", lambda *_: sixty)
        await stage.do("alice", "/order drive unit:Panther")
        await stage.do("alice", "/order finish unit:Panther motion:halted")
        posted = [s.text for s in stage.table.recorder.shown if "59. a long line" in s.text]
        assert posted
        assert all(len(text) <= limits.CONTENT for text in posted)
        assert f"<@{stage.table.people['bob'].id}>" in posted[-1]
        await stage.do("alice", "/game log")
        backend: Any = stage.table.env.backend
        sent = [m for m in backend.messages[stage.table.channel.id].values() if m.attachments][-1]
        assert sent.is_ephemeral
        whole = backend.cdn.get(sent.attachments[0]["url"]).decode()
        assert "0. a long line" in whole
        assert "59. a long line" in whole


async def test_every_description_and_name_is_of_a_command_that_is_there(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        client = stage.table.env.bot
        assert isinstance(client, BotClient)
        keys, names = set(), set()
        for command in client.tree.walk_commands():
            keys.add(key(command))
            names.add(command.name)
            if isinstance(command, app_commands.Group):
                continue
            for parameter in command.parameters:
                names.add(parameter.display_name)
                keys.add(parameter._Parameter__parent.description.extras["key"])  # type: ignore[attr-defined]
                keys |= {c._locale_name.extras.get("key") for c in parameter.choices if c._locale_name is not None}
    for lang in LANGUAGES:
        there = set(catalogue(ROOT / "data" / "locales" / lang)[0])
        described = {k for k in there if k.startswith("cmd-") and not k.startswith(OF_THE_LOCAL_TABLE)}
        assert described - keys == set()
        assert {k for k in there if k.startswith("name-")} - {f"name-{n}" for n in names} == set()


def key(command: Any) -> str:
    return str(command._locale_description.extras["key"])
