"""Expected against rolled: a picture and plain sentences."""

from __future__ import annotations

import discord

from bot.core.messages import say
from bot.discord_app.app import App
from bot.discord_app.pictures import Shown
from bot.discord_app.present.dice import face_text, many_text, stats_lines, verdict
from bot.discord_app.present.status import who_holds
from bot.discord_app.replies import Reply, told
from bot.i18n import Speaker, language_of
from bot.service.audit import KindStats
from bot.service.model import GameRow
from render.charts import MOST_BARS, Bars, draw_dice_chart


async def stats_page(app: App, interaction: discord.Interaction, row: GameRow, seat: str = "") -> Reply:
    """How the dice of a game, or of one side, fell."""
    stats = await app.games.dice_stats(row.id, seat=seat)
    if not stats:
        return told(app, interaction, say("no-rolls-such" if seat else "no-rolls"))
    loaded = await app.games.load(row.id)
    who = who_holds(loaded, await app.games.names(row), seat) if seat else say("dice-stats-all")
    title = say("dice-stats-title", number=row.number, who=who)
    text = told(app, interaction, title, *stats_lines(stats), say("dice-stats-foot")).text
    lang, theme = language_of(interaction.locale), (await app.store.settings(row.guild)).theme
    plain = app.plain_speaker(interaction)
    return Reply(text, [await _chart(app, plain, plain(title), stats, lang, theme)])


async def _chart(
    app: App, plain: Speaker, title: str, stats: tuple[KindStats, ...], lang: str, theme: str
) -> Shown | None:
    kinds = [_bars(plain, kind) for kind in stats if len(kind.labels) <= MOST_BARS]
    if not kinds:
        return None
    legend = (plain(say("dice-chart-rolled")), plain(say("dice-chart-expected")))
    alt = " ".join([f"{title}.", *(_alt(plain, kind) for kind in kinds)])
    return await app.pictures.made(
        ("chart", title, kinds, lang, theme),
        lambda: draw_dice_chart(title, legend, kinds, "dark" if theme == "dark" else "light"),
        alt,
    )


def _bars(plain: Speaker, kind: KindStats) -> Bars:
    return Bars(
        title=plain(many_text(kind)),
        note=plain(verdict(kind, "short")),
        labels=tuple(plain(face_text(name)) for name in kind.labels),
        counts=kind.counts,
        expected=kind.expected,
    )


def _alt(plain: Speaker, kind: Bars) -> str:
    """The bars in words: each face with how often it fell, and how often it should have."""
    evenly = len(set(kind.expected)) == 1
    fell = tuple(
        say("dice-chart-bar", label=label, count=count)
        if evenly
        else say("dice-chart-bar-of", label=label, count=count, expected=round(expected, 1))
        for label, count, expected in zip(kind.labels, kind.counts, kind.expected, strict=True)
    )
    if not evenly:
        return plain(say("dice-chart-alt-uneven", title=kind.title, fell=fell))
    return plain(say("dice-chart-alt", title=kind.title, fell=fell, expected=round(kind.expected[0], 1)))
