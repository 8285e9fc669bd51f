"""What happens in a great_war game. Events hold results; a tag never changes once stored (law 1)."""

from __future__ import annotations

from bot.core.dice import Modifier
from bot.core.events import Event
from bot.hexes import Hex
from bot.rulesets.great_war.frames import Frame
from bot.rulesets.great_war.model import Ground, MedalWon, Named, Phase, State, Unit


class WarBegan(Event, frozen=True, tag="war_began"):
    """The game as the scenario lays it out, decks unshuffled and hands empty."""

    state: State


class NoMansLandShelled(Event, frozen=True, tag="no_mans_land_shelled"):
    """Hexes drawn for the shelling before play, and those of them that now hold a crater (GW-3.1)."""

    side: str
    drawn: tuple[Hex, ...]
    craters: tuple[Hex, ...]


class DeckShuffled(Event, frozen=True, tag="deck_shuffled"):
    """Secret order of a deck, the next card first; with ``again`` its discards went into it."""

    deck: str
    cards: tuple[str, ...]
    again: bool = False


class CardsDrawn(Event, frozen=True, tag="cards_drawn"):
    """Cards from the top of a deck go to a hand; which ones is secret."""

    side: str
    deck: str
    cards: tuple[str, ...]


class CardDropped(Event, frozen=True, tag="card_dropped"):
    """A card leaves a hand for the discards. ``why`` is recon, plan or token."""

    side: str
    deck: str
    card: str
    why: str


class DecksStacked(Event, frozen=True, tag="decks_stacked"):
    """Hands and deck tops set by hand; the rest of every deck keeps its order."""

    command_hands: dict[str, tuple[str, ...]]
    combat_hands: dict[str, tuple[str, ...]]
    command: tuple[str, ...]
    combat: tuple[str, ...]
    command_discards: tuple[str, ...] = ()
    combat_discards: tuple[str, ...] = ()


class TurnBegan(Event, frozen=True, tag="turn_began"):
    number: int
    side: str


class CommandCardPlayed(Event, frozen=True, tag="command_card_played"):
    """``slots`` are orders by section; ``held`` counts the cards held with this one."""

    side: str
    card: str
    held: int
    slots: dict[str, int]


class UnitsOrdered(Event, frozen=True, tag="units_ordered"):
    """Orders spent (or free ones), with effects that go with the card."""

    side: str
    units: tuple[str, ...]
    named: tuple[Named, ...] = ()
    artillery: bool = False
    aim: Hex | None = None
    effects: tuple[str, ...] = ()
    mode: str = ""


class PhaseBegan(Event, frozen=True, tag="phase_began"):
    phase: Phase


class RecoveryRolled(Event, frozen=True, tag="recovery_rolled"):
    """A try to free a bogged tank (GW-6.3)."""

    unit: str
    faces: tuple[str, ...]
    modifiers: tuple[Modifier, ...]
    bought: int
    recovered: bool


class TankDitched(Event, frozen=True, tag="tank_ditched"):
    unit: str


class UnitMoved(Event, frozen=True, tag="unit_moved"):
    """One hex entered. ``why`` is move, ground or retreat; ``wire`` when a tank flattened the wire there."""

    unit: str
    start: Hex
    to: Hex
    heading: int
    why: str = "move"
    wire: bool = False


class MoveEnded(Event, frozen=True, tag="move_ended"):
    """``why`` is empty, stop, wire, bogged or pinned; ``no_battle`` the reason it may not battle this turn."""

    unit: str
    hexes: int
    why: str = ""
    no_battle: str = ""


class UnitExited(Event, frozen=True, tag="unit_exited"):
    unit: str
    hex: Hex


class BogRolled(Event, frozen=True, tag="bog_rolled"):
    """Dice for a tank that enters a hex (GW-6.2)."""

    unit: str
    hex: Hex
    faces: tuple[str, ...]
    modifiers: tuple[Modifier, ...]
    bogged: bool
    why: str = "move"
    again: bool = False  # a second chance by card


class CombatBegan(Event, frozen=True, tag="combat_began"):
    """``kind`` is close, ranged, shells or strike; ``attacker`` is empty for reserve artillery."""

    kind: str
    side: str
    attacker: str
    target: str
    hex: Hex
    distance: int
    dice: int
    is_bonus: bool = False


class CombatCancelled(Event, frozen=True, tag="combat_cancelled"):
    """``why`` is jammed, panic or gone."""

    attacker: str
    target: str
    why: str


