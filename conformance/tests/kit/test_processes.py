"""A case costs itself alone, whatever the program under test does; what never answered is no failure."""

from __future__ import annotations

import os
import resource
from pathlib import Path

import pytest

SIX = [part for name in ("all-strata", "unicode", "newer-minor", "not-json", "wrong-kind") for part in ("--case", name)]
REFUSE = """printf '{"valid":false,"errors":[{"code":"not_json","pointer":""}]}\\n'; exit 1"""
ACCEPT_OR_REFUSE = f"""
case "$1" in
*all-strata*|*newer-minor*) exit 0;;
*not-json*) {REFUSE};;
*wrong-kind*) printf '{{"valid":false,"errors":[{{"code":"kind_unsupported","pointer":"/kind"}}]}}\\n'; exit 1;;
*unicode*) UNICODE;;
esac
"""
MISBEHAVIOURS = {
    "hangs": ("sleep 300", "timed-out"),
    "hangs-with-closed-output": ("exec >&- 2>&-; sleep 300", "timed-out"),
    "prints-without-end": ("yes", "flooded"),
    "prints-errors-without-end": ("yes >&2", "flooded"),
    "kills-itself": ("kill -9 $$", "crashed"),
    "kills-its-group": ("kill -9 0", "crashed"),
    "exits-255": ("exit 255", "crashed"),
    "exits-2": ("exit 2", "crashed"),
    "refuses-without-a-line": ("exit 1", "garbled"),
    "refuses-with-garbage": ("echo '<html>'; exit 1", "garbled"),
    "refuses-with-deep-json": ("head -c 100000 /dev/zero | tr '\\0' '['; exit 1", "garbled"),
    "refuses-with-two-lines": (f"echo hello; {REFUSE}", "garbled"),
    "refuses-with-bytes": ("printf '\\377\\376\\n'; exit 1", "garbled"),
    "refuses-and-accepts": ("""echo '{"valid":true}'; exit 1""", "garbled"),
    "accepts-and-refuses": ("""echo '{"valid":false,"errors":[]}'; exit 0""", "garbled"),
    "refuses-with-a-list": ("""echo '[]'; exit 1""", "garbled"),
    "refuses-without-codes": ("""echo '{"valid":false,"errors":["bad"]}'; exit 1""", "garbled"),
}


def alive(mark: str) -> list[str]:
    """Return the processes whose command line has a mark."""
    found = []
    for path in Path("/proc").glob("[0-9]*/cmdline"):
        try:
            line = path.read_bytes().replace(b"\0", b" ").decode()
        except OSError:
            continue
        if mark in line:
            found.append(line)
    return found


@pytest.mark.parametrize("name", MISBEHAVIOURS)
def test_a_program_that_misbehaves_costs_one_case(name, kit, program) -> None:
    what, verdict = MISBEHAVIOURS[name]
    path = program(ACCEPT_OR_REFUSE.replace("UNICODE", what))
    report = kit.run("reader", *SIX, "--timeout", "1.5", "--", path)
    found = {result["id"]: result for result in report["results"]}
    assert found["unicode"]["verdict"] == verdict
    assert {row["verdict"] for name, row in found.items() if name != "unicode"} == {"passed"}
    assert report["counts"]["error"] == 1
    assert kit.code == 1


@pytest.mark.skipif(not Path("/proc/self/environ").exists(), reason="needs Linux")
@pytest.mark.parametrize(
    "left_behind",
    [
        "sleep 271828 &",
        "(sleep 271828 &)",
        "(setsid sleep 271828 &) 2>/dev/null",
        "(setsid sh -c 'setsid sleep 271828 & sleep 271828 & wait' &) 2>/dev/null",
        "nohup sleep 271828 >/dev/null 2>&1 &",
    ],
)
def test_what_a_program_started_ends_with_its_case(left_behind, kit, program) -> None:
    path = program(f"{left_behind}\nexit 0")
    report = kit.run("reader", "--case", "minimal", "--", path)
    assert report["results"][0]["verdict"] == "passed"
    assert alive("sleep 271828") == []


