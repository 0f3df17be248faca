"""Cases and vectors as parameters, and the Node oracles as fixtures."""

from __future__ import annotations

import base64
import json
import os
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

from agent_genome.agf._spec import MAX_PROBLEMS
from build_cases.output import ROOT
from build_cases.published import published_cases, vectors

NODE_TOOLS = ROOT.parent / "spec" / "pipeline" / "node_modules"


CASES = published_cases()

# Names of arguments, and what they stand for one by one.
PARAMETERS = {
    "case": CASES,
    "digested_case": [case for case in CASES if case.expect["digest"] is not None],
    "schema_case": [case for case in CASES if not case.stopped and len(case.codes) < MAX_PROBLEMS],
}


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    for name, cases in PARAMETERS.items():
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, [pytest.param(case, id=case.id) for case in cases])
    if "vector" in metafunc.fixturenames:
        metafunc.parametrize("vector", [pytest.param(vector, id=vector.name) for vector in vectors()])


class Oracle:
    """One Node process that answers one question a line."""

    def __init__(self, script: str) -> None:
        self._process = subprocess.Popen(
            [node(), str(ROOT / "oracle" / script)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
        )

    def ask(self, data: bytes) -> dict[str, Any]:
        """Return what the oracle says about a file."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        question = {"base64": base64.b64encode(data).decode()}
        self._process.stdin.write(json.dumps(question).encode() + b"\n")
        self._process.stdin.flush()
        answer: dict[str, Any] = json.loads(self._process.stdout.readline())
        return answer

    def close(self) -> None:
        """End the process."""
        self._process.communicate()


def node() -> str:
    """Return the path of Node."""
    found = shutil.which("node")
    return found if found is not None else absent("Node is not installed")


def node_tool(path: str) -> Path:
    """Return the path of one of the pipeline's Node tools."""
    tool = NODE_TOOLS / path
    if not tool.exists():
        absent("the Node tools are not installed (npm ci in spec/pipeline)")
    return tool


def absent(reason: str) -> Any:
    """Skip the test, or fail it in CI, where everything has to be there."""
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture
def installed() -> Callable[..., str]:
    """Return a function that gives the path of the first of some programs that is installed."""

    def find(*names: str) -> str:
        path = next(filter(None, map(shutil.which, names)), None)
        return path if path is not None else absent(f"none of these is installed: {', '.join(names)}")

    return find


@pytest.fixture(scope="session")
def canonical_oracle() -> Iterator[Oracle]:
    """AGF-C14N-1 in JavaScript."""
    oracle = Oracle("canonical.mjs")
    yield oracle
    oracle.close()


@pytest.fixture(scope="session")
def schema_oracle() -> Iterator[Oracle]:
    """The document schema through ajv."""
    node_tool("ajv")
    oracle = Oracle("verdict.mjs")
    yield oracle
    oracle.close()


@pytest.fixture(scope="session")
def tsc() -> list[str]:
    """The command that compiles TypeScript."""
    return [node(), str(node_tool("typescript/bin/tsc"))]
