"""Every script in this folder plays as written, with nothing in the log that should not be there."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.tools.script.runner import PASSED, run_file

HERE = Path(__file__).resolve().parent
SCRIPTS = sorted(HERE.rglob("*.hull"))


def test_there_are_at_least_ten_scripts() -> None:
    assert len(SCRIPTS) >= 10


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.relative_to(HERE).as_posix())
def test_script(file: Path) -> None:
    lines: list[str] = []
    complaints: list[str] = []
    status = run_file(file, lines.append, complaints.append, is_strict=True)
    assert status == PASSED, "\n".join([*lines[-40:], *complaints])
