"""The API key of a request (RFC 6750, section 2.1), and the scope that an operation needs."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from typing import Final

from agent_genome_server.problem import Problem
from agent_genome_server.services.call import Principal

__all__ = ["bearer_key", "invalid_key", "require_scopes"]

CHALLENGE: Final = "WWW-Authenticate"
SCHEME: Final = 'Bearer realm="agent-genome"'

_CREDENTIALS = re.compile(r"[Bb][Ee][Aa][Rr][Ee][Rr] +([A-Za-z0-9._~+/-]+=*) *", re.ASCII)


def bearer_key(headers: Mapping[str, str]) -> str:
    """Return the text of the key.

    Raises:
        Problem: `missing_key`, or `invalid_key` where the header holds something else.
    """
    header = headers.get("authorization")
    if header is None:
        raise Problem("missing_key", headers={CHALLENGE: SCHEME})
    match = _CREDENTIALS.fullmatch(header)
    if match is None:
        raise invalid_key()
    return match[1]


def invalid_key() -> Problem:
    """Return the refusal of a key that is none."""
    return Problem("invalid_key", headers={CHALLENGE: f'{SCHEME}, error="invalid_token"'})


def require_scopes(principal: Principal, scopes: Iterable[str]) -> None:
    """Refuse a key that lacks a scope.

    Raises:
        Problem: `insufficient_scope`, which names the first that is missing.
    """
    for scope in scopes:
        if scope not in principal.scopes:
            challenge = f'{SCHEME}, error="insufficient_scope", scope="{scope}"'
            raise Problem("insufficient_scope", scope=scope, headers={CHALLENGE: challenge})
