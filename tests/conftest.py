"""What every test shares: where the checkout is, and the sizes printed at the end of a run."""

from __future__ import annotations

from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parent.parent


@pytest.fixture(scope="session")
def root() -> Path:
    """The checkout the tests run in."""
    return ROOT


def product_modules(root: Path = ROOT) -> list[Path]:
    """Every Python file of the product, in order of its path."""
    return sorted(p for top in ("bot", "render") for p in (root / top).rglob("*.py"))


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    sized = sorted(((len(p.read_text("utf-8").splitlines()), p) for p in product_modules()), reverse=True)
    total = sum(lines for lines, _ in sized)
    terminalreporter.write_line(f"{len(sized)} modules, {total} lines; the ten largest:")
    for lines, path in sized[:10]:
        terminalreporter.write_line(f"  {lines:4} {path.relative_to(ROOT)}")
