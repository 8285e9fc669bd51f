"""The trail of a game's dice as private pages: the newest rolls, all of them, one of them."""

from __future__ import annotations

import discord

from bot.core.messages import Message, say
from bot.core.refusals import Refusal
from bot.core.ruleset import SPECTATOR
from bot.discord_app import limits
from bot.discord_app.app import App
from bot.discord_app.components.items import Press, view_of
from bot.discord_app.dice_moment import moment_pictures
from bot.discord_app.present.dice import faces_text, kind_text, roll_line, signed, source_text
from bot.discord_app.present.lines import SMALL
from bot.discord_app.present.status import who_holds
from bot.discord_app.replies import Reply, told
from bot.i18n import language_of
from bot.service.audit import RollEntry
from bot.service.model import GameRow, Loaded
from bot.service.words import Named, pick

NEWEST = 8
A_PAGE = 8
LINE = 220
"""Characters of a line at most, so that a page fits into a message."""


async def dice_summary(app: App, interaction: discord.Interaction, row: GameRow) -> Reply:
    """The newest rolls and where the rest is."""
    rolls = [r for r in await app.games.rolls(row.id) if not r.hidden]
    if not rolls:
        return told(app, interaction, say("no-rolls"))
    loaded = await app.games.load(row.id)
    newest = rolls[-NEWEST:]
    reply = Reply(
        "\n".join(
            [
                app.say(interaction, say("dice-newest", count=len(newest), total=len(rolls))),
                *_lines(app, interaction, loaded, newest),
                app.say(interaction, say("dice-more")),
            ]
        )
    )
    label = app.plain_speaker(interaction)(say("button-all-rolls"))
    reply.view = view_of(Press(row.id, "dice_log", "0..", label, "quiet"))
    return reply


def _lines(app: App, interaction: discord.Interaction, loaded: Loaded, rolls: list[RollEntry]) -> list[str]:
    speak = app.speaker(interaction)
    return [limits.cut(speak(roll_line(loaded, r)), LINE) for r in rolls]


# all rolls


