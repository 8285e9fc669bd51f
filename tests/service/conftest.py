from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from pathlib import Path

import pytest

from tests.service.toy_table import Table

MakeTable = Callable[..., Awaitable[Table]]


@pytest.fixture
async def make_table(tmp_path: Path) -> AsyncIterator[MakeTable]:
    made: list[Table] = []

    async def make(name: str = "bot", **dice: Sequence[int]) -> Table:
        table = await Table(tmp_path / f"{name}.db", **dice).start()
        made.append(table)
        return table

    yield make
    for table in made:
        await table.stop()


@pytest.fixture
async def table(make_table: MakeTable) -> Table:
    """A table with live dice."""
    return await make_table()
