"""Fixtures of the server's tests."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest
from server_databases import database_url, fragile_url, opened, postgres, sqlite_template, storage

__all__ = ["as_before", "database_url", "fragile_url", "opened", "postgres", "sqlite_template", "storage"]


@pytest.fixture(autouse=True)
def as_before() -> Iterator[None]:
    """Let no test leave a handler that writes to a stream which is closed by then."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield
    root.handlers[:] = handlers
    root.setLevel(level)
