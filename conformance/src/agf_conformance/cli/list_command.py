"""`agf-conformance list`: lists the cases and checks."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from typing import Any, Final

from agent_genome.cli.arguments import UsageError, add_color
from agent_genome.cli.streams import wants_color, write_out
from agent_genome.cli.styles import Painter
from agf_conformance._spec import EXPORTER_CHECKS, SERVER_CHECKS
from agf_conformance.cases import Case, all_cases, case_digest, check_digest
from agf_conformance.cli import options as shared
from agf_conformance.judging.digests import digest_cases
from agf_conformance.judging.wording import counted

__all__ = ["configure", "run"]

PROGRAM: Final = "agf-conformance list"
_CHECKS: Final = {"exporter": EXPORTER_CHECKS, "server": SERVER_CHECKS}


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "List the cases of a reader or a canonicaliser, or the checks of an exporter or a server."
    parser.epilog = "exit code: 0 done, 2 the command line is wrong"
    parser.add_argument("mode", nargs="?", choices=("reader", "digest", "exporter", "server"), default="reader")
    shared.add_case_options(parser)
    parser.add_argument("--json", action="store_true", help="write JSON")
    add_color(parser)


def run(options: Namespace, tested: Sequence[str] | None) -> int:
    """List, and return the exit code."""
    if tested is not None:
        raise UsageError(PROGRAM, "nothing is run here, so that nothing may stand behind `--`")
    paint = Painter(wants_color(options.color))
    noun = "check" if options.mode in _CHECKS else "case"
    if options.mode in _CHECKS:
        checks = list(_CHECKS[options.mode].values())
        rows = [
            {"id": row.id, "title": row.title, "rule": row.rules[0], "needs": list(row.needs), "why": row.why}
            for row in checks
        ]
        digest = check_digest(checks)
        width = max(len(row.id) for row in checks)
        lines = [f"{paint('strong', f'{row.id:{width}}')} {row.title}" for row in checks]
    else:
        cases = shared.chosen(all_cases() if options.mode == "reader" else digest_cases(), options)
        rows = [_row(case) for case in cases]
        digest = case_digest(cases)
        lines = [_line(case, options.mode, paint) for case in cases]
    if options.json:
        write_out(json.dumps({"mode": options.mode, "digest": digest, "cases": rows}, indent=2) + "\n")
    else:
        write_out("\n".join([*lines, "", f"{counted(len(lines), noun)}, {digest}", ""]))
    return 0


def _row(case: Case) -> dict[str, Any]:
    return {
        "id": case.id,
        "title": case.title,
        "set": case.set,
        "valid": case.valid,
        "errors": [{"code": code, "pointer": pointer} for code, pointer in case.errors],
        "digest": case.digest,
        "rule": case.rule,
        "why": case.why,
    }


def _line(case: Case, mode: str, paint: Painter) -> str:
    expected = case.code or "valid"
    if mode == "digest":
        expected = (case.digest or "no canonical form")[:17]
    return f"{paint('strong', f'{case.id:44}')} {case.set:8} {expected:30} {case.title}"
