"""The forces of a campaign battle: who stands in which place of a scenario, and the scenario text with them in it."""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from typing import Any

import msgspec

from bot.core.aftermath import UnitKind
from bot.core.messages import LocalText, say
from bot.core.refusals import Refusal, illegal
from bot.service.campaign_model import Battle, Campaign, Crew
from bot.service.campaign_rules import CampaignRules
from bot.service.toml_text import write

NEW, NONE = "new", "none"
"""A place filled by a fresh crew, and one that stays empty."""

RELABELS = ("tank_duel",)
"""Rulesets whose scenarios may be fought by other sides than those they name."""


class Spot(msgspec.Struct, frozen=True):
    """One place of a scenario. ``unit`` is its id there, ``entry`` its raw table, ``crew`` who stands in it."""

    unit: str
    side: str  # of the campaign
    number: int
    hex: str
    kind: str
    entry: dict[str, Any]
    crew: str  # a roster id, NEW or NONE


class Plan(msgspec.Struct, frozen=True):
    """Who fights where. ``sides`` maps sides of the scenario to those of the campaign."""

    raw: dict[str, Any]
    sides: dict[str, str]
    spots: tuple[Spot, ...]


class Written(msgspec.Struct, frozen=True):
    """A battle ready to be opened: its scenario text, the crews that are new, and who is which unit."""

    text: str
    enlisted: tuple[Crew, ...]
    crews: dict[str, str]


def sides_for(campaign: Campaign, scenario_sides: Sequence[str]) -> dict[str, str] | Refusal:
    """Which side of the campaign fights as which side of a scenario; a campaign gets missing sides from it."""
    free = [s for s in campaign.sides if s not in scenario_sides]
    found: dict[str, str] = {}
    for side in scenario_sides:
        if side in campaign.sides or not free or len(campaign.sides) < 2:
            found[side] = side
        elif campaign.ruleset in RELABELS:
            found[side] = free.pop(0)
        else:
            return illegal(
                "refuse-campaign-sides", scenario=", ".join(scenario_sides), campaign=", ".join(campaign.sides)
            )
    # one side known so far, and the scenario has neither of that name
    if len(campaign.sides) == 1 and free:
        if campaign.ruleset not in RELABELS:
            return illegal(
                "refuse-campaign-sides", scenario=", ".join(scenario_sides), campaign=", ".join(campaign.sides)
            )
        found[scenario_sides[0]] = free[0]
    return found


def plan(
    campaign: Campaign,
    rules: CampaignRules,
    text: str,
    kinds: Sequence[UnitKind],
    drafted: Mapping[str, str],
) -> Plan | Refusal:
    """Fill the places of a scenario: as drafted, then with the crew of the same type, then with whoever is ready, then
    with replacements."""
    raw = tomllib.loads(text)
    sides = sides_for(campaign, [str(s["id"]) for s in raw["side"]])
    if isinstance(sides, Refusal):
        return sides
    by_id = {id_: k for k in kinds for id_ in (k.id, *k.aliases)}
    spots: list[Spot] = []
    for table in raw["side"]:
        spots += _side_spots(campaign, rules, table, sides[table["id"]], by_id, drafted)
    return Plan(raw, sides, tuple(spots))


def _side_spots(
    campaign: Campaign,
    rules: CampaignRules,
    table: Mapping[str, Any],
    side: str,
    kinds: Mapping[str, UnitKind],
    drafted: Mapping[str, str],
) -> list[Spot]:
    ready = [c.id for c in campaign.ready(side)]
    open_ = [_spot(table, side, i, entry, kinds) for i, entry in enumerate(table["unit"], 1)]
    chosen = {s.unit: drafted[s.unit] for s in open_ if drafted.get(s.unit) in (NEW, NONE, *ready)}
    left = [c for c in ready if c not in chosen.values()]
    for same in (_same_type, _same_arm):
        for spot in open_:
            fit = next((c for c in left if same(kinds, campaign.crews[c], spot)), None)
            if spot.unit not in chosen and fit is not None:
                chosen[spot.unit] = fit
                left.remove(fit)
    # a larger battle than any before brings new crews for its further places; the first one fills them all
    grown = max(0, len(open_) - _most_fielded(campaign, side))
    fresh = (
        grown + (rules.replacements if campaign.crews_of(side) else 0) - sum(crew == NEW for crew in chosen.values())
    )
    for spot in open_:
        if spot.unit not in chosen:
            chosen[spot.unit] = NEW if fresh > 0 else NONE
            fresh -= 1
    return [msgspec.structs.replace(s, crew=chosen[s.unit]) for s in open_]


def _most_fielded(campaign: Campaign, side: str) -> int:
    """How many crews a side has had in its largest battle so far."""
    fought = (b for b in campaign.battles.values() if b.status != "void")
    return max((sum(campaign.crews[x].side == side for x in b.crews.values()) for b in fought), default=0)


def _spot(
    table: Mapping[str, Any], side: str, number: int, entry: dict[str, Any], kinds: Mapping[str, UnitKind]
) -> Spot:
    name = f"{entry['type']}_{entry['special']}" if entry.get("special") else str(entry["type"])
    kind = kinds[name].id if name in kinds else name
    return Spot(f"{table['id']}-{number}", side, number, str(entry["hex"]), kind, entry, NONE)


def _same_type(kinds: Mapping[str, UnitKind], crew: Crew, spot: Spot) -> bool:
    return crew.type == spot.kind


