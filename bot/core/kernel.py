"""Deciding one command of a game, whatever its ruleset: orders, answers, table business, a game master's acts."""

from __future__ import annotations

from typing import Any, assert_never

import msgspec

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.commands import Command
from bot.core.decisions import Decision, Outcome, Proposal
from bot.core.dice import DiceSource
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal, untimely
from bot.core.ruleset import Ruleset
from bot.core.run import Run
from bot.core.state import GameState, History


def decide(
    ruleset: Ruleset[Any], tables: Any, history: History[Any], command: Command, dice: DiceSource
) -> Run[Any] | Refusal:
    """The run with the events of a command, or why it is refused. The history given is not changed."""
    state = history.state
    run: Run[Any] = Run(history, tables, dice, command.at, command.seat)
    refusal = _gate(state, command) or _dispatch(ruleset, run, command)
    if refusal is not None:
        return refusal
    _lapse_proposal(run, state, command)
    return run


def _gate(state: GameState[Any], command: Command) -> Refusal | None:
    """What no command may do in this state."""
    gm = command.role == "gm"
    action = command.action
    if state.outcome is not None and not isinstance(action, cmd.Rewind | cmd.Note):
        return untimely("refuse-game-over")
    if state.paused_at is not None and command.role == "player" and not _goes_on_in_a_pause(state, action):
        return untimely("refuse-paused")
    if isinstance(action, _GM_ACTIONS) and not gm:
        return untimely("refuse-not-gm")
    return None


def _goes_on_in_a_pause(state: GameState[Any], action: cmd.Action) -> bool:
    """Giving up does, and so does consent to a game master's act: it may be the one that ends the pause."""
    match action:
        case cmd.Resign():
            return True
        case cmd.Propose(kind=kind):
            return kind == "consent"
        case cmd.AnswerProposal():
            return state.proposal is not None and state.proposal.kind == "consent"
        case _:
            return False


_GM_ACTIONS = (
    cmd.RuleOnDecision,
    cmd.Amend,
    cmd.EnterDice,
    cmd.EndGame,
    cmd.Pause,
    cmd.Resume,
    cmd.ExtendDecision,
    cmd.SubstitutePerson,
    cmd.Note,
)


def _dispatch(ruleset: Ruleset[Any], run: Run[Any], command: Command) -> Refusal | None:
    match command.action:
        case cmd.GiveOrder():
            return _order(ruleset, run, command.action)
        case cmd.AnswerDecision(decision=id_, answer=answer):
            return _answer(ruleset, run, id_, answer)
        case cmd.ExpireDecision(decision=id_):
            return _expire(ruleset, run, id_)
        case cmd.RuleOnDecision(decision=id_, answer=answer, reason=reason):
            return _rule(ruleset, run, id_, answer, reason)
        case cmd.ExtendDecision() | cmd.ShiftDeadlines() | cmd.Pause() | cmd.Resume() as action:
            return _timing(run, action)
        case cmd.Propose() | cmd.AnswerProposal() | cmd.ExpireProposal() as action:
            return _proposal(ruleset, run, action)
        case cmd.Resign():
            ruleset.resign(run, run.seat)
        case cmd.ClaimWin(idle=idle):
            return _claim(ruleset, run, idle)
        case cmd.Amend(edit=edit, reason=reason):
            return _amend(ruleset, run, edit, reason)
        case cmd.EnterDice() | cmd.Note() | cmd.EndGame() | cmd.SubstitutePerson() as action:
            _gm_act(run, action)
        case cmd.Rewind() as action:
            return _rewind(ruleset, run, action)
        case cmd.Undo(to=to):
            return _undo(ruleset, run, to, run.seat)
        case other:
            assert_never(other)
    return None


def _order(ruleset: Ruleset[Any], run: Run[Any], action: cmd.GiveOrder) -> Refusal | None:
    if not isinstance(action.order, ruleset.order_types):
        return untimely("refuse-other-ruleset")
    run.emit(ev.OrderTaken(run.state.orders + 1, run.seat, action.text))
    return ruleset.decide(run, action.order)


def _find(run: Run[Any], id_: str) -> Decision | Refusal:
    decision = run.state.decision(id_)
    return decision if decision is not None else untimely("refuse-question-closed")


