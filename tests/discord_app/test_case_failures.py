"""Discord says no, the bot is struck down at work, the disk fails: nothing is lost and nothing happens twice."""

from __future__ import annotations

import io
import sqlite3
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))

from scenes import at, button, click_late, deny, dice_thrown, events_of, requests, thread_under
from stage import Stage, on_stage

from bot.core import events as ev
from bot.discord_app import pictures
from bot.storage import StoreFailed
from bot.tools.shown import Shown


def fail(stage: Stage, method: str, path: str, status: int, code: int, times: int | None = 1) -> None:
    stage.table.env.inject_error(method, path, status=status, code=code, times=times)


def posts_with(stage: Stage, words: str) -> list[Shown]:
    return [s for s in stage.standing() if words in s.text]


async def driving(stage: Stage) -> None:
    """The Panther has begun to drive, seen by nobody."""
    stage.roll(d10=[9, 2], d4=[4])
    await stage.open("quiet")
    await stage.do("alice", "/order drive unit:Panther")


async def test_s14_struck_after_the_commit_before_the_post(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S14: the shot stands with its one roll, and is posted at the next start."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        monkeypatch.setattr(stage.app.publisher, "wake", lambda: None)
        stage.roll(d10=[1])
        await stage.press("bob", "Fire")
        assert not stage.public()
        thrown = await dice_thrown(stage)
        await stage.table.stop()
        await stage.table.start()
        await stage.table.env.settle()
        assert len(posts_with(stage, "miss")) == 1
        assert await dice_thrown(stage) == thrown
        assert await stage.app.store.outbox() == ()


async def test_s14_struck_after_the_post_before_it_is_noted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S14: sent again under the same mark, by which Discord knows it again; both copies work, one answer counts."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        await stage.do("alice", "/order drive unit:Panther")
        put_post = stage.app.store.put_post
        publisher: Any = stage.app.publisher

        async def struck(post: Any) -> None:
            if post.role == "question":
                publisher._open = False
                raise OSError("the power is gone")
            await put_post(post)

        monkeypatch.setattr(stage.app.store, "put_post", struck)
        await stage.do("alice", '/order move unit:Panther path:"E2 E3"')
        first = stage.question()
        await stage.table.stop()
        await stage.table.start()
        await stage.table.env.settle()
        sent = [r.json for r in requests(stage, "POST", "/messages") if "in front of the guns" in r.json["content"]]
        assert len(sent) == 2
        assert sent[0]["nonce"] == sent[1]["nonce"]
        assert all(s["enforce_nonce"] and len(s["nonce"]) <= 25 for s in sent)
        second = stage.question()
        assert second.message != first.message
        stage.roll(d10=[1])
        await stage.click("bob", first, button(first, "Fire"))
        await click_late(stage, "bob", second, button(second, "Hold"))
        assert "Already answered" in stage.private("bob")
        assert len(await events_of(stage, ev.DecisionAnswered)) == 1


async def test_s14_struck_before_the_commit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """S14, S31: the press never happened; pressed again after the start, it counts once."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question, before = stage.question(), (await stage.row()).version

        async def struck(*_: Any, **__: Any) -> None:
            raise StoreFailed("disk full")

        monkeypatch.setattr(stage.app.store, "append", struck)
        stage.roll(d10=[1])
        await stage.press("bob", "Fire")
        said = stage.private("bob")
        assert "Error" in said
        assert "disk" not in said
        assert not stage.public()
        await stage.table.stop()
        await stage.table.start()
        assert (await stage.row()).version == before
        stage.roll(d10=[1])
        await stage.click("bob", question, button(question, "Fire"))
        assert len(await events_of(stage, ev.DecisionAnswered)) == 1


async def test_s31_a_failure_in_one_game_is_not_felt_in_another(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with on_stage(tmp_path) as stage:
        await driving(stage)
        first = await stage.row()
        other = stage.table.channel.guild.create_text_channel("elsewhere")
        append = stage.app.store.append

        async def failing(row: Any, *rest: Any, **more: Any) -> Any:
            if row.id == first.id:
                raise StoreFailed("database is locked")
            return await append(row, *rest, **more)

        monkeypatch.setattr(stage.app.store, "append", failing)
        await stage.do("alice", "/order pivot turns:L1")
        assert "locked" not in stage.private("alice")
        assert not stage.public()
        with at(stage, other):
            stage.roll(d10=[9, 2], d4=[2])
            await stage.open("quiet")
            await stage.do("alice", "/order drive unit:Panther")
            assert "2 AP" in stage.public()
        monkeypatch.undo()
        assert (await stage.row()).version == first.version
        await stage.do("alice", "/order pivot turns:L1")
        assert "facing" in stage.public()


async def test_s16_the_answer_is_deferred_before_anything_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S16: however long the picture takes."""
    async with on_stage(tmp_path) as stage:
        await driving(stage)
        draw, deferred = pictures.draw_board, []

        def slow(*args: Any, **more: Any) -> Any:
            deferred.append(len(requests(stage, "POST", "/callback")))
            time.sleep(0.3)
            return draw(*args, **more)

        before = len(requests(stage, "POST", "/callback"))
        monkeypatch.setattr(pictures, "draw_board", slow)
        await stage.do("bob", "/sight from:E1 to:E7")
        assert deferred == [before + 1]
        assert any(s.images and s.private_to for s in stage.news())


async def test_s18_each_deleted_post_comes_back_when_somebody_looks(tmp_path: Path) -> None:
    """S18: nobody tells the bot that a message was deleted."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        backend: Any = stage.table.env.backend
        question = stage.question()
        backend.delete_message(question.channel, question.message)
        await stage.do("bob", "/react")
        again = stage.question()
        assert again.text == question.text
        board = next(s for s in stage.standing() if any(":act:" in c.custom_id for c in s.controls))
        backend.delete_message(board.channel, board.message)
        await stage.do("carol", "/game board")
        assert len([s for s in stage.standing() if any(":act:" in c.custom_id for c in s.controls)]) == 1
        assert len([s for s in stage.standing() if any(":answer:" in c.custom_id for c in s.controls)]) == 1
        await stage.do("carol", "/game board")
        assert not stage.public()
        await stage.wait(12 * 3600 + 60)
        assert [a.by for a in await events_of(stage, ev.DecisionAnswered)] == ["expiry"]


async def test_s18_a_deleted_channel_harms_no_other(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        row = await stage.row()
        other = stage.table.channel.guild.create_text_channel("elsewhere")
        backend: Any = stage.table.env.backend
        backend.delete_channel(stage.table.channel.id)
        with at(stage, other):
            await stage.do("bob", "/react answer:hold_move")
            assert "E2 > E3" in stage.private("bob")
            await stage.wait(13 * 3600)
            stage.roll(d10=[9, 2], d4=[2])
            await stage.open("quiet")
            await stage.do("alice", "/order drive unit:Panther")
            assert "2 AP" in stage.public()
        assert len(await events_of(stage, ev.DecisionAnswered, row)) == 1
        assert await stage.app.store.outbox() == ()


async def test_s19_a_thread_that_stays_closed_is_said_above(tmp_path: Path) -> None:
    """S19: the game goes on by commands, and those who must open the thread hear of it once, where they can read."""
    async with on_stage(tmp_path) as stage:
        parent = stage.table.channel
        thread = thread_under(stage, parent)
        with at(stage, thread):
            await stage.ask()
            fail(stage, "PATCH", f"/channels/{thread.id}", 403, 50013, None)
            fail(stage, "PATCH", f"/channels/{thread.id}/messages/*", 400, 50083, None)
            fail(stage, "POST", f"/channels/{thread.id}/messages", 403, 160005, None)
        await stage.do("bob", "/react answer:hold_move")
        assert "E2 > E3" in stage.private("bob")
        with at(stage, thread):
            await stage.do("alice", "/order finish unit:Panther motion:halted")
        above = [s for s in stage.standing() if s.channel == parent.id and s.author == "bot"]
        assert len(above) == 1
        assert f"<#{thread.id}>" in above[0].text
        assert "locked" in above[0].text


async def test_s19_an_archived_thread_that_nobody_may_open_gets_a_new_message(tmp_path: Path) -> None:
    """S19: editing is impossible there, but sending opens it."""
    async with on_stage(tmp_path) as stage:
        thread = thread_under(stage, stage.table.channel)
        with at(stage, thread):
            await driving(stage)
            step = posts_with(stage, "drives")[0]
            fail(stage, "PATCH", f"/channels/{thread.id}/messages/*", 400, 50083)
            fail(stage, "PATCH", f"/channels/{thread.id}", 403, 50013)
            await stage.do("alice", "/order pivot turns:L1")
        newest = posts_with(stage, "drives")[0]
        assert newest.message != step.message
        assert len(newest.images) == 1


async def test_s21_three_edits_leave_one_picture(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await driving(stage)
        names = []
        for turn in ("L1", "R1", "L1"):
            await stage.do("alice", f"/order pivot turns:{turn}")
            (step,) = posts_with(stage, "drives")
            assert len(step.images) == 1
            names.append(step.images[0].filename)
        assert names[0] != names[1]


@pytest.mark.parametrize(("times", "form", "width"), [(1, "PNG", 0.5), (2, "JPEG", 0.5), (3, "", 0)])
async def test_s22_what_is_too_big_is_sent_smaller(tmp_path: Path, times: int, form: str, width: float) -> None:
    """S22: smaller, then as JPEG, then text that says so; the order stands in any case."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[4])
        await stage.open("quiet")
        board = next(s for s in stage.standing() if s.images)
        full = Image.open(io.BytesIO(stage.table.recorder.image_bytes(board.images[0])))
        fail(stage, "POST", "/channels/*/messages", 413, 40005, times)
        await stage.do("alice", "/order drive unit:Panther")
        (post,) = posts_with(stage, "drives")
        assert bool(post.images) == bool(form)
        assert ("No picture" in post.text) == (not form)
        if form:
            made = Image.open(io.BytesIO(stage.table.recorder.image_bytes(post.images[0])))
            assert made.format == form
            assert made.width == int(full.width * width)
            assert post.images[0].alt
            assert post.images[0].filename.endswith(".png" if form == "PNG" else ".jpg")


async def test_s22_a_private_picture_that_is_too_big_comes_smaller(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await driving(stage)
        fail(stage, "POST", "/webhooks/*", 413, 40005)
        await stage.do("bob", "/game board")
        image = next(i for s in stage.news() for i in s.images)
        assert Image.open(io.BytesIO(stage.table.recorder.image_bytes(image))).width <= 800


async def test_s23_no_address_of_a_picture_is_kept(tmp_path: Path) -> None:
    """S23: they expire; pictures are drawn again from the log."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        await stage.press("bob", "Hold this whole move")
        database = sqlite3.connect(tmp_path / "games.db")
        tables = [t for (t,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        for table in tables:
            for row in database.execute(f"SELECT * FROM {table}"):
                assert not any("http" in str(value) or "cdn" in str(value) for value in row), table
        database.close()
        assert len(tables) > 5


async def test_s25_whatever_the_command_list_raises_the_bot_runs(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*_: Any, **__: Any) -> None:
        raise RuntimeError("one command too many")

    async with on_stage(tmp_path) as stage:
        await stage.ask()
        await stage.table.stop()
        monkeypatch.setattr("discord.app_commands.CommandTree.sync", broken)
        await stage.table.start()
        stage.roll(d10=[1])
        await stage.press("bob", "Fire")
        assert "miss" in stage.public()


async def test_s27_what_cannot_be_posted_is_said_privately_and_posted_later(tmp_path: Path) -> None:
    """S27: without the right to send; nothing half-done, and the question comes when the right is back."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        deny(stage, send_messages=True)
        await stage.do("alice", "/order drive unit:Panther")
        await stage.do("alice", '/order move unit:Panther path:"E2 E3"')
        assert "Send Messages" in stage.private("alice")
        assert not stage.public()
        deny(stage)
        await stage.do("bob", "/react")
        assert "in front of the guns" in stage.question().text


async def test_s27_a_thread_has_its_own_right_to_write(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        deny(stage, send_messages_in_threads=True)
        with at(stage, thread_under(stage, stage.table.channel)):
            await stage.do("alice", "/game new scenario:far side:germany")
        assert "Send Messages In Threads" in stage.private("alice")
        assert not stage.public()


async def test_s28_a_thread_finds_the_game_of_its_channel_and_a_forum_post_has_its_own(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[4])
        await stage.open("quiet")
        with at(stage, thread_under(stage, stage.table.channel)):
            await stage.do("alice", "/order drive unit:Panther")
        assert [s.channel for s in stage.news() if not s.private_to] == [stage.table.channel.id]
        forum = stage.table.channel.guild.create_forum_channel("battles")
        with at(stage, thread_under(stage, forum, "a battle")) as _:
            stage.roll(d10=[9, 2])
            await stage.open("quiet")
            posted = [s for s in stage.news() if not s.private_to]
            assert {s.channel for s in posted} == {stage.table.channel.id}
        with at(stage, thread_under(stage, forum, "another")):
            await stage.do("alice", "/game status")
            assert "/game list" in stage.private("alice")


async def test_s29_a_player_who_left_the_server_stops_nothing(tmp_path: Path) -> None:
    """S29: the name is kept, the default is applied, and nobody is written to in private."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        stage.table.channel.guild.remove_member(stage.table.people["bob"])
        await stage.do("alice", "/game status")
        assert "bob" in stage.private("alice")
        await stage.wait(12 * 3600 + 60)
        assert "No answer from bob in time" in stage.public()
        await stage.do("alice", "/order finish unit:Panther motion:halted")
        assert "bob" in stage.public()
        assert not [r for r in stage.table.env.http_requests if r.path.startswith("/users/@me/channels")]
