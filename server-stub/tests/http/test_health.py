"""Health shows flags and versions and touches nothing; readiness asks the database."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from edge_client import BASE, edge
from service_world import World
from sqlalchemy import text

from agent_genome_server import __version__
from agent_genome_server.storage import Storage
from agent_genome_server.storage.tables import METADATA

Opener = Callable[[str], Storage]


def test_health_shows_versions_and_every_flag():
    with edge(flags={"task_aware_selection": True}) as client:
        body = client.get("/healthz").json()
    assert (body["status"], body["version"]) == ("ok", __version__)
    assert body["flags"] == {"task_aware_selection": True, "provisional_imports": False}


def test_health_does_not_depend_on_the_database(client, services):
    services.up = False
    assert client.get("/healthz").status_code == 200


def test_readiness_follows_the_database(client, services):
    assert client.get("/readyz").json() == {"status": "ready"}
    services.up = False
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["code"], answer.headers["retry-after"]) == (503, "unavailable", "1")


def execute(storage: Storage, statement: str) -> None:
    storage.writing(lambda connection: connection.execute(text(statement)))


@pytest.mark.parametrize(
    ("statement", "path"),
    [
        ("DROP TABLE compiles", "compile"),
        ("DROP TABLE api_keys", "compile"),
        ("ALTER TABLE agents RENAME COLUMN revision TO version", "compile"),
        ("DROP TABLE rate_windows", "compile"),
        ("DROP TABLE outcomes", "outcomes"),
    ],
)
def test_a_database_without_a_table_or_a_column_is_not_ready_and_what_needs_it_unavailable(
    fragile_url: str, opened: Opener, statement: str, path: str
):
    world = World(opened(fragile_url))
    world.register()
    with edge(world.services) as client:
        assert client.get("/readyz").status_code == 200
        execute(world.storage, statement)
        for answer in (
            client.get("/readyz"),
            client.post(
                f"{BASE}/agents/biller/{path}",
                headers={"Authorization": f"Bearer {world.key.text}"},
                json={"result": "accepted"} if path == "outcomes" else {},
            ),
        ):
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
            assert "is it migrated?" in answer.json()["detail"]


def test_a_database_that_was_never_migrated_is_not_ready_and_no_operation_is_available(
    fragile_url: str, opened: Opener
):
    world = World(opened(fragile_url))
    world.storage.writing(METADATA.drop_all)
    execute(world.storage, "DROP TABLE alembic_version")
    with edge(world.services) as client:
        for method, path in (("GET", "/readyz"), ("GET", f"{BASE}/agents/biller/genome"), ("POST", "/mcp/genome")):
            answer = client.request(method, path, headers={"Authorization": f"Bearer {world.key.text}"})
            assert (answer.status_code, answer.json()["code"]) == (503, "unavailable")
