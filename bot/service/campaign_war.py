"""Fighting a campaign: choosing forces, opening battles, amending rosters."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from bot.core.aftermath import Campaigning, UnitKind
from bot.core.events import TableOptions
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, illegal, unreadable, untimely
from bot.core.view import BoardView
from bot.service.campaign import CampaignTable, encode_lines, not_leading
from bot.service.campaign_forces import NEW, NONE, Plan, Spot, Written, battle_of, plan, refused_text, write_battle
from bot.service.campaign_model import (
    BattleOpened,
    Campaign,
    Crew,
    CrewAmended,
    CrewEnlisted,
    Happened,
    SideFounded,
)
from bot.service.lobby import seats_of_side
from bot.service.model import GameRow, Place, User
from bot.service.scenario_check import check
from bot.service.shelf import Entry
from bot.service.words import Named, pick


class Muster(msgspec.Struct, frozen=True):
    """The forces of a battle not yet opened, with a picture; ``refusal`` says why they cannot fight as they are."""

    campaign: Campaign
    entry: Entry
    plan: Plan
    written: Written | None
    view: BoardView | None
    refusal: Refusal | None


class Change(msgspec.Struct, frozen=True):
    """What a game master wants of a roster entry; None leaves a thing as it is. ``repair`` counts battles missed."""

    name: str | None = None
    type: str | None = None
    kills: int | None = None
    strength: int | None = None
    state: str | None = None  # ready | repair | lost
    repair: int = 1


class CampaignWar(CampaignTable):
    """Use cases of a campaign's battles and rosters."""

    async def muster(self, c: Campaign, scenario: str) -> Muster | Refusal:
        """Who would fight in a scenario now."""
        entry = await self.find_scenario(scenario, c.row.guild, c.ruleset)
        if isinstance(entry, Refusal):
            return entry
        kinds = self._kinds_with(c, entry[1])
        drafted = await self.store.forces(c.row.id, entry[0].id)
        plan_ = plan(c, self.content.campaign_rules(), entry[1], kinds, drafted)
        if isinstance(plan_, Refusal):
            return plan_
        written = write_battle(c, self.content.campaign_rules(), plan_, kinds, entry[0].title)
        if isinstance(written, Refusal):
            return Muster(c, entry, plan_, None, None, written)
        found = check(self.content, written.text)
        refusal = refused_text(found.faults) if found.faults else None
        return Muster(c, entry, plan_, None if refusal else written, found.view, refusal)

    def _kinds_with(self, c: Campaign, text: str) -> tuple[UnitKind, ...]:
        """Unit types, a scenario's own cards included."""
        ruleset = self.content.ruleset(c.ruleset)
        tables = self.content.tables_from(c.ruleset, self.content.tables_raw(c.ruleset))
        scenario: Any = self.content.read_scenario(c.ruleset, tables, text)
        assert isinstance(ruleset, Campaigning)
        return ruleset.kinds(tables, None if isinstance(scenario, tuple) else scenario)

    async def set_force(
        self, c: Campaign, user: User, scenario: str, side: str, number: int, crew: str, *, is_gm: bool = False
    ) -> Muster | Refusal:
        """Put a crew, a fresh one (``new``) or nobody (``none``) into a place of a battle not yet opened."""
        person = await self.store.person_of(user)
        fault = not_leading(c, person, is_gm)
        now = fault or await self.muster(c, scenario)
        if isinstance(now, Refusal):
            return now
        spot = await self._spot(c, now.plan, side, number)
        if isinstance(spot, Refusal):
            return spot
        chosen = _wanted(c, spot, crew)
        if isinstance(chosen, Refusal):
            return chosen
        drafted = dict(await self.store.forces(c.row.id, now.entry[0].id))
        drafted = {u: w for u, w in drafted.items() if w != chosen or chosen in (NEW, NONE)}
        drafted[spot.unit] = chosen
        await self.store.put_forces(c.row.id, now.entry[0].id, drafted)
        return await self.muster(c, now.entry[0].id)

    async def _spot(self, c: Campaign, plan_: Plan, side: str, number: int) -> Spot | Refusal:
        names = await self.side_names(c.row.guild, c.ruleset)
        sides = list(dict.fromkeys(plan_.sides.values()))
        named: list[Named] = [(s, names.get(s, say("author-text", en=s, fr=s)), ()) for s in sides]
        found = pick(side, named, "refuse-no-such-side", "refuse-which-side")
        if isinstance(found, Refusal):
            return found
        spots = [s for s in plan_.spots if s.side == found]
        spot = next((s for s in spots if s.number == number), None)
        return spot if spot is not None else illegal("refuse-campaign-place", n=number, most=len(spots))

    async def open_battle(
        self,
        c: Campaign,
        user: User,
        scenario: str,
        place: Place,
        options: TableOptions,
        cause: str,
        *,
        is_gm: bool = False,
    ) -> GameRow | Refusal:
        """Open the lobby of the next battle, its forces taken from the rosters as drafted."""
        person = await self.store.person_of(user)
        async with self.lock(f"campaign:{c.row.id}"):
            c = await self.held_campaign(c.row.id)
            earlier = await self.store.game_opened_by(cause)
            if earlier is not None and await self.store.campaign_did(c.row.id, cause):
                return earlier
            fault = not_leading(c, person, is_gm) or (untimely("refuse-campaign-over") if c.is_over else None)
            found = fault or await self.muster(c, scenario)
            if isinstance(found, Refusal):
                return found
            if found.written is None:
                assert found.refusal is not None
                return found.refusal
            entry = self.read_entry(c.ruleset, found.written.text)
            assert entry is not None, "checked a moment ago"
            head = entry[0]
            seats = {seat: "" for s in head.sides for seat in seats_of_side(head, s.id)}
            for side in head.sides:
                members = c.sides.get(side.id, ())
                if members:
                    seats[seats_of_side(head, side.id)[0]] = members[0]
            row = await self.open_text(place, person, head, found.written.text, seats, options, cause)
            if isinstance(row, Refusal):
                return row
            return await self._record_battle(c, found, found.written, row, person, cause)

    async def _record_battle(
        self, c: Campaign, muster: Muster, written: Written, row: GameRow, person: str, cause: str
    ) -> GameRow | Refusal:
        head = muster.entry[0]
        battle = battle_of(c, muster.plan, written, head.id, head.title, row.id, row.number, row.channel)
        events: list[Happened] = [SideFounded(s) for s in battle.sides if s not in c.sides]
        events += [CrewEnlisted(crew, battle.n) for crew in written.enlisted]
        events.append(BattleOpened(battle))
        posts = []
        if row.channel != c.row.channel:
            title = head.title.as_message()
            notice = say("campaign-battle-opened", campaign=c.name, n=battle.n, title=title, channel=str(row.channel))
            posts.append((c.row.channel, "notice", encode_lines([notice])))
        result = await self.log_campaign(c, cause, person, events, posts, game=row.id, forget_forces=head.id)
        return result if isinstance(result, Refusal) else row

    # amending

    async def amend_crew(
        self,
        c: Campaign,
        user: User,
        crew: str,
        side: str,
        change: Change,
        reason: str,
        cause: str,
        *,
        is_gm: bool = False,
    ) -> CrewAmended | Refusal:
        """Change a roster entry, or add one (``new``) to a side, with a reason; posted with its number."""
        person = await self.store.person_of(user)
        if not reason.strip():
            return illegal("refuse-no-reason")
        async with self.lock(f"campaign:{c.row.id}"):
            c = await self.held_campaign(c.row.id)
            fault = not_leading(c, person, is_gm) or (untimely("refuse-campaign-over") if c.is_over else None)
            if fault is not None:
                return fault
            old = await self._amended(c, crew, side, change)
            if isinstance(old, Refusal):
                return old
            new = self._changed(c, old, change)
            if isinstance(new, Refusal):
                return new
            is_new = old.id not in c.crews
            if new == old and not is_new:
                return illegal("refuse-campaign-no-change")
            before = say("campaign-nobody") if is_new else self.crew_line(c, old)
            event = CrewAmended(c.acts + 1, new, before, self.crew_line(c, new), reason.strip()[:300], is_new)
            notice = amended_line(event, c, user.name)
            result = await self.log_campaign(
                c, cause, person, [event], [(c.row.channel, "notice", encode_lines([notice]))]
            )
            return result if isinstance(result, Refusal) else event

    async def _amended(self, c: Campaign, crew: str, side: str, change: Change) -> Crew | Refusal:
        if crew.strip().casefold() != NEW:
            found = pick_crew(crew, list(c.crews.values()))
            return found if isinstance(found, Refusal) else c.crews[found]
        names = await self.side_names(c.row.guild, c.ruleset)
        named: list[Named] = [(s, names.get(s, say("author-text", en=s, fr=s)), ()) for s in c.sides]
        where = pick(side, named, "refuse-no-such-side", "refuse-which-side")
        if isinstance(where, Refusal):
            return where
        if change.type is None:
            return illegal("refuse-campaign-new-type")
        fresh = self.content.campaign_rules().fresh_names(where, {x.name for x in c.crews.values()})
        return Crew(f"c{len(c.crews) + 1}", where, "", next(fresh))

    def _changed(self, c: Campaign, crew: Crew, change: Change) -> Crew | Refusal:
        put = msgspec.structs.replace
        if c.state_of(crew) == "fighting" and change.state is not None:
            return untimely("refuse-campaign-fighting", name=crew.name)
        if change.name is not None:
            name = " ".join(change.name.split())
            if not 1 <= len(name) <= 40:
                return illegal("refuse-campaign-name", most=40)
            crew = put(crew, name=name, own_name=True)
        if change.type is not None:
            kinds = self.kinds(c.ruleset)
            named: list[Named] = [(k.id, k.name, _texts(k)) for k in kinds]
            type_ = pick(change.type, named, "refuse-no-such-type", "refuse-which-type")
            if isinstance(type_, Refusal):
                return type_
            crew = put(crew, type=type_, strength=0, card="")
        if change.kills is not None:
            if not 0 <= change.kills <= 99:
                return illegal("refuse-campaign-kills", most=99)
            crew = put(crew, kills=change.kills)
        if change.strength is not None:
            crew = put(crew, strength=max(0, min(9, change.strength)))
        match change.state:
            case None:
                return crew
            case "ready":
                return put(crew, lost_in=0, ready_from=1)
            case "repair":
                missed = max(1, min(9, change.repair))
                return put(crew, lost_in=0, ready_from=c.next_battle + missed)
            case "lost":
                return put(crew, lost_in=max(1, len(c.battles)))
            case other:
                return unreadable("refuse-campaign-state", text=other)

    def crew_line(self, c: Campaign, crew: Crew) -> Message:
        """A roster entry in one line."""
        kinds = {k.id: k for k in self.kinds(c.ruleset)}
        state = c.state_of(crew)
        return say(
            "campaign-crew",
            name=crew.name,
            type=type_name(kinds, crew),
            battles=crew.battles,
            kills=crew.kills,
            state=say(f"crew-state-{state}", n=crew.lost_in if state == "lost" else crew.ready_from),
        )


