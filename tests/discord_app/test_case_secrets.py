"""S37: what is hidden in a tank duel stays hidden: standing orders, and the rest of a path that is being driven."""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage

from bot.tools.shown import plain

NUMBER = "73"
"""A chance that no tank has."""


def read_by_others(stage: Stage, owner: str, since: int = 0) -> str:
    """Texts, labels, menus and alt texts shown to anybody but one; not the fingerprint, which may hold any number."""
    theirs = stage.table.people[owner].id
    shown = [s for s in stage.table.recorder.shown[since:] if s.private_to != theirs]
    parts = [line for s in shown for line in plain(s.words).splitlines() if not line.startswith("Dice:")]
    parts += [i.alt for s in shown for i in s.images]
    return "\n".join(parts)


async def look_around(stage: Stage, who: str) -> None:
    for command in ("/game board", "/game status", "/game log", "/react", "/sight from:E1 to:E9"):
        await stage.do(who, command)
    for label in ("Since", "Dice", "Rules", "Act"):
        await stage.press(who, label)


async def picture_for(stage: Stage, who: str) -> tuple[str, int, str]:
    """Name, size and alt text of the board as somebody sees it."""
    await stage.do(who, "/game board")
    image = next(i for s in stage.news() if s.private_to for i in s.images)
    return image.filename, image.size, image.alt


async def test_a_standing_order_is_known_to_its_owner_alone(tmp_path: Path) -> None:
    """S37, TD-P4: posts, panels, logs, alt text, file names and sizes, autocomplete."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[3])
        await stage.open("far")
        before = await picture_for(stage, "alice")
        await stage.do("bob", f'/order standing unit:"T-34/85" rule:"fire {NUMBER}"')
        assert NUMBER in stage.private("bob")
        for who in ("alice", "carol", "gm"):
            await look_around(stage, who)
        assert await picture_for(stage, "alice") == before
        channel, alice = stage.table.channel, stage.table.people["alice"]
        offered = await alice.autocomplete(channel, "order standing", "unit", "")
        offered += await alice.autocomplete(channel, "order standing", "rule", "", unit="T-34/85")
        assert "T-34" not in str(offered)
        assert NUMBER not in str(offered)
        await stage.do("alice", "/order drive unit:Panther")
        await stage.do("alice", "/order move unit:Panther path:E2")
        for who in ("alice", "carol", "gm"):
            await look_around(stage, who)
        assert NUMBER not in read_by_others(stage, "bob")
        await stage.do("bob", "/game log")
        assert NUMBER in stage.private("bob")


async def test_the_rest_of_a_path_is_known_to_the_driver_alone(tmp_path: Path) -> None:
    """S37, TD-P2: whoever is asked must not know where the tank wants to go, and pictures must not tell."""
    pictures = []
    for folder, path in (("straight", "E2 E3 E4"), ("aside", "E2 L1")):
        (tmp_path / folder).mkdir()
        async with on_stage(tmp_path / folder) as stage:
            stage.roll(d10=[9, 2], d4=[4])
            await stage.open("far")
            await stage.do("alice", "/order drive unit:Panther")
            mark = len(stage.table.recorder.shown)
            await stage.do("alice", f'/order move unit:Panther path:"{path}"')
            pictures.append([i.filename for i in stage.question().images])
            await look_around(stage, "bob")
            pictures[-1].append((await picture_for(stage, "bob"))[0])
            for word in ("E3", "E4", "SE"):
                assert word not in read_by_others(stage, "alice", mark)
    assert pictures[0] == pictures[1]
