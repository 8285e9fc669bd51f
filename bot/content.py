"""Reads ``data/`` once: table files, scenarios and the rulebook, from a checkout or from an installed package."""

from __future__ import annotations

import hashlib
import importlib
import pkgutil
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec

from bot import rulesets as rulesets_package
from bot.core.errors import ContentError
from bot.core.ruleset import Ruleset
from bot.core.scenario import Fault, ScenarioHead
from bot.service.campaign_rules import CampaignRules, read_rules

LANGUAGES = ("en", "fr")

READ_KEPT = 512
"""Scenario texts kept as read."""


def data_path() -> Path:
    """The data folder: ``bot/_data`` of an installed package, ``data`` of a checkout. Raises ContentError."""
    here = Path(__file__).resolve().parent
    for folder in (here / "_data", here.parent / "data"):
        if folder.is_dir():
            return folder
    raise ContentError(f"no data folder beside {here}: the installation is incomplete")


class Rule(msgspec.Struct, frozen=True):
    """One entry of the rulebook in one language; ``see`` names related rules."""

    id: str
    title: str
    text: str
    see: tuple[str, ...] = ()
    ruleset: str = ""


class _Entry(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    title: str
    text: str
    see: tuple[str, ...] = ()


class ShippedContent:
    """The content that comes with the program, and scenario files added for one run."""

    def __init__(self, root: Path | None = None, extra: Sequence[Path] = ()) -> None:
        """Read everything under ``root`` (default: ``data_path()``). Raises ContentError naming the file."""
        self.root = root if root is not None else data_path()
        self._rulesets = find_rulesets()
        self._raw = {id_: _read_tables(self.root / "rulesets" / id_) for id_ in self._rulesets}
        self._tables: dict[tuple[str, str], Any] = {}
        self._texts: dict[str, str] = {}
        self._owners: dict[str, str] = {}
        self._read: dict[tuple[str, int, str], tuple[Any, Any]] = {}
        for path in sorted((self.root / "scenarios").glob("*/*.toml")):
            if path.parent.name in self._rulesets:
                self.add_scenario(path.read_text(encoding="utf-8"), str(path))
        for path in extra:
            self.add_scenario(path.read_text(encoding="utf-8"), str(path))
        self._campaign: CampaignRules | None = None
        self._rules = {lang: _read_rulebook(self.root / "rulebook" / lang) for lang in LANGUAGES}

    # rulesets and tables

    def rulesets(self) -> Sequence[str]:
        return tuple(self._rulesets)

    def ruleset(self, id_: str) -> Ruleset[Any]:
        """Raises KeyError for a ruleset that is not there."""
        return self._rulesets[id_]

    def tables_raw(self, ruleset: str) -> bytes:
        """All table files of a ruleset as one canonical JSON text: file name to file text, sorted."""
        return self._raw[ruleset]

    def tables_from(self, ruleset: str, raw: bytes) -> Any:
        """Typed tables of a text from ``tables_raw``, now or of an older release. Raises ContentError."""
        key = (ruleset, hashlib.sha256(raw).hexdigest())
        if key not in self._tables:
            texts = msgspec.json.decode(raw, type=dict[str, str])
            files = {name: text.encode() for name, text in texts.items()}
            self._tables[key] = self._rulesets[ruleset].load_tables(files)
        return self._tables[key]

    def tables(self, ruleset: str) -> Any:
        """The tables that new games begin with."""
        return self.tables_from(ruleset, self._raw[ruleset])

    # scenarios

    def add_scenario(self, text: str, where: str = "a scenario") -> str:
        """Add a scenario file for this run and return its id; one of the same id is replaced. Raises ContentError."""
        try:
            head = tomllib.loads(text)
            id_, ruleset = str(head["id"]), str(head["ruleset"])
        except (tomllib.TOMLDecodeError, KeyError) as e:
            raise ContentError(f"{where}: {e}") from e
        if ruleset not in self._rulesets:
            raise ContentError(f"{where}: there is no ruleset {ruleset!r}")
        self._texts[id_] = text
        self._owners[id_] = ruleset
        return id_

    def scenarios(self) -> Sequence[tuple[str, str]]:
        return tuple(self._owners.items())

    def scenario_text(self, id_: str) -> str | None:
        return self._texts.get(id_)

    def read_scenario(self, ruleset: str, tables: Any, text: str) -> Any | tuple[Fault, ...]:
        """A typed scenario or its faults; cached by tables and text."""
        key = (ruleset, id(tables), hashlib.sha256(text.encode()).hexdigest())
        if key not in self._read:  # the tables are kept too, so that their id stays theirs
            while len(self._read) >= READ_KEPT:
                self._read.pop(next(iter(self._read)))
            self._read[key] = (tables, self._rulesets[ruleset].read_scenario(tables, text))
        return self._read[key][1]

    def head(self, id_: str) -> ScenarioHead:
        """What a lobby shows of a scenario. Raises ContentError for a faulty file, KeyError for an unknown id."""
        ruleset = self._owners[id_]
        tables = self.tables(ruleset)
        scenario = self.read_scenario(ruleset, tables, self._texts[id_])
        if isinstance(scenario, tuple):
            faults = "; ".join(f"line {f.line}: {f.text.key} {f.text.args}" for f in scenario)
            raise ContentError(f"scenario {id_}: {faults}")
        return self._rulesets[ruleset].head(tables, scenario)

    # campaigns

    def campaign_rules(self) -> CampaignRules:
        """What a battle does to rosters. Raises ContentError for a faulty table."""
        if self._campaign is None:
            self._campaign = read_rules((self.root / "campaign.toml").read_bytes())
        return self._campaign

    def template(self, ruleset: str, lang: str) -> str | None:
        """A commented scenario file to start from, or None."""
        path = self.root / "templates" / f"{ruleset}.{lang}.toml"
        return path.read_text(encoding="utf-8") if path.is_file() else None

    # rulebook

    def rule(self, id_: str, lang: str) -> Rule | None:
        """A rule by its id (``TD-6.1``, any case), in a language, or None."""
        return self._rules.get(lang, self._rules["en"]).get(id_.strip().upper())

    def rules(self, lang: str, ruleset: str = "") -> tuple[Rule, ...]:
        """All rules of the rulebook in reading order, of one ruleset or of all."""
        entries = self._rules.get(lang, self._rules["en"]).values()
        return tuple(r for r in entries if ruleset in ("", r.ruleset))


def find_rulesets() -> dict[str, Ruleset[Any]]:
    """Every package of ``bot.rulesets`` that offers a ``RULESET``, by id."""
    found: dict[str, Ruleset[Any]] = {}
    for info in pkgutil.iter_modules(rulesets_package.__path__):
        module = importlib.import_module(f"{rulesets_package.__name__}.{info.name}")
        ruleset = getattr(module, "RULESET", None)
        if ruleset is not None:
            found[ruleset.id] = ruleset
    return found


def _read_tables(folder: Path) -> bytes:
    texts = {p.name: p.read_text(encoding="utf-8") for p in sorted(folder.glob("*.toml"))}
    return msgspec.json.encode(texts, order="deterministic")


def _read_rulebook(folder: Path) -> dict[str, Rule]:
    rules: dict[str, Rule] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            entries = msgspec.toml.decode(path.read_bytes(), type=dict[str, _Entry])
        except msgspec.MsgspecError as e:
            raise ContentError(f"{path}: {e}") from e
        for id_, entry in entries.items():
            rules[id_.upper()] = Rule(id_, entry.title, entry.text.strip(), entry.see, path.stem)
    return rules
