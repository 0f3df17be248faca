"""The examples in the docstrings of the client."""

from __future__ import annotations

import ast
import inspect
import re
import textwrap
from collections.abc import Iterator
from typing import Any

from agent_genome.client import exported
from agent_genome.client._async import client as async_client
from agent_genome.client._async import genome as async_genome
from agent_genome.client._async import run as async_run
from agent_genome.client._sync import client, genome, run

MODULES = {"sync": (client, genome, run, exported), "async": (async_client, async_genome, async_run)}


def examples(kind: str) -> Iterator[tuple[str, str]]:
    """Yield the name and the code of each example of a kind, in the order of the modules."""
    for module in MODULES[kind]:
        for node in ast.walk(ast.parse(inspect.getsource(module))):
            if isinstance(node, (ast.ClassDef, ast.FunctionDef, ast.AsyncFunctionDef)):
                for block in re.findall(r"```python\n(.*?)```", ast.get_docstring(node) or "", re.DOTALL):
                    yield node.name, textwrap.dedent(block)


def run_example(code: str, client: Any, *, flags: int = 0) -> Any:
    """Run an example with a client at hand; return what is to be awaited, when `flags` allow that."""
    return eval(compile(code, "example", "exec", flags=flags), {"client": client})
