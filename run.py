#!/usr/bin/env python3
"""Sets up what the workspace needs, then does the main job or runs the tests, with nothing but Python 3.11.

python3 run.py demo            start a server, run the whole loop against it, and check the files of the AGF 1.0 set
python3 run.py test [ARG ...]  run the tests; what follows goes to pytest
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
from pathlib import Path

OLDEST_PYTHON = (3, 11)
ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
NODE_TOOLS = (ROOT / "spec" / "pipeline", ROOT / "server-stub" / "tests" / "mcp")
DISTRIBUTIONS = ("sdk-python", "server-stub", "conformance")
GROUPS = {"demo": ["build"], "test": ["build", "test"]}
NO_PIP = """\
This Python ({python}) has neither ensurepip nor pip, so packages cannot be installed. Install one of them:
  Debian, Ubuntu   apt install python3-venv
  Fedora           dnf install python3-pip
  Alpine           apk add py3-pip
then run the same command again."""


class SetupError(Exception):
    """The environment cannot be made; the message says what to do."""


def main(arguments: list[str]) -> int:
    """Do what the command line asks; 2 means that it was wrong or that the set-up failed."""
    if sys.version_info < OLDEST_PYTHON:
        wanted = ".".join(map(str, OLDEST_PYTHON))
        print(f"Python {wanted} or newer is needed; this is {sys.version.split()[0]}.", file=sys.stderr)
        return 2
    if not arguments or arguments[0] not in GROUPS:
        asked_for_help = arguments[:1] in (["-h"], ["--help"])
        print(__doc__, file=sys.stdout if asked_for_help else sys.stderr)
        return 0 if asked_for_help else 2
    command, rest = arguments[0], arguments[1:]
    try:
        set_up(GROUPS[command])
    except SetupError as error:
        print(error, file=sys.stderr)
        return 2
    if command == "demo":
        return call([PYTHON, "examples/quickstart.py"]) or call([PYTHON, "-m", "agf_conformance.demo", *rest])
    install_node_tools()
    return call([PYTHON, "-m", "pytest", "-n", "auto", *rest])


def set_up(groups: list[str]) -> None:
    """Make `.venv` hold what the groups need; quick when it does already."""
    base, filled = ENVIRONMENT / ".base", ENVIRONMENT / f".filled-{'-'.join(groups)}"
    base_now = fingerprint()
    filled_now = fingerprint(
        *("constraints.txt", "pyproject.toml", "run.py"),
        *(f"{name}/pyproject.toml" for name in DISTRIBUTIONS),
    )
    usable = works() and holds(base, base_now)
    if usable and holds(filled, filled_now):
        return
    print("Setting up .venv; this takes a minute the first time ...", file=sys.stderr, flush=True)
    if not usable:
        make_environment()
        base.write_text(base_now)
    pip_install(requirements(groups))
    editable = [part for name in DISTRIBUTIONS for part in ("-e", str(ROOT / name))]
    pip_install(["--no-build-isolation", *editable])
    filled.write_text(filled_now)


def install_node_tools() -> None:
    """Bring what the tests of types, oracles and MCP peers need, when Node is there."""
    npm = shutil.which("npm")
    for folder in NODE_TOOLS:
        if npm is None or (folder / "node_modules").is_dir():
            continue
        if call([npm, "ci", "--prefix", folder, "--no-audit", "--no-fund", "--loglevel=error"]):
            print(f"{folder} cannot be filled: the tests that need it are skipped.", file=sys.stderr, flush=True)


def holds(file: Path, text: str) -> bool:
    """Say whether a file is there with just this text."""
    return file.is_file() and file.read_text() == text


def fingerprint(*paths: str) -> str:
    """Return a digest of this Python, of where the checkout lies, and of files."""
    digest = hashlib.sha256(f"{sys.version}\n{ROOT}\n".encode())
    for path in paths:
        digest.update((ROOT / path).read_bytes())
    return digest.hexdigest()


def requirements(groups: list[str]) -> list[str]:
    """Return what dependency groups of pyproject.toml ask for."""
    import tomllib

    table = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["dependency-groups"]

    def of(group: str) -> list[str]:
        found: list[str] = []
        for entry in table[group]:
            found += [entry] if isinstance(entry, str) else of(entry["include-group"])
        return found

    return list(dict.fromkeys(name for group in groups for name in of(group)))


def works() -> bool:
    """Say whether the environment has a Python that starts."""
    return PYTHON.exists() and quiet([PYTHON, "-c", ""])


def make_environment() -> None:
    """Make an empty `.venv`, with pip where this Python can put it there."""
    if Path(sys.prefix) == ENVIRONMENT:
        raise SetupError("The environment .venv must be made anew: `deactivate` it, then run this again.")
    can_make, can_ship_pip, has_pip = map(importlib.util.find_spec, ("venv", "ensurepip", "pip"))
    if not can_make or not (can_ship_pip or has_pip):
        raise SetupError(NO_PIP.format(python=sys.executable))
    shutil.rmtree(ENVIRONMENT, ignore_errors=True)
    options: list[str] = [] if can_ship_pip else ["--without-pip"]
    if call([sys.executable, "-m", "venv", *options, ENVIRONMENT]):
        raise SetupError(f"{sys.executable} could not make a virtual environment in {ENVIRONMENT}.")


def pip_install(arguments: list[str]) -> None:
    """Install into the environment at the versions of constraints.txt; pip's own settings say from where."""
    has_own = quiet([PYTHON, "-m", "pip", "--version"])
    pip = [str(PYTHON), "-m", "pip"] if has_own else [sys.executable, "-m", "pip", "--python", str(PYTHON)]
    constraints = ROOT / "constraints.txt"
    if call([*pip, "install", "-qq", "--no-input", "-c", constraints, *arguments]):
        raise SetupError("pip could not install what is needed; what it says stands above.")


def call(command: list[str | Path]) -> int:
    """Run a command in the checkout without standard input and return its exit code."""
    environment = {**os.environ, "PIP_DISABLE_PIP_VERSION_CHECK": "1", "PIP_USER": "0"}
    sys.stdout.flush()
    try:
        done = subprocess.run(command, cwd=ROOT, stdin=subprocess.DEVNULL, env=environment, check=False)
    except KeyboardInterrupt:
        return 130
    return done.returncode


def quiet(command: list[str | Path]) -> bool:
    """Run a command without output and say whether it succeeded."""
    return subprocess.run(command, capture_output=True, stdin=subprocess.DEVNULL, check=False).returncode == 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
