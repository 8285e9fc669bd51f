"""The rulesets that the contract suite runs on; a further one joins by one line."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from msgspec.structs import replace

from bot.core.ruleset import Viewer
from bot.core.state import GameState


@dataclass(frozen=True)
class Entry:
    """A ruleset id, and a function that changes whatever a viewer must not know in a state, seen or unseen."""

    id: str
    disguise: Callable[[GameState[Any], Viewer], GameState[Any]]


def _duel(game: GameState[Any], viewer: Viewer) -> GameState[Any]:
    """Another rest of the path, other standing orders of the other side."""
    s = game.rules
    frames = tuple(replace(f, steps=f.steps[:1] * 2) if hasattr(f, "steps") else f for f in s.frames)
    tanks = tuple(t if t.side in viewer.seats else replace(t, standing="fire", fire_at=77) for t in s.tanks)
    return replace(game, rules=replace(s, frames=frames, tanks=tanks))


def _war(game: GameState[Any], viewer: Viewer) -> GameState[Any]:
    """Other cards in the other side's hand, other decks, other secret answers to choose from."""
    s = game.rules
    sides = tuple(
        x
        if x.id in viewer.seats
        else replace(x, command=("landships",) * len(x.command), combat=("jammed",) * len(x.combat))
        for x in s.sides
    )
    decks = replace(s.decks, command=s.decks.command[::-1], combat=s.decks.combat[::-1])
    frames = tuple(replace(f, drawn=f.drawn[::-1]) if hasattr(f, "drawn") else f for f in s.frames)
    pending = tuple(
        replace(d, options=d.options[:1], default=d.options[0].id)
        if d.audience == "seat" and not set(d.seats) & set(viewer.seats)
        else d
        for d in game.pending
    )
    return replace(game, pending=pending, rules=replace(s, sides=sides, decks=decks, frames=frames))


RULESETS = [
    Entry("tank_duel", _duel),
    Entry("great_war", _war),
]
