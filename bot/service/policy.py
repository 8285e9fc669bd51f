"""Who may do what: by seat, by the game master's seat, by server rights; the matrix in one place."""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.core.refusals import Refusal, illegal, untimely
from bot.service.model import GameRow


class What(StrEnum):
    """Kinds of acts that rights are asked for."""

    WATCH = "watch"  # board, status, log, dice, rules
    PLAY = "play"  # orders, answers, undo, resign, draw, claim
    HAND = "hand"  # see a secret hand
    MANAGE_LOBBY = "manage_lobby"  # start, options, invite, kick
    GM = "gm"  # a game master's act
    TAKE_GM_SEAT = "take_gm_seat"
    SETTINGS = "settings"


class Standing(msgspec.Struct, frozen=True):
    """A person's rights as Discord tells them."""

    person: str
    has_gm_role: bool = False
    can_manage_channels: bool = False
    can_manage_guild: bool = False

    def may_referee(self, row: GameRow) -> bool:
        """Whether this person may be game master here at all: role, Manage Channels, or the seat of this game."""
        return self.has_gm_role or self.can_manage_channels or self.is_gm_of(row)

    def is_gm_of(self, row: GameRow) -> bool:
        return bool(self.person) and row.gm == self.person

    def plays(self, row: GameRow) -> bool:
        return bool(self.person) and self.person in row.seats.values()


def may(row: GameRow, who: Standing, what: What) -> Refusal | None:
    """None when somebody may do something with a game, else why not."""
    match what:
        case What.WATCH:
            return None
        case What.PLAY:
            return None if who.plays(row) else untimely("refuse-no-seat")
        case What.HAND:
            return None if who.plays(row) or who.is_gm_of(row) else untimely("refuse-no-seat")
        case What.MANAGE_LOBBY:
            return None if row.opener == who.person else illegal("refuse-not-opener")
        case What.GM:
            return _may_act(row, who)
        case What.TAKE_GM_SEAT:
            if who.plays(row):
                return illegal("refuse-gm-plays")
            return None if who.may_referee(row) else illegal("refuse-not-gm")
        case What.SETTINGS:
            return None if who.can_manage_guild else illegal("refuse-not-admin")


def _may_act(row: GameRow, who: Standing) -> Refusal | None:
    """A player may where the game is casual, rights or not: there the other side's consent is what counts."""
    if who.plays(row):
        return None if row.options.casual else illegal("refuse-gm-plays" if who.may_referee(row) else "refuse-not-gm")
    return None if who.may_referee(row) else illegal("refuse-not-gm")


def needs_consent(row: GameRow, person: str) -> bool:
    """In a casual game a player may act as game master, each time with the other side's consent."""
    others = {p for p in row.seats.values() if p not in ("", person)}
    return person in row.seats.values() and bool(others)
