"""What the tests of the genesis command share: running it, and a repository to run it on."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from genesis_trees import INDICES, grow, hold

from agent_genome.genesis.main import main


class Ran(NamedTuple):
    """What a run of the command gave; every JSON answer was held against its schema and its canonical form."""

    code: int
    out: str
    err: str

    @property
    def answer(self) -> dict[str, Any]:
        return json.loads(self.out)


@pytest.fixture(autouse=True)
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    return tmp_path / "here"


@pytest.fixture
def genesis(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Return a function that runs the command in this process."""

    def run(*arguments: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsys.readouterr()
        code = main(arguments)
        ran = Ran(code, *capsys.readouterr())
        if "--json" in arguments and code != 2:
            assert ran.err == ""
            assert ran.out == canonical(hold(ran.answer))
            assert ran.answer["ok"] is (code == 0)
        return ran

    return run


def canonical(value: Any) -> str:
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n"


@pytest.fixture
def repository(tmp_path: Path) -> Callable[..., Path]:
    """Return a function that makes a repository; files given as None are directories, and `without` leaves one out."""

    def make(files: dict[str, str | bytes | None] | None = None, *, without: str = "", name: str = "tree") -> Path:
        wanted = {path: content for path, content in INDICES.items() if path != without}
        return grow(tmp_path / name, wanted | (files or {}))

    return make


@pytest.fixture
def plan(genesis: Callable[..., Ran], workplace: Path) -> Callable[..., Ran]:
    """Return a function that plans in a repository with an intent and capabilities."""

    def run(root: Path, intent: Any, caps: str = "", *more: str) -> Ran:
        given = intent if isinstance(intent, bytes) else json.dumps(intent).encode()
        (workplace / "caps.toml").write_text(caps, encoding="utf-8")
        options = ("--root", str(root), "--json", "agent-plan", "--intent", "-", "--caps", "caps.toml")
        return genesis(*options, *more, stdin=given)

    return run
