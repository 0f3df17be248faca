"""Group commit: every thread gets its own result, after the write that holds its item."""

from __future__ import annotations

import threading
from collections.abc import Sequence

import pytest

from agent_genome_server.services.group_commit import GroupCommit


def test_a_single_thread_writes_at_once():
    batches: list[list[int]] = []

    def write(items: Sequence[int]) -> list[int]:
        batches.append(list(items))
        return [item * 10 for item in items]

    commits = GroupCommit(write)
    assert [commits.add(1), commits.add(2)] == [10, 20]
    assert batches == [[1], [2]]


def test_what_comes_while_one_writes_is_written_together():
    batches: list[list[int]] = []
    may_write, writes = threading.Event(), threading.Event()

    def write(items: Sequence[int]) -> list[int]:
        batches.append(sorted(items))
        writes.set()
        may_write.wait(10)
        return list(items)

    commits = GroupCommit(write)
    results: list[int] = []
    threads = [
        threading.Thread(target=lambda number=number: results.append(commits.add(number))) for number in range(5)
    ]
    threads[0].start()
    writes.wait(10)
    for thread in threads[1:]:
        thread.start()
    while len(commits._queue) < 4:
        threading.Event().wait(0.001)
    may_write.set()
    for thread in threads:
        thread.join()
    assert batches == [[0], [1, 2, 3, 4]]
    assert sorted(results) == list(range(5))


def test_an_error_reaches_every_thread_of_its_batch_and_the_next_goes_on():
    def write(items: Sequence[int]) -> list[int]:
        if 0 in items:
            raise LookupError("no room")
        return list(items)

    commits = GroupCommit(write)
    with pytest.raises(LookupError):
        commits.add(0)
    assert commits.add(1) == 1


def test_many_threads_get_their_own_results():
    commits = GroupCommit(lambda items: [item * 2 for item in items])
    wrong: list[int] = []

    def add(start: int) -> None:
        wrong.extend(number for number in range(start, start + 200) if commits.add(number) != number * 2)

    threads = [threading.Thread(target=add, args=(start,)) for start in range(0, 4000, 200)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert wrong == []
