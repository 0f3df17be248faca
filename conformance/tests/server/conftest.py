"""One world for all tests of a worker: the reference server's services with imports, and two workspaces."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from served import World, world


@pytest.fixture(scope="session")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[World]:
    with world(tmp_path_factory.mktemp("served"), "provisional_imports") as made:
        yield made
