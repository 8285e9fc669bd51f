"""Reading a scenario file, and every fault of it at once.

Besides the common keys a file may have these named special rules:

- ``unrevealed = "german_tanks"``: that side's tanks may not be targeted until one has battled or an enemy is next
  to one (GW-8.6).
- ``immobile = ["F6"]``: the units there never move and never recover; each turn they may battle without an order
  (GW-8.4).
- ``token_medals = true``: each silhouette token taken off a tank is worth a medal (GW-8.4).
- ``building_medals = true`` (the side that moves first) or a side: a medal at the start of its turn for each building
  it is in, kept until the enemy enters that building (GW-8.5).
- ``recon_clock``: the side that may take a medal for a Recon card (GW-8.1).
- ``shelling_by`` with ``rows = [3, 6]``: who shells No-Man's-Land, and where; without rows between the trench lines.
- ``date``: shown beside the title. ``training = true``: the game to learn with.
"""

from __future__ import annotations

import re
import tomllib
from typing import Any

import msgspec

from bot.core.messages import say
from bot.core.scenario import Fault
from bot.hexes import Hex
from bot.rulesets.great_war.file_map import MapReader
from bot.rulesets.great_war.file_values import GRID
from bot.rulesets.great_war.geo import heading_of
from bot.rulesets.great_war.model import Board, Ground, Objective, Rules, Side, State, Unit
from bot.rulesets.great_war.scenario import Deal, Scenario
from bot.rulesets.great_war.tables import Tables
from bot.rulesets.great_war.terrain import barred
from bot.rulesets.great_war.words import NATIONS

KINDS = ("temporary", "start_turn", "group", "turn_start_majority", "permanent", "breakthrough")
_ID = re.compile(r"[a-z0-9][a-z0-9_\-]{0,39}")
_AT = re.compile(r"\s*\(at line (\d+), column (\d+)\)")
_TOP = (
    "schema ruleset id medals first_side shelling_by rows shelling_rows recon_clock title briefing date training map "
    "side medal unrevealed immobile token_medals building_medals"
)
_SIDE = "id edge command_cards combat_cards hq_tokens reserve_artillery unit"
_UNIT = "type hex tokens figures status name special kills"
_MEDAL = "kind for hexes worth starts_with"


def read_scenario(tables: Tables, text: str) -> Scenario | tuple[Fault, ...]:
    """A checked scenario, or every fault of the file."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        at = _AT.search(str(e))
        line, column = (int(at[1]), int(at[2])) if at else (0, 0)
        return (Fault(say("gw-fault-toml", detail=_AT.sub("", str(e))), line, column),)
    reader = _Reader(tables, raw, text)
    scenario = reader.read()
    if scenario is None or reader.faults:
        return tuple(sorted(reader.faults, key=lambda f: (f.line or 10**6, f.column)))
    return scenario


def read_loosely(tables: Tables, text: str) -> Scenario | None:
    """What can be read of a file with faults, for a picture of its map; None when there is no map to show."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError:
        return None
    found = _Reader(tables, raw, text).read()
    if found is None and isinstance(raw.get("map"), dict):
        bare = [{"id": "british", "edge": "bottom"}, {"id": "german", "edge": "top"}]
        found = _Reader(tables, {"map": raw["map"], "title": raw.get("title", ""), "side": bare}, text).read()
    return found


