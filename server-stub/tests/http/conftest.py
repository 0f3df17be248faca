"""Fixtures of the tests of the edge."""

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
    with edge(services) as made:
        yield made
