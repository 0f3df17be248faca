"""A client that talks to the application in this process."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from fake_services import KEY, FakeServices
from starlette.testclient import TestClient

from agent_genome_server.http.app import create_app
from agent_genome_server.http.options import EdgeOptions

AUTH = {"Authorization": f"Bearer {KEY}"}
JSON_AUTH = AUTH | {"Content-Type": "application/json"}
BASE = "/genome/v1"
FLAGS = {"task_aware_selection": False, "provisional_imports": False}


@contextmanager
def edge(services: Any = None, *, flags: dict[str, bool] | None = None, **options: Any) -> Iterator[TestClient]:
    """Serve fake services, or those that are given."""
    app = create_app(services or FakeServices(), EdgeOptions(flags=FLAGS | (flags or {}), threads=2, **options))
    with TestClient(app, base_url="http://localhost", raise_server_exceptions=True) as client:
        yield client
