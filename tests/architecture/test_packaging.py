"""What the README promises a newcomer holds: two lines, pinned requirements, and a wheel that needs no checkout."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

LINE = re.compile(r"^python3 -m venv .+$", re.MULTILINE)


def test_readme_has_exactly_two_commands(root: Path) -> None:
    lines = LINE.findall((root / "README.md").read_text("utf-8"))
    assert len(lines) == 2
    assert lines[0].endswith("hulldown local")
    assert lines[1].endswith("pytest")


def test_requirements_pin_every_dependency_by_hash(root: Path) -> None:
    project = tomllib.loads((root / "pyproject.toml").read_text("utf-8"))["project"]
    wanted = {normal(re.split(r"[<>=;\[ ]", d)[0]) for d in project["dependencies"]}
    text = (root / "requirements.txt").read_text("utf-8")
    pins = {normal(name) for name in re.findall(r"^([A-Za-z0-9._-]+)==", text, re.MULTILINE)}
    assert wanted - pins == set()
    assert text.count("--hash=sha256:") >= len(pins)
    assert "://" not in text
    assert "simcord" not in pins


def normal(name: str) -> str:
    return re.sub(r"[-_.]+", "-", name).lower()


@pytest.fixture(scope="module")
def wheel(root: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    out = tmp_path_factory.mktemp("wheel")
    subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(out)],
        cwd=root,
        check=True,
        capture_output=True,
    )
    (built,) = out.glob("*.whl")
    return built


def test_wheel_carries_code_and_data(root: Path, wheel: Path) -> None:
    names = set(zipfile.ZipFile(wheel).namelist())
    data = {p.relative_to(root / "data").as_posix() for p in (root / "data").rglob("*") if p.is_file()}
    assert {f"bot/_data/{name}" for name in data} - names == set()
    assert {"bot/__main__.py", "render/__init__.py"} <= names
    assert not [name for name in names if name.startswith(("tests/", "data/"))]


def test_wheel_works_without_the_checkout(wheel: Path, tmp_path: Path) -> None:
    zipfile.ZipFile(wheel).extractall(tmp_path / "site")
    env = {**os.environ, "PYTHONPATH": str(tmp_path / "site")}
    done = subprocess.run(
        [sys.executable, "-m", "bot", "check"], cwd=tmp_path, env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stdout + done.stderr
    assert "2 rulesets, 10 scenarios: no faults" in done.stdout
