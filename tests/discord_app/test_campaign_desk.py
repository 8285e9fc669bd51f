"""Campaigns and scenario files through the front door: who may do what, what is offered, where posts go, languages."""

from __future__ import annotations

import shutil
import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import MagicMock

from discord import app_commands

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage

from bot.core.messages import say
from bot.discord_app.client import more_commands
from bot.tools.shown import plain

FILES = Path(__file__).resolve().parents[1] / "e2e" / "campaign"
LEADERS = {"gm"}
ALL = {"alice", "bob", "carol", "gm"}
NO_RIGHT = ("refuse-campaign-not-gm", "refuse-scenario-taken", "refuse-scenario-not-yours")

MATRIX: list[tuple[str, set[str]]] = [
    ("campaign create name:Second ruleset:tank_duel", ALL),
    ("campaign join side:germany campaign:Iron", ALL),
    ("campaign sides campaign:Iron", ALL),
    ("campaign forces scenario:plain campaign:Iron", ALL),
    ("campaign forces scenario:plain side:ussr place:1 crew:new campaign:Iron", LEADERS),
    ("campaign roster campaign:Iron", ALL),
    ("campaign standings campaign:Iron", ALL),
    ("campaign log campaign:Iron", ALL),
    ("campaign amend crew:Anton kills:2 reason:why campaign:Iron", LEADERS),
    ("campaign battle scenario:plain campaign:Iron", LEADERS),
    ("campaign end reason:why campaign:Iron", LEADERS),
    ("scenario template ruleset:great_war", ALL),
    ("scenario check file:meadow.toml", ALL),
    ("scenario add file:meadow.toml", {"bob", "gm"}),  # bob has added it first
    ("scenario list", ALL),
    ("scenario show scenario:meadow", ALL),
    ("scenario forces scenario:plain limit:50", ALL),
    ("scenario remove scenario:meadow", {"gm"}),  # it is the game master's since the last upload
]


def _commands() -> Iterator[str]:
    for group in more_commands(MagicMock()):
        yield from (c.qualified_name for c in group.walk_commands() if isinstance(c, app_commands.Command))


def test_every_command_stands_in_the_matrix() -> None:
    named = {" ".join(w for w in text.split() if ":" not in w) for text, _ in MATRIX}
    assert named == set(_commands())


async def _campaign(stage: Stage) -> None:
    """A campaign that the game master leads, one battle of it fought."""
    await stage.do("gm", '/campaign create name:"Iron Road" ruleset:tank_duel')
    await stage.do("alice", "/campaign join side:germany")
    await stage.do("bob", "/campaign join side:ussr")
    await stage.do("gm", "/campaign battle scenario:plain")
    stage.roll(d10=[9, 2])
    await stage.press("gm", "Start")
    await stage.do("bob", "/game resign")


async def test_who_may_do_what(tmp_path: Path) -> None:
    shutil.copy(FILES / "meadow.toml", tmp_path)
    refusals = []
    async with on_stage(tmp_path) as stage:
        await _campaign(stage)
        await stage.do("bob", "/scenario add file:meadow.toml")
        texts = stage.app.texts
        stems = [plain(texts.plain(say(k, id="meadow"), "en")).split("meadow")[-1].strip() for k in NO_RIGHT]
        for text, allowed in MATRIX:
            for who in sorted(ALL - allowed):
                await stage.do(who, f"/{text}")
                if not any(s in stage.private(who) for s in stems) or stage.public():
                    refusals.append((who, text, stage.private(who)))
            for who in sorted(allowed):
                await stage.do(who, f"/{text}")
                if any(s in stage.private(who) for s in stems) or "broke" in stage.private(who):
                    refusals.append((who, text, stage.private(who)))
    assert refusals == []


async def test_a_battle_in_another_channel_is_announced_where_the_campaign_lives(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("gm", '/campaign create name:"Iron Road" ruleset:tank_duel')
        other = stage.table.channel.guild.create_text_channel("the-front")
        stage.mark = len(stage.table.recorder.shown)
        await stage.table.people["gm"].slash(stage.table.channel, "campaign battle", scenario="plain", channel=other)
        shown = [s for s in stage.news() if not s.private_to]
        assert {s.channel for s in shown} == {stage.table.channel.id, other.id}
        assert f"<#{other.id}>" in stage.public()
        assert "Iron Road 1: Plain" in stage.public()


async def test_a_server_offers_its_own_files_and_no_other_server_does(tmp_path: Path) -> None:
    shutil.copy(FILES / "meadow.toml", tmp_path)
    async with on_stage(tmp_path) as stage:
        await stage.do("alice", "/scenario add file:meadow.toml")
        alice, channel = stage.table.people["alice"], stage.table.channel
        for command in ("game new", "scenario show", "scenario remove", "scenario forces"):
            offered = await alice.autocomplete(channel, command, "scenario", "mea")
            assert "meadow" in [c["value"] for c in offered], command
        sides = await alice.autocomplete(channel, "game new", "side", "", scenario="meadow")
        assert [c["value"] for c in sides] == ["germany", "ussr"]
        guild = stage.table.env.create_guild("Elsewhere")
        there = guild.create_text_channel("table")
        stranger = guild.add_member(stage.table.env.create_user("zoe"))
        for command in ("game new", "scenario show", "scenario remove"):
            assert await stranger.autocomplete(there, command, "scenario", "mea") == []


async def test_crews_and_sides_are_offered_by_name(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        gm, channel = stage.table.people["gm"], stage.table.channel
        assert await gm.autocomplete(channel, "campaign amend", "crew", "") == []
        await _campaign(stage)
        crews = await gm.autocomplete(channel, "campaign amend", "crew", "ant")
        assert [c["value"] for c in crews] == ["c1"]
        assert "Anton" in crews[0]["name"]
        ready = await gm.autocomplete(channel, "campaign forces", "crew", "", scenario="plain", side="germany")
        assert [c["value"] for c in ready] == ["new", "none", "c1"]
        kinds = await gm.autocomplete(channel, "campaign amend", "type", "tig")
        assert {c["value"] for c in kinds} == {"tiger1", "tiger2"}
        named = await gm.autocomplete(channel, "campaign standings", "campaign", "iron")
        assert [c["value"] for c in named] == ["Iron Road"]


async def test_standings_are_shared_by_those_who_take_part(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await _campaign(stage)
        await stage.do("carol", "/campaign standings share:True")
        assert stage.public() == ""
        await stage.do("alice", "/campaign standings share:True")
        assert "Germany: one battle won" in stage.public()
        assert [len(s.images) for s in stage.news() if not s.private_to] == [1]


async def test_names_with_markup_do_no_harm(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("gm", '/campaign create name:"**@everyone** <#1> `x`" ruleset:tank_duel')
        raw = "\n".join(s.words for s in stage.news())
        assert "@everyone" not in raw
        assert "<#1>" not in raw


async def test_french_readers_read_french(tmp_path: Path) -> None:
    shutil.copy(FILES / "seven.toml", tmp_path)
    async with on_stage(tmp_path, languages={"carol": "fr"}) as stage:
        await _campaign(stage)
        await stage.do("carol", "/campaign roster")
        assert "perdu à la bataille 1" in stage.private("carol") or "prêt" in stage.private("carol")
        await stage.do("carol", "/scenario check file:seven.toml")
        assert "Ligne 16" in stage.private("carol")
        await stage.do("carol", "/scenario template ruleset:great_war")
        assert "Voici" in stage.private("carol")
