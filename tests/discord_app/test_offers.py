"""Autocomplete: legal things with their costs, at most 25, and never an error."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import pytest

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage


async def offered(stage: Stage, who: str, command: str, option: str, value: str = "", **filled: Any) -> dict[str, str]:
    """Values by what they are called, in the order offered."""
    choices = await stage.table.people[who].autocomplete(stage.table.channel, command, option, value, **filled)
    assert len(choices) <= 25
    assert all(1 <= len(c["name"]) <= 100 for c in choices)
    return {c["name"]: c["value"] for c in choices}


async def test_paths_come_with_their_cost(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        assert list((await offered(stage, "alice", "order drive", "unit")).values()) == ["#1"]
        await stage.do("alice", "/order drive unit:Panther")
        paths = await offered(stage, "alice", "order move", "path", unit="Panther")
        assert "E2" in paths.values()
        assert all("AP" in name for name in paths)
        assert await offered(stage, "bob", "order move", "path") == {}
        assert await offered(stage, "carol", "order move", "path") == {}


async def test_sight_offers_pieces_and_hexes(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        assert await offered(stage, "alice", "sight", "from") == {}
        stage.roll(d10=[9, 2])
        await stage.open("far")
        assert list((await offered(stage, "alice", "sight", "from")).values()) == ["E1", "E9"]
        assert list((await offered(stage, "alice", "sight", "to")).values()) == ["E9", "E1"]
        assert "D4" in (await offered(stage, "alice", "sight", "to", "d")).values()


async def test_the_lobby_offers_scenarios_sides_and_times(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        assert "duel" in (await offered(stage, "alice", "game new", "scenario", "Duel")).values()
        sides = await offered(stage, "alice", "game new", "side", scenario="far")
        assert set(sides.values()) == {"germany", "ussr"}
        assert "12h" in (await offered(stage, "alice", "game new", "timer", scenario="far")).values()
        assert "45m" in (await offered(stage, "alice", "game new", "timer", "45m", scenario="far")).values()
        await stage.do("alice", "/game new scenario:far side:germany")
        assert list((await offered(stage, "bob", "game join", "side")).values()) == ["ussr"]


async def test_rules_are_found_by_id_and_title(tmp_path: Path) -> None:
    async with on_stage(tmp_path, languages={"bob": "fr"}) as stage:
        found = await offered(stage, "alice", "rules", "id", "TD-4.4")
        assert "TD-4.4" in found.values()
        french = await offered(stage, "bob", "rules", "id", "TD-4.4")
        assert set(french) != set(found)


async def test_trouble_offers_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("far")

        async def broken(*_: object, **__: object) -> None:
            raise RuntimeError

        monkeypatch.setattr(stage.app.games, "find", broken)
        assert await offered(stage, "alice", "order drive", "unit") == {}
        assert await offered(stage, "alice", "sight", "from") == {}
