"""Lobbies: opening a game, taking and leaving seats, options, starting, a rematch."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.core import events as ev
from bot.core.commands import Command, Note
from bot.core.events import TableOptions
from bot.core.refusals import Refusal, illegal, untimely
from bot.core.run import Run
from bot.core.scenario import ScenarioHead
from bot.core.state import History
from bot.service.engine import content_hash
from bot.service.model import Deadline, Done, GameRow, GuildSettings, Loaded, Place, User
from bot.service.ports import Conflict
from bot.service.shelf import Shelf
from bot.service.words import Named, pick

LOBBY_LIFE = 48 * 3600
"""A lobby nobody starts closes after this many seconds."""

MIN_WINDOW, MAX_WINDOW = 60, 7 * 86400
"""Bounds of the reaction window, in seconds."""

REDRAW = (("lobby", ""),)


class Lobby(Shelf):
    """Use cases before the first turn."""

    # opening

    async def open(
        self,
        place: Place,
        user: User,
        scenario: str,
        side: str | None,
        options: TableOptions,
        cause: str,
        *,
        opponent: User | None = None,
        allowed_to_open: bool = True,
    ) -> GameRow | Refusal:
        """Open a lobby in a channel. ``side`` None takes the first side, ``"none"`` no seat at all."""
        settings = await self.store.settings(place.guild)
        async with self.lock(f"channel:{place.channel}"):
            earlier = await self.store.game_opened_by(cause)
            if earlier is not None:
                return earlier
            refusal = await self._may_open(place, settings, allowed_to_open) or _window_fault(options)
            if refusal is not None:
                return refusal
            found = await self.find_scenario(scenario, place.guild)
            if isinstance(found, Refusal):
                return found
            head, text = found
            person = await self.store.person_of(user)
            seats = _first_seats(head, side, person, options.solo)
            if isinstance(seats, Refusal):
                return seats
            invited = await self.store.person_of(opponent) if opponent is not None else ""
            row = _new_row(place, head, options, person, seats, self.clock.now(), invited)
            return await self._create(row, text, cause)

    async def open_text(
        self,
        place: Place,
        opener: str,
        head: ScenarioHead,
        text: str,
        seats: dict[str, str],
        options: TableOptions,
        cause: str,
        *,
        allowed_to_open: bool = True,
    ) -> GameRow | Refusal:
        """Open a lobby on a scenario text of one's own making, with people (by person id) in their seats."""
        settings = await self.store.settings(place.guild)
        async with self.lock(f"channel:{place.channel}"):
            earlier = await self.store.game_opened_by(cause)
            if earlier is not None:
                return earlier
            refusal = await self._may_open(place, settings, allowed_to_open) or _window_fault(options)
            if refusal is not None:
                return refusal
            row = _new_row(place, head, options, opener, seats, self.clock.now(), "")
            return await self._create(row, text, cause)

    async def _may_open(self, place: Place, settings: GuildSettings, allowed: bool) -> Refusal | None:
        if not allowed:
            return illegal("refuse-open-role")
        channels = settings.game_channels
        if channels and place.channel not in channels and place.parent not in channels:
            return illegal("refuse-open-channel")
        there = await self.store.game_in(place.channel)
        if there is not None and there.status in ("lobby", "active"):
            return illegal("refuse-channel-taken", number=there.number)
        running = await self.store.games(place.guild, status=("lobby", "active"))
        if len(running) >= settings.max_games:
            return illegal("refuse-too-many-games", count=settings.max_games)
        return None

    async def _create(self, row: GameRow, text: str, cause: str) -> GameRow | Refusal:
        due = Deadline("", "lobby", "", row.created_at + LOBBY_LIFE)
        try:
            made = await self.store.create_game(
                row, self.content.tables_raw(row.ruleset), text, cause=cause, deadlines=(due,)
            )
        except Conflict:
            return illegal("refuse-channel-taken", number=0)
        self.wake()
        return made

    # seats

    async def join(self, game: str, user: User, side: str = "") -> GameRow | Refusal:
        """Take the first open seat of a side, or of any side; whoever sits elsewhere changes seats."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            row = await self._lobby(game)
            if isinstance(row, Refusal):
                return row
            if row.options.solo and person != row.opener:
                return illegal("refuse-solo-game")
            loaded = await self.load(game)
            seat = _open_seat(row, loaded.ruleset.head(loaded.tables, loaded.scenario), person, side)
            if isinstance(seat, Refusal):
                return seat
            seats = {s: "" if p == person and not row.options.solo else p for s, p in row.seats.items()}
            seats[seat] = person
            invited = "" if person == row.invited else row.invited
            return await self.save_row(msgspec.structs.replace(row, seats=seats, invited=invited), REDRAW)

    async def leave(self, game: str, user: User) -> GameRow | Refusal:
        """Give one's seats back; the opener's leaving closes the lobby."""
        person = await self.store.person_of(user)
        return await self._unseat(game, person, person)

    async def kick(self, game: str, user: User, who_person: str) -> GameRow | Refusal:
        """The opener takes a joiner's seat away."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            row = await self.row(game)
        if row.opener != person:
            return illegal("refuse-not-opener")
        return await self._unseat(game, who_person, person)

    async def _unseat(self, game: str, who: str, by: str) -> GameRow | Refusal:
        async with self.lock(game):
            row = await self._lobby(game)
            if isinstance(row, Refusal):
                return row
            if who not in row.seats.values() and who not in (row.opener, row.invited):
                return untimely("refuse-not-seated")
            seats = {s: "" if p == who else p for s, p in row.seats.items()}
            status = "abandoned" if who == row.opener and by == who else row.status
            invited = "" if who == row.invited else row.invited
            return await self.save_row(
                msgspec.structs.replace(row, seats=seats, status=status, invited=invited), REDRAW
            )

    async def invite(self, game: str, user: User, other: User) -> GameRow | Refusal:
        """The opener keeps an open seat for one person."""
        person, invited = await self.store.person_of(user), await self.store.person_of(other)
        async with self.lock(game):
            row = await self._lobby(game, person)
            if isinstance(row, Refusal):
                return row
            if invited in row.seats.values():
                return untimely("refuse-seated-already")
            return await self.save_row(msgspec.structs.replace(row, invited=invited), REDRAW)

    async def set_options(self, game: str, user: User, **changes: Any) -> GameRow | Refusal:
        """The opener changes options by name (fields of TableOptions); ``solo`` fills or frees the other seats."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            row = await self._lobby(game, person)
            if isinstance(row, Refusal):
                return row
            options = msgspec.structs.replace(row.options, **changes)
            fault = _window_fault(options)
            if fault is not None:
                return fault
            seats = row.seats
            if options.solo and not row.options.solo:
                if any(p not in ("", person) for p in seats.values()):
                    return illegal("refuse-solo-others")
                seats = dict.fromkeys(seats, person)
            elif row.options.solo and not options.solo:
                seats = {s: person if i == 0 else "" for i, s in enumerate(seats)}
            return await self.save_row(msgspec.structs.replace(row, options=options, seats=seats), REDRAW)

    async def close_lobby(self, game: str) -> bool:
        """Close a lobby nobody started; False when it is a lobby no more."""
        async with self.lock(game):
            row = await self._lobby(game)
            if isinstance(row, Refusal):
                return False
            await self.save_row(msgspec.structs.replace(row, status="abandoned"), REDRAW)
            return True

    async def _lobby(self, game: str, opener: str = "") -> GameRow | Refusal:
        row = await self.row(game)
        if row.status != "lobby":
            return untimely("refuse-lobby-closed")
        if opener and row.opener != opener:
            return illegal("refuse-not-opener")
        return row

    # starting

    async def start(self, game: str, user: User, cause: str) -> Done | Refusal:
        """Start a game whose seats are filled: secret and commitment, seats, and the ruleset's set-up, at once."""
        person = await self.store.person_of(user)
        async with self.lock(game):
            earlier = await self.store.outcome_of(game, cause)
            if earlier is not None:
                return Done(game, *earlier, repeated=True)
            row = await self._lobby(game, person)
            if isinstance(row, Refusal):
                return row
            if not all(row.seats.values()):
                return illegal("refuse-seats-open", count=sum(not p for p in row.seats.values()))
            return await self._set_up(await self.load(game), cause, person)

    async def _set_up(self, loaded: Loaded, cause: str, person: str) -> Done | Refusal:
        row, ruleset = loaded.row, loaded.ruleset
        secret, commitment = self.fairness.new_secret()
        raw, text = await self.store.content_of(row.id)
        dice = self.fairness.source(secret, row.id, cause)
        run: Run[Any] = Run(History(ruleset), loaded.tables, dice, self.clock.now())
        run.emit(
            ev.GameCreated(
                game=row.id,
                ruleset=ruleset.id,
                ruleset_version=ruleset.version,
                scenario=row.scenario,
                tables_hash=content_hash(raw),
                scenario_hash=content_hash(text),
                options=row.options,
            )
        )
        run.emit(ev.DiceEpochStarted(1, commitment))
        for seat, who in row.seats.items():
            run.emit(ev.SeatTaken(seat, who))
        ruleset.setup(run, loaded.scenario, row.options)
        command = Command(cause, self.clock.now(), Note(""), "system", "", person)
        started = msgspec.structs.replace(loaded, row=msgspec.structs.replace(row, last_order_at=command.at))
        try:
            return await self.commit(started, command, run.history, run.events, (1, secret))
        except Conflict:
            return untimely("refuse-try-again")

    async def rematch(self, game: str, user: User, cause: str) -> GameRow | Refusal:
        """Open the same scenario again in the same channel, sides swapped; the other player's seat is kept for them."""
        person = await self.store.person_of(user)
        old = await self.row(game)
        if person not in old.seats.values():
            return illegal("refuse-no-seat")
        if old.status != "over":
            return untimely("refuse-game-not-over")
        names = list(old.seats)
        swapped = {s: old.seats[names[(i + 1) % len(names)]] for i, s in enumerate(names)}
        now = self.clock.now()
        async with self.lock(f"channel:{old.channel}"):
            place = Place(old.guild, old.channel)
            settings = msgspec.structs.replace(await self.store.settings(old.guild), game_channels=())
            earlier = await self.store.game_opened_by(cause)
            if earlier is not None:
                return earlier
            refusal = await self._may_open(place, settings, True)
            if refusal is not None:
                return refusal
            _, text = await self.store.content_of(game)
            row = msgspec.structs.replace(
                old,
                id="",
                number=0,
                status="lobby",
                opener=person,
                seats={s: p if p == person else "" for s, p in swapped.items()},
                invited=next((p for p in swapped.values() if p != person), ""),
                created_at=now,
                last_order_at=now,
                version=0,
                commitment="",
                gm="",
                rematch_of=game,
            )
            return await self._create(row, text, cause)


