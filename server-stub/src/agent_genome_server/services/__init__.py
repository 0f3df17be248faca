"""The services: one function for each operation of the specification, the same for REST, MCP and tests.

- `Services(storage, config, clock=...)`: `call(Call) -> Answer`, `authenticate(key text) -> Principal | None`,
  `ready()`; all are synchronous, may be called from any thread, and raise nothing but `Problem`.
- `Admin(storage, config, clock=...)`: what the operator's commands do: workspaces, keys, genes, proposals,
  consolidation, erasure with the cleaning of the database file.
- `OPERATIONS`: the handler of each operationId.
"""

from __future__ import annotations

from agent_genome_server.services.admin import Admin
from agent_genome_server.services.call import Answer, Call, Principal
from agent_genome_server.services.operations import OPERATIONS
from agent_genome_server.services.service import Services

__all__ = ["OPERATIONS", "Admin", "Answer", "Call", "Principal", "Services"]
