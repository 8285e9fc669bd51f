"""Playing: orders, answers, everything else a seat or a game master asks of a running game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping

import msgspec

from bot.core import commands as cmd
from bot.core import events as ev
from bot.core.commands import Action, Command, Order
from bot.core.decisions import Decision
from bot.core.messages import say
from bot.core.refusals import Refusal, Suggestion, illegal, untimely
from bot.core.ruleset import Answer, MenuItem, Viewer
from bot.service import acts, consent, orders, policy
from bot.service.engine import Engine
from bot.service.model import Done, GameRow, Loaded, OrderLine, User

PROPOSAL_WINDOW = 24 * 3600
"""How long the other side may think about an undo, a draw or a consent, in seconds."""

PLAYER_ACTIONS = (
    cmd.GiveOrder,
    cmd.AnswerDecision,
    cmd.Resign,
    cmd.ClaimWin,
    cmd.Propose,
    cmd.AnswerProposal,
    cmd.Undo,
)
GM_ACTIONS = (
    cmd.RuleOnDecision,
    cmd.ExtendDecision,
    cmd.Pause,
    cmd.Resume,
    cmd.Amend,
    cmd.EnterDice,
    cmd.Note,
    cmd.EndGame,
    cmd.Rewind,
    cmd.SubstitutePerson,
)


class Play(Engine):
    """Use cases of a running game."""

    async def order(self, game: str, user: User, verb: str, words: Mapping[str, str], cause: str) -> Done | Refusal:
        """An order as typed; it is read inside the lock against the state it will meet."""
        person = await self.store.person_of(user)
        names = await self.names(await self.row(game))

        def plan(loaded: Loaded) -> Command | Refusal:
            refusal = _not_running(loaded.row)
            seat = refusal or _seat_to_order(loaded, person)
            if isinstance(seat, Refusal):
                return seat
            if verb not in loaded.ruleset.verbs:
                return untimely("refuse-other-ruleset")
            if loaded.state.outcome is not None:
                return untimely("refuse-game-over")
            blocked = _blocked(loaded, seat, names, verb)
            if blocked is not None:
                return blocked
            seat, order = _read_order(loaded, seat, _mine(loaded, person), verb, words)
            if isinstance(order, Refusal):
                return order
            text = loaded.ruleset.describe(loaded.tables, loaded.state, order)
            return Command(cause, self.clock.now(), cmd.GiveOrder(order, text), "player", seat)

        return await self.run(game, cause, plan, person=person)

    async def answer(self, game: str, user: User, decision: str, answer: str, cause: str) -> Done | Refusal:
        """The answer to a question; the loser of a race is told what was answered, and by whom."""
        return await self.act(game, user, cmd.AnswerDecision(decision, answer), cause)

    async def act(self, game: str, user: User, action: Action, cause: str, *, role: str = "player") -> Done | Refusal:
        """Anything but a typed order. ``role`` gm means that the caller has checked the person's rights (``may``); a
        player of a casual game needs the other side's consent for it."""
        person = await self.store.person_of(user)
        row = await self.row(game)
        names = await self.names(row)
        claim_after = (await self.store.settings(row.guild)).claim_after
        if isinstance(action, cmd.Rewind) and row.status == "over":
            there = await self.store.game_in(row.channel)
            if there is not None and there.status in ("lobby", "active"):
                return illegal("refuse-channel-taken", number=there.number)

        def plan(loaded: Loaded) -> Command | Refusal:
            refusal = _not_running(loaded.row, action)
            if refusal is not None:
                return refusal
            now = self.clock.now()
            if role == "gm":
                return _gm_command(loaded, person, action, cause, now)
            if not isinstance(action, PLAYER_ACTIONS):
                return untimely("refuse-not-gm")
            seat = _seat_for(loaded, person, action, names)
            if isinstance(seat, Refusal):
                return seat
            ready = _completed(loaded, seat, action, now, claim_after)
            return ready if isinstance(ready, Refusal) else Command(cause, now, ready, "player", seat)

        return await self.run(game, cause, plan, person=person, then=consent.act_that_waited)

    async def undo(self, game: str, user: User, cause: str) -> Done | Refusal:
        """Take back one's last order: at once when it gave nothing away, else by asking the other side."""
        return await self.act(game, user, cmd.Undo(0), cause)

    async def orders(self, game: str) -> tuple[OrderLine, ...]:
        """The numbered orders, with the versions to go back to."""
        return orders.order_lines(await self.load(game))

    async def boundaries(self, game: str) -> tuple[int, ...]:
        """The versions a rewind may go back to."""
        return orders.boundaries((await self.load(game)).stored)

    # asking

    async def menu(self, game: str, user: User) -> tuple[MenuItem, ...]:
        """What the user may order now; empty when nothing."""
        loaded, seat = await self._seat_now(game, user)
        return loaded.ruleset.menu(loaded.tables, loaded.state, seat) if seat else ()

    async def complete(
        self, game: str, user: User, verb: str, option: str, words: Mapping[str, str]
    ) -> tuple[Suggestion, ...]:
        """Legal values for one option of an order; nothing for whoever has no seat."""
        loaded, seat = await self._seat_now(game, user)
        if not seat or verb not in loaded.ruleset.verbs:
            return ()
        return loaded.ruleset.complete(loaded.tables, loaded.state, seat, verb, option, words)

    async def ask_board(self, game: str, user: User, topic: str, words: Mapping[str, str]) -> Answer | Refusal:
        """A private question about the board, answered from what the user may see."""
        loaded = await self.load(game)
        if loaded.state.rules is None:
            return untimely("refuse-not-started")
        viewer = await self.viewer(loaded.row, user)
        return loaded.ruleset.ask_board(loaded.tables, loaded.state, viewer, topic, words)

    async def _seat_now(self, game: str, user: User) -> tuple[Loaded, str]:
        loaded = await self.load(game)
        seats = await self.seats_of(loaded.row, user)
        if loaded.row.status != "active" or not seats:
            return loaded, ""
        return loaded, _to_act(loaded, seats)

    # who is who

    async def seats_of(self, row: GameRow, user: User) -> tuple[str, ...]:
        person = await self.store.person_of(user)
        return tuple(s for s, p in row.seats.items() if p == person)

    async def viewer(self, row: GameRow, user: User) -> Viewer:
        """What the user may see; hidden information is for the game master's seat of this game alone."""
        person = await self.store.person_of(user)
        return Viewer(tuple(s for s, p in row.seats.items() if p == person), bool(row.gm) and row.gm == person)

    async def person(self, user: User) -> str:
        """The random person id of a user."""
        return await self.store.person_of(user)

    async def name_of(self, person: str) -> str:
        """The display name of a person; empty when they have had their data erased."""
        user = await self.store.user_of(person) if person else None
        return user.name if user is not None else ""

    async def names(self, row: GameRow) -> dict[str, str]:
        """Display names by seat."""
        return {seat: await self.name_of(person) for seat, person in row.seats.items()}


