"""Fixtures of the tests of the MCP surface."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from edge_client import edge
from fake_services import FakeServices
from starlette.testclient import TestClient


@pytest.fixture
def services() -> FakeServices:
    return FakeServices()


@pytest.fixture
def client(services: FakeServices) -> Iterator[TestClient]:
    with edge(
        services, allowed_hosts=frozenset({"genome.example"}), allowed_origins=frozenset({"https://app.example"})
    ) as made:
        yield made
