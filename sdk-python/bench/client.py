"""The client: what a call costs beside bare httpx and beside openai's client base, and what importing it costs."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
from openai import OpenAI

from agent_genome import AgentGenome
from measuring import best, process

ANSWERING = Path(__file__).with_name("answering.py")
KEY = "agk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG"
ROUTE = "/genome/v1/agents/bill-banao/compile"
TASK = {"task_type": "invoice"}


def call_against_httpx(_scratch: Path) -> float:
    """Return client.genome.compile / a POST with httpx whose answer goes through json.loads."""
    with server() as url, httpx.Client() as bare:
        headers = {"Authorization": f"Bearer {KEY}"}
        ours, theirs = best(
            compiling(url),
            lambda: json.loads(bare.post(url + ROUTE, json={"task": TASK}, headers=headers).content),
            rounds=3000,
        )
    return ours / theirs


def call_against_openai(_scratch: Path) -> float:
    """Return client.genome.compile / the same POST through openai's client base."""
    with server() as url, OpenAI(base_url=url, api_key=KEY) as openai:
        ours, theirs = best(
            compiling(url), lambda: openai.post(ROUTE, cast_to=object, body={"task": TASK}), rounds=3000
        )
    return ours / theirs


def import_against_httpx(_scratch: Path) -> float:
    """Return import agent_genome / import httpx, whole processes."""
    ours, theirs = best(
        *(process(sys.executable, "-c", code) for code in ("import agent_genome", "import httpx")), rounds=15
    )
    return ours / theirs


def compiling(url: str) -> Callable[[], object]:
    """Return a call of the client."""
    genome = AgentGenome(base_url=url, api_key=KEY).genome
    return lambda: genome.compile("bill-banao", task={"task_type": "invoice"})


@contextmanager
def server() -> Iterator[str]:
    """Give the address of a server that runs as a process of its own."""
    with subprocess.Popen([sys.executable, ANSWERING], stdout=subprocess.PIPE, text=True) as answering:
        assert answering.stdout is not None
        try:
            yield f"http://127.0.0.1:{int(answering.stdout.readline())}"
        finally:
            answering.terminate()
