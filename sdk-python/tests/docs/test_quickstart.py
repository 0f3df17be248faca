"""The main job, as the README shows it: the loop against a server, whose end is a learned gene."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parents[3]


def test_the_readme_shows_what_the_main_job_prints() -> None:
    readme = (ROOT / "README.md").read_text(encoding="utf-8")
    shown = re.search(r"^```text\n(-- The section.*?)^```$", readme, re.DOTALL | re.MULTILINE)
    assert shown is not None
    printed = ""
    for command in (["examples/quickstart.py"], ["-m", "agf_conformance.demo"]):
        done = subprocess.run([sys.executable, *command], cwd=ROOT, capture_output=True, text=True, check=False)
        assert done.returncode == 0, done.stdout + done.stderr
        printed += done.stdout
    at = 0
    for part in filter(None, (part.strip() for part in shown[1].split("..."))):
        found = printed.find(part, at)
        assert found >= 0, f"not printed, or not in this order: {part}"
        at = found + len(part)
