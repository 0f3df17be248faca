"""`agf-conformance server`: judges a running server, over REST and MCP."""

from __future__ import annotations

import os
import time
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Final
from urllib.parse import urlsplit

from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import UsageError
from agent_genome.cli.exits import CommandError
from agent_genome.cli.progress import ProgressBar
from agf_conformance._spec import CASE_SECONDS, SERVER_CHECKS, CheckRow
from agf_conformance.cases import check_digest
from agf_conformance.cli import options as shared
from agf_conformance.cli.writing import write_reports
from agf_conformance.results import CaseSet, Run, level_of
from agf_conformance.server._spec import BASE_PATH, ENDPOINT
from agf_conformance.server.running import Judged, judge_server
from agf_conformance.server.target import Keys, Target

__all__ = ["configure", "run"]

PROGRAM: Final = "agf-conformance server"
PREFIX: Final = "AGF_CONFORMANCE_"
_GIVES: Final = {
    "read-key": "--read-key",
    "write-key": "--write-key",
    "other-key": "--other-key",
    "erase-scope": "a --key with the scope genome:erase",
    "rate-limit": "--rate-limit",
    "slow": "--slow",
}
"""What opens each gate that is open when something is given."""
_NAMED: Final = 3
DESCRIPTION: Final = """\
Judge a running server, over REST and MCP:

  AGF_CONFORMANCE_KEY=... agf-conformance server --url http://127.0.0.1:8000

The key has every scope, in a workspace made for the test: the run registers some dozens
of agents there, which stay, and erases people that it made up. What a check needs and is
not given (a key that may only read, say) makes it skipped, with the reason. Keys and the
address can stand in the environment, where no list of processes shows them:
AGF_CONFORMANCE_URL, _KEY, _READ_KEY, _WRITE_KEY, _OTHER_KEY."""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, shared.EPILOG
    parser.add_argument("--url", metavar="URL", help=f"address in front of {BASE_PATH} and {ENDPOINT}")
    parser.add_argument("--key", metavar="KEY", help="a key with every scope")
    parser.add_argument("--read-key", metavar="KEY", help="a key of the same workspace that may only read")
    parser.add_argument("--write-key", metavar="KEY", help="a key of the same workspace that may only write")
    parser.add_argument("--other-key", metavar="KEY", help="a key with every scope in another workspace")
    parser.add_argument("--rate-limit", action="store_true", help="use up the limit of compiles, to see it refused")
    parser.add_argument("--slow", action="store_true", help="wait for the server's limits of time (half a minute)")
    parser.add_argument("--check", action="append", metavar="ID", help="make this check alone; may be given again")
    parser.add_argument(
        "--timeout",
        type=shared.seconds,
        default=float(CASE_SECONDS),
        metavar="S",
        help="seconds for a check (%(default)g)",
    )
    shared.add_report_options(parser)


def run(options: Namespace, tested: Sequence[str] | None) -> int:
    """Judge, report, and return the exit code."""
    if tested is not None:
        raise UsageError(PROGRAM, "a server is named by --url; nothing may stand behind `--`")
    shared.refuse_bad_outputs(PROGRAM, options)
    target, checks = _target(options), _chosen(options)
    baseline = shared.baseline_of(options, set(SERVER_CHECKS))
    began = time.monotonic()
    with ProgressBar(len(checks)) as bar:
        judged = judge_server(target, checks, advance=bar)
    results = [baseline.applied(result) for result in judged.results]
    every = len(checks) == len(SERVER_CHECKS)
    done = Run(
        mode="server",
        implementation=shared.implementation(options, None, otherwise=target.url),
        case_set=CaseSet(name="all" if every else "chosen", cases=len(checks), digest=check_digest(checks)),
        level=level_of(
            "server",
            results,
            needed=judged.needed + len(SERVER_CHECKS) - len(checks),
            judged=judged.fault is None,
            missing=_missing(judged, whole=every),
        ),
        results=tuple(results),
        fault=judged.fault,
        interruption=judged.interruption,
        seconds=time.monotonic() - began,
    )
    return write_reports(done, options)


def _missing(judged: Judged, *, whole: bool) -> str:
    """Return in one line what it takes to establish the level."""
    parts = [] if whole else ["make all checks: leave out --check"]
    if judged.missing:
        parts.append(f"give {', '.join(_GIVES[gate] for gate in judged.missing)}")
    if judged.unmade:
        more = f" and {len(judged.unmade) - _NAMED} more" if len(judged.unmade) > _NAMED else ""
        parts.append(f"see why there was no {', '.join(judged.unmade[:_NAMED])}{more}")
    return "; ".join(parts)


def _target(options: Namespace) -> Target:
    url, main = _given(options, "url"), _given(options, "key")
    if not url:
        raise UsageError(PROGRAM, f"no server to judge: name it with --url, or {PREFIX}URL")
    if not main:
        raise UsageError(PROGRAM, f"no key to ask with: give one with --key, or {PREFIX}KEY")
    others = {name: _given(options, f"{name}_key") for name in ("read", "write", "other")}
    asked_for = {name for name, on in (("rate-limit", options.rate_limit), ("slow", options.slow)) if on}
    return Target(
        url=_address(url), keys=Keys(main=main, **others), seconds=options.timeout, asked_for=frozenset(asked_for)
    )


def _given(options: Namespace, name: str) -> str | None:
    """Return an option, or the variable of the environment that stands for it; keys are visible ASCII."""
    text: str | None = getattr(options, name) or os.environ.get(PREFIX + name.upper()) or None
    if text is not None and not (text.isascii() and text.isprintable() and " " not in text):
        raise UsageError(PROGRAM, f"--{name.replace('_', '-')} holds characters that it cannot have")
    return text


def _address(text: str) -> str:
    """Return the address in front of the paths of the specification."""
    wrong = UsageError(PROGRAM, f"{safe(text)} is no address such as http://127.0.0.1:8000")
    try:
        parts = urlsplit(text)
        usable = parts.scheme in ("http", "https") and bool(parts.hostname) and parts.port != 0
    except ValueError:
        raise wrong from None
    if not usable:
        raise wrong
    if parts.username is not None or parts.password is not None or parts.query or parts.fragment:
        raise UsageError(PROGRAM, "--url is an address alone: no user, no query, no fragment")
    path = parts.path.rstrip("/").removesuffix(BASE_PATH).removesuffix(ENDPOINT)
    return f"{parts.scheme}://{parts.netloc}{path}"


def _chosen(options: Namespace) -> list[CheckRow]:
    for name in options.check or ():
        if name not in SERVER_CHECKS:
            raise CommandError(f"there is no check `{safe(name)}`{shared.nearest(name, SERVER_CHECKS)}")
    return [row for row in SERVER_CHECKS.values() if not options.check or row.id in options.check]
