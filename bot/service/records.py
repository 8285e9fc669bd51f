"""The record of a game's dice: the trail as players may see it, statistics, exports."""

from __future__ import annotations

from typing import Any

from bot.core.refusals import Refusal, illegal, untimely
from bot.service.audit import KindStats, RollEntry, Trail, rolls_to_show, stats, trail_of
from bot.service.freeroll import FreeRolling

FORMS = ("zip", "json", "csv")


class Records(FreeRolling):
    """Use cases of ``/dice``."""

    async def rolls(self, game: str, *, seat: str = "", unit: str = "") -> tuple[RollEntry, ...]:
        """The rolls of a game by number, as anybody may see them; of one seat or one unit where given."""
        loaded = await self.load(game)
        return rolls_to_show(trail_of(loaded), seat=seat, unit=unit) if loaded.stored else ()

    async def dice_stats(self, game: str, *, seat: str = "") -> tuple[KindStats, ...]:
        """Expected against rolled, by kind of die."""
        return stats(await self.rolls(game, seat=seat))

    async def chain_row(self, game: str, n: int) -> dict[str, Any] | Refusal:
        """The row of roll n as an export has it, with its hash and the one before."""
        loaded = await self.load(game)
        if loaded.stored:
            rows = self.fairness.chain(trail_of(loaded), await self.store.secrets(game))
            found = next((r for r in rows if r["type"] == "roll" and r["n"] == n), None)
            if found is not None:
                return found
        return illegal("refuse-no-such-roll", n=n)

    async def export(self, game: str, form: str = "zip") -> tuple[str, bytes] | Refusal:
        """File name and content of a game's dice export; without secrets while it runs."""
        row = await self.row(game)
        loaded = await self.load(game)
        if not loaded.stored:
            return untimely("refuse-not-started")
        return await self._file(f"hulldown-{row.number}-{game}", trail_of(loaded), await self.store.secrets(game), form)

    async def export_free(self, guild: int, day: str = "", form: str = "zip") -> tuple[str, bytes] | Refusal:
        """The same for a day's rolls outside games."""
        found = await self.free_trail(guild, day)
        if found is None:
            return untimely("refuse-no-free-rolls")
        trail, secrets = found
        return await self._file(f"hulldown-rolls-{trail.game}", trail, secrets, form)

    async def _file(self, name: str, trail: Trail, secrets: dict[int, str], form: str) -> tuple[str, bytes] | Refusal:
        if form not in FORMS:
            return illegal("refuse-export-form", forms=", ".join(FORMS))
        return f"{name}.{form}", self.fairness.export(trail, secrets, form)
