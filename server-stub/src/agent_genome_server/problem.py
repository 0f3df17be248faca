"""The one exception that a service raises: a code of the catalogue, with what the client can mend."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Literal, TypeAlias

from agent_genome.genome import GenomeError
from agent_genome.genome.refusals import EngineError
from agent_genome_server._spec import LIMITS, PROBLEM_TYPE_PREFIX, PROBLEMS

__all__ = ["Problem", "ProblemError", "problem_of"]

Place: TypeAlias = Literal["body", "path", "query", "header"]


@dataclass(frozen=True, slots=True)
class ProblemError:
    """One fault of a request.

    Attributes:
        code: what is wrong.
        pointer: JSON Pointer (RFC 6901) into the body, or `/` and the name of a parameter.
        message: what was found.
        hint: how to mend it.
        place: where the value stands.
    """

    code: str
    pointer: str
    message: str
    hint: str
    place: Place = "body"

    def document(self) -> dict[str, str]:
        """Return the fault as a problem document shows it."""
        where = {} if self.place == "body" else {"in": self.place}
        return {"code": self.code, **where, "pointer": self.pointer, "message": self.message, "hint": self.hint}


class Problem(Exception):  # noqa: N818 - the word of RFC 9457
    """A request is not answered, for a reason that has a code (spec: rest.md#errors).

    Attributes:
        code: a code of the catalogue.
        status: its HTTP status.
        title: the kind of problem.
        detail: what happened this time.
        remedy: what to do.
        errors: the single faults.
        headers: of the answer, such as Retry-After.

    Example:
        >>> Problem("agent_not_found", agent_id="biller").status
        404
    """

    def __init__(
        self,
        code: str,
        *,
        errors: Sequence[ProblemError] = (),
        headers: Mapping[str, str] | None = None,
        **values: Any,
    ) -> None:
        row = PROBLEMS[code]
        self._set(code, row.detail.format(**values), row.remedy.format(**values), errors, headers)

    @classmethod
    def in_words(
        cls,
        code: str,
        detail: str,
        remedy: str,
        errors: Sequence[ProblemError] = (),
        headers: Mapping[str, str] | None = None,
    ) -> Problem:
        """Return the problem of a code whose texts are known already."""
        problem = cls.__new__(cls)
        problem._set(code, detail, remedy, errors, headers)
        return problem

    def _set(
        self,
        code: str,
        detail: str,
        remedy: str,
        errors: Sequence[ProblemError],
        headers: Mapping[str, str] | None,
    ) -> None:
        super().__init__(code, detail)
        self.code = code
        self.status = PROBLEMS[code].status
        self.title = PROBLEMS[code].title
        self.detail = detail
        self.remedy = remedy
        self.errors = tuple(errors)
        self.headers = dict(headers or {})

    def document(self, *, request_id: str) -> dict[str, Any]:
        """Return the problem document (RFC 9457)."""
        members: dict[str, Any] = {
            "type": PROBLEM_TYPE_PREFIX + self.code,
            "title": self.title,
            "status": self.status,
            "code": self.code,
            "detail": self.detail,
            "remedy": self.remedy,
            "request_id": request_id,
        }
        if self.errors:
            members["errors"] = [error.document() for error in self.errors[: LIMITS["errors"]]]
        return members

    def __reduce__(self) -> tuple[Any, ...]:
        return Problem.in_words, (self.code, self.detail, self.remedy, self.errors, self.headers)


def problem_of(error: GenomeError, *, errors: Sequence[ProblemError] | None = None) -> Problem:
    """Return the problem that an error of the engine is, in the engine's words.

    Args:
        error: what the engine raised.
        errors: the single faults, when the engine's own places are not those of the request.
    """
    if errors is None:
        details = error.details if isinstance(error, EngineError) else ()
        errors = [ProblemError(item.code, item.pointer, item.message, item.hint) for item in details]
    return Problem.in_words(error.code, error.message, error.hint, errors)
