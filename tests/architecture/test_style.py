"""The checkers are part of the tests: one pytest line runs everything."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from importlinter.cli import lint_imports


def run(root: Path, *command: str) -> str:
    """Output of a tool that must succeed; fails with what it printed."""
    done = subprocess.run([sys.executable, "-m", *command], cwd=root, capture_output=True, text=True, check=False)
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}{done.stderr}"
    return done.stdout


@pytest.mark.parametrize("command", [("ruff", "check", "."), ("ruff", "format", "--check", ".")], ids=" ".join)
def test_ruff_has_nothing_to_say(root: Path, command: tuple[str, ...]) -> None:
    run(root, *command)


def test_mypy_strict_is_clean(root: Path) -> None:
    assert "Success" in run(root, "mypy")


def test_import_contracts_are_kept(
    root: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(root)
    broken = lint_imports(config_filename="pyproject.toml", no_cache=True)
    assert broken == 0, capsys.readouterr().out
