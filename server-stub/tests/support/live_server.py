"""A server on a socket of this machine, in a thread, and bytes sent to it as they are."""

from __future__ import annotations

import socket
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from edge_client import FLAGS
from fake_services import KEY, FakeServices

from agent_genome_server.http.app import create_app
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.serving import address_of, listen, serve

LOOPBACK = frozenset({"localhost", "127.0.0.1"})


class LiveServer:
    """A running server.

    Attributes:
        url: where it is.
        server: uvicorn's, to stop it.
    """

    def __init__(self, services: Any = None, *, key: str | None = None, grace_seconds: int = 5, **options: Any) -> None:
        self.services = services or FakeServices()
        app = create_app(
            self.services, EdgeOptions(**{"flags": FLAGS, "threads": 4, "allowed_hosts": LOOPBACK, **options})
        )
        self._listening = listen("127.0.0.1", 0)
        self.address = self._listening.getsockname()
        self.url = address_of(self._listening)
        self.server: Any = None
        known = threading.Event()

        def started(server: Any) -> None:
            self.server = server
            known.set()

        self._thread = threading.Thread(
            target=serve,
            args=(WithKey(app, key) if key else app, self._listening),
            kwargs={"grace_seconds": grace_seconds, "started": started},
        )
        self._thread.start()
        known.wait()

    def stop(self) -> None:
        """Tell the server to stop."""
        self.server.should_exit = True

    def join(self) -> None:
        """Wait until the server has stopped."""
        self._thread.join(30)
        assert not self._thread.is_alive()

    def connect(self) -> socket.socket:
        """Return a connection."""
        return socket.create_connection(self.address, timeout=20)

    def exchange(self, *parts: bytes) -> bytes:
        """Send bytes, and return all that comes back until the server closes."""
        with self.connect() as connection:
            for part in parts:
                connection.sendall(part)
            return received(connection)


class WithKey:
    """Adds the key to requests that carry none, for clients that can send none."""

    def __init__(self, app: Any, key: str) -> None:
        self._app = app
        self._header = (b"authorization", f"Bearer {key}".encode())

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "http" and not any(name == b"authorization" for name, _ in scope["headers"]):
            scope = {**scope, "headers": [*scope["headers"], self._header]}
        await self._app(scope, receive, send)


@contextmanager
def live(services: Any = None, **options: Any) -> Iterator[LiveServer]:
    """Run a server for as long as the context lasts."""
    server = LiveServer(services, **options)
    try:
        yield server
    finally:
        server.stop()
        server.join()


def received(connection: socket.socket) -> bytes:
    """Return what comes until the other side closes."""
    chunks = []
    try:
        while chunk := connection.recv(65536):
            chunks.append(chunk)
    except ConnectionResetError:
        pass
    return b"".join(chunks)


def request(method: str, path: str, body: bytes = b"", **headers: str) -> bytes:
    """Return an HTTP/1.1 request that asks to close the connection."""
    lines = [f"{method} {path} HTTP/1.1", "Host: localhost", f"Authorization: Bearer {KEY}", "Connection: close"]
    lines += [f"{name.replace('_', '-')}: {value}" for name, value in headers.items()]
    return "\r\n".join([*lines, "", ""]).encode("latin-1") + body
