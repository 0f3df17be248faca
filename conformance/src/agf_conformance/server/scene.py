"""What a check works with: the server, agents of its own, and short words for asking."""

from __future__ import annotations

import itertools
import secrets
from collections.abc import Mapping, Sequence
from typing import Any, Final

from agf_conformance.server._spec import BASE_PATH, OPERATIONS
from agf_conformance.server.answers import Answer
from agf_conformance.server.caller import Caller
from agf_conformance.server.deadline import Deadline, Patience
from agf_conformance.server.declared import Declared
from agf_conformance.server.endings import BlockedError
from agf_conformance.server.samples import sample_strata
from agf_conformance.server.target import Target

__all__ = ["Scene", "Session"]

NOBODY: Final = "agf-conformance-nobody"
MAIN: Final = "\0main"
WAITS: Final = 3
"""How often a run waits for a new window; it needs less than one window's compiles."""


class Session:
    """What the checks of one run share.

    Attributes:
        target: the server.
        declared: what it says of itself.
        record: every answer so far.
        token: makes the ids of this run its own.
    """

    def __init__(self, target: Target, declared: Declared, record: list[Answer]) -> None:
        self.target = target
        self.declared = declared
        self.record = record
        self.token = secrets.token_hex(4)
        self.numbers = itertools.count(1)
        self.shared: dict[str, str] = {}
        self.patience = Patience(WAITS)

    def scene(self) -> Scene:
        """Return the scene of the next check, whose time begins now."""
        deadline = Deadline(self.target.seconds)
        caller = Caller(self.target.url, deadline=deadline, record=self.record, patience=self.patience)
        return Scene(self, caller)


class Scene:
    """One check's view of the server."""

    def __init__(self, session: Session, caller: Caller) -> None:
        self.session = session
        self.caller = caller
        self.keys = session.target.keys
        self.declared = session.declared

    def fresh(self, what: str = "agent") -> str:
        """Return an id that nothing on the server has."""
        return f"agfc-{what}-{self.session.token}-{next(self.session.numbers)}"

    def ask(
        self,
        operation_id: str,
        body: Any = None,
        *,
        agent: str = NOBODY,
        import_id: str = "im_0000000000000000",
        key: str | None = MAIN,
        query: Mapping[str, Any] | str | None = None,
        headers: Mapping[str, str] | None = None,
        data: bytes | None = None,
        idempotency: str | None = None,
        patient: bool = True,
    ) -> Answer:
        """Ask for an operation and return the answer, whatever it is."""
        more = {} if idempotency is None else {"Idempotency-Key": idempotency}
        return self.caller.operation(
            operation_id,
            body,
            key=self.keys.main if key == MAIN else key,
            path={"agent_id": agent, "import_id": import_id},
            query=query,
            headers={**more, **(headers or {})},
            data=data,
            patient=patient,
        )

    def have(self, operation_id: str, body: Any = None, **how: Any) -> Any:
        """Ask for an operation that a check needs first, and return the JSON value of the answer.

        Raises:
            BlockedError: it was refused.
        """
        return self.have_answer(operation_id, body, **how).value

    def have_answer(self, operation_id: str, body: Any = None, **how: Any) -> Answer:
        """Ask for an operation that a check needs first, and return the answer.

        Raises:
            BlockedError: it was refused.
        """
        answer = self.ask(operation_id, body, **how)
        if answer.status not in (200, 201) or not answer.is_json:
            raise BlockedError(str(answer))
        return answer

    def register(
        self, *, agent: str | None = None, key: str | None = MAIN, strata: Sequence[Any] | None = None, **members: Any
    ) -> str:
        """Register an agent and return its id.

        Raises:
            BlockedError: it was refused.
        """
        id = agent or self.fresh()
        genes = sample_strata() if strata is None else strata
        body = {"agent_id": id, "species": "Conformance agent", "strata": genes, **members}
        self.have("register_agent", body, key=key)
        return id

    @property
    def agent(self) -> str:
        """An agent with genes that several checks read and none changes."""
        if "agent" not in self.session.shared:
            self.session.shared["agent"] = self.register()
        return self.session.shared["agent"]

    def compiled(self, agent: str, **body: Any) -> Any:
        """Compile and return the JSON value of the answer."""
        return self.have("compile_genome", body, agent=agent)

    def said(self, agent: str, text: str, **body: Any) -> Any:
        """Record what a customer said and return the JSON value of the answer."""
        return self.have("record_outcome", {"result": "feedback", "text": text, **body}, agent=agent)

    def texts(self, agent: str, **how: Any) -> list[str]:
        """Return the texts of the observations that a genome shows, newest first."""
        genome = self.have("get_genome", agent=agent, **how)
        return [str(item.get("text")) for item in genome.get("observations", ())]

    def url_path(self, operation_id: str, *, agent: str = NOBODY, import_id: str = "im_0000000000000000") -> str:
        """Return the path of an operation."""
        return BASE_PATH + OPERATIONS[operation_id].path.format(agent_id=agent, import_id=import_id)

    @property
    def authorization(self) -> dict[str, str]:
        """The header that carries the main key."""
        return {"Authorization": f"Bearer {self.keys.main}"}
