"""What a caller may set for a client, for a copy of it (`with_options`) and for one call."""

from __future__ import annotations

import threading
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from typing import TYPE_CHECKING, Any, Final, TypedDict, TypeVar

from agent_genome.client._spec_clients import MAX_RETRIES, TIMEOUT_S
from agent_genome.client.arguments import check_headers, check_optional_texts
from agent_genome.client.errors import AgentGenomeError

if TYPE_CHECKING:
    import httpx

__all__ = [
    "NOT_GIVEN",
    "CallOptions",
    "ClientOptions",
    "NotGiven",
    "Options",
    "WriteOptions",
    "client_options",
    "known",
]


class NotGiven(Enum):
    """What an argument is that was left out, where None means something of its own."""

    NOT_GIVEN = "not given"


NOT_GIVEN: Final = NotGiven.NOT_GIVEN


class ClientOptions(TypedDict, total=False):
    """What `with_options` changes.

    Attributes:
        timeout: seconds for connecting, for each read and for each write, or a `httpx.Timeout`; None waits for ever.
        max_retries: how many further attempts a repeatable call gets.
        default_headers: headers of every call; None takes away one that the SDK sends by itself.
    """

    timeout: float | httpx.Timeout | None
    max_retries: int
    default_headers: Mapping[str, str | None]


class CallOptions(TypedDict, total=False):
    """What one call changes.

    Attributes:
        timeout: as in `ClientOptions`.
        max_retries: as in `ClientOptions`.
        extra_headers: headers of this call, stronger than the default ones; None takes one away.
    """

    timeout: float | httpx.Timeout | None
    max_retries: int
    extra_headers: Mapping[str, str | None]


class WriteOptions(CallOptions, total=False):
    """What one call that writes changes.

    Attributes:
        idempotency_key: names the call, so that the server does it once however often it comes; without one the SDK
            makes a new one for each call, the same over its attempts.
    """

    idempotency_key: str


T = TypeVar("T", ClientOptions, CallOptions, WriteOptions)


def known(method: str, given: T, kind: type[T]) -> T:
    """Return the options that a method was given.

    Args:
        method: its name.
        given: the options.
        kind: those that it takes.

    Raises:
        TypeError: it takes no option of this name, as Python says it of an argument.
    """
    for name in given:
        if name not in kind.__annotations__:
            raise TypeError(f"{method}() got an unexpected keyword argument {name!r}")
    return given


@dataclass(frozen=True, slots=True)
class Options:
    """The options that hold for a call.

    Attributes:
        timeout: as in `ClientOptions`; the default gives connecting less time than reading.
        max_retries: as in `ClientOptions`.
        headers: from the weakest to the strongest.
        idempotency_key: as in `WriteOptions`.
    """

    timeout: float | httpx.Timeout | None = TIMEOUT_S
    max_retries: int = MAX_RETRIES
    headers: tuple[Mapping[str, str | None], ...] = field(default=(), repr=False)
    idempotency_key: str | None = None

    def __post_init__(self) -> None:
        retries: Any = self.max_retries
        if type(retries) is not int or retries < 0:
            raise AgentGenomeError("max_retries has to be a whole number, 0 or more")
        if not _is_timeout(self.timeout):
            raise AgentGenomeError("timeout has to be a number of seconds above 0, a httpx.Timeout, or None for none")
        check_optional_texts(idempotency_key=self.idempotency_key)

    def changed(self, changes: ClientOptions | WriteOptions | Mapping[str, Any]) -> Options:
        """Return the options with some of them changed; headers come on top of those that are there.

        Raises:
            AgentGenomeError: a value cannot be one.
        """
        if not changes:
            return self
        fields: dict[str, Any] = dict(changes)
        added: list[Mapping[str, str | None]] = []
        for name in ("default_headers", "extra_headers"):
            headers = fields.pop(name, None)
            if headers is not None:
                check_headers(name, headers)
                added.append(headers)
        return replace(self, headers=(*self.headers, *added), **fields)


def client_options(
    *,
    timeout: float | httpx.Timeout | NotGiven | None,
    max_retries: int,
    default_headers: Mapping[str, str | None] | None,
    http_client: httpx.Client | httpx.AsyncClient | None,
) -> Options:
    """Return the options of a client; the timeouts of a given HTTP client hold when no others are given.

    Raises:
        AgentGenomeError: a value cannot be one.
    """
    if isinstance(timeout, NotGiven):
        timeout = TIMEOUT_S if http_client is None else http_client.timeout
    changes = {"timeout": timeout, "max_retries": max_retries, "default_headers": default_headers}
    return Options().changed(changes)


def _is_timeout(value: Any) -> bool:
    if value is None:
        return True
    if isinstance(value, (int, float)):
        # More than the system can wait would break the first call that waits.
        return not isinstance(value, bool) and 0 < value <= threading.TIMEOUT_MAX
    import httpx

    return isinstance(value, httpx.Timeout)
