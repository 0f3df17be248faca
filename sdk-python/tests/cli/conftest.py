"""What the tests of the command share: running it, and a genome to run it on."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from agent_genome import agf as library
from agent_genome.cli.main import main


class Ran(NamedTuple):
    """What a run of the command gave."""

    code: int
    out: str
    err: str


@pytest.fixture(autouse=True)
def workplace(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Work in an empty folder, without settings that change colours or widths."""
    monkeypatch.chdir(tmp_path)
    for name in ("NO_COLOR", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)
    return tmp_path


@pytest.fixture
def agf(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Callable[..., Ran]:
    """Return a function that runs the command in this process."""

    def run(*arguments: str, stdin: bytes = b"") -> Ran:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin)))
        capsys.readouterr()
        code = main(arguments)
        return Ran(code, *capsys.readouterr())

    return run


@pytest.fixture
def genome() -> dict[str, Any]:
    """Return a valid document with genes in three strata."""
    kernel = [library.gene("identity_purpose", "identity", "Prepare invoices.")]
    greeting = library.gene("greet", "style", "Greet by first name.", stratum="learned", strength=0.6)
    late = library.gene(
        "late",
        "decision",
        "Chase late payers.",
        stratum="learned",
        strength=0.9,
        scope=["dunning"],
        when=[{"feature": "task_type", "any_of": ["letter", "call"]}],
        overrides=["plain"],
    )
    plain = library.gene("plain", "style", "Write plainly.", stratum="default")
    document = library.build(
        slug="biller",
        species="Biller",
        exported_at="2026-10-13T09:00:00Z",
        source_tenant="9c1e5b7a3d2f48e6a0b1c2d3",
        germline=kernel,
        layers={"learned": [greeting, late], "default": [plain]},
        seal=library.make_seal(kernel, kid="k1", key=b"secret"),
    )
    return document.data


@pytest.fixture
def save(workplace: Path) -> Callable[..., str]:
    """Return a function that writes a document, or bytes as they are, and returns the path."""

    def write(content: dict[str, Any] | bytes, name: str = "genome.agf.json") -> str:
        path = workplace / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content if isinstance(content, bytes) else json.dumps(content, indent=2).encode() + b"\n")
        return name

    return write
