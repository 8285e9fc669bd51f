"""Dice through the front door: exports as private files, secrets at every kind of end, pictures of moments, offers."""

from __future__ import annotations

import io
import json
import sys
import zipfile
from pathlib import Path
from typing import Any

import msgspec
import pytest
from PIL import Image

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, on_stage

from bot.core import events as ev
from bot.core.messages import say
from bot.discord_app import dice_free, dice_moment, dice_pages, limits
from bot.discord_app.present.dice import roll_line
from bot.discord_app.sending import ChannelGone, Sender
from bot.fairness.verify import verify_bytes
from bot.service.model import FreeRoll, User
from tests.fairness.second_checker import check

WEEK = 7 * 86400


def attached(stage: Stage, who: str) -> dict[str, bytes]:
    """The files a person was sent privately by the last act."""
    backend = stage.table.env.backend
    id_ = stage.table.people[who].id
    found: dict[str, bytes] = {}
    for shown in stage.news():
        if shown.private_to != id_:
            continue
        for a in backend.get_message(shown.channel, shown.message).attachments:
            found[a["filename"]] = backend.cdn.get(a["url"]) or b""
    return found


async def fired(stage: Stage) -> None:
    """A shot that misses: roll 3."""
    stage.roll(d10=[9, 2, 4])
    await stage.open("plain")
    await stage.do("alice", '/order fire unit:Panther target:"T-34/85"')


async def test_exports_are_private_files_that_verify(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await fired(stage)
        row = await stage.row()
        secret = await stage.app.store.secret(row.id, 1)
        await stage.do("carol", "/dice export")
        (name,) = attached(stage, "carol")
        running = attached(stage, "carol")[name]
        assert name == f"hulldown-1-{row.id}.zip"
        assert verify_bytes(running).line().startswith("Chain well: 3 rolls")
        assert all(secret.encode() not in body for body in members(running).values())
        await stage.do("bob", "/game resign")
        await stage.do("carol", "/dice export form:zip")
        over = attached(stage, "carol")[name]
        assert verify_bytes(over).line().startswith("All well: secret, chain and faces of 3 rolls")
        files = members(over)
        assert list(files) == ["game.json", "rolls.csv", "README.txt", "FORMAT.md", "verify.py"]
        assert check(files["game.json"]) == (True, True)
        assert "python3 verify.py game.json" in files["README.txt"].decode()
        await stage.do("carol", "/dice export form:json")
        assert attached(stage, "carol") == {f"hulldown-1-{row.id}.json": files["game.json"]}
        await stage.do("carol", "/dice export form:csv")
        assert attached(stage, "carol") == {f"hulldown-1-{row.id}.csv": files["rolls.csv"]}
        assert stage.public() == ""


def members(data: bytes) -> dict[str, bytes]:
    with zipfile.ZipFile(io.BytesIO(data)) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


async def give_up(stage: Stage) -> None:
    await stage.do("alice", "/game resign")


async def agree_on_a_draw(stage: Stage) -> None:
    await stage.do("alice", "/game draw")
    await stage.press("bob", "Accept")


async def claim(stage: Stage) -> None:
    await stage.wait(WEEK + 3600)
    await stage.do("alice", "/game claim")


async def end_by_the_game_master(stage: Stage) -> None:
    await stage.do("gm", "/gm end winner:draw reason:late")
    await stage.press("gm", "Confirm")


@pytest.mark.parametrize("end", [give_up, agree_on_a_draw, claim, end_by_the_game_master])
async def test_the_secret_is_posted_however_a_game_ends(tmp_path: Path, end: Any) -> None:
    async with on_stage(tmp_path) as stage:
        await fired(stage)
        row = await stage.row()
        secret = await stage.app.store.secret(row.id, 1)
        posted = "\n".join(s.words for s in stage.table.recorder.shown)
        assert row.commitment in posted
        assert secret not in posted
        await end(stage)
        assert f"`{secret}`" in "\n".join(s.words for s in stage.news() if not s.private_to)
        loaded = await stage.app.games.load(row.id)
        assert loaded.stored[-1].event == ev.SecretRevealed(1, secret)
        exported = await stage.app.games.export(row.id, "json")
        assert isinstance(exported, tuple)
        assert verify_bytes(exported[1]).complete


async def test_a_lobby_that_closes_had_no_dice(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("alice", "/game new scenario:plain side:germany")
        row = await stage.row()
        await stage.wait(49 * 3600)
        assert (await stage.app.games.row(row.id)).status == "abandoned"
        assert (await stage.app.games.load(row.id)).stored == ()
        await stage.do("alice", "/dice export")
        assert attached(stage, "alice") == {}


async def test_the_picture_is_that_of_the_moment_and_of_this_roll_alone(tmp_path: Path) -> None:
    """Two shots in one command: each roll shows its own one, also after the game went on and after a rewind."""
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2, 4, 2, 9, 1])
        await stage.open("plain")
        await stage.do("alice", '/order fire unit:Panther target:"T-34/85"')
        await stage.do("bob", "/order ambush unit:T-34/85")
        await stage.do("bob", '/order fire unit:"T-34/85" target:Panther')
        loaded = await stage.app.games.load((await stage.row()).id)
        rolls = await stage.app.games.rolls(loaded.row.id)
        first, second = rolls[2], rolls[-1]
        for roll, shooter in ((first, "Panther #1"), (second, "T-34/85 #1")):
            moments = dice_moment.moment_of(loaded, roll.version)
            causes = {loaded.stored[m.after.version - 1].cause for m in moments}
            assert causes == {roll.cause}
            (picture,) = await dice_moment.moment_pictures(stage.app, loaded, roll, "en", "light")
            assert picture is not None
            assert picture.alt.startswith(shooter)
        fall_back = await dice_moment.moment_pictures(stage.app, loaded, rolls[0], "en", "dark")
        assert fall_back[0] is not None


