"""The board for one viewer, with what has just happened drawn on it (law 7). In the duel no piece is hidden;
paths not yet driven and standing orders never come into a view."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.core.decisions import Decision
from bot.core.errors import RulesBug
from bot.core.ruleset import Moment, Viewer
from bot.core.state import GameState
from bot.core.view import BoardView, Crop, Overlay, OverlayKind
from bot.rulesets.tank_duel import alt, overlays, panels
from bot.rulesets.tank_duel.events import ShotFired
from bot.rulesets.tank_duel.model import DuelState
from bot.rulesets.tank_duel.pieces import board
from bot.rulesets.tank_duel.reactions import KIND, reaction_aims
from bot.rulesets.tank_duel.scenario import Scenario, battle
from bot.rulesets.tank_duel.tables import Tables

Game = GameState[DuelState]


def view(tables: Tables, game: Game, viewer: Viewer, moments: Sequence[Moment], focus: str) -> BoardView:
    """The board now; ``focus`` shot or question asks for the zoomed picture, if there is one."""
    s = game.rules
    if s is None:
        raise RulesBug("no battle yet")
    if focus == "shot":
        shot = next((m for m in reversed(moments) if isinstance(m.event, ShotFired)), None)
        if shot is not None:
            return _shot(tables, shot)
    if focus == "question":
        asked = next((d for d in game.pending if d.kind == KIND), None)
        if asked is not None:
            return _question(tables, game, s, asked)
    base = board(s, game)
    drawn = overlays.of_moments(s, moments)
    if not drawn and s.activation is not None:
        drawn = overlays.driven(s, s.activation)
    return replace(base, overlays=drawn, alt=alt.sentences(tables, game, s, moments))


def preview(scenario: Scenario) -> BoardView:
    s = battle(scenario)
    base = board(s, None)
    return replace(base, alt=alt.preview(s))


def _shot(tables: Tables, moment: Moment) -> BoardView:
    """The moment of a shot, zoomed in on shooter and target."""
    after: Game = moment.after
    s, e = after.rules, moment.event
    if s is None or not isinstance(e, ShotFired):
        raise RulesBug("no shot in this moment")
    whence, where = e.whence or s.tank(e.shooter).hex, e.where or s.tank(e.target).hex
    return replace(
        board(s, after),
        overlays=overlays.shot(s, e),
        crop=Crop((whence, where)),
        panel=panels.shot(s, e),
        alt=(alt.shot(s, e), *alt.standing(after, s)),
    )


def _question(tables: Tables, game: Game, s: DuelState, asked: Decision) -> BoardView:
    """The mover, what it has driven so far, and everyone who may fire."""
    aims = reaction_aims(tables, s)
    mover = s.tank(asked.units[0])
    drawn: list[Overlay] = []
    if s.activation is not None:
        drawn.extend(overlays.driven(s, s.activation))
    drawn.append(Overlay(OverlayKind.MOVER, hexes=(mover.hex,), side=mover.side, unit=mover.id))
    for found in aims:
        shooter = found.shooter
        drawn.append(Overlay(OverlayKind.SHOOTER, hexes=(shooter.hex,), side=shooter.side, unit=shooter.id))
        drawn.append(overlays.aim_line(s, found))
    return replace(
        board(s, game),
        overlays=tuple(drawn),
        crop=Crop((mover.hex, *(a.shooter.hex for a in aims))),
        panel=panels.question(s, asked, aims),
        alt=(alt.question(s, asked, aims), *alt.standing(game, s)),
    )
