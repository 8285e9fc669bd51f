"""From the lobby to an answered question and a picture, through the front door."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from stage import on_stage

from bot.tools.shown import plain


def labels(controls: object) -> list[str]:
    return [c.label for c in controls if c.is_button]  # type: ignore[attr-defined]


async def test_the_lobby_is_one_message_that_is_edited(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("alice", "/game new scenario:far side:germany timer:30m")
        (lobby,) = stage.standing()
        assert "Far" in lobby.text
        assert "alice" in lobby.text
        assert "30" in lobby.text
        assert labels(lobby.controls) == ["Join Germany", "Join USSR", "Watch", "Start"]
        assert [c.enabled for c in lobby.controls] == [False, True, True, False]
        assert lobby.images[0].alt
        await stage.press("bob", "Join")
        (lobby,) = stage.standing()
        assert [c.enabled for c in lobby.controls] == [False, False, True, True]
        assert "bob" in lobby.text
        assert lobby.images
        await stage.press("carol", "Watch")
        assert stage.private("carol")
        assert not stage.public()


async def test_a_question_names_the_odds_the_deadline_and_the_one_asked(tmp_path: Path) -> None:
    """TD-4.4, TD-P2, TD-P12: one public message; only the one asked is mentioned; the mover knows who decides."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        bob = stage.table.people["bob"].id
        text = plain(question.text)
        assert question.text.startswith(f"<@{bob}>")
        assert str(stage.table.people["alice"].id) not in question.text
        assert "kill 26.5 %" in text
        assert "+1 began halted" in text
        assert "-1 target in motion" in text
        assert question.text.count("<t:") == 2
        assert ":R>" in question.text
        assert labels(question.controls) == ["Fire T-34/85 #1", "Hold", "Hold this whole move"]
        assert question.images
        assert "bob" in stage.private("alice")
        await stage.do("carol", "/game status")
        assert "bob" in stage.private("carol")
        assert "Hold" in stage.private("carol")


async def test_an_answer_closes_the_question_and_the_move_goes_on(tmp_path: Path) -> None:
    """S8: at once, in the same step as the press."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        asked = stage.question()
        stage.roll(d10=[9], d100=[39])
        await stage.press("bob", "Fire T-34/85")
        closed = next(s for s in stage.standing() if s.message == asked.message)
        assert not closed.controls
        assert not closed.images
        assert len(plain(closed.text).splitlines()) <= 2
        said = stage.public()
        assert "D10 9" in said
        assert "D100 39" in said
        assert "ricochet" in said
        assert "E3" in said
        assert any(i.alt for s in stage.news() for i in s.images)


async def test_only_the_newest_board_has_buttons(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        await stage.press("bob", "Hold this whole move")
        await stage.do("alice", "/order finish motion:halted")
        boards = [s for s in stage.standing() if any(":act:" in c.custom_id for c in s.controls)]
        assert len(boards) == 1
        assert labels(boards[0].controls) == ["Act", "Since I last looked", "Dice", "Rules"]
        assert f"<@{stage.table.people['bob'].id}>" in boards[0].text


async def test_steps_of_an_activation_share_a_message_for_an_hour(tmp_path: Path) -> None:
    """S21: one picture, replaced under a new name."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[4])
        await stage.open("quiet")
        await stage.do("alice", "/order drive unit:Panther")
        first = stage.standing()[0]
        await stage.do("alice", "/order pivot turns:L1")
        second = stage.standing()[0]
        assert second.message == first.message
        assert len(second.images) == 1
        assert second.images[0].filename != first.images[0].filename
        await stage.wait(3700)
        await stage.do("alice", "/order pivot turns:R1")
        assert stage.standing()[0].message != first.message


async def test_a_refusal_is_private_and_cites_its_rule(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("alice", "/order drive unit:Panther")
        assert stage.private("alice")
        assert not stage.public()
        await stage.ask()
        for who, command, word in (
            ("alice", "/order move unit:Panther path:E4", "bob"),  # another moment
            ("carol", "/order drive unit:Panther", "seat"),  # no seat
            ("alice", "/order ditch unit:Panther", "order"),  # another ruleset
        ):
            await stage.do(who, command)
            assert not stage.public()
            assert word in stage.private(who).lower()
        await stage.do("alice", "/order move unit:Panther path:E4")
        assert "TD-4.4" in stage.private("alice")


async def test_act_offers_the_menu_and_carries_it_out(tmp_path: Path) -> None:
    """Law 6: the panel is made of the menu."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[4])
        await stage.open("quiet")
        await stage.press("carol", "Act")
        assert "seat" in stage.private("carol").lower()
        await stage.press("alice", "Act")
        assert "Drive Panther" in stage.private("alice")
        await stage.choose("alice", "Drive Panther", "")
        assert "AP" in stage.public()


async def test_since_i_last_looked_tells_only_what_is_new(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[4])
        await stage.open("quiet")
        await stage.press("bob", "Since")
        assert "Turn 1" in stage.private("bob")
        await stage.do("alice", "/order drive unit:Panther")
        await stage.press("bob", "Since")
        assert "drives" in stage.private("bob")
        assert "Turn 1 of" not in stage.private("bob")
