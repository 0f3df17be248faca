"""`serve`: a demo on the first start, a graceful end, and clear words when it cannot start."""

from __future__ import annotations

import gc
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx
import pytest

KEY = re.compile(r"agk_[A-Za-z0-9_-]{43}")


@contextmanager
def serving(database: Path, *options: str, **environ: str) -> Iterator[tuple[str, str, subprocess.Popen[str]]]:
    """Run `serve`; yield its address, what it printed before, and the process."""
    command = [sys.executable, "-m", "agent_genome_server", "serve", "--port", "0", *options]
    variables = {"AGENT_GENOME_SERVER_DATABASE_URL": f"sqlite:///{database}", **environ}
    process = subprocess.Popen(
        command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True, env={**os.environ, **variables}
    )
    said = ""
    try:
        assert process.stdout is not None
        for line in process.stdout:
            said += line
            if address := re.search(r"Serving (http://\S+)/genome/v1 ", line):
                yield address[1], said, process
                break
        else:
            pytest.fail(f"it did not start: {process.communicate()[1]}")
    finally:
        if process.poll() is None:
            process.terminate()
            process.communicate(timeout=30)


def test_a_demo_is_made_once_and_its_key_shown_once(tmp_path):
    database = tmp_path / "demo.sqlite3"
    with serving(database, "--demo") as (address, said, _):
        (key,) = KEY.findall(said)
        answer = httpx.get(f"{address}/genome/v1/agents/bill-banao/genome", headers={"Authorization": f"Bearer {key}"})
        assert answer.status_code == 200
    with serving(database, "--demo") as (address, said, _):
        assert KEY.findall(said) == []
        assert "keys add" in said
        answer = httpx.get(f"{address}/genome/v1/agents/bill-banao/genome", headers={"Authorization": f"Bearer {key}"})
        assert answer.status_code == 200


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT])
def test_a_signal_ends_it_with_0_and_a_log_of_json_lines(tmp_path, number):
    with serving(tmp_path / "x.sqlite3", "--demo", "--log-level", "info") as (address, said, process):
        assert httpx.get(f"{address}/readyz").json() == {"status": "ready"}
        httpx.get(f"{address}/healthz?secret=1", headers={"Authorization": f"Bearer {KEY.findall(said)[0]}"})
        process.send_signal(number)
        out, log = process.communicate(timeout=30)
        assert process.returncode == 0, log
        lines = [json.loads(line) for line in log.splitlines()]
        assert [line["event"] for line in lines] == ["start", "request", "request", "stop"]
        assert "secret" not in log
        assert not KEY.search(log + out)


def test_a_signal_before_the_first_request_is_served_ends_it_too():
    at_once = "serve(Starlette(), listen('127.0.0.1', 0), started=lambda _: signal.raise_signal(signal.SIGTERM))"
    imports = "import signal; from starlette.applications import Starlette; from agent_genome_server.serving import *"
    program = f"{imports}; {at_once}; print('ended')"
    ended = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, timeout=30, check=False)
    assert (ended.returncode, ended.stdout) == (0, "ended\n"), ended.stderr


def test_the_end_does_not_wait_for_a_look_through_all_objects(run, database, monkeypatch):
    monkeypatch.setattr("agent_genome_server.cli.serve.serve", lambda *_, **__: None)
    before = gc.get_freeze_count()
    try:
        assert run("serve", "--port", "0")[0] == 0
        assert gc.get_freeze_count() > before
    finally:
        gc.unfreeze()


def test_the_end_does_not_wait_for_a_thread_that_waits_for_ever(run, database, monkeypatch):
    go_on = threading.Event()
    stuck = threading.Thread(target=go_on.wait, args=(20,), name="service_0")
    left: list[int] = []
    monkeypatch.setattr("agent_genome_server.cli.serve.serve", lambda *_, **__: stuck.start())
    monkeypatch.setattr("agent_genome_server.cli.serve.LAST_SECONDS", 0.01)
    monkeypatch.setattr("os._exit", left.append)
    monkeypatch.setattr("logging.shutdown", lambda: None)
    try:
        run("serve", "--port", "0")
        assert left == [0]
    finally:
        go_on.set()
        gc.unfreeze()


def test_flags_come_from_options_and_from_the_environment(tmp_path):
    flags = {"AGENT_GENOME_SERVER_FLAGS": "task_aware_selection"}
    with serving(tmp_path / "x.sqlite3", "--flag", "provisional_imports", **flags) as (address, _, _process):
        shown: dict[str, Any] = httpx.get(f"{address}/healthz").json()["flags"]
    assert shown == {"task_aware_selection": True, "provisional_imports": True}


def test_rates_come_from_the_environment(tmp_path):
    with serving(tmp_path / "x.sqlite3", "--demo", AGENT_GENOME_SERVER_COMPILES_PER_KEY="1") as (address, said, _):
        ask = {
            "url": f"{address}/genome/v1/agents/bill-banao/compile",
            "headers": {"Authorization": f"Bearer {KEY.findall(said)[0]}"},
            "json": {},
        }
        assert httpx.post(**ask).status_code == 200
        refused = httpx.post(**ask)
    assert (refused.status_code, refused.json()["code"]) == (429, "rate_limited")
    assert int(refused.headers["retry-after"]) >= 0
    assert refused.headers["ratelimit"].startswith('"key";r=0;t=')


def test_mcp_answers_only_to_the_names_of_this_machine_by_default(tmp_path):
    with serving(tmp_path / "x.sqlite3", "--allow-origin", "https://app.example") as (address, _, _process):
        for headers, status in (
            ({"Host": "evil.example"}, 403),
            ({"Origin": "https://evil.example"}, 403),
            ({"Origin": "https://app.example"}, 401),
            ({}, 401),
        ):
            assert httpx.post(f"{address}/mcp/genome", headers=headers).status_code == status


def test_an_address_that_is_taken_is_2_with_the_reason(run, database):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        code, _, err = run("serve", "--port", str(taken.getsockname()[1]))
    assert code == 2
    assert "address already in use; name another --port (0 lets the system choose)" in err


def test_a_start_that_cannot_listen_makes_no_demo_key(run, database):
    with socket.create_server(("127.0.0.1", 0)) as taken:
        assert run("serve", "--demo", "--port", str(taken.getsockname()[1]))[0] == 2
    with serving(database, "--demo") as (_, said, _process):
        assert len(KEY.findall(said)) == 1


def test_a_host_that_is_not_of_this_machine_is_2(run, database):
    code, _, err = run("serve", "--host", "no.such.host.invalid")
    assert code == 2
    assert "cannot listen on no.such.host.invalid" in err
    assert "--port" not in err
