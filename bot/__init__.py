"""Hulldown: hex tank games by post, on Discord."""

__version__ = "0.1.0"
