"""A campaign in lines and as the view its picture is drawn from."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from bot.core.aftermath import UnitKind
from bot.core.messages import Arg, Message, say
from bot.core.view import BattleView, CampaignSideView, CampaignView, CrewView
from bot.service import campaign_model as cm
from bot.service.campaign_forces import NEW, NONE, Spot
from bot.service.campaign_model import Campaign, Crew
from bot.service.campaign_war import Muster, amended_line, type_name


class Lore:
    """A campaign with the words for it: names of people, sides and unit types."""

    def __init__(
        self, campaign: Campaign, people: Mapping[str, str], sides: Mapping[str, Message], kinds: Sequence[UnitKind]
    ) -> None:
        self.campaign = campaign
        self._people = people
        self._sides = sides
        self.kinds = {id_: k for k in kinds for id_ in (k.id, *k.aliases)}

    def side(self, id_: str) -> Message:
        words = id_.replace("_", " ").title()
        return self._sides.get(id_) or say("author-text", en=words, fr=words)

    def person(self, id_: str) -> str:
        return self._people.get(id_) or "—"

    def people(self, side: str) -> Message:
        names = tuple(say("author-text", en=n, fr=n) for n in map(self.person, self.campaign.sides.get(side, ())))
        return say("campaign-people", names=names) if names else say("campaign-nobody-yet")

    def state(self, crew: Crew) -> Message:
        state = self.campaign.state_of(crew)
        return say(f"crew-state-{state}", n=crew.lost_in if state == "lost" else crew.ready_from)

    def note(self, crew: Crew) -> Message:
        """The same in two words, for the picture."""
        state = self.campaign.state_of(crew)
        return say(f"crew-note-{state}", n=crew.lost_in if state == "lost" else crew.ready_from)

    def crew(self, crew: Crew) -> Message:
        return say(
            "campaign-crew",
            name=crew.name,
            type=type_name(self.kinds, crew),
            battles=crew.battles,
            kills=crew.kills,
            state=self.state(crew),
        )


def totals(c: Campaign, side: str) -> tuple[int, int, int, int]:
    """Battles won, kills, crews lost, crews ready of a side."""
    crews = c.crews_of(side)
    won = sum(b.winner == side for b in c.battles.values() if b.status == "over")
    return won, sum(x.kills for x in crews), sum(x.lost_in > 0 for x in crews), len(c.ready(side))


def side_lines(lore: Lore) -> Iterator[Message]:
    """Who plays what."""
    c = lore.campaign
    yield say("campaign-title", name=c.name, n=c.row.number, gm=lore.person(c.row.gm))
    if not c.sides:
        yield say("campaign-no-sides")
    for side in c.sides:
        yield say("campaign-side", side=lore.side(side), people=lore.people(side), crews=len(c.crews_of(side)))


def standing_lines(lore: Lore) -> Iterator[Message]:
    """The account of both sides, and the battles."""
    c = lore.campaign
    yield say("campaign-title", name=c.name, n=c.row.number, gm=lore.person(c.row.gm))
    for side in c.sides:
        won, kills, losses, ready = totals(c, side)
        yield say("campaign-account", side=lore.side(side), won=won, kills=kills, losses=losses, ready=ready)
    for battle in c.battles.values():
        yield battle_line(lore, battle)
    if not c.battles:
        yield say("campaign-no-battles")


def battle_line(lore: Lore, battle: cm.Battle) -> Message:
    title = battle.title.as_message()
    common: dict[str, Arg] = {"n": battle.n, "title": title, "game": battle.number}
    match battle.status:
        case "open":
            return say("campaign-battle-open", **common, channel=str(battle.channel))
        case "void":
            return say("campaign-battle-void", **common)
        case _ if not battle.winner:
            return say("campaign-battle-drawn", **common)
        case _:
            return say("campaign-battle-won", **common, side=lore.side(battle.winner))


def roster_lines(lore: Lore, side: str = "") -> Iterator[Message]:
    """Every crew of a side, or of both."""
    c = lore.campaign
    for id_ in [side] if side else list(c.sides):
        yield say("campaign-roster-of", side=lore.side(id_), people=lore.people(id_))
        crews = c.crews_of(id_)
        if not crews:
            yield say("campaign-roster-empty")
        for crew in sorted(crews, key=lambda x: (x.lost_in > 0, -x.kills)):
            yield lore.crew(crew)


def settled_lines(lore: Lore, n: int) -> Iterator[Message]:
    """What a battle did to the rosters."""
    c = lore.campaign
    battle = c.battles[n]
    title = battle.title.as_message()
    if battle.winner:
        yield say("campaign-settled", n=n, campaign=c.name, title=title, side=lore.side(battle.winner))
    else:
        yield say("campaign-settled-drawn", n=n, campaign=c.name, title=title)
    for side in c.sides:
        found = [f for f in battle.fates if c.crews[f.crew].side == side]
        lines = [say("campaign-fate-item", text=_fate_line(lore, f)) for f in found if f.fate != "ready" or f.kills]
        if lines:
            yield say("campaign-fates-of", side=lore.side(side))
            yield from lines


def _fate_line(lore: Lore, fate: cm.Fate) -> Message:
    crew = lore.campaign.crews[fate.crew]
    return say(
        f"campaign-fate-{fate.fate}",
        name=crew.name,
        type=type_name(lore.kinds, crew),
        state=say(f"unit-state-{fate.state.replace('_', '-')}"),
        kills=fate.kills,
        n=fate.ready_from,
    )


def log_lines(lore: Lore) -> Iterator[Message]:
    """The whole log, oldest first; acts of the game master with their numbers and reasons."""
    c = lore.campaign
    for entry in c.log:
        text = _log_text(lore, entry)
        if text is not None:
            yield say("campaign-log-line", at=entry.at, text=text)


def _log_text(lore: Lore, entry: cm.CampaignEntry) -> Message | None:
    c = lore.campaign
    match entry.event:
        case cm.CampaignBegan(name=name, ruleset=ruleset):
            return say(
                "campaign-log-began", name=name, who=lore.person(entry.person), ruleset=say(f"ruleset-{ruleset}")
            )
        case cm.SideJoined(side=side, person=person):
            return say("campaign-joined", who=lore.person(person), side=lore.side(side), campaign=c.name)
        case cm.SideLeft(side=side, person=person):
            return say("campaign-left", who=lore.person(person), side=lore.side(side), campaign=c.name)
        case cm.CrewEnlisted(crew=crew, battle=n):
            return say("campaign-enlisted", name=crew.name, type=type_name(lore.kinds, crew), n=n)
        case cm.BattleOpened(battle=battle):
            return say(
                "campaign-log-opened",
                n=battle.n,
                title=battle.title.as_message(),
                game=battle.number,
                who=lore.person(entry.person),
            )
        case cm.BattleSettled(battle=n, winner=winner, fates=fates):
            title = c.battles[n].title.as_message()
            said = tuple(_fate_line(lore, f) for f in fates if f.fate != "ready" or f.kills)
            outcome = say("campaign-log-won", side=lore.side(winner)) if winner else say("campaign-log-drawn")
            return say("campaign-log-settled", n=n, title=title, outcome=outcome, fates=said, count=len(said))
        case cm.BattleVoided(battle=n, why=why):
            return say(f"campaign-{why}", n=n, title=c.battles[n].title.as_message())
        case cm.CrewAmended() as event:
            return amended_line(event, c, lore.person(entry.person))
        case cm.CampaignEnded(winner=winner, reason=reason):
            key = "campaign-ended-won" if winner else "campaign-ended"
            return say(key, name=c.name, side=lore.side(winner), reason=reason, who=lore.person(entry.person))
        case _:
            return None


# forces of a battle not yet opened


def muster_lines(lore: Lore, muster: Muster) -> Iterator[Message]:
    """Every place with who stands in it, and how to change that."""
    c = lore.campaign
    yield say("campaign-muster", n=c.next_battle, campaign=c.name, title=muster.entry[0].title.as_message())
    for side in dict.fromkeys(muster.plan.sides.values()):
        yield say("campaign-muster-side", side=lore.side(side))
        for spot in muster.plan.spots:
            if spot.side == side:
                yield _spot_line(lore, spot)
        spare = tuple(
            say("author-text", en=x.name, fr=x.name)
            for x in c.ready(side)
            if x.id not in {s.crew for s in muster.plan.spots}
        )
        if spare:
            yield say("campaign-muster-spare", names=spare)
    yield say("campaign-muster-how")


def _spot_line(lore: Lore, spot: Spot) -> Message:
    kind = lore.kinds.get(spot.kind)
    type_ = kind.name if kind is not None else say("author-text", en=spot.kind, fr=spot.kind)
    if spot.crew in (NEW, NONE):
        return say(f"campaign-spot-{spot.crew}", n=spot.number, hex=spot.hex, type=type_)
    crew = lore.campaign.crews[spot.crew]
    return say(
        "campaign-spot",
        n=spot.number,
        hex=spot.hex,
        name=crew.name,
        type=type_name(lore.kinds, crew),
        kills=crew.kills,
    )


# the picture


def campaign_view(lore: Lore) -> CampaignView:
    """The page of a campaign."""
    c = lore.campaign
    fought = [b for b in c.battles.values() if b.status != "void"]
    return CampaignView(
        ruleset=c.ruleset,
        title=say("author-text", en=c.name, fr=c.name),
        subtitle=say("campaign-subtitle", n=c.row.number, ruleset=say(f"ruleset-{c.ruleset}"), battles=len(fought)),
        status=_status(lore),
        sides=tuple(_side_view(lore, s) for s in c.sides),
        battles=tuple(BattleView(b.n, b.title.as_message(), b.winner, b.status == "open") for b in fought),
        alt=tuple(
            say("campaign-alt", text=line)
            for line in (*standing_lines(lore), *(x for s in c.sides for x in roster_lines(lore, s)))
        ),
    )


def _status(lore: Lore) -> Message:
    c = lore.campaign
    if c.is_over:
        return say("campaign-pill-won", side=lore.side(c.winner)) if c.winner else say("campaign-pill-over")
    if c.open_battles:
        return say("campaign-pill-battle", n=c.open_battles[-1].n)
    return say("campaign-pill-next", n=c.next_battle)


def _side_view(lore: Lore, side: str) -> CampaignSideView:
    c = lore.campaign
    won, kills, losses, ready = totals(c, side)
    crews = sorted(c.crews_of(side), key=lambda x: (x.lost_in > 0, -x.kills))
    return CampaignSideView(
        id=side,
        name=lore.side(side),
        people=lore.people(side),
        won=won,
        kills=kills,
        losses=losses,
        ready=ready,
        crews=tuple(_crew_view(lore, x) for x in crews),
    )


def _crew_view(lore: Lore, crew: Crew) -> CrewView:
    kind = lore.kinds.get(crew.type)
    return CrewView(
        name=say("author-text", en=crew.name, fr=crew.name),
        type=type_name(lore.kinds, crew),
        art=kind.art if kind is not None else crew.type,
        nation=(kind.nation if kind is not None else "") or crew.side,
        note=lore.note(crew),
        status=lore.campaign.state_of(crew),
        kills=crew.kills,
        battles=crew.battles,
    )
