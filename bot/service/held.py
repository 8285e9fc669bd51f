"""Moderated games: a player's order waits until the game master applies or returns it."""

from __future__ import annotations

from functools import partial
from typing import Any, Union

import msgspec

from bot.core import commands as cmd
from bot.core.commands import Action, Command, Order
from bot.core.errors import CorruptLog
from bot.core.messages import say
from bot.core.refusals import Refusal, illegal, untimely
from bot.core.ruleset import Ruleset
from bot.core.run import Run
from bot.service import acts, policy
from bot.service.engine import FollowUp
from bot.service.model import Done, GameRow, HeldOrder, Loaded, User
from bot.service.referee import Referee, seats_named

GOES_ON_WAITING = ("refuse-paused", "refuse-try-again")
"""Refusals that say nothing against an order: it waits on."""


def applied(loaded: Loaded, run: Run[Any]) -> Command | None:
    """Marks an order that the game master lets through; it has no second command."""
    return None


class Holding(Referee):
    """Use cases of moderated games. An order is held at the last moment, when it has been read and found legal, so that
    typed orders and panels are held alike. Answers to questions are not."""

    async def act(self, game: str, user: User, action: Action, cause: str, *, role: str = "player") -> Done | Refusal:
        """As before; but nobody claims a game while an order waits for the game master."""
        if isinstance(action, cmd.ClaimWin) and await self.held_order(game) is not None:
            return untimely("refuse-claim-held")
        return await super().act(game, user, action, cause, role=role)

    async def _carry_out(self, loaded: Loaded, command: Command, then: FollowUp | None) -> Done | Refusal:
        if isinstance(command.action, cmd.GiveOrder) and loaded.row.options.moderated:
            if then is not applied:
                return await self._hold(loaded, command, command.action)
            if await self._waiting(loaded.row.id, command.seat, command.id) is None:
                return untimely("refuse-held-closed")
        return await super()._carry_out(loaded, command, then)

    async def _hold(self, loaded: Loaded, command: Command, given: cmd.GiveOrder) -> Done | Refusal:
        row, version = loaded.row, loaded.state.version
        known = await self.held_order(row.id, command.seat)
        if known is not None and known.cause == command.id:
            return Done(row.id, version, version, repeated=True, held=True)
        tried = acts.trial(loaded, command)
        if isinstance(tried, Refusal):
            return tried
        held = HeldOrder(
            game=row.id,
            seat=command.seat,
            cause=command.id,
            person=command.person,
            body=msgspec.json.encode(given.order).decode(),
            text=given.text,
            held_at=command.at,
        )
        await self.store.put_held(held, [("held", held.seat)])
        self._remember(msgspec.structs.replace(loaded, row=msgspec.structs.replace(row, last_order_at=command.at)))
        self.wake()
        return Done(row.id, version, version, held=True)

    async def held_orders(self, game: str) -> tuple[HeldOrder, ...]:
        """Orders that wait for the game master or have been returned, the oldest first."""
        return await self.store.held(game)

    async def held_order(self, game: str, seat: str = "") -> HeldOrder | None:
        """The held or returned order of a seat; without a seat the oldest that waits."""
        found = await self.store.held(game)
        if seat:
            return next((h for h in found if h.seat == seat), None)
        return next((h for h in found if h.status == "waiting"), None)

    async def _waiting(self, game: str, seat: str, cause: str) -> HeldOrder | None:
        found = await self.held_order(game, seat)
        return found if found is not None and found.status == "waiting" and found.cause == cause else None

    async def may_read(self, row: GameRow, user: User, held: HeldOrder) -> bool:
        """Whether somebody may read a held order: its side, and the game master's seat (law 7)."""
        person = await self.store.person_of(user)
        return person == row.seats.get(held.seat) or (bool(row.gm) and row.gm == person)

    async def _may_decide(self, row: GameRow, user: User) -> Refusal | None:
        """Whoever plays decides on nobody's orders, unless alone; other rights are the caller's to check."""
        person = await self.store.person_of(user)
        if not row.options.moderated:
            return untimely("refuse-not-moderated")
        if person in row.seats.values() and (not row.options.casual or policy.needs_consent(row, person)):
            return illegal("refuse-gm-plays-held")
        return None

    async def apply_held(self, game: str, user: User, seat: str, cause: str) -> Done | Refusal:
        """Carry a held order out under its own id; one that is no longer legal goes back to its player."""
        refusal = await self._may_decide(await self.row(game), user)
        if refusal is not None:
            return refusal
        async with self.lock(f"held:{game}"):
            held = await self._waiting(game, seat, cause)
            if held is None:
                return untimely("refuse-held-closed")
            plan = partial(self._let_through, held)
            result = await self.run(game, held.cause, plan, then=applied, person=held.person)
            now, outbox = self.clock.now(), [("held", held.seat)]
            if isinstance(result, Refusal):
                if result.code in GOES_ON_WAITING:
                    return result
                back = msgspec.structs.replace(held, reasons=result.reasons)
                await self.store.return_held(back, outbox, now)
            else:
                await self.store.drop_held(held, outbox, now)
            self.wake()
            return result

    def _let_through(self, held: HeldOrder, loaded: Loaded) -> Command | Refusal:
        if loaded.state.seats.get(held.seat) != held.person:
            return untimely("refuse-held-substituted")
        order = _read(loaded.ruleset, held.body)
        return Command(held.cause, self.clock.now(), cmd.GiveOrder(order, held.text), "player", held.seat)

    async def return_held(self, game: str, user: User, seat: str, cause: str, note: str, by: str) -> Done | Refusal:
        """Give a held order back with a note, as a numbered act; ``by`` is the id of what asks."""
        refusal = await self._may_decide(await self.row(game), user)
        if refusal is not None:
            return refusal
        async with self.lock(f"held:{game}"):
            held = await self._waiting(game, seat, cause)
            if held is None:
                return untimely("refuse-held-closed")
            name = next(label for id_, label, _ in seats_named(await self.load(game)) if id_ == seat)
            act = cmd.Note(note, say("gm-returned", side=name))
            result = await self.act(game, user, act, by, role="gm")
            if isinstance(result, Refusal):
                return result
            back = msgspec.structs.replace(held, note=note)
            await self.store.return_held(back, [("held", held.seat)], self.clock.now())
            self.wake()
            return result

    async def withdraw_held(self, game: str, user: User) -> HeldOrder | None:
        """Take one's own waiting order back; None when there is none."""
        person = await self.store.person_of(user)
        async with self.lock(f"held:{game}"):
            mine = [h for h in await self.store.held(game) if h.person == person and h.status == "waiting"]
            if not mine or not await self.store.drop_held(mine[0], [("held", mine[0].seat)], self.clock.now()):
                return None
        self.wake()
        return mine[0]

    async def was_applied(self, held_cause: str, game: str) -> bool:
        """Whether an order with this id has been carried out."""
        return await self.store.outcome_of(game, held_cause) is not None


def _read(ruleset: Ruleset[Any], body: str) -> Order:
    try:
        order: Order = msgspec.json.decode(body, type=Union[tuple(ruleset.order_types)])
    except msgspec.MsgspecError as e:
        raise CorruptLog(f"a held order cannot be read: {e}") from e
    return order
