"""The reference server in a thread of this process, on a real socket, with an application that a test may wrap."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

import uvicorn
from starlette.types import ASGIApp

from agent_genome_server._spec import FLAGS, SCOPES
from agent_genome_server.config import Config
from agent_genome_server.http.app import create_app
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.services import Admin, Services
from agent_genome_server.serving import address_of, listen, serve
from agent_genome_server.storage import open_storage
from agf_conformance._spec import SERVER_CHECKS
from agf_conformance.server.running import Judged, judge_server
from agf_conformance.server.target import Keys, Target

READ, WRITE = "genome:read", "genome:write"


@dataclass(frozen=True)
class World:
    """A server's services, its flags, and keys."""

    services: Services
    flags: frozenset[str]
    keys: Keys

    @contextmanager
    def serving(self, wrap: Callable[[ASGIApp], ASGIApp] = lambda app: app) -> Iterator[str]:
        """Serve the application and yield its address."""
        options = EdgeOptions(flags={name: name in self.flags for name in FLAGS}, threads=4)
        listening = listen("127.0.0.1", 0)
        url, ready, servers = address_of(listening), threading.Event(), list[uvicorn.Server]()

        def started(server: uvicorn.Server) -> None:
            servers.append(server)
            ready.set()

        app = wrap(create_app(self.services, options))
        thread = threading.Thread(target=serve, args=(app, listening), kwargs={"grace_seconds": 1, "started": started})
        thread.start()
        try:
            assert ready.wait(20)
            yield url
        finally:
            servers[0].should_exit = True
            thread.join(20)

    def judged(
        self, wrap: Callable[[ASGIApp], ASGIApp] = lambda app: app, *, ids: Sequence[str] = (), seconds: float = 10.0
    ) -> Judged:
        """Serve the application and judge it."""
        checks = [row for row in SERVER_CHECKS.values() if not ids or row.id in ids]
        with self.serving(wrap) as url:
            return judge_server(Target(url=url, keys=self.keys, seconds=seconds), checks, advance=lambda _: None)


@contextmanager
def world(folder: Path, *flags: str, **rates: int) -> Iterator[World]:
    """Make a database with two workspaces, and keys."""
    url = f"sqlite:///{folder / 'genome.sqlite3'}"
    config = Config(database_url=url, flags=frozenset(flags), **({"compiles_per_key": 1_000_000} | rates))
    storage = open_storage(url)
    storage.migrate()
    admin = Admin(storage, config)

    def key(workspace: str, *scopes: str) -> str:
        return admin.create_key(workspace=workspace, scopes=list(scopes) or list(SCOPES)).text

    keys = Keys(main=key("ours"), read=key("ours", READ), write=key("ours", WRITE), other=key("theirs"))
    try:
        yield World(Services(storage, config), frozenset(flags), keys)
    finally:
        storage.close()