def _not_running(row: GameRow, action: Action | None = None) -> Refusal | None:
    if row.status == "lobby":
        return untimely("refuse-not-started")
    if row.status == "abandoned":
        return untimely("refuse-game-over")
    return None


def _to_act(loaded: Loaded, seats: tuple[str, ...]) -> str:
    """The seat among several that is to act, else the first."""
    seat = loaded.ruleset.to_act(loaded.state.rules)
    return seat if seat in seats else seats[0]


def _mine(loaded: Loaded, person: str) -> tuple[str, ...]:
    return tuple(s for s, p in loaded.state.seats.items() if p == person and s in loaded.row.seats)


def _seat_to_order(loaded: Loaded, person: str) -> str | Refusal:
    seats = _mine(loaded, person)
    return _to_act(loaded, seats) if seats else untimely("refuse-no-seat")


def _read_order(
    loaded: Loaded, seat: str, seats: tuple[str, ...], verb: str, words: Mapping[str, str]
) -> tuple[str, Order | Refusal]:
    """The order, and the seat it is for: the one to act, else another of the same person that may give it now. Whoever
    plays both sides may change a standing order of either at any time."""
    ruleset, state = loaded.ruleset, loaded.state
    first = ruleset.parse(loaded.tables, state, seat, verb, words)
    if not isinstance(first, Refusal):
        return seat, first
    for other in seats:
        if other == seat or all(item.verb != verb for item in ruleset.menu(loaded.tables, state, other)):
            continue
        order = ruleset.parse(loaded.tables, state, other, verb, words)
        if not isinstance(order, Refusal):
            return other, order
    return seat, first


def _blocked(loaded: Loaded, seat: str, names: Mapping[str, str], verb: str) -> Refusal | None:
    """While a question keeps a seat from such an order, say who is waited for, and until when."""
    state = loaded.state
    if not state.pending or state.outcome is not None or state.paused_at is not None:
        return None
    if any(item.verb == verb for item in loaded.ruleset.menu(loaded.tables, state, seat)):
        return None
    question = state.pending[0]
    if seat in question.seats:
        return untimely("refuse-answer-first", question.rule, due=question.due_at)
    return untimely("refuse-question-open", question.rule, who=_who(question.seats, names), due=question.due_at)


def _who(seats: Iterable[str], names: Mapping[str, str]) -> str:
    """The people in some seats, each once; a seat whose person is unknown goes by its own name."""
    return " / ".join(dict.fromkeys(names.get(s) or s for s in seats))


def _seat_for(loaded: Loaded, person: str, action: Action, names: Mapping[str, str]) -> str | Refusal:
    """The seat a person acts for: the one that is asked, else the one to act."""
    seats = _mine(loaded, person)
    state = loaded.state
    if isinstance(action, cmd.AnswerDecision):
        return _seat_asked(loaded, person, seats, action, names)
    if not seats:
        return untimely("refuse-no-seat")
    if isinstance(action, cmd.AnswerProposal) and state.proposal is not None:
        asked = [s for s in seats if s in state.proposal.to]
        return asked[0] if asked else untimely("refuse-others-asked", who=_who(state.proposal.to, names))
    return _to_act(loaded, seats)


