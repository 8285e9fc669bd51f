"""The game master's desk through the front door: forms, autocomplete, stale clicks, where and how often posts go."""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage

from bot.discord_app.cogs.gm import edit_words
from bot.fairness import verify
from bot.tools.shown import Shown


async def suggestions(stage: Stage, who: str, command: str, option: str, **others: str) -> list[str]:
    """Values that a person is offered while typing."""
    typed = others.pop("typed", "")
    found = await stage.table.people[who].autocomplete(stage.table.channel, command, option, typed, **others)
    return [str(c["value"]) if isinstance(c, dict) else str(c.value) for c in found]


def boards(shown: Sequence[Shown]) -> list[Shown]:
    return [s for s in shown if s.images and not s.private_to and not s.is_edit]


async def test_what_may_be_amended_is_offered_to_game_masters_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("plain")
        assert await suggestions(stage, "carol", "gm amend", "what") == []
        assert await suggestions(stage, "alice", "gm rewind", "to") == []
        assert {"place", "turn", "mark", "terrain"} <= set(await suggestions(stage, "gm", "gm amend", "what"))
        units = await suggestions(stage, "gm", "gm amend", "unit", what="move")
        assert len(units) == 2
        assert "no_gun" in await suggestions(stage, "gm", "gm amend", "state", what="mark")
        assert "woods hill" in await suggestions(stage, "gm", "gm amend", "value", what="terrain")
        assert await suggestions(stage, "gm", "gm end", "winner") == ["germany", "ussr", "draw"]
        assert await suggestions(stage, "gm", "gm dice", "kind") == ["d4", "d10", "d100"]
        await stage.do("gm", f"/gm amend what:move unit:{units[1]} hex:E6 reason:offered")
        assert "E6" in stage.public()


async def test_S37_secret_answers_and_hands_are_offered_from_the_gm_seat_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        scenario = next((id_ for id_, r in stage.app.games.content.scenarios() if r == "great_war"), "")
        await stage.do("alice", f"/game new scenario:{scenario} solo:True")
        await stage.press("alice", "Start")
        assert await suggestions(stage, "gm", "gm amend", "value", what="hand", side="british") == []
        await stage.do("gm", "/hand")
        assert "no seat" in stage.private("gm")
        await stage.do("gm", "/gm amend what:hand side:british value:gas reason:x")
        assert "/gm take" in stage.private("gm")
        await stage.do("gm", "/gm take")
        assert await suggestions(stage, "gm", "gm amend", "value", what="hand", side="british")
        await stage.do("gm", "/hand")
        assert [s for s in stage.news() if s.private_to and s.images]


async def test_S9_confirming_twice_and_confirming_late_does_nothing(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2, 4, 9, 2])
        await stage.open("plain")
        await stage.do("alice", "/order ambush unit:Panther")
        await stage.do("gm", "/gm rewind to:last reason:slip")
        preview = next(s for s in reversed(stage.news()) if s.controls)
        assert preview.private_to
        await stage.do("bob", "/order fire unit:T-34/85 target:Panther")
        await stage.click("gm", preview, preview.controls[0])
        assert "moved on" in stage.private("gm")
        await stage.do("gm", "/gm rewind to:last reason:slip")
        preview = next(s for s in reversed(stage.news()) if s.controls)
        await stage.click("gm", preview, preview.controls[0])
        assert "act 1" in stage.public()
        await stage.do("gm", "/gm rewind to:last reason:again")
        await stage.press("gm", "Cancel")
        assert stage.public() == ""
        assert (await stage.app.games.load((await stage.row()).id)).state.gm_acts == 1


