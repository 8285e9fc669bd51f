"""Campaigns: battles strung together by the rosters of their sides."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import structlog

from bot.core import events as ev
from bot.core.aftermath import Campaigning, UnitKind
from bot.core.messages import Message, say
from bot.core.refusals import Refusal, Suggestion, ambiguous, illegal, untimely
from bot.core.state import History
from bot.service.campaign_model import (
    BattleSettled,
    BattleVoided,
    Campaign,
    CampaignBegan,
    CampaignEnded,
    CampaignRow,
    Fate,
    Happened,
    SideJoined,
    SideLeft,
    fold,
)
from bot.service.campaign_rules import Field
from bot.service.model import Done, Loaded, User
from bot.service.ports import Conflict
from bot.service.timing import Timing
from bot.service.words import Named, pick

log = structlog.get_logger(__name__)

MOST_CAMPAIGNS = 20
"""Running campaigns of one server."""

MOST_NAME = 40

Posts = Sequence[tuple[int, str, str]]
"""Channel, kind and payload of what is to be posted."""


class CampaignTable(Timing):
    """Opening, joining, settling and ending campaigns."""

    # reading

    async def campaign(self, id_: str) -> Campaign | None:
        """A campaign as it stands, battles that have ended meanwhile included."""
        row = await self.store.campaign(id_)
        if row is None:
            return None
        campaign = fold(row, await self.store.campaign_log(id_))
        for battle in campaign.open_battles:
            await self.settle(battle.game)
        return fold(row, await self.store.campaign_log(id_)) if campaign.open_battles else campaign

    async def campaigns(self, guild: int, *, running: bool = False) -> tuple[Campaign, ...]:
        """Campaigns of a server, the newest first."""
        rows = [r for r in await self.store.campaigns(guild) if not running or r.status == "active"]
        return tuple([fold(r, await self.store.campaign_log(r.id)) for r in rows])

    async def find_campaign(self, guild: int, channel: int, word: str = "") -> Campaign | Refusal:
        """The campaign meant by a name; without one that of the channel, else the only one that runs."""
        all_ = await self.campaigns(guild)
        if word.strip():
            named: list[Named] = [
                (c.row.id, say("author-text", en=c.name, fr=c.name), (c.name, str(c.row.number))) for c in all_
            ]
            found = pick(word, named, "refuse-no-such-campaign", "refuse-which-campaign")
            if isinstance(found, Refusal):
                return found
            return await self._standing(found)
        running = [c for c in all_ if not c.is_over]
        here = [c for c in running or all_ if channel in (c.row.channel, *(b.channel for b in c.open_battles))]
        if here or len(running) == 1:
            return await self._standing((here or running)[0].row.id)
        if running:
            choices = tuple(Suggestion(c.name, say("author-text", en=c.name, fr=c.name)) for c in running)
            return ambiguous("refuse-which-campaign", choices, word=word)
        return illegal("refuse-no-campaign") if not all_ else await self._standing(all_[0].row.id)

    async def _standing(self, id_: str) -> Campaign:
        found = await self.campaign(id_)
        assert found is not None
        return found

    async def held_campaign(self, id_: str) -> Campaign:
        """A campaign as it is stored; for those who hold its lock."""
        row = await self.store.campaign(id_)
        assert row is not None
        return fold(row, await self.store.campaign_log(id_))

    async def side_names(self, guild: int, ruleset: str) -> dict[str, Message]:
        """The sides that this server's scenarios of a ruleset know, with their names."""
        names: dict[str, Message] = {}
        for head, _ in await self.scenarios_of(guild, ruleset):
            for side in head.sides:
                names.setdefault(side.id, side.name)
        return names

    def kinds(self, ruleset: str) -> tuple[UnitKind, ...]:
        """All unit types of a ruleset."""
        rules = self.content.ruleset(ruleset)
        assert isinstance(rules, Campaigning)
        return rules.kinds(self.content.tables_from(ruleset, self.content.tables_raw(ruleset)))

    # opening, joining, ending

    async def create_campaign(
        self, guild: int, channel: int, user: User, name: str, ruleset: str, language: str, cause: str
    ) -> Campaign | Refusal:
        """Open a campaign; whoever opens it leads it."""
        name = " ".join(name.split())
        if not 1 <= len(name) <= MOST_NAME:
            return illegal("refuse-campaign-name", most=MOST_NAME)
        if ruleset not in self.content.rulesets():
            return illegal("refuse-no-such-ruleset", known=", ".join(self.content.rulesets()))
        person = await self.store.person_of(user)
        async with self.lock(f"campaigns:{guild}"):
            running = await self.campaigns(guild, running=True)
            if any(c.name.casefold() == name.casefold() for c in running):
                return illegal("refuse-campaign-name-taken", name=name)
            if len(running) >= MOST_CAMPAIGNS:
                return illegal("refuse-too-many-campaigns", count=MOST_CAMPAIGNS)
            row = CampaignRow("", 0, guild, channel, person, language, "active", self.clock.now())
            row = await self.store.create_campaign(row, cause, CampaignBegan(name, ruleset))
        campaign = await self._standing(row.id)
        notice = say("campaign-began", name=name, who=user.name, ruleset=say(f"ruleset-{ruleset}"))
        await self.post_campaign(campaign, channel, "notice", [notice])
        return campaign

    async def join_side(self, id_: str, user: User, side: str, cause: str) -> Campaign | Refusal:
        """Join a side, or change to it; the first to name a side brings it into being."""
        person = await self.store.person_of(user)
        async with self.lock(f"campaign:{id_}"):
            c = await self.held_campaign(id_)
            if c.is_over:
                return untimely("refuse-campaign-over")
            names = await self.side_names(c.row.guild, c.ruleset)
            open_ = list(c.sides) if len(c.sides) >= 2 else list(names)
            named: list[Named] = [(s, names.get(s, _plain(s)), ()) for s in open_]
            found = pick(side, named, "refuse-no-such-side", "refuse-which-side")
            if isinstance(found, Refusal):
                return found
            if c.side_of(person) == found:
                return untimely("refuse-campaign-side-already")
            notice = say("campaign-joined", who=user.name, side=names.get(found, _plain(found)), campaign=c.name)
            post = (c.row.channel, "notice", encode_lines([notice]))
            return await self.log_campaign(c, cause, person, [SideJoined(found, person)], [post])

    async def leave_side(self, id_: str, user: User, cause: str) -> Campaign | Refusal:
        """Leave one's side; its roster stays."""
        person = await self.store.person_of(user)
        async with self.lock(f"campaign:{id_}"):
            c = await self.held_campaign(id_)
            side = c.side_of(person)
            if not side or c.is_over:
                return untimely("refuse-campaign-no-side")
            notice = say("campaign-left", who=user.name, side=_plain(side), campaign=c.name)
            post = (c.row.channel, "notice", encode_lines([notice]))
            return await self.log_campaign(c, cause, person, [SideLeft(side, person)], [post])

    async def end_campaign(
        self, id_: str, user: User, winner: str, reason: str, cause: str, *, is_gm: bool = False
    ) -> Campaign | Refusal:
        """End a campaign for a side, or without a winner; battles that still run stop counting for it."""
        person = await self.store.person_of(user)
        async with self.lock(f"campaign:{id_}"):
            c = await self.held_campaign(id_)
            fault = not_leading(c, person, is_gm) or (untimely("refuse-campaign-over") if c.is_over else None)
            if fault is not None:
                return fault
            if winner:
                names = await self.side_names(c.row.guild, c.ruleset)
                named: list[Named] = [(s, names.get(s, _plain(s)), ()) for s in c.sides]
                found = pick(winner, named, "refuse-no-such-side", "refuse-which-side")
                if isinstance(found, Refusal):
                    return found
                winner = found
            c = msgspec.structs.replace(c, row=msgspec.structs.replace(c.row, status="over"))
            key = "campaign-ended-won" if winner else "campaign-ended"
            notice = say(key, name=c.name, side=await self.side_name(c, winner), reason=reason, who=user.name)
            post = (c.row.channel, "standings", encode_lines([notice]))
            return await self.log_campaign(c, cause, person, [CampaignEnded(winner, reason)], [post])

    async def side_name(self, c: Campaign, side: str) -> Message:
        names = await self.side_names(c.row.guild, c.ruleset)
        return names.get(side, _plain(side))

    # storing

    async def log_campaign(
        self,
        c: Campaign,
        cause: str,
        person: str,
        events: Sequence[Happened],
        posts: Posts = (),
        *,
        game: str = "",
        forget_forces: str = "",
    ) -> Campaign | Refusal:
        """Store what has happened, once for each cause, and give the campaign as it is then. The caller holds its
        lock."""
        if not await self.store.campaign_did(c.row.id, cause):
            try:
                await self.store.append_campaign(
                    c.row,
                    len(c.log),
                    cause,
                    person,
                    self.clock.now(),
                    events,
                    posts=posts,
                    game=game,
                    forget_forces=forget_forces,
                )
            except Conflict:
                return untimely("refuse-try-again")
            self.wake()
        row = await self.store.campaign(c.row.id)
        assert row is not None
        return fold(row, await self.store.campaign_log(c.row.id))

    async def post_campaign(self, c: Campaign, channel: int, kind: str, lines: Sequence[Message]) -> None:
        """Note something to be posted."""
        await self.store.add_campaign_post(c.row.id, channel, kind, encode_lines(lines))
        self.wake()

    # settling

    async def commit(
        self,
        loaded: Loaded,
        command: Any,
        history: History[Any],
        events: Sequence[ev.Event],
        secret: tuple[int, str] | None = None,
    ) -> Done:
        """As for every game; the end of a battle, or its reopening, then goes into its campaign. What fails here is
        made up for when the campaign is next looked at, or at the next start."""
        done = await super().commit(loaded, command, history, events, secret)
        if any(isinstance(e, ev.GameEnded | ev.GameRewound) for e in events):
            try:
                await self.settle(loaded.row.id)
            except Exception:
                log.exception("battle not settled", game=loaded.row.id)
        return done

    async def recover(self, now: int) -> None:
        await super().recover(now)
        for row in await self.store.campaigns(0):
            if row.status == "active":
                try:
                    await self.campaign(row.id)
                except Exception:
                    log.exception("campaign not brought up to date", campaign=row.id)

    async def settle(self, game: str) -> bool:
        """Bring a campaign's roster up to date with one of its battles; does nothing when it is. Made from stored
        events alone, so it can be repeated at any time."""
        id_ = await self.store.campaign_of(game)
        if not id_:
            return False
        async with self.lock(f"campaign:{id_}"):
            row = await self.store.campaign(id_)
            if row is None or row.status == "over":
                return False
            c = fold(row, await self.store.campaign_log(id_))
            battle = next((b for b in c.battles.values() if b.game == game), None)
            if battle is None:
                return False
            loaded = await self.load(game)
            happened = self._settlement(c, battle.n, loaded)
            if happened is None:
                return False
            payload = msgspec.json.encode({"battle": battle.n}).decode()
            kind = "settled" if isinstance(happened, BattleSettled) else happened.why
            channels = dict.fromkeys((row.channel, battle.channel))
            cause = f"settle:{game}:{loaded.state.version}:{kind}"
            result = await self.log_campaign(c, cause, "", [happened], [(ch, kind, payload) for ch in channels])
            return not isinstance(result, Refusal)

    def _settlement(self, c: Campaign, n: int, loaded: Loaded) -> BattleSettled | BattleVoided | None:
        battle, outcome = c.battles[n], loaded.state.outcome
        if loaded.row.status == "abandoned" and battle.status == "open":
            return BattleVoided(n, "abandoned")
        if battle.status == "over" and outcome is None:
            return BattleVoided(n, "reopened")
        if battle.status != "open" or outcome is None:
            return None
        winner = battle.sides.get(outcome.winner, "")
        return BattleSettled(n, loaded.state.version, winner, self._fates(c, n, loaded, winner))

    def _fates(self, c: Campaign, n: int, loaded: Loaded, winner: str) -> tuple[Fate, ...]:
        rules, ruleset = self.content.campaign_rules(), loaded.ruleset
        assert isinstance(ruleset, Campaigning)
        first = next(s.rules for s in loaded.history.states if s.rules is not None)
        came_with = {u.unit: u.kills for u in ruleset.aftermath(loaded.tables, first)}
        found: list[Fate] = []
        for after in ruleset.aftermath(loaded.tables, loaded.state.rules):
            crew = c.battles[n].crews.get(after.unit)
            if crew is None:
                continue
            side = c.crews[crew].side
            field: Field = "drawn" if not winner else "won" if side == winner else "lost"
            kills = max(0, after.kills - came_with.get(after.unit, 0))
            found.append(rules.fate(c.ruleset, after, crew, field, kills, n))
        return tuple(found)


def not_leading(c: Campaign, person: str, is_gm: bool) -> Refusal | None:
    """A campaign is led by whoever opened it; whoever referees on the server may stand in."""
    return None if is_gm or person == c.row.gm else illegal("refuse-campaign-not-gm")


def _plain(side: str) -> Message:
    name = side.replace("_", " ").title()
    return say("author-text", en=name, fr=name)


def encode_lines(lines: Sequence[Message]) -> str:
    """Messages as the payload of a post."""
    return msgspec.json.encode(list(lines)).decode()
