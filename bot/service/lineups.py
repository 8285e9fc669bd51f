"""Line-ups by points: each side picks its force in secret within a limit; when all have, they take the scenario's
places in order."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from bot.core.aftermath import Campaigning, UnitKind
from bot.core.events import TableOptions
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal, untimely
from bot.core.scenario import ScenarioHead, ScenarioSide
from bot.service.campaign_ports import LineUp
from bot.service.lobby import Lobby
from bot.service.model import Done, GameRow, Loaded, Place, User
from bot.service.scenario_check import check
from bot.service.timing import encode_notice
from bot.service.toml_text import write

MOST_POINTS = 2000
REVEALED = ""
"""The side whose closed choice stands for: all have been revealed."""


class LineUpState(msgspec.Struct, frozen=True):
    """What everybody may know: the limit, and which sides have chosen, never what."""

    limit: int
    done: dict[str, bool]
    revealed: bool


class Choosing(msgspec.Struct, frozen=True):
    """One side's own choice so far, for its people alone. ``open_to`` are the types that still fit."""

    game: str
    side: ScenarioSide
    picks: tuple[UnitKind, ...]
    places: int
    limit: int
    spent: int
    open_to: tuple[UnitKind, ...]
    done: bool


class LineUps(Lobby):
    """Use cases of ``/scenario forces``."""

    async def open_line_up(
        self,
        place: Place,
        user: User,
        scenario: str,
        limit: int,
        options: TableOptions,
        cause: str,
        *,
        allowed_to_open: bool = True,
    ) -> GameRow | Refusal:
        """Open a lobby in which both sides pick within a number of points."""
        found = await self.find_scenario(scenario, place.guild)
        if isinstance(found, Refusal):
            return found
        head, text = found
        prices = [k.points for k in self._priced(head.ruleset, text)]
        if not prices:
            return illegal("refuse-lineup-no-points", title=head.title.as_message())
        if not min(prices) <= limit <= MOST_POINTS:
            return illegal("refuse-lineup-limit", low=min(prices), high=MOST_POINTS)
        options = msgspec.structs.replace(options, points_limit=limit)
        return await self.open(place, user, head.id, None, options, cause, allowed_to_open=allowed_to_open)

    def _priced(self, ruleset: str, text: str) -> tuple[UnitKind, ...]:
        """Types with a price, a scenario's own cards included."""
        rules = self.content.ruleset(ruleset)
        tables = self.content.tables_from(ruleset, self.content.tables_raw(ruleset))
        scenario: Any = self.content.read_scenario(ruleset, tables, text)
        if not isinstance(rules, Campaigning) or isinstance(scenario, tuple):
            return ()
        return tuple(k for k in rules.kinds(tables, scenario) if k.points)

    async def line_up(self, row: GameRow) -> LineUpState | None:
        """How far the choosing is; None for games that are not fought by points."""
        if not row.options.points_limit:
            return None
        loaded = await self.load(row.id)
        closed = {x.side: x for x in await self.store.line_ups(row.id) if x.done}
        done = {s.id: _is_theirs(row, s, closed.get(s.id)) for s in _head(loaded).sides}
        return LineUpState(row.options.points_limit, done, REVEALED in closed)

    async def start(self, game: str, user: User, cause: str) -> Done | Refusal:
        """As for every game, but not before both sides have chosen."""
        row = await self.row(game)
        state = await self.line_up(row)
        if row.status == "lobby" and state is not None and not state.revealed:
            sides = _head(await self.load(game)).sides
            open_ = tuple(s.name for s in sides if not state.done[s.id])
            return untimely("refuse-lineup-open", sides=open_)
        return await super().start(game, user, cause)

    async def choosing(self, game: str, user: User, side: str = "") -> Choosing | Refusal:
        """A person's own choice so far; of two sides the one named, else the first still open."""
        person = await self.store.person_of(user)
        return await self._choosing(await self.row(game), person, side)

    async def _choosing(self, row: GameRow, person: str, side: str) -> Choosing | Refusal:
        state = await self.line_up(row)
        if state is None or row.status != "lobby" or state.revealed:
            return untimely("refuse-lineup-closed")
        loaded = await self.load(row.id)
        mine = [s for s in _head(loaded).sides if person in _people(row, s)]
        mine = [s for s in mine if side in ("", s.id)]
        if not mine:
            return illegal("refuse-lineup-no-seat")
        chosen = next((s for s in mine if not state.done[s.id]), mine[0])
        stored = next((x for x in await self.store.line_ups(row.id) if x.side == chosen.id), None)
        picks = stored.picks if stored is not None and stored.person == person else ()
        _, text = await self.store.content_of(row.id)
        kinds = {k.id: k for k in self._priced(row.ruleset, text)}
        spent = sum(kinds[p].points for p in picks)
        places = len(_side_table(text, chosen.id)["unit"])
        left = state.limit - spent
        own = sorted(kinds.values(), key=lambda k: (k.nation != chosen.id, -k.points))
        room = len(picks) < places
        return Choosing(
            game=row.id,
            side=chosen,
            picks=tuple(kinds[p] for p in picks),
            places=places,
            limit=state.limit,
            spent=spent,
            open_to=tuple(k for k in own if k.points <= left) if room else (),
            done=state.done[chosen.id],
        )

    async def pick_unit(self, game: str, user: User, side: str, kind: str) -> Choosing | Refusal:
        """Add a unit to one's own force; ``-`` takes the last one back."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            row = await self.row(game)
            now = await self._choosing(row, person, side)
            if isinstance(now, Refusal):
                return now
            if now.done:
                return untimely("refuse-lineup-done")
            picks = tuple(k.id for k in now.picks)
            if kind == "-":
                picks = picks[:-1]
            elif kind in {k.id for k in now.open_to}:
                picks = (*picks, kind)
            else:
                return illegal("refuse-lineup-unit", left=now.limit - now.spent, places=now.places - len(picks))
            await self.store.put_line_up(LineUp(game, now.side.id, person, picks))
            return await self._choosing(row, person, now.side.id)

    async def close_choice(self, game: str, user: User, side: str) -> LineUpState | Refusal:
        """Declare one's force complete; the last to do so reveals them all."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            row = await self.row(game)
            now = await self._choosing(row, person, side)
            if isinstance(now, Refusal):
                return now
            if now.done:
                return untimely("refuse-lineup-done")
            if not now.picks:
                return illegal("refuse-lineup-empty")
            await self.store.put_line_up(LineUp(game, now.side.id, person, tuple(k.id for k in now.picks), True))
            state = await self.line_up(row)
            assert state is not None
            notice = say("notice-lineup-done", side=now.side.name, who=user.name)
            at = self.clock.now()
            if not all(state.done.values()):
                await self.store.add_outbox(game, "notice", encode_notice(notice), at)
                await self.store.add_outbox(game, "lobby", "", at)
            else:
                text = await self._with_forces(row)
                notices = [notice, say("notice-lineup-revealed")]
                outbox = [*(("notice", encode_notice(n)) for n in notices), ("lobby", "fresh")]
                await self.store.reveal(game, text, outbox, at)
                self.drop(game)
                state = msgspec.structs.replace(state, revealed=True)
            self.wake()
            return state

    async def _with_forces(self, row: GameRow) -> str:
        """The scenario with what was chosen in its places, in order."""
        _, text = await self.store.content_of(row.id)
        raw = tomllib.loads(text)
        for choice in await self.store.line_ups(row.id):
            table = next((t for t in raw["side"] if t["id"] == choice.side), None)
            if table is not None:
                table["unit"] = [_unit(u, kind) for u, kind in zip(table["unit"], choice.picks, strict=False)]
        new = write(raw)
        assert not check(self.content, new).faults, "every priced unit fits every place"
        return new


