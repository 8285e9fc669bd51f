"""Reading a scenario file: every fault at once, each with its place and in words for the author."""

from __future__ import annotations

import re
import tomllib
from typing import Any

from bot.core.messages import LocalText, say
from bot.core.scenario import Fault
from bot.hexes import Hex, facing_from_name
from bot.rulesets.tank_duel.checking import Checker
from bot.rulesets.tank_duel.map_reading import MapReader
from bot.rulesets.tank_duel.model import Card, Objective, Victory
from bot.rulesets.tank_duel.parsing import parse_standing
from bot.rulesets.tank_duel.places import Places
from bot.rulesets.tank_duel.scenario import Scenario, ScenarioForce, ScenarioUnit
from bot.rulesets.tank_duel.tables import Tables

_ID = re.compile(r"[a-z0-9][a-z0-9_\-]{0,39}")
_NOWHERE = re.compile(r"\(at line (\d+), column (\d+)\)")


def read_scenario(tables: Tables, text: str) -> Scenario | tuple[Fault, ...]:
    """A scenario, or all that is wrong with the file."""
    try:
        raw = tomllib.loads(text)
    except tomllib.TOMLDecodeError as e:
        found = _NOWHERE.search(str(e))
        line, column = (int(found[1]), int(found[2])) if found else (0, 0)
        return (Fault(say("td-fault-toml", detail=_NOWHERE.sub("", str(e)).strip()), line, column),)
    reader = _Reader(tables, raw, Places(text))
    scenario = reader.read()
    if reader.faults or scenario is None:
        return tuple(sorted(reader.faults, key=lambda f: (f.line or 10**6, f.column)))
    return scenario


def read_loosely(tables: Tables, text: str) -> Scenario | None:
    """What can be read of a file with faults, for a picture of its map; None when there is no map to show."""
    try:
        return _Reader(tables, tomllib.loads(text), Places(text)).read()
    except tomllib.TOMLDecodeError:
        return None


