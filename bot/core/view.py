"""What one viewer may see of a game: the only thing pictures, alt text and the computer opponent are made from (law 7).

Every text in a view is a ``Message``; whoever draws gets a function that turns it into the reader's language.
"""

from __future__ import annotations

from enum import StrEnum

import msgspec

from bot.core.messages import Message
from bot.hexes import Grid, Hex

__all__ = [
    "Badge",
    "BattleView",
    "BoardView",
    "CampaignSideView",
    "CampaignView",
    "CardView",
    "Choice",
    "Counter",
    "CrewView",
    "Crop",
    "DiceRow",
    "DieFace",
    "Grid",
    "HandView",
    "Hex",
    "HexView",
    "MapLabel",
    "MapView",
    "MedalView",
    "Message",
    "ObjectiveView",
    "Overlay",
    "OverlayKind",
    "Panel",
    "ScoreView",
    "SideView",
    "SightLine",
]


class HexView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One playable hex as it is now. ``terrain`` is the scenario format's terrain word (``woods``, ``trench`` ...)."""

    hex: Hex
    terrain: str
    hill: bool = False
    tokens: tuple[str, ...] = ()  # great_war: "wire", "crater", "fortified"
    own_line_of: str = ""  # great_war: side id whose trench line this is


class MapLabel(msgspec.Struct, frozen=True):
    """A place name painted on the map; ``style`` is place, hill or water."""

    hex: Hex
    text: str
    style: str = "place"


class MapView(msgspec.Struct, frozen=True):
    """The ground: what changes rarely. ``key`` is a hash of all that the terrain picture depends on."""

    key: str
    grid: Grid
    hexes: tuple[HexView, ...]
    roads: tuple[tuple[Hex, ...], ...] = ()
    bridges: tuple[Hex, ...] = ()
    hedges: tuple[tuple[Hex, Hex], ...] = ()
    labels: tuple[MapLabel, ...] = ()
    sections: bool = False  # great_war: draw the two dotted lines
    enemy_edges: dict[str, str] = {}  # side id -> "top" or "bottom", its own baseline


class Badge(StrEnum):
    """Marks a counter may carry."""

    IN_MOTION = "in_motion"
    AMBUSH = "ambush"
    ACTIVATED = "activated"
    WRECK = "wreck"
    ORDERED = "ordered"
    DONE = "done"
    BOGGED = "bogged"
    DITCHED = "ditched"
    CAPTURED = "captured"
    UNREVEALED = "unrevealed"
    BOMBER = "bomber"
    MARKSMAN = "marksman"
    LOADER = "loader"


class Counter(msgspec.Struct, frozen=True, omit_defaults=True):
    """One piece on the map. ``number`` is its number in its side; ``art`` the drawing to use (a unit type id)."""

    unit: str
    side: str
    number: int
    name: Message
    art: str
    hex: Hex
    facing: int = 0  # tank_duel: vertex 0-5; great_war: heading 0-5 as a direction d0-d5, 6 north, 7 south
    turret: int = 0  # steps the turret is turned against the hull, 0-5
    badges: tuple[Badge, ...] = ()
    strength: int = 0  # great_war: figures or silhouette tokens left
    full_strength: int = 0
    kills: int = 0  # kill rings of a campaign crew
    nation: str = ""  # colours the piece; the side colours its base


class ObjectiveView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A hex worth points or a medal; ``holder`` is a side id or empty."""

    hex: Hex
    points: int
    holder: str = ""


class MedalView(msgspec.Struct, frozen=True, omit_defaults=True):
    """Where a side's medals came from."""

    text: Message
    count: int


class ScoreView(msgspec.Struct, frozen=True, omit_defaults=True):
    """The public numbers of a side."""

    points: int = 0
    medals: int = 0
    medals_needed: int = 0
    hq_tokens: int = 0
    command_cards: int = 0
    combat_cards: int = 0
    reserve_artillery: int = 0
    medal_list: tuple[MedalView, ...] = ()


class RosterEntry(msgspec.Struct, frozen=True, omit_defaults=True):
    """One unit in a side's strip, alive or lost."""

    unit: str
    number: int
    name: Message
    art: str
    alive: bool = True


