"""Reading single values of a scenario file; every fault is kept with its place."""

from __future__ import annotations

from typing import Any

from bot.core.messages import Arg, LocalText, say
from bot.core.scenario import Fault
from bot.hexes import Grid, Hex
from bot.rulesets.great_war.places import Places
from bot.rulesets.great_war.tables import Tables

GRID = Grid((12, 11, 12, 11, 12, 11, 12, 11, 12, 11, 12), bottom_up=True)


class Values:
    """One reading of a file; faults pile up."""

    def __init__(self, tables: Tables, raw: dict[str, Any], text: str) -> None:
        self.tables = tables
        self.raw = raw
        self.places = Places(text)
        self.faults: list[Fault] = []
        self.side_ids: tuple[str, ...] = ()

    def fault(self, key: str, start: int, /, *needles: str, **args: Arg) -> None:
        line, column = self.places.find(start, *needles)
        self.faults.append(Fault(say(f"gw-fault-{key}", **args), line, column))

    def known(self, table: dict[str, Any], keys: str, start: int) -> None:
        for key in table:
            if key not in keys.split():
                self.fault("unknown-key", start, key, key=key, known=", ".join(keys.split()))

    def number(self, table: dict[str, Any], key: str, low: int, high: int, default: int | None, start: int) -> int:
        value = table.get(key, default)
        if value is None:
            self.fault("missing", start, key=key)
        elif not isinstance(value, int) or isinstance(value, bool) or not low <= value <= high:
            self.fault("number", start, key, key=key, low=low, high=high)
        else:
            return value
        return low

    def text(self, table: dict[str, Any], key: str, choices: tuple[str, ...], default: str | None, start: int) -> str:
        value = table.get(key, default)
        if value is None:
            self.fault("missing", start, key=key)
        elif not isinstance(value, str):
            self.fault("text", start, key, key=key)
        elif choices and value and value not in choices:
            self.fault("choice", start, key, value, key=key, value=value, known=", ".join(choices))
        else:
            return value
        return ""

    def flag(self, table: dict[str, Any], key: str, start: int = 0) -> bool:
        value = table.get(key, False)
        if not isinstance(value, bool):
            self.fault("flag", start, key, key=key)
            return False
        return value

    def words(self, key: str, most: int, *, needed: bool = True) -> LocalText:
        value = self.raw.get(key, {})
        if isinstance(value, str):
            value = {"en": value}
        start = max(self.places.table(key), 0)
        good = isinstance(value, dict) and all(isinstance(v, str) and k in ("en", "fr") for k, v in value.items())
        if not good:
            self.fault("words", start, key, key=key)
            return LocalText("")
        en, fr = value.get("en", ""), value.get("fr", "")
        if needed and not (en or fr):
            self.fault("missing", start, key=key)
        if max(len(en), len(fr)) > most:
            self.fault("long", start, key=key, most=most)
        return LocalText(en or fr, fr or en)

    def hex(self, label: object, start: int, *needles: str) -> Hex | None:
        h = GRID.parse(label) if isinstance(label, str) else None
        if h is None:
            self.fault("hex", start, *needles, str(label), label=str(label), span=GRID.span)
        return h

    def hexes(self, table: dict[str, Any], key: str, start: int) -> tuple[Hex, ...]:
        value = table.get(key, [])
        if not isinstance(value, list):
            self.fault("list", start, key, key=key)
            return ()
        return tuple(h for h in (self.hex(v, start) for v in value) if h is not None)

    def tables_in(self, table: dict[str, Any], key: str, start: int) -> list[dict[str, Any]]:
        value = table.get(key, [])
        if not isinstance(value, list) or not all(isinstance(v, dict) for v in value):
            self.fault("tables", start, key, key=key)
            return []
        return value