def _seat_asked(
    loaded: Loaded, person: str, seats: tuple[str, ...], action: cmd.AnswerDecision, names: Mapping[str, str]
) -> str | Refusal:
    question = loaded.state.decision(action.decision)
    if question is None:
        return _question_closed(loaded, seats, action.decision, names)
    asked = [s for s in seats if s in question.seats]
    if asked:
        return asked[0]
    if loaded.row.gm == person:
        return untimely("refuse-use-gm-rule", question.rule)
    return untimely("refuse-others-asked", question.rule, who=_who(question.seats, names))


def _question_closed(loaded: Loaded, seats: tuple[str, ...], id_: str, names: Mapping[str, str]) -> Refusal:
    """What became of a question that is open no more, as far as the one who asks may know it."""
    given, question = _answer_to(loaded, id_), _question(loaded, id_)
    if given is None or given.by == "rules" or question is None:
        return untimely("refuse-question-closed")
    option = question.option(given.answer)
    if option is None:
        return untimely("refuse-question-closed")
    if question.audience != "public" and not set(seats) & set(question.seats):
        return untimely("refuse-question-closed", question.rule)
    if given.by == "expiry":
        return untimely("refuse-question-expired", question.rule, what=option.label)
    who = names.get(given.seat) or given.seat
    code = "refuse-question-ruled" if given.by == "gm" else "refuse-question-answered"
    return untimely(code, question.rule, who=who, what=option.label)


def _question(loaded: Loaded, id_: str) -> Decision | None:
    """A question of this game, open or not; a rewind reopens questions under new ids."""
    for stored in reversed(loaded.stored):
        match stored.event:
            case ev.DecisionOpened(decision=decision) if decision.id == id_:
                return decision
            case ev.GameRewound(reopened=reopened):
                found = next((d for d in reopened if d.id == id_), None)
                if found is not None:
                    return found
            case _:
                pass
    return None


def _answer_to(loaded: Loaded, id_: str) -> ev.DecisionAnswered | None:
    for stored in reversed(loaded.stored):
        if isinstance(stored.event, ev.DecisionAnswered) and stored.event.decision == id_:
            return stored.event
    return None


def _completed(loaded: Loaded, seat: str, action: Action, now: int, claim_after: int) -> Action | Refusal:
    """A player's act with what only the service knows: idle time, windows, how an undo has to go."""
    match action:
        case cmd.ClaimWin():
            idle = now - loaded.row.last_order_at
            if loaded.row.options.solo:
                return illegal("refuse-claim-solo")
            if idle < claim_after:
                return untimely("refuse-claim-early", due=loaded.row.last_order_at + claim_after)
            return cmd.ClaimWin(idle)
        case cmd.Propose(kind="consent"):
            return untimely("refuse-not-gm")
        case cmd.Propose(kind="undo"):
            return _undo(loaded, seat, force_asking=True)
        case cmd.Propose(window=0):
            return msgspec.structs.replace(action, window=PROPOSAL_WINDOW)
        case cmd.Undo():
            return _undo(loaded, seat, force_asking=False)
        case _:
            return action


def _undo(loaded: Loaded, seat: str, *, force_asking: bool) -> Action | Refusal:
    seats = _mine(loaded, loaded.state.seats.get(seat, ""))
    order = orders.last_order(loaded, seats)
    if order is None or order.before < 1:
        return untimely("refuse-nothing-to-undo")
    if not force_asking and orders.is_free_to_undo(loaded, order):
        return cmd.Undo(order.before)
    text = say("proposal-undo", n=order.n, order=order.text)
    return cmd.Propose("undo", text, PROPOSAL_WINDOW, order.before)


def _gm_command(loaded: Loaded, person: str, action: Action, cause: str, now: int) -> Command | Refusal:
    if not isinstance(action, GM_ACTIONS):
        return untimely("refuse-not-gm")
    if person in loaded.row.seats.values() and not loaded.row.options.casual:
        return illegal("refuse-gm-plays")
    if isinstance(action, cmd.Rewind) and action.to not in orders.boundaries(loaded.stored):
        return illegal("refuse-rewind-target")
    refusal = substitution_fault(loaded.row, action) if isinstance(action, cmd.SubstitutePerson) else None
    if refusal is not None:
        return refusal
    if not policy.needs_consent(loaded.row, person):
        return Command(cause, now, action, "gm")
    tried = acts.trial(loaded, Command(cause, now, action, "gm"))
    if isinstance(tried, Refusal):
        return tried
    return Command(cause, now, consent.ask(action, acts.in_words(loaded, action)), "player", _mine(loaded, person)[0])


def substitution_fault(row: GameRow, action: cmd.SubstitutePerson) -> Refusal | None:
    """Why a person cannot be put in a seat: one seat a person, and never the game master, who knows what is hidden."""
    if action.seat not in row.seats:
        return illegal("refuse-no-such-seat", seat=action.seat, known=", ".join(row.seats))
    if row.seats[action.seat] == action.person or (action.person in row.seats.values() and not row.options.solo):
        return illegal("refuse-substitute-plays")
    return illegal("refuse-substitute-gm") if row.gm == action.person else None
