"""A run that is interrupted: what was judged by then is reported, and nothing is left running."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import time
from pathlib import Path

import pytest

ENDS = [(signal.SIGINT, 130), (signal.SIGTERM, -signal.SIGTERM), (signal.SIGHUP, -signal.SIGHUP)]


@pytest.mark.parametrize(("number", "code"), ENDS)
def test_what_was_judged_before_an_interrupt_is_reported(number, code, program, interruptible, tmp_path) -> None:
    words = f"sleep {141_421_000 + os.getpid()}"
    path = program(f'printf x >> "{tmp_path}/asked"; test $(wc -c < "{tmp_path}/asked") -gt 8 && exec {words}; exit 0')
    reports = [f"--{kind}={tmp_path / kind}" for kind in ("json", "junit", "markdown", "html", "badge")]
    command = [*interruptible, "-m", "agf_conformance", "reader", "-j1", "--timeout=60", *reports, "--", path]
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True, text=True
    )
    wait_for(lambda: running(words))
    process.send_signal(number)
    out, err = process.communicate(timeout=60)
    assert process.returncode == code
    assert "Traceback" not in err
    assert not running(words)
    report = json.loads((tmp_path / "json").read_bytes())
    assert report["outcome"] == "not-judged"
    assert report["counts"]["total"] == 8
    assert report["level"]["reached"] is None
    assert "interrupted" in report["fault"]
    for text in (out, *((tmp_path / kind).read_text() for kind in ("junit", "markdown", "html"))):
        assert "interrupted" in text


def running(words: str) -> bool:
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            if path.read_bytes().replace(b"\0", b" ").decode().strip() == words:
                return True
        except (OSError, UnicodeDecodeError):
            continue
    return False


def wait_for(condition) -> None:
    until = time.monotonic() + 30
    while not condition():
        assert time.monotonic() < until
        time.sleep(0.02)