class SideView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side in the order of the scenario; the first is drawn as side 1."""

    id: str
    name: Message
    nation: str
    score: ScoreView
    roster: tuple[RosterEntry, ...] = ()


class OverlayKind(StrEnum):
    """What just happened, drawn on the map."""

    PATH = "path"  # hexes in order; texts per step optional
    SIGHT = "sight"  # lines
    IMPACT = "impact"  # hexes = (target,), value = zone "front" | "side" | "rear"
    SHOT = "shot"  # hexes = (shooter, target)
    STAMP = "stamp"  # hexes = (where,), value = style, text = word
    MOVER = "mover"  # hexes = (where,): amber brackets
    SHOOTER = "shooter"  # hexes = (where,), side
    AIM = "aim"  # hexes = (shooter, target), text = chance
    REACH = "reach"  # hexes reachable; choices carry numbers and costs
    ATTACK = "attack"  # great_war dart: hexes = (from, to), text = dice
    BOG_DICE = "bog_dice"  # hexes = (where,), text, faces
    RETREAT = "retreat"  # hexes = path
    ARTILLERY = "artillery"  # hexes = (aimed, four neighbours in key order), side
    SHELL = "shell"  # hexes = (where,)
    SECTION = "section"  # value = left | centre | right, side
    GHOST = "ghost"  # hexes = (where it stood,), unit


class SightLine(msgspec.Struct, frozen=True, omit_defaults=True):
    """One line of sight in map units of the corner radius (x right, y down, origin at hex 0,0)."""

    start: tuple[float, float]
    end: tuple[float, float]
    state: str  # clear | hidden | blocked
    stop: tuple[float, float] | None = None  # where it first meets what hides or blocks it


class Choice(msgspec.Struct, frozen=True, omit_defaults=True):
    """A numbered hex of a choices picture."""

    number: int
    hex: Hex
    cost: int


class Overlay(msgspec.Struct, frozen=True, omit_defaults=True):
    """One thing drawn over the map; which fields count depends on the kind."""

    kind: OverlayKind
    hexes: tuple[Hex, ...] = ()
    side: str = ""
    unit: str = ""
    value: str = ""
    text: Message | None = None
    lines: tuple[SightLine, ...] = ()
    choices: tuple[Choice, ...] = ()
    facings: tuple[int, ...] = ()  # path: facing after each step
    faces: tuple[str, ...] = ()  # dice faces by name


class DieFace(msgspec.Struct, frozen=True, omit_defaults=True):
    """One die as drawn: kind d4 d10 d100 battle target; face by name; what it did."""

    kind: str
    face: str
    effect: str = ""  # "", "counts", "pays", "nothing"
    caption: Message | None = None


class DiceRow(msgspec.Struct, frozen=True, omit_defaults=True):
    """A row of the dice panel under a zoom picture: heading, explanation, dice, result."""

    title: Message
    lines: tuple[Message, ...]
    dice: tuple[DieFace, ...]
    result: Message | None = None
    result_lines: tuple[Message, ...] = ()


class Panel(msgspec.Struct, frozen=True, omit_defaults=True):
    """The card beside or below a zoomed picture. ``kind`` is shot, question, choices or combat."""

    kind: str
    title: Message
    lines: tuple[Message, ...] = ()
    rows: tuple[DiceRow, ...] = ()
    result: Message | None = None
    style: str = ""  # destroyed | ricochet | miss | ...
    side: str = ""


class Crop(msgspec.Struct, frozen=True, omit_defaults=True):
    """Draw only the surroundings of these hexes, larger."""

    hexes: tuple[Hex, ...]


class CardView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One card as its owner sees it."""

    id: str
    kind: str  # section | tactic | combat | reaction
    number: int
    title: Message
    text: Message
    art: str
    cost: int | None = None
    sections: tuple[int, int, int] | None = None
    playable: bool = False
    note: Message | None = None


class HandView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A secret hand; only ever made for its owner."""

    side: str
    command: tuple[CardView, ...]
    combat: tuple[CardView, ...]
    hq_tokens: int
    summary: tuple[Message, ...] = ()


class BoardView(msgspec.Struct, frozen=True):
    """All that a picture of the board shows to one viewer."""

    ruleset: str
    title: Message
    subtitle: Message
    map: MapView
    sides: tuple[SideView, ...]
    counters: tuple[Counter, ...]
    objectives: tuple[ObjectiveView, ...]
    turn: int
    turns: int  # 0 when there is no limit
    to_act: str  # side id, or empty when the game is over
    status: Message  # the pill: "France to act", "Germany decides", "Germany wins"
    note: Message | None = None  # under the pill: initiative, phase
    overlays: tuple[Overlay, ...] = ()
    crop: Crop | None = None
    panel: Panel | None = None
    alt: tuple[Message, ...] = ()  # sentences of the alt text, the most important first
    deciding: bool = False  # a question is open: the pill is amber


class CrewView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One roster entry of a campaign. ``status`` is ready, fighting, repair or lost; ``note`` says it in words."""

    name: Message
    type: Message
    art: str
    nation: str
    note: Message
    status: str = "ready"
    kills: int = 0
    battles: int = 0


class CampaignSideView(msgspec.Struct, frozen=True, omit_defaults=True):
    """A side of a campaign with its account."""

    id: str
    name: Message
    people: Message
    won: int = 0
    kills: int = 0
    losses: int = 0
    ready: int = 0
    crews: tuple[CrewView, ...] = ()


class BattleView(msgspec.Struct, frozen=True, omit_defaults=True):
    """One battle of a campaign; ``winner`` is a side id, empty for a draw, and ``is_open`` while it is fought."""

    number: int
    title: Message
    winner: str = ""
    is_open: bool = False


class CampaignView(msgspec.Struct, frozen=True):
    """All that the page of a campaign shows: standings, rosters, battles. Nothing in it is secret."""

    ruleset: str
    title: Message
    subtitle: Message
    status: Message
    sides: tuple[CampaignSideView, ...]
    battles: tuple[BattleView, ...] = ()
    alt: tuple[Message, ...] = ()
