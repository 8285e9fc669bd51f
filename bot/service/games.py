"""The service: everything a front end, the scheduler or a tool may ask of games."""

from __future__ import annotations

from bot.service.campaign_war import CampaignWar
from bot.service.desk import Desk
from bot.service.engine import NoSuchGame
from bot.service.held import Holding
from bot.service.lineups import LineUps
from bot.service.records import Records
from bot.service.scenarios import Scenarios

__all__ = ["Games", "NoSuchGame"]


class Games(CampaignWar, LineUps, Scenarios, Holding, Desk, Records):
    """All use cases of one bot. Every method returns its value or a ``Refusal``; exceptions are bugs or broken disks.

    ``cause`` is the id of what asks (an interaction id): unique, and repeated only when a delivery is repeated.
    """
