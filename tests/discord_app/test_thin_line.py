"""From the lobby to an answered question and a picture, through the front door."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from stage import on_stage


async def test_from_lobby_to_answered_question(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        print(stage.table.env.transcript()) if False else None
        for s in stage.table.recorder.shown:
            print("---", s.author, "->", s.private_to or "all", "edit" if s.is_edit else "")
            print(s.text)
            print([c.label + ("" if c.enabled else " (off)") for c in s.controls], [(i.filename, i.size, i.alt[:100]) for i in s.images])
