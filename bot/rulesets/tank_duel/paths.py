"""Reading a typed path: hex labels with optional facings, and pivots (TD-P1)."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, RefusalKind, Suggestion
from bot.hexes import Hex, facing_from_name
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.activation import cursor
from bot.rulesets.tank_duel.deciding import path_refusal
from bot.rulesets.tank_duel.geometry import facings_after, way_of
from bot.rulesets.tank_duel.model import DuelState, Enter, Pivot, Step
from bot.rulesets.tank_duel.movement import Cursor, Move, try_step
from bot.rulesets.tank_duel.tables import Tables

_SPLIT = re.compile(r"[\s,;>→]+")
_PIVOT = re.compile(r"([LRGDlrgd])([1-3])")  # French gauche and droite as well


@dataclass(frozen=True, slots=True)
class Word:
    """One word of a path: a hex with perhaps a facing, or a pivot."""

    text: str
    hex: Hex | None = None
    facing: int | None = None
    turns: int = 0


@dataclass(frozen=True, slots=True)
class Trail:
    """A way to read the words so far."""

    moves: tuple[Move, ...]
    bends: tuple[int, ...]
    at: Cursor

    @property
    def rank(self) -> tuple[int, int, int, tuple[int, ...]]:
        """Cheapest first, then the last heading kept, then the fewest bends."""
        spent = sum(m.cost for m in self.moves)
        return spent, self.bends[-1] if self.bends else 0, sum(self.bends), self.bends


def parse_turns(text: str) -> int | None:
    """A pivot: ``L1`` to ``R3``, or -3 to 3 with left negative; None when it is neither."""
    found = _PIVOT.fullmatch(text.strip())
    if found is not None:
        return int(found[2]) * (-1 if found[1].upper() in "LG" else 1)
    plain = text.strip().replace("−", "-").removeprefix("+")
    if re.fullmatch(r"-?[1-3]", plain):
        return int(plain)
    return None


def split(s: DuelState, text: str) -> tuple[Word, ...] | Refusal:
    """The words of a path, or everything that is no hex, facing or pivot of this map."""
    found: list[Word] = []
    reasons: list[Message] = []
    hints: list[Suggestion] = []
    for part in _SPLIT.split(text.strip()):
        if not part:
            continue
        word = _read(s, part)
        if isinstance(word, Word):
            found.append(word)
            continue
        reasons.append(word)
        hint = did_you_mean(s, part)
        if hint is not None:
            hints.append(hint)
    if not reasons:
        return tuple(found)
    return Refusal(RefusalKind.UNREADABLE, (*reasons, say("td-parse-path-example", "TD-P1")), tuple(hints))


def _read(s: DuelState, part: str) -> Word | Message:
    if _PIVOT.fullmatch(part) and s.map.grid.parse(part) is None:
        return Word(part, turns=parse_turns(part) or 0)
    if _PIVOT.fullmatch(part) and part[0].upper() in "LR":
        return Word(part, hex=s.map.grid.parse(part), turns=parse_turns(part) or 0)
    label, _, name = part.partition("/")
    h = s.map.grid.parse(label)
    if h is None or h not in s.map:
        return bad_hex(s, label)
    facing = facing_from_name(name) if name else None
    if name and facing is None:
        return say("td-parse-facing", "TD-3.6", text=name)
    return Word(part, h, facing)


def bad_hex(s: DuelState, text: str) -> Message:
    """That a text is no hex of this map, with the nearest label if one is near."""
    hint = did_you_mean(s, text)
    if hint is None:
        return say("td-parse-hex", "TD-P1", text=text, span=s.map.grid.span)
    return say("td-parse-hex-hint", "TD-P1", text=text, span=s.map.grid.span, hint=hint.value)


def did_you_mean(s: DuelState, text: str) -> Suggestion | None:
    """The label that a mistyped one is nearest to: a digit too many, letter and number swapped, or off the edge."""
    plain = re.sub(r"[^A-Za-z0-9]", "", text.partition("/")[0]).upper()
    letters, digits = "".join(re.findall("[A-Z]", plain)), "".join(re.findall("[0-9]", plain))
    for letter in (letters[:1], letters[-1:]):
        for number in (digits, digits[:2], digits[:1], digits[-1:]):
            h = s.map.grid.parse(letter + number) if letter and number else None
            if h is not None and h in s.map:
                label = s.map.grid.label(h)
                return Suggestion(label, say("td-hint-hex", hex=label))
    return None


def read(tables: Tables, s: DuelState, text: str) -> tuple[Step, ...] | Refusal:
    """The steps of a typed path from where the running activation stands; facings left out are chosen for the rest."""
    found = split(s, text)
    if isinstance(found, Refusal):
        return found
    trails, wrong = follow(tables, s, cursor(s), found)
    if wrong is not None:
        return path_refusal(tables, s, trails[0].moves, wrong)
    return tuple(m.step for m in trails[0].moves)


def follow(tables: Tables, s: DuelState, start: Cursor, found: tuple[Word, ...]) -> tuple[list[Trail], Message | None]:
    """Every useful reading of the words, the best first; with a fault, the readings up to the word at fault."""
    if found and found[0].hex == start.hex and found[0].facing is None and not found[0].turns:
        found = found[1:]
    trails = [Trail((), (), start)]
    for word in found:
        further, faults = _extend(tables, s, trails, word)
        if not further:
            return trails, _worst(faults)
        trails = further
    return trails, None


def _extend(tables: Tables, s: DuelState, trails: list[Trail], word: Word) -> tuple[list[Trail], list[Message]]:
    """The trails one word longer, the best to each facing, the best of all first; and what is wrong with the others."""
    further: dict[tuple[Hex, int], Trail] = {}
    faults: list[Message] = []
    for trail, (step, bend) in ((t, reading) for t in trails for reading in _readings(word, t.at)):
        move = step if isinstance(step, Message) else try_step(tables, s, trail.at, step)
        if isinstance(move, Message):
            faults.append(_named(s, move, word, trail.at))
            continue
        longer = Trail((*trail.moves, move), (*trail.bends, bend), move.after)
        key = (move.after.hex, move.after.facing)
        if key not in further or longer.rank < further[key].rank:
            further[key] = longer
    return sorted(further.values(), key=lambda t: t.rank), faults


def _worst(faults: list[Message]) -> Message:
    """The most telling fault: that a hex lies beside the tank only if nothing else is wrong."""
    telling = [f for f in faults if f.key != "td-bad-sideways"]
    return (telling or faults)[0]


def _readings(word: Word, at: Cursor) -> list[tuple[Step | Message, int]]:
    """What a word can mean from a cursor: steps with 1 for a bend. On a map with columns L or R it may be a hex or a
    pivot; the hex wins where it is next to the tank."""
    if word.hex is None or (word.turns and at.hex.direction_to(word.hex) is None):
        return [(Pivot(word.turns), 0)]
    direction = at.hex.direction_to(word.hex)
    if direction is None:
        return [(say("td-bad-not-next", "TD-3.3"), 0)]
    way = way_of(at.facing, direction)
    if word.facing is not None or way is None:
        facing = at.facing if word.facing is None else word.facing
        return [(Enter(direction, facing), int(facing != at.facing))]
    keep, bend = facings_after(at.facing, way)
    return [(Enter(direction, keep), 0), (Enter(direction, bend), 1)]


def _named(s: DuelState, fault: Message, word: Word, at: Cursor) -> Message:
    """The fault with the hexes it speaks of."""
    if fault.key != "td-bad-not-next" or word.hex is None:
        return fault
    return say("td-bad-not-next", "TD-3.3", hex=words.label(s, word.hex), where=words.label(s, at.hex))
