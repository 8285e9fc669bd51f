"""Exports of whole games: what is well passes, whatever is changed is found, nothing hidden gets out (law 7)."""

from __future__ import annotations

import copy
import io
import json
import subprocess
import sys
import zipfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest

from bot.core import commands as cmd
from bot.fairness import verify
from bot.fairness.verify import Verdict, canonical, digest_of, row_hash, verify_bytes, verify_export
from tests.service.toy_table import ALICE, GM, Table, done

Document = dict[str, Any]


@pytest.fixture
async def table(tmp_path: Path) -> AsyncIterator[Table]:
    table = await Table(tmp_path / "bot.db").start()
    yield table
    await table.stop()


async def play(table: Table) -> str:
    """A game with hidden shuffles, an entered die, a rewind across rolls, and a rewind taken back."""
    game = await table.game()
    gm = table.games.act
    done(await gm(game, GM, cmd.EnterDice("d4", (4,), "on camera"), "g0", role="gm"))
    done(await table.order(game, "drive"))
    loaded = await table.walk(game, 2)
    at = loaded.state.version
    done(await table.answer(game, "shoot"))
    done(await table.order(game, "draw"))
    after = (await table.games.load(game)).state.version
    done(await gm(game, GM, cmd.Rewind(at, "wrong target"), "g1", role="gm"))
    done(await gm(game, GM, cmd.Rewind(after, "no, it was right"), "g2", role="gm"))
    done(await table.order(game, "look"))
    return game


async def exported(table: Table, game: str, form: str = "json") -> bytes:
    result = await table.games.export(game, form)
    assert isinstance(result, tuple)
    assert result[0] == f"hulldown-1-{game}.{form}"
    return result[1]


async def finished(table: Table, *, reopened: bool = False) -> str:
    game = await play(table)
    done(await table.games.act(game, ALICE, cmd.Resign(), "end"))
    if reopened:
        done(await table.games.act(game, GM, cmd.Rewind(6, "again"), "re", role="gm"))
        done(await table.order(game, "drive"))
        done(await table.games.act(game, ALICE, cmd.Resign(), "end2"))
    return game


def check(data: bytes) -> Verdict:
    return verify_bytes(data)


@pytest.mark.parametrize("form", ["json", "zip"])
async def test_a_finished_game_is_well(table: Table, form: str) -> None:
    verdict = check(await exported(table, await finished(table), form))
    assert (verdict.ok, verdict.complete) == (True, True), verdict.line()
    assert verdict.by_hand == 1
    assert verdict.line().startswith("All well")
    assert "1 entered by hand" in verdict.line()


async def test_a_reopened_game_has_two_secrets_and_is_well(table: Table) -> None:
    game = await finished(table, reopened=True)
    data = await exported(table, game)
    rows = json.loads(data)["rows"]
    assert [r["epoch"] for r in rows if r["type"] == "reveal"] == [1, 2]
    verdict = check(data)
    assert (verdict.ok, verdict.complete) == (True, True), verdict.line()


async def test_a_running_game_keeps_secret_and_hidden_cards(table: Table) -> None:
    game = await play(table)
    data = await exported(table, game)
    secret = await table.store.secret(game, 1)
    document = json.loads(data)
    assert secret.encode() not in data
    assert document["opened"] == []
    hidden = [r for r in document["rows"] if r.get("hidden")]
    assert hidden
    assert not any("faces" in r or "outcome" in r for r in hidden)
    assert not any(str(user.id) == r.get("person") for r in document["rows"] for user in (ALICE, GM))
    verdict = check(data)
    assert (verdict.ok, verdict.complete) == (True, False)
    assert verdict.line().startswith("Chain well")
    files = zipfile.ZipFile(io.BytesIO(await exported(table, game, "zip")))
    assert not any(secret.encode() in files.read(n) for n in files.namelist())


async def test_rows_keep_their_hashes_when_the_secret_is_revealed(table: Table) -> None:
    game = await play(table)
    before = json.loads(await exported(table, game))["rows"]
    done(await table.games.act(game, ALICE, cmd.Resign(), "end"))
    after = json.loads(await exported(table, game))["rows"]
    assert after[: len(before)] == before


