"""Folding great_war events into the state. No dice, no tables (law 1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec

from bot.core.errors import CorruptLog
from bot.core.events import Event
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.frames import CombatFrame
from bot.rulesets.great_war.model import Decks, Phase, State, Turn, Unit, replace_side, replace_unit

put = msgspec.structs.replace


def evolve(state: State | None, event: Event) -> State:
    """The state after one event of this ruleset. Raises CorruptLog for an event that does not fit."""
    if isinstance(event, ev.WarBegan):
        return event.state
    if state is None:
        raise CorruptLog("an event before the battle began")
    fold = _FOLDS.get(type(event))
    if fold is None:
        raise CorruptLog(f"unknown event {type(event).__name__}")
    return fold(state, event)


def _change(state: State, unit: str, **fields: Any) -> State:
    return replace_unit(state, put(state.unit(unit), **fields))


def _lock(state: State) -> State:
    """A die was rolled: earlier phases are closed (GW-P1)."""
    return put(state, turn=put(state.turn, locked=max(state.turn.locked, state.turn.phase)))


def _turn(state: State, **fields: Any) -> State:
    return put(state, turn=put(state.turn, **fields))


def _shelled(s: State, e: ev.NoMansLandShelled) -> State:
    board = s.board
    for h in e.craters:
        board = board.put(h, put(board.at(h), crater=True, wire=False))
    return put(s, board=board)


def _shuffled(s: State, e: ev.DeckShuffled) -> State:
    fields: dict[str, Any] = {e.deck: e.cards}
    if e.again:
        fields[f"{e.deck}_discards"] = ()
    return put(s, decks=put(s.decks, **fields))


def _drawn(s: State, e: ev.CardsDrawn) -> State:
    deck: tuple[str, ...] = getattr(s.decks, e.deck)
    side = s.side(e.side)
    hand = (*getattr(side, e.deck), *e.cards)
    s = put(s, decks=put(s.decks, **{e.deck: deck[len(e.cards) :]}))
    return replace_side(s, put(side, **{e.deck: hand}))


def _without(hand: tuple[str, ...], card: str) -> tuple[str, ...]:
    at = hand.index(card)
    return hand[:at] + hand[at + 1 :]


def _drop(s: State, side_id: str, deck: str, card: str) -> State:
    side = s.side(side_id)
    pile = f"{deck}_discards"
    s = put(s, decks=put(s.decks, **{pile: (*getattr(s.decks, pile), card)}))
    return replace_side(s, put(side, **{deck: _without(getattr(side, deck), card)}))


def _dropped(s: State, e: ev.CardDropped) -> State:
    s = _drop(s, e.side, e.deck, e.card)
    return _turn(s, discarded=True, locked=Phase.END) if e.why == "token" else s


def _stacked(s: State, e: ev.DecksStacked) -> State:
    for side in s.sides:
        hands = {}
        if side.id in e.command_hands:
            hands["command"] = e.command_hands[side.id]
        if side.id in e.combat_hands:
            hands["combat"] = e.combat_hands[side.id]
        s = replace_side(s, put(side, **hands))
    return put(s, decks=Decks(e.command, e.combat, e.command_discards, e.combat_discards))


def _turn_began(s: State, e: ev.TurnBegan) -> State:
    units = tuple(_rested(u) for u in s.units)
    sides = tuple(put(x, silenced=False) for x in s.sides)
    return put(s, units=units, sides=sides, turn=Turn(e.number, e.side), frames=())


def _rested(u: Unit) -> Unit:
    return put(
        u,
        ordered=False,
        moved=0,
        move_done=False,
        stopped=False,
        entered=False,
        no_battle="",
        battles=0,
        recovery="",
        effects=(),
        mg_fire=(),
    )


def _card_played(s: State, e: ev.CommandCardPlayed) -> State:
    s = _drop(s, e.side, "command", e.card)
    return _turn(s, card=e.card, held=e.held, slots=e.slots, phase=Phase.ORDERS)


def _ordered(s: State, e: ev.UnitsOrdered) -> State:
    for id_ in e.units:
        u = s.unit(id_)
        s = replace_unit(s, put(u, ordered=True, effects=(*u.effects, *e.effects)))
    fields: dict[str, Any] = {"named": (*s.turn.named, *e.named)}
    if e.artillery:
        fields["artillery"] = "ordered"
    if e.aim is not None:
        fields["aim"] = e.aim
    if e.mode:
        fields["mode"] = e.mode
    return _turn(s, **fields)


def _recovery(s: State, e: ev.RecoveryRolled) -> State:
    status = "none" if e.recovered else s.unit(e.unit).status
    return _lock(_change(s, e.unit, status=status, recovery="recovered" if e.recovered else "failed"))


def _moved(s: State, e: ev.UnitMoved) -> State:
    u = s.unit(e.unit)
    fields: dict[str, Any] = {"hex": e.to}
    if e.why != "retreat":
        fields.update(heading=e.heading, entered=True)
    if e.why == "move":
        fields["moved"] = u.moved + 1
    s = replace_unit(s, put(u, **fields))
    if e.wire:
        s = put(s, board=s.board.put(e.to, put(s.board.at(e.to), wire=False)))
    return s


def _move_ended(s: State, e: ev.MoveEnded) -> State:
    no_battle = e.no_battle or s.unit(e.unit).no_battle
    return _change(s, e.unit, move_done=True, stopped=bool(e.why), no_battle=no_battle)


def _bogged(s: State, e: ev.BogRolled) -> State:
    if e.bogged:
        s = _change(s, e.unit, status="bogged")
    return _lock(s)


def _combat_began(s: State, e: ev.CombatBegan) -> State:
    if e.attacker and e.side == s.turn.side and s.is_hidden(s.unit(e.attacker)):
        s = _turn(s, hidden_battled=True)
    return s


def _attack_rolled(s: State, e: ev.AttackRolled) -> State:
    if e.attacker and e.kind == "ranged":
        target = s.unit(e.target)
        if s.unit(e.attacker).type.startswith("machine_gun"):
            s = replace_unit(s, put(target, mg_fire=(*target.mg_fire, e.attacker)))
    return _lock(s)


def _eliminated(s: State, e: ev.UnitEliminated) -> State:
    return _change(_credit(s, e), e.unit, fate="eliminated", strength=0)


def _credit(s: State, e: ev.UnitEliminated) -> State:
    """A kill for the unit whose combat this is; gas, shells and one's own side count for nobody."""
    combat = next((f for f in reversed(s.frames) if isinstance(f, CombatFrame)), None)
    if combat is None or not combat.attacker or e.why == "gas":
        return s
    killer = s.unit(combat.attacker)
    return s if killer.side == s.unit(e.unit).side else _change(s, killer.id, kills=killer.kills + 1)


