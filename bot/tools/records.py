"""Exports, backups and pictures from the command line; the bot may be running meanwhile."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from bot.content import ShippedContent
from bot.core.errors import ContentError, GameError
from bot.core.refusals import Refusal
from bot.fairness import LiveFairness
from bot.fairness.verify import verify_bytes
from bot.i18n import Texts
from bot.scheduler import SystemClock
from bot.service.games import Games
from bot.settings import Settings
from bot.storage import SqliteStore, StoreFailed
from render import draw_board
from render.common.picture import ThemeName

Tell = Callable[[str], None]


@asynccontextmanager
async def open_store(database: Path | None, content: ShippedContent) -> AsyncIterator[SqliteStore]:
    """The database beside a bot that may be running. Raises StoreFailed when there is none."""
    path = database or Settings().database
    if not path.exists():
        raise StoreFailed(f"There is no database {path}; name it with --database or HULLDOWN_DATABASE.")
    store = await SqliteStore.open(path, content.ruleset, single=False)
    try:
        yield store
    finally:
        await store.close()


def verify_file(file: Path, tell: Tell) -> int:
    """Check an export; 0 when all is well, 1 when it is not, 2 for a file that cannot be read."""
    try:
        verdict = verify_bytes(file.read_bytes())
    except OSError as e:
        tell(f"{file} cannot be read: {e.strerror}")
        return 2
    tell(verdict.line())
    return 0 if verdict.ok else 1


async def export_game(database: Path | None, game: str, out: Path | None, tell: Tell) -> int:
    """Write a game's trail, or list the games when none is named. The ending of ``out`` says the form."""
    content = ShippedContent()
    async with open_store(database, content) as store:
        if not game:
            for row in await store.games(0):
                tell(f"{row.id}  #{row.number}  {row.ruleset}  {row.scenario}  {row.status}")
            return 0
        if await store.game(game) is None:
            raise GameError(f"There is no game {game}; without an id the games are listed.")
        form = out.suffix.removeprefix(".") if out is not None else "zip"
        done = await Games(store, content, LiveFairness(), SystemClock()).export(game, form or "zip")
    if isinstance(done, Refusal):
        texts = Texts(content.root)
        raise GameError(" ".join(texts.plain(reason, "en") for reason in done.reasons))
    name, raw = done
    target = out or Path(name)
    target.write_bytes(raw)
    tell(f"{target}: {len(raw)} bytes")
    return 0


async def back_up(database: Path | None, target: Path, tell: Tell) -> int:
    """Copy the database to a new file and check the copy."""
    content = ShippedContent()
    async with open_store(database, content) as store:
        await store.backup(target)
    async with open_store(target, content) as copy:
        problems = await copy.problems()
    for problem in problems:
        tell(f"{target}: {problem}")
    tell(f"{target}: {target.stat().st_size} bytes")
    return 1 if problems else 0


def draw_scenario(scenario: str, out: Path | None, language: str, theme: ThemeName, tell: Tell) -> int:
    """Draw the map of a scenario, by id or from a file."""
    content = ShippedContent()
    file = Path(scenario)
    id_ = content.add_scenario(file.read_text("utf-8"), str(file)) if file.is_file() else scenario
    owners = dict(content.scenarios())
    if id_ not in owners:
        raise ContentError(f"There is no scenario {id_}; there are: {', '.join(sorted(owners))}")
    ruleset = content.ruleset(owners[id_])
    tables = content.tables(owners[id_])
    read = content.read_scenario(owners[id_], tables, content.scenario_text(id_) or "")
    if isinstance(read, tuple):
        raise ContentError(f"{scenario} has {len(read)} faults; hulldown check names them")
    words = Texts(content.root).speaker(language, plain=True)
    picture = draw_board(ruleset.preview(tables, read), words, theme=theme)
    target = out or Path(f"{id_}.png")
    target.write_bytes(picture.png)
    tell(f"{target}: {picture.width} x {picture.height} px, {len(picture.png) / 1000:.0f} kB")
    return 0
