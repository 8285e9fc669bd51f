"""Questions under bad conditions: people who are away, press twice, press late, and a game master who interferes."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from scenes import at, behind_the_scenes, button, click_late, dice_thrown, events_of, together
from stage import Stage, on_stage

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.refusals import Refusal
from bot.rulesets.tank_duel.edit_types import MarkUnit
from bot.service.model import Place, User


async def answers(stage: Stage) -> list[str]:
    return [f"{a.answer} by {a.by}" for a in await events_of(stage, ev.DecisionAnswered)]


async def test_s1_a_game_elsewhere_goes_on_while_a_question_is_open(tmp_path: Path) -> None:
    """S1, TD-P2: the window blocks its own game alone, and by default holds fire once."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        other = stage.table.channel.guild.create_text_channel("elsewhere")
        with at(stage, other):
            stage.roll(d10=[9, 2], d4=[3])
            await stage.open("quiet")
            await stage.do("alice", "/order drive unit:Panther")
            assert "3 AP" in stage.public()
            assert {s.channel for s in stage.news() if not s.private_to} == {other.id}
        await stage.do("alice", "/order move unit:Panther path:E4")
        assert "bob" in stage.private("alice")
        await stage.wait(12 * 3600 + 60)
        assert await answers(stage) == ["hold by expiry"]
        assert "No answer from bob in time" in stage.public()
        assert "E2 > E3" in stage.public()


async def test_s2_a_gun_lost_while_the_question_is_open_closes_it(tmp_path: Path) -> None:
    """S2: no shot is left, so the question closes, says why, and the drive goes on from the same hex."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        gm = User(stage.table.people["gm"].id, "gm")
        edit = cmd.Amend(MarkUnit("ussr-1", "no_gun"), "hit by an air raid")
        act = stage.app.games.act((await stage.row()).id, gm, edit, "gm-1", role="gm")
        assert not isinstance(await behind_the_scenes(stage, act), Refusal)
        closed = next(s for s in stage.standing() if s.message == question.message)
        assert not closed.controls
        assert "The question closes" in closed.text
        assert "E2 > E3" in stage.public()
        before = (await stage.row()).version
        await click_late(stage, "bob", question, button(question, "Fire"))
        assert "closed" in stage.private("bob")
        assert not stage.public()
        assert (await stage.row()).version == before
        await stage.do("alice", "/order finish unit:Panther motion:halted")
        assert "bob" in stage.public()


async def test_s3_no_second_move_after_an_interrupted_one(tmp_path: Path) -> None:
    """S3, TD-P3: what was paid for before the question stays paid; no other move fits in while it is open."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        before = (await stage.row()).version
        for order in ("move unit:Panther path:E4", "pivot turns:L1", "finish unit:Panther motion:halted"):
            await stage.do("alice", f"/order {order}")
            assert "bob" in stage.private("alice")
            assert not stage.public()
        assert (await stage.row()).version == before
        await stage.press("bob", "Hold this whole move")
        assert "E2 > E3, facing S, 1 AP left" in stage.public()
        await stage.do("alice", '/order move unit:Panther path:"E4 E5"')
        assert "E5" in stage.private("alice")
        assert not stage.public()


async def test_s5_all_questions_are_alike_however_the_last_one_ended(tmp_path: Path) -> None:
    """S5: timed out, held, fired."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2, 9, 2, 9, 2], d4=[1, 1, 1])
        await stage.open("far", timer="1m")
        controls = []
        for end, to in (("out of time", "E2"), ("held", "E3"), ("fired", "E4")):
            await stage.do("alice", "/order drive unit:Panther")
            await stage.do("alice", f"/order move unit:Panther path:{to}")
            controls.append([c.label for c in stage.question().controls])
            if end == "out of time":
                await stage.wait(61)
            elif end == "held":
                await stage.press("bob", "Hold")
            else:
                stage.roll(d10=[1])
                await stage.press("bob", "Fire")
                break
            await stage.do("alice", "/order finish unit:Panther motion:halted")
            await stage.do("bob", "/order ambush unit:T-34/85")
        assert controls[0] == controls[1] == controls[2]
        assert await answers(stage) == ["hold by expiry", "hold by seat", "fire:ussr-1 by seat"]
        assert "miss" in stage.public()


async def test_s8_nothing_waits_while_a_question_is_open(tmp_path: Path) -> None:
    """S8: no task of a game lives between two clicks, and a press carries the move on by itself."""
    async with on_stage(tmp_path) as stage:
        await stage.table.env.settle()
        idle = len(asyncio.all_tasks())
        await stage.ask()
        await stage.table.env.settle()
        assert len(asyncio.all_tasks()) == idle
        await stage.press("bob", "Hold this whole move")
        assert "E2 > E3" in stage.public()
        assert len(asyncio.all_tasks()) == idle


async def test_s9_a_panel_from_before_an_undo_is_out_of_date(tmp_path: Path) -> None:
    """S9: the same place in the menu means something else now, so nothing is done."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("quiet")
        await stage.do("alice", "/order turret unit:Panther set:stay")
        await stage.press("alice", "Act")
        panel = next(s for s in reversed(stage.news()) if s.private_to and s.controls)
        menu = panel.controls[0]
        await stage.do("alice", "/game undo")
        before = (await stage.row()).version
        for _, value in menu.options[:3]:
            stage.mark = len(stage.table.recorder.shown)
            await stage.table.people["alice"].select(stage.handle(panel), [value], custom_id=menu.custom_id)
            assert "moved on" in stage.private("alice")
            assert not stage.public()
        assert (await stage.row()).version == before


