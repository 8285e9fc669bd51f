"""Units, sides and hexes in words."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.messages import Message, say
from bot.hexes import Hex
from bot.rulesets.great_war.model import State, Unit

NATIONS = ("british", "german", "french")


def type_name(unit: Unit) -> Message:
    """What a unit is called; one that lost its special figure is called by its base type."""
    return say(f"gw-type-{unit.type if unit.special else base_type(unit.type)}")


def base_type(id_: str) -> str:
    """A unit type without its special figure."""
    for figure in ("_bomber", "_marksman", "_loader"):
        id_ = id_.removesuffix(figure)
    return id_


def unit_name(state: State, unit: Unit | str, at: Hex | None = None) -> Message:
    """A unit with its hex; ``at`` names another hex than the one it stands in now."""
    u = state.unit(unit) if isinstance(unit, str) else unit
    label = state.board.label(at or u.hex)
    if u.name:
        return say("gw-unit-own-name", hex=label, name=u.name, type=type_name(u))
    return say("gw-unit", hex=label, type=type_name(u))


def side_name(side: str) -> Message:
    return say(f"gw-side-{side}")


def side_adjective(side: str) -> Message:
    return say(f"gw-adj-{side}")


def face_name(face: str) -> Message:
    return say(f"gw-face-{face}")


def faces_text(faces: Iterable[str]) -> Message:
    """Dice symbols as a list of words."""
    return listing(face_name(f) for f in faces)


def listing(items: Iterable[Message]) -> Message:
    """Several messages as one list."""
    all_ = tuple(items)
    if not all_:
        return say("gw-none")
    return all_[0] if len(all_) == 1 else say("gw-list", items=all_)


def labels(state: State, hexes: Iterable[Hex]) -> str:
    """Hex labels, comma separated."""
    return ", ".join(state.board.label(h) for h in hexes)


def card_title(card: str) -> Message:
    return say(f"gw-card-{card}")


def card_text(card: str) -> Message:
    return say(f"gw-card-{card}-text")


def phase_name(phase: int) -> Message:
    return say(f"gw-phase-{('card', 'orders', 'move', 'battle', 'end')[phase]}")
