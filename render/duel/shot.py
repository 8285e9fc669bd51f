"""The picture of a resolved shot: a zoom with sight lines and verdict, and a card with every number beside it.

Of the panel, the first two lines are shooter and target, each with a fact after a comma; the others stand at the
foot of the card. A row's title is its heading, what follows a colon stands opposite; dice, explanations and result
follow. A row without dice that has a line for every line of sight gets their marks. Without a shot overlay all
lines of the panel stand at the top as running text.
"""

from __future__ import annotations

from dataclasses import dataclass

from PIL import Image

from bot.core.view import BoardView, Counter, DiceRow, Message, OverlayKind, Panel, SightLine
from render.common.encode import encode
from render.common.fonts import BOLD, COND, MEDIUM, SEMIBOLD, Face, draw_text, fit, text_width, wrap
from render.common.masks import Mask
from render.common.picture import Picture, Say
from render.duel.badges import mark_stamp
from render.duel.dice import dice_of, die_stamp
from render.duel.header import shortened
from render.duel.overlays import draw_scene
from render.duel.overlays.sight import mark_end
from render.duel.scene import crop_scene
from render.duel.theme import SideLook, Theme, piece, side_index

__all__ = ["compose_shot", "draw_shot"]

WIDTH, HEIGHT, HEAD, CARD = 1400, 888, 76, 528


def draw_shot(view: BoardView, say: Say, theme: Theme) -> Picture:
    return encode(compose_shot(view, say, theme), theme.palette)


def compose_shot(view: BoardView, say: Say, theme: Theme) -> Image.Image:
    assert view.panel is not None
    image = Image.new("RGB", (WIDTH, HEIGHT), theme["ink"])
    image.paste(theme["strip"], (2, 2, WIDTH - 2, HEAD))
    hexes = view.crop.hexes if view.crop is not None else tuple(c.hex for c in view.counters)
    scene = crop_scene(view, theme, image, (2, HEAD + 2, WIDTH - CARD, HEIGHT - 2), hexes, 1.5)
    draw_scene(scene, say)
    image.paste(theme["ink"], (0, HEAD, WIDTH, HEAD + 2))
    image.paste(theme["paper"], (WIDTH - CARD + 2, HEAD + 2, WIDTH - 2, HEIGHT - 2))
    _head(image, view, view.panel, say, theme)
    _fit_card(image, view, view.panel, say, theme)
    return image


def _head(image: Image.Image, view: BoardView, panel: Panel, say: Say, theme: Theme) -> None:
    look = theme.sides[side_index(view, panel.side or view.to_act)]
    mark_stamp(look, 40).place(image, 46, HEAD / 2)
    note = say(Message("pic-turn", {"turn": view.turn})) + (f" / {view.turns}" if view.turns else "")
    right = WIDTH - 24
    face = fit(note, Face(COND, MEDIUM, 30), 420, 24)
    used = draw_text(image, (right, HEAD / 2), note, face, theme["ink2"], "rm")
    title = say(panel.title)
    room = right - used - 30 - 82
    face = fit(title, Face(COND, BOLD, 42), room, 28)
    draw_text(image, (82, HEAD / 2), shortened(title, face, room), face, theme["ink"], "lm")


@dataclass(slots=True)
class _Card:
    """Where the card has got to; ``s`` shrinks everything when there is much to say."""

    image: Image.Image
    theme: Theme
    say: Say
    s: float
    y: float
    look: SideLook
    left: int = WIDTH - CARD + 30
    right: int = WIDTH - 26

    def face(self, weight: int, size: float) -> Face:
        return Face(COND, weight, max(22, round(size * self.s)))

    def rule(self) -> None:
        self.y += 14 * self.s
        self.image.paste(self.theme["rule"], (self.left - 4, round(self.y), self.right, round(self.y) + 2))
        self.y += 14 * self.s


def _has_shot(view: BoardView) -> bool:
    return any(o.kind == OverlayKind.SHOT and len(o.hexes) > 1 for o in view.overlays)


