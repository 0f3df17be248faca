"""Fixtures of the tests of the services."""

from __future__ import annotations

import pytest
from service_world import KERNEL, World, gene, strata

from agent_genome_server.storage import Storage


@pytest.fixture
def world(storage: Storage) -> World:
    """Return a workspace with the agent `biller`."""
    world = World(storage)
    world.register(strata=strata(kernel=[KERNEL], org=[gene()]))
    return world
