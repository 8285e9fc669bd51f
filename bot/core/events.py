"""Facts of every game, whatever its ruleset. Stored for ever; a tag never changes once stored."""

from __future__ import annotations

from typing import Union

import msgspec

from bot.core.decisions import Decision, Outcome, Proposal
from bot.core.dice import Modifier
from bot.core.messages import Message


class Event(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of all events, the kernel's and a ruleset's."""


class TableOptions(msgspec.Struct, frozen=True, omit_defaults=True):
    """What was agreed at opening; fixed for the game. Times are in seconds."""

    reaction_window: int = 12 * 3600
    language: str = "en"
    solo: bool = False
    casual: bool = False
    moderated: bool = False
    mask_reactions: bool = False
    switches: dict[str, bool] = {}  # ruleset options by name
    points_limit: int = 0  # forces are picked within this many points a side


class GameCreated(Event, frozen=True, tag="game_created"):
    """A game begins on the tables and the scenario with these hashes, and is played on them to its end."""

    game: str
    ruleset: str
    ruleset_version: int
    scenario: str
    tables_hash: str
    scenario_hash: str
    options: TableOptions


class DiceEpochStarted(Event, frozen=True, tag="dice_epoch_started"):
    """From here on dice come from the secret whose SHA-256 is ``commitment`` (hex)."""

    epoch: int
    commitment: str


class SecretRevealed(Event, frozen=True, tag="secret_revealed"):
    epoch: int
    secret: str


class SeatTaken(Event, frozen=True, tag="seat_taken"):
    """A random person id holds a seat (or, substituted, holds it from now on)."""

    seat: str
    person: str
    reason: str = ""
    gm: bool = False


class OrderTaken(Event, frozen=True, tag="order_taken"):
    """An order was accepted; ``n`` counts orders over the whole log, rewound ones included."""

    n: int
    seat: str
    text: Message


class Rolled(Event, frozen=True, tag="rolled"):
    """One roll with everything that was read from it (law 1). ``hidden`` rolls are shown to nobody before the end."""

    n: int
    kind: str
    sides: int
    faces: tuple[int, ...]
    source: str
    purpose: Message
    rule: str
    names: tuple[str, ...] = ()
    seat: str = ""
    unit: str = ""
    modifiers: tuple[Modifier, ...] = ()
    outcome: Message | None = None
    hidden: bool = False
    epoch: int = 1


class DecisionOpened(Event, frozen=True, tag="decision_opened"):
    decision: Decision


class DecisionAnswered(Event, frozen=True, tag="decision_answered"):
    """``by`` is seat, expiry, gm, or rules (closed because nothing could be chosen any more)."""

    decision: str
    answer: str
    by: str
    seat: str = ""
    reason: Message | None = None
    note: str = ""  # a game master's words


class DeadlineMoved(Event, frozen=True, tag="deadline_moved"):
    """``why`` is gm, outage or pause; seconds of outage where that is the reason."""

    decision: str
    due_at: int
    why: str
    outage: int = 0
    note: str = ""


class ProposalOpened(Event, frozen=True, tag="proposal_opened"):
    proposal: Proposal


class ProposalClosed(Event, frozen=True, tag="proposal_closed"):
    """``result`` is accepted, refused, expired or lapsed."""

    proposal: str
    result: str
    seat: str = ""


class GamePaused(Event, frozen=True, tag="game_paused"):
    at: int
    note: str


class GameResumed(Event, frozen=True, tag="game_resumed"):
    at: int
    note: str


class GmActed(Event, frozen=True, tag="gm_acted"):
    """A game master's act, numbered, with its reason and what it changed."""

    n: int
    what: Message
    reason: str
    before: Message | None = None
    after: Message | None = None


class DiceEntered(Event, frozen=True, tag="dice_entered"):
    """Physical dice wait for the next roll of their kind."""

    kind: str
    faces: tuple[int, ...]


class OrderUndone(Event, frozen=True, tag="order_undone"):
    """A player took the last order back, with the other side's consent where that was needed."""

    seat: str


class GameRewound(Event, frozen=True, tag="game_rewound"):
    """The state is as of version ``to``; what came between is void but stays readable."""

    to: int
    reopened: tuple[Decision, ...] = ()


class GameEnded(Event, frozen=True, tag="game_ended"):
    outcome: Outcome


KernelEvent = Union[
    GameCreated,
    DiceEpochStarted,
    SecretRevealed,
    SeatTaken,
    OrderTaken,
    Rolled,
    DecisionOpened,
    DecisionAnswered,
    DeadlineMoved,
    ProposalOpened,
    ProposalClosed,
    GamePaused,
    GameResumed,
    GmActed,
    DiceEntered,
    OrderUndone,
    GameRewound,
    GameEnded,
]
KERNEL_EVENTS: tuple[type[Event], ...] = KernelEvent.__args__  # type: ignore[attr-defined]