def _answer(ruleset: Ruleset[Any], run: Run[Any], id_: str, answer: str) -> Refusal | None:
    decision = _find(run, id_)
    if isinstance(decision, Refusal):
        return decision
    if run.seat not in decision.seats:
        return untimely("refuse-not-asked", decision.rule)
    if decision.option(answer) is None:
        return untimely("refuse-no-such-answer", decision.rule)
    run.emit(ev.DecisionAnswered(id_, answer, "seat", run.seat))
    ruleset.resume(run, decision, answer, "seat")
    return None


def _expire(ruleset: Ruleset[Any], run: Run[Any], id_: str) -> Refusal | None:
    decision = _find(run, id_)
    if isinstance(decision, Refusal):
        return decision
    if run.at < decision.due_at or run.state.paused_at is not None:
        return untimely("refuse-not-due", decision.rule)
    run.emit(ev.DecisionAnswered(id_, decision.default, "expiry", reason=say("expired", decision.rule)))
    run.seat = decision.seats[0]
    ruleset.resume(run, decision, decision.default, "expiry")
    return None


def _rule(ruleset: Ruleset[Any], run: Run[Any], id_: str, answer: str, reason: str) -> Refusal | None:
    decision = _find(run, id_)
    if isinstance(decision, Refusal):
        return decision
    option = decision.option(answer)
    if option is None:
        return untimely("refuse-no-such-answer", decision.rule)
    _acted(run, say("gm-ruled", decision.rule, answer=option.label), reason)
    run.emit(ev.DecisionAnswered(id_, answer, "gm", decision.seats[0], note=reason))
    run.seat = decision.seats[0]
    ruleset.resume(run, decision, answer, "gm")
    return None


def _timing(run: Run[Any], action: cmd.ExtendDecision | cmd.ShiftDeadlines | cmd.Pause | cmd.Resume) -> Refusal | None:
    state = run.state
    match action:
        case cmd.ExtendDecision(decision=id_, due_at=due_at, reason=reason):
            decision = _find(run, id_)
            if isinstance(decision, Refusal):
                return decision
            if due_at <= run.at:
                return illegal("refuse-deadline-past")
            _acted(run, say("gm-extended", due=due_at), reason)
            run.emit(ev.DeadlineMoved(id_, due_at, "gm", note=reason))
        case cmd.ShiftDeadlines(due_at=moved, outage=outage):
            for id_, due_at in moved.items():
                run.emit(ev.DeadlineMoved(id_, due_at, "outage", outage))
        case cmd.Pause(reason=reason):
            if state.paused_at is not None:
                return untimely("refuse-paused")
            _acted(run, say("gm-paused"), reason)
            run.emit(ev.GamePaused(run.at, reason))
        case cmd.Resume(reason=reason):
            if state.paused_at is None:
                return untimely("refuse-not-paused")
            _acted(run, say("gm-resumed"), reason)
            _shift_all(run, run.at - state.paused_at)
            run.emit(ev.GameResumed(run.at, reason))
        case other:
            assert_never(other)
    return None


def _shift_all(run: Run[Any], seconds: int) -> None:
    for decision in run.state.pending:
        run.emit(ev.DeadlineMoved(decision.id, decision.due_at + seconds, "pause"))
    if run.state.proposal is not None:
        run.emit(ev.DeadlineMoved(run.state.proposal.id, run.state.proposal.due_at + seconds, "pause"))


def _proposal(
    ruleset: Ruleset[Any], run: Run[Any], action: cmd.Propose | cmd.AnswerProposal | cmd.ExpireProposal
) -> Refusal | None:
    if isinstance(action, cmd.Propose):
        return _propose(run, action)
    proposal = run.state.proposal
    if proposal is None or proposal.id != action.proposal:
        return untimely("refuse-proposal-closed")
    if isinstance(action, cmd.ExpireProposal):
        if run.at < proposal.due_at:
            return untimely("refuse-not-due")
        run.emit(ev.ProposalClosed(proposal.id, "expired"))
        return None
    if run.seat not in proposal.to:
        return untimely("refuse-not-asked")
    run.emit(ev.ProposalClosed(proposal.id, "accepted" if action.yes else "refused", run.seat))
    if not action.yes:
        return None
    if proposal.kind == "draw":
        run.end("", say("end-draw-agreed"))
        return None
    if proposal.kind == "undo":
        return _undo(ruleset, run, proposal.target, proposal.by)
    return None


