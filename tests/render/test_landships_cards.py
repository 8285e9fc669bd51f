"""Hands, dice and words of great_war pictures: they fit, in both languages, and every symbol has a shape of its own."""

from __future__ import annotations

import io
import re
from pathlib import Path

import msgspec
import numpy as np
import pytest
from PIL import Image

import render
from bot.core.messages import Message
from bot.core.view import DiceRow, HandView, Panel
from render import landships
from render.common.fonts import BOLD, COND, MEDIUM, SEMI, SEMIBOLD, SERIF, Face, draw_text, fit, text_width, wrap
from render.common.picture import ThemeName
from render.landships import card_art, dice, samples, strips
from render.landships.card_props import HEIGHT, WIDTH
from render.landships.colours import DAY, NIGHT
from render.landships.panel import panel_image
from render.landships.pen import Pen
from render.landships.textflow import fitted

FACES = ("soldier", "burst", "deadly", "flag", "hq")


def catalogue(root: Path, language: str) -> dict[str, str]:
    """Keys and first lines of the words in the pictures."""
    text = (root / "data" / "locales" / language / "render_gw.ftl").read_text(encoding="utf-8")
    return dict(re.findall(r"^([a-z-]+) = ?(.*)$", text, re.M))


def test_both_languages_have_the_same_keys_and_every_key_drawn(root: Path) -> None:
    english, french = catalogue(root, "en"), catalogue(root, "fr")
    assert set(english) == set(french)
    drawn = set()
    for path in (root / "render" / "landships").glob("*.py"):
        drawn |= set(re.findall(r'"(pic-gw-[a-z-]+[a-z])"', path.read_text(encoding="utf-8")))
    assert drawn
    assert drawn <= set(english)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_fixed_words_fit_their_places(language: str) -> None:
    say = samples.say_in(language)
    for key in ("left", "centre", "right"):
        words = say(Message(f"pic-gw-{key}")).upper()
        assert text_width(words, Face(COND, SEMIBOLD, 18)) <= 118
    for kind in ("section", "tactic", "combat", "reaction"):
        assert text_width(say(Message(f"pic-gw-kind-{kind}")), Face(COND, SEMIBOLD, 20)) <= 190
        assert text_width(say(Message(f"pic-gw-line-{kind}")), Face(COND, BOLD, 24)) <= 300
    for key in ("tokens", "command-cards", "combat-cards"):
        for count in (1, 2):
            assert text_width(say(Message(f"pic-gw-{key}", {"count": count})), Face(COND, SEMIBOLD, 25)) <= 272
    assert len(wrap(say(Message("pic-gw-hand-note")), Face(SEMI, MEDIUM, 26), 390)) <= 5


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_word_has_a_missing_glyph(root: Path, language: str) -> None:
    def ink(letter: str, family: str) -> bytes:
        image = Image.new("RGB", (60, 60))
        draw_text(image, (10, 45), letter, Face(family, 500, 36), (255, 255, 255))
        return image.tobytes()

    letters = sorted(set("".join(catalogue(root, language).values())) | set("ÉÈÀÇÏŒœ’«»×·–"))
    for family in (COND, SEMI, SERIF):
        missing = ink("\ufffe", family)
        assert not [c for c in letters if not c.isspace() and ink(c, family) == missing]


def test_side_names_of_both_languages_fit_the_bar() -> None:
    for name in ("BRITANNIQUES", "ALLEMANDS", "FRANÇAIS", "GERMAN EMPIRE"):
        assert text_width(name, fit(name, Face(COND, BOLD, 32), 240, 22)) <= 240


@pytest.mark.parametrize("theme", ["light", "dark"])
@pytest.mark.parametrize(("count", "width"), [(0, 1400), (1, 1400), (5, 1400), (6, 1600), (11, 1600)])
def test_a_hand_of_any_size_is_one_picture(theme: ThemeName, count: int, width: int) -> None:
    one = samples.card(1, "section", "probe", "Probe", "Order 2 units.", sections=(0, 2, 0))
    cards = (one,) * count
    made = render.draw_hand(HandView("british", cards[:6], cards[6:], 3), samples.say, theme=theme)
    with Image.open(io.BytesIO(made.png)) as image:
        image.load()
    assert made.width == width
    assert len(made.png) <= 400 * 1024


