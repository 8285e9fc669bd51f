"""What can be asked of a game: orders of a ruleset, answers, table business and a game master's acts."""

from __future__ import annotations

from typing import Union

import msgspec

from bot.core.messages import Message


class Order(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of a ruleset's orders (imperative names)."""


class Edit(msgspec.Struct, frozen=True, tag_field="type"):
    """Base of a ruleset's game master edits; typed, never free-form."""


class GiveOrder(msgspec.Struct, frozen=True):
    """A player's order. ``text`` is what was asked, for the numbered log."""

    order: Order
    text: Message


class AnswerDecision(msgspec.Struct, frozen=True):
    decision: str
    answer: str


class ExpireDecision(msgspec.Struct, frozen=True):
    decision: str


class ExtendDecision(msgspec.Struct, frozen=True):
    decision: str
    due_at: int
    reason: str = ""


class ShiftDeadlines(msgspec.Struct, frozen=True):
    """After downtime: new absolute times for open decisions and the proposal, by decision id."""

    due_at: dict[str, int]
    outage: int  # seconds


class Resign(msgspec.Struct, frozen=True):
    pass


class ClaimWin(msgspec.Struct, frozen=True):
    """Claim a game that the other side has left lying for ``idle`` seconds or more."""

    idle: int


class Propose(msgspec.Struct, frozen=True):
    kind: str
    text: Message
    window: int  # seconds
    target: int = 0
    payload: str = ""  # consent: the game master's act that waits, encoded by the caller


class AnswerProposal(msgspec.Struct, frozen=True):
    proposal: str
    yes: bool


class ExpireProposal(msgspec.Struct, frozen=True):
    proposal: str


class Pause(msgspec.Struct, frozen=True):
    reason: str


class Resume(msgspec.Struct, frozen=True):
    reason: str = ""


class RuleOnDecision(msgspec.Struct, frozen=True):
    """A game master answers a question for the seat asked."""

    decision: str
    answer: str
    reason: str


class Amend(msgspec.Struct, frozen=True):
    edit: Edit
    reason: str


class EnterDice(msgspec.Struct, frozen=True):
    """Physical dice for the next roll of this kind."""

    kind: str
    faces: tuple[int, ...]
    reason: str
    what: Message | None = None  # the act in words, faces by name


class Note(msgspec.Struct, frozen=True):
    """A game master's words in the log; ``what`` names what they are about, where it is not just a note."""

    text: str
    what: Message | None = None


class EndGame(msgspec.Struct, frozen=True):
    winner: str
    reason: str
    what: Message | None = None  # the act in words, winner named


class Rewind(msgspec.Struct, frozen=True):
    """Back to the state as of a version; reopened decisions get a new deadline."""

    to: int
    reason: str
    commitment: str = ""  # of a new dice epoch, when a finished game is reopened
    what: Message | None = None  # the act in words, with the point gone back to


class Undo(msgspec.Struct, frozen=True):
    """A player takes back the last order: back to the version before it. The caller has checked that it is allowed."""

    to: int


class SubstitutePerson(msgspec.Struct, frozen=True):
    seat: str
    person: str
    reason: str
    what: Message | None = None  # the act in words, the side named


Action = Union[
    GiveOrder,
    AnswerDecision,
    ExpireDecision,
    ExtendDecision,
    ShiftDeadlines,
    Resign,
    ClaimWin,
    Propose,
    AnswerProposal,
    ExpireProposal,
    Pause,
    Resume,
    RuleOnDecision,
    Amend,
    EnterDice,
    Note,
    EndGame,
    Rewind,
    Undo,
    SubstitutePerson,
]


class Command(msgspec.Struct, frozen=True):
    """One thing asked of one game. ``id`` makes a repeated delivery harmless and binds the dice (interaction id,
    ``expire:<decision>``, ``turn:<n>``); ``at`` is unix time in seconds; ``seat`` is the seat acted for, empty for
    a game master or the system."""

    id: str
    at: int
    action: Action
    role: str = "player"  # player | gm | system
    seat: str = ""
    person: str = ""
