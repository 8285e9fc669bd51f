"""The failures most met by users of such bots, through the front door; each test names its case."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage

from bot.core import events as ev
from bot.discord_app.client import BotClient
from bot.service.model import User
from bot.tools.shown import Control, Shown


def button(message: Shown, label: str) -> Control:
    return next(c for c in message.controls if c.is_button and c.label.startswith(label))


async def answers(stage: Stage) -> list[ev.DecisionAnswered]:
    loaded = await stage.app.games.load((await stage.row()).id)
    return [e.event for e in loaded.stored if isinstance(e.event, ev.DecisionAnswered)]


async def rolls(stage: Stage, kind: str) -> int:
    loaded = await stage.app.games.load((await stage.row()).id)
    return sum(isinstance(e.event, ev.Rolled) and e.event.kind == kind for e in loaded.stored)


async def test_s6_clicks_do_not_move_the_deadline(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask(timer="1m")
        question = stage.question()
        for _ in range(2):
            await stage.wait(20)
            await stage.click("carol", question, button(question, "Fire"))
            assert stage.private("carol")
            assert not stage.public()
        assert await answers(stage) == []
        await stage.wait(21)
        assert [a.by for a in await answers(stage)] == ["expiry"]
        assert "E3" in stage.public()


async def test_s9_an_old_panel_does_nothing(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[4])
        await stage.open("quiet")
        await stage.press("alice", "Act")
        panel = next(s for s in reversed(stage.news()) if s.private_to and s.controls)
        menu = panel.controls[0]
        value = next(v for label, v in menu.options if label.startswith("Ambush"))
        await stage.do("alice", "/order drive unit:Panther")
        before = (await stage.row()).version
        stage.mark = len(stage.table.recorder.shown)
        await stage.table.people["alice"].select(stage.handle(panel), [value], custom_id=menu.custom_id)
        assert (await stage.row()).version == before
        assert stage.private("alice")
        assert not stage.public()


async def test_s11_two_clicks_at_once_are_one_answer(tmp_path: Path) -> None:
    """Owner taps twice and a stranger joins in, in one tick of the event loop."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        stage.roll(d10=[1])
        env = stage.table.env
        fire, hold = button(question, "Fire"), button(question, "Hold")
        app, games = stage.app, stage.app.games
        row = await stage.row()
        bob = stage.table.people["bob"]

        def answer(control: Control, cause: str) -> object:
            decision, _, text = control.custom_id.split(":", 3)[3].partition(":")
            return games.answer(row.id, User(bob.id, "bob"), decision, text, cause)

        first, second = await asyncio.gather(answer(fire, "1"), answer(hold, "2"))  # type: ignore[arg-type]
        await env.settle()
        assert len(await answers(stage)) == 1
        assert await rolls(stage, "d10") == 3
        late = second if type(second).__name__ == "Refusal" else first
        assert late.code == "refuse-question-answered"  # type: ignore[attr-defined]
        said = app.texts.plain(late.reasons[0], "en")  # type: ignore[attr-defined]
        assert "bob" in said
        assert "Fire T-34/85 #1" in said


async def test_a_late_click_is_told_what_was_answered(tmp_path: Path) -> None:
    """The message may still show its buttons on a slow phone."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        stage.table.env.inject_error("PATCH", f"/channels/*/messages/{question.message}", status=404, code=10008)
        await stage.press("bob", "Hold this whole move")
        before = (await stage.row()).version
        await stage.click("bob", question, button(question, "Fire"))
        assert "already answered" in stage.private("bob").lower()
        assert not stage.public()
        assert (await stage.row()).version == before


async def test_s14_buttons_work_after_a_restart(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        await stage.table.stop()
        await stage.table.start()
        stage.roll(d10=[1])
        await stage.press("bob", "Fire T-34/85")
        assert [a.answer for a in await answers(stage)] == ["fire:ussr-1"] or len(await answers(stage)) == 1
        assert "miss" in stage.public()


async def test_s16_an_order_counts_once_even_if_the_defer_fails(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        stage.table.env.inject_error("POST", "/interactions/*/callback", status=404, code=10062)
        await stage.do("alice", "/order drive unit:Panther")
        assert "3 AP" in stage.public()
        assert await rolls(stage, "d4") == 1
        assert not stage.private("alice")


async def test_s16_a_picture_that_fails_does_not_stop_the_story(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: object, **__: object) -> None:
        raise RuntimeError("no canvas")

    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        monkeypatch.setattr("bot.discord_app.pictures.draw_board", broken)
        await stage.do("alice", "/order drive unit:Panther")
        assert "3 AP" in stage.public()


async def test_s17_nothing_needs_the_interaction_token_later(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        stage.table.env.inject_error("*", "/webhooks/*", status=401, code=50027, times=None)
        await stage.wait(20 * 60)
        stage.roll(d10=[1])
        question = stage.question()
        await stage.click("bob", question, button(question, "Fire"))
        assert "miss" in stage.public()


async def test_s18_deleted_messages_are_written_anew(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        for message in stage.standing():
            stage.table.env.backend.messages[message.channel].pop(message.message)
        await stage.press_via_react("bob", "Hold this whole move")
        assert "E3" in stage.public()
        await stage.do("alice", "/order finish motion:halted")
        assert any(":act:" in c.custom_id for s in stage.standing() for c in s.controls)


async def test_s18_a_channel_that_is_gone_stops_nothing_else(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        stage.table.env.inject_error("*", "/channels/*", status=404, code=10003, times=None)
        await stage.wait(13 * 3600)
        assert [a.by for a in await answers(stage)] == ["expiry"]
        assert await stage.app.store.outbox() == ()


async def test_a_post_that_fails_is_tried_again(tmp_path: Path) -> None:
    """Law 5: the outbox keeps it; it is posted once."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        stage.table.env.inject_error("POST", "/channels/*/messages", status=500, times=20)
        await stage.do("alice", "/order drive unit:Panther")
        assert "3 AP" in stage.private("alice")
        stage.table.env.backend.faults.clear()
        await stage.wait(600)
        posts = [s for s in stage.standing() if "drives" in s.text]
        assert len(posts) == 1
        assert await stage.app.store.outbox() == ()


async def test_a_lost_post_is_sent_at_the_next_start(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        stage.table.env.inject_error("POST", "/channels/*/messages", status=500, times=None)
        await stage.do("alice", "/order drive unit:Panther")
        await stage.table.stop()
        stage.table.env.backend.faults.clear()
        await stage.table.start()
        await stage.table.env.settle()
        assert len([s for s in stage.standing() if "drives" in s.text]) == 1


