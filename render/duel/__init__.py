"""Pictures of the ``tank_duel`` ruleset."""

from __future__ import annotations

from bot.core.view import BoardView
from render.common.picture import Picture, Say, ThemeName
from render.duel.theme import theme_of

__all__ = ["draw"]


def draw(view: BoardView, say: Say, theme: ThemeName) -> Picture:
    """The picture a view asks for: shot, question, choices, or the whole board."""
    from render.duel import board, choices, question, shot

    colours = theme_of(theme)
    match view.panel.kind if view.panel is not None else "":
        case "shot":
            return shot.draw_shot(view, say, colours)
        case "question":
            return question.draw_question(view, say, colours)
        case "choices":
            return choices.draw_choices(view, say, colours)
        case _:
            return board.draw_whole_board(view, say, colours)
