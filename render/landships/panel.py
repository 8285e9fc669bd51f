"""The dice panel below a fight: what was rolled, why, what each die did, and what came of it."""

from __future__ import annotations

from PIL import Image

from bot.core.view import DiceRow, DieFace, Message, Panel
from render.common.fonts import BLACK, BOLD, COND, MEDIUM, SEMI, SEMIBOLD, SERIF, Face, draw_text, fit, wrap
from render.common.masks import Mask
from render.common.palette import RGB, mix
from render.common.picture import Say
from render.landships.colours import Theme
from render.landships.dice import COUNTS, die_sprite
from render.landships.textflow import flow

__all__ = ["dice_line", "panel_image"]

ROW = 206
_DICE_X, _BOX_W = 406.0, 292.0
_GOOD = frozenset({"recovered", "freed", "holds", "held", "good"})
_NEUTRAL = frozenset({"miss", "nothing", "none", "retreat", "ignored"})


def panel_image(panel: Panel, say: Say, theme: Theme, width: int) -> Image.Image:
    """The panel as an RGB picture of a width; a panel without dice shows its lines and result."""
    if not panel.rows:
        return _words_only(panel, say, theme, width)
    foot = 14 + 40 * len(panel.lines)
    image = Image.new("RGB", (width, 8 + ROW * len(panel.rows) + foot), theme["paper"])
    image.paste(theme["strip"], (0, 0, width, 6))
    for i, row in enumerate(panel.rows):
        last = i == len(panel.rows) - 1
        _row(image, 8 + i * ROW, i + 1, row, say, theme, _ink_of(panel, row, theme, last))
        if not last:
            y = 8 + (i + 1) * ROW
            image.paste(mix(theme["paper"], theme["ink2"], 0.5), (26, y - 1, width - 24, y + 1))
    for i, line in enumerate(panel.lines):
        at = (92, 14 + ROW * len(panel.rows) + 40 * i)
        flow(image, at, say(line), Face(SEMI, MEDIUM, 26), theme["ink2"], width - 120, 1)
    return image


def _ink_of(panel: Panel, row: DiceRow, theme: Theme, last: bool) -> RGB:
    if not last:
        return theme["ink"]
    if panel.style in _GOOD:
        return theme["ok_t"]
    if panel.style in _NEUTRAL:
        return theme["ink"]
    loud = bool(panel.style) or any(d.effect == COUNTS for d in row.dice)
    return theme["hit_t"] if loud else theme["ink"]


def _row(image: Image.Image, y: int, number: int, row: DiceRow, say: Say, theme: Theme, ink: RGB) -> None:
    mask = Mask((18, y + 10, 76, y + 80))
    mask.disc(51, y + 46, 25)
    mask.paint(image, theme["ink"])
    draw_text(image, (51, y + 46), str(number), Face(COND, BLACK, 30), theme["paper"], "mm")
    title = say(row.title)
    draw_text(image, (92, y + 58), title, fit(title, Face(SERIF, BOLD, 36), 290, 24), theme["ink"], "ls")
    text = "\n".join(say(line) for line in row.lines)
    flow(image, (92, y + 76), text, Face(SEMI, MEDIUM, 26), theme["ink2"], 290, 4)
    right = image.width - (_BOX_W + 40 if row.result is not None or row.result_lines else 24)
    dice_line(image, row.dice, say, theme, (_DICE_X, y + 23.0), right - _DICE_X)
    if row.result is not None or row.result_lines:
        _result(image, y, row, say, theme, ink)


def dice_line(
    image: Image.Image, dice: tuple[DieFace, ...], say: Say, theme: Theme, at: tuple[float, float], room: float
) -> None:
    """Dice from a point to the right, each with its caption below; they shrink when there are many."""
    if not dice:
        return
    hq = say(Message("pic-gw-hq"))
    step = min(150.0, room / len(dice))
    size = min(104.0, step - 22)
    for i, die in enumerate(dice):
        x, y = at[0] + size / 2 + i * step + (step - size) / 2 * (step < 150), at[1] + 52
        die_sprite(theme, die.kind, die.face, die.effect, size, hq).place(image, x, y)
        if die.caption is None:
            continue
        loud = die.effect == COUNTS
        face = Face(COND, BOLD if loud else SEMIBOLD, 26)
        flow(image, (x, at[1] + 66 + size / 2 + 4), say(die.caption), face, theme["hit_t"] if loud else theme["ink2"],
             max(60.0, step - 4), 2, pitch=1.02, smallest=22, anchor="m")  # fmt: skip


def _result(image: Image.Image, y: int, row: DiceRow, say: Say, theme: Theme, ink: RGB) -> None:
    x0 = image.width - _BOX_W - 23
    mask = Mask((round(x0) - 2, y + 8, image.width - 18, y + ROW - 8))
    mask.rect(x0, y + 18, x0 + _BOX_W, y + ROW - 22, 14)
    mask.paint(image, mix(theme["paper"], theme["ink2"], 0.45))
    inner = Mask(mask.box)
    inner.rect(x0 + 1.5, y + 19.5, x0 + _BOX_W - 1.5, y + ROW - 23.5, 12.5)
    inner.paint(image, theme["dim"])
    middle = x0 + _BOX_W / 2
    big = say(row.result) if row.result is not None else ""
    face = fit(big, Face(COND, BLACK, 46), _BOX_W - 24, 26)
    draw_text(
        image, (middle, y + (86 if row.result_lines else 102)), big, face, ink, "m" + ("s" if row.result_lines else "m")
    )
    text = "\n".join(say(line) for line in row.result_lines)
    if text:
        flow(image, (middle, y + 104), text, Face(COND, SEMIBOLD, 27), theme["ink2"], _BOX_W - 22, 3 if not big else 2,
             pitch=1.1, anchor="m")  # fmt: skip


def _words_only(panel: Panel, say: Say, theme: Theme, width: int) -> Image.Image:
    face = Face(SEMI, MEDIUM, 28)
    lines = [(part, not i) for line in panel.lines for i, part in enumerate(wrap(say(line), face, width - 90))]
    height = 84 + 36 * len(lines) + (64 if panel.result is not None else 0)
    image = Image.new("RGB", (width, height), theme["paper"])
    image.paste(theme["strip"], (0, 0, width, 6))
    title = say(panel.title)
    draw_text(image, (28, 54), title, fit(title, Face(SERIF, BOLD, 36), width - 60, 24), theme["ink"], "ls")
    for i, (line, starts) in enumerate(lines):
        draw_text(image, (52, 92 + 36 * i), line, face, theme["ink2"], "ls")
        if starts:
            dot = Mask((26, 70 + 36 * i, 46, 96 + 36 * i))
            dot.disc(36, 83 + 36 * i, 5.5)
            dot.paint(image, theme["gold"])
    if panel.result is not None:
        words = say(panel.result)
        ink = theme["ok_t"] if panel.style in _GOOD else theme["ink"] if panel.style in _NEUTRAL else theme["hit_t"]
        draw_text(image, (28, height - 26), words, fit(words, Face(COND, BLACK, 46), width - 60, 26), ink, "ls")
    return image
