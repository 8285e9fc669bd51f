"""Private questions about the board: sight and odds, where a tank can go, how things stand."""

from __future__ import annotations

from msgspec.structs import replace

from bot.core.errors import RulesBug
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, RefusalKind, Suggestion, illegal, unreadable
from bot.core.ruleset import Answer, Viewer, Words
from bot.core.state import GameState
from bot.core.view import BoardView, Choice, Crop, DiceRow, DieFace, Overlay, OverlayKind, Panel
from bot.hexes import Hex
from bot.rulesets.tank_duel import alt, overlays, panels, units, words
from bot.rulesets.tank_duel.activation import cursor
from bot.rulesets.tank_duel.completion import reachable
from bot.rulesets.tank_duel.fire import aim, hit_chance
from bot.rulesets.tank_duel.geometry import flank, impact_zone
from bot.rulesets.tank_duel.model import Activation, DuelState, Tank
from bot.rulesets.tank_duel.movement import neighbour_hexes
from bot.rulesets.tank_duel.paths import bad_hex
from bot.rulesets.tank_duel.pieces import board
from bot.rulesets.tank_duel.sight import LineOfSight, line_of_sight
from bot.rulesets.tank_duel.tables import Tables

Game = GameState[DuelState]
_IN_THE_PICTURE = ("td-ask-line-clear", *(f"td-sight-long-{state}" for state in ("clear", "hidden", "blocked")))
TOPICS = ("sight", "reach", "status")


def ask_board(tables: Tables, game: Game, viewer: Viewer, topic: str, given: Words) -> Answer | Refusal:
    """Answers about ``sight`` (from, to), ``reach`` (of the tank being activated) and ``status``."""
    s = game.rules
    if s is None:
        raise RulesBug("no battle yet")
    match topic:
        case "sight":
            return _sight(tables, game, s, viewer, given)
        case "reach":
            return _reach(tables, game, s, viewer)
        case "status":
            return _status(game, s, viewer)
        case _:
            return unreadable("td-ask-unknown", topic=topic, known=", ".join(TOPICS))


# sight


def _sight(tables: Tables, game: Game, s: DuelState, viewer: Viewer, given: Words) -> Answer | Refusal:
    ends = [_end(s, viewer, given.get(k, ""), own=k == "from") for k in ("from", "to")]
    wrong = [e for e in ends if isinstance(e, Refusal)]
    if wrong:
        reasons = tuple(r for w in wrong for r in w.reasons)
        return Refusal(wrong[0].kind, reasons, tuple(c for w in wrong for c in w.choices))
    (whence, shooter), (where, target) = (e for e in ends if not isinstance(e, Refusal))
    if whence == where:
        return illegal("td-ask-same-hex", "TD-4.1", hex=words.label(s, where))
    facing = target.facing if target is not None else _facing_towards(where, whence)
    found = line_of_sight(tables, s, whence, where, facing)
    lines = [say("td-ask-from-to", where=_name(s, whence, shooter), to=_name(s, where, target))]
    lines.extend(_line_words(s, found))
    if target is None:
        lines.append(say("td-ask-supposed", "TD-4.1", facing=words.facing(facing)))
    if shooter is not None and target is not None and shooter.side != target.side:
        lines.extend(_odds(tables, s, shooter, target))
    side = shooter.side if shooter is not None else ""
    return Answer(tuple(lines), _sight_view(game, s, found, target, tuple(lines), side))


def _end(s: DuelState, viewer: Viewer, text: str, *, own: bool) -> tuple[Hex, Tank | None] | Refusal:
    """A hex by its label, or a tank by its name; a number alone means one's own tank first, then the enemy's."""
    h = s.map.grid.parse(text)
    if h is not None and h in s.map:
        there = s.occupant(h)
        return h, there if there is not None and there.alive else None
    alive = [t for t in s.tanks if t.alive and t.on_map]
    mine = [t for t in alive if t.side in viewer.seats]
    theirs = [t for t in alive if t.side not in viewer.seats]
    for group in ([mine, theirs] if own else [theirs, mine]) if mine else [alive]:
        found = units.find(s, group, text)
        if not isinstance(found, Refusal):
            return found.hex, found
        if found.kind is RefusalKind.AMBIGUOUS:
            named = tuple(
                Suggestion(words.label(s, t.hex), units.suggestion(s, t).label)
                for t in group
                if units.matches(s, t, text)
            )
            return Refusal(found.kind, found.reasons, named)
    return Refusal(RefusalKind.UNREADABLE, (bad_hex(s, text),))


def _name(s: DuelState, h: Hex, tank: Tank | None) -> Message:
    label = words.label(s, h)
    return say("td-ask-hex", hex=label) if tank is None else say("td-unit-at", unit=words.tank(s, tank), hex=label)


