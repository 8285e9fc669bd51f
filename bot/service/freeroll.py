"""Rolls outside games: reading ``2d6+1``, rolling on the day's secret, the trail of a day."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta

import msgspec

from bot.core.dice import RollRequest
from bot.core.messages import say
from bot.core.refusals import Refusal, RefusalKind, unreadable, untimely
from bot.service.audit import Trail, free_trail
from bot.service.engine import Engine
from bot.service.model import FreeDay, FreeRoll, User
from bot.service.ports import Conflict

MOST_DICE, MOST_SIDES, MOST_MODIFIER = 100, 1000, 9999

_FORM = re.compile(r"\s*([+-]?\d*)\s*[dDwW]\s*([+-]?\d+|%)\s*(?:([+-])\s*(\d+)\s*)?", re.ASCII)


class RollText(msgspec.Struct, frozen=True):
    """Dice to roll: 1 to 100 dice of 2 to 1000 sides, and a number to add, at most 9999 either way."""

    count: int
    sides: int
    modifier: int = 0


def read_roll(text: str) -> RollText | Refusal:
    """The dice meant by a text like ``2d6+1``, ``d20`` or ``3d%``, or what is wrong with it."""
    found = _FORM.fullmatch(text) if len(text) <= 60 else None
    if found is None:
        return unreadable("refuse-roll-form", example="2d6+1")
    count = _number(found[1] if found[1] not in ("", "+", "-") else f"{found[1]}1")
    sides = 100 if found[2] == "%" else _number(found[2])
    modifier = _number(f"{found[3]}{found[4]}") if found[3] else 0
    wrong = []
    if not 1 <= count <= MOST_DICE:
        wrong.append(say("refuse-roll-count", low=1, high=MOST_DICE))
    if not 2 <= sides <= MOST_SIDES:
        wrong.append(say("refuse-roll-sides", low=2, high=MOST_SIDES))
    if abs(modifier) > MOST_MODIFIER:
        wrong.append(say("refuse-roll-modifier", high=MOST_MODIFIER))
    if wrong:
        return Refusal(RefusalKind.ILLEGAL, tuple(wrong))
    return RollText(count, sides, modifier)


def _number(digits: str) -> int:
    """A number; one of absurd length is merely too big."""
    return int(digits[:12])


class FreeRolling(Engine):
    """Use cases of ``/roll``."""

    async def free_roll(self, guild: int, user: User, text: str, cause: str) -> FreeRoll | Refusal:
        """Roll dice in public; the roll goes into the server's trail of the day."""
        wanted = read_roll(text)
        if isinstance(wanted, Refusal):
            return wanted
        person = await self.store.person_of(user)
        async with self.lock(f"free:{guild}"):
            now = self.clock.now()
            day = await self.store.free_day(guild, _day(now), *self.fairness.new_secret(), now)
            done = await self.store.free_rolls(day.id)
            earlier = next((r for r in done if r.cause == cause), None)
            if earlier is not None:
                return msgspec.structs.replace(earlier, commitment=day.commitment)
            dice = self.fairness.source(day.secret, day.id, cause)
            rolled = dice.roll(RollRequest(len(done) + 1, f"d{wanted.sides}", wanted.sides, wanted.count))
            roll = FreeRoll(
                day=day.id,
                n=len(done) + 1,
                at=now,
                cause=cause,
                person=person,
                count=wanted.count,
                sides=wanted.sides,
                modifier=wanted.modifier,
                faces=rolled.faces,
                commitment=day.commitment,
                source=rolled.source,
            )
            try:
                return await self.store.add_free_roll(roll)
            except Conflict:
                return untimely("refuse-try-again")

    async def free_days(self, guild: int) -> tuple[FreeDay, ...]:
        """The days with rolls outside games, the newest first, secrets taken out of days that are not over."""
        today = _day(self.clock.now())
        days = await self.store.free_days(guild)
        return tuple(msgspec.structs.replace(d, secret="") if d.day >= today else d for d in days)

    async def free_trail(self, guild: int, day: str = "") -> tuple[Trail, dict[int, str]] | None:
        """The trail of a day (``YYYY-MM-DD``; default the newest) and its secret; None when there is none."""
        days = [d for d in await self.store.free_days(guild) if day in ("", d.day)]
        if not days:
            return None
        over = datetime.fromisoformat(days[0].day).replace(tzinfo=UTC) + timedelta(days=1)
        revealed_at = int(over.timestamp())
        is_over = self.clock.now() >= revealed_at
        trail = free_trail(days[0], await self.store.free_rolls(days[0].id), revealed_at if is_over else None)
        return trail, {1: days[0].secret}


def _day(now: int) -> str:
    return datetime.fromtimestamp(now, UTC).date().isoformat()