def _fit_card(image: Image.Image, view: BoardView, panel: Panel, say: Say, theme: Theme) -> None:
    """Lay the card out at the largest scale at which it fits above the verdict."""
    look = theme.sides[side_index(view, panel.side)]
    foot = len(panel.lines) > 2 and _has_shot(view)
    limit = HEIGHT - 26 - (84 if panel.result is not None else 0) - (44 if foot else 0)
    for s in (1.0, 0.94, 0.88, 0.82, 0.76, 0.7, 0.64):
        trial = _Card(Image.new("RGB", (1, 1)), theme, say, s, HEAD + 22, look)
        _content(trial, view, panel)
        if trial.y <= limit or s == 0.64:
            card = _Card(image, theme, say, s, HEAD + 22 + max(0.0, min(20.0, (limit - trial.y) / 3)), look)
            _content(card, view, panel)
            break
    bottom = HEIGHT - 24 - (40 if foot else 0)
    if panel.result is not None:
        _verdict(image, panel, say, theme, bottom)
    if foot:
        _foot(image, panel, say, theme)


def _content(card: _Card, view: BoardView, panel: Panel) -> None:
    pair = next((o.hexes for o in view.overlays if o.kind == OverlayKind.SHOT and len(o.hexes) > 1), ())
    for i, h in enumerate(pair[:2]):
        counter = next((c for c in view.counters if c.hex == h), None)
        if counter is not None:
            _who(card, view, counter, card.say(panel.lines[i]) if i < len(panel.lines) else "")
    if not pair:
        _words(card, [card.say(m) for m in panel.lines])
    lines = tuple(s for o in view.overlays if o.kind == OverlayKind.SIGHT for s in o.lines)
    for i, row in enumerate(panel.rows):
        if i or panel.lines:
            card.rule()
        if not row.dice and lines and len(row.lines) == len(lines):
            _sight(card, row, lines)
        else:
            _row(card, row)


def _words(card: _Card, texts: list[str]) -> None:
    """Running text."""
    face = card.face(MEDIUM, 30)
    for text in texts:
        for line in wrap(text, face, card.right - card.left):
            draw_text(card.image, (card.left, card.y + 27 * card.s), line, face, card.theme["ink"])
            card.y += 36 * card.s


def _who(card: _Card, view: BoardView, counter: Counter, words: str) -> None:
    """The side's mark, the tank, and opposite what follows the first comma: its gun or its armour."""
    look = card.theme.sides[side_index(view, counter.side)]
    middle = card.y + 22 * card.s
    mark_stamp(look, round(38 * card.s)).place(card.image, card.left + 19, middle)
    x = card.left + 54.0
    name, _, fact = words.partition(", ")
    if not name:
        x += draw_text(card.image, (x, middle), str(counter.number), card.face(BOLD, 38), look.text, "lm") + 14
        name = card.say(counter.name)
    used = 0.0
    if fact:
        used = draw_text(card.image, (card.right, middle), fact, card.face(MEDIUM, 30), card.theme["ink2"], "rm") + 16
    face = fit(name, card.face(SEMIBOLD, 36), card.right - used - x, 24)
    draw_text(card.image, (x, middle), shortened(name, face, card.right - used - x), face, card.theme["ink"], "lm")
    card.y += 52 * card.s


def _sight(card: _Card, row: DiceRow, lines: tuple[SightLine, ...]) -> None:
    """One mark and word for every line of sight."""
    opposite = row.result if row.result is not None else next(iter(row.result_lines), None)
    _heading(card, card.say(row.title), card.say(opposite) if opposite is not None else "", strong=True)
    middle = card.y + 18 * card.s
    x = card.left + 12.0
    step = (card.right - card.left) / max(3, len(lines))
    for i, line in enumerate(lines):
        mark_end(card.image, (x + i * step, middle), line.state, 1.25 * card.s)
        words = card.say(row.lines[i])
        face = fit(words, card.face(MEDIUM, 29), step - 40, 20)
        draw_text(card.image, (x + i * step + 24, middle), words, face, card.theme["ink"], "lm")
    card.y += 38 * card.s


