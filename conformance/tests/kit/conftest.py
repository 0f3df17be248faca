"""The command run in this process, and small programs to judge."""

from __future__ import annotations

import json
import stat
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from agf_conformance.cli.main import main


@pytest.fixture
def program(tmp_path: Path) -> Callable[..., str]:
    """Return a function that writes an executable script and returns its path."""

    def write(text: str, *, name: str = "program", shebang: str = "#!/bin/sh", executable: bool = True) -> str:
        path = tmp_path / name
        path.write_text(f"{shebang}\n{text}\n", encoding="utf-8")
        if executable:
            path.chmod(path.stat().st_mode | stat.S_IXUSR)
        return str(path)

    return write


class Kit:
    """Runs the command and keeps what it printed and reported."""

    def __init__(self, folder: Path, capfd: pytest.CaptureFixture[str]) -> None:
        self.folder = folder
        self._capfd = capfd
        self.out = self.err = ""
        self.code = -1

    def __call__(self, *arguments: str) -> int:
        self._capfd.readouterr()
        self.code = main(arguments)
        self.out, self.err = self._capfd.readouterr()
        return self.code

    def run(self, *arguments: str) -> dict[str, Any]:
        """Run with a JSON report and return it."""
        report = self.folder / "report.json"
        report.unlink(missing_ok=True)
        mode, *rest = arguments
        self(mode, "--json", str(report), *rest)
        assert report.exists(), self.err
        read: dict[str, Any] = json.loads(report.read_bytes())
        return read


@pytest.fixture
def kit(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Kit:
    return Kit(tmp_path, capfd)


@pytest.fixture
def interruptible() -> list[str]:
    """Return what runs Python with every signal as at login: one that the caller of the tests ignores, as nohup does, too."""
    numbers = "(signal.SIGINT, signal.SIGTERM, signal.SIGHUP)"
    plain = f"import os, signal, sys\nfor number in {numbers}: signal.signal(number, signal.SIG_DFL)\n"
    return [sys.executable, "-c", f"{plain}os.execv(sys.executable, [sys.executable, *sys.argv[1:]])"]


def verdicts(report: dict[str, Any]) -> dict[str, str]:
    """Return the verdict of each result by its id."""
    return {result["id"]: result["verdict"] for result in report["results"]}
