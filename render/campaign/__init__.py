"""The page of a campaign."""

from __future__ import annotations

from render.campaign.page import draw

__all__ = ["draw"]
