"""Time: what falls due, and what happens to deadlines after the bot was away (law 3)."""

from __future__ import annotations

import msgspec
import structlog

from bot.core import commands as cmd
from bot.core.commands import Action, Command
from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.service.deadlines import deadlines_of, shifted
from bot.service.lobby import Lobby
from bot.service.model import Loaded

log = structlog.get_logger(__name__)

OUTAGE_FROM = 360
"""Silence shorter than this many seconds counts as a restart, not as an outage."""


class Timing(Lobby):
    """Use cases of the clock."""

    async def expire_due(self) -> int:
        """Carry out everything that is due; returns how many things happened. A fault in one game stops no other."""
        happened = 0
        for game, kind, id_, _ in await self.store.due(self.clock.now()):
            try:
                happened += await self._fall_due(game, kind, id_)
            except Exception:
                log.exception("deadline failed", game=game, kind=kind, id=id_)
        return happened

    async def _fall_due(self, game: str, kind: str, id_: str) -> bool:
        match kind:
            case "lobby":
                done = await self.close_lobby(game)
            case "reminder":
                return await self._remind(game, id_)
            case "decision":
                done = await self._expire(game, id_, cmd.ExpireDecision(id_))
            case _:
                done = await self._expire(game, id_, cmd.ExpireProposal(id_))
        if not done:
            await self._resync(game, kind, id_)
        return done

    async def _expire(self, game: str, id_: str, action: Action) -> bool:
        cause = f"expire:{id_}"
        result = await self.run(game, cause, lambda _: Command(cause, self.clock.now(), action, "system"))
        return not isinstance(result, Refusal)

    async def _resync(self, game: str, kind: str, id_: str) -> None:
        """A deadline that the game knows nothing of must not come up again."""
        async with self.lock(game):
            loaded = await self.load(game)
            await self.store.put_deadlines(game, deadlines_of(game, loaded.state))
            if (game, kind, id_) in {d[:3] for d in await self.store.due(self.clock.now())}:
                log.warning("deadline dropped", game=game, kind=kind, id=id_)
                await self.store.deadline_done(game, kind, id_)

    async def _remind(self, game: str, id_: str) -> bool:
        """Half of a window has passed: say so once."""
        async with self.lock(game):
            decision = (await self.load(game)).state.decision(id_)
            if decision is None or decision.due_at <= self.clock.now():
                await self.store.deadline_done(game, "reminder", id_)
                return False
            names = [await self._name(game, seat) for seat in decision.seats]
            notice = say(
                "notice-reminder",
                decision.rule,
                who=" / ".join(dict.fromkeys(names)),
                due=decision.due_at,
                decision=id_,
            )
            await self.store.add_outbox(game, "notice", encode_notice(notice), self.clock.now(), done=("reminder", id_))
        self.wake()
        return True

    async def _name(self, game: str, seat: str) -> str:
        row = await self.row(game)
        user = await self.store.user_of(row.seats.get(seat, ""))
        return user.name if user is not None else seat

    async def recover(self, now: int) -> None:
        """At start-up: when the bot was away, move every open deadline and clock, tell the channels, and go on."""
        last = await self.store.last_heartbeat()
        outage = now - last if last is not None else 0
        if last is None or outage <= OUTAGE_FROM:
            await self.store.heartbeat(now)
            return
        log.warning("back after an outage", seconds=outage)
        for game in sorted({d[0] for d in await self.store.open_deadlines() if d[1] in ("decision", "proposal")}):
            try:
                await self._shift(game, outage, now, f"outage:{last}")
            except Exception:
                log.exception("deadlines not moved", game=game)
        await self.store.after_outage(now, outage)
        for game, kind, id_, _ in await self.store.due(now):
            if kind == "reminder":
                await self.store.deadline_done(game, kind, id_)
        self.wake()

    async def _shift(self, game: str, outage: int, now: int, cause: str) -> None:
        def plan(loaded: Loaded) -> Command:
            return Command(cause, now, cmd.ShiftDeadlines(_moved(loaded, outage, now), outage), "system")

        result = await self.run(game, cause, plan)
        if isinstance(result, Refusal) or result.repeated:
            return
        loaded = await self.load(game)
        due = min(d.due_at for d in deadlines_of(game, loaded.state) if d.kind != "reminder")
        notice = say("notice-outage", hours=outage // 3600, minutes=outage % 3600 // 60, due=due)
        await self.store.add_outbox(game, "notice", encode_notice(notice), now)


def _moved(loaded: Loaded, outage: int, now: int) -> dict[str, int]:
    state = loaded.state
    moved = {d.id: shifted(d.due_at, d.opened_at, outage, now) for d in state.pending}
    if state.proposal is not None:
        opened = loaded.stored[int(state.proposal.id[1:]) - 1].at
        moved[state.proposal.id] = shifted(state.proposal.due_at, opened, outage, now)
    return moved


def encode_notice(notice: Message) -> str:
    """A message as the payload of an outbox row."""
    return msgspec.json.encode(notice).decode()
