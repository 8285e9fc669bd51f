"""The end of a turn: the Recon clock, drawing, the choice of a combat card or tokens, the next turn (GW-3.7)."""

from __future__ import annotations

from bot.core.decisions import Option
from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.rulesets.great_war import events as ev
from bot.rulesets.great_war.cards import can_draw, draw_cards
from bot.rulesets.great_war.common import WarRun, gain_tokens, is_over, push, put, reach_phase, set_top, tables_of
from bot.rulesets.great_war.frames import EndFrame
from bot.rulesets.great_war.medals import award, reveal_after_battle, turn_start
from bot.rulesets.great_war.model import Phase, State
from bot.rulesets.great_war.ordering import refuse
from bot.rulesets.great_war.orders import DiscardCard, EndTurn
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.words import card_text, card_title, side_name


def begin_turn(run: WarRun, number: int, side: str) -> None:
    """A side's turn begins; what is counted then is counted. Without a command card its end of turn follows."""
    run.emit(ev.TurnBegan(number, side))
    turn_start(run)
    if not is_over(run) and not run.rules.side(side).command:
        run.emit(ev.PhaseBegan(Phase.END))


def end_fault(state: State) -> Message | None:
    """A command card has to be played first, if one is held."""
    if state.turn.phase is Phase.CARD:
        return say("gw-no-card-first", "GW-3.2")
    return None


def draw_fault(tables: Tables, state: State, draw: str) -> Message | None:
    """Why a combat card cannot be drawn: the hand is full, or every card is held."""
    if draw != "card":
        return None
    if len(state.side(state.turn.side).combat) >= tables.switches.combat_hand:
        return say("gw-no-draw-full", "GW-3.4", most=tables.switches.combat_hand)
    return None if can_draw(state, "combat") else say("gw-no-draw-empty", "GW-3.4")


def discard_faults(tables: Tables, state: State) -> tuple[Message, ...]:
    """Why no combat card may be discarded for a token now."""
    faults = [end_fault(state)]
    if state.turn.discarded:
        faults.append(say("gw-no-discard-twice", "GW-3.7"))
    if state.turn.combat_cards and tables.switches.discard_only_without_combat_card:
        faults.append(say("gw-no-discard-played", "GW-3.7"))
    return tuple(f for f in faults if f is not None)


def discard(run: WarRun, order: DiscardCard) -> Refusal | None:
    """Give up a combat card for one token; the battle is over then."""
    tables, side = tables_of(run), run.rules.side(run.seat)
    faults = list(discard_faults(tables, run.rules))
    if order.card not in side.combat:
        faults.append(say("gw-no-such-card-held", "GW-3.7", card=card_title(order.card)))
    if faults:
        return refuse(*faults)
    reach_phase(run, Phase.END)
    run.emit(ev.CardDropped(side.id, "combat", order.card, "token"))
    gain_tokens(run, side.id, tables.switches.discard_tokens, "discard")
    return None


def end_turn(run: WarRun, order: EndTurn) -> Refusal | None:
    """End the turn with a combat card or with two tokens."""
    tables = tables_of(run)
    faults = [f for f in (end_fault(run.rules), draw_fault(tables, run.rules, order.draw)) if f is not None]
    if faults:
        return refuse(*faults)
    reach_phase(run, Phase.END)
    run.emit(ev.DrawChosen(order.draw))
    push(run, EndFrame(order.draw))
    return None


def step_end(run: WarRun, frame: EndFrame) -> None:
    """One stage of the end of a turn."""
    tables, side = tables_of(run), run.rules.turn.side
    card = run.rules.turn.card
    recon = bool(card) and tables.command[card].recon
    match frame.stage:
        case "clock":
            set_top(run, put(frame, stage="draw"))
            if recon and run.rules.rules.recon_clock == side:
                _ask_clock(run, side)
        case "draw":
            _draw(run, frame, side, recon)
        case "keep":
            _keep(run, frame, side)
        case "reward":
            _reward(run, frame, side)
        case _:
            _next_turn(run)


def _ask_clock(run: WarRun, side: str) -> None:
    run.ask(
        "recon_clock",
        (side,),
        (
            Option("draw", say("gw-option-clock-draw"), style="quiet"),
            Option("medal", say("gw-option-clock-medal")),
        ),
        "draw",
        "GW-8.1",
        say("gw-ask-clock", side=side_name(side)),
    )


def clock_answered(run: WarRun, answer: str) -> None:
    frame = run.rules.frames[-1]
    assert isinstance(frame, EndFrame)
    if answer == "medal":
        set_top(run, put(frame, stage="reward"))
        award(run, run.rules.turn.side, 1, "recon")


def _draw(run: WarRun, frame: EndFrame, side: str, recon: bool) -> None:
    """One command card; two after a Recon card, of which one is kept. A side without a card draws one, too."""
    wanted = tables_of(run).switches.recon_draw if recon else 1
    drawn = draw_cards(run, side, "command", wanted)
    stage = "keep" if len(set(drawn)) > 1 else "reward"
    set_top(run, put(frame, stage=stage, drawn=drawn))
    if stage == "reward":
        for card in drawn[1:]:
            run.emit(ev.CardDropped(side, "command", card, "recon"))


def _keep(run: WarRun, frame: EndFrame, side: str) -> None:
    """Which card to keep is secret, so the default is named without naming a card."""
    set_top(run, put(frame, stage="reward"))
    options = [Option(f"keep:{c}", card_title(c), card_text(c)) for c in frame.drawn]
    options.append(Option("first", say("gw-option-keep-first"), style="quiet"))
    run.ask(
        "keep_card",
        (side,),
        options,
        "first",
        "GW-3.3",
        say("gw-ask-keep", side=side_name(side)),
        audience="seat",
    )


def keep_answered(run: WarRun, answer: str) -> None:
    frame = run.rules.frames[-1]
    assert isinstance(frame, EndFrame)
    kept = frame.drawn[0] if answer == "first" else answer.removeprefix("keep:")
    for card in frame.drawn:
        if card != kept:
            run.emit(ev.CardDropped(run.rules.turn.side, "command", card, "recon"))


def _reward(run: WarRun, frame: EndFrame, side: str) -> None:
    set_top(run, put(frame, stage="over"))
    if frame.draw == "card":
        draw_cards(run, side, "combat", 1)
    else:
        gain_tokens(run, side, tables_of(run).switches.end_tokens, "end")


def _next_turn(run: WarRun) -> None:
    turn = run.rules.turn
    reveal_after_battle(run)
    run.emit(ev.TurnEnded(turn.number, turn.side))
    begin_turn(run, turn.number + 1, run.rules.other(turn.side))
