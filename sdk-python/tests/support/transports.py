"""Transports whose clock, chance and sleep are the test's, driven alike without and with an event loop."""

from __future__ import annotations

import asyncio
import itertools
import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx

from agent_genome.client._async.transport import AsyncTransport
from agent_genome.client._sync.transport import Transport
from agent_genome.client.ambient import Ambient
from agent_genome.client.options import Options
from agent_genome.client.replies import Reply
from agent_genome.client.requests import Call
from agent_genome.client.settings import Settings, read_settings

BASE_URL = "https://genome.test"
KEY = "agk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG"
NOW_S = 784111740.0
VECTORS = Path(__file__).resolve().parents[3] / "conformance" / "vectors" / "transport"
READ = Call(method="GET", path="/things")
WRITE = Call(method="POST", path="/things", body={"a": 1}, keyed=True)
BARE_POST = Call(method="POST", path="/things", body={"a": 1})


def vectors(name: str) -> dict[str, Any]:
    """Return a file of the transport vectors."""
    loaded: dict[str, Any] = json.loads((VECTORS / name).read_text(encoding="utf-8"))
    return loaded


def settings() -> Settings:
    """Return the settings of every test."""
    return read_settings(base_url=BASE_URL, api_key=KEY, environ={})


@dataclass
class World:
    """The clock, chance and sleep of a test, and the one way to send a call in both kinds.

    Attributes:
        kind: `sync` or `async`.
        slept: the seconds of each sleep.
        random: the number that chance gives.
    """

    kind: str = "sync"
    slept: list[float] = field(default_factory=list)
    random: float = 0.0

    def __post_init__(self) -> None:
        self._ids = (f"id-{number}" for number in itertools.count(1))

    @property
    def ambient(self) -> Ambient:
        async def sleep_async(seconds: float) -> None:
            self.slept.append(seconds)

        return Ambient(
            now_s=lambda: NOW_S,
            random=lambda: self.random,
            new_id=lambda: next(self._ids),
            sleep=self.slept.append,
            sleep_async=sleep_async,
        )

    def send(self, call: Call, options: Options | None = None, *, handler: Any = None) -> Reply:
        """Send a call with a client of its own; a handler stands for the network where no mock is installed."""
        chosen = options or Options()
        mock = httpx.MockTransport(handler) if handler else None
        if self.kind == "sync":
            client = httpx.Client(transport=mock) if mock else None
            transport = Transport(settings=settings(), http_client=client, ambient=self.ambient)
            try:
                return transport.send(call, chosen)
            finally:
                transport.close()

        async def main() -> Reply:
            client = httpx.AsyncClient(transport=mock) if mock else None
            transport = AsyncTransport(settings=settings(), http_client=client, ambient=self.ambient)
            try:
                return await transport.send(call, chosen)
            finally:
                await transport.close()

        return asyncio.run(main())
