"""Legal values for the options of a command while it is typed, with their costs or odds."""

from __future__ import annotations

from collections.abc import Iterable

from bot.core.messages import say
from bot.core.refusals import Refusal, Suggestion
from bot.core.ruleset import Words
from bot.core.state import GameState
from bot.hexes import facing_name
from bot.rulesets.tank_duel import parsing, paths, units, words
from bot.rulesets.tank_duel.activation import cursor, may_fire, motions, targets
from bot.rulesets.tank_duel.geometry import facings_after, way_of
from bot.rulesets.tank_duel.model import DuelState, Pivot, Tank
from bot.rulesets.tank_duel.movement import Cursor, Move, moves
from bot.rulesets.tank_duel.pathfinding import Route, routes
from bot.rulesets.tank_duel.tables import Tables

LIMIT = 25
Game = GameState[DuelState]


def complete(tables: Tables, game: Game, seat: str, verb: str, option: str, given: Words) -> tuple[Suggestion, ...]:
    """At most 25 values that would be accepted now; nothing when it is not this seat's moment."""
    s = game.rules
    if s is None or game.outcome is not None or verb not in parsing.VERBS:
        return ()
    free = verb in ("turret", "standing")
    if not free and (game.pending or s.active != seat):
        return ()
    if option == "unit":
        return _units(tables, s, seat, verb, given.get("unit", ""))
    tank = _tank(s, seat, verb, given.get("unit", ""))
    if tank is None:
        return ()
    typed = given.get(option, "")
    if verb == "move" and option == "path":
        return _path(tables, s, tank, typed)[:LIMIT]
    if verb == "fire" and option == "target":
        return tuple(x for x in _aims(tables, s, tank) if not typed.strip() or _names(s, tank, x, typed))[:LIMIT]
    return _filter(_values(tables, s, tank, verb, option, given), typed)[:LIMIT]


def _filter(found: Iterable[Suggestion], typed: str) -> tuple[Suggestion, ...]:
    wanted = typed.strip().casefold().removeprefix("#")
    return tuple(s for s in found if wanted in s.value.casefold())


def _units(tables: Tables, s: DuelState, seat: str, verb: str, typed: str) -> tuple[Suggestion, ...]:
    able = [t for t in parsing.candidates(s, seat, verb) if _has_use(tables, s, t, verb)]
    found = [t for t in able if not typed.strip() or units.matches(s, t, typed)]
    return tuple(units.suggestion(s, t) for t in found)[:LIMIT]


def _has_use(tables: Tables, s: DuelState, tank: Tank, verb: str) -> bool:
    """Whether the verb is open to this tank now at all."""
    running = s.activation is not None
    match verb:
        case "drive" | "ambush":
            return not running
        case "move" | "pivot" | "finish":
            return running
        case "fire":
            return bool(_aims(tables, s, tank))
        case "turret":
            return s.card(tank).turret
        case _:
            return True


def _aims(tables: Tables, s: DuelState, tank: Tank) -> tuple[Suggestion, ...]:
    running = s.activation
    if running is not None and not may_fire(tables, s, running):
        return ()
    if running is None and tank.started == "moving":
        return ()
    return tuple(
        Suggestion(
            f"#{a.target.number}",
            say(
                "td-suggest-target",
                unit=words.tank(s, a.target),
                zone=words.zone(a.zone),
                chance=words.chance(a.chance),
            ),
        )
        for a in sorted(targets(tables, s, tank), key=lambda a: (-a.chance, a.target.number))
    )


def _tank(s: DuelState, seat: str, verb: str, text: str) -> Tank | None:
    able = parsing.candidates(s, seat, verb)
    if not text.strip():
        return able[0] if len(able) == 1 else None
    found = units.find(s, able, text)
    return None if isinstance(found, Refusal) else found


def _values(tables: Tables, s: DuelState, tank: Tank, verb: str, option: str, given: Words) -> tuple[Suggestion, ...]:
    match verb, option:
        case "turret", "set":
            keep = say("td-suggest-stay", unit=words.tank(s, tank))
            centre = say("td-suggest-centre", unit=words.tank(s, tank))
            return (Suggestion("centre", centre),) if tank.keep_turret else (Suggestion("stay", keep),)
        case "standing", "rule":
            return _standing(s, tank)
    if s.activation is None or s.activation.unit != tank.id:
        return ()
    match verb, option:
        case "pivot", "turns":
            return _pivots(tables, s)
        case "finish", "motion":
            return tuple(Suggestion(m, say(f"td-menu-finish-{m}")) for m in motions(tables, s))
        case "move", "to":
            return _to(tables, s)
        case "move", "facing":
            return _facings(tables, s, given)
    return ()


def _names(s: DuelState, tank: Tank, found: Suggestion, text: str) -> bool:
    number = int(found.value.removeprefix("#"))
    enemy = next((t for t in s.alive(s.enemy_of(tank.side)) if t.number == number), None)
    return enemy is not None and units.matches(s, enemy, text)


