"""Health shows flags and versions and touches nothing; readiness asks the database."""

from __future__ import annotations

from edge_client import edge

from agent_genome_server import __version__


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
