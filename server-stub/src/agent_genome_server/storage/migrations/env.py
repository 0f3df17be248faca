"""Alembic's environment: the connection is the caller's, and so is its transaction."""

from __future__ import annotations

from alembic import context

from agent_genome_server.storage.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
context.run_migrations()
