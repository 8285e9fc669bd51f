"""Which catalogue keys the product asks for and with what, read from its source; what the catalogues hold."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, SelectExpression, Term, VariableReference
from fluent.syntax.visitor import Visitor

SPEAKERS = {"say", "Message", "untimely", "illegal", "unreadable", "ambiguous"}
KEY_LETTERS = re.compile(r"[a-z0-9_\-]*")


class Asked(NamedTuple):
    """A place that makes a message. ``given`` names its arguments, None where that is only known later."""

    where: str
    key: re.Pattern[str]
    given: frozenset[str] | None


def asked_for(files: list[Path], root: Path) -> Iterator[Asked]:
    """Each call that makes a message. A part of the key that is only known later matches anything."""
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKERS:
                where = f"{path.relative_to(root)}:{node.lineno}"
                for key in _keys(node.args[0]):
                    yield Asked(where, key, _given(node, name))


def _given(call: ast.Call, name: str) -> frozenset[str] | None:
    if name == "Message" and len(call.args) > 1:
        return None
    names = [k.arg for k in call.keywords]
    if None in names:
        return None
    return frozenset(n.replace("_", "-") for n in names if n is not None)


def _keys(node: ast.expr) -> Iterator[re.Pattern[str]]:
    match node:
        case ast.Constant(value=str(key)):
            parts = [key]
        case ast.IfExp(body=body, orelse=orelse):
            yield from _keys(body)
            yield from _keys(orelse)
            return
        case ast.JoinedStr(values=values):
            parts = [str(v.value) if isinstance(v, ast.Constant) else "" for v in values]
        case _:
            return
    if all(KEY_LETTERS.fullmatch(p) for p in parts):  # else it is a line for a terminal
        yield re.compile("".join(re.escape(p) or ".+" for p in parts))


class _Variables(Visitor):
    """All variables, and those that are said, not only looked at to choose a form."""

    def __init__(self) -> None:
        self.found: set[str] = set()
        self.said: set[str] = set()
        self._choosing = False

    def visit_SelectExpression(self, node: SelectExpression) -> None:
        self._choosing = True
        self.visit(node.selector)
        self._choosing = False
        for variant in node.variants:
            self.visit(variant)

    def visit_VariableReference(self, node: VariableReference) -> None:
        self.found.add(node.id.name)
        if not self._choosing:
            self.said.add(node.id.name)


class Entry(NamedTuple):
    """The variables of one text."""

    needs: frozenset[str]
    says: frozenset[str]


def catalogue(folder: Path) -> tuple[dict[str, Entry], list[str]]:
    """All texts of a language by key, and everything wrong with its files."""
    found: dict[str, Entry] = {}
    faults: list[str] = []
    for path in sorted(folder.glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Junk):
                faults.append(f"{path.name}: cannot read {entry.content!r}")
            elif isinstance(entry, Message | Term):
                if entry.id.name in found:
                    faults.append(f"{path.name}: {entry.id.name} stands twice")
                variables = _Variables()
                variables.visit(entry)
                found[entry.id.name] = Entry(frozenset(variables.found), frozenset(variables.said))
    return found, faults
