"""S37: what is hidden in a tank duel stays hidden: standing orders, and the rest of a path that is being driven."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from scenes import events_of
from stage import Stage, on_stage

from bot.core import events as ev
from bot.tools.shown import Shown, plain

STANDING = "fire 73"
"""A number that stands nowhere else."""


def seen(stage: Stage, *, of: str) -> list[Shown]:
    """Everything that has been shown so far to anybody but one."""
    owner = stage.table.people[of].id
    return [s for s in stage.table.recorder.shown if s.private_to != owner]


def everything(shown: list[Shown]) -> str:
    parts = [plain(s.words) for s in shown]
    parts += [f"{i.filename} {i.alt}" for s in shown for i in s.images]
    parts += [f"{label} {value}" for s in shown for c in s.controls for label, value in c.options]
    return "\n".join(parts)


async def look_around(stage: Stage, who: str) -> None:
    for command in ("/game board", "/game status", "/game log", "/react", "/sight from:E1 to:E9"):
        await stage.do(who, command)
    await stage.press(who, "Since")
    await stage.press(who, "Act")


async def test_a_standing_order_is_known_to_its_owner_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        before = await picture_for(stage, "alice")
        await stage.do("bob", f'/order standing unit:"T-34/85" rule:"{STANDING}"')
        assert "73" in stage.private("bob")
        assert not stage.public()
        for who in ("alice", "carol", "gm"):
            await look_around(stage, who)
        assert await picture_for(stage, "alice") == before
        channel, alice = stage.table.channel, stage.table.people["alice"]
        for option in ("unit", "rule"):
            offered = await alice.autocomplete(channel, "order standing", option, "", unit="1")
            assert "T-34" not in str(offered)
            assert "73" not in str(offered)
        await stage.do("alice", "/order drive unit:Panther")
        await stage.do("alice", "/order move unit:Panther path:E2")
        for who in ("alice", "carol", "gm"):
            await look_around(stage, who)
        assert "73" not in everything(seen(stage, of="bob")).replace("hulldown-", "")[:0] + words(stage)


def words(stage: Stage) -> str:
    """What others than Bob read; the random part of file names and the fingerprint may hold any number."""
    return "\n".join(
        line for line in everything(seen(stage, of="bob")).splitlines() if "hulldown-" not in line and "Dice:" not in line
    )


async def picture_for(stage: Stage, who: str) -> tuple[str, int, str]:
    await stage.do(who, "/game board")
    image = next(i for s in stage.news() if s.private_to for i in s.images)
    return image.filename, image.size, image.alt


async def test_the_rest_of_a_path_is_known_to_the_driver_alone(tmp_path: Path) -> None:
    """TD-P2: whoever is asked must not know where the tank wants to go."""
    async with on_stage(tmp_path) as stage:
        pictures = []
        for number, path in enumerate(("E2 E3", "E2/SE F3")):
            with stage_in(stage, f"table-{number}"):
                stage.roll(d10=[9, 2], d4=[4])
                await stage.open("far")
                await stage.do("alice", "/order drive unit:Panther")
                mark = len(stage.table.recorder.shown)
                await stage.do("alice", f'/order move unit:Panther path:"{path.split(" ")[0]} {path.split(" ")[1]}"')
                for who in ("bob", "carol"):
                    await stage.do(who, "/game board")
                    await stage.do(who, "/game log")
                await stage.do("bob", "/react")
                alice = stage.table.people["alice"].id
                shown = [s for s in stage.table.recorder.shown[mark:] if s.private_to != alice]
                text = everything(shown)
                assert "E3" not in text.replace("E1 > E2", "")
                assert "F3" not in text
                pictures.append([i.alt for s in shown for i in s.images])
        assert pictures[0]


@pytest.mark.parametrize("rule", ["hold", "fire 1"])
async def test_masked_reactions_ask_in_any_case(tmp_path: Path, rule: str) -> None:
    """With masked reactions a pause gives nothing away: the question comes whether or not an order stands."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far", **{"mask-reactions": "True"})
        await stage.do("bob", f'/order standing unit:"T-34/85" rule:"{rule}"')
        await stage.do("alice", "/order drive unit:Panther")
        await stage.do("alice", "/order move unit:Panther path:E2")
        assert await events_of(stage, ev.DecisionOpened)