def _new_row(
    place: Place,
    head: ScenarioHead,
    options: TableOptions,
    opener: str,
    seats: dict[str, str],
    now: int,
    invited: str,
) -> GameRow:
    return GameRow(
        id="",
        number=0,
        guild=place.guild,
        channel=place.channel,
        ruleset=head.ruleset,
        scenario=head.id,
        status="lobby",
        options=options,
        opener=opener,
        seats=seats,
        created_at=now,
        last_order_at=now,
        invited=invited,
    )


def seats_of_side(head: ScenarioHead, side: str) -> tuple[str, ...]:
    """The seats of a side in scenario order; a side without seats of its own is one seat of the same name."""
    found = next(s for s in head.sides if s.id == side)
    return found.seats or (found.id,)


def _side_of(head: ScenarioHead, word: str) -> str | Refusal:
    named: list[Named] = [(s.id, s.name, ()) for s in head.sides]
    return pick(word, named, "refuse-no-such-side", "refuse-which-side")


def _first_seats(head: ScenarioHead, side: str | None, person: str, solo: bool) -> dict[str, str] | Refusal:
    seats = [seat for s in head.sides for seat in seats_of_side(head, s.id)]
    if solo:
        return dict.fromkeys(seats, person)
    taken = dict.fromkeys(seats, "")
    if side == "none":
        return taken
    chosen = _side_of(head, side) if side else head.sides[0].id
    if isinstance(chosen, Refusal):
        return chosen
    taken[seats_of_side(head, chosen)[0]] = person
    return taken


def _open_seat(row: GameRow, head: ScenarioHead, person: str, side: str) -> str | Refusal:
    wanted = _side_of(head, side) if side else None
    if isinstance(wanted, Refusal):
        return wanted
    mine = [s for s, p in row.seats.items() if p == person]
    seats = [s for s in row.seats if wanted is None or s in seats_of_side(head, wanted)]
    if set(mine) & set(seats) and not row.options.solo:
        return untimely("refuse-seated-already")
    free = [s for s in seats if not row.seats[s]]
    if not free:
        return untimely("refuse-seat-taken" if wanted is not None else "refuse-game-full")
    open_after = sum(not p for p in row.seats.values()) + len(mine) - 1
    if row.invited and person not in (row.invited, row.opener) and open_after == 0:
        return illegal("refuse-seat-kept")
    return free[0]


def _window_fault(options: TableOptions) -> Refusal | None:
    if MIN_WINDOW <= options.reaction_window <= MAX_WINDOW:
        return None
    return illegal("refuse-window", low=MIN_WINDOW // 60, high=MAX_WINDOW // 86400)