def _standing(s: DuelState, tank: Tank) -> tuple[Suggestion, ...]:
    found = [
        Suggestion("ask", say("td-suggest-ask", unit=words.tank(s, tank))),
        Suggestion("hold", say("td-suggest-hold", unit=words.tank(s, tank))),
    ]
    for n in (1, *range(10, 101, 10)):
        found.append(Suggestion(f"fire {n}", say("td-suggest-fire", unit=words.tank(s, tank), n=n)))
    return tuple(found)


def turns_text(turns: int) -> str:
    return f"{'R' if turns > 0 else 'L'}{abs(turns)}"


def _pivots(tables: Tables, s: DuelState) -> tuple[Suggestion, ...]:
    return tuple(
        Suggestion(
            turns_text(m.step.turns),
            say(
                "td-suggest-pivot",
                turns=turns_text(m.step.turns),
                facing=words.facing(m.after.facing),
                ap=m.cost,
                left=m.after.ap,
            ),
        )
        for m in moves(tables, s, cursor(s))
        if isinstance(m.step, Pivot)
    )


def reachable(tables: Tables, s: DuelState) -> tuple[Route, ...]:
    """The best route to each hex in reach, by cost, then row, then column."""
    best: dict[object, Route] = {}
    for route in routes(tables, s, cursor(s)).values():
        if not route.steps or route.end.hex == cursor(s).hex:
            continue
        known = best.get(route.end.hex)
        if known is None or route.rank < known.rank:
            best[route.end.hex] = route
    column = s.map.grid.column_of
    return tuple(sorted(best.values(), key=lambda r: (r.cost, r.end.hex.r, column(r.end.hex))))


def _to(tables: Tables, s: DuelState) -> tuple[Suggestion, ...]:
    return tuple(
        Suggestion(
            words.label(s, r.end.hex),
            say("td-suggest-to", hex=words.label(s, r.end.hex), ap=r.cost, left=r.end.ap),
        )
        for r in reachable(tables, s)
    )


def _facings(tables: Tables, s: DuelState, given: Words) -> tuple[Suggestion, ...]:
    to = s.map.grid.parse(given.get("to", ""))
    if to is None:
        return ()
    found = [r for (h, _), r in routes(tables, s, cursor(s)).items() if h == to and r.steps]
    return tuple(
        Suggestion(
            facing_name(r.end.facing),
            say("td-suggest-facing", facing=words.facing(r.end.facing), ap=r.cost, left=r.end.ap),
        )
        for r in sorted(found, key=lambda r: r.rank)
    )


def _path(tables: Tables, s: DuelState, tank: Tank, typed: str) -> tuple[Suggestion, ...]:
    """The path so far with each legal next step; a last word that is still being typed narrows them."""
    if s.activation is None or s.activation.unit != tank.id:
        return ()
    text = " ".join(typed.replace(",", " ").upper().split())
    whole = _continue(tables, s, text)
    if not text or typed.endswith((" ", ",")):
        return whole
    head, _, tail = text.rpartition(" ")
    partial = (x for x in _continue(tables, s, head) if x.value.split()[-1].upper().startswith(tail))
    seen: dict[str, Suggestion] = {}
    for x in (*_complete_path(tables, s, text), *partial, *whole):
        seen.setdefault(x.value, x)
    return tuple(seen.values())


def _trail(tables: Tables, s: DuelState, text: str) -> paths.Trail | None:
    found = paths.split(s, text)
    if isinstance(found, Refusal):
        return None
    trails, wrong = paths.follow(tables, s, cursor(s), found)
    return None if wrong is not None else trails[0]


def _complete_path(tables: Tables, s: DuelState, text: str) -> tuple[Suggestion, ...]:
    trail = _trail(tables, s, text)
    if trail is None or not trail.moves:
        return ()
    spent = cursor(s).ap - trail.at.ap
    label = say("td-suggest-path", path=text, ap=spent, left=trail.at.ap)
    return (Suggestion(text, label),)


def _continue(tables: Tables, s: DuelState, text: str) -> tuple[Suggestion, ...]:
    """Each legal step after a finished path."""
    found = paths.split(s, text)
    if isinstance(found, Refusal):
        return ()
    trails, wrong = paths.follow(tables, s, cursor(s), found)
    if wrong is not None:
        return ()
    spelled: dict[str, Suggestion] = {}
    for trail in trails:
        for move in moves(tables, s, trail.at):
            value = f"{text} {step_text(s, trail.at, move)}".strip()
            spent = cursor(s).ap - move.after.ap
            spelled.setdefault(
                value, Suggestion(value, say("td-suggest-path", path=value, ap=spent, left=move.after.ap))
            )
    return tuple(spelled.values())


def step_text(s: DuelState, at: Cursor, move: Move) -> str:
    """A step as it is typed: ``D5/NE``, the facing left out where the heading is kept, or ``L2``."""
    step = move.step
    if isinstance(step, Pivot):
        return turns_text(step.turns)
    label = words.label(s, move.after.hex)
    way = way_of(at.facing, step.way)
    keeps = way is not None and facings_after(at.facing, way)[0] == step.facing
    return label if keeps else f"{label}/{facing_name(step.facing)}"


__all__ = ["complete", "reachable", "step_text", "turns_text"]
