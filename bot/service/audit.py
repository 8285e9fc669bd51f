"""The trail of a game's dice: every roll with its reason, and what made rolls void, from the stored events."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from typing import Union

import msgspec

from bot.core import events as ev
from bot.core.dice import Modifier
from bot.core.messages import Message
from bot.service.model import FreeDay, FreeRoll, Loaded, StoredEvent
from bot.service.orders import live_now


class HeadEntry(msgspec.Struct, frozen=True):
    """The first row of a game's trail."""

    at: int
    game: str
    ruleset: str
    ruleset_version: int
    scenario: str
    tables_hash: str
    scenario_hash: str
    commitment: str


class DayEntry(msgspec.Struct, frozen=True):
    """The first row of a day's trail of rolls outside games; ``game`` is the random id the faces are bound to."""

    at: int
    game: str
    day: str
    commitment: str


class EpochEntry(msgspec.Struct, frozen=True):
    """A finished game was reopened: from here on another secret."""

    at: int
    epoch: int
    commitment: str


class RollEntry(msgspec.Struct, frozen=True):
    """One roll. ``faces`` and ``outcome`` of a ``hidden`` one are for nobody before its secret is revealed; ``is_open``
    tells whether they may be shown. ``void`` when a rewind has undone it."""

    n: int
    version: int
    at: int
    cause: str
    seat: str
    person: str
    unit: str
    purpose: Message
    rule: str
    kind: str
    sides: int
    count: int
    names: tuple[str, ...]
    faces: tuple[int, ...]
    modifiers: tuple[Modifier, ...]
    outcome: Message | None
    source: str
    hidden: bool
    epoch: int
    void: bool = False
    is_open: bool = True


class VoidEntry(msgspec.Struct, frozen=True):
    """Rolls ``of`` were made void by going back, at version ``act``; or, ``back``, count again."""

    at: int
    of: tuple[int, ...]
    act: int
    back: bool = False


class RevealEntry(msgspec.Struct, frozen=True):
    """The secret of an epoch was made public."""

    at: int
    epoch: int
    secret: str


Entry = Union[HeadEntry, DayEntry, EpochEntry, RollEntry, VoidEntry, RevealEntry]


class Trail(msgspec.Struct, frozen=True):
    """All rows of a trail in order, hidden faces included: for making exports, not for showing."""

    game: str
    entries: tuple[Entry, ...]


def trail_of(loaded: Loaded) -> Trail:
    """The complete trail of a started game, secrets and hidden faces of rolls included."""
    entries: list[Entry] = []
    commitment = next(e.event.commitment for e in loaded.stored if isinstance(e.event, ev.DiceEpochStarted))
    rolls: dict[int, int] = {}  # version of a roll -> its number
    live: set[int] = set()
    for stored in loaded.stored:
        match stored.event:
            case ev.GameCreated() as made:
                entries.append(_head(stored.at, made, commitment))
            case ev.DiceEpochStarted(epoch=epoch, commitment=hash_) if epoch > 1:
                entries.append(EpochEntry(stored.at, epoch, hash_))
            case ev.Rolled() as roll:
                rolls[stored.version] = roll.n
                live.add(roll.n)
                entries.append(_roll(stored, roll))
            case ev.GameRewound():
                counts = live_now(loaded.stored[: stored.version])
                now = {n for version, n in rolls.items() if version in counts}
                entries.extend(_voids(stored, live, now))
                live = now
            case ev.SecretRevealed(epoch=epoch, secret=secret):
                entries.append(RevealEntry(stored.at, epoch, secret))
            case _:
                pass
    return Trail(loaded.row.id, tuple(entries))


def _head(at: int, made: ev.GameCreated, commitment: str) -> HeadEntry:
    return HeadEntry(
        at=at,
        game=made.game,
        ruleset=made.ruleset,
        ruleset_version=made.ruleset_version,
        scenario=made.scenario,
        tables_hash=made.tables_hash,
        scenario_hash=made.scenario_hash,
        commitment=commitment,
    )


def _roll(stored: StoredEvent, roll: ev.Rolled) -> RollEntry:
    return RollEntry(
        n=roll.n,
        version=stored.version,
        at=stored.at,
        cause=stored.cause,
        seat=roll.seat,
        person=stored.person,
        unit=roll.unit,
        purpose=roll.purpose,
        rule=roll.rule,
        kind=roll.kind,
        sides=roll.sides,
        count=len(roll.faces),
        names=roll.names,
        faces=roll.faces,
        modifiers=roll.modifiers,
        outcome=roll.outcome,
        source=roll.source,
        hidden=roll.hidden,
        epoch=roll.epoch,
    )


def _voids(stored: StoredEvent, before: set[int], now: set[int]) -> Iterator[VoidEntry]:
    if before - now:
        yield VoidEntry(stored.at, tuple(sorted(before - now)), stored.version)
    if now - before:
        yield VoidEntry(stored.at, tuple(sorted(now - before)), stored.version, back=True)


def free_trail(day: FreeDay, rolls: Sequence[FreeRoll], revealed_at: int | None) -> Trail:
    """The trail of a day's rolls outside games; with its secret once ``revealed_at`` is set."""
    entries: list[Entry] = [DayEntry(day.created_at, day.id, day.day, day.commitment)]
    entries += [_free(roll) for roll in rolls]
    if revealed_at is not None:
        entries.append(RevealEntry(revealed_at, 1, day.secret))
    return Trail(day.id, tuple(entries))


