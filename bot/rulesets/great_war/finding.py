"""Units, hexes and cards by what a player types: a hex label, a number, an id, or part of a name."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable, Sequence

from bot.core.messages import say
from bot.core.refusals import Refusal, RefusalKind, Suggestion, unreadable
from bot.hexes import Hex
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import profile_of
from bot.rulesets.great_war.words import card_title, unit_name

_NUMBER = re.compile(r"#?\s*([0-9]{1,2})")
_SPLIT = re.compile(r"[\s,;>/]+")


def plain(text: str) -> str:
    """Lower case without accents, dashes and underscores as spaces: how names are compared."""
    folded = unicodedata.normalize("NFKD", text.casefold())
    kept = "".join(c for c in folded if not unicodedata.combining(c))
    return re.sub(r"[\s_\-]+", " ", kept).strip()


def split(text: str) -> list[str]:
    """Words of a list or a path."""
    return [w for w in _SPLIT.split(text.strip()) if w]


def find_hex(state: State, text: str) -> Hex | Refusal:
    """A hex by its label."""
    h = state.board.grid.parse(text)
    if h is not None:
        return h
    digits = re.fullmatch(r"\s*([A-Za-z])\s*0*([0-9]+)\s*", text)
    choices: tuple[Suggestion, ...] = ()
    if digits:
        guess = f"{digits[1].upper()}{digits[2][0]}"
        if state.board.grid.parse(guess) is not None:
            choices = (Suggestion(guess, say("gw-hex", hex=guess)),)
    reason = say("gw-parse-hex", "GW-4.1", text=text, span=state.board.grid.span)
    hint = (say("gw-parse-did-you-mean", guess=choices[0].value),) if choices else ()
    return Refusal(RefusalKind.UNREADABLE, (reason, *hint), choices)


def names_of(tables: Tables, unit: Unit) -> tuple[str, ...]:
    """Everything a unit may be called."""
    profile = profile_of(tables, unit)
    return tuple(plain(n) for n in (unit.name, profile.id, *profile.aliases, *profile.words) if n)


def find_unit(tables: Tables, state: State, units: Sequence[Unit], text: str) -> Unit | Refusal:
    """One of some units by hex label, number, id, or any unique part of its name."""
    wanted = text.strip()
    if not wanted:
        return _no_unit(state, units, text, "gw-parse-unit-missing")
    label = state.board.grid.parse(wanted)
    if label is not None:
        found = [u for u in units if u.hex == label and u.is_alive]
        return found[0] if found else _no_unit(state, units, wanted, "gw-parse-unit-hex")
    number = _NUMBER.fullmatch(wanted)
    if number is not None:
        found = [u for u in units if u.number == int(number[1])]
    else:
        word = plain(wanted)
        found = [u for u in units if word == plain(u.id)]
        found = found or [u for u in units if word in names_of(tables, u)]
        found = found or [u for u in units if any(word in n for n in names_of(tables, u))]
        found = found or [u for u in units if all(any(w in n for n in names_of(tables, u)) for w in word.split())]
    if len(found) == 1:
        return found[0]
    if not found:
        return _no_unit(state, units, wanted, "gw-parse-unit")
    return Refusal(RefusalKind.AMBIGUOUS, (say("gw-parse-unit-several", text=wanted),), suggest(state, found))


def _no_unit(state: State, units: Sequence[Unit], text: str, key: str) -> Refusal:
    return Refusal(RefusalKind.UNREADABLE, (say(key, text=text),), suggest(state, units))


def suggest(state: State, units: Iterable[Unit]) -> tuple[Suggestion, ...]:
    return tuple(
        Suggestion(state.board.label(u.hex), say("gw-choice-unit", unit=unit_name(state, u), n=u.number)) for u in units
    )


def find_card(known: Iterable[str], text: str, section: str = "") -> str | Refusal:
    """A card id by its id or part of it; ``section`` may be given apart (``probe`` and ``left``)."""
    ids = tuple(dict.fromkeys(known))
    word = plain(text).replace("center", "centre").replace("bombardment", "bombard")
    part = plain(section).replace("center", "centre").replace("gauche", "left").replace("droite", "right")
    if part and not word.endswith(part):
        word = f"{word} {part}"
    if not word:
        return unreadable("gw-parse-card-missing", "GW-3.3")
    exact = [i for i in ids if plain(i) == word]
    found = exact or [i for i in ids if plain(i).startswith(word)] or [i for i in ids if word in plain(i)]
    if len(found) == 1:
        return found[0]
    choices = tuple(Suggestion(i, card_title(i)) for i in (found or ids))
    if not found:
        return Refusal(RefusalKind.UNREADABLE, (say("gw-parse-card", text=text),), choices)
    return Refusal(RefusalKind.AMBIGUOUS, (say("gw-parse-card-several", text=text),), choices)
