"""A campaign: what has happened in it as a log of events, and its state as their fold (law 8)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal, Union

import msgspec

from bot.core.messages import LocalText, Message

Draw = ""
"""The winner of a battle that nobody won."""


class CampaignRow(msgspec.Struct, frozen=True):
    """What the store finds a campaign by. ``gm`` is the person who leads it; posts go to ``channel``."""

    id: str
    number: int  # counted per server
    guild: int
    channel: int
    gm: str
    language: str
    status: Literal["active", "over"]
    created_at: int


class Crew(msgspec.Struct, frozen=True, omit_defaults=True):
    """One entry of a side's roster. ``own_name`` when an author or a game master named it; ``card`` is a tank card that
    came with a scenario, as its raw table; ``ready_from`` the first battle it can fight in again."""

    id: str
    side: str
    type: str
    name: str
    own_name: bool = False
    kills: int = 0
    battles: int = 0
    strength: int = 0  # 0 means full
    ready_from: int = 1
    lost_in: int = 0  # battle, 0 while it is there
    card: str = ""


class Fate(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a battle did to a crew. ``fate`` is ready, repair or lost; ``kills`` those of this battle."""

    crew: str
    state: str
    fate: Literal["ready", "repair", "lost"]
    type: str
    kills: int = 0
    strength: int = 0
    ready_from: int = 1


class Battle(msgspec.Struct, frozen=True, omit_defaults=True):
    """A battle. ``sides`` maps sides of the scenario to sides of the campaign, ``crews`` units to roster entries."""

    n: int
    game: str
    number: int  # of the game, for people
    channel: int
    scenario: str
    title: LocalText
    sides: dict[str, str]
    crews: dict[str, str]
    status: Literal["open", "over", "void"] = "open"
    winner: str = ""
    fates: tuple[Fate, ...] = ()


class CampaignEvent(msgspec.Struct, frozen=True, tag_field="type", omit_defaults=True):
    """Base of what happens in a campaign. Stored for ever; a tag never changes."""


class CampaignBegan(CampaignEvent, frozen=True, tag="began"):
    name: str
    ruleset: str


class SideJoined(CampaignEvent, frozen=True, tag="joined"):
    """A person joins a side; the first one brings it into being."""

    side: str
    person: str


class SideLeft(CampaignEvent, frozen=True, tag="left"):
    side: str
    person: str


class SideFounded(CampaignEvent, frozen=True, tag="founded"):
    """A side that came into being with the first battle, with nobody on it yet."""

    side: str


class CrewEnlisted(CampaignEvent, frozen=True, tag="enlisted"):
    crew: Crew
    battle: int


class BattleOpened(CampaignEvent, frozen=True, tag="opened"):
    battle: Battle


class BattleSettled(CampaignEvent, frozen=True, tag="settled"):
    """A battle has ended, and what became of everybody; ``version`` is that of the game."""

    battle: int
    version: int
    winner: str
    fates: tuple[Fate, ...]


class BattleVoided(CampaignEvent, frozen=True, tag="voided"):
    """A battle's lobby was closed, or its game reopened: what it did to the roster does not count (any more)."""

    battle: int
    why: Literal["abandoned", "reopened"]


class CrewAmended(CampaignEvent, frozen=True, tag="amended"):
    """A game master changed the roster, with a reason; acts are numbered."""

    n: int
    crew: Crew
    before: Message
    after: Message
    reason: str
    new: bool = False


class CampaignEnded(CampaignEvent, frozen=True, tag="ended"):
    winner: str
    reason: str


Happened = Union[
    CampaignBegan,
    SideJoined,
    SideLeft,
    SideFounded,
    CrewEnlisted,
    BattleOpened,
    BattleSettled,
    BattleVoided,
    CrewAmended,
    CampaignEnded,
]


class CampaignEntry(msgspec.Struct, frozen=True):
    """An event as it lies in the store; ``n`` counts from 1."""

    n: int
    at: int
    cause: str
    person: str
    event: Happened