class _Reader(Checker):
    """One reading; what stands on the map and who plays."""

    def __init__(self, tables: Tables, raw: dict[str, Any], places: Places) -> None:
        super().__init__(tables, raw, places)
        self.cards: dict[str, Card] = dict(tables.tanks)

    def read(self) -> Scenario | None:
        raw = self.raw
        known = "schema ruleset id turns first_side training title briefing map objective side tank victory"
        self.keys(raw, known, "")
        if raw.get("schema") != 1:
            self.fault("schema", "", 0, "schema")
        if raw.get("ruleset") != "tank_duel":
            self.fault("ruleset", "", 0, "ruleset", wanted="tank_duel")
        id_ = self.take(raw, "id", str, None, "")
        if "id" in raw and not _ID.fullmatch(id_):
            self.fault("id", "", 0, "id", text=id_)
        turns = self.number(raw, "turns", 1, self.tables.turn.max_turns, None, "")
        title, briefing = self.words(raw, "title", 80, ""), self.words(raw, "briefing", 600, "")
        self.ground = MapReader(self).read()
        self._cards()
        objectives = self._objectives()
        forces = self._forces()
        first = self.take(raw, "first_side", str, "", "")
        if first and forces and first not in {f.id for f in forces}:
            self.fault("first-side", "", 0, "first_side", text=first, sides=", ".join(f.id for f in forces))
        victory = self._victory(objectives)
        if self.ground is None:
            return None
        used = {u.card for f in forces for u in f.units}
        return Scenario(
            id=id_,
            title=title,
            briefing=briefing,
            turns=turns,
            map=self.ground,
            cards={k: c for k, c in self.cards.items() if k in used},
            forces=forces,
            objectives=objectives,
            victory=victory,
            first_side=first,
            training=self.take(raw, "training", bool, False, ""),
        )

    # what stands on it

    def _tables(self, key: str) -> list[dict[str, Any]]:
        found = self.take(self.raw, key, list, [], "")
        if not all(isinstance(t, dict) for t in found):
            self.fault("type", "", 0, key, key=key, wanted=say("td-type-table"))
            return []
        return list(found)

    def _objectives(self) -> tuple[Objective, ...]:
        found: list[Objective] = []
        for nth, table in enumerate(self._tables("objective")):
            self.keys(table, "hex points", "objective", nth)
            points = self.number(table, "points", 0, 100, self.tables.turn.objective_points, "objective", nth)
            h = self.hex(table.get("hex"), "objective", nth, "hex")
            if h is None:
                continue
            if any(o.hex == h for o in found):
                self.fault("objective-twice", "objective", nth, "hex", hex=str(table["hex"]))
            elif not self._passable(h):
                self.fault("objective-river", "objective", nth, "hex", hex=str(table["hex"]))
            found.append(Objective(h, points))
        return tuple(found)

    def _passable(self, h: Hex) -> bool:
        ground = self.ground
        return ground is None or ground.is_bridge(h) or not self.tables.terrain.tiles[ground.terrain(h)].forbidden

    def _cards(self) -> None:
        """Tank cards that a scenario brings along."""
        for nth, table in enumerate(self._tables("tank")):
            self.keys(
                table, "id name short nation penetration armour turret restriction points silhouette", "tank", nth
            )
            id_ = self.take(table, "id", str, None, "tank", nth)
            if id_ and not _ID.fullmatch(id_):
                self.fault("id", "tank", nth, "id", text=id_)
            if id_ in self.cards:
                self.fault("card-twice", "tank", nth, "id", text=id_)
            name = self.words(table, "name", 40, "tank", nth)
            short = self.words(table, "short", 20, "tank", nth) if "short" in table else name
            armour = self.take(table, "armour", dict, None, "tank", nth)
            self.keys(armour, "front side rear", "tank", nth)
            front, side, rear = (self.number(armour, k, 1, 400, None, "tank", nth) for k in ("front", "side", "rear"))
            look = self.take(table, "silhouette", str, None, "tank", nth)
            if look and look not in self.tables.tanks:
                known = ", ".join(self.tables.tanks)
                self.fault("silhouette", "tank", nth, "silhouette", text=look, known=known)
            penetration = self.number(table, "penetration", 1, 400, None, "tank", nth)
            self.cards[id_] = Card(
                id=id_,
                name=name,
                short=short,
                nation=self.take(table, "nation", str, "", "tank", nth),
                penetration=penetration,
                front=front,
                side=side,
                rear=rear,
                turret=self.take(table, "turret", bool, None, "tank", nth),
                restriction=self.number(table, "restriction", 0, 2, 0, "tank", nth),
                points=self.number(table, "points", 1, 200, None, "tank", nth),
                silhouette=look,
            )

    def _forces(self) -> tuple[ScenarioForce, ...]:
        tables = self._tables("side")
        if len(tables) != 2:
            self.fault("two-sides", "side", 0, "", count=len(tables))
        forces: list[ScenarioForce] = []
        taken: dict[Hex, str] = {}
        unit = 0
        for nth, table in enumerate(tables):
            self.keys(table, "id name nation unit", "side", nth)
            id_ = self.take(table, "id", str, None, "side", nth)
            if id_ and not _ID.fullmatch(id_):
                self.fault("id", "side", nth, "id", text=id_)
            if any(f.id == id_ for f in forces):
                self.fault("side-twice", "side", nth, "id", text=id_)
            entries = self.take(table, "unit", list, [], "side", nth)
            if not 1 <= len(entries) <= self.tables.turn.max_tanks:
                self.fault("tank-count", "side", nth, "", side=id_, most=self.tables.turn.max_tanks)
            units: list[ScenarioUnit] = []
            for entry in entries:
                found = self._unit(entry, unit, taken) if isinstance(entry, dict) else None
                unit += 1
                if not isinstance(entry, dict):
                    self.fault("type", "side", nth, "unit", key="unit", wanted=say("td-type-table"))
                if found is not None:
                    units.append(found)
            nation = self.take(table, "nation", str, id_, "side", nth)
            name = self.words(table, "name", 40, "side", nth) if "name" in table else self.tables.nations.get(id_)
            forces.append(ScenarioForce(id_, name or LocalText(id_.title(), id_.title()), nation, tuple(units)))
        return tuple(forces)

    def _unit(self, table: dict[str, Any], nth: int, taken: dict[Hex, str]) -> ScenarioUnit | None:
        place = "side.unit"
        self.keys(table, "type hex facing motion turret name standing kills", place, nth)
        card = self.take(table, "type", str, None, place, nth)
        if "type" in table and card not in self.cards:
            self.fault("card", place, nth, "type", text=card, known=", ".join(self.cards))
        h = self._start(table, nth, taken)
        facing = facing_from_name(self.take(table, "facing", str, None, place, nth))
        if "facing" in table and facing is None:
            self.fault("facing", place, nth, "facing", text=str(table["facing"]))
        motion = self.take(table, "motion", str, "halted", place, nth)
        if motion not in ("halted", "moving"):
            self.fault("motion", place, nth, "motion", text=motion)
        turret = self.number(table, "turret", 0, 5, 0, place, nth)
        if turret and card in self.cards and not self.cards[card].turret:
            self.fault("turret", place, nth, "turret", text=card)
        standing = parse_standing(self.take(table, "standing", str, "ask", place, nth))
        if standing is None or (standing[0] == "fire" and not 1 <= standing[1] <= 100):
            self.fault("standing", place, nth, "standing", text=str(table.get("standing")))
            standing = ("ask", 0)
        name = self.take(table, "name", str, "", place, nth)
        if len(name) > 40:
            self.fault("long", place, nth, "name", key="name", most=40)
        if h is None or facing is None or card not in self.cards:
            return None
        return ScenarioUnit(
            card=card,
            hex=h,
            facing=facing,
            motion="moving" if motion == "moving" else "halted",
            turret=turret,
            name=name,
            standing="fire" if standing[0] == "fire" else "hold" if standing[0] == "hold" else "ask",
            fire_at=standing[1],
            kills=self.number(table, "kills", 0, 99, 0, place, nth),
        )

    def _start(self, table: dict[str, Any], nth: int, taken: dict[Hex, str]) -> Hex | None:
        label = self.take(table, "hex", str, None, "side.unit", nth)
        if "hex" not in table:
            return None
        h = self.hex(label, "side.unit", nth, "hex")
        if h is None:
            return None
        if h in taken:
            self.fault("hex-taken", "side.unit", nth, "hex", hex=label)
        if not self._passable(h):
            self.fault("unit-river", "side.unit", nth, "hex", hex=label)
        taken[h] = label
        return h

    def _victory(self, objectives: tuple[Objective, ...]) -> Victory:
        table = self.take(self.raw, "victory", dict, {}, "")
        self.keys(table, "destroy_all points hold", "victory")
        hold: list[Hex] = []
        for label in self.take(table, "hold", list, [], "victory"):
            h = self.hex(label, "victory", 0, "hold")
            if h is not None and not any(o.hex == h for o in objectives):
                self.fault("hold", "victory", 0, "hold", str(label), hex=str(label))
            if h is not None:
                hold.append(h)
        return Victory(
            destroy_all=self.take(table, "destroy_all", bool, True, "victory"),
            points=self.take(table, "points", bool, True, "victory"),
            hold=tuple(hold),
        )
