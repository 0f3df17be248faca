"""`agf show`: shows a genome as a tree, the strongest stratum first."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from typing import TYPE_CHECKING, Any, Final

from agent_genome.agf.json_value import is_object
from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import add_color
from agent_genome.cli.exits import DONE, REFUSED
from agent_genome.cli.order import add_order, is_ordered, order_of
from agent_genome.cli.streams import terminal_width, wants_color, write_out
from agent_genome.cli.styles import Painter
from agent_genome.cli.subject import VERSION_STAGES, Subject, load
from agent_genome.cli.tree import Branch, branches, genome_tree

if TYPE_CHECKING:
    from agent_genome.cli.marking import Marking

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Show a genome as a tree: strata from the strongest to the weakest, in each the genes in
the order in which an agent reads them. A file that is not valid is shown as far as it
can be understood. With a task, or another option of `agf compile`, + marks the genes that
its section would include and - those left out, with the reason; the file must be valid."""

EPILOG: Final = """\
exit code: 0 shown, 1 the file is no AGF that can be shown (with a task: it is not valid),
2 it cannot be read, or the task or an option is wrong"""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("file", metavar="FILE", help="a genome file, or - for standard input")
    parser.add_argument("--json", action="store_true", help="write JSON")
    add_order(parser)
    add_color(parser)


def run(options: Namespace) -> int:
    """Show the genome, and return the exit code."""
    if is_ordered(options):
        return _run_marked(options)
    subject = load(options.file)
    refusal = subject.refusal(VERSION_STAGES)
    if refusal or subject.document is None:
        subject.explain(refusal or subject.verdict)
        return REFUSED
    _show(options, subject, subject.document)
    return DONE


def _run_marked(options: Namespace) -> int:
    from agent_genome.cli.compiling import compiled_of, remark
    from agent_genome.cli.marking import marking

    order = order_of(options, program="agf show")
    subject = load(options.file)
    compiled = compiled_of(subject, order)
    if compiled is None or subject.document is None:
        return REFUSED
    _show(options, subject, subject.document, marking(compiled, order))
    remark(compiled, order)
    return DONE


def _show(options: Namespace, subject: Subject, document: dict[str, Any], marking: Marking | None = None) -> None:
    strata = branches(document)
    if options.json:
        summary = _summary(subject, document, strata) | ({"section": marking.members} if marking else {})
        write_out(json.dumps(summary, indent=2) + "\n")
        return
    paint = Painter(wants_color(options.color))
    head = [*_head(subject, document, paint), *([marking.line] if marking else [])]
    tree = genome_tree(strata, marks=marking.marks if marking else {}, width=terminal_width(), paint=paint)
    write_out("\n".join([*head, "", *tree, ""]))


def _text(document: dict[str, Any], *path: str) -> str | None:
    value: Any = document
    for name in path:
        value = value.get(name) if is_object(value) else None
    return value if isinstance(value, str) else None


def _shown(document: dict[str, Any], *path: str) -> str:
    value = _text(document, *path)
    return "?" if value is None else safe(value)


def _head(subject: Subject, document: dict[str, Any], paint: Painter) -> list[str]:
    verdict = subject.verdict
    lines = [
        f"{paint('strong', _shown(document, 'agent', 'slug'))}  {_shown(document, 'agent', 'species')}",
        f"AGF {_shown(document, 'agf')}, exported {_shown(document, 'exported_at')} "
        f"by {_shown(document, 'exporter', 'platform')} {_shown(document, 'exporter', 'version')}",
        f"digest {verdict.digest} {_digest_state(subject, paint)}",
    ]
    if not verdict.valid:
        errors = sum(problem.severity == "error" for problem in verdict.problems)
        problems = "1 problem" if errors == 1 else f"{errors:,} problems"
        lines.append(f"{paint('error', 'not valid')}: {problems}; `agf check` names {'it' if errors == 1 else 'them'}")
    return lines


def _digest_state(subject: Subject, paint: Painter) -> str:
    if subject.stated_digest is None:
        return paint("warning", "(the file states none)")
    if subject.stated_digest == subject.verdict.digest:
        return paint("good", "ok")
    return paint("error", "(the file states another)")


def _summary(subject: Subject, document: dict[str, Any], strata: list[Branch]) -> dict[str, Any]:
    return {
        "slug": _text(document, "agent", "slug"),
        "species": _text(document, "agent", "species"),
        "agf": _text(document, "agf"),
        "valid": subject.verdict.valid,
        "digest": {
            "computed": subject.verdict.digest,
            "stated": subject.stated_digest,
            "ok": subject.stated_digest == subject.verdict.digest,
        },
        "strata": [{"stratum": branch.stratum, "genes": branch.genes} for branch in strata],
    }
