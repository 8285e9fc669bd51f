"""Reaction cards of the other side: when they may be played, and the question (GW-P3)."""

from __future__ import annotations

from bot.core.decisions import Decision, Option
from bot.core.messages import Message, say
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.combat import attack_of
from bot.rulesets.great_war.common import WarRun, put, set_top, spend_tokens, tables_of
from bot.rulesets.great_war.frames import CombatFrame, MoveFrame
from bot.rulesets.great_war.geo import enemies_next_to
from bot.rulesets.great_war.model import State, Unit
from bot.rulesets.great_war.oddstext import attack_odds
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import card_text, card_title, unit_name

NONE, PASS = "none", "pass_turn"


def playable_on_step(tables: Tables, state: State, mover: Unit) -> tuple[str, ...]:
    """Cards that can stop a soldier unit after its first hex."""
    if tables.units[mover.type].is_tank or mover.moved != 1:
        return ()
    return _held(tables, state, state.other(mover.side), ("pinned-down",))


def playable_on_attack(tables: Tables, state: State, frame: CombatFrame) -> tuple[str, ...]:
    """Cards of the side under attack that work in this combat."""
    target = state.unit(frame.target)
    if target.side == frame.side or frame.kind == "strike":
        return ()
    attacker = state.unit(frame.attacker) if frame.attacker else None
    soldier = not tables.units[target.type].is_tank
    works = {
        "deep-dugout": soldier and state.board.at(target.hex).terrain == "trench" and not frame.crater,
        "stand-fast": soldier and not frame.crater,
        "smoke-screen": frame.kind == "ranged" and attack_of(tables, state, frame).dice > 1,
        "strike-first": frame.kind == "close" and soldier and attacker is not None,
        "jammed": attacker is not None and not frame.is_bonus,
        "tank-panic": attacker is not None and not frame.is_bonus and _fears(tables, state, attacker),
    }
    return _held(tables, state, target.side, tuple(c for c, yes in works.items() if yes))


def _fears(tables: Tables, state: State, unit: Unit) -> bool:
    """A soldier unit next to an enemy tank that is not ditched."""
    if tables.units[unit.type].is_tank:
        return False
    near = enemies_next_to(state, unit.side, unit.hex)
    return any(tables.units[u.type].is_tank and u.status != "ditched" for u in near)


def _held(tables: Tables, state: State, side_id: str, cards: tuple[str, ...]) -> tuple[str, ...]:
    side = state.side(side_id)
    return tuple(c for c in cards if c in side.combat and tables.combat[c].cost <= side.tokens)


def offer_step(run: WarRun, mover: Unit) -> None:
    """Ask the other side when a soldier unit is about to enter its second hex."""
    tables = tables_of(run)
    if tables.units[mover.type].is_tank or mover.moved != 1:
        return
    prompt = say("gw-ask-step", unit=unit_name(run.rules, mover))
    _ask(run, run.rules.other(mover.side), playable_on_step(tables, run.rules, mover), (mover.id,), prompt)


def offer_attack(run: WarRun, frame: CombatFrame) -> None:
    """Ask the side under attack before the dice."""
    target = run.rules.unit(frame.target)
    if target.side == frame.side or frame.kind == "strike":
        return
    tables, state = tables_of(run), run.rules
    cards = playable_on_attack(tables, state, frame)
    units = tuple(u for u in (frame.attacker, frame.target) if u)
    prompt = say(
        f"gw-ask-attack-{frame.kind}",
        unit=unit_name(state, units[0]),
        target=unit_name(state, target),
        odds=attack_odds(tables, attack_of(tables, state, frame).spec),
    )
    _ask(run, target.side, cards, units, prompt)


def _ask(run: WarRun, side: str, cards: tuple[str, ...], units: tuple[str, ...], prompt: Message) -> None:
    """Open the question if there is a card to play, or always when reactions are masked."""
    state = run.rules
    if state.side(side).silenced or not (cards or run.state.options.mask_reactions):
        return
    tables = tables_of(run)
    options = [
        Option(
            f"play:{c}",
            say("gw-option-play", card=card_title(c), cost=tables.combat[c].cost),
            card_text(c),
        )
        for c in cards
    ]
    options.append(Option(NONE, say("gw-option-no-card"), style="quiet"))
    options.append(Option(PASS, say("gw-option-pass-turn"), style="quiet"))
    run.ask(
        "reaction_card",
        (side,),
        options,
        NONE,
        "GW-P3",
        prompt,
        audience="seat",
        units=units,
    )


def answered(run: WarRun, decision: Decision, answer: str, by: str) -> None:
    """Carry out what the other side chose, as far as it still works."""
    side = decision.seats[0]
    if by == "expiry" or answer == PASS:
        run.emit(ev.SideSilenced(side, "expiry" if by == "expiry" else "pass"))
    card = answer.removeprefix("play:")
    frame = run.rules.frames[-1] if run.rules.frames else None
    if card == answer or frame is None or not _still_works(run, frame, card):
        return
    unit = frame.unit if isinstance(frame, MoveFrame) else frame.target if isinstance(frame, CombatFrame) else ""
    spend_tokens(run, side, tables_of(run).combat[card].cost, "combat_card")
    cost = tables_of(run).combat[card].cost
    run.emit(ev.CombatCardPlayed(side, card, cost, unit=unit, is_reaction=True))
    if isinstance(frame, MoveFrame):
        set_top(run, put(frame, path=(), pinned=True))
    elif isinstance(frame, CombatFrame):
        _apply(run, frame, card)


def _still_works(run: WarRun, frame: object, card: str) -> bool:
    tables, state = tables_of(run), run.rules
    if isinstance(frame, MoveFrame):
        return card in playable_on_step(tables, state, state.unit(frame.unit))
    return isinstance(frame, CombatFrame) and card in playable_on_attack(tables, state, frame)


def _apply(run: WarRun, frame: CombatFrame, card: str) -> None:
    frame = put(frame, reactions=(*frame.reactions, card))
    if card in ("jammed", "tank-panic"):
        why = "jammed" if card == "jammed" else "panic"
        set_top(run, put(frame, stage="done"))
        run.emit(ev.CombatCancelled(frame.attacker, frame.target, why))
        return
    set_top(run, frame)
    if card == "strike-first":
        attacker, target = run.rules.unit(frame.attacker), run.rules.unit(frame.target)
        strike = CombatFrame(
            kind="strike", side=target.side, attacker=target.id, target=attacker.id, hex=attacker.hex, distance=1
        )
        run.emit(ev.FramesSet((*run.rules.frames, put(strike, stage="roll"))))
