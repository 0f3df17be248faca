"""`serve`: serves REST and MCP until it is told to stop."""

from __future__ import annotations

import os
from argparse import ArgumentParser, ArgumentTypeError, Namespace
from typing import Final

from agent_genome.cli.arguments import positive
from agent_genome.cli.exits import DONE, CommandError, reason
from agent_genome.cli.streams import write_out
from agent_genome_server._spec import FLAGS
from agent_genome_server.cli.database import add_database, opened, settings
from agent_genome_server.cli.demo import prepare_demo
from agent_genome_server.http.app import create_app
from agent_genome_server.http.options import EdgeOptions
from agent_genome_server.logs import LEVELS, configure_logs, log_event
from agent_genome_server.services import Admin, Services
from agent_genome_server.serving import GRACE_SECONDS, address_of, listen, serve

__all__ = ["configure", "run"]

PREFIX: Final = "AGENT_GENOME_SERVER_"
LOOPBACK: Final = frozenset(("127.0.0.1", "localhost", "::1"))
EPILOG: Final = f"""\
Each option has a variable of the environment too: {PREFIX}DATABASE_URL, _HOST, _PORT, _FLAGS,
_ALLOWED_ORIGINS and _ALLOWED_HOSTS (names with commas between), _LOG_LEVEL, _COMPILES_PER_KEY,
_COMPILES_PER_WORKSPACE. SIGINT and SIGTERM stop the server once the requests under way are answered.
exit code: 0 stopped, 2 it could not start"""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Serve REST (/genome/v1) and MCP (/mcp/genome)."
    parser.epilog = EPILOG
    add_database(parser)
    parser.add_argument("--demo", action="store_true", help="make a demo workspace, key and agent on the first start")
    parser.add_argument("--host", default=_variable("HOST", "127.0.0.1"), help="where to listen (%(default)s)")
    parser.add_argument(
        "--port", type=_port, default=_variable("PORT", "8000"), help="0 lets the system choose (%(default)s)"
    )
    parser.add_argument("--flag", action="append", choices=list(FLAGS), help="turn a flag on; may be given again")
    parser.add_argument("--allow-origin", action="append", metavar="ORIGIN", help="let a site call the MCP endpoint")
    parser.add_argument("--allow-host", action="append", metavar="NAME", help="a name in Host that MCP answers to")
    parser.add_argument("--threads", type=positive, default=16, help="requests worked on at once (%(default)s)")
    parser.add_argument(
        "--grace",
        type=positive,
        default=GRACE_SECONDS,
        metavar="SECONDS",
        help="for requests under way at the stop (%(default)s)",
    )
    # A default is not held against choices, and this one may come from the environment.
    parser.add_argument(
        "--log-level",
        type=_level,
        metavar="{" + ",".join(LEVELS) + "}",
        default=_variable("LOG_LEVEL", "info"),
        help="(%(default)s)",
    )


def run(options: Namespace) -> int:
    """Serve, and return the exit code."""
    config = settings(options)
    if options.flag:
        config = settings(options, flags=config.flags | frozenset(options.flag))
    configure_logs(level=options.log_level)
    with opened(config, make=True) as storage:
        demo = prepare_demo(Admin(storage, config)) if options.demo else ""
        app = create_app(Services(storage, config), _edge_options(options, config.flags_shown()))
        try:
            listening = listen(options.host, options.port)
        except OSError as error:
            raise CommandError(f"cannot listen on {options.host} port {options.port}: {reason(error)}.") from None
        address = address_of(listening)
        write_out(f"{demo}Serving {address}/genome/v1 and {address}/mcp/genome; people read {address}/genome/v1/docs\n")
        log_event("start", address=address, flags=config.flags_shown())
        serve(app, listening, grace_seconds=options.grace)
        log_event("stop")
    return DONE


def _edge_options(options: Namespace, flags: dict[str, bool]) -> EdgeOptions:
    origins = frozenset(options.allow_origin or _names("ALLOWED_ORIGINS"))
    hosts = frozenset(options.allow_host or _names("ALLOWED_HOSTS"))
    if not hosts and options.host in LOOPBACK:
        hosts = LOOPBACK
    return EdgeOptions(flags=flags, threads=options.threads, allowed_origins=origins, allowed_hosts=hosts)


def _variable(name: str, default: str) -> str:
    return os.environ.get(PREFIX + name) or default


def _names(name: str) -> list[str]:
    return [part.strip() for part in os.environ.get(PREFIX + name, "").split(",") if part.strip()]


def _level(text: str) -> str:
    if text not in LEVELS:
        raise ArgumentTypeError(f"invalid choice: {text!r} (choose from {', '.join(LEVELS)})")
    return text


def _port(text: str) -> int:
    number = int(text)
    if not 0 <= number <= 65_535:
        raise ValueError(text)
    return number
