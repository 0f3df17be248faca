"""A workspace with a key, and short calls of the services; every answer is held against the OpenAPI document."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from _spec_answers import assert_fits, assert_may_raise

from agent_genome_server.config import Config
from agent_genome_server.problem import Problem
from agent_genome_server.services import Admin, Answer, Call, Services
from agent_genome_server.storage import Storage

SCOPES = ("genome:read", "genome:write", "genome:erase")
ALL_FLAGS = frozenset({"provisional_imports"})


class Clock:
    """A clock that stands still until a test moves it."""

    def __init__(self) -> None:
        self.moment = datetime(2026, 10, 13, 9, 0, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.moment

    def move(self, **duration: float) -> None:
        self.moment += timedelta(**duration)


class World:
    """One server process with one workspace at hand.

    Attributes:
        holds_answers: whether each answer is held against the OpenAPI document, which takes longer than the answer.
    """

    holds_answers = True

    def __init__(self, storage: Storage, *, workspace: str = "w1", clock: Clock | None = None, **settings: Any) -> None:
        self.storage = storage
        self.clock = clock or Clock()
        self.config = Config(**{"flags": ALL_FLAGS, **settings})
        self.admin = Admin(storage, self.config, clock=self.clock)
        self.services = Services(storage, self.config, clock=self.clock)
        self.workspace = workspace
        self.key = self.admin.create_key(workspace=workspace, scopes=SCOPES)
        principal = self.services.authenticate(self.key.text)
        assert principal is not None
        self.principal = principal

    def answer(
        self,
        operation_id: str,
        body: Any = None,
        *,
        agent: str = "biller",
        path: Mapping[str, str] | None = None,
        key: str | None = None,
        headers: Mapping[str, str] | None = None,
        **query: Any,
    ) -> Answer:
        """Return the answer of an operation, which fits the document."""
        keyed = {} if key is None else {"idempotency-key": key}
        call = Call(
            operation_id=operation_id,
            principal=self.principal,
            path={"agent_id": agent, **(path or {})},
            query=query,
            headers={**keyed, **(headers or {})},
            body=body,
        )
        try:
            answer = self.services.call(call)
        except Problem as problem:
            if self.holds_answers:
                assert_may_raise(operation_id, problem)
            raise
        if self.holds_answers:
            assert_fits(operation_id, answer)
        return answer

    def call(self, operation_id: str, body: Any = None, **more: Any) -> Any:
        """Return the body of the answer of an operation."""
        return self.answer(operation_id, body, **more).body

    def refused(self, operation_id: str, body: Any = None, **more: Any) -> Problem:
        """Return the problem of an operation."""
        with pytest.raises(Problem) as caught:
            self.call(operation_id, body, **more)
        return caught.value

    def register(self, agent: str = "biller", **body: Any) -> Any:
        """Register an agent."""
        return self.call("register_agent", {"agent_id": agent, "species": "Biller", **body})

    def compile(self, agent: str = "biller", **body: Any) -> Any:
        """Compile without a task, or with what the body says."""
        return self.call("compile_genome", body, agent=agent)

    def run(self, agent: str = "biller", *, followed: str = "", result: str | None = None, **body: Any) -> str:
        """Compile, finalize and perhaps record an outcome; return the compile_id."""
        compile_id: str = self.compile(agent, **body)["compile_id"]
        text = f'Done.\n<genome_report>{{"followed": ["{followed}"]}}</genome_report>'
        self.call("finalize_output", {"compile_id": compile_id, "text": text}, agent=agent)
        if result is not None:
            self.call("record_outcome", {"result": result, "compile_id": compile_id}, agent=agent)
        return compile_id

    def said(self, text: str, *, agent: str = "biller", key: str | None = None, **body: Any) -> Any:
        """Record what a customer said."""
        return self.call("record_outcome", {"result": "feedback", "text": text, **body}, agent=agent, key=key)


def gene(id: str = "short_sentences", text: str = "Keep sentences short.", **members: Any) -> dict[str, Any]:
    """Return a gene as it stands in a file."""
    return {
        "id": id,
        "kind": "style",
        "text": text,
        "strength": 1.0,
        "source": "staff",
        "evidence_count": 0,
        "scope": [],
        "overrides": [],
        "provenance": [],
        **members,
    }


def strata(**genes: Any) -> list[dict[str, Any]]:
    """Return genes by stratum, as a registration takes them."""
    return [{"stratum": stratum, "genes": listed} for stratum, listed in genes.items()]


KERNEL = gene("identity_purpose", "Prepare bills from what the customer provides.", kind="identity", source="base")
