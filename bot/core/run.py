"""One command being decided: collects events, rolls dice through the protocol, opens questions."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from bot.core import events as ev
from bot.core.decisions import Decision, Option, Outcome
from bot.core.dice import DiceSource, Modifier, RollRequest, RollResult
from bot.core.errors import RulesBug
from bot.core.events import Event
from bot.core.messages import Message
from bot.core.state import GameState, History

R = TypeVar("R")

Reading = Callable[[tuple[int, ...]], Message]
"""Says what faces mean, right after they are rolled."""


class Run(Generic[R]):
    """The world as rules see it while they decide: state, tables, the command's time and seat; dice and events go out.

    ``emit`` folds each event at once, so ``state`` is always current. Nothing is stored here: a refused command
    throws the run away.
    """

    def __init__(self, history: History[R], tables: Any, dice: DiceSource, at: int, seat: str = "") -> None:
        self.history = history.copy()
        self.tables = tables
        self.dice = dice
        self.at = at
        self.seat = seat
        self.events: list[Event] = []

    @property
    def state(self) -> GameState[R]:
        return self.history.state

    @property
    def rules(self) -> R:
        rules = self.state.rules
        if rules is None:
            raise RulesBug("the ruleset has no state before its set-up event")
        return rules

    def emit(self, event: Event) -> None:
        self.history.apply(event)
        self.events.append(event)

    def roll(
        self,
        kind: str,
        sides: int,
        count: int,
        purpose: Message,
        rule: str,
        *,
        names: Sequence[str] = (),
        seat: str = "",
        unit: str = "",
        modifiers: Sequence[Modifier] = (),
        reading: Reading | None = None,
        hidden: bool = False,
    ) -> tuple[int, ...]:
        """Roll dice and record them with their reason, modifiers and outcome in one event. Faces are 1 to ``sides``."""
        n = self.state.rolls + 1
        result = self._queued(kind, count) or self.dice.roll(RollRequest(n, kind, sides, count, tuple(names)))
        if len(result.faces) != count or not all(1 <= f <= sides for f in result.faces):
            raise RulesBug(f"dice source answered {result.faces} to {count} {kind}")
        self.emit(
            ev.Rolled(
                n=n,
                kind=kind,
                sides=sides,
                faces=result.faces,
                source=result.source,
                names=tuple(names),
                purpose=purpose,
                rule=rule,
                seat=seat or self.seat,
                unit=unit,
                modifiers=tuple(modifiers),
                outcome=reading(result.faces) if reading else None,
                hidden=hidden,
                epoch=self.state.epoch,
            )
        )
        return result.faces

    def shuffle(self, size: int, purpose: Message, rule: str, *, seat: str = "") -> tuple[int, ...]:
        """A secret random order of ``size`` things, as a permutation of 1 to ``size``."""
        if size == 0:
            return ()
        return self.roll("shuffle", size, size, purpose, rule, seat=seat, hidden=True)

    def _queued(self, kind: str, count: int) -> RollResult | None:
        """Physical dice that a game master has entered for this kind of roll."""
        for entered in self.state.queued:
            if entered.kind == kind and len(entered.faces) == count:
                return RollResult(entered.faces, "gm")
        return None

    def ask(
        self,
        kind: str,
        seats: Sequence[str],
        options: Sequence[Option],
        default: str,
        rule: str,
        prompt: Message,
        *,
        audience: str = "public",
        units: Sequence[str] = (),
        due_at: int | None = None,
    ) -> Decision:
        """Open a question; its deadline is the table's reaction window from now unless ``due_at`` keeps an old one."""
        decision = Decision(
            id=str(self.state.version + 1),
            kind=kind,
            seats=tuple(seats),
            options=tuple(options),
            default=default,
            due_at=self.at + self.state.options.reaction_window if due_at is None else due_at,
            rule=rule,
            prompt=prompt,
            opened_at=self.at,
            audience=audience,
            units=tuple(units),
        )
        if decision.option(default) is None:
            raise RulesBug(f"default {default!r} is no option of {kind}")
        self.emit(ev.DecisionOpened(decision))
        return decision

    def close(self, decision: Decision, reason: Message) -> None:
        """Close a question that has become pointless, as answered by its default."""
        self.emit(ev.DecisionAnswered(decision.id, decision.default, "rules", reason=reason))

    def end(self, winner: str, reason: Message) -> None:
        self.emit(ev.GameEnded(Outcome(winner, reason)))

    @property
    def is_waiting(self) -> bool:
        """True when a question is open or the game is over: rules go no further now."""
        return bool(self.state.pending) or self.state.outcome is not None
