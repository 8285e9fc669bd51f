"""The Act panel: units by name, what moves the game on first, nothing twice under one name."""

from __future__ import annotations

import sys
from pathlib import Path

import discord
import pytest

sys.path.insert(0, str(Path(__file__).parent))

from stage import Stage, content, on_stage

from bot.core.ruleset import MenuItem
from bot.discord_app import act_panel
from bot.discord_app.act_panel import LAST, item_key, told_apart
from bot.i18n import Texts
from bot.tools.shown import Control, Shown
from tests.rulesets.contract.games import played, scenarios


def panel(stage: Stage) -> Shown:
    return next(s for s in reversed(stage.news()) if s.private_to and s.controls)


async def press_act(stage: Stage, who: str) -> tuple[Control, ...]:
    await stage.press(who, "Act")
    return panel(stage).controls


async def test_many_orders_begin_with_the_unit_by_name_and_hex(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2])
        await stage.open("ring")
        (menu,) = await press_act(stage, "alice")
        labels = [label for label, _ in menu.options]
        assert menu.label == "Choose a unit"
        assert len(labels) == len(set(labels)) == 12
        assert all("#" in label and "·" in label for label in labels)
        await stage.choose("alice", labels[3], "Choose a unit")
        (orders,) = panel(stage).controls
        name = labels[3].split(" ·")[0]
        assert all(name in label for label, _ in orders.options)
        assert orders.options[0][0].startswith("Drive")


async def test_what_moves_the_game_on_comes_before_settings(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        stage.roll(d10=[9, 2], d4=[2])
        await stage.open("quiet")
        for command in ("/order drive unit:Panther", "/order pivot turns:L1"):
            (menu,) = await press_act(stage, "alice")
            settings = [("turret" in label) or ("ask me" in label) or ("hold" in label) for label, _ in menu.options]
            assert settings == sorted(settings)
            assert not settings[0]
            await stage.do("alice", command)


async def test_who_is_asked_finds_the_question_in_the_panel(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.ask()
        controls = await press_act(stage, "bob")
        assert [c.label for c in controls if c.is_button][:2] == ["Fire T-34/85 #1", "Hold"]
        assert "in front of the guns" in stage.private("bob")
        (menu,) = await press_act(stage, "alice")
        assert "bob" in stage.private("alice")
        assert all("Panther" in label for label, _ in menu.options)


async def test_with_nothing_to_do_the_menu_is_off_and_says_who_is_waited_for(tmp_path: Path) -> None:
    async with on_stage(tmp_path) as stage:
        await stage.do("alice", "/game new scenario:first-landship side:british")
        await stage.press("bob", "Join")
        await stage.press("alice", "Start")
        controls = [c for who in ("alice", "bob") for c in await press_act(stage, who)]
        off = [c for c in controls if not c.enabled]
        assert len(off) == 1
        assert off[0].label.startswith("Waiting for")
        assert "alice" in off[0].label or "bob" in off[0].label


def test_equal_labels_are_said_in_full_or_numbered() -> None:
    assert told_apart(["a", "b"], ["x", "y"]) == ["a", "b"]
    assert told_apart(["a", "a"], ["play a", "drop a"]) == ["play a", "drop a"]
    assert told_apart(["a", "a"], ["", ""]) == ["a (1)", "a (2)"]


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize(
    ("ruleset", "scenario"), [(r, s) for r in ("tank_duel", "great_war") for s in scenarios(r)[:2]]
)
def test_every_menu_of_a_game_fits_and_tells_its_entries_apart(ruleset: str, scenario: str, lang: str) -> None:
    """Each is found again by its content, in menus as Discord takes them."""
    game = played(ruleset, scenario, 3)
    speak = Texts(content().root).speaker(lang, plain=True)
    for stop in game.stops[::7]:
        state = stop.state
        if state.rules is None or state.outcome is not None:
            continue
        for seat in game.seats:
            items = act_panel._offered(game.ruleset.menu(game.tables, state, seat))
            last = [i.verb in LAST for i in items]
            assert last == sorted(last)
            for unit in {i.unit for i in items}:
                check(view_for(game.ruleset, game.tables, state, [i for i in items if i.unit == unit], speak))
            assert len({item_key(i, state.version) for i in items}) == len(items)


def view_for(ruleset: object, tables: object, state: object, items: list[MenuItem], speak: object) -> discord.ui.View:
    from types import SimpleNamespace

    loaded = SimpleNamespace(ruleset=ruleset, tables=tables, state=state, row=SimpleNamespace(id="abc123"))
    return act_panel._orders(loaded, items, speak)  # type: ignore[arg-type]


def check(view: discord.ui.View) -> None:
    rows = view.to_components()
    assert 1 <= len(rows) <= 5
    options = [o for row in rows for menu in row["components"] for o in menu["options"]]
    labels = [o["label"] for o in options]
    assert len(set(labels)) == len(labels), labels
    assert len({o["value"] for o in options}) == len(options)
    assert all(1 <= len(o["label"]) <= 100 for o in options)
    assert all(len(menu["options"]) <= 25 for row in rows for menu in row["components"])
