"""The database of the server: tables, migrations, transactions, and the statements of each topic."""

from __future__ import annotations

from agent_genome_server.storage.engines import UnsupportedDatabaseError
from agent_genome_server.storage.storage import Storage, StorageUnavailableError, open_storage

__all__ = ["Storage", "StorageUnavailableError", "UnsupportedDatabaseError", "open_storage"]
