"""Autocomplete: only what is legal, with dice and exact odds."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.core.messages import Message, say
from bot.core.refusals import Refusal, Suggestion
from bot.core.ruleset import Words
from bot.core.state import GameState
from bot.hexes import Hex
from bot.rulesets.great_war import artillery, combat, combat_cards, endturn, movement, odds, ordering, recovery
from bot.rulesets.great_war.finding import find_hex, find_unit, plain, split
from bot.rulesets.great_war.geo import sections_of
from bot.rulesets.great_war.menu import menu
from bot.rulesets.great_war.model import Named, Phase, State, Unit
from bot.rulesets.great_war.oddstext import battle_label
from bot.rulesets.great_war.pathing import best_paths, path_dice
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import profile_of
from bot.rulesets.great_war.words import card_text, card_title, labels, unit_name

LIMIT = 25


def complete(
    tables: Tables, game: GameState[State], seat: str, verb: str, option: str, words: Words
) -> tuple[Suggestion, ...]:
    """Legal values of one option given the others and what is typed so far."""
    state = game.rules
    if state is None or game.pending or game.outcome is not None or state.turn.side != seat:
        return ()
    maker = _MAKERS.get((verb, option))
    if maker is not None:
        found = tuple(maker(tables, state, seat, words))
    elif option == "unit":
        found = _menu_units(tables, game, seat, verb)
    else:
        return ()
    return _matching(found, "" if option in ("units", "path") else words.get(option, ""))[:LIMIT]


def _matching(found: tuple[Suggestion, ...], typed: str) -> tuple[Suggestion, ...]:
    """Those whose value or label arguments contain what is typed; all when nothing does."""
    word = plain(typed)
    if not word:
        return found
    good = tuple(s for s in found if word in plain(s.value) or word in plain(_words_of(s.label)))
    return good


def _words_of(message: Message) -> str:
    parts = [message.key]
    for value in message.args.values():
        parts.append(_words_of(value) if isinstance(value, Message) else str(value))
    return " ".join(parts)


def _suggest(state: State, u: Unit, label: Message | None = None) -> Suggestion:
    return Suggestion(state.board.label(u.hex), label or say("gw-choice-unit", unit=unit_name(state, u), n=u.number))


def _menu_units(tables: Tables, game: GameState[State], seat: str, verb: str) -> tuple[Suggestion, ...]:
    """Units for which the menu has an order of a verb."""
    state = game.rules
    assert state is not None
    ids = dict.fromkeys(i.unit for i in menu(tables, game, seat) if i.verb == verb and i.unit)
    return tuple(_unit_choice(tables, state, state.unit(i), verb) for i in ids)


def _unit_choice(tables: Tables, state: State, u: Unit, verb: str) -> Suggestion:
    name = unit_name(state, u)
    if verb == "recover":
        dice = sum(m.value for m in recovery.recovery_dice(tables, u, 0))
        chance = odds.percent(odds.any_of(dice, "hq", tables.dice.faces))
        return _suggest(state, u, say("gw-choice-recover", unit=name, dice=dice, chance=chance))
    if verb == "battle":
        return _suggest(
            state, u, say("gw-choice-battle-unit", unit=name, targets=len(combat.targets_of(tables, state, u)))
        )
    return _suggest(state, u)


def _cards(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    if state.turn.phase is Phase.CARD:
        for card in dict.fromkeys(state.side(seat).command):
            yield Suggestion(card, say("gw-choice-card", card=card_title(card), text=card_text(card)))


def _units(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    """The list typed so far with one more unit that still fits the card."""
    if ordering.phase_fault(state, Phase.ORDERS) is not None or not state.turn.card:
        return
    mine = [u for u in state.alive if u.side == seat]
    named, chosen = state.turn.named, []
    typed = split(words.get("units", ""))
    bombard = tables.command[state.turn.card].effect == "bombard"
    for word in typed:
        u = find_unit(tables, state, mine, word)
        if isinstance(u, Refusal) or ordering.unit_fault(tables, state, u, named) is not None or u in chosen:
            continue
        chosen.append(u)
        if not bombard:
            named = (*named, Named(sections_of(state.board, u.hex), u.id))
    rest = [u for u in mine if u not in chosen and ordering.unit_fault(tables, state, u, named) is None]
    tail = (
        plain(typed[-1])
        if typed and (not chosen or plain(state.board.label(chosen[-1].hex)) != plain(typed[-1]))
        else ""
    )
    if chosen:
        names = tuple(unit_name(state, u) for u in chosen)
        yield Suggestion(labels(state, (u.hex for u in chosen)), say("gw-choice-units", units=names))
    for u in rest:
        suggestion = _suggest(state, u)
        if tail and tail not in plain(suggestion.value) and tail not in plain(_words_of(suggestion.label)):
            continue
        names = tuple(unit_name(state, x) for x in (*chosen, u))
        yield Suggestion(labels(state, (x.hex for x in (*chosen, u))), say("gw-choice-units", units=names))
    if not chosen and ordering.artillery_fault(tables, state) is None:
        yield Suggestion("artillery", say("gw-reserve-artillery"))


def _unit_of(tables: Tables, state: State, seat: str, words: Words) -> Unit | None:
    u = find_unit(tables, state, [x for x in state.alive if x.side == seat], words.get("unit", ""))
    return u if isinstance(u, Unit) else None


def _goals(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    u = _unit_of(tables, state, seat, words)
    if u is None:
        return
    for h, path in best_paths(tables, state, u).items():
        yield Suggestion(state.board.label(h), _path_label(tables, state, u, path))


def _path_label(tables: Tables, state: State, u: Unit, path: tuple[Hex, ...]) -> Message:
    """Hexes, bog dice of a tank with the chance to get through, and whether it may still battle."""
    route = labels(state, path)
    if u.is_tank:
        dice = path_dice(tables, state, u, path)
        chance = odds.percent(1 - odds.any_of(sum(dice), "deadly", tables.dice.faces))
        return say("gw-choice-path-tank", path=route, dice=sum(dice), chance=chance)
    profile = profile_of(tables, u)
    fights = len(path) <= profile.battle_after or (profile.cls == "infantry" and u.effect("over_the_top"))
    return say("gw-choice-path-battle" if fights else "gw-choice-path", path=route)


def _paths(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    """The path typed so far with each legal next hex."""
    u = _unit_of(tables, state, seat, words)
    if u is None or movement.move_faults(tables, state, u):
        return
    path: tuple[Hex, ...] = ()
    for label in split(words.get("path", "")):
        h = find_hex(state, label)
        if isinstance(h, Refusal) or movement.path_fault(tables, state, u, (*path, h)):
            break
        path = (*path, h)
    if path:
        yield Suggestion(" ".join(labels(state, path).split(", ")), _path_label(tables, state, u, path))
    at = path[-1] if path else u.hex
    for h in movement.next_steps(tables, state, u, at, len(path)):
        if h != u.hex and h not in path:
            grown = (*path, h)
            yield Suggestion(" ".join(labels(state, grown).split(", ")), _path_label(tables, state, u, grown))


def _targets(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    u = _unit_of(tables, state, seat, words)
    if u is None:
        return
    for target in combat.targets_of(tables, state, u):
        yield Suggestion(state.board.label(target.hex), battle_label(tables, state, u, target))
    for h in combat.wire_targets(tables, state, u):
        yield Suggestion(state.board.label(h), say("gw-choice-wire", hex=state.board.label(h)))


def _aims(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    """Hexes with enemies first."""
    if not state.turn.card or artillery.fire_faults(tables, state, None):
        return
    hexes = [h for h in state.board.grid if not artillery.fire_faults(tables, state, h)]
    typed = plain(words.get("hex", ""))

    def worth(h: Hex) -> int:
        unit = state.unit_at(h)
        return 2 if unit is None else 0 if unit.side != seat else 1

    for h in sorted(hexes, key=worth):
        unit = state.unit_at(h)
        label = say("gw-hex", hex=state.board.label(h)) if unit is None else unit_name(state, unit)
        if not typed or typed in plain(state.board.label(h)) or unit is not None:
            yield Suggestion(state.board.label(h), label)


def _artillery_tokens(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    """Dice with the chance that enough of them are on target for a crater."""
    for n in range(artillery.most_tokens(state), 0, -1):
        p = odds.crater_chance(n, len(tables.dice.on_target), tables.dice.target_sides, tables.dice.crater_at)
        yield Suggestion(str(n), say("gw-choice-artillery", dice=n, chance=odds.percent(p)))


def _recovery_tokens(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    u = _unit_of(tables, state, seat, words)
    if u is None or recovery.recover_faults(tables, state, u):
        return
    for n in range(recovery.most_tokens(tables, state, seat) + 1):
        dice = sum(m.value for m in recovery.recovery_dice(tables, u, n))
        if dice:
            chance = odds.percent(odds.any_of(dice, "hq", tables.dice.faces))
            yield Suggestion(str(n), say("gw-choice-recovery-tokens", tokens=n, dice=dice, chance=chance))


def _combat_cards(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    for card in dict.fromkeys(state.side(seat).combat):
        playable = not combat_cards.card_faults(tables, state, card, None)
        if playable and combat_cards.card_targets(tables, state, card):
            label = say("gw-choice-combat-card", card=card_title(card), cost=tables.combat[card].cost)
            yield Suggestion(card, label)


def _card_targets(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    card = words.get("card", "")
    if card not in state.side(seat).combat or combat_cards.card_faults(tables, state, card, None):
        return
    kind = tables.combat[card].target
    for target in combat_cards.card_targets(tables, state, card):
        if kind == "unit":
            yield _suggest(state, state.unit(target))
        elif kind == "card":
            yield Suggestion(target, card_title(target))
        elif kind == "hex":
            unit = state.unit_at(state.board.grid.parse(target) or Hex(-9, -9))
            yield Suggestion(target, unit_name(state, unit) if unit else say("gw-hex", hex=target))


def _discards(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    if not endturn.discard_faults(tables, state):
        for card in dict.fromkeys(state.side(seat).combat):
            yield Suggestion(card, card_title(card))


def _draws(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    if endturn.end_fault(state) is None:
        for draw in ("card", "tokens"):
            if endturn.draw_fault(tables, state, draw) is None:
                yield Suggestion(draw, say(f"gw-choice-draw-{draw}"))


def _sections(tables: Tables, state: State, seat: str, words: Words) -> Iterable[Suggestion]:
    for section in ("left", "centre", "right"):
        yield Suggestion(section, say(f"gw-section-{section}"))


Maker = Callable[[Tables, State, str, Words], Iterable[Suggestion]]
_MAKERS: dict[tuple[str, str], Maker] = {
    ("card", "card"): _cards,
    ("card", "section"): _sections,
    ("units", "units"): _units,
    ("move", "to"): _goals,
    ("move", "path"): _paths,
    ("battle", "target"): _targets,
    ("artillery", "hex"): _aims,
    ("artillery", "tokens"): _artillery_tokens,
    ("recover", "tokens"): _recovery_tokens,
    ("combat-card", "card"): _combat_cards,
    ("combat-card", "target"): _card_targets,
    ("discard", "card"): _discards,
    ("end", "draw"): _draws,
}