async def test_s19_an_archived_thread_is_opened_again(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        stage.table.env.inject_error("PATCH", f"/channels/*/messages/{question.message}", status=400, code=50083)
        await stage.press("bob", "Hold this whole move")
        closed = next(s for s in stage.standing() if s.message == question.message)
        assert not closed.controls
        assert "E3" in stage.public()


async def test_s21_s27_without_the_right_to_attach_files_there_is_text(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        stage.table.env.inject_error("POST", "/channels/*/messages", status=403, code=50013)
        await stage.do("alice", "/order drive unit:Panther")
        assert "3 AP" in stage.public()
        assert "Attach Files" in stage.public()


async def test_s25_a_refused_command_list_leaves_the_bot_running(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        await stage.table.stop()
        stage.table.env.inject_error("PUT", "/applications/*/commands", status=400, code=50035)
        await stage.table.start()
        stage.table.env.backend.faults.clear()
        stage.roll(d10=[1])
        await stage.press("bob", "Fire T-34/85")
        assert "miss" in stage.public()


async def test_s35_ready_again_starts_nothing_twice(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        client = stage.table.env.bot
        assert isinstance(client, BotClient)
        for _ in range(3):
            client.dispatch("ready")
        await stage.table.env.settle()
        await stage.wait(6 * 3600 + 60)
        reminders = [s for s in stage.news() if not s.private_to and "bob" in s.text and not s.is_edit]
        assert len(reminders) == 1
        await stage.wait(6 * 3600)
        assert len(await answers(stage)) == 1


async def test_an_unknown_button_is_explained(tmp_path: Path) -> None:
    """A button of an older release or of a game that is gone."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        stored = stage.table.env.backend.get_message(question.channel, question.message)
        for row in stored.components:
            for item in row["components"]:
                if item.get("label") == "Hold":
                    item["custom_id"] = "hd1:zzzzzz:answer:1:hold"
        shown = next(s for s in stage.standing() if s.message == question.message)
        await stage.click("bob", shown, button(shown, "Hold"))
        assert stage.private("bob")
        assert await answers(stage) == []


async def test_a_fault_of_ours_is_answered_with_a_number(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()

        async def broken(*_: object, **__: object) -> None:
            raise RuntimeError("secret detail")

        monkeypatch.setattr(stage.app.games, "answer", broken)
        await stage.press("bob", "Hold this whole move")
        said = stage.private("bob")
        assert "Error" in said
        assert "secret" not in said
        assert "Traceback" not in said


async def test_names_cannot_ping_or_format(tmp_path: Path) -> None:
    """S37: a display name is the person's own words."""
    async with on_stage(tmp_path) as stage:
        stage.table.env.backend.get_user(stage.table.people["alice"].id).global_name = "**@everyone** [x](http://y)"
        await stage.do("alice", "/game new scenario:far side:germany")
        lobby = stage.standing()[0].text
        assert "@everyone" not in lobby
        assert "://" not in lobby
        assert r"\*\*" in lobby
        assert r"\[x\]" in lobby


async def test_private_answers_are_in_the_readers_language(tmp_path: Path) -> None:
    async with on_stage(tmp_path, languages={"bob": "fr"}) as stage:
        await stage.ask()
        await stage.do("bob", "/react")
        assert "Tirer" in stage.private("bob") or "Tir" in stage.private("bob")
        assert "enters E2" in stage.question().text


async def test_s18_a_reminder_writes_a_deleted_question_anew(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        stage.table.env.backend.messages[question.channel].pop(question.message)
        await stage.wait(6 * 3600 + 60)
        again = stage.question()
        assert again.message != question.message
        assert again.text == question.text
        stage.roll(d10=[1])
        await stage.press("bob", "Fire T-34/85")
        assert "miss" in stage.public()


async def test_a_question_to_twelve_tanks_fits_and_names_all(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[2, 9], d4=[4])
        await stage.open("ring")
        await stage.do("bob", "/order drive unit:KV-1")
        await stage.do("bob", "/order move unit:KV-1 path:E4")
        question = stage.question()
        assert len(question.text) <= 2000
        assert question.text.startswith(f"<@{stage.table.people['alice'].id}>")
        assert question.text.count("kill **") == 12
        assert question.text.rstrip().endswith("TD-4.4")
        stage.roll(d10=[1])
        await stage.choose("alice", "Fire Panzer III #12", "Fire with")
        assert "Panzer III #12" in stage.public()
        assert "miss" in stage.public()
