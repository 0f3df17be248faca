"""Several processes."""

from __future__ import annotations

import json
import signal
from collections.abc import Iterator

import pytest

from agent_genome.cli import workers
from agent_genome.cli._spec import MAX_FILE_BYTES
from agent_genome.cli.checked import Wanted
from agent_genome.cli.targets import Target
from agent_genome.cli.workers import chunks, useful


@pytest.fixture
def folder(save, genome) -> str:
    """Return a folder of files that have no problem, several, and such as no reader takes."""
    for number in range(40):
        save(genome, f"d/{number:02}.json")
    del genome["agent"]["slug"], genome["exporter"]
    for number in range(40, 60):
        save(genome, f"d/{number}.json")
        save(b"\xff\xfe" * number, f"d/{number}x.json")
        save(b"[" * 100_000, f"d/{number}y.json")
    return "d"


@pytest.mark.parametrize("report", ["--json", "--sarif", "--junit", "--color=always"])
def test_the_report_has_the_same_bytes_for_any_number_of_processes(agf, folder, report, monkeypatch):
    monkeypatch.setattr(workers, "WORK_WORTH_A_PROCESS", 1)
    monkeypatch.setattr(workers, "CHUNKS_PER_PROCESS", 3)
    one, two, three = (agf("check", folder, report, "--jobs", str(jobs)) for jobs in (1, 2, 3))
    assert one == two == three
    assert one.code == 1


def test_standard_input_is_read_where_several_processes_work(agf, folder, genome, monkeypatch):
    monkeypatch.setattr(workers, "WORK_WORTH_A_PROCESS", 1)
    ran = agf("check", folder, "-", "--json", "--jobs", "2", stdin=json.dumps(genome).encode())
    assert json.loads(ran.out)["files"][0]["path"] == "-"


def test_a_small_folder_is_worth_no_second_process():
    large = 3 * MAX_FILE_BYTES // 4
    few, many = [Target("a", large)] * 20, [Target("a", large)] * 2_000
    assert useful(few, Wanted(), jobs=8) == 1
    assert useful(many, Wanted(), jobs=2) == 2
    assert useful(few, Wanted(importing=True), jobs=2) == 2


def test_files_beyond_the_limit_are_no_work():
    assert useful([Target("a", MAX_FILE_BYTES + 1)] * 100, Wanted(), jobs=8) == 1


def test_chunks_keep_every_target_in_order_and_what_is_read_once_alone():
    targets = [Target(str(number), None if number == 7 else number * 1_000) for number in range(50)]
    cut = list(chunks(targets, count=6))
    assert [target for chunk in cut for target in chunk] == targets
    assert [targets[7]] in cut
    assert 6 <= len(cut) <= 10


def test_a_process_that_dies_is_a_failure_with_a_remedy(agf, folder, monkeypatch):
    monkeypatch.setattr(workers, "WORK_WORTH_A_PROCESS", 1)
    monkeypatch.setattr("agent_genome.cli.checked.check", _die)
    ran = agf("check", folder, "--jobs", "2")
    assert ran.code == 2
    assert ran.err == "agf: a process that checked files ended early. Run the same with --jobs 1.\n"


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Let an interrupt end this process, even when it was started where interrupts are ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
def test_an_interrupt_waits_until_the_processes_are_started():
    started = False
    with pytest.raises(KeyboardInterrupt), workers._interrupts_held():  # noqa: PT012
        signal.raise_signal(signal.SIGINT)
        started = True
    assert started


def _die(*_: object, **__: object) -> None:
    import os

    os._exit(9)
