"""The HTML report runs in a browser without a word on its console."""

from __future__ import annotations

import subprocess
from pathlib import Path

import pytest

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
FLAGS = ("--headless", "--no-sandbox", "--disable-gpu", "--enable-logging=stderr", "--v=0", "--dump-dom")


@pytest.fixture
def opened(tmp_path, installed):
    """Open a page and return its document and what the browser logged of it."""
    browser = installed(*BROWSERS)

    def open_page(page: Path) -> tuple[str, list[str]]:
        profile = f"--user-data-dir={tmp_path / 'profile'}"
        command = [browser, *FLAGS, profile, "--virtual-time-budget=2000", page.as_uri()]
        done = subprocess.run(command, capture_output=True, text=True, timeout=90, check=False)
        return done.stdout, [line for line in done.stderr.splitlines() if "CONSOLE" in line]

    return open_page


@pytest.fixture
def page(kit, program) -> Path:
    """The report of a run with failures, and with hostile words in it."""
    path = program("echo '</pre><script>alert(1)</script>' >&2; exit 0")
    file = kit.folder / "report.html"
    kit("reader", "--set", "1.0", "--name", "<img src=x onerror=alert(1)>", "--html", str(file), "-q", "--", path)
    return file


def test_the_page_logs_nothing_and_shows_every_case(page, opened) -> None:
    document, logged = opened(page)
    assert logged == []
    assert document.count("<details") == 22
    assert "&lt;img src=x onerror=alert(1)&gt;" in document


def test_the_browser_would_log_a_script_that_was_not_let_run(page, opened) -> None:
    page.write_text(page.read_text().replace("</body>", "<script>alert(2)</script></body>"))
    _, logged = opened(page)
    assert logged