def test_a_hand_is_the_same_twice_and_differs_by_what_may_be_played() -> None:
    hand = samples.hand()
    first = render.draw_hand(hand, samples.say)
    assert render.draw_hand(hand, samples.say).png == first.png
    probe = msgspec.structs.replace(hand.command[0], playable=False)
    other = HandView(hand.side, (probe, *hand.command[1:]), hand.combat, hand.hq_tokens)
    assert render.draw_hand(other, samples.say).png != first.png


def test_every_art_is_a_picture_of_its_own() -> None:
    seen = {}
    for art in card_art.ARTS:
        pen = Pen.sheet((0, 0, WIDTH, HEIGHT), 1.0, 1)
        card_art.draw_art(pen, art, "section")
        seen[art] = pen.image.tobytes()
    assert len(set(seen.values())) == len(seen)
    assert len(seen) >= 22


@pytest.mark.parametrize("kind", ["section", "tactic", "combat", "reaction", "something-new"])
def test_an_unknown_art_falls_back(kind: str) -> None:
    pen = Pen.sheet((0, 0, WIDTH, HEIGHT), 1.0, 1)
    card_art.draw_art(pen, "no-such-art", kind)
    assert len(pen.image.getcolors(1 << 16) or ()) > 5


def test_long_card_text_is_shrunk_and_never_cut() -> None:
    text = " ".join(["entanglement"] * 14)
    face, lines = fitted(text, Face(SEMI, MEDIUM, 33), 404, 5, 22)
    assert " ".join(lines) == text
    assert all(text_width(line, face) <= 404 for line in lines)
    assert face.size < 33


def test_gw_1_each_face_of_the_battle_die_has_its_own_shape_in_grey() -> None:
    small = [np.asarray(dice.die_sprite(DAY, "battle", f, "", 32).image.convert("L"), dtype=np.int16) for f in FACES]
    for i, a in enumerate(small):
        for b in small[i + 1 :]:
            assert (np.abs(a - b) > 60).mean() > 0.08


def test_what_a_die_did_shows_as_ring_or_fading() -> None:
    effects = ("", "counts", "pays", "nothing")
    made = {e: dice.die_sprite(DAY, "battle", "burst", e, 64).image.tobytes() for e in effects}
    assert len(set(made.values())) == 4


@pytest.mark.parametrize("count", [0, 1, 3, 8, 12])
def test_the_dice_strip_is_wide_enough_for_a_phone(count: int) -> None:
    rolled = tuple(samples.dice(f"{FACES[i % 5]}:counts:potential hit")[0] for i in range(count))
    made = landships.draw_dice_strip(rolled, samples.say)
    assert made.width >= 1000
    assert landships.draw_dice_strip(rolled, samples.say).png == made.png


@pytest.mark.parametrize("theme", [DAY, NIGHT])
@pytest.mark.parametrize("rows", [0, 1, 3])
def test_a_panel_holds_as_many_rows_as_were_rolled(theme: object, rows: int) -> None:
    rolled = samples.dice("|".join(["deadly:counts:confirmed hit on the tank"] * 8))
    row = DiceRow(samples.words("Confirm roll"), (samples.words("eight dice"),), rolled, samples.words("8 confirmed"))
    below = (samples.words("A line below."),)
    panel = Panel("combat", samples.words("Attack"), below, (row,) * rows, samples.words("Result"))
    image = panel_image(panel, samples.say, theme if theme is NIGHT else DAY, 1400)
    assert image.width == 1400
    assert image.height >= 206 * max(rows, 0)


def test_a_long_title_never_runs_into_the_pill() -> None:
    title = "The second battle of the Canal du Nord at Flesquières"
    texts = (title, "27 September 1918", ("Turn 12", "Battle"), "Allemands : à vous")
    strip = strips.plain_strip(DAY, 1400, texts)
    gold = np.all(np.asarray(strip) == DAY["gold"], axis=2)
    assert gold[:, -60:].any()
    assert not gold[:, :900].any()