def _unit(entry: dict[str, Any], kind: str) -> dict[str, Any]:
    """A place taken by a unit of another type: what belongs to the type goes, what belongs to the place stays."""
    kept = {k: v for k, v in entry.items() if k not in ("name", "kills")}
    if kind != entry["type"]:
        kept.pop("turret", None)
    return {**kept, "type": kind}


def _head(loaded: Loaded) -> ScenarioHead:
    return loaded.ruleset.head(loaded.tables, loaded.scenario)


def _people(row: GameRow, side: ScenarioSide) -> tuple[str, ...]:
    return tuple(row.seats.get(seat, "") for seat in side.seats or (side.id,) if row.seats.get(seat, ""))


def _is_theirs(row: GameRow, side: ScenarioSide, choice: LineUp | None) -> bool:
    """A choice counts as long as whoever made it sits on that side."""
    return choice is not None and choice.person in _people(row, side)


def _side_table(text: str, side: str) -> dict[str, Any]:
    table: dict[str, Any] = next(t for t in tomllib.loads(text)["side"] if t["id"] == side)
    return table


def state_line(state: LineUpState, names: dict[str, Message]) -> Message:
    """How far the choosing is, in one line."""
    if state.revealed:
        return say("lineup-revealed", limit=state.limit)
    waiting = tuple(names[s] for s, done in state.done.items() if not done)
    return say("lineup-waiting", limit=state.limit, sides=waiting)
