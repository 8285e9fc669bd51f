"""Who may do what: every command of the bot, tried by a player, the other player, a game master, a stranger and a
server admin (issue of the game master's desk: the permission matrix)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from unittest.mock import MagicMock

import pytest
from discord import app_commands

sys.path.insert(0, str(Path(__file__).parent))

from stage import MAPS, Stage, on_stage

from bot.core.messages import say
from bot.discord_app.client import commands_of
from bot.tools.shown import plain

PLAYERS = {"alice", "bob"}
OPENER = {"alice"}
GM = {"gm"}
ADMIN = {"boss"}
ALL = {"alice", "bob", "gm", "carol", "boss"}

NO_RIGHT = (
    "refuse-no-seat",
    "refuse-not-gm",
    "refuse-gm-plays",
    "refuse-gm-plays-held",
    "refuse-not-opener",
    "refuse-not-admin",
    "refuse-not-seated",
    "refuse-campaign-not-gm",
    "refuse-scenario-not-yours",
)
"""What somebody reads who may not do a thing at all."""

Row = tuple[str, set[str]]

BEFORE: list[Row] = [("game new scenario:plain side:none", ALL)]
LOBBY: list[Row] = [
    ("game join side:ussr", ALL),
    ("game leave", PLAYERS),
    ("game start", OPENER),
    ("game options timer:2h", OPENER),
]
PLAY: list[Row] = [
    ("game board", ALL),
    ("game status", ALL),
    ("game log", ALL),
    ("game list", ALL),
    ("game undo", PLAYERS),
    ("game rematch", PLAYERS),
    ("game claim", PLAYERS),
    ("game draw", PLAYERS),
    ("game resign", PLAYERS),
    ("order drive unit:Panther", PLAYERS),
    ("order move unit:Panther path:E2", PLAYERS),
    ("order pivot unit:Panther turns:L1", PLAYERS),
    ("order fire unit:Panther target:T-34/85", PLAYERS),
    ("order ambush unit:Panther", PLAYERS),
    ("order finish unit:Panther motion:halted", PLAYERS),
    ("order turret unit:Panther set:stay", PLAYERS),
    ("order standing unit:Panther rule:hold", PLAYERS),
    ("order card card:probe", PLAYERS),
    ("order units units:A1", PLAYERS),
    ("order battle unit:A1 target:A2", PLAYERS),
    ("order artillery hex:A1", PLAYERS),
    ("order recover unit:A1", PLAYERS),
    ("order ditch unit:A1", PLAYERS),
    ("order combat-card card:gas", PLAYERS),
    ("order discard card:gas", PLAYERS),
    ("order exit unit:A1", PLAYERS),
    ("order end draw:card", PLAYERS),
    ("sight from:E1 to:E7", ALL),
    ("react", ALL),
    ("hand", PLAYERS),
    ("rules id:TD-2", ALL),
    ("help", ALL),
    ("dice log", ALL),
    ("dice show n:1", ALL),
    ("dice stats", ALL),
    ("dice export", ALL),
    ("dice rolls", ALL),
    ("roll dice:d6", ALL),
    ("settings show", ALL),
    ("settings gm-role", ADMIN),
    ("settings opener-role", ADMIN),
    ("settings game-channels change:all", ADMIN),
    ("settings max-games number:3", ADMIN),
    ("settings max-scenarios number:3", ADMIN),
    ("settings language language:fr", ADMIN),
    ("settings reaction-time time:3h", ADMIN),
    ("settings claim-after time:3d", ADMIN),
    ("settings pictures every:turn", ADMIN),
    ("settings post-channel", ADMIN),
    ("settings mask-reactions on:True", ADMIN),
    ("settings theme theme:dark", ADMIN),
    ("my data show", ALL),
    ("my data delete", ALL),
    ("gm rewind to:last reason:why", GM),
    ("gm amend what:mark unit:Panther state:no_gun reason:why", GM),
    ("gm rule answer:hold reason:why", GM),
    ("gm extend time:2h reason:why", GM),
    ("gm pause reason:why", GM),
    ("gm resume reason:why", GM),
    ("gm seat seat:ussr player:carol reason:why", GM),
    ("gm take", GM),
    ("gm leave", set()),  # nobody has taken the seat
    ("gm dice kind:d10 faces:3 reason:why", GM),
    ("gm note text:hello", GM),
    ("gm end winner:draw reason:why", GM),
    ("gm apply", GM),
    ("gm return note:why", GM),
]
LEADERS = {"alice", "gm"}
"""Alice has opened the campaign and given the scenario file; the game master may manage channels."""

CAMPAIGN: list[Row] = [
    ("campaign join side:germany campaign:War", ALL),
    ("campaign sides campaign:War", ALL),
    ("campaign roster campaign:War", ALL),
    ("campaign standings campaign:War", ALL),
    ("campaign log campaign:War", ALL),
    ("campaign forces scenario:plain campaign:War", ALL),
    ("campaign amend crew:Panther reason:why kills:1 campaign:War", LEADERS),
    ("campaign battle scenario:plain campaign:War", LEADERS),
    ("campaign end reason:why campaign:War", LEADERS),
    ("campaign create name:Other ruleset:tank_duel", ALL),
]
SCENARIO: list[Row] = [
    ("scenario template ruleset:tank_duel", ALL),
    ("scenario check file:mine.toml", ALL),
    ("scenario remove scenario:mine", LEADERS),
    ("scenario add file:mine.toml", ALL),
    ("scenario list", ALL),
    ("scenario show scenario:mine", ALL),
    ("scenario forces scenario:plain limit:60", ALL),
]


def _command(text: str) -> str:
    return " ".join(word for word in text.split() if ":" not in word)


def _all_commands() -> Iterator[str]:
    for command in commands_of(MagicMock()):
        members = command.walk_commands() if isinstance(command, app_commands.Group) else (command,)
        yield from (c.qualified_name for c in members if isinstance(c, app_commands.Command))


def test_every_command_stands_in_the_matrix() -> None:
    assert {_command(text) for rows in GROUPS.values() for text, _ in rows} == set(_all_commands())


Acts = list[Row]
GROUPS: dict[str, Acts] = {"before": BEFORE, "lobby": LOBBY, "campaign": CAMPAIGN, "scenario": SCENARIO}
for row in PLAY:
    GROUPS.setdefault(row[0].split()[0], []).append(row)


async def _set_the_stage(stage: Stage, group: str) -> None:
    if group == "before":
        return
    if group == "campaign":
        await stage.do("alice", "/campaign create name:War ruleset:tank_duel")
        await stage.do("alice", "/campaign join side:germany")
        return
    if group == "scenario":
        text = (MAPS / "plain.toml").read_text(encoding="utf-8").replace('id = "plain"', 'id = "mine"')
        (stage.folder / "mine.toml").write_text(text, encoding="utf-8")
        await stage.do("alice", "/scenario add file:mine.toml")
        return
    stage.roll(d10=[9, 2, *[4] * 6], d4=[3] * 6)
    if group != "lobby":
        await stage.open("plain")
        return
    await stage.do("alice", "/game new scenario:plain side:germany")
    await stage.press("bob", "Join")


@pytest.mark.parametrize("group", GROUPS)
async def test_who_may_do_what(tmp_path: Path, group: str) -> None:
    """First everybody who may not, nothing changing; then those who may."""
    tries = [(who, text, allowed) for text, allowed in GROUPS[group] for who in sorted(ALL)]
    async with on_stage(tmp_path) as stage:
        await _set_the_stage(stage, group)
        before = await _state(stage)
        for who, text, allowed in tries:
            if who not in allowed:
                assert await _is_refused(stage, who, text), f"{who}: /{text}: {stage.private(who)}"
                assert stage.public() == ""
        assert await _state(stage) == before
        for who, text, allowed in tries:
            if who in allowed:
                assert not await _is_refused(stage, who, text), f"{who}: /{text}: {stage.private(who)}"


async def _is_refused(stage: Stage, who: str, text: str) -> bool:
    await stage.do(who, f"/{text}")
    said = {plain(stage.app.texts.plain(say(key, id="mine"), "en")) for key in NO_RIGHT}
    answer = stage.private(who)
    assert answer
    return any(words in answer for words in said)


async def _state(stage: Stage) -> object:
    found = await stage.app.store.games(0)
    return found, await stage.app.games.settings(stage.table.channel.guild.id)


async def test_the_holder_of_the_gm_role_is_game_master_and_nobody_else_by_it(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        table = stage.table
        guild = table.channel.guild
        role = guild.create_role("referees")
        table.people["dave"] = guild.add_member(table.env.create_user("dave"), roles=[role])
        await stage.open("plain")
        await stage.do("dave", "/gm note text:hello")
        assert "Only a game master" in stage.private("dave")
        await table.people["boss"].slash(table.channel, "settings gm-role", role=role)
        await stage.do("dave", "/gm note text:hello")
        assert "note 1: hello" in stage.public()
        await stage.do("carol", "/gm note text:hello")
        assert "Only a game master" in stage.private("carol")


async def test_a_player_with_every_right_is_no_game_master_of_the_own_game(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.do("gm", "/game new scenario:plain side:germany")
        await stage.press("bob", "Join")
        await stage.press("gm", "Start")
        for text in ("gm take", "gm note text:x", "gm pause reason:x", "gm rewind to:last reason:x"):
            await stage.do("gm", f"/{text}")
            assert "cannot be its game master" in stage.private("gm")


async def test_a_game_master_sees_hidden_orders_only_from_the_seat(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("plain", moderated="True")
        await stage.do("alice", "/order ambush unit:Panther")
        await stage.press("gm", "Read the order")
        assert "Ambush" not in stage.private("gm")
        await stage.do("gm", "/gm take")
        assert "takes the game master's seat" in stage.public()
        await stage.press("gm", "Read the order")
        assert "Ambush" in stage.private("gm")
