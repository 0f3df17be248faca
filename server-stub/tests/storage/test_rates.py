"""Windows: held, used, and begun anew."""

from __future__ import annotations

from agent_genome_server.storage import Storage
from agent_genome_server.storage.rates import hold_window, purge_windows, use_window

MINE = {"policy": "key", "holder": "k1"}


def hold(storage: Storage, started_at: int, **holder: str) -> int:
    return storage.writing(lambda connection: hold_window(connection, **{**MINE, **holder}, started_at=started_at))


def use(storage: Storage, used: int) -> None:
    storage.writing(lambda connection: use_window(connection, **MINE, used=used))


def test_a_window_begins_at_nothing(storage: Storage):
    assert hold(storage, 60) == 0


def test_what_was_used_is_there_as_long_as_the_window(storage: Storage):
    hold(storage, 60)
    use(storage, 5)
    assert hold(storage, 60) == 5
    assert hold(storage, 120) == 0
    assert hold(storage, 120) == 0


def test_a_clock_that_is_behind_begins_no_window_anew(storage: Storage):
    hold(storage, 120)
    use(storage, 5)
    assert hold(storage, 60) == 5
    assert hold(storage, 120) == 5


def test_holders_and_policies_are_counted_apart(storage: Storage):
    hold(storage, 60)
    use(storage, 5)
    assert hold(storage, 60, holder="k2") == 0
    assert hold(storage, 60, policy="workspace") == 0
    assert hold(storage, 60) == 5


def test_old_windows_are_purged(storage: Storage):
    hold(storage, 60)
    hold(storage, 120, holder="k2")
    assert storage.writing(lambda connection: purge_windows(connection, before=120, after=120)) == 1


def test_a_window_that_a_wrong_clock_left_far_ahead_is_purged(storage: Storage):
    hold(storage, 600)
    use(storage, 5)
    assert storage.writing(lambda connection: purge_windows(connection, before=0, after=120)) == 1
    assert hold(storage, 60) == 0
