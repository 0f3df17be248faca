"""The official Python and npm clients each run the six tools end to end, on both revisions."""

from __future__ import annotations

import json
import os
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import anyio
import httpx2
import pytest
from edge_world import AGENT, EdgeWorld, edge_world, sqlite_copy
from live_server import LiveServer, live
from mcp.client.streamable_http import streamable_http_client
from mcp_messages import ENDPOINT, HANDSHAKE, MODERN
from node import node_for

from agent_genome.agf import check
from agent_genome_server.mcp._spec import TOOLS
from mcp import Client

HERE = Path(__file__).parent
MODES = [("legacy", HANDSHAKE), (MODERN, MODERN)]
REPORT = 'Done.\n<genome_report>{"followed": ["short_sentences"]}</genome_report>'


@pytest.fixture
def world(sqlite_template: Path, tmp_path: Path) -> Iterator[EdgeWorld]:
    with edge_world(sqlite_copy(sqlite_template, tmp_path)) as made:
        yield made


@pytest.fixture
def server(world: EdgeWorld) -> Iterator[LiveServer]:
    with live(world.world.services) as running:
        yield running


async def six_tools(url: str, key: str, mode: str) -> dict[str, Any]:
    """Run the six tools with the Python client, and return what it saw."""
    seen: dict[str, Any] = {"results": {}}
    async with (
        httpx2.AsyncClient(headers={"Authorization": f"Bearer {key}"}) as http_client,
        Client(streamable_http_client(url, http_client=http_client), mode=mode) as client,
    ):
        seen["version"] = client.session.protocol_version
        seen["tools"] = [tool.name for tool in (await client.list_tools()).tools]

        async def call(name: str, **arguments: Any) -> Any:
            result = await client.call_tool(name, arguments)
            text = getattr(result.content[0], "text", "")
            seen["results"][name] = {"isError": result.is_error, "structured": result.structured_content, "text": text}
            return result.structured_content

        await call("genome_get", agent_id=AGENT)
        compiled = await call("genome_compile", agent_id=AGENT, task={"task_type": "invoice"})
        await call("genome_finalize", agent_id=AGENT, compile_id=compiled["compile_id"], text=REPORT)
        await call("genome_record_outcome", agent_id=AGENT, result="accepted", compile_id=compiled["compile_id"])
        await call("genome_export", agent_id=AGENT, provenance_mode="none")
        await call("genome_erase", subject="person-17")
        refused = await client.call_tool("genome_get", {"agent_id": "nobody"})
        seen["refused"] = {"isError": refused.is_error, "problem": json.loads(getattr(refused.content[0], "text", ""))}
    return seen


def holds(seen: dict[str, Any], revision: str) -> None:
    """Make sure that a client saw every tool do its work."""
    assert seen["version"] == revision
    assert seen["tools"] == [tool["name"] for tool in TOOLS]
    results = seen["results"]
    assert not any(result["isError"] for result in results.values())
    assert results["genome_get"]["structured"]["agent_id"] == AGENT
    assert results["genome_finalize"]["structured"]["text"] == "Done.\n"
    assert results["genome_finalize"]["structured"]["followed"] == ["short_sentences"]
    assert results["genome_record_outcome"]["structured"]["recorded"] == "nothing_said"
    assert check(results["genome_export"]["text"].encode()).valid
    assert [agent["agent_id"] for agent in results["genome_erase"]["structured"]["agents"]] == [AGENT]
    assert seen["refused"]["isError"]
    assert (seen["refused"]["problem"]["status"], seen["refused"]["problem"]["code"]) == (404, "agent_not_found")


@pytest.mark.parametrize(("mode", "revision"), MODES)
def test_the_python_client_runs_the_six_tools(world, server, mode, revision):
    holds(anyio.run(six_tools, server.url + ENDPOINT, world.world.key.text, mode), revision)


@pytest.mark.parametrize(("mode", "revision"), MODES)
def test_the_npm_client_runs_the_six_tools(world, server, mode, revision):
    command = [node_for(HERE), str(HERE / "six_tools.mjs"), server.url + ENDPOINT, mode]
    environment = {**os.environ, "API_KEY": world.world.key.text}
    done = subprocess.run(command, capture_output=True, text=True, timeout=120, env=environment)
    assert done.returncode == 0, done.stderr
    holds(json.loads(done.stdout), revision)
