"""A held order as its player, the game master and the channel read it."""

from __future__ import annotations

from bot.core.messages import Message, say
from bot.discord_app.present.status import side_name
from bot.service.model import HeldOrder, Loaded


def held_line(loaded: Loaded, held: HeldOrder, names: dict[str, str]) -> Message:
    """For everybody: that an order waits, not what it is (law 7)."""
    who = names.get(held.seat) or held.seat
    if held.status == "returned":
        return say("held-public-returned", who=who, side=side_name(loaded, held.seat), note=held.note or "-")
    return say("held-public", who=who, side=side_name(loaded, held.seat), at=held.held_at)


def held_lines(held: HeldOrder, *, own: bool) -> list[Message]:
    """For its own side and the game master's seat: the order and what has become of it."""
    if held.status == "waiting" and not own:
        return [say("held-order", order=held.text, at=held.held_at)]
    if held.status == "waiting":
        return [say("held-own-waiting", order=held.text, at=held.held_at)]
    if held.reasons:
        return [say("held-own-impossible", order=held.text), *held.reasons]
    return [say("held-own-returned", order=held.text, note=held.note)]
