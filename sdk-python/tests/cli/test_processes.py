"""The command as a process of its own."""

from __future__ import annotations

import os
import pty
import select
import signal
import subprocess
import sys
from pathlib import Path

import pytest

AGF = [sys.executable, "-m", "agent_genome.cli"]
UNWANTED = (
    "rich",
    "pydantic",
    "phonenumbers",
    "multiprocessing",
    "concurrent.futures",
    "jsonschema",
    "typing_extensions",
)


def run(*arguments: str, **options: object) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run([*AGF, *arguments], capture_output=True, check=False, timeout=60, **options)  # type: ignore[call-overload]


def test_a_check_loads_nothing_that_it_does_not_need(save, genome):
    code = (
        "import sys; from agent_genome.cli.main import main; main(['check', sys.argv[1]]); "
        f"print(sorted(set(sys.modules) & set({UNWANTED})))"
    )
    done = subprocess.run([sys.executable, "-c", code, save(genome)], capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


@pytest.mark.parametrize("unbuffered", ["", "1"])
def test_a_reader_that_goes_away_is_no_error(save, genome, unbuffered):
    genome.update({f"unknown_{number}": 1 for number in range(999)})
    process = subprocess.Popen(
        [*AGF, "check", save(genome)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=os.environ | {"PYTHONUNBUFFERED": unbuffered},
    )
    assert process.stdout is not None
    assert process.stderr is not None
    process.stdout.read(10)
    process.stdout.close()
    assert process.wait(60) == 141
    assert process.stderr.read() == b""
    process.stderr.close()


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_told_and_gives_2(save, genome):
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*AGF, "check", save(genome)], stdout=full, stderr=subprocess.PIPE, check=False)
    assert done.returncode == 2
    assert done.stderr == b"agf: cannot write to standard output: no space left on device. Send the output elsewhere.\n"


def test_closed_streams_are_no_error(save, genome):
    command = f"{' '.join(AGF)} check {save(genome)} >&- 2>&- <&-"
    assert subprocess.run(command, shell=True, check=False).returncode == 0


@pytest.mark.parametrize("coerced", ["", "0"])
def test_output_is_utf_8_in_every_locale(save, genome, coerced):
    names = [save(genome, "क्षेत्र.json"), os.fsdecode(b"d\xff.json")]
    save(genome, names[1])
    settings = {"LC_ALL": "C", "PYTHONUTF8": coerced, "PYTHONCOERCECLOCALE": coerced}
    done = run("check", *names, env={name: value for name, value in (os.environ | settings).items() if value})
    assert done.returncode == 0
    assert done.stdout.decode() == "d\\xff.json: valid\nक्षेत्र.json: valid\n2 files, 2 valid, 0 invalid\n"


@pytest.mark.parametrize("jobs", ["1", "2"])
def test_an_interrupt_ends_it_with_130_without_traceback_or_orphans(save, genome, jobs):
    for number in range(40):
        save(genome, f"d/{number}.json")
    os.mkfifo("a.pipe")
    code = (
        "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); "
        "from agent_genome.cli import main, workers; workers.WORK_WORTH_A_PROCESS = 1; raise SystemExit(main.main())"
    )
    process = subprocess.Popen(
        [sys.executable, "-c", code, "check", "a.pipe", "d", "--jobs", jobs],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
    )
    # Opening the pipe waits for the command to open it. It ends only then, since a signal right before a read is seen
    # right after it.
    with Path("a.pipe").open("wb"):
        os.killpg(process.pid, signal.SIGINT)
    out, err = process.communicate(timeout=30)
    assert (process.returncode, out, err) == (130, b"", b"")
    with pytest.raises(ProcessLookupError):
        os.killpg(process.pid, 0)


def test_a_terminal_gets_colours_wrapped_lines_and_a_bar_when_it_takes_long(save, genome, monkeypatch):
    genome["germline"]["read_only"] = False
    path = save(genome)
    leader, follower = pty.openpty()
    code = "from agent_genome.cli import main, progress; progress.PATIENCE_S = 0; raise SystemExit(main.main())"
    settings = os.environ | {"NO_COLOR": "", "COLUMNS": "50", "TERM": "xterm"}
    process = subprocess.Popen(
        [sys.executable, "-c", code, "check", path],
        stdin=follower,
        stdout=follower,
        stderr=follower,
        env=settings,
    )
    os.close(follower)
    output = b""
    while select.select([leader], [], [], 60)[0]:
        try:
            chunk = os.read(leader, 65536)
        except OSError:
            break
        if not chunk:
            break
        output += chunk
    os.close(leader)
    assert process.wait(60) == 1
    assert b"checking" in output
    assert b"\x1b[1;31merror:\x1b[0m" in output
    assert b"\x1b[2m    = \x1b[0m\x1b[36mat:\x1b[0m /germline/read_only\r\n" in output
