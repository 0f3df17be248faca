"""Counts in fixed windows, shared by all processes of one database."""

from __future__ import annotations

from sqlalchemy import Connection, Executable, bindparam, case, delete, update

from agent_genome_server.storage.tables import rate_windows
from agent_genome_server.storage.upsert import Upsert, for_each_database

__all__ = ["hold_window", "purge_windows", "use_window"]


def hold_window(connection: Connection, *, policy: str, holder: str, started_at: int) -> int:
    """Return how much is used of a window, which nobody else changes before this transaction ends.

    A later window begins at nothing; an earlier one, of a clock that is behind, counts as the one that is there.

    Args:
        connection: of the transaction.
        policy: which rate.
        holder: whose.
        started_at: begin of the window, in seconds since 1970.
    """
    window = {"policy": policy, "holder": holder, "started_at": started_at, "used": 0}
    used: int = connection.execute(_HOLD(connection), window).scalar_one()
    return used


def use_window(connection: Connection, *, policy: str, holder: str, used: int) -> None:
    """Write how much is used of a window that this transaction holds."""
    connection.execute(_USE, {"of_policy": policy, "of_holder": holder, "used": used})


def purge_windows(connection: Connection, *, before: int, after: int) -> int:
    """Delete windows that began before a moment or begin after another, and return how many.

    A window far ahead is left of a clock that was wrong; it would count for as long.
    """
    began = rate_windows.c.started_at
    return connection.execute(delete(rate_windows).where((began < before) | (began > after))).rowcount


def _hold(new: Upsert) -> Executable:
    is_later = new.excluded.started_at > rate_windows.c.started_at
    held = new.on_conflict_do_update(
        index_elements=[rate_windows.c.policy, rate_windows.c.holder],
        set_={
            "used": case((is_later, 0), else_=rate_windows.c.used),
            "started_at": case((is_later, new.excluded.started_at), else_=rate_windows.c.started_at),
        },
    )
    return held.returning(rate_windows.c.used)


_HOLD = for_each_database(rate_windows, _hold)
_USE = (
    update(rate_windows)
    .where(rate_windows.c.policy == bindparam("of_policy"), rate_windows.c.holder == bindparam("of_holder"))
    .values(used=bindparam("used"))
)