def _heading(card: _Card, words: str, opposite: str, *, strong: bool = False) -> None:
    theme = card.theme
    used = 0.0
    base = card.y + 24 * card.s
    if opposite:
        face = card.face(SEMIBOLD if strong else MEDIUM, 29)
        used = draw_text(card.image, (card.right, base), opposite, face, theme["ink" if strong else "ink2"], "rs") + 14
    face = fit(words.upper(), card.face(BOLD, 28), card.right - card.left - used, 22)
    draw_text(card.image, (card.left, base), words.upper(), face, theme["ink2"])
    card.y += 38 * card.s


def _row(card: _Card, row: DiceRow) -> None:
    """Heading, dice at the left, explanations and result at the right."""
    title, _, opposite = card.say(row.title).partition(": ")
    more = [card.say(m) for m in row.result_lines]
    _heading(card, title, opposite)
    dice = [d for face in row.dice for d in dice_of(face, card.look)]
    radius = 58 * card.s if len(dice) > 1 else 62 * card.s
    texts = [*(card.say(m) for m in row.lines), *more]
    result = card.say(row.result) if row.result is not None else ""
    height = 33 * card.s * len(texts) + (44 * card.s if result else 0)
    block = max(height, 2.06 * radius if dice else 0)
    x = card.left + radius
    for shape, face_text, colour in dice:
        die_stamp(shape, face_text, colour, radius).place(card.image, x, card.y + block / 2)
        x += 1.92 * radius
    left = x - radius + 22 if dice else card.left
    y = card.y + (block - height) / 2
    for words in texts:
        _reason(card, words, left, y + 24 * card.s)
        y += 33 * card.s
    if result:
        face = fit(result, card.face(BOLD, 37), card.right - left, 24)
        draw_text(card.image, (left, y + 34 * card.s), result, face, card.theme["ink"])
    card.y += block


def _reason(card: _Card, words: str, x: float, base: float) -> None:
    """An explanation, its leading number in bold."""
    face = fit(words, card.face(MEDIUM, 29), card.right - x, 22)
    head, _, rest = words.partition(" ")
    if rest and head.lstrip("+−-").isdigit() and head[0] in "+−-":
        bold = Face(COND, BOLD, face.size)
        draw_text(card.image, (x, base), head, bold, card.theme["ink"])
        start = x + max(34 * card.s, text_width(head, bold) + 8)
        draw_text(card.image, (start, base), shortened(rest, face, card.right - start), face, card.theme["ink"])
        return
    draw_text(card.image, (x, base), shortened(words, face, card.right - x), face, card.theme["ink"])


def _verdict(image: Image.Image, panel: Panel, say: Say, theme: Theme, bottom: int) -> None:
    assert panel.result is not None
    x0, x1 = WIDTH - CARD + 26, WIDTH - 24
    named = {"destroyed", "ricochet", "miss"}
    colour = f"stamp_{panel.style}" if panel.style in named else f"sight_{panel.style}"
    if panel.style not in named | {"clear", "hidden", "blocked"}:
        colour = "stamp_miss"
    mask = Mask((x0, bottom - 66, x1, bottom), 3)
    mask.rect(x0, bottom - 66, x1, bottom, 5)
    mask.paint(image, piece(colour))
    words = say(panel.result)
    face = fit(words, Face(COND, BOLD, 40), x1 - x0 - 30, 26)
    draw_text(image, ((x0 + x1) / 2, bottom - 33), shortened(words, face, x1 - x0 - 30), face, (255, 255, 255), "mm")


def _foot(image: Image.Image, panel: Panel, say: Say, theme: Theme) -> None:
    left, right = WIDTH - CARD + 30, WIDTH - 26
    first, *rest = [say(m) for m in panel.lines[2:]]
    small = "  ".join(rest)
    used = 0.0
    if small:
        face = fit(small, Face(COND, MEDIUM, 22), (right - left) * 0.48, 18)
        used = draw_text(image, (right, HEIGHT - 22), small, face, theme["ink2"], "rs") + 14
    face = fit(first, Face(COND, MEDIUM, 27), right - left - used, 20)
    draw_text(image, (left, HEIGHT - 22), shortened(first, face, right - left - used), face, theme["ink2"])
