"""Records of compiles, and the counts against rate and quota."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TypeAlias

from sqlalchemy import Connection

from agent_genome_server._spec import RATES
from agent_genome_server.config import Config
from agent_genome_server.problem import Problem
from agent_genome_server.services.rate_headers import Left, rate_headers
from agent_genome_server.storage import Storage
from agent_genome_server.storage.compiles import CompileRow, add_compiles, revisions
from agent_genome_server.storage.rates import hold_window, use_window
from agent_genome_server.storage.workspaces import hold_workspaces

__all__ = ["CompileRecords", "Counted", "Entry"]


@dataclass(frozen=True, slots=True)
class Entry:
    """A record to be stored.

    Attributes:
        revision: of the agent, when it was compiled.
    """

    row: CompileRow
    revision: int
    key_id: str
    workspace: str


@dataclass(frozen=True, slots=True)
class Counted:
    """The record is stored.

    Attributes:
        headers: what is left of the rates.
    """

    headers: dict[str, str]


_Result: TypeAlias = Counted | Problem | None


@dataclass(slots=True)
class _Window:
    """One rate of one holder, while its row is held."""

    rate: str
    holder: str
    limit: int
    started_at: int
    used: int
    before: int = field(init=False)

    def __post_init__(self) -> None:
        self.before = self.used

    def left(self, now: int) -> Left:
        rate = RATES[self.rate]
        return Left(rate.policy, self.limit, rate.seconds, self.limit - self.used, self.started_at + rate.seconds - now)


class CompileRecords:
    """For all threads of a process. A commit costs far more than a row, so many records cost little more than one."""

    def __init__(self, storage: Storage, config: Config) -> None:
        self._storage = storage
        self._limits = {name: int(getattr(config, name)) for name in RATES}

    def add(self, entries: Sequence[Entry]) -> list[Counted | Problem | None]:
        """Store records and count them, in one transaction.

        Returns:
            For each what is left of the rates; or `rate_limited` or `quota_exceeded`, when it is neither stored nor
            counted; or None when the agent has another revision by now.

        Raises:
            StorageUnavailableError: the database cannot be used now.
        """
        return self._storage.writing(lambda connection: self._count(connection, entries)) if entries else []

    def _count(self, connection: Connection, entries: Sequence[Entry]) -> list[_Result]:
        hold_workspaces(connection, {entry.workspace for entry in entries})
        now_at = revisions(connection, {entry.row.agent for entry in entries})
        current = [entry for entry in entries if now_at.get(entry.row.agent) == entry.revision]
        windows = self._hold(connection, current)
        results: dict[str, _Result] = {}
        stored: list[CompileRow] = []
        for entry in current:
            now = entry.row.compiled_at
            own = [windows["compiles_per_key", entry.key_id], windows["compiles_per_workspace", entry.workspace]]
            refusal = _refusal(own, now)
            if refusal is None:
                stored.append(entry.row)
                for window in own:
                    window.used += 1
            results[entry.row.id] = refusal or Counted(rate_headers([window.left(now) for window in own]))
        for window in windows.values():
            if window.used != window.before:
                use_window(connection, policy=RATES[window.rate].policy, holder=window.holder, used=window.used)
        add_compiles(connection, stored)
        return [results.get(entry.row.id) for entry in entries]

    def _hold(self, connection: Connection, entries: Sequence[Entry]) -> dict[tuple[str, str], _Window]:
        """Hold the rows of all windows, in the same order in every process."""
        wanted: dict[tuple[str, str], int] = {}
        for entry in entries:
            for name in (("compiles_per_key", entry.key_id), ("compiles_per_workspace", entry.workspace)):
                wanted[name] = max(wanted.get(name, 0), entry.row.compiled_at)
        windows: dict[tuple[str, str], _Window] = {}
        for (rate, holder), now in sorted(wanted.items()):
            started_at = now - now % RATES[rate].seconds
            used = hold_window(connection, policy=RATES[rate].policy, holder=holder, started_at=started_at)
            windows[rate, holder] = _Window(rate, holder, self._limits[rate], started_at, used)
        return windows


def _refusal(windows: Sequence[_Window], now: int) -> Problem | None:
    for window, code in zip(windows, ("rate_limited", "quota_exceeded"), strict=True):
        if window.used >= window.limit:
            lefts = [each.left(now) for each in windows]
            headers = {"Retry-After": str(max(1, window.left(now).seconds)), **rate_headers(lefts)}
            return Problem(code, headers=headers, limit=window.limit, seconds=RATES[window.rate].seconds)
    return None