def _same_arm(kinds: Mapping[str, UnitKind], crew: Crew, spot: Spot) -> bool:
    """A tank may take a tank's place, soldiers those of soldiers."""
    known = crew.type in kinds and spot.kind in kinds
    return not known or kinds[crew.type].strength_key == kinds[spot.kind].strength_key


def write_battle(
    campaign: Campaign, rules: CampaignRules, plan_: Plan, kinds: Sequence[UnitKind], title: LocalText
) -> Written | Refusal:
    """The scenario of a battle with the crews in their places. Refuses a side without anybody."""
    by_id = {id_: k for k in kinds for id_ in (k.id, *k.aliases)}
    enlisted: list[Crew] = []
    crews: dict[str, str] = {}
    tables: list[dict[str, Any]] = []
    cards = {c.get("id"): c for c in plan_.raw.get("tank", ())}
    for table in plan_.raw["side"]:
        side = plan_.sides[table["id"]]
        units: list[dict[str, Any]] = []
        names = {c.name for c in campaign.crews.values()} | {c.name for c in enlisted}
        fresh = rules.fresh_names(side, names)
        for spot in (s for s in plan_.spots if s.side == side and s.crew != NONE):
            crew = campaign.crews.get(spot.crew)
            if crew is None:
                number = len(campaign.crews) + len(enlisted) + 1
                crew = _enlist(spot, number, next(fresh), cards.get(spot.kind), by_id.get(spot.kind))
                enlisted.append(crew)
            if crew.card and crew.type not in cards:
                cards[crew.type] = msgspec.json.decode(crew.card)
            units.append(_unit(spot, crew, by_id.get(crew.type), campaign.row.language))
            crews[f"{side}-{len(units)}"] = crew.id
        if not units:
            return illegal("refuse-campaign-no-crews", side=side)
        tables.append(_side_table(table, side, units))
    raw = _renamed(plan_, campaign, title)
    if cards:
        raw["tank"] = [c for id_, c in cards.items() if any(u["type"] == id_ for t in tables for u in t["unit"])]
    if not raw.get("tank", True):
        del raw["tank"]
    raw["side"] = tables
    if "immobile" in raw:
        there = {u["hex"] for t in tables for u in t["unit"]}
        raw["immobile"] = [h for h in raw["immobile"] if h in there]
    return Written(write(raw), tuple(enlisted), crews)


def _enlist(spot: Spot, number: int, name: str, card: dict[str, Any] | None, kind: UnitKind | None) -> Crew:
    given = str(spot.entry.get("name", ""))
    key = kind.strength_key if kind is not None else ""
    return Crew(
        id=f"c{number}",
        side=spot.side,
        type=spot.kind,
        name=given or name,
        own_name=bool(given),
        kills=int(spot.entry.get("kills", 0)),
        strength=int(spot.entry.get(key, 0)) if key else 0,
        card=msgspec.json.encode(card).decode() if card is not None else "",
    )


def _unit(spot: Spot, crew: Crew, kind: UnitKind | None, language: str) -> dict[str, Any]:
    entry = {k: v for k, v in spot.entry.items() if k not in ("special", "tokens", "figures", "kills", "name")}
    if crew.type != spot.kind:
        entry.pop("turret", None)
    entry["type"] = crew.type
    entry["name"] = label_of(crew, kind, language)
    if crew.kills:
        entry["kills"] = min(99, crew.kills)
    if kind is not None and kind.strength_key and crew.strength:
        entry[kind.strength_key] = crew.strength
    return entry


def label_of(crew: Crew, kind: UnitKind | None, language: str) -> str:
    """What a crew is called on a board: its type goes before a name that nobody chose."""
    if crew.own_name or kind is None or kind.short is None:
        return crew.name[:40]
    short = kind.short.fr if language == "fr" and kind.short.fr else kind.short.en
    return f"{short} {crew.name}"[:40]


def _side_table(table: Mapping[str, Any], side: str, units: list[dict[str, Any]]) -> dict[str, Any]:
    kept = {k: v for k, v in table.items() if k != "unit"}
    if table["id"] != side:
        kept = {k: v for k, v in kept.items() if k not in ("name", "nation")} | {"id": side}
    return {**kept, "unit": units}


def _renamed(plan_: Plan, campaign: Campaign, title: LocalText) -> dict[str, Any]:
    raw = {k: v for k, v in plan_.raw.items() if k not in ("side", "tank")}
    n = campaign.next_battle
    raw["id"] = f"{str(raw['id'])[:24]}-c{campaign.row.number}-{n}"
    raw["title"] = {lang: f"{campaign.name} {n}: {words}"[:80] for lang, words in (("en", title.en), ("fr", title.fr))}
    raw.pop("training", None)
    if raw.get("first_side") in plan_.sides:
        raw["first_side"] = plan_.sides[raw["first_side"]]
    return raw


def battle_of(
    campaign: Campaign,
    plan_: Plan,
    written: Written,
    scenario: str,
    title: LocalText,
    game: str,
    number: int,
    channel: int,
) -> Battle:
    """The battle as the campaign remembers it; the game's own side ids are those of the campaign by now."""
    return Battle(
        n=campaign.next_battle,
        game=game,
        number=number,
        channel=channel,
        scenario=scenario,
        title=title,
        sides={side: side for side in plan_.sides.values()},
        crews=written.crews,
    )


def refused_text(faults: Sequence[Any]) -> Refusal:
    """Forces that do not fit into their places."""
    first = illegal("refuse-campaign-forces", count=len(faults))
    reasons = (*first.reasons, *(say("fault-plain", text=f.text) for f in faults[:10]))
    return Refusal(first.kind, reasons)
