"""An operation and its options -> the request, the same for every attempt."""

from __future__ import annotations

import json
import platform
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from agent_genome import __version__
from agent_genome.agf.json_value import is_object
from agent_genome.client._spec_clients import ACCEPT, MAX_SHOWN_HEADER_CHARACTERS
from agent_genome.client.errors import AgentGenomeError
from agent_genome.client.options import Options
from agent_genome.client.retries import is_repeatable
from agent_genome.client.settings import Settings

__all__ = ["Call", "Prepared", "prepare"]

_USER_AGENT: Final = f"agent-genome-python/{__version__} python/{platform.python_version()}"
_TOKEN = re.compile(r"[!#$%&'*+.^_`|~0-9A-Za-z-]+")
_FIELD_VALUE = re.compile(r"[!-~](?:[\t -~]*[!-~])?")


@dataclass(frozen=True, slots=True)
class Call:
    """What an operation asks of the server.

    Attributes:
        method: the HTTP method.
        path: the path behind the base URL, escaped.
        query: the parameters of the query.
        body: a JSON value, bytes that are JSON already, or None.
        headers: headers of the operation itself.
        natural: whether the specification says that making the call twice does what making it once does.
        keyed: whether the operation takes an `Idempotency-Key`.
        provisional: whether a server may do without the operation.
    """

    method: str
    path: str
    query: Mapping[str, Any] = field(default_factory=dict[str, Any])
    body: Any = None
    headers: Mapping[str, str] = field(default_factory=dict[str, str])
    natural: bool = False
    keyed: bool = False
    provisional: bool = False


@dataclass(frozen=True, slots=True)
class Prepared:
    """A request that is ready to be sent, as often as it needs.

    Attributes:
        method: the HTTP method.
        path: what a log shows of the URL.
        url: the whole URL, without the query.
        query: the parameters of the query.
        headers: the headers, by their lower-case names.
        content: the body.
        repeatable: whether a second attempt does no harm.
    """

    method: str
    path: str
    url: str
    query: Mapping[str, Any]
    headers: Mapping[str, str] = field(repr=False)
    content: bytes | None = field(repr=False)
    repeatable: bool

    @property
    def request_id(self) -> str | None:
        """The id under which the server logs the call."""
        return self.headers.get("x-request-id")


def prepare(call: Call, *, settings: Settings, options: Options, request_id: str, new_key: str) -> Prepared:
    """Return the request of a call.

    Args:
        call: what the operation asks.
        settings: the server and the key.
        options: what the caller set.
        request_id: the id of the call, when the caller's headers have none.
        new_key: the idempotency key, when the operation takes one and the caller gave none.

    Raises:
        AgentGenomeError: a header or the body cannot be sent.
    """
    own = {
        "accept": ACCEPT,
        "authorization": f"Bearer {settings.api_key.reveal()}",
        "user-agent": _USER_AGENT,
        "x-request-id": request_id,
    }
    content = _encoded(call.body)
    if content is not None:
        own["content-type"] = "application/json"
    if call.keyed:
        own["idempotency-key"] = options.idempotency_key or new_key
    headers = _merged(own, call.headers, *options.headers)
    return Prepared(
        method=call.method,
        path=call.path,
        url=settings.base_url + call.path,
        query=call.query,
        headers=headers,
        content=content,
        repeatable=is_repeatable(call.method, natural=call.natural, has_idempotency_key="idempotency-key" in headers),
    )


def _merged(own: Mapping[str, str], *added: Mapping[str, str | None]) -> dict[str, str]:
    """Return headers by their lower-case names, the later over the earlier; None takes one away."""
    merged: dict[str, Any] = dict(own)
    for headers in added:
        for name, value in headers.items():
            if not _TOKEN.fullmatch(name):
                raise AgentGenomeError(f"{name[:MAX_SHOWN_HEADER_CHARACTERS]!r} cannot be the name of a header")
            if value is None:
                merged.pop(name.lower(), None)
            else:
                merged[name.lower()] = value
    for name, value in merged.items():
        if not isinstance(value, str) or not _FIELD_VALUE.fullmatch(value):
            # The value is not shown: it may be a secret.
            raise AgentGenomeError(
                f"the value of the header {name} cannot be sent: it is no text, is empty, starts or ends with white "
                "space, or holds a control character or one outside ASCII"
            )
    return merged


def _encoded(body: Any) -> bytes | None:
    if body is None or isinstance(body, bytes):
        return body
    try:
        return json.dumps(body, ensure_ascii=False, allow_nan=False, separators=(",", ":")).encode()
    except UnicodeEncodeError:
        where = _named(body)
        raise AgentGenomeError(f"{where} holds half of a surrogate pair, which is no Unicode text") from None
    except (TypeError, ValueError, RecursionError) as error:
        raise AgentGenomeError(f"{_named(body)} cannot be written as JSON: {error}") from None


def _named(body: Any) -> str:
    """Return the member of a body that cannot be sent, which is the argument of its name, or what stands for all."""
    if is_object(body):
        for name, value in body.items():
            try:
                _encoded([value])
            except AgentGenomeError:
                return name
    return "the body"
