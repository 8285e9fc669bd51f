"""Checking an uploaded scenario file: every fault at once, and a picture of what can be read."""

from __future__ import annotations

import tomllib
from typing import Any

import msgspec

from bot.core.aftermath import Campaigning
from bot.core.messages import say
from bot.core.refusals import Refusal, illegal, unreadable
from bot.core.scenario import Fault, ScenarioHead
from bot.core.view import BoardView
from bot.service.ports import Content
from bot.service.toml_text import Slip, mend

MOST_BYTES = 64 * 1024
"""Size of the largest scenario file that is taken."""

MOST_NESTING = 12


class Checked(msgspec.Struct, frozen=True):
    """What a check found. ``head`` is there when there are no faults, ``view`` when the map could be read."""

    text: str
    ruleset: str = ""
    faults: tuple[Fault, ...] = ()
    head: ScenarioHead | None = None
    view: BoardView | None = None


def decode(body: bytes) -> str | Refusal:
    """The text of a file, or why it is none."""
    if len(body) > MOST_BYTES:
        return illegal("refuse-file-size", most=MOST_BYTES // 1024)
    try:
        text = body.decode("utf-8-sig").replace("\r\n", "\n").replace("\r", "\n")
    except UnicodeDecodeError as e:
        return unreadable("refuse-file-text", line=body[: e.start].count(b"\n") + 1)
    return text.replace("\x00", "�")


def check(content: Content, text: str) -> Checked:
    """Everything that is wrong with a scenario text, or its head and picture."""
    try:
        mended, slips = mend(text)
        faults = [Fault(_slip_text(s), s.line, s.column) for s in slips]
        raw = tomllib.loads(mended)
    except tomllib.TOMLDecodeError:
        return Checked(text, faults=tuple(faults))
    except RecursionError:
        return Checked(text, faults=_sorted([Fault(say("scenario-too-deep"))]))
    if _depth(raw) > MOST_NESTING:
        return Checked(text, faults=_sorted([*faults, Fault(say("scenario-too-deep"))]))
    id_ = raw.get("ruleset")
    if id_ not in content.rulesets():
        known = ", ".join(content.rulesets())
        fault = Fault(say("scenario-which-ruleset", known=known), _line_of(mended, "ruleset"), 1)
        return Checked(text, faults=_sorted([*faults, fault]))
    return _check_rules(content, text, mended, str(id_), faults, slips)


def _check_rules(
    content: Content, text: str, mended: str, id_: str, faults: list[Fault], slips: tuple[Slip, ...]
) -> Checked:
    ruleset, tables = content.ruleset(id_), content.tables_from(id_, content.tables_raw(id_))
    found: Any = ruleset.read_scenario(tables, mended)
    if not isinstance(found, tuple) and not faults:
        return Checked(text, id_, (), ruleset.head(tables, found), ruleset.preview(tables, found))
    if isinstance(found, tuple):
        # what a slip swallowed is not missing as well
        swallowed = {s.key for s in slips if s.key}
        faults += [f for f in found if not (f.text.key.endswith("-missing") and f.text.args.get("key") in swallowed)]
    view = ruleset.sketch(tables, mended) if isinstance(ruleset, Campaigning) else None
    return Checked(text, id_, _sorted(faults), None, view)


def _slip_text(slip: Slip) -> Any:
    """A parser's complaint in a hobbyist's words."""
    detail = slip.detail.lower()
    for word, key in (
        ("unclosed array", "scenario-slip-list"),
        ("unclosed inline table", "scenario-slip-table"),
        ("string", "scenario-slip-quotes"),
        ("illegal character", "scenario-slip-quotes"),
        ("cannot overwrite", "scenario-slip-twice"),
        ("cannot declare", "scenario-slip-twice"),
        ("duplicate", "scenario-slip-twice"),
        ("after key", "scenario-slip-equals"),
        ("invalid value", "scenario-slip-value"),
        ("expected newline", "scenario-slip-more"),
    ):
        if word in detail:
            return say(key)
    return say("scenario-slip", detail=slip.detail)


def _depth(value: object) -> int:
    match value:
        case dict():
            return 1 + max((_depth(v) for v in value.values()), default=0)
        case list():
            return 1 + max((_depth(v) for v in value), default=0)
        case _:
            return 0


def _line_of(text: str, key: str) -> int:
    return next((n for n, line in enumerate(text.splitlines(), 1) if line.strip().startswith(key)), 1)


def _sorted(faults: list[Fault]) -> tuple[Fault, ...]:
    """In the order of the file, each once; what is missing from the file as a whole is said of its first line."""
    placed = [f if f.line else Fault(f.text, 1, 1) for f in faults]
    once = {(f.line, f.column, str(f.text)): f for f in placed}
    return tuple(sorted(once.values(), key=lambda f: (f.line, f.column)))
