"""What a game master may be offered in a battle: kinds of edits, their words, physical dice."""

from __future__ import annotations

from bot.core.messages import say
from bot.core.refusals import Suggestion
from bot.core.ruleset import Die, EditForm, Words
from bot.core.state import GameState
from bot.rulesets.great_war.edits import STATUSES
from bot.rulesets.great_war.finding import find_card
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import card_title, side_name, unit_name

FORMS = tuple(
    EditForm(what, say(f"edit-{what}"), options, secret=what == "hand")
    for what, options in (
        ("place", ("unit", "hex")),
        ("move", ("unit", "hex")),
        ("figures", ("unit", "value")),
        ("tokens", ("unit", "value")),
        ("mark", ("unit", "state")),
        ("remove", ("unit",)),
        ("medals", ("side", "value")),
        ("hq", ("side", "value")),
        ("terrain", ("hex", "value")),
        ("turn", ("side",)),
        ("hand", ("side", "value", "state")),
    )
)


def complete_edit(
    tables: Tables, game: GameState[State], what: str, option: str, given: Words
) -> tuple[Suggestion, ...]:
    """Values for one word of an edit. Those of a hand are secret; the caller knows who may see them."""
    state = game.rules
    if state is None:
        return ()
    match option:
        case "unit":
            pool = state.units if what in ("place", "remove") else state.alive
            return tuple(Suggestion(u.id, say("gw-choice-unit", unit=unit_name(state, u), n=u.number)) for u in pool)
        case "side":
            return tuple(Suggestion(s.id, side_name(s.id)) for s in state.sides)
        case "state" if what == "mark":
            return tuple(Suggestion(m, say(f"gw-status-{m}")) for m in STATUSES)
        case "state" if what == "hand":
            side, card = given.get("side", ""), find_card((*tables.command, *tables.combat), given.get("value", ""))
            held = next((s for s in state.sides if s.id == side), None)
            if held is None or not isinstance(card, str):
                return ()
            return tuple(
                Suggestion(c, card_title(c)) for c in (held.command if card in tables.command else held.combat)
            )
        case "value" if what == "hand":
            return tuple(Suggestion(c, card_title(c)) for c in (*tables.command, *tables.combat))
        case "value" if what == "terrain":
            names = (*tables.terrain, "crater", "wire")
            grounds = tuple(Suggestion(t, say(f"gw-terrain-{t}")) for t in dict.fromkeys(names))
            return (
                *grounds,
                *(Suggestion(c, say(f"edit-{c.replace('_', '-')}")) for c in ("clear_crater", "clear_wire")),
            )
        case _:
            return ()


def dice(tables: Tables) -> tuple[Die, ...]:
    """The kinds of dice that may be entered by hand; those with symbols go by their names."""
    symbols = tuple(
        Die(kind, tables.dice.sides, tables.dice.faces)
        for kind in ("battle", "confirm", "bog", "recovery", "personnel")
    )
    return (*symbols, Die("target", tables.dice.target_sides))