class AttackRolled(Event, frozen=True, tag="attack_rolled"):
    """The attack dice and what they did (GW-1.2). ``hits`` for soldiers, ``potential`` for tanks."""

    kind: str
    side: str
    attacker: str
    target: str
    hex: Hex
    distance: int
    faces: tuple[str, ...]
    effects: tuple[str, ...]  # one a face: hit, cancelled, potential, flag, ignored, pays, nothing
    modifiers: tuple[Modifier, ...]
    hits: int = 0
    potential: int = 0
    flags: int = 0
    ignorable: int = 0
    tokens: int = 0
    deadly: bool = False
    crater: bool = False


class ConfirmRolled(Event, frozen=True, tag="confirm_rolled"):
    """The confirm roll against a tank (GW-6.5)."""

    unit: str
    faces: tuple[str, ...]
    modifiers: tuple[Modifier, ...]
    confirmed: int


class LossesTaken(Event, frozen=True, tag="losses_taken"):
    """Figures or silhouette tokens taken off. ``why`` is combat, retreat or gas."""

    unit: str
    lost: int
    left: int
    why: str


class UnitEliminated(Event, frozen=True, tag="unit_eliminated"):
    unit: str
    hex: Hex
    why: str


class PersonnelRolled(Event, frozen=True, tag="personnel_rolled"):
    """The check for a special figure (GW-2.2)."""

    unit: str
    special: str
    face: str
    lost: bool


class FlagsIgnored(Event, frozen=True, tag="flags_ignored"):
    unit: str
    flags: int
    ignored: int


class WireRolled(Event, frozen=True, tag="wire_rolled"):
    """Fire at wire (GW-7)."""

    attacker: str
    hex: Hex
    faces: tuple[str, ...]
    removed: bool


class WireCut(Event, frozen=True, tag="wire_cut"):
    """Wire removed by hand or by card."""

    unit: str
    hex: Hex
    card: str = ""


class GroundStayed(Event, frozen=True, tag="ground_stayed"):
    """An attacker did not take the ground. ``why`` is choice, bogged, immobile, impassable or unable."""

    unit: str
    hex: Hex
    why: str


class ArtilleryFired(Event, frozen=True, tag="artillery_fired"):
    """Targeting dice of reserve artillery and where the shells land (GW-3.6)."""

    side: str
    hex: Hex
    faces: tuple[int, ...]
    landed: tuple[Hex, ...]  # one a die, on the map or not
    on_target: int
    crater: bool


class ArtilleryWaived(Event, frozen=True, tag="artillery_waived"):
    side: str


class GroundChanged(Event, frozen=True, tag="ground_changed"):
    """``why`` is crater, rubble, dug or edited."""

    hex: Hex
    ground: Ground
    why: str


class TokensChanged(Event, frozen=True, tag="tokens_changed"):
    """``delta`` as it came to pass; ``wanted`` more when the pool was empty. ``why`` as in the texts."""

    side: str
    delta: int
    why: str
    wanted: int = 0


class CombatCardPlayed(Event, frozen=True, tag="combat_card_played"):
    side: str
    card: str
    cost: int
    unit: str = ""
    hex: Hex | None = None
    is_reaction: bool = False


class EffectGiven(Event, frozen=True, tag="effect_given"):
    """A card's effect on units for this turn."""

    units: tuple[str, ...]
    effect: str


class EffectUsed(Event, frozen=True, tag="effect_used"):
    unit: str
    effect: str


class GasRolled(Event, frozen=True, tag="gas_rolled"):
    unit: str
    hex: Hex
    faces: tuple[str, ...]
    hits: int


class BattleDone(Event, frozen=True, tag="battle_done"):
    """A unit has used a battle, or lost it."""

    unit: str
    why: str = ""


class SideSilenced(Event, frozen=True, tag="side_silenced"):
    """A side is asked for no more reaction cards this turn (GW-P3)."""

    side: str
    why: str  # expiry | pass


class MedalsWon(Event, frozen=True, tag="medals_won"):
    medal: MedalWon
    total: int


class MedalsLost(Event, frozen=True, tag="medals_lost"):
    medal: MedalWon
    total: int


class MajorityCounted(Event, frozen=True, tag="majority_counted"):
    objective: int
    counts: tuple[int, int]


class TanksRevealed(Event, frozen=True, tag="tanks_revealed"):
    side: str


class DrawChosen(Event, frozen=True, tag="draw_chosen"):
    draw: str


class TurnEnded(Event, frozen=True, tag="turn_ended"):
    number: int
    side: str


class FramesSet(Event, frozen=True, tag="frames_set"):
    """The stack of suspended procedures."""

    frames: tuple[Frame, ...]


class UnitEdited(Event, frozen=True, tag="unit_edited"):
    unit: Unit


EVENT_TYPES: tuple[type[Event], ...] = tuple(
    t for t in list(globals().values()) if isinstance(t, type) and issubclass(t, Event) and t is not Event
)
