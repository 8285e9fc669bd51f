"""Entry points: a view, a hand or dice in, a finished picture out. Safe in worker threads."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from bot.core.view import BoardView, DieFace, HandView
from render.common.encode import encode
from render.common.picture import Picture, Say, ThemeName
from render.landships import hand as hands
from render.landships import panel, strips
from render.landships.board import draw_map
from render.landships.colours import Theme, theme_of
from render.landships.layout import Layout, facing_up
from render.landships.palettes import palette_of
from render.landships.zoom import window_for

__all__ = ["board_image", "dice_image", "draw", "draw_dice_strip", "draw_hand"]

_WIDE = 1400
_STRIP_WIDE = 1000
_DICE_ROW = 196


def draw(view: BoardView, say: Say, theme: ThemeName = "light") -> Picture:
    """The picture of a view: the whole board, or the fight its crop or panel shows."""
    t = theme_of(theme)
    return encode(board_image(view, say, t), palette_of(t))


def draw_hand(hand: HandView, say: Say, theme: ThemeName = "light") -> Picture:
    """The picture of a secret hand; only for its owner."""
    t = theme_of(theme)
    return encode(hands.hand_image(hand, say, t), palette_of(t))


def draw_dice_strip(faces: Sequence[DieFace], say: Say, *, theme: ThemeName = "light") -> Picture:
    """Rolled dice in a row with their captions, 1000 pixels wide."""
    t = theme_of(theme)
    return encode(dice_image(faces, say, t), palette_of(t))


def board_image(view: BoardView, say: Say, theme: Theme) -> Image.Image:
    """The picture before its colours are reduced."""
    return _fight(view, say, theme) if view.crop is not None or view.panel is not None else _whole(view, say, theme)


def _whole(view: BoardView, say: Say, theme: Theme) -> Image.Image:
    """Title strip, bar of the side at the top, board, bar of the side at the bottom."""
    layout = Layout(view.map.grid)
    k = min(1.35, max(0.8, _WIDE / layout.width))
    board = draw_map(view, say, theme, layout.whole(k))
    width = board.width
    image = Image.new("RGB", (width, strips.STRIP + 2 * strips.BAR + board.height), theme["strip"])
    image.paste(strips.title_strip(view, say, theme, width), (0, 0))
    up = facing_up(view.map, tuple(s.id for s in view.sides))
    for i, side in enumerate(view.sides[:2]):
        y = strips.STRIP + (strips.BAR + board.height if up[side.id] else 0)
        image.paste(strips.side_bar(view, i, say, theme, width), (0, y))
    image.paste(board, (0, strips.STRIP + strips.BAR))
    return image


def _fight(view: BoardView, say: Say, theme: Theme) -> Image.Image:
    """Title strip, the surroundings of the fight enlarged, the dice below."""
    board = draw_map(view, say, theme, window_for(view, _WIDE))
    below = panel.panel_image(view.panel, say, theme, _WIDE) if view.panel is not None else None
    height = strips.STRIP + board.height + (below.height if below else 0)
    image = Image.new("RGB", (_WIDE, height), theme["strip"])
    image.paste(strips.title_strip(view, say, theme, _WIDE), (0, 0))
    image.paste(board, (0, strips.STRIP))
    if below is not None:
        image.paste(below, (0, strips.STRIP + board.height))
    return image


def dice_image(faces: Sequence[DieFace], say: Say, theme: Theme) -> Image.Image:
    """The strip of dice before its colours are reduced; more than eight dice make further rows."""
    rows = [tuple(faces[i : i + 8]) for i in range(0, len(faces), 8)] or [()]
    image = Image.new("RGB", (_STRIP_WIDE, _DICE_ROW * len(rows)), theme["paper"])
    for i, row in enumerate(rows):
        used = min(150.0 * len(row), _STRIP_WIDE - 40.0)
        panel.dice_line(
            image,
            row,
            say,
            theme,
            ((_STRIP_WIDE - used) / 2 + (23 if used == 150.0 * len(row) else 0), _DICE_ROW * i + 20.0),
            used,
        )
    return image
