"""An answer of the server, as the checks see it."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any

from agent_genome.agf.json_value import is_object
from agf_conformance.judging.wording import short
from agf_conformance.server._spec import PROBLEMS
from agf_conformance.server.strict import read_json

__all__ = ["Answer", "NotJson"]


class NotJson:
    """What an answer holds that is no JSON."""


@dataclass(frozen=True)
class Answer:
    """One answer.

    Attributes:
        method: of the request.
        path: of the request, as far as reports show it.
        status: of the answer.
        headers: of the answer, by lower-case name.
        data: the bytes of its body.
        operation: the operation that was asked for; empty where it was none.
        sent: headers of the request, by lower-case name.
    """

    method: str
    path: str
    status: int
    headers: Mapping[str, str]
    data: bytes = field(repr=False)
    operation: str = ""
    sent: Mapping[str, str] = field(default_factory=dict[str, str], repr=False)

    @cached_property
    def value(self) -> Any:
        """The JSON value of the body; `NotJson` where there is none."""
        return read_json(self.data, otherwise=NotJson)

    @property
    def media_type(self) -> str:
        """The media type without its parameters."""
        return self.headers.get("content-type", "").partition(";")[0].strip().lower()

    @property
    def is_json(self) -> bool:
        """Whether the body is JSON."""
        return self.value is not NotJson

    @property
    def code(self) -> str | None:
        """The problem code; None for an answer that is no problem."""
        if self.status < 400 or not is_object(self.value):
            return None
        code = self.value.get("code")
        return code if isinstance(code, str) else None

    @property
    def request(self) -> str:
        """The request, as a report shows it."""
        return f"{self.method} {short(self.path)}"

    @property
    def words(self) -> str:
        """The answer, as a report shows it."""
        if self.status < 400:
            return f"{self.status}"
        if self.code is None:
            kind = self.media_type or "no media type"
            return f"{self.status} without a problem code ({short(kind)}: {short(_beginning(self.data))})"
        return f"{self.status} {short(self.code)}" + ("" if self.code in PROBLEMS else ", which is no code")

    def __str__(self) -> str:
        return f"{self.request}: {self.words}"


def _beginning(data: bytes) -> str:
    return data[:80].decode("utf-8", "backslashreplace") or "empty"
