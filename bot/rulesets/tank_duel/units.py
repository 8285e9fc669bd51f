"""Finding a tank by what a player calls it: number, id, or any unique part of a name in either language."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.messages import say
from bot.core.refusals import Refusal, RefusalKind, Suggestion, ambiguous
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.model import DuelState, Tank


def names(s: DuelState, tank: Tank) -> tuple[str, ...]:
    """Everything a tank may be called, case-folded and without the number sign; the last are whole names."""
    card = s.card(tank)
    texts = {card.short.en, card.short.fr, card.name.en, card.name.fr, tank.name} - {""}
    return (tank.id.casefold(), *(f"{_plain(t)} {tank.number}" for t in sorted(texts)))


def _plain(text: str) -> str:
    return " ".join(text.casefold().replace("#", " ").split())


def matches(s: DuelState, tank: Tank, text: str) -> bool:
    """Whether a typed text is part of any name of a tank, or its number."""
    wanted = _plain(text)
    return wanted == str(tank.number) or any(wanted in name for name in names(s, tank))


def find(s: DuelState, candidates: Sequence[Tank], text: str) -> Tank | Refusal:
    """The one tank meant among the candidates; several are refused with the choices."""
    wanted = _plain(text)
    exact = [t for t in candidates if wanted == str(t.number) or wanted in names(s, t)]
    found = exact or [t for t in candidates if matches(s, t, text)] if wanted else []
    if len(found) == 1:
        return found[0]
    if found:
        return ambiguous("td-parse-unit-ambiguous", choices(s, found), "TD-2", name=text)
    reason = say("td-parse-unit-unknown", "TD-2", name=text, units=tuple(words.tank(s, t) for t in candidates))
    return Refusal(RefusalKind.UNREADABLE, (reason,), choices(s, candidates))


def choices(s: DuelState, tanks: Sequence[Tank]) -> tuple[Suggestion, ...]:
    return tuple(suggestion(s, t) for t in tanks)


def suggestion(s: DuelState, tank: Tank) -> Suggestion:
    label = say("td-unit-at", unit=words.tank(s, tank), hex=words.label(s, tank.hex))
    return Suggestion(f"#{tank.number}", label)