async def test_S32_S33_rewound_rolls_stay_marked_and_numbers_are_not_used_again(table: Table) -> None:
    document = json.loads(await exported(table, await finished(table)))
    rolls = [r["n"] for r in document["rows"] if r["type"] == "roll"]
    assert rolls == list(range(1, len(rolls) + 1))
    voids = [r for r in document["rows"] if r["type"] in ("void", "restore")]
    assert voids[0]["type"] == "void"
    assert "restore" in {v["type"] for v in voids}
    shown = await table.games.rolls(document["rows"][0]["game"])
    void: set[int] = set()
    for v in voids:
        void ^= set(v["of"])
    assert {r.n for r in shown if r.void} == void


async def test_every_single_byte_counts(table: Table) -> None:
    data = await exported(table, await finished(table))
    assert check(data).ok
    step = max(1, len(data) // 1500)
    missed = []
    for at in [*range(0, len(data), step), len(data) - 1]:
        for other in (data[at] ^ 1, 0x20, 0x30):
            changed = data[:at] + bytes([other]) + data[at + 1 :]
            if other != data[at] and check(changed).ok:
                missed.append((at, other))
    assert missed == []
    assert not check(data + b"\n").ok
    assert not check(data[:-1]).ok


async def test_every_byte_of_the_archive_counts(table: Table) -> None:
    data = await exported(table, await finished(table), "zip")
    step = max(1, len(data) // 700)
    places = {*range(0, len(data), step), *range(40), *range(len(data) - 300, len(data))}
    assert [at for at in sorted(places) if check(data[:at] + bytes([data[at] ^ 1]) + data[at + 1 :]).ok] == []


def redo(document: Document, start: int = 0) -> Document:
    """What a forger does: make hashes, count and digest fit again."""
    prev = document["rows"][start - 1]["hash"] if start else verify.FIRST_PREV
    for i, row in enumerate(document["rows"][start:], start):
        row["row"], row["prev"] = i, prev
        row["hash"] = prev = row_hash(row)
    document["count"] = len(document["rows"])
    document["digest"] = digest_of(document)
    return document


def rolls_of(document: Document, *, live: bool = True) -> list[int]:
    rows = document["rows"]
    return [
        i for i, r in enumerate(rows) if r["type"] == "roll" and not r["hidden"] and (r["source"] == "live") == live
    ]


def change_face(d: Document) -> int:
    i = rolls_of(d)[0]
    row = d["rows"][i]
    row["faces"] = [f % row["sides"] + 1 for f in row["faces"]]
    return i


def drop_roll(d: Document) -> int:
    i = rolls_of(d)[0]
    del d["rows"][i]
    return next(k for k in range(i, len(d["rows"])) if d["rows"][k]["type"] in ("roll", "void"))


def swap_rolls(d: Document) -> int:
    rows = d["rows"]
    i, k = [i for i, r in enumerate(rows) if r["type"] == "roll"][-2:]
    rows[i], rows[k] = rows[k], rows[i]
    return i


def wrong_secret(d: Document) -> int:
    i = next(i for i, r in enumerate(d["rows"]) if r["type"] == "reveal")
    d["rows"][i]["secret"] = "ab" * 32
    return i


def other_cause(d: Document) -> int:
    """Another order, one that does not happen to give the same faces."""
    i = rolls_of(d)[0]
    row = d["rows"][i]
    secret = next(r["secret"] for r in d["rows"] if r["type"] == "reveal")
    dice = (row["kind"], row["sides"], row["count"])
    causes = (f"{row['cause']}{k}" for k in range(1000))
    row["cause"] = next(
        c for c in causes if verify.derive(secret, d["rows"][0]["game"], row["n"], c, *dice) != row["faces"]
    )
    return i


def other_opening(d: Document) -> int:
    value = next(o for o in d["opened"] if o["field"] == "faces")
    value["value"] = value["value"][1:] + value["value"][:1]
    return int(value["row"])


def no_opening(d: Document) -> int:
    return int(d["opened"].pop()["row"])


def void_twice(d: Document) -> int:
    i = next(i for i, r in enumerate(d["rows"]) if r["type"] == "void")
    d["rows"].insert(i + 1, dict(d["rows"][i]))
    return i + 1


def new_source(d: Document) -> int:
    i = rolls_of(d)[0]
    d["rows"][i]["source"] = "live "
    return i


def claim_by_hand(d: Document) -> int:
    """A live roll relabelled: allowed by the rows alone, but every entered die is counted and said."""
    i = rolls_of(d)[0]
    d["rows"][i]["source"] = "gm"
    return -1


FORGERIES: list[Callable[[Document], int]] = [
    change_face, drop_roll, swap_rolls, wrong_secret, other_cause, other_opening, no_opening, void_twice, new_source,
]  # fmt: skip


@pytest.mark.parametrize("forge", FORGERIES, ids=lambda f: f.__name__)
async def test_a_careful_forger_is_found_too_and_the_row_is_named(
    table: Table, forge: Callable[[Document], int]
) -> None:
    honest = json.loads(await exported(table, await finished(table)))
    forged = copy.deepcopy(honest)
    row = forge(forged)
    verdict = verify_export(redo(forged))
    assert (verdict.ok, verdict.row) == (False, row), verdict.line()
    assert verdict.line().startswith(f"NOT WELL: row {row}")


@pytest.mark.parametrize("forge", FORGERIES[:6], ids=lambda f: f.__name__)
async def test_a_careless_one_breaks_the_chain(table: Table, forge: Callable[[Document], int]) -> None:
    forged = json.loads(await exported(table, await finished(table)))
    forge(forged)
    assert not verify_export(forged).ok


async def test_a_relabelled_roll_is_counted_as_entered_by_hand(table: Table) -> None:
    forged = json.loads(await exported(table, await finished(table)))
    claim_by_hand(forged)
    assert verify_export(redo(forged)).by_hand == 2


async def test_dropping_the_last_rows_changes_the_last_hash(table: Table) -> None:
    game = await play(table)
    whole = json.loads(await exported(table, game))
    cut = copy.deepcopy(whole)
    cut["rows"] = cut["rows"][:-1]
    assert not verify_export(cut).ok
    assert verify_export(redo(cut)).head != verify_export(whole).head


@pytest.mark.parametrize("text", ["", "null", "[]", "{}", '{"format":"hulldown-audit-1"}', "[" * 100_000])
def test_what_is_no_export_is_said_to_be_none(text: str) -> None:
    assert not check(text.encode()).ok


def test_any_shape_of_rows_gets_a_verdict() -> None:
    shapes: list[Document] = [
        {},
        {"row": 0},
        {"row": 0, "prev": verify.FIRST_PREV, "type": "game"},
        {"row": [], "hash": {}},
    ]
    for row in shapes:
        document = {"format": verify.FORMAT, "rows": [row], "count": 1, "opened": [], "digest": ""}
        assert not verify_export(document).ok
        assert not verify_export(redo(copy.deepcopy(document))).ok


async def test_a_repacked_archive_and_a_changed_table_are_said(table: Table) -> None:
    data = await exported(table, await finished(table), "zip")
    files = zipfile.ZipFile(io.BytesIO(data))
    members = [(n, files.read(n)) for n in files.namelist()]
    assert [n for n, _ in members] == ["game.json", "rolls.csv", "README.txt", "FORMAT.md", "verify.py"]
    assert verify.make_zip(members) == data
    doctored = [(n, b.replace(b"d10", b"d12") if n == "rolls.csv" else b) for n, b in members]
    assert "rolls.csv" in check(verify.make_zip(doctored)).why
    assert "game.json" in check(verify.make_zip(members[1:])).why


async def test_the_checker_in_the_archive_runs_on_a_bare_python(table: Table, tmp_path: Path) -> None:
    game = await finished(table)
    (tmp_path / "game.zip").write_bytes(await exported(table, game, "zip"))
    zipfile.ZipFile(tmp_path / "game.zip").extractall(tmp_path / "out")
    good = json.loads((tmp_path / "out" / "game.json").read_bytes())
    change_face(good)
    (tmp_path / "bad.json").write_bytes(canonical(redo(good)) + b"\n")

    def run(*files: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, "-I", "-S", str(tmp_path / "out" / "verify.py"), *files]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=False)

    well = run("game.zip")
    assert (well.returncode, well.stdout.count("\n")) == (0, 1), well.stderr
    assert well.stdout.startswith("All well")
    bad = run("bad.json")
    assert bad.returncode == 1
    assert "the secret gives" in bad.stdout
    assert run("missing.json").returncode == 1
    assert run().returncode == 1
    assert run("game.zip", "bad.json").stdout.splitlines()[1].startswith("bad.json: NOT WELL")


async def test_the_table_has_a_line_for_each_roll(table: Table) -> None:
    game = await finished(table)
    lines = (await exported(table, game, "csv")).decode().splitlines()
    assert lines[0].split(",") == list(verify.CSV_COLUMNS)
    assert len(lines) == 1 + len(await table.games.rolls(game))
