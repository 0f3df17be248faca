"""The GitHub Action: options from the environment, reports into a folder, the job summary and the outputs.

Nothing of the environment is ever run by a shell: a command is split into words, and each word stays what it is.
"""

from __future__ import annotations

import json
import os
import shlex
import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Final

from agf_conformance._spec import EXIT_CODE
from agf_conformance.cli.main import PROGRAM, main
from agf_conformance.cli.writing import REPORTS

__all__ = ["arguments", "run"]

PREFIX: Final = "AGF_"
DEFAULT_FOLDER: Final = "agf-conformance-report"
_VALUES: Final = ("level", "set", "name", "baseline", "timeout", "jobs", "again", "url")
_SWITCHES: Final = ("lines", "inline", "personal")


class InputError(Exception):
    """An input of the action is wrong; the message says which one."""


def arguments(environment: Mapping[str, str], folder: Path) -> list[str]:
    r"""Return the command line that the inputs stand for.

    Raises:
        InputError: an input is wrong.

    Example:
        >>> arguments({"AGF_MODE": "reader", "AGF_COMMAND": "node 'my reader.js'"}, Path("r"))[-3:]
        ['--', 'node', 'my reader.js']
    """

    def given(name: str) -> str:
        return environment.get(f"{PREFIX}{name.upper()}", "").strip()

    words = [given("mode") or "reader"]
    words += [f"--{name}={given(name)}" for name in _VALUES if given(name)]
    for name in _SWITCHES:
        if given(name) not in ("", "true", "false"):
            raise InputError(f"{name} is neither true nor false")
        words += [f"--{name}"] if given(name) == "true" else []
    words += [f"--{name}={folder / _file(name)}" for name in REPORTS]
    words += [line.strip() for line in given("paths").splitlines() if line.strip()]
    try:
        command = shlex.split(given("command"))
    except ValueError as error:
        raise InputError(f"command cannot be split into words: {error}") from None
    return [*words, "--", *command] if command else words


def run(environment: Mapping[str, str]) -> int:
    """Judge, pass on what was found, and return the exit code."""
    folder = Path(environment.get(f"{PREFIX}REPORTS", "").strip() or DEFAULT_FOLDER)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        words = arguments(environment, folder)
    except (InputError, OSError) as error:
        print(f"{PROGRAM}: {error}", file=sys.stderr)
        return EXIT_CODE["usage"]
    for name in REPORTS:
        (folder / _file(name)).unlink(missing_ok=True)
    code = main(words)
    _append(environment.get("GITHUB_STEP_SUMMARY"), _read(folder / _file("markdown")))
    report = json.loads(_read(folder / _file("json")) or "{}")
    if report:
        counts = report["counts"]
        lines = {"outcome": report["outcome"], "passed": counts["passed"], "total": counts["total"]}
        _append(environment.get("GITHUB_OUTPUT"), "".join(f"{name}={value}\n" for name, value in lines.items()))
    return code


def _file(report: str) -> str:
    """Return the name of a report's file."""
    return {"json": "report.json", "junit": "junit.xml", "markdown": "summary.md", "html": "report.html"}.get(
        report, f"{report}.json"
    )


def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8") if path.is_file() else ""


def _append(path: str | None, text: str) -> None:
    if path and text:
        with Path(path).open("a", encoding="utf-8") as file:
            file.write(text)


if __name__ == "__main__":
    raise SystemExit(run(os.environ))
