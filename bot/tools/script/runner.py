"""Plays script files: builds the table, keeps the dice, counts what went wrong."""

from __future__ import annotations

import asyncio
import sys
import traceback
from collections.abc import Callable, Iterator, Mapping, MutableMapping, Sequence
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import discord
import structlog

from bot.core.dice import RollRequest, RollResult
from bot.core.errors import ContentError
from bot.fairness import ScriptedDice, ScriptedFairness
from bot.fairness.scripted import ScriptError as DiceError
from bot.i18n import Texts
from bot.tools.building import client_maker
from bot.tools.checks import file_faults
from bot.tools.script.grammar import Script, ScriptError, read_script
from bot.tools.script.play import Failed, Player
from bot.tools.script.stacked import ScriptContent
from bot.tools.table import Table

Tell = Callable[[str], None]

PASSED, FAILED, UNREADABLE = 0, 1, 2


class WatchedDice(ScriptedDice):
    """Scripted dice that remember what went wrong, because the bot turns it into an apology."""

    failure = ""

    def roll(self, request: RollRequest) -> RollResult:
        try:
            return super().roll(request)
        except DiceError as e:
            self.failure = self.failure or str(e)
            raise


class LogWatch:
    """Takes the log while a script plays: exceptions count as failures, other errors only where that is wanted."""

    def __init__(self, *, is_strict: bool) -> None:
        self._is_strict = is_strict
        self.faults: list[str] = []

    def __call__(self, logger: Any, method: str, event: MutableMapping[str, Any]) -> Mapping[str, Any]:
        cause = sys.exc_info()[1] if event.get("exc_info") else None
        if cause is not None or (self._is_strict and method in ("error", "critical", "exception")):
            words = " ".join(f"{k}={v}" for k, v in event.items() if k not in ("event", "exc_info"))
            trace = "".join(traceback.format_exception(cause)[-6:]) if cause is not None else ""
            self.faults.append(f"{event.get('event')} {words}\n{trace}".strip())
        raise structlog.DropEvent

    @contextmanager
    def watching(self) -> Iterator[None]:
        """The log as it was configured before comes back afterwards."""
        before = structlog.get_config()
        structlog.configure(processors=[self], wrapper_class=structlog.BoundLogger, cache_logger_on_first_use=False)
        try:
            yield
        finally:
            structlog.configure(**before)


def run_file(file: Path, out: Tell, complain: Tell, *, is_strict: bool = False) -> int:
    """Play a file; 0 when all went as written, 1 at the first thing that did not, 2 when it cannot be read."""
    try:
        script = read_script(file.read_text("utf-8"))
        _check_permissions(script)
        scenarios = [_find(name, file.parent) for name in script.scenarios]
        content = ScriptContent(scenarios, script.cards)
        _check_scenarios(content, scenarios)
    except (OSError, UnicodeDecodeError, ScriptError, ContentError) as e:
        complain(f"{file}: {e}")
        return UNREADABLE
    log = LogWatch(is_strict=is_strict)
    with log.watching():
        return asyncio.run(_play(file, script, content, log, out, complain))


def _find(name: str, folder: Path) -> Path:
    beside = folder / name
    return beside if beside.exists() else Path(name)


def _check_permissions(script: Script) -> None:
    for name, permissions in script.users.items():
        for permission in permissions:
            if permission not in discord.Permissions.VALID_FLAGS:
                raise ScriptError(0, f"{name}: Discord knows no permission {permission!r}")


def _check_scenarios(content: ScriptContent, scenarios: Sequence[Path]) -> None:
    """Raises ContentError with every fault of the extra scenarios."""
    english = Texts(content.root).speaker("en", plain=True)
    faults = [fault for path in scenarios for fault in file_faults(content, path, english)]
    if faults:
        raise ContentError("\n".join(faults))


async def _play(file: Path, script: Script, content: ScriptContent, log: LogWatch, out: Tell, complain: Tell) -> int:
    dice = WatchedDice(script.dice) if script.has_dice else None
    with TemporaryDirectory(prefix="hulldown-") as folder:
        maker = client_maker(
            Path(folder) / "table.db",
            content=content,
            fairness=ScriptedFairness(dice) if dice is not None else None,
        )
        table = Table(maker, script.users, languages=script.languages)
        await table.open()
        try:
            return await _steps(file, script, Player(table, file.parent, out), dice, log, complain)
        finally:
            await table.close()


async def _steps(
    file: Path, script: Script, player: Player, dice: WatchedDice | None, log: LogWatch, complain: Tell
) -> int:
    for step in script.steps:
        reasons: list[str] = []
        try:
            await player.play(step)
        except Failed as e:
            reasons.append(str(e))
        if dice is not None and dice.failure:
            reasons = [f"the dice: {dice.failure}"]
        elif log.faults:
            reasons += [f"the bot logged: {fault}" for fault in log.faults]
        if reasons:
            complain(f"{file}:{step.line}: {step.source}")
            for line in (*reasons, *player.latest()):
                complain(f"    {line}")
            return FAILED
    if dice is not None:
        try:
            dice.check_empty()
        except DiceError as e:
            complain(f"{file}: {e}")
            return FAILED
    return PASSED
