"""Canonical JSON of the contract, and the digests over it."""

from __future__ import annotations

import hashlib
from typing import Any

import orjson

__all__ = ["blake3_hex", "canonical_bytes", "canonical_identity", "sha256_identity"]


def canonical_bytes(value: Any) -> bytes:
    """Return a JSON value as canonical bytes: members sorted by their names, no white space, UTF-8 as it is.

    Example:
        >>> canonical_bytes({"b": "é/", "a": [1, None]}).decode()
        '{"a":[1,null],"b":"é/"}'
    """
    return orjson.dumps(value, option=orjson.OPT_SORT_KEYS)


def blake3_hex(data: bytes) -> str:
    """Return the BLAKE3 digest of some bytes, 256 bits in hexadecimal.

    Example:
        >>> blake3_hex(b"{}")[:16]
        '6e46dd10defc9b56'
    """
    from blake3 import blake3

    return blake3(data).hexdigest()


def canonical_identity(value: Any) -> str:
    """Return the BLAKE3 digest of a JSON value."""
    return blake3_hex(canonical_bytes(value))


def sha256_identity(value: Any) -> str:
    """Return the SHA-256 digest of a JSON value."""
    return hashlib.sha256(canonical_bytes(value)).hexdigest()
