"""A genome service that is a table: what each operation answers, and what it was asked."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from agent_genome import AgentGenome, AsyncAgentGenome
from agent_genome.client._spec import BASE_PATH

ROOT = Path(__file__).resolve().parents[3]
OPENAPI: dict[str, Any] = json.loads((ROOT / "generated" / "openapi" / "genome-v1.json").read_bytes())
KEY = "agk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG"
SAMPLE = ROOT / "conformance" / "cases" / "valid" / "minimal" / "file.agf.json"
COMPILE_ID = "cp_0123456789abcdef0123456789abcdef"
IMPORT_ID = "im_5d41402abc4b2a76"
GENE: dict[str, Any] = json.loads(SAMPLE.read_bytes())["germline"]["genes"][0]
COUNTS = dict.fromkeys(("included", "followed", "accepted", "edited", "rejected"), 1)
AGENT = {"agent_id": "bill-banao", "species": "Bill Banao", "version": 1, "budget": 6000, "dialect": "gemini"}
OBSERVATION = {"number": 1, "signal": "feedback", "text": "Keep it short.", "reference": "out_1"}
PLACED = {"stratum": "org", "gene": GENE}

ANSWERS: dict[str, Any] = {
    "register_agent": AGENT | {"created_at": "2026-10-13T09:00:00Z"},
    "get_genome": AGENT
    | {
        "strata": [{"stratum": "kernel", "genes": [GENE]}],
        "observations": [OBSERVATION],
        "proposals": [PLACED | {"origin": "observations"}],
    },
    "compile_genome": {
        "compile_id": COMPILE_ID,
        "agent_id": "bill-banao",
        "text": "<agent_genome></agent_genome>",
        "characters": 29,
        "dialect": "gemini",
        "genome_version": 1,
        "included": ["identity_purpose"],
        "left_out": [{"id": "org_long", "reason": "overridden", "by": "org_short"}],
        "observations_shown": [1],
        "policy": "precedence",
        "fell_back": None,
        "over_budget": False,
        "sha256": "0" * 64,
    },
    "finalize_output": {"compile_id": COMPILE_ID, "text": "Total: 1,180.\n", "followed": ["identity_purpose"]},
    "record_outcome": {
        "recorded": "written",
        "reference": "out_1",
        "observation": OBSERVATION,
        "shortened": False,
        "findings": [],
        "dropped": None,
    },
    "get_quality_summary": {
        "agent_id": "bill-banao",
        "days": 30,
        "runs": 4,
        "outcomes": [{"result": "accepted", "count": 3}],
        "acceptance_rate": 0.75,
        "genes": [{"stratum": "kernel", "count": 1}],
        "observations": 1,
        "proposals": 0,
    },
    "get_quality_genes": {
        "agent_id": "bill-banao",
        "days": 30,
        "genes": [
            {"id": "identity_purpose", "stratum": "kernel", "kind": "identity", "strength": 1.0, "evidence_count": 0}
            | COUNTS
        ],
    },
    "get_quality_trend": {
        "agent_id": "bill-banao",
        "days": 7,
        "interval": "week",
        "points": [
            {"start": "2026-11-24", "runs": 1, "accepted": 1, "edited": 0, "rejected": 0, "acceptance_rate": None}
        ],
    },
    "erase_subject": {
        "agents": [
            {
                "agent_id": "bill-banao",
                **dict.fromkeys(("observations", "personal_genes", "learned_genes", "proposals", "references"), 1),
                "kept": [
                    {"id": "lg_1ac47b0c1328", "reason": "other_evidence", "evidence_before": 3, "evidence_after": 2}
                ],
            }
        ],
        "outcomes": 1,
        "compiles": 2,
    },
    "import_preview": {
        "import_id": IMPORT_ID,
        "token": "agf-import-1.e30.c2ln",
        "expires_at": "2026-10-13T10:00:00Z",
        "genes": [PLACED],
        "proposals": [],
        "conflicts": [],
        "refused": [],
        "not_carried": [{"what": "germline", "id": "identity_purpose"}],
        "diff": "",
        "warnings": [],
    },
    "import_consent": {"import_id": IMPORT_ID, "genes": ["org_short"], "proposals": []},
    "import_undo": {"import_id": IMPORT_ID, "genes": ["org_short"], "proposals": [], "left": []},
}


@dataclass
class Service:
    """The service.

    Attributes:
        asked: the operation and the request of each call, in order.
        say: what it answers in place of the table: a response or an error for each call that is left.
    """

    asked: list[tuple[str, httpx.Request]] = field(default_factory=list)
    say: list[httpx.Response | Exception | type[Exception]] = field(default_factory=list)

    def __call__(self, request: httpx.Request) -> httpx.Response:
        operation = operation_of(request.method, request.url.raw_path.decode().partition("?")[0])
        self.asked.append((operation, request))
        if self.say:
            said = self.say.pop(0)
            if isinstance(said, httpx.Response):
                return said
            raise said
        headers = {"x-request-id": "req-of-the-server", "etag": '"e1"', "ratelimit": '"key";r=119;t=60'}
        status = 201 if operation == "register_agent" else 200
        if operation == "export_genome":
            return httpx.Response(status, headers=headers, content=SAMPLE.read_bytes())
        return httpx.Response(status, headers=headers, json=ANSWERS[operation])

    @property
    def operations(self) -> list[str]:
        return [operation for operation, _ in self.asked]

    @property
    def request(self) -> httpx.Request:
        """The last request."""
        return self.asked[-1][1]

    @property
    def body(self) -> Any:
        """The JSON of the last request."""
        return json.loads(self.request.content)


def operation_of(method: str, path: str) -> str:
    """Return the id of the operation that the OpenAPI document has for a method and a path."""
    for template, item in OPENAPI["paths"].items():
        pattern = BASE_PATH + re.sub(r"\{[^}]+\}", "[^/]+", template)
        if re.fullmatch(pattern, path) and method.lower() in item:
            found: str = item[method.lower()]["operationId"]
            return found
    raise AssertionError(f"the OpenAPI document has no {method} {path}")


@dataclass
class Caller:
    """Drives the client of a kind against the service.

    Attributes:
        kind: `sync` or `async`.
        service: what answers.
        slept: the seconds of each sleep.
    """

    kind: str
    service: Service = field(default_factory=Service)
    slept: list[float] = field(default_factory=list)

    def client(self, **settings: Any) -> Any:
        """Make a client whose network is the service."""
        transport = httpx.MockTransport(self.service)
        given = {"base_url": "https://genome.test", "api_key": KEY} | settings
        if self.kind == "sync":
            made: Any = AgentGenome(http_client=httpx.Client(transport=transport), **given)
        else:
            made = AsyncAgentGenome(http_client=httpx.AsyncClient(transport=transport), **given)
        ambient = made._transport.ambient

        async def sleep_async(seconds: float) -> None:
            self.slept.append(seconds)

        made._transport.ambient = type(ambient)(random=lambda: 0.0, sleep=self.slept.append, sleep_async=sleep_async)
        return made

    def call(self, name: str, *arguments: Any, raw: bool = False, settings: Any = None, **named: Any) -> Any:
        """Call a method of `client.genome` and return what it gives."""

        def method() -> Any:
            genome = self.client(**(settings or {})).genome
            return getattr(genome.with_raw_response if raw else genome, name)(*arguments, **named)

        return method() if self.kind == "sync" else asyncio.run(_awaited(method))

    def run(self, steps: Callable[[Any], Any], **named: Any) -> Any:
        """Enter a run and take steps in it; with an event loop `steps` is a coroutine function."""
        if self.kind == "sync":
            with self.client().genome.task("bill-banao", **named) as run:
                return steps(run)

        async def main() -> Any:
            async with self.client().genome.task("bill-banao", **named) as run:
                return await steps(run)

        return asyncio.run(main())


async def _awaited(make: Callable[[], Any]) -> Any:
    return await make()
