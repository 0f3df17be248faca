"""The two servers that are measured under the same load, each in a process: the real one, and an empty route."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from agent_genome_server._spec import SCOPES
from agent_genome_server.config import Config
from agent_genome_server.services import Admin
from agent_genome_server.storage import open_storage

GENES = 20
NO_LIMIT = 10**9
HERE = Path(__file__).parent


@contextmanager
def genome_server(folder: Path) -> Iterator[tuple[int, bytes]]:
    """Serve an agent of 20 genes on SQLite; yield the port and a request to compile."""
    url = f"sqlite:///{folder}/bench.sqlite3"
    storage = open_storage(url)
    storage.migrate()
    admin = Admin(storage, Config(database_url=url))
    key = admin.create_key(workspace="bench", scopes=list(SCOPES)).text
    admin.register_agent(workspace="bench", body=agent())
    storage.close()
    with running("agent_genome_server", "serve", "--database", url, "--port", "0", "--log-level", "error") as port:
        body = json.dumps({"task": {"task_type": "invoice", "language": "en"}})
        yield port, request("POST", "/genome/v1/agents/bench/compile", body, Authorization=f"Bearer {key}")


@contextmanager
def empty_server() -> Iterator[tuple[int, bytes]]:
    """Serve a Starlette route that answers a small JSON object; yield the port and a request."""
    with running("empty_server") as port:
        yield port, request("POST", "/", "{}")


@contextmanager
def running(*module: str) -> Iterator[int]:
    """Run a module that prints its address; yield the port."""
    limits = {f"AGENT_GENOME_SERVER_COMPILES_PER_{who}": str(NO_LIMIT) for who in ("KEY", "WORKSPACE")}
    path = os.pathsep.join([str(HERE), *sys.path])
    process = subprocess.Popen(
        [sys.executable, "-m", *module],
        stdout=subprocess.PIPE,
        text=True,
        env={**os.environ, **limits, "PYTHONPATH": path},
    )
    try:
        assert process.stdout is not None
        yield int(process.stdout.readline().split("127.0.0.1:")[1].split("/")[0])
    finally:
        process.terminate()
        process.communicate(timeout=30)


def request(method: str, path: str, body: str, **headers: str) -> bytes:
    """Return a request that keeps its connection open."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", "Content-Type: application/json"]
    lines += [f"Content-Length: {len(body)}", *(f"{name}: {value}" for name, value in headers.items())]
    return "\r\n".join([*lines, "", body]).encode("latin-1")


def agent() -> dict[str, Any]:
    """Return the registration of an agent with 20 genes."""
    genes = [
        {
            "id": f"gene_{number}",
            "kind": "style",
            "text": f"Follow rule {number} of the house when the text is long enough to need it.",
            "strength": 1.0,
            "source": "staff",
            "evidence_count": 0,
            "scope": [],
            "overrides": [],
            "provenance": [],
        }
        for number in range(GENES)
    ]
    return {"agent_id": "bench", "species": "Bench", "strata": [{"stratum": "org", "genes": genes}]}
