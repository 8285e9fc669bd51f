"""Pictures of the Great War ruleset: boards, fights, hands of cards, rolled dice."""

from __future__ import annotations

from render.landships.picture import draw, draw_dice_strip, draw_hand

__all__ = ["draw", "draw_dice_strip", "draw_hand"]
