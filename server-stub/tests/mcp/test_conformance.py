"""The official conformance kit passes on both revisions, but for what only its own fixture server has."""

from __future__ import annotations

import json
import re
import subprocess
from pathlib import Path
from typing import Any

import pytest
from fake_services import KEY
from live_server import live
from mcp_messages import ENDPOINT, HANDSHAKE, MODERN
from node import node_for
from ruamel.yaml import YAML

HERE = Path(__file__).parent
KIT = HERE / "node_modules" / "@modelcontextprotocol" / "conformance" / "dist" / "index.js"
PASSED = ("SUCCESS", "INFO", "WARNING", "SKIPPED")


def baseline(revision: str) -> dict[str, set[str]]:
    """Return the checks that cannot pass, by scenario."""
    groups = YAML(typ="safe").load(HERE / "conformance-baseline.yml")[revision]
    assert all(group["reason"] for group in groups)
    return {name: set(checks) for group in groups for name, checks in group["scenarios"].items()}


@pytest.mark.parametrize("revision", [HANDSHAKE, MODERN])
def test_the_kit_passes_for_what_the_server_declares(tmp_path, revision):
    node = node_for(HERE)
    with live(key=KEY) as server:
        command = [node, str(KIT), "server", "--url", server.url.replace("127.0.0.1", "localhost") + ENDPOINT]
        done = subprocess.run(
            [*command, "--requirements", revision, "-o", str(tmp_path)], capture_output=True, text=True, timeout=300
        )
    failed, passed = results(tmp_path)
    assert passed, done.stdout + done.stderr
    assert failed == baseline(revision)


def results(folder: Path) -> tuple[dict[str, set[str]], int]:
    """Return the checks that failed, by scenario, and how many passed."""
    failed: dict[str, set[str]] = {}
    passed = 0
    for file in folder.glob("*/checks.json"):
        scenario = re.sub(r"^server-|-\d{4}-\d\d-\d\dT.*$", "", file.parent.name)
        checks: list[dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
        bad = {check["id"] for check in checks if check["status"] not in PASSED}
        passed += sum(check["status"] == "SUCCESS" for check in checks)
        if bad:
            failed[scenario] = bad
    return failed, passed
