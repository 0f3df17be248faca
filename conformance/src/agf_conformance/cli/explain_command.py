"""`agf-conformance explain`: tells what a case, a check, a verdict or an error code is about."""

from __future__ import annotations

from argparse import ArgumentParser, Namespace
from collections.abc import Iterable, Iterator, Sequence
from typing import Final

from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import UsageError, add_color
from agent_genome.cli.exits import CommandError
from agent_genome.cli.layout import wrap
from agent_genome.cli.streams import terminal_width, wants_color, write_out
from agent_genome.cli.styles import Painter
from agf_conformance._spec import (
    ADVICE,
    ERRORS,
    EXPORTER_CHECKS,
    SERVER_CHECKS,
    SERVER_GATES,
    STATUS_OF,
    VERDICT_MEANING,
    CheckRow,
    rule_text,
)
from agf_conformance.cases import EXTENDED, Case, all_cases, vector_cases
from agf_conformance.cli.options import nearest
from agf_conformance.judging.wording import place, short
from agf_conformance.reports.facts import rule_path

__all__ = ["configure", "run"]

PROGRAM: Final = "agf-conformance explain"
_LABEL_WIDTH: Final = 11
_LISTED: Final = 12
_CHECKS: Final = EXPORTER_CHECKS | SERVER_CHECKS

Row = tuple[str, str]


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Explain cases, checks, verdicts and error codes."
    parser.epilog = "exit code: 0 done, 2 there is nothing of that name"
    parser.add_argument("names", nargs="+", metavar="NAME", help="such as not-json, export-stable or wrong-reason")
    add_color(parser)


def run(options: Namespace, tested: Sequence[str] | None) -> int:
    """Explain, and return the exit code."""
    if tested is not None:
        raise UsageError(PROGRAM, "nothing is run here, so that nothing may stand behind `--`")
    paint, width = Painter(wants_color(options.color)), terminal_width()
    pages = [_page(name, paint, width) for name in dict.fromkeys(options.names)]
    write_out("\n".join(pages))
    return 0


def _page(name: str, paint: Painter, width: int | None) -> str:
    title, rows = _found(name)
    lines = [paint("strong", title)]
    for label, text in rows:
        for number, part in enumerate(text.split("\n")):
            body = wrap(f"{'':{_LABEL_WIDTH + 2}}{part}", width=width, indent=" " * (_LABEL_WIDTH + 2))
            shown = "" if number else label
            lines.append(f"{paint('place', f'  {shown:{_LABEL_WIDTH}}')}{body[_LABEL_WIDTH + 2 :]}")
    return "\n".join(lines) + "\n"


def _found(name: str) -> tuple[str, list[Row]]:
    cases = {case.id: case for case in (*all_cases(), *vector_cases())}
    case = cases.get(name) or next((case for case in cases.values() if case.name == name), None)
    if case is not None:
        return f"{case.id}: {case.title}", list(_of_case(case))
    if name in _CHECKS:
        return f"{name}: {_CHECKS[name].title}", list(_of_check(_CHECKS[name]))
    for verdict, meaning in VERDICT_MEANING.items():
        if verdict == name:
            rows: list[Row] = [("meaning", meaning), ("status", STATUS_OF[verdict])]
            return f"{name}: a verdict", rows + ([("do", ADVICE[verdict])] if ADVICE[verdict] else [])
    if name in ERRORS:
        return f"{name}: a code of a check ({ERRORS[name].severity})", list(_of_code(name, cases.values()))
    names = [*cases, *_CHECKS, *VERDICT_MEANING, *ERRORS]
    raise CommandError(f"there is nothing of the name `{safe(name)}`{nearest(name, names)}")


def _of_case(case: Case) -> Iterator[Row]:
    yield "set", "extended" if case.set == EXTENDED else f"{case.set}, which is frozen"
    if case.canonical is not None:
        yield "input", short(case.data.decode("utf-8", "backslashreplace"))
        yield "canonical", short(case.canonical.decode())
    elif case.valid:
        yield "expected", "a reader accepts the file"
    else:
        yield "expected", "a reader refuses the file:"
        for code, pointer in case.errors[:_LISTED]:
            yield "", f"{code} at {place(pointer)}"
        if len(case.errors) > _LISTED:
            yield "", f"and {len(case.errors) - _LISTED} more"
    yield (
        "digest",
        case.digest
        or "none: " + ("the file has no canonical form" if case.has_no_canonical_form else "a reader stops before it"),
    )
    yield "why", case.why
    yield "rule", rule_path(case.rule)
    yield "", rule_text(case.rule)
    for code in list(dict.fromkeys(code for code, _ in case.errors))[:3]:
        yield "code", f"{code}: {ERRORS[code].meaning}"
        yield "repair", ERRORS[code].repair
    if case.file is None:
        yield "try", f"agf-conformance digest --case {case.id} -- YOUR-PROGRAM"
        return
    yield "file", f"{case.file} ({len(case.data):,} bytes)"
    yield "look", f"agf check {case.file}"
    yield "try", f"agf-conformance reader --case {case.id} -- YOUR-PROGRAM"
    if not case.valid:
        yield "", "or, of a program that names no reasons:"
        yield "", f"agf-conformance reader --level verdict --case {case.id} -- YOUR-PROGRAM"


def _of_check(check: CheckRow) -> Iterator[Row]:
    yield "why", check.why
    for rule in check.rules:
        yield "rule", rule_path(rule)
        yield "", rule_text(rule)
    yield "do", check.advice
    for number, gate in enumerate(check.needs):
        yield "" if number else "made when", SERVER_GATES[gate].meaning


def _of_code(code: str, cases: Iterable[Case]) -> Iterator[Row]:
    row = ERRORS[code]
    yield "meaning", row.meaning
    yield "repair", row.repair
    yield "rule", f"spec/agf/1.0/{row.rule}"
    shown = [case.id for case in cases if any(code == other for other, _ in case.errors)]
    if shown:
        more = f" and {len(shown) - _LISTED} more" if len(shown) > _LISTED else ""
        yield "cases", ", ".join(shown[:_LISTED]) + more
