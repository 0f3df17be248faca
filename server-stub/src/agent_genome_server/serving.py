"""Running the application with uvicorn: the socket, the bounds on time, and a graceful stop."""

from __future__ import annotations

import signal
import socket
import threading
import time
from collections.abc import Callable
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

import uvicorn
from starlette.types import ASGIApp

from agent_genome_server.http.protocol import WireProtocol

if TYPE_CHECKING:
    from collections.abc import Generator
    from types import FrameType

__all__ = ["GRACE_SECONDS", "address_of", "ended", "listen", "serve"]

GRACE_SECONDS: Final = 10
"""Time that requests under way have when the server is told to stop."""
KEEP_ALIVE_SECONDS: Final = 75
"""Time for which a connection stays open between two requests; longer than clients keep theirs."""


def listen(host: str, port: int) -> socket.socket:
    """Return a socket that takes connections; port 0 lets the system choose.

    Raises:
        OSError: the address is taken, or not one of this machine.
    """
    family, *_, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0]
    # asyncio sends small answers at once (TCP_NODELAY) only where the socket names its protocol.
    made = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        made.bind(address)
        made.listen(2048)
    except OSError:
        made.close()
        raise
    return made


def address_of(listening: socket.socket) -> str:
    """Return the URL that a socket is reached by."""
    host, port = listening.getsockname()[:2]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def serve(
    app: ASGIApp,
    listening: socket.socket,
    *,
    grace_seconds: int = GRACE_SECONDS,
    started: Callable[[uvicorn.Server], None] | None = None,
) -> None:
    """Serve until the process is told to stop (SIGINT, SIGTERM); then finish what is under way.

    Args:
        app: the application.
        listening: where connections come in; it is closed in the end.
        grace_seconds: how long requests under way may take then.
        started: is handed the server before it runs; from then on a signal stops it in order.
    """
    config = uvicorn.Config(
        app,
        http=WireProtocol,
        ws="none",
        lifespan="on",
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,
        timeout_keep_alive=KEEP_ALIVE_SECONDS,
        timeout_graceful_shutdown=grace_seconds,
    )
    server = uvicorn.Server(config)
    with listening, _signals_stop(server):
        if started is not None:
            started(server)
        server.run(sockets=[listening])


def ended(name: str, *, seconds: float) -> bool:
    """Wait for threads whose names begin so, and say whether all of them came to an end in that time."""
    last = time.monotonic() + seconds
    threads = [thread for thread in threading.enumerate() if thread.name.startswith(name)]
    for thread in threads:
        thread.join(max(0.0, last - time.monotonic()))
    return not any(thread.is_alive() for thread in threads)


@contextmanager
def _signals_stop(server: uvicorn.Server) -> Generator[None]:
    """Let signals stop the server also before uvicorn listens to them, and end nothing when it raises them anew."""
    if threading.current_thread() is not threading.main_thread():
        yield
        return

    def stop(_: int, __: FrameType | None) -> None:
        server.should_exit = True

    before = {number: signal.signal(number, stop) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
