"""What came back from the server, before or beside its meaning."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from functools import cached_property
from typing import TYPE_CHECKING, Generic, TypeVar

from agent_genome.client.secrets import Secret

if TYPE_CHECKING:
    import httpx

__all__ = ["RawResponse", "Reply"]

T = TypeVar("T")


@dataclass(frozen=True, slots=True)
class Reply:
    """An answer of success.

    Attributes:
        status: the HTTP status.
        headers: the response headers; looking one up does not mind case.
        content: the body, as it came.
        request_id: the id of the call in the server's log.
        attempts: how many attempts it took, 1 or more.
        secret: the API key, for keeping it out of what is told about the answer.
    """

    status: int
    headers: httpx.Headers = field(repr=False)
    content: bytes = field(repr=False)
    request_id: str | None
    attempts: int
    secret: Secret = field(repr=False)


class RawResponse(Generic[T]):
    """What `with_raw_response` gives: the answer, and its meaning on demand.

    Attributes:
        status: the HTTP status.
        headers: the response headers; looking one up does not mind case.
        content: the body, as it came.
        request_id: the id of the call in the server's log.
        attempts: how many attempts it took, 1 or more.
    """

    def __init__(self, reply: Reply, parse: Callable[[Reply], T]) -> None:
        self.status = reply.status
        self.headers = reply.headers
        self.content = reply.content
        self.request_id = reply.request_id
        self.attempts = reply.attempts
        self._reply = reply
        self._parse = parse

    def __repr__(self) -> str:
        return f"<RawResponse {self.status} request_id={self.request_id!r} attempts={self.attempts}>"

    @cached_property
    def parsed(self) -> T:
        """What the call returns without `with_raw_response`.

        Raises:
            APIResponseValidationError: the body is not what the specification says.
        """
        return self._parse(self._reply)
