"""From the options of a slash command to an order, or to a refusal that shows the right form."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from bot.core.commands import Order
from bot.core.errors import RulesBug
from bot.core.messages import say
from bot.core.refusals import Refusal, RefusalKind, illegal, unreadable
from bot.core.ruleset import Words
from bot.core.state import GameState
from bot.hexes import facing_from_name
from bot.rulesets.tank_duel import orders as od
from bot.rulesets.tank_duel import paths, units, words
from bot.rulesets.tank_duel.activation import cursor
from bot.rulesets.tank_duel.deciding import next_steps, not_now
from bot.rulesets.tank_duel.model import DuelState, Tank
from bot.rulesets.tank_duel.pathfinding import distance_in_ap, route_to
from bot.rulesets.tank_duel.tables import Tables

VERBS = ("drive", "move", "pivot", "fire", "ambush", "finish", "turret", "standing")

Game = GameState[DuelState]


def parse(tables: Tables, game: Game, seat: str, verb: str, given: Words) -> Order | Refusal:
    """An order from the words of ``/order <verb>``."""
    s = rules(game)
    reader = _READERS.get(verb)
    if reader is None:
        return unreadable("td-parse-verb", verb=verb, verbs=", ".join(VERBS))
    acting = verb not in ("turret", "standing")
    mine = s.alive(seat)
    if acting and mine and (game.pending or s.active != seat):
        return not_now(game, seat, mine[0]) or illegal("td-parse-unit-none", "TD-2", verb=verb)
    tank = _unit(game, seat, verb, given.get("unit", "").strip())
    if isinstance(tank, Refusal):
        return tank
    if acting:
        refusal = not_now(game, seat, tank)
        if refusal is not None:
            return refusal
    return reader(tables, s, tank, given)


def rules(game: Game) -> DuelState:
    if game.rules is None:
        raise RulesBug("no battle yet")
    return game.rules


def candidates(s: DuelState, seat: str, verb: str) -> tuple[Tank, ...]:
    """Own tanks that an order may be meant for."""
    if verb in ("turret", "standing"):
        return s.alive(seat)
    running = s.activation
    if running is not None and s.tank(running.unit).side == seat:
        return (s.tank(running.unit),)
    ready = s.ready(seat)
    if verb in ("fire", "ambush"):
        return tuple(t for t in ready if t.started == "halted")
    return ready


def _unit(game: Game, seat: str, verb: str, text: str) -> Tank | Refusal:
    s = rules(game)
    if text:
        own = tuple(t for t in s.tanks if t.side == seat and t.on_map)
        found = units.find(s, tuple(t for t in own if t.alive) or own, text)
        if isinstance(found, Refusal) and found.kind is RefusalKind.UNREADABLE:
            return _elsewhere(s, seat, text) or found
        return found
    able = candidates(s, seat, verb) or s.ready(seat)  # a lone tank that cannot: its own reason is better
    if len(able) == 1:
        return able[0]
    if not able:
        own = s.alive(seat)
        return (
            illegal("td-parse-unit-none", "TD-2", verb=verb)
            if not own
            else not_now(game, seat, own[0]) or (illegal("td-parse-unit-none", "TD-2", verb=verb))
        )
    reason = say("td-parse-unit-missing", "TD-2", units=tuple(words.tank(s, t) for t in able))
    return Refusal(RefusalKind.AMBIGUOUS, (reason,), units.choices(s, able))


def _elsewhere(s: DuelState, seat: str, text: str) -> Refusal | None:
    """A name that fits only a lost tank or one of the enemy's."""
    for tank in s.tanks:
        if units.matches(s, tank, text):
            if tank.side != seat:
                return illegal("td-refuse-not-yours", "TD-2", unit=words.tank(s, tank), side=words.side(s, tank.side))
            return illegal("td-refuse-lost", "TD-6.4", unit=words.tank(s, tank))
    return None


