"""No text stands in the catalogues that nothing asks for."""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent))

from keys import asked_for, catalogue

ROOT = Path(__file__).resolve().parents[2]
OF_COMMANDS = "cmd-"
"""Keys of commands follow from their names; the test of the command tree checks them."""

SHORTEST = 3
"""Letters that a pattern must have of its own: less fits any key."""


def strings(files: list[Path]) -> Iterator[str]:
    """Each text of the source that may be a key, with what is filled in later fitting anything."""
    for path in files:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            match node:
                case ast.Constant(value=str(text)):
                    parts = [text]
                case ast.JoinedStr(values=values):
                    parts = [str(v.value) if isinstance(v, ast.Constant) else "" for v in values]
                case _:
                    continue
            if len("".join(parts)) > SHORTEST and " " not in "".join(parts):
                yield ".+".join(re.escape(p) for p in _filled(node, parts))


def _filled(node: ast.AST, parts: list[str]) -> list[str]:
    """The fixed parts around what is filled in."""
    if isinstance(node, ast.Constant):
        return parts
    found = [""]
    for part in parts:
        if part:
            found[-1] += part
        else:
            found.append("")
    return found


def test_every_text_is_asked_for() -> None:
    files = sorted((ROOT / "bot").rglob("*.py")) + sorted((ROOT / "render").rglob("*.py"))
    asked = {a.key.pattern for a in asked_for(files, ROOT) if len(a.key.pattern.replace(".*", "")) > SHORTEST}
    patterns = asked | set(strings(files))
    whole = {p.replace("\\", "") for p in patterns if ".+" not in p and ".*" not in p}
    with_gaps = [re.compile(p) for p in patterns if ".+" in p or ".*" in p]
    keys = [k for k in catalogue(ROOT / "data" / "locales" / "en")[0] if not k.startswith(OF_COMMANDS)]
    assert [k for k in keys if k not in whole and not any(p.fullmatch(k) for p in with_gaps)] == []