async def test_the_form_of_the_return_button_takes_a_note(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("plain", moderated="True")
        await stage.do("alice", "/order ambush unit:Panther")
        post = next(s for s in stage.standing() if any("held_return" in c.custom_id for c in s.controls))
        button = next(c for c in post.controls if "held_return" in c.custom_id)
        await stage.click("carol", post, button)
        assert "Only a game master" in stage.private("carol")
        shown = await stage.click("gm", post, button)
        await stage.table.people["gm"].submit_modal(shown, {"note": "Drive first."})
        assert "returns the order of Germany" in stage.public()
        assert "your order was returned: Drive first." in stage.public()


async def test_an_order_gone_impossible_tells_the_reason_to_its_side_and_the_gm_seat_alone(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("plain", moderated="True")
        await stage.do("alice", "/order fire unit:Panther target:T-34/85")
        await stage.do("gm", "/gm amend what:mark unit:Panther state:no_gun reason:agreed")
        await stage.press("gm", "Apply")
        assert "no longer possible" in stage.private("gm")
        assert "gun" not in stage.private("gm")
        assert "gun" not in stage.public()
        assert "/game status" in stage.public()
        await stage.do("alice", "/game status")
        assert "gun" in stage.private("alice")


async def test_pictures_once_a_turn(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2, 4, 4, 9, 2])
        await stage.do("boss", "/settings pictures every:turn")
        await stage.open("plain")
        assert boards(stage.news())
        await stage.do("alice", "/order fire unit:Panther target:T-34/85")
        assert "miss" in stage.public()
        assert not boards(stage.news())
        await stage.do("bob", "/order fire unit:T-34/85 target:Panther")
        assert "Turn 2" in stage.public()
        assert boards(stage.news())
        await stage.do("gm", "/gm amend what:move unit:Panther hex:E2 reason:slip")
        assert boards(stage.news())


async def test_questions_keep_their_picture_when_pictures_come_once_a_turn(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("boss", "/settings pictures every:turn")
        await stage.ask()
        assert stage.question().images


async def test_posts_go_to_the_post_channel_and_buttons_work_there(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2, 4])
        home = stage.table.channel
        hall = home.guild.create_text_channel("the-hall")
        await stage.table.people["boss"].slash(home, "settings post-channel", channel=hall)
        await stage.open("plain")
        assert {s.channel for s in boards(stage.news())} == {hall.id}
        assert "Game 1" in stage.public()
        await stage.press("alice", "Act")
        await stage.choose("alice", "Ambush Panther", "Choose an order")
        assert "lies in ambush" in stage.public()


async def test_games_are_opened_only_where_and_by_whom_the_settings_say(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        table = stage.table
        guild = table.channel.guild
        other, role = guild.create_text_channel("elsewhere"), guild.create_role("openers")
        boss = table.people["boss"]
        await boss.slash(table.channel, "settings game-channels", change="add", channel=other)
        await stage.do("alice", "/game new scenario:plain side:germany")
        assert "not opened in this channel" in stage.private("alice")
        await stage.do("boss", "/settings game-channels change:all")
        await boss.slash(table.channel, "settings opener-role", role=role)
        await stage.do("alice", "/game new scenario:plain side:germany")
        assert "needs a role" in stage.private("alice")
        await stage.do("boss", "/settings opener-role")
        await stage.do("boss", "/settings max-games number:1")
        await stage.do("alice", "/game new scenario:plain side:germany")
        assert "The lobby is open" in stage.private("alice")
        await table.people["bob"].slash(other, "game new", scenario="plain")
        assert "as many as its settings allow" in stage.private("bob")


async def test_data_goes_thirty_days_after_the_bot_was_removed(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("plain")
        app = stage.app
        guild, days = stage.table.channel.guild.id, 86400
        await app.store.guild_left(guild, app.clock.now() - 28 * days)
        await stage.wait(days + 60)
        assert await app.store.games(0)
        await app.store.guild_left(guild, app.clock.now() - 30 * days)
        await stage.wait(days)
        assert not await app.store.games(0)


async def test_one_s_data_comes_as_a_private_file(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("plain")
        await stage.do("bob", "/my data show")
        assert "One game knows that id" in stage.private("bob")
        assert stage.public() == ""
        stored = stage.table.env.backend.get_message(stage.news()[-1].channel, stage.news()[-1].message)
        assert [a["filename"] for a in stored.attachments] == ["hulldown-my-data.json"]


@pytest.mark.parametrize(
    "acts",
    [
        ("note text:x",),
        ("amend what:move unit:Panther hex:E2 reason:x",),
        ("amend what:remove unit:T-34/85 reason:x", 'rewind to:"act 1" reason:y'),
        ("rewind to:last reason:x", 'rewind to:"act 1" reason:y'),
        ("seat seat:ussr player:carol reason:x",),
        ("end winner:ussr reason:x", "rewind to:last reason:y"),
        ("pause reason:x", "resume reason:y"),
    ],
    ids=lambda acts: acts[0].split()[0] + str(len(acts)),
)
async def test_law8_after_any_act_the_dice_verify(tmp_path: Path, acts: tuple[str, ...]) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2, 4])
        await stage.open("plain")
        await stage.do("alice", "/order fire unit:Panther target:T-34/85")
        for act in acts:
            await stage.do("gm", f"/gm {act}")
            if any("gm_confirm" in c.custom_id for s in stage.news() for c in s.controls):
                await stage.press("gm", "Confirm")
            assert "Game master, " in stage.public()
        row = await stage.row()
        exported = await stage.app.games.export(row.id, "zip")
        assert isinstance(exported, tuple)
        verdict = verify.verify_bytes(exported[1])
        assert verdict.ok, verdict.line()


def test_the_words_of_an_edit_reach_the_rules_under_every_name_they_ask_for() -> None:
    assert edit_words("turn-number", {"value": "3/12"})["turns"] == "12"
    assert edit_words("turn", {"unit": "#1", "value": "2"})["turret"] == "2"
    assert edit_words("mark", {"unit": "#1", "state": "ambush"})["mark"] == "ambush"
    assert edit_words("terrain", {"hex": "E5", "value": "woods"})["terrain"] == "woods"
    assert edit_words("hand", {"side": "french", "value": "a", "state": "b"})["away"] == "b"
