"""Small things every procedure needs: frames, phases, tokens."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bot.core.run import Run
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.frames import Frame
from bot.rulesets.great_war.model import Phase, State
from bot.rulesets.great_war.tables import Tables

WarRun: TypeAlias = Run[State]

put = msgspec.structs.replace


def tables_of(run: WarRun) -> Tables:
    tables: Tables = run.tables
    return tables


def is_over(run: WarRun) -> bool:
    return run.state.outcome is not None


def push(run: WarRun, frame: Frame) -> None:
    run.emit(ev.FramesSet((*run.rules.frames, frame)))


def set_top(run: WarRun, frame: Frame) -> None:
    run.emit(ev.FramesSet((*run.rules.frames[:-1], frame)))


def pop(run: WarRun) -> None:
    run.emit(ev.FramesSet(run.rules.frames[:-1]))


def reach_phase(run: WarRun, phase: Phase) -> None:
    """The turn goes on to a later phase when an order of it is given (GW-P1)."""
    if run.rules.turn.phase < phase:
        run.emit(ev.PhaseBegan(phase))


def gain_tokens(run: WarRun, side: str, count: int, why: str) -> None:
    """HQ tokens from the common pool, as far as it goes (GW-3.5, GW-Q36)."""
    delta = min(count, run.rules.pool)
    if count:
        run.emit(ev.TokensChanged(side, delta, why, count if count > delta else 0))


def spend_tokens(run: WarRun, side: str, count: int, why: str) -> None:
    if count:
        run.emit(ev.TokensChanged(side, -count, why))
