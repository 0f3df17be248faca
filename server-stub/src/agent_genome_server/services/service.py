"""The door of the services: a call in, an answer or a problem out."""

from __future__ import annotations

import re
from collections.abc import Generator
from contextlib import contextmanager
from typing import Final

from agent_genome_server._spec import KEY_PATTERN
from agent_genome_server.config import Config
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call, Principal
from agent_genome_server.services.context import Context
from agent_genome_server.services.moments import Clock, utc_now
from agent_genome_server.services.operations import OPERATIONS
from agent_genome_server.storage import Storage, StorageUnavailableError
from agent_genome_server.storage.workspaces import find_key

__all__ = ["Services", "unavailable"]

RETRY_SECONDS: Final = 1
_KEY: Final = re.compile(KEY_PATTERN)


class Services:
    """All operations on one database; every method may be called from any thread."""

    def __init__(self, storage: Storage, config: Config, *, clock: Clock = utc_now) -> None:
        self._context = Context(storage, config, clock)

    def call(self, call: Call) -> Answer:
        """Carry out a request that fits its schema.

        Raises:
            Problem: it is refused, or the database cannot be used now (`unavailable`).
        """
        with unavailable():
            return OPERATIONS[call.operation_id](self._context, call)

    def authenticate(self, key_text: str) -> Principal | None:
        """Return who a key is, as the database says now; None when it is unknown, revoked or malformed.

        Raises:
            Problem: `unavailable`.
        """
        if not _KEY.fullmatch(key_text):
            return None
        with unavailable(), self._context.storage.reading() as connection:
            key = find_key(connection, key_text)
        if key is None or key.revoked_at is not None:
            return None
        return Principal(key_id=key.id, workspace=key.workspace, scopes=key.scopes)

    def ready(self) -> None:
        """Make sure that the database answers and has the tables of this program.

        Raises:
            Problem: `unavailable`.
        """
        with unavailable():
            if not self._context.storage.is_current():
                raise StorageUnavailableError("The database has not the tables of this version: run the migration.")

    def close(self) -> None:
        """Close the connections that nobody uses."""
        self._context.storage.close()


@contextmanager
def unavailable() -> Generator[None]:
    """Turn a database that cannot be used now into its problem."""
    try:
        yield
    except StorageUnavailableError as error:
        raise Problem("unavailable", headers={"Retry-After": str(RETRY_SECONDS)}, reason=str(error)) from error
