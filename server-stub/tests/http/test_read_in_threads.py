"""Only what is read quickly is read in the event loop, where it holds up every other request."""

from __future__ import annotations

import json
import threading
from typing import Any

import pytest
from edge_client import AUTH, BASE, JSON_AUTH
from mcp_messages import ENDPOINT, HANDSHAKE, MODERN, headers_of, message

from agent_genome_server.http import endpoint, strict_json
from agent_genome_server.http.endpoint import READ_AT_ONCE
from agent_genome_server.http.shapes import Shape
from agent_genome_server.mcp import messages

LONG = READ_AT_ONCE + 1
COMPILE = f"{BASE}/agents/a/compile"


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> dict[str, set[str]]:
    """Return what was done in which kind of thread."""
    found: dict[str, set[str]] = {"service": set(), "loop": set()}

    def watch(owner: Any, name: str) -> None:
        before = getattr(owner, name)

        def watched(*arguments: Any) -> Any:
            kind = "service" if threading.current_thread().name.startswith("service") else "loop"
            found[kind].add(name)
            return before(*arguments)

        monkeypatch.setattr(owner, name, watched)

    watch(Shape, "read")
    watch(strict_json, "_read_closely")
    for module in (endpoint, messages):
        watch(module, "read_json")
    return found


def test_a_small_body_that_fits_is_read_at_once(client, seen):
    assert client.post(COMPILE, headers=JSON_AUTH, content=b'{"budget": 900}').status_code == 200
    assert seen == {"service": set(), "loop": set()}


@pytest.mark.parametrize(
    ("body", "status", "done"),
    [
        (b'{"budget": 1}', 422, {"read_json", "read"}),
        (b'{"budget": 900, "budget": 900}', 400, {"read_json", "_read_closely"}),
        (b" " * LONG + b"{}", 200, {"read_json", "read"}),
    ],
    ids=["faults", "no json", "long"],
)
def test_faults_and_what_is_long_are_looked_for_in_a_thread(client, seen, body, status, done):
    assert client.post(COMPILE, headers=JSON_AUTH, content=body).status_code == status
    assert seen == {"service": done, "loop": set()}


@pytest.mark.parametrize("version", [HANDSHAKE, MODERN])
def test_a_long_message_is_read_in_a_thread(client, seen, version):
    sent = message("tools/call", {"name": "genome_compile", "arguments": {"agent_id": "a"}}, version=version)
    headers = headers_of(sent, version=version) | AUTH | {"Content-Type": "application/json"}
    assert client.post(ENDPOINT, headers=headers, content=b" " * LONG + json.dumps(sent).encode()).status_code == 200
    assert seen == {"service": {"read_json", "read"}, "loop": set()}