def type_name(kinds: dict[str, UnitKind], crew: Crew) -> Message:
    """What a crew drives or serves; a scenario's own card goes by its own name."""
    if crew.type in kinds:
        return kinds[crew.type].name
    if crew.card:
        name = msgspec.json.decode(crew.card).get("name", crew.type)
        words = name if isinstance(name, dict) else {"en": str(name)}
        en = str(words.get("en") or words.get("fr") or crew.type)
        return say("author-text", en=en, fr=str(words.get("fr") or en))
    return say("author-text", en=crew.type, fr=crew.type)


def amended_line(event: CrewAmended, c: Campaign, who: str) -> Message:
    """An amendment as it is posted and stands in the log."""
    return say(
        "campaign-amended",
        n=event.n,
        campaign=c.name,
        who=who,
        before=event.before,
        after=event.after,
        reason=event.reason,
    )


def pick_crew(word: str, crews: Sequence[Crew]) -> str | Refusal:
    """The roster entry meant by its id or a part of its name."""
    named: list[Named] = [(x.id, say("author-text", en=x.name, fr=x.name), (x.name,)) for x in crews]
    return pick(word, named, "refuse-no-such-crew", "refuse-which-crew")


def _wanted(c: Campaign, spot: Spot, word: str) -> str | Refusal:
    """Who shall stand in a place: a crew of the side that is ready, NEW or NONE."""
    if word.strip().casefold() in (NEW, NONE):
        return word.strip().casefold()
    found = pick_crew(word, c.crews_of(spot.side))
    if isinstance(found, Refusal):
        return found
    state = c.state_of(c.crews[found])
    return found if state == "ready" else untimely("refuse-campaign-not-ready", name=c.crews[found].name, state=state)


def _texts(kind: UnitKind) -> tuple[str, ...]:
    short = (kind.short.en, kind.short.fr) if kind.short is not None else ()
    return (*kind.aliases, *(t for t in short if t))


__all__ = ["CampaignWar", "Change", "Muster", "amended_line", "pick_crew", "type_name"]
