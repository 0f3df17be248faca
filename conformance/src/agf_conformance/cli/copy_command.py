"""`agf-conformance copy`: writes the cases out, for those who run them without this kit."""

from __future__ import annotations

import json
import shutil
from argparse import ArgumentParser, Namespace
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from agent_genome.cli.arguments import UsageError
from agent_genome.cli.exits import CommandError, reason
from agent_genome.cli.names import printable
from agent_genome.cli.streams import write_out
from agf_conformance import __version__
from agf_conformance._spec import SPEC_VERSION
from agf_conformance.cases import DATA, Case, all_cases, case_digest
from agf_conformance.judging.wording import counted

__all__ = ["configure", "run"]

PROGRAM: Final = "agf-conformance copy"
PARTS: Final = ("cases", "requirements", "vectors", "wrappers", "case.schema.json")
README: Final = """\
# AGF conformance cases

Written by agf-conformance {version}: {count} cases of AGF {spec}, case set {digest}.

- `cases/valid/ID/file.agf.json` and `cases/invalid/ID/file.agf.json`: the exact bytes of each file. Let no
  editor and no git change line ends (`.gitattributes` stands beside this page).
- `case.json` beside each: `expect.valid`, the first error's `code` and `pointer`, all `codes` in the order of a report
  (warnings too), and the `digest` of the document, null where it has none.
- `cases.jsonl`: the same in one file, one case a line, with the path of the file and with errors only.
- `requirements/{spec}.json`: the cases that are frozen for {spec}, with their SHA-256.
- `wrappers/`: programs of a few lines to copy, which plug your own into the kit.
- `vectors/canonical/vectors.json`: inputs with their canonical bytes and digests, as base64 and hexadecimal.
- `vectors/gene-checks/genes.json`: genes, and what the gene checks of an importer find in each.
"""


def configure(parser: ArgumentParser) -> None:
    """Add the arguments of the command."""
    parser.description = "Write the cases, the requirements, the vectors and the wrappers into a new or empty folder."
    parser.epilog = "exit code: 0 done, 2 the folder cannot be written or is not empty"
    parser.add_argument("folder", metavar="FOLDER", help="where to write; it may not be there yet, or be empty")


def run(options: Namespace, tested: Sequence[str] | None) -> int:
    """Copy, and return the exit code."""
    if tested is not None:
        raise UsageError(PROGRAM, "nothing is run here, so that nothing may stand behind `--`")
    target = Path(options.folder)
    shown = printable(options.folder)
    cases = all_cases()
    for part in PARTS:
        if not (DATA / part).exists():
            raise CommandError(f"{printable(str(DATA / part))} is missing here. Install agf-conformance anew.")
    # The topmost folder that is made here is the one to take away again.
    made = next((folder for folder in reversed((target, *target.parents)) if not folder.exists()), None)
    try:
        target.mkdir(parents=True, exist_ok=True)
        if any(target.iterdir()):
            raise CommandError(f"{shown} is not empty; name a new folder.")
    except OSError as error:
        raise CommandError(f"cannot write {shown}: {reason(error)}") from None
    try:
        _fill(target, cases)
    except BaseException as error:
        _take_away(target, made)
        if isinstance(error, OSError):
            raise CommandError(f"cannot write {shown}: {_cause(error)}") from None
        raise
    write_out(f"{counted(len(cases), 'case')} in {shown}; README.md there says what is what\n")
    return 0


def _fill(target: Path, cases: Sequence[Case]) -> None:
    for part in PARTS:
        source = DATA / part
        if source.is_dir():
            shutil.copytree(source, target / part)
        else:
            shutil.copyfile(source, target / part)
    lines = [
        {
            "id": case.id,
            "file": f"cases/{case.name}/file.agf.json",
            "set": case.set,
            "valid": case.valid,
            "errors": [{"code": code, "pointer": pointer} for code, pointer in case.errors],
            "digest": case.digest,
        }
        for case in cases
    ]
    text = "".join(json.dumps(line, separators=(",", ":")) + "\n" for line in lines)
    (target / "cases.jsonl").write_text(text, encoding="utf-8", newline="\n")
    (target / ".gitattributes").write_text("* -text\n", encoding="utf-8", newline="\n")
    readme = README.format(version=__version__, spec=SPEC_VERSION, count=len(cases), digest=case_digest(cases))
    (target / "README.md").write_text(readme, encoding="utf-8", newline="\n")


def _take_away(target: Path, made: Path | None) -> None:
    """Leave what was there before: nothing, or an empty folder."""
    for path in [made] if made is not None else target.iterdir():
        if path.is_dir():
            shutil.rmtree(path, ignore_errors=True)
        else:
            path.unlink(missing_ok=True)


def _cause(error: OSError) -> str:
    """Return why a copy failed, and on which file where that is known."""
    if isinstance(error, shutil.Error):
        source, _, why = error.args[0][0]
        return f"{printable(str(source))}: {printable(str(why))}"
    named = f"{printable(str(error.filename))}: " if error.filename is not None else ""
    return named + reason(error)
