"""The page of a campaign: size, both themes, both rulesets, rosters of any length, alt text."""

from __future__ import annotations

import io

import numpy as np
import pytest
from PIL import Image

import render
from bot.core.view import BattleView, CampaignSideView, CampaignView, CrewView, Message
from render.campaign.roster import MOST_ROWS, shown
from render.common.picture import ThemeName


def text(words: str) -> Message:
    return Message("text", {"text": words})


def say(message: Message) -> str:
    return str(message.args.get("text", message.key))


def crew(n: int, art: str, nation: str, status: str = "ready", kills: int = 0) -> CrewView:
    return CrewView(text(f"Crew {n}"), text(art), art, nation, text(status), status, kills, 1)


def page(ruleset: str = "tank_duel", count: int = 4, kills: int = 2, status: str = "ready") -> CampaignView:
    arts = ("panther", "t34_85") if ruleset == "tank_duel" else ("mark_iv_male", "infantry")
    nations = ("germany", "ussr") if ruleset == "tank_duel" else ("british", "german")
    sides = tuple(
        CampaignSideView(
            nation,
            text(nation),
            text("Alice"),
            1,
            2,
            3,
            4,
            tuple(crew(i, art, nation, status, kills) for i in range(count)),
        )
        for art, nation in zip(arts, nations, strict=True)
    )
    battles = (
        BattleView(1, text("Duel"), nations[0]),
        BattleView(2, text("Steppe")),
        BattleView(3, text("Now"), "", True),
    )
    return CampaignView(
        ruleset, text("Iron Road"), text("Campaign 1"), text("Battle 3"), sides, battles, (text("Alt."),)
    )


def decoded(view: CampaignView, theme: ThemeName = "light") -> Image.Image:
    picture = render.draw_campaign(view, say, theme=theme)
    assert len(picture.png) < 400_000
    with Image.open(io.BytesIO(picture.png)) as image:
        assert image.size == (picture.width, picture.height)
        return image.convert("RGB")


@pytest.mark.parametrize("ruleset", ["tank_duel", "great_war"])
@pytest.mark.parametrize("count", [0, 1, 5, 40])
def test_a_page_is_of_the_right_width_and_grows_with_its_rosters(ruleset: str, count: int) -> None:
    image = decoded(page(ruleset, count))
    assert 1200 <= image.width <= 1400
    assert image.height < 2000
    assert image.height >= decoded(page(ruleset, 0)).height


def test_a_long_roster_says_how_many_more_there_are() -> None:
    side = page(count=40).sides[0]
    rows = shown(side)
    assert len(rows) == MOST_ROWS
    assert rows[-1] == 40 - MOST_ROWS + 1


def test_the_dark_page_is_dark() -> None:
    assert np.asarray(decoded(page(), "dark")).mean() < 0.5 * np.asarray(decoded(page())).mean()


@pytest.mark.parametrize("kills", [0, 1, 5, 6, 99])
def test_honours_show(kills: int) -> None:
    plain = np.asarray(decoded(page(kills=0))).astype(int)
    honoured = np.asarray(decoded(page(kills=kills))).astype(int)
    assert (np.abs(plain - honoured).sum() > 0) == (kills > 0)


@pytest.mark.parametrize("ruleset", ["tank_duel", "great_war"])
def test_the_lost_and_the_fighting_look_different(ruleset: str) -> None:
    pictures = {decoded(page(ruleset, status=s)).tobytes() for s in ("ready", "fighting", "repair", "lost")}
    assert len(pictures) == 4


def test_a_campaign_without_sides_has_a_page() -> None:
    empty = CampaignView("tank_duel", text("Iron Road"), text("Campaign 1"), text("Battle 1"), ())
    assert decoded(empty).width == 1300


def test_the_alt_text_keeps_whole_sentences() -> None:
    long = tuple(text(f"Sentence {n} of a long account of many crews.") for n in range(100))
    alt = render.joined(long, say)
    assert len(alt) <= 1024
    assert alt.endswith(".")
