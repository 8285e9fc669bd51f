"""Pictures of a game: a view in, the bytes of a PNG out. The only package that draws."""

from __future__ import annotations

from collections.abc import Sequence

from bot.core.view import BoardView, CampaignView, HandView, Message
from render.common.cache import configure
from render.common.picture import Picture, Say, ThemeName
from render.common.shrink import shrunk

__all__ = ["Picture", "alt_text", "configure", "draw_board", "draw_campaign", "draw_hand", "joined", "shrunk"]

ALT_LIMIT = 1024
"""Characters Discord accepts as the description of an attachment."""


def draw_board(view: BoardView, say: Say, *, theme: ThemeName = "light") -> Picture:
    """The picture of a view: the whole board, or what its crop and panel ask for. Safe in worker threads.

    Raises ValueError for a ruleset without pictures.
    """
    match view.ruleset:
        case "tank_duel":
            from render import duel

            return duel.draw(view, say, theme)
        case "great_war":
            from render import landships

            return landships.draw(view, say, theme)
        case _:
            raise ValueError(f"no pictures for ruleset {view.ruleset!r}")


def draw_hand(hand: HandView, say: Say, *, theme: ThemeName = "light") -> Picture:
    """The picture of a secret hand of cards, for its owner alone."""
    from render import landships

    return landships.draw_hand(hand, say, theme)


def _cards_in_words(hand: HandView) -> list[Message]:
    """One sentence a card: its number, title, cost and text."""
    found: list[Message] = []
    for card in (*hand.command, *hand.combat):
        key = "pic-card-words" if card.cost is None else "pic-card-words-cost"
        found.append(
            Message(key, {"number": card.number, "title": card.title, "text": card.text, "cost": card.cost or 0})
        )
    return found


def draw_campaign(view: CampaignView, say: Say, *, theme: ThemeName = "light") -> Picture:
    """The page of a campaign: standings, rosters, battles. Safe in worker threads."""
    from render.campaign.page import draw

    return draw(view, say, theme)


def alt_text(view: BoardView | HandView, say: Say) -> str:
    """The picture in words, at most 1024 characters: whole sentences, the last ones dropped first."""
    return joined(view.alt if isinstance(view, BoardView) else (*view.summary, *_cards_in_words(view)), say)


def joined(sentences: Sequence[Message], say: Say) -> str:
    """Sentences as one alt text: whole ones, the last dropped first."""
    text = ""
    for sentence in sentences:
        words = say(sentence).strip()
        if words and words[-1] not in ".!?…":
            words += "."
        longer = f"{text} {words}" if text else words
        if len(longer) > ALT_LIMIT:
            break
        text = longer
    if not text and sentences:
        # one sentence alone is too long: better its beginning than nothing
        text = say(sentences[0]).strip()[: ALT_LIMIT - 1] + "…"
    return text
