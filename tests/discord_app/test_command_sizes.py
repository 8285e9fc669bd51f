"""Commands stay within what Discord takes, in every language (law 10, S25)."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage

from bot.discord_app import limits
from bot.discord_app.client import BotClient

NAME = re.compile(r"[-_'\w]{1,32}")
LEAVES = (1, 2)

PROMISED = {
    "game": "new join leave start options board status log resign draw claim rematch list undo",
    "order": "drive move pivot fire ambush finish turret standing card units battle artillery recover ditch "
    "combat-card discard exit end",
}


async def payloads(stage: Stage) -> list[dict[str, Any]]:
    client = stage.table.env.bot
    assert isinstance(client, BotClient)
    assert client.tree.translator is not None
    return [await c.get_translated_payload(client.tree, client.tree.translator) for c in client.tree.get_commands()]


def texts(node: dict[str, Any], what: str) -> list[str]:
    return [node[what], *(node.get(f"{what}_localizations") or {}).values()]


def nodes(node: dict[str, Any]) -> Iterator[dict[str, Any]]:
    yield node
    for child in node.get("options") or ():
        yield from nodes(child)


def size(node: dict[str, Any]) -> int:
    """As Discord counts: the longest variant of each name and description, and the values of choices."""
    total = 0
    for part in nodes(node):
        total += sum(max(map(len, texts(part, what))) for what in ("name", "description"))
        for choice in part.get("choices") or ():
            total += max(map(len, texts(choice, "name"))) + len(str(choice["value"]))
    return total


async def test_commands_fit(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async with on_stage(tmp_path) as stage:
        commands = await payloads(stage)
        assert len(commands) <= limits.COMMANDS
        for command in commands:
            assert size(command) <= limits.COMMAND_SIZE, command["name"]
            for node in nodes(command):
                assert len(node.get("options") or ()) <= 25
                assert len(node.get("choices") or ()) <= limits.CHOICES
                assert all(NAME.fullmatch(n) and n == n.lower() for n in texts(node, "name")), texts(node, "name")
                assert all(1 <= len(d) <= limits.DESCRIPTION for d in texts(node, "description")), node["name"]
                for choice in node.get("choices") or ():
                    assert all(1 <= len(n) <= limits.OPTION_TEXT for n in texts(choice, "name"))
        with capsys.disabled():
            sizes = ", ".join(f"/{c['name']} {size(c)}" for c in sorted(commands, key=size, reverse=True))
            print(f"\ncharacters of {limits.COMMAND_SIZE}: {sizes}")


async def test_every_command_and_option_is_described_in_french(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        for command in await payloads(stage):
            for node in nodes(command):
                french = (node.get("description_localizations") or {}).get("fr")
                assert french, node["name"]
                assert not french.startswith("cmd-")
                assert not node["description"].startswith("cmd-")


async def test_localized_names_are_unique_among_their_siblings(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        for command in await payloads(stage):
            for node in nodes(command):
                for lang in ("en-US", "fr"):
                    names = [
                        (o.get("name_localizations") or {}).get(lang, o["name"]) for o in node.get("options") or ()
                    ]
                    assert len(set(names)) == len(names), (node["name"], names)


async def test_promised_commands_are_there(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        there = {c["name"]: {o["name"] for o in c.get("options") or ()} for c in await payloads(stage)}
        assert {"sight", "react", "hand", "rules", "help"} <= set(there)
        for command, subcommands in PROMISED.items():
            assert set(subcommands.split()) <= there[command]


async def test_every_text_option_of_an_order_offers_what_is_legal(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        order = next(c for c in await payloads(stage) if c["name"] == "order")
        for verb in order["options"]:
            for option in verb.get("options") or ():
                offers = option.get("autocomplete") or option.get("choices") or option["type"] != 3
                assert offers, (verb["name"], option["name"])
