"""Reading a target."""

from __future__ import annotations

import os
import threading
from pathlib import Path

import pytest

from agent_genome.cli._spec import MAX_FILE_BYTES
from agent_genome.cli.reading import read
from agent_genome.cli.targets import Target


def test_a_file_at_the_limit_is_read_and_one_byte_more_is_refused(workplace: Path):
    (workplace / "a").write_bytes(b" " * MAX_FILE_BYTES)
    assert read(Target("a")) == b" " * MAX_FILE_BYTES
    (workplace / "a").write_bytes(b" " * (MAX_FILE_BYTES + 1))
    assert read(Target("a")) is None


def test_of_a_file_beyond_the_limit_nothing_is_read(workplace: Path, monkeypatch):
    (workplace / "a").write_bytes(b" " * (MAX_FILE_BYTES + 1))
    monkeypatch.setattr("agent_genome.cli.reading.read_bounded", lambda _file: pytest.fail("it was read"))
    assert read(Target("a")) is None


def test_an_endless_device_is_refused():
    assert read(Target("/dev/zero")) is None


def test_a_pipe_that_is_named_is_read(workplace: Path):
    os.mkfifo("pipe")
    writer = threading.Thread(target=lambda: (workplace / "pipe").write_bytes(b"{}"))
    writer.start()
    assert read(Target("pipe")) == b"{}"
    writer.join()


def test_a_pipe_that_took_the_place_of_a_found_file_is_not_waited_for():
    os.mkfifo("pipe")
    with pytest.raises(OSError, match="no regular file any more"):
        read(Target("pipe", 10, named=False))
