"""What the operations share: storage, settings, clock, and what is kept in memory."""

from __future__ import annotations

from datetime import datetime

from agent_genome_server.config import Config
from agent_genome_server.services.compile_records import CompileRecords
from agent_genome_server.services.moments import Clock, in_seconds
from agent_genome_server.services.states import States
from agent_genome_server.storage import Storage
from agent_genome_server.storage.workspaces import Workspace, workspace

__all__ = ["Context"]


class Context:
    """One for each server process."""

    def __init__(self, storage: Storage, config: Config, clock: Clock) -> None:
        self.storage = storage
        self.config = config
        self.states = States(storage)
        self.records = CompileRecords(storage, config)
        self._clock = clock
        self._workspaces: dict[str, Workspace] = {}

    def now(self) -> datetime:
        """Return the present, with a zone."""
        return self._clock()

    def seconds(self) -> int:
        """Return the present as the tables hold it."""
        return in_seconds(self._clock())

    def workspace(self, id: str) -> Workspace:
        """Return a workspace with its secrets, which never change."""
        known = self._workspaces.get(id)
        if known is None:
            with self.storage.reading() as connection:
                known = workspace(connection, id)
            if known is None:
                raise LookupError(f"a key is pinned to a workspace that is not there: {id!r}")
            self._workspaces[id] = known
        return known