def _personnel(s: State, e: ev.PersonnelRolled) -> State:
    return _lock(_change(s, e.unit, special="") if e.lost else s)


def _wire_rolled(s: State, e: ev.WireRolled) -> State:
    if e.removed:
        s = put(s, board=s.board.put(e.hex, put(s.board.at(e.hex), wire=False)))
    return _lock(s)


def _tokens(s: State, e: ev.TokensChanged) -> State:
    side = s.side(e.side)
    s = put(s, pool=s.pool - e.delta)
    return replace_side(s, put(side, tokens=side.tokens + e.delta))


def _combat_card(s: State, e: ev.CombatCardPlayed) -> State:
    s = _drop(s, e.side, "combat", e.card)
    return s if e.is_reaction else _turn(s, combat_cards=s.turn.combat_cards + 1)


def _effect(s: State, e: ev.EffectGiven) -> State:
    for id_ in e.units:
        u = s.unit(id_)
        s = replace_unit(s, put(u, effects=(*u.effects, e.effect)))
    return s


def _effect_used(s: State, e: ev.EffectUsed) -> State:
    u = s.unit(e.unit)
    return replace_unit(s, put(u, effects=_without(u.effects, e.effect)))


def _battle_done(s: State, e: ev.BattleDone) -> State:
    u = s.unit(e.unit)
    return replace_unit(s, put(u, battles=u.battles + 1))


def _won(s: State, e: ev.MedalsWon) -> State:
    return put(s, ledger=(*s.ledger, e.medal))


def _lost(s: State, e: ev.MedalsLost) -> State:
    at = s.ledger.index(e.medal)
    return put(s, ledger=s.ledger[:at] + s.ledger[at + 1 :])


def _counted(s: State, e: ev.MajorityCounted) -> State:
    objectives = tuple(put(o, counts=e.counts) if i == e.objective else o for i, o in enumerate(s.objectives))
    return put(s, objectives=objectives)


_FOLDS: dict[type[Event], Callable[[State, Any], State]] = {
    ev.NoMansLandShelled: _shelled,
    ev.DeckShuffled: _shuffled,
    ev.CardsDrawn: _drawn,
    ev.CardDropped: _dropped,
    ev.DecksStacked: _stacked,
    ev.TurnBegan: _turn_began,
    ev.CommandCardPlayed: _card_played,
    ev.UnitsOrdered: _ordered,
    ev.PhaseBegan: lambda s, e: _turn(s, phase=e.phase),
    ev.RecoveryRolled: _recovery,
    ev.TankDitched: lambda s, e: _change(s, e.unit, status="ditched"),
    ev.UnitMoved: _moved,
    ev.MoveEnded: _move_ended,
    ev.UnitExited: lambda s, e: _change(s, e.unit, fate="exited"),
    ev.BogRolled: _bogged,
    ev.CombatBegan: _combat_began,
    ev.CombatCancelled: lambda s, e: s,
    ev.AttackRolled: _attack_rolled,
    ev.ConfirmRolled: lambda s, e: _lock(s),
    ev.LossesTaken: lambda s, e: _change(s, e.unit, strength=e.left),
    ev.UnitEliminated: _eliminated,
    ev.PersonnelRolled: _personnel,
    ev.FlagsIgnored: lambda s, e: s,
    ev.WireRolled: _wire_rolled,
    ev.WireCut: lambda s, e: put(s, board=s.board.put(e.hex, put(s.board.at(e.hex), wire=False))),
    ev.GroundStayed: lambda s, e: s,
    ev.ArtilleryFired: lambda s, e: _lock(_turn(s, artillery="fired")),
    ev.ArtilleryWaived: lambda s, e: _turn(s, artillery="fired"),
    ev.GroundChanged: lambda s, e: put(s, board=s.board.put(e.hex, e.ground)),
    ev.TokensChanged: _tokens,
    ev.CombatCardPlayed: _combat_card,
    ev.EffectGiven: _effect,
    ev.EffectUsed: _effect_used,
    ev.GasRolled: lambda s, e: _lock(s),
    ev.BattleDone: _battle_done,
    ev.SideSilenced: lambda s, e: replace_side(s, put(s.side(e.side), silenced=True)),
    ev.MedalsWon: _won,
    ev.MedalsLost: _lost,
    ev.MajorityCounted: _counted,
    ev.TanksRevealed: lambda s, e: put(s, revealed=True),
    ev.DrawChosen: lambda s, e: _turn(s, draw=e.draw, locked=Phase.END),
    ev.TurnEnded: lambda s, e: s,
    ev.FramesSet: lambda s, e: put(s, frames=e.frames),
    ev.UnitEdited: lambda s, e: replace_unit(s, e.unit),
}