async def test_dice_with_symbols_are_drawn_where_the_board_does_not_show_them(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("alice", "/game new scenario:first-landship side:british")
        await stage.press("bob", "Join")
        await stage.press("alice", "Start")
        loaded = await stage.app.games.load((await stage.row()).id)
        sealed = (await stage.app.games.rolls(loaded.row.id))[0]
        assert await dice_moment.moment_pictures(stage.app, loaded, sealed, "en", "light") == []
        names = ("soldier", "soldier", "burst", "deadly", "flag", "hq")
        roll = msgspec.structs.replace(
            sealed, kind="battle", sides=6, count=3, names=names, faces=(1, 4, 6), hidden=False, is_open=True,
            version=loaded.state.version, purpose=say("gw-roll-shelling"),
        )  # fmt: skip
        board, strip = await dice_moment.moment_pictures(stage.app, loaded, roll, "fr", "light")
        assert board is not None
        assert strip is not None
        assert strip.alt.endswith("soldat, tête de mort, QG")
        with Image.open(io.BytesIO(strip.png)) as drawn:
            assert drawn.width >= 1000


async def test_sides_units_numbers_and_days_are_offered(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        assert await offered(stage, "dice log", "player") == {}
        assert await offered(stage, "dice show", "n") == {}
        stage.roll(d6=[1])
        await stage.do("bob", "/roll dice:d6")
        await fired(stage)
        assert await offered(stage, "dice log", "player") == {"Germany (alice)": "germany", "USSR (bob)": "ussr"}
        assert await offered(stage, "dice stats", "player", "bo") == {"USSR (bob)": "ussr"}
        assert list(await offered(stage, "dice log", "unit")) == ["Panther #1 (Germany)"]
        assert await offered(stage, "dice log", "unit", "t-34") == {}
        numbers = await offered(stage, "dice show", "n")
        assert list(numbers.values()) == [3, 2, 1]
        assert "fires at" in next(iter(numbers))
        assert list(await offered(stage, "dice rolls", "day")) == ["2026-01-01"]


async def offered(stage: Stage, command: str, option: str, typed: str = "") -> dict[str, Any]:
    found = await stage.table.people["carol"].autocomplete(stage.table.channel, command, option, typed)
    return {c["name"]: c["value"] for c in found}


async def test_a_page_of_the_log_fits_into_a_message(tmp_path: Path) -> None:
    assert dice_pages.A_PAGE * (dice_pages.LINE + 1) + 220 <= limits.CONTENT
    assert dice_free.SHOWN * (dice_free.LINE + 1) + 420 <= limits.CONTENT
    async with on_stage(tmp_path) as stage:
        await fired(stage)
        loaded = await stage.app.games.load((await stage.row()).id)
        speak = stage.app.texts.speaker("fr")
        for roll in await stage.app.games.rolls(loaded.row.id):
            assert len(speak(roll_line(loaded, roll))) <= dice_pages.LINE


async def test_a_day_of_free_rolls_is_a_private_file(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d6=[3, 4], d100=[55])
        await stage.do("alice", "/roll dice:2d6+1")
        assert "alice rolls 2d6+1: 3 + 4 + 1 = 8" in stage.public()
        await stage.do("bob", "/roll dice:d%")
        await stage.do("carol", "/dice rolls form:json")
        (running,) = attached(stage, "carol").values()
        assert verify_bytes(running).line().startswith("Chain well: 2 rolls")
        await stage.wait(86400)
        await stage.do("carol", "/dice rolls form:json")
        (over,) = attached(stage, "carol").values()
        assert (verify_bytes(over).complete, check(over)) == (True, (True, True))
        secret = json.loads(over)["rows"][-1]["secret"]
        assert secret in stage.private("carol")
        assert secret.encode() not in running


async def test_nothing_is_rolled_where_it_cannot_be_posted(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with on_stage(tmp_path) as stage:
        monkeypatch.setattr(dice_free, "_may_post", lambda interaction: False)
        await stage.do("alice", "/roll dice:d6")
        assert "nothing was rolled" in stage.private("alice")
        assert await stage.app.games.free_days(stage.table.channel.guild.id) == ()


async def test_a_roll_that_could_not_be_posted_stays_in_the_trail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def gone(self: Sender, *args: object, **more: object) -> int:
        raise ChannelGone

    async with on_stage(tmp_path) as stage:
        stage.roll(d6=[5])
        monkeypatch.setattr(Sender, "send", gone)
        await stage.do("alice", "/roll dice:d6+2")
        assert "5 + 2 = 7" in stage.private("alice")
        assert "stays in the trail" in stage.private("alice")
        (day,) = await stage.app.games.free_days(stage.table.channel.guild.id)
        assert [r.total for r in await stage.app.store.free_rolls(day.id)] == [7]


async def test_a_name_with_markup_is_harmless_in_a_roll(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d6=[5])
        person = stage.table.people["alice"]
        roll = await stage.app.games.free_roll(1, User(person.id, "**@everyone** `x`"), "d6", "c")
        assert isinstance(roll, FreeRoll)
        text = dice_free._public_text(stage.app, roll, "**@everyone** `x`", "en")
        assert "@everyone" not in text
        assert "\\*\\*" in text
