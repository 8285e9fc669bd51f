"""Who has the move again after a question is told so in a new message; an edit mentions nobody (UX: waiting)."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage


def mentions_alice(stage: Stage) -> bool:
    alice = f"<@{stage.table.people['alice'].id}>"
    return any(alice in s.text and not s.is_edit and not s.private_to for s in stage.news())


async def test_TD_P5_the_mover_is_mentioned_when_the_path_has_ended(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        await stage.press("bob", "Hold")
        assert not mentions_alice(stage)  # bob is asked again, one hex on
        await stage.press("bob", "Hold")
        assert mentions_alice(stage)
        assert "Act" in [c.label for c in stage.standing()[0].controls]


async def test_TD_P3_the_mover_is_mentioned_after_an_expiry(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        await stage.wait(13 * 3600)
        assert mentions_alice(stage)


async def test_whoever_answers_his_own_question_is_not_mentioned(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.do("alice", "/game new scenario:far side:germany solo:true")
        await stage.press("alice", "Start")
        await stage.do("alice", "/order drive unit:Panther")
        await stage.do("alice", "/order move unit:Panther path:E2")
        await stage.press("alice", "Hold")
        assert not mentions_alice(stage)
