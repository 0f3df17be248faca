"""Fixtures of the tests of the command."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from agent_genome_server.cli.main import main

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def database(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return where the database of the test is, or will be."""
    path = tmp_path / "genome.sqlite3"
    monkeypatch.setenv("AGENT_GENOME_SERVER_DATABASE_URL", f"sqlite:///{path}")
    return path


@pytest.fixture
def run(database: Path, capsys: pytest.CaptureFixture[str]) -> Run:
    """Return what runs the command and gives its exit code, standard output and standard error."""

    def command(*arguments: str) -> tuple[int, str, str]:
        code = main(arguments)
        out, err = capsys.readouterr()
        return code, out, err

    return command


@pytest.fixture
def agent(run: Run, database: Path) -> str:
    """Return the id of an agent in the only workspace."""
    from agent_genome_server.cli.demo import AGENT, prepare_demo
    from agent_genome_server.config import Config
    from agent_genome_server.services import Admin
    from agent_genome_server.storage import open_storage

    url = f"sqlite:///{database}"
    storage = open_storage(url)
    storage.migrate()
    prepare_demo(Admin(storage, Config(database_url=url)))
    storage.close()
    return str(AGENT["agent_id"])
