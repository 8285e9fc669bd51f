"""What is still to be posted, and the posts we may edit (law 5)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.service.model import OutboxRow, Post
from bot.storage.base import Part
from bot.storage.database import Row, Transaction
from bot.storage.deadlines import mark_done


class Outbox(Part):
    async def add_outbox(
        self, game: str, kind: str, payload: str, at: int, *, done: tuple[str, str] | None = None
    ) -> None:
        async with self.db.write() as t:
            if done is not None:
                await mark_done(t, game, *done)
            await insert_outbox(t, game, [(kind, payload)], at)

    async def outbox(self, limit: int = 50, *, game: str = "") -> tuple[OutboxRow, ...]:
        rows = await self.db.read("SELECT * FROM outbox WHERE ?1 = '' OR game = ?1 ORDER BY id LIMIT ?2", (game, limit))
        return tuple(
            OutboxRow(
                r["id"], r["game"], r["kind"], r["first"], r["last"], r["payload"], r["attempts"], r["created_at"]
            )
            for r in rows
        )

    async def outbox_games(self) -> tuple[str, ...]:
        return tuple(r["game"] for r in await self.db.read("SELECT DISTINCT game FROM outbox ORDER BY game"))

    async def outbox_done(self, id_: int, posts: Sequence[Post] = ()) -> None:
        async with self.db.write() as t:
            await t.run("DELETE FROM outbox WHERE id=?", (id_,))
            for post in posts:
                await _put_post(t, post)

    async def outbox_failed(self, id_: int, error: str) -> None:
        async with self.db.write() as t:
            await t.run("UPDATE outbox SET attempts = attempts + 1, error = ? WHERE id=?", (error[:500], id_))

    async def posts(self, game: str, role: str = "", *, open_only: bool = True) -> tuple[Post, ...]:
        rows = await self.db.read(
            "SELECT * FROM posts WHERE game=?1 AND (?2 = '' OR role = ?2) AND (closed = 0 OR ?3 = 0) "
            "ORDER BY posted_at, message",
            (game, role, int(open_only)),
        )
        return tuple(_post(r) for r in rows)

    async def put_post(self, post: Post) -> None:
        async with self.db.write() as t:
            await _put_post(t, post)

    async def close_post(self, message: int) -> None:
        async with self.db.write() as t:
            await t.run("UPDATE posts SET closed = 1 WHERE message=?", (message,))


def _post(r: Row) -> Post:
    return Post(
        game=r["game"],
        role=r["role"],
        key=r["key"],
        channel=r["channel"],
        message=r["message"],
        first=r["first"],
        last=r["last"],
        posted_at=r["posted_at"],
        closed=bool(r["closed"]),
    )


async def _put_post(t: Transaction, post: Post) -> None:
    await t.run(
        "INSERT OR REPLACE INTO posts (message, game, role, key, channel, first, last, posted_at, closed) "
        "VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)",
        (
            post.message,
            post.game,
            post.role,
            post.key,
            post.channel,
            post.first,
            post.last,
            post.posted_at,
            int(post.closed),
        ),
    )


async def insert_outbox(
    t: Transaction, game: str, rows: Sequence[tuple[str, str]], at: int, first: int = 0, last: int = 0
) -> None:
    """Add rows to post; rows of kind ``events`` name the versions they show."""
    for kind, payload in rows:
        shown = (first, last) if kind == "events" else (0, 0)
        await t.run(
            "INSERT INTO outbox (game, kind, first, last, payload, created_at) VALUES (?, ?, ?, ?, ?, ?)",
            (game, kind, *shown, payload, at),
        )
