"""The token of a preview: it binds consent to one file, agent, workspace, plan and time."""

from __future__ import annotations

import base64
import hmac
import json
from dataclasses import asdict, dataclass
from datetime import UTC, datetime

from agent_genome.genome._spec_learning import IMPORT
from agent_genome.genome.keys import keyed
from agent_genome.genome.refusals import refusal

__all__ = ["Bound", "in_seconds", "issue", "moment_text", "opened"]


@dataclass(frozen=True, slots=True)
class Bound:
    """What a token binds.

    Attributes:
        import_id: id that the import will have.
        agent: slug of the agent.
        workspace: the platform's own id of the workspace.
        file_sha256: digest of the bytes of the file.
        plan_sha256: digest of what the preview showed.
        expires: seconds since 1970.
    """

    import_id: str
    agent: str
    workspace: str
    file_sha256: str
    plan_sha256: str
    expires: int


def issue(bound: Bound, *, key: bytes) -> str:
    """Return the token of what is bound: prefix, payload and code, with dots between."""
    text = json.dumps(asdict(bound), sort_keys=True, separators=(",", ":"))
    payload = base64.urlsafe_b64encode(text.encode()).decode().rstrip("=")
    return f"{IMPORT['token_prefix']}.{payload}.{keyed(key, IMPORT['token_prefix'], payload)}"


def opened(token: str, *, key: bytes) -> Bound:
    """Return what a token binds.

    Raises:
        EngineError: `token_invalid`, or `key_too_short`.
    """
    prefix, _, rest = token.partition(".")
    payload, _, code = rest.partition(".")
    made = keyed(key, IMPORT["token_prefix"], payload)
    same = hmac.compare_digest(made.encode(), code.encode("utf-8", "surrogatepass"))
    if prefix != IMPORT["token_prefix"] or not same:
        raise refusal("token_invalid")
    return Bound(**json.loads(base64.urlsafe_b64decode(payload + "=" * (-len(payload) % 4))))


def in_seconds(moment: datetime) -> int:
    """Return a moment in whole seconds since 1970.

    Raises:
        EngineError: `moment_without_zone` or `moment_out_of_range`.
    """
    if moment.utcoffset() is None:
        raise refusal("moment_without_zone")
    if not 1970 <= moment.year <= 9998:
        raise refusal("moment_out_of_range")
    return int(moment.timestamp())


def moment_text(seconds: int) -> str:
    """Return seconds since 1970 as RFC 3339 in UTC.

    Example:
        >>> moment_text(0)
        '1970-01-01T00:00:00Z'
    """
    return datetime.fromtimestamp(seconds, UTC).isoformat().replace("+00:00", "Z")
