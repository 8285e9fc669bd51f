"""Orders of somebody who plays both sides (DESIGN: solo)."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.core.commands import Order
from bot.core.refusals import Refusal, illegal
from bot.service.model import Loaded
from bot.service.play import _read_order


class Standing(Order, frozen=True, tag="test_standing"):
    seat: str


class TwoSides:
    """Red is to act; a tank is named by its side, and a standing order may be given at any time."""

    def parse(self, tables: Any, state: Any, seat: str, verb: str, words: Any) -> Order | Refusal:
        return Standing(seat) if words["unit"] == seat else illegal("not-yours")

    def menu(self, tables: Any, state: Any, seat: str) -> tuple[Any, ...]:
        verbs = ("standing", "drive") if seat == "red" else ("standing",)
        return tuple(SimpleNamespace(verb=v) for v in verbs)


@pytest.mark.parametrize(
    ("verb", "unit", "found"),
    [
        ("standing", "red", ("red", Standing("red"))),
        ("standing", "blue", ("blue", Standing("blue"))),
        ("drive", "blue", ("red", illegal("not-yours"))),
        ("standing", "green", ("red", illegal("not-yours"))),
    ],
)
def test_TD_P4_in_a_solo_game_a_standing_order_finds_its_side(verb: str, unit: str, found: tuple[str, Any]) -> None:
    loaded = cast(Loaded, SimpleNamespace(ruleset=TwoSides(), tables=None, state=None))
    assert _read_order(loaded, "red", ("red", "blue"), verb, {"unit": unit}) == found
