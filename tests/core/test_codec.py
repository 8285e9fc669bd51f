"""Stored events and states come back as they were."""

from __future__ import annotations

import pytest

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.codec import Codec
from bot.core.errors import CorruptLog
from bot.core.messages import say
from tests.core import toy
from tests.core.helpers import Game

CODEC = Codec(toy.TOY)


def played() -> Game:
    game = Game(d4=[4], d10=[2])
    game.order(toy.Drive())
    game.order(toy.Walk(3))
    at = game.state.version
    game.answer("shoot")
    game.gm(cmd.Rewind(at, "raison: « é »"))
    game.do(cmd.Propose("draw", say("draw", a=1, b=(say("x"), say("y"))), 100))
    game.gm(cmd.EnterDice("d10", (3,), "r"))
    return game


def test_every_event_survives_the_round_trip() -> None:
    events = played().events
    assert [CODEC.decode_event(CODEC.encode(e)) for e in events] == events


def test_every_state_survives_the_round_trip() -> None:
    states = played().history.states
    assert [CODEC.decode_state(CODEC.encode(s)) for s in states[7:]] == states[7:]


def test_no_two_events_share_a_tag() -> None:
    tags = [t.__struct_config__.tag for t in (*ev.KERNEL_EVENTS, *toy.TOY.event_types)]
    assert len(tags) == len(set(tags))


@pytest.mark.parametrize("raw", [b"", b"{}", b'{"type":"unheard_of"}', b'{"type":"rolled","n":"x"}'])
def test_text_that_is_no_event_is_a_corrupt_log(raw: bytes) -> None:
    with pytest.raises(CorruptLog):
        CODEC.decode_event(raw)


def test_text_that_is_no_state_is_a_corrupt_log() -> None:
    with pytest.raises(CorruptLog):
        CODEC.decode_state(b'{"version":"x"}')
