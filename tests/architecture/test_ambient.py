"""No clock below the service and no chance outside fairness: both are handed in."""

from __future__ import annotations

import ast
from pathlib import Path

from tests.conftest import product_modules

CLOCKS = {
    "datetime.now",
    "datetime.utcnow",
    "datetime.today",
    "datetime.datetime.now",
    "datetime.datetime.utcnow",
    "date.today",
    "time.time",
    "time.time_ns",
    "time.monotonic",
    "time.perf_counter",
    "discord.utils.utcnow",
    "utils.utcnow",
    "time.sleep",
}
CHANCE = {"os.urandom", "uuid.uuid1", "uuid.uuid4", "uuid4"}

MAY_READ_A_CLOCK = ("bot/bootstrap", "bot/scheduler", "bot/local_table", "bot/tools/", "bot/__main__")


def calls(path: Path) -> set[str]:
    """Dotted names of everything a file calls."""
    tree = ast.parse(path.read_text("utf-8"))
    return {ast.unparse(node.func) for node in ast.walk(tree) if isinstance(node, ast.Call)}


def offenders(root: Path, names: set[str], allowed: tuple[str, ...]) -> dict[str, set[str]]:
    found = {str(p.relative_to(root)): calls(p) & names for p in product_modules()}
    return {name: used for name, used in found.items() if used and not name.startswith(allowed)}


def test_nothing_below_the_composition_root_reads_a_clock(root: Path) -> None:
    assert offenders(root, CLOCKS, MAY_READ_A_CLOCK) == {}


def test_nothing_but_fairness_draws_lots(root: Path) -> None:
    assert offenders(root, CHANCE, ("bot/fairness/",)) == {}
