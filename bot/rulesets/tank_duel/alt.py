"""The picture in words: sentences of the alt text, the most important first."""

from __future__ import annotations

from collections.abc import Sequence
from fractions import Fraction

from bot.core.decisions import Decision
from bot.core.messages import Message, say
from bot.core.ruleset import Moment
from bot.core.state import GameState
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.events import ActivationEnded, HexEntered, ShotFired, TankPivoted
from bot.rulesets.tank_duel.fire import Aim
from bot.rulesets.tank_duel.model import DuelState
from bot.rulesets.tank_duel.overlays import outcome_of, plate
from bot.rulesets.tank_duel.pieces import initiative, status
from bot.rulesets.tank_duel.reactions import KIND, face, reaction_aims
from bot.rulesets.tank_duel.tables import Tables

Game = GameState[DuelState]


def sentences(tables: Tables, game: Game, s: DuelState, moments: Sequence[Moment]) -> tuple[Message, ...]:
    """Turn and side to act, the open question, both sides, the last action, objectives."""
    asked = next((d for d in game.pending if d.kind == KIND), None)
    found = list(standing(game, s))
    if asked is not None:
        found.insert(1, question(s, asked, reaction_aims(tables, s)))
    last = _last(s, moments)
    if last is not None:
        found.append(last)
    found.extend(_objectives(s))
    return tuple(found)


def preview(s: DuelState) -> tuple[Message, ...]:
    head = say("td-alt-preview", title=s.title.as_message(), turns=s.turns)
    return (head, *(_side(s, side.id) for side in s.sides), *_objectives(s))


def standing(game: Game, s: DuelState) -> tuple[Message, ...]:
    """How things stand: the head, then each side."""
    head = say("td-alt-head", title=s.title.as_message(), turn=max(1, s.turn), turns=s.turns, status=status(s, game))
    first = initiative(s)
    return (
        head,
        *(_side(s, side.id) for side in s.sides),
        *((say("td-alt-sentence", text=first),) if first is not None else ()),
    )


def _side(s: DuelState, side: str) -> Message:
    tanks = tuple(words.tank_state(s, t) for t in s.tanks if t.side == side)
    return say("td-alt-side", side=words.side(s, side), points=s.points(side), tanks=_list(tanks))


def _list(found: Sequence[Message]) -> Message:
    """Entries with commas of their own, parted by semicolons."""
    head, *rest = found
    return say("td-alt-list", first=head, rest=_list(rest)) if rest else head


def _objectives(s: DuelState) -> tuple[Message, ...]:
    return tuple(
        say(
            "td-alt-objective" if o.holder else "td-alt-objective-free",
            hex=words.label(s, o.hex),
            points=o.points,
            side=words.side(s, o.holder) if o.holder else "",
        )
        for o in s.objectives
    )


def _last(s: DuelState, moments: Sequence[Moment]) -> Message | None:
    """The last action in a sentence: a shot, else a path."""
    shots = [m.event for m in moments if isinstance(m.event, ShotFired)]
    if shots:
        return shot(s, shots[-1])
    moves = [m.event for m in moments if isinstance(m.event, HexEntered | TankPivoted)]
    if not moves:
        return None
    unit = moves[-1].unit
    hexes = [words.label(s, e.hex) for e in moves if isinstance(e, HexEntered) and e.unit == unit]
    ended = next((m.event for m in moments if isinstance(m.event, ActivationEnded) and m.event.unit == unit), None)
    name = words.tank(s, s.tank(unit))
    if not hexes:
        return say("td-alt-pivoted", unit=name, facing=words.facing(s.tank(unit).facing))
    key = "td-alt-drove" if ended is None else f"td-alt-drove-{ended.motion}"
    return say(key, unit=name, path=", ".join(hexes))


def shot(s: DuelState, e: ShotFired) -> Message:
    """A shot with its lines, dice and result."""
    shooter, target = s.tank(e.shooter), s.tank(e.target)
    return say(
        f"td-alt-shot-{outcome_of(e)}",
        unit=words.tank(s, shooter),
        at=words.label(s, e.whence or shooter.hex),
        target=words.tank(s, target),
        where=words.label(s, e.where or target.hex),
        plate=plate(e.zone, e.flank, e.armour),
        lines=tuple(say(f"td-line-{line.state}") for line in e.lines),
        face=e.face,
        modifiers=words.modifiers(e.modifiers),
        total=e.total,
        pierce=e.pierce,
        penetration=e.penetration,
        bonus=e.bonus or 0,
        sum=e.sum,
        chance=words.chance(Fraction(*e.chance)),
    )


def question(s: DuelState, asked: Decision, aims: Sequence[Aim]) -> Message:
    """Who decides between what."""
    choices = tuple(
        say(
            "td-alt-choice",
            unit=words.tank(s, a.shooter),
            chance=words.chance(a.chance),
            face=face(a),
            armour=a.armour,
        )
        for a in aims
    )
    return say("td-alt-question", side=words.side(s, asked.seats[0]), prompt=asked.prompt, choices=choices)
