"""JSON Lines: one process answers many cases, and is replaced when it has to be."""

from __future__ import annotations

import sys

import pytest

CASES = [part for name in ("all-strata", "unicode", "newer-minor", "not-json") for part in ("--case", name)]
SERVE = """
import base64, json, os, sys, time
for line in sys.stdin:
    question = json.loads(line)
    data = open(question["path"], "rb").read()
    if "base64" in question:
        assert base64.b64decode(question["base64"]) == data
    bad = question["id"] == "not-json"
    answer = {"id": question["id"], "valid": not bad}
    if bad:
        answer["errors"] = [{"code": "not_json", "pointer": ""}]
    if question["id"] == "unicode":
        UNICODE
    print(json.dumps(answer), flush=True)
"""
MISBEHAVIOURS = {
    "hangs": ("time.sleep(300)", "timed-out"),
    "dies": ("os._exit(3)", "crashed"),
    "kills-itself": ("os.kill(os.getpid(), 9)", "crashed"),
    "answers-another": ("answer['id'] = 'other'", "garbled"),
    "answers-twice": ("print('{}')", "garbled"),
    "answers-garbage": ("print('<html>'); continue", "garbled"),
    "answers-without-end": ("[print('x' * 100000, end='') for _ in range(100)]; continue", "flooded"),
    "answers-neither": ("answer['valid'] = None", "garbled"),
    "closes-its-input": ("sys.stdin.close(); os._exit(0)", "crashed"),
}


@pytest.fixture
def server(program):
    return lambda what="pass": program(SERVE.replace("UNICODE", what), shebang=f"#!{sys.executable}")


@pytest.mark.parametrize("name", MISBEHAVIOURS)
def test_a_process_that_misbehaves_costs_one_case_and_is_replaced(name, kit, server) -> None:
    what, verdict = MISBEHAVIOURS[name]
    report = kit.run("reader", "--lines", "--jobs", "1", "--timeout", "2", *CASES, "--", server(what))
    found = {result["id"]: result["verdict"] for result in report["results"]}
    assert found.pop("unicode") == verdict
    assert set(found.values()) == {"passed"}


@pytest.mark.parametrize("options", [[], ["--inline"], ["--jobs", "3"]])
def test_every_case_is_answered_by_long_lived_processes(options, kit, server) -> None:
    report = kit.run("reader", "--lines", *options, *CASES, "--", server())
    assert report["outcome"] == "passed"


def test_a_process_that_answers_nothing_at_all_is_no_failure_of_the_implementation(kit, program) -> None:
    report = kit.run("reader", "--lines", "--timeout", "1", "--set", "1.0", "--", program("exit 0"))
    assert kit.code == 3
    assert "ended without an answer" in report["fault"]


def test_a_process_may_take_longer_to_start_than_to_answer(kit, program) -> None:
    slow = "import time; time.sleep(1.5)\n" + SERVE.replace("UNICODE", "pass")
    path = program(slow, shebang=f"#!{sys.executable}")
    report = kit.run("reader", "--lines", "--timeout", "1", *CASES, "--", path)
    assert report["outcome"] == "passed"
