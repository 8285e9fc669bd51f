"""The board without what just happened: ground, counters, scores."""

from __future__ import annotations

import hashlib

import msgspec

from bot.core.messages import Message, say
from bot.core.state import GameState
from bot.core.view import (
    Badge,
    BoardView,
    Counter,
    HexView,
    MapLabel,
    MapView,
    MedalView,
    ObjectiveView,
    RosterEntry,
    ScoreView,
    SideView,
)
from bot.rulesets.great_war.model import Ground, Phase, Side, State, Unit
from bot.rulesets.great_war.narrate import medal_cause
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import phase_name, side_name, type_name

_SPECIAL = {"bomber": Badge.BOMBER, "marksman": Badge.MARKSMAN, "loader": Badge.LOADER}
_COIN_KINDS = ("temporary", "permanent", "turn_start_majority")


def map_view(state: State) -> MapView:
    """The ground; shell craters, wire and fortified positions are tokens and not part of the key."""
    board = state.board
    hexes = tuple(
        HexView(h, g.terrain, g.hill, _tokens(g), g.line) for h, g in zip(board.grid, board.ground, strict=True)
    )
    fixed = [(h.terrain, h.hill, h.own_line_of) for h in hexes]
    bridges = tuple(h for h, g in zip(board.grid, board.ground, strict=True) if g.bridge)
    key = hashlib.sha256(msgspec.json.encode((fixed, bridges, board.labels))).hexdigest()[:16]
    return MapView(
        key=key,
        grid=board.grid,
        hexes=hexes,
        bridges=bridges,
        labels=tuple(MapLabel(h, text) for h, text in board.labels),
        sections=True,
        enemy_edges={s.id: s.edge for s in state.sides},
    )


def _tokens(g: Ground) -> tuple[str, ...]:
    present = (("crater", g.crater), ("wire", g.wire), ("fortified", bool(g.fortified)))
    return tuple(name for name, yes in present if yes)


def counter(tables: Tables, state: State, u: Unit) -> Counter:
    """One piece with its marks."""
    return Counter(
        unit=u.id,
        side=u.side,
        number=u.number,
        name=type_name(u),
        art=tables.units[u.type].art,
        hex=u.hex,
        facing=u.heading,
        badges=_badges(tables, state, u),
        strength=u.strength,
        full_strength=u.full,
        kills=u.kills,
        nation=state.side(u.side).nation,
    )


def _badges(tables: Tables, state: State, u: Unit) -> tuple[Badge, ...]:
    found: list[Badge] = []
    if u.ordered and u.side == state.turn.side and u.status != "ditched":
        found.append(Badge.DONE if is_done(state, u) else Badge.ORDERED)
    if u.status != "none":
        found.append(Badge.BOGGED if u.status == "bogged" else Badge.DITCHED)
    if tables.units[u.type].captured:
        found.append(Badge.CAPTURED)
    if state.is_hidden(u):
        found.append(Badge.UNREVEALED)
    if u.special:
        found.append(_SPECIAL[u.special])
    return tuple(found)


def is_done(state: State, u: Unit) -> bool:
    """An ordered unit that has nothing left to do this turn."""
    if state.turn.phase is Phase.END or u.battles > u.effect("twice"):
        return True
    return bool(u.no_battle) and (u.move_done or state.turn.phase is Phase.BATTLE)


def _score(state: State, side: Side) -> ScoreView:
    causes: dict[Message, int] = {}
    for m in state.ledger:
        if m.side == side.id:
            cause = medal_cause(state, m)
            causes[cause] = causes.get(cause, 0) + m.count
    return ScoreView(
        medals=state.medals_of(side.id),
        medals_needed=state.medals,
        hq_tokens=side.tokens,
        command_cards=len(side.command),
        combat_cards=len(side.combat),
        reserve_artillery=side.artillery,
        medal_list=tuple(MedalView(text, n) for text, n in causes.items()),
    )


def _side(tables: Tables, state: State, side: Side) -> SideView:
    roster = tuple(
        RosterEntry(u.id, u.number, type_name(u), tables.units[u.type].art, u.is_alive)
        for u in state.units
        if u.side == side.id
    )
    return SideView(side.id, side_name(side.id), side.nation, _score(state, side), roster)


def objectives(state: State) -> tuple[ObjectiveView, ...]:
    """Hexes that are worth a medal each or as a majority, with who holds the medal."""
    found: list[ObjectiveView] = []
    for i, o in enumerate(state.objectives):
        if o.kind not in _COIN_KINDS:
            continue
        for h in o.hexes:
            holder = next((m.side for m in state.ledger if m.objective == i and m.hex in (None, h)), "")
            found.append(ObjectiveView(h, o.worth, holder))
    for h in state.rules.buildings:
        holder = next((m.side for m in state.ledger if m.cause == "building" and m.hex == h), "")
        found.append(ObjectiveView(h, 1, holder))
    return tuple(found)


def status(state: State, game: GameState[State] | None) -> Message:
    """The pill: whose move it is, who decides, who has won."""
    if game is None:
        return say("gw-status-preview")
    if game.outcome is not None:
        winner = game.outcome.winner
        return say("gw-status-won", side=side_name(winner)) if winner else say("gw-status-drawn")
    if game.pending:
        return say("gw-status-decides", side=side_name(game.pending[0].seats[0]))
    return say("gw-status-to-act", side=side_name(state.turn.side))


def board(tables: Tables, state: State, game: GameState[State] | None) -> BoardView:
    """The board at rest."""
    over = game is None or game.outcome is not None
    return BoardView(
        ruleset="great_war",
        title=state.title.as_message(),
        subtitle=state.date.as_message() if state.date is not None else say("gw-subtitle"),
        map=map_view(state),
        sides=tuple(_side(tables, state, s) for s in state.sides),
        counters=tuple(counter(tables, state, u) for u in state.alive),
        objectives=objectives(state),
        turn=max(state.turn.number, 1),
        turns=0,
        to_act="" if over else state.turn.side,
        status=status(state, game),
        note=None if over else phase_name(state.turn.phase),
        deciding=game is not None and bool(game.pending),
    )