def test_a_program_gets_a_copy_of_the_file_and_no_input(kit, program) -> None:
    path = program('cat - && echo ruined > "$1" && rm "$1" && exit 0')
    for _ in range(2):
        report = kit.run("reader", "--case", "minimal", "--", path)
        assert report["results"][0]["verdict"] == "passed"


def test_the_file_is_the_last_argument_and_no_shell_reads_the_others(kit, program) -> None:
    path = program('[ "$1" = \'a b; exit 3 $HOME\' ] && [ -f "$2" ] && exit 0; exit 9')
    assert kit("reader", "-q", "--case", "minimal", "--", path, "a b; exit 3 $HOME") == 0


@pytest.mark.parametrize(
    ("make", "said"),
    [
        (lambda program: "./not-there", "no such file"),
        (lambda program: program("exit 0", executable=False), "chmod +x"),
        (lambda program: program("exit 0", shebang="#!/not/there"), "interpreter"),
        (lambda program: program("\0\1\2", shebang="\x7fELF"), "it is no program"),
        (lambda program: f"{program('exit 0')} --check", "not run by a shell"),
        (lambda program: os.fspath(Path(program("exit 0")).parent), "cannot start"),
    ],
    ids=["missing", "permission", "interpreter", "format", "one-word", "folder"],
)
def test_a_command_that_cannot_be_started_is_no_failure_of_the_implementation(make, said, kit, program) -> None:
    report = kit.run("reader", "--", make(program))
    assert kit.code == report["exit_code"] == 3
    assert report["outcome"] == "not-judged"
    assert report["counts"]["failed"] == 0
    assert said.lower() in report["fault"].lower()
    assert "Traceback" not in kit.err


@pytest.mark.parametrize("text", ["exit 255", "exit 127", "kill -11 $$", "yes", "sleep 300", "echo no json; exit 1"])
def test_a_run_without_one_answer_ends_after_the_probes_and_says_nothing_of_the_implementation(
    text, kit, program
) -> None:
    report = kit.run("reader", "--timeout", "1", "--", program(text))
    assert kit.code == 3
    assert report["outcome"] == "not-judged"
    assert report["counts"]["total"] == report["counts"]["error"] == 6
    assert report["level"]["reached"] is None
    assert "no answer that can be judged" in report["fault"]


def test_100_megabytes_of_output_are_not_kept(kit, program) -> None:
    path = program('case "$1" in *minimal*) exit 0;; esac; head -c 100000000 /dev/zero')
    report = kit.run("reader", "--case", "minimal", "--case", "unicode", "--", path)
    assert [result["verdict"] for result in report["results"]] == ["passed", "flooded"]
    assert len(kit.out) < 10_000


def test_standard_error_is_shown_with_what_failed(kit, program) -> None:
    path = program("echo 'row 3 \x1b[31m is bad' >&2; exit 0")
    report = kit.run("reader", "--case", "not-json", "--", path)
    assert report["results"][0]["output"] == "row 3 \\u001b[31m is bad"
    assert "\x1b" not in kit.out


@pytest.mark.parametrize(("what", "verdict"), [("exit 0", "passed"), ("sleep 300", "timed-out"), ("yes", "flooded")])
def test_a_system_that_tells_neither_ends_nor_children_judges_alike(what, verdict, kit, program, monkeypatch) -> None:
    monkeypatch.setattr("agf_conformance.running.session._pidfd", lambda pid: -1)
    monkeypatch.setattr("agf_conformance.running.groups._adopt_orphans", lambda: False)
    path = program(f'case "$1" in *minimal*) {what};; esac; exit 0')
    report = kit.run("reader", "--case", "minimal", "--case", "unicode", "--timeout", "1", "--", path)
    assert [row["verdict"] for row in report["results"]] == [verdict, "passed"]


def test_too_few_descriptors_are_no_matter_of_the_program(kit, program) -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    path = program("sleep 0.2; exit 0")
    resource.setrlimit(resource.RLIMIT_NOFILE, (len(list(Path("/proc/self/fd").iterdir())) + 30, hard))
    try:
        report = kit.run("reader", "--level", "verdict", "-j", "50", "--set", "1.0", "--", path)
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))
    assert kit.code == 3
    assert "--jobs" in report["fault"]
