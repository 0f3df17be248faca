"""Canonical JSON and identities of the indices that are generated for agents."""

from __future__ import annotations

import hashlib
import json
from typing import Any


def canonical(value: Any) -> str:
    """Return a JSON value in canonical form: sorted members, no white space, UTF-8 as it is."""
    return json.dumps(value, sort_keys=True, separators=(",", ":"), ensure_ascii=False)


def identity(value: Any) -> str:
    """Return the SHA-256 digest of a JSON value in canonical form."""
    return hashlib.sha256(canonical(value).encode()).hexdigest()


def identified(value: dict[str, Any], member: str) -> dict[str, Any]:
    """Return a document with its own identity, which covers everything but itself."""
    return value | {member: identity(value)}


def document(value: dict[str, Any]) -> str:
    """Return an index as it is written to a file: indented, so that a change shows where it is."""
    return json.dumps(value, sort_keys=True, indent=1, ensure_ascii=False) + "\n"
