"""Services without a database, for tests of the edge alone."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Answer, Call, Principal

KEY = "agk_" + "a" * 43
READ_KEY = "agk_" + "r" * 43
PRINCIPAL = Principal(key_id="k1", workspace="demo", scopes=frozenset({"genome:read", "genome:write", "genome:erase"}))


class FakeServices:
    """Answers every call with what the test gave it, and remembers the calls."""

    def __init__(self, answer: Callable[[Call], Answer] | Answer | None = None) -> None:
        self.calls: list[Call] = []
        self.answer = answer or Answer(status=200, body={"ok": True})
        self.up = True

    def authenticate(self, key: str) -> Principal | None:
        if key == READ_KEY:
            return Principal(key_id="k2", workspace="demo", scopes=frozenset({"genome:read"}))
        return PRINCIPAL if key == KEY else None

    def call(self, call: Call) -> Answer:
        self.calls.append(call)
        return self.answer(call) if callable(self.answer) else self.answer

    def authenticate_all(self, keys: Sequence[str]) -> list[Principal | None]:
        return [self.authenticate(key) for key in keys]

    def lane(self, call: Call) -> str | None:
        return call.operation_id if call.operation_id == "compile_genome" else None

    def call_together(self, calls: Sequence[Call]) -> list[Answer | Exception]:
        return [self.call(call) for call in calls]

    def ready(self) -> None:
        if not self.up:
            raise Problem("unavailable", reason="The database does not answer.", headers={"Retry-After": "1"})

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(name)