def _free(roll: FreeRoll) -> RollEntry:
    label = Message("free-roll-modifier")
    return RollEntry(
        n=roll.n,
        version=0,
        at=roll.at,
        cause=roll.cause,
        seat="",
        person=roll.person,
        unit="",
        purpose=Message("free-roll"),
        rule="",
        kind=f"d{roll.sides}",
        sides=roll.sides,
        count=roll.count,
        names=(),
        faces=roll.faces,
        modifiers=(Modifier(roll.modifier, label, ""),) if roll.modifier else (),
        outcome=None,
        source=roll.source,
        hidden=False,
        epoch=1,
    )


def rolls_to_show(trail: Trail, *, seat: str = "", unit: str = "") -> tuple[RollEntry, ...]:
    """The rolls as anybody may see them, void ones marked, hidden faces taken out until their secret is revealed."""
    revealed = {e.epoch for e in trail.entries if isinstance(e, RevealEntry)}
    void: set[int] = set()
    for entry in trail.entries:
        if isinstance(entry, VoidEntry):
            void = void - set(entry.of) if entry.back else void | set(entry.of)
    shown = []
    for entry in trail.entries:
        if not isinstance(entry, RollEntry) or (seat and entry.seat != seat) or (unit and entry.unit != unit):
            continue
        entry = msgspec.structs.replace(entry, void=entry.n in void)
        if entry.hidden and entry.epoch not in revealed:
            entry = msgspec.structs.replace(entry, faces=(), outcome=None, is_open=False)
        shown.append(entry)
    return tuple(shown)


class KindStats(msgspec.Struct, frozen=True):
    """Expected against rolled for one kind of die. ``counts`` and ``expected`` have a number per bin, ``labels`` names
    the bins; faces of the same name share one.

    ``chi2`` with ``freedom`` degrees; ``chance`` is how often fair dice stray at least as far, 0 to 1; None below five
    expected in a bin, where it says nothing: that takes ``needed`` dice.
    """

    kind: str
    sides: int
    dice: int
    is_named: bool
    labels: tuple[str, ...]
    counts: tuple[int, ...]
    expected: tuple[float, ...]
    mean: float
    expected_mean: float
    chi2: float
    freedom: int
    chance: float | None
    needed: int


MOST_BINS = 10
LEAST_EXPECTED = 5


def stats(rolls: Sequence[RollEntry]) -> tuple[KindStats, ...]:
    """Statistics by kind over all rolls made by the bot, void ones included; shuffles and entered dice are left out."""
    faces: dict[tuple[str, int, tuple[str, ...]], list[int]] = {}
    for roll in rolls:
        if roll.kind != "shuffle" and roll.source != "gm" and roll.is_open:
            faces.setdefault((roll.kind, roll.sides, roll.names), []).extend(roll.faces)
    return tuple(_stats(kind, sides, names, rolled) for (kind, sides, names), rolled in sorted(faces.items()) if rolled)


def _stats(kind: str, sides: int, names: tuple[str, ...], faces: list[int]) -> KindStats:
    label = _labels(names, sides)
    sizes: dict[str, int] = {}
    for face in range(1, sides + 1):
        sizes[label[face]] = sizes.get(label[face], 0) + 1
    counts = dict.fromkeys(sizes, 0)
    for face in faces:
        counts[label[face]] += 1
    shares = {name: len(faces) * size / sides for name, size in sizes.items()}
    chi2 = sum((counts[name] - share) ** 2 / share for name, share in shares.items())
    freedom = len(sizes) - 1
    return KindStats(
        kind=kind,
        sides=sides,
        dice=len(faces),
        is_named=bool(names),
        labels=tuple(sizes),
        counts=tuple(counts.values()),
        expected=tuple(shares.values()),
        mean=sum(faces) / len(faces),
        expected_mean=(sides + 1) / 2,
        chi2=chi2,
        freedom=freedom,
        chance=chi2_tail(chi2, freedom) if freedom and min(shares.values()) >= LEAST_EXPECTED else None,
        needed=math.ceil(LEAST_EXPECTED * sides / min(sizes.values())),
    )


def _labels(names: tuple[str, ...], sides: int) -> dict[int, str]:
    """The bin of each face: its name, its number, or a range of numbers where there are many."""
    if names:
        return dict(enumerate(names, 1))
    width = math.ceil(sides / MOST_BINS)
    found: dict[int, str] = {}
    for face in range(1, sides + 1):
        low = (face - 1) // width * width + 1
        high = min(low + width - 1, sides)
        found[face] = str(low) if low == high else f"{low}-{high}"
    return found


def chi2_tail(x: float, freedom: int) -> float:
    """How often a chi-square value of so many degrees of freedom is at least ``x``; exact, by the finite sums."""
    half = x / 2
    if freedom % 2 == 0:
        term, total = 1.0, 1.0
        for k in range(1, freedom // 2):
            term *= half / k
            total += term
        return min(1.0, math.exp(-half) * total)
    term, total = math.sqrt(half) / math.gamma(1.5), 0.0
    for k in range(1, (freedom + 1) // 2):
        total += term
        term *= half / (k + 0.5)
    return min(1.0, math.erfc(math.sqrt(half)) + math.exp(-half) * total)
