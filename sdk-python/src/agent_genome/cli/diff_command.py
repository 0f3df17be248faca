"""`agf diff`: shows how two genomes differ, gene by gene."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from collections.abc import Iterator
from dataclasses import asdict
from typing import Any, Final

from agent_genome.agf.comparison import Change, diff
from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import UsageError, add_color
from agent_genome.cli.exits import DONE, REFUSED, CommandError
from agent_genome.cli.layout import wrap
from agent_genome.cli.streams import STDIN, terminal_width, wants_color, write_out
from agent_genome.cli.styles import Painter, Style
from agent_genome.cli.subject import JSON_STAGES, load

_STYLES: Final[dict[str, Style]] = {"+": "good", "-": "error", "~": "warning"}

__all__ = ["configure", "run"]

DESCRIPTION: Final = """\
Show how genome B differs from genome A: + added, - removed, ~ changed, > moved to another
stratum. The order of members, layers and genes makes no difference, and the digest is
left out."""

EPILOG: Final = "exit code: 0 no difference, 1 some, 2 a file cannot be read or is no JSON"


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("first", metavar="A", help="a genome file, or - for standard input")
    parser.add_argument("second", metavar="B", help="another")
    parser.add_argument("--json", action="store_true", help="write JSON")
    add_color(parser)


def run(options: Namespace) -> int:
    """Show the differences, and return the exit code."""
    if options.first == options.second == STDIN:
        raise UsageError("agf diff", "standard input can be one of the two only")
    changes = diff(_document(options.first), _document(options.second))
    if options.json:
        write_out(json.dumps([asdict(change) for change in changes], indent=2) + "\n")
    else:
        paint, width = Painter(wants_color(options.color)), terminal_width()
        write_out("".join(f"{line}\n" for change in changes for line in _lines(change, width, paint)))
    return REFUSED if changes else DONE


def _document(path: str) -> dict[str, Any]:
    subject = load(path)
    refusal = subject.refusal(JSON_STAGES)
    if refusal or subject.document is None:
        subject.explain(refusal or subject.verdict)
        raise CommandError(f"{subject.name} cannot be compared")
    return subject.document


def _lines(change: Change, width: int | None, paint: Painter) -> Iterator[str]:
    where = safe(f"{change.stratum} {change.id}".strip())
    member = safe(change.member)
    name = " ".join(filter(None, (where, member)))
    if change.what == "moved":
        yield f"{paint('place', '>')} {safe(change.id)}: {_value(change.before)} -> {_value(change.after)}"
        return
    if change.id and not change.member:
        mark, value = ("+", change.after) if change.what == "added" else ("-", change.before)
        name = f"{where} ({_value(value.get('kind'))}): {_value(value.get('text'))}"
        yield _marked(mark, name, width, paint)
        return
    if change.what == "changed":
        yield _marked("~", name, width, paint)
        yield _marked("-", _json(change.before), width, paint, indent="    ")
        yield _marked("+", _json(change.after), width, paint, indent="    ")
        return
    mark, value = ("+", change.after) if change.what == "added" else ("-", change.before)
    yield _marked(mark, f"{name}: {_json(value)}", width, paint)


def _marked(mark: str, text: str, width: int | None, paint: Painter, *, indent: str = "") -> str:
    wrapped = wrap(f"{indent}{mark} {text}", width=width, indent=f"{indent}  ")
    return wrapped.replace(mark, paint(_STYLES[mark], mark), 1)


def _value(value: Any) -> str:
    return safe(value) if isinstance(value, str) else _json(value)


def _json(value: Any) -> str:
    return safe(json.dumps(value, ensure_ascii=False))
