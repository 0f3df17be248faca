"""What the pages for people show is true: commands are there, examples run, links lead somewhere."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from reference_server import serving

from agent_genome import agf

ROOT = Path(__file__).resolve().parents[3]
PAGES = sorted(
    page
    for pattern in ("*.md", "[a-z]*/README.md", "docs/**/*.md", "generated/docs/*.md", "spec/agf/**/*.md")
    for page in ROOT.glob(pattern)
)
SAMPLE = ROOT / "conformance/cases/valid/minimal/file.agf.json"


def blocks(page: Path, language: str) -> list[str]:
    """Return the fenced blocks of a language."""
    return re.findall(rf"^```{language}\n(.*?)^```$", page.read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)


def shown_commands(program: str) -> list[str]:
    """Return the command lines that start with a program, in the blocks of all pages, each once."""
    lines = [
        re.sub(r"^(\$ |- run: )(\.venv/bin/)?", "", line.strip())
        for page in PAGES
        for language in ("console", "sh", "bash", "yaml", "")
        for block in blocks(page, language)
        for line in block.splitlines()
    ]
    return sorted({line for line in lines if line.startswith(f"{program} ")})


@pytest.mark.parametrize("page", PAGES, ids=lambda page: str(page.relative_to(ROOT)))
def test_links_inside_the_workspace_lead_somewhere(page: Path) -> None:
    targets = re.findall(r"\]\((?!https?:|mailto:)([^)#\s]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8"))
    assert [target for target in targets if not (page.parent / target).exists()] == []


@pytest.mark.parametrize(
    "example",
    [
        pytest.param(example, id=f"{page.relative_to(ROOT)}-{number}")
        for page in PAGES
        for number, example in enumerate(blocks(page, "python"), 1)
    ],
)
def test_python_examples_run(example: str, tmp_path: Path, request: pytest.FixtureRequest) -> None:
    (tmp_path / "genome.json").write_bytes(SAMPLE.read_bytes())
    (tmp_path / "example.py").write_text(example, encoding="utf-8")
    calls = request.getfixturevalue("server") if "AgentGenome" in example else {}
    done = subprocess.run(
        [sys.executable, "example.py"],
        cwd=tmp_path,
        env=os.environ | calls,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """Serve the demo workspace; gives the variables that lead a client there."""
    if "CI" not in os.environ:
        pytest.importorskip("agent_genome_server", reason="the reference server is not installed")
    with serving(tmp_path_factory.mktemp("server")) as server:
        yield {"AGENT_GENOME_BASE_URL": server.base_url, "AGENT_GENOME_API_KEY": server.key}


# A page shows what a command says of a file that is not as it should be.
EXPECTED_CODES = {
    "agf check conformance/cases/invalid/digest-plain-jcs/file.agf.json": 1,
    "agf diff before.json after.json": 1,
    "agf fmt --check *.agf.json": 1,
}


@pytest.fixture
def desk(tmp_path: Path) -> Path:
    """A folder with the files that the pages speak of."""
    document = agf.loads(SAMPLE.read_bytes())
    for name in ("genome.json", "before.json", "a.json", "b.json", "compact.agf.json", "exports/one.agf.json"):
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_bytes(SAMPLE.read_bytes())
    (tmp_path / "compact.agf.json").write_bytes(agf.canonical_bytes(document.data))
    document.data["agent"]["species"] = "Another"
    document.write_digest()
    document.save(tmp_path / "after.json")
    (tmp_path / "conformance").symlink_to(ROOT / "conformance")
    return tmp_path


@pytest.mark.parametrize("command", shown_commands("agf"))
def test_agf_commands_that_the_pages_show_do_what_they_say(command: str, desk: Path) -> None:
    path = f"{Path(sys.executable).parent}{os.pathsep}{os.environ['PATH']}"
    done = subprocess.run(
        command, shell=True, cwd=desk, env=os.environ | {"PATH": path}, capture_output=True, text=True, check=False
    )
    assert done.returncode == EXPECTED_CODES.get(command, 0), done.stdout + done.stderr
    assert "Traceback" not in done.stderr


def test_the_readme_shows_the_two_commands_that_do_everything() -> None:
    readme = "\n".join(blocks(ROOT / "README.md", "console"))
    assert "$ python3 run.py demo\n" in readme
    assert "$ python3 run.py test\n" in readme


@pytest.mark.parametrize("name", sorted(set(re.findall(r"nox -s ([a-z]+)", (ROOT / "CONTRIBUTING.md").read_text()))))
def test_nox_sessions_that_contributing_names_are_there(name: str) -> None:
    assert re.search(rf"^def {name}\(session", (ROOT / "noxfile.py").read_text(), re.MULTILINE)
