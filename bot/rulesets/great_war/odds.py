"""Exact odds by enumerating dice with fractions; the same reading as in play decides."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial

from bot.rulesets.great_war.reading import AttackSpec, confirm_dice, read_attack


def rolls(faces: Sequence[str], dice: int) -> Iterator[tuple[tuple[str, ...], Fraction]]:
    """Every multiset of symbols that ``dice`` dice can show, with its probability."""
    weights = Counter(faces)
    names = sorted(weights)

    def split(left: int, at: int) -> Iterator[tuple[int, ...]]:
        if at == len(names) - 1:
            yield (left,)
            return
        for n in range(left + 1):
            for rest in split(left - n, at + 1):
                yield (n, *rest)

    for counts in split(dice, 0):
        p = Fraction(factorial(dice))
        shown: list[str] = []
        for name, n in zip(names, counts, strict=True):
            p *= Fraction(weights[name], len(faces)) ** n / factorial(n)
            shown += [name] * n
        yield tuple(shown), p


@lru_cache(maxsize=512)
def soldier_hits(spec: AttackSpec, faces: tuple[str, ...]) -> tuple[Fraction, ...]:
    """Probability of exactly 0, 1, 2 ... hits on a soldier unit."""
    out = [Fraction(0)] * (spec.dice + 1)
    for shown, p in rolls(faces, spec.dice):
        out[read_attack(spec, shown).hits] += p
    return tuple(out)


@lru_cache(maxsize=512)
def tank_hits(spec: AttackSpec, faces: tuple[str, ...]) -> tuple[Fraction, ...]:
    """Probability of exactly 0, 1, 2 ... confirmed hits on a tank."""
    p1 = Fraction(faces.count("burst"), len(faces))
    out = [Fraction(0)] * (spec.dice + 3)
    for shown, p in rolls(faces, spec.dice):
        n = confirm_dice(spec, read_attack(spec, shown))
        for k in range(n + 1):
            out[k] += p * comb(n, k) * p1**k * (1 - p1) ** (n - k)
    return tuple(out)


def at_least(distribution: Sequence[Fraction], n: int) -> Fraction:
    return sum(distribution[n:], Fraction(0))


def mean(distribution: Sequence[Fraction]) -> Fraction:
    return sum((i * p for i, p in enumerate(distribution)), Fraction(0))


def any_of(dice: int, symbol: str, faces: Sequence[str]) -> Fraction:
    """Chance that at least one of some dice shows a symbol: bogging, recovery."""
    return 1 - (1 - Fraction(list(faces).count(symbol), len(faces))) ** dice


def percent(p: Fraction) -> float:
    """Percent with one decimal, for messages."""
    return float(round(p * 1000) / 10)


def crater_chance(dice: int, good: int, sides: int, needed: int) -> Fraction:
    """Chance that at least ``needed`` of some targeting dice are on target (GW-3.6)."""
    p = Fraction(good, sides)
    return sum((comb(dice, k) * p**k * (1 - p) ** (dice - k) for k in range(needed, dice + 1)), Fraction(0))
