"""One table of operations, three ways in: REST, MCP and the Python facade give the same answer (mcp.md#results)."""

from __future__ import annotations

import json
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest
from edge_client import edge
from edge_world import AGENT, all_operations, bearer, edge_world, sqlite_copy
from live_server import live
from mcp_messages import HANDSHAKE, MODERN, call_tool
from service_world import World

from agent_genome import AgentGenome, APIStatusError
from agent_genome_server.mcp._spec import ARGUMENTS, OPERATION_OF_TOOL
from agent_genome_server.services import Services
from agent_genome_server.storage import open_storage

OPERATIONS = all_operations()
TOOL_OF = {operation: tool for tool, operation in OPERATION_OF_TOOL.items()}
METHOD_OF = {
    "get_genome": "get",
    "compile_genome": "compile",
    "finalize_output": "finalize",
    "record_outcome": "record_outcome",
    "export_genome": "export",
    "erase_subject": "erase_subject",
}
COMPILE = "<a compile of the agent>"
CASES: list[tuple[str, dict[str, Any]]] = [
    ("get_genome", {"agent_id": AGENT}),
    ("get_genome", {"agent_id": AGENT, "subject": "person-17"}),
    ("get_genome", {"agent_id": "nobody"}),
    ("compile_genome", {"agent_id": AGENT}),
    (
        "compile_genome",
        {
            "agent_id": AGENT,
            "dialect": "claude",
            "budget": 3000,
            "subject": "person-17",
            "task": {"task_type": "invoice"},
        },
    ),
    ("compile_genome", {"agent_id": AGENT, "budget": 1}),
    ("compile_genome", {"agent_id": AGENT, "dialect": "latin", "task": {"input_has": [""]}}),
    ("compile_genome", {"agent_id": "nobody"}),
    (
        "finalize_output",
        {
            "agent_id": AGENT,
            "compile_id": COMPILE,
            "text": 'Done.\n<genome_report>{"followed": ["short_sentences"]}</genome_report>',
        },
    ),
    ("finalize_output", {"agent_id": AGENT, "compile_id": "cp_" + "0" * 32, "text": "Done."}),
    (
        "record_outcome",
        {"agent_id": AGENT, "result": "feedback", "text": "Sag nur ein Wort.", "reference": "ref-2", "subject": "p"},
    ),
    ("record_outcome", {"agent_id": AGENT, "result": "accepted", "compile_id": COMPILE, "idempotency_key": "k-1"}),
    ("record_outcome", {"agent_id": AGENT, "result": "feedback", "text": "Keep it short.", "reference": "ref-1"}),
    ("record_outcome", {"agent_id": AGENT, "result": "edited"}),
    ("export_genome", {"agent_id": AGENT}),
    ("export_genome", {"agent_id": AGENT, "provenance_mode": "none", "subject": "person-17"}),
    ("erase_subject", {"subject": "person-17"}),
    ("erase_subject", {"subject": "nobody", "idempotency_key": "k-2"}),
    ("erase_subject", {"subject": ""}),
]


@dataclass(frozen=True)
class Seeded:
    """A database that nobody writes to, its clock, a key of every scope, and a compile."""

    path: Path
    world: World
    key: str
    compile_id: str

    @contextmanager
    def copy(self, folder: Path) -> Iterator[Services]:
        """Serve a copy of the database, at the same moment."""
        path = folder / "copy.sqlite3"
        shutil.copyfile(self.path, path)
        storage = open_storage(f"sqlite:///{path}")
        try:
            yield Services(storage, self.world.config, clock=self.world.clock)
        finally:
            storage.close()


@pytest.fixture(scope="module")
def seeded(sqlite_template: Path, tmp_path_factory: pytest.TempPathFactory) -> Seeded:
    url = sqlite_copy(sqlite_template, tmp_path_factory.mktemp("seeded"))
    with edge_world(url) as made:
        made.world.storage.clean()
        return Seeded(Path(url.removeprefix("sqlite:///")), made.world, made.world.key.text, made.compile_id)


def by_rest(services, operation_id, arguments, key):
    parts = {"path": {}, "query": {}, "body": {}, "header": {}}
    for name, value in arguments.items():
        place, _, header = ARGUMENTS[TOOL_OF[operation_id]][name].partition(":")
        parts[place][header or name] = value
    operation = OPERATIONS[operation_id]
    with edge(services) as client:
        answer = client.request(
            operation.method,
            operation.path.format(**parts["path"]),
            params=parts["query"],
            headers=bearer(key) | parts["header"],
            json=parts["body"] if operation.body else None,
        )
    return answer.text


def by_mcp(services, operation_id, arguments, key, version=HANDSHAKE):
    with edge(services) as client:
        result = call_tool(client, TOOL_OF[operation_id], arguments, auth=bearer(key), version=version)
    (content,) = result["content"]
    assert result.get("isError") or json.loads(content["text"]) == result["structuredContent"]
    return content["text"]


def by_modern_mcp(services, operation_id, arguments, key):
    return by_mcp(services, operation_id, arguments, key, version=MODERN)


def by_facade(services, operation_id, arguments, key):
    given = dict(arguments)
    agent = [given.pop("agent_id")] if "agent_id" in given else []
    with live(services) as server, AgentGenome(api_key=key, base_url=server.url, max_retries=0) as client:
        try:
            return getattr(client.genome.with_raw_response, METHOD_OF[operation_id])(*agent, **given).content.decode()
        except APIStatusError as error:
            return json.dumps(error.body, separators=(",", ":"))


WAYS = (by_rest, by_mcp, by_modern_mcp, by_facade)
UNLIKE = re.compile(r'"(compile_id|reference)":"(?:cp|out)_[0-9a-f]{32}"')


@pytest.mark.parametrize(("operation_id", "arguments"), CASES, ids=[f"{n}-{case[0]}" for n, case in enumerate(CASES)])
def test_every_way_in_gives_the_same_answer(seeded, tmp_path, operation_id, arguments):
    given = {name: seeded.compile_id if value == COMPILE else value for name, value in arguments.items()}
    answers = []
    for way in WAYS:
        folder = tmp_path / way.__name__
        folder.mkdir()
        with seeded.copy(folder) as services:
            answers.append(comparable(way(services, operation_id, given, seeded.key)))
    assert answers[1:] == answers[:1] * 3


def comparable(text: str) -> Any:
    """Return an answer without what is random; the places of faults in a body and in arguments are written alike."""
    if text.startswith("{\n"):
        return text
    answer = json.loads(UNLIKE.sub(r'"\1":"random"', text))
    answer.pop("request_id", None)
    for fault in answer.get("errors", ()):
        fault.pop("in", None)
        fault.pop("hint")
    return answer


def test_the_table_has_every_tool_and_the_facade_a_method_for_each():
    assert {operation_id for operation_id, _ in CASES} == set(TOOL_OF) == set(METHOD_OF)