def _propose(run: Run[Any], action: cmd.Propose) -> Refusal | None:
    state = run.state
    if state.proposal is not None:
        return untimely("refuse-proposal-open")
    proposal = Proposal(
        id=f"p{state.version + 1}",
        kind=action.kind,
        by=run.seat,
        to=tuple(s for s in state.seats if s != run.seat),
        text=action.text,
        due_at=run.at + action.window,
        target=action.target,
        payload=action.payload,
    )
    run.emit(ev.ProposalOpened(proposal))
    return None


def _claim(ruleset: Ruleset[Any], run: Run[Any], idle: int) -> Refusal | None:
    waiting = [d for d in run.state.pending if run.seat in d.seats]
    if waiting or ruleset.to_act(run.rules) == run.seat:
        return untimely("refuse-claim-own-turn")
    run.end(run.seat, say("end-claimed", days=idle // 86400))
    return None


def _acted(
    run: Run[Any], what: Message, reason: str, before: Message | None = None, after: Message | None = None
) -> None:
    run.emit(ev.GmActed(run.state.gm_acts + 1, what, reason, before, after))


def _amend(ruleset: Ruleset[Any], run: Run[Any], edit: cmd.Edit, reason: str) -> Refusal | None:
    changed = ruleset.amend(run, edit)
    if isinstance(changed, Refusal):
        return changed
    _acted(run, say("gm-amended"), reason, *changed)
    ruleset.recheck(run)
    return None


def _gm_act(run: Run[Any], action: cmd.EnterDice | cmd.Note | cmd.EndGame | cmd.SubstitutePerson) -> None:
    match action:
        case cmd.EnterDice(kind=kind, faces=faces, reason=reason, what=what):
            _acted(run, what or say("gm-dice", kind=kind, faces=" ".join(map(str, faces))), reason)
            run.emit(ev.DiceEntered(kind, faces))
        case cmd.Note(text=text, what=what):
            _acted(run, what or say("gm-note"), text)
        case cmd.EndGame(winner=winner, reason=reason, what=what):
            _acted(run, what or say("gm-ended"), reason)
            run.emit(ev.GameEnded(Outcome(winner, say("end-gm"))))
        case cmd.SubstitutePerson(seat=seat, person=person, reason=reason, what=what):
            _acted(run, what or say("gm-substituted", seat=seat), reason)
            run.emit(ev.SeatTaken(seat, person, reason))
        case other:
            assert_never(other)


def _rewind(ruleset: Ruleset[Any], run: Run[Any], action: cmd.Rewind) -> Refusal | None:
    state = run.state
    if not _is_boundary(run.history, action.to):
        return illegal("refuse-rewind-target")
    was_over = state.outcome is not None
    _acted(run, action.what or say("gm-rewound"), action.reason)
    return _go_back(ruleset, run, action.to, new_epoch=action.commitment if was_over else "")


def _undo(ruleset: Ruleset[Any], run: Run[Any], to: int, seat: str) -> Refusal | None:
    if not _is_boundary(run.history, to):
        return illegal("refuse-rewind-target")
    run.emit(ev.OrderUndone(seat))
    return _go_back(ruleset, run, to)


def _is_boundary(history: History[Any], to: int) -> bool:
    """Whether a version is a state the game rested in: set up, not after now. Callers offer command boundaries only."""
    return 0 < to < len(history.states) - 1 and history.states[to].rules is not None


def _go_back(ruleset: Ruleset[Any], run: Run[Any], to: int, new_epoch: str = "") -> Refusal | None:
    before = run.rules
    target = run.history.states[to]
    version = run.state.version + 1
    reopened = tuple(
        msgspec.structs.replace(
            d, id=str(version + i), due_at=run.at + run.state.options.reaction_window, opened_at=run.at
        )
        for i, d in enumerate(target.pending)
    )
    run.emit(ev.GameRewound(to, reopened))
    if new_epoch:
        run.emit(ev.DiceEpochStarted(run.state.epoch + 1, new_epoch))
    ruleset.rewound(run, before)
    return None


def _lapse_proposal(run: Run[Any], before: GameState[Any], command: Command) -> None:
    """A request lapses when the game moves on."""
    open_before, open_now = before.proposal, run.state.proposal
    if open_before is None or open_now is None or open_now.id != open_before.id:
        return
    if isinstance(
        command.action, cmd.GiveOrder | cmd.AnswerDecision | cmd.ExpireDecision | cmd.Amend | cmd.RuleOnDecision
    ):
        run.emit(ev.ProposalClosed(open_now.id, "lapsed"))