async def log_page(
    app: App, interaction: discord.Interaction, row: GameRow, seat: str = "", unit: str = "", page: int = 0
) -> Reply:
    """A page of the trail, of one side or unit where given; page 0 is the newest one, 1 the oldest."""
    loaded = await app.games.load(row.id)
    rolls = list(await app.games.rolls(row.id, seat=seat, unit=unit))
    if not rolls:
        return told(app, interaction, say("no-rolls-such" if seat or unit else "no-rolls"))
    pages = -(-len(rolls) // A_PAGE)
    page = page if 1 <= page <= pages else pages
    first = (page - 1) * A_PAGE
    shown = rolls[first : first + A_PAGE]
    head = say(
        "dice-log-head",
        number=row.number,
        first=first + 1,
        last=first + len(shown),
        total=len(rolls),
        filter=await _filter_text(app, loaded, seat, unit),
    )
    lines = [app.say(interaction, head), *_lines(app, interaction, loaded, shown)]
    lines.append(app.say(interaction, say("dice-log-foot")))
    return Reply("\n".join(lines), view=_log_buttons(row.id, page, pages, seat, unit))


async def _filter_text(app: App, loaded: Loaded, seat: str, unit: str) -> Message:
    parts = []
    if seat:
        parts.append(who_holds(loaded, await app.games.names(loaded.row), seat))
    if unit:
        parts.append(unit_names(loaded).get(unit, say("author-text", en=unit)))
    return say("dice-log-filter", parts=tuple(parts)) if parts else say("dice-nothing")


def _log_buttons(game: str, page: int, pages: int, seat: str, unit: str) -> discord.ui.View | None:
    args = [f"{number}.{seat}.{unit}" for number in (page - 1, page + 1)]
    if pages < 2 or any(len(a) > 60 or " " in a for a in args):
        return None
    return view_of(
        Press(game, "dice_log", args[0], "◀", "quiet", disabled=page <= 1),
        Press(game, "dice_log", args[1], "▶", "quiet", disabled=page >= pages),
    )


async def turn_log_page(app: App, interaction: discord.Interaction, game: str, arg: str, _: str) -> Reply:
    page, _, filters = arg.partition(".")
    seat, _, unit = filters.partition(".")
    row = await app.games.row(game)
    return await log_page(app, interaction, row, seat, unit, int(page) if page.isdecimal() else 0)


# what a person means


def unit_names(loaded: Loaded) -> dict[str, Message]:
    """All units that ever stood on the map, by id, as anybody may know them."""
    if loaded.state.rules is None:
        return {}
    view = loaded.ruleset.view(loaded.tables, loaded.state, SPECTATOR)
    return {
        entry.unit: say("dice-unit", name=entry.name, number=entry.number, side=side.name)
        for side in view.sides
        for entry in side.roster
    }


async def named_units(app: App, interaction: discord.Interaction, row: GameRow) -> list[Named]:
    """The units that have rolled, with their names in the reader's language."""
    loaded = await app.games.load(row.id)
    names = unit_names(loaded)
    plain = app.plain_speaker(interaction)
    rolled = dict.fromkeys(r.unit for r in await app.games.rolls(row.id) if r.unit)
    return [(u, names[u], (plain(names[u]),)) for u in rolled if u in names]


async def named_seats(app: App, interaction: discord.Interaction, row: GameRow) -> list[Named]:
    """The seats, by side and by the name of whoever holds them."""
    loaded = await app.games.load(row.id)
    names = await app.games.names(row)
    plain = app.plain_speaker(interaction)
    held = {seat: who_holds(loaded, names, seat) for seat in row.seats}
    return [(seat, name, (plain(name), names.get(seat, ""))) for seat, name in held.items()]


def meant(typed: str | None, named: list[Named], kind: str) -> str | Refusal:
    """The id a person typed a part of; empty for none."""
    return pick(typed, named, f"refuse-no-such-{kind}-rolled", f"refuse-which-{kind}-rolled") if typed else ""


# one roll


async def show_roll(app: App, interaction: discord.Interaction, row: GameRow, n: int | None) -> Reply:
    """Everything about one roll, and the board at that moment; the newest one when none is named."""
    loaded = await app.games.load(row.id)
    rolls = await app.games.rolls(row.id)
    if not rolls:
        return told(app, interaction, say("no-rolls"))
    roll = next((r for r in rolls if r.n == (n if n is not None else len(rolls))), None)
    if roll is None:
        return told(app, interaction, say("refuse-no-such-roll", n=n or 0), say("dice-rolls-there", count=len(rolls)))
    lines = [*await _about(app, interaction, loaded, roll), *await _chain_lines(app, interaction, row, roll.n)]
    lang, theme = language_of(interaction.locale), (await app.store.settings(row.guild)).theme
    pictures = await moment_pictures(app, loaded, roll, lang, theme)
    view = view_of(
        Press(row.id, "dice_show", str(roll.n - 1), "◀", "quiet", disabled=roll.n <= 1),
        Press(row.id, "dice_show", str(roll.n + 1), "▶", "quiet", disabled=roll.n >= len(rolls)),
    )
    return Reply(limits.cut("\n".join(lines), limits.CONTENT), pictures, view)


async def turn_roll(app: App, interaction: discord.Interaction, game: str, arg: str, _: str) -> Reply:
    row = await app.games.row(game)
    return await show_roll(app, interaction, row, int(arg) if arg.isdecimal() else None)


async def _about(app: App, interaction: discord.Interaction, loaded: Loaded, roll: RollEntry) -> list[str]:
    """Who, why, rule, dice, modifiers line by line, outcome, and whether it counts."""
    speak = app.speaker(interaction)
    names = await app.games.names(loaded.row)
    lines = [speak(say("dice-show-head", n=roll.n, number=loaded.row.number, at=roll.at))]
    if roll.void:
        lines.append(speak(say("dice-show-void")))
    by = await app.games.name_of(roll.person)
    cause = _cause(roll, by)
    lines.append(
        speak(say("dice-show-who", who=who_holds(loaded, names, roll.seat), cause=cause)) if roll.seat else speak(cause)
    )
    lines.append(speak(say("dice-show-why", purpose=roll.purpose)))
    lines += _rule_lines(app, interaction, roll.rule)
    dice = kind_text(roll.kind, roll.sides, roll.count)
    faces = say("dice-sum", sum=" + ".join(map(str, roll.faces))) if _is_sum(roll) else faces_text(roll, in_order=True)
    lines.append(speak(say("dice-show-dice", dice=dice, faces=faces, source=source_text(roll))))
    for m in roll.modifiers:
        rule = say("dice-rule", id=m.rule) if m.rule else say("dice-nothing")
        lines.append(speak(say("dice-show-modifier", value=signed(m.value), label=m.label, rule=rule)))
    if _is_sum(roll) and len(roll.faces) + len(roll.modifiers) > 1:
        lines.append(speak(say("dice-show-total", sum=faces_text(roll))))
    if roll.outcome is not None:
        lines.append(speak(say("dice-show-outcome", text=roll.outcome)))
    return lines


def _is_sum(roll: RollEntry) -> bool:
    return roll.is_open and not roll.names and roll.kind != "shuffle"


def _cause(roll: RollEntry, by: str) -> Message:
    """What the roll is bound to."""
    what, _, id_ = roll.cause.partition(":")
    if id_:
        return say("dice-cause-expire" if what == "expire" else "dice-cause-other", id=roll.cause)
    if by:
        return say("dice-cause-order", who=by, id=roll.cause)
    return say("dice-cause-order-gone", id=roll.cause)


def _rule_lines(app: App, interaction: discord.Interaction, id_: str) -> list[str]:
    """The title of the rule, and where its text is."""
    if not id_:
        return []
    rule = app.rulebook.rule(id_, language_of(interaction.locale))
    title = say("author-text", en=rule.title if rule is not None else "")
    return [app.say(interaction, say("dice-show-rule", id=id_, title=title))]


async def _chain_lines(app: App, interaction: discord.Interaction, row: GameRow, n: int) -> list[str]:
    found = await app.games.chain_row(row.id, n)
    if isinstance(found, Refusal):
        return []
    said = [say("dice-show-hash", hash=str(found["hash"])), say("dice-show-prev", hash=str(found["prev"]))]
    return [SMALL + app.say(interaction, line) for line in said]


DICE_HANDLERS = {"dice_log": turn_log_page, "dice_show": turn_roll}
