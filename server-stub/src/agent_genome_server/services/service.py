"""The door of the services: a call in, an answer or a problem out."""

from __future__ import annotations

import re
from collections.abc import Generator, Sequence
from contextlib import contextmanager
from typing import Final

from agent_genome_server._spec import KEY_PATTERN
from agent_genome_server.config import Config
from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call, Principal
from agent_genome_server.services.context import Context
from agent_genome_server.services.moments import Clock, utc_now
from agent_genome_server.services.operations import OPERATIONS, TOGETHER
from agent_genome_server.storage import Storage, StorageUnavailableError
from agent_genome_server.storage.workspaces import find_keys

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

    def lane(self, call: Call) -> str | None:
        """Return what calls have in common that may be carried out together; None where none may.

        On PostgreSQL that is the workspace too: who waits for one that an erasure holds alone would hold up the others.
        """
        if call.operation_id not in TOGETHER:
            return None
        mixed = self._context.storage.is_sqlite
        return call.operation_id if mixed else f"{call.operation_id} {call.principal.workspace}"

    def call_together(self, calls: Sequence[Call]) -> list[Answer | Exception]:
        """Carry out requests of one lane, in one transaction where that is possible.

        Returns:
            For each call its answer, or what `call` would raise; one and the same `unavailable` where one cause is.
        """
        answers = TOGETHER[calls[0].operation_id](self._context, calls)
        problems = {error: _problem(error) for error in answers if isinstance(error, StorageUnavailableError)}
        return [problems[answer] if isinstance(answer, StorageUnavailableError) else answer for answer in answers]

    def authenticate(self, key_text: str) -> Principal | None:
        """Return who a key is, as the database says now; None when it is unknown, revoked or malformed.

        Raises:
            Problem: `unavailable`.
        """
        return self.authenticate_all([key_text])[0]

    def authenticate_all(self, key_texts: Sequence[str]) -> list[Principal | None]:
        """Return who each of some keys is, as `authenticate` does.

        Raises:
            Problem: `unavailable`.
        """
        written = {text for text in key_texts if _KEY.fullmatch(text)}
        known: dict[str, Principal] = {}
        if written:
            with unavailable(), self._context.storage.reading() as connection:
                found = find_keys(connection, written)
            for text, key in found.items():
                if key.revoked_at is None:
                    known[text] = Principal(key_id=key.id, workspace=key.workspace, scopes=key.scopes)
        return [known.get(text) for text in key_texts]

    def ready(self) -> None:
        """Make sure that the database answers and has the tables of this program.

        Raises:
            Problem: `unavailable`.
        """
        with unavailable():
            if not self._context.storage.is_current():
                raise StorageUnavailableError("The database has not the tables of this version: is it migrated?")

    def close(self) -> None:
        """Close the connections that nobody uses."""
        self._context.storage.close()


@contextmanager
def unavailable() -> Generator[None]:
    """Turn a database that cannot be used now into its problem."""
    try:
        yield
    except StorageUnavailableError as error:
        raise _problem(error) from error


def _problem(error: StorageUnavailableError) -> Problem:
    problem = Problem("unavailable", headers={"Retry-After": str(RETRY_SECONDS)}, reason=str(error))
    problem.__cause__ = error
    return problem
