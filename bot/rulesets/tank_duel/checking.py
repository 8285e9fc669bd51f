"""Checking the values of a scenario file: faults pile up, each with its place."""

from __future__ import annotations

from typing import Any

from bot.core.messages import Arg, LocalText, say
from bot.core.scenario import Fault
from bot.hexes import Hex
from bot.rulesets.tank_duel.model import BattleMap
from bot.rulesets.tank_duel.places import Places
from bot.rulesets.tank_duel.tables import Tables

_TYPES: dict[type, str] = {int: "number", str: "text", bool: "yes-no", list: "list", dict: "table"}


class Checker:
    """One reading of one file; ``ground`` is the map as soon as its rows are known."""

    def __init__(self, tables: Tables, raw: dict[str, Any], places: Places) -> None:
        self.tables = tables
        self.raw = raw
        self.places = places
        self.faults: list[Fault] = []
        self.ground: BattleMap | None = None

    def fault(self, key: str, table: str, nth: int, name: str, value: str = "", /, **args: Arg) -> None:
        """Note a fault at a key of the nth table of a name, or at a value in it."""
        line, column = self.places.key(table, nth, name, value)
        self.faults.append(Fault(say(f"td-fault-{key}", **args), line, column))

    def keys(self, table: dict[str, Any], known: str, name: str, nth: int = 0) -> None:
        """Every key must be known."""
        for key in table:
            if key not in known.split():
                self.fault("unknown-key", name, nth, key, key=key, known=known.replace(" ", ", "))

    def take(self, table: dict[str, Any], key: str, type_: type, default: Any, name: str, nth: int = 0) -> Any:
        """A value of a type; None as default means that it must be there."""
        if key not in table:
            if default is None:
                self.fault("missing", name, nth, "", key=key)
            return type_() if default is None else default
        value = table[key]
        if isinstance(value, type_) and not (type_ is int and isinstance(value, bool)):
            return value
        self.fault("type", name, nth, key, key=key, wanted=say(f"td-type-{_TYPES[type_]}"))
        return type_() if default is None else default

    def number(
        self, table: dict[str, Any], key: str, low: int, high: int, default: Any, name: str, nth: int = 0
    ) -> int:
        value: int = self.take(table, key, int, default, name, nth)
        if key in table and isinstance(table[key], int) and not low <= value <= high:
            self.fault("range", name, nth, key, key=key, low=low, high=high)
            return low
        return value

    def words(self, table: dict[str, Any], key: str, most: int, name: str, nth: int = 0) -> LocalText:
        """A text in one or both languages."""
        value = table.get(key, {})
        if isinstance(value, str):
            value = {"en": value, "fr": value}
        if not isinstance(value, dict) or not all(isinstance(v, str) for v in value.values()):
            self.fault("type", name, nth, key, key=key, wanted=say("td-type-text"))
            return LocalText("")
        self.keys(value, "en fr", name or key, nth)
        en, fr = value.get("en", ""), value.get("fr", "")
        if not (en or fr):
            self.fault("missing", name or key, nth, "", key=f"{key}.en")
        for text in (en, fr):
            if len(text) > most:
                self.fault("long", name or key, nth, "", key=key, most=most)
        return LocalText(en or fr, fr or en)

    def hex(self, label: Any, name: str, nth: int, key: str) -> Hex | None:
        """A hex of the map by its label."""
        if self.ground is None:
            return None
        h = self.ground.grid.parse(label) if isinstance(label, str) else None
        if h is None or h not in self.ground:
            self.fault("hex", name, nth, key, str(label), label=str(label), span=self.ground.grid.span)
            return None
        return h
