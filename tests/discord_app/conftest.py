"""Faults on purpose are logged in a line or two: printing every local variable of a traceback takes seconds."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import structlog


@pytest.fixture(autouse=True, scope="package")
def plain_tracebacks() -> Iterator[None]:
    renderer = structlog.dev.ConsoleRenderer(colors=False, exception_formatter=structlog.dev.plain_traceback)
    structlog.configure(processors=[structlog.processors.add_log_level, structlog.dev.set_exc_info, renderer])
    yield
    structlog.reset_defaults()
