"""The parts of a board view that show how things stand: ground, counters, sides, whose move it is."""

from __future__ import annotations

from bot.core.messages import Message, say
from bot.core.state import GameState
from bot.core.view import (
    Badge,
    BoardView,
    Counter,
    ObjectiveView,
    RosterEntry,
    ScoreView,
    SideView,
)
from bot.rulesets.tank_duel import words
from bot.rulesets.tank_duel.fire import is_in_motion
from bot.rulesets.tank_duel.model import DuelState, Tank

Game = GameState[DuelState]


def board(s: DuelState, game: Game | None) -> BoardView:
    """The map with everything on it, before overlays; without a game it is a preview."""
    over = game is not None and game.outcome is not None
    return BoardView(
        ruleset="tank_duel",
        title=s.title.as_message(),
        subtitle=say("td-subtitle"),
        map=s.map.view,
        sides=tuple(_side(s, x.id) for x in s.sides),
        counters=tuple(counter(s, t) for t in s.tanks if t.on_map),
        objectives=tuple(ObjectiveView(o.hex, o.points, o.holder) for o in s.objectives),
        turn=max(1, s.turn),
        turns=s.turns,
        to_act="" if game is None or over else s.active,
        status=status(s, game),
        note=initiative(s),
        deciding=bool(game is not None and game.pending),
    )


def tag(s: DuelState, t: Tank) -> Message:
    """What stands on a tank's tag beside its number."""
    return say("td-tag", name=t.name) if t.name else s.card(t).short.as_message()


def counter(s: DuelState, t: Tank) -> Counter:
    """One tank or wreck as a piece on the map."""
    card = s.card(t)
    flags = (
        (Badge.WRECK, not t.alive),
        (Badge.IN_MOTION, t.alive and is_in_motion(s, t)),
        (Badge.AMBUSH, t.alive and t.ambush),
        (Badge.ACTIVATED, t.alive and t.activated),
    )
    return Counter(
        unit=t.id,
        side=t.side,
        number=t.number,
        name=tag(s, t),
        art=card.silhouette,
        hex=t.hex,
        facing=t.facing,
        turret=t.turret,
        badges=tuple(badge for badge, on in flags if on),
        kills=t.kills,
        nation=card.nation or s.side(t.side).nation,
    )


def _side(s: DuelState, id_: str) -> SideView:
    side = s.side(id_)
    roster = tuple(
        RosterEntry(t.id, t.number, tag(s, t), s.card(t).silhouette, t.alive and t.on_map)
        for t in s.tanks
        if t.side == id_
    )
    return SideView(id_, side.name.as_message(), side.nation, ScoreView(points=s.points(id_)), roster)


def status(s: DuelState, game: Game | None) -> Message:
    """The pill: who is waited for, or how it ended."""
    if game is None or (not s.active and game.outcome is None):
        return say("td-status-setup")
    if game.outcome is not None:
        if game.outcome.winner in {x.id for x in s.sides}:
            return say("td-status-won", side=words.side(s, game.outcome.winner))
        return say("td-status-drawn")
    if game.pending:
        return say("td-status-decides", side=words.side(s, game.pending[0].seats[0]))
    return say("td-status-acts", side=words.side(s, s.active))


def initiative(s: DuelState) -> Message | None:
    if not s.first:
        return None
    if not s.initiative:
        return say("td-initiative-fixed", "TD-P7", side=words.side(s, s.first))
    return say("td-initiative", "TD-2", side=words.side(s, s.first), high=max(s.initiative), low=min(s.initiative))
