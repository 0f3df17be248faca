"""The examples in the docstrings of the client run as they are, without and with an event loop."""

from __future__ import annotations

import ast
import asyncio

import pytest
from docstring_examples import examples, run_example
from genome_service import Caller

from agent_genome.client._sync.genome import GenomeMethods


@pytest.mark.parametrize(
    ("kind", "code"),
    [pytest.param(kind, code, id=f"{kind}-{name}") for kind in ("sync", "async") for name, code in examples(kind)],
)
def test_an_example_runs(kind, code, tmp_path, monkeypatch):
    monkeypatch.chdir(tmp_path)
    running = run_example(code, Caller(kind).client(), flags=ast.PyCF_ALLOW_TOP_LEVEL_AWAIT if kind == "async" else 0)
    if running is not None:
        asyncio.run(running)


@pytest.mark.parametrize("kind", ["sync", "async"])
def test_every_method_has_an_example(kind):
    methods = {name for name in vars(GenomeMethods) if not name.startswith("_")}
    assert {name for name, _ in examples(kind)} >= methods
