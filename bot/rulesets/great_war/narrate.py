"""The story of some events, one fact a line, with every die and its reason; nobody is told what is not theirs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

from bot.core.dice import Modifier
from bot.core.events import DecisionAnswered, Event, GameEnded
from bot.core.messages import Message, say
from bot.core.ruleset import Moment, Told, Viewer
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.model import State
from bot.rulesets.great_war.narrate_battle import TELL as BATTLE
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.telling import modifiers_text, rules_of
from bot.rulesets.great_war.words import (
    card_text,
    card_title,
    faces_text,
    labels,
    listing,
    side_name,
    type_name,
    unit_name,
)


def narrate(tables: Tables, moments: Sequence[Moment], viewer: Viewer) -> tuple[Told, ...]:
    """Lines for one viewer in the order of events; the steps of one move share a line."""
    found: list[Told] = []
    steps: list[Moment] = []
    for moment in moments:
        if moment.after.rules is None:
            continue
        event = moment.event
        if isinstance(event, ev.UnitMoved):
            if steps and not _goes_on(steps[-1].event, event):
                found += _moved(steps)
                steps = []
            steps.append(moment)
            continue
        if steps and isinstance(event, _BREAKS):
            found += _moved(steps)
            steps = []
        found += [t for t in _tell(tables, moment) if _may_read(t, viewer)]
    found += _moved(steps)
    return tuple(found)


def _may_read(told: Told, viewer: Viewer) -> bool:
    return not told.seats or viewer.is_gm or bool(set(told.seats) & set(viewer.seats))


def _goes_on(last: Event, event: ev.UnitMoved) -> bool:
    return isinstance(last, ev.UnitMoved) and last.unit == event.unit and last.why == event.why


def _moved(steps: Sequence[Moment]) -> list[Told]:
    """One line for a run of steps: where from, where to; wire flattened after it."""
    if not steps:
        return []
    first = steps[0].event
    assert isinstance(first, ev.UnitMoved)
    state = rules_of(steps[-1].after)
    hexes = [m.event.to for m in steps if isinstance(m.event, ev.UnitMoved)]
    rule = {"move": "GW-4.2", "ground": "GW-4.4", "retreat": "GW-5.6"}[first.why]
    name = unit_name(state, first.unit, first.start)
    told = [Told(say(f"gw-tell-{first.why}", rule, unit=name, path=labels(state, hexes)))]
    for m in steps:
        if isinstance(m.event, ev.UnitMoved) and m.event.wire:
            told.append(Told(say("gw-tell-wire-flat", "GW-4.3", hex=state.board.label(m.event.to))))
    return told


def _tell(tables: Tables, moment: Moment) -> Iterator[Told]:
    event = moment.event
    if isinstance(event, DecisionAnswered):
        yield from _answered(moment, event)
    elif isinstance(event, GameEnded):
        winner = event.outcome.winner
        result = say("gw-status-won", side=side_name(winner)) if winner else say("gw-status-drawn")
        yield Told(say("gw-tell-over", event.outcome.reason.rule, result=result, why=event.outcome.reason))
    elif type(event) in _TELL:
        yield from _TELL[type(event)](tables, moment, event)


def _answered(moment: Moment, e: DecisionAnswered) -> Iterator[Told]:
    """What was answered is told where the board does not show it; secret answers never."""
    decision = moment.before.decision(e.decision)
    if decision is None:
        return
    side = side_name(decision.seats[0])
    if e.by == "expiry":
        yield Told(say("gw-tell-expired", decision.rule, side=side, question=say(f"gw-question-{decision.kind}")))
    elif e.by == "rules":
        yield Told(say("gw-tell-void", decision.rule, question=say(f"gw-question-{decision.kind}")))
    elif decision.kind == "reaction_card" and not e.answer.startswith("play:"):
        yield Told(say("gw-tell-no-card", decision.rule, side=side))
    elif decision.kind == "bonus_combat" and e.answer == "none":
        yield Told(say("gw-tell-no-bonus", decision.rule, side=side))


def _shelled(tables: Tables, m: Moment, e: ev.NoMansLandShelled) -> Iterator[Told]:
    state = rules_of(m.after)
    yield Told(
        say(
            "gw-tell-shelling",
            "GW-3.1",
            side=side_name(e.side),
            drawn=labels(state, e.drawn),
            craters=labels(state, e.craters) or "-",
            count=len(e.craters),
        )
    )


def _turn(tables: Tables, m: Moment, e: ev.TurnBegan) -> Iterator[Told]:
    yield Told(say("gw-tell-turn", "GW-3.2", turn=e.number, side=side_name(e.side)))


def _card(tables: Tables, m: Moment, e: ev.CommandCardPlayed) -> Iterator[Told]:
    yield Told(say("gw-tell-card", "GW-3.3", side=side_name(e.side), card=card_title(e.card), text=card_text(e.card)))
    if rules_of(m.before).turn.card == "" and tables.command[e.card].held:
        yield Told(say("gw-tell-card-held", "GW-3.3", held=e.held))


def _ordered(tables: Tables, m: Moment, e: ev.UnitsOrdered) -> Iterator[Told]:
    state = rules_of(m.after)
    names = [unit_name(state, u) for u in e.units]
    if e.artillery:
        aim = state.board.label(e.aim) if e.aim is not None else ""
        names.append(say("gw-reserve-artillery-at", hex=aim) if aim else say("gw-reserve-artillery"))
    if names:
        yield Told(say("gw-tell-ordered", "GW-3.3", units=listing(names), count=len(names)))


def _recovery(tables: Tables, m: Moment, e: ev.RecoveryRolled) -> Iterator[Told]:
    key = "gw-tell-recovers" if e.recovered else "gw-tell-stays-bogged"
    yield Told(_rolled(rules_of(m.after), key, "GW-6.3", e.unit, e.faces, e.modifiers))


def _rolled(
    state: State, key: str, rule: str, unit: str, faces: tuple[str, ...], modifiers: tuple[Modifier, ...]
) -> Message:
    return say(
        key,
        rule,
        unit=unit_name(state, unit),
        dice=len(faces),
        faces=faces_text(faces),
        why=modifiers_text(modifiers),
    )


def _ditched(tables: Tables, m: Moment, e: ev.TankDitched) -> Iterator[Told]:
    yield Told(say("gw-tell-ditched", "GW-6.4", unit=unit_name(rules_of(m.after), e.unit)))


def _move_ended(tables: Tables, m: Moment, e: ev.MoveEnded) -> Iterator[Told]:
    if e.why in ("wire", "pinned", "halt"):
        yield Told(say(f"gw-tell-stop-{e.why}", "GW-P10", unit=unit_name(rules_of(m.after), e.unit)))


def _exited(tables: Tables, m: Moment, e: ev.UnitExited) -> Iterator[Told]:
    yield Told(say("gw-tell-exit", "GW-4.6", unit=unit_name(rules_of(m.before), e.unit)))


def _bog(tables: Tables, m: Moment, e: ev.BogRolled) -> Iterator[Told]:
    if "deadly" in e.faces and not e.bogged:
        key = "gw-tell-bog-again"
    else:
        key = "gw-tell-bogged" if e.bogged else "gw-tell-not-bogged"
    yield Told(_rolled(rules_of(m.after), key, "GW-6.2", e.unit, e.faces, e.modifiers))


def _combat_card(tables: Tables, m: Moment, e: ev.CombatCardPlayed) -> Iterator[Told]:
    state = rules_of(m.before)
    target = unit_name(state, e.unit) if e.unit else say("gw-hex", hex=state.board.label(e.hex)) if e.hex else None
    yield Told(
        say(
            "gw-tell-combat-card",
            "GW-3.4",
            side=side_name(e.side),
            card=card_title(e.card),
            cost=e.cost,
            text=card_text(e.card),
            target=target if target is not None else say("gw-none"),
            aimed="yes" if target is not None else "no",
        )
    )


def _tokens(tables: Tables, m: Moment, e: ev.TokensChanged) -> Iterator[Told]:
    if e.why in ("combat_card", "gm"):
        return  # the card's own line says what it cost; a game master's act is told as such
    held = rules_of(m.after).side(e.side).tokens
    key = "gw-tell-tokens-gained" if e.delta >= 0 else "gw-tell-tokens-spent"
    why = say(f"gw-why-{e.why.replace('_', '-')}")
    yield Told(say(key, "GW-3.5", side=side_name(e.side), tokens=abs(e.delta), why=why, held=held))
    if e.wanted:
        yield Told(say("gw-tell-pool-empty", "GW-Q36"))


def _drawn(tables: Tables, m: Moment, e: ev.CardsDrawn) -> Iterator[Told]:
    """Which cards is for their owner; the others read how many."""
    if rules_of(m.after).turn.number == 0:
        return
    yield Told(
        say(f"gw-tell-draws-{e.deck}", "GW-3.7", side=side_name(e.side), count=len(e.cards)),
    )
    yield Told(say("gw-tell-you-draw", "GW-P2", cards=listing(card_title(c) for c in e.cards)), (e.side,))


def _dropped(tables: Tables, m: Moment, e: ev.CardDropped) -> Iterator[Told]:
    if e.why == "token":
        yield Told(say("gw-tell-discards", "GW-3.7", side=side_name(e.side), card=card_title(e.card)))
        return
    yield Told(say("gw-tell-drops", "GW-3.3", side=side_name(e.side)))
    yield Told(say("gw-tell-you-drop", "GW-P2", card=card_title(e.card)), (e.side,))


def _shuffled(tables: Tables, m: Moment, e: ev.DeckShuffled) -> Iterator[Told]:
    if e.again:
        yield Told(say(f"gw-tell-reshuffled-{e.deck}", "GW-3.7"))


def _silenced(tables: Tables, m: Moment, e: ev.SideSilenced) -> Iterator[Told]:
    yield Told(say("gw-tell-silenced", "GW-P3", side=side_name(e.side)))


def _won(tables: Tables, m: Moment, e: ev.MedalsWon) -> Iterator[Told]:
    yield Told(_medal(tables, m, e, "gw-tell-medal"))


def _lost(tables: Tables, m: Moment, e: ev.MedalsLost) -> Iterator[Told]:
    yield Told(_medal(tables, m, e, "gw-tell-medal-lost"))


def _medal(tables: Tables, m: Moment, e: ev.MedalsWon | ev.MedalsLost, key: str) -> Message:
    state = rules_of(m.after)
    return say(
        key,
        "GW-5.8",
        side=side_name(e.medal.side),
        count=e.medal.count,
        why=medal_cause(state, e.medal),
        total=e.total,
        needed=state.medals,
    )


def medal_cause(state: State, medal: Any) -> Message:
    """What a medal is for."""
    where = state.board.label(medal.hex) if medal.hex is not None else ""
    if not where and 0 <= medal.objective < len(state.objectives):
        where = labels(state, state.objectives[medal.objective].hexes[:4])
    what = type_name(state.unit(medal.unit)) if medal.unit else say("gw-none")
    return say(f"gw-medal-{medal.cause.replace('_', '-')}", hex=where, what=what)


def _revealed(tables: Tables, m: Moment, e: ev.TanksRevealed) -> Iterator[Told]:
    yield Told(say("gw-tell-revealed", "GW-8.6", side=side_name(e.side)))


Teller = Callable[[Tables, Moment, Any], Iterator[Told]]
_TELL: dict[type[Event], Teller] = {
    **BATTLE,
    ev.NoMansLandShelled: _shelled,
    ev.TurnBegan: _turn,
    ev.CommandCardPlayed: _card,
    ev.UnitsOrdered: _ordered,
    ev.RecoveryRolled: _recovery,
    ev.TankDitched: _ditched,
    ev.MoveEnded: _move_ended,
    ev.UnitExited: _exited,
    ev.BogRolled: _bog,
    ev.CombatCardPlayed: _combat_card,
    ev.TokensChanged: _tokens,
    ev.CardsDrawn: _drawn,
    ev.CardDropped: _dropped,
    ev.DeckShuffled: _shuffled,
    ev.SideSilenced: _silenced,
    ev.MedalsWon: _won,
    ev.MedalsLost: _lost,
    ev.TanksRevealed: _revealed,
}
_BREAKS: tuple[type[Event], ...] = (*_TELL, DecisionAnswered, GameEnded)
