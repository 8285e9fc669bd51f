"""Everything kept on disk: one SQLite file, written by one connection, one transaction at a time (law 5)."""

from __future__ import annotations

from bot.storage.database import StoreBusy, StoreFailed
from bot.storage.store import SqliteStore

__all__ = ["SqliteStore", "StoreBusy", "StoreFailed"]
