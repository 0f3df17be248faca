"""What the tests of the client share."""

from __future__ import annotations

import pytest
from genome_service import Caller
from transports import World


@pytest.fixture(params=["sync", "async"])
def world(request) -> World:
    """Give the world of a test, once without and once with an event loop."""
    return World(kind=request.param)


@pytest.fixture(autouse=True)
def no_settings_from_outside(monkeypatch) -> None:
    for name in ("AGENT_GENOME_API_KEY", "AGENT_GENOME_BASE_URL", "AGENT_GENOME_LOG", "HTTP_PROXY", "HTTPS_PROXY"):
        monkeypatch.delenv(name, raising=False)
        monkeypatch.delenv(name.lower(), raising=False)


@pytest.fixture(params=["sync", "async"])
def caller(request) -> Caller:
    """Give what drives the client of each kind."""
    return Caller(request.param)
