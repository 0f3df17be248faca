"""`serve`: serves REST and MCP until it is told to stop."""

from __future__ import annotations

import gc
import logging
import os
import sys
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from collections.abc import Callable
from errno import EACCES, EADDRINUSE
from socket import socket
from typing import Final, TypeVar

from agent_genome.cli.arguments import positive
from agent_genome.cli.exits import DONE, CommandError, reason
from agent_genome.cli.streams import write_out
from agent_genome_server._spec import FLAGS
from agent_genome_server.cli.database import add_database, opened, settings
from agent_genome_server.cli.demo import prepare_demo
from agent_genome_server.config import ConfigError
from agent_genome_server.http.app import THREADS, create_app
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.logs import LEVELS, configure_logs, log_event
from agent_genome_server.services import Admin, Services
from agent_genome_server.serving import GRACE_SECONDS, address_of, ended, listen, serve

__all__ = ["configure", "run"]

PREFIX: Final = "AGENT_GENOME_SERVER_"
HOST: Final = "127.0.0.1"
PORT: Final = 8000
LOG_LEVEL: Final = "info"
MAX_PORT: Final = 65_535
ALLOCATIONS: Final = 50_000
"""Objects that are made before rubbish is looked for; at 700, a long body's reading is three quarters looking."""
LAST_SECONDS: Final = 5
"""Time for work that the grace did not suffice for, before it is left as it is."""
LOOPBACK: Final = frozenset(("127.0.0.1", "localhost", "::1"))
EPILOG: Final = f"""\
Each option but --demo, --threads and --grace has a variable of the environment too:
{PREFIX}DATABASE_URL, _HOST, _PORT, _FLAGS, _ALLOWED_ORIGINS and _ALLOWED_HOSTS
(names with commas between), _LOG_LEVEL. The rates have a variable alone: _COMPILES_PER_KEY,
_COMPILES_PER_WORKSPACE. SIGINT and SIGTERM stop the server once the requests under way
are answered.
exit code: 0 stopped, 2 it could not start"""

T = TypeVar("T")


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Serve REST (/genome/v1) and MCP (/mcp/genome)."
    parser.epilog = EPILOG
    add_database(parser)
    parser.add_argument("--demo", action="store_true", help="make a demo workspace, key and agent on the first start")
    parser.add_argument("--host", help=f"where to listen ({HOST})")
    parser.add_argument("--port", type=_port, help=f"0 lets the system choose ({PORT})")
    parser.add_argument("--flag", action="append", choices=list(FLAGS), help="turn a flag on; may be given again")
    parser.add_argument("--allow-origin", action="append", metavar="ORIGIN", help="let a site call the MCP endpoint")
    parser.add_argument("--allow-host", action="append", metavar="NAME", help="a name in Host that MCP answers to")
    parser.add_argument("--threads", type=positive, default=16, help="that work on requests (%(default)s)")
    parser.add_argument(
        "--grace",
        type=positive,
        default=GRACE_SECONDS,
        metavar="SECONDS",
        help="for requests under way at the stop (%(default)s)",
    )
    parser.add_argument("--log-level", type=_level, metavar="{" + ",".join(LEVELS) + "}", help=f"({LOG_LEVEL})")


def run(options: Namespace) -> int:
    """Serve, and return the exit code."""
    config = settings(options)
    if options.flag:
        config = settings(options, flags=config.flags | frozenset(options.flag))
    host = _variable("HOST", str, HOST) if options.host is None else options.host
    port = _variable("PORT", _port, PORT) if options.port is None else options.port
    configure_logs(level=options.log_level or _variable("LOG_LEVEL", _level, LOG_LEVEL))
    # A demo key is shown once: none is made by a start that cannot go on.
    with _listening(host, port) as listening, opened(config, make=True) as storage:
        edge_options = _edge_options(options, host=host, flags=config.flags_shown())
        app = create_app(Services(storage, config), edge_options)
        demo = prepare_demo(Admin(storage, config)) if options.demo else ""
        address = address_of(listening)

        def announce(_: object) -> None:
            write_out(
                f"{demo}Serving {address}/genome/v1 and {address}/mcp/genome; people read {address}/genome/v1/docs\n"
            )
            log_event("start", address=address, flags=config.flags_shown())

        # What is there lives as long as the server; and a body of many small values makes no rubbish while it is read.
        gc.freeze()
        gc.set_threshold(ALLOCATIONS)
        serve(app, listening, grace_seconds=options.grace, started=announce)
        is_done = ended(THREADS, seconds=LAST_SECONDS)
        log_event("stop", unfinished=None if is_done else True)
    if not is_done:
        # The interpreter would wait for a thread that waits for a database; what was answered is committed.
        logging.shutdown()
        sys.stdout.flush()
        os._exit(DONE)
    # Looking through every object for rubbish at the end would take longer than the stop itself.
    gc.freeze()
    return DONE


def _listening(host: str, port: int) -> socket:
    try:
        return listen(host, port)
    except OSError as error:
        other = "; name another --port (0 lets the system choose)" if error.errno in (EADDRINUSE, EACCES) else ""
        raise CommandError(f"cannot listen on {host} port {port}: {reason(error)}{other}.") from None


def _edge_options(options: Namespace, *, host: str, flags: dict[str, bool]) -> EdgeOptions:
    origins = frozenset(options.allow_origin or _names("ALLOWED_ORIGINS"))
    hosts = frozenset(options.allow_host or _names("ALLOWED_HOSTS"))
    if not hosts and host in LOOPBACK:
        hosts = LOOPBACK
    return EdgeOptions(flags=flags, threads=options.threads, allowed_origins=origins, allowed_hosts=hosts)


def _variable(name: str, read: Callable[[str], T], default: T) -> T:
    """Return the value of a variable of the environment, read as its option would be.

    Raises:
        ConfigError: it cannot be used.
    """
    text = os.environ.get(PREFIX + name)
    if not text:
        return default
    try:
        return read(text)
    except ArgumentTypeError as error:
        raise ConfigError(f"{PREFIX}{name}: {error}.") from None


def _names(name: str) -> list[str]:
    return [part.strip() for part in os.environ.get(PREFIX + name, "").split(",") if part.strip()]


def _level(text: str) -> str:
    if text not in LEVELS:
        raise ArgumentTypeError(f"invalid choice: {text!r} (choose from {', '.join(LEVELS)})")
    return text


def _port(text: str) -> int:
    try:
        if 0 <= (number := int(text)) <= MAX_PORT:
            return number
    except ValueError:
        pass
    raise ArgumentTypeError(f"a port is a number from 0 to {MAX_PORT}, not {text[:40]!r}")
