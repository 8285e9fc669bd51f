"""S38: many pictures and slow channels at once; nobody waits for what is not theirs."""

from __future__ import annotations

import asyncio
import sys
import threading
import time
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import discord
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from scenes import behind_the_scenes, together
from stage import Stage, content, on_stage

from bot.discord_app import pictures
from bot.discord_app.pictures import AT_ONCE, Pictures
from bot.discord_app.publisher import ChannelPublisher
from bot.discord_app.sending import ChannelGone
from bot.i18n import Texts
from bot.service.model import OutboxRow
from render import Picture


class Drawing:
    """A slow drawing that notes how many go on at once."""

    def __init__(self) -> None:
        self.lock = threading.Lock()
        self.now = self.most = self.done = 0

    def __call__(self) -> Picture:
        with self.lock:
            self.now += 1
            self.most = max(self.most, self.now)
        time.sleep(0.01)
        with self.lock:
            self.now -= 1
            self.done += 1
        return Picture(b"png", 1, 1)


async def test_twenty_boards_are_drawn_by_a_bounded_pool_beside_the_event_loop() -> None:
    drawing, made = Drawing(), Pictures(Texts(content().root))
    boards = [asyncio.create_task(made.made(n, drawing, "alt")) for n in range(20)]
    turns = 0
    while not all(b.done() for b in boards):
        await asyncio.sleep(0)
        turns += 1
    assert drawing.done == 20
    assert drawing.most <= AT_ONCE
    assert turns > 20  # presses had their turn meanwhile


async def test_the_same_board_asked_for_twenty_times_is_drawn_once() -> None:
    drawing, made = Drawing(), Pictures(Texts(content().root))
    shown = await asyncio.gather(*(made.made("board", drawing, "alt") for _ in range(20)))
    assert drawing.done == 1
    assert len({id(s) for s in shown}) == 1
    assert await made.made("board", drawing, "alt") is shown[0]
    assert drawing.done == 1


async def test_a_drawing_that_fails_is_tried_anew() -> None:
    def broken() -> Picture:
        raise RuntimeError("no canvas")

    drawing, made = Drawing(), Pictures(Texts(content().root))
    assert await made.made("board", broken, "alt") is None
    assert await made.made("board", drawing, "alt") is not None


async def test_a_press_among_twenty_boards_is_answered(tmp_path: Path) -> None:
    """S38: all arrive in one tick; each gets an answer, the press counts."""
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        question = stage.question()
        seen, hold = stage.handle(question), next(c for c in question.controls if c.label.startswith("Hold this"))
        people, channel = stage.table.people, stage.table.channel
        looks = [lambda: people["carol"].slash(channel, "game board")] * 20
        await together(stage, *looks, lambda: people["bob"].click(seen, custom_id=hold.custom_id))
        assert "E2 > E3" in stage.private("bob")
        assert "E2 > E3" in stage.public()
        carols = [s for s in stage.news() if s.private_to == people["carol"].id]
        assert len(carols) == 20
        assert all(s.images for s in carols)


async def back_online(stage: Stage) -> None:
    stage.app.publisher.wake()


async def test_frames_that_another_follows_at_once_are_not_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """S38: two orders while the channel could not be reached make one picture, the newer one."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[4])
        await stage.open("quiet")
        draw, drawn = pictures.draw_board, []

        def counted(*args: Any, **more: Any) -> Any:
            drawn.append(1)
            return draw(*args, **more)

        with monkeypatch.context() as offline:
            offline.setattr(stage.app.publisher, "wake", lambda: None)
            await stage.do("alice", "/order drive unit:Panther")
            await stage.do("alice", "/order pivot turns:L1")
        monkeypatch.setattr(pictures, "draw_board", counted)
        await behind_the_scenes(stage, back_online(stage))
        (step,) = [s for s in stage.standing() if "drives" in s.text]
        assert "facing" in step.text
        assert len(step.images) == 1
        assert len(drawn) == 1


class FakeStore:
    """An outbox in memory."""

    def __init__(self, *games: str) -> None:
        self.rows = [OutboxRow(n, game, "lobby", 0, 0, "", 0, 0) for n, game in enumerate(games, 1)]
        self.failed: list[int] = []

    async def outbox_games(self) -> tuple[str, ...]:
        return tuple(dict.fromkeys(r.game for r in self.rows))

    async def outbox(self, limit: int = 50, *, game: str = "") -> tuple[OutboxRow, ...]:
        return tuple(r for r in self.rows if r.game == game)[:limit]

    async def outbox_done(self, id_: int) -> None:
        self.rows = [r for r in self.rows if r.id != id_]

    async def outbox_failed(self, id_: int, error: str) -> None:
        self.failed.append(id_)


class FakePostings:
    """Posts nothing; the channel of one game hangs until it is let go."""

    def __init__(self, slow: str = "", trouble: Exception | None = None) -> None:
        self.slow, self.trouble = slow, trouble
        self.let_go = asyncio.Event()
        self.posted: list[int] = []

    async def lobby(self, row: OutboxRow) -> None:
        if row.game == self.slow:
            await self.let_go.wait()
            if self.trouble is not None:
                raise self.trouble
        self.posted.append(row.id)

    async def other_posts(self) -> bool:
        return True


def publisher(store: FakeStore, postings: FakePostings) -> ChannelPublisher:
    fakes: Any = (None, store, postings)
    made = ChannelPublisher(*fakes)
    made.open()
    return made


async def turns(n: int = 50) -> None:
    for _ in range(n):
        await asyncio.sleep(0)


async def test_s1_a_slow_channel_holds_up_no_other_game() -> None:
    store, postings = FakeStore("a", "b", "a", "b"), FakePostings("a")
    posting = publisher(store, postings)
    await turns()
    assert postings.posted == [2, 4]
    postings.let_go.set()
    await turns()
    assert postings.posted == [2, 4, 1, 3]
    assert store.rows == []
    await posting.close()


async def test_posts_added_while_one_is_being_sent_are_sent_too() -> None:
    store, postings = FakeStore("a"), FakePostings("a")
    posting = publisher(store, postings)
    await turns()
    store.rows.append(OutboxRow(9, "a", "lobby", 0, 0, "", 0, 0))
    posting.wake()
    postings.let_go.set()
    await turns()
    assert postings.posted == [1, 9]
    await posting.close()


async def test_s18_the_posts_of_a_channel_that_is_gone_are_dropped() -> None:
    store, postings = FakeStore("a", "a"), FakePostings("a", ChannelGone())
    postings.let_go.set()
    posting = publisher(store, postings)
    await turns()
    assert store.rows == []
    await posting.close()


async def test_what_discord_will_never_take_does_not_stop_the_game_for_good() -> None:
    """A post that Discord calls malformed is left out after some tries."""
    answer: Any = SimpleNamespace(status=400, reason="Bad Request")
    store, postings = FakeStore("a", "b"), FakePostings("a", discord.HTTPException(answer, {"code": 50035}))
    postings.let_go.set()
    posting = publisher(store, postings)
    await turns()
    assert [r.game for r in store.rows] == ["a"]
    store.rows = [OutboxRow(r.id, r.game, r.kind, 0, 0, "", 3, 0) for r in store.rows]
    posting.wake()
    await turns()
    assert store.rows == []
    await posting.close()
