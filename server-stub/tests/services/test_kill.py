"""Kill -9 at any moment loses nothing that was answered, and leaves nothing half there."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from pathlib import Path

SUPPORT = Path(__file__).parent.parent / "support"
ROUNDS = {"sqlite": 15, "postgresql": 10}
if os.environ.get("CI"):
    ROUNDS = {"sqlite": 200, "postgresql": 100}
if os.environ.get("HYPOTHESIS_PROFILE") == "nightly":
    ROUNDS = {"sqlite": 500, "postgresql": 500}


def test_a_kill_at_any_moment_loses_nothing_and_leaves_nothing_half_there(database_url: str):
    rounds = ROUNDS[database_url.partition(":")[0]]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(SUPPORT), *sys.path])}
    ran = subprocess.run(
        [sys.executable, SUPPORT / "kill_rounds.py", database_url, str(rounds), "20261013"],
        env=environment,
        capture_output=True,
        text=True,
        check=False,
    )
    assert ran.returncode == 0, ran.stderr[-4000:]
    told = json.loads(ran.stdout)
    assert told["ready"] == rounds
    # Every kind of work was answered in many rounds, or the kill came too early to prove anything.
    assert (
        min(told[what] for what in ("outcome", "erasure", "consent", "undo", "consolidation", "compile")) >= rounds // 3
    )