class Campaign(msgspec.Struct, frozen=True):
    """A campaign as it stands."""

    row: CampaignRow
    name: str = ""
    ruleset: str = ""
    sides: dict[str, tuple[str, ...]] = {}  # side -> persons, in the order they joined
    crews: dict[str, Crew] = {}
    battles: dict[int, Battle] = {}
    acts: int = 0
    winner: str = ""
    log: tuple[CampaignEntry, ...] = ()

    @property
    def is_over(self) -> bool:
        return self.row.status == "over"

    @property
    def next_battle(self) -> int:
        return len(self.battles) + 1

    @property
    def open_battles(self) -> tuple[Battle, ...]:
        return tuple(b for b in self.battles.values() if b.status == "open")

    def side_of(self, person: str) -> str:
        """The side a person has joined; empty when none."""
        return next((side for side, persons in self.sides.items() if person in persons), "")

    def crews_of(self, side: str) -> tuple[Crew, ...]:
        return tuple(c for c in self.crews.values() if c.side == side)

    def state_of(self, crew: Crew) -> str:
        """lost, fighting, repair or ready, as of the next battle."""
        if crew.lost_in:
            return "lost"
        if any(crew.id in b.crews.values() for b in self.open_battles):
            return "fighting"
        return "ready" if crew.ready_from <= self.next_battle else "repair"

    def ready(self, side: str) -> tuple[Crew, ...]:
        """Those that can fight in the next battle, in the order of the roster."""
        return tuple(c for c in self.crews_of(side) if self.state_of(c) == "ready")


def fold(row: CampaignRow, log: Iterable[CampaignEntry]) -> Campaign:
    """The state after a log. A battle that was settled and then reopened leaves no trace on the roster."""
    entries = tuple(log)
    undone = _undone(entries)
    campaign = Campaign(row, log=entries)
    for entry in entries:
        if entry.n not in undone:
            campaign = _after(campaign, entry.event)
    return campaign


def _undone(entries: tuple[CampaignEntry, ...]) -> set[int]:
    """Numbers of settlements that were taken back."""
    undone: set[int] = set()
    standing: dict[int, int] = {}
    for entry in entries:
        match entry.event:
            case BattleSettled(battle=n):
                standing[n] = entry.n
            case BattleVoided(battle=n, why="reopened") if n in standing:
                undone.add(standing.pop(n))
            case _:
                pass
    return undone


put = msgspec.structs.replace


def _after(c: Campaign, event: Happened) -> Campaign:
    match event:
        case CampaignBegan(name=name, ruleset=ruleset):
            return put(c, name=name, ruleset=ruleset)
        case SideFounded(side=side):
            return put(c, sides={**c.sides, side: c.sides.get(side, ())})
        case SideJoined(side=side, person=person):
            others = {s: tuple(p for p in persons if p != person) for s, persons in c.sides.items()}
            return put(c, sides={**others, side: (*others.get(side, ()), person)})
        case SideLeft(side=side, person=person):
            return put(c, sides={**c.sides, side: tuple(p for p in c.sides.get(side, ()) if p != person)})
        case CrewEnlisted(crew=crew):
            return put(c, crews={**c.crews, crew.id: crew})
        case CrewAmended(n=n, crew=crew):
            return put(c, crews={**c.crews, crew.id: crew}, acts=n)
        case BattleOpened(battle=battle):
            return put(c, battles={**c.battles, battle.n: battle})
        case BattleSettled():
            return _settled(c, event)
        case BattleVoided(battle=n, why=why):
            status: Literal["open", "void"] = "void" if why == "abandoned" else "open"
            return put(c, battles={**c.battles, n: put(c.battles[n], status=status, winner="", fates=())})
        case CampaignEnded(winner=winner):
            return put(c, winner=winner)


def _settled(c: Campaign, event: BattleSettled) -> Campaign:
    crews = dict(c.crews)
    for fate in event.fates:
        crew = crews[fate.crew]
        crews[crew.id] = put(
            crew,
            type=fate.type,
            kills=crew.kills + fate.kills,
            battles=crew.battles + 1,
            strength=fate.strength,
            ready_from=max(crew.ready_from, fate.ready_from),
            lost_in=event.battle if fate.fate == "lost" else crew.lost_in,
        )
    battle = put(c.battles[event.battle], status="over", winner=event.winner, fates=event.fates)
    return put(c, crews=crews, battles={**c.battles, event.battle: battle})
