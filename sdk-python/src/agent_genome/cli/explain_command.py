"""`agf explain`: tells what a code means and how to repair a file that has it."""

from __future__ import annotations

import json
from argparse import ArgumentParser, Namespace
from dataclasses import asdict
from typing import Final

from agent_genome.agf.wording import safe
from agent_genome.cli.arguments import add_color
from agent_genome.cli.catalogue import GENE_CHECKS, Entry
from agent_genome.cli.every_code import ENGINE, KIT, REQUEST, every_code
from agent_genome.cli.exits import DONE, CommandError
from agent_genome.cli.layout import wrap
from agent_genome.cli.streams import terminal_width, wants_color, write_out
from agent_genome.cli.styles import Painter

__all__ = ["configure", "run"]

DESCRIPTION: Final = (
    "Explain the codes of a check, the engine, the service, the conformance kit and `genesis`; "
    "without a code list them all."
)
EPILOG: Final = "exit code: 0 done, 2 there is no such code"
_LABEL_WIDTH: Final = 10


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description, parser.epilog = DESCRIPTION, EPILOG
    parser.add_argument("codes", nargs="*", metavar="CODE", help="such as digest_mismatch")
    parser.add_argument("--json", action="store_true", help="write JSON")
    add_color(parser)


def run(options: Namespace) -> int:
    """Explain, and return the exit code."""
    entries = every_code()
    painter = Painter(wants_color(options.color))
    if not options.codes:
        if options.json:
            write_out(_json([asdict(entry) for entry in entries.values()]))
        else:
            width = max(map(len, entries))
            write_out("".join(_line(entry, painter, width) for entry in entries.values()))
        return DONE
    chosen = [_entry(code, entries) for code in dict.fromkeys(options.codes)]
    if options.json:
        rows = [asdict(entry) for entry in chosen]
        write_out(_json(rows[0] if len(options.codes) == 1 else rows))
    else:
        write_out("\n".join(_page(entry, painter, terminal_width()) for entry in chosen))
    return DONE


def _entry(code: str, entries: dict[str, Entry]) -> Entry:
    if code not in entries:
        raise CommandError(f"there is no code `{safe(code)}`{_nearest(code, entries)}")
    return entries[code]


def _json(value: object) -> str:
    return json.dumps(value, indent=2) + "\n"


def _line(entry: Entry, paint: Painter, width: int) -> str:
    code = f"{entry.code:{width}}"
    return f"{paint('strong', code)} {paint(entry.severity, f'{entry.severity:8}')} {entry.stage:15} {entry.meaning}\n"


def _page(entry: Entry, paint: Painter, width: int | None) -> str:
    lines = [f"{paint('strong', entry.code)}: {paint(entry.severity, entry.severity)} of {_origin(entry)}\n"]
    for label, text in (
        ("meaning", entry.meaning),
        ("repair", entry.repair),
        ("rule", entry.rule),
        ("status", f"HTTP {entry.http_status}" if entry.http_status else ""),
        ("case", f"{entry.case} (conformance kit)" if entry.case else ""),
    ):
        if text:
            body = wrap(f"{'':{_LABEL_WIDTH}}{text}", width=width, indent=" " * _LABEL_WIDTH)
            lines.append(f"{paint('place', f'  {label:{_LABEL_WIDTH - 2}}')}{body[_LABEL_WIDTH:]}\n")
    return "".join(lines)


def _origin(entry: Entry) -> str:
    if entry.rule.startswith("spec/genesis/"):
        return f"genesis, {entry.stage}"
    if entry.stage in (GENE_CHECKS, ENGINE, KIT):
        return f"the {entry.stage}"
    return "the service" if entry.stage == REQUEST else f"the stage {entry.stage}"


def _nearest(code: str, entries: dict[str, Entry]) -> str:
    from difflib import get_close_matches

    by_letters = {_letters(known): known for known in entries}
    close = [by_letters[found] for found in get_close_matches(_letters(code), by_letters, n=3)]
    return f"; did you mean {' or '.join(close)}?" if close else "; `agf explain` lists them all"


def _letters(code: str) -> str:
    return code.lower().replace("-", "_")
