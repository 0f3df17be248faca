"""An answer of success -> its meaning: a generated model, or a file."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final, Protocol, Self, TypeVar

import orjson

from agent_genome.client._spec_clients import MAX_KEPT_CHARACTERS
from agent_genome.client.errors import AgentGenomeError, APIResponseValidationError
from agent_genome.client.exported import ExportedGenome
from agent_genome.client.replies import Reply

__all__ = ["as_file", "as_model", "unfit"]

_NOT_MODIFIED: Final = 304


class _Model(Protocol):
    @classmethod
    def from_dict(cls, src_dict: Mapping[str, Any]) -> Self: ...


M = TypeVar("M", bound=_Model)


def as_model(kind: type[M]) -> Callable[[Reply], M]:
    """Return what makes a generated model of an answer; it raises `APIResponseValidationError` when it cannot."""

    def parse(reply: Reply) -> M:
        body = _object(reply)
        try:
            return kind.from_dict(body)
        except KeyError as error:
            raise unfit(reply, f"it has no member {error}") from None
        except (TypeError, ValueError) as error:
            raise unfit(reply, f"a member has another type, {error}") from None

    return parse


def as_file(reply: Reply) -> ExportedGenome:
    """Return the file that an answer is, byte for byte.

    Raises:
        APIResponseValidationError: it is no JSON object.
    """
    _object(reply)
    return ExportedGenome(reply.content, etag=reply.headers.get("etag"))


def _object(reply: Reply) -> dict[str, Any]:
    if reply.status == _NOT_MODIFIED:
        raise AgentGenomeError(
            "304: nothing changed, so there is no body; go on with the copy that the ETag was of",
            request_id=reply.request_id,
        )
    try:
        body: Any = orjson.loads(reply.content)
    except ValueError:
        raise unfit(reply, "it is no JSON") from None
    if not isinstance(body, dict):
        raise unfit(reply, "it is no JSON object")
    return body  # pyright: ignore[reportUnknownVariableType]  # the members of a JSON object


def unfit(reply: Reply, why: str) -> APIResponseValidationError:
    """Return the error of an answer that is not what the specification says; the API key shows nowhere in it."""
    hidden = reply.secret.hidden_in
    return APIResponseValidationError(
        f"the body of the answer {reply.status} is not what the specification says: {hidden(why)}. "
        f"Check that base_url is that of a genome server of this version. (request {reply.request_id})",
        status=reply.status,
        body=hidden(reply.content[:MAX_KEPT_CHARACTERS].decode("utf-8", "replace")),
        request_id=reply.request_id,
    )