def _facing_towards(where: Hex, whence: Hex) -> int:
    """A facing for a tank that is only supposed: front towards the other end."""
    return next(f for f in range(6) if impact_zone(f, whence - where) == "front")


def _line_words(s: DuelState, found: LineOfSight) -> list[Message]:
    lines = [say(f"td-sight-long-{found.state}", "TD-4.1", free=found.free, zone=words.zone(found.zone))]
    for n, line in enumerate(found.lines, 1):
        causes = tuple(words.cause(s, c) for c in line.causes)
        key = "td-ask-line" if causes else "td-ask-line-clear"
        lines.append(say(key, "TD-P9", n=n, state=say(f"td-line-{line.state}"), causes=causes))
    return lines


def _odds(tables: Tables, s: DuelState, shooter: Tank, target: Tank) -> list[Message]:
    found = aim(tables, s, shooter, target)
    if found.problems:
        return list(found.problems)
    return [
        say(
            "td-ask-odds",
            "TD-6",
            hit=words.chance(hit_chance(tables, found.net)),
            chance=words.chance(found.chance),
            modifiers=words.modifiers(found.modifiers),
            penetration=s.card(shooter).penetration,
            armour=found.armour,
        )
    ]


def _sight_view(
    game: Game, s: DuelState, found: LineOfSight, target: Tank | None, lines: tuple[Message, ...], side: str
) -> BoardView:
    drawn: list[Overlay] = [overlays.sight(found.shooter, found.target, found.lines, side)]
    if target is not None:
        hit = flank(target.facing, found.shooter - found.target) if found.zone == "side" else ""
        armour = s.card(target).armour(found.zone)
        drawn.append(overlays.impact(found.target, found.zone, hit, armour, target.id))
    return replace(
        board(s, game),
        overlays=tuple(drawn),
        crop=Crop((found.shooter, found.target)),
        panel=panels.sight(s, found, tuple(m for m in lines if m.key not in _IN_THE_PICTURE), side),
        alt=lines,
    )


# reach


def _reach(tables: Tables, game: Game, s: DuelState, viewer: Viewer) -> Answer | Refusal:
    running = s.activation
    if running is None:
        return illegal("td-ask-no-activation", "TD-3.1")
    tank = s.tank(running.unit)
    if tank.side not in viewer.seats and not viewer.is_gm:
        return illegal("td-refuse-not-yours", "TD-2", unit=words.tank(s, tank), side=words.side(s, tank.side))
    found = reachable(tables, s)
    choices = tuple(Choice(n, r.end.hex, r.cost) for n, r in enumerate(found, 1))
    name = words.tank(s, tank)
    entries = tuple(say("td-reach-entry", n=c.number, hex=words.label(s, c.hex), ap=c.cost) for c in choices)
    lines = (
        say("td-reach", "TD-P14", unit=name, ap=running.ap, count=len(choices)),
        say("td-reach-list", entries=entries),
    )
    reach = Overlay(
        OverlayKind.REACH,
        hexes=tuple(c.hex for c in choices),
        side=tank.side,
        unit=tank.id,
        choices=choices,
    )
    mover = Overlay(OverlayKind.MOVER, hexes=(tank.hex,), side=tank.side, unit=tank.id)
    around = tuple(h for h in neighbour_hexes(cursor(s)) if h in s.map)
    view = replace(
        board(s, game),
        overlays=(reach, mover),
        crop=Crop((tank.hex, *around, *(c.hex for c in choices))),
        panel=_reach_panel(s, tank, running),
        alt=lines,
    )
    return Answer(lines, view)


def _reach_panel(s: DuelState, tank: Tank, running: Activation) -> Panel:
    state = say("td-reach-state", motion=say(f"td-mark-{tank.started}"), facing=words.facing(tank.facing))
    dice = tuple(DieFace("d4", str(face)) for face in running.faces)
    return Panel(
        kind="choices",
        title=say("td-reach-title", unit=words.tank(s, tank)),
        lines=(state, say("td-reach-hint")),
        rows=(DiceRow(say("td-ap", ap=running.ap), (), dice),),
        side=tank.side,
    )


# status


def _status(game: Game, s: DuelState, viewer: Viewer) -> Answer:
    """How things stand, with the viewer's own standing orders."""
    lines = list(alt.standing(game, s))
    if s.activation is not None:
        tank = s.tank(s.activation.unit)
        lines.append(say("td-status-running", "TD-3", unit=words.tank(s, tank), ap=s.activation.ap))
    for t in s.tanks:
        if t.alive and t.on_map and t.side in viewer.seats and t.standing != "ask":
            lines.append(words.standing(s, t))
    return Answer(tuple(lines))
