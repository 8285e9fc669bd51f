"""Modules and functions stay small enough to be read in one sitting."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

from tests.conftest import product_modules

MODULE_LIMIT = 400
FUNCTION_LIMIT = 40
NESTING_LIMIT = 3

Function = ast.FunctionDef | ast.AsyncFunctionDef
_NESTS = (ast.If, ast.For, ast.AsyncFor, ast.While, ast.With, ast.AsyncWith, ast.Try, ast.Match)


def functions(path: Path) -> Iterator[Function]:
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, Function):
            yield node


def lines_of(node: ast.stmt) -> int:
    return (node.end_lineno or node.lineno) - node.lineno + 1


def length(function: Function) -> int:
    """Lines from ``def`` to the end, without its docstring and the functions inside, which are measured themselves."""
    inside = [n for n in ast.walk(function) if isinstance(n, Function) and n is not function]
    lines = lines_of(function) - sum(length(n) for n in inside if n in function.body)
    if ast.get_docstring(function, clean=False) is not None:
        lines -= lines_of(function.body[0])
    return lines


def depth(node: ast.AST) -> int:
    """Levels of nested blocks; an ``elif`` stands beside its ``if``, a function inside starts anew."""
    deepest = 0
    for field, value in ast.iter_fields(node):
        for child in value if isinstance(value, list) else [value]:
            if not isinstance(child, ast.AST) or isinstance(child, Function | ast.Lambda | ast.ClassDef):
                continue
            is_elif = isinstance(node, ast.If) and field == "orelse" and isinstance(child, ast.If) and len(value) == 1
            own = isinstance(child, _NESTS) and not is_elif
            deepest = max(deepest, own + depth(child))
    return deepest


def test_modules_are_short(root: Path) -> None:
    sizes = {str(p.relative_to(root)): len(p.read_text("utf-8").splitlines()) for p in product_modules()}
    assert {name: lines for name, lines in sizes.items() if lines > MODULE_LIMIT} == {}


def test_functions_are_short(root: Path) -> None:
    long = {
        f"{path.relative_to(root)}:{f.lineno} {f.name}": length(f)
        for path in product_modules()
        for f in functions(path)
        if length(f) > FUNCTION_LIMIT
    }
    assert long == {}


def test_functions_are_flat(root: Path) -> None:
    deep = {
        f"{path.relative_to(root)}:{f.lineno} {f.name}": depth(f)
        for path in product_modules()
        for f in functions(path)
        if depth(f) > NESTING_LIMIT
    }
    assert deep == {}
