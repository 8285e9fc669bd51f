"""What is under which message."""

from __future__ import annotations

from collections.abc import Sequence

from discord import ui

from bot.core.decisions import Decision, Option
from bot.core.messages import say
from bot.discord_app import limits
from bot.discord_app.components.items import Pick, Press, option, view_of
from bot.i18n import Speaker
from bot.service.model import Loaded

MANY = 4
"""More options to fire than this go into a menu."""

PERCENTS = range(10, 100, 10)


def lobby_buttons(loaded: Loaded, plain: Speaker) -> ui.View | None:
    """Join buttons per side, Watch, Start; none once the lobby is closed."""
    row = loaded.row
    if row.status != "lobby":
        return None
    head = loaded.ruleset.head(loaded.tables, loaded.scenario)
    view = ui.View(timeout=None)
    for side in head.sides[:4]:
        free = any(not row.seats.get(seat, "") for seat in side.seats or (side.id,))
        label = plain(say("button-join", side=side.name))
        view.add_item(Press(row.id, "join", side.id, label, "normal", disabled=not free))
    view.add_item(Press(row.id, "watch", "", plain(say("button-watch")), "quiet"))
    filled = all(row.seats.values())
    view.add_item(Press(row.id, "start", "", plain(say("button-start")), "good", disabled=not filled))
    return view


def board_buttons(game: str, plain: Speaker, *, is_over: bool) -> ui.View:
    """Under the newest board."""
    items = [] if is_over else [Press(game, "act", "", plain(say("button-act")), "normal")]
    items += [
        Press(game, "since", "", plain(say("button-since")), "quiet"),
        Press(game, "dice", "", plain(say("button-dice")), "quiet"),
        Press(game, "rules", "", plain(say("button-rules")), "quiet"),
    ]
    if is_over:
        items.append(Press(game, "rematch", "", plain(say("button-rematch")), "normal"))
    return view_of(*items)


def question_controls(game: str, decision: Decision, plain: Speaker) -> ui.View:
    """Buttons for the answers of a question; many shooters, many choices and numbers go into menus."""
    fixed = [o for o in decision.options if not o.high]
    ranged = [o for o in decision.options if o.high]
    listed = _listed(fixed)
    view = ui.View(timeout=None)
    for part in range(0, len(listed), limits.CHOICES):
        chunk = listed[part : part + limits.CHOICES]
        entries = [option(plain(o.label), o.id, _short_detail(o, plain)) for o in chunk]
        key = "menu-fire-with" if all(o.id.startswith("fire") for o in chunk) else "menu-choose"
        arg = f"{decision.id}:{part}" if part else decision.id
        view.add_item(Pick(game, "answer", arg, plain(say(key)), entries))
    for o in fixed:
        if o not in listed:
            view.add_item(Press(game, "answer", f"{decision.id}:{o.id}", plain(o.label), o.style))
    for o in ranged:
        entries = [option(plain(say("menu-percent", n=n)), f"{o.id}:{n}") for n in PERCENTS if o.low <= n <= o.high]
        view.add_item(Pick(game, "answer_n", decision.id, plain(o.label), entries))
    return view


def _listed(fixed: Sequence[Option]) -> list[Option]:
    """What goes into menus: more than a few units to choose from, or more choices than two rows of buttons hold."""
    by_unit = [o for o in fixed if o.unit]
    listed = by_unit if len(by_unit) > MANY else []
    if len(fixed) - len(listed) > 2 * limits.BUTTONS_A_ROW:
        listed = [o for o in fixed if o.style != "quiet"]
    return listed


def answer_button(game: str, plain: Speaker) -> ui.View:
    """The one button under a question whose choices are secret."""
    return view_of(Press(game, "react", "", plain(say("button-answer")), "normal"))


def proposal_buttons(game: str, proposal: str, plain: Speaker) -> ui.View:
    return view_of(
        Press(game, "agree", proposal, plain(say("button-agree")), "good"),
        Press(game, "decline", proposal, plain(say("button-decline")), "quiet"),
    )


def _short_detail(o: Option, plain: Speaker) -> str:
    return plain(o.detail).splitlines()[0] if o.detail is not None else ""
