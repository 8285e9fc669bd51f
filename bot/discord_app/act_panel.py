"""The Act panel: what its reader may order now, in menus; first which unit, where there is much to choose from."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator, Sequence

import discord
import msgspec

from bot.core import commands as cmd
from bot.core.messages import Message, say
from bot.core.ruleset import MenuItem
from bot.core.view import BoardView
from bot.discord_app import limits
from bot.discord_app.app import App, user_of
from bot.discord_app.components.items import Pick, option, view_of
from bot.discord_app.playing import outcome, react
from bot.discord_app.present.status import status_lines, who_holds
from bot.discord_app.replies import Reply, told
from bot.i18n import Speaker
from bot.service.model import GameRow, Loaded

LAST = ("turret", "standing")
"""Settings that may be given at any time come after what moves the game on."""

NO_UNIT = "-"
SMALL_RANGE = 5
"""An order that takes a number is offered once for each up to so many; with more it has to be typed."""


def item_key(item: MenuItem, version: int) -> str:
    """Names a menu entry by its content and the state it belongs to, never by its place in a list (S9)."""
    return hashlib.sha256(msgspec.json.encode((item.order, version))).hexdigest()[:16]


async def act_panel(app: App, interaction: discord.Interaction, row: GameRow, unit: str = "") -> Reply:
    """What the reader may order now. With nothing to order the menu is off and names who is waited for."""
    if row.status != "active":
        return told(app, interaction, say("refuse-not-started" if row.status == "lobby" else "refuse-game-over"))
    seats = await app.games.seats_of(row, user_of(interaction))
    if not seats:
        return told(app, interaction, say("refuse-no-seat"))
    loaded = await app.games.load(row.id)
    names = await app.games.names(row)
    status = status_lines(loaded, names)
    items = _offered(await app.games.menu(row.id, user_of(interaction)))
    plain = app.plain_speaker(interaction)
    if not unit and any(set(d.seats) & set(seats) for d in loaded.state.pending):
        return await _asked(app, interaction, loaded, items)
    reply = told(app, interaction, *status)
    if not items:
        reply.view = view_of(Pick(row.id, "do", "-", plain(_waiting(loaded, names)), disabled=True))
        return reply
    if not unit and len(items) > limits.CHOICES and len({i.unit for i in items}) > 1:
        board = loaded.ruleset.view(loaded.tables, loaded.state, await app.games.viewer(row, user_of(interaction)))
        reply = told(app, interaction, *status, say("choose-unit"))
        reply.view = _units(row.id, items, board, plain)
        return reply
    wanted = "" if unit == NO_UNIT else unit
    chosen = items if not unit else [i for i in items if i.unit == wanted]
    reply.view = _orders(loaded, chosen, plain)
    return reply


async def _asked(app: App, interaction: discord.Interaction, loaded: Loaded, items: Sequence[MenuItem]) -> Reply:
    """Who is asked something answers first; what may be set meanwhile stands below."""
    reply = await react(app, interaction, loaded.row)
    if items and reply.view is not None:
        for menu in _orders(loaded, items[: limits.CHOICES], app.plain_speaker(interaction)).children:
            reply.view.add_item(menu)
    return reply


def _waiting(loaded: Loaded, names: dict[str, str]) -> Message:
    """Why there is nothing to order."""
    state = loaded.state
    if state.paused_at is not None or state.rules is None:
        return say("menu-nothing")
    seat = state.pending[0].seats[0] if state.pending else loaded.ruleset.to_act(state.rules)
    return say("menu-waiting", who=who_holds(loaded, names, seat)) if seat else say("menu-nothing")


def _offered(items: Sequence[MenuItem]) -> list[MenuItem]:
    """The entries in the order they are shown, numbers filled in where there are few."""
    found = [filled for item in items for filled in _filled(item)]
    return sorted(found, key=lambda i: i.verb in LAST)


def _filled(item: MenuItem) -> Iterator[MenuItem]:
    if not item.number:
        yield item
    elif item.high - item.low < SMALL_RANGE:
        for n in range(item.low, item.high + 1):
            order = msgspec.structs.replace(item.order, **{item.number: n})
            yield msgspec.structs.replace(item, order=order, number="")


def _units(game: str, items: Sequence[MenuItem], board: BoardView, plain: Speaker) -> discord.ui.View:
    label = board.map.grid.label
    names = {c.unit: say("menu-unit", name=c.name, number=c.number, hex=label(c.hex)) for c in board.counters}
    verbs: dict[str, dict[str, None]] = {}
    for item in items:
        verbs.setdefault(item.unit, {})[item.verb] = None
    entries = []
    for unit, what in verbs.items():
        name = plain(names[unit]) if unit in names else unit or plain(say("menu-no-unit"))
        kinds = plain(say("menu-verbs", verbs=tuple(say(f"verb-{verb}") for verb in what)))
        entries.append(option(name, unit or NO_UNIT, kinds))
    return _menus(game, "act_unit", "", plain(say("menu-which-unit")), entries)


def _orders(loaded: Loaded, items: Sequence[MenuItem], plain: Speaker) -> discord.ui.View:
    version = loaded.state.version
    described = [plain(loaded.ruleset.describe(loaded.tables, loaded.state, i.order)) for i in items]
    labels = told_apart([plain(i.label) for i in items], described)
    entries = [
        option(label, item_key(item, version), text if text != label else "")
        for item, label, text in zip(items, labels, described, strict=True)
    ]
    return _menus(loaded.row.id, "do", str(version), plain(say("menu-order")), entries)


def told_apart(labels: Sequence[str], longer: Sequence[str]) -> list[str]:
    """Labels of which no two are the same: those that were are said in full, and numbered where even that is the same.

    >>> told_apart(["a", "b", "b"], ["", "b now", "b later"])
    ['a', 'b now', 'b later']
    """
    often = Counter(labels)
    found = [full if often[label] > 1 and full else label for label, full in zip(labels, longer, strict=True)]
    often = Counter(found)
    nth: Counter[str] = Counter()
    for i, label in enumerate(found):
        if often[label] > 1:
            nth[label] += 1
            found[i] = f"{label} ({nth[label]})"
    return found


def _menus(game: str, what: str, arg: str, title: str, entries: list[discord.SelectOption]) -> discord.ui.View:
    """As many menus as the entries need; a message has room for five."""
    size = limits.CHOICES
    parts = [entries[i : i + size] for i in range(0, len(entries), size)][: limits.ROWS]
    if len(parts) == 1:
        return view_of(Pick(game, what, arg, title, parts[0]))
    return view_of(
        *(Pick(game, what, f"{arg}.{n}", f"{title} ({n}/{len(parts)})", part) for n, part in enumerate(parts, 1))
    )


async def do_item(app: App, interaction: discord.Interaction, game: str, arg: str, key: str) -> Reply:
    """Carry out an entry of the Act panel if the game still is where the panel was made."""
    loaded = await app.games.load(game)
    items = _offered(await app.games.menu(game, user_of(interaction)))
    found = next((i for i in items if item_key(i, loaded.state.version) == key), None)
    if found is None or str(loaded.state.version) != arg.partition(".")[0]:
        return told(app, interaction, say("refuse-old-panel"))
    text = loaded.ruleset.describe(loaded.tables, loaded.state, found.order)
    action = cmd.GiveOrder(found.order, text)
    result = await app.games.act(game, user_of(interaction), action, str(interaction.id))
    return await outcome(app, interaction, game, result)
