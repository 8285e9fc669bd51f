"""Steps played on a toy bot: typing, pressing, choosing, time, restarts, and what counts as shown."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from bot.tools.script.grammar import read_script
from bot.tools.script.play import Failed, Player, contains
from bot.tools.shown import plain
from bot.tools.table import Table
from tests.tools.toy_bot import ToyBot

Lines = list[str]


@pytest.fixture
async def table() -> AsyncIterator[Table]:
    people = {"alice": (), "bob": (), "gm": ("manage_channels",)}
    table = Table(ToyBot, people, languages={"bob": "fr"})
    await table.open()
    yield table
    await table.close()


async def play(table: Table, text: str, folder: Path = Path()) -> Lines:
    lines: Lines = []
    player = Player(table, folder, lines.append)
    for step in read_script(text).steps:
        await player.play(step)
    return lines


SAID = "alice: /toy say text:hello\n"


async def test_what_the_channel_shows_is_printed(table: Table) -> None:
    lines = await play(table, SAID)
    assert lines == [
        "[1] alice: /toy say text:hello",
        "    bot: **Said**: hello | None | 1 | False | None | None",
        "        [(Join (closed))] [Join the **fun**]",
        "        <Fire with: T-34 #1 | T-34 #2>",
        "    bot to alice alone (edited): Only alice reads en-US",
    ]


@pytest.mark.parametrize(
    ("typed", "words"),
    [
        ('text:"two words" count:3', "two words | None | 3 | False"),
        ("text:D4 D5/NE E5", "D4 D5/NE E5 | None"),
        ("text:a stay", "a | stay"),
        ("text:a stay:true", "a | stay"),
        ("text:a manner:stay", "a | stay"),
        ('text:a manner:"Stay put"', "a | stay"),
        ("text:a loud:yes to:bob", "a | None | 1 | True | bob"),
        ("text:a loud:true to:@bob", "a | None | 1 | True | bob"),
        ('text:"say \\"x\\""', 'say "x" | None'),
        ("text:a paper:note.txt", "a | None | 1 | False | None | note.txt"),
    ],
)
async def test_options_are_read_as_a_person_would_mean_them(
    table: Table, tmp_path: Path, typed: str, words: str
) -> None:
    (tmp_path / "note.txt").write_text("x")
    await play(table, f"alice: /toy say {typed}\nexpect {quote(words)}", tmp_path)


def quote(text: str) -> str:
    return '"' + text.replace('"', '\\"') + '"'


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("alice: /nonsense", "no command /nonsense"),
        ("alice: /toy dance", "goes on with one of: break, draw, ring, say"),
        ("alice: /toy say text:a count:many", "count cannot be 'many'"),
        ("alice: /toy say text:a size:3 count:1", None),
        ("alice: /toy say count:1 size:3", "there is no option size here; options: text, manner"),
        ("alice: /toy say", "requires option 'text'"),
        ("alice: /toy say text:a to:nobody", "to cannot be 'nobody'"),
        ('alice: press "Join"', "alice sees no enabled button 'Join'"),
        ('alice: choose "x" in "y"', "alice sees no menu 'y' with 'x'"),
    ],
)
async def test_what_nobody_could_do_fails_with_its_reason(table: Table, line: str, why: str | None) -> None:
    if why is None:
        await play(table, f'{line}\nexpect "a size:3"')
        return
    with pytest.raises(Failed, match=why):
        await play(table, line)


async def test_press_takes_the_first_enabled_button_of_the_newest_message(table: Table) -> None:
    await play(
        table,
        "alice: /toy say text:one\nalice: /toy say text:two\n"
        'bob: press "join" on 2\nexpect "bob: join"\nbob: press "Join"\nexpect "bob: join"\nexpect no "closed"',
    )
    with pytest.raises(Failed, match="sees no enabled button"):
        await play(table, 'bob: press "Join"')


async def test_choose_takes_an_option_by_its_beginning(table: Table) -> None:
    await play(table, SAID + 'bob: choose "T-34 #2" in "Fire"\nexpect "bob: with T-34 #2"')


async def test_time_passes_and_timers_fire(table: Table) -> None:
    await play(table, 'alice: /toy ring seconds:3600\nwait 59m\nexpect no "rings"\nwait 1m\nexpect "rings"')


async def test_buttons_work_after_a_restart_and_timers_die_with_the_bot(table: Table) -> None:
    await play(
        table,
        "alice: /toy ring seconds:3600\n" + SAID + 'stop\nwait 2h\nexpect no "rings"\nstart\n'
        'bob: press "Join"\nexpect "bob: join"\nrestart\nwait 2h\nexpect no "rings"',
    )


async def test_private_and_public_are_told_apart(table: Table) -> None:
    await play(table, SAID + 'expect private alice "only alice"\nexpect "only alice"\nexpect no "Only alice"')
    await play(table, 'bob: /toy say text:x\nexpect private bob "reads fr"\nexpect no private alice "reads"')
    with pytest.raises(Failed, match="was not shown to bob alone"):
        await play(table, SAID + 'expect private bob "only alice"')


async def test_only_news_since_the_last_action_counts(table: Table) -> None:
    with pytest.raises(Failed, match="'hello' was not shown since the last action"):
        await play(table, SAID + 'wait 1m\nexpect "hello"')


async def test_an_exception_in_the_bot_fails_the_script(table: Table) -> None:
    with pytest.raises(Failed, match="broken on purpose"):
        await play(table, "alice: /toy break")


async def test_a_picture_is_checked_and_saved(table: Table, tmp_path: Path) -> None:
    target = tmp_path / "field.png"
    await play(table, f'alice: /toy draw width:1200\nexpect image\nsave image "{target}"')
    assert target.read_bytes().startswith(b"\x89PNG")


@pytest.mark.parametrize(
    ("command", "why"),
    [
        ("draw width:900", "900 px wide"),
        ('draw width:1200 alt:" "', "no alt text"),
        ("say text:x", "no image was posted"),
    ],
)
async def test_a_poor_picture_fails(table: Table, command: str, why: str) -> None:
    with pytest.raises(Failed, match=why):
        await play(table, f"alice: /toy {command}\nexpect image")


@pytest.mark.parametrize(
    ("shown", "text", "is_exact", "found"),
    [
        ("**Panther #1 drives.** 2D4: 3 + 2 = **5 AP**", "3 + 2 = 5 AP", False, True),
        ("-# TD-6.1 \u00b7 TD-A10", "TD-6.1", False, True),
        ("D10 8, \u22121 = 7", "8, -1 = 7", False, True),
        ("50\u00a0%", "50 %", False, True),
        ("Ricochet", "ricochet", False, True),
        ("opportunity fire", "Fire", True, False),
        ("Destroyed", "destroyed", True, True),
        (r"snake\_case", "snake_case", False, True),
        ("a * b", "a * b", False, True),
    ],
)
def test_markup_does_not_hide_words(shown: str, text: str, is_exact: bool, found: bool) -> None:
    assert contains(shown, text, is_exact=is_exact) is found


def test_plain_keeps_what_is_no_markup() -> None:
    assert plain("2 * 3 = 6, snake_case, #1") == "2 * 3 = 6, snake_case, #1"
