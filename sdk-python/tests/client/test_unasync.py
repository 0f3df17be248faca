"""The client without an event loop is the one with it, less the event loop."""

from __future__ import annotations

import inspect
import re
import subprocess
import sys
from pathlib import Path

from agent_genome.client._async.genome import AsyncGenomeMethods
from agent_genome.client._async.run import AsyncRun
from agent_genome.client._sync.genome import GenomeMethods
from agent_genome.client._sync.run import Run

SCRIPT = Path(__file__).resolve().parents[2] / "unasync.py"


def test_the_modules_are_those_that_the_script_makes():
    done = subprocess.run([sys.executable, SCRIPT, "--check"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout + done.stderr


def test_both_have_the_same_methods_with_the_same_arguments():
    for one, other in ((GenomeMethods, AsyncGenomeMethods), (Run, AsyncRun)):
        names = [name for name in vars(one) if not name.startswith("_")]
        assert names == [name for name in vars(other) if not name.startswith("_")]
        for name in names:
            if inspect.isfunction(getattr(one, name)):
                assert list(inspect.signature(getattr(one, name)).parameters) == list(
                    inspect.signature(getattr(other, name)).parameters
                )


def test_nothing_without_an_event_loop_waits_for_one():
    folder = SCRIPT.parent / "src" / "agent_genome" / "client" / "_sync"
    for path in folder.glob("*.py"):
        text = path.read_text(encoding="utf-8")
        assert not re.search(r"\b(await|async (def|with|for)|Async\w+)\b", text)
