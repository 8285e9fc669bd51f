"""What a game master may be offered in a tank duel: kinds of edits, their words, physical dice."""

from __future__ import annotations

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, Suggestion
from bot.core.ruleset import Die, EditForm, Words
from bot.core.state import GameState
from bot.hexes import facing_from_name
from bot.rulesets.tank_duel import edit_parsing, words
from bot.rulesets.tank_duel.edit_types import MARKS
from bot.rulesets.tank_duel.model import CODES, DuelState
from bot.rulesets.tank_duel.tables import Tables

FORMS = tuple(
    EditForm(what, say(f"edit-{what}"), options)
    for what, options in (
        ("place", ("unit", "hex", "facing")),
        ("move", ("unit", "hex", "facing")),
        ("turn", ("unit", "facing", "value")),
        ("damage", ("unit",)),
        ("destroy", ("unit",)),
        ("revive", ("unit",)),
        ("mark", ("unit", "state")),
        ("remove", ("unit",)),
        ("terrain", ("hex", "value")),
        ("turn-number", ("value",)),
        ("points", ("side", "value")),
        ("objective", ("hex", "side")),
    )
)
_FACINGS = ("N", "NE", "SE", "S", "SW", "NW")
_MARK_NAMES = {"in_motion": "moving", "no_gun": "no-gun"}


def complete_edit(game: GameState[DuelState], what: str, option: str, given: Words) -> tuple[Suggestion, ...]:
    """Values for one word of an edit."""
    s = game.rules
    if s is None:
        return ()
    match option:
        case "unit":
            found = edit_parsing.parse_edit(game, "remove", {"unit": given.get("unit", "")})
            if isinstance(found, Refusal) and found.choices:
                return found.choices
            return tuple(Suggestion(t.id, words.tank_state(s, t)) for t in s.tanks)
        case "hex":
            return tuple(
                Suggestion(words.label(s, o.hex), say("author-text", en=words.label(s, o.hex))) for o in s.objectives
            )
        case "facing":
            return tuple(Suggestion(f, words.facing(facing_from_name(f) or 0)) for f in _FACINGS)
        case "side":
            return tuple(Suggestion(x.id, words.side(s, x.id)) for x in s.sides)
        case "state":
            return tuple(Suggestion(m, _mark(m)) for m in MARKS)
        case "value":
            return _values(what)
        case _:
            return ()


def _mark(mark: str) -> Message:
    return say("edit-no-mark") if mark == "none" else say(f"td-mark-{_MARK_NAMES.get(mark, mark)}")


def _values(what: str) -> tuple[Suggestion, ...]:
    if what == "terrain":
        plain = tuple(Suggestion(t, say(f"td-terrain-{t}")) for t in CODES.values())
        hills = tuple(
            Suggestion(f"{t} hill", say("edit-on-a-hill", ground=say(f"td-terrain-{t}"))) for t in CODES.values()
        )
        return (*plain, *hills)
    if what == "turn":
        return tuple(Suggestion(str(n), say("edit-turret", n=n)) for n in range(6))
    return ()


def dice(tables: Tables) -> tuple[Die, ...]:
    """The kinds of dice that may be entered by hand."""
    return (
        Die("d4", tables.turn.movement_die),
        Die("d10", tables.fire.hit_die),
        Die("d100", tables.fire.pierce_die),
    )
