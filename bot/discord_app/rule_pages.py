"""Rules of the rulebook as private pages."""

from __future__ import annotations

import discord

from bot.core.messages import say
from bot.core.ruleset import SPECTATOR
from bot.discord_app import limits
from bot.discord_app.app import App
from bot.discord_app.present.lines import SMALL, rules_of
from bot.discord_app.present.story import moments_of, story
from bot.discord_app.replies import Reply, told
from bot.i18n import language_of

SHOWN = 6


def rule_text(app: App, interaction: discord.Interaction, id_: str) -> str | None:
    """A rule with its title and what to see besides; None when there is no such rule."""
    rule = app.rulebook.rule(id_, language_of(interaction.locale))
    if rule is None:
        return None
    lines = [f"**{rule.id} · {rule.title}**", rule.text]
    if rule.see:
        lines.append(SMALL + app.say(interaction, say("rule-see", ids=", ".join(rule.see))))
    return "\n".join(lines)


async def show_rule(app: App, interaction: discord.Interaction, id_: str) -> Reply:
    text = rule_text(app, interaction, id_)
    if text is not None:
        return Reply(text)
    lang = language_of(interaction.locale)
    word = id_.strip().lower()
    near = [r for r in app.rulebook.rules(lang) if word and (word in r.id.lower() or word in r.title.lower())][:10]
    lines = [app.say(interaction, say("no-such-rule", id=id_))]
    lines += [f"- **{r.id}** {r.title}" for r in near]
    return Reply("\n".join(lines))


async def rules_of_newest(app: App, interaction: discord.Interaction, game: str) -> Reply:
    """The rules that decided what happened last."""
    loaded = await app.games.load(game)
    newest = loaded.stored[-40:]
    if not newest:
        return told(app, interaction, say("refuse-not-started"))
    names = await app.games.names(loaded.row)
    lines = story(loaded, moments_of(loaded, newest[0].version, newest[-1].version), names, SPECTATOR)
    ids = dict.fromkeys(r for line in reversed(lines) for r in rules_of(line))
    texts = [t for t in (rule_text(app, interaction, i) for i in list(ids)[:SHOWN]) if t]
    return Reply(limits.pages("\n\n".join(texts))[0]) if texts else told(app, interaction, say("no-rules-yet"))
