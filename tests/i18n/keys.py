"""Which catalogue keys the product asks for, read from its source."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk, Message, Term, VariableReference
from fluent.syntax.visitor import Visitor

SPEAKERS = {"say", "Message", "untimely", "illegal", "unreadable", "ambiguous"}
KEY = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)+|done|opened|joined|left|removed|watching")

HERE_TOO = {"author-text"}  # passed through, no text of its own


def keys_asked_for(files: list[Path]) -> Iterator[tuple[str, re.Pattern[str]]]:
    """(where, pattern) of each first argument of a call that makes a message; a part only known later matches anything."""
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call) or not node.args:
                continue
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in SPEAKERS:
                for pattern in _patterns(node.args[0]):
                    yield f"{path}:{node.lineno}", pattern


def _patterns(node: ast.expr) -> Iterator[re.Pattern[str]]:
    match node:
        case ast.Constant(value=str(key)):
            yield re.compile(re.escape(key))
        case ast.IfExp(body=body, orelse=orelse):
            yield from _patterns(body)
            yield from _patterns(orelse)
        case ast.JoinedStr(values=parts):
            yield re.compile("".join(re.escape(str(p.value)) if isinstance(p, ast.Constant) else ".+" for p in parts))
        case _:
            return


class _Variables(Visitor):
    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.found.add(node.id.name)


def catalogue(folder: Path) -> tuple[dict[str, set[str]], list[str]]:
    """Variables by key of all catalogues in a folder, and everything wrong with them."""
    found: dict[str, set[str]] = {}
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
                found[entry.id.name] = variables.found
    return found, faults
