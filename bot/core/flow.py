"""Running frames: a ruleset's suspended procedures, as data in its state."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from bot.core.errors import RulesBug
from bot.core.run import Run

R = TypeVar("R")

STEP_LIMIT = 2000


def run_frames(run: Run[R], has_work: Callable[[R], bool], step: Callable[[Run[R]], None]) -> None:
    """Step the top frame until a question is open, the game is over, or no frame is left. Runaways are a bug."""
    for _ in range(STEP_LIMIT):
        if run.is_waiting or not has_work(run.rules):
            return
        before = len(run.events)
        step(run)
        if len(run.events) == before:
            raise RulesBug("a frame made no progress")
    raise RulesBug("frames did not come to rest")
