"""A simulated server with the real bot on it, its dice from a script, its clock the server's."""

from __future__ import annotations

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path

from simcord import InteractionResult, ResponseMessage

from bot.bootstrap import BotClient, build
from bot.content import ShippedContent
from bot.discord_app.app import App
from bot.fairness import ScriptedDice, ScriptedFairness
from bot.service.model import GameRow, Place
from bot.settings import Settings
from bot.tools.acting import choose, press, type_command
from bot.tools.shown import Control, Shown, plain
from bot.tools.table import Table, TableClock

MAPS = Path(__file__).resolve().parents[1] / "e2e" / "maps"
PEOPLE = {"alice": (), "bob": (), "carol": (), "gm": ("manage_channels",), "boss": ("manage_guild",)}


@cache
def content() -> ShippedContent:
    """The shipped scenarios and the maps of the scripts; read once."""
    return ShippedContent(extra=sorted(MAPS.glob("*.toml")))


class Stage:
    """People and the bot in one channel."""

    def __init__(self, folder: Path, languages: dict[str, str] | None = None) -> None:
        self.folder = folder
        self.dice = ScriptedDice({})
        self.table = Table(self._client, PEOPLE, languages=languages)
        self.mark = 0

    def _client(self, clock: TableClock) -> BotClient:
        settings = Settings(database=self.folder / "games.db")
        return build(settings, clock=clock, fairness=ScriptedFairness(self.dice), content=content())

    @property
    def app(self) -> App:
        client = self.table.env.bot
        assert isinstance(client, BotClient)
        return client.app

    def roll(self, **faces: Sequence[int]) -> None:
        """Queue faces by kind."""
        for kind, queue in faces.items():
            self.dice.add(kind, list(queue))

    async def do(self, who: str, command: str) -> None:
        self.mark = len(self.table.recorder.shown)
        await type_command(self.table, who, command, self.folder)

    async def press(self, who: str, label: str, nth: int = 1) -> None:
        self.mark = len(self.table.recorder.shown)
        await press(self.table, who, label, nth)

    async def press_via_react(self, who: str, label: str) -> None:
        """Answer the open question without its message."""
        await self.do(who, "/react")
        panel = next(s for s in reversed(self.news()) if s.private_to and s.controls)
        await self.click(who, panel, next(c for c in panel.controls if c.label.startswith(label)))

    async def choose(self, who: str, wish: str, placeholder: str) -> None:
        self.mark = len(self.table.recorder.shown)
        await choose(self.table, who, [wish], placeholder)

    async def wait(self, seconds: float) -> None:
        self.mark = len(self.table.recorder.shown)
        await self.table.wait(seconds)

    async def click(self, who: str, message: Shown, control: Control) -> InteractionResult:
        """A click on a message as it was, even if it has changed since."""
        self.mark = len(self.table.recorder.shown)
        return await self.table.people[who].click(self.handle(message), custom_id=control.custom_id)

    def handle(self, message: Shown) -> ResponseMessage:
        return ResponseMessage(self.table.env, self.table.env.backend.get_message(message.channel, message.message))

    def news(self) -> list[Shown]:
        return self.table.recorder.since(self.mark)

    def public(self) -> str:
        """What everybody saw since the last act."""
        return "\n".join(plain(s.words) for s in self.news() if not s.private_to)

    def private(self, who: str) -> str:
        """What one person alone saw since the last act."""
        id_ = self.table.people[who].id
        return "\n".join(plain(s.words) for s in self.news() if s.private_to == id_)

    def standing(self) -> list[Shown]:
        """Public messages as they stand now, newest first."""
        return [s for s in self.table.recorder.current(self.table.people["carol"].id) if not s.private_to]

    def question(self) -> Shown:
        """The newest public message that offers an answer."""
        return next(s for s in self.standing() if any(":answer:" in c.custom_id for c in s.controls))

    async def row(self) -> GameRow:
        found = await self.app.games.find(Place(self.table.channel.guild.id, self.table.channel.id))
        assert found is not None
        return found

    async def open(self, scenario: str, **options: str) -> None:
        """Alice opens and plays the first side, Bob the other."""
        more = "".join(f" {name}:{value}" for name, value in options.items())
        await self.do("alice", f"/game new scenario:{scenario} side:germany{more}")
        await self.press("bob", "Join")
        await self.press("alice", "Start")

    async def ask(self, **options: str) -> None:
        """A game in which Bob is asked about opportunity fire on Alice's Panther in E2."""
        self.roll(d10=[9, 2], d4=[3])
        await self.open("far", **options)
        await self.do("alice", "/order drive unit:Panther")
        await self.do("alice", '/order move unit:Panther path:"E2 E3"')


@asynccontextmanager
async def on_stage(folder: Path, languages: dict[str, str] | None = None) -> AsyncIterator[Stage]:
    """The stage with the bot up. Whatever the bot raised fails the test at the end."""
    stage = Stage(folder, languages)
    await stage.table.open()
    try:
        yield stage
        assert not stage.table.env.errors
    finally:
        await stage.table.close()