def _drive(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    return od.RollMovement(tank.id)


def _move(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    if s.activation is None:
        return illegal("td-refuse-roll-first", "TD-A1", unit=words.tank(s, tank))
    path, to, facing = (given.get(k, "").strip() for k in ("path", "to", "facing"))
    if bool(path) == bool(to):
        return unreadable("td-parse-path-or-to" if path else "td-parse-path-missing", "TD-P1")
    stop = given.get("stop-if-fired-on", "false").strip().lower() == "true"
    if path:
        if facing:
            path = f"{path}/{facing}" if "/" not in path.split()[-1] else path
        steps = paths.read(tables, s, path)
        return steps if isinstance(steps, Refusal) else od.MoveUnit(tank.id, steps, stop)
    return _move_to(tables, s, tank, to, facing, stop)


def _move_to(tables: Tables, s: DuelState, tank: Tank, to: str, facing: str, stop: bool) -> Order | Refusal:
    label, _, slashed = to.partition("/")
    name = facing or slashed
    h = s.map.grid.parse(label)
    if h is None or h not in s.map:
        hint = paths.did_you_mean(s, label)
        return Refusal(RefusalKind.UNREADABLE, (paths.bad_hex(s, label),), (hint,) if hint else ())
    wanted = facing_from_name(name) if name else None
    if name and wanted is None:
        return unreadable("td-parse-facing", "TD-3.6", text=name)
    at = cursor(s)
    route = route_to(tables, s, at, h, wanted)
    if route is not None and route.steps:
        return od.MoveUnit(tank.id, route.steps, stop)
    if route is not None:
        return illegal("td-refuse-already-there", "TD-P1", unit=words.tank(s, tank), hex=words.label(s, h))
    cost = distance_in_ap(tables, s, at, h, wanted)
    key = "td-refuse-out-of-reach" if cost is None else "td-refuse-too-far"
    return illegal(key, "TD-P14", hex=words.label(s, h), cost=cost or 0, ap=at.ap, legal=next_steps(tables, s, at))


def _pivot(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    turns = paths.parse_turns(given.get("turns", ""))
    if turns is None:
        return unreadable("td-parse-turns", "TD-3.2", text=given.get("turns", ""))
    return od.PivotUnit(tank.id, turns)


def _fire(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    text = given.get("target", "").strip()
    enemies = s.alive(s.enemy_of(tank.side))
    if not text and len(enemies) == 1:
        return od.FireAt(tank.id, enemies[0].id)
    if not text:
        return unreadable("td-parse-target-missing", "TD-4", units=tuple(words.tank(s, t) for t in enemies))
    there = s.map.grid.parse(text)
    occupant = s.occupant(there) if there is not None else None
    if occupant is not None and occupant in enemies:
        return od.FireAt(tank.id, occupant.id)
    found = units.find(s, enemies, text)
    if isinstance(found, Refusal) and found.kind is RefusalKind.UNREADABLE:
        other = next((t for t in s.tanks if t.on_map and units.matches(s, t, text)), None)
        if other is not None:
            key = "td-refuse-own-target" if other.side == tank.side else "td-refuse-target-lost"
            return illegal(key, "TD-4", target=words.tank(s, other))
    return found if isinstance(found, Refusal) else od.FireAt(tank.id, found.id)


def _ambush(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    return od.SetAmbush(tank.id)


def _choice(text: str, known: Sequence[tuple[str, tuple[str, ...]]]) -> str | None:
    """The one word of a few that a text begins."""
    wanted = text.strip().casefold()
    return next((name for name, forms in known if wanted and any(f.startswith(wanted) for f in forms)), None)


_MOTIONS = (
    ("halted", ("halted", "à l'arrêt", "a l'arret", "arrêt", "arret", "stop")),
    ("moving", ("moving", "in motion", "en mouvement", "mouvement", "motion")),
)


def _finish(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    motion = _choice(given.get("motion", ""), _MOTIONS)
    if motion is None:
        return unreadable("td-parse-motion", "TD-3.5", text=given.get("motion", ""))
    return od.FinishActivation(tank.id, "moving" if motion == "moving" else "halted")


_TURRET = (("stay", ("stay", "rester", "keep")), ("centre", ("centre", "center", "recentrer")))


def _turret(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    choice = _choice(given.get("set", ""), _TURRET)
    if choice is None:
        return unreadable("td-parse-turret", "TD-P11", text=given.get("set", ""))
    return od.SetTurret(tank.id, choice == "stay")


_STANDING = re.compile(r"(?:(?:fire|tir|feu)(?:\s*(?:at|à|:))?\s*)?(\d{1,3})\s*%?", re.IGNORECASE)
_RULES = (("ask", ("ask", "ask me", "demander")), ("hold", ("hold", "retenir", "tenir")))


def parse_standing(text: str) -> tuple[str, int] | None:
    """A standing order: ask, hold, or ``fire 40`` in any of its spellings; the number is not checked."""
    number = _STANDING.fullmatch(text.strip())
    if number is not None:
        return "fire", int(number[1])
    rule = _choice(text, _RULES)
    return (rule, 0) if rule is not None else None


def _standing(tables: Tables, s: DuelState, tank: Tank, given: Words) -> Order | Refusal:
    found = parse_standing(given.get("rule", ""))
    if found is None:
        return unreadable("td-parse-standing", "TD-P4", text=given.get("rule", ""))
    if found[0] == "fire":
        if not 1 <= found[1] <= 100:
            return illegal("td-refuse-standing-number", "TD-P4")
        return od.SetStanding(tank.id, "fire", found[1])
    return od.SetStanding(tank.id, "hold" if found[0] == "hold" else "ask")


Reader = Callable[[Tables, DuelState, Tank, Words], Order | Refusal]
_READERS: dict[str, Reader] = {
    "drive": _drive,
    "move": _move,
    "pivot": _pivot,
    "fire": _fire,
    "ambush": _ambush,
    "finish": _finish,
    "turret": _turret,
    "standing": _standing,
}