async def test_s11_a_double_tap_is_one_shot(tmp_path: Path) -> None:
    """S11: both taps arrive before the bot does anything; one roll, one line, the other tap is told."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        fire = button(question, "Fire")
        stage.roll(d10=[1])
        bob, seen = stage.table.people["bob"], stage.handle(question)
        thrown = len(await dice_thrown(stage))

        async def tap() -> object:
            return await bob.click(seen, custom_id=fire.custom_id)

        await together(stage, tap, tap)
        assert len(await dice_thrown(stage)) == thrown + 1
        assert await answers(stage) == ["fire:ussr-1 by seat"]
        assert stage.public().count("bob answers") == 1
        assert stage.private("bob").count("Already answered by bob: Fire T-34/85 #1") == 1


async def test_s11_fire_and_hold_in_one_tick_are_one_answer(tmp_path: Path) -> None:
    """S11: whichever came first stands; a game master's press decides nothing here."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question, people = stage.question(), stage.table.people
        seen, fire, hold = stage.handle(question), button(question, "Fire"), button(question, "Hold this")
        await together(
            stage,
            lambda: people["gm"].click(seen, custom_id=fire.custom_id),
            lambda: people["bob"].click(seen, custom_id=hold.custom_id),
            lambda: people["bob"].click(seen, custom_id=fire.custom_id),
        )
        assert len(await answers(stage)) == 1
        assert "Already answered" in stage.private("bob")
        assert stage.private("gm")


async def test_s15_the_first_answer_and_its_dice_outlive_a_restart(tmp_path: Path) -> None:
    """S15: two tanks may fire; one does, the bot restarts, the other does; the first cannot fire again."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2, 1], d4=[3])
        await stage.open("crossfire")
        await stage.do("alice", "/order drive unit:Panther")
        await stage.do("alice", '/order move unit:Panther path:"E2 E3"')
        first = stage.question()
        await stage.press("bob", "Fire T-34/85 #2")
        thrown = await dice_thrown(stage)
        await stage.table.stop()
        await stage.table.start()
        second = stage.question()
        assert not any(c.label.startswith("Fire T-34/85 #2") for c in second.controls)
        await click_late(stage, "bob", first, button(first, "Fire T-34/85 #2"))
        assert "Already answered by bob: Fire T-34/85 #2" in stage.private("bob")
        assert await dice_thrown(stage) == thrown
        stage.roll(d10=[1])
        await stage.click("bob", second, button(second, "Fire T-34/85 #1"))
        assert len(await dice_thrown(stage)) == len(thrown) + 1
        await stage.do("bob", '/order fire unit:"T-34/85 #2" target:Panther')
        assert not stage.public()


async def test_s17_a_question_two_days_old_is_still_edited(tmp_path: Path) -> None:
    """S17: with the bot's own token, whatever became of the interaction that opened it."""
    async with on_stage(tmp_path) as stage:
        await stage.ask(timer="3d")
        question = stage.question()
        await stage.wait(2 * 86400)
        stage.roll(d10=[1])
        await stage.click("bob", question, button(question, "Fire"))
        closed = next(s for s in stage.standing() if s.message == question.message)
        assert "Fire T-34/85 #1" in closed.text
        assert not closed.controls
        assert not closed.images
        assert "miss" in stage.public()


async def test_s35_three_times_ready_is_one_start(tmp_path: Path) -> None:
    """S35: what was due while the bot was away happens once."""
    async with on_stage(tmp_path) as stage:
        await stage.ask(timer="10m")
        await stage.table.stop()
        await stage.table.wait(240)
        await stage.table.start()
        for _ in range(3):
            stage.table.env.bot.dispatch("ready")
        await stage.table.env.settle()
        await stage.wait(600)
        assert await answers(stage) == ["hold by expiry"]
        assert sum("No answer from bob" in s.text for s in stage.table.recorder.shown) == 1


async def test_react_answers_without_a_button_also_from_another_channel(tmp_path: Path) -> None:
    """S19: where buttons cannot be pressed a command does it all."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        place = Place(stage.table.channel.guild.id, stage.table.channel.id)
        other = stage.table.channel.guild.create_text_channel("elsewhere")
        bob, carol = stage.table.people["bob"], stage.table.people["carol"]
        offered = await bob.autocomplete(other, "react", "answer", "")
        assert {"fire:ussr-1", "hold", "hold_move", "hold_unless:60"} <= {str(c["value"]) for c in offered}
        assert await carol.autocomplete(other, "react", "answer", "") == []
        with at(stage, other):
            await stage.do("carol", "/react answer:hold")
            assert "no game" in stage.private("carol").lower()
            await stage.do("bob", "/react answer:nonsense")
            assert stage.private("bob")
            assert not stage.public()
            await stage.do("bob", '/react answer:"Hold this whole"')
        assert f"<#{place.channel}>" in stage.private("bob")
        assert "E2 > E3" in stage.public()
        assert await answers(stage) == ["hold_move by seat"]
