"""Several processes on one database: one rate, one quota, one answer to a key."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest
from service_world import World
from sqlalchemy import func, select

from agent_genome_server.storage import Storage, tables

SUPPORT = Path(__file__).parent.parent / "support"


def compile_together(url: str, keys: list[str], *, per_key: int, per_workspace: int) -> list[list[str]]:
    """Return what each process printed: the number of answered compiles and the codes of its refusals."""
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SUPPORT), *sys.path])}
    processes = [
        subprocess.Popen(
            [sys.executable, SUPPORT / "compiling_process.py", url, key, "3", str(per_key), str(per_workspace)],
            env=environment,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )
        for key in keys
    ]
    for process in processes:
        assert process.stdout is not None
        assert process.stdout.readline() == "ready\n"
    return [process.communicate("go\n", timeout=60)[0].split() for process in processes]


@pytest.mark.parametrize(
    ("keys", "limits", "code"),
    [
        (1, {"per_key": 60, "per_workspace": 1000}, "rate_limited"),
        (2, {"per_key": 1000, "per_workspace": 70}, "quota_exceeded"),
    ],
    ids=["one rate", "one quota"],
)
def test_two_processes_honour(storage: Storage, database_url: str, keys: int, limits: dict[str, int], code: str):
    world = World(storage)
    world.register()
    texts = [world.admin.create_key(workspace="w1", scopes=["genome:read"]).text for _ in range(keys)]
    printed = compile_together(database_url, (texts * 2)[:2], **limits)
    assert sum(int(words[0]) for words in printed) == min(limits.values())
    assert [words[1:] for words in printed] == [[code], [code]]
    with storage.reading() as connection:
        assert connection.scalar(select(func.count()).select_from(tables.compiles)) == min(limits.values())
