"""The states of agents, parsed once for each revision; what is kept is checked against the database before use."""

from __future__ import annotations

import threading
from collections import OrderedDict
from dataclasses import dataclass
from typing import Final

import orjson
from sqlalchemy import Connection

from agent_genome.genome import GenomeState, state_from_json, state_to_json
from agent_genome_server.problem import Problem
from agent_genome_server.storage import Storage
from agent_genome_server.storage.agents import AgentRow, find_agent

__all__ = ["Loaded", "States", "as_json", "as_state"]

KEPT_CHARACTERS: Final = 32_000_000


@dataclass(frozen=True, slots=True)
class Loaded:
    """An agent and the state of its genome, as of one revision.

    Attributes:
        characters: length of the state's JSON.
    """

    row: AgentRow
    state: GenomeState
    characters: int


def as_json(state: GenomeState) -> str:
    """Return a state as the table holds it."""
    return orjson.dumps(state_to_json(state)).decode()


def as_state(text: str) -> GenomeState:
    """Return the state that the table holds."""
    return state_from_json(orjson.loads(text))


class States:
    """The states that were used last, for all threads of a process."""

    def __init__(self, storage: Storage, *, kept_characters: int = KEPT_CHARACTERS) -> None:
        self._storage = storage
        self._room = kept_characters
        self._kept: OrderedDict[tuple[str, str], Loaded] = OrderedDict()
        self._lock = threading.Lock()

    def known(self, workspace: str, agent_id: str) -> Loaded:
        """Return an agent as it was when it was last used here; the caller checks the revision.

        Raises:
            Problem: `agent_not_found`.
        """
        with self._lock:
            kept = self._kept.get((workspace, agent_id))
            if kept is not None:
                self._kept.move_to_end((workspace, agent_id))
        return kept or self.fresh(workspace, agent_id)

    def fresh(self, workspace: str, agent_id: str) -> Loaded:
        """Return an agent as the database has it now.

        Raises:
            Problem: `agent_not_found`.
        """
        with self._storage.reading() as connection:
            return self.read(connection, workspace, agent_id)

    def read(self, connection: Connection, workspace: str, agent_id: str) -> Loaded:
        """Return an agent as a transaction sees it.

        Raises:
            Problem: `agent_not_found`.
        """
        with self._lock:
            kept = self._kept.get((workspace, agent_id))
        known = kept.row.revision if kept else 0
        found = find_agent(connection, workspace=workspace, agent_id=agent_id, known_revision=known)
        if found is None:
            raise Problem("agent_not_found", agent_id=agent_id)
        row, text = found
        if text is None and kept is not None:
            return kept
        loaded = Loaded(row, as_state(text or ""), len(text or ""))
        self.keep(workspace, loaded)
        return loaded

    def keep(self, workspace: str, loaded: Loaded) -> None:
        """Keep an agent, unless a later revision is kept; what was not used for longest makes room."""
        name = (workspace, loaded.row.agent_id)
        with self._lock:
            kept = self._kept.pop(name, loaded)
            newest = loaded if kept.row.revision <= loaded.row.revision else kept
            self._room += (kept.characters if kept is not loaded else 0) - newest.characters
            self._kept[name] = newest
            while self._room < 0 and self._kept:
                self._room += self._kept.popitem(last=False)[1].characters

    def drop(self, workspace: str, agent_id: str) -> None:
        """Forget an agent."""
        with self._lock:
            kept = self._kept.pop((workspace, agent_id), None)
            self._room += kept.characters if kept else 0
