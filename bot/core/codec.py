"""JSON for events and states of one ruleset. A value survives the round trip unchanged or it is a bug."""

from __future__ import annotations

from typing import Any, Union

import msgspec

from bot.core.errors import CorruptLog
from bot.core.events import KERNEL_EVENTS, Event
from bot.core.ruleset import Ruleset
from bot.core.state import GameState


class Codec:
    """Encodes and decodes a ruleset's events and states."""

    def __init__(self, ruleset: Ruleset[Any]) -> None:
        self._events = msgspec.json.Decoder(Union[(*KERNEL_EVENTS, *ruleset.event_types)])
        self._states = msgspec.json.Decoder(GameState[ruleset.state_type])  # type: ignore[name-defined]
        self._encoder = msgspec.json.Encoder(order="deterministic")

    def encode(self, value: Event | GameState[Any]) -> bytes:
        return self._encoder.encode(value)

    def decode_event(self, raw: bytes | str) -> Event:
        """Raises CorruptLog when the text is no event of this ruleset."""
        try:
            event: Event = self._events.decode(raw)
        except msgspec.MsgspecError as e:
            raise CorruptLog(str(e)) from e
        return event

    def decode_state(self, raw: bytes | str) -> GameState[Any]:
        try:
            return self._states.decode(raw)
        except msgspec.MsgspecError as e:
            raise CorruptLog(str(e)) from e