class _Reader(MapReader):
    """One reading of a whole file."""

    def read(self) -> Scenario | None:
        raw = self.raw
        self.known(raw, _TOP, 0)
        if raw.get("schema") != 1:
            self.fault("schema", 0, "schema")
        if raw.get("ruleset") != "great_war":
            self.fault("ruleset", 0, "ruleset")
        id_ = self.text(raw, "id", (), None, 0)
        if id_ and not _ID.fullmatch(id_):
            self.fault("id", 0, "id", text=id_)
        medals = self.number(raw, "medals", 1, 20, None, 0)
        title, briefing = self.words("title", 80), self.words("briefing", 600)
        date = self.words("date", 60, needed=False)
        grounds = self.map_of()
        sides, deal, units = self._sides()
        objectives, starts = self._medals()
        if grounds is None or len(sides) != 2:
            return None
        units = self._check_units(grounds, sides, units)
        rules = self._rules(grounds, units)
        units = self._special(units)
        board = Board(GRID, tuple(self._fortified(grounds, sides, units)), self.labels())
        first = self.text(raw, "first_side", self.side_ids, self.side_ids[0], 0)
        state = State(
            scenario=id_,
            title=title,
            briefing=briefing,
            medals=medals,
            board=board,
            sides=sides,
            units=units,
            date=date if date.en else None,
            rules=rules,
            objectives=objectives,
            first_side=first,
        )
        by = self.text(raw, "shelling_by", self.side_ids, "", 0)
        return Scenario(state, deal, starts, by, self._shelled(state) if by else (), self.flag(raw, "training"))

    def _fortified(self, grounds: list[Ground], sides: tuple[Side, ...], units: tuple[Unit, ...]) -> list[Ground]:
        """A fortified position protects the side that stands on it, else the one whose baseline is nearer."""
        at = {u.hex: u.side for u in units}
        out = []
        for h, ground in zip(GRID, grounds, strict=True):
            if ground.fortified:
                edge = "top" if h.r < GRID.rows / 2 else "bottom"
                near = next((s.id for s in sides if s.edge == edge), sides[0].id)
                ground = msgspec.structs.replace(ground, fortified=at.get(h, near))
            out.append(ground)
        return out

    # sides and units

    def _sides(self) -> tuple[tuple[Side, ...], dict[str, Deal], tuple[Unit, ...]]:
        found = self.tables_in(self.raw, "side", 0)
        if len(found) != 2:
            self.fault("two-sides", 0, "[[side]]", found=len(found))
        sides: list[Side] = []
        deal: dict[str, Deal] = {}
        units: list[Unit] = []
        for n, table in enumerate(found):
            start = self.places.table("side", n)
            self.known(table, _SIDE, start)
            id_ = self.text(table, "id", NATIONS, None, start)
            if id_ in deal:
                self.fault("same-side", start, "id", side=id_)
            edge = self.text(table, "edge", ("top", "bottom"), None, start)
            if any(s.edge == edge for s in sides):
                self.fault("same-edge", start, "edge")
            tokens = self.number(table, "hq_tokens", 0, self.tables.dice.hq_pool, 0, start)
            artillery = self.number(table, "reserve_artillery", 0, 5, 0, start)
            side = Side(id_, edge, id_, tokens, artillery)
            deal[id_] = Deal(
                self.number(table, "command_cards", 1, 10, None, start),
                self.number(table, "combat_cards", 0, self.tables.switches.combat_hand, 0, start),
            )
            sides.append(side)
            units += self._units(table, side, start)
        held, pool = sum(s.tokens for s in sides), self.tables.dice.hq_pool
        if held > pool:
            self.fault("tokens", self.places.table("side", 1), "hq_tokens", tokens=held, most=pool)
        self.side_ids = tuple(s.id for s in sides)
        return tuple(sides), deal, tuple(units)

    def _units(self, table: dict[str, Any], side: Side, after: int) -> list[Unit]:
        found: list[Unit] = []
        listed = self.tables_in(table, "unit", after)
        if not listed:
            self.fault("no-units", after, side=side.id)
        for n, entry in enumerate(listed):
            start = self.places.table("side.unit", n, after)
            self.known(entry, _UNIT, start)
            unit = self._unit(entry, side, len(found) + 1, start)
            if unit is not None:
                found.append(unit)
        return found

    def _unit(self, entry: dict[str, Any], side: Side, number: int, start: int) -> Unit | None:
        name = self.text(entry, "type", (), None, start)
        special = self.text(entry, "special", ("bomber", "marksman", "loader"), "", start)
        profile = self.tables.unit_type(f"{name}_{special}" if special else name)
        h = self.hex(entry.get("hex"), start, "hex")
        if profile is None:
            if name:
                self.fault("unit-type", start, name, type=name, known=", ".join(self.tables.units))
            return None
        key, other = ("tokens", "figures") if profile.is_tank else ("figures", "tokens")
        if other in entry:
            self.fault("strength-key", start, other, key=other, wanted=key)
        full = profile.strength
        strength = self.number(entry, key, 0 if profile.is_tank else 1, 9 if profile.is_tank else full, full, start)
        status = self.text(entry, "status", ("none", "bogged", "ditched"), "none", start)
        if status not in ("", "none") and not profile.is_tank:
            self.fault("status", start, "status", status=status)
        if h is None:
            return None
        return Unit(
            id=f"{side.id}-{number}",
            side=side.id,
            number=number,
            type=profile.id,
            hex=h,
            strength=strength,
            full=max(full, strength),
            special=profile.special,
            name=self.text(entry, "name", (), "", start)[:40],
            status=status or "none",
            heading=heading_of(side),
            is_tank=profile.is_tank,
            kills=self.number(entry, "kills", 0, 99, 0, start),
        )

    def _check_units(self, grounds: list[Ground], sides: tuple[Side, ...], units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        taken: dict[Hex, Unit] = {}
        for u in units:
            start, label = self._unit_start(u), GRID.label(u.hex)
            if u.hex in taken:
                self.fault("stacked", start, "hex", label, label=label)
            taken[u.hex] = u
            if barred(self.tables, grounds[self.index(u.hex)], self.tables.units[u.type]):
                self.fault("drowned", start, "hex", label, label=label)
        return units

    def _unit_start(self, u: Unit) -> int:
        side = self.places.table("side", self.side_ids.index(u.side))
        return self.places.table("side.unit", u.number - 1, side)

    # medals and special rules

    def _medals(self) -> tuple[tuple[Objective, ...], tuple[tuple[int, str], ...]]:
        objectives: list[Objective] = []
        starts: list[tuple[int, str]] = []
        for n, table in enumerate(self.tables_in(self.raw, "medal", 0)):
            start = self.places.table("medal", n)
            self.known(table, _MEDAL, start)
            kind = self.text(table, "kind", KINDS, None, start)
            side = self.text(table, "for", self.side_ids, "", start)
            hexes = self.hexes(table, "hexes", start)
            if kind and kind != "breakthrough" and not hexes and "hexes" not in table:
                self.fault("missing", start, key="hexes")
            worth = self.number(table, "worth", 1, 5, 1, start)
            first = self.text(table, "starts_with", self.side_ids, "", start)
            if first:
                starts.append((n, first))
            # a majority is for whoever has it; a named side only says whose idea it was
            objectives.append(Objective(kind, hexes, worth, "" if kind == "turn_start_majority" else side))
        return tuple(objectives), tuple(starts)

    def _rules(self, grounds: list[Ground], units: tuple[Unit, ...]) -> Rules:
        raw = self.raw
        first = raw.get("first_side", self.side_ids[0])
        by = raw.get("building_medals", False)
        if by not in (True, False, *self.side_ids):
            self.fault("choice", 0, "building_medals", key="building_medals", value=str(by), known="true, false")
            by = False
        buildings = tuple(h for h, g in zip(GRID, grounds, strict=True) if g.terrain in ("building", "church"))
        hidden = self.text(raw, "unrevealed", tuple(f"{s}_tanks" for s in self.side_ids), "", 0)
        return Rules(
            recon_clock=self.text(raw, "recon_clock", self.side_ids, "", 0),
            token_medals=self.flag(raw, "token_medals"),
            building_medals=str(first) if by is True else by or "",
            buildings=buildings if by else (),
            hidden_tanks=hidden.removesuffix("_tanks"),
        )

    def _special(self, units: tuple[Unit, ...]) -> tuple[Unit, ...]:
        stuck = self.hexes(self.raw, "immobile", 0)
        for h in stuck:
            if not any(u.hex == h for u in units):
                self.fault("no-unit", 0, "immobile", label=GRID.label(h))
        hidden = str(self.raw.get("unrevealed", "")).removesuffix("_tanks")
        return tuple(
            msgspec.structs.replace(u, immobile=u.hex in stuck, secret=u.is_tank and u.side == hidden) for u in units
        )

    def _shelled(self, state: State) -> tuple[Hex, ...]:
        """Hexes that the shelling draws from: the rows given, else those between the front trench lines."""
        key = "shelling_rows" if "shelling_rows" in self.raw else "rows"
        rows = self.raw.get(key)
        if rows is not None:
            if not (isinstance(rows, list) and len(rows) == 2 and all(isinstance(r, int) for r in rows)):
                self.fault("shelling-rows", 0, key)
                return ()
            low, high = min(rows), max(rows)
        else:
            low, high = _front(state, "bottom") + 1, _front(state, "top") - 1
        hexes = tuple(h for h in GRID if low <= GRID.row_number(h) <= high)
        if not hexes:
            self.fault("shelling-rows", 0, key if rows is not None else "shelling_by")
        return hexes


def _front(state: State, edge: str) -> int:
    """Row of the trench line nearest the enemy; the baseline without one."""
    side = next((s.id for s in state.sides if s.edge == edge), "")
    rows = [GRID.row_number(h) for h in GRID if state.board.at(h).line == side]
    if edge == "bottom":
        return max(rows, default=1)
    return min(rows, default=GRID.rows)
