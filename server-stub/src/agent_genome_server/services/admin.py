"""What the operator's commands do."""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from typing import Any, TypeVar

from sqlalchemy import Connection

from agent_genome.agf.gene_checks import check_gene
from agent_genome.genome import Gene, GenomeState, accept_proposal, add_gene, change_gene, reject_proposal, remove_gene
from agent_genome.genome.state import Proposal
from agent_genome_server._spec import KEY, SCOPES
from agent_genome_server.config import Config
from agent_genome_server.services.agents import register_agent
from agent_genome_server.services.call import Answer, Call, Principal
from agent_genome_server.services.changes import Change, change_work
from agent_genome_server.services.consolidation import AgentConsolidated, consolidate_agent, purge
from agent_genome_server.services.context import Context
from agent_genome_server.services.erasure import erase_subject
from agent_genome_server.services.moments import Clock, utc_now
from agent_genome_server.services.service import unavailable
from agent_genome_server.storage import Storage
from agent_genome_server.storage.agents import agents_of
from agent_genome_server.storage.secrets import url_safe
from agent_genome_server.storage.workspaces import (
    KeyInfo,
    add_key,
    ensure_workspace,
    list_keys,
    revoke_key,
    workspace_ids,
)

__all__ = ["Admin", "NewKey"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class NewKey:
    """A key that was just made.

    Attributes:
        text: what a client sends, shown this once; kept out of the repr.
        created_at: seconds since 1970.
    """

    id: str
    text: str = field(repr=False)
    workspace: str
    scopes: frozenset[str]
    label: str
    created_at: int


class Admin:
    """The operator's hand on one database; no scope is asked for.

    What the catalogue has a code for is raised as `Problem`, an argument that no request has as `ValueError`.
    """

    def __init__(self, storage: Storage, config: Config, *, clock: Clock = utc_now) -> None:
        self._context = Context(storage, config, clock)

    def create_key(self, *, workspace: str, scopes: Collection[str], label: str = "") -> NewKey:
        """Make a key, and its workspace when that is new.

        Raises:
            ValueError: a scope is unknown, the workspace has no name, or a text is on more than one line.
        """
        for scope in sorted(scopes):
            if scope not in SCOPES:
                raise ValueError(f"There is no scope {scope!r}: the scopes are {', '.join(SCOPES)}.")
        if not workspace.strip() or not (workspace + label).isprintable():
            raise ValueError("A workspace needs a name, and names and labels stand on one line.")
        text = url_safe(KEY.prefix, KEY.length)
        now = self._context.seconds()

        def work(connection: Connection) -> KeyInfo:
            ensure_workspace(connection, workspace, now=now)
            return add_key(connection, text, workspace=workspace, scopes=scopes, label=label, now=now)

        info = self._written(work)
        return NewKey(info.id, text, info.workspace, info.scopes, info.label, info.created_at)

    def keys(self, workspace: str | None = None) -> list[KeyInfo]:
        """Return all keys, or those of a workspace, the oldest first."""
        return self._read(lambda connection: list_keys(connection, workspace=workspace))

    def revoke_key(self, key_id: str) -> bool:
        """Make a key useless from now on, everywhere; False when it is unknown, or was revoked before."""
        now = self._context.seconds()
        return self._written(lambda connection: revoke_key(connection, key_id, now=now))

    def workspaces(self) -> list[str]:
        """Return the ids of all workspaces, sorted."""
        return self._read(workspace_ids)

    def agents(self, *, workspace: str) -> list[str]:
        """Return the ids of a workspace's agents, sorted."""
        return sorted(self._read(lambda connection: agents_of(connection, workspace=workspace)).values())

    def register_agent(self, *, workspace: str, body: Mapping[str, Any]) -> dict[str, Any]:
        """Do what the operation of that name does."""
        with unavailable():
            answer = register_agent(self._context, _call("register_agent", self._known(workspace), body))
        return dict(answer.body)

    def state(self, *, workspace: str, agent_id: str) -> GenomeState:
        """Return the whole state of an agent."""
        with unavailable():
            return self._context.states.fresh(workspace, agent_id).state

    def add_gene(self, *, workspace: str, agent_id: str, gene: Gene) -> Gene:
        """Write a new gene."""
        return self._changed(workspace, agent_id, lambda state: add_gene(state, gene, check=check_gene))

    def change_gene(self, *, workspace: str, agent_id: str, gene: Gene) -> Gene:
        """Put a gene in the place of the one that has its id, stratum and subject."""
        return self._changed(workspace, agent_id, lambda state: change_gene(state, gene, check=check_gene))

    def remove_gene(self, *, workspace: str, agent_id: str, id: str, subject: str | None = None) -> Gene:
        """Remove a gene, and return it."""
        return self._changed(workspace, agent_id, lambda state: remove_gene(state, id, subject=subject))

    def accept_proposal(self, *, workspace: str, agent_id: str, id: str) -> Gene:
        """Make a proposal a gene."""
        return self._changed(workspace, agent_id, lambda state: accept_proposal(state, id, check=check_gene))

    def reject_proposal(self, *, workspace: str, agent_id: str, id: str) -> Proposal:
        """Turn a proposal down."""
        return self._changed(workspace, agent_id, lambda state: reject_proposal(state, id))

    def consolidate(self, workspace: str | None = None) -> list[AgentConsolidated]:
        """Consolidate every agent, or those of a workspace, each in a transaction of its own; then tidy up."""
        workspaces = self.workspaces() if workspace is None else [self._known(workspace)]
        with unavailable():
            done = [
                consolidate_agent(self._context, workspace=name, agent_id=agent_id)
                for name in workspaces
                for agent_id in self.agents(workspace=name)
            ]
            purge(self._context, workspaces)
        return done

    def erase(self, *, workspace: str, subject: str) -> dict[str, Any]:
        """Do what the operation of that name does; `clean` then takes the bytes out of the database's files."""
        with unavailable():
            answer = erase_subject(self._context, _call("erase_subject", self._known(workspace), {"subject": subject}))
        return dict(answer.body)

    def clean(self) -> None:
        """Write the files of the database anew, without what was deleted.

        Raises:
            StorageUnavailableError: somebody reads for too long, or there is no room.
        """
        self._context.storage.clean()

    def _changed(self, workspace: str, agent_id: str, change: Callable[[GenomeState], tuple[GenomeState, T]]) -> T:
        def plan(state: GenomeState) -> Change:
            after, result = change(state)
            return Change(state=after, answer=Answer(status=200, body=result))

        with unavailable():
            work, committed = change_work(self._context, workspace=workspace, agent_id=agent_id, plan=plan)
            answer = self._context.storage.writing(work)
            committed()
        result: T = answer.body
        return result

    def _known(self, workspace: str) -> str:
        if workspace not in self.workspaces():
            raise ValueError(f"There is no workspace {workspace!r}; making a key makes one.")
        return workspace

    def _read(self, work: Callable[[Connection], T]) -> T:
        with unavailable(), self._context.storage.reading() as connection:
            return work(connection)

    def _written(self, work: Callable[[Connection], T]) -> T:
        with unavailable():
            return self._context.storage.writing(work)


def _call(operation_id: str, workspace: str, body: Mapping[str, Any]) -> Call:
    principal = Principal(key_id="", workspace=workspace, scopes=frozenset(SCOPES))
    return Call(operation_id=operation_id, principal=principal, body=body)
